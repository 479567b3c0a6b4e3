/* Every kernel against the plain cipher of plain.c, through the functions of its gl_kernel. */
#include <stdio.h>
#include <string.h>

#include "bytes.h"
#include "harness.h"
#include "plain.h"

enum {
    MOST = 3 * 512 + 40,
    MARGIN = 64,
    WIDEST = GL_BLOCK_MAX
}; /* blocks; bytes around each buffer */

enum op { ENCRYPT, DECRYPT, CTR, CNT, CBC, CFB, OFB, MAC, IMIT, OPS };
static const char *const op_names[] = {"encrypt",   "decrypt",   "ctr",       "cnt", "chain cbc",
                                       "chain cfb", "chain ofb", "chain mac", "imit"};

enum place { APART, OUT_IS_IN, OUT_IS_MASK, PLACES };
static const char *const place_names[] = {"apart", "out is in", "out is mask"};

/* One key in both forms, and the message: what goes in and what must come out. */
static struct {
    gl_sbox own;
    gl_key key;
    struct plain plain;
    const struct subject *subject;
    const gl_cipher *cipher;
    size_t block;
    uint8_t start[WIDEST]; /* counter, pair or state */
    uint8_t in[WIDEST * MOST], mask[WIDEST * MOST], wanted[WIDEST * MOST];
    uint8_t wanted_masked[WIDEST * MOST];
    uint8_t state[WIDEST * (MOST + 1)]; /* after n blocks, at n blocks */
} t;

static uint8_t arena[3][WIDEST * MOST + 3 * MARGIN];

/* ---- Setting up ------------------------------------------------------------------------------ */

/* rows NULL: param-Z. */
static bool use_key(const struct subject *subject, const uint8_t key[32], const uint8_t (*rows)[16])
{
    t.subject = subject;
    t.cipher = gl_cipher_by_name(subject->cipher);
    t.block = t.cipher->block_size;
    plain_init(&t.plain, subject->cipher, key, subject->key_size, rows);
    if (rows && !expect_status(gl_sbox_init(&t.own, rows), GL_OK, "own S-box"))
        return false;
    return expect_status(
        gl_key_init(&t.key, t.cipher, key, subject->key_size, rows ? &t.own : NULL), GL_OK, "key");
}

static void use_random_text(void)
{
    random_bytes(t.in, sizeof t.in);
    random_bytes(t.mask, sizeof t.mask);
    random_bytes(t.start, sizeof t.start);
}

/* ---- The plain answer ------------------------------------------------------------------------ */

static void plain_step(enum op op, uint8_t *state, const uint8_t *in, uint8_t *out)
{
    uint8_t block[WIDEST];
    switch (op) {
    case ENCRYPT:
        plain_encrypt(&t.plain, in, out);
        break;
    case DECRYPT:
        plain_decrypt(&t.plain, in, out);
        break;
    case CTR:
        plain_encrypt(&t.plain, state, block);
        gl_xor(out, in, block, t.block);
        plain_ctr_next(state, t.block);
        break;
    case CNT:
        plain_cnt_next(state);
        plain_encrypt(&t.plain, state, block);
        gl_xor(out, in, block, t.block);
        break;
    case CBC:
    case MAC:
        gl_xor(block, in, state, t.block);
        plain_encrypt(&t.plain, block, state);
        memcpy(out, state, t.block);
        break;
    case CFB:
        plain_encrypt(&t.plain, state, block);
        gl_xor(state, block, in, t.block);
        memcpy(out, state, t.block);
        break;
    case OFB:
        plain_encrypt(&t.plain, state, state);
        gl_xor(out, in, state, t.block);
        break;
    case IMIT:
        gl_xor(state, in, state, t.block);
        plain_imit(&t.plain, state);
        break;
    case OPS:
        break;
    }
}

static void plain_answer(enum op op, size_t blocks)
{
    memcpy(t.state, t.start, t.block);
    for (size_t i = 0; i < blocks; i++) {
        uint8_t *state = t.state + t.block * (i + 1);
        memcpy(state, state - t.block, t.block);
        plain_step(op, state, t.in + t.block * i, t.wanted + t.block * i);
    }
    gl_xor(t.wanted_masked, t.wanted, t.mask, t.block * blocks);
}

