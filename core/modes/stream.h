/* One message under one key: what the modes share. A mode is one file that fills a struct gl_mode.
 */
#ifndef GL_STREAM_H
#define GL_STREAM_H

#include "bytes.h"
#include "kernel.h"
#include "modes/meshing.h"

/* Bytes that a mode takes through the L1 cache at a time where it needs a copy of its input. */
#define GL_TILE 4096u

typedef enum gl_iv_kind {
    GL_IV_NONE,
    GL_IV_HALF,  /* half a block */
    GL_IV_BLOCK, /* one block */
    GL_IV_BLOCKS /* any whole number of blocks; one for GOST 28147-89 and with meshing */
} gl_iv_kind;

struct gl_stream_state;

/* A unit is a cipher block or, in CFB, OFB and CTR, the segment that takes its place. */
typedef struct gl_mode {
    const char *name;
    gl_iv_kind iv;
    bool any_length; /* a unit may be cut short */
    bool segments;   /* a segment size may be given */
    bool meshing;    /* CryptoPro key meshing is defined */
    bool only_28147;
    bool parallel[2]; /* [decrypt]: units do not depend on the output of others */
    /* Sets the register from an IV of the right length. NULL: the register is the IV. */
    void (*start)(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *iv);
    void (*run)(struct gl_stream_state *s, const gl_kernel *kernel, const uint8_t *in, uint8_t *out,
                size_t units);
    bool skip_reads; /* skipping needs the input */
    /* As run, without output; see gl_stream_skip. NULL where no direction is parallel. */
    void (*skip)(struct gl_stream_state *s, const uint8_t *in, size_t units);
    /* Where the gamma depends on what the unit turns out to be, it is split in two: the gamma of
     * the next unit, and the unit's ciphertext when it is complete. NULL: run on zeros gives the
     * gamma. */
    void (*gamma)(struct gl_stream_state *s, const gl_kernel *kernel, uint8_t *gamma);
    void (*feed)(struct gl_stream_state *s, const uint8_t *ciphertext);
} gl_mode;

struct gl_stream_state {
    const gl_key *given;
    const gl_mode *mode;
    const gl_kernel *forced; /* NULL: selected by size */
    const gl_kernel *ran;
    const gl_kernel *bulk; /* for the long runs of this update, or NULL */
    gl_meshing mesh;
    uint64_t units_left;  /* until the counter would repeat */
    size_t section_left;  /* units until the next meshing */
    size_t register_size; /* bytes */
    uint16_t block, unit; /* bytes */
    uint16_t begun;       /* bytes of the current unit that are in `partial` */
    bool decrypt, meshing, finished;
    uint8_t partial[GL_BLOCK_MAX]; /* input that waits, or the ciphertext so far */
    uint8_t gamma[GL_BLOCK_MAX];   /* of the current unit */
    uint8_t reg[GL_IV_MAX];        /* the standard's register R, the counter, or the CNT pair */
};

GL_INLINE const gl_cipher *gl_cipher_of(const gl_key *key)
{
    return *(const gl_cipher *const *)(const void *)key; /* the first member of every key */
}

GL_INLINE const void *gl_family_of(const gl_key *key)
{
    return gl_cipher_of(key)->family(key);
}

GL_INLINE const gl_key *gl_stream_key(const struct gl_stream_state *s)
{
    return gl_meshing_key(&s->mesh, s->given);
}

/* The register moved on: the last register_size bytes of itself followed by `bytes`. */
void gl_register_shift(struct gl_stream_state *s, const uint8_t *bytes, size_t length);

/* How many units of decryption are copied behind the register. Apart from the output, ciphertext is
 * read where it lies: only the first step, the whole register at least, is copied. */
GL_INLINE size_t gl_chained_most(const struct gl_stream_state *s, const gl_kernel *kernel,
                                 bool in_place)
{
    const size_t most = GL_TILE / s->unit, chains = s->register_size / s->block;
    const size_t first = kernel->step > chains ? kernel->step : chains;
    return !in_place && s->unit == s->block && first < most ? first : most;
}

extern const gl_mode gl_mode_ecb, gl_mode_cbc, gl_mode_cfb, gl_mode_ofb, gl_mode_ctr, gl_mode_cnt;

#endif
