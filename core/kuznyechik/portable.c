/* Kuznyechik in plain C, constant-time: up to four blocks in eight 64-bit words. */
#include "kuznyechik/columns.h"
#include "kuznyechik/contract.h"

typedef uint64_t word;
#include "kuznyechik/circuits.h"

enum { STEP = 4 };

/* Blocks as they lie in memory, both halves of each; or as planes, word j holding bit j of each of
 * their bytes. */
typedef struct {
    uint64_t w[2 * STEP];
} state;

GL_INLINE void exchange(uint64_t *a, uint64_t *b, unsigned distance)
{
    const uint64_t low = UINT64_MAX / ((UINT64_C(1) << distance) + 1);
    const uint64_t t = (*a >> distance ^ *b) & low;
    *b ^= t;
    *a ^= t << distance;
}

/* From blocks to planes and back. */
GL_INLINE void transpose(state *x)
{
    for (unsigned distance = 1; distance < 8; distance *= 2)
        for (unsigned i = 0; i < 8; i++)
            if ((i & distance) == 0)
                exchange(&x->w[i], &x->w[i + distance], distance);
}

GL_INLINE void substitute(state *x, const bool inverse)
{
    transpose(x);
    (inverse ? circuit_s_inverse : circuit_s)(x->w);
    transpose(x);
}

/* L of a block or its inverse, see columns. */
GL_INLINE void linear(uint64_t x[2], const bool inverse)
{
    uint64_t bits[8][2], low = 0, high = 0;
    for (unsigned b = 0; b < 8; b++) {
        for (unsigned half = 0; half < 2; half++)
            bits[b][half] = (x[half] >> b & UINT64_C(0x0101010101010101)) * 0xff;
    }
    for (unsigned m = 8; m-- > 0;) {
        const uint64_t carried = low << 56;
        low = low >> 8 | high << 56;
        high = high >> 8 | carried;
        for (unsigned b = 0; b < 8; b++) {
            const uint64_t (*column)[2] = columns[inverse][m][b];
            low ^= (bits[b][0] & column[0][0]) ^ (bits[b][1] & column[1][0]);
            high ^= (bits[b][1] & column[0][1]) ^ (bits[b][0] & column[1][1]);
        }
    }
    x[0] = low;
    x[1] = high;
}

GL_INLINE void linear_all(state *x, size_t blocks, const bool inverse)
{
    for (size_t i = 0; i < blocks; i++)
        linear(x->w + 2 * i, inverse);
}

struct keys {
    uint64_t k[10][2];
};

GL_INLINE void load_halves(uint64_t x[2], const uint8_t *p)
{
    x[0] = gl_load_le64(p);
    x[1] = gl_load_le64(p + 8);
}

GL_INLINE void store_halves(uint8_t *p, const uint64_t x[2])
{
    gl_store_le64(p, x[0]);
    gl_store_le64(p + 8, x[1]);
}

GL_INLINE struct keys keys_of(const uint8_t key[10][16], const bool decrypt)
{
    struct keys keys;
    uint64_t zero[2];
    load_halves(zero, circuit_l_of_zero);
    for (unsigned i = 0; i < 10; i++)
        load_halves(keys.k[i], key[i]);
    if (decrypt)
        linear(keys.k[0], true);
    for (unsigned i = 0; i < 9; i++) {
        for (unsigned half = 0; half < 2; half++) {
            if (decrypt)
                keys.k[i][half] ^= UINT64_C(0x0101010101010101) * CIRCUIT_S_OF_ZERO;
            else
                keys.k[i + 1][half] ^= zero[half];
        }
    }
    return keys;
}

GL_INLINE void add_key(state *x, size_t blocks, const uint64_t k[2])
{
    for (size_t i = 0; i < blocks; i++) {
        x->w[2 * i] ^= k[0];
        x->w[2 * i + 1] ^= k[1];
    }
}

GL_INLINE void rounds(const struct keys *keys, state *x, size_t blocks, const bool decrypt)
{
    for (unsigned i = 0; i < 9; i++) {
        if (decrypt)
            linear_all(x, blocks, true);
        add_key(x, blocks, keys->k[i]);
        substitute(x, decrypt);
        if (!decrypt)
            linear_all(x, blocks, false);
    }
    add_key(x, blocks, keys->k[9]);
}

