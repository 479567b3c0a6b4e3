/* What is refused, with which status, and that a refusal changes nothing. */
#include <string.h>

#include "gostlane_packets.h"
#include "harness.h"

static const uint8_t zeros[2048];
static const char *const mode_names[] = {"ECB", "CBC", "CFB", "OFB", "CTR", "CNT"};

/* The cipher and the key that the claim at hand is about. */
static const gl_cipher *cipher;
static size_t block;
static gl_key key;

static void use(size_t subject)
{
    cipher = gl_cipher_by_name(subjects[subject].cipher);
    block = cipher->block_size;
    make_key_of(&key, &subjects[subject], zeros);
}

static gl_status start(gl_stream *stream, gl_mode_id mode, const gl_options *o)
{
    return gl_stream_init(stream, &key, mode, false, zeros, shortest_iv(cipher, mode), o);
}

static bool defined(int mode)
{
    return mode != GL_CNT || cipher->is_28147;
}

static bool chained(int mode)
{
    return mode == GL_CBC || mode == GL_CFB || mode == GL_OFB;
}

static void keys_have_the_lengths_of_their_cipher(void)
{
    static const struct {
        const char *cipher;
        size_t sizes[3], block;
        const char *rule;
    } wanted[] = {{"gost28147", {32}, 8, "32 bytes"},
                  {"magma", {32}, 8, "32 bytes"},
                  {"kuznyechik", {32}, 16, "32 bytes"},
                  {"aes", {32, 24, 16}, 16, "16, 24 or 32 bytes"}};
    for (size_t i = 0; i < COUNT_OF(wanted); i++) {
        const gl_cipher *c = gl_cipher_by_name(wanted[i].cipher);
        if (!expect(c != NULL, "no %s", wanted[i].cipher))
            continue;
        for (size_t length = 0; length <= 65; length++) {
            const size_t *s = wanted[i].sizes;
            const bool fits = length && (length == s[0] || length == s[1] || length == s[2]);
            expect_status(gl_key_init(&key, c, zeros, length, NULL), fits ? GL_OK : GL_E_KEY_LENGTH,
                          "%s, %zu bytes", c->name, length);
            expect(gl_cipher_takes_key(c, length) == fits, "%s takes %zu", c->name, length);
        }
        expect(gl_cipher_key_size(c) == 32, "key size");
        expect(gl_cipher_block_size(c) == wanted[i].block, "block size");
        expect(strcmp(gl_cipher_key_rule(c), wanted[i].rule) == 0, "%s", gl_cipher_key_rule(c));
    }
    expect(gl_cipher_by_name("GOST28147") == NULL, "names are exact");
    expect(gl_cipher_by_name("") == NULL, "the empty name");
}

static void ivs_of_a_wrong_length_are_refused(void)
{
    for (size_t i = 0; i < CIPHERS; i++) {
        gl_stream stream;
        use(i);
        for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
            for (size_t length = 0; length <= 1040; length++) {
                bool fits = length == shortest_iv(cipher, (gl_mode_id)mode);
                if (!cipher->is_28147 && !cipher->sp800_38a && chained(mode))
                    fits = length % block == 0 && length >= block && length <= 1024;
                gl_status wanted = fits ? GL_OK : GL_E_IV_LENGTH;
                if (!defined(mode))
                    wanted = GL_E_MODE;
                expect_status(gl_stream_init(&stream, &key, (gl_mode_id)mode, length & 1, zeros,
                                             length, NULL),
                              wanted, "%s %s, IV of %zu", cipher->name, mode_names[mode], length);
            }
            expect(gl_iv_rule(cipher, (gl_mode_id)mode)[0] != '\0', "no rule in words");
        }
        expect_status(gl_stream_init(&stream, &key, GL_CBC, false, zeros, SIZE_MAX, NULL),
                      GL_E_IV_LENGTH, "IV length -1");
    }
}

