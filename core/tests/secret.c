/*
 * Constant time, under valgrind: keys, S-boxes, IVs and texts are marked undefined, and memcheck
 * reports each branch and each address that depends on them. Run by secret.py.
 *
 * test_secret kernel CIPHER NAME
 *     runs every function of the kernel, key set-up, each mode and MAC on it, and packets in lanes;
 *     nothing in it may branch on a secret (valgrind's --error-exitcode).
 * test_secret verdicts
 *     the branches that are permitted, because the answer is public: whether a caller's S-box is
 *     good, whether a tag is right. They are counted, one a call; exit status 1 if there are more.
 * test_secret list
 *     names each cipher with each kernel that the CPU, valgrind's if under it, and GOSTLANE_CPU
 *     leave, and says "constant-time" or "table".
 *
 * Exit status 77: built without valgrind's header; 3: not under valgrind.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aes/contract.h"
#include "gost28147/contract.h"
#include "gostlane_packets.h"
#include "harness.h"
#include "kuznyechik/contract.h"

#if defined(__has_include)
#if __has_include(<valgrind/memcheck.h>)
#include <valgrind/memcheck.h>
#define HAVE_VALGRIND 1
#endif
#endif

#ifdef HAVE_VALGRIND

/* Whole steps of the widest kernel and part of one. */
enum { BLOCKS = 2 * 256 + 7, TEXT = GL_BLOCK_MAX * BLOCKS, SECTION = 1024, PACKETS = 9 };

static uint8_t in[TEXT + SECTION], mask[TEXT], out[TEXT + SECTION + 8], state[GL_BLOCK_MAX];
static const struct subject *subject;
static const gl_cipher *cipher;
static size_t block;
static gl_sbox own; /* what gl_sbox_init made of a table, marked afterwards */

static void mark_secret(void *memory, size_t length)
{
    (void)VALGRIND_MAKE_MEM_UNDEFINED(memory, length);
}

/* Only what has come out at the end becomes public. */
static void publish(void *memory, size_t length)
{
    (void)VALGRIND_MAKE_MEM_DEFINED(memory, length);
}

/* How many of the bytes have a secret bit. */
static size_t secret_among(const void *memory, size_t length)
{
    const uint8_t *bytes = memory;
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        uint8_t bits = 0;
        count += VALGRIND_GET_VBITS(bytes + i, &bits, 1) == 1 && bits;
    }
    return count;
}

static bool is_secret(const void *memory, size_t length)
{
    return secret_among(memory, length) == length;
}

static void secret_texts(void)
{
    random_bytes(in, sizeof in);
    random_bytes(mask, sizeof mask);
    random_bytes(state, sizeof state);
    mark_secret(in, sizeof in);
    mark_secret(mask, sizeof mask);
    mark_secret(state, sizeof state);
}

static bool takes_own; /* the kernel under test takes a caller's own S-box */

/* Where a key keeps what it is made of. */
static const void *first_round_keys(const gl_key *key)
{
    if (block == 8)
        return gost_key_of(key)->k;
    return strcmp(cipher->name, "aes") == 0 ? aes_key_of(key)->encrypt : kuzn_key_of(key)->encrypt;
}

/* A key of secret bytes; GOST 28147-89 has a secret S-box too. Key set-up itself is under test. */
static void secret_key(gl_key *key)
{
    uint8_t bytes[32];
    random_bytes(bytes, sizeof bytes);
    mark_secret(bytes, sizeof bytes);
    expect_status(gl_key_init(key, cipher, bytes, subject->key_size,
                              cipher->is_28147 && takes_own ? &own : NULL),
                  GL_OK, "key");
    expect(is_secret(first_round_keys(key), 32), "the round keys are not marked");
}

static void done(const char *what)
{
    expect(is_secret(out, 8) || is_secret(state, 8), "%s: what came out is not marked", what);
    publish(out, sizeof out);
    publish(state, sizeof state);
}

