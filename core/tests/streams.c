/* A message gives the same bytes however it is cut, copied, skipped or placed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bytes.h"
#include "harness.h"

/* Bytes; whole blocks of every cipher. */
enum { LENGTH = 3 * 1024 + 2 * 16, TILED = 2 * 4096 + 3 * 16, MOST = TILED + 16 };

static uint8_t key_bytes[32], iv[GL_IV_MAX], text[MOST], wanted[MOST], got[MOST], piece[MOST + 8];

/* One way to run a message. */
struct setting {
    const struct subject *subject;
    const gl_cipher *cipher;
    const char *kernel; /* NULL: the one that is selected */
    gl_mode_id mode;
    bool decrypt, meshing;
    size_t iv_length, segment_size;
};

static const char *const mode_names[] = {"ECB", "CBC", "CFB", "OFB", "CTR", "CNT"};

static const char *describe(const struct setting *c)
{
    static char text_of[128];
    snprintf(text_of, sizeof text_of, "%s %zu %s%s %s, IV %zu, segment %zu, %s", c->cipher->name,
             c->subject->key_size, mode_names[c->mode], c->meshing ? " meshing" : "",
             c->decrypt ? "decryption" : "encryption", c->iv_length, c->segment_size,
             c->kernel ? c->kernel : "selected kernel");
    return text_of;
}

static bool any_length(const struct setting *c)
{
    return c->mode >= GL_CFB;
}

static bool begin(gl_stream *stream, const gl_key *key, const struct setting *c)
{
    const gl_options options = {c->segment_size, c->meshing, c->kernel};
    return expect_status(
        gl_stream_init(stream, key, c->mode, c->decrypt, iv, c->iv_length, &options), GL_OK,
        "init, %s", describe(c));
}

/* `length` bytes from text + at; what comes out goes to `out`. */
static size_t feed(gl_stream *stream, size_t at, size_t length, uint8_t *out, bool in_place)
{
    size_t written = 0;
    const size_t room = gl_stream_output_size(stream, length);
    const uint8_t *in = text + at;
    if (in_place)
        in = memcpy(piece, in, length);
    expect_status(gl_stream_update(stream, in, length, in_place ? piece : out, room, &written),
                  GL_OK, "update");
    expect(written == room, "%zu bytes came out of %zu announced", written, room);
    if (in_place)
        memcpy(out, piece, written);
    return written;
}

/* Calls `body` for every setting that the header allows, on the selected and the portable kernel.
 */
static void each(void (*body)(const gl_key *, const struct setting *))
{
    static const size_t blocks_of_iv[] = {1, 2, 3, 5, 16, 64};
    static const char *const kernels[] = {NULL, "portable"};
    struct setting c = {0};
    random_bytes(key_bytes, sizeof key_bytes);
    random_bytes(iv, sizeof iv);
    random_bytes(text, sizeof text);
    for (size_t i = 0; i < 8 * CIPHERS; i++) {
        gl_key key;
        c.subject = &subjects[i / 8];
        c.cipher = gl_cipher_by_name(c.subject->cipher);
        c.kernel = kernels[i & 1];
        c.decrypt = i & 2;
        c.meshing = i & 4;
        make_key_of(&key, c.subject, key_bytes);
        const size_t block = c.cipher->block_size;
        const bool is_28147 = c.cipher->is_28147, sp800_38a = c.cipher->sp800_38a;
        for (int mode = GL_ECB; mode <= (is_28147 ? GL_CNT : GL_CTR); mode++) {
            c.mode = (gl_mode_id)mode;
            const bool chained = mode == GL_CBC || mode == GL_CFB || mode == GL_OFB;
            const bool segments =
                mode == GL_CFB || ((mode == GL_OFB || mode == GL_CTR) && !sp800_38a);
            const bool meshes = mode == GL_CNT || mode == GL_CFB || mode == GL_CBC;
            if (c.meshing && (!is_28147 || !meshes))
                continue;
            const bool long_ivs = chained && !is_28147 && !sp800_38a;
            for (size_t z = 0; z < (long_ivs ? COUNT_OF(blocks_of_iv) : 1); z++) {
                c.iv_length = chained ? block * blocks_of_iv[z] : shortest_iv(c.cipher, c.mode);
                c.segment_size = 0;
                body(&key, &c);
                if (!segments || c.meshing)
                    continue;
                /* All segments of the short blocks; of long blocks the ends and what lies between.
                 */
                for (c.segment_size = 1; c.segment_size <= block; c.segment_size += block / 8)
                    body(&key, &c);
                c.segment_size = block;
                if (block > 8)
                    body(&key, &c);
            }
        }
    }
}

/* ---- Chunks ---- */