/* AES takes none in OFB and CTR: SP 800-38A has them in CFB only. */
static void segments_are_for_cfb_ofb_and_ctr(void)
{
    for (size_t i = 0; i < CIPHERS; i++) {
        use(i);
        for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
            for (size_t size = 0; size < 34 && defined(mode); size++) {
                const bool taken =
                    mode == GL_CFB || ((mode == GL_OFB || mode == GL_CTR) && !cipher->sp800_38a);
                const gl_options options = {.segment_size = size};
                gl_stream stream;
                expect_status(start(&stream, (gl_mode_id)mode, &options),
                              size == 0 || (taken && size <= block) ? GL_OK : GL_E_SEGMENT,
                              "%s %s, segment %zu", cipher->name, mode_names[mode], size);
            }
        }
        gl_mac mac;
        expect_status(gl_mac_init(&mac, &key, GL_OMAC, &(gl_options){.segment_size = 8}),
                      GL_E_SEGMENT, "OMAC");
    }
}

static void meshing_is_for_gost28147_in_cnt_cfb_cbc_and_imit(void)
{
    const gl_options meshing = {.meshing = true};
    for (size_t i = 0; i < CIPHERS; i++) {
        gl_stream stream;
        gl_mac mac;
        use(i);
        const bool is_28147 = cipher->is_28147;
        for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
            const bool meshes = is_28147 && (mode == GL_CBC || mode == GL_CFB || mode == GL_CNT);
            if (defined(mode))
                expect_status(start(&stream, (gl_mode_id)mode, &meshing),
                              meshes ? GL_OK : GL_E_MESHING, "%s %s", cipher->name,
                              mode_names[mode]);
        }
        expect_status(gl_mac_init(&mac, &key, GL_OMAC, &meshing), GL_E_MESHING, "OMAC");
        expect_status(gl_mac_init(&mac, &key, GL_IMIT, &meshing), is_28147 ? GL_OK : GL_E_MODE,
                      "Imit");
        for (size_t size = 1; is_28147 && size <= 8; size++) {
            const gl_options both = {.segment_size = size, .meshing = true};
            expect_status(start(&stream, GL_CFB, &both), size == 8 ? GL_OK : GL_E_SEGMENT,
                          "meshing with segments of %zu", size);
        }
    }
}

static void modes_of_28147_are_refused_for_the_others(void)
{
    for (size_t i = 1; i < CIPHERS; i++) {
        gl_stream stream;
        gl_mac mac;
        use(i);
        expect_status(start(&stream, GL_CNT, NULL), GL_E_MODE, "%s CNT", cipher->name);
        expect_status(gl_mac_init(&mac, &key, GL_IMIT, NULL), GL_E_MODE, "%s Imit", cipher->name);
    }
}

static void unknown_kernels_are_refused(void)
{
    static const char *const names[] = {"", "nothing", "Portable", "portable ", "table-"};
    for (size_t i = 0; i < COUNT_OF(names) * CIPHERS; i++) {
        const char *name = names[i % COUNT_OF(names)];
        const gl_options options = {.kernel = name};
        gl_stream stream;
        gl_mac mac;
        use(i / COUNT_OF(names));
        expect_status(start(&stream, GL_ECB, &options), GL_E_KERNEL, "'%s'", name);
        expect_status(gl_mac_init(&mac, &key, GL_OMAC, &options), GL_E_KERNEL, "'%s'", name);
        expect_status(gl_kernel_check(cipher, name), GL_E_KERNEL, "'%s'", name);
    }
    use(0);
    gl_stream stream;
    expect_status(start(&stream, GL_ECB, &(gl_options){.kernel = "aesni"}), GL_E_KERNEL,
                  "another cipher's kernel");
}

