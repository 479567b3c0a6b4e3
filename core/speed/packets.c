/* gostlane-speed-packets: cycles a byte of batches of packets, keys and IVs set up within the time.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "gostlane_packets.h"

enum { MOST = 1200, ROOM = 1 << 20 };

static const char help[] =
    "usage: gostlane-speed-packets [--cipher NAME] [--kernel NAME] [--rounds N] [--one-key]\n"
    "                              [--work NAME] [--json]\n"
    "\n"
    "NAME of a cipher is gost28147 (the default), magma, kuznyechik, aes-128, aes-192 or aes-256.\n"
    "A figure is the time of one gl_packets_run and of making every packet's keys, divided by the\n"
    "bytes of text; the median and the lowest tenth of N rounds (101), and the latter for the\n"
    "whole batch. Where the clock of the core cannot be measured the unit is nanoseconds.\n";

/* A cipher by the name of an option, and the bytes of its key. */
static const struct named {
    const char *option, *cipher;
    size_t key_size;
} ciphers[] = {
    {"gost28147", "gost28147", 32}, {"magma", "magma", 32}, {"kuznyechik", "kuznyechik", 32},
    {"aes-128", "aes", 16},         {"aes-192", "aes", 24}, {"aes-256", "aes", 32},
};

/* IVs and tags come with the cipher. */
static const struct work {
    const char *name;
    gl_batch batch;
    size_t count, length; /* length 0: the mix 7x66 + 4x518 + 1x1450 */
} works[] = {
    {"ECB sectors", {.crypt = true, .mode = GL_ECB}, 128, 512},
    {"CTR sectors", {.crypt = true, .mode = GL_CTR}, 128, 512},
    {"CNT sectors", {.crypt = true, .mode = GL_CNT}, 128, 512},
    {"CFB sectors", {.crypt = true, .mode = GL_CFB}, 128, 512},
    {"CBC sectors", {.crypt = true, .mode = GL_CBC}, 128, 512},
    {"CFB sectors, decryption", {.crypt = true, .decrypt = true, .mode = GL_CFB}, 128, 512},
    {"CBC sectors, decryption", {.crypt = true, .decrypt = true, .mode = GL_CBC}, 128, 512},
    {"CBC", {.crypt = true, .mode = GL_CBC}, 64, 1456},
    {"Imit", {.mac = true, .mac_id = GL_IMIT}, 128, 1024},
    {"Imit", {.mac = true, .mac_id = GL_IMIT}, 64, 1024},
    {"Imit", {.mac = true, .mac_id = GL_IMIT}, 16, 1024},
    {"OMAC", {.mac = true, .mac_id = GL_OMAC}, 128, 1024},
    {"OMAC", {.mac = true, .mac_id = GL_OMAC}, 64, 1024},
#define CNT_IMIT .crypt = true, .mac = true, .mode = GL_CNT, .mac_id = GL_IMIT
#define CTR_OMAC .crypt = true, .mac = true, .mode = GL_CTR, .mac_id = GL_OMAC
    {"CNT + Imit", {CNT_IMIT}, 128, 1450},
    {"CNT + Imit, meshing",
     {CNT_IMIT, .options = {.meshing = true}, .mac_meshing = true},
     128,
     1450},
    {"CNT + Imit, check", {CNT_IMIT, .decrypt = true}, 128, 1450},
    {"CNT + Imit, mix", {CNT_IMIT}, 1200, 0},
    {"CNT + Imit, mix, meshing",
     {CNT_IMIT, .options = {.meshing = true}, .mac_meshing = true},
     1200,
     0},
    {"CNT, mix", {.crypt = true, .mode = GL_CNT}, 1200, 0},
    {"Imit, mix", {.mac = true, .mac_id = GL_IMIT}, 1200, 0},
    {"CTR + OMAC", {CTR_OMAC}, 128, 1450},
    {"CTR + OMAC, mix", {CTR_OMAC}, 1200, 0},
    {"CTR, lone", {.crypt = true, .mode = GL_CTR}, 1, 64},
    {"CNT + Imit, lone", {CNT_IMIT}, 1, 64},
    {"CNT + Imit, lone", {CNT_IMIT}, 1, 1450},
    {"CTR + OMAC, lone", {CTR_OMAC}, 1, 64},
    {"CNT + Imit, 16", {CNT_IMIT}, 16, 1450},
    {"CNT + Imit, short", {CNT_IMIT}, 1024, 64},
};

/* CNT and Imit are of GOST 28147-89 alone. */
static bool has(const struct named *cipher, const struct work *work)
{
    return strcmp(cipher->cipher, "gost28147") == 0 ||
           !((work->batch.crypt && work->batch.mode == GL_CNT) ||
             (work->batch.mac && work->batch.mac_id == GL_IMIT));
}

