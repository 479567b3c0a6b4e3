/* A batch of packets gives what each packet gives alone, and a bad packet harms no other. */
#if defined(__unix__)
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include <sys/mman.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gostlane_packets.h"
#include "harness.h"

enum { KEYS = 24, MOST = 300, LONGEST = 100000, ROOM = 1 << 20, MARGIN = 32, GAPS = 12 * MOST };

static gl_sbox own_sbox[2];
static gl_key pool[KEYS];       /* 28147-89 of mixed S-boxes, and Magma */
static gl_key pool_28147[KEYS]; /* mixed S-boxes */
static gl_key pool_alike[KEYS];
static gl_key pool_long[KEYS]; /* blocks of 16 bytes: Kuznyechik, AES of each size of key */
static gl_key pool_kuznyechik[KEYS];
static gl_key pool_aes[KEYS]; /* keys of 16, 24 and 32 bytes */

static uint8_t *input, *output, *wanted;
static uint8_t ivs[MOST][GL_IV_MAX], associated[MOST][256];
static uint8_t tags[MOST][GL_BLOCK_MAX], wanted_tags[MOST][GL_BLOCK_MAX];
static gl_packet packets[MOST];
static size_t offset[MOST];
static gl_status wanted_status[MOST];

static const size_t lengths[] = {0,    1,    7,    8,   9,   15,   16,   63,     64,   65,
                                 66,   511,  512,  513, 518, 1023, 1024, 1025,   1450, 2048,
                                 2049, 4096, 9000, 80,  81,  96,   72,   LONGEST};

static void make_pools(bool own)
{
    static const char *const names[] = {"id-tc26-gost-28147-param-Z",
                                        "id-Gost28147-89-CryptoPro-A-ParamSet",
                                        "id-Gost28147-89-CryptoPro-B-ParamSet"};
    for (size_t i = 0; i < COUNT_OF(own_sbox); i++) {
        uint8_t rows[8][16];
        random_rows(rows);
        expect_status(gl_sbox_init(&own_sbox[i], (const uint8_t (*)[16])rows), GL_OK, "S-box");
    }
    for (size_t i = 0; i < KEYS; i++) {
        uint8_t bytes[32];
        const size_t kind = i % 6;
        const gl_sbox *sbox =
            kind < 3 || !own ? gl_sbox_by_name(names[kind % 3]) : &own_sbox[kind % 2];
        random_bytes(bytes, sizeof bytes);
        const gl_cipher *gost = gl_cipher_by_name("gost28147"), *magma = gl_cipher_by_name("magma");
        expect_status(gl_key_init(&pool_28147[i], gost, bytes, 32, sbox), GL_OK, "key");
        expect_status(gl_key_init(&pool_alike[i], gost, bytes, 32, NULL), GL_OK, "key");
        if (kind == 5)
            expect_status(gl_key_init(&pool[i], magma, bytes, 32, NULL), GL_OK, "key");
        else
            pool[i] = pool_28147[i];
        make_key(&pool_kuznyechik[i], "kuznyechik", bytes);
        make_key_of(&pool_aes[i], &(struct subject){"aes", 16 + 8 * (i % 3)}, bytes);
        pool_long[i] = i / 3 % 2 ? pool_kuznyechik[i] : pool_aes[i];
    }
}

static size_t random_length(size_t longest)
{
    size_t n;
    do
        n = random_below(3) ? lengths[random_below(COUNT_OF(lengths))] : random_below(1600);
    while (n > longest);
    return n;
}

/* The packet alone, by the streams: its output, its tag, its status. */
static gl_status alone(const gl_packet *p, const gl_batch *b, uint8_t *out, uint8_t *tag)
{
    gl_stream stream;
    gl_mac mac;
    size_t written = 0;
    const gl_options how = {.meshing = b->mac_meshing, .kernel = b->options.kernel};
    const gl_key *mac_key = p->mac_key ? p->mac_key : p->key;
    const uint8_t *covered = p->input;
    if (b->crypt) {
        expect_status(
            gl_stream_init(&stream, p->key, b->mode, b->decrypt, p->iv, b->iv_length, &b->options),
            GL_OK, "stream");
        expect_status(gl_stream_update(&stream, p->input, p->length, out, p->length, &written),
                      GL_OK, "update");
        if (gl_stream_finish(&stream) != GL_OK)
            return GL_E_BLOCK_LENGTH;
        if (b->over_ciphertext != b->decrypt)
            covered = out;
    }
    if (b->mac) {
        expect_status(gl_mac_init(&mac, mac_key, b->mac_id, &how), GL_OK, "mac");
        gl_mac_update(&mac, p->associated, p->associated_length);
        gl_mac_update(&mac, covered, p->length);
        expect_status(gl_mac_finish(&mac, tag, b->tag_length), GL_OK, "tag");
    }
    return GL_OK;
}