static void sboxes_that_are_no_permutations_are_refused(void)
{
    uint8_t rows[8][16];
    gl_sbox sbox;
    for (unsigned row = 0; row < 8; row++) {
        for (unsigned at = 0; at < 16; at++) {
            random_rows(rows);
            const uint8_t right = rows[row][at];
            expect_status(gl_sbox_init(&sbox, (const uint8_t (*)[16])rows), GL_OK, "right");
            for (unsigned value = 0; value < 256; value++) {
                rows[row][at] = (uint8_t)value;
                const gl_status status = gl_sbox_init(&sbox, (const uint8_t (*)[16])rows);
                expect_status(status, value == right ? GL_OK : GL_E_SBOX, "row %u, %u: %u", row, at,
                              value);
            }
        }
    }
    memset(rows, 0, sizeof rows);
    expect_status(gl_sbox_init(&sbox, (const uint8_t (*)[16])rows), GL_E_SBOX, "zeros");
    expect(gl_sbox_by_name("id-nothing") == NULL, "an unknown name");
    expect(gl_sbox_by_name("") == NULL, "the empty name");
}

static void sboxes_are_for_gost28147_and_param_z_for_magma(void)
{
    const char *name, *oid;
    gl_sbox own;
    uint8_t rows[8][16];
    random_rows(rows);
    expect_status(gl_sbox_init(&own, (const uint8_t (*)[16])rows), GL_OK, "own");
    for (size_t s = 0; s < CIPHERS; s++) {
        use(s);
        const bool magma = strcmp(cipher->name, "magma") == 0;
        for (size_t i = 0; gl_sbox_describe(i, &name, &oid); i++) {
            const bool param_z = strcmp(name, "id-tc26-gost-28147-param-Z") == 0;
            const gl_status wanted = cipher->is_28147 || (magma && param_z) ? GL_OK : GL_E_SBOX;
            const size_t size = subjects[s].key_size;
            expect_status(gl_key_init(&key, cipher, zeros, size, gl_sbox_by_name(name)), wanted,
                          "%s, %s", cipher->name, name);
            expect_status(gl_key_init(&key, cipher, zeros, size, gl_sbox_by_name(oid)), wanted,
                          "%s, %s", cipher->name, oid);
            expect_status(gl_key_init(&key, cipher, zeros, size, &own),
                          cipher->is_28147 ? GL_OK : GL_E_SBOX, "%s, own", cipher->name);
        }
    }
}

/* ---- Buffers ---- */

/* A refused update writes nothing, and the stream goes on as if it had not been. */
static void buffers_that_overlap_in_part_are_refused(void)
{
    enum { LENGTH = 64 };
    for (size_t i = 0; i < (GL_CNT + 1) * CIPHERS; i++) {
        const int mode = (int)(i % (GL_CNT + 1));
        use(i / (GL_CNT + 1));
        for (int shift = -LENGTH - 2; defined(mode) && shift <= LENGTH + 2; shift++) {
            uint8_t buffer[4 * LENGTH], before[4 * LENGTH];
            uint8_t *in = buffer + LENGTH + LENGTH / 2, *out = in + shift;
            size_t written = 1;
            gl_stream stream;
            random_bytes(buffer, sizeof buffer);
            memcpy(before, buffer, sizeof buffer);
            expect_status(start(&stream, (gl_mode_id)mode, NULL), GL_OK, "init");
            const bool partial = shift && shift > -LENGTH && shift < LENGTH;
            const gl_status wanted = partial ? GL_E_OVERLAP : GL_OK;
            expect_status(gl_stream_check(&stream, in, LENGTH, out, LENGTH), wanted, "check");
            expect_status(gl_stream_update(&stream, in, LENGTH, out, LENGTH, &written), wanted,
                          "%s %s, output %d bytes on", cipher->name, mode_names[mode], shift);
            if (partial) {
                expect(written == 0, "%zu bytes were written", written);
                expect_bytes(buffer, before, sizeof buffer, "%s: written", mode_names[mode]);
            }
        }
    }
}

