/*
 * What a kernel gives to the modes, for every cipher: one cipher on one instruction set.
 * A kernel turns independent blocks into independent blocks and knows nothing of modes.
 */
#ifndef GL_KERNEL_H
#define GL_KERNEL_H

#include "cpu/cpu.h"
#include "gostlane.h"

/* The longest block of any cipher, in bytes. */
#define GL_BLOCK_MAX 16

/* The longest packet of gl_kernel.packet, in bytes. */
#define GL_PACKET_SHORT 120

/* How one block follows from the one before: s is the state, x the input block, y the output. */
typedef enum gl_chain {
    GL_CHAIN_CBC, /* s = E(s ^ x), y = s */
    GL_CHAIN_CFB, /* s = E(s) ^ x, y = s */
    GL_CHAIN_OFB, /* s = E(s), y = s ^ x */
    GL_CHAIN_MAC  /* s = E(s ^ x), no output */
} gl_chain;

/* One of several messages that go side by side, each under its own key. */
typedef struct gl_lane {
    const gl_key *key;
    const uint8_t *in;
    uint8_t *out;   /* not used by MACs */
    uint8_t *state; /* one block, read and written */
} gl_lane;

/* What becomes of the blocks of a row: E, D, or the text xored with a gamma. */
typedef enum gl_rows { GL_ROWS_ENCRYPT, GL_ROWS_DECRYPT, GL_ROWS_CTR, GL_ROWS_CNT } gl_rows;

/* Blocks that follow one another under one key, one at least; of a gamma the last may be cut short.
 */
typedef struct gl_row {
    const gl_key *key;
    const uint8_t *in;
    uint8_t *out;
    size_t bytes;
    uint8_t start[GL_BLOCK_MAX]; /* CTR: the first counter; CNT: the pair before the first */
} gl_row;

/* A list of costs as gl_kernel has it. */
#define GL_COSTS(...) ((const gl_cost[]){__VA_ARGS__, {0, 0}})

/*
 * All pointers are unaligned byte strings of `blocks` cipher blocks, `blocks` >= 1 unless said.
 * `out` may be the same pointer as `in` or `mask`; else it overlaps neither. `in` and `mask` may
 * overlap each other anyhow where `out` is apart from both.
 */
typedef struct gl_kernel {
    const char *name;
    uint32_t needs; /* GL_CPU_* bits */
    uint16_t id;    /* unique among all kernels of all ciphers, 0..39 */
    uint16_t step;  /* blocks that fill the registers */
    bool constant_time;

    /* Only for many blocks: what does not fill a step costs as much as one that is full. */
    bool bulk;

    /* What calls cost, see gl_cost; and how much more a step of `each`, collecting its blocks
     * included. */
    const gl_cost *costs[GL_TUNINGS];
    uint16_t keying[GL_TUNINGS];

    /* Whether it can work with this key; NULL: always. */
    bool (*fits)(const gl_key *key);

    /* out[i] = E(in[i]) ^ mask[i], and D alike; mask NULL means zeros. */
    void (*encrypt)(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks);
    void (*decrypt)(const gl_key *key, const uint8_t *in, const uint8_t *mask, uint8_t *out,
                    size_t blocks);

    /* out[i] = in[i] ^ E(counter + i), the counter one block read big-endian, the sum modulo its
     * width. The counter is public. NULL: the mode writes the counters out and calls encrypt. */
    void (*ctr)(const gl_key *key, const uint8_t *counter, const uint8_t *in, uint8_t *out,
                size_t blocks);

    /* Blocks one after another, see gl_chain; `state` is one block, read and written. */
    void (*chain)(const gl_key *key, gl_chain kind, uint8_t *state, const uint8_t *in, uint8_t *out,
                  size_t blocks);

    /* As chain, for `count` lanes side by side, 1 <= count <= lanes, all keys of one family. NULL:
     * lane after lane. */
    uint16_t lanes;
    void (*chains)(const gl_lane *lane, size_t count, gl_chain kind, size_t blocks);

    /* As encrypt and decrypt, each block under its own key, all keys of one family; `key_run`
     * blocks that follow one another, from a multiple of that on, have one key. NULL: block after
     * block.
     */
    uint16_t key_run; /* where `each` is given: >= 1 */
    void (*each)(const gl_key *const *keys, bool decrypt, const uint8_t *in, const uint8_t *mask,
                 uint8_t *out, size_t blocks);

    /* Rows of any lengths, all keys of one family; what they are cut into fills `row` blocks. NULL:
     * none. */
    uint16_t row;
    void (*rows)(const gl_row *row, size_t count, gl_rows kind);

    /* GOST 28147-89 only, NULL elsewhere. */

    /* out[i] = in[i] ^ E(N3 + (i+1) C2, N4 + (i+1) C1), RFC 5830 section 6; `pair` holds N3 and N4
     * little-endian. NULL: the mode writes the pairs out and calls encrypt. */
    void (*cnt)(const gl_key *key, const uint8_t *pair, const uint8_t *in, uint8_t *out,
                size_t blocks);

    /* s = E16(s ^ x) for each block: the 16 rounds of the imitovstavka, RFC 5830 section 8. */
    void (*imit)(const gl_key *key, uint8_t *state, const uint8_t *in, size_t blocks);

    /* As imit, for lanes side by side. */
    void (*imits)(const gl_lane *lane, size_t count, size_t blocks);

    /* A packet of 1..GL_PACKET_SHORT bytes in CNT, and `state`, the imitovstavka of its text before
     * it is cut to a tag; keys of one S-box. NULL: as any packet. */
    void (*packet)(const gl_key *key, const gl_key *mac_key, const uint8_t *iv, const uint8_t *in,
                   uint8_t *out, size_t length, uint8_t *state);

    /* Four blocks decrypted and a fifth encrypted at once, under one key: what key meshing needs.
     * NULL: decrypt and encrypt are called one after the other. */
    void (*mesh)(const gl_key *key, const uint8_t *in, uint8_t *out);
} gl_kernel;

