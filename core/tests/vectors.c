/* The standards' and our own vectors, on every kernel that the CPU has. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gost28147/contract.h"
#include "harness.h"
#include "vectors.inc.h"

/* How a message is cut: pieces of `first`, then `second`, and so on in turn; 0: the whole. */
static const struct chunks {
    const char *name;
    size_t first, second;
    bool in_place;
} ways[] = {
    {"in one piece", 0, 0, false},
    {"in place", 0, 0, true},
    {"byte by byte", 1, 1, false},
    {"in pieces of 13 and 3", 13, 3, false},
    {"in pieces of 515 and 1031", 515, 1031, false},
    {"in place in pieces of 257 and 5", 257, 5, true},
};

static size_t piece(const struct chunks *way, size_t number, size_t left)
{
    const size_t wanted = number % 2 ? way->second : way->first;
    return wanted && wanted < left ? wanted : left;
}

static gl_mode_id mode_of(const struct vector *v)
{
    static const char *const names[] = {"ecb", "cbc", "cfb", "ofb", "ctr", "cnt"};
    for (unsigned i = 0; i < COUNT_OF(names); i++)
        if (strcmp(names[i], v->mode) == 0)
            return (gl_mode_id)i;
    expect(false, "%s: unknown mode %s", v->name, v->mode);
    return GL_ECB;
}

/* GOST 28147-89 takes an IV of one block; longer ones are GOST R 34.13's. */
static bool refused_iv(const struct vector *v)
{
    return !v->is_mac && strcmp(v->cipher, "gost28147") == 0 && v->iv.length > 8;
}

/* The package has no Imit with an IV. */
static bool outside(const struct vector *v)
{
    return v->is_mac && v->iv.length > 0;
}

static bool set_up(const struct vector *v, gl_key *key, gl_sbox *own)
{
    const gl_sbox *sbox = own;
    if (!v->rows && !v->sbox) {
        sbox = NULL;
    } else if (v->rows) {
        if (!expect_status(gl_sbox_init(own, v->rows), GL_OK, "%s: S-box", v->name))
            return false;
    } else {
        sbox = gl_sbox_by_name(v->sbox);
        if (!expect(sbox != NULL, "%s: no S-box %s", v->name, v->sbox))
            return false;
    }
    return expect_status(
        gl_key_init(key, gl_cipher_by_name(v->cipher), v->key.bytes, v->key.length, sbox), GL_OK,
        "%s: key", v->name);
}

static gl_options options_of(const struct vector *v, const char *kernel)
{
    return (gl_options){.segment_size = v->segment_size, .meshing = v->meshing, .kernel = kernel};
}

/* `buffer` has exactly the message's size, so that a sanitizer sees a step beyond it. */
static void run_stream(const struct vector *v, gl_stream *stream, const struct chunks *way,
                       const struct byte_string *from, uint8_t *buffer)
{
    uint8_t *shared = allocate(from->length + GL_BLOCK_MAX);
    size_t done = 0, total = 0;
    for (size_t number = 0; done < from->length; number++) {
        const size_t n = piece(way, number, from->length - done);
        size_t written, room = gl_stream_output_size(stream, n);
        const uint8_t *in = from->bytes + done;
        uint8_t *out = buffer + total;
        if (way->in_place) {
            memcpy(shared, in, n);
            in = out = shared;
        }
        if (!expect_status(gl_stream_update(stream, in, n, out, room, &written), GL_OK, "%s: %s",
                           v->name, way->name) ||
            !expect(written == room, "%s: %s: %zu bytes of %zu", v->name, way->name, written, room))
            break;
        if (way->in_place)
            memcpy(buffer + total, shared, written);
        done += n;
        total += written;
    }
    expect(total == from->length, "%s: %s: %zu bytes of %zu", v->name, way->name, total,
           from->length);
    free(shared);
}

/* Kernels with circuits for the named sets refuse a caller's own table. */
static bool refuses_own_sbox(const struct vector *v, const gl_key *key, const char *kernel)
{
    const gl_kernel *found;
    const gl_cipher *cipher = gl_key_cipher(key);
    if (!v->rows || gl_kernel_named(cipher, key, kernel, &found) == GL_OK)
        return false;
    const gl_options options = {.kernel = kernel};
    gl_stream stream;
    gl_mac mac;
    expect_status(gl_stream_init(&stream, key, GL_ECB, false, NULL, 0, &options), GL_E_CIRCUIT,
                  "%s: %s", v->name, kernel);
    expect_status(gl_mac_init(&mac, key, GL_OMAC, &options), GL_E_CIRCUIT, "%s", kernel);
    return true;
}

static void check_mode(const struct vector *v, const gl_key *key, const char *kernel)
{
    const gl_options options = options_of(v, kernel);
    for (unsigned i = 0; i < 2 * COUNT_OF(ways); i++) {
        const bool decrypt = i & 1;
        const struct chunks *way = &ways[i / 2];
        const struct byte_string *from = decrypt ? &v->result : &v->plaintext;
        const struct byte_string *to = decrypt ? &v->plaintext : &v->result;
        gl_stream stream;
        uint8_t *buffer = allocate(from->length);
        if (expect_status(gl_stream_init(&stream, key, mode_of(v), decrypt, v->iv.bytes,
                                         v->iv.length, &options),
                          GL_OK, "%s: %s", v->name, kernel)) {
            run_stream(v, &stream, way, from, buffer);
            expect_bytes(buffer, to->bytes, to->length, "%s: %s, %s, %s", v->name, kernel,
                         decrypt ? "decryption" : "encryption", way->name);
            expect(strcmp(gl_stream_kernel(&stream), kernel) == 0, "%s ran on %s, not on %s",
                   v->name, gl_stream_kernel(&stream), kernel);
            expect_status(gl_stream_finish(&stream), GL_OK, "%s: finish", v->name);
        }
        free(buffer);
    }
}

