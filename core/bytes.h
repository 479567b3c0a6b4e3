/* Loads and stores with a byte order, and xor of byte strings. */
#ifndef GL_BYTES_H
#define GL_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define GL_INLINE static inline __attribute__((always_inline))
#else
#define GL_INLINE static inline
#endif

#if defined(__GNUC__)
#define GL_OWN_FRAME __attribute__((noinline)) /* so that gl_burn_stack reaches its frame */
#else
#define GL_OWN_FRAME
#endif

/* Overwrites the stack below the caller's frame, where a call that has returned spilled secrets. */
void gl_burn_stack(void);

GL_INLINE uint32_t gl_load_le32(const uint8_t *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

GL_INLINE uint32_t gl_load_be32(const uint8_t *p)
{
    return (uint32_t)p[3] | (uint32_t)p[2] << 8 | (uint32_t)p[1] << 16 | (uint32_t)p[0] << 24;
}

GL_INLINE void gl_store_le32(uint8_t *p, uint32_t v)
{
    p[0] = (uint8_t)v;
    p[1] = (uint8_t)(v >> 8);
    p[2] = (uint8_t)(v >> 16);
    p[3] = (uint8_t)(v >> 24);
}

GL_INLINE void gl_store_be32(uint8_t *p, uint32_t v)
{
    p[3] = (uint8_t)v;
    p[2] = (uint8_t)(v >> 8);
    p[1] = (uint8_t)(v >> 16);
    p[0] = (uint8_t)(v >> 24);
}

GL_INLINE uint32_t gl_rol32(uint32_t v, unsigned n)
{
    return v << n | v >> (32 - n);
}

/* out may be a or b. */
GL_INLINE void gl_xor(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t length)
{
    for (size_t i = 0; i < length; i++)
        out[i] = a[i] ^ b[i];
}

#endif