GL_INLINE void crypt(const gl_key *key, const bool decrypting, const uint8_t *in,
                     const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const struct kuzn_key *k = kuzn_key_of(key);
    const struct keys keys = keys_of(decrypting ? k->decrypt : k->encrypt, decrypting);
    size_t n;
    for (; blocks; blocks -= n) {
        state x = {{0}};
        n = blocks < STEP ? blocks : STEP;
        for (size_t i = 0; i < n; i++)
            load_halves(x.w + 2 * i, in + 16 * i);
        rounds(&keys, &x, n, decrypting);
        for (size_t i = 0; mask && i < n; i++) {
            uint64_t veil[2];
            load_halves(veil, mask + 16 * i);
            x.w[2 * i] ^= veil[0];
            x.w[2 * i + 1] ^= veil[1];
        }
        for (size_t i = 0; i < n; i++)
            store_halves(out + 16 * i, x.w + 2 * i);
        in += 16 * n;
        out += 16 * n;
        mask = mask ? mask + 16 * n : NULL;
    }
}

GL_OWN_FRAME static void encrypt_blocks(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                        uint8_t *out, size_t blocks)
{
    crypt(key, false, in, mask, out, blocks);
}

GL_OWN_FRAME static void decrypt_blocks(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                        uint8_t *out, size_t blocks)
{
    crypt(key, true, in, mask, out, blocks);
}

GL_OWN_FRAME static void chain_blocks(const gl_key *key, gl_chain kind, uint8_t *state_bytes,
                                      const uint8_t *in, uint8_t *out, size_t blocks)
{
    const struct keys keys = keys_of(kuzn_key_of(key)->encrypt, false);
    state x = {{0}};
    load_halves(x.w, state_bytes);
    for (; blocks; blocks--, in += 16) {
        uint64_t text[2], y[2];
        load_halves(text, in);
        if (kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC)
            add_key(&x, 1, text);
        rounds(&keys, &x, 1, false);
        if (kind == GL_CHAIN_CFB)
            add_key(&x, 1, text);
        if (kind == GL_CHAIN_MAC)
            continue;
        for (unsigned half = 0; half < 2; half++)
            y[half] = x.w[half] ^ (kind == GL_CHAIN_OFB ? text[half] : 0);
        store_halves(out, y);
        out += 16;
    }
    store_halves(state_bytes, x.w);
}

enum { FRAMES = 1024 }; /* of these, and of what they call */

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    encrypt_blocks(key, in, mask, out, blocks);
    gl_burn_stack(FRAMES);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    decrypt_blocks(key, in, mask, out, blocks);
    gl_burn_stack(FRAMES);
}

void kuzn_portable_chain(const gl_key *key, gl_chain kind, uint8_t *state_bytes, const uint8_t *in,
                         uint8_t *out, size_t blocks)
{
    chain_blocks(key, kind, state_bytes, in, out, blocks);
    gl_burn_stack(FRAMES);
}

void kuzn_circuit_keys(uint8_t out[10][16], const uint8_t key[10][16], bool decrypt)
{
    const struct keys keys = keys_of(key, decrypt);
    for (unsigned i = 0; i < 10; i++)
        store_halves(out[i], keys.k[i]);
}

/* ---- Steps of the key schedule --------------------------------------------------------------- */

void kuzn_ls(uint8_t block[16])
{
    state x = {{0}};
    uint64_t zero[2];
    load_halves(x.w, block);
    substitute(&x, false);
    linear(x.w, false);
    load_halves(zero, circuit_l_of_zero);
    add_key(&x, 1, zero);
    store_halves(block, x.w);
}

void kuzn_l(uint8_t block[16])
{
    uint64_t x[2];
    load_halves(x, block);
    linear(x, false);
    store_halves(block, x);
}

void kuzn_l_inverse(uint8_t block[16])
{
    uint64_t x[2];
    load_halves(x, block);
    linear(x, true);
    store_halves(block, x);
}

const gl_kernel kuzn_portable = {
    .name = "portable",
    .id = KUZN_ID_PORTABLE,
    .step = STEP,
    .constant_time = true,
    .costs = {GL_COSTS({1, 3100}, {2, 3600}, {4, 5900}, {8, 11800}),
              GL_COSTS({1, 3100}, {2, 3600}, {4, 5900}, {8, 11800})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .chain = kuzn_portable_chain,
};
