/* After its end a struct holds nothing of key, IV, counter or text. */
#include <string.h>

#include "gost28147/contract.h"
#include "harness.h"
#include "mac/mac.h"
#include "modes/stream.h"

enum { TEXT = 1024 + 13, PIECE = 8 }; /* bytes of a secret in a row that count as a leak */

static uint8_t key_bytes[32], iv[GL_IV_MAX], text[TEXT + 16], output[TEXT + 16];

static bool holds(const void *memory, size_t size, const uint8_t *secret, size_t length)
{
    const uint8_t *bytes = memory;
    const size_t piece = length < PIECE ? length : PIECE;
    for (size_t i = 0; piece && i + piece <= size; i++)
        for (size_t j = 0; j + piece <= length; j++)
            if (memcmp(bytes + i, secret + j, piece) == 0)
                return true;
    return false;
}

static bool all_zero(const void *memory, size_t size)
{
    const uint8_t *bytes = memory;
    for (size_t i = 0; i < size; i++)
        if (bytes[i])
            return false;
    return true;
}

static void new_secrets(void)
{
    random_bytes(key_bytes, sizeof key_bytes);
    random_bytes(iv, sizeof iv);
    random_bytes(text, sizeof text);
}

/* What the struct held before it was wiped is a secret too: counters, gamma, the meshed key. */
static void expect_wiped(const gl_stream *stream, const gl_stream *before, const char *how,
                         gl_mode_id mode)
{
    const struct gl_stream_state *b = (const struct gl_stream_state *)(const void *)before;
    expect(!holds(stream, sizeof *stream, key_bytes, sizeof key_bytes), "key, mode %d, %s", mode,
           how);
    expect(!holds(stream, sizeof *stream, iv, sizeof iv), "IV, mode %d, %s", mode, how);
    expect(!holds(stream, sizeof *stream, text, sizeof text), "text, mode %d, %s", mode, how);
    expect(!holds(stream, sizeof *stream, output, TEXT / 8 * 8), "output, mode %d, %s", mode, how);
    /* CTR counts up from zero: the lower half of its register is a small number, found anywhere. */
    const size_t random_part = mode == GL_CTR ? b->block / 2u : b->register_size;
    expect(!holds(stream, sizeof *stream, b->reg, random_part), "register, mode %d, %s", mode, how);

    struct gl_stream_state s;
    memcpy(&s, stream, sizeof s);
    expect(all_zero(s.reg, b->register_size), "register, mode %d, %s", mode, how);
    expect(all_zero(&s.mesh, sizeof s.mesh), "meshed keys, mode %d, %s", mode, how);
    expect(all_zero(s.gamma, sizeof s.gamma), "gamma, mode %d, %s", mode, how);
    expect(all_zero(s.partial, sizeof s.partial), "partial block, mode %d, %s", mode, how);
    expect(!s.given && !s.begun && !s.units_left && !s.section_left, "state, mode %d, %s", mode,
           how);
}

static void check_stream(const char *cipher, gl_mode_id mode, size_t iv_length, bool meshing,
                         bool decrypt, bool wipe)
{
    gl_key key;
    gl_stream stream, before;
    size_t written;
    new_secrets();
    make_key(&key, cipher, key_bytes);
    const gl_options options = {.meshing = meshing};
    expect_status(gl_stream_init(&stream, &key, mode, decrypt, iv, iv_length, &options), GL_OK,
                  "mode %d", mode);
    expect_status(gl_stream_update(&stream, text, TEXT, output, sizeof output, &written), GL_OK,
                  "mode %d", mode);
    before = stream;
    const struct gl_stream_state *s = (const struct gl_stream_state *)(const void *)&before;
    expect(!iv_length || holds(&before, sizeof before, s->reg, s->register_size),
           "nothing to wipe");
    expect(!meshing || s->mesh.changed, "no meshed key");
    if (wipe)
        gl_stream_wipe(&stream);
    else
        gl_stream_finish(&stream);
    expect_wiped(&stream, &before, wipe ? "wiped" : "finished", mode);
}