static const char *describe(const gl_batch *b, size_t count, size_t i)
{
    static char text[256];
    snprintf(text, sizeof text,
             "%s %s%s%s%s %s kernel %s IV %zu segment %zu: packet %zu of %zu, %zu+%zu bytes",
             b->crypt ? gl_mode_name(b->mode) : "-", b->decrypt ? "dec" : "enc",
             b->options.meshing ? " meshing" : "",
             b->mac ? (b->mac_id == GL_IMIT ? " Imit" : " OMAC") : "",
             b->mac_meshing ? " mac-meshing" : "", b->over_ciphertext ? "over-ct" : "over-pt",
             b->options.kernel ? b->options.kernel : "auto", b->iv_length, b->options.segment_size,
             i, count, packets[i].associated_length, packets[i].length);
    return text;
}

/* What a batch is tried with. */
struct trial {
    const gl_key *keys;
    size_t count, longest;
    bool one_key, same_mac_key, in_place, with_associated, spoil;
};

static size_t block_of(const gl_key *key)
{
    return gl_cipher_block_size(gl_key_cipher(key));
}

static void prepare(const gl_batch *b, const struct trial *t)
{
    size_t at = MARGIN;
    for (size_t i = 0; i < t->count; i++) {
        gl_packet *p = &packets[i];
        size_t length = random_length(t->longest);
        if (at + length + GAPS > ROOM)
            length = 0;
        if (b->crypt && (b->mode == GL_ECB || b->mode == GL_CBC) && !(t->spoil && i % 7 == 3))
            length -= length % block_of(t->keys);
        offset[i] = at;
        *p = (gl_packet){
            .key = &t->keys[t->one_key ? 0 : random_below(KEYS)],
            .iv = ivs[i],
            .associated = t->with_associated ? associated[i] : NULL,
            .associated_length =
                t->with_associated ? random_below(3) ? random_below(40) : random_below(256) : 0,
            .input = input + at,
            .output = (t->in_place ? input : output) + at,
            .length = length,
            .tag = tags[i],
            .status = GL_E_FINISHED};
        p->mac_key =
            t->same_mac_key ? (random_below(2) ? p->key : NULL) : &t->keys[random_below(KEYS)];
        at += length + random_below(3) * 5;
    }
    random_bytes(input, at);
    random_bytes(output, ROOM);
    random_bytes(ivs, sizeof ivs);
    random_bytes(associated, sizeof associated);
    for (size_t i = 0; i < t->count; i += 5) /* counters that carry */
        memset(ivs[i], 0xff, GL_BLOCK_MAX);
}

