/*
 * The transposition of 64 rows and 64 columns of bits in every quadword, over
 * words of one or more quadwords: word_load, word_store and word_repeat as gost28147/bitslice.h has
 * them.
 *
 * With ROTATE(w, n), the quadwords rotated left by n, a transposition is a rotation of every row by
 * its number, a move of every column by its number, and a rotation of every row again: 8 operations
 * a row. Without it, six levels of exchanges between pairs of rows: 18 operations a row.
 */
#ifdef ROTATE

/* Slot s holds row -s of the blocks and plane s; numbers of rows are modulo 64. */
GL_INLINE word turned(word w, unsigned slot, const bool back)
{
    static const uint32_t numbers[] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64,
    };
    return ROTATE(w, word_spread(numbers[back ? 64 - slot : slot]));
}

/* The columns whose number has the bit of `distance` come from another row. The instruction
 * overwrites `here`: the orders below make this its last use. */
GL_INLINE word move(word from, word here, const int distance)
{
    const word moved = word_repeat(~(UINT64_MAX / ((UINT64_C(1) << distance) + 1)));
    return LUT(here, from, moved, 0xd8);
}

/* The bits 3..5 of the column's number; rows 8 apart, modulo 64. */
GL_INLINE void move_far(word r[8], const bool back)
{
    const unsigned sign = back ? 7 : 1;
#pragma GCC unroll 8
    for (unsigned d = 1; d < 8; d *= 2) {
        const word a[8] = {r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]};
#pragma GCC unroll 8
        for (unsigned j = 0; j < 8; j++) {
            const unsigned i = back ? 7 - j : j;
            r[i] = move(a[(i + sign * d) & 7], a[i], (int)(8 * d));
        }
    }
}

/* The bits 0..2: rows that follow each other, eight at a time. What the next eight need of these is
 * kept: a row, two rows after the first move, four after the second. */
struct near {
    word one, two[2], four[4];
};

GL_INLINE void move_near(struct near *near, word r[8])
{
    const word a[9] = {near->one, r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]};
    word b[10] = {near->two[0], near->two[1]};
    word c[12] = {near->four[0], near->four[1], near->four[2], near->four[3]};
#pragma GCC unroll 8
    for (unsigned i = 8; i-- > 0;)
        b[i + 2] = move(a[i], a[i + 1], 1);
#pragma GCC unroll 8
    for (unsigned i = 8; i-- > 0;)
        c[i + 4] = move(b[i], b[i + 2], 2);
#pragma GCC unroll 8
    for (unsigned i = 8; i-- > 0;)
        r[i] = move(c[i], c[i + 4], 4);
    *near = (struct near){a[8], {b[8], b[9]}, {c[8], c[9], c[10], c[11]}};
}

/* Bytes from the start of the blocks to the row of a slot; `wraps` where it may be slot 0. */
GL_INLINE size_t place(unsigned slot, const bool wraps)
{
    return 8 * QWORDS * (size_t)(wraps ? (64 - slot) & 63 : 64 - slot);
}

GL_INLINE void load_eight(word r[8], const uint8_t *in, unsigned slot)
{
#pragma GCC unroll 8
    for (unsigned i = 0; i < 8; i++)
        r[i] = turned(word_load(in + place(slot + i, i == 0)), slot + i, true);
}

static void load_planes(word planes[64], const uint8_t *in, unsigned flip)
{
    struct near near = {0};
    word r[8];
    load_eight(r, in, 56);
    move_near(&near, r);
    for (unsigned slot = 0; slot < 64; slot += 8) {
        load_eight(r, in, slot);
        move_near(&near, r);
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            planes[slot + i] = r[i];
    }
    for (unsigned t = 0; t < 8; t++) {
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            r[i] = planes[t + 8 * i];
        move_far(r, true);
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            planes[t + 8 * (i ^ flip)] = turned(r[i], t + 8 * i, true);
    }
}

/* All steps backwards; the near rows are taken in descending order, as mirror images. */
static void store_planes(word planes[64], const uint8_t *mask, uint8_t *out, unsigned flip)
{
    struct near near = {0};
    word r[8];
    for (unsigned t = 0; t < 8; t++) {
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            r[i] = turned(planes[t + 8 * (i ^ flip ^ 4)], t + 8 * i, false);
        move_far(r, false);
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            planes[t + 8 * i] = r[i];
    }
#pragma GCC unroll 8
    for (unsigned i = 0; i < 8; i++)
        r[i] = planes[7 - i];
    move_near(&near, r);
    for (unsigned slot = 64; slot > 0; slot -= 8) {
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            r[i] = planes[slot - 1 - i];
        move_near(&near, r);
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++) {
            const unsigned s = slot - 1 - i;
            const size_t at = place(s, i == 7);
            const word w = turned(r[i], s, false);
            word_store(out + at, mask ? w ^ word_load(mask + at) : w);
        }
    }
}

#else

/* Exchanges the bits of a above the mask with those of b below. */
GL_INLINE void exchange(word *a, word *b, const int distance)
{
    const word low = word_repeat(UINT64_MAX / ((UINT64_C(1) << distance) + 1));
    const word t = (*a >> distance ^ *b) & low;
    *b ^= t;
    *a ^= t << distance;
}

/* Three of the six levels of a transposition: rows that differ in three bits of their number. */
GL_INLINE void exchange_eight(word r[8], const int distance)
{
    exchange(&r[0], &r[1], distance);
    exchange(&r[2], &r[3], distance);
    exchange(&r[4], &r[5], distance);
    exchange(&r[6], &r[7], distance);
    exchange(&r[0], &r[2], 2 * distance);
    exchange(&r[1], &r[3], 2 * distance);
    exchange(&r[4], &r[6], 2 * distance);
    exchange(&r[5], &r[7], 2 * distance);
    exchange(&r[0], &r[4], 4 * distance);
    exchange(&r[1], &r[5], 4 * distance);
    exchange(&r[2], &r[6], 4 * distance);
    exchange(&r[3], &r[7], 4 * distance);
}

static void load_planes(word planes[64], const uint8_t *in, unsigned flip)
{
    for (unsigned g = 0; g < 64; g += 8) {
        word r[8];
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            r[i] = word_load(in + 8 * QWORDS * (g + i));
        exchange_eight(r, 1);
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            planes[g + i] = r[i];
    }
    for (unsigned t = 0; t < 8; t++) {
        word r[8];
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            r[i] = planes[t + 8 * i];
        exchange_eight(r, 8);
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            planes[t + 8 * (i ^ flip)] = r[i];
    }
}

/* The halves are exchanged, see the rounds. */
static void store_planes(word planes[64], const uint8_t *mask, uint8_t *out, unsigned flip)
{
    for (unsigned t = 0; t < 8; t++) {
        word r[8];
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            r[i] = planes[t + 8 * (i ^ flip ^ 4)];
        exchange_eight(r, 8);
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            planes[t + 8 * i] = r[i];
    }
    for (unsigned g = 0; g < 64; g += 8) {
        word r[8];
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++)
            r[i] = planes[g + i];
        exchange_eight(r, 1);
#pragma GCC unroll 8
        for (unsigned i = 0; i < 8; i++) {
            const size_t at = 8 * QWORDS * (g + i);
            word_store(out + at, mask ? r[i] ^ word_load(mask + at) : r[i]);
        }
    }
}

#endif