static void run_functions(const gl_kernel *k)
{
    const size_t counts[] = {1, 2, 3, 7, 16, 33, 103, 2u * k->step + 7};
    gl_key key;
    secret_key(&key);
    for (size_t i = 0; i < COUNT_OF(counts); i++) {
        const size_t n = counts[i];
        secret_texts();
        k->encrypt(&key, in, NULL, out, n);
        done("encrypt");
        k->encrypt(&key, in, mask, out, n);
        done("encrypt");
        k->decrypt(&key, in, NULL, out, n);
        done("decrypt");
        k->decrypt(&key, in, mask, out, n);
        done("decrypt");
        if (k->ctr) {
            secret_texts();
            publish(state, sizeof state); /* a counter is no secret, and may be branched on */
            k->ctr(&key, state, in, out, n);
            done("ctr");
        }
        if (k->cnt && cipher->is_28147) {
            secret_texts();
            k->cnt(&key, state, in, out, n);
            done("cnt");
        }
        for (int kind = GL_CHAIN_CBC; kind <= GL_CHAIN_MAC; kind++) {
            secret_texts();
            k->chain(&key, (gl_chain)kind, state, in, kind == GL_CHAIN_MAC ? NULL : out, n);
            done("chain");
        }
        if (cipher->is_28147) {
            secret_texts();
            k->imit(&key, state, in, n);
            done("imit");
        }
    }
    gl_key_wipe(&key);
}

/* IVs are secret but that of CTR: a compiler may end a loop by the counter, which is none. */
static void run_stream(const gl_key *key, const char *kernel, gl_mode_id mode, bool long_iv,
                       size_t segment_size, bool meshing)
{
    const gl_options options = {segment_size, meshing, kernel};
    const size_t iv_length = long_iv ? 3 * block : shortest_iv(cipher, mode);
    uint8_t iv[3 * GL_BLOCK_MAX];
    for (unsigned decrypt = 0; decrypt < 2; decrypt++) {
        gl_stream stream, ahead;
        size_t written, total = 0;
        secret_texts();
        random_bytes(iv, sizeof iv);
        if (mode != GL_CTR)
            mark_secret(iv, sizeof iv);
        expect_status(gl_stream_init(&stream, key, mode, decrypt, iv, iv_length, &options), GL_OK,
                      "init");
        ahead = stream;
        const gl_status skipped =
            gl_stream_skip(&ahead, in, SECTION / block * gl_stream_unit(&stream));
        expect(skipped == GL_OK || skipped == GL_E_SERIAL, "skip");
        gl_stream_wipe(&ahead);
        static const size_t pieces[] = {5, 600, SECTION};
        for (size_t i = 0, at = 0; i < COUNT_OF(pieces); at += pieces[i++]) {
            expect_status(gl_stream_update(&stream, in + at, pieces[i], out + total,
                                           sizeof out - total, &written),
                          GL_OK, "update");
            total += written;
        }
        gl_stream_finish(&stream);
        done("stream");
    }
}

static void run_mac(const gl_key *key, const char *kernel, gl_mac_id id, bool meshing)
{
    const gl_options options = {.meshing = meshing, .kernel = kernel};
    static const size_t lengths[] = {0, 5, 8, 16, 37, SECTION + 30};
    for (size_t i = 0; i < COUNT_OF(lengths); i++) {
        gl_mac mac;
        secret_texts();
        expect_status(gl_mac_init(&mac, key, id, &options), GL_OK, "init");
        gl_mac_update(&mac, in, lengths[i] / 3);
        gl_mac_update(&mac, in, lengths[i] - lengths[i] / 3);
        gl_mac_finish(&mac, out, block);
        if (lengths[i])
            done("MAC");
    }
}

