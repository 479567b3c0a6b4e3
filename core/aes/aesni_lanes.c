/* AES by AES-NI, blocks one after another, and blocks with a key each: one to a register, the
 * round keys read where they are. */
#include "aes/rounds.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>

#include "target.h"
GL_TARGET_BEGIN("aes,sse4.1")

GL_INLINE __m128i load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE void store(uint8_t *p, __m128i v)
{
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

/* Round keys are aligned. */
GL_INLINE __m128i load_key(const uint8_t *p)
{
    return _mm_load_si128((const __m128i *)(const void *)p);
}

/* ---- One message -------------------------------------------------------------------------------
 */

/*
 * The state goes round with the first round key in it. What is xored to it between two blocks is
 * xored to the last round key instead, so that only rounds wait for each other:
 *
 *     s ---> rounds ---+--> last round, last key ^ mix_state ^ first key ---> s
 *                      '--> last round, last key ^ mix_out ---> out
 */
AES_FRAME void chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                     uint8_t *out, size_t blocks)
{
    const aes_round_keys k = aes_key_of(key)->encrypt;
    const unsigned rounds = aes_key_of(key)->rounds;
    const bool text_first = kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC;
    const __m128i zero = _mm_setzero_si128(), first = load_key(k[0]), last = load_key(k[rounds]);
    __m128i s = _mm_xor_si128(load(state), first), x = load(in);
    if (text_first)
        s = _mm_xor_si128(s, x);
    for (; blocks; blocks--) {
        AES_READ_KEYS();
        const __m128i mix_out = text_first ? zero : x;
        if (blocks > 1)
            x = load(in += 16);
        else if (text_first)
            x = zero;
        const __m128i mix_state = text_first ? x : kind == GL_CHAIN_CFB ? mix_out : zero;
        const __m128i next = _mm_xor_si128(_mm_xor_si128(last, first), mix_state);
        const __m128i y_key = _mm_xor_si128(last, mix_out);
#define INNER(r) s = _mm_aesenc_si128(s, load_key(k[r]))
#define LAST(r) (void)(r)
        AES_ROUNDS(rounds, INNER, LAST);
#undef INNER
#undef LAST
        if (kind != GL_CHAIN_MAC) {
            store(out, _mm_aesenclast_si128(s, y_key));
            out += 16;
        }
        s = _mm_aesenclast_si128(s, next);
    }
    store(state, _mm_xor_si128(s, first));
}

void aes_aesni_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                     uint8_t *out, size_t blocks)
{
    chain(key, kind, state, in, out, blocks);
    aes_burn();
}

/* ---- Keys of their own -------------------------------------------------------------------------
 */

/* n blocks, each under the round keys that k[i] begins. */
GL_INLINE void crypt(__m128i *s, unsigned n, const aes_round_keys *k, unsigned rounds,
                     bool decrypting)
{
#define ROUND(r, encrypt, decrypt)                                                                 \
    AES_EACH (i, n)                                                                                \
    s[i] = decrypting ? decrypt(s[i], load_key(k[i][r])) : encrypt(s[i], load_key(k[i][r]))
#define INNER(r) ROUND(r, _mm_aesenc_si128, _mm_aesdec_si128)
#define LAST(r) ROUND(r, _mm_aesenclast_si128, _mm_aesdeclast_si128)
    ROUND(0, _mm_xor_si128, _mm_xor_si128);
    AES_ROUNDS(rounds, INNER, LAST);
#undef ROUND
#undef INNER
#undef LAST
}

/* n lanes side by side. */
GL_INLINE void chain_lanes(const gl_lane *lane, unsigned n, gl_chain kind, size_t blocks)
{
    const unsigned rounds = aes_key_of(lane[0].key)->rounds;
    const bool text_first = kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC;
    __m128i s[AES_FLIGHT];
    aes_round_keys k[AES_FLIGHT];
    AES_EACH (i, n) {
        s[i] = load(lane[i].state);
        k[i] = aes_key_of(lane[i].key)->encrypt;
    }
    for (size_t at = 0; at < 16 * blocks; at += 16) {
        AES_READ_KEYS();
        if (text_first) {
            AES_EACH (i, n)
                s[i] = _mm_xor_si128(s[i], load(lane[i].in + at));
        }
        crypt(s, n, k, rounds, false);
        if (kind == GL_CHAIN_MAC)
            continue;
        AES_EACH (i, n) {
            const __m128i y = text_first ? s[i] : _mm_xor_si128(s[i], load(lane[i].in + at));
            s[i] = kind == GL_CHAIN_CFB ? y : s[i];
            store(lane[i].out + at, y);
        }
    }
    AES_EACH (i, n)
        store(lane[i].state, s[i]);
}

AES_FRAME void chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    for (; count >= AES_FLIGHT; count -= AES_FLIGHT, lane += AES_FLIGHT)
        AES_CHAINS(chain_lanes, lane, AES_FLIGHT, kind, blocks);
    if (count & 4) {
        AES_CHAINS(chain_lanes, lane, 4, kind, blocks);
        lane += 4;
    }
    if (count & 2) {
        AES_CHAINS(chain_lanes, lane, 2, kind, blocks);
        lane += 2;
    }
    if (count & 1)
        chain(lane->key, kind, lane->state, lane->in, lane->out, blocks);
}

void aes_aesni_chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    chains(lane, count, kind, blocks);
    aes_burn();
}

GL_INLINE void crypt_each(const gl_key *const *key, bool decrypting, const uint8_t *in,
                          const uint8_t *mask, uint8_t *out, unsigned n)
{
    __m128i s[AES_FLIGHT];
    aes_round_keys k[AES_FLIGHT];
    AES_EACH (i, n) {
        s[i] = load(in + 16 * i);
        k[i] = decrypting ? aes_key_of(key[i])->decrypt : aes_key_of(key[i])->encrypt;
    }
    crypt(s, n, k, aes_key_of(key[0])->rounds, decrypting);
    AES_EACH (i, n)
        store(out + 16 * i, mask ? _mm_xor_si128(s[i], load(mask + 16 * i)) : s[i]);
}

GL_INLINE void each(const gl_key *const *keys, bool decrypting, const uint8_t *in,
                    const uint8_t *mask, uint8_t *out, size_t blocks)
{
    size_t i = 0;
    for (; blocks - i >= AES_FLIGHT; i += AES_FLIGHT)
        crypt_each(keys + i, decrypting, in + 16 * i, mask ? mask + 16 * i : NULL, out + 16 * i,
                   AES_FLIGHT);
    for (; i < blocks; i++)
        crypt_each(keys + i, decrypting, in + 16 * i, mask ? mask + 16 * i : NULL, out + 16 * i, 1);
}

AES_FRAME void each_way(const gl_key *const *keys, bool decrypting, const uint8_t *in,
                        const uint8_t *mask, uint8_t *out, size_t blocks)
{
    if (decrypting)
        each(keys, true, in, mask, out, blocks);
    else
        each(keys, false, in, mask, out, blocks);
}

void aes_aesni_each(const gl_key *const *keys, bool decrypting, const uint8_t *in,
                    const uint8_t *mask, uint8_t *out, size_t blocks)
{
    each_way(keys, decrypting, in, mask, out, blocks);
    aes_burn();
}

GL_TARGET_END
#endif