static void a_stream_that_ended_holds_no_secret(void)
{
    static const struct {
        const char *cipher;
        gl_mode_id mode;
        size_t iv_length;
        bool meshing;
    } cases[] = {
        {"gost28147", GL_ECB, 0, false},   {"gost28147", GL_CBC, 8, false},
        {"gost28147", GL_CBC, 8, true},    {"magma", GL_CBC, 1024, false},
        {"gost28147", GL_CFB, 8, false},   {"gost28147", GL_CFB, 8, true},
        {"magma", GL_CFB, 24, false},      {"magma", GL_CFB, 1024, false},
        {"gost28147", GL_OFB, 8, false},   {"magma", GL_OFB, 16, false},
        {"gost28147", GL_CTR, 4, false},   {"gost28147", GL_CNT, 8, false},
        {"gost28147", GL_CNT, 8, true},    {"kuznyechik", GL_ECB, 0, false},
        {"kuznyechik", GL_CBC, 32, false}, {"kuznyechik", GL_CFB, 1024, false},
        {"kuznyechik", GL_OFB, 32, false}, {"kuznyechik", GL_CTR, 8, false},
        {"aes", GL_ECB, 0, false},         {"aes", GL_CBC, 16, false},
        {"aes", GL_CFB, 16, false},        {"aes", GL_OFB, 16, false},
        {"aes", GL_CTR, 16, false},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        for (unsigned way = 0; way < 4; way++)
            check_stream(cases[i].cipher, cases[i].mode, cases[i].iv_length, cases[i].meshing,
                         way & 1, way & 2);
}

static void check_mac(const char *cipher, gl_mac_id id, bool meshing, unsigned way)
{
    const size_t block = gl_cipher_block_size(gl_cipher_by_name(cipher));
    gl_key key;
    gl_mac mac;
    uint8_t tag[GL_BLOCK_MAX] = {0};
    new_secrets();
    make_key(&key, cipher, key_bytes);
    expect_status(gl_mac_init(&mac, &key, id, &(gl_options){.meshing = meshing}), GL_OK, "init");
    gl_mac_update(&mac, text, TEXT);
    const gl_mac before = mac;
    const struct gl_mac_state *b = (const struct gl_mac_state *)(const void *)&before;
    expect(!all_zero(b->state, block) && !all_zero(b->partial, 5), "nothing to wipe");
    expect(!meshing || b->mesh.changed, "no meshed key");
    switch (way) {
    case 0:
        gl_mac_wipe(&mac);
        break;
    case 1:
        gl_mac_finish(&mac, tag, block);
        break;
    case 2:
        expect_status(gl_mac_verify(&mac, tag, block), GL_E_TAG, "wrong tag");
        break;
    default: /* a good tag */
        gl_mac_finish(&mac, tag, block);
        mac = before;
        expect_status(gl_mac_verify(&mac, tag, block), GL_OK, "right tag");
        break;
    }
    struct gl_mac_state after;
    memcpy(&after, &mac, sizeof after);
    after.ran = NULL; /* what is kept on purpose */
    after.finished = false;
    expect(all_zero(&after, sizeof after), "%s MAC %d, way %u", cipher, id, way);
}

static void a_mac_that_ended_holds_no_secret(void)
{
    for (unsigned way = 0; way < 4; way++) {
        check_mac("gost28147", GL_IMIT, false, way);
        check_mac("gost28147", GL_IMIT, true, way);
        for (size_t i = 0; i < COUNT_OF(subjects); i++)
            check_mac(subjects[i].cipher, GL_OMAC, false, way);
    }
}

static void a_wiped_key_holds_no_secret(void)
{
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        gl_key key;
        new_secrets();
        make_key_of(&key, &subjects[i], key_bytes);
        expect(!all_zero(&key, sizeof key), "nothing to wipe");
        gl_key_wipe(&key);
        expect(all_zero(&key, sizeof key), "key of %s", subjects[i].cipher);
    }
}

