/* What is refused, with which status, and that a refusal changes nothing. */
#include <string.h>

#include "gostlane_packets.h"
#include "harness.h"

static const uint8_t zeros[2048];
static const char *const mode_names[] = {"ECB", "CBC", "CFB", "OFB", "CTR", "CNT"};

static const gl_cipher *cipher_of(bool magma)
{
    return gl_cipher_by_name(cipher_names[magma]);
}

static void zero_key(gl_key *key, bool magma)
{
    make_key(key, cipher_names[magma], zeros);
}

static size_t usual_iv(gl_mode_id mode)
{
    return mode == GL_ECB ? 0 : mode == GL_CTR ? 4 : 8;
}

static gl_status start(gl_stream *stream, const gl_key *key, gl_mode_id mode, const gl_options *o)
{
    return gl_stream_init(stream, key, mode, false, zeros, usual_iv(mode), o);
}

static bool defined(bool magma, int mode)
{
    return !(magma && mode == GL_CNT);
}

static void keys_are_32_bytes(void)
{
    for (unsigned magma = 0; magma < 2; magma++) {
        gl_key key;
        for (size_t length = 0; length <= 65; length++)
            expect_status(gl_key_init(&key, cipher_of(magma), zeros, length, NULL),
                          length == 32 ? GL_OK : GL_E_KEY_LENGTH, "%zu bytes", length);
        expect(gl_cipher_key_size(cipher_of(magma)) == 32, "key size");
        expect(gl_cipher_block_size(cipher_of(magma)) == 8, "block size");
    }
    expect(gl_cipher_by_name("GOST28147") == NULL, "names are exact");
    expect(gl_cipher_by_name("") == NULL, "the empty name");
}

static void ivs_of_a_wrong_length_are_refused(void)
{
    for (unsigned magma = 0; magma < 2; magma++) {
        gl_key key;
        zero_key(&key, magma);
        for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
            for (size_t length = 0; length <= 1040; length++) {
                bool fits = length == usual_iv((gl_mode_id)mode);
                if (magma && (mode == GL_CBC || mode == GL_CFB || mode == GL_OFB))
                    fits = length % 8 == 0 && length >= 8 && length <= 1024;
                gl_status wanted = fits ? GL_OK : GL_E_IV_LENGTH;
                if (!defined(magma, mode))
                    wanted = GL_E_MODE;
                gl_stream stream;
                expect_status(gl_stream_init(&stream, &key, (gl_mode_id)mode, length & 1, zeros,
                                             length, NULL),
                              wanted, "%s %s, IV of %zu", cipher_names[magma], mode_names[mode],
                              length);
            }
            expect(gl_iv_rule(cipher_of(magma), (gl_mode_id)mode)[0] != '\0', "no rule in words");
        }
        gl_stream stream;
        expect_status(gl_stream_init(&stream, &key, GL_CBC, false, zeros, SIZE_MAX, NULL),
                      GL_E_IV_LENGTH, "IV length -1");
    }
}

