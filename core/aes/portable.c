/*
 * AES in plain C, constant-time: four blocks bitsliced in eight words of 64 bits; many blocks go to
 * portable_wide.c.
 *
 * Plane b holds bit b of all bytes: that of row r and column c in block n is bit 16 r + 4 c + n.
 * ShiftRows moves nothing: after it has come i times, row r stands i r columns further on than it
 * should, and MixColumns, the round keys and the end allow for that (Adomnicai and Peyrin,
 * "Fixslicing AES-like ciphers").
 */
#include "aes/portable.h"

typedef uint64_t word;
#include "aes/circuits.h"

enum { FEW = 4 };

#define EACH_ROW(bits) (UINT64_C(0x0001000100010001) * (bits))

/* The round keys, as the rounds need them. */
struct planes {
    word k[AES_ROUNDS_MAX + 1][8];
};

/* ---- Blocks and planes -------------------------------------------------------------------------
 */

/* The bits of a and b that `mask` selects in b, `distance` further up in a, change places. */
GL_INLINE void exchange(word *a, word *b, unsigned distance, word mask)
{
    const word t = (*a >> distance ^ *b) & mask;
    *b ^= t;
    *a ^= t << distance;
}

GL_INLINE word exchanged_within(word x, unsigned distance, word mask)
{
    const word t = (x ^ x >> distance) & mask;
    return x ^ t ^ t << distance;
}

/* Bit i of a byte in word j becomes bit j of that byte in word i. */
GL_INLINE void transpose(word x[8])
{
    for (unsigned i = 0; i < 4; i++)
        exchange(&x[i], &x[i + 4], 4, UINT64_C(0x0f0f0f0f0f0f0f0f));
    for (unsigned i = 0; i < 8; i += i % 2 ? 3 : 1)
        exchange(&x[i], &x[i + 2], 2, UINT64_C(0x3333333333333333));
    for (unsigned i = 0; i < 8; i += 2)
        exchange(&x[i], &x[i + 1], 1, UINT64_C(0x5555555555555555));
}

/* Two columns become one word, their bytes in turns, and back. */
GL_INLINE word interleaved(uint32_t a, uint32_t b)
{
    const word x = exchanged_within(a | (word)b << 32, 16, 0x00000000ffff0000);
    return exchanged_within(x, 8, UINT64_C(0x0000ff000000ff00));
}

GL_INLINE word separated(word x)
{
    x = exchanged_within(x, 8, UINT64_C(0x0000ff000000ff00));
    return exchanged_within(x, 16, 0x00000000ffff0000);
}

/* Block n before a transposition, and after another. */
GL_INLINE void put_block(word x[8], unsigned n, const uint8_t *p)
{
    x[n] = interleaved(gl_load_le32(p), gl_load_le32(p + 8));
    x[n + 4] = interleaved(gl_load_le32(p + 4), gl_load_le32(p + 12));
}

GL_INLINE void get_block(const word x[8], unsigned n, uint8_t *p)
{
    const word even = separated(x[n]), odd = separated(x[n + 4]);
    gl_store_le32(p, (uint32_t)even);
    gl_store_le32(p + 4, (uint32_t)odd);
    gl_store_le32(p + 8, (uint32_t)(even >> 32));
    gl_store_le32(p + 12, (uint32_t)(odd >> 32));
}

/* ---- Rounds ------------------------------------------------------------------------------------
 */

/* The byte that is so many rows and columns further on, in the place of each. */
GL_INLINE word ahead(word x, unsigned rows, unsigned columns)
{
    const unsigned bits = 4 * (columns % 4);
    x = x >> 16 * rows | x << (64 - 16 * rows);
    return bits ? (x >> bits & EACH_ROW(0xffffu >> bits)) |
                      (x << (16 - bits) & ~EACH_ROW(0xffffu >> bits))
                : x;
}

/* Every byte times x. */
GL_INLINE void double_bytes(word x[8])
{
    const word top = x[7];
    for (unsigned b = 7; b; b--)
        x[b] = x[b - 1] ^ (b == 1 || b == 3 || b == 4 ? top : 0);
    x[0] = top;
}

/* MixColumns where row r + 1 stands `shift` columns further on than row r. */
GL_INLINE void mix_columns(word x[8], unsigned shift)
{
    word twice[8];
    for (unsigned b = 0; b < 8; b++) {
        const word next = ahead(x[b], 1, shift), pair = x[b] ^ next;
        x[b] = next ^ ahead(pair, 2, 2 * shift);
        twice[b] = pair;
    }
    double_bytes(twice);
    for (unsigned b = 0; b < 8; b++)
        x[b] ^= twice[b];
}

GL_INLINE void mix_columns_inverse(word x[8], unsigned shift)
{
    word pair[8];
    for (unsigned b = 0; b < 8; b++)
        pair[b] = x[b] ^ ahead(x[b], 2, 2 * shift);
    double_bytes(pair);
    double_bytes(pair);
    for (unsigned b = 0; b < 8; b++)
        x[b] ^= pair[b];
    mix_columns(x, shift);
}

