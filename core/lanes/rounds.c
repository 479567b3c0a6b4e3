/*
 * Rounds over the packets of one family. A round takes a slice of every active packet through MAC
 * and cipher while it is in the cache; packets that end make room for the next ones.
 */
#include "lanes/lanes.h"

enum { CACHE = 196608 }; /* bytes of text in a round: input and output fit an L2 cache of 512 KiB */

/* ---- What a round takes
 * -------------------------------------------------------------------------- */

/* Whether packets run one a lane. */
static bool in_lanes(const gl_lanes *l)
{
    return l->mac || !gl_text_parallel(l->batch);
}

static size_t width_of(const gl_lanes *l)
{
    const gl_kernel *kernel = l->kernel[l->mac ? GL_MACS : GL_TEXT];
    const size_t lanes = kernel->chains ? kernel->lanes : 1;
    return lanes < GL_WIDTH ? lanes : GL_WIDTH;
}

/* The most bytes of a packet in this round, `waiting` packets being left. */
static size_t cap_of(const gl_lanes *l, size_t waiting)
{
    if (l->text && l->meshing[GL_TEXT])
        return GL_SECTION;
    if (!(l->text && l->mac))
        return SIZE_MAX;
    const size_t width = width_of(l), share = waiting < width ? waiting : width;
    return CACHE / share / GL_ROW * GL_ROW;
}

static size_t slice_of(const gl_lanes *l, size_t rest, size_t cap)
{
    /* Half as much again is better than a short end of its own. */
    const size_t most = cap < GL_SECTION * GL_SECTION && !l->meshing[GL_TEXT] ? cap + cap / 2 : cap;
    return rest <= most ? rest : cap;
}

static void admit(gl_lanes *l, gl_packet *packet, size_t slice)
{
    const uint8_t number = l->free[--l->frees];
    const gl_key *mac_key = packet->mac_key ? packet->mac_key : packet->key;
    gl_item *item = &l->item[number];
    l->used = number >= l->used ? number + 1u : l->used;
    l->active[l->actives++] = number;
    item->packet = packet;
    item->done = 0;
    item->slice = slice;
    item->begun = 0;
    item->blocks = 0;
    item->shares = l->text && l->mac && l->meshing[GL_TEXT] && l->meshing[GL_MACS] &&
                   mac_key == packet->key && packet->associated_length == 0;
    const size_t section = GL_SECTION / GL_BLOCK_MIN;
    item->strand[GL_TEXT].key = packet->key;
    item->strand[GL_TEXT].left = l->meshing[GL_TEXT] ? section : SIZE_MAX;
    item->strand[GL_MACS].key = mac_key;
    item->strand[GL_MACS].left = l->meshing[GL_MACS] && !item->shares ? section : SIZE_MAX;
    memset(item->strand[GL_MACS].reg, 0, GL_BLOCK_MAX);
    packet->status = GL_OK;
}

/* Slices of the active packets, and of new ones as long as lanes would stay idle without them.
 * Packets come longest first, so the first of them says how long the round lasts. Returns how many
 * came. */
static size_t plan(gl_lanes *l, gl_packet *packets, const uint16_t *order, size_t count)
{
    const size_t cap = cap_of(l, l->actives + count), width = width_of(l);
    const bool lanes = in_lanes(l), cached = l->text && l->mac;
    size_t rows = 0, longest = 0, bytes = 0, taken = 0;
    for (size_t i = 0; i < l->actives; i++) {
        gl_item *item = &l->item[l->active[i]];
        item->slice = slice_of(l, item->packet->length - item->done, cap);
        const size_t n = item->slice / GL_ROW + 1;
        rows += n;
        longest = n > longest ? n : longest;
        bytes += item->slice;
    }
    for (; taken < count && l->frees; taken++) {
        gl_packet *packet = &packets[order[taken]];
        const size_t slice = slice_of(l, packet->length, cap), n = slice / GL_ROW + 1;
        if (lanes && l->actives >= width && rows + n > width * longest / 8 * 7)
            break;
        if (cached && l->actives && bytes + slice > CACHE / 4 * 5)
            break;
        admit(l, packet, slice);
        rows += n;
        longest = n > longest ? n : longest;
        bytes += slice;
    }
    return taken;
}

/* ---- A round
 * ------------------------------------------------------------------------------------- */

