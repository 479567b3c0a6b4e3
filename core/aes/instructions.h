/*
 * AES by the CPU's own instructions, written once over the width of the vector. The including file
 * defines, before including this:
 *   WIDTH                                    blocks of a vector: 1, 2 or 4
 *   vec                                      the vector
 *   vec_load(p), vec_store(p, v)             whole ones, unaligned
 *   vec_load_part(p, n), vec_store_part(p, v, n)   the first n blocks, 1 <= n < WIDTH
 *   vec_key(p)                               one block in every place
 *   vec_xor(a, b)
 *   vec_first(high, low)                     high:low + i in place i, little-endian
 *   vec_next(v)                              WIDTH added to the low half of each
 *   vec_swap(v)                              the bytes of each block in the opposite order
 *   vec_encrypt, vec_encrypt_last, vec_decrypt, vec_decrypt_last (v, key)   a round
 * It gets encrypt, decrypt, ctr, chain, chains and each for its gl_kernel.
 */

enum { FLIGHT = 8 }; /* vectors or lanes side by side: hides the latency of a round */

/* Nine rounds that all keys have, two more for 192 bits, two more for 256, and the last. */
#define ALL_ROUNDS(rounds, round, last)                                                            \
    do {                                                                                           \
        round(1);                                                                                  \
        round(2);                                                                                  \
        round(3);                                                                                  \
        round(4);                                                                                  \
        round(5);                                                                                  \
        round(6);                                                                                  \
        round(7);                                                                                  \
        round(8);                                                                                  \
        round(9);                                                                                  \
        if (rounds > 10) {                                                                         \
            round(10);                                                                             \
            round(11);                                                                             \
        }                                                                                          \
        if (rounds > 12) {                                                                         \
            round(12);                                                                             \
            round(13);                                                                             \
        }                                                                                          \
        last(rounds);                                                                              \
    } while (0)

/* ---- Blocks under one key ---------------------------------------------------------------------
 */

typedef const uint8_t (*round_keys)[16];

GL_INLINE void crypt_vectors(vec *s, unsigned n, round_keys k, unsigned rounds, bool decrypting)
{
#define ROUND(r)                                                                                   \
    do {                                                                                           \
        const vec key = vec_key(k[r]);                                                             \
        for (unsigned i = 0; i < n; i++)                                                           \
            s[i] = decrypting ? vec_decrypt(s[i], key) : vec_encrypt(s[i], key);                   \
    } while (0)
#define LAST(r)                                                                                    \
    do {                                                                                           \
        const vec key = vec_key(k[r]);                                                             \
        for (unsigned i = 0; i < n; i++)                                                           \
            s[i] = decrypting ? vec_decrypt_last(s[i], key) : vec_encrypt_last(s[i], key);         \
    } while (0)
    const vec first = vec_key(k[0]);
    for (unsigned i = 0; i < n; i++)
        s[i] = vec_xor(s[i], first);
    ALL_ROUNDS(rounds, ROUND, LAST);
#undef ROUND
#undef LAST
}

/* The vector number i of `blocks` blocks, of which it may hold only some. */
GL_INLINE vec load_of(const uint8_t *p, unsigned i, size_t blocks)
{
    const size_t left = blocks - (size_t)i * WIDTH;
    return left >= WIDTH ? vec_load(p + 16 * WIDTH * i)
                         : vec_load_part(p + 16 * WIDTH * i, (unsigned)left);
}

GL_INLINE void store_of(uint8_t *p, unsigned i, size_t blocks, vec v)
{
    const size_t left = blocks - (size_t)i * WIDTH;
    if (left >= WIDTH)
        vec_store(p + 16 * WIDTH * i, v);
    else
        vec_store_part(p + 16 * WIDTH * i, v, (unsigned)left);
}

/* `blocks` of them in n vectors, the last perhaps in part. */
GL_INLINE void crypt_some(round_keys k, unsigned rounds, bool decrypting, const uint8_t *in,
                          const uint8_t *mask, uint8_t *out, size_t blocks, unsigned n)
{
    vec s[FLIGHT];
    for (unsigned i = 0; i < n; i++)
        s[i] = load_of(in, i, blocks);
    crypt_vectors(s, n, k, rounds, decrypting);
    for (unsigned i = 0; i < n; i++)
        store_of(out, i, blocks, mask ? vec_xor(s[i], load_of(mask, i, blocks)) : s[i]);
}

