/* MACs, a message a lane: Imit (RFC 5830 section 8) and OMAC (GOST R 34.13-2015 section 5.6). */
#include "lanes/lanes.h"

static bool keeps_last(const gl_lanes *l)
{
    return l->batch->mac_id == GL_OMAC;
}

static unsigned kind_of(const gl_lanes *l)
{
    return l->batch->mac_id == GL_IMIT ? (unsigned)GL_IMITS : (unsigned)GL_CHAIN_MAC;
}

/* `blocks` blocks of an item as the next job. */
static void add_job(gl_lanes *l, size_t *jobs, uint8_t number, const uint8_t *in, size_t blocks)
{
    gl_item *item = &l->item[number];
    item->blocks = (uint8_t)(blocks + item->blocks < 2 ? blocks + item->blocks : 2);
    l->job[(*jobs)++] = (gl_job){.in = in, .blocks = blocks, .item = number};
}

static void run(gl_lanes *l, size_t jobs)
{
    if (jobs)
        gl_lanes_run(l, GL_MACS, kind_of(l), jobs);
}

/* ---- Pieces of messages -------------------------------------------------------------------------
 */

/* The rest of a piece fits the staging area, and the message ends with it. */
static bool all_staged(const gl_item *item, bool last)
{
    return last && item->begun + item->rest <= GL_STAGED;
}

/* Completes blocks that were begun by the piece before. */
static bool bridge(gl_lanes *l, gl_item *item, bool last)
{
    const size_t block = l->block[GL_MACS], need = block - item->begun;
    if (item->begun == 0 || all_staged(item, last))
        return false;
    const bool complete = item->rest > need || (item->rest == need && !keeps_last(l));
    const size_t n = item->rest < need ? item->rest : need;
    gl_copy(item->partial + item->begun, item->at, n);
    item->at += n;
    item->rest -= n;
    item->begun = (uint8_t)(complete ? 0 : item->begun + n);
    return complete;
}

/* How many bytes go straight from memory into a lane. */
static size_t body(const gl_lanes *l, const gl_item *item, bool last)
{
    const size_t unit = last ? (size_t)GL_ROW : l->block[GL_MACS];
    if (all_staged(item, last))
        return 0;
    const size_t bytes = item->rest & ~(unit - 1);
    return bytes && bytes == item->rest && keeps_last(l) ? bytes - unit : bytes;
}

static bool is_last(const gl_item *item, bool associated)
{
    return !associated && item->done + item->slice == item->packet->length;
}

/* Each item's next piece, at `at`, into its MAC; of a last piece the end stays at `at`. */
static void feed(gl_lanes *l, bool associated)
{
    size_t jobs = 0;
    for (size_t i = 0; l->begun && i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        if (bridge(l, item, is_last(item, associated)))
            add_job(l, &jobs, l->active[i], item->partial, 1);
    }
    run(l, jobs);
    jobs = 0;
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        const bool last = is_last(item, associated);
        const size_t bytes = body(l, item, last);
        if (bytes)
            add_job(l, &jobs, l->active[i], item->at, bytes >> l->shift[GL_MACS]);
        item->at += bytes;
        item->rest -= bytes;
        if (last || item->rest == 0)
            continue;
        memcpy(item->partial + item->begun, item->at, item->rest);
        item->begun = (uint8_t)(item->begun + item->rest);
        l->begun = true;
    }
    run(l, jobs);
}

/* ---- Ends of messages ---------------------------------------------------------------------------
 */

/* Begun block and rest into a row, zeros behind them up to a whole block. Returns the blocks. */
static size_t stage(const gl_item *item, uint8_t *row, unsigned shift)
{
    const size_t block = (size_t)1 << shift, length = item->begun + item->rest;
    const size_t blocks = (length + block - 1) >> shift;
    if (blocks == 0)
        return 0;
    uint8_t *last = row + ((blocks - 1) << shift), *out = row;
    memset(last, 0, 8);
    if (block > 8)
        memset(last + 8, 0, 8);
    if (item->begun) {
        memcpy(out, item->partial, item->begun);
        out += item->begun;
    }
    if (item->rest < 8) {
        for (size_t i = 0; i < item->rest; i++)
            out[i] = item->at[i];
        return blocks;
    }
    for (size_t i = 0; i + 8 < item->rest; i += 8)
        memcpy(out + i, item->at + i, 8);
    memcpy(out + item->rest - 8, item->at + item->rest - 8, 8);
    return blocks;
}