static void try(const gl_batch *b, const struct trial *t)
{
    static bool flipped[MOST], torn[MOST];
    prepare(b, t);
    for (size_t i = 0; i < t->count; i++) {
        memset(wanted_tags[i], 0xa5, GL_BLOCK_MAX);
        memset(tags[i], 0xa5, GL_BLOCK_MAX);
        wanted_status[i] = alone(&packets[i], b, wanted + offset[i], wanted_tags[i]);
        flipped[i] = torn[i] = false;
        if (b->mac && b->decrypt) {
            memcpy(tags[i], wanted_tags[i], GL_BLOCK_MAX);
            if (t->spoil && random_below(4) == 0) {
                flipped[i] = true;
                tags[i][random_below(b->tag_length)] ^= (uint8_t)(1u << random_below(8));
                memcpy(wanted_tags[i], tags[i], GL_BLOCK_MAX);
            }
        }
        if (t->spoil && b->crypt && i % 11 == 5 && packets[i].length > block_of(t->keys)) {
            torn[i] = true;
            packets[i].output = (uint8_t *)(uintptr_t)packets[i].input +
                                (i % 2 ? (ptrdiff_t)block_of(t->keys) : -1);
            if (wanted_status[i] == GL_OK)
                wanted_status[i] = GL_E_OVERLAP;
        }
    }
    uint8_t *before = memcpy(allocate(ROOM), input, ROOM);
    uint8_t *before_out = memcpy(allocate(ROOM), output, ROOM);
    if (!expect_status(gl_packets_run(packets, t->count, b), GL_OK, "%s", describe(b, t->count, 0)))
        goto out;
    for (size_t i = 0; i < t->count; i++) {
        const gl_packet *p = &packets[i];
        const uint8_t *got = (t->in_place ? input : output) + offset[i];
        const uint8_t *was = (t->in_place ? before : before_out) + offset[i];
        gl_status status = wanted_status[i];
        if (status == GL_OK && flipped[i])
            status = GL_E_TAG;
        if (!expect_status(p->status, status, "status, %s", describe(b, t->count, i)))
            continue;
        static uint8_t zeros[LONGEST];
        const uint8_t *text = !b->crypt                                   ? was
                              : status == GL_OK                           ? wanted + offset[i]
                              : status == GL_E_TAG && !b->over_ciphertext ? zeros
                                                                          : was;
        expect_bytes(got, text, p->length, "text, %s", describe(b, t->count, i));
        if (status != GL_OK && !b->decrypt)
            memset(wanted_tags[i], 0xa5, GL_BLOCK_MAX);
        expect_bytes(tags[i], wanted_tags[i], GL_BLOCK_MAX, "tag, %s", describe(b, t->count, i));
    }
    /* Nothing between the packets is touched. */
    const uint8_t *buffer = t->in_place ? input : output, *old = t->in_place ? before : before_out;
    for (size_t i = 0; i < t->count; i++) {
        const size_t end = offset[i] + packets[i].length;
        const size_t next = i + 1 < t->count ? offset[i + 1] : end + MARGIN;
        expect_bytes(buffer + end, old + end, next - end, "between, %s", describe(b, t->count, i));
    }
    if (!t->in_place)
        expect_bytes(input, before, ROOM, "the input is only read");
out:
    free(before);
    free(before_out);
}

/* `keys` NULL: of 8-byte blocks. */
static struct trial random_trial(const gl_batch *b, const gl_key *keys, bool only_28147)
{
    static const size_t counts[] = {1, 2, 3, 15, 16, 17, 33, 64, 65, 127, 128, 129, 160, 161, 300};
    const size_t kind = random_below(3);
    struct trial t = {
        .keys = keys                      ? keys
                : kind == 0               ? pool_alike
                : only_28147 || kind == 1 ? pool_28147
                                          : pool,
        .count = random_below(2) ? counts[random_below(COUNT_OF(counts))] : 1 + random_below(MOST),
        .longest = random_below(4) ? 2049 : LONGEST,
        .one_key = random_below(5) == 0,
        .same_mac_key = random_below(2),
        .in_place = random_below(2),
        .with_associated = b->mac && random_below(2),
        .spoil = random_below(2),
    };
    return t;
}

/* All batches that the header allows, `times` times each. */
static void each_batch(const char *kernel, unsigned times)
{
    for (unsigned bits = 0; bits < 128; bits++) {
        gl_batch b = {.decrypt = bits & 1,
                      .mac = bits & 2,
                      .over_ciphertext = bits & 4,
                      .mac_id = bits & 8 ? GL_OMAC : GL_IMIT,
                      .mac_meshing = bits & 16,
                      .crypt = bits & 32,
                      .options = {.meshing = bits & 64, .kernel = kernel}};
        if ((!b.mac && bits & 0x1c) || (!b.crypt && (!b.mac || bits & 0x44)) ||
            (b.mac_meshing && b.mac_id == GL_OMAC))
            continue;
        for (int mode = GL_ECB; mode <= (b.crypt ? GL_CNT : GL_ECB); mode++) {
            static const size_t iv_length[] = {0, 8, 8, 8, 4, 8};
            b.mode = (gl_mode_id)mode;
            b.iv_length = iv_length[mode];
            if (b.options.meshing && mode != GL_CNT && mode != GL_CFB && mode != GL_CBC)
                continue;
            const bool only_28147 = (b.crypt && (mode == GL_CNT || b.options.meshing)) ||
                                    (b.mac && b.mac_id == GL_IMIT);
            for (unsigned i = 0; i < times; i++) {
                b.tag_length = 1 + random_below(8);
                const struct trial t = random_trial(&b, NULL, only_28147);
                try(&b, &t);
            }
        }
    }
}

static void a_batch_gives_what_each_packet_gives_alone(void)
{
    each_batch(NULL, 6);
}

