/*
 * Kuznyechik by byte shuffles, for vectors with a 16-entry shuffle in each 16 bytes. Written once
 * over the vector type; shuffle_ssse3.c and shuffle_avx2.c say what a vector is.
 *
 * Wide: one byte position a register, a block in each byte of it (16 or 32 blocks).
 *
 *     s[0]  [ byte 0 of block 0 ][ of block 1 ][ of block 2 ] ...
 *     s[1], .. s[15] alike
 *
 * The state is one half of an array twice as long. L adds bytes before those after S, one at a
 * time, until they are the next state; its inverse adds them behind.
 *
 *     [ state ]--S-->[       ]        [ state ]--L^-1-->[       ]
 *     [       ]<-L---[       ]        [       ]<-S^-1---[       ]
 *
 * Narrow: a block, for one after another. L is the sum of its columns where the block has ones.
 *
 * The including file defines what vector_ssse3.h does, and
 *   where(sign, a, b)     bytes of b where the sign is set, else of a
 *   both(low, high)       16 bytes in each half, apart(low, high, v) the other way; what has one
 *                         half takes no `high`
 *   load_narrow(p), store_narrow(p, x)
 *   linear(x, columns)    L of a narrow block, or its inverse
 *   NARROW                so many blocks take as long narrow as a wide step
 * It gets SHUFFLE_KERNEL for its gl_kernel, and expand(key, bytes), the key schedule.
 */
#include "kuznyechik/columns.h"
#include "kuznyechik/contract.h"
#include "kuznyechik/nibbles.h"

#define WIDE sizeof(vec) /* blocks */

GL_INLINE vec byte_all(int b)
{
    return V(set1_epi8)((char)b);
}

/* ---- S --------------------------------------------------------------------------------------- */

struct sbox {
    vec split[2], log_l, log_r, one, zero, log_l2, log_r2, out_l, out_r;
};

GL_INLINE struct sbox sbox_of(const bool inverse)
{
    const struct kuzn_nibbles *n = &kuzn_nibbles[inverse];
    return (struct sbox){{twice(n->split[0]), twice(n->split[1])},
                         twice(n->log_l),
                         twice(n->log_r),
                         twice(n->one),
                         twice(n->zero),
                         twice(n->log_l2),
                         twice(n->log_r2),
                         twice(n->out_l),
                         twice(n->out_r)};
}

GL_INLINE vec low_nibble(vec x)
{
    return and_(x, byte_all(15));
}

GL_INLINE vec high_nibble(vec x)
{
    return and_(V(srli_epi16)(x, 4), byte_all(15));
}

GL_INLINE vec add_logs(vec a, vec b)
{
    const vec sum = V(add_epi8)(a, b);
    return V(min_epu8)(sum, V(sub_epi8)(sum, byte_all(15)));
}

/* S or its inverse, as nibbles.h has it. */
GL_INLINE vec substitute(const struct sbox *t, vec x, const bool inverse)
{
    const vec y = xor_(V(shuffle_epi8)(t->split[0], low_nibble(x)),
                       V(shuffle_epi8)(t->split[1], high_nibble(x)));
    const vec l = high_nibble(y), r = low_nibble(y), zero_l = V(shuffle_epi8)(t->zero, l);
    const vec a = V(shuffle_epi8)(t->log_r, r);
    const vec s = add_logs(V(shuffle_epi8)(t->log_l, l), a);
    if (inverse) {
        const vec u = add_logs(V(shuffle_epi8)(t->log_l2, l), s);
        const vec both = xor_(V(shuffle_epi8)(t->out_l, u), V(shuffle_epi8)(t->out_r, s));
        return where(s, both, zero_l);
    }
    const vec m = where(a, V(shuffle_epi8)(t->one, s), zero_l);
    const vec u = add_logs(V(shuffle_epi8)(t->log_l2, m), V(shuffle_epi8)(t->log_r2, r));
    return xor_(V(shuffle_epi8)(t->out_l, m), V(shuffle_epi8)(t->out_r, u));
}

/* ---- Wide ------------------------------------------------------------------------------------ */