struct gl_cipher {
    const char *name;
    size_t block_size;
    size_t key_sizes[4];  /* bytes, longest first; zeros end */
    const char *key_rule; /* the same in words */
    bool is_28147;        /* has CNT, Imit, meshing; IVs are one block */
    bool sp800_38a;       /* modes as NIST SP 800-38A has them: IVs are one block, CTR's the whole
                           * first counter; segments in CFB only */
    gl_status (*expand)(gl_key *key, const uint8_t *bytes, size_t length, const gl_sbox *sbox);
    const void *(*family)(const gl_key *key); /* what the keys of one call share: the S-box, the
                                               * number of rounds */
    const gl_kernel *const *kernels; /* NULL ends; of those not for bulk the best comes first */
    const gl_kernel *const *bulk;    /* those for bulk once more */
    size_t few;                      /* blocks that are too few for any of these */
    gl_status (*check)(const gl_kernel *kernel); /* against known answers */
};

/* The kernel for any number of blocks, checked before its first use: `forced` if not NULL, else the
 * best constant-time one that the CPU has. GL_E_SELF_CHECK; *kernel is set all the same. */
gl_status gl_kernel_pick(const gl_cipher *cipher, const gl_kernel *forced,
                         const gl_kernel **kernel);

/* The bulk kernel that should take a share of `blocks` blocks under one key, or with `rows` under
 * keys that are laid out as its `each` needs, `other` being there for the rest; NULL if that is
 * none. GL_E_SELF_CHECK. */
gl_status gl_kernel_bulk(const gl_key *key, const gl_kernel *other, size_t blocks, bool rows,
                         const gl_kernel **kernel);

/* How many of `blocks` blocks such a kernel takes, `other` being there for the rest. */
size_t gl_kernel_share(const gl_kernel *bulk, const gl_kernel *other, size_t blocks);

/* Cycles of a call, by the model; of a call of `each`. */
uint64_t gl_kernel_cost(const gl_kernel *kernel, size_t blocks);
uint64_t gl_kernel_each_cost(const gl_kernel *kernel, size_t blocks);

/* A kernel by name, for this key (NULL: for any). GL_E_KERNEL, GL_E_CPU, GL_E_CIRCUIT. */
gl_status gl_kernel_named(const gl_cipher *cipher, const gl_key *key, const char *name,
                          const gl_kernel **kernel);

#endif