static void every_kernel_gives_the_same(void)
{
    gl_kernel_info info;
    for (size_t i = 0; gl_kernel_describe(gl_cipher_by_name("gost28147"), i, &info); i++)
        if (info.available) {
            make_pools(!info.bulk); /* those have circuits for named sets only */
            each_batch(info.name, 1);
        }
    make_pools(true);
}

/* Batches of 16-byte blocks: an IV of CTR fits one cipher, one of 16 bytes fits both. */
static void each_long_batch(const char *kernel, const gl_key *one_cipher, unsigned times)
{
    const gl_cipher *cipher = gl_key_cipher(one_cipher);
    for (unsigned bits = 0; bits < 16; bits++) {
        gl_batch b = {.decrypt = bits & 1,
                      .mac = bits & 2,
                      .over_ciphertext = bits & 4,
                      .mac_id = GL_OMAC,
                      .crypt = bits & 8,
                      .options = {.kernel = kernel}};
        if (!b.crypt && (!b.mac || b.over_ciphertext))
            continue;
        for (int mode = GL_ECB; mode <= (b.crypt ? GL_CTR : GL_ECB); mode++) {
            b.mode = (gl_mode_id)mode;
            b.iv_length = shortest_iv(cipher, b.mode);
            for (unsigned i = 0; i < times; i++) {
                b.tag_length = 1 + random_below(GL_BLOCK_MAX);
                const bool any = !kernel && mode != GL_CTR && random_below(2);
                const struct trial t = random_trial(&b, any ? pool_long : one_cipher, false);
                try(&b, &t);
            }
        }
    }
}

static void long_blocks_give_what_each_packet_gives_alone(void)
{
    each_long_batch(NULL, pool_kuznyechik, 3);
    each_long_batch(NULL, pool_aes, 3);
}

static void every_kernel_of_long_blocks_gives_the_same(void)
{
    const gl_key *const pools[] = {pool_kuznyechik, pool_aes};
    gl_kernel_info info;
    for (size_t p = 0; p < COUNT_OF(pools); p++)
        for (size_t i = 0; gl_kernel_describe(gl_key_cipher(pools[p]), i, &info); i++)
            if (info.available)
                each_long_batch(info.name, pools[p], 1);
}

static void long_registers_and_segments_work_too(void)
{
    static const struct subject of[] = {{"magma", 32}, {"kuznyechik", 32}, {"aes", 24}};
    for (unsigned i = 0; i < 40 * COUNT_OF(of); i++) {
        static const gl_mode_id mode_of[] = {GL_CBC, GL_CFB, GL_OFB, GL_CTR};
        const struct subject *subject = &of[i % COUNT_OF(of)];
        const gl_cipher *cipher = gl_cipher_by_name(subject->cipher);
        const size_t block = cipher->block_size;
        gl_batch b = {.crypt = true,
                      .mac = random_below(2),
                      .decrypt = random_below(2),
                      .over_ciphertext = random_below(2),
                      .mode = cipher->sp800_38a ? GL_CFB : mode_of[random_below(4)],
                      .mac_id = GL_OMAC,
                      .tag_length = 8};
        b.iv_length = b.mode == GL_CTR || cipher->sp800_38a ? shortest_iv(cipher, b.mode)
                                                            : block * (1 + random_below(5));
        if (b.mode != GL_CBC)
            b.options.segment_size = random_below(block + 1);
        gl_key keys[KEYS];
        for (size_t k = 0; k < KEYS; k++) {
            uint8_t bytes[32];
            random_bytes(bytes, sizeof bytes);
            make_key_of(&keys[k], subject, bytes);
        }
        const struct trial t = {.keys = keys,
                                .count = 1 + random_below(20),
                                .longest = 2049,
                                .spoil = random_below(2),
                                .in_place = random_below(2),
                                .with_associated = b.mac};
        try(&b, &t);
    }
}

/* Without an IV, packets of any cipher go into one batch. */
static void any_ciphers_go_together_in_ecb(void)
{
    gl_key keys[KEYS];
    for (size_t k = 0; k < KEYS; k++)
        keys[k] = k % 2 ? pool_long[k] : pool[k];
    for (unsigned i = 0; i < 24; i++) {
        const gl_batch b = {.crypt = i % 3,
                            .mac = i % 3 != 1,
                            .decrypt = i & 1,
                            .over_ciphertext = i & 2,
                            .mode = GL_ECB,
                            .mac_id = GL_OMAC,
                            .tag_length = 1 + random_below(8)};
        struct trial t = random_trial(&b, keys, false);
        t.spoil = false; /* lengths are cut to the first key's blocks, 8 bytes: a half is refused */
        try(&b, &t);
    }
}

