/* The functions of a kernel with a key for each lane, against the plain cipher of plain.c. */
#include <stdio.h>
#include <string.h>

#include "bytes.h"
#include "harness.h"
#include "plain.h"

enum { LANES = 512, BLOCKS = 9, BLOCK = GL_BLOCK_MAX, ROOM = BLOCK * BLOCKS + 24 };
enum { EACH = 2 * LANES + 40, KEYS = 40 };

/* IMIT: kernel->imits; the others are kinds of gl_chain. */
enum op { CBC, CFB, OFB, MAC, IMIT, OPS };
static const char *const op_names[] = {"cbc", "cfb", "ofb", "mac", "imit"};

static const struct subject *subject;
static const gl_cipher *cipher;
static size_t block;
static gl_sbox own;
static gl_key keys[KEYS];
static struct plain plain[KEYS];

/* ---- Messages side by side ------------------------------------------------------------------- */

/* Lane l has key l mod KEYS; `states` and `wanted` say what is right after every number of blocks.
 */
static uint8_t text[LANES][BLOCK * BLOCKS], wanted[LANES][BLOCK * BLOCKS];
static uint8_t states[BLOCKS + 1][LANES][BLOCK];
static uint8_t in[LANES][ROOM], out[LANES][ROOM], state[LANES][BLOCK + 1];

static void plain_step(const struct plain *p, enum op op, uint8_t *s, const uint8_t *x, uint8_t *y)
{
    uint8_t sum[BLOCK];
    gl_xor(sum, s, x, block);
    switch (op) {
    case CBC:
    case MAC:
        plain_encrypt(p, sum, s);
        memcpy(y, s, block);
        break;
    case CFB:
        plain_encrypt(p, s, sum);
        gl_xor(s, sum, x, block);
        memcpy(y, s, block);
        break;
    case OFB:
        plain_encrypt(p, s, s);
        gl_xor(y, s, x, block);
        break;
    case IMIT:
        memcpy(s, sum, block);
        plain_imit(p, s);
        break;
    case OPS:
        break;
    }
}

static void plain_lanes(enum op op)
{
    random_bytes(text, sizeof text);
    random_bytes(states[0], sizeof states[0]);
    for (size_t l = 0; l < LANES; l++) {
        for (size_t b = 0; b < BLOCKS; b++) {
            memcpy(states[b + 1][l], states[b][l], block);
            plain_step(&plain[l % KEYS], op, states[b + 1][l], text[l] + block * b,
                       wanted[l] + block * b);
        }
    }
}

/* Lane l of the call is lane l of the answer; each buffer has an alignment of its own. */
static void compare_lanes(const gl_kernel *kernel, enum op op, size_t count, size_t blocks,
                          bool in_place)
{
    static gl_lane lane[LANES];
    memset(out, 0xcc, sizeof out);
    for (size_t l = 0; l < count; l++) {
        const size_t at = 8 + l % 9;
        uint8_t *from = in_place ? out[l] + at : in[l] + l % 16;
        memcpy(from, text[l], block * blocks);
        memcpy(state[l] + l % 2, states[0][l], block);
        lane[l] = (gl_lane){&keys[l % KEYS], from, op < MAC ? out[l] + at : NULL, state[l] + l % 2};
    }
    if (op == IMIT)
        kernel->imits(lane, count, blocks);
    else
        kernel->chains(lane, count, (gl_chain)(GL_CHAIN_CBC + (int)op), blocks);
    for (size_t l = 0; l < LANES; l++) {
        const size_t at = 8 + l % 9, bytes = l < count && op < MAC ? block * blocks : 0;
        uint8_t clean[ROOM];
        memset(clean, 0xcc, ROOM);
#define WHERE                                                                                      \
    "%s %zu %s %s, lane %zu of %zu, %zu blocks", cipher->name, subject->key_size, kernel->name,    \
        op_names[op], l, count, blocks
        if (l < count)
            expect_bytes(state[l] + l % 2, states[blocks][l], block, "state: " WHERE);
        if (op >= MAC && in_place)
            continue;
        memcpy(clean + at, wanted[l], bytes);
        expect_bytes(out[l], clean, ROOM, WHERE);
#undef WHERE
    }
}

/* ---- Blocks under keys of their own ---------------------------------------------------------- */

static const gl_key *key_of[EACH];
static uint8_t each_in[BLOCK * EACH], each_mask[BLOCK * EACH], each_wanted[2][BLOCK * EACH];

/* Keys that change as often as the kernel allows, and longer runs of blocks with one key. */
static void plain_each(bool decrypt, size_t key_run)
{
    random_bytes(each_in, sizeof each_in);
    random_bytes(each_mask, sizeof each_mask);
    for (size_t i = 0, k = 0; i < EACH; i++) {
        if (i % key_run == 0 && (i / 50 % 2 == 0 || random_below(20) == 0))
            k = random_below(KEYS);
        key_of[i] = &keys[k];
        uint8_t *y = each_wanted[0] + block * i;
        (decrypt ? plain_decrypt : plain_encrypt)(&plain[k], each_in + block * i, y);
        gl_xor(each_wanted[1] + block * i, y, each_mask + block * i, block);
    }
}

