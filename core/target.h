/* Instruction sets by function, so that no file needs flags of its own: GL_TARGET("avx2") before
 * any include of intrinsics. And loops to unroll. */
#ifndef GL_TARGET_H
#define GL_TARGET_H

#define GL_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define GL_TARGET_BEGIN(isa)                                                                       \
    GL_PRAGMA(clang attribute push(__attribute__((target(isa))), apply_to = function))
#define GL_TARGET_END GL_PRAGMA(clang attribute pop)
#else
#define GL_TARGET_BEGIN(isa) GL_PRAGMA(GCC push_options) GL_PRAGMA(GCC target(isa))
#define GL_TARGET_END GL_PRAGMA(GCC pop_options)
#endif

/* Before a loop of at most n turns: it becomes straight code, so that arrays become registers. */
#if defined(__clang__)
#define GL_UNROLL(n) GL_PRAGMA(clang loop unroll(full))
#elif defined(__GNUC__)
#define GL_UNROLL(n) GL_PRAGMA(GCC unroll n)
#else
#define GL_UNROLL(n)
#endif

#endif
