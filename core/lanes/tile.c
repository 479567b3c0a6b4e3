/*
 * The tile collects what the cipher takes (text, counters, or ciphertext) of many packets, with a
 * key for each block.
 *
 *     tile   [ packet 0: 9 blocks | packet 1: 1 block | packet 2: 22 blocks | ... ]
 *     keys     k0 k0 k0 ... k0      k1                  k2 k2 k2 ... k2
 */
#include "lanes/lanes.h"

#include "counters.h"

/* As gl_xor, quick too where out is a. */
static void xor_text(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t length)
{
    for (; length >= 32; length -= 32, out += 32, a += 32, b += 32) {
        uint64_t x[4], y[4];
        memcpy(x, a, 32);
        memcpy(y, b, 32);
        for (unsigned i = 0; i < 4; i++)
            x[i] ^= y[i];
        memcpy(out, x, 32);
    }
    for (; length >= 8; length -= 8, out += 8, a += 8, b += 8) {
        uint64_t x, y;
        memcpy(&x, a, 8);
        memcpy(&y, b, 8);
        x ^= y;
        memcpy(out, &x, 8);
    }
    for (size_t i = 0; i < length; i++)
        out[i] = a[i] ^ b[i];
}

/* `length` bytes of ciphertext one block late: the register comes first, the last block becomes it.
 */
static void chained(uint8_t *out, uint8_t *reg, const uint8_t *in, size_t length, size_t block)
{
    const size_t before = (length - 1) & ~(block - 1); /* a block cut short is the last */
    memcpy(out, reg, block);
    memcpy(out + block, in, before);
    if (length == before + block)
        memcpy(reg, in + before, block);
}

static void gather(gl_lanes *l, gl_strand *s, const gl_run *run, size_t blocks)
{
    const size_t block = l->block[GL_TEXT];
    uint8_t *tile = l->tile + run->at;
    switch (l->batch->mode) {
    case GL_ECB:
        memcpy(tile, run->in, run->bytes);
        break;
    case GL_CTR:
        gl_ctr_fill(tile, s->reg, block, blocks);
        break;
    case GL_CNT:
        gl_cnt_fill(tile, s->reg, blocks);
        break;
    case GL_CBC:
        memcpy(tile, run->in, run->bytes);
        chained(l->mask + run->at, s->reg, run->in, run->bytes, block);
        break;
    case GL_CFB:
        chained(tile, s->reg, run->in, run->bytes, block);
        break;
    case GL_OFB:
        break;
    }
}

/* Under keys that lie as `wide` needs them, where that is not NULL. */
static void crypt_tile(gl_lanes *l, const gl_kernel *wide, bool decrypt, const uint8_t *mask,
                       size_t blocks, bool one_key)
{
    const gl_kernel *kernel = l->kernel[GL_TEXT];
    const size_t block = l->block[GL_TEXT];
    const size_t share = wide ? gl_kernel_share(wide, kernel, blocks) : 0, bytes = share * block;
    if (share && one_key)
        (decrypt ? wide->decrypt : wide->encrypt)(l->keys[0], l->tile, mask, l->tile, share);
    else if (share)
        wide->each(l->keys, decrypt, l->tile, mask, l->tile, share);
    if (share == blocks)
        return;
    uint8_t *rest = l->tile + bytes;
    mask = mask ? mask + bytes : NULL;
    blocks -= share;
    if (one_key)
        (decrypt ? kernel->decrypt : kernel->encrypt)(l->keys[0], rest, mask, rest, blocks);
    else
        gl_lanes_each(kernel, block, l->keys + share, decrypt, rest, mask, rest, blocks);
}

static void flush(gl_lanes *l, size_t blocks, bool one_key)
{
    const gl_mode_id mode = l->batch->mode;
    const gl_kernel *kernel = l->kernel[GL_TEXT];
    const gl_kernel *wide = l->bulk ? l->bulk : kernel->key_run > 1 ? kernel : NULL;
    const bool gamma = mode != GL_ECB && mode != GL_CBC;
    if (blocks)
        crypt_tile(l, wide, !gamma && l->batch->decrypt, mode == GL_CBC ? l->mask : NULL, blocks,
                   one_key);
    for (size_t i = 0; i < l->runs; i++) {
        const gl_run *run = &l->run[i];
        if (gamma)
            xor_text(run->out, run->in, l->tile + run->at, run->bytes);
        else
            memcpy(run->out, l->tile + run->at, run->bytes);
    }
    l->runs = 0;
}

