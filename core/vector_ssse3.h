/* Vectors of 16 bytes: what kernels that are written once over a vector type use. Included between
 * GL_TARGET_BEGIN and GL_TARGET_END, after the intrinsics. */
typedef __m128i vec;
#define V(f) _mm_##f

GL_INLINE vec zero(void)
{
    return _mm_setzero_si128();
}

GL_INLINE vec and_(vec a, vec b)
{
    return _mm_and_si128(a, b);
}

GL_INLINE vec xor_(vec a, vec b)
{
    return _mm_xor_si128(a, b);
}

GL_INLINE vec load(const uint8_t *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

GL_INLINE void store(uint8_t *p, vec v)
{
    _mm_storeu_si128((__m128i *)(void *)p, v);
}

GL_INLINE vec twice(const uint8_t *p)
{
    return load(p); /* a vector has no second half */
}
