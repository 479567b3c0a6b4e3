/* A kernel that computes wrongly never serves: in each function, one bit in one place is enough. */
#include <string.h>

#include "harness.h"

static const gl_cipher *cipher; /* under test */
static const gl_kernel *good;   /* its portable kernel, which the faulty ones wrap */

/* Ids that no kernel has, so that nothing is remembered as checked. */
enum { FAULTY_ID = 38, SOUND_ID = 39 };

#define FAULTY_CRYPT(name, function)                                                               \
    static void name(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,      \
                     size_t blocks)                                                                \
    {                                                                                              \
        good->function(key, in, mask, out, blocks);                                                \
        out[cipher->block_size * (blocks - 1)] ^= 1;                                               \
    }
FAULTY_CRYPT(faulty_encrypt, encrypt)
FAULTY_CRYPT(faulty_decrypt, decrypt)

/* Only where a batch is long: the first blocks are right. */
static void faulty_late_encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                uint8_t *out, size_t blocks)
{
    good->encrypt(key, in, mask, out, blocks);
    if (blocks > 128)
        out[cipher->block_size * 128 + 7] ^= 0x80;
}

static void faulty_unmasked_encrypt(const gl_key *key, const uint8_t *in, const uint8_t *mask,
                                    uint8_t *out, size_t blocks)
{
    (void)mask;
    good->encrypt(key, in, NULL, out, blocks);
}

static void faulty_counter(const gl_key *key, const uint8_t *counter, const uint8_t *in,
                           uint8_t *out, size_t blocks)
{
    (void)counter;
    good->encrypt(key, in, NULL, out, blocks);
}

static void faulty_chain(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in,
                         uint8_t *out, size_t blocks)
{
    good->chain(key, kind, state, in, out, blocks);
    state[0] ^= 1;
}

static void faulty_imit(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks)
{
    good->imit(key, state, in, blocks);
    state[7] ^= 1;
}

static gl_kernel copy(uint16_t id)
{
    gl_kernel kernel = *good;
    kernel.name = "copy";
    kernel.id = id;
    return kernel;
}

static void use(size_t subject)
{
    cipher = gl_cipher_by_name(subjects[subject].cipher);
    expect_status(gl_kernel_named(cipher, NULL, "portable", &good), GL_OK, "portable");
}

static void a_sound_copy_passes(void)
{
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        use(i);
        const gl_kernel kernel = copy(SOUND_ID);
        expect_status(cipher->check(&kernel), GL_OK, "%s", cipher->name);
    }
}

static void expect_refused(const gl_kernel *kernel, const char *what)
{
    expect_status(cipher->check(kernel), GL_E_SELF_CHECK, "faulty %s, %s", what, cipher->name);
}

static void a_fault_in_any_function_is_found(void)
{
    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        use(i);
        gl_kernel kernel = copy(FAULTY_ID);
        kernel.encrypt = faulty_encrypt;
        expect_refused(&kernel, "encrypt");
        kernel.encrypt = faulty_late_encrypt;
        expect_refused(&kernel, "encrypt past one step");
        kernel.encrypt = faulty_unmasked_encrypt;
        expect_refused(&kernel, "encrypt without its mask");
        kernel = copy(FAULTY_ID);
        kernel.decrypt = faulty_decrypt;
        expect_refused(&kernel, "decrypt");
        kernel = copy(FAULTY_ID);
        kernel.ctr = faulty_counter;
        expect_refused(&kernel, "ctr");
        kernel = copy(FAULTY_ID);
        kernel.chain = faulty_chain;
        expect_refused(&kernel, "chain");
        if (!cipher->is_28147 && strcmp(cipher->name, "magma") != 0)
            continue;
        kernel = copy(FAULTY_ID);
        kernel.imit = faulty_imit;
        expect_refused(&kernel, "imit");
        if (!cipher->is_28147)
            continue;
        kernel = copy(FAULTY_ID);
        kernel.cnt = faulty_counter;
        expect_refused(&kernel, "cnt");
    }
}

static void a_faulty_kernel_is_refused_and_no_other_takes_its_place(void)
{
    static gl_kernel faulty, sound;
    static const gl_kernel *const kernels[] = {&faulty, &sound, NULL};

    for (size_t i = 0; i < COUNT_OF(subjects); i++) {
        use(i);
        faulty = copy(FAULTY_ID);
        faulty.name = "faulty";
        faulty.encrypt = faulty_encrypt;
        sound = copy(SOUND_ID);
        sound.name = "sound";
        gl_cipher lame = *cipher;
        static const uint8_t bytes[32], text[GL_BLOCK_MAX];
        uint8_t output[GL_BLOCK_MAX] = {0x55};
        const size_t block = cipher->block_size;
        size_t written = 99;
        gl_key key;
        gl_stream stream;
        gl_mac mac;
        lame.kernels = kernels;
        make_key_of(&key, &subjects[i], bytes);
        const gl_cipher *const lame_at = &lame;
        memcpy(key.opaque, &lame_at, sizeof lame_at); /* first in every cipher's key */
        const gl_options named = {.kernel = "sound"};

        for (unsigned again = 0; again < 2; again++) {
            expect_status(gl_stream_init(&stream, &key, GL_ECB, false, NULL, 0, NULL),
                          GL_E_SELF_CHECK, "stream");
            expect_status(gl_mac_init(&mac, &key, GL_OMAC, NULL), GL_E_SELF_CHECK, "MAC");
            expect_status(gl_kernel_check(&lame, "faulty"), GL_E_SELF_CHECK, "check");
        }
        expect_status(gl_stream_init(&stream, &key, GL_ECB, false, NULL, 0, &named), GL_OK,
                      "the sound one by name");
        expect(strcmp(gl_stream_kernel(&stream), "sound") == 0, "%s", gl_stream_kernel(&stream));

        /* One that fails later on: the stream was begun on the sound one. */
        lame.kernels = kernels + 1;
        expect_status(gl_stream_init(&stream, &key, GL_ECB, false, NULL, 0, NULL), GL_OK, "sound");
        lame.kernels = kernels;
        expect_status(gl_stream_update(&stream, text, block, output, block, &written),
                      GL_E_SELF_CHECK, "update");
        expect(written == 0 && output[0] == 0x55, "%zu bytes were written", written);
    }
}

int main(int argc, char **argv)
{
    static const struct claim claims[] = {
        CLAIM(a_sound_copy_passes),
        CLAIM(a_fault_in_any_function_is_found),
        CLAIM(a_faulty_kernel_is_refused_and_no_other_takes_its_place),
    };
    return check_claims(claims, COUNT_OF(claims), argc, argv);
}