static void segments_are_for_cfb_ofb_and_ctr(void)
{
    for (unsigned magma = 0; magma < 2; magma++) {
        gl_key key;
        zero_key(&key, magma);
        for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
            for (size_t size = 0; size < 18 && defined(magma, mode); size++) {
                const bool taken = mode == GL_CFB || mode == GL_OFB || mode == GL_CTR;
                const gl_options options = {.segment_size = size};
                gl_stream stream;
                expect_status(start(&stream, &key, (gl_mode_id)mode, &options),
                              size == 0 || (taken && size <= 8) ? GL_OK : GL_E_SEGMENT,
                              "%s, segment %zu", mode_names[mode], size);
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
    for (unsigned magma = 0; magma < 2; magma++) {
        gl_key key;
        gl_stream stream;
        gl_mac mac;
        zero_key(&key, magma);
        for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
            const bool meshes = !magma && (mode == GL_CBC || mode == GL_CFB || mode == GL_CNT);
            if (defined(magma, mode))
                expect_status(start(&stream, &key, (gl_mode_id)mode, &meshing),
                              meshes ? GL_OK : GL_E_MESHING, "%s %s", cipher_names[magma],
                              mode_names[mode]);
        }
        expect_status(gl_mac_init(&mac, &key, GL_OMAC, &meshing), GL_E_MESHING, "OMAC");
        expect_status(gl_mac_init(&mac, &key, GL_IMIT, &meshing), magma ? GL_E_MODE : GL_OK,
                      "Imit");
        if (magma)
            continue;
        for (size_t size = 1; size <= 8; size++) {
            const gl_options both = {.segment_size = size, .meshing = true};
            expect_status(start(&stream, &key, GL_CFB, &both), size == 8 ? GL_OK : GL_E_SEGMENT,
                          "meshing with segments of %zu", size);
        }
    }
}

static void modes_of_28147_are_refused_for_magma(void)
{
    gl_key key;
    gl_stream stream;
    gl_mac mac;
    zero_key(&key, true);
    expect_status(start(&stream, &key, GL_CNT, NULL), GL_E_MODE, "CNT");
    expect_status(gl_mac_init(&mac, &key, GL_IMIT, NULL), GL_E_MODE, "Imit");
}

static void unknown_kernels_are_refused(void)
{
    static const char *const names[] = {"", "nothing", "Portable", "portable ", "table-4"};
    gl_key key;
    gl_stream stream;
    gl_mac mac;
    zero_key(&key, false);
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        const gl_options options = {.kernel = names[i]};
        expect_status(start(&stream, &key, GL_ECB, &options), GL_E_KERNEL, "'%s'", names[i]);
        expect_status(gl_mac_init(&mac, &key, GL_IMIT, &options), GL_E_KERNEL, "'%s'", names[i]);
        expect_status(gl_kernel_check(cipher_of(false), names[i]), GL_E_KERNEL, "'%s'", names[i]);
    }
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

static void magma_takes_param_z_only(void)
{
    const char *name, *oid;
    gl_key key;
    for (size_t i = 0; gl_sbox_describe(i, &name, &oid); i++) {
        const bool param_z = strcmp(name, "id-tc26-gost-28147-param-Z") == 0;
        expect_status(gl_key_init(&key, cipher_of(true), zeros, 32, gl_sbox_by_name(name)),
                      param_z ? GL_OK : GL_E_SBOX, "%s", name);
        expect_status(gl_key_init(&key, cipher_of(false), zeros, 32, gl_sbox_by_name(oid)), GL_OK,
                      "%s", oid);
    }
    gl_sbox own;
    uint8_t rows[8][16];
    random_rows(rows);
    expect_status(gl_sbox_init(&own, (const uint8_t (*)[16])rows), GL_OK, "own");
    expect_status(gl_key_init(&key, cipher_of(true), zeros, 32, &own), GL_E_SBOX, "own");
}

/* ---- Buffers ---- */

/* A refused update writes nothing, and the stream goes on as if it had not been. */
static void buffers_that_overlap_in_part_are_refused(void)
{
    enum { LENGTH = 64 };
    for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
        for (int shift = -LENGTH - 2; shift <= LENGTH + 2; shift++) {
            uint8_t buffer[4 * LENGTH], before[4 * LENGTH];
            uint8_t *in = buffer + LENGTH + LENGTH / 2, *out = in + shift;
            size_t written = 1;
            gl_key key;
            gl_stream stream;
            random_bytes(buffer, sizeof buffer);
            memcpy(before, buffer, sizeof buffer);
            zero_key(&key, false);
            expect_status(start(&stream, &key, (gl_mode_id)mode, NULL), GL_OK, "init");
            const bool partial = shift && shift > -LENGTH && shift < LENGTH;
            const gl_status wanted = partial ? GL_E_OVERLAP : GL_OK;
            expect_status(gl_stream_check(&stream, in, LENGTH, out, LENGTH), wanted, "check");
            expect_status(gl_stream_update(&stream, in, LENGTH, out, LENGTH, &written), wanted,
                          "%s, output %d bytes on", mode_names[mode], shift);
            if (partial) {
                expect(written == 0, "%zu bytes were written", written);
                expect_bytes(buffer, before, sizeof buffer, "%s: written", mode_names[mode]);
            }
        }
    }
}