void gl_lanes_straight(gl_lanes *l, const gl_kernel *kernel, gl_strand *s, const uint8_t *in,
                       uint8_t *out, size_t blocks)
{
    const size_t block = l->block[GL_TEXT], bytes = blocks * block;
    switch (l->batch->mode) {
    case GL_ECB:
        (l->batch->decrypt ? kernel->decrypt : kernel->encrypt)(s->key, in, NULL, out, blocks);
        break;
    case GL_CTR:
        if (kernel->ctr) {
            kernel->ctr(s->key, s->reg, in, out, blocks);
            gl_ctr_add(s->reg, block, blocks);
            break;
        }
        gl_ctr_fill(l->tile, s->reg, block, blocks);
        kernel->encrypt(s->key, l->tile, in, out, blocks);
        break;
    case GL_CNT:
        if (kernel->cnt) {
            kernel->cnt(s->key, s->reg, in, out, blocks);
            gl_cnt_add(s->reg, blocks);
            break;
        }
        gl_cnt_fill(l->tile, s->reg, blocks);
        kernel->encrypt(s->key, l->tile, in, out, blocks);
        break;
    case GL_CBC:
        chained(l->tile, s->reg, in, bytes, block);
        kernel->decrypt(s->key, in, l->tile, out, blocks);
        break;
    case GL_CFB:
        chained(l->tile, s->reg, in, bytes, block);
        kernel->encrypt(s->key, l->tile, in, out, blocks);
        break;
    case GL_OFB:
        break;
    }
}

/* A tile as it fills. */
typedef struct filling {
    size_t blocks;
    bool one_key;
} filling;

/* Where kernels need a row of blocks under one key, a new one starts a row. */
static void align(gl_lanes *l, filling *f, const gl_key *key)
{
    const size_t row = l->bulk ? l->bulk->key_run : l->kernel[GL_TEXT]->key_run;
    if (f->blocks == 0 || row <= 1 || l->keys[f->blocks - 1] == key)
        return;
    const unsigned shift = l->shift[GL_TEXT];
    for (; f->blocks % row; f->blocks++) {
        l->keys[f->blocks] = l->keys[f->blocks - 1];
        memset(l->tile + (f->blocks << shift), 0, l->block[GL_TEXT]);
        memset(l->mask + (f->blocks << shift), 0, l->block[GL_TEXT]);
    }
}

static void empty(gl_lanes *l, filling *f)
{
    flush(l, f->blocks, f->one_key);
    *f = (filling){0, true};
}

void gl_lanes_mix(gl_lanes *l)
{
    const unsigned shift = l->shift[GL_TEXT];
    const size_t most = GL_TILE >> shift;
    filling f = {0, true};
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        gl_strand *s = &item->strand[GL_TEXT];
        while (item->rest) {
            align(l, &f, s->key);
            if (f.blocks == most)
                empty(l, &f);
            const size_t room = (most - f.blocks) << shift;
            const size_t bytes = item->rest < room ? item->rest : room;
            const size_t blocks = (bytes + l->block[GL_TEXT] - 1) >> shift;
            gl_run *run = &l->run[l->runs++];
            *run = (gl_run){item->at, item->packet->output + (item->at - item->packet->input),
                            (uint16_t)bytes, (uint16_t)(f.blocks << shift)};
            gather(l, s, run, blocks);
            for (size_t k = 0; k < blocks; k++)
                l->keys[f.blocks + k] = s->key;
            f.one_key = f.one_key && s->key == l->keys[0];
            item->at += bytes;
            item->rest -= bytes;
            f.blocks += blocks;
        }
    }
    empty(l, &f);
}