GL_INLINE void add_key(word x[8], const word k[8])
{
    for (unsigned b = 0; b < 8; b++)
        x[b] ^= k[b];
}

/* Rows 1 and 3 from two columns off to where they belong. */
GL_INLINE void shift_back(word x[8])
{
    for (unsigned b = 0; b < 8; b++)
        x[b] = exchanged_within(x[b], 8, UINT64_C(0x00ff000000ff0000));
}

GL_INLINE void full_round(word x[8], const word k[8], bool decrypt, unsigned shift)
{
    if (decrypt) {
        aes_sbox_inverse(x);
        mix_columns_inverse(x, (4 - shift) % 4);
    } else {
        aes_sbox(x);
        mix_columns(x, shift);
    }
    add_key(x, k);
}

/* 10, 12 or 14 of them. */
GL_INLINE void rounds_of(const struct planes *planes, unsigned rounds, bool decrypt, word x[8])
{
    unsigned i = 0;
    add_key(x, planes->k[i++]);
    for (;;) {
        full_round(x, planes->k[i++], decrypt, 1);
        if (i == rounds)
            break;
        full_round(x, planes->k[i++], decrypt, 2);
        full_round(x, planes->k[i++], decrypt, 3);
        if (i == rounds)
            break;
        full_round(x, planes->k[i++], decrypt, 0);
    }
    if (decrypt)
        aes_sbox_inverse(x);
    else
        aes_sbox(x);
    add_key(x, planes->k[i]);
    if (rounds % 4)
        shift_back(x);
}

GL_OWN_FRAME static void encrypt_planes(const struct planes *planes, unsigned rounds, word x[8])
{
    rounds_of(planes, rounds, false, x);
}

GL_OWN_FRAME static void decrypt_planes(const struct planes *planes, unsigned rounds, word x[8])
{
    rounds_of(planes, rounds, true, x);
}

/* ---- Round keys --------------------------------------------------------------------------------
 */

/* A round key in place n; before round i + 1, its rows stand where those of the state do then. */
GL_INLINE void put_key(word x[8], unsigned n, const struct aes_key *key, bool decrypt, unsigned i)
{
    const uint8_t *p = decrypt ? key->decrypt[i] : key->encrypt[i];
    const unsigned turn = decrypt ? i : 0u - i;
    const bool corrects = i != (decrypt ? key->rounds : 0);
    uint32_t column[4], moved[4];
    for (unsigned c = 0; c < 4; c++)
        column[c] = gl_load_le32(p + 4 * c) ^ (corrects ? AES_SBOX_CONSTANT : 0);
    for (unsigned c = 0; c < 4; c++) {
        moved[c] = column[c] & 0x000000ff;
        moved[c] |= column[(c + turn) % 4] & 0x0000ff00;
        moved[c] |= column[(c + 2 * turn) % 4] & 0x00ff0000;
        moved[c] |= column[(c + 3 * turn) % 4] & 0xff000000;
    }
    x[n] = interleaved(moved[0], moved[2]);
    x[n + 4] = interleaved(moved[1], moved[3]);
}

/* One key for all four blocks. */
static void set_key(struct planes *planes, const struct aes_key *key, bool decrypt)
{
    for (unsigned i = 0; i <= key->rounds; i++) {
        word x[8] = {0};
        put_key(x, 0, key, decrypt, i);
        transpose(x);
        for (unsigned b = 0; b < 8; b++)
            planes->k[i][b] = (x[b] << 4) - x[b];
    }
}

/* A key for each of `count` blocks. */
static void set_keys(struct planes *planes, const gl_key *const *keys, unsigned count, bool decrypt)
{
    for (unsigned i = 0; i <= aes_key_of(keys[0])->rounds; i++) {
        word *x = planes->k[i];
        memset(x, 0, sizeof planes->k[i]);
        for (unsigned n = 0; n < count; n++)
            put_key(x, n, aes_key_of(keys[n]), decrypt, i);
        transpose(x);
    }
}

/* ---- Blocks ------------------------------------------------------------------------------------
 */

/* At most FEW blocks. */
GL_INLINE void crypt_few(const struct planes *planes, unsigned rounds, bool decrypt,
                         const uint8_t *in, const uint8_t *mask, uint8_t *out, unsigned blocks)
{
    word x[8] = {0};
    for (unsigned n = 0; n < blocks; n++)
        put_block(x, n, in + 16 * n);
    transpose(x);
    if (decrypt)
        decrypt_planes(planes, rounds, x);
    else
        encrypt_planes(planes, rounds, x);
    transpose(x);
    for (unsigned n = 0; n < blocks; n++) {
        uint8_t y[16];
        get_block(x, n, y);
        if (mask)
            gl_xor(y, y, mask + 16 * n, 16);
        memcpy(out + 16 * n, y, 16);
    }
}

