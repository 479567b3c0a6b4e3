/*
 * AES by the CPU's own instructions, blocks under one key, written once over the width of the
 * vector. The including file defines, before including this:
 *   WIDTH                                    blocks of a vector: 1, 2 or 4
 *   vec                                      the vector
 *   vec_load(p), vec_store(p, v)             whole ones, unaligned
 *   vec_load_part(p, n), vec_store_part(p, v, n)   the first n blocks, 1 <= n < WIDTH
 *   vec_key(p)                               one block in every place
 *   vec_xor(a, b)
 *   vec_counters(high, low)                  high:low + i in place i, little-endian
 *   vec_next(v)                              WIDTH added to the low half of each
 *   vec_next_byte(v)                         WIDTH added to the last byte of each
 *   vec_swap(v)                              the bytes of each block in the opposite order
 *   vec_encrypt, vec_encrypt_last, vec_decrypt, vec_decrypt_last (v, key)   a round
 * It gets encrypt, decrypt, ctr and rows for its gl_kernel.
 */
#include "aes/rounds.h"

/* ---- Blocks ------------------------------------------------------------------------------------
 */

/* n vectors through all rounds. */
GL_INLINE void crypt_vectors(vec *s, unsigned n, aes_round_keys k, unsigned rounds, bool decrypting)
{
#define ROUND(r, encrypt, decrypt)                                                                 \
    do {                                                                                           \
        const vec key = vec_key(k[r]);                                                             \
        AES_EACH (i, n)                                                                            \
            s[i] = decrypting ? decrypt(s[i], key) : encrypt(s[i], key);                           \
    } while (0)
#define INNER(r) ROUND(r, vec_encrypt, vec_decrypt)
#define LAST(r) ROUND(r, vec_encrypt_last, vec_decrypt_last)
    ROUND(0, vec_xor, vec_xor);
    AES_ROUNDS(rounds, INNER, LAST);
#undef ROUND
#undef INNER
#undef LAST
}

GL_INLINE void crypt_whole(aes_round_keys k, unsigned rounds, bool decrypting, const uint8_t *in,
                           const uint8_t *mask, uint8_t *out, unsigned n)
{
    vec s[AES_FLIGHT];
    AES_EACH (i, n)
        s[i] = vec_load(in + 16 * WIDTH * i);
    crypt_vectors(s, n, k, rounds, decrypting);
    AES_EACH (i, n)
        vec_store(out + 16 * WIDTH * i,
                  mask ? vec_xor(s[i], vec_load(mask + 16 * WIDTH * i)) : s[i]);
}

GL_INLINE void crypt_part(aes_round_keys k, unsigned rounds, bool decrypting, const uint8_t *in,
                          const uint8_t *mask, uint8_t *out, unsigned blocks)
{
    vec s = vec_load_part(in, blocks);
    crypt_vectors(&s, 1, k, rounds, decrypting);
    vec_store_part(out, mask ? vec_xor(s, vec_load_part(mask, blocks)) : s, blocks);
}

/* Calls whole(n) for n vectors at a time and part(n) for the blocks that are left. */
#define IN_FLIGHT(blocks, whole, part)                                                             \
    do {                                                                                           \
        for (size_t steps = (blocks) / (AES_FLIGHT * WIDTH); steps; steps--)                       \
            whole(AES_FLIGHT);                                                                     \
        if ((blocks) & (4 * WIDTH))                                                                \
            whole(4u);                                                                             \
        if ((blocks) & (2 * WIDTH))                                                                \
            whole(2u);                                                                             \
        if ((blocks) & WIDTH)                                                                      \
            whole(1u);                                                                             \
        if ((blocks) & (WIDTH - 1))                                                                \
            part((unsigned)((blocks) & (WIDTH - 1)));                                              \
    } while (0)

GL_INLINE void crypt(aes_round_keys k, unsigned rounds, bool decrypting, bool masked,
                     const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t blocks)
{
    size_t at = 0;
#define WHOLE(n)                                                                                   \
    do {                                                                                           \
        crypt_whole(k, rounds, decrypting, in + at, masked ? mask + at : NULL, out + at, n);       \
        at += 16 * WIDTH * (n);                                                                    \
    } while (0)
#define PART(n) crypt_part(k, rounds, decrypting, in + at, masked ? mask + at : NULL, out + at, n)
    IN_FLIGHT(blocks, WHOLE, PART);
#undef WHOLE
#undef PART
}

AES_FRAME void encrypt_blocks(const struct aes_key *k, const uint8_t *in, const uint8_t *mask,
                              uint8_t *out, size_t blocks)
{
    if (mask)
        crypt(k->encrypt, k->rounds, false, true, in, mask, out, blocks);
    else
        crypt(k->encrypt, k->rounds, false, false, in, NULL, out, blocks);
}

