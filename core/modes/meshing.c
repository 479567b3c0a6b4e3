#include "modes/meshing.h"

#include "gost28147/contract.h"

_Static_assert(sizeof(struct gost_key) <= sizeof(gl_mesh_key), "gl_mesh_key holds a gost_key");

const uint8_t gl_mesh_c[8 * GL_MESH_BLOCKS] = {
    0x69, 0x00, 0x72, 0x22, 0x64, 0xc9, 0x04, 0x23, 0x8d, 0x3a, 0xdb, 0x96, 0x46, 0xe9, 0x2a, 0xc4,
    0x18, 0xfe, 0xac, 0x94, 0x00, 0xed, 0x07, 0x12, 0xc0, 0x86, 0xdc, 0xc2, 0xef, 0x4c, 0xa9, 0x2b,
};

/* `key` with other words; the S-box stays. */
static void set_words(gl_mesh_key *key, const gl_key *like, const uint8_t *bytes)
{
    struct gost_key changed = *gost_key_of(like);
    for (unsigned i = 0; i < 8; i++)
        changed.k[i] = gl_load_le32(bytes + 4 * i);
    memcpy(key, &changed, sizeof changed);
    gl_wipe(&changed, sizeof changed);
}

static void compute_next(gl_meshing *meshing, const gl_kernel *kernel, const gl_key *key)
{
    uint8_t bytes[sizeof gl_mesh_c];
    kernel->decrypt(key, gl_mesh_c, NULL, bytes, GL_MESH_BLOCKS);
    set_words(&meshing->next, key, bytes);
    meshing->ahead = true;
    gl_wipe(bytes, sizeof bytes);
}

void gl_mesh(gl_meshing *meshing, const gl_kernel *kernel, const gl_key *given, uint8_t *reg)
{
    if (!meshing->ahead)
        compute_next(meshing, kernel, gl_meshing_key(meshing, given));
    meshing->key = meshing->next;
    meshing->changed = true;
    meshing->ahead = false;
    const gl_key *key = gl_meshing_key(meshing, given);
    if (reg && kernel->mesh) {
        uint8_t blocks[sizeof gl_mesh_c + 8];
        memcpy(blocks, gl_mesh_c, sizeof gl_mesh_c);
        memcpy(blocks + sizeof gl_mesh_c, reg, 8);
        kernel->mesh(key, blocks, blocks);
        memcpy(reg, blocks + sizeof gl_mesh_c, 8);
        set_words(&meshing->next, key, blocks);
        meshing->ahead = true;
        gl_wipe(blocks, sizeof blocks);
    } else if (reg) {
        kernel->encrypt(key, reg, NULL, reg, 1);
    }
}