/* ---- The kernel's answer --------------------------------------------------------------------- */

static void call(const gl_kernel *kernel, enum op op, uint8_t *state, const uint8_t *in,
                 const uint8_t *mask, uint8_t *out, size_t blocks)
{
    switch (op) {
    case ENCRYPT:
        kernel->encrypt(&t.key, in, mask, out, blocks);
        break;
    case DECRYPT:
        kernel->decrypt(&t.key, in, mask, out, blocks);
        break;
    case CTR:
        kernel->ctr(&t.key, state, in, out, blocks);
        break;
    case CNT:
        kernel->cnt(&t.key, state, in, out, blocks);
        break;
    case CBC:
    case CFB:
    case OFB:
    case MAC:
        kernel->chain(&t.key, (gl_chain)(GL_CHAIN_CBC + (op - CBC)), state, in,
                      op == MAC ? NULL : out, blocks);
        break;
    case IMIT:
        kernel->imit(&t.key, state, in, blocks);
        break;
    case OPS:
        break;
    }
}

static bool provides(const gl_kernel *kernel, enum op op)
{
    if (op == CTR)
        return kernel->ctr != NULL;
    if (op == CNT || op == IMIT)
        return t.cipher->is_28147 && (op == IMIT ? kernel->imit != NULL : kernel->cnt != NULL);
    return true;
}

/* `blocks` blocks of a message of plain_answer(op); `offset` moves each buffer, each by
 * a number of its own. */
static void compare(const gl_kernel *kernel, enum op op, size_t blocks, bool masked,
                    enum place place, size_t offset)
{
    const size_t bytes = t.block * blocks;
    uint8_t *in = arena[0] + MARGIN + offset, *out = in, *mask = arena[1] + MARGIN + offset / 3;
    uint8_t state[WIDEST + 1], *s = state + offset % 2;
    if (place != OUT_IS_IN)
        out = place == OUT_IS_MASK ? mask : arena[2] + MARGIN + offset / 2;
    memset(out - MARGIN, 0xcc, bytes + 2 * MARGIN);
    memcpy(in, t.in, bytes);
    if (masked)
        memcpy(mask, t.mask, bytes);
    memcpy(s, t.start, t.block);
    call(kernel, op, s, in, masked ? mask : NULL, out, blocks);

    static uint8_t margin[MARGIN];
    memset(margin, 0xcc, MARGIN);
#define WHERE                                                                                      \
    "%s %zu %s %s, %zu blocks%s, %s, offset %zu", t.cipher->name, t.subject->key_size,             \
        kernel->name, op_names[op], blocks, masked ? ", masked" : "", place_names[place], offset
    if (op != MAC && op != IMIT)
        expect_bytes(out, masked ? t.wanted_masked : t.wanted, bytes, WHERE);
    if (op >= CBC)
        expect_bytes(s, t.state + bytes, t.block, "state: " WHERE);
    else
        expect_bytes(s, t.start, t.block, "the counter was written: " WHERE);
    expect_bytes(out - MARGIN, margin, MARGIN, "wrote before the output: " WHERE);
    expect_bytes(out + bytes, margin, MARGIN, "wrote past the output: " WHERE);
    if (place != OUT_IS_IN)
        expect_bytes(in, t.in, bytes, "the input was written: " WHERE);
#undef WHERE
}

static void compare_places(const gl_kernel *kernel, enum op op, size_t blocks, size_t offset)
{
    compare(kernel, op, blocks, false, APART, offset);
    if (op == MAC || op == IMIT)
        return;
    compare(kernel, op, blocks, false, OUT_IS_IN, offset);
    if (op != ENCRYPT && op != DECRYPT)
        return;
    for (int place = APART; place < PLACES; place++)
        compare(kernel, op, blocks, true, (enum place)place, offset);
}

/* ---- Kernels in turn ------------------------------------------------------------------------- */