static void outputs_that_are_too_small_are_refused(void)
{
    for (size_t i = 0; i < (GL_CNT + 1) * CIPHERS; i++) {
        const int mode = (int)(i % (GL_CNT + 1));
        gl_stream stream, twin;
        use(i / (GL_CNT + 1));
        for (size_t pending = 0; defined(mode) && pending < block; pending++) {
            for (size_t length = 0; length < 40; length++) {
                uint8_t out[64], expected[64], untouched[64];
                size_t written;
                memset(out, 0x5a, sizeof out);
                memset(untouched, 0x5a, sizeof untouched);
                start(&stream, (gl_mode_id)mode, NULL);
                gl_stream_update(&stream, zeros, pending, expected, sizeof expected, &written);
                twin = stream;
                const size_t room = gl_stream_output_size(&stream, length);
                expect(room == (mode < GL_CFB ? (pending + length) / block * block : length),
                       "%s: %zu", mode_names[mode], room);
                if (room) {
                    expect_status(gl_stream_update(&stream, zeros, length, out, room - 1, &written),
                                  GL_E_SPACE, "%s, %zu behind %zu", mode_names[mode], length,
                                  pending);
                    expect(written == 0, "%zu bytes were written", written);
                    expect_bytes(out, untouched, sizeof out, "%s: written", mode_names[mode]);
                }
                expect_status(gl_stream_update(&stream, zeros, length, out, room, &written), GL_OK,
                              "%s", mode_names[mode]);
                gl_stream_update(&twin, zeros, length, expected, room, &written);
                expect_bytes(out, expected, room, "%s: the refusal left a mark", mode_names[mode]);
                expect_bytes(out + room, untouched, sizeof out - room, "%s: past the output",
                             mode_names[mode]);
            }
        }
    }
}

static void a_part_of_a_block_at_the_end_is_refused_in_ecb_and_cbc(void)
{
    for (size_t i = 0; i < (GL_CNT + 1) * CIPHERS; i++) {
        const int mode = (int)(i % (GL_CNT + 1));
        use(i / (GL_CNT + 1));
        for (size_t length = 0; defined(mode) && length < 34; length++) {
            uint8_t out[48];
            size_t written;
            gl_stream stream;
            start(&stream, (gl_mode_id)mode, NULL);
            gl_stream_update(&stream, zeros, length, out, sizeof out, &written);
            const bool cut = mode <= GL_CBC && length % block;
            expect_status(gl_stream_finish(&stream), cut ? GL_E_BLOCK_LENGTH : GL_OK, "%s, %zu",
                          mode_names[mode], length);
            expect_status(gl_stream_finish(&stream), GL_E_FINISHED, "again");
        }
    }
}

static void streams_that_ended_are_refused(void)
{
    for (size_t i = 0; i < (GL_CNT + 1) * CIPHERS; i++) {
        const int mode = (int)(i % (GL_CNT + 1));
        use(i / (GL_CNT + 1));
        for (unsigned wiped = 0; defined(mode) && wiped < 2; wiped++) {
            uint8_t out[16] = {0x5a};
            size_t written = 1;
            gl_stream stream;
            start(&stream, (gl_mode_id)mode, NULL);
            if (wiped)
                gl_stream_wipe(&stream);
            else
                gl_stream_finish(&stream);
            expect_status(gl_stream_update(&stream, zeros, block, out, sizeof out, &written),
                          GL_E_FINISHED, "update");
            expect(written == 0 && out[0] == 0x5a, "%s: written", mode_names[mode]);
            expect_status(gl_stream_update(&stream, zeros, 0, out, 0, &written), GL_E_FINISHED,
                          "an empty update");
            expect_status(gl_stream_check(&stream, zeros, block, out, block), GL_E_FINISHED,
                          "check");
            expect_status(gl_stream_skip(&stream, zeros, block), GL_E_FINISHED, "skip");
            expect_status(gl_stream_finish(&stream), GL_E_FINISHED, "finish");
            expect(gl_stream_output_size(&stream, block) <= block, "a size can be asked");
            expect(gl_stream_to_border(&stream) == 0, "the border can be asked");
            expect(gl_stream_kernel(&stream)[0] != '\0', "the kernel can be asked");
            expect_status(start(&stream, (gl_mode_id)mode, NULL), GL_OK, "begun anew");
            expect_status(gl_stream_update(&stream, zeros, block, out, block, &written), GL_OK,
                          "anew");
        }
    }
}

