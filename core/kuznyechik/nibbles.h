/*
 * Look-ups of Kuznyechik by nibbles, written by tools/kuznyechik_nibbles.py; do not edit.
 *
 * With l and r the high and the low nibble of split[0][x & 15] ^ split[1][x >> 4], look-ups of
 * indices with bit 7 set being zero, and sums of logarithms modulo 15:
 *
 *     S       a = log_r[r];  s = log_l[l] + a;  l = one[s], where a is negative zero[l]
 *             t = log_l2[l] + log_r2[r];        S(x) = out_l[l] ^ out_r[t]
 *     S^-1    s = log_r[r] + log_l[l];          t = log_l2[l] + s
 *             S^-1(x) = out_l[t] ^ out_r[s], where s is negative zero[l]
 *
 * In S^-1 `one` and `log_r2` are not used.
 *
 * newest[0][n] ^ newest[1][m] is byte n + 16 m times the first coefficient of l, and what seven
 * doublings one after another add too much where each takes the modulus off when it should not.
 */
#ifndef GL_KUZNYECHIK_NIBBLES_H
#define GL_KUZNYECHIK_NIBBLES_H

#include <stdint.h>

struct kuzn_nibbles {
    uint8_t split[2][16], log_l[16], log_r[16], one[16], zero[16];
    uint8_t log_l2[16], log_r2[16], out_l[16], out_r[16];
};

/* S and its inverse. */
static const struct kuzn_nibbles kuzn_nibbles[2] = {
    {
        {{0, 112, 58, 74, 20, 100, 46, 94, 154, 234, 160, 208, 142, 254, 180, 196},
         {0, 2, 17, 19, 116, 118, 101, 103, 24, 26, 9, 11, 108, 110, 125, 127}},
        {240, 0, 1, 12, 2, 9, 13, 7, 3, 4, 10, 5, 14, 11, 8, 6},
        {240, 0, 14, 3, 13, 6, 2, 8, 12, 11, 5, 10, 1, 4, 7, 9},
        {1, 11, 7, 3, 2, 9, 13, 6, 4, 8, 12, 5, 14, 15, 10, 0},
        {5, 2, 4, 12, 1, 14, 9, 13, 7, 3, 8, 6, 15, 10, 11, 0},
        {14, 0, 2, 14, 3, 5, 1, 5, 5, 13, 12, 8, 3, 9, 12, 13},
        {240, 0, 1, 12, 2, 9, 13, 7, 3, 4, 10, 5, 14, 11, 8, 6},
        {232, 248, 200, 216, 236, 252, 204, 220, 250, 234, 218, 202, 254, 238, 222, 206},
        {1, 220, 68, 79, 69, 78, 11, 146, 10, 215, 153, 221, 152, 214, 147, 0},
    },
    {
        {{0, 1, 144, 145, 64, 65, 208, 209, 154, 155, 10, 11, 218, 219, 74, 75},
         {0, 16, 32, 48, 68, 84, 100, 116, 130, 146, 162, 178, 198, 214, 230, 246}},
        {10, 14, 10, 12, 1, 13, 0, 1, 2, 3, 6, 12, 7, 3, 2, 10},
        {1, 11, 5, 3, 12, 10, 8, 6, 2, 4, 13, 9, 240, 0, 7, 14},
        {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
        {152, 79, 0, 146, 221, 69, 214, 153, 78, 147, 1, 215, 220, 11, 68, 10},
        {2, 7, 11, 8, 3, 4, 0, 240, 13, 12, 6, 10, 1, 14, 5, 9},
        {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
        {69, 146, 214, 152, 221, 79, 153, 1, 220, 147, 10, 11, 215, 68, 78, 0},
        {101, 16, 65, 197, 160, 176, 241, 52, 148, 36, 213, 225, 117, 81, 132, 0},
    },
};

static const uint8_t kuzn_newest[2][16] = {
    {27, 143, 240, 100, 14, 154, 229, 113, 49, 165, 218, 78, 36, 176, 207, 91},
    {0, 84, 168, 252, 147, 199, 59, 111, 229, 177, 77, 25, 118, 34, 222, 138},
};

#endif