struct wide {
    vec s[32];
    vec key[10][16];
    uint8_t text[16 * WIDE]; /* of a step that is not full */
};

/* Twice x, and the modulus of l once more. */
GL_INLINE vec twice_off(vec x)
{
    return xor_(V(add_epi8)(x, x), V(shuffle_epi8)(byte_all(0xc3), x));
}

/* The byte that is 16 away from `other` in the sequence of L, those between them being at s; the
 * newest of these comes last into the sum. */
GL_INLINE vec append(const vec products[2], vec other, const vec *s, const bool down)
{
    const vec newest = s[down ? 14 : 0];
    const vec a = s[down ? 0 : 14], b = xor_(s[1], s[13]), c = xor_(s[2], s[12]),
              d = xor_(s[3], s[11]), e = xor_(s[4], s[10]), f = xor_(s[5], s[9]), g = s[7];
    const vec ones = xor_(xor_(s[6], s[8]), other);
    const vec ac = xor_(a, c), eg = xor_(e, g), efg = xor_(eg, f);
    vec y = xor_(ac, efg);                          /* bit 7 of the coefficients */
    y = xor_(twice_off(y), efg);                    /* 6 */
    y = xor_(twice_off(y), xor_(b, g));             /* 5 */
    y = xor_(twice_off(y), xor_(a, xor_(d, g)));    /* 4 */
    y = xor_(twice_off(y), g);                      /* 3 */
    y = xor_(twice_off(y), ac);                     /* 2 */
    y = xor_(twice_off(y), eg);                     /* 1 */
    y = xor_(twice_off(y), xor_(xor_(c, g), ones)); /* 0 */
    y = xor_(y, V(shuffle_epi8)(products[0], low_nibble(newest)));
    return xor_(y, V(shuffle_epi8)(products[1], high_nibble(newest)));
}

GL_INLINE void add_key(struct wide *w, int i)
{
    for (int j = 0; j < 16; j++)
        w->s[j] = xor_(w->s[j], w->key[i][j]);
}

GL_OWN_FRAME static void encrypt_state(struct wide *w)
{
    const vec products[2] = {twice(kuzn_newest[0]), twice(kuzn_newest[1])};
    const struct sbox sbox = sbox_of(false);
    vec *s = w->s;
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 16; j++)
            s[16 + j] = substitute(&sbox, xor_(s[j], w->key[i][j]), false);
#pragma GCC unroll 16
        for (int j = 15; j >= 0; j--)
            s[j] = append(products, s[j + 16], s + j + 1, false);
    }
    add_key(w, 9);
}

GL_OWN_FRAME static void decrypt_state(struct wide *w)
{
    const vec products[2] = {twice(kuzn_newest[0]), twice(kuzn_newest[1])};
    const struct sbox sbox = sbox_of(true);
    vec *s = w->s;
    add_key(w, 0);
    for (int i = 0; i < 9; i++) {
#pragma GCC unroll 16
        for (int j = 0; j < 16; j++)
            s[16 + j] = append(products, s[j], s + j + 1, true);
        for (int j = 0; j < 16; j++)
            s[j] = substitute(&sbox, i ? xor_(s[16 + j], w->key[i][j]) : s[16 + j], true);
    }
    add_key(w, 9);
}

GL_INLINE void rounds(struct wide *w, bool decrypt)
{
    (decrypt ? decrypt_state : encrypt_state)(w);
}

/* Bytes of 16 vectors, transposed in each 16 bytes. */
GL_OWN_FRAME static void transpose(vec v[16])
{
    vec t[16];
    for (int level = 0; level < 2; level++) {
#pragma GCC unroll 8
        for (int i = 0; i < 8; i++) {
            t[2 * i] = V(unpacklo_epi8)(v[i], v[i + 8]);
            t[2 * i + 1] = V(unpackhi_epi8)(v[i], v[i + 8]);
        }
#pragma GCC unroll 8
        for (int i = 0; i < 8; i++) {
            v[2 * i] = V(unpacklo_epi8)(t[i], t[i + 8]);
            v[2 * i + 1] = V(unpackhi_epi8)(t[i], t[i + 8]);
        }
    }
}