/* ---- MACs ---- */

static const gl_mac_id mac_ids[] = {GL_IMIT, GL_OMAC};

static bool has_mac(gl_mac_id id)
{
    return id != GL_IMIT || cipher->is_28147;
}

static void check_tag_lengths(gl_mac_id id)
{
    gl_mac mac;
    uint8_t whole[GL_BLOCK_MAX], tag[GL_BLOCK_MAX + 1];
    gl_mac_init(&mac, &key, id, NULL);
    gl_mac_update(&mac, zeros, 21);
    gl_mac_finish(&mac, whole, block);
    for (size_t length = 1; length <= block; length++) {
        gl_mac_init(&mac, &key, id, NULL);
        gl_mac_update(&mac, zeros, 21);
        memset(tag, 0x5a, sizeof tag);
        expect_status(gl_mac_finish(&mac, tag, 0), GL_E_TAG_LENGTH, "0");
        expect_status(gl_mac_finish(&mac, tag, block + 1), GL_E_TAG_LENGTH, "%zu", block + 1);
        expect_status(gl_mac_verify(&mac, tag, 0), GL_E_TAG_LENGTH, "0");
        expect_status(gl_mac_verify(&mac, tag, block + 1), GL_E_TAG_LENGTH, "%zu", block + 1);
        expect_status(gl_mac_finish(&mac, tag, SIZE_MAX), GL_E_TAG_LENGTH, "-1");
        expect(tag[0] == 0x5a, "a refused tag was written");
        expect_status(gl_mac_finish(&mac, tag, length), GL_OK, "the state was kept");
        expect_bytes(tag, whole, length, "%s, tag of %zu", cipher->name, length);
        expect(tag[length] == 0x5a, "wrote past a tag of %zu", length);
        expect_status(gl_mac_finish(&mac, tag, length), GL_E_FINISHED, "finish");
        expect_status(gl_mac_verify(&mac, tag, length), GL_E_FINISHED, "verify");
        expect_status(gl_mac_update(&mac, zeros, 1), GL_E_FINISHED, "update");
        expect_status(gl_mac_update(&mac, zeros, 0), GL_E_FINISHED, "an empty update");
    }
}

static void tags_are_one_byte_to_one_block(void)
{
    for (size_t i = 0; i < CIPHERS; i++) {
        use(i);
        for (size_t id = 0; id < COUNT_OF(mac_ids); id++)
            if (has_mac(mac_ids[id]))
                check_tag_lengths(mac_ids[id]);
    }
}

