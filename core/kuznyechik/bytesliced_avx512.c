/* Kuznyechik byte-sliced on AVX-512 VBMI and GFNI: 64 blocks under one key. */
#include "kuznyechik/contract.h"

#if defined(__x86_64__)
#include "kuznyechik/bytesliced_avx512.h"

GL_TARGET_BEGIN(GL_AVX512_GFNI)

/* The frames of the functions that hold spilled states. */
enum { FRAMES = 1280 };

/* Of one call. `key` has the bytes of the round keys but the first and, of decryption, the last, as
 * the rounds want them, each eight times. */
struct work {
    struct sliced s;
    _Alignas(64) uint8_t key[9][16][8];
};

GL_INLINE vec key_in_lanes(const uint8_t key[16])
{
    return _mm512_broadcast_i32x4(_mm_load_si128((const __m128i *)(const void *)key));
}

GL_INLINE void set_keys(struct work *w, const uint8_t key[10][16], bool decrypt)
{
    const uint64_t *scale = kuzn_constants[decrypt].key;
    const vec up = _mm512_set_epi64(0x0707070707070707, 0x0606060606060606, 0x0505050505050505,
                                    0x0404040404040404, 0x0303030303030303, 0x0202020202020202,
                                    0x0101010101010101, 0);
    for (int i = 0; i < (decrypt ? 8 : 9); i++)
        for (int half = 0; half < 2; half++) {
            const int first = decrypt ? 15 - 8 * half : 8 * half;
            const vec at = decrypt ? _mm512_sub_epi8(_mm512_set1_epi8((char)first), up)
                                   : _mm512_add_epi8(_mm512_set1_epi8((char)first), up);
            const vec bytes = _mm512_shuffle_epi8(key_in_lanes(key[i + 1]), at);
            _mm512_store_si512(
                w->key[i][8 * half],
                _mm512_gf2p8affine_epi64_epi8(bytes, _mm512_load_si512(scale + 8 * half), 0));
        }
}

#define KEY(i) #i "*8(%[key])%{1to8%}"

GL_OWN_FRAME static void run(struct work *w, bool decrypt)
{
    SLICED_ROUNDS(&w->s, decrypt, w->key, 128, KEY);
}

/* ---- Texts ----------------------------------------------------------------------------------- */

/* The words of register j that hold some of `blocks` blocks. */
GL_INLINE __mmask8 words_of(size_t blocks, int j)
{
    const size_t before = (size_t)j * LANES, n = blocks > before ? blocks - before : 0;
    return (__mmask8)(n >= LANES ? 0xff : (1u << 2 * n) - 1);
}

GL_INLINE void read_text(struct work *w, vec first, const uint8_t *in, size_t blocks, bool decrypt)
{
    vec r[16];
#pragma GCC unroll 16
    for (int j = 0; j < 16; j++)
        r[j] = first ^ (blocks < SLICED ? _mm512_maskz_loadu_epi64(words_of(blocks, j), in + 64 * j)
                                        : _mm512_loadu_si512(in + 64 * j));
    transpose(r);
    put(&w->s, r, decrypt);
}

GL_INLINE void write_text(const struct work *w, vec last, const uint8_t *mask, uint8_t *out,
                          size_t blocks, bool decrypt)
{
    vec r[16];
    get(&w->s, r, decrypt);
    transpose(r);
#pragma GCC unroll 16
    for (int j = 0; j < 16; j++) {
        if (decrypt)
            r[j] ^= last;
        if (blocks >= SLICED) {
            if (mask)
                r[j] ^= _mm512_loadu_si512(mask + 64 * j);
            _mm512_storeu_si512(out + 64 * j, r[j]);
        } else {
            const __mmask8 words = words_of(blocks, j);
            if (mask)
                r[j] ^= _mm512_maskz_loadu_epi64(words, mask + 64 * j);
            _mm512_mask_storeu_epi64(out + 64 * j, words, r[j]);
        }
    }
}

GL_INLINE void crypt(struct work *w, const struct kuzn_key *k, bool decrypt, const uint8_t *in,
                     const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const uint8_t (*key)[16] = decrypt ? k->decrypt : k->encrypt;
    const vec first = key_in_lanes(key[0]), last = key_in_lanes(key[9]);
    set_keys(w, key, decrypt);
    for (; blocks; in += 16 * SLICED, out += 16 * SLICED) {
        const size_t n = blocks < SLICED ? blocks : SLICED;
        if (n == SLICED)
            read_text(w, first, in, SLICED, decrypt);
        else
            read_text(w, first, in, n, decrypt);
        run(w, decrypt);
        if (n == SLICED)
            write_text(w, last, mask, out, SLICED, decrypt);
        else
            write_text(w, last, mask, out, n, decrypt);
        if (mask)
            mask += 16 * SLICED;
        blocks -= n;
    }
}

