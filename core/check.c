#include "check.h"

#include "bytes.h"
#include "counters.h"

/* Rotate and add, so that the order of bytes counts. */
static uint64_t digest(uint64_t sum, const uint8_t *bytes, size_t length)
{
    for (; length; length -= 8, bytes += 8)
        sum = (sum << 5 | sum >> 59) + gl_load_le64(bytes);
    return sum;
}

/* A full step of the widest kernel and a tail of every width, so that each path of a kernel runs.
 */
enum { CHECK_BLOCKS = 512 + 128 + 64 + 32 + 16 + 7 };

/* Blocks with a key each, blocks of a chain, and blocks of three rows of up to 64. */
enum { LANES = 128 + 16 + 3, CHAIN_BLOCKS = 9, ROW_BLOCKS = 10 * 64 };

static void make_key(const gl_cipher *cipher, gl_key *key, size_t key_size, unsigned first)
{
    uint8_t bytes[32];
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(first - 0x11 * i);
    cipher->expand(key, bytes, key_size, NULL);
}

static void run_ctr(const gl_kernel *kernel, const gl_key *key, size_t block, const uint8_t *start,
                    const uint8_t *in, uint8_t *out, size_t blocks)
{
    if (kernel->ctr) {
        kernel->ctr(key, start, in, out, blocks);
    } else {
        uint8_t counter[GL_BLOCK_MAX];
        memcpy(counter, start, block);
        gl_ctr_fill(out, counter, block, blocks);
        kernel->encrypt(key, out, in, out, blocks);
    }
}

static void run_cnt(const gl_kernel *kernel, const gl_key *key, const uint8_t *start,
                    const uint8_t *in, uint8_t *out, size_t blocks)
{
    if (kernel->cnt) {
        kernel->cnt(key, start, in, out, blocks);
    } else {
        uint8_t pair[8];
        memcpy(pair, start, sizeof pair);
        gl_cnt_fill(out, pair, blocks);
        kernel->encrypt(key, out, in, out, blocks);
    }
}

/* Everything that the kernel computes for one cipher under one key, as one number. */
static uint64_t known_answer(const gl_cipher *cipher, const gl_kernel *kernel, size_t key_size)
{
    const size_t block = cipher->block_size, length = block * CHECK_BLOCKS;
    uint8_t text[GL_BLOCK_MAX * CHECK_BLOCKS], other[GL_BLOCK_MAX * CHECK_BLOCKS];
    uint8_t state[GL_BLOCK_MAX] = {0}, start[GL_BLOCK_MAX];
    gl_key key;
    make_key(cipher, &key, key_size, 0xff);
    for (unsigned i = 0; i < sizeof text; i++)
        text[i] = (uint8_t)(i * i + (i >> 8));
    memset(start, 0xff, sizeof start);
    start[block - 1] = 0xc0;

    uint64_t sum = 0;
    kernel->encrypt(&key, text, text, other, CHECK_BLOCKS);
    sum = digest(sum, other, length);
    kernel->decrypt(&key, text, NULL, other, CHECK_BLOCKS);
    sum = digest(sum, other, length);
    kernel->chain(&key, GL_CHAIN_CFB, state, text, other, 16);
    sum = digest(sum, other, 16 * block);
    if (kernel->imit)
        kernel->imit(&key, state, text, 16);
    sum = digest(sum, state, block);
    run_ctr(kernel, &key, block, start, text, other, CHECK_BLOCKS);
    sum = digest(sum, other, length);
    if (!cipher->is_28147)
        return sum;
    run_cnt(kernel, &key, start, text, other, CHECK_BLOCKS);
    sum = digest(sum, other, length);
    if (kernel->mesh) {
        kernel->mesh(&key, text, other);
    } else {
        kernel->decrypt(&key, text, NULL, other, 4);
        kernel->encrypt(&key, text + 32, NULL, other + 32, 1);
    }
    return digest(sum, other, 5 * block);
}

/* Kinds of rows that a cipher has. */
static unsigned rows_of(const gl_cipher *cipher)
{
    return cipher->is_28147 ? GL_ROWS_CNT : GL_ROWS_CTR;
}

