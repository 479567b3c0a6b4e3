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

/* The largest frames of a kernel, and of what it calls. */
enum { GL_FRAMES = 3456 };

/* Overwrites `length` bytes, at most GL_FRAMES, of the stack below the caller's frame, where a call
 * that has returned spilled secrets. */
void gl_burn_stack(size_t length);

/* The compiler sees one load or store in these; a loop over bytes it does not see through. */
#if defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define GL_LE32(v) (v)
#define GL_BE32(v) __builtin_bswap32(v)
#define GL_LE64(v) (v)
#define GL_BE64(v) __builtin_bswap64(v)
#elif defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define GL_LE32(v) __builtin_bswap32(v)
#define GL_BE32(v) (v)
#define GL_LE64(v) __builtin_bswap64(v)
#define GL_BE64(v) (v)
#endif

GL_INLINE uint32_t gl_load_le32(const uint8_t *p)
{
#ifdef GL_LE32
    uint32_t v;
    memcpy(&v, p, 4);
    return GL_LE32(v);
#else
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
#endif
}

GL_INLINE uint32_t gl_load_be32(const uint8_t *p)
{
#ifdef GL_BE32
    uint32_t v;
    memcpy(&v, p, 4);
    return GL_BE32(v);
#else
    return (uint32_t)p[3] | (uint32_t)p[2] << 8 | (uint32_t)p[1] << 16 | (uint32_t)p[0] << 24;
#endif
}

GL_INLINE void gl_store_le32(uint8_t *p, uint32_t v)
{
#ifdef GL_LE32
    v = GL_LE32(v);
    memcpy(p, &v, 4);
#else
    p[0] = (uint8_t)v;
    p[1] = (uint8_t)(v >> 8);
    p[2] = (uint8_t)(v >> 16);
    p[3] = (uint8_t)(v >> 24);
#endif
}

GL_INLINE void gl_store_be32(uint8_t *p, uint32_t v)
{
#ifdef GL_BE32
    v = GL_BE32(v);
    memcpy(p, &v, 4);
#else
    p[3] = (uint8_t)v;
    p[2] = (uint8_t)(v >> 8);
    p[1] = (uint8_t)(v >> 16);
    p[0] = (uint8_t)(v >> 24);
#endif
}

GL_INLINE uint64_t gl_load_le64(const uint8_t *p)
{
#ifdef GL_LE64
    uint64_t v;
    memcpy(&v, p, 8);
    return GL_LE64(v);
#else
    return (uint64_t)gl_load_le32(p + 4) << 32 | gl_load_le32(p);
#endif
}

GL_INLINE uint64_t gl_load_be64(const uint8_t *p)
{
#ifdef GL_BE64
    uint64_t v;
    memcpy(&v, p, 8);
    return GL_BE64(v);
#else
    return (uint64_t)gl_load_be32(p) << 32 | gl_load_be32(p + 4);
#endif
}

GL_INLINE void gl_store_le64(uint8_t *p, uint64_t v)
{
#ifdef GL_LE64
    v = GL_LE64(v);
    memcpy(p, &v, 8);
#else
    gl_store_le32(p, (uint32_t)v);
    gl_store_le32(p + 4, (uint32_t)(v >> 32));
#endif
}

GL_INLINE void gl_store_be64(uint8_t *p, uint64_t v)
{
#ifdef GL_BE64
    v = GL_BE64(v);
    memcpy(p, &v, 8);
#else
    gl_store_be32(p, (uint32_t)(v >> 32));
    gl_store_be32(p + 4, (uint32_t)v);
#endif
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
