/*
 * Nothing outside a buffer is touched: each buffer ends at, or begins after, a page without access.
 * Inputs lie in read-only pages.
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "harness.h"

enum { ROOM = 16384 }; /* bytes between the pages without access; a multiple of every page size */

enum { IN, MASK, OUT, IV, BUFFERS };
static uint8_t *room_of[BUFFERS];
static const char *volatile what = "";
static volatile size_t how_many;

static void on_fault(int number)
{
    char line[256];
    const int n = snprintf(line, sizeof line, "FAILED %s: fault (signal %d) in %s, %zu\n",
                           current_claim(), number, what, how_many);
    if (n > 0 && write(STDOUT_FILENO, line, (size_t)n) < 0)
        _exit(2);
    _exit(1);
}

static void fence_buffers(void)
{
    for (unsigned i = 0; i < BUFFERS; i++) {
        uint8_t *base = mmap(NULL, 3 * ROOM, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (base == MAP_FAILED || mprotect(base + ROOM, ROOM, PROT_READ | PROT_WRITE) != 0) {
            perror("mmap");
            exit(EXIT_FAILURE);
        }
        room_of[i] = base + ROOM;
        random_bytes(room_of[i], ROOM);
    }
    signal(SIGSEGV, on_fault);
    signal(SIGBUS, on_fault);
}

static void protect(unsigned buffer, bool read_only)
{
    mprotect(room_of[buffer], ROOM, read_only ? PROT_READ : PROT_READ | PROT_WRITE);
}

/* `length` bytes at the end or at the beginning of a buffer's room. */
static uint8_t *at(unsigned buffer, bool end, size_t length)
{
    return room_of[buffer] + (end ? ROOM - length : 0);
}

/* ---- Kernels --------------------------------------------------------------------------------- */

static void run_kernel(const gl_kernel *k, const gl_key *key, bool end, size_t n)
{
    const gl_cipher *cipher = gl_key_cipher(key);
    const size_t block = cipher->block_size, bytes = block * n;
    const uint8_t *in = at(IN, end, bytes), *mask = at(MASK, end, bytes);
    uint8_t *out = at(OUT, end, bytes), *iv = at(IV, end, block);
    how_many = n;
    k->encrypt(key, in, NULL, out, n);
    k->encrypt(key, in, mask, out, n);
    k->encrypt(key, out, NULL, out, n);
    k->decrypt(key, in, mask, out, n);
    if (k->ctr)
        k->ctr(key, iv, in, out, n);
    for (int kind = GL_CHAIN_CBC; kind <= GL_CHAIN_MAC; kind++)
        k->chain(key, (gl_chain)kind, iv, in, kind == GL_CHAIN_MAC ? NULL : out, n);
    if (cipher->is_28147 && k->cnt)
        k->cnt(key, iv, in, out, n);
    if (cipher->is_28147)
        k->imit(key, iv, in, n);
}

static void kernels_stay_inside_their_buffers(void)
{
    protect(IN, true);
    protect(MASK, true);
    for (size_t c = 0; c < COUNT_OF(subjects); c++) {
        const gl_cipher *cipher = gl_cipher_by_name(subjects[c].cipher);
        static const uint8_t bytes[32];
        gl_key key;
        make_key_of(&key, &subjects[c], bytes);
        for (size_t i = 0; cipher->kernels[i]; i++) {
            const gl_kernel *kernel = cipher->kernels[i];
            if (!kernel_available(kernel))
                continue;
            what = kernel->name;
            /* Where a tail is a padded step, it has no paths of its own to be met one by one. */
            const size_t stride = kernel->bulk ? 61 : 1;
            for (size_t n = 1; n <= 3u * kernel->step + 33; n += stride) {
                run_kernel(kernel, &key, true, n);
                run_kernel(kernel, &key, false, n);
            }
        }
    }
    protect(IN, false);
    protect(MASK, false);
}

/* ---- Streams and MACs ------------------------------------------------------------------------ */

/* What a cipher must have for a variant. */
enum need { ANY, IS_28147, LONG_IVS, HALF_COUNTERS };

struct variant {
    gl_mode_id mode;
    enum need need;
    unsigned registers; /* blocks of a long IV */
    size_t segment_size;
    bool meshing;
};

static const struct variant variants[] = {
    {.mode = GL_ECB},
    {.mode = GL_CBC},
    {.mode = GL_CBC, .need = IS_28147, .meshing = true},
    {.mode = GL_CBC, .need = LONG_IVS, .registers = 3},
    {.mode = GL_CFB},
    {.mode = GL_CFB, .segment_size = 3},
    {.mode = GL_CFB, .need = IS_28147, .meshing = true},
    {.mode = GL_CFB, .need = LONG_IVS, .registers = 3},
    {.mode = GL_CFB, .need = LONG_IVS, .registers = 3, .segment_size = 5},
    {.mode = GL_OFB},
    {.mode = GL_OFB, .need = LONG_IVS, .registers = 3, .segment_size = 5},
    {.mode = GL_CTR},
    {.mode = GL_CTR, .need = HALF_COUNTERS, .segment_size = 3},
    {.mode = GL_CNT, .need = IS_28147},
    {.mode = GL_CNT, .need = IS_28147, .meshing = true},
};

static bool has(const gl_cipher *cipher, enum need need)
{
    switch (need) {
    case IS_28147:
        return cipher->is_28147;
    case LONG_IVS:
        return !cipher->is_28147 && !cipher->sp800_38a;
    case HALF_COUNTERS:
        return !cipher->sp800_38a;
    case ANY:
        break;
    }
    return true;
}

/* A message in one piece, and behind `pending` bytes of another. The IV and the tail of the output
 * touch the page too. */
static void run_stream(const gl_key *key, const struct variant *v, const gl_options *options,
                       bool decrypt, bool end, size_t pending, size_t length)
{
    const gl_cipher *cipher = gl_key_cipher(key);
    const size_t iv_length =
        v->registers ? v->registers * cipher->block_size : shortest_iv(cipher, v->mode);
    gl_stream stream;
    uint8_t waiting[GL_BLOCK_MAX];
    size_t written;
    how_many = length;
    gl_status status =
        gl_stream_init(&stream, key, v->mode, decrypt, at(IV, end, iv_length), iv_length, options);
    if (!expect_status(status, GL_OK, "init, mode %d", v->mode))
        return;
    gl_stream_update(&stream, at(IN, end, pending), pending, waiting, sizeof waiting, &written);
    const size_t room = gl_stream_output_size(&stream, length);
    status =
        gl_stream_update(&stream, at(IN, end, length), length, at(OUT, end, room), room, &written);
    expect_status(status, GL_OK, "mode %d, %zu bytes", v->mode, length);
    gl_stream_wipe(&stream);
}

static void run_mac(const gl_key *key, gl_mac_id id, const gl_options *options, bool end,
                    size_t pending, size_t length)
{
    gl_mac mac;
    const size_t tag_length = 1 + length % gl_key_cipher(key)->block_size;
    how_many = length;
    expect_status(gl_mac_init(&mac, key, id, options), GL_OK, "init, MAC %d", id);
    gl_mac_update(&mac, at(IN, end, pending), pending);
    gl_mac_update(&mac, at(IN, end, length), length);
    gl_mac_finish(&mac, at(OUT, end, tag_length), tag_length);
}

static void run_everything(const gl_key *key, const char *kernel, size_t length)
{
    const gl_cipher *cipher = gl_key_cipher(key);
    for (unsigned way = 0; way < 4; way++) {
        const bool end = way & 1;
        const size_t pending = way & 2 ? 1 + length % (cipher->block_size - 1) : 0;
        for (size_t i = 0; i < 2 * COUNT_OF(variants); i++) {
            const struct variant *v = &variants[i / 2];
            const gl_options options = {v->segment_size, v->meshing, kernel};
            if (has(cipher, v->need))
                run_stream(key, v, &options, i & 1, end, pending, length);
        }
        run_mac(key, GL_OMAC, &(gl_options){.kernel = kernel}, end, pending, length);
        if (cipher->is_28147) {
            run_mac(key, GL_IMIT, &(gl_options){.kernel = kernel}, end, pending, length);
            run_mac(key, GL_IMIT, &(gl_options){0, true, kernel}, end, pending, length);
        }
    }
}

static void streams_and_macs_stay_inside_their_buffers(void)
{
    protect(IN, true);
    protect(IV, true);
    for (size_t c = 0; c < CIPHERS; c++) {
        const gl_cipher *cipher = gl_cipher_by_name(subjects[c].cipher);
        static const uint8_t bytes[32];
        gl_kernel_info info;
        gl_key key;
        make_key_of(&key, &subjects[c], bytes);
        for (size_t k = 0; gl_kernel_describe(cipher, k, &info); k++) {
            if (!info.available)
                continue;
            what = info.name;
            /* Lengths up to a step and a half, by strides that meet each residue of a block, then
             * those around the second and third step, a section and a tile. */
            const size_t step = cipher->block_size * info.step;
            const size_t around[] = {2 * step, 3 * step, 1024, 2048, 4096};
            static const size_t residues[] = {0, 1, 2, 8, 9}; /* from a byte below */
            for (size_t length = 0; length <= step + step / 2; length += info.bulk           ? 131
                                                                         : length < step / 4 ? 1
                                                                                             : 7)
                run_everything(&key, info.name, length);
            for (size_t i = 0; i < COUNT_OF(around) * COUNT_OF(residues); i++)
                run_everything(&key, info.name,
                               around[i / COUNT_OF(residues)] - 1 +
                                   residues[i % COUNT_OF(residues)]);
        }
    }
    protect(IN, false);
    protect(IV, false);
}

static void keys_and_sboxes_are_read_inside_their_buffers(void)
{
    what = "set-up";
    for (unsigned end = 0; end < 2; end++) {
        gl_key key;
        gl_sbox sbox;
        uint8_t (*rows)[16] = (uint8_t (*)[16])at(IN, end, 128);
        random_rows(rows);
        protect(IN, true);
        expect_status(gl_sbox_init(&sbox, (const uint8_t (*)[16])rows), GL_OK, "S-box");
        for (size_t i = 0; i < COUNT_OF(subjects); i++) {
            const size_t n = subjects[i].key_size;
            expect_status(gl_key_init(&key, gl_cipher_by_name(subjects[i].cipher), at(IN, end, n),
                                      n, i == 0 ? &sbox : NULL),
                          GL_OK, "key");
        }
        protect(IN, false);
    }
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(kernels_stay_inside_their_buffers),
        CLAIM(streams_and_macs_stay_inside_their_buffers),
        CLAIM(keys_and_sboxes_are_read_inside_their_buffers),
    };
    fence_buffers();
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