/* Three rows of one, seven and almost two registers agree with one message. */
static bool row_agrees(const gl_kernel *kernel, gl_rows kind, const gl_key *key, size_t block,
                       const uint8_t *text)
{
    enum { ROWS = 3 };
    static const unsigned registers[ROWS] = {1, 7, 2};
    uint8_t out[2][GL_BLOCK_MAX * ROW_BLOCKS] = {{0}}, start[GL_BLOCK_MAX], counter[GL_BLOCK_MAX];
    gl_row row[ROWS];
    size_t at = 0;
    memcpy(start, text, sizeof start);
    memcpy(counter, text, sizeof counter);
    for (unsigned i = 0; i < ROWS; i++) {
        const size_t blocks = registers[i] * (size_t)kernel->row - (i == ROWS - 1);
        row[i] = (gl_row){.key = key, .in = text + at, .out = out[0] + at, .bytes = block * blocks};
        memcpy(row[i].start, counter, sizeof counter);
        if (kind == GL_ROWS_CNT)
            gl_cnt_add(counter, blocks);
        else
            gl_ctr_add(counter, block, blocks);
        at += row[i].bytes;
    }
    kernel->rows(row, ROWS, kind);
    if (kind == GL_ROWS_CTR)
        run_ctr(kernel, key, block, start, text, out[1], at / block);
    else if (kind == GL_ROWS_CNT)
        run_cnt(kernel, key, start, text, out[1], at / block);
    else
        (kind == GL_ROWS_DECRYPT ? kernel->decrypt : kernel->encrypt)(key, text, NULL, out[1],
                                                                      at / block);
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

/* Each block under its own key agrees with runs under one. */
static bool each_agrees(const gl_kernel *kernel, bool decrypt, const gl_key *const *key, size_t run,
                        size_t block, const uint8_t *text)
{
    uint8_t out[2][GL_BLOCK_MAX * LANES] = {{0}};
    kernel->each(key, decrypt, text, NULL, out[0], LANES);
    for (size_t i = 0; i < LANES; i += run)
        (decrypt ? kernel->decrypt : kernel->encrypt)(
            key[i], text + block * i, NULL, out[1] + block * i, LANES - i < run ? LANES - i : run);
    return memcmp(out[0], out[1], sizeof out[0]) == 0;
}

/* MACs side by side agree with one after the other. */
static bool chains_agree(const gl_kernel *kernel, bool imit, const gl_key *const *key, size_t block,
                         const uint8_t *text)
{
    uint8_t state[2][GL_BLOCK_MAX * LANES];
    gl_lane lane[LANES];
    const size_t count = kernel->lanes < LANES ? kernel->lanes : LANES;
    memcpy(state[0], text, sizeof state[0]);
    memcpy(state[1], text, sizeof state[1]);
    for (size_t i = 0; i < count; i++)
        lane[i] = (gl_lane){key[i], text + block * i, NULL, state[0] + block * i};
    if (imit)
        kernel->imits(lane, count, CHAIN_BLOCKS);
    else
        kernel->chains(lane, count, GL_CHAIN_MAC, CHAIN_BLOCKS);
    for (size_t i = 0; i < count; i++) {
        uint8_t *s = state[1] + block * i;
        if (imit)
            kernel->imit(key[i], s, text + block * i, CHAIN_BLOCKS);
        else
            kernel->chain(key[i], GL_CHAIN_MAC, s, text + block * i, NULL, CHAIN_BLOCKS);
    }
    return memcmp(state[0], state[1], sizeof state[0]) == 0;
}

/* The functions for lanes agree with those for one key, which the known answer has checked. */
static bool lanes_agree(const gl_cipher *cipher, const gl_kernel *kernel, size_t key_size)
{
    enum { KEYS = 3 };
    gl_key keys[KEYS];
    const gl_key *key[LANES];
    uint8_t text[GL_BLOCK_MAX * ROW_BLOCKS];
    for (unsigned i = 0; i < sizeof text; i++)
        text[i] = (uint8_t)(i * i + (i >> 7));
    for (unsigned k = 0; k < KEYS; k++)
        make_key(cipher, &keys[k], key_size, k);
    const size_t block = cipher->block_size;
    const unsigned run = kernel->key_run > 2 ? kernel->key_run : 2;
    for (unsigned i = 0; i < LANES; i++)
        key[i] = &keys[i / run % KEYS];

    bool good = true;
    for (unsigned decrypt = 0; kernel->each && decrypt < 2; decrypt++)
        good &= each_agrees(kernel, decrypt, key, run, block, text);
    if (kernel->packet && cipher->is_28147)
        good &= packet_agrees(kernel, keys, text);
    for (unsigned kind = GL_ROWS_ENCRYPT; kernel->rows && kind <= rows_of(cipher); kind++)
        good &= row_agrees(kernel, (gl_rows)kind, &keys[1], block, text);
    if (kernel->chains)
        good &= chains_agree(kernel, false, key, block, text);
    if (kernel->imits)
        good &= chains_agree(kernel, true, key, block, text);
    return good;
}

gl_status gl_check(const gl_cipher *cipher, const gl_kernel *kernel, size_t key_size,
                   uint64_t answer)
{
    return known_answer(cipher, kernel, key_size) == answer && lanes_agree(cipher, kernel, key_size)
               ? GL_OK
               : GL_E_SELF_CHECK;
}