GL_OWN_FRAME static void crypt(const gl_key *opaque, bool decrypt, const uint8_t *in,
                               const uint8_t *mask, uint8_t *out, size_t blocks)
{
    const struct aes_key *key = aes_key_of(opaque);
    struct planes planes;
    bool set = false;
    for (size_t n; blocks; blocks -= n) {
#ifdef AES_WIDE
        if (blocks >= AES_WIDE_FROM) {
            n = blocks < AES_WIDE ? blocks : AES_WIDE;
            aes_wide(key, decrypt, in, mask, out, n);
        } else
#endif
        {
            n = blocks < FEW ? blocks : FEW;
            if (!set)
                set_key(&planes, key, decrypt);
            set = true;
            crypt_few(&planes, key->rounds, decrypt, in, mask, out, (unsigned)n);
        }
        in += 16 * n;
        out += 16 * n;
        mask = mask ? mask + 16 * n : NULL;
    }
}

static void encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, false, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

static void decrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks)
{
    crypt(key, true, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

GL_OWN_FRAME static void each_of(const gl_key *const *keys, bool decrypt, const uint8_t *in,
                                 const uint8_t *mask, uint8_t *out, size_t blocks)
{
    struct planes planes;
    for (size_t i = 0; i < blocks; i += FEW) {
        const unsigned n = blocks - i < FEW ? (unsigned)(blocks - i) : FEW;
        set_keys(&planes, keys + i, n, decrypt);
        crypt_few(&planes, aes_key_of(keys[i])->rounds, decrypt, in + 16 * i,
                  mask ? mask + 16 * i : NULL, out + 16 * i, n);
    }
}

static void each(const gl_key *const *keys, bool decrypt, const uint8_t *in, const uint8_t *mask,
                 uint8_t *out, size_t blocks)
{
    each_of(keys, decrypt, in, mask, out, blocks);
    gl_burn_stack(GL_FRAMES);
}

/* ---- Chains ------------------------------------------------------------------------------------
 */

GL_INLINE void add(word x[8], const word y[8])
{
    for (unsigned b = 0; b < 8; b++)
        x[b] ^= y[b];
}

/* The next block of each lane as planes, and the other way. */
GL_INLINE void load_lanes(word x[8], const gl_lane *lane, unsigned count, size_t at)
{
    memset(x, 0, 8 * sizeof *x);
    for (unsigned n = 0; n < count; n++)
        put_block(x, n, lane[n].in + at);
    transpose(x);
}

GL_INLINE void store_lanes(const word planes[8], const gl_lane *lane, unsigned count, size_t at)
{
    word x[8];
    memcpy(x, planes, sizeof x);
    transpose(x);
    for (unsigned n = 0; n < count; n++)
        get_block(x, n, lane[n].out + at);
}

GL_OWN_FRAME static void chains_of(const gl_lane *lane, unsigned count, gl_chain kind,
                                   size_t blocks)
{
    const gl_key *keys[FEW];
    const unsigned rounds = aes_key_of(lane[0].key)->rounds;
    struct planes planes;
    word s[8] = {0}, x[8];
    for (unsigned n = 0; n < count; n++) {
        keys[n] = lane[n].key;
        put_block(s, n, lane[n].state);
    }
    if (count == 1)
        set_key(&planes, aes_key_of(keys[0]), false);
    else
        set_keys(&planes, keys, count, false);
    transpose(s);
    for (size_t i = 0; i < blocks; i++) {
        load_lanes(x, lane, count, 16 * i);
        if (kind == GL_CHAIN_CBC || kind == GL_CHAIN_MAC)
            add(s, x);
        encrypt_planes(&planes, rounds, s);
        if (kind == GL_CHAIN_CFB)
            add(s, x);
        if (kind == GL_CHAIN_OFB) {
            add(x, s);
            store_lanes(x, lane, count, 16 * i);
        } else if (kind != GL_CHAIN_MAC) {
            store_lanes(s, lane, count, 16 * i);
        }
    }
    transpose(s);
    for (unsigned n = 0; n < count; n++)
        get_block(s, n, lane[n].state);
}

static void chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in, uint8_t *out,
                  size_t blocks)
{
    const gl_lane lane = {key, in, out, state};
    chains_of(&lane, 1, kind, blocks);
    gl_burn_stack(GL_FRAMES);
}

static void chains(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks)
{
    chains_of(lane, (unsigned)count, kind, blocks);
    gl_burn_stack(GL_FRAMES);
}

const gl_kernel aes_portable = {
    .name = "portable",
    .id = AES_ID_PORTABLE,
#ifdef AES_WIDE
    .step = AES_WIDE,
#else
    .step = FEW,
#endif
    .constant_time = true,
    .costs = {GL_COSTS({4, 2100}, {8, 3100}, {32, 3450}, {64, 6900}),
              GL_COSTS({4, 2100}, {8, 3100}, {32, 3450}, {64, 6900})},
    .encrypt = encrypt,
    .decrypt = decrypt,
    .chain = chain,
    .lanes = FEW,
    .chains = chains,
    .key_run = 1,
    .each = each,
};