/* As on this CPU; what goes by the width of its 512-bit instructions, by each width. */
static void under_each_tuning(void (*body)(const gl_kernel *, enum op), const gl_kernel *kernel,
                              enum op op)
{
    const gl_tuning own = gl_cpu_tuning();
    if (kernel->needs & GL_CPU_AVX512) {
        gl_cpu_set_tuning(own == GL_TUNE_HALVES ? GL_TUNE_WHOLE : GL_TUNE_HALVES);
        body(kernel, op);
        gl_cpu_set_tuning(own);
    }
    body(kernel, op);
}

/* Calls `body` with each operation of each available kernel of the cipher in `t`. */
static void each(void (*body)(const gl_kernel *, enum op))
{
    for (int op = 0; op < OPS; op++) {
        plain_answer((enum op)op, MOST);
        for (size_t i = 0; t.cipher->kernels[i]; i++) {
            const gl_kernel *kernel = t.cipher->kernels[i];
            if (kernel_available(kernel) && provides(kernel, (enum op)op) &&
                (!kernel->fits || kernel->fits(&t.key)))
                under_each_tuning(body, kernel, (enum op)op);
        }
    }
}

static void compare_every_count(const gl_kernel *kernel, enum op op)
{
    /* Where a tail is a padded step, it has no paths of its own to be met one by one. */
    const size_t stride = kernel->bulk ? 37 : 1;
    for (size_t n = 1; n <= 3u * kernel->step + 33; n += stride)
        compare_places(kernel, op, n, 0);
}

static void compare_a_few_counts(const gl_kernel *kernel, enum op op)
{
    const size_t step = kernel->step;
    const size_t counts[] = {1, step / 2 + 1, step + 1, 2 * step + 7, MOST};
    for (size_t i = 0; i < COUNT_OF(counts); i++)
        compare(kernel, op, counts[i], op <= DECRYPT && i % 2, APART, 0);
}

static void compare_every_offset(const gl_kernel *kernel, enum op op)
{
    for (size_t offset = 0; offset < 64; offset++)
        compare_places(kernel, op, kernel->step + 3u, offset);
}

static void random_key(uint8_t key[32])
{
    random_bytes(key, 32);
}

static void every_kernel_equals_the_plain_cipher_at_every_number_of_blocks(void)
{
    uint8_t key[32];
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        random_key(key);
        use_random_text();
        if (use_key(&subjects[i], key, NULL))
            each(compare_every_count);
    }
}

static void kernels_take_unaligned_addresses(void)
{
    uint8_t key[32];
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        random_key(key);
        use_random_text();
        if (use_key(&subjects[i], key, NULL))
            each(compare_every_offset);
    }
}

static void kernels_take_any_key(void)
{
    static const uint32_t words[] = {0, 0xffffffff, 0x80000000, 0x7fffffff, 1};
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        for (size_t j = 0; j < COUNT_OF(words) + 4; j++) {
            uint8_t key[32];
            random_key(key);
            for (size_t w = 0; j < COUNT_OF(words) && w < 8; w++)
                gl_store_le32(key + 4 * w, words[j]);
            for (size_t w = 0; j >= COUNT_OF(words) && w < 8; w += 1 + random_below(3))
                gl_store_be32(key + 4 * w, words[random_below(COUNT_OF(words))]);
            use_random_text();
            if (use_key(&subjects[i], key, NULL))
                each(compare_a_few_counts);
        }
    }
}

static void kernels_take_any_sbox(void)
{
    uint8_t key[32], rows[8][16];
    for (size_t i = 0; i < 12; i++) {
        random_key(key);
        random_rows(rows);
        use_random_text();
        if (use_key(&subjects[0], key, (const uint8_t (*)[16])rows))
            each(compare_a_few_counts);
    }
}

/* The sets themselves are compared with the standards' in vectors.c. */
static void kernels_take_every_named_sbox(void)
{
    const char *name, *oid;
    for (size_t i = 0; gl_sbox_describe(i, &name, &oid); i++) {
        uint8_t key[32], rows[8][16] = {0};
        const gl_sbox *sbox = gl_sbox_by_name(name);
        random_key(key);
        for (unsigned j = 0; j < 8; j++) /* even rows, then odd ones, four of each */
            memcpy(rows[j], sbox->opaque + 64 * (j % 2) + 16 * (j / 2), 16);
        use_random_text();
        if (use_key(&subjects[0], key, (const uint8_t (*)[16])rows) &&
            expect_status(gl_key_init(&t.key, gl_cipher_by_name("gost28147"), key, 32, sbox), GL_OK,
                          "%s", name))
            each(compare_a_few_counts);
    }
}

