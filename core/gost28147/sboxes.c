/*
 * The parameter sets of GOST 28147-89: RFC 4357 section 11 and, for param-Z, RFC 7836 appendix C.
 * Row 0 acts on the lowest nibble. The preprocessor unfolds each set into the forms of gost_sbox.
 */
#include "gost28147/sboxes.h"

#define UNPACK(...) __VA_ARGS__
#define ROTATED(x) ((uint32_t)(x) << 11 | (uint32_t)(x) >> 21)
#define ENTRY(j, high, low) ROTATED((uint32_t)((high) << 4 | (low)) << 8 * (j))

/* Table entries for one high nibble and the sixteen low ones. */
#define LINE(...) LINE_(__VA_ARGS__)
#define LINE_(j, h, a, b, c, d, e, f, g, i, k, l, m, n, o, p, q, r)                                \
    ENTRY(j, h, a), ENTRY(j, h, b), ENTRY(j, h, c), ENTRY(j, h, d), ENTRY(j, h, e),                \
        ENTRY(j, h, f), ENTRY(j, h, g), ENTRY(j, h, i), ENTRY(j, h, k), ENTRY(j, h, l),            \
        ENTRY(j, h, m), ENTRY(j, h, n), ENTRY(j, h, o), ENTRY(j, h, p), ENTRY(j, h, q),            \
        ENTRY(j, h, r)

/* All 256 entries of byte j: `low` is its even row in parentheses, the rest its odd row. */
#define TABLE(...) TABLE_(__VA_ARGS__)
#define TABLE_(j, low, a, b, c, d, e, f, g, i, k, l, m, n, o, p, q, r)                             \
    {                                                                                              \
        LINE(j, a, UNPACK low), LINE(j, b, UNPACK low), LINE(j, c, UNPACK low),                    \
        LINE(j, d, UNPACK low), LINE(j, e, UNPACK low), LINE(j, f, UNPACK low),                    \
        LINE(j, g, UNPACK low), LINE(j, i, UNPACK low), LINE(j, k, UNPACK low),                    \
        LINE(j, l, UNPACK low), LINE(j, m, UNPACK low), LINE(j, n, UNPACK low),                    \
        LINE(j, o, UNPACK low), LINE(j, p, UNPACK low), LINE(j, q, UNPACK low),                    \
        LINE(j, r, UNPACK low)}

#define SBOX(n, r0, r1, r2, r3, r4, r5, r6, r7)                                                    \
    {                                                                                              \
        .circuit = n,                                                                              \
        .even = {{UNPACK r0}, {UNPACK r2}, {UNPACK r4}, {UNPACK r6}},                              \
        .odd = {{UNPACK r1}, {UNPACK r3}, {UNPACK r5}, {UNPACK r7}},                               \
        .table = {TABLE(0, r0, UNPACK r1), TABLE(1, r2, UNPACK r3), TABLE(2, r4, UNPACK r5),       \
                  TABLE(3, r6, UNPACK r7)},                                                        \
    }