static void check_mac(const struct vector *v, const gl_key *key, const char *kernel)
{
    const gl_options options = options_of(v, kernel);
    const gl_mac_id id = strcmp(v->mode, "imit") == 0 ? GL_IMIT : GL_OMAC;
    for (unsigned i = 0; i < 2 * COUNT_OF(ways); i++) {
        const struct chunks *way = &ways[i / 2];
        gl_mac mac;
        if (!expect_status(gl_mac_init(&mac, key, id, &options), GL_OK, "%s: %s", v->name, kernel))
            return;
        size_t done = 0;
        for (size_t number = 0; done < v->plaintext.length; number++) {
            const size_t n = piece(way, number, v->plaintext.length - done);
            expect_status(gl_mac_update(&mac, v->plaintext.bytes + done, n), GL_OK, "%s", v->name);
            done += n;
        }
        expect(strcmp(gl_mac_kernel(&mac), kernel) == 0, "%s ran on %s, not on %s", v->name,
               gl_mac_kernel(&mac), kernel);
        uint8_t tag[GL_BLOCK_MAX];
        if (i & 1) {
            expect_status(gl_mac_verify(&mac, v->result.bytes, v->result.length), GL_OK,
                          "%s: %s, %s", v->name, kernel, way->name);
        } else {
            expect_status(gl_mac_finish(&mac, tag, v->result.length), GL_OK, "%s", v->name);
            expect_bytes(tag, v->result.bytes, v->result.length, "%s: %s, %s", v->name, kernel,
                         way->name);
        }
    }
}

static void every_kernel_gives_the_vectors(void)
{
    gl_kernel_info info;
    unsigned runs = 0, wanted = 0;
    for (size_t i = 0; i < COUNT_OF(vectors); i++) {
        const struct vector *v = &vectors[i];
        gl_key key;
        gl_sbox own;
        if (outside(v) || refused_iv(v) || !set_up(v, &key, &own))
            continue;
        for (size_t k = 0; gl_kernel_describe(gl_key_cipher(&key), k, &info); k++) {
            wanted += info.available && !v->rows;
            if (!info.available || refuses_own_sbox(v, &key, info.name))
                continue;
            (v->is_mac ? check_mac : check_mode)(v, &key, info.name);
            runs++;
        }
    }
    printf("%u runs of a vector on a kernel\n", runs);
    expect(runs >= wanted && runs > COUNT_OF(vectors), "only %u runs", runs);
}

static void kernels_that_the_cpu_lacks_are_refused(void)
{
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        static const uint8_t bytes[32];
        gl_key key;
        gl_stream stream;
        gl_mac mac;
        gl_kernel_info info;
        make_key_of(&key, &subjects[i], bytes);
        for (size_t k = 0; gl_kernel_describe(gl_key_cipher(&key), k, &info); k++) {
            const gl_options options = {.kernel = info.name};
            const gl_status wanted = info.available ? GL_OK : GL_E_CPU;
            expect_status(gl_stream_init(&stream, &key, GL_ECB, false, NULL, 0, &options), wanted,
                          "stream on %s", info.name);
            expect_status(gl_mac_init(&mac, &key, GL_OMAC, &options), wanted, "MAC on %s",
                          info.name);
            expect_status(gl_kernel_check(gl_key_cipher(&key), info.name), wanted, "check of %s",
                          info.name);
        }
    }
}

static void gost28147_refuses_the_vectors_with_a_longer_iv(void)
{
    unsigned refused = 0;
    for (size_t i = 0; i < COUNT_OF(vectors); i++) {
        const struct vector *v = &vectors[i];
        gl_key key;
        gl_sbox own;
        gl_stream stream;
        if (!refused_iv(v) || !set_up(v, &key, &own))
            continue;
        const gl_options options = options_of(v, NULL);
        expect_status(
            gl_stream_init(&stream, &key, mode_of(v), false, v->iv.bytes, v->iv.length, &options),
            GL_E_IV_LENGTH, "%s", v->name);
        refused++;
    }
    expect(refused > 0, "no such vector");
}

static void the_named_sboxes_are_the_standards(void)
{
    const char *name, *oid;
    size_t count = 0;
    while (gl_sbox_describe(count, &name, &oid))
        count++;
    expect(count == COUNT_OF(sbox_sets), "%zu sets, not %zu", count, COUNT_OF(sbox_sets));
    for (size_t i = 0; i < COUNT_OF(sbox_sets); i++) {
        const struct sbox_set *set = &sbox_sets[i];
        const gl_sbox *named = gl_sbox_by_name(set->name);
        gl_sbox own;
        memset(&own, 0, sizeof own);
        expect_status(gl_sbox_init(&own, set->rows), GL_OK, "%s", set->name);
        if (expect(named != NULL, "no %s", set->name)) {
            expect(gl_sbox_by_name(set->oid) == named, "%s is not %s", set->oid, set->name);
            const int circuit = ((const struct gost_sbox *)(const void *)named)->circuit;
            ((struct gost_sbox *)(void *)&own)->circuit = circuit; /* an own table has none */
            expect_bytes(named, &own, sizeof(struct gost_sbox), "%s", set->name);
        }
    }
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(every_kernel_gives_the_vectors),
        CLAIM(kernels_that_the_cpu_lacks_are_refused),
        CLAIM(gost28147_refuses_the_vectors_with_a_longer_iv),
        CLAIM(the_named_sboxes_are_the_standards),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