static bool one_shot(const gl_key *key, const struct setting *c, size_t length)
{
    gl_stream stream;
    return begin(&stream, key, c) && feed(&stream, 0, length, wanted, false) == length;
}

static void cut(const gl_key *key, const struct setting *c, size_t length, size_t most,
                bool in_place)
{
    gl_stream stream;
    if (!begin(&stream, key, c))
        return;
    size_t done = 0, total = 0;
    while (done < length) {
        size_t n = random_below(most + 1);
        n = n < length - done ? n : length - done;
        total += feed(&stream, done, n, got + total, in_place);
        done += n;
        const size_t unit = gl_stream_unit(&stream);
        expect(gl_stream_to_border(&stream) == (unit - done % unit) % unit, "border");
    }
    expect(total == length, "%zu bytes, not %zu", total, length);
    expect_bytes(got, wanted, length, "%s, pieces up to %zu%s", describe(c), most,
                 in_place ? ", in place" : "");
    expect_status(gl_stream_finish(&stream), GL_OK, "finish");
}

static size_t odd_length(const struct setting *c, size_t length)
{
    return any_length(c) ? length + 5 : length;
}

static void compare_chunks(const gl_key *key, const struct setting *c)
{
    static const size_t sizes[] = {1, 3, 9, 40, 700, 1500};
    const size_t length = odd_length(c, LENGTH);
    if (!one_shot(key, c, length))
        return;
    for (size_t i = 0; i < COUNT_OF(sizes); i++) {
        const bool in_place = random_below(2);
        cut(key, c, length, sizes[i], in_place);
        if (sizes[i] > 9)
            cut(key, c, length, sizes[i], !in_place);
    }
}

static void compare_tiles(const gl_key *key, const struct setting *c)
{
    const size_t length = odd_length(c, TILED);
    if (!one_shot(key, c, length))
        return;
    cut(key, c, length, TILED, false);
    cut(key, c, length, TILED, true);
}

static void any_cut_of_a_message_gives_the_one_shot_bytes(void)
{
    each(compare_chunks);
}

static void messages_beyond_a_tile_may_be_cut_too(void)
{
    each(compare_tiles);
}

static void compare_in_place(const gl_key *key, const struct setting *c)
{
    const size_t length = odd_length(c, TILED);
    if (!one_shot(key, c, length))
        return;
    for (size_t pending = 0; pending < 9; pending++) {
        gl_stream stream;
        if (!begin(&stream, key, c))
            return;
        size_t total = feed(&stream, 0, pending, got, false);
        total += feed(&stream, pending, length - pending, got + total, true);
        expect_bytes(got, wanted, length, "%s, in place behind %zu bytes", describe(c), pending);
    }
}

static void in_place_equals_out_of_place_with_a_part_of_a_block_pending(void)
{
    each(compare_in_place);
}

static void compare_inverse(const gl_key *key, const struct setting *c)
{
    const size_t length = odd_length(c, LENGTH);
    struct setting back = *c;
    back.decrypt = !c->decrypt;
    gl_stream stream;
    size_t written;
    if (!one_shot(key, c, length) || !begin(&stream, key, &back))
        return;
    expect_status(gl_stream_update(&stream, wanted, length, got, length, &written), GL_OK, "back");
    expect_bytes(got, text, length, "%s and back", describe(c));
}

static void decryption_undoes_encryption(void)
{
    each(compare_inverse);
}

/* ---- Meshing ---- */

static void compare_sections(const gl_key *key, const struct setting *c)
{
    const size_t length = odd_length(c, LENGTH);
    if (!c->meshing || !one_shot(key, c, length))
        return;
    for (size_t k = 1; k <= 3; k++) {
        for (size_t split = 1024 * k - 1; split <= 1024 * k + 1; split++) {
            gl_stream stream;
            if (!begin(&stream, key, c))
                return;
            size_t total = feed(&stream, 0, split, got, k & 1);
            total += feed(&stream, split, length - split, got + total, false);
            expect_bytes(got, wanted, length, "%s, split at %zu", describe(c), split);
        }
    }
}

static void a_split_around_1024_bytes_does_not_change_meshing(void)
{
    each(compare_sections);
}

static void imit_may_be_cut_around_1024_bytes(void)
{
    gl_key key;
    make_key(&key, "gost28147", key_bytes);
    for (unsigned meshing = 0; meshing < 2; meshing++) {
        const gl_options options = {.meshing = meshing};
        uint8_t whole[8], cut_tag[8];
        gl_mac mac;
        expect_status(gl_mac_init(&mac, &key, GL_IMIT, &options), GL_OK, "init");
        gl_mac_update(&mac, text, LENGTH);
        gl_mac_finish(&mac, whole, 8);
        for (size_t k = 1; k <= 3; k++) {
            for (size_t split = 1024 * k - 1; split <= 1024 * k + 1; split++) {
                expect_status(gl_mac_init(&mac, &key, GL_IMIT, &options), GL_OK, "init");
                gl_mac_update(&mac, text, split);
                gl_mac_update(&mac, text + split, LENGTH - split);
                gl_mac_finish(&mac, cut_tag, 8);
                expect_bytes(cut_tag, whole, 8, "split at %zu, meshing %u", split, meshing);
            }
        }
    }
}