GL_OWN_FRAME static void encrypt_blocks(struct work *w, const gl_key *key, const uint8_t *in,
                                        const uint8_t *mask, uint8_t *out, size_t blocks)
{
    crypt(w, kuzn_key_of(key), false, in, mask, out, blocks);
}

GL_OWN_FRAME static void decrypt_blocks(struct work *w, const gl_key *key, const uint8_t *in,
                                        const uint8_t *mask, uint8_t *out, size_t blocks)
{
    crypt(w, kuzn_key_of(key), true, in, mask, out, blocks);
}

/* ---- Counters -------------------------------------------------------------------------------- */

/* 64 counters from c on, xored with the first round key. */
GL_INLINE void put_counters(struct work *w, const uint8_t c[16], const uint8_t first[16])
{
    /* Block 4j + l is byte j of lane l. */
    const vec lane =
        _mm512_set_epi64(0x0303030303030303, 0x0303030303030303, 0x0202020202020202,
                         0x0202020202020202, 0x0101010101010101, 0x0101010101010101, 0, 0);
    const vec number = _mm512_add_epi8(
        lane, _mm512_broadcast_i32x4(_mm_set_epi64x(0x3c3834302c282420, 0x1c1814100c080400)));
    vec byte = _mm512_add_epi8(_mm512_set1_epi8((char)c[15]), number);
    __mmask64 carry = _mm512_cmplt_epu8_mask(byte, number);
    _mm512_store_si512(w->s.x[15], byte ^ _mm512_set1_epi8((char)first[15]));
    for (int i = 14; i >= 0; i--) {
        byte = _mm512_set1_epi8((char)c[i]);
        byte = _mm512_mask_sub_epi8(byte, carry, byte, _mm512_set1_epi8(-1));
        if (c[i] != 0xff)
            carry = 0;
        _mm512_store_si512(w->s.x[i], byte ^ _mm512_set1_epi8((char)first[i]));
    }
}

GL_OWN_FRAME static void ctr_blocks(struct work *w, const gl_key *key, const uint8_t *counter,
                                    const uint8_t *in, uint8_t *out, size_t blocks)
{
    const struct kuzn_key *k = kuzn_key_of(key);
    uint64_t high = gl_load_be64(counter), low = gl_load_be64(counter + 8);
    set_keys(w, k->encrypt, false);
    for (; blocks; in += 16 * SLICED, out += 16 * SLICED) {
        const size_t n = blocks < SLICED ? blocks : SLICED;
        uint8_t c[16];
        gl_store_be64(c, high);
        gl_store_be64(c + 8, low);
        put_counters(w, c, k->encrypt[0]);
        low += SLICED;
        high += low < SLICED;
        run(w, false);
        if (n == SLICED)
            write_text(w, _mm512_setzero_si512(), in, out, SLICED, false);
        else
            write_text(w, _mm512_setzero_si512(), in, out, n, false);
        blocks -= n;
    }
}

/* ---- The kernel ------------------------------------------------------------------------------ */

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    struct work w;
    encrypt_blocks(&w, key, in, mask, out, blocks);
    gl_wipe(&w, sizeof w);
    gl_burn_stack(FRAMES);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    struct work w;
    decrypt_blocks(&w, key, in, mask, out, blocks);
    gl_wipe(&w, sizeof w);
    gl_burn_stack(FRAMES);
}

static void ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    struct work w;
    ctr_blocks(&w, key, counter, in, out, blocks);
    gl_wipe(&w, sizeof w);
    gl_burn_stack(FRAMES);
}

const gl_kernel kuzn_avx512_bytesliced = {
    .name = "avx512-bytesliced",
    .needs = KUZN_GFNI_NEEDS,
    .id = KUZN_ID_AVX512_BYTESLICED,
    .step = SLICED,
    .constant_time = true,
    .bulk = true,
    .costs = {GL_COSTS({SLICED, 1800}, {2 * SLICED, 3450}),
              GL_COSTS({SLICED, 1800}, {2 * SLICED, 3450})},
    .keying = {2600, 2600},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .ctr = ctr,
    .chain = kuzn_gfni_chain,
    .lanes = KUZN_GFNI_LANES,
    .chains = kuzn_gfni_chains,
    .each = kuzn_gfni_each,
    .key_run = 1,
};

GL_TARGET_END
#endif
