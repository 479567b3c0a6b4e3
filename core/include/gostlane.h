/*
 * gostlane: Russian block ciphers on vector units.
 *
 * This header is the whole interface of the C core but for batches of packets, which
 * gostlane_packets.h has. The core allocates nothing, starts no thread,
 * does no I/O and keeps no state of its own but one atomic word of CPU facts. State lives in
 * structs that the caller provides; the caller wipes them with the matching gl_*_wipe when done.
 *
 * Every length is in bytes unless its name says otherwise. Every function that can fail returns a
 * gl_status; gl_status_text() names it. Keys and S-boxes are read-only once made and may be shared
 * by any number of threads; a stream or a MAC belongs to one thread at a time.
 *
 * Input and output may be the same buffer; buffers that overlap in part are refused.
 */
#ifndef GOSTLANE_H
#define GOSTLANE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define GL_ALIGNAS alignas(64)
extern "C" {
#else
#define GL_ALIGNAS _Alignas(64)
#endif

#if defined(_WIN32) && defined(GL_SHARED)
#define GL_API __declspec(dllexport)
#elif defined(__GNUC__)
#define GL_API __attribute__((visibility("default")))
#else
#define GL_API
#endif

typedef enum gl_status {
    GL_OK = 0,
    GL_E_KEY_LENGTH, /* the key is not as long as the cipher wants it */
    GL_E_SBOX,       /* an unknown S-box name, a bad table, or one where the cipher fixes its own */
    GL_E_MODE,       /* the mode is not defined for this cipher */
    GL_E_IV_LENGTH,  /* see gl_iv_rule */
    GL_E_SEGMENT,    /* segment size outside 1..block, or not with this mode or with meshing */
    GL_E_MESHING,    /* key meshing is defined for GOST 28147-89 in CNT, CFB, CBC and Imit only */
    GL_E_KERNEL,     /* unknown kernel name */
    GL_E_CIRCUIT,    /* the kernel has circuits for the named S-box sets only */
    GL_E_CPU,        /* this CPU, or GOSTLANE_CPU, rules the kernel out */
    GL_E_SELF_CHECK, /* the kernel failed its known-answer check */
    GL_E_BLOCK_LENGTH, /* the message is not a whole number of blocks and the mode needs it */
    GL_E_OVERLAP,      /* input and output overlap in part */
    GL_E_SPACE,        /* the output buffer is smaller than what would be written */
    GL_E_COUNTER,      /* the counter would repeat: nothing was processed */
    GL_E_SERIAL,       /* skipping is defined for modes whose blocks are independent */
    GL_E_FINISHED,     /* the context has been finished */
    GL_E_TAG_LENGTH,   /* tag length outside 1..block */
    GL_E_TAG           /* the tag does not match */
} gl_status;

/* A short English sentence for a status; never NULL. */
GL_API const char *gl_status_text(gl_status status);

/* The version of this library, such as "0.1.0". */
GL_API const char *gl_version(void);

/* ---- CPU ------------------------------------------------------------------------------------ */

/*
 * What the CPU can do, with the operating system's register support taken into account, less what
 * the environment variable GOSTLANE_CPU takes away. GOSTLANE_CPU names the highest level that may
 * be used: "portable", "ssse3" (with AES-NI), "avx2" (with VAES) or "avx512" (with VBMI and GFNI);
 * it is read once. An unknown value means "portable".
 */
enum {
    GL_CPU_SSSE3 = 1u << 0,
    GL_CPU_AVX2 = 1u << 1,
    GL_CPU_AVX512 = 1u << 2, /* F, BW, DQ and VL */
    GL_CPU_AVX512VBMI = 1u << 3,
    GL_CPU_AESNI = 1u << 4,
    GL_CPU_GFNI = 1u << 5, /* for registers of every length that is there */
    GL_CPU_VAES = 1u << 6  /* likewise, 256 bits and up */
};
GL_API uint32_t gl_cpu_features(void);

/* The name of feature number `index` (bit `index` of gl_cpu_features), or NULL past the last. */
GL_API const char *gl_cpu_feature_name(size_t index);

/* False when GOSTLANE_CPU is set to a value that is none of the four. */
GL_API bool gl_cpu_override_valid(void);

/* ---- Ciphers and kernels -------------------------------------------------------------------- */

typedef struct gl_cipher gl_cipher;

/* "gost28147" (GOST 28147-89, RFC 5830: little-endian), "magma" (GOST R 34.12-2015, RFC 8891:
 * big-endian, S-box param-Z), "kuznyechik" (GOST R 34.12-2015, RFC 7801) or "aes" (FIPS 197). NULL
 * for any other name. */
GL_API const gl_cipher *gl_cipher_by_name(const char *name);
GL_API const char *gl_cipher_name(const gl_cipher *cipher);
GL_API size_t gl_cipher_block_size(const gl_cipher *cipher);

/* The longest key; whether a length is one; which lengths are, in words: "16, 24 or 32 bytes". */
GL_API size_t gl_cipher_key_size(const gl_cipher *cipher);
GL_API bool gl_cipher_takes_key(const gl_cipher *cipher, size_t length);
GL_API const char *gl_cipher_key_rule(const gl_cipher *cipher);

/* Cycles of the core that a call with so many blocks takes, measured on a CPU like this one. In a
 * kernel's list a number of blocks costs what the next entry says. The last two are one and two
 * full steps: in longer calls each step costs as much as the second does. Zeros end it. */
typedef struct gl_cost {
    uint32_t blocks, cycles;
} gl_cost;

typedef struct gl_kernel_info {
    const char *name;
    uint32_t needs; /* GL_CPU_* bits */
    size_t step;    /* blocks that fill it */
    const gl_cost *costs;
    bool bulk;          /* only for many blocks: less than a step costs as much as one */
    bool any_sbox;      /* false: it has circuits for the named S-box sets only */
    bool constant_time; /* no table index and no branch depends on key or data */
    bool available;     /* this CPU has what it needs */
} gl_kernel_info;

/* Describes kernel number `index` of a cipher; false past the last. */
GL_API bool gl_kernel_describe(const gl_cipher *cipher, size_t index, gl_kernel_info *info);

/* The name of the kernel that a message of `blocks` blocks would run on, all or most of it. */
GL_API const char *gl_kernel_for(const gl_cipher *cipher, size_t blocks);

/* Which kernels such a message would run on, how many blocks each: what is cheapest by their costs.
 * For a mode whose blocks are independent, under a key with a named S-box set. Returns how many
 * kernels, 0 for no blocks. */
typedef struct gl_share {
    const char *kernel;
    size_t blocks;
} gl_share;
GL_API size_t gl_kernel_plan(const gl_cipher *cipher, size_t blocks, gl_share shares[2]);

/* Runs the known-answer check of one kernel now (it also runs by itself before a first use).
 * GL_E_KERNEL, GL_E_CPU, GL_E_SELF_CHECK. */
GL_API gl_status gl_kernel_check(const gl_cipher *cipher, const char *kernel);

/* ---- S-boxes of GOST 28147-89 --------------------------------------------------------------- */

/* A substitution in the forms that the kernels read. RFC 5830 counts it among the secrets. */
typedef struct gl_sbox {
    GL_ALIGNAS uint8_t opaque[4288];
} gl_sbox;

/* A parameter set by name or dotted OID (RFC 4357 section 11, RFC 7836 appendix C), or NULL. */
GL_API const gl_sbox *gl_sbox_by_name(const char *name_or_oid);

/* Name and OID of set number `index`; false past the last. */
GL_API bool gl_sbox_describe(size_t index, const char **name, const char **oid);

/* The caller's own table: eight rows of sixteen, row 0 acts on the lowest nibble; each row must be
 * a permutation of 0..15, else GL_E_SBOX. Runs in constant time but for that verdict. */
GL_API gl_status gl_sbox_init(gl_sbox *sbox, const uint8_t rows[8][16]);
GL_API void gl_sbox_wipe(gl_sbox *sbox);

/* ---- Keys ----------------------------------------------------------------------------------- */

typedef struct gl_key {
    GL_ALIGNAS uint8_t opaque[768];
} gl_key;

/* `sbox` NULL means param-Z; Magma takes no other, Kuznyechik and AES none. A caller's own S-box
 * must outlive the key. GL_E_KEY_LENGTH, GL_E_SBOX. */
GL_API gl_status gl_key_init(gl_key *key, const gl_cipher *cipher, const uint8_t *bytes,
                             size_t length, const gl_sbox *sbox);
GL_API const gl_cipher *gl_key_cipher(const gl_key *key);
GL_API void gl_key_wipe(gl_key *key);

/* ---- Modes ---------------------------------------------------------------------------------- */

typedef enum gl_mode_id {
    GL_ECB, /* GOST R 34.13-2015 5.1; 28147-89 simple substitution; SP 800-38A 6.1 */
    GL_CBC, /* GOST R 34.13-2015 5.4; SP 800-38A 6.2 */
    GL_CFB, /* GOST R 34.13-2015 5.5; 28147-89 gamma with feedback; SP 800-38A 6.3 */
    GL_OFB, /* GOST R 34.13-2015 5.3; SP 800-38A 6.4 */
    GL_CTR, /* GOST R 34.13-2015 5.2; SP 800-38A 6.5 */
    GL_CNT  /* 28147-89 gamma, RFC 5830 section 6; GOST 28147-89 only */
} gl_mode_id;

/* "ECB", "CBC" and so on. */
GL_API const char *gl_mode_name(gl_mode_id mode);

typedef struct gl_options {
    size_t segment_size; /* CFB, OFB, CTR: bytes of each cipher block that are used; 0: the whole.
                          * AES: CFB only */
    bool meshing;        /* CryptoPro key meshing, RFC 4357 section 2.3.2 */
    const char *kernel;  /* a kernel by name; NULL: selected by size among the constant-time ones */
} gl_options;

/* The longest IV of CBC, CFB and OFB. */
#define GL_IV_MAX 1024

/*
 * What a mode of a cipher takes as its IV, in words, such as "exactly 4 bytes, half a block".
 *   ECB none; CTR half a block, for AES the whole first counter block; CNT one block. CBC, CFB and
 *   OFB: one block for GOST 28147-89 and AES, any whole number of blocks up to GL_IV_MAX bytes
 *   otherwise.
 */
GL_API const char *gl_iv_rule(const gl_cipher *cipher, gl_mode_id mode);

/* Whether gl_stream_init would take these: GL_E_MODE, GL_E_IV_LENGTH, GL_E_SEGMENT, GL_E_MESHING.
 */
GL_API gl_status gl_mode_check(const gl_cipher *cipher, gl_mode_id mode, size_t iv_length,
                               const gl_options *options);

typedef struct gl_stream {
    GL_ALIGNAS uint8_t opaque[1408];
} gl_stream;

/* Starts one message. `key` must outlive the stream; `options` NULL means none.
 * Every status from GL_E_MODE to GL_E_SELF_CHECK. */
GL_API gl_status gl_stream_init(gl_stream *stream, const gl_key *key, gl_mode_id mode, bool decrypt,
                                const uint8_t *iv, size_t iv_length, const gl_options *options);

/* How many bytes an update with `length` bytes of input writes. */
GL_API size_t gl_stream_output_size(const gl_stream *stream, size_t length);

/*
 * Processes `length` bytes and says in *written how many came out: all of them in CFB, OFB, CTR and
 * CNT; in ECB and CBC the whole blocks that are complete, the rest waits inside. Any chunking of a
 * message gives the same bytes. Writes nothing when it fails.
 * GL_E_SPACE, GL_E_OVERLAP, GL_E_COUNTER, GL_E_FINISHED, GL_E_SELF_CHECK.
 */
GL_API gl_status gl_stream_update(gl_stream *stream, const uint8_t *input, size_t length,
                                  uint8_t *output, size_t output_size, size_t *written);

/* Whether an update with these arguments would be accepted, without running it: GL_E_FINISHED,
 * GL_E_SPACE, GL_E_OVERLAP, GL_E_COUNTER. */
GL_API gl_status gl_stream_check(const gl_stream *stream, const uint8_t *input, size_t length,
                                 const uint8_t *output, size_t output_size);

/* Ends the message and wipes the stream. GL_E_BLOCK_LENGTH if part of a block is left in ECB or CBC
 * (the stream is wiped all the same), GL_E_FINISHED. */
GL_API gl_status gl_stream_finish(gl_stream *stream);

/*
 * Moves the stream past `length` bytes of input without producing output, so that a copy of the
 * stream (a plain struct assignment) can process them elsewhere. Works where blocks are
 * independent: ECB, CTR, CNT, and decryption of CBC and CFB; the stream must stand at, and `length`
 * be a multiple of, the block (or segment). CBC and CFB read the end of `input`; for the others it
 * may be NULL. GL_E_SERIAL (also for a NULL that would be read), GL_E_BLOCK_LENGTH, GL_E_COUNTER,
 * GL_E_FINISHED.
 */
GL_API gl_status gl_stream_skip(gl_stream *stream, const uint8_t *input, size_t length);

/* Bytes still missing to the end of the block (or segment) that has been begun; 0 at a border. */
GL_API size_t gl_stream_to_border(const gl_stream *stream);

/* The block, or the segment that takes its place. */
GL_API size_t gl_stream_unit(const gl_stream *stream);

/* The kernel that the last update ran on; before any, the one that would run a long message. */
GL_API const char *gl_stream_kernel(const gl_stream *stream);
GL_API void gl_stream_wipe(gl_stream *stream);

/* ---- Message authentication codes ------------------------------------------------------------ */

typedef enum gl_mac_id {
    GL_IMIT, /* imitovstavka of GOST 28147-89, RFC 5830 section 8; GOST 28147-89 only */
    GL_OMAC  /* GOST R 34.13-2015 5.6; with AES the CMAC of NIST SP 800-38B */
} gl_mac_id;

typedef struct gl_mac {
    GL_ALIGNAS uint8_t opaque[384];
} gl_mac;

/* `options` may name a kernel and, for Imit, meshing. GL_E_MODE, GL_E_MESHING, GL_E_SEGMENT,
 * GL_E_KERNEL, GL_E_CPU, GL_E_SELF_CHECK. */
GL_API gl_status gl_mac_init(gl_mac *mac, const gl_key *key, gl_mac_id id,
                             const gl_options *options);
GL_API gl_status gl_mac_update(gl_mac *mac, const uint8_t *input, size_t length);

/* Writes the first `tag_length` bytes of the code and wipes the state. GL_E_TAG_LENGTH outside
 * 1..block (the state is kept), GL_E_FINISHED. */
GL_API gl_status gl_mac_finish(gl_mac *mac, uint8_t *tag, size_t tag_length);

/* Compares in constant time and wipes the state. GL_E_TAG if it differs; GL_E_TAG_LENGTH,
 * GL_E_FINISHED. */
GL_API gl_status gl_mac_verify(gl_mac *mac, const uint8_t *tag, size_t tag_length);
GL_API const char *gl_mac_kernel(const gl_mac *mac);
GL_API void gl_mac_wipe(gl_mac *mac);

/* ---- Helpers ----------------------------------------------------------------------------------
 */

/* Overwrites memory in a way that a compiler does not remove. */
GL_API void gl_wipe(void *memory, size_t length);

/* True if both are equal; the time depends on `length` only. */
GL_API bool gl_equal(const void *a, const void *b, size_t length);

#ifdef __cplusplus
}
#endif
#endif