/* ---- Keys of their own -------------------------------------------------------------------------
 */

/* `blocks` blocks under keys that change at random, where the kernel allows it. */
static void compare_each(const gl_kernel *kernel, bool decrypt, const uint8_t *mask, size_t blocks)
{
    enum { KEYS = 67 };
    static gl_key key[KEYS];
    static struct plain plain[KEYS];
    static const gl_key *keys[MOST];
    static uint8_t wanted[WIDEST * MOST], out[WIDEST * MOST];
    for (size_t i = 0; i < KEYS; i++) {
        uint8_t bytes[32];
        random_bytes(bytes, sizeof bytes);
        plain_init(&plain[i], t.cipher->name, bytes, t.subject->key_size, NULL);
        make_key_of(&key[i], t.subject, bytes);
    }
    size_t number = 0;
    for (size_t i = 0; i < blocks; i++) {
        if (i % kernel->key_run == 0 && random_below(3))
            number = random_below(KEYS);
        keys[i] = &key[number];
        (decrypt ? plain_decrypt : plain_encrypt)(&plain[number], t.in + t.block * i,
                                                  wanted + t.block * i);
    }
    if (mask)
        gl_xor(wanted, wanted, mask, t.block * blocks);
    kernel->each(keys, decrypt, t.in, mask, out, blocks);
    expect_bytes(out, wanted, t.block * blocks, "%s %s each, %s%s, %zu blocks", t.cipher->name,
                 kernel->name, decrypt ? "decrypt" : "encrypt", mask ? ", masked" : "", blocks);
}

/* Rows of any length, most of them full. */
static void compare_rows(const gl_kernel *kernel, gl_rows kind, size_t count)
{
    enum { ROWS = 40, LONGEST = 5, ROOM = LONGEST * 64 * WIDEST + MARGIN };
    static gl_key key[ROWS];
    static gl_row row[ROWS];
    static uint8_t out[ROWS][ROOM], wanted[ROWS][ROOM];
    memset(out, 0xcc, sizeof out);
    memset(wanted, 0xcc, sizeof wanted);
    for (size_t i = 0; i < count; i++) {
        struct plain plain;
        uint8_t bytes[32], state[WIDEST], y[WIDEST];
        const size_t most = t.block * kernel->row, unit = kind < GL_ROWS_CTR ? t.block : 1;
        random_bytes(bytes, sizeof bytes);
        random_bytes(state, sizeof state);
        plain_init(&plain, t.cipher->name, bytes, t.subject->key_size, NULL);
        make_key_of(&key[i], t.subject, bytes);
        row[i] = (gl_row){.key = &key[i], .in = t.in + t.block * i, .out = out[i] + i % 7};
        row[i].bytes = random_below(3)
                           ? most * (1 + random_below(LONGEST))
                           : unit * (1 + random_below((uint32_t)(LONGEST * most / unit)));
        memcpy(row[i].start, state, t.block);
        for (size_t at = 0; at < row[i].bytes; at += t.block) {
            const size_t left = row[i].bytes - at, n = left < t.block ? left : t.block;
            const uint8_t *in = row[i].in + at;
            if (kind == GL_ROWS_CNT)
                plain_cnt_next(state);
            (kind == GL_ROWS_DECRYPT ? plain_decrypt
                                     : plain_encrypt)(&plain, kind < GL_ROWS_CTR ? in : state, y);
            if (kind == GL_ROWS_CTR)
                plain_ctr_next(state, t.block);
            if (kind >= GL_ROWS_CTR)
                gl_xor(y, y, in, n);
            memcpy(wanted[i] + i % 7 + at, y, n);
        }
    }
    kernel->rows(row, count, kind);
    for (size_t i = 0; i < count; i++)
        expect_bytes(out[i], wanted[i], ROOM, "%s %s rows of kind %d, row %zu of %zu, %zu bytes",
                     t.cipher->name, kernel->name, (int)kind, i, count, row[i].bytes);
}