static void outputs_that_are_too_small_are_refused(void)
{
    for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
        gl_key key;
        gl_stream stream, twin;
        zero_key(&key, false);
        for (size_t pending = 0; pending < 8; pending++) {
            for (size_t length = 0; length < 40; length++) {
                uint8_t out[64], expected[64], untouched[64];
                size_t written;
                memset(out, 0x5a, sizeof out);
                memset(untouched, 0x5a, sizeof untouched);
                start(&stream, &key, (gl_mode_id)mode, NULL);
                gl_stream_update(&stream, zeros, pending, expected, sizeof expected, &written);
                twin = stream;
                const size_t room = gl_stream_output_size(&stream, length);
                expect(room == (mode < GL_CFB ? (pending + length) / 8 * 8 : length), "%s: %zu",
                       mode_names[mode], room);
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
    for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
        for (size_t length = 0; length < 17; length++) {
            uint8_t out[24];
            size_t written;
            gl_key key;
            gl_stream stream;
            zero_key(&key, false);
            start(&stream, &key, (gl_mode_id)mode, NULL);
            gl_stream_update(&stream, zeros, length, out, sizeof out, &written);
            const bool cut = mode <= GL_CBC && length % 8;
            expect_status(gl_stream_finish(&stream), cut ? GL_E_BLOCK_LENGTH : GL_OK, "%s, %zu",
                          mode_names[mode], length);
            expect_status(gl_stream_finish(&stream), GL_E_FINISHED, "again");
        }
    }
}

static void streams_that_ended_are_refused(void)
{
    for (int mode = GL_ECB; mode <= GL_CNT; mode++) {
        for (unsigned wiped = 0; wiped < 2; wiped++) {
            uint8_t out[16] = {0x5a};
            size_t written = 1;
            gl_key key;
            gl_stream stream;
            zero_key(&key, false);
            start(&stream, &key, (gl_mode_id)mode, NULL);
            if (wiped)
                gl_stream_wipe(&stream);
            else
                gl_stream_finish(&stream);
            expect_status(gl_stream_update(&stream, zeros, 8, out, sizeof out, &written),
                          GL_E_FINISHED, "update");
            expect(written == 0 && out[0] == 0x5a, "%s: written", mode_names[mode]);
            expect_status(gl_stream_update(&stream, zeros, 0, out, 0, &written), GL_E_FINISHED,
                          "an empty update");
            expect_status(gl_stream_check(&stream, zeros, 8, out, 8), GL_E_FINISHED, "check");
            expect_status(gl_stream_skip(&stream, zeros, 8), GL_E_FINISHED, "skip");
            expect_status(gl_stream_finish(&stream), GL_E_FINISHED, "finish");
            expect(gl_stream_output_size(&stream, 8) <= 8, "a size can be asked");
            expect(gl_stream_to_border(&stream) == 0, "the border can be asked");
            expect(gl_stream_kernel(&stream)[0] != '\0', "the kernel can be asked");
            expect_status(start(&stream, &key, (gl_mode_id)mode, NULL), GL_OK, "begun anew");
            expect_status(gl_stream_update(&stream, zeros, 8, out, 8, &written), GL_OK, "anew");
        }
    }
}

/* ---- MACs ---- */

static void tags_are_1_to_8_bytes(void)
{
    for (int id = GL_IMIT; id <= GL_OMAC; id++) {
        gl_key key;
        gl_mac mac;
        uint8_t whole[8], tag[9];
        zero_key(&key, false);
        gl_mac_init(&mac, &key, (gl_mac_id)id, NULL);
        gl_mac_update(&mac, zeros, 21);
        gl_mac_finish(&mac, whole, 8);
        for (size_t length = 1; length <= 8; length++) {
            gl_mac_init(&mac, &key, (gl_mac_id)id, NULL);
            gl_mac_update(&mac, zeros, 21);
            memset(tag, 0x5a, sizeof tag);
            expect_status(gl_mac_finish(&mac, tag, 0), GL_E_TAG_LENGTH, "0");
            expect_status(gl_mac_finish(&mac, tag, 9), GL_E_TAG_LENGTH, "9");
            expect_status(gl_mac_verify(&mac, tag, 0), GL_E_TAG_LENGTH, "0");
            expect_status(gl_mac_verify(&mac, tag, 9), GL_E_TAG_LENGTH, "9");
            expect_status(gl_mac_finish(&mac, tag, SIZE_MAX), GL_E_TAG_LENGTH, "-1");
            expect(tag[0] == 0x5a, "a refused tag was written");
            expect_status(gl_mac_finish(&mac, tag, length), GL_OK, "the state was kept");
            expect_bytes(tag, whole, length, "tag of %zu", length);
            expect(tag[length] == 0x5a, "wrote past a tag of %zu", length);
            expect_status(gl_mac_finish(&mac, tag, length), GL_E_FINISHED, "finish");
            expect_status(gl_mac_verify(&mac, tag, length), GL_E_FINISHED, "verify");
            expect_status(gl_mac_update(&mac, zeros, 1), GL_E_FINISHED, "update");
            expect_status(gl_mac_update(&mac, zeros, 0), GL_E_FINISHED, "an empty update");
        }
    }
}

static void a_tag_that_differs_in_any_bit_is_refused(void)
{
    for (unsigned i = 0; i < 2 * 8 * 8; i++) {
        const gl_mac_id id = i & 1 ? GL_IMIT : GL_OMAC;
        const size_t length = 1 + i / 2 % 8;
        gl_key key;
        gl_mac mac, before;
        uint8_t tag[8];
        zero_key(&key, false);
        gl_mac_init(&mac, &key, id, NULL);
        gl_mac_update(&mac, zeros, i);
        before = mac;
        gl_mac_finish(&mac, tag, 8);
        mac = before;
        expect_status(gl_mac_verify(&mac, tag, length), GL_OK, "right tag of %zu", length);
        for (unsigned bit = 0; bit < 64; bit++) {
            tag[bit / 8] ^= (uint8_t)(1 << bit % 8);
            mac = before;
            expect_status(gl_mac_verify(&mac, tag, length), bit < 8 * length ? GL_E_TAG : GL_OK,
                          "bit %u of a tag of %zu", bit, length);
            expect_status(gl_mac_verify(&mac, tag, length), GL_E_FINISHED, "a second guess");
            tag[bit / 8] ^= (uint8_t)(1 << bit % 8);
        }
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
    gl_key key;
    gl_stream stream;
    gl_mac mac;
    zero_key(&key, false);
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
        CLAIM(keys_are_32_bytes),
        CLAIM(ivs_of_a_wrong_length_are_refused),
        CLAIM(segments_are_for_cfb_ofb_and_ctr),
        CLAIM(meshing_is_for_gost28147_in_cnt_cfb_cbc_and_imit),
        CLAIM(modes_of_28147_are_refused_for_magma),
        CLAIM(unknown_kernels_are_refused),
        CLAIM(sboxes_that_are_no_permutations_are_refused),
        CLAIM(magma_takes_param_z_only),
        CLAIM(buffers_that_overlap_in_part_are_refused),
        CLAIM(outputs_that_are_too_small_are_refused),
        CLAIM(a_part_of_a_block_at_the_end_is_refused_in_ecb_and_cbc),
        CLAIM(streams_that_ended_are_refused),
        CLAIM(tags_are_1_to_8_bytes),
        CLAIM(a_tag_that_differs_in_any_bit_is_refused),
        CLAIM(equal_compares_every_byte),
        CLAIM(numbers_of_no_mode_and_no_mac_are_refused),
        CLAIM(every_status_has_a_text_of_its_own),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