static void compare_each(const gl_kernel *kernel, bool decrypt, size_t blocks)
{
    static uint8_t x[BLOCK * EACH + 1], m[BLOCK * EACH + 1], y[BLOCK * EACH + 16];
    for (unsigned way = 0; way < 5; way++) { /* masked, and what is the output too */
        const bool masked = way > 1;
        uint8_t *to = way == 1 || way == 3 ? x + 1 : way == 4 ? m + 1 : y + 7;
        uint8_t clean[8];
        memset(clean, 0xcc, 8);
        memset(y, 0xcc, sizeof y);
        memcpy(x + 1, each_in, block * blocks);
        memcpy(m + 1, each_mask, block * blocks);
        kernel->each(key_of, decrypt, x + 1, masked ? m + 1 : NULL, to, blocks);
#define WHERE                                                                                      \
    "%s %s each, %s %zu blocks, way %u", cipher->name, kernel->name,                               \
        decrypt ? "decrypt" : "encrypt", blocks, way
        expect_bytes(to, each_wanted[masked], block * blocks, WHERE);
        if (to == y + 7)
            expect_bytes(to + block * blocks, clean, 8, "wrote past the output: " WHERE);
#undef WHERE
    }
}

/* ---- Kernels in turn ------------------------------------------------------------------------- */

static void use_keys(const struct subject *which, const uint8_t (*rows)[16])
{
    static const uint32_t words[] = {0, 0xffffffff, 0x80000000, 0x7fffffff};
    subject = which;
    cipher = gl_cipher_by_name(which->cipher);
    block = cipher->block_size;
    if (rows)
        expect_status(gl_sbox_init(&own, rows), GL_OK, "own S-box");
    for (size_t i = 0; i < KEYS; i++) {
        uint8_t bytes[32];
        random_bytes(bytes, 32);
        for (size_t w = 0; i < 2 * COUNT_OF(words) && w < 8; w += 1 + i % 2)
            gl_store_be32(bytes + 4 * w, words[i / 2]);
        plain_init(&plain[i], which->cipher, bytes, which->key_size, rows);
        expect_status(gl_key_init(&keys[i], cipher, bytes, which->key_size, rows ? &own : NULL),
                      GL_OK, "key");
    }
}

/* Calls `body` with each kernel that this CPU has and that takes the keys. */
static void each_kernel(void (*body)(const gl_kernel *))
{
    const gl_kernel *const *kernels = cipher->kernels;
    for (size_t i = 0; kernels[i]; i++)
        if (kernel_available(kernels[i]) && (!kernels[i]->fits || kernels[i]->fits(&keys[0])))
            body(kernels[i]);
}

static enum op now;

static void compare_counts(const gl_kernel *kernel)
{
    static const size_t lengths[] = {1, 2, 3, 4, 7, 8, BLOCKS};
    if (now == IMIT ? !kernel->imits : !kernel->chains)
        return;
    expect(kernel->lanes > 1 && kernel->lanes <= LANES, "%s: %u lanes", kernel->name,
           kernel->lanes);
    for (size_t n = 1; n <= kernel->lanes; n++)
        compare_lanes(kernel, now, n, lengths[n % COUNT_OF(lengths)], n % 3 == 0);
    for (size_t blocks = 1; blocks <= BLOCKS; blocks++)
        compare_lanes(kernel, now, kernel->lanes, blocks, blocks % 2);
}

static void compare_each_counts(const gl_kernel *kernel)
{
    for (unsigned decrypt = 0; kernel->each && decrypt < 2; decrypt++) {
        plain_each(decrypt, kernel->key_run);
        for (size_t n = 1; n <= EACH; n += n < 140 ? 1 : 97)
            compare_each(kernel, decrypt, n);
    }
}

static void messages_side_by_side(void)
{
    for (int op = 0; op < OPS; op++) {
        now = (enum op)op;
        if (op == IMIT && !cipher->is_28147)
            continue;
        plain_lanes(now);
        each_kernel(compare_counts);
    }
}

static void lanes_give_what_each_message_gives_alone(void)
{
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        use_keys(&subjects[i], NULL);
        messages_side_by_side();
    }
}

static void blocks_under_keys_of_their_own_equal_the_plain_cipher(void)
{
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        use_keys(&subjects[i], NULL);
        each_kernel(compare_each_counts);
    }
}

static void lanes_take_any_sbox(void)
{
    uint8_t rows[8][16];
    random_rows(rows);
    use_keys(&subjects[0], (const uint8_t (*)[16])rows);
    messages_side_by_side();
    each_kernel(compare_each_counts);
}

static void expect_lanes(const gl_kernel *kernel)
{
    expect(!strstr(kernel->name, "-shuffle") || (kernel->chains && kernel->imits && kernel->each),
           "%s has no lanes", kernel->name);
}

static void every_shuffle_kernel_has_lanes(void)
{
    use_keys(&subjects[0], NULL);
    each_kernel(expect_lanes);
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(every_shuffle_kernel_has_lanes),
        CLAIM(lanes_give_what_each_message_gives_alone),
        CLAIM(blocks_under_keys_of_their_own_equal_the_plain_cipher),
        CLAIM(lanes_take_any_sbox),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
