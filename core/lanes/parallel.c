/*
 * Text whose blocks are independent: ECB, CTR, CNT, decryption of CBC and CFB.
 *
 * What fills registers by itself goes straight to the kernel. The ends of all packets are mixed: a
 * tile collects what the cipher takes (text, counters, or ciphertext), with a key for each block.
 *
 *     tile   [ packet 0: 9 blocks | packet 1: 1 block | packet 2: 22 blocks | ... ]
 *     keys     k0 k0 k0 ... k0      k1                  k2 k2 k2 ... k2
 */
#include "lanes/lanes.h"

#include "counters.h"
#include "gost28147/contract.h"

/* In one store: many byte stores, as of gl_store_le32, are what compilers make of a loop of them.
 */
GL_INLINE void store_64(uint8_t *p, uint64_t v, bool big_endian)
{
#if defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    v = big_endian ? __builtin_bswap64(v) : v;
    memcpy(p, &v, 8);
#else
    for (unsigned i = 0; i < 8; i++)
        p[i] = (uint8_t)(v >> (big_endian ? 56 - 8 * i : 8 * i));
#endif
}

/* As gl_cnt_fill. */
static void fill_cnt(uint8_t *out, uint8_t pair[8], size_t blocks)
{
    uint32_t n3 = gl_load_le32(pair), n4 = gl_load_le32(pair + 4);
    for (size_t i = 0; i < blocks; i++) {
        n3 += GOST_C2;
        n4 = gost_add_mod_2p32m1(n4, GOST_C1);
        store_64(out + 8 * i, n3 | (uint64_t)n4 << 32, false);
    }
    store_64(pair, n3 | (uint64_t)n4 << 32, false);
}

/* As gl_ctr_fill. */
static void fill_ctr(uint8_t *out, uint8_t *counter, size_t block, size_t blocks)
{
    if (block != 8) {
        gl_ctr_fill(out, counter, block, blocks);
        return;
    }
    uint64_t v = (uint64_t)gl_load_be32(counter) << 32 | gl_load_be32(counter + 4);
    for (size_t i = 0; i < blocks; i++)
        store_64(out + 8 * i, v++, true);
    store_64(counter, v, true);
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

static void flush(gl_lanes *l, size_t blocks, bool one_key)
{
    const gl_mode_id mode = l->batch->mode;
    const gl_kernel *kernel = l->kernel[GL_TEXT];
    const bool gamma = mode != GL_ECB && mode != GL_CBC;
    const bool decrypt = !gamma && l->batch->decrypt;
    if (blocks == 0)
        return;
    const uint8_t *mask = mode == GL_CBC ? l->mask : NULL;
    if (one_key)
        (decrypt ? kernel->decrypt : kernel->encrypt)(l->keys[0], l->tile, mask, l->tile, blocks);
    else
        gl_lanes_each(kernel, l->block[GL_TEXT], l->keys, decrypt, l->tile, mask, l->tile, blocks);
    for (size_t i = 0; i < l->runs; i++) {
        const gl_run *run = &l->run[i];
        if (gamma)
            xor_text(run->out, run->in, l->tile + run->at, run->bytes);
        else
            memcpy(run->out, l->tile + run->at, run->bytes);
    }
    l->runs = 0;
}

/* Blocks straight from a slice, by the tile only where ciphertext would be overwritten too early.
 */
static void straight(gl_lanes *l, const gl_kernel *kernel, gl_strand *s, const uint8_t *in,
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
        fill_ctr(l->tile, s->reg, block, blocks);
        kernel->encrypt(s->key, l->tile, in, out, blocks);
        break;
    case GL_CNT:
        if (kernel->cnt) {
            kernel->cnt(s->key, s->reg, in, out, blocks);
            gl_cnt_add(s->reg, blocks);
            break;
        }
        fill_cnt(l->tile, s->reg, blocks);
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

/* The part of a slice that fills registers by itself: whole quarters of a step, and a last one that
 * is full enough to be no slower than mixed with others. */
static void direct(gl_lanes *l, gl_item *item)
{
    const gl_kernel *kernel = l->kernel[GL_TEXT];
    const unsigned shift = l->shift[GL_TEXT];
    const size_t quarter = kernel->step > 4 ? kernel->step / 4u : 1, blocks = item->rest >> shift;
    if (8 * blocks < 5 * quarter)
        return;
    const size_t over = blocks % quarter;
    size_t left = 8 * over >= 5 * quarter ? blocks : blocks - over;
    /* What needs no tile may go on for long. */
    const bool tiled = l->batch->mode == GL_CBC || l->batch->mode == GL_CFB ||
                       (l->batch->mode == GL_CTR && !kernel->ctr) ||
                       (l->batch->mode == GL_CNT && !kernel->cnt);
    while (left) {
        const size_t most = GL_TILE >> shift, n = tiled && left > most ? most : left;
        uint8_t *out = item->packet->output + (item->at - item->packet->input);
        straight(l, kernel, &item->strand[GL_TEXT], item->at, out, n);
        item->at += n << shift;
        item->rest -= n << shift;
        left -= n;
    }
}

/* All that is left of the slices. */
static void mix(gl_lanes *l)
{
    const unsigned shift = l->shift[GL_TEXT];
    const size_t most = GL_TILE >> shift;
    size_t filled = 0;
    bool one_key = true;
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        gl_strand *s = &item->strand[GL_TEXT];
        while (item->rest) {
            const size_t room = (most - filled) << shift;
            const size_t bytes = item->rest < room ? item->rest : room;
            const size_t blocks = (bytes + l->block[GL_TEXT] - 1) >> shift;
            gl_run *run = &l->run[l->runs++];
            *run = (gl_run){item->at, item->packet->output + (item->at - item->packet->input),
                            (uint16_t)bytes, (uint16_t)(filled << shift)};
            gather(l, s, run, blocks);
            for (size_t k = 0; k < blocks; k++)
                l->keys[filled + k] = s->key;
            one_key = one_key && s->key == l->keys[0];
            item->at += bytes;
            item->rest -= bytes;
            filled += blocks;
            if (filled == most) {
                flush(l, filled, one_key);
                filled = 0;
                one_key = true;
            }
        }
    }
    flush(l, filled, one_key);
}

void gl_lanes_parallel(gl_lanes *l)
{
    const size_t block = l->block[GL_TEXT];
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        item->at = item->packet->input + item->done;
        item->rest = item->slice;
        if (l->meshing[GL_TEXT])
            item->strand[GL_TEXT].left -= (item->slice + block - 1) >> l->shift[GL_TEXT];
        direct(l, item);
    }
    mix(l);
}