static void any_cut_of_a_message_gives_the_one_shot_tag(void)
{
    random_bytes(text, sizeof text);
    for (unsigned round = 0; round < 300 * CIPHERS; round++) {
        const struct subject *subject = &subjects[round % CIPHERS];
        const gl_cipher *cipher = gl_cipher_by_name(subject->cipher);
        const gl_mac_id id = cipher->is_28147 && random_below(2) ? GL_IMIT : GL_OMAC;
        const gl_options options = {.meshing = id == GL_IMIT && random_below(2),
                                    .kernel = random_below(2) ? "portable" : NULL};
        const size_t length = random_below(random_below(3) ? 40 : LENGTH);
        uint8_t whole[GL_BLOCK_MAX], cut_tag[GL_BLOCK_MAX];
        const size_t tag_length = cipher->block_size;
        gl_key key;
        gl_mac mac;
        make_key_of(&key, subject, key_bytes);
        expect_status(gl_mac_init(&mac, &key, id, &options), GL_OK, "init");
        gl_mac_update(&mac, text, length);
        gl_mac_finish(&mac, whole, tag_length);
        expect_status(gl_mac_init(&mac, &key, id, &options), GL_OK, "init");
        const size_t most = 1 + random_below(50);
        for (size_t done = 0, n; done < length; done += n) {
            n = random_below(most + 1);
            n = n < length - done ? n : length - done;
            gl_mac_update(&mac, text + done, n);
        }
        gl_mac_finish(&mac, cut_tag, tag_length);
        expect_bytes(cut_tag, whole, tag_length, "%s MAC %d of %zu bytes, pieces up to %zu",
                     cipher->name, id, length, most);
    }
}

/* ---- Skipping ---- */

static bool parallel(const struct setting *c)
{
    return c->mode == GL_ECB || c->mode >= GL_CTR || (c->mode != GL_OFB && c->decrypt);
}

static void compare_skips(const gl_key *key, const struct setting *c)
{
    gl_stream stream, ahead;
    if (!begin(&stream, key, c))
        return;
    if (!parallel(c)) {
        expect_status(gl_stream_skip(&stream, text, 0), GL_E_SERIAL, "%s", describe(c));
        return;
    }
    const size_t unit = gl_stream_unit(&stream), units = LENGTH / unit,
                 length = odd_length(c, LENGTH);
    const size_t per_section = 1024 / unit;
    const size_t splits[] = {0,
                             1,
                             per_section - 1,
                             per_section,
                             per_section + 1,
                             2 * per_section,
                             random_below(units),
                             random_below(units),
                             units};
    if (!one_shot(key, c, length))
        return;
    const bool reads = c->mode == GL_CBC || c->mode == GL_CFB;
    for (size_t i = 0; i < COUNT_OF(splits); i++) {
        const size_t first = unit * splits[i], second = unit * random_below(units - splits[i] + 1);
        if (!begin(&stream, key, c))
            return;
        /* The message in three parts, each by a copy that was moved there by skipping. */
        ahead = stream;
        expect_status(gl_stream_skip(&ahead, reads ? text : NULL, first), GL_OK, "first");
        gl_stream last = ahead;
        expect_status(gl_stream_skip(&last, reads ? text + first : NULL, second), GL_OK, "second");
        memset(got, 0, length);
        feed(&last, first + second, length - first - second, got + first + second, false);
        feed(&ahead, first, second, got + first, true);
        feed(&stream, 0, first, got, false);
        expect_bytes(got, wanted, length, "%s, skipped %zu and %zu", describe(c), first, second);
    }
}

static void copies_moved_by_skip_give_the_straight_bytes(void)
{
    each(compare_skips);
}

static void compare_skips_off_border(const gl_key *key, const struct setting *c)
{
    gl_stream stream;
    if (!parallel(c) || !begin(&stream, key, c))
        return;
    const size_t unit = gl_stream_unit(&stream);
    if (unit == 1)
        return;
    expect_status(gl_stream_skip(&stream, text, unit + 1), GL_E_BLOCK_LENGTH, "%s", describe(c));
    feed(&stream, 0, 1, got, false);
    expect_status(gl_stream_skip(&stream, text, unit), GL_E_BLOCK_LENGTH, "%s", describe(c));
    if (!one_shot(key, c, LENGTH)) /* the refusals changed nothing */
        return;
    size_t total = any_length(c);
    total += feed(&stream, 1, LENGTH - 1, got + total, false);
    expect_bytes(got, wanted, LENGTH, "%s, after a refused skip", describe(c));
}