static void a_wiped_sbox_holds_no_secret(void)
{
    gl_sbox sbox;
    uint8_t rows[8][16];
    random_rows(rows);
    expect_status(gl_sbox_init(&sbox, (const uint8_t (*)[16])rows), GL_OK, "S-box");
    gl_sbox_wipe(&sbox);
    expect(all_zero(&sbox, sizeof sbox), "S-box");
}

static void wipe_overwrites_the_length_asked_for(void)
{
    uint8_t memory[64];
    for (size_t n = 0; n <= sizeof memory; n++) {
        memset(memory, 0xff, sizeof memory);
        gl_wipe(memory, n);
        expect(all_zero(memory, n), "%zu bytes", n);
        expect(n == sizeof memory || memory[n] == 0xff, "past %zu bytes", n);
    }
}

/* ---- The stack ------------------------------------------------------------------------------- */

/* Only what gcc makes when it optimizes keeps to the sizes that gl_burn_stack is given; clang
 * spills in the frame of the function that calls it as well. */
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__) && !defined(__clang__)
enum { AREA = 65536, PAINT = 0xa5, BLOCKS = 520, VECTOR = 16 };

static uintptr_t painted;
static uint8_t after[AREA];
static gl_key lane_keys[BLOCKS];
static const gl_key *lane_key[BLOCKS];
static gl_lane lanes[BLOCKS];
static gl_row lane_rows[BLOCKS];
static uint8_t lane_states[BLOCKS][GL_BLOCK_MAX], in[BLOCKS][128], out[BLOCKS][128];
static gl_rows kind_of_rows;
static uint8_t counter[GL_BLOCK_MAX]; /* most of it zeros: counters are no secret */

enum op { ENCRYPT, DECRYPT, CTR, CNT, CHAIN, IMIT, EACH, CHAINS, IMITS, ROWS, PACKET, OPS };
static const char *const op_names[] = {"encrypt", "decrypt", "ctr",   "cnt",  "chain", "imit",
                                       "each",    "chains",  "imits", "rows", "packet"};

GL_OWN_FRAME static void paint(void)
{
    volatile uint8_t area[AREA];
    for (size_t i = 0; i < AREA; i++)
        area[i] = PAINT;
    painted = (uintptr_t)area;
}

/* Whether the kernel has the function. */
static bool call(const gl_kernel *k, enum op op, size_t blocks)
{
    const gl_key *key = &lane_keys[0];
    const size_t count = blocks < k->lanes ? blocks : k->lanes;
    switch (op) {
    case ENCRYPT:
        k->encrypt(key, in[0], in[1], out[0], blocks);
        return true;
    case DECRYPT:
        k->decrypt(key, in[0], in[1], out[0], blocks);
        return true;
    case CTR:
        return k->ctr && (k->ctr(key, counter, in[0], out[0], blocks), true);
    case CNT:
        return k->cnt && (k->cnt(key, lane_states[0], in[0], out[0], blocks), true);
    case CHAIN:
        k->chain(key, GL_CHAIN_CFB, lane_states[0], in[0], out[0], blocks);
        return true;
    case IMIT:
        return k->imit && (k->imit(key, lane_states[0], in[0], blocks), true);
    case EACH:
        return k->each && (k->each(lane_key, false, in[0], in[1], out[0], blocks), true);
    case CHAINS:
        return k->chains && (k->chains(lanes, count, GL_CHAIN_CBC, 1 + blocks % 8), true);
    case IMITS:
        return k->imits && (k->imits(lanes, count, 1 + blocks % 8), true);
    case ROWS:
        return k->rows && (k->rows(lane_rows, blocks, kind_of_rows), true);
    case PACKET:
        return k->packet && (k->packet(key, lane_key[1], lane_states[0], in[0], out[0],
                                       blocks % GL_PACKET_SHORT + 1, lane_states[1]),
                             true);
    case OPS:
        break;
    }
    return false;
}