static void compare_packet(const gl_kernel *kernel, size_t length, bool in_place)
{
    gl_key key[2];
    struct plain plain[2];
    uint8_t bytes[32], iv[8], pair[8], y[8], wanted[GL_PACKET_SHORT + 8] = {0};
    uint8_t text[GL_PACKET_SHORT + 8] = {0}, state[8], wanted_state[8] = {0};
    uint8_t buffer[GL_PACKET_SHORT + 8];
    for (unsigned i = 0; i < 2; i++) {
        random_bytes(bytes, sizeof bytes);
        plain_init(&plain[i], "gost28147", bytes, sizeof bytes, NULL);
        gl_key_init(&key[i], gl_cipher_by_name("gost28147"), bytes, 32, NULL);
    }
    random_bytes(iv, sizeof iv);
    random_bytes(text, length);
    plain_encrypt(&plain[0], iv, pair);
    const size_t blocks = (length + 7) / 8;
    for (size_t i = 0; i < (blocks < 2 ? 2 : blocks); i++) {
        gl_xor(wanted_state, wanted_state, text + 8 * i, 8);
        plain_imit(&plain[1], wanted_state);
    }
    for (size_t at = 0; at < length; at += 8) {
        plain_cnt_next(pair);
        plain_encrypt(&plain[0], pair, y);
        gl_xor(wanted + at, text + at, y, length - at < 8 ? length - at : 8);
    }
    memset(buffer, 0xcc, sizeof buffer);
    memset(wanted + length, 0xcc, sizeof wanted - length);
    if (in_place)
        memcpy(buffer, text, length);
    kernel->packet(&key[0], &key[1], iv, in_place ? buffer : text, buffer, length, state);
    expect_bytes(buffer, wanted, sizeof buffer, "%s packet of %zu bytes%s", kernel->name, length,
                 in_place ? ", in place" : "");
    expect_bytes(state, wanted_state, 8, "%s MAC of a packet of %zu bytes", kernel->name, length);
}

static void short_packets_go_whole(void)
{
    const gl_cipher *cipher = gl_cipher_by_name("gost28147");
    uint8_t bytes[32];
    random_key(bytes);
    if (!use_key(&subjects[0], bytes, NULL))
        return;
    for (size_t k = 0; cipher->kernels[k]; k++) {
        const gl_kernel *kernel = cipher->kernels[k];
        for (size_t n = 1; kernel_available(kernel) && kernel->packet && n <= GL_PACKET_SHORT; n++)
            for (unsigned in_place = 0; in_place < 2; in_place++)
                compare_packet(kernel, n, in_place);
    }
}

/* Calls `body` with each available kernel of each cipher, on a fresh text. */
static void each_kernel(void (*body)(const gl_kernel *))
{
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        uint8_t bytes[32];
        random_key(bytes);
        use_random_text();
        for (size_t k = 0; use_key(&subjects[i], bytes, NULL) && t.cipher->kernels[k]; k++)
            if (kernel_available(t.cipher->kernels[k]))
                body(t.cipher->kernels[k]);
    }
}

static void compare_numbers_of_rows(const gl_kernel *kernel)
{
    const unsigned last = t.cipher->is_28147 ? GL_ROWS_CNT : GL_ROWS_CTR;
    for (size_t n = 1; kernel->rows && n <= 40; n++)
        for (unsigned kind = 0; kind <= last; kind++)
            compare_rows(kernel, (gl_rows)kind, n);
}

static void rows_go_under_keys_of_their_own(void)
{
    each_kernel(compare_numbers_of_rows);
}

static void compare_numbers_of_blocks(const gl_kernel *kernel)
{
    if (!kernel->each)
        return;
    for (size_t n = 1; n <= MOST; n += n < 80 && kernel->key_run == 1 ? 1 : 71) {
        compare_each(kernel, false, NULL, n);
        compare_each(kernel, true, t.mask, n);
    }
    compare_each(kernel, true, NULL, kernel->step);
    compare_each(kernel, false, t.mask, kernel->step);
}