/* clang-format off */
static const struct {
    const char *name, *oid;
    struct gost_sbox sbox;
} sets[] = {
    {"id-tc26-gost-28147-param-Z", "1.2.643.7.1.2.5.1.1", SBOX(0,
        (12,  4,  6,  2, 10,  5, 11,  9, 14,  8, 13,  7,  0,  3, 15,  1),
        ( 6,  8,  2,  3,  9, 10,  5, 12,  1, 14,  4,  7, 11, 13,  0, 15),
        (11,  3,  5,  8,  2, 15, 10, 13, 14,  1,  7,  4, 12,  9,  6,  0),
        (12,  8,  2,  1, 13,  4, 15,  6,  7,  0, 10,  5,  3, 14,  9, 11),
        ( 7, 15,  5, 10,  8,  1,  6, 13,  0,  9,  3, 14, 11,  4,  2, 12),
        ( 5, 13, 15,  6,  9,  2, 12, 10, 11,  7,  8,  1,  4,  3, 14,  0),
        ( 8, 14,  2,  5,  6,  9,  1, 12, 15,  4, 11,  0, 13, 10,  3,  7),
        ( 1,  7, 14, 13,  0,  5,  8,  3,  4, 15, 10,  6,  9, 12, 11,  2))},
    {"id-Gost28147-89-TestParamSet", "1.2.643.2.2.31.0", SBOX(1,
        ( 4,  2, 15,  5,  9,  1,  0,  8, 14,  3, 11, 12, 13,  7, 10,  6),
        (12,  9, 15, 14,  8,  1,  3, 10,  2,  7,  4, 13,  6,  0, 11,  5),
        (13,  8, 14, 12,  7,  3,  9, 10,  1,  5,  2,  4,  6, 15,  0, 11),
        (14,  9, 11,  2,  5, 15,  7,  1,  0, 13, 12,  6, 10,  4,  3,  8),
        ( 3, 14,  5,  9,  6,  8,  0, 13, 10, 11,  7, 12,  2,  1, 15,  4),
        ( 8, 15,  6, 11,  1,  9, 12,  5, 13,  3,  7, 10,  0, 14,  2,  4),
        ( 9, 11, 12,  0,  3,  6,  7,  5,  4,  8, 14, 15,  1, 10,  2, 13),
        (12,  6,  5,  2, 11,  0,  9, 13,  3, 14,  7, 10, 15,  4,  1,  8))},
    {"id-Gost28147-89-CryptoPro-A-ParamSet", "1.2.643.2.2.31.1", SBOX(2,
        ( 9,  6,  3,  2,  8, 11,  1,  7, 10,  4, 14, 15, 12,  0, 13,  5),
        ( 3,  7, 14,  9,  8, 10, 15,  0,  5,  2,  6, 12, 11,  4, 13,  1),
        (14,  4,  6,  2, 11,  3, 13,  8, 12, 15,  5, 10,  0,  7,  1,  9),
        (14,  7, 10, 12, 13,  1,  3,  9,  0,  2, 11,  4, 15,  8,  5,  6),
        (11,  5,  1,  9,  8, 13, 15,  0, 14,  4,  2,  3, 12,  7, 10,  6),
        ( 3, 10, 13, 12,  1,  2,  0, 11,  7,  5,  9,  4,  8, 15, 14,  6),
        ( 1, 13,  2,  9,  7, 10,  6,  0,  8, 12,  4,  5, 15,  3, 11, 14),
        (11, 10, 15,  5,  0, 12, 14,  8,  6,  2,  3,  9,  1,  7, 13,  4))},
    {"id-Gost28147-89-CryptoPro-B-ParamSet", "1.2.643.2.2.31.2", SBOX(3,
        ( 8,  4, 11,  1,  3,  5,  0,  9,  2, 14, 10, 12, 13,  6,  7, 15),
        ( 0,  1,  2, 10,  4, 13,  5, 12,  9,  7,  3, 15, 11,  8,  6, 14),
        (14, 12,  0, 10,  9,  2, 13, 11,  7,  5,  8, 15,  3,  6,  1,  4),
        ( 7,  5,  0, 13, 11,  6,  1,  2,  3, 10, 12, 15,  4, 14,  9,  8),
        ( 2,  7, 12, 15,  9,  5, 10, 11,  1,  4,  0, 13,  6,  8, 14,  3),
        ( 8,  3,  2,  6,  4, 13, 14, 11, 12,  1,  7, 15, 10,  0,  9,  5),
        ( 5,  2, 10, 11,  9,  1, 12,  3,  7,  4, 13,  0,  6, 15,  8, 14),
        ( 0,  4, 11, 14,  8,  3,  7,  1, 10,  2,  9,  6, 15, 13,  5, 12))},
    {"id-Gost28147-89-CryptoPro-C-ParamSet", "1.2.643.2.2.31.3", SBOX(4,
        ( 1, 11, 12,  2,  9, 13,  0, 15,  4,  5,  8, 14, 10,  7,  6,  3),
        ( 0,  1,  7, 13, 11,  4,  5,  2,  8, 14, 15, 12,  9, 10,  6,  3),
        ( 8,  2,  5,  0,  4,  9, 15, 10,  3,  7, 12, 13,  6, 14,  1, 11),
        ( 3,  6,  0,  1,  5, 13, 10,  8, 11,  2,  9,  7, 14, 15, 12,  4),
        ( 8, 13, 11,  0,  4,  5,  1,  2,  9,  3, 12, 14,  6, 15, 10,  7),
        (12,  9, 11,  1,  8, 14,  2,  4,  7,  3,  6,  5, 10,  0, 15, 13),
        (10,  9,  6,  8, 13, 14,  2,  0, 15,  3,  5, 11,  4,  1, 12,  7),
        ( 7,  4,  0,  5, 10,  2, 15, 14, 12,  6,  1, 11, 13,  9,  3,  8))},
    {"id-Gost28147-89-CryptoPro-D-ParamSet", "1.2.643.2.2.31.4", SBOX(5,
        (15, 12,  2, 10,  6,  4,  5,  0,  7,  9, 14, 13,  1, 11,  8,  3),
        (11,  6,  3,  4, 12, 15, 14,  2,  7, 13,  8,  0,  5, 10,  9,  1),
        ( 1, 12, 11,  0, 15, 14,  6,  5, 10, 13,  4,  8,  9,  3,  7,  2),
        ( 1,  5, 14, 12, 10,  7,  0, 13,  6,  2, 11,  4,  9,  3, 15,  8),
        ( 0, 12,  8,  9, 13,  2, 10, 11,  7,  3,  6,  5,  4, 14, 15,  1),
        ( 8,  0, 15,  3,  2,  5, 14, 11,  1, 10,  4,  7, 12,  9, 13,  6),
        ( 3,  0,  6, 15,  1, 14,  9,  2, 13,  8, 12,  4, 11, 10,  5,  7),
        ( 1, 10,  6,  8, 15, 11,  0,  4, 12,  3,  5,  9,  7, 13,  2, 14))},
    {"id-GostR3411-94-TestParamSet", "1.2.643.2.2.30.0", SBOX(6,
        ( 4, 10,  9,  2, 13,  8,  0, 14,  6, 11,  1, 12,  7, 15,  5,  3),
        (14, 11,  4, 12,  6, 13, 15, 10,  2,  3,  8,  1,  0,  7,  5,  9),
        ( 5,  8,  1, 13, 10,  3,  4,  2, 14, 15, 12,  7,  6,  0,  9, 11),
        ( 7, 13, 10,  1,  0,  8,  9, 15, 14,  4,  6, 12, 11,  2,  5,  3),
        ( 6, 12,  7,  1,  5, 15, 13,  8,  4, 10,  9, 14,  0,  3, 11,  2),
        ( 4, 11, 10,  0,  7,  2,  1, 13,  3,  6,  8,  5,  9, 12, 15, 14),
        (13, 11,  4,  1,  3, 15,  5,  9,  0, 10, 14,  7,  6,  8,  2, 12),
        ( 1, 15, 13,  0,  5,  7, 10,  4,  9,  2,  3, 14,  6, 11,  8, 12))},
    {"id-GostR3411-94-CryptoProParamSet", "1.2.643.2.2.30.1", SBOX(7,
        (10,  4,  5,  6,  8,  1,  3,  7, 13, 12, 14,  0,  9,  2, 11, 15),
        ( 5, 15,  4,  0,  2, 13, 11,  9,  1,  7,  6,  3, 12, 14, 10,  8),
        ( 7, 15, 12, 14,  9,  4,  1,  0,  3, 11,  5,  2,  6, 10,  8, 13),
        ( 4, 10,  7, 12,  0, 15,  2,  8, 14,  1,  6,  5, 13, 11,  9,  3),
        ( 7,  6,  4, 11,  9, 12,  2, 10,  1,  8,  0, 14, 15, 13,  3,  5),
        ( 7,  6,  2,  4, 13,  9, 15,  0, 10,  1,  5, 11,  8, 14, 12,  3),
        (13, 14,  4,  1,  7,  0,  5, 10,  3, 12,  8, 15,  6,  2,  9, 11),
        ( 1,  3, 10,  9,  5, 11,  4, 15,  8,  6,  7, 14, 13,  0,  2, 12))},
};
/* clang-format on */
#define SETS (sizeof sets / sizeof *sets)

