/*
 * Many packets at once.
 *
 *    packets   windows of 1024, by family (cipher and S-box), longest first          packets.c
 *       |  \___ one packet alone, or registers longer than a block: the streams      alone.c
 *       v
 *    rounds    every active packet brings a slice; a round's slices fit the L2 cache rounds.c
 *       |
 *       +-- text, blocks independent: rows of one packet, ends mixed in a tile       parallel.c,
 * tile.c
 *       +-- text, serial: a packet a lane                                            serial.c
 *       +-- MAC: a packet a lane, short messages and last blocks staged              macs.c
 *                  |
 *                  v
 *    kernels   lanes refilled as they end; keys meshed for many packets together     run.c, mesh.c
 */
#ifndef GL_LANES_H
#define GL_LANES_H

#include "bytes.h"
#include "gostlane_packets.h"
#include "kernel.h"
#include "modes/stream.h"

enum {
    GL_ITEMS = 192, /* packets under way at once: more than lanes, so that a lane finds its next */
    GL_WIDTH = 128, /* lanes used at most; packets under way where keys mesh */
    GL_ROW = 64,    /* bytes of a lane that kernels take at once: what lengths are rounded to */
    GL_STAGED = 80, /* bytes of a message that are copied and padded, at most */
    GL_BLOCK_MIN = 8, /* the shortest block */
    GL_TILE_BLOCKS = GL_TILE / GL_BLOCK_MIN,
    GL_ROWS = 64 /* rows that wait for each other */
};

enum { GL_TEXT, GL_MACS, GL_STRANDS };

/* A cipher under way. */
typedef struct gl_strand {
    const gl_key *key;         /* of this section */
    size_t left;               /* blocks until the key changes; SIZE_MAX: never */
    uint8_t reg[GL_BLOCK_MAX]; /* the mode's register, or the MAC's state */
} gl_strand;

/* A packet under way. */
typedef struct gl_item {
    gl_packet *packet;
    size_t done;       /* bytes of text that are behind it */
    size_t slice;      /* bytes of text of this round */
    const uint8_t *at; /* within a pass: where it stands, */
    size_t rest;       /* and how many bytes are left of its slice */
    gl_strand strand[GL_STRANDS];
    uint8_t partial[GL_BLOCK_MAX]; /* input of the MAC that waits, */
    uint8_t begun;                 /* so many bytes */
    uint8_t blocks;                /* that have gone into the MAC: 0, 1, or 2 for more */
    bool shares;                   /* the MAC's keys are those of the text */
} gl_item;

/* Blocks that follow one another in a lane. */
typedef struct gl_job {
    const uint8_t *in;
    uint8_t *out;
    size_t blocks; /* in all */
    size_t now;    /* of this section */
    uint8_t item;
} gl_job;

/* Bytes of one packet in a tile. */
typedef struct gl_run {
    const uint8_t *in;
    uint8_t *out;
    uint16_t bytes, at; /* where in the tile */
} gl_run;

enum { GL_IMITS = GL_CHAIN_MAC + 1 }; /* one more kind of chain: kernel->imits */

typedef struct gl_lanes {
    const gl_batch *batch;
    const gl_kernel *kernel[GL_STRANDS];
    const gl_kernel *wide; /* for the text where there is enough of it, or NULL */
    const gl_kernel *bulk; /* that kernel in this round, or NULL */
    size_t block[GL_STRANDS];
    unsigned shift[GL_STRANDS]; /* block == 1 << shift */
    bool meshing[GL_STRANDS];
    bool text, mac; /* what these rounds do */
    bool begun;     /* some MAC may have a partial block */
    size_t actives, frees, used;
    uint8_t active[GL_ITEMS], free[GL_ITEMS]; /* numbers of items */
    gl_item item[GL_ITEMS];
    union {
        struct {
            gl_job job[GL_ITEMS];
            gl_lane lane[GL_WIDTH];
            size_t left[GL_WIDTH];
            gl_job *of[GL_WIDTH];
        };
        struct {
            gl_run run[GL_ITEMS + 1];
            gl_row row[GL_ROWS];
        };
    };
    size_t runs, rows;
    const gl_key *keys[GL_TILE_BLOCKS];
    GL_ALIGNAS uint8_t tile[GL_TILE];
    union {
        GL_ALIGNAS uint8_t mask[GL_TILE];
        GL_ALIGNAS uint8_t staged[GL_WIDTH][GL_STAGED];
    };
    gl_mesh_key mesh_key[GL_WIDTH][GL_STRANDS];
} gl_lanes;

GL_INLINE bool gl_text_parallel(const gl_batch *batch)
{
    return batch->mode == GL_ECB || batch->mode == GL_CTR || batch->mode == GL_CNT ||
           (batch->decrypt && batch->mode != GL_OFB);
}

/* Whether packets need no rounds, see gl_lanes_text. */
GL_INLINE bool gl_text_alone(const gl_batch *batch)
{
    return batch->crypt && !batch->mac && gl_text_parallel(batch) && !batch->options.meshing;
}

/* Whether the MAC is that of what goes in, so that it runs before the text is overwritten. */
GL_INLINE bool gl_mac_first(const gl_batch *batch)
{
    return batch->over_ciphertext == batch->decrypt;
}

/* memcpy, also of nothing from NULL. */
GL_INLINE void gl_copy(uint8_t *out, const uint8_t *in, size_t length)
{
    if (length)
        memcpy(out, in, length);
}

GL_INLINE void gl_copy_block(uint8_t *out, const uint8_t *in, size_t block)
{
    memcpy(out, in, 8);
    if (block > 8)
        memcpy(out + 8, in + 8, 8);
}

/* One packet by gl_stream and gl_mac; sets its status. Fails, with nothing written, as they do when
 * they start. */
gl_status gl_lanes_alone(gl_packet *packet, const gl_batch *batch);

/* Packets of one family, by `order`; sets their statuses. */
void gl_lanes_family(gl_lanes *l, gl_packet *packets, uint16_t *order, size_t count);

/* The registers of `count` items from their IVs. */
void gl_lanes_start(gl_lanes *l, const uint8_t *items, size_t count);

/* The slices of all active items. */
void gl_lanes_parallel(gl_lanes *l);
void gl_lanes_serial(gl_lanes *l);
void gl_lanes_macs(gl_lanes *l);

/* Packets whose blocks are independent, with neither MAC nor meshing: no rounds are needed. */
void gl_lanes_text(gl_lanes *l, gl_packet *packets, const uint16_t *order, size_t count);

/* Blocks straight from a slice, by the tile only where ciphertext would be overwritten too early.
 */
void gl_lanes_straight(gl_lanes *l, const gl_kernel *kernel, gl_strand *s, const uint8_t *in,
                       uint8_t *out, size_t blocks);

/* All that is left of the slices, mixed. */
void gl_lanes_mix(gl_lanes *l);

/* The first `count` jobs, of any lengths, each meshing where that is due. `kind` is a gl_chain or
 * GL_IMITS. */
void gl_lanes_run(gl_lanes *l, unsigned strand, unsigned kind, size_t count);

/* kernel->each for keys in any order, or what takes its place. */
void gl_lanes_each(const gl_kernel *kernel, size_t block, const gl_key *const *keys, bool decrypt,
                   const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t blocks);

/* The next section of `count` items: new keys and, for the text, new registers. */
void gl_lanes_mesh(gl_lanes *l, unsigned strand, const uint8_t *items, size_t count);

#endif