static void run_modes(const char *kernel)
{
    const bool long_iv = !cipher->is_28147 && !cipher->sp800_38a;
    const size_t of_cfb = 5, of_gammas = cipher->sp800_38a ? 0 : 3; /* segments */
    gl_key key;
    secret_key(&key);
    for (unsigned meshing = 0; meshing < (cipher->is_28147 ? 2 : 1); meshing++) {
        run_stream(&key, kernel, GL_CBC, false, 0, meshing);
        run_stream(&key, kernel, GL_CFB, false, 0, meshing);
        if (cipher->is_28147) {
            run_stream(&key, kernel, GL_CNT, false, 0, meshing);
            run_mac(&key, kernel, GL_IMIT, meshing);
        }
    }
    run_stream(&key, kernel, GL_ECB, false, 0, false);
    run_stream(&key, kernel, GL_CBC, long_iv, 0, false);
    run_stream(&key, kernel, GL_CFB, long_iv, of_cfb, false);
    run_stream(&key, kernel, GL_OFB, false, 0, false);
    run_stream(&key, kernel, GL_OFB, long_iv, of_gammas, false);
    run_stream(&key, kernel, GL_CTR, false, 0, false);
    run_stream(&key, kernel, GL_CTR, false, of_gammas, false);
    run_mac(&key, kernel, GL_OMAC, false);
    gl_key_wipe(&key);
}

/* Packets of different lengths, under two keys, of which the longest meets a change of key. */
static void run_packets(const gl_key keys[2], const gl_batch *batch)
{
    static const size_t blocks[PACKETS] = {0, 1, 2, 9, 8, 17, 1, SECTION / 8 + 5, 3};
    uint8_t ivs[PACKETS][GL_BLOCK_MAX], tags[PACKETS][8];
    gl_packet packets[PACKETS];
    size_t at = 0;
    secret_texts();
    random_bytes(ivs, sizeof ivs);
    if (batch->mode != GL_CTR)
        mark_secret(ivs, sizeof ivs);
    mark_secret(tags, sizeof tags);
    for (size_t i = 0; i < PACKETS; at += block * blocks[i++])
        packets[i] = (gl_packet){.key = &keys[i % 2],
                                 .iv = ivs[i],
                                 .associated = mask,
                                 .associated_length = 3 * i + 1,
                                 .input = in + at,
                                 .output = out + at,
                                 .length = block * blocks[i],
                                 .tag = tags[i]};
    expect_status(gl_packets_run(packets, PACKETS, batch), GL_OK, "packets");
    for (size_t i = 0; i < PACKETS; i++)
        expect(packets[i].status == GL_OK, "packet %zu: %s", i, gl_status_text(packets[i].status));
    expect(!batch->mac || is_secret(tags, sizeof tags), "the tags are not marked");
    if (batch->crypt)
        done("packets");
}

/* Encryption with its MAC in one pass, and decryption; a tag that is checked is a verdict. */
static void run_lanes(const char *kernel)
{
    gl_key keys[2];
    secret_key(&keys[0]);
    secret_key(&keys[1]);
    for (int i = GL_ECB; i <= (cipher->is_28147 ? GL_CNT : GL_CTR); i++) {
        const gl_mode_id mode = (gl_mode_id)i;
        const bool meshes =
            cipher->is_28147 && (mode == GL_CBC || mode == GL_CFB || mode == GL_CNT);
        for (unsigned way = 0; way < (meshes ? 4 : 2); way++) {
            const bool decrypt = way & 1, meshing = way & 2;
            gl_batch batch = {.crypt = true,
                              .mac = !decrypt,
                              .decrypt = decrypt,
                              .over_ciphertext = i & 1,
                              .mode = mode,
                              .iv_length = shortest_iv(cipher, mode),
                              .options = {.meshing = meshing, .kernel = kernel},
                              .mac_id = cipher->is_28147 && i & 2 ? GL_IMIT : GL_OMAC,
                              .tag_length = 8};
            batch.mac_meshing = meshing && batch.mac_id == GL_IMIT;
            run_packets(keys, &batch);
        }
    }
    gl_key_wipe(&keys[0]);
    gl_key_wipe(&keys[1]);
}

static const char *cipher_name, *kernel_name;