static void skip_wants_whole_units(void)
{
    each(compare_skips_off_border);
}

/* ---- The counter's limit ---- */

/* Units that a counter has for its message: half the block counts, GOST R 34.13-2015 section 5.2;
 * of AES the whole block does, SP 800-38A, and no message of 2^64 bytes meets its end. */
static bool ends(const struct setting *c)
{
    return c->mode == GL_CTR && c->cipher->block_size == 8;
}

/* Skips all but `left` units of the 2^32. */
static void skip_to_the_end(gl_stream *stream, size_t left)
{
    uint64_t units = (UINT64_C(1) << 32) - left;
    const size_t unit = gl_stream_unit(stream);
    while (units) { /* in parts that a size_t of 32 bits holds */
        const size_t n = units < 1 << 28 ? (size_t)units : (size_t)1 << 28;
        expect_status(gl_stream_skip(stream, NULL, n * unit), GL_OK, "%zu units", n);
        units -= n;
    }
}

static void wanted_at_the_end(const gl_key *key, const struct setting *c, size_t unit, size_t left)
{
    const struct setting ecb = {.subject = c->subject, .cipher = c->cipher, .mode = GL_ECB};
    gl_stream stream;
    uint8_t counter[8], gamma[8];
    size_t written;
    for (size_t i = 0; i < left && begin(&stream, key, &ecb); i++) {
        memcpy(counter, iv, 4);
        gl_store_be32(counter + 4, 0u - (uint32_t)(left - i));
        gl_stream_update(&stream, counter, 8, gamma, 8, &written);
        gl_xor(wanted + unit * i, text + unit * i, gamma, unit);
    }
}

static void compare_limit(const gl_key *key, const struct setting *c)
{
    static uint8_t untouched[MOST];
    gl_stream stream, copy;
    size_t written;
    if (!ends(c))
        return;
    memset(untouched, 0x5a, sizeof untouched);
    for (size_t left = 0; left < 300; left += left < 4 ? 1 : 59) {
        if (!begin(&stream, key, c))
            return;
        skip_to_the_end(&stream, left);
        const size_t unit = gl_stream_unit(&stream), fits = unit * left;
        wanted_at_the_end(key, c, unit, left);
        memcpy(got, untouched, sizeof got);
        copy = stream;
        expect_status(gl_stream_check(&stream, text, fits + 1, got, MOST), GL_E_COUNTER, "check");
        expect_status(gl_stream_update(&stream, text, fits + 1, got, MOST, &written), GL_E_COUNTER,
                      "%s, %zu units left", describe(c), left);
        expect(written == 0, "%zu bytes were written", written);
        expect_bytes(got, untouched, sizeof got, "the output was written");
        expect_bytes(&stream, &copy, sizeof stream, "the refusal changed the stream");
        expect_status(gl_stream_skip(&stream, NULL, fits + unit), GL_E_COUNTER, "skip");
        expect_status(gl_stream_update(&stream, text, fits, got, fits, &written), GL_OK, "%s: fits",
                      describe(c));
        expect_bytes(got, wanted, fits, "%s, the last %zu units", describe(c), left);
        expect_status(gl_stream_update(&stream, text, 1, got, 1, &written), GL_E_COUNTER, "past");
        expect_status(gl_stream_update(&stream, text, 0, got, 0, &written), GL_OK, "nothing");

        for (size_t i = 0; i < fits; i++) /* byte by byte */
            expect_status(gl_stream_update(&copy, text + i, 1, got + i, 1, &written), GL_OK,
                          "%s, byte %zu of the last %zu units", describe(c), i, left);
        expect_bytes(got, wanted, fits, "%s, byte by byte", describe(c));
        expect_status(gl_stream_update(&copy, text, 1, got, 1, &written), GL_E_COUNTER, "past");
    }
}

static void ctr_refuses_what_would_repeat_the_counter_and_writes_nothing(void)
{
    each(compare_limit);
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(any_cut_of_a_message_gives_the_one_shot_bytes),
        CLAIM(messages_beyond_a_tile_may_be_cut_too),
        CLAIM(in_place_equals_out_of_place_with_a_part_of_a_block_pending),
        CLAIM(decryption_undoes_encryption),
        CLAIM(a_split_around_1024_bytes_does_not_change_meshing),
        CLAIM(imit_may_be_cut_around_1024_bytes),
        CLAIM(any_cut_of_a_message_gives_the_one_shot_tag),
        CLAIM(copies_moved_by_skip_give_the_straight_bytes),
        CLAIM(skip_wants_whole_units),
        CLAIM(ctr_refuses_what_would_repeat_the_counter_and_writes_nothing),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