/* ---- Keys and texts -------------------------------------------------------------------------- */

#define HALVES (WIDE / 16)

GL_INLINE const uint8_t (*round_keys(const gl_key *key, bool decrypt))[16]
{
    const struct kuzn_key *k = kuzn_key_of(key);
    return decrypt ? k->decrypt : k->encrypt;
}

/* One key for all blocks. */
GL_OWN_FRAME static void set_key(struct wide *w, const gl_key *key, bool decrypt)
{
    const uint8_t (*bytes)[16] = round_keys(key, decrypt);
    for (int i = 0; i < 10; i++)
        for (int j = 0; j < 16; j++)
            w->key[i][j] = byte_all(bytes[i][j]);
}

/* A key for each block; what there is room for besides takes the last one. */
GL_OWN_FRAME static void set_keys(struct wide *w, const gl_key *const *keys, size_t count,
                                  bool decrypt)
{
    for (size_t j = 0; j < 16; j++) {
        const size_t n = j * HALVES, next = n + HALVES - 1;
        const uint8_t (*low)[16] = round_keys(keys[n < count ? n : count - 1], decrypt);
        const uint8_t (*high)[16] = round_keys(keys[next < count ? next : count - 1], decrypt);
        for (int i = 0; i < 10; i++)
            w->key[i][j] = both(low[i], high[i]);
    }
    for (int i = 0; i < 10; i++)
        transpose(w->key[i]);
}

GL_INLINE void add(vec *v, const vec *other)
{
#pragma GCC unroll 16
    for (size_t j = 0; j < 16; j++)
        v[j] = xor_(v[j], other[j]);
}

/* E or D of WIDE blocks. */
GL_INLINE void crypt_wide(struct wide *w, bool decrypt, const uint8_t *in, const uint8_t *mask,
                          uint8_t *out)
{
    for (size_t j = 0; j < 16; j++)
        w->s[j] = load(in + WIDE * j);
    transpose(w->s);
    rounds(w, decrypt);
    transpose(w->s);
    for (size_t j = 0; j < 16; j++)
        store(out + WIDE * j, mask ? xor_(w->s[j], load(mask + WIDE * j)) : w->s[j]);
}

/* The same of some. */
GL_INLINE void crypt_part(struct wide *w, bool decrypt, const uint8_t *in, const uint8_t *mask,
                          uint8_t *out, size_t blocks)
{
    memcpy(w->text, in, 16 * blocks);
    memset(w->text + 16 * blocks, 0, sizeof w->text - 16 * blocks);
    crypt_wide(w, decrypt, w->text, NULL, w->text);
    if (mask)
        gl_xor(out, w->text, mask, 16 * blocks);
    else
        memcpy(out, w->text, 16 * blocks);
}

/* ---- Narrow ---------------------------------------------------------------------------------- */

struct narrow {
    struct sbox sbox;
    vec first, key[9], last; /* the second after each L or its inverse */
};

GL_INLINE struct narrow narrow_of(const gl_key *key, const bool decrypt)
{
    const uint8_t (*bytes)[16] = round_keys(key, decrypt);
    struct narrow n = {.sbox = sbox_of(decrypt), .first = load_narrow(bytes[0])};
    for (int i = 0; i < 9; i++)
        n.key[i] = !decrypt ? load_narrow(bytes[i + 1]) : i ? load_narrow(bytes[i]) : zero();
    n.last = decrypt ? load_narrow(bytes[9]) : zero();
    return n;
}

GL_INLINE vec crypt_narrow(const struct narrow *n, vec x, const bool decrypt)
{
    x = xor_(x, n->first);
    for (int i = 0; i < 9; i++) {
        x = xor_(linear(decrypt ? x : substitute(&n->sbox, x, false), columns[decrypt]), n->key[i]);
        if (decrypt)
            x = substitute(&n->sbox, x, true);
    }
    return decrypt ? xor_(x, n->last) : x;
}