static size_t iv_length(const struct named *cipher, gl_mode_id mode)
{
    const size_t block = gl_cipher_block_size(gl_cipher_by_name(cipher->cipher));
    const bool half = mode == GL_CTR && strcmp(cipher->cipher, "aes") != 0;
    return mode == GL_ECB ? 0 : half ? block / 2 : block;
}

static gl_packet packets[MOST];
static gl_key keys[MOST];
static uint8_t key_bytes[MOST][32], ivs[MOST][16], tags[MOST][8];
static uint8_t *input, *output;

static size_t lay_out(const struct work *work)
{
    static const size_t mix[12] = {66, 518, 66, 66, 518, 66, 1450, 66, 518, 66, 66, 518};
    size_t at = 0;
    for (size_t i = 0; i < work->count; i++) {
        packets[i] = (gl_packet){.key = &keys[i],
                                 .iv = ivs[i],
                                 .input = input + at,
                                 .output = output + at,
                                 .length = work->length ? work->length : mix[i % 12],
                                 .tag = tags[i]};
        at += packets[i].length;
    }
    return at;
}

static void measure(const struct named *named, const struct work *work, const char *kernel,
                    size_t rounds, bool one_key, bool json, double *results)
{
    const gl_cipher *cipher = gl_cipher_by_name(named->cipher);
    const size_t bytes = lay_out(work);
    gl_batch batch = work->batch;
    batch.iv_length = batch.crypt ? iv_length(named, batch.mode) : 0;
    batch.tag_length = batch.mac ? 4 : 0;
    batch.options.kernel = kernel;
    for (size_t r = 0; r < rounds + 2; r++) {
        const double scale = clock_units_per_tick();
        const unsigned long long start = clock_ticks();
        for (size_t i = 0; i < work->count; i++) {
            if (!one_key || i == 0)
                gl_key_init(&keys[i], cipher, key_bytes[i], named->key_size, NULL);
            packets[i].key = &keys[one_key ? 0 : i];
        }
        const gl_status status = gl_packets_run(packets, work->count, &batch);
        const unsigned long long ticks = clock_ticks() - start;
        if (status != GL_OK) {
            fprintf(stderr, "gostlane-speed-packets: %s\n", gl_status_text(status));
            exit(1);
        }
        if (r >= 2)
            results[r - 2] = (double)ticks * scale / (double)bytes;
    }
    sort(results, rounds);
    const double median = results[rounds / 2], low = results[rounds / 10];
    if (json)
        printf("{\"cipher\": \"%s\", \"work\": \"%s\", \"packets\": %zu, \"bytes\": %zu, "
               "\"per_byte\": %.4f, "
               "\"low\": %.4f, \"unit\": \"%s\"}\n",
               named->option, work->name, work->count, bytes, median, low, clock_unit);
    else
        printf("%-26s %5zu packets %8zu bytes %8.3f %8.3f %s/byte %10.0f\n", work->name,
               work->count, bytes, median, low, clock_unit, low * (double)bytes);
}

static const struct named *cipher_named(const char *name)
{
    for (size_t i = 0; i < sizeof ciphers / sizeof *ciphers; i++)
        if (strcmp(ciphers[i].option, name) == 0)
            return &ciphers[i];
    return NULL;
}

int main(int argc, char **argv)
{
    const char *kernel = NULL, *only = NULL;
    const struct named *cipher = &ciphers[0];
    size_t rounds = 101;
    bool one_key = false, json = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--one-key") == 0) {
            one_key = true;
        } else if (strcmp(argv[i], "--json") == 0) {
            json = true;
        } else if (strcmp(argv[i], "--cipher") == 0 && i + 1 < argc &&
                   (cipher = cipher_named(argv[i + 1]))) {
            i++;
        } else if (strcmp(argv[i], "--kernel") == 0 && i + 1 < argc) {
            kernel = argv[++i];
        } else if (strcmp(argv[i], "--work") == 0 && i + 1 < argc) {
            only = argv[++i];
        } else if (strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) {
            rounds = (size_t)strtoul(argv[++i], NULL, 10);
        } else {
            fputs(help, strcmp(argv[i], "--help") ? stderr : stdout);
            return strcmp(argv[i], "--help") ? 2 : 0;
        }
    }
    double *results = rounds ? malloc(rounds * sizeof *results) : NULL;
    input = malloc(ROOM);
    output = malloc(ROOM);
    if (!results || !input || !output)
        return 1;
    memset(input, 0x5a, ROOM);
    memset(output, 0, ROOM);
    for (size_t i = 0; i < MOST; i++)
        for (size_t b = 0; b < 32; b++)
            key_bytes[i][b] = (uint8_t)(i * 7 + b * b + i * b);
    for (size_t i = 0; i < sizeof works / sizeof *works; i++)
        if (has(cipher, &works[i]) && (!only || strcmp(works[i].name, only) == 0))
            measure(cipher, &works[i], kernel, rounds, one_key, json, results);
    free(results), free(input), free(output);
    return 0;
}