static void many_packets_are_taken_in_windows(void)
{
    enum { COUNT = 3000, LENGTH = 40, KINDS = 40 };
    static gl_sbox boxes[KINDS];
    static gl_key keys[KINDS];
    gl_packet *many = allocate(COUNT * sizeof *many);
    uint8_t *text = allocate(COUNT * LENGTH), *out = allocate(COUNT * LENGTH);
    uint8_t *tag = allocate(COUNT * 4), one[LENGTH], one_tag[4], iv[8] = {1, 2, 3};
    random_bytes(text, COUNT * LENGTH);
    for (size_t i = 0; i < KINDS; i++) { /* more families than a window takes */
        uint8_t rows[8][16], bytes[32];
        random_rows(rows);
        random_bytes(bytes, sizeof bytes);
        gl_sbox_init(&boxes[i], (const uint8_t (*)[16])rows);
        gl_key_init(&keys[i], gl_cipher_by_name("gost28147"), bytes, 32, &boxes[i]);
    }
    const gl_batch b = {.crypt = true,
                        .mac = true,
                        .mode = GL_CNT,
                        .iv_length = 8,
                        .mac_id = GL_IMIT,
                        .tag_length = 4};
    for (size_t families = 1; families <= KINDS; families += 13) {
        for (size_t i = 0; i < COUNT; i++)
            many[i] = (gl_packet){.key = &keys[random_below(families)],
                                  .iv = iv,
                                  .input = text + i * LENGTH,
                                  .output = out + i * LENGTH,
                                  .length = random_below(LENGTH + 1),
                                  .tag = tag + 4 * i};
        expect_status(gl_packets_run(many, COUNT, &b), GL_OK, "run");
        for (size_t i = 0; i < COUNT; i++) {
            expect_status(many[i].status, alone(&many[i], &b, one, one_tag), "packet %zu", i);
            expect_bytes(many[i].output, one, many[i].length, "text of packet %zu", i);
            expect_bytes(many[i].tag, one_tag, 4, "tag of packet %zu", i);
        }
    }
    free(many), free(text), free(out), free(tag);
}

#if defined(__unix__)
enum { FENCED = 40, PAGE = 16384 };

/* `length` bytes before a page without access: room number `i`. */
static uint8_t *before_fence(uint8_t *base, size_t i, size_t length)
{
    return base + 2 * PAGE * i + PAGE - length;
}

/* Input, output, IV and associated data end before pages without access: a fault ends the program.
 */