/* A message of one block is followed by one of zeros. */
static size_t pad_imit(const gl_item *item, uint8_t *row, size_t blocks)
{
    if (item->blocks + blocks != 1)
        return blocks;
    memset(row + 8 * blocks, 0, 8);
    return blocks + 1;
}

/* x times the polynomial variable, section 5.6.1. */
static void doubled(uint8_t *x, size_t block)
{
    const uint8_t top = x[0] >> 7, constant = block == 16 ? 0x87 : 0x1b;
    for (size_t i = 0; i + 1 < block; i++)
        x[i] = (uint8_t)(x[i] << 1 | x[i + 1] >> 7);
    x[block - 1] = (uint8_t)(x[block - 1] << 1) ^ (uint8_t)(constant & -top);
}

/* One bit and zeros to a last block that is not full; K1 or K2 to the last block. `subkey` is E(0).
 */
static size_t pad_omac(uint8_t *subkey, const gl_item *item, uint8_t *row, size_t blocks,
                       size_t block)
{
    const size_t length = item->begun + item->rest;
    if (blocks == 0) {
        memset(row, 0, block);
        blocks = 1;
    }
    doubled(subkey, block);
    if (length < blocks * block) {
        doubled(subkey, block);
        row[length] = 0x80;
    }
    uint8_t *last = row + (blocks - 1) * block;
    gl_xor(last, last, subkey, block);
    return blocks;
}

/* E(0) of each item into the tile. */
static void subkeys(gl_lanes *l, const uint8_t *items, size_t count)
{
    const size_t block = l->block[GL_MACS];
    memset(l->tile, 0, count * block);
    for (size_t i = 0; i < count; i++)
        l->keys[i] = l->item[items[i]].strand[GL_MACS].key;
    gl_lanes_each(l->kernel[GL_MACS], block, l->keys, false, l->tile, NULL, l->tile, count);
}

static void deliver(const gl_lanes *l, const gl_item *item)
{
    gl_packet *p = item->packet;
    const uint8_t *code = item->strand[GL_MACS].reg;
    p->status = GL_OK;
    if (!l->batch->decrypt)
        for (size_t i = 0; i < l->batch->tag_length; i++)
            p->tag[i] = code[i];
    else if (!gl_equal(code, p->tag, l->batch->tag_length))
        p->status = GL_E_TAG;
}

static void finish(gl_lanes *l, const uint8_t *items, size_t count)
{
    const size_t block = l->block[GL_MACS];
    size_t jobs = 0;
    if (l->batch->mac_id == GL_OMAC)
        subkeys(l, items, count);
    for (size_t i = 0; i < count; i++) {
        const gl_item *item = &l->item[items[i]];
        uint8_t *row = l->staged[i];
        size_t blocks = stage(item, row, l->shift[GL_MACS]);
        blocks = l->batch->mac_id == GL_IMIT
                     ? pad_imit(item, row, blocks)
                     : pad_omac(l->tile + i * block, item, row, blocks, block);
        if (blocks)
            add_job(l, &jobs, items[i], row, blocks);
    }
    run(l, jobs);
    for (size_t i = 0; i < count; i++)
        deliver(l, &l->item[items[i]]);
}

void gl_lanes_macs(gl_lanes *l)
{
    const bool reads_output = l->batch->crypt && !gl_mac_first(l->batch);
    bool associated = false;
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        if (item->shares)
            item->strand[GL_MACS].key = item->strand[GL_TEXT].key;
        item->at = item->packet->associated;
        item->rest = item->done ? 0 : item->packet->associated_length;
        associated = associated || item->rest;
    }
    if (associated)
        feed(l, true);
    uint8_t ends[GL_ITEMS];
    size_t count = 0;
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        const gl_packet *p = item->packet;
        item->at = (reads_output ? p->output : p->input) + item->done;
        item->rest = item->slice;
        if (is_last(item, false))
            ends[count++] = l->active[i];
    }
    feed(l, false);
    for (size_t i = 0; i < count; i += GL_WIDTH)
        finish(l, ends + i, count - i < GL_WIDTH ? count - i : GL_WIDTH);
}
