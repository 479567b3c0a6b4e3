/* The known answers that every kernel must give before its first use. */
#include "counters.h"
#include "gost28147/cipher.h"
#include "gost28147/contract.h"

/* Rotate and add, so that the order of blocks counts. */
static uint64_t digest(uint64_t sum, const uint8_t *bytes, size_t blocks)
{
    for (; blocks; blocks--, bytes += 8) {
        uint64_t block = (uint64_t)gl_load_le32(bytes + 4) << 32 | gl_load_le32(bytes);
        sum = (sum << 5 | sum >> 59) + block;
    }
    return sum;
}

/* A full step of the widest kernel and a tail of every width, so that each path of a kernel runs.
 */
enum { CHECK_BLOCKS = 512 + 128 + 64 + 32 + 16 + 7 };

/* Everything that the kernel computes for one cipher, as one number. */
static uint64_t known_answer(const gl_cipher *cipher, const gl_kernel *kernel)
{
    uint8_t bytes[32], text[8 * CHECK_BLOCKS], other[8 * CHECK_BLOCKS], state[8] = {0};
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(0xff - 0x11 * i);
    for (unsigned i = 0; i < sizeof text; i++)
        text[i] = (uint8_t)(i * i + (i >> 8));
    gl_key key;
    cipher->expand(&key, bytes, NULL);

    uint64_t sum = 0;
    kernel->encrypt(&key, text, text, other, CHECK_BLOCKS);
    sum = digest(sum, other, CHECK_BLOCKS);
    kernel->decrypt(&key, text, NULL, other, CHECK_BLOCKS);
    sum = digest(sum, other, CHECK_BLOCKS);
    kernel->chain(&key, GL_CHAIN_CFB, state, text, other, 16);
    sum = digest(sum, other, 16);
    kernel->imit(&key, state, text, 16);
    sum = digest(sum, state, 1);

    const uint8_t start[8] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xc0};
    memcpy(state, start, sizeof state);
    if (kernel->ctr) {
        kernel->ctr(&key, start, text, other, CHECK_BLOCKS);
    } else {
        gl_ctr_fill(other, state, 8, CHECK_BLOCKS);
        kernel->encrypt(&key, other, text, other, CHECK_BLOCKS);
    }
    sum = digest(sum, other, CHECK_BLOCKS);
    if (!cipher->is_28147)
        return sum;
    memcpy(state, start, sizeof state);
    if (kernel->cnt) {
        kernel->cnt(&key, start, text, other, CHECK_BLOCKS);
    } else {
        gl_cnt_fill(other, state, CHECK_BLOCKS);
        kernel->encrypt(&key, other, text, other, CHECK_BLOCKS);
    }
    sum = digest(sum, other, CHECK_BLOCKS);
    if (kernel->mesh) {
        kernel->mesh(&key, text, other);
    } else {
        kernel->decrypt(&key, text, NULL, other, 4);
        kernel->encrypt(&key, text + 32, NULL, other + 32, 1);
    }
    return digest(sum, other, 5);
}

/* Kinds of rows that a cipher has. */
static unsigned rows_of(const gl_cipher *cipher)
{
    return cipher->is_28147 ? GL_ROWS_CNT : GL_ROWS_CTR;
}

/* Three rows of one, seven and almost two registers agree with one message. */
static bool row_agrees(const gl_kernel *kernel, gl_rows kind, const gl_key *key,
                       const uint8_t *text)
{
    enum { ROWS = 3, MOST = 16 };
    static const unsigned registers[ROWS] = {1, 7, 2};
    uint8_t out[2][8 * 10 * MOST] = {{0}}, start[8], counter[8];
    gl_row row[ROWS];
    size_t at = 0;
    memcpy(start, text, sizeof start);
    memcpy(counter, text, sizeof counter);
    for (unsigned i = 0; i < ROWS; i++) {
        const size_t blocks = registers[i] * (size_t)kernel->row - (i == ROWS - 1);
        row[i] = (gl_row){.key = key, .in = text + at, .out = out[0] + at, .bytes = 8 * blocks};
        memcpy(row[i].start, counter, sizeof counter);
        if (kind == GL_ROWS_CTR)
            gl_ctr_add(counter, 8, blocks);
        else
            gl_cnt_add(counter, blocks);
        at += row[i].bytes;
    }
    kernel->rows(row, ROWS, kind);
    if (kind == GL_ROWS_ENCRYPT || kind == GL_ROWS_DECRYPT)
        (kind == GL_ROWS_DECRYPT ? kernel->decrypt : kernel->encrypt)(key, text, NULL, out[1],
                                                                      at / 8);
    else
        (kind == GL_ROWS_CTR ? kernel->ctr : kernel->cnt)(key, start, text, out[1], at / 8);
    return memcmp(out[0], out[1], sizeof out[0]) == 0;
}