GL_INLINE void crypt(round_keys k, unsigned rounds, bool decrypting, const uint8_t *in,
                     const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const size_t step = FLIGHT * WIDTH;
    for (; blocks >= step; blocks -= step) {
        crypt_some(k, rounds, decrypting, in, mask, out, step, FLIGHT);
        in += 16 * step;
        mask = mask ? mask + 16 * step : NULL;
        out += 16 * step;
    }
#define REST(n)                                                                                    \
    while (blocks > ((n) - 1) * WIDTH) {                                                           \
        const size_t now = blocks < (n) * WIDTH ? blocks : (n) * WIDTH;                            \
        crypt_some(k, rounds, decrypting, in, mask, out, now, n);                                  \
        in += 16 * now;                                                                            \
        mask = mask ? mask + 16 * now : NULL;                                                      \
        out += 16 * now;                                                                           \
        blocks -= now;                                                                             \
    }
    REST(4u)
    REST(2u)
    REST(1u)
#undef REST
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    const struct aes_key *k = aes_key_of(key);
    if (mask)
        crypt(k->encrypt, k->rounds, false, in, mask, out, blocks);
    else
        crypt(k->encrypt, k->rounds, false, in, NULL, out, blocks);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    const struct aes_key *k = aes_key_of(key);
    if (mask)
        crypt(k->decrypt, k->rounds, true, in, mask, out, blocks);
    else
        crypt(k->decrypt, k->rounds, true, in, NULL, out, blocks);
}

/* ---- Counters ----------------------------------------------------------------------------------
 */

/* in ^ E(high:low + i) for `blocks` blocks in n vectors, the last perhaps in part. */
GL_INLINE void ctr_some(round_keys k, unsigned rounds, vec *counter, const uint8_t *in,
                        uint8_t *out, size_t blocks, unsigned n)
{
    vec s[FLIGHT];
    for (unsigned i = 0; i < n; i++) {
        s[i] = vec_swap(*counter);
        *counter = vec_next(*counter);
    }
    crypt_vectors(s, n, k, rounds, false);
    for (unsigned i = 0; i < n; i++)
        store_of(out, i, blocks, vec_xor(s[i], load_of(in, i, blocks)));
}

/* As long as the low half does not carry. */
GL_INLINE void ctr_run(round_keys k, unsigned rounds, uint64_t high, uint64_t low,
                       const uint8_t *in, uint8_t *out, size_t blocks)
{
    const size_t step = FLIGHT * WIDTH;
    vec counter = vec_first(high, low);
    for (; blocks >= step; blocks -= step) {
        ctr_some(k, rounds, &counter, in, out, step, FLIGHT);
        in += 16 * step;
        out += 16 * step;
    }
#define REST(n)                                                                                    \
    while (blocks > ((n) - 1) * WIDTH) {                                                           \
        const size_t now = blocks < (n) * WIDTH ? blocks : (n) * WIDTH;                            \
        ctr_some(k, rounds, &counter, in, out, now, n);                                            \
        in += 16 * now;                                                                            \
        out += 16 * now;                                                                           \
        blocks -= now;                                                                             \
    }
    REST(4u)
    REST(2u)
    REST(1u)
#undef REST
}

static void ctr(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                size_t blocks)
{
    const struct aes_key *k = aes_key_of(key);
    uint64_t high = gl_load_be64(counter), low = gl_load_be64(counter + 8);
    const uint64_t before_carry = -low; /* 0: a whole turn */
    if (before_carry && before_carry < blocks) {
        const size_t now = (size_t)before_carry;
        ctr_run(k->encrypt, k->rounds, high, low, in, out, now);
        in += 16 * now;
        out += 16 * now;
        blocks -= now;
        high++;
        low = 0;
    }
    ctr_run(k->encrypt, k->rounds, high, low, in, out, blocks);
}

/* ---- Blocks one after another, and blocks with a key each ---------------------------------------
 */