GL_INLINE void crypt_few(const gl_key *key, const bool decrypt, const uint8_t *in,
                         const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const struct narrow n = narrow_of(key, decrypt);
    for (size_t i = 0; i < 16 * blocks; i += 16) {
        const vec y = crypt_narrow(&n, load_narrow(in + i), decrypt);
        store_narrow(out + i, mask ? xor_(y, load_narrow(mask + i)) : y);
    }
}

GL_OWN_FRAME static void encrypt_few(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                     uint8_t *out, size_t blocks)
{
    crypt_few(key, false, in, mask, out, blocks);
}

GL_OWN_FRAME static void decrypt_few(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                     uint8_t *out, size_t blocks)
{
    crypt_few(key, true, in, mask, out, blocks);
}

/* ---- The kernel's functions ------------------------------------------------------------------ */

enum { FRAMES = 2560 }; /* of any of them */

/* `keys` NULL: all blocks under `key`. */
GL_OWN_FRAME static void crypt_many(struct wide *w, const gl_key *key, const gl_key *const *keys,
                                    bool decrypt, const uint8_t *in, const uint8_t *mask,
                                    uint8_t *out, size_t blocks)
{
    if (!keys)
        set_key(w, key, decrypt);
    for (size_t i = 0, n; i < blocks; i += n) {
        const uint8_t *m = mask ? mask + 16 * i : NULL;
        n = blocks - i < WIDE ? blocks - i : WIDE;
        if (keys)
            set_keys(w, keys + i, n, decrypt);
        if (n == WIDE)
            crypt_wide(w, decrypt, in + 16 * i, m, out + 16 * i);
        else
            crypt_part(w, decrypt, in + 16 * i, m, out + 16 * i, n);
    }
}

static void crypt(const gl_key *key, const gl_key *const *keys, bool decrypt, const uint8_t *in,
                  const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const size_t rest = blocks % WIDE < NARROW ? blocks % WIDE : 0, many = blocks - rest;
    struct wide w; /* there to the end, so that what is burnt lies below it */
    if (many) {
        crypt_many(&w, key, keys, decrypt, in, mask, out, many);
        gl_wipe(&w, sizeof w);
    }
    for (size_t i = many, n; i < blocks; i += n) {
        n = keys ? 1 : rest;
        (decrypt ? decrypt_few : encrypt_few)(keys ? keys[i] : key, in + 16 * i,
                                              mask ? mask + 16 * i : NULL, out + 16 * i, n);
    }
    gl_burn_stack(FRAMES);
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, NULL, false, in, mask, out, blocks);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, NULL, true, in, mask, out, blocks);
}

static void each(const gl_key *const *keys, bool decrypts, const uint8_t *in, const uint8_t *mask,
                 uint8_t *out, size_t blocks)
{
    crypt(NULL, keys, decrypts, in, mask, out, blocks);
}

GL_OWN_FRAME static void chain_run(const gl_key *key, gl_chain kind, uint8_t *state,
                                   const uint8_t *in, uint8_t *out, size_t blocks)
{
    const struct narrow n = narrow_of(key, false);
    vec s = load_narrow(state);
    for (; blocks; blocks--, in += 16) {
        const vec x = load_narrow(in);
        s = crypt_narrow(&n, kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC ? xor_(s, x) : s, false);
        if (kind == GL_CHAIN_MAC)
            continue;
        if (kind == GL_CHAIN_CFB)
            s = xor_(s, x);
        store_narrow(out, kind == GL_CHAIN_OFB ? xor_(s, x) : s);
        out += 16;
    }
    store_narrow(state, s);
}

static void chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in, uint8_t *out,
                  size_t blocks)
{
    chain_run(key, kind, state, in, out, blocks);
    gl_burn_stack(FRAMES);
}

/* ---- Lanes ----------------------------------------------------------------------------------- */

/* A block of each lane, bytes transposed; what there is room for besides is the last one's. */
GL_INLINE void read_lanes(vec v[16], const gl_lane *lane, size_t count, bool state, size_t offset)
{
    for (size_t j = 0; j < 16; j++) {
        const size_t n = j * HALVES, next = n + HALVES - 1;
        const gl_lane *low = &lane[n < count ? n : count - 1];
        const gl_lane *high = &lane[next < count ? next : count - 1];
        v[j] = state ? both(low->state, high->state) : both(low->in + offset, high->in + offset);
    }
    transpose(v);
}