AES_FRAME void decrypt_blocks(const struct aes_key *k, const uint8_t *in, const uint8_t *mask,
                              uint8_t *out, size_t blocks)
{
    if (mask)
        crypt(k->decrypt, k->rounds, true, true, in, mask, out, blocks);
    else
        crypt(k->decrypt, k->rounds, true, false, in, NULL, out, blocks);
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    encrypt_blocks(aes_key_of(key), in, mask, out, blocks);
    aes_burn();
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    decrypt_blocks(aes_key_of(key), in, mask, out, blocks);
    aes_burn();
}

/* ---- Counters ----------------------------------------------------------------------------------
 */

/* The counters of n vectors. As long as their last byte does not carry, big-endian ones add up. */
GL_INLINE void counters(vec *s, unsigned n, uint64_t high, uint64_t low)
{
    vec v = vec_counters(high, low);
    if ((uint8_t)low <= 256 - n * WIDTH) {
        v = vec_swap(v);
        AES_EACH (i, n) {
            s[i] = v;
            v = vec_next_byte(v);
        }
    } else {
        AES_EACH (i, n) {
            s[i] = vec_swap(v);
            v = vec_next(v);
        }
    }
}

GL_INLINE void ctr_whole(aes_round_keys k, unsigned rounds, uint64_t high, uint64_t low,
                         const uint8_t *in, uint8_t *out, unsigned n)
{
    vec s[AES_FLIGHT];
    counters(s, n, high, low);
    crypt_vectors(s, n, k, rounds, false);
    AES_EACH (i, n)
        vec_store(out + 16 * WIDTH * i, vec_xor(s[i], vec_load(in + 16 * WIDTH * i)));
}

GL_INLINE void ctr_part(aes_round_keys k, unsigned rounds, uint64_t high, uint64_t low,
                        const uint8_t *in, uint8_t *out, unsigned blocks)
{
    vec s = vec_swap(vec_counters(high, low));
    crypt_vectors(&s, 1, k, rounds, false);
    vec_store_part(out, vec_xor(s, vec_load_part(in, blocks)), blocks);
}

/* As long as the low half of the counter does not carry. */
GL_INLINE void ctr_run(aes_round_keys k, unsigned rounds, uint64_t high, uint64_t low,
                       const uint8_t *in, uint8_t *out, size_t blocks)
{
    size_t at = 0;
#define WHOLE(n)                                                                                   \
    do {                                                                                           \
        ctr_whole(k, rounds, high, low + at / 16, in + at, out + at, n);                           \
        at += 16 * WIDTH * (n);                                                                    \
    } while (0)
#define PART(n) ctr_part(k, rounds, high, low + at / 16, in + at, out + at, n)
    IN_FLIGHT(blocks, WHOLE, PART);
#undef WHOLE
#undef PART
}

/* in ^ E(high:low + i). */
GL_OWN_FRAME static void ctr_from(const struct aes_key *k, uint64_t high, uint64_t low,
                                  const uint8_t *in, uint8_t *out, size_t blocks)
{
    const uint64_t before_carry = 0 - low; /* 0: a whole turn */
    if (before_carry && before_carry < blocks) {
        const size_t now = (size_t)before_carry;
        ctr_from(k, high, low, in, out, now);
        high++;
        low = 0;
        in += 16 * now;
        out += 16 * now;
        blocks -= now;
    }
    ctr_run(k->encrypt, k->rounds, high, low, in, out, blocks);
}

static void ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    ctr_from(aes_key_of(key), gl_load_be64(counter), gl_load_be64(counter + 8), in, out, blocks);
    aes_burn();
}

/* ---- Packets, a key each ------------------------------------------------------------------------
 */

/* The text of a row, of which the last block may be cut short; `last` is room for that one. */
GL_INLINE void ctr_row(const gl_row *row, uint8_t last[16])
{
    const struct aes_key *k = aes_key_of(row->key);
    const uint64_t high = gl_load_be64(row->start), low = gl_load_be64(row->start + 8);
    const size_t blocks = row->bytes / 16, end = row->bytes % 16, whole = row->bytes - end;
    ctr_from(k, high, low, row->in, row->out, blocks);
    if (!end)
        return;
    const uint64_t after = low + blocks;
    memcpy(last, row->in + whole, end);
    ctr_from(k, high + (after < low), after, last, last, 1);
    memcpy(row->out + whole, last, end);
}

static void rows(const gl_row *row, size_t count, gl_rows kind)
{
    uint8_t last[16] = {0};
    for (; count; count--, row++) {
        if (kind == GL_ROWS_CTR)
            ctr_row(row, last);
        else
            (kind == GL_ROWS_DECRYPT ? decrypt : encrypt)(row->key, row->in, NULL, row->out,
                                                          row->bytes / 16);
    }
    gl_wipe(last, sizeof last);
    aes_burn();
}
