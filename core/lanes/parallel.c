/*
 * Text whose blocks are independent: ECB, CTR, CNT, decryption of CBC and CFB.
 *
 * A tile collects what the cipher takes (text, counters, or ciphertext) from many packets, with a
 * key for each block. Runs of a multiple of 16 blocks go first, so that each stands in registers of
 * one key; the ends of all packets follow, packed.
 *
 *     tile   [ packet 0: 16 n blocks | packet 1: 16 n blocks | ...   ]
 *     keys     k0 k0 k0 k0 ... k0      k1 k1 k1 k1 ...
 */
#include "lanes/lanes.h"

#include "counters.h"
#include "gost28147/contract.h"

enum { ALIGNED = 16 }; /* blocks of one key that a register is the better for */

/* Words to bytes, little-endian. */
GL_INLINE void put_words(uint8_t *out, const uint32_t *words, size_t count)
{
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(out, words, 4 * count);
#else
    for (size_t i = 0; i < count; i++)
        gl_store_le32(out + 4 * i, words[i]);
#endif
}

/* As gl_cnt_fill, but no pair waits for the one before: up to 254 C1 is below the modulus. */
static void fill_cnt(uint8_t *out, uint8_t pair[8], size_t blocks)
{
    uint32_t n3 = gl_load_le32(pair), n4 = gl_load_le32(pair + 4), words[2 * ALIGNED];
    while (blocks) {
        const size_t n = blocks < ALIGNED ? blocks : ALIGNED;
        for (uint32_t i = 0; i < ALIGNED; i++) {
            words[2 * i] = n3 + (i + 1) * GOST_C2;
            words[2 * i + 1] = gost_add_mod_2p32m1(n4, (i + 1) * GOST_C1);
        }
        n3 = words[2 * n - 2];
        n4 = words[2 * n - 1];
        if (n == ALIGNED)
            put_words(out, words, (size_t)2 * ALIGNED);
        else
            put_words(out, words, 2 * n);
        out += 8 * n;
        blocks -= n;
    }
    gl_store_le32(pair, n3);
    gl_store_le32(pair + 4, n4);
    gl_wipe(words, sizeof words);
}

GL_INLINE void store_be64(uint8_t *p, uint64_t v)
{
    for (unsigned i = 0; i < 8; i++)
        p[i] = (uint8_t)(v >> (56 - 8 * i));
}

static void fill_ctr(uint8_t *out, uint8_t *counter, size_t block, size_t blocks)
{
    if (block != 8) {
        gl_ctr_fill(out, counter, block, blocks);
        return;
    }
    uint64_t v = (uint64_t)gl_load_be32(counter) << 32 | gl_load_be32(counter + 4);
    for (size_t i = 0; i < blocks; i++)
        store_be64(out + 8 * i, v++);
    store_be64(counter, v);
}

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

/* `length` bytes of ciphertext one block late: the register comes first, the last block becomes it. */
static void chained(uint8_t *out, uint8_t *reg, const uint8_t *in, size_t length, size_t block)
{
    const size_t before = (length - 1) / block * block; /* a block cut short is the last */
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
        fill_ctr(tile, s->reg, block, blocks);
        break;
    case GL_CNT:
        fill_cnt(tile, s->reg, blocks);
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

static void flush(gl_lanes *l, size_t blocks)
{
    const gl_mode_id mode = l->batch->mode;
    const gl_kernel *kernel = l->kernel[GL_TEXT];
    const bool gamma = mode != GL_ECB && mode != GL_CBC;
    const bool decrypt = !gamma && l->batch->decrypt;
    if (blocks == 0)
        return;
    gl_lanes_each(kernel, l->block[GL_TEXT], l->keys, decrypt, l->tile,
                  mode == GL_CBC ? l->mask : NULL, l->tile, blocks);
    for (size_t i = 0; i < l->runs; i++) {
        const gl_run *run = &l->run[i];
        if (gamma)
            xor_text(run->out, run->in, l->tile + run->at, run->bytes);
        else
            memcpy(run->out, l->tile + run->at, run->bytes);
    }
    l->runs = 0;
}

/* Whole steps of a long slice, without a copy. */
static void direct(gl_lanes *l, gl_item *item)
{
    gl_strand *s = &item->strand[GL_TEXT];
    const gl_kernel *kernel = l->kernel[GL_TEXT];
    const size_t block = l->block[GL_TEXT], step = kernel->step * block;
    const size_t bytes = item->rest / step * step, blocks = bytes / block;
    if (blocks == 0)
        return;
    uint8_t *out = item->packet->output + (item->at - item->packet->input);
    switch (l->batch->mode) {
    case GL_ECB:
        (l->batch->decrypt ? kernel->decrypt : kernel->encrypt)(s->key, item->at, NULL, out,
                                                                blocks);
        break;
    case GL_CTR:
        if (!kernel->ctr)
            return;
        kernel->ctr(s->key, s->reg, item->at, out, blocks);
        gl_ctr_add(s->reg, block, blocks);
        break;
    case GL_CNT:
        if (!kernel->cnt)
            return;
        kernel->cnt(s->key, s->reg, item->at, out, blocks);
        gl_cnt_add(s->reg, blocks);
        break;
    default:
        return;
    }
    item->at += bytes;
    item->rest -= bytes;
}

/* All that is left of the slices, or of each as many bytes as `unit` divides. */
static void mix(gl_lanes *l, size_t unit)
{
    const size_t block = l->block[GL_TEXT], most = GL_TILE / block;
    size_t filled = 0;
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        size_t left = item->rest / unit * unit;
        item->rest -= left;
        while (left) {
            const size_t room = (most - filled) * block, bytes = left < room ? left : room;
            const size_t blocks = (bytes + block - 1) / block;
            gl_strand *s = &item->strand[GL_TEXT];
            gl_run *run = &l->run[l->runs++];
            *run = (gl_run){item->at, item->packet->output + (item->at - item->packet->input),
                            (uint16_t)bytes, (uint16_t)(filled * block)};
            gather(l, s, run, blocks);
            for (size_t k = 0; k < blocks; k++)
                l->keys[filled + k] = s->key;
            item->at += bytes;
            left -= bytes;
            filled += blocks;
            if (filled == most) {
                flush(l, filled);
                filled = 0;
            }
        }
    }
    flush(l, filled);
}

void gl_lanes_parallel(gl_lanes *l)
{
    const size_t block = l->block[GL_TEXT];
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        item->at = item->packet->input + item->done;
        item->rest = item->slice;
        if (l->meshing[GL_TEXT])
            item->strand[GL_TEXT].left -= (item->slice + block - 1) / block;
        direct(l, item);
    }
    mix(l, ALIGNED * block);
    mix(l, 1);
}