void gl_lanes_start(gl_lanes *l, const uint8_t *items, size_t count)
{
    const gl_mode_id mode = l->batch->mode;
    const size_t block = l->block[GL_TEXT];
    if (l->batch->iv_length == 0)
        return;
    for (size_t i = 0; i < count; i++) {
        gl_item *item = &l->item[items[i]];
        uint8_t *reg = item->strand[GL_TEXT].reg;
        memset(reg, 0, GL_BLOCK_MAX);
        for (size_t b = 0; b < l->batch->iv_length; b += 4) /* whole or half blocks */
            memcpy(reg + b, item->packet->iv + b, 4);
    }
    if (mode != GL_CNT)
        return;
    for (size_t i = 0; i < count; i++) {
        const gl_strand *s = &l->item[items[i]].strand[GL_TEXT];
        gl_copy_block(l->tile + i * block, s->reg, block);
        l->keys[i] = s->key;
    }
    gl_lanes_each(l->kernel[GL_TEXT], block, l->keys, false, l->tile, NULL, l->tile, count);
    for (size_t i = 0; i < count; i++)
        gl_copy_block(l->item[items[i]].strand[GL_TEXT].reg, l->tile + i * block, block);
}

/* Those whose slice begins a section of the text's key. */
static void mesh_text(gl_lanes *l)
{
    uint8_t due[GL_ITEMS];
    size_t count = 0;
    for (size_t i = 0; i < l->actives; i++) {
        const gl_item *item = &l->item[l->active[i]];
        if (item->slice && item->strand[GL_TEXT].left == 0)
            due[count++] = l->active[i];
    }
    if (count)
        gl_lanes_mesh(l, GL_TEXT, due, count);
}

static void run_text(gl_lanes *l)
{
    if (gl_text_parallel(l->batch))
        gl_lanes_parallel(l);
    else
        gl_lanes_serial(l);
}

static void retire(gl_lanes *l)
{
    size_t kept = 0;
    for (size_t i = 0; i < l->actives; i++) {
        const uint8_t number = l->active[i];
        gl_item *item = &l->item[number];
        const gl_packet *p = item->packet;
        item->done += item->slice;
        if (item->done < p->length) {
            l->active[kept++] = number;
            continue;
        }
        if (p->status != GL_OK && l->text && p->length)
            gl_wipe(p->output, p->length);
        l->free[l->frees++] = number;
    }
    l->actives = kept;
}

static void rounds(gl_lanes *l, gl_packet *packets, const uint16_t *order, size_t count, bool text,
                   bool mac)
{
    const bool mac_first = gl_mac_first(l->batch);
    l->text = text;
    l->mac = mac;
    l->begun = false;
    l->actives = 0;
    l->frees = 0;
    for (size_t i = l->meshing[GL_TEXT] || l->meshing[GL_MACS] ? GL_WIDTH : GL_ITEMS; i-- > 0;)
        l->free[l->frees++] = (uint8_t)i;
    for (size_t next = 0; next < count || l->actives;) {
        const size_t before = l->actives, came = plan(l, packets, order + next, count - next);
        next += came;
        if (text && came)
            gl_lanes_start(l, l->active + before, came);
        if (text && l->meshing[GL_TEXT])
            mesh_text(l);
        if (mac && mac_first)
            gl_lanes_macs(l);
        if (text)
            run_text(l);
        if (mac && !mac_first)
            gl_lanes_macs(l);
        retire(l);
    }
}

/* ---- A family
 * ------------------------------------------------------------------------------------ */

/* Tags first, then the text of those that are right. Sets as large as the cache, where lanes are
 * filled all the same. */
static void check_then_decrypt(gl_lanes *l, gl_packet *packets, uint16_t *order, size_t count)
{
    while (count) {
        size_t set = 0, bytes = 0, right = 0;
        while (set < count && (bytes < CACHE || set < GL_WIDTH))
            bytes += packets[order[set++]].length;
        rounds(l, packets, order, set, false, true);
        for (size_t i = 0; i < set; i++)
            if (packets[order[i]].status == GL_OK)
                order[right++] = order[i];
        rounds(l, packets, order, right, true, false);
        order += set;
        count -= set;
    }
}

void gl_lanes_family(gl_lanes *l, gl_packet *packets, uint16_t *order, size_t count)
{
    const gl_batch *batch = l->batch;
    if (gl_text_alone(batch))
        gl_lanes_text(l, packets, order, count);
    else if (batch->crypt && batch->mac && batch->decrypt && batch->over_ciphertext)
        check_then_decrypt(l, packets, order, count);
    else
        rounds(l, packets, order, count, batch->crypt, batch->mac);
}
