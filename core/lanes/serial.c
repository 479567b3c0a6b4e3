/* Text whose blocks follow one another: CBC and CFB encryption, OFB. */
#include "lanes/lanes.h"

/* The last, partial blocks of CFB and OFB. */
static void finish(gl_lanes *l, const uint8_t *items, size_t count)
{
    const size_t block = l->block[GL_TEXT];
    for (size_t i = 0; i < count; i++) {
        const gl_strand *s = &l->item[items[i]].strand[GL_TEXT];
        gl_copy_block(l->tile + i * block, s->reg, block);
        l->keys[i] = s->key;
    }
    gl_lanes_each(l->kernel[GL_TEXT], block, l->keys, false, l->tile, NULL, l->tile, count);
    for (size_t i = 0; i < count; i++) {
        const gl_item *item = &l->item[items[i]];
        const size_t n = item->slice % block, at = item->done + item->slice - n;
        gl_xor(item->packet->output + at, item->packet->input + at, l->tile + i * block, n);
    }
}

void gl_lanes_serial(gl_lanes *l)
{
    static const unsigned kind_of[] = {
        [GL_CBC] = GL_CHAIN_CBC, [GL_CFB] = GL_CHAIN_CFB, [GL_OFB] = GL_CHAIN_OFB};
    const size_t block = l->block[GL_TEXT];
    uint8_t partial[GL_ITEMS];
    size_t jobs = 0, partials = 0;
    for (size_t i = 0; i < l->actives; i++) {
        const gl_item *item = &l->item[l->active[i]];
        const size_t blocks = item->slice >> l->shift[GL_TEXT];
        if (blocks)
            l->job[jobs++] = (gl_job){.in = item->packet->input + item->done,
                                      .out = item->packet->output + item->done,
                                      .blocks = blocks,
                                      .item = l->active[i]};
        if (item->slice & (block - 1))
            partial[partials++] = l->active[i];
    }
    gl_lanes_run(l, GL_TEXT, kind_of[l->batch->mode], jobs);
    if (partials)
        finish(l, partial, partials);
}
