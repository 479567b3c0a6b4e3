/* Vectors of 32 bytes, alike vector_ssse3.h. */
typedef __m256i vec;
#define V(f) _mm256_##f

GL_INLINE vec zero(void)
{
    return _mm256_setzero_si256();
}

GL_INLINE vec and_(vec a, vec b)
{
    return _mm256_and_si256(a, b);
}

GL_INLINE vec xor_(vec a, vec b)
{
    return _mm256_xor_si256(a, b);
}

GL_INLINE vec load(const uint8_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

GL_INLINE void store(uint8_t *p, vec v)
{
    _mm256_storeu_si256((__m256i *)(void *)p, v);
}

GL_INLINE vec twice(const uint8_t *p)
{
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)p));
}