const struct gost_sbox *const gost_param_z = &sets[0].sbox;

const gl_sbox *gl_sbox_by_name(const char *name_or_oid)
{
    for (size_t i = 0; i < SETS; i++)
        if (strcmp(name_or_oid, sets[i].name) == 0 || strcmp(name_or_oid, sets[i].oid) == 0)
            return (const gl_sbox *)(const void *)&sets[i].sbox;
    return NULL;
}

bool gl_sbox_describe(size_t index, const char **name, const char **oid)
{
    if (index >= SETS)
        return false;
    *name = sets[index].name;
    *oid = sets[index].oid;
    return true;
}

gl_status gl_sbox_init(gl_sbox *opaque, const uint8_t rows[8][16])
{
    struct gost_sbox *sbox = (struct gost_sbox *)(void *)opaque;
    uint32_t seen_in_all = 0xffff;
    for (unsigned i = 0; i < 8; i++) {
        uint32_t seen = 0;
        for (unsigned v = 0; v < 16; v++)
            for (unsigned u = 0; u < 16; u++) /* not a shift by a secret: compilers index with it */
                seen |= ((uint32_t)(rows[i][v] ^ u) - 1) >> 31 << u;
        seen_in_all &= seen;
    }
    if (seen_in_all != 0xffff)
        return GL_E_SBOX;
    sbox->circuit = -1;
    for (unsigned j = 0; j < 4; j++) {
        memcpy(sbox->even[j], rows[2 * j], 16);
        memcpy(sbox->odd[j], rows[2 * j + 1], 16);
        for (unsigned b = 0; b < 256; b++)
            sbox->table[j][b] = ENTRY(j, rows[2 * j + 1][b >> 4], rows[2 * j][b & 15]);
    }
    return GL_OK;
}

void gl_sbox_wipe(gl_sbox *sbox)
{
    gl_wipe(sbox, sizeof *sbox);
}