static void nothing_outside_the_buffers_is_touched(void)
{
    static uint8_t out[PAGE], tag[8];
    uint8_t *base = mmap(NULL, (size_t)2 * PAGE * 4 * FENCED, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (!expect(base != MAP_FAILED, "mmap"))
        return;
    for (size_t i = 0; i < (size_t)4 * FENCED; i++) {
        random_bytes(base + 2 * PAGE * i, PAGE);
        mprotect(base + 2 * PAGE * i + PAGE, PAGE, PROT_NONE);
    }
    for (unsigned round = 0; round < 180; round++) {
        /* Rounds of each pool by turns; those of long blocks have no CNT and no Imit. */
        const gl_key *const pools[] = {pool_alike, pool_kuznyechik, pool_aes};
        const gl_key *keys = pools[round / 6 % 3];
        const gl_cipher *cipher = gl_key_cipher(keys);
        const gl_mode_id mode = (gl_mode_id)(round % (cipher->is_28147 ? 6 : 5));
        gl_batch b = {.crypt = true,
                      .mac = round & 8,
                      .decrypt = round & 16,
                      .over_ciphertext = round & 32,
                      .mode = mode,
                      .iv_length = shortest_iv(cipher, mode),
                      .mac_id = round & 1 || !cipher->is_28147 ? GL_OMAC : GL_IMIT,
                      .tag_length = 4};
        for (size_t i = 0; i < FENCED; i++) {
            size_t length = random_length(9000), extra = random_below(100);
            length -= mode <= GL_CBC ? length % cipher->block_size : 0;
            packets[i] = (gl_packet){.key = &keys[random_below(KEYS)],
                                     .iv = before_fence(base, 4 * i, b.iv_length),
                                     .associated = before_fence(base, 4 * i + 1, extra),
                                     .associated_length = extra,
                                     .input = before_fence(base, 4 * i + 2, length),
                                     .output = before_fence(base, 4 * i + 3, length),
                                     .length = length,
                                     .tag = tags[i]};
            if (b.mac && b.decrypt)
                alone(&packets[i], &b, out, tags[i]);
        }
        expect_status(gl_packets_run(packets, FENCED, &b), GL_OK, "%s", describe(&b, FENCED, 0));
        for (size_t i = 0; i < FENCED; i++) {
            alone(&packets[i], &b, out, tag);
            expect_status(packets[i].status, GL_OK, "%s", describe(&b, FENCED, i));
            expect_bytes(packets[i].output, out, packets[i].length, "%s", describe(&b, FENCED, i));
            if (b.mac)
                expect_bytes(tags[i], tag, 4, "tag, %s", describe(&b, FENCED, i));
        }
    }
    munmap(base, (size_t)2 * PAGE * 4 * FENCED);
}
#endif

static void a_batch_that_no_cipher_fits_is_refused(void)
{
    uint8_t text[32] = {0}, out[16], tag[8], iv[8] = {0};
    gl_key magma;
    make_key(&magma, "magma", text);
    memset(out, 0x77, sizeof out);
    gl_packet p[2] = {{.key = &pool_alike[0],
                       .iv = iv,
                       .input = text,
                       .output = out,
                       .length = 8,
                       .tag = tag,
                       .status = GL_E_FINISHED}};
    p[1] = p[0];
    p[1].key = &magma;
    p[1].output = out + 8;
    const gl_batch good = {.crypt = true,
                           .mac = true,
                           .mode = GL_CBC,
                           .iv_length = 8,
                           .mac_id = GL_OMAC,
                           .tag_length = 4};
    static const struct {
        gl_batch b;
        gl_status status;
    } cases[] = {
        {{.mode = GL_ECB}, GL_E_MODE},
        {{.crypt = true, .mode = GL_CNT, .iv_length = 8}, GL_E_MODE},
        {{.crypt = true, .mode = GL_CBC, .iv_length = 16}, GL_E_IV_LENGTH},
        {{.crypt = true, .mode = GL_CFB, .iv_length = 8, .options = {.segment_size = 9}},
         GL_E_SEGMENT},
        {{.crypt = true, .mode = GL_CBC, .iv_length = 8, .options = {.meshing = true}},
         GL_E_MESHING},
        {{.crypt = true, .mode = GL_CBC, .iv_length = 8, .options = {.kernel = "none"}},
         GL_E_KERNEL},
        {{.mac = true, .mac_id = GL_IMIT, .tag_length = 4}, GL_E_MODE},
        {{.mac = true, .mac_id = GL_OMAC, .tag_length = 4, .mac_meshing = true}, GL_E_MESHING},
        {{.mac = true, .mac_id = GL_OMAC, .tag_length = 0}, GL_E_TAG_LENGTH},
        {{.mac = true, .mac_id = GL_OMAC, .tag_length = 9}, GL_E_TAG_LENGTH},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        expect_status(gl_packets_run(p, 2, &cases[i].b), cases[i].status, "case %zu", i);
        expect(p[0].status == GL_E_FINISHED && out[0] == 0x77, "case %zu touched something", i);
    }
    expect_status(gl_packets_run(p, 2, &good), GL_OK, "good");
    expect_status(p[1].status, GL_OK, "good");
    expect_status(gl_packets_run(NULL, 0, &good), GL_OK, "none");
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(a_batch_gives_what_each_packet_gives_alone),
        CLAIM(every_kernel_gives_the_same),
        CLAIM(long_blocks_give_what_each_packet_gives_alone),
        CLAIM(every_kernel_of_long_blocks_gives_the_same),
        CLAIM(any_ciphers_go_together_in_ecb),
        CLAIM(long_registers_and_segments_work_too),
        CLAIM(many_packets_are_taken_in_windows),
        CLAIM(a_batch_that_no_cipher_fits_is_refused),
#if defined(__unix__)
        CLAIM(nothing_outside_the_buffers_is_touched),
#endif
    };
    input = allocate(ROOM);
    output = allocate(ROOM);
    wanted = allocate(ROOM);
    make_pools(true);
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