GL_INLINE void write_lanes(struct wide *w, const vec v[16], const gl_lane *lane, size_t count,
                           bool state, size_t offset)
{
    vec t[16];
    memcpy(t, v, sizeof t);
    transpose(t);
    for (size_t j = 0; j * HALVES < count; j++) {
        const size_t n = j * HALVES, next = n + HALVES - 1;
        const gl_lane *low = &lane[n], *high = &lane[next < count ? next : n];
        uint8_t *to = next >= count ? w->text : state ? high->state : high->out + offset;
        apart(state ? low->state : low->out + offset, to, t[j]);
    }
}

GL_OWN_FRAME static void run_lanes(struct wide *w, const gl_lane *lane, size_t count, gl_chain kind,
                                   size_t blocks)
{
    vec x[16];
    read_lanes(w->s, lane, count, true, 0);
    for (size_t i = 0; i < blocks; i++) {
        read_lanes(x, lane, count, false, 16 * i);
        if (kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC)
            add(w->s, x);
        rounds(w, false);
        if (kind == GL_CHAIN_CFB)
            add(w->s, x);
        if (kind == GL_CHAIN_OFB)
            add(x, w->s);
        if (kind != GL_CHAIN_MAC)
            write_lanes(w, kind == GL_CHAIN_OFB ? x : w->s, lane, count, false, 16 * i);
    }
    write_lanes(w, w->s, lane, count, true, 0);
}

static void chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    struct wide w; /* as in crypt */
    if (count < NARROW) {
        for (size_t n = 0; n < count; n++)
            chain_run(lane[n].key, kind, lane[n].state, lane[n].in, lane[n].out, blocks);
    } else {
        const gl_key *keys[WIDE];
        for (size_t n = 0; n < count; n++)
            keys[n] = lane[n].key;
        set_keys(&w, keys, count, false);
        run_lanes(&w, lane, count, kind, blocks);
        gl_wipe(&w, sizeof w);
    }
    gl_burn_stack(FRAMES);
}

/* ---- The key schedule, RFC 7801 section 4.3 -------------------------------------------------- */

GL_OWN_FRAME static void expand_encryption(struct kuzn_key *key, const uint8_t bytes[32])
{
    const struct sbox sbox = sbox_of(false);
    vec a = load_narrow(bytes), b = load_narrow(bytes + 16);
    memcpy(key->encrypt, bytes, 32);
    for (int i = 0; i < 32; i += 2) {
        const vec c = load_narrow((const uint8_t *)schedule[i]);
        const vec d = load_narrow((const uint8_t *)schedule[i + 1]);
        b = xor_(b, linear(substitute(&sbox, xor_(a, c), false), columns[0]));
        a = xor_(a, linear(substitute(&sbox, xor_(b, d), false), columns[0]));
        if (i % 8 == 6) {
            store_narrow(key->encrypt[i / 4 + 1], a);
            store_narrow(key->encrypt[i / 4 + 2], b);
        }
    }
}

GL_OWN_FRAME static void expand_decryption(struct kuzn_key *key)
{
    memcpy(key->decrypt[0], key->encrypt[9], 16);
    for (int i = 1; i < 9; i++)
        store_narrow(key->decrypt[i], linear(load_narrow(key->encrypt[9 - i]), columns[1]));
    memcpy(key->decrypt[9], key->encrypt[0], 16);
}

GL_INLINE void expand(struct kuzn_key *key, const uint8_t bytes[32])
{
    expand_encryption(key, bytes);
    expand_decryption(key);
    gl_burn_stack(FRAMES);
}

#define SHUFFLE_KERNEL                                                                             \
    .step = WIDE, .constant_time = true, .encrypt = encrypt, .decrypt = decrypt, .chain = chain,   \
    .lanes = WIDE, .chains = chains, .key_run = 1, .each = each
