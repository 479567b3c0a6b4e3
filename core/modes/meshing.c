#include "modes/meshing.h"

#include "gost28147/contract.h"

/* RFC 4357 section 2.3.2. */
static const uint8_t constant_c[32] = {
    0x69, 0x00, 0x72, 0x22, 0x64, 0xc9, 0x04, 0x23, 0x8d, 0x3a, 0xdb, 0x96, 0x46, 0xe9, 0x2a, 0xc4,
    0x18, 0xfe, 0xac, 0x94, 0x00, 0xed, 0x07, 0x12, 0xc0, 0x86, 0xdc, 0xc2, 0xef, 0x4c, 0xa9, 0x2b,
};

void gl_mesh_key(const gl_kernel *kernel, const gl_key *key, gl_key *next)
{
    struct gost_key changed = *gost_key_of(key);
    uint8_t bytes[32];
    kernel->decrypt(key, constant_c, NULL, bytes, sizeof bytes / 8);
    for (unsigned i = 0; i < 8; i++)
        changed.k[i] = gl_load_le32(bytes + 4 * i);
    memcpy(next, &changed, sizeof changed);
    gl_wipe(&changed, sizeof changed);
    gl_wipe(bytes, sizeof bytes);
}