/* Vectors of neither zeros nor paint where the frames of the call were: each is a spilled secret,
 * for addresses and lengths have zeros in them. */
GL_OWN_FRAME static size_t left_behind(const gl_kernel *k, enum op op, size_t blocks)
{
    if (!call(k, op, blocks)) /* once before, for what is linked at a first call */
        return 0;
    paint();
    call(k, op, blocks);
    const volatile uint8_t *area = (const volatile uint8_t *)painted;
    for (size_t i = 0; i < AREA; i++)
        after[i] = area[i];
    size_t vectors = 0;
    for (size_t i = 0; i < AREA; i += VECTOR) {
        size_t bytes = 0, alike = 0;
        for (size_t b = 0; b < VECTOR; b++) {
            bytes += after[i + b] != 0 && after[i + b] != PAINT;
            alike += after[i + b] == after[i];
        }
        vectors += bytes + 2 >= VECTOR && alike < VECTOR; /* constants repeat one byte */
    }
    return vectors;
}

static void each_function(const gl_cipher *cipher, const gl_kernel *k)
{
    static const size_t counts[] = {1, 5, 33, 64, 142, BLOCKS};
    for (int op = 0; op < OPS; op++)
        for (size_t n = 0; n < COUNT_OF(counts); n++) {
            const size_t vectors = left_behind(k, (enum op)op, counts[n]);
            expect(vectors == 0, "%s %s %s, %zu blocks: %zu vectors", cipher->name, k->name,
                   op_names[op], counts[n], vectors);
        }
}

/* Magma's kernels are those of GOST 28147-89. */
static void leave_nothing_on_the_stack(void)
{
    random_bytes(in, sizeof in);
    random_bytes(lane_states, sizeof lane_states);
    random_bytes(counter, 4);
    for (size_t s = 0; s < COUNT_OF(subjects); s++) {
        const gl_cipher *cipher = gl_cipher_by_name(subjects[s].cipher);
        const size_t block = cipher->block_size;
        gl_kernel_info info;
        if (block == 8 && !cipher->is_28147)
            continue;
        kind_of_rows = cipher->is_28147 ? GL_ROWS_CNT : GL_ROWS_CTR;
        for (size_t i = 0; i < BLOCKS; i++) {
            if (i % 8 == 0) /* runs of blocks under one key, as some kernels need them */
                new_secrets();
            make_key_of(&lane_keys[i], &subjects[s], key_bytes);
            lane_key[i] = &lane_keys[i / 8 * 8];
            lanes[i] = (gl_lane){lane_key[i], in[i], out[i], lane_states[i]};
            lane_rows[i] =
                (gl_row){.key = lane_key[i], .in = in[i], .out = out[i], .bytes = 8 * block - 3};
            if (cipher->is_28147) /* the pair is one */
                random_bytes(lane_rows[i].start, block);
            else
                memcpy(lane_rows[i].start, counter, block);
        }
        for (size_t i = 0; gl_kernel_describe(cipher, i, &info); i++) {
            const gl_kernel *k;
            if (info.constant_time && info.available &&
                expect_status(gl_kernel_named(cipher, NULL, info.name, &k), GL_OK, "%s", info.name))
                each_function(cipher, k);
        }
    }
}

static void kernels_leave_nothing_on_the_stack(void)
{
    const gl_tuning own = gl_cpu_tuning();
    gl_cpu_set_tuning(own == GL_TUNE_HALVES ? GL_TUNE_WHOLE : GL_TUNE_HALVES);
    leave_nothing_on_the_stack();
    gl_cpu_set_tuning(own);
    leave_nothing_on_the_stack();
}
#endif

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(a_stream_that_ended_holds_no_secret),  CLAIM(a_mac_that_ended_holds_no_secret),
        CLAIM(a_wiped_key_holds_no_secret),          CLAIM(a_wiped_sbox_holds_no_secret),
        CLAIM(wipe_overwrites_the_length_asked_for),
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__) && !defined(__clang__)
        CLAIM(kernels_leave_nothing_on_the_stack),
#endif
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
