/* CryptoPro key meshing, RFC 4357 section 2.3.2, for many packets together; see modes/meshing.h. */
#include "lanes/lanes.h"

#include "gost28147/contract.h"

enum { KEY_BYTES = 8 * GL_MESH_BLOCKS, AT_ONCE = GL_TILE / KEY_BYTES };

/* K' = D(K, C) for each item, whose key becomes its own copy. */
static void next_keys(gl_lanes *l, unsigned strand, const uint8_t *items, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        memcpy(l->tile + i * KEY_BYTES, gl_mesh_c, KEY_BYTES);
        for (size_t b = 0; b < GL_MESH_BLOCKS; b++)
            l->keys[i * GL_MESH_BLOCKS + b] = l->item[items[i]].strand[strand].key;
    }
    gl_lanes_each(l->kernel[strand], 8, l->keys, true, l->tile, NULL, l->tile,
                  count * GL_MESH_BLOCKS);
    for (size_t i = 0; i < count; i++) {
        gl_strand *s = &l->item[items[i]].strand[strand];
        struct gost_key *changed = (struct gost_key *)(void *)&l->mesh_key[items[i]][strand];
        if (gost_key_of(s->key) != changed)
            *changed = *gost_key_of(s->key);
        s->key = (const gl_key *)(const void *)changed;
        s->left = GL_SECTION / 8;
        for (size_t w = 0; w < 8; w++)
            changed->k[w] = gl_load_le32(l->tile + i * KEY_BYTES + 4 * w);
    }
}

/* R' = E(K', R) for each item. */
static void next_registers(gl_lanes *l, unsigned strand, const uint8_t *items, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const gl_strand *s = &l->item[items[i]].strand[strand];
        memcpy(l->tile + 8 * i, s->reg, 8);
        l->keys[i] = s->key;
    }
    gl_lanes_each(l->kernel[strand], 8, l->keys, false, l->tile, NULL, l->tile, count);
    for (size_t i = 0; i < count; i++)
        memcpy(l->item[items[i]].strand[strand].reg, l->tile + 8 * i, 8);
}

void gl_lanes_mesh(gl_lanes *l, unsigned strand, const uint8_t *items, size_t count)
{
    for (size_t i = 0; i < count; i += AT_ONCE) {
        const size_t n = count - i < AT_ONCE ? count - i : AT_ONCE;
        next_keys(l, strand, items + i, n);
        if (strand == GL_TEXT)
            next_registers(l, strand, items + i, n);
    }
}
