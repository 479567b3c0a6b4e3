/*
 * L and the rounds over one width of registers: the including file defines VEC, OP(intrinsic) of
 * that width, NARROW from 512 bits to it, and AT(name), the names here, substitute among them.
 */

/* L(s) ^ key. */
GL_INLINE VEC AT(linear)(const struct unit *unit, VEC s, VEC key)
{
    enum { xor3 = 0x96 };
#define COLUMN(g, b) NARROW(unit->column[4 * (g) + (b)])
#define PRODUCT(x, g, b) OP(gf2p8mul_epi8)(x, COLUMN(g, b))
#define XOR3(a, b, c) OP(ternarylogic_epi64)(a, b, c, xor3)
    const VEC r1 = OP(alignr_epi8)(s, s, 1), r2 = OP(alignr_epi8)(s, s, 2),
              r3 = OP(alignr_epi8)(s, s, 3);
    const VEC y1 = XOR3(PRODUCT(s, 1, 0), PRODUCT(r1, 1, 1), PRODUCT(r2, 1, 2)),
              y2 = XOR3(PRODUCT(s, 2, 0), PRODUCT(r1, 2, 1), PRODUCT(r2, 2, 2)),
              y3 = XOR3(PRODUCT(s, 3, 0), PRODUCT(r1, 3, 1), PRODUCT(r2, 3, 2));
    const VEC z1 = OP(shuffle_epi32)(y1 ^ PRODUCT(r3, 1, 3), 0x39),
              z2 = OP(shuffle_epi32)(y2 ^ PRODUCT(r3, 2, 3), 0x4e),
              z3 = OP(shuffle_epi32)(y3 ^ PRODUCT(r3, 3, 3), 0x93);
    const VEC y0 = XOR3(key ^ PRODUCT(s, 0, 0), z1, z2);
    return XOR3(y0, XOR3(z3, PRODUCT(r1, 0, 1), PRODUCT(r2, 0, 2)), PRODUCT(r3, 0, 3));
#undef COLUMN
#undef PRODUCT
#undef XOR3
}

/* LS(x) ^ key. */
GL_INLINE VEC AT(layer)(const struct unit *unit, VEC x, VEC key)
{
    return AT(linear)(unit, AT(substitute)(unit, x), key);
}

/* Round key i of register j. */
GL_INLINE VEC AT(round_key)(const struct keys *keys, int i, int j)
{
    return NARROW(keys->same ? key_of(keys->one[i]) : keys->own[j][i]);
}

/* The whole cipher on `count` registers, a constant, in the field of AES. */
GL_INLINE void AT(rounds)(const struct unit *unit, const struct keys *keys, bool decrypt, VEC x[],
                          const int count)
{
    int i = 1;
#pragma GCC unroll 4
    for (int j = 0; j < count; j++) {
        x[j] ^= AT(round_key)(keys, 0, j);
        if (decrypt)
            x[j] = AT(linear)(unit, x[j], x[j] ^ x[j]);
    }
    for (; i < 10 - decrypt; i++) {
#pragma GCC unroll 4
        for (int j = 0; j < count; j++)
            x[j] = AT(layer)(unit, x[j], AT(round_key)(keys, i, j));
    }
    if (!decrypt)
        return;
#pragma GCC unroll 4
    for (int j = 0; j < count; j++)
        x[j] = AT(substitute)(unit, x[j]) ^ AT(round_key)(keys, i, j);
}

#undef VEC
#undef OP
#undef NARROW
#undef AT