/* A packet under two keys agrees with its parts. */
static bool packet_agrees(const gl_kernel *kernel, const gl_key keys[2], const uint8_t *text)
{
    enum { BLOCKS = 15 };
    uint8_t out[2][8 * BLOCKS], state[2][8] = {{0}}, pair[8];
    kernel->packet(&keys[0], &keys[1], text, text, out[0], sizeof out[0], state[0]);
    kernel->encrypt(&keys[0], text, NULL, pair, 1);
    kernel->cnt(&keys[0], pair, text, out[1], BLOCKS);
    kernel->imit(&keys[1], state[1], text, BLOCKS);
    return memcmp(out[0], out[1], sizeof out[0]) == 0 && memcmp(state[0], state[1], 8) == 0;
}

/* The functions for lanes agree with those for one key, which the known answer has checked. */
static bool lanes_agree(const gl_cipher *cipher, const gl_kernel *kernel)
{
    enum { LANES = 128 + 16 + 3, KEYS = 3, BLOCKS = 9 };
    gl_key keys[KEYS];
    const gl_key *key[LANES];
    gl_lane lane[LANES];
    uint8_t bytes[32], text[8 * (LANES + BLOCKS)], state[2][8 * LANES], out[2][8 * LANES];
    for (unsigned i = 0; i < sizeof text; i++)
        text[i] = (uint8_t)(i * i + (i >> 7));
    for (unsigned k = 0; k < KEYS; k++) {
        memcpy(bytes, text + 8 * k, sizeof bytes);
        cipher->expand(&keys[k], bytes, NULL);
    }
    const unsigned run = kernel->key_run > 2 ? kernel->key_run : 2;
    for (unsigned i = 0; i < LANES; i++)
        key[i] = &keys[i / run % KEYS];

    bool good = true;
    if (kernel->each) {
        kernel->each(key, false, text, NULL, out[0], LANES);
        for (unsigned i = 0; i < LANES; i += run)
            kernel->encrypt(key[i], text + 8 * i, NULL, out[1] + 8 * i,
                            LANES - i < run ? LANES - i : run);
        good &= memcmp(out[0], out[1], sizeof out[0]) == 0;
    }
    if (kernel->packet && cipher->is_28147)
        good &= packet_agrees(kernel, keys, text);
    for (unsigned kind = GL_ROWS_ENCRYPT; kernel->rows && kind <= rows_of(cipher); kind++)
        good &= row_agrees(kernel, (gl_rows)kind, &keys[1], text);
    const size_t most = kernel->lanes < LANES ? kernel->lanes : LANES;
    for (unsigned imit = 0; most && imit < 2; imit++) {
        memcpy(state[0], text, sizeof state[0]);
        memcpy(state[1], text, sizeof state[1]);
        for (unsigned i = 0; i < most; i++)
            lane[i] = (gl_lane){key[i], text + 8 * i, NULL, state[0] + 8 * i};
        if (imit)
            kernel->imits(lane, most, BLOCKS);
        else
            kernel->chains(lane, most, GL_CHAIN_MAC, BLOCKS);
        for (unsigned i = 0; i < most; i++) {
            if (imit)
                kernel->imit(key[i], state[1] + 8 * i, text + 8 * i, BLOCKS);
            else
                kernel->chain(key[i], GL_CHAIN_MAC, state[1] + 8 * i, text + 8 * i, NULL, BLOCKS);
        }
        good &= memcmp(state[0], state[1], sizeof state[0]) == 0;
    }
    return good;
}

/* Both byte orders, whichever cipher asked: a kernel serves both. The numbers come from the plain
 * reference of the tests, which shares no code with the kernels. */
gl_status gost_check(const gl_kernel *kernel)
{
    const bool good = known_answer(&gl_gost28147, kernel) == UINT64_C(0x58c26fb7e59be753) &&
                      known_answer(&gl_magma, kernel) == UINT64_C(0x270e3eaa98271e6b);
    return good && lanes_agree(&gl_gost28147, kernel) && lanes_agree(&gl_magma, kernel)
               ? GL_OK
               : GL_E_SELF_CHECK;
}
