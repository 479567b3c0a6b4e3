/*
 * Text whose blocks are independent: ECB, CTR, CNT, decryption of CBC and CFB.
 *
 * What fills registers by itself goes straight to the kernel, as do rows, the blocks of one packet
 * each. The ends of all packets are mixed in the tile.
 */
#include "lanes/lanes.h"

#include "counters.h"

/* Whether slices go as rows: then all but short ends of them fill registers by themselves. */
static bool in_rows(const gl_lanes *l)
{
    const gl_mode_id mode = l->batch->mode;
    return !l->bulk && l->kernel[GL_TEXT]->rows &&
           (mode == GL_ECB || mode == GL_CTR || mode == GL_CNT);
}

/* How many of a packet's blocks fill registers by themselves: whole parts of a step (a quarter, or
 * what the kernel takes at least), and a last one that is full enough to be no slower than mixed
 * with others; of a bulk kernel, and where rows follow, whole steps. */
static size_t alone(const gl_lanes *l, const gl_kernel *kernel, size_t blocks)
{
    if (l->bulk || in_rows(l))
        return blocks - blocks % kernel->step;
    const size_t quarter = kernel->step / 4u, least = kernel->costs[gl_cpu_tuning()]->blocks;
    const size_t part = quarter > least ? quarter : least, over = blocks % part;
    if (8 * blocks < 5 * part)
        return 0;
    return 8 * over >= 5 * part ? blocks : blocks - over;
}

static void direct(gl_lanes *l, gl_item *item)
{
    const gl_kernel *kernel = l->bulk ? l->bulk : l->kernel[GL_TEXT];
    const unsigned shift = l->shift[GL_TEXT];
    size_t left = alone(l, kernel, item->rest >> shift);
    /* What needs no tile may go on for long. */
    const bool tiled = l->batch->mode == GL_CBC || l->batch->mode == GL_CFB ||
                       (l->batch->mode == GL_CTR && !kernel->ctr) ||
                       (l->batch->mode == GL_CNT && !kernel->cnt);
    while (left) {
        const size_t most = GL_TILE >> shift, n = tiled && left > most ? most : left;
        uint8_t *out = item->packet->output + (item->at - item->packet->input);
        gl_lanes_straight(l, kernel, &item->strand[GL_TEXT], item->at, out, n);
        item->at += n << shift;
        item->rest -= n << shift;
        left -= n;
    }
}

static void run_rows(gl_lanes *l)
{
    const gl_mode_id mode = l->batch->mode;
    const gl_rows kind = mode == GL_CTR      ? GL_ROWS_CTR
                         : mode == GL_CNT    ? GL_ROWS_CNT
                         : l->batch->decrypt ? GL_ROWS_DECRYPT
                                             : GL_ROWS_ENCRYPT;
    if (l->rows)
        l->kernel[GL_TEXT]->rows(l->row, l->rows, kind);
    l->rows = 0;
}

/* A slice as a row, but for an end that would leave most of a register of many blocks empty. */
static void add_row(gl_lanes *l, gl_item *item)
{
    const gl_mode_id mode = l->batch->mode;
    const size_t block = l->block[GL_TEXT], most = l->kernel[GL_TEXT]->row * block;
    const size_t end = item->rest & (most - 1),
                 bytes = item->rest - (most > block && 16 * end < 7 * most ? end : 0);
    if (bytes == 0)
        return;
    if (l->rows == GL_ROWS)
        run_rows(l);
    gl_strand *s = &item->strand[GL_TEXT];
    gl_row *row = &l->row[l->rows++];
    row->key = s->key;
    row->in = item->at;
    row->out = item->packet->output + (item->at - item->packet->input);
    row->bytes = bytes;
    gl_copy_block(row->start, s->reg, block);
    const size_t blocks = (bytes + block - 1) >> l->shift[GL_TEXT];
    if (mode == GL_CTR)
        gl_ctr_add(s->reg, block, blocks);
    else if (mode == GL_CNT)
        gl_cnt_add(s->reg, blocks);
    item->at += bytes;
    item->rest -= bytes;
}

/* Whether so many blocks are enough for the wide kernel. */
static void choose(gl_lanes *l, size_t blocks)
{
    l->bulk = NULL;
    if (!l->wide)
        return;
    const size_t row = l->wide->key_run;
    size_t rows = 0;
    for (size_t i = 0; i < l->actives; i++)
        rows += ((l->item[l->active[i]].rest >> l->shift[GL_TEXT]) + row) / row;
    if (gl_kernel_each_cost(l->wide, rows * row) < gl_kernel_cost(l->kernel[GL_TEXT], blocks))
        l->bulk = l->wide;
}

/* What active items have at `at`, `rest` bytes each. */
static void spread(gl_lanes *l, size_t blocks)
{
    choose(l, blocks);
    const bool rows = in_rows(l);
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        direct(l, item);
        if (rows)
            add_row(l, item);
    }
    run_rows(l);
    gl_lanes_mix(l);
}

void gl_lanes_parallel(gl_lanes *l)
{
    const size_t block = l->block[GL_TEXT];
    size_t blocks = 0;
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        const size_t n = (item->slice + block - 1) >> l->shift[GL_TEXT];
        item->at = item->packet->input + item->done;
        item->rest = item->slice;
        blocks += n;
        if (l->meshing[GL_TEXT])
            item->strand[GL_TEXT].left -= n;
    }
    spread(l, blocks);
}

void gl_lanes_text(gl_lanes *l, gl_packet *packets, const uint16_t *order, size_t count)
{
    const size_t block = l->block[GL_TEXT];
    for (size_t next = 0, n; next < count; next += n) {
        size_t blocks = 0;
        n = count - next < GL_ITEMS ? count - next : GL_ITEMS;
        for (size_t i = 0; i < n; i++) {
            gl_packet *p = &packets[order[next + i]];
            gl_item *item = &l->item[i];
            p->status = GL_OK;
            item->packet = p;
            item->at = p->input;
            item->rest = p->length;
            item->strand[GL_TEXT].key = p->key;
            l->active[i] = (uint8_t)i;
            blocks += (p->length + block - 1) >> l->shift[GL_TEXT];
        }
        l->actives = n;
        l->used = n > l->used ? n : l->used;
        gl_lanes_start(l, l->active, n);
        spread(l, blocks);
    }
}