GL_INLINE __m128i block_load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE void block_store(uint8_t *p, __m128i v)
{
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

GL_INLINE __m128i block_key(const uint8_t *p)
{
    return _mm_load_si128((const __m128i *)(const void *)p); /* aligned in the key */
}

/* n blocks, each under the round keys that keys[i] begins. */
GL_INLINE void crypt_each(__m128i *s, unsigned n, const round_keys *keys, unsigned rounds,
                          bool decrypting)
{
#define ROUND(r)                                                                                   \
    for (unsigned i = 0; i < n; i++)                                                               \
    s[i] = decrypting ? _mm_aesdec_si128(s[i], block_key(keys[i][r]))                              \
                      : _mm_aesenc_si128(s[i], block_key(keys[i][r]))
#define LAST(r)                                                                                    \
    for (unsigned i = 0; i < n; i++)                                                               \
    s[i] = decrypting ? _mm_aesdeclast_si128(s[i], block_key(keys[i][r]))                          \
                      : _mm_aesenclast_si128(s[i], block_key(keys[i][r]))
    for (unsigned i = 0; i < n; i++)
        s[i] = _mm_xor_si128(s[i], block_key(keys[i][0]));
    ALL_ROUNDS(rounds, ROUND, LAST);
#undef ROUND
#undef LAST
}

/* n lanes side by side. */
GL_INLINE void chain_some(const gl_lane *lane, unsigned n, gl_chain kind, size_t blocks)
{
    const unsigned rounds = aes_key_of(lane[0].key)->rounds;
    const bool before = kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC, silent = kind == GL_CHAIN_MAC;
    __m128i s[FLIGHT];
    round_keys keys[FLIGHT];
    for (unsigned i = 0; i < n; i++) {
        s[i] = block_load(lane[i].state);
        keys[i] = aes_key_of(lane[i].key)->encrypt;
    }
    for (size_t b = 0; b < 16 * blocks; b += 16) {
        if (before)
            for (unsigned i = 0; i < n; i++)
                s[i] = _mm_xor_si128(s[i], block_load(lane[i].in + b));
        crypt_each(s, n, keys, rounds, false);
        if (silent)
            continue;
        for (unsigned i = 0; i < n; i++) {
            __m128i y = s[i];
            if (!before)
                y = _mm_xor_si128(y, block_load(lane[i].in + b));
            if (kind == GL_CHAIN_CFB)
                s[i] = y;
            block_store(lane[i].out + b, y);
        }
    }
    for (unsigned i = 0; i < n; i++)
        block_store(lane[i].state, s[i]);
}

static void chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in, uint8_t *out,
                  size_t blocks)
{
    const gl_lane lane = {key, in, out, state};
    chain_some(&lane, 1, kind, blocks);
}

static void chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    for (; count >= FLIGHT; count -= FLIGHT, lane += FLIGHT)
        chain_some(lane, FLIGHT, kind, blocks);
    if (count >= 4) {
        chain_some(lane, 4, kind, blocks);
        lane += 4;
        count -= 4;
    }
    if (count >= 2) {
        chain_some(lane, 2, kind, blocks);
        lane += 2;
        count -= 2;
    }
    if (count)
        chain_some(lane, 1, kind, blocks);
}

GL_INLINE void each_some(const gl_key *const *key, bool decrypting, const uint8_t *in,
                         const uint8_t *mask, uint8_t *out, unsigned n)
{
    const unsigned rounds = aes_key_of(key[0])->rounds;
    __m128i s[FLIGHT];
    round_keys keys[FLIGHT];
    for (unsigned i = 0; i < n; i++) {
        s[i] = block_load(in + 16 * i);
        keys[i] = decrypting ? aes_key_of(key[i])->decrypt : aes_key_of(key[i])->encrypt;
    }
    if (decrypting)
        crypt_each(s, n, keys, rounds, true);
    else
        crypt_each(s, n, keys, rounds, false);
    for (unsigned i = 0; i < n; i++)
        block_store(out + 16 * i, mask ? _mm_xor_si128(s[i], block_load(mask + 16 * i)) : s[i]);
}

static void each(const gl_key *const *keys, bool decrypting, const uint8_t *in, const uint8_t *mask,
                 uint8_t *out, size_t blocks)
{
    for (; blocks >= FLIGHT; blocks -= FLIGHT) {
        each_some(keys, decrypting, in, mask, out, FLIGHT);
        keys += FLIGHT;
        in += 16 * FLIGHT;
        mask = mask ? mask + 16 * FLIGHT : NULL;
        out += 16 * FLIGHT;
    }
    for (; blocks; blocks--) {
        each_some(keys++, decrypting, in, mask, out, 1);
        in += 16;
        mask = mask ? mask + 16 : NULL;
        out += 16;
    }
}