static void check_bits_of_a_tag(gl_mac_id id, size_t length)
{
    gl_mac mac, before;
    uint8_t tag[GL_BLOCK_MAX];
    gl_mac_init(&mac, &key, id, NULL);
    gl_mac_update(&mac, zeros, 3 * length);
    before = mac;
    gl_mac_finish(&mac, tag, block);
    mac = before;
    expect_status(gl_mac_verify(&mac, tag, length), GL_OK, "right tag of %zu", length);
    for (size_t bit = 0; bit < 8 * block; bit++) {
        tag[bit / 8] ^= (uint8_t)(1 << bit % 8);
        mac = before;
        expect_status(gl_mac_verify(&mac, tag, length), bit < 8 * length ? GL_E_TAG : GL_OK,
                      "%s, bit %zu of a tag of %zu", cipher->name, bit, length);
        expect_status(gl_mac_verify(&mac, tag, length), GL_E_FINISHED, "a second guess");
        tag[bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
}

static void a_tag_that_differs_in_any_bit_is_refused(void)
{
    for (size_t i = 0; i < CIPHERS; i++) {
        use(i);
        for (size_t id = 0; id < COUNT_OF(mac_ids); id++)
            for (size_t length = 1; has_mac(mac_ids[id]) && length <= block; length++)
                check_bits_of_a_tag(mac_ids[id], length);
    }
}

static void equal_compares_every_byte(void)
{
    uint8_t a[40], b[40];
    random_bytes(a, sizeof a);
    memcpy(b, a, sizeof a);
    for (size_t length = 0; length <= sizeof a; length++) {
        expect(gl_equal(a, b, length), "%zu", length);
        for (size_t i = 0; i < sizeof a; i++) {
            b[i] ^= 0x10;
            expect(gl_equal(a, b, length) == (i >= length), "byte %zu of %zu", i, length);
            b[i] ^= 0x10;
        }
    }
}

static void every_status_has_a_text_of_its_own(void)
{
    for (int i = GL_OK; i <= GL_E_TAG; i++) {
        expect(gl_status_text((gl_status)i)[0] != '\0', "status %d", i);
        for (int j = GL_OK; j < i; j++)
            expect(strcmp(gl_status_text((gl_status)i), gl_status_text((gl_status)j)) != 0,
                   "%d and %d", i, j);
    }
    expect(gl_version()[0] != '\0', "no version");
}

static void numbers_of_no_mode_and_no_mac_are_refused(void)
{
    static const int numbers[] = {-1, 6, 99, 0x7fffffff};
    uint8_t text[8] = {0}, tag[8];
    gl_stream stream;
    gl_mac mac;
    use(0);
    for (size_t i = 0; i < COUNT_OF(numbers); i++) {
        const gl_mode_id mode = (gl_mode_id)numbers[i];
        const gl_mac_id id = (gl_mac_id)numbers[i];
        gl_packet packets[2] = {
            {.key = &key, .iv = zeros, .input = text, .output = text, .length = 8, .tag = tag}};
        const gl_batch crypt = {.crypt = true, .mode = mode, .iv_length = 8};
        const gl_batch macs = {.mac = true, .mac_id = id, .tag_length = 4};
        packets[1] = packets[0];
        expect_status(gl_stream_init(&stream, &key, mode, false, zeros, 8, NULL), GL_E_MODE,
                      "mode %d", numbers[i]);
        expect_status(gl_mac_init(&mac, &key, id, NULL), GL_E_MODE, "MAC %d", numbers[i]);
        for (size_t count = 1; count <= 2; count++) {
            expect_status(gl_packets_run(packets, count, &crypt), GL_E_MODE, "%zu packets", count);
            expect_status(gl_packets_run(packets, count, &macs), GL_E_MODE, "%zu MACs", count);
        }
    }
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(keys_have_the_lengths_of_their_cipher),
        CLAIM(ivs_of_a_wrong_length_are_refused),
        CLAIM(segments_are_for_cfb_ofb_and_ctr),
        CLAIM(meshing_is_for_gost28147_in_cnt_cfb_cbc_and_imit),
        CLAIM(modes_of_28147_are_refused_for_the_others),
        CLAIM(unknown_kernels_are_refused),
        CLAIM(sboxes_that_are_no_permutations_are_refused),
        CLAIM(sboxes_are_for_gost28147_and_param_z_for_magma),
        CLAIM(buffers_that_overlap_in_part_are_refused),
        CLAIM(outputs_that_are_too_small_are_refused),
        CLAIM(a_part_of_a_block_at_the_end_is_refused_in_ecb_and_cbc),
        CLAIM(streams_that_ended_are_refused),
        CLAIM(tags_are_one_byte_to_one_block),
        CLAIM(a_tag_that_differs_in_any_bit_is_refused),
        CLAIM(equal_compares_every_byte),
        CLAIM(numbers_of_no_mode_and_no_mac_are_refused),
        CLAIM(every_status_has_a_text_of_its_own),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