static void blocks_go_under_keys_of_their_own(void)
{
    each_kernel(compare_numbers_of_blocks);
}

/* ---- Counters -------------------------------------------------------------------------------- */

static void compare_counter(enum op op)
{
    const gl_cipher *cipher = t.cipher;
    size_t most = 0;
    for (size_t i = 0; cipher->kernels[i]; i++) {
        const gl_kernel *kernel = cipher->kernels[i];
        if (kernel_available(kernel) && provides(kernel, op) && kernel->step > most)
            most = kernel->step;
    }
    if (!most)
        return;
    plain_answer(op, most + 19);
    for (size_t i = 0; cipher->kernels[i]; i++) {
        const gl_kernel *kernel = cipher->kernels[i];
        if (!kernel_available(kernel) || !provides(kernel, op))
            continue;
        compare(kernel, op, kernel->step + 19u, false, APART, 0);
        compare(kernel, op, kernel->step / 2u + 3u, false, OUT_IS_IN, 0);
    }
}

static void counter_back(uint8_t *counter)
{
    for (size_t i = t.block; i-- > 0 && counter[i]-- == 0;)
        continue;
}

/* Counters from one past a carry out of the last `low` bytes on, backwards; above them stands one,
 * or nothing but ones. */
static void compare_carry(size_t low, bool ones)
{
    memset(t.start, 0, t.block);
    if (low < t.block)
        memset(t.start, ones ? 0xff : 0, t.block - low);
    if (low < t.block && !ones)
        t.start[t.block - low - 1] = 1;
    plain_ctr_next(t.start, t.block);
    for (unsigned before = 0; before < 2 * 128 + 17; before++) {
        compare_counter(CTR);
        counter_back(t.start);
    }
}

static void ctr_carries_at_every_counter(void)
{
    static const size_t lows[] = {2, 4, 5, 8, 12, 16};
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        uint8_t key[32];
        random_key(key);
        use_random_text();
        if (!use_key(&subjects[i], key, NULL))
            continue;
        for (size_t c = 0; c < COUNT_OF(lows) && lows[c] <= t.block; c++) {
            compare_carry(lows[c], false);
            if (lows[c] == 4 || lows[c] == 8)
                compare_carry(lows[c], true);
        }
    }
}

static void compare_pair(uint32_t n3, uint32_t n4)
{
    gl_store_le32(t.start, n3);
    gl_store_le32(t.start + 4, n4);
    compare_counter(CNT);
}

static void cnt_keeps_the_residue_at_every_pair(void)
{
    const uint32_t c1 = 0x01010104, c2 = 0x01010101, last = 0xffffffff;
    const uint32_t edges[] = {0, 1, last - 1, last, last - c1, last - c1 - 1, last - c1 + 1};
    uint8_t key[32];
    random_key(key);
    use_random_text();
    if (!use_key(&subjects[0], key, NULL))
        return;
    for (size_t i = 0; i < COUNT_OF(edges); i++)
        for (size_t j = 0; j < COUNT_OF(edges); j++)
            compare_pair(edges[i], edges[j]);
    for (uint32_t step = 1; step < 2 * 128 + 17; step++)
        for (uint32_t near = 0; near < 3; near++) /* N4 meets 2^32 - 1 just before, at, just past */
            compare_pair(0u - step * c2 - near,
                         (uint32_t)(last - (uint64_t)step * c1 % last) - 1 + near);
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(every_kernel_equals_the_plain_cipher_at_every_number_of_blocks),
        CLAIM(kernels_take_unaligned_addresses),
        CLAIM(kernels_take_any_key),
        CLAIM(kernels_take_any_sbox),
        CLAIM(kernels_take_every_named_sbox),
        CLAIM(blocks_go_under_keys_of_their_own),
        CLAIM(rows_go_under_keys_of_their_own),
        CLAIM(short_packets_go_whole),
        CLAIM(ctr_carries_at_every_counter),
        CLAIM(cnt_keeps_the_residue_at_every_pair),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