static void no_branch_and_no_address_depends_on_a_secret(void)
{
    uint8_t rows[8][16];
    const gl_kernel *kernel;
    cipher = gl_cipher_by_name(cipher_name);
    if (!expect(cipher != NULL, "no cipher %s", cipher_name) ||
        !expect_status(gl_kernel_named(cipher, NULL, kernel_name, &kernel), GL_OK, "%s",
                       kernel_name))
        return;
    block = cipher->block_size;
    takes_own = !kernel->fits;
    random_rows(rows);
    expect_status(gl_sbox_init(&own, (const uint8_t (*)[16])rows), GL_OK, "S-box");
    mark_secret(&own, sizeof own);
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        subject = &subjects[i];
        if (strcmp(subject->cipher, cipher_name) != 0)
            continue;
        run_functions(kernel);
        run_modes(kernel_name);
        run_lanes(kernel_name);
    }
}

static unsigned errors_so_far(void)
{
    return (unsigned)VALGRIND_COUNT_ERRORS;
}

static void setting_up_an_sbox_branches_on_its_verdict_only(void)
{
    uint8_t rows[8][16];
    for (unsigned round = 0; round < 3; round++) {
        random_rows(rows);
        if (round == 2)
            rows[4][7] ^= 1; /* a bad one */
        mark_secret(rows, sizeof rows);
        const unsigned before = errors_so_far();
        gl_status status = gl_sbox_init(&own, (const uint8_t (*)[16])rows);
        const unsigned branches = errors_so_far() - before;
        publish(&status, sizeof status);
        expect_status(status, round == 2 ? GL_E_SBOX : GL_OK, "verdict");
        /* One a row or a value would be 8 or 128. */
        expect(branches == 1, "%u reports in gl_sbox_init", branches);
        if (round < 2)
            expect(is_secret(&own, offsetof(struct gost_sbox, circuit)), "the rows are not marked");
    }
}

static void verifying_a_tag_branches_on_its_verdict_only(void)
{
    uint8_t bytes[32] = {0}, tag[8] = {0};
    gl_key key;
    make_key(&key, "magma", bytes);
    for (size_t length = 1; length <= 8; length++) {
        gl_mac mac;
        secret_texts();
        expect_status(gl_mac_init(&mac, &key, GL_OMAC, NULL), GL_OK, "init");
        gl_mac_update(&mac, in, 50);
        const unsigned before = errors_so_far();
        gl_status status = gl_mac_verify(&mac, tag, length);
        const unsigned branches = errors_so_far() - before;
        /* A compiler may choose the status without a branch; then the status itself is marked. */
        const bool marked = secret_among(&status, sizeof status) > 0;
        publish(&status, sizeof status);
        expect_status(status, GL_E_TAG, "verdict");
        expect(branches + marked == 1, "%u reports for a tag of %zu", branches, length);
    }
}

static int list_kernels(void)
{
    for (size_t i = 0; i < CIPHERS; i++) {
        const char *name = subjects[i].cipher;
        gl_kernel_info info;
        for (size_t k = 0; gl_kernel_describe(gl_cipher_by_name(name), k, &info); k++)
            if (info.available)
                printf("%s %s %s\n", name, info.name,
                       info.constant_time ? "constant-time" : "table");
    }
    return EXIT_SUCCESS;
}

int main(int argc, char **argv)
{
    static const struct claim kernel_claims[] = {
        CLAIM(no_branch_and_no_address_depends_on_a_secret),
    };
    static const struct claim verdict_claims[] = {
        CLAIM(setting_up_an_sbox_branches_on_its_verdict_only),
        CLAIM(verifying_a_tag_branches_on_its_verdict_only),
    };
    if (argc == 2 && strcmp(argv[1], "list") == 0)
        return list_kernels();
    if (!RUNNING_ON_VALGRIND)
        return 3;
    if (argc == 4 && strcmp(argv[1], "kernel") == 0) {
        cipher_name = argv[2];
        kernel_name = argv[3];
        return check_claims(kernel_claims, COUNT_OF(kernel_claims), 0, NULL);
    }
    if (argc == 2 && strcmp(argv[1], "verdicts") == 0)
        return check_claims(verdict_claims, COUNT_OF(verdict_claims), 0, NULL);
    return 2;
}

#else

int main(void)
{
    return 77;
}

#endif
