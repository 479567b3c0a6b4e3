/*
 * The S-boxes as logic, written by tools/sbox_circuits.py; do not edit.
 *
 * circuit_SET(row, x, y): y[j] ^= bit j of the S-box of that row for the input bits x[0..3]. With
 * LUT(a, b, c, table), bit 4a + 2b + c of the table, gates have three inputs. Without it they are
 * and, or, xor and and-not, and the inputs set in CIRCUIT_INVERTED(SET) come complemented: bit
 * 4 row + j is x[j] of that row.
 */
#ifndef GL_GOST28147_CIRCUITS_H
#define GL_GOST28147_CIRCUITS_H

#include "bytes.h"

/* The sets in the order of gl_sbox_describe, which numbers them. */
#define CIRCUIT_SETS(DO) DO(z) DO(test) DO(a) DO(b) DO(c) DO(d) DO(hash_test) DO(hash_a)

#ifdef LUT

#define CIRCUIT_INVERTED(set) 0u

GL_INLINE void circuit_z_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x82);
    word g5 = LUT(x3, x2, x0, 0x58);
    word g6 = LUT(x3, x2, x1, 0x42);
    y[3] = LUT(y[3], g6, g4, 0x69);
    word g7 = LUT(x3, x2, x1, 0x6e);
    y[1] = LUT(y[1], g7, g5, 0x96);
    word g8 = LUT(x0, g7, x2, 0xd8);
    y[2] = LUT(y[2], g8, g4, 0x69);
    word g9 = LUT(x1, g8, g5, 0xf8);
    y[0] = LUT(y[0], g9, g6, 0x96);
}

GL_INLINE void circuit_z_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xd8);
    word g5 = LUT(x2, x1, x0, 0x42);
    y[3] = LUT(y[3], g5, x2, 0x96);
    word g6 = LUT(x2, x1, x0, 0x94);
    word g7 = LUT(x1, g5, x3, 0xd8);
    word g8 = LUT(g4, g6, x3, 0x4a);
    y[1] = LUT(y[1], g8, g5, 0x69);
    word g9 = LUT(x3, g8, g6, 0x7a);
    y[0] = LUT(y[0], g9, g7, 0x96);
    y[2] = LUT(y[2], g9, x0, 0x69);
}

GL_INLINE void circuit_z_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0xa4);
    word g5 = LUT(g4, x3, x1, 0xa4);
    word g6 = LUT(g5, x2, x1, 0x1a);
    y[1] = LUT(y[1], g6, x3, 0x69);
    word g7 = LUT(x3, g6, x2, 0xe4);
    word g8 = LUT(g7, x2, x0, 0x32);
    word g9 = LUT(x0, g8, x1, 0xb0);
    y[2] = LUT(y[2], g9, g7, 0x96);
    word g10 = LUT(x2, g9, g5, 0x96);
    y[0] = LUT(y[0], g10, g5, 0xe1);
    y[3] = LUT(y[3], g10, g8, 0x69);
}

GL_INLINE void circuit_z_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0xb6);
    word g5 = LUT(x3, x2, x0, 0x7e);
    word g6 = LUT(x3, x2, x1, 0x64);
    word g7 = LUT(x1, g5, x2, 0x8e);
    y[0] = LUT(y[0], g7, x0, 0x96);
    word g8 = LUT(x3, g6, g5, 0x56);
    y[3] = LUT(y[3], g8, g4, 0x69);
    word g9 = LUT(x0, g7, g4, 0xb6);
    y[1] = LUT(y[1], g9, g5, 0x96);
    y[2] = LUT(y[2], g9, g6, 0x69);
}

GL_INLINE void circuit_z_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x52);
    word g5 = LUT(x3, x1, x0, 0x68);
    word g6 = LUT(g4, x1, x0, 0x38);
    y[3] = LUT(y[3], g6, x0, 0x3c);
    word g7 = LUT(g5, x3, x2, 0xd6);
    y[1] = LUT(y[1], g7, x1, 0x69);
    word g8 = LUT(x2, g6, x3, 0x16);
    y[2] = LUT(y[2], g8, g4, 0x69);
    word g9 = LUT(x1, g8, g4, 0xc2);
    y[0] = LUT(y[0], g9, x3, 0x69);
}

GL_INLINE void circuit_z_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xd8);
    word g5 = LUT(x3, x2, x0, 0x98);
    word g6 = LUT(x3, x2, x0, 0xb4);
    word g7 = LUT(x3, x2, x1, 0xae);
    y[1] = LUT(y[1], g7, g6, 0x96);
    word g8 = LUT(x2, x3, x1, 0x18);
    y[0] = LUT(y[0], g8, g4, 0x69);
    y[2] = LUT(y[2], g8, g5, 0xe1);
    word g9 = LUT(x1, g6, g5, 0xde);
    y[3] = LUT(y[3], g9, x0, 0x96);
}

GL_INLINE void circuit_z_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xbc);
    word g5 = LUT(g4, x3, x2, 0x7c);
    y[1] = LUT(y[1], g5, x0, 0x96);
    word g6 = LUT(g5, x3, x0, 0x7c);
    word g7 = LUT(x1, g6, x0, 0x4a);
    y[2] = LUT(y[2], g7, g6, 0x96);
    word g8 = LUT(g7, x3, x2, 0xb2);
    y[3] = LUT(y[3], g8, x0, 0x69);
    word g9 = LUT(x3, g7, g4, 0x92);
    y[0] = LUT(y[0], g9, x2, 0x96);
}

GL_INLINE void circuit_z_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x94);
    word g5 = LUT(g4, x2, x1, 0x92);
    y[3] = LUT(y[3], g5, x3, 0x96);
    word g6 = LUT(g5, x2, x0, 0x62);
    word g7 = LUT(x3, g6, g5, 0xa2);
    y[0] = LUT(y[0], g7, g4, 0xe1);
    word g8 = LUT(x1, g7, g6, 0x3e);
    y[1] = LUT(y[1], g8, g5, 0x96);
    word g9 = LUT(x0, g8, x2, 0x60);
    y[2] = LUT(y[2], g9, g7, 0x96);
}

GL_INLINE void circuit_test_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x6c);
    word g5 = LUT(g4, x1, x0, 0xca);
    word g6 = LUT(x1, g4, x2, 0x1e);
    word g7 = LUT(g6, x3, x2, 0x56);
    y[1] = LUT(y[1], g7, g5, 0x96);
    word g8 = LUT(g7, g6, x0, 0x3e);
    y[2] = LUT(y[2], g8, x3, 0x69);
    word g9 = LUT(x0, g8, x2, 0x1a);
    y[0] = LUT(y[0], g9, g6, 0x5a);
    y[3] = LUT(y[3], g9, g7, 0x96);
}

GL_INLINE void circuit_test_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x92);
    word g5 = LUT(x3, x1, x0, 0x40);
    word g6 = LUT(g4, x3, x1, 0xf4);
    word g7 = LUT(g4, x3, x2, 0xc4);
    y[1] = LUT(y[1], g7, x1, 0x96);
    word g8 = LUT(x2, g6, x3, 0xb8);
    y[2] = LUT(y[2], g8, g4, 0x69);
    y[3] = LUT(y[3], g8, g5, 0x69);
    word g9 = LUT(x1, g7, x3, 0x32);
    y[0] = LUT(y[0], g9, x0, 0x96);
}

GL_INLINE void circuit_test_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x6e);
    word g5 = LUT(x3, x2, x0, 0x24);
    word g6 = LUT(g4, x2, x1, 0x36);
    y[1] = LUT(y[1], g6, x0, 0x96);
    word g7 = LUT(g4, x2, x1, 0xb4);
    y[0] = LUT(y[0], g7, g5, 0x69);
    word g8 = LUT(x2, g4, x3, 0x46);
    y[3] = LUT(y[3], g8, g7, 0x69);
    word g9 = LUT(x1, g8, g6, 0x7c);
    y[2] = LUT(y[2], g9, g8, 0xc3);
}

GL_INLINE void circuit_test_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xe2);
    word g5 = LUT(x0, x2, x1, 0x1e);
    word g6 = LUT(g5, g4, x3, 0x24);
    y[0] = LUT(y[0], g6, g5, 0x96);
    word g7 = LUT(g6, g4, x1, 0xa6);
    y[2] = LUT(y[2], g7, x3, 0x69);
    word g8 = LUT(x3, g7, g4, 0xdc);
    y[3] = LUT(y[3], g8, g5, 0x69);
    word g9 = LUT(g5, g8, g6, 0x74);
    y[1] = LUT(y[1], g9, x1, 0x69);
}

GL_INLINE void circuit_test_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x62);
    word g5 = LUT(g4, x2, x1, 0x86);
    y[1] = LUT(y[1], g5, x2, 0x69);
    word g6 = LUT(g5, x2, x0, 0xe6);
    word g7 = LUT(x1, g6, x3, 0xb4);
    y[2] = LUT(y[2], g7, x2, 0x3c);
    word g8 = LUT(x2, g7, x0, 0x78);
    word g9 = LUT(x3, g8, g4, 0x92);
    y[0] = LUT(y[0], g9, g8, 0x69);
    y[3] = LUT(y[3], g9, x0, 0x96);
}

GL_INLINE void circuit_test_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x44);
    word g5 = LUT(g4, x3, x1, 0x84);
    word g6 = LUT(g5, x2, x0, 0xd2);
    y[2] = LUT(y[2], g6, x1, 0x96);
    word g7 = LUT(x1, g6, g5, 0x32);
    y[3] = LUT(y[3], g7, g4, 0x69);
    word g8 = LUT(x0, g7, x2, 0xb2);
    y[0] = LUT(y[0], g8, x3, 0x96);
    word g9 = LUT(g5, g8, g7, 0xae);
    y[1] = LUT(y[1], g9, x2, 0x96);
}

GL_INLINE void circuit_test_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0xda);
    word g5 = LUT(x2, g4, x0, 0x3c);
    word g6 = LUT(g5, x1, x0, 0x96);
    word g7 = LUT(g5, x3, x0, 0x16);
    word g8 = LUT(x0, g6, x3, 0x48);
    y[1] = LUT(y[1], g8, g5, 0x96);
    y[2] = LUT(y[2], g8, x1, 0x96);
    y[3] = LUT(y[3], g8, g7, 0xe1);
    word g9 = LUT(x3, g6, g5, 0x64);
    y[0] = LUT(y[0], g9, g8, 0xe1);
}

GL_INLINE void circuit_test_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xe0);
    word g5 = LUT(x3, x2, x1, 0xb8);
    word g6 = LUT(x3, g4, x0, 0x3e);
    word g7 = LUT(g6, x1, x0, 0x92);
    y[2] = LUT(y[2], g7, x2, 0x69);
    word g8 = LUT(x2, g6, g5, 0x7e);
    y[1] = LUT(y[1], g8, g4, 0xb4);
    word g9 = LUT(x0, g8, x1, 0xf2);
    y[0] = LUT(y[0], g9, g8, 0x96);
    y[3] = LUT(y[3], g9, g5, 0x69);
}

GL_INLINE void circuit_a_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xd6);
    word g5 = LUT(x3, x2, x0, 0x1e);
    word g6 = LUT(g4, x3, x1, 0xd6);
    word g7 = LUT(g6, g4, x0, 0x06);
    y[3] = LUT(y[3], g7, x0, 0x69);
    word g8 = LUT(x1, g7, x2, 0x68);
    y[0] = LUT(y[0], g8, g6, 0x2d);
    word g9 = LUT(x2, g8, x3, 0x1c);
    y[1] = LUT(y[1], g9, g5, 0x96);
    y[2] = LUT(y[2], g9, g4, 0x96);
}

GL_INLINE void circuit_a_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x1, 0xc6);
    word g5 = LUT(g4, x2, x0, 0x56);
    word g6 = LUT(g5, x3, x1, 0xca);
    y[0] = LUT(y[0], g6, g4, 0x69);
    word g7 = LUT(g4, g5, x1, 0x24);
    word g8 = LUT(x1, g7, x3, 0xde);
    y[1] = LUT(y[1], g8, g5, 0x69);
    y[2] = LUT(y[2], g8, g6, 0x96);
    word g9 = LUT(x0, g8, x2, 0x60);
    y[3] = LUT(y[3], g9, g5, 0x96);
}

GL_INLINE void circuit_a_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x2e);
    word g5 = LUT(x3, x2, x1, 0xbc);
    word g6 = LUT(x0, g5, x2, 0x38);
    word g7 = LUT(g6, g4, x1, 0xf6);
    word g8 = LUT(x3, g7, x2, 0x34);
    y[0] = LUT(y[0], g8, g7, 0xd2);
    y[1] = LUT(y[1], g8, x1, 0x69);
    word g9 = LUT(x2, g7, g4, 0x94);
    y[2] = LUT(y[2], g9, x1, 0x69);
    y[3] = LUT(y[3], g9, g6, 0x69);
}

GL_INLINE void circuit_a_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x96);
    word g5 = LUT(g4, x2, x1, 0x8e);
    y[2] = LUT(y[2], g5, x3, 0x69);
    word g6 = LUT(x2, g4, x1, 0x46);
    word g7 = LUT(x0, g6, x1, 0x1e);
    word g8 = LUT(g6, g4, x3, 0x78);
    y[0] = LUT(y[0], g8, g5, 0x96);
    y[3] = LUT(y[3], g8, g7, 0x69);
    word g9 = LUT(x3, g7, g4, 0xac);
    y[1] = LUT(y[1], g9, x1, 0x69);
}

GL_INLINE void circuit_a_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x86);
    word g5 = LUT(g4, x3, x0, 0xf8);
    y[3] = LUT(y[3], g5, x1, 0xc3);
    word g6 = LUT(g4, x3, x2, 0x90);
    word g7 = LUT(x2, g6, x1, 0xd2);
    y[1] = LUT(y[1], g7, g5, 0x69);
    word g8 = LUT(x3, g6, x0, 0x7e);
    y[2] = LUT(y[2], g8, x1, 0x96);
    word g9 = LUT(x0, g8, g7, 0x5e);
    y[0] = LUT(y[0], g9, g6, 0x69);
}

GL_INLINE void circuit_a_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x1, 0x92);
    word g5 = LUT(g4, x3, x0, 0x16);
    y[0] = LUT(y[0], g5, x1, 0x69);
    word g6 = LUT(g4, x3, x0, 0x34);
    y[2] = LUT(y[2], g6, x3, 0x96);
    word g7 = LUT(x3, g4, x2, 0x4a);
    word g8 = LUT(x1, g7, x0, 0x92);
    y[3] = LUT(y[3], g8, g6, 0x1e);
    word g9 = LUT(x0, g8, x2, 0x16);
    y[1] = LUT(y[1], g9, g6, 0xe1);
}

GL_INLINE void circuit_a_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x16);
    word g5 = LUT(x3, x1, x0, 0xda);
    word g6 = LUT(x3, x1, x0, 0x84);
    y[2] = LUT(y[2], g6, g4, 0x96);
    word g7 = LUT(x3, x2, x0, 0x38);
    y[0] = LUT(y[0], g7, g6, 0x69);
    word g8 = LUT(x0, g6, x2, 0xee);
    word g9 = LUT(x1, g7, g5, 0x84);
    y[1] = LUT(y[1], g9, g8, 0xd2);
    y[3] = LUT(y[3], g9, g5, 0x96);
}

GL_INLINE void circuit_a_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x42);
    word g5 = LUT(g4, x3, x1, 0xd4);
    y[0] = LUT(y[0], g5, x2, 0x69);
    word g6 = LUT(x1, g4, x3, 0x52);
    word g7 = LUT(g5, x2, x0, 0x48);
    y[2] = LUT(y[2], g7, g6, 0x96);
    word g8 = LUT(x2, g5, g4, 0x5e);
    word g9 = LUT(x0, g8, g5, 0x16);
    y[1] = LUT(y[1], g9, g7, 0xe1);
    y[3] = LUT(y[3], g9, x3, 0x69);
}

GL_INLINE void circuit_b_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x6c);
    word g5 = LUT(x3, x1, x0, 0xd2);
    word g6 = LUT(x2, g5, g4, 0xd2);
    y[0] = LUT(y[0], g6, x3, 0x3c);
    word g7 = LUT(g6, g5, x0, 0x1c);
    y[3] = LUT(y[3], g7, g4, 0x69);
    word g8 = LUT(x1, g7, g5, 0x64);
    word g9 = LUT(x0, g7, g6, 0x94);
    y[1] = LUT(y[1], g9, g8, 0x96);
    y[2] = LUT(y[2], g9, g5, 0x96);
}

GL_INLINE void circuit_b_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x1, 0x70);
    word g5 = LUT(x3, x2, x1, 0x18);
    word g6 = LUT(g4, x1, x0, 0xdc);
    y[1] = LUT(y[1], g6, g5, 0x96);
    word g7 = LUT(g4, x2, x0, 0x2c);
    word g8 = LUT(g5, x1, x0, 0x42);
    y[0] = LUT(y[0], g8, g4, 0x96);
    y[2] = LUT(y[2], g8, g7, 0x5a);
    word g9 = LUT(x0, g6, x2, 0x2c);
    y[3] = LUT(y[3], g9, x1, 0x96);
}

GL_INLINE void circuit_b_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x34);
    word g5 = LUT(g4, x1, x0, 0x76);
    word g6 = LUT(g4, x1, x0, 0xac);
    word g7 = LUT(g4, x2, x1, 0x1e);
    word g8 = LUT(g5, x3, x2, 0x2c);
    y[2] = LUT(y[2], g8, x1, 0x69);
    word g9 = LUT(x3, g7, g5, 0x36);
    y[1] = LUT(y[1], g9, g6, 0x69);
    y[3] = LUT(y[3], g9, g7, 0x2d);
    word g10 = LUT(x0, g9, x2, 0x86);
    y[0] = LUT(y[0], g10, g4, 0x96);
}

GL_INLINE void circuit_b_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x2e);
    word g5 = LUT(x3, x1, x0, 0x44);
    word g6 = LUT(g5, x3, x2, 0x1e);
    word g7 = LUT(x0, g6, x1, 0x24);
    y[3] = LUT(y[3], g7, x3, 0x96);
    word g8 = LUT(x2, g7, x3, 0x4e);
    y[2] = LUT(y[2], g8, x1, 0x69);
    word g9 = LUT(g6, g8, g4, 0x1e);
    y[0] = LUT(y[0], g9, g4, 0x69);
    y[1] = LUT(y[1], g9, g5, 0xe1);
}

GL_INLINE void circuit_b_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x4c);
    word g5 = LUT(x3, x2, x0, 0x9a);
    word g6 = LUT(g5, g4, x2, 0x74);
    y[2] = LUT(y[2], g6, x3, 0x96);
    word g7 = LUT(x3, g6, x2, 0x78);
    word g8 = LUT(x1, g7, x2, 0x42);
    y[0] = LUT(y[0], g8, g5, 0x96);
    y[3] = LUT(y[3], g8, g4, 0x96);
    word g9 = LUT(x0, g7, g6, 0xca);
    y[1] = LUT(y[1], g9, g8, 0xe1);
}

GL_INLINE void circuit_b_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x68);
    word g5 = LUT(g4, x3, x1, 0xac);
    word g6 = LUT(g5, x1, x0, 0x68);
    y[0] = LUT(y[0], g6, x0, 0x96);
    word g7 = LUT(g5, x3, x2, 0x92);
    word g8 = LUT(x0, g6, x1, 0x9e);
    y[1] = LUT(y[1], g8, g4, 0x96);
    y[3] = LUT(y[3], g8, g7, 0x69);
    word g9 = LUT(x2, g6, x3, 0xd4);
    y[2] = LUT(y[2], g9, g5, 0x96);
}

GL_INLINE void circuit_b_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xd2);
    word g5 = LUT(x0, g4, x1, 0xb4);
    word g6 = LUT(g5, g4, x3, 0x9e);
    word g7 = LUT(g4, g6, x1, 0x68);
    y[0] = LUT(y[0], g7, x1, 0x69);
    word g8 = LUT(x1, g6, g5, 0x1e);
    y[3] = LUT(y[3], g8, g6, 0x96);
    word g9 = LUT(g7, g5, x3, 0x42);
    word g10 = LUT(x2, g8, x3, 0xa4);
    y[1] = LUT(y[1], g10, g9, 0x96);
    y[2] = LUT(y[2], g10, g5, 0x69);
}

GL_INLINE void circuit_b_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x64);
    word g5 = LUT(x3, x1, x0, 0x5e);
    word g6 = LUT(g4, x2, x0, 0xd6);
    word g7 = LUT(g4, g5, x2, 0x42);
    y[0] = LUT(y[0], g7, x2, 0x96);
    y[2] = LUT(y[2], g7, g6, 0x96);
    word g8 = LUT(x0, g6, x3, 0x3a);
    y[1] = LUT(y[1], g8, x1, 0x96);
    word g9 = LUT(x1, g6, g5, 0xa2);
    y[3] = LUT(y[3], g9, x2, 0x96);
}

GL_INLINE void circuit_c_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x76);
    word g5 = LUT(x2, x3, x1, 0x78);
    word g6 = LUT(g5, x3, x0, 0x86);
    word g7 = LUT(g4, g6, x0, 0x90);
    y[0] = LUT(y[0], g7, g6, 0x69);
    y[1] = LUT(y[1], g7, x1, 0x96);
    word g8 = LUT(x1, g6, g5, 0x54);
    y[2] = LUT(y[2], g8, x0, 0x96);
    word g9 = LUT(x3, g6, g5, 0x8a);
    y[3] = LUT(y[3], g9, g7, 0x96);
}

GL_INLINE void circuit_c_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x68);
    word g5 = LUT(g4, x1, x0, 0x34);
    y[1] = LUT(y[1], g5, x2, 0x96);
    word g6 = LUT(x2, g4, x1, 0x98);
    word g7 = LUT(g6, x3, x0, 0x26);
    word g8 = LUT(g6, x3, x0, 0x1a);
    y[0] = LUT(y[0], g8, g5, 0x96);
    word g9 = LUT(x0, g8, x1, 0x74);
    y[3] = LUT(y[3], g9, g7, 0x96);
    word g10 = LUT(x3, g8, g4, 0xca);
    y[2] = LUT(y[2], g10, x1, 0x96);
}

GL_INLINE void circuit_c_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x9c);
    word g5 = LUT(g4, x2, x0, 0x68);
    word g6 = LUT(g4, x3, x0, 0x46);
    word g7 = LUT(g4, x3, x2, 0x16);
    y[2] = LUT(y[2], g7, g5, 0x96);
    y[3] = LUT(y[3], g7, g6, 0x69);
    word g8 = LUT(x1, g5, x2, 0x9c);
    y[0] = LUT(y[0], g8, x3, 0x96);
    word g9 = LUT(g4, g6, g5, 0xe8);
    y[1] = LUT(y[1], g9, x0, 0x96);
}

GL_INLINE void circuit_c_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x4a);
    word g5 = LUT(x3, x2, x0, 0xdc);
    word g6 = LUT(x3, g5, x1, 0x2c);
    word g7 = LUT(g6, g4, x1, 0x16);
    y[1] = LUT(y[1], g7, g4, 0x69);
    y[3] = LUT(y[3], g7, g5, 0xd2);
    word g8 = LUT(g4, g6, x1, 0x98);
    y[2] = LUT(y[2], g8, x2, 0x96);
    word g9 = LUT(x0, g7, x1, 0x5c);
    y[0] = LUT(y[0], g9, x2, 0x69);
}

GL_INLINE void circuit_c_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x3a);
    word g5 = LUT(x3, x2, x0, 0x7c);
    word g6 = LUT(g4, x3, x1, 0xac);
    y[3] = LUT(y[3], g6, g5, 0x69);
    word g7 = LUT(g4, x3, x1, 0xa6);
    y[0] = LUT(y[0], g7, x0, 0x96);
    word g8 = LUT(x3, g4, x2, 0x1c);
    word g9 = LUT(x1, g5, x2, 0x94);
    word g10 = LUT(x0, g7, g5, 0xb6);
    y[1] = LUT(y[1], g10, g8, 0xb4);
    y[2] = LUT(y[2], g10, g9, 0xb4);
}

GL_INLINE void circuit_c_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xc6);
    word g5 = LUT(g4, x3, x2, 0x64);
    word g6 = LUT(g5, x2, x0, 0x58);
    word g7 = LUT(x1, g6, g4, 0x64);
    y[0] = LUT(y[0], g7, x0, 0x96);
    word g8 = LUT(x2, g7, g4, 0x1a);
    word g9 = LUT(x3, g7, g4, 0x9c);
    y[1] = LUT(y[1], g9, g5, 0x96);
    word g10 = LUT(x0, g9, g4, 0x12);
    y[2] = LUT(y[2], g10, g8, 0x69);
    y[3] = LUT(y[3], g10, g5, 0xe1);
}

GL_INLINE void circuit_c_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x46);
    word g5 = LUT(g4, x3, x1, 0xb6);
    y[0] = LUT(y[0], g5, x1, 0x96);
    word g6 = LUT(g5, x2, x0, 0xda);
    word g7 = LUT(g5, x3, x2, 0x48);
    word g8 = LUT(x0, g5, g4, 0xae);
    word g9 = LUT(x1, g6, x3, 0x68);
    y[1] = LUT(y[1], g9, g8, 0x69);
    y[2] = LUT(y[2], g9, x2, 0x96);
    y[3] = LUT(y[3], g9, g7, 0x69);
}

GL_INLINE void circuit_c_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0xae);
    word g5 = LUT(x3, x2, x0, 0xf2);
    word g6 = LUT(g4, x2, x1, 0x38);
    y[1] = LUT(y[1], g6, x3, 0x69);
    word g7 = LUT(g5, g4, x1, 0x68);
    word g8 = LUT(g5, g4, x2, 0x92);
    word g9 = LUT(x1, g8, x2, 0x1c);
    y[0] = LUT(y[0], g9, x0, 0x69);
    word g10 = LUT(x3, g9, g7, 0x26);
    y[2] = LUT(y[2], g10, g4, 0x69);
    y[3] = LUT(y[3], g10, g5, 0x96);
}

GL_INLINE void circuit_d_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x72);
    word g5 = LUT(x3, x1, x0, 0x9e);
    word g6 = LUT(x3, x2, x1, 0x92);
    y[1] = LUT(y[1], g6, g5, 0x69);
    word g7 = LUT(g4, x3, x0, 0x5c);
    y[0] = LUT(y[0], g7, g5, 0x69);
    word g8 = LUT(x0, g6, g5, 0x1c);
    y[3] = LUT(y[3], g8, x2, 0x69);
    word g9 = LUT(x1, g7, x2, 0x74);
    y[2] = LUT(y[2], g9, x3, 0x69);
}

GL_INLINE void circuit_d_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x18);
    word g5 = LUT(g4, x3, x2, 0x36);
    word g6 = LUT(g5, x1, x0, 0xd2);
    y[0] = LUT(y[0], g6, g5, 0xc3);
    word g7 = LUT(g5, g6, x2, 0xb4);
    y[2] = LUT(y[2], g7, g4, 0x96);
    word g8 = LUT(g6, g7, x1, 0xbc);
    y[1] = LUT(y[1], g8, x2, 0x69);
    word g9 = LUT(x1, g8, x3, 0x1e);
    y[3] = LUT(y[3], g9, x0, 0x69);
}

GL_INLINE void circuit_d_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0xc4);
    word g5 = LUT(x3, x1, x0, 0x1c);
    word g6 = LUT(x3, x2, x0, 0x86);
    word g7 = LUT(g6, g5, x2, 0x56);
    y[0] = LUT(y[0], g7, g4, 0x69);
    y[1] = LUT(y[1], g7, g6, 0x96);
    word g8 = LUT(x2, g6, g5, 0x6a);
    y[3] = LUT(y[3], g8, x0, 0x96);
    word g9 = LUT(x1, g8, g6, 0xb8);
    y[2] = LUT(y[2], g9, x0, 0x96);
}

GL_INLINE void circuit_d_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0xd2);
    word g5 = LUT(g4, x2, x0, 0x64);
    word g6 = LUT(g4, x3, x1, 0x56);
    word g7 = LUT(x1, g5, x3, 0x38);
    y[2] = LUT(y[2], g7, g4, 0x96);
    word g8 = LUT(x3, g6, g5, 0xe4);
    y[0] = LUT(y[0], g8, x2, 0x69);
    word g9 = LUT(x0, g7, g6, 0x3e);
    y[1] = LUT(y[1], g9, g5, 0x96);
    word g10 = LUT(g7, g9, g5, 0x78);
    y[3] = LUT(y[3], g10, g5, 0x96);
}

GL_INLINE void circuit_d_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x1e);
    word g5 = LUT(g4, x2, x0, 0x3a);
    word g6 = LUT(g4, x2, x1, 0x58);
    word g7 = LUT(g4, x3, x1, 0xba);
    y[1] = LUT(y[1], g7, g5, 0x96);
    word g8 = LUT(g5, g6, x1, 0xb6);
    word g9 = LUT(x2, g8, x3, 0xd6);
    y[2] = LUT(y[2], g9, g7, 0x96);
    y[3] = LUT(y[3], g9, g6, 0x96);
    word g10 = LUT(x0, g9, x1, 0x4e);
    y[0] = LUT(y[0], g10, g8, 0x96);
}

GL_INLINE void circuit_d_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0xda);
    word g5 = LUT(x3, x2, x1, 0x58);
    word g6 = LUT(g4, x2, x1, 0xa6);
    word g7 = LUT(g5, g4, x0, 0x34);
    y[1] = LUT(y[1], g7, g6, 0x96);
    word g8 = LUT(x2, g7, g5, 0x16);
    y[0] = LUT(y[0], g8, g6, 0x96);
    word g9 = LUT(x0, g8, g5, 0x98);
    y[3] = LUT(y[3], g9, g8, 0xe1);
    word g10 = LUT(x1, g9, x3, 0x5c);
    y[2] = LUT(y[2], g10, g4, 0x96);
}

GL_INLINE void circuit_d_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x1e);
    word g5 = LUT(g4, x3, x1, 0x92);
    word g6 = LUT(x1, g5, x0, 0x70);
    word g7 = LUT(g5, g4, x0, 0xd6);
    word g8 = LUT(x0, g6, x2, 0x62);
    y[0] = LUT(y[0], g8, g4, 0x69);
    word g9 = LUT(g7, g5, x3, 0x32);
    y[1] = LUT(y[1], g9, g7, 0x69);
    y[3] = LUT(y[3], g9, g6, 0x96);
    word g10 = LUT(g4, g8, g5, 0x54);
    y[2] = LUT(y[2], g10, x3, 0x96);
}

GL_INLINE void circuit_d_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x5e);
    word g5 = LUT(x3, x2, x1, 0x42);
    word g6 = LUT(x3, x2, x1, 0xec);
    word g7 = LUT(g4, x1, x0, 0xa8);
    word g8 = LUT(g4, x2, x1, 0x76);
    y[0] = LUT(y[0], g8, g6, 0x69);
    y[2] = LUT(y[2], g8, g7, 0x96);
    word g9 = LUT(x2, g5, g4, 0x66);
    y[3] = LUT(y[3], g9, x1, 0x96);
    word g10 = LUT(x0, g9, x3, 0xb8);
    y[1] = LUT(y[1], g10, g8, 0x96);
}

GL_INLINE void circuit_hash_test_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x1, 0xca);
    word g5 = LUT(x3, x2, x1, 0x6c);
    word g6 = LUT(g5, g4, x0, 0xd6);
    word g7 = LUT(x2, g6, g4, 0xa6);
    word g8 = LUT(x0, g7, g4, 0x1c);
    y[3] = LUT(y[3], g8, g6, 0x96);
    word g9 = LUT(x1, g8, g6, 0x7a);
    y[2] = LUT(y[2], g9, g5, 0x69);
    word g10 = LUT(g7, g9, x3, 0x0e);
    y[0] = LUT(y[0], g10, x3, 0x96);
    y[1] = LUT(y[1], g10, g9, 0x96);
}

GL_INLINE void circuit_hash_test_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x1, 0x5c);
    word g5 = LUT(x2, x3, x1, 0xd2);
    word g6 = LUT(x0, g5, g4, 0xb4);
    word g7 = LUT(g5, g6, x3, 0x78);
    word g8 = LUT(x3, g7, g6, 0x1e);
    y[2] = LUT(y[2], g8, g7, 0x69);
    word g9 = LUT(g8, g6, x1, 0xbe);
    y[0] = LUT(y[0], g9, g8, 0x96);
    y[1] = LUT(y[1], g9, g4, 0x69);
    word g10 = LUT(g4, g9, g6, 0xd4);
    y[3] = LUT(y[3], g10, x1, 0x69);
}

GL_INLINE void circuit_hash_test_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xa6);
    word g5 = LUT(g4, x3, x2, 0x92);
    word g6 = LUT(g5, x2, x1, 0xb4);
    word g7 = LUT(x0, g6, g4, 0xd0);
    word g8 = LUT(g6, g5, x3, 0x60);
    y[2] = LUT(y[2], g8, x2, 0x69);
    word g9 = LUT(x3, g7, g5, 0x16);
    y[1] = LUT(y[1], g9, x1, 0x96);
    y[3] = LUT(y[3], g9, g6, 0x96);
    word g10 = LUT(x1, g9, g5, 0xac);
    y[0] = LUT(y[0], g10, g4, 0x69);
}

GL_INLINE void circuit_hash_test_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x68);
    word g5 = LUT(x3, x2, x1, 0x34);
    word g6 = LUT(x1, g4, x2, 0x1c);
    y[0] = LUT(y[0], g6, g5, 0xe1);
    word g7 = LUT(g4, x3, x0, 0x96);
    y[3] = LUT(y[3], g7, g6, 0x96);
    word g8 = LUT(g4, g6, g5, 0xbe);
    y[2] = LUT(y[2], g8, x3, 0x69);
    word g9 = LUT(x2, g8, x0, 0x60);
    y[1] = LUT(y[1], g9, x0, 0x69);
}

GL_INLINE void circuit_hash_test_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xa6);
    word g5 = LUT(x3, x1, x0, 0x68);
    word g6 = LUT(g4, x2, x0, 0x94);
    word g7 = LUT(g6, g5, g4, 0x2e);
    y[3] = LUT(y[3], g7, x1, 0x96);
    word g8 = LUT(x2, g7, g4, 0x94);
    word g9 = LUT(g8, g5, x3, 0x3a);
    y[1] = LUT(y[1], g9, x0, 0x69);
    word g10 = LUT(x3, g8, g5, 0x4a);
    y[0] = LUT(y[0], g10, g6, 0x96);
    y[2] = LUT(y[2], g10, g5, 0xe1);
}

GL_INLINE void circuit_hash_test_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x3e);
    y[1] = LUT(y[1], g4, x1, 0x96);
    word g5 = LUT(g4, x1, x0, 0x40);
    word g6 = LUT(x2, g4, x1, 0x7a);
    word g7 = LUT(g6, x3, x0, 0x68);
    y[0] = LUT(y[0], g7, g4, 0x96);
    word g8 = LUT(g5, g6, x3, 0x1e);
    y[3] = LUT(y[3], g8, g4, 0x96);
    word g9 = LUT(x0, g8, x1, 0xd8);
    y[2] = LUT(y[2], g9, x3, 0x69);
}

GL_INLINE void circuit_hash_test_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0x3a);
    word g5 = LUT(x1, x3, x0, 0xb8);
    word g6 = LUT(g5, g4, x2, 0x6c);
    y[2] = LUT(y[2], g6, x2, 0x69);
    word g7 = LUT(g4, g5, x2, 0x7c);
    word g8 = LUT(x0, g7, x3, 0x66);
    y[0] = LUT(y[0], g8, g6, 0x69);
    word g9 = LUT(g8, g5, x2, 0x36);
    word g10 = LUT(x2, g8, g6, 0x72);
    y[1] = LUT(y[1], g10, g9, 0x5a);
    y[3] = LUT(y[3], g10, g5, 0x69);
}

GL_INLINE void circuit_hash_test_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0x1a);
    word g5 = LUT(g4, x2, x1, 0x58);
    y[1] = LUT(y[1], g5, x3, 0x96);
    word g6 = LUT(g5, x2, x0, 0x78);
    word g7 = LUT(x3, g6, x0, 0xb8);
    word g8 = LUT(x2, g7, g6, 0x58);
    word g9 = LUT(g4, g8, g6, 0x9a);
    y[0] = LUT(y[0], g9, g7, 0x69);
    word g10 = LUT(x0, g9, x1, 0x22);
    y[2] = LUT(y[2], g10, g8, 0x1e);
    y[3] = LUT(y[3], g10, g6, 0x96);
}

GL_INLINE void circuit_hash_a_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x1, 0xc8);
    word g5 = LUT(x3, x2, x1, 0x24);
    word g6 = LUT(g4, x1, x0, 0xc8);
    word g7 = LUT(x2, g5, x0, 0x4e);
    word g8 = LUT(x3, g7, x0, 0xd2);
    word g9 = LUT(x1, g8, g7, 0x7e);
    y[0] = LUT(y[0], g9, g7, 0xb4);
    y[1] = LUT(y[1], g9, g6, 0x69);
    word g10 = LUT(x0, g9, g7, 0x96);
    y[2] = LUT(y[2], g10, g4, 0x96);
    y[3] = LUT(y[3], g10, g8, 0x69);
}

GL_INLINE void circuit_hash_a_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x14);
    word g5 = LUT(x3, x2, x1, 0xc2);
    y[0] = LUT(y[0], g5, g4, 0xe1);
    word g6 = LUT(g5, x1, x0, 0x86);
    word g7 = LUT(g6, x3, x1, 0x54);
    word g8 = LUT(g7, x2, x0, 0x1e);
    y[2] = LUT(y[2], g8, x2, 0xc3);
    word g9 = LUT(x1, g7, x3, 0x16);
    y[3] = LUT(y[3], g9, g5, 0x96);
    word g10 = LUT(x2, g7, g6, 0xb2);
    y[1] = LUT(y[1], g10, x0, 0x96);
}

GL_INLINE void circuit_hash_a_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0xde);
    word g5 = LUT(x3, x2, x1, 0x68);
    y[3] = LUT(y[3], g5, g4, 0x96);
    word g6 = LUT(g5, x1, x0, 0xec);
    word g7 = LUT(g5, x2, x0, 0x58);
    y[0] = LUT(y[0], g7, g6, 0x69);
    word g8 = LUT(x0, g7, x1, 0x8a);
    word g9 = LUT(g4, g7, x3, 0x2e);
    word g10 = LUT(x2, g9, x3, 0x54);
    y[1] = LUT(y[1], g10, g8, 0xe1);
    y[2] = LUT(y[2], g10, g9, 0x69);
}

GL_INLINE void circuit_hash_a_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x2e);
    word g5 = LUT(x2, x1, x0, 0x20);
    word g6 = LUT(x2, x1, x0, 0x5a);
    word g7 = LUT(x3, x2, x0, 0x16);
    word g8 = LUT(x3, x2, x1, 0xf6);
    y[0] = LUT(y[0], g8, g7, 0xb4);
    y[1] = LUT(y[1], g8, g6, 0x96);
    word g9 = LUT(x1, x3, x2, 0xf2);
    y[2] = LUT(y[2], g9, g4, 0x69);
    word g10 = LUT(x0, g4, x3, 0x52);
    y[3] = LUT(y[3], g10, g5, 0x1e);
}

GL_INLINE void circuit_hash_a_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x1, x0, 0xd6);
    word g5 = LUT(g4, x3, x2, 0xe8);
    word g6 = LUT(x3, g5, x0, 0xb4);
    word g7 = LUT(g6, x2, x1, 0xc2);
    y[0] = LUT(y[0], g7, x0, 0x69);
    word g8 = LUT(x2, g7, g4, 0x1e);
    y[1] = LUT(y[1], g8, x0, 0x69);
    word g9 = LUT(g4, g8, g6, 0x96);
    word g10 = LUT(x0, g9, x1, 0xe4);
    y[2] = LUT(y[2], g10, g5, 0x69);
    y[3] = LUT(y[3], g10, g9, 0x78);
}

GL_INLINE void circuit_hash_a_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x2, x1, x0, 0x8e);
    y[0] = LUT(y[0], g4, x3, 0x69);
    word g5 = LUT(g4, x3, x0, 0x66);
    word g6 = LUT(g5, x2, x1, 0x70);
    y[2] = LUT(y[2], g6, g4, 0x69);
    word g7 = LUT(g6, x3, x2, 0x56);
    word g8 = LUT(x0, g7, x1, 0xb4);
    y[1] = LUT(y[1], g8, x3, 0x69);
    word g9 = LUT(g8, g5, g4, 0xa8);
    word g10 = LUT(x2, g9, g5, 0x36);
    y[3] = LUT(y[3], g10, g4, 0x3c);
}

GL_INLINE void circuit_hash_a_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x1, 0xe8);
    word g5 = LUT(g4, x1, x0, 0x42);
    word g6 = LUT(g5, x3, x2, 0xca);
    word g7 = LUT(g5, x3, x2, 0xb2);
    word g8 = LUT(x1, g6, x0, 0x5c);
    y[0] = LUT(y[0], g8, g7, 0x69);
    word g9 = LUT(x2, g7, x3, 0x96);
    y[1] = LUT(y[1], g9, g6, 0x96);
    y[2] = LUT(y[2], g9, x0, 0x69);
    word g10 = LUT(x0, g9, g6, 0x9c);
    y[3] = LUT(y[3], g10, g8, 0x69);
}

GL_INLINE void circuit_hash_a_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = LUT(x3, x2, x0, 0xa8);
    word g5 = LUT(x3, x2, x1, 0x6a);
    word g6 = LUT(g5, x3, x2, 0x94);
    y[3] = LUT(y[3], g6, g4, 0x96);
    word g7 = LUT(g6, x2, x0, 0x16);
    word g8 = LUT(x3, g7, x0, 0xbc);
    y[1] = LUT(y[1], g8, x2, 0x96);
    word g9 = LUT(x0, g7, g5, 0x46);
    y[0] = LUT(y[0], g9, g8, 0x69);
    word g10 = LUT(x2, g9, g6, 0xc2);
    y[2] = LUT(y[2], g10, x1, 0x96);
}

#else

#define CIRCUIT_INVERTED(set) CIRCUIT_INVERTED_##set
#define CIRCUIT_INVERTED_z 0x4bf89fecu
#define CIRCUIT_INVERTED_test 0x53c68ed6u
#define CIRCUIT_INVERTED_a 0x47678c7du
#define CIRCUIT_INVERTED_b 0x0bda2206u
#define CIRCUIT_INVERTED_c 0x27d32306u
#define CIRCUIT_INVERTED_d 0x611063b7u
#define CIRCUIT_INVERTED_hash_test 0x383c4dc6u
#define CIRCUIT_INVERTED_hash_a 0xd57a473bu

GL_INLINE void circuit_z_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 ^ x3;
    word g5 = x0 ^ g4;
    word g6 = x1 ^ x3;
    word g7 = g6 & ~g5;
    word g8 = x0 & ~g6;
    word g9 = x2 | g7;
    word g10 = g4 ^ g7;
    y[3] ^= g10;
    word g11 = x1 | g7;
    word g12 = x2 & g11;
    word g13 = g8 | g12;
    word g14 = g9 & ~g8;
    y[2] ^= g14;
    word g15 = g13 & ~g4;
    word g16 = g10 ^ g13;
    y[1] ^= g16;
    word g17 = g11 ^ g15;
    y[0] ^= g17;
}

GL_INLINE void circuit_z_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = g4 & ~x2;
    word g6 = x2 & ~x1;
    word g7 = x0 | g6;
    word g8 = x0 | g5;
    word g9 = x3 & ~g5;
    word g10 = g7 ^ g9;
    y[2] ^= g10;
    word g11 = x1 & ~x2;
    word g12 = x3 ^ g11;
    word g13 = g10 & g12;
    word g14 = g4 ^ g13;
    y[0] ^= g14;
    word g15 = g14 & ~x1;
    word g16 = g12 & ~g15;
    word g17 = x0 ^ g16;
    y[1] ^= g17;
    word g18 = g8 & ~g6;
    y[3] ^= g18;
}

GL_INLINE void circuit_z_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x2;
    word g5 = x1 & x2;
    word g6 = x3 ^ g4;
    word g7 = x0 & ~x3;
    word g8 = g4 & ~g5;
    word g9 = x0 ^ x1;
    word g10 = g6 & ~g5;
    word g11 = x2 | g7;
    word g12 = g6 & g9;
    word g13 = g4 | g12;
    word g14 = g8 ^ g12;
    word g15 = x1 ^ g10;
    word g16 = g11 ^ g14;
    y[1] ^= g16;
    word g17 = g13 ^ g15;
    y[3] ^= g17;
    word g18 = g7 | g10;
    y[2] ^= g18;
    word g19 = g6 | g9;
    word g20 = g19 & ~g8;
    y[0] ^= g20;
}

GL_INLINE void circuit_z_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 ^ x2;
    word g5 = x3 | g4;
    word g6 = x3 & ~x1;
    word g7 = x0 & g5;
    word g8 = x0 ^ x2;
    word g9 = g5 & g8;
    word g10 = g7 | g8;
    word g11 = x2 | g6;
    word g12 = g7 ^ g11;
    word g13 = x0 | x1;
    word g14 = g13 & ~g9;
    y[0] ^= g14;
    word g15 = x3 & ~g12;
    word g16 = x2 ^ g15;
    word g17 = x3 & g10;
    word g18 = g12 ^ g17;
    y[3] ^= g18;
    word g19 = g14 ^ g16;
    y[2] ^= g19;
    word g20 = g10 & ~g6;
    y[1] ^= g20;
}

GL_INLINE void circuit_z_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & ~x1;
    word g5 = x0 ^ g4;
    y[3] ^= g5;
    word g6 = x3 ^ g4;
    word g7 = x0 & x1;
    word g8 = x2 & g5;
    word g9 = g6 & ~g8;
    word g10 = g7 ^ g9;
    y[2] ^= g10;
    word g11 = x1 & ~g8;
    word g12 = x2 ^ g10;
    word g13 = g6 & g12;
    word g14 = g11 ^ g13;
    y[1] ^= g14;
    word g15 = g5 | g14;
    word g16 = x3 ^ g8;
    word g17 = g15 & ~g12;
    word g18 = g16 ^ g17;
    y[0] ^= g18;
}

GL_INLINE void circuit_z_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x3 & ~x2;
    word g5 = x0 & ~x2;
    word g6 = x3 ^ g5;
    word g7 = x1 ^ g4;
    word g8 = x1 & ~g4;
    word g9 = g6 ^ g8;
    y[1] ^= g9;
    word g10 = g6 & g7;
    word g11 = x0 ^ g10;
    y[3] ^= g11;
    word g12 = x2 ^ g8;
    word g13 = g11 | g12;
    word g14 = g9 & g13;
    word g15 = g7 ^ g14;
    y[2] ^= g15;
    word g16 = x0 & ~g10;
    word g17 = g12 ^ g15;
    word g18 = g16 ^ g17;
    y[0] ^= g18;
}

GL_INLINE void circuit_z_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 ^ x3;
    word g5 = x0 ^ x2;
    word g6 = x1 ^ g5;
    word g7 = g4 & g6;
    word g8 = g5 ^ g7;
    y[3] ^= g8;
    word g9 = x3 ^ g8;
    word g10 = g9 & ~x2;
    word g11 = x3 & ~x1;
    word g12 = g9 & ~g7;
    word g13 = x2 & ~g11;
    word g14 = g12 ^ g13;
    y[0] ^= g14;
    word g15 = g5 | g14;
    word g16 = g12 ^ g15;
    word g17 = g8 ^ g16;
    y[1] ^= g17;
    word g18 = g6 ^ g10;
    y[2] ^= g18;
}

GL_INLINE void circuit_z_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x3 & ~x0;
    word g5 = x0 ^ x2;
    word g6 = x1 ^ g4;
    word g7 = g5 & ~g6;
    word g8 = x2 & ~x1;
    word g9 = x0 | g7;
    word g10 = x3 & ~g8;
    word g11 = g9 ^ g10;
    y[0] ^= g11;
    word g12 = g11 & ~x2;
    word g13 = g6 & ~g12;
    word g14 = g5 | g10;
    word g15 = g9 | g13;
    word g16 = g15 & ~g14;
    word g17 = x1 ^ g16;
    y[1] ^= g17;
    word g18 = x3 ^ g13;
    y[3] ^= g18;
    word g19 = x2 ^ g7;
    y[2] ^= g19;
}

GL_INLINE void circuit_test_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 & x3;
    word g5 = x2 & ~g4;
    word g6 = x1 ^ g5;
    y[0] ^= g6;
    word g7 = x2 & ~g6;
    word g8 = x3 ^ g7;
    word g9 = x0 | g6;
    word g10 = g8 & g9;
    word g11 = x2 ^ g10;
    y[2] ^= g11;
    word g12 = g11 & ~x0;
    word g13 = g8 ^ g12;
    y[1] ^= g13;
    word g14 = g6 | g13;
    word g15 = x0 ^ g14;
    y[3] ^= g15;
}

GL_INLINE void circuit_test_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = x2 | g4;
    word g6 = g5 & ~x3;
    word g7 = x1 ^ g6;
    y[1] ^= g7;
    word g8 = x3 | g7;
    word g9 = g4 ^ g8;
    y[0] ^= g9;
    word g10 = x2 ^ g4;
    word g11 = g9 & ~g10;
    word g12 = x3 ^ g11;
    y[3] ^= g12;
    word g13 = x0 & g9;
    word g14 = g12 & ~g13;
    word g15 = g10 ^ g14;
    y[2] ^= g15;
}

GL_INLINE void circuit_test_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 | x1;
    word g5 = x2 ^ g4;
    y[1] ^= g5;
    word g6 = x1 ^ g5;
    word g7 = x0 ^ g6;
    word g8 = x3 ^ g5;
    word g9 = g8 & ~g7;
    word g10 = x1 ^ g9;
    y[0] ^= g10;
    word g11 = g5 | g10;
    word g12 = g8 ^ g10;
    word g13 = g11 & g12;
    word g14 = g7 ^ g13;
    y[2] ^= g14;
    word g15 = g11 ^ g12;
    y[3] ^= g15;
}

GL_INLINE void circuit_test_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & x3;
    word g5 = x0 ^ x2;
    word g6 = x0 & ~g4;
    word g7 = x1 & ~g5;
    word g8 = x3 ^ g7;
    word g9 = g6 ^ g8;
    y[2] ^= g9;
    word g10 = x1 ^ g6;
    word g11 = g9 & ~g5;
    word g12 = g10 & ~g11;
    word g13 = g4 | g12;
    y[0] ^= g13;
    word g14 = x2 ^ g11;
    word g15 = g13 ^ g14;
    y[3] ^= g15;
    word g16 = g14 & ~g13;
    word g17 = x0 ^ g16;
    word g18 = g10 ^ g17;
    y[1] ^= g18;
}

GL_INLINE void circuit_test_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x2;
    word g5 = x3 | g4;
    word g6 = x1 ^ g5;
    y[2] ^= g6;
    word g7 = x3 & ~x0;
    word g8 = x1 | g7;
    word g9 = x3 ^ g8;
    word g10 = g6 ^ g9;
    word g11 = x0 & ~g6;
    word g12 = x0 & ~x2;
    word g13 = g10 ^ g11;
    y[0] ^= g13;
    word g14 = x2 ^ g10;
    y[3] ^= g14;
    word g15 = g8 & ~g12;
    y[1] ^= g15;
}

GL_INLINE void circuit_test_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 | x2;
    word g5 = x1 ^ g4;
    word g6 = x3 & g5;
    word g7 = x2 ^ g6;
    word g8 = x0 ^ g7;
    y[2] ^= g8;
    word g9 = x2 & ~g8;
    word g10 = g5 & ~g9;
    word g11 = g7 ^ g10;
    y[1] ^= g11;
    word g12 = g11 & ~g8;
    word g13 = g5 ^ g12;
    y[3] ^= g13;
    word g14 = g13 & ~g8;
    word g15 = x3 ^ g14;
    word g16 = g7 ^ g15;
    y[0] ^= g16;
}

GL_INLINE void circuit_test_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 ^ x2;
    word g5 = x3 ^ g4;
    word g6 = x0 ^ x3;
    word g7 = g5 | g6;
    word g8 = x3 & ~x0;
    word g9 = x1 ^ g7;
    y[2] ^= g9;
    word g10 = g9 & ~g8;
    word g11 = x2 & ~g8;
    word g12 = g7 & ~g11;
    y[3] ^= g12;
    word g13 = g9 & g12;
    word g14 = g4 ^ g10;
    word g15 = g7 ^ g13;
    word g16 = g8 ^ g15;
    y[0] ^= g16;
    word g17 = g6 ^ g14;
    y[1] ^= g17;
}

GL_INLINE void circuit_test_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 ^ x3;
    word g5 = g4 & ~x2;
    word g6 = x3 ^ g5;
    word g7 = x0 & ~g6;
    word g8 = x2 ^ g7;
    y[1] ^= g8;
    word g9 = x0 | g5;
    word g10 = x1 | g8;
    word g11 = g4 & g7;
    word g12 = g9 ^ g11;
    word g13 = g9 & g10;
    y[0] ^= g13;
    word g14 = x3 ^ g12;
    y[3] ^= g14;
    word g15 = g6 & ~x0;
    word g16 = g8 | g15;
    word g17 = x1 ^ g12;
    word g18 = g16 ^ g17;
    y[2] ^= g18;
}

GL_INLINE void circuit_a_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 & x2;
    word g5 = x0 ^ x3;
    word g6 = x0 & ~x2;
    word g7 = g5 & ~g6;
    word g8 = g4 | g7;
    y[1] ^= g8;
    word g9 = x1 | x2;
    word g10 = x3 & g9;
    word g11 = g8 ^ g10;
    word g12 = g5 | g9;
    word g13 = g4 ^ g12;
    word g14 = x2 & g5;
    word g15 = x1 | g11;
    word g16 = g15 & ~g14;
    y[0] ^= g16;
    word g17 = g11 ^ g13;
    y[2] ^= g17;
    word g18 = g6 ^ g11;
    y[3] ^= g18;
}

GL_INLINE void circuit_a_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 ^ x3;
    word g5 = x2 | g4;
    word g6 = x3 & g5;
    word g7 = x2 ^ g6;
    word g8 = x0 & ~g4;
    word g9 = g7 ^ g8;
    y[0] ^= g9;
    word g10 = x0 & g7;
    word g11 = g4 & ~g10;
    word g12 = g9 ^ g11;
    word g13 = x3 ^ g5;
    word g14 = g12 ^ g13;
    y[2] ^= g14;
    word g15 = x0 & x2;
    word g16 = g6 ^ g11;
    word g17 = x0 ^ g16;
    y[1] ^= g17;
    word g18 = g12 ^ g15;
    y[3] ^= g18;
}

GL_INLINE void circuit_a_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = x1 ^ x3;
    word g6 = x0 ^ x2;
    word g7 = x2 & ~x1;
    word g8 = g5 & ~x2;
    word g9 = g4 | g7;
    word g10 = g5 | g6;
    word g11 = x3 & g10;
    word g12 = g4 & ~g11;
    word g13 = g8 | g12;
    y[0] ^= g13;
    word g14 = g4 ^ g10;
    y[3] ^= g14;
    word g15 = x0 & ~g8;
    word g16 = g9 & ~g8;
    y[2] ^= g16;
    word g17 = g11 ^ g15;
    y[1] ^= g17;
}

GL_INLINE void circuit_a_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x3;
    word g5 = x1 ^ x2;
    word g6 = g4 & ~g5;
    word g7 = x0 ^ g6;
    word g8 = x2 ^ g4;
    word g9 = g7 & g8;
    word g10 = g5 ^ g9;
    y[3] ^= g10;
    word g11 = x1 & g8;
    word g12 = x2 ^ g7;
    y[2] ^= g12;
    word g13 = g7 ^ g11;
    word g14 = g12 | g13;
    word g15 = g10 ^ g13;
    y[0] ^= g15;
    word g16 = g8 ^ g14;
    word g17 = g10 ^ g16;
    y[1] ^= g17;
}

GL_INLINE void circuit_a_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x2;
    word g5 = x1 | g4;
    word g6 = x0 & g5;
    word g7 = x1 & g4;
    word g8 = x3 | g6;
    word g9 = g8 & ~g7;
    y[1] ^= g9;
    word g10 = x2 ^ g9;
    word g11 = g5 & g10;
    word g12 = x1 ^ g11;
    y[3] ^= g12;
    word g13 = x0 & ~x3;
    word g14 = g12 ^ g13;
    word g15 = g5 ^ g9;
    word g16 = g14 | g15;
    word g17 = g10 ^ g14;
    y[2] ^= g17;
    word g18 = g8 ^ g16;
    y[0] ^= g18;
}

GL_INLINE void circuit_a_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x3;
    word g5 = x2 & ~g4;
    word g6 = x1 ^ g5;
    word g7 = x0 ^ x2;
    word g8 = g6 & g7;
    word g9 = g4 ^ g8;
    y[3] ^= g9;
    word g10 = x3 ^ g6;
    word g11 = g9 & g10;
    word g12 = g7 ^ g11;
    y[1] ^= g12;
    word g13 = g9 & ~g12;
    word g14 = x3 ^ g13;
    y[2] ^= g14;
    word g15 = g10 ^ g12;
    y[0] ^= g15;
}

GL_INLINE void circuit_a_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & ~x0;
    word g5 = x3 ^ g4;
    word g6 = g5 & ~x1;
    word g7 = x0 ^ g6;
    word g8 = x2 ^ g7;
    y[2] ^= g8;
    word g9 = x1 | g5;
    word g10 = g9 & ~g8;
    word g11 = g7 ^ g10;
    y[1] ^= g11;
    word g12 = g5 & g8;
    word g13 = x1 ^ g12;
    word g14 = g13 & ~g7;
    word g15 = g5 ^ g14;
    y[3] ^= g15;
    word g16 = x3 & g8;
    word g17 = g15 | g16;
    word g18 = g13 ^ g17;
    y[0] ^= g18;
}

GL_INLINE void circuit_a_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 | x3;
    word g5 = x0 ^ x2;
    word g6 = x1 ^ g4;
    word g7 = g5 | g6;
    word g8 = x3 ^ g7;
    y[3] ^= g8;
    word g9 = x2 & g6;
    word g10 = x1 & g8;
    word g11 = g9 | g10;
    word g12 = x0 ^ g11;
    y[2] ^= g12;
    word g13 = g8 & g12;
    word g14 = g6 ^ g13;
    word g15 = x2 ^ g14;
    y[0] ^= g15;
    word g16 = g10 | g15;
    word g17 = g16 & ~x0;
    word g18 = g14 ^ g17;
    y[1] ^= g18;
}

GL_INLINE void circuit_b_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 | x3;
    word g5 = x1 ^ x3;
    word g6 = x0 & ~g5;
    word g7 = x2 | g6;
    word g8 = g4 ^ g7;
    y[0] ^= g8;
    word g9 = x0 ^ g8;
    word g10 = x1 ^ g7;
    word g11 = g9 & g10;
    word g12 = x3 & g9;
    word g13 = x3 ^ g11;
    y[1] ^= g13;
    word g14 = x0 & g5;
    word g15 = g12 | g14;
    y[2] ^= g15;
    word g16 = g13 & ~g12;
    word g17 = g14 | g16;
    word g18 = g10 ^ g17;
    word g19 = x2 ^ g18;
    y[3] ^= g19;
}

GL_INLINE void circuit_b_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 | x2;
    word g5 = x3 ^ g4;
    word g6 = x1 | g5;
    word g7 = x0 & x3;
    word g8 = x2 | g7;
    word g9 = g6 & g8;
    y[2] ^= g9;
    word g10 = g6 & ~x0;
    word g11 = g5 | g7;
    word g12 = g11 & ~g9;
    word g13 = x3 ^ g12;
    y[1] ^= g13;
    word g14 = x1 ^ x2;
    word g15 = x0 & ~g13;
    word g16 = g5 ^ g14;
    word g17 = g15 ^ g16;
    y[0] ^= g17;
    word g18 = g4 ^ g10;
    y[3] ^= g18;
}

GL_INLINE void circuit_b_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = g4 & ~x3;
    word g6 = x0 ^ g5;
    word g7 = x2 & g6;
    word g8 = x1 | x2;
    word g9 = x3 ^ g8;
    word g10 = g9 & ~g7;
    word g11 = g5 | g10;
    y[3] ^= g11;
    word g12 = g6 & g11;
    word g13 = g7 ^ g8;
    word g14 = g12 ^ g13;
    y[0] ^= g14;
    word g15 = g4 ^ g7;
    y[1] ^= g15;
    word g16 = x2 ^ g9;
    word g17 = g14 & ~g5;
    word g18 = g8 & g16;
    word g19 = g17 ^ g18;
    y[2] ^= g19;
}

GL_INLINE void circuit_b_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 | x3;
    word g5 = x1 ^ g4;
    word g6 = x0 ^ g4;
    word g7 = g6 & ~g5;
    word g8 = x3 ^ g7;
    y[3] ^= g8;
    word g9 = g6 & ~x3;
    word g10 = g5 | g9;
    word g11 = x2 ^ g10;
    y[2] ^= g11;
    word g12 = x3 & ~x1;
    word g13 = x0 & ~g12;
    word g14 = g11 & ~g13;
    word g15 = g6 ^ g14;
    y[0] ^= g15;
    word g16 = g13 ^ g15;
    word g17 = g6 & ~x1;
    word g18 = g16 & ~g17;
    y[1] ^= g18;
}

GL_INLINE void circuit_b_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & ~x0;
    word g5 = x3 ^ g4;
    word g6 = x0 | x1;
    word g7 = x2 ^ g6;
    word g8 = g5 | g7;
    word g9 = x1 ^ g8;
    y[3] ^= g9;
    word g10 = g7 | g9;
    word g11 = g6 ^ g10;
    word g12 = x1 & ~g5;
    word g13 = g5 & g11;
    word g14 = x0 ^ g12;
    y[0] ^= g14;
    word g15 = x0 & ~x2;
    word g16 = g13 ^ g15;
    y[2] ^= g16;
    word g17 = x3 & ~g4;
    word g18 = g11 ^ g17;
    y[1] ^= g18;
}

GL_INLINE void circuit_b_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & ~x3;
    word g5 = x1 ^ g4;
    word g6 = g5 & ~x0;
    word g7 = x2 ^ g6;
    word g8 = x3 ^ g7;
    y[2] ^= g8;
    word g9 = x3 | g7;
    word g10 = g5 ^ g8;
    word g11 = g9 & g10;
    word g12 = x0 ^ g11;
    y[3] ^= g12;
    word g13 = g6 | g10;
    word g14 = x3 & ~g12;
    word g15 = x3 ^ g5;
    word g16 = x0 | g13;
    word g17 = g15 ^ g16;
    y[1] ^= g17;
    word g18 = g13 ^ g14;
    y[0] ^= g18;
}

GL_INLINE void circuit_b_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 | x2;
    word g5 = x0 ^ x3;
    word g6 = x2 & ~g5;
    word g7 = x1 & g4;
    word g8 = g6 | g7;
    word g9 = x3 ^ g8;
    y[1] ^= g9;
    word g10 = x1 ^ x2;
    word g11 = g4 ^ g10;
    word g12 = x3 ^ g11;
    word g13 = g9 | g11;
    word g14 = g10 ^ g13;
    word g15 = g14 & ~x1;
    word g16 = g5 & g12;
    word g17 = g6 | g15;
    y[3] ^= g17;
    word g18 = x3 ^ g13;
    y[2] ^= g18;
    word g19 = g7 ^ g16;
    y[0] ^= g19;
}

GL_INLINE void circuit_b_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = x3 & ~g4;
    word g6 = x3 ^ g4;
    word g7 = x2 ^ g5;
    word g8 = x2 & g6;
    word g9 = x1 | g8;
    word g10 = x0 & ~g7;
    word g11 = x0 & x3;
    word g12 = g9 ^ g11;
    word g13 = g7 ^ g9;
    y[3] ^= g13;
    word g14 = x2 ^ g9;
    word g15 = g12 & ~g14;
    word g16 = x0 ^ g15;
    y[2] ^= g16;
    word g17 = g6 ^ g10;
    y[1] ^= g17;
    word g18 = g12 & ~g10;
    y[0] ^= g18;
}

GL_INLINE void circuit_c_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 & ~x2;
    word g5 = x1 | g4;
    word g6 = x3 ^ g4;
    word g7 = x0 & ~g6;
    word g8 = x2 ^ g5;
    word g9 = x3 & ~x0;
    word g10 = g7 ^ g8;
    y[3] ^= g10;
    word g11 = x3 & ~x2;
    word g12 = x1 & ~g7;
    word g13 = x0 & ~g12;
    word g14 = g5 & ~g9;
    y[0] ^= g14;
    word g15 = g11 | g13;
    y[1] ^= g15;
    word g16 = x1 ^ g15;
    word g17 = g8 & ~g16;
    word g18 = g6 ^ g17;
    y[2] ^= g18;
}

GL_INLINE void circuit_c_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x3 & ~x1;
    word g5 = x2 ^ g4;
    word g6 = g5 & ~x0;
    word g7 = x1 ^ g5;
    word g8 = g6 ^ g7;
    y[2] ^= g8;
    word g9 = x0 | x3;
    word g10 = x1 ^ g9;
    word g11 = g7 & ~g10;
    word g12 = g4 ^ g11;
    y[3] ^= g12;
    word g13 = x0 ^ g12;
    word g14 = g6 | g13;
    word g15 = g5 & g10;
    word g16 = g13 & ~g15;
    word g17 = x1 & ~x3;
    word g18 = g10 ^ g14;
    y[1] ^= g18;
    word g19 = g16 ^ g17;
    y[0] ^= g19;
}

GL_INLINE void circuit_c_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & ~x1;
    word g5 = x3 & ~g4;
    word g6 = x1 & ~x2;
    word g7 = x3 ^ g6;
    word g8 = x0 & ~g7;
    word g9 = x0 ^ x2;
    word g10 = g8 ^ g9;
    word g11 = g10 & ~g5;
    word g12 = x1 ^ g11;
    y[1] ^= g12;
    word g13 = g5 ^ g8;
    y[2] ^= g13;
    word g14 = g9 | g12;
    word g15 = g13 & ~g14;
    word g16 = x0 | x1;
    word g17 = g14 & g16;
    word g18 = g7 ^ g17;
    y[0] ^= g18;
    word g19 = g10 ^ g15;
    y[3] ^= g19;
}

GL_INLINE void circuit_c_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 ^ x3;
    word g5 = x0 & ~x1;
    word g6 = x2 ^ g5;
    word g7 = g4 & g6;
    word g8 = x1 ^ g7;
    y[1] ^= g8;
    word g9 = x3 | g8;
    word g10 = g9 & ~x0;
    word g11 = g6 ^ g10;
    y[0] ^= g11;
    word g12 = g11 & ~g4;
    word g13 = g9 ^ g12;
    word g14 = g6 & ~g10;
    word g15 = g13 & ~g4;
    word g16 = x0 ^ g13;
    y[3] ^= g16;
    word g17 = g14 ^ g15;
    y[2] ^= g17;
}

GL_INLINE void circuit_c_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 & x2;
    word g5 = x3 & ~x2;
    word g6 = x0 | g5;
    word g7 = x1 ^ x3;
    word g8 = g4 | g7;
    word g9 = g6 ^ g8;
    y[0] ^= g9;
    word g10 = x1 ^ x2;
    word g11 = g10 & ~g9;
    word g12 = g8 & ~g11;
    y[2] ^= g12;
    word g13 = x0 | g7;
    word g14 = x2 & ~g11;
    word g15 = g13 ^ g14;
    y[3] ^= g15;
    word g16 = x3 ^ g11;
    word g17 = x0 & ~g14;
    word g18 = g16 ^ g17;
    y[1] ^= g18;
}

GL_INLINE void circuit_c_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & ~x0;
    word g5 = x3 ^ g4;
    word g6 = g5 & ~x1;
    word g7 = x2 | g6;
    word g8 = x3 ^ g7;
    word g9 = x1 ^ g7;
    word g10 = x0 | g9;
    word g11 = g5 ^ g9;
    word g12 = x0 ^ g6;
    y[1] ^= g12;
    word g13 = g10 & ~g8;
    y[3] ^= g13;
    word g14 = g4 | g11;
    y[0] ^= g14;
    word g15 = x0 ^ g10;
    word g16 = x1 & ~g8;
    word g17 = g15 | g16;
    word g18 = x2 ^ g17;
    y[2] ^= g18;
}

GL_INLINE void circuit_c_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x2;
    word g5 = x1 & ~g4;
    word g6 = x3 ^ g5;
    word g7 = x1 & ~x3;
    word g8 = x0 & ~g7;
    word g9 = g6 ^ g8;
    y[1] ^= g9;
    word g10 = x2 & ~g7;
    word g11 = g9 & ~g10;
    word g12 = g4 & ~g11;
    word g13 = g12 & ~g10;
    word g14 = x3 ^ g13;
    y[0] ^= g14;
    word g15 = g10 ^ g14;
    word g16 = x1 & ~g15;
    word g17 = g12 ^ g16;
    y[3] ^= g17;
    word g18 = x0 ^ g11;
    y[2] ^= g18;
}

GL_INLINE void circuit_c_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x3 & ~x0;
    word g5 = x2 ^ g4;
    word g6 = x1 & ~x0;
    word g7 = g5 | g6;
    word g8 = x3 ^ g7;
    y[1] ^= g8;
    word g9 = g6 ^ g8;
    word g10 = x1 ^ g5;
    word g11 = g9 & ~g10;
    word g12 = x2 ^ g11;
    y[3] ^= g12;
    word g13 = g8 & ~g12;
    word g14 = g10 | g13;
    word g15 = x0 ^ g14;
    y[0] ^= g15;
    word g16 = g12 ^ g15;
    word g17 = g16 & ~g8;
    word g18 = g10 ^ g17;
    y[2] ^= g18;
}

GL_INLINE void circuit_d_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = x2 & ~x3;
    word g6 = g4 ^ g5;
    word g7 = x0 & g6;
    word g8 = x3 ^ g7;
    y[0] ^= g8;
    word g9 = x3 & ~g7;
    word g10 = x1 & ~g6;
    word g11 = x2 ^ g9;
    word g12 = g10 ^ g11;
    y[1] ^= g12;
    word g13 = x1 ^ g8;
    word g14 = g13 & ~g12;
    word g15 = g7 ^ g14;
    word g16 = x0 & ~g11;
    word g17 = g15 ^ g16;
    y[2] ^= g17;
    word g18 = g6 ^ g14;
    y[3] ^= g18;
}

GL_INLINE void circuit_d_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x2;
    word g5 = x3 ^ g4;
    word g6 = x3 & ~x0;
    word g7 = x1 ^ g6;
    word g8 = g5 & ~g7;
    word g9 = x3 ^ g7;
    word g10 = g9 & ~g8;
    word g11 = g4 ^ g8;
    y[1] ^= g11;
    word g12 = x0 ^ g10;
    y[3] ^= g12;
    word g13 = x0 & g10;
    word g14 = g5 & ~g6;
    word g15 = g13 | g14;
    word g16 = g12 ^ g15;
    y[0] ^= g16;
    word g17 = g11 & ~g13;
    word g18 = g7 ^ g17;
    y[2] ^= g18;
}

GL_INLINE void circuit_d_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & ~x3;
    word g5 = x0 ^ g4;
    word g6 = x1 ^ x3;
    word g7 = g5 & ~g6;
    word g8 = x2 ^ g7;
    y[1] ^= g8;
    word g9 = x3 ^ g5;
    word g10 = g6 ^ g8;
    word g11 = g9 & g10;
    word g12 = x1 ^ g5;
    word g13 = g4 | g12;
    word g14 = x1 ^ g11;
    y[3] ^= g14;
    word g15 = g13 & ~g11;
    y[2] ^= g15;
    word g16 = g14 & ~g12;
    word g17 = g10 ^ g16;
    word g18 = g15 ^ g17;
    y[0] ^= g18;
}

GL_INLINE void circuit_d_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x2;
    word g5 = x3 & ~g4;
    word g6 = x0 | x2;
    word g7 = x1 | g5;
    word g8 = g6 ^ g7;
    y[3] ^= g8;
    word g9 = x2 | g8;
    word g10 = g9 & ~x3;
    word g11 = x1 & ~g10;
    word g12 = g7 ^ g10;
    word g13 = g11 ^ g12;
    word g14 = x0 ^ x3;
    word g15 = g14 & ~g8;
    word g16 = g13 ^ g15;
    y[2] ^= g16;
    word g17 = x2 ^ g12;
    y[0] ^= g17;
    word g18 = g8 & ~x0;
    word g19 = g11 ^ g18;
    y[1] ^= g19;
}

GL_INLINE void circuit_d_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & x3;
    word g5 = x0 ^ x1;
    word g6 = x1 ^ g4;
    word g7 = x2 ^ g5;
    word g8 = g7 & ~g6;
    word g9 = x3 ^ g8;
    y[2] ^= g9;
    word g10 = x1 | g7;
    word g11 = g9 & ~g6;
    word g12 = g5 | g11;
    word g13 = x0 & g10;
    word g14 = g11 ^ g13;
    y[0] ^= g14;
    word g15 = g9 & g10;
    word g16 = g6 ^ g15;
    y[3] ^= g16;
    word g17 = g7 & ~x3;
    word g18 = g12 ^ g17;
    y[1] ^= g18;
}

GL_INLINE void circuit_d_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = x2 & ~x3;
    word g6 = x0 & ~x3;
    word g7 = x2 ^ g4;
    word g8 = g5 | g7;
    word g9 = x3 & ~x0;
    word g10 = x1 | g8;
    word g11 = g6 ^ g8;
    y[0] ^= g11;
    word g12 = g4 ^ g5;
    word g13 = x3 ^ g10;
    word g14 = g13 & ~g12;
    word g15 = g9 | g11;
    word g16 = g10 & ~g9;
    word g17 = g12 ^ g15;
    y[3] ^= g17;
    word g18 = g4 ^ g16;
    y[2] ^= g18;
    word g19 = x1 & g12;
    word g20 = g14 ^ g19;
    y[1] ^= g20;
}

GL_INLINE void circuit_d_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x3 & ~x0;
    word g5 = x2 ^ g4;
    word g6 = x1 & ~g5;
    word g7 = x0 ^ g6;
    y[0] ^= g7;
    word g8 = x3 ^ g5;
    word g9 = x1 & g7;
    word g10 = g8 | g9;
    word g11 = x0 ^ g10;
    y[1] ^= g11;
    word g12 = g5 ^ g9;
    word g13 = g7 ^ g12;
    word g14 = g8 & g13;
    word g15 = x1 ^ g14;
    y[2] ^= g15;
    word g16 = g5 ^ g15;
    word g17 = g12 & g16;
    word g18 = g8 ^ g17;
    y[3] ^= g18;
}

GL_INLINE void circuit_d_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 & x2;
    word g5 = x1 & ~g4;
    word g6 = x3 & g5;
    word g7 = x0 ^ g5;
    word g8 = x2 & x3;
    word g9 = g5 ^ g8;
    y[0] ^= g9;
    word g10 = x2 | x3;
    word g11 = x1 & g9;
    word g12 = g7 & g10;
    word g13 = g11 ^ g12;
    y[3] ^= g13;
    word g14 = x1 ^ x3;
    word g15 = g12 & ~g14;
    word g16 = x2 ^ g7;
    word g17 = g10 ^ g15;
    word g18 = g9 ^ g17;
    y[1] ^= g18;
    word g19 = g6 | g16;
    y[2] ^= g19;
}

GL_INLINE void circuit_hash_test_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 & ~x2;
    word g5 = x1 ^ g4;
    word g6 = x0 ^ g5;
    word g7 = x3 ^ g4;
    word g8 = x2 ^ g5;
    word g9 = g8 & ~g7;
    word g10 = x2 | g9;
    word g11 = x3 | g5;
    word g12 = x3 | g9;
    word g13 = x2 & g6;
    word g14 = g10 & ~g6;
    word g15 = g6 & ~g7;
    word g16 = g12 & ~g13;
    y[0] ^= g16;
    word g17 = g5 ^ g15;
    y[1] ^= g17;
    word g18 = g11 & ~g14;
    y[2] ^= g18;
    word g19 = x0 ^ g9;
    y[3] ^= g19;
}

GL_INLINE void circuit_hash_test_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 | x1;
    word g5 = g4 & ~x2;
    word g6 = x1 ^ g5;
    word g7 = x0 & ~g6;
    word g8 = g5 ^ g7;
    word g9 = x2 | x3;
    word g10 = x3 | g8;
    word g11 = g10 & ~g7;
    y[2] ^= g11;
    word g12 = x0 & ~x3;
    word g13 = g8 | g12;
    y[0] ^= g13;
    word g14 = g6 ^ g9;
    y[1] ^= g14;
    word g15 = x0 ^ g14;
    word g16 = x2 ^ g15;
    word g17 = g16 & ~g8;
    word g18 = x3 ^ g17;
    y[3] ^= g18;
}

GL_INLINE void circuit_hash_test_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 & x1;
    word g5 = x1 & ~x3;
    word g6 = x2 & ~g4;
    word g7 = g4 | g5;
    word g8 = x0 & x3;
    word g9 = g7 ^ g8;
    word g10 = g6 ^ g9;
    y[3] ^= g10;
    word g11 = x0 ^ g10;
    word g12 = g6 | g11;
    word g13 = x3 ^ g12;
    y[1] ^= g13;
    word g14 = x1 | g8;
    word g15 = g13 ^ g14;
    word g16 = x2 ^ g11;
    word g17 = g11 & ~g15;
    word g18 = g15 ^ g16;
    y[0] ^= g18;
    word g19 = g6 | g16;
    word g20 = g17 ^ g19;
    y[2] ^= g20;
}

GL_INLINE void circuit_hash_test_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 & ~x2;
    word g5 = x0 & ~g4;
    word g6 = x3 ^ g5;
    word g7 = x2 | g6;
    word g8 = g7 & ~g4;
    word g9 = x0 ^ g8;
    y[1] ^= g9;
    word g10 = g6 ^ g9;
    word g11 = x1 & g10;
    word g12 = x2 ^ g11;
    y[2] ^= g12;
    word g13 = x1 ^ g6;
    y[3] ^= g13;
    word g14 = g9 | g13;
    word g15 = g14 & ~g12;
    word g16 = g10 ^ g15;
    y[0] ^= g16;
}

GL_INLINE void circuit_hash_test_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x3;
    word g5 = x1 | g4;
    word g6 = x0 ^ g5;
    word g7 = x1 ^ g4;
    word g8 = x2 & ~g7;
    word g9 = g6 & ~x2;
    word g10 = g4 ^ g9;
    y[1] ^= g10;
    word g11 = x3 & g6;
    word g12 = x0 & x2;
    word g13 = g7 & ~g10;
    word g14 = g12 ^ g13;
    word g15 = x1 ^ g13;
    word g16 = g14 | g15;
    word g17 = g8 | g11;
    y[2] ^= g17;
    word g18 = x0 ^ g16;
    y[0] ^= g18;
    word g19 = g9 ^ g14;
    y[3] ^= g19;
}

GL_INLINE void circuit_hash_test_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 ^ x3;
    word g5 = x0 | x3;
    word g6 = g5 & ~g4;
    word g7 = x1 ^ g6;
    y[1] ^= g7;
    word g8 = g4 & ~x0;
    word g9 = x2 ^ g8;
    word g10 = g7 | g9;
    word g11 = g4 ^ g10;
    y[3] ^= g11;
    word g12 = g11 & ~g6;
    word g13 = x0 ^ g12;
    word g14 = x1 ^ g10;
    word g15 = g13 & ~g7;
    word g16 = g14 & ~x2;
    word g17 = g9 ^ g15;
    y[2] ^= g17;
    word g18 = g13 ^ g16;
    y[0] ^= g18;
}

GL_INLINE void circuit_hash_test_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 & ~x2;
    word g5 = x3 & ~x2;
    word g6 = x0 | x2;
    word g7 = x3 ^ g6;
    word g8 = x0 | g5;
    word g9 = x1 | g5;
    word g10 = g7 ^ g8;
    word g11 = g4 & g7;
    word g12 = g4 ^ g8;
    y[3] ^= g12;
    word g13 = g9 ^ g10;
    y[2] ^= g13;
    word g14 = x3 ^ g11;
    y[0] ^= g14;
    word g15 = g13 & g14;
    word g16 = x2 ^ g15;
    word g17 = g12 ^ g16;
    y[1] ^= g17;
}

GL_INLINE void circuit_hash_test_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x2 & ~x1;
    word g5 = x0 | g4;
    word g6 = x2 ^ g5;
    word g7 = x3 ^ g6;
    word g8 = x0 & ~x3;
    word g9 = g7 | g8;
    word g10 = x1 ^ g9;
    y[3] ^= g10;
    word g11 = x0 & g9;
    word g12 = g5 ^ g11;
    word g13 = g10 & ~g12;
    word g14 = x2 ^ g13;
    y[2] ^= g14;
    word g15 = x1 | g14;
    word g16 = g12 ^ g15;
    word g17 = g16 & ~x3;
    word g18 = g6 | g17;
    y[0] ^= g18;
    word g19 = g8 ^ g16;
    y[1] ^= g19;
}

GL_INLINE void circuit_hash_a_0(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x3;
    word g5 = x1 ^ x2;
    word g6 = x0 & x1;
    word g7 = g5 ^ g6;
    word g8 = g4 | g7;
    word g9 = x1 ^ g8;
    y[1] ^= g9;
    word g10 = x3 | g5;
    word g11 = g10 & ~g9;
    word g12 = g7 ^ g11;
    y[0] ^= g12;
    word g13 = x0 ^ g10;
    word g14 = g12 & ~g9;
    word g15 = g12 | g13;
    word g16 = g13 ^ g14;
    y[2] ^= g16;
    word g17 = x3 ^ g15;
    y[3] ^= g17;
}

GL_INLINE void circuit_hash_a_1(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 & ~x3;
    word g5 = x0 & g4;
    word g6 = x0 & ~x2;
    word g7 = x2 | g4;
    word g8 = x1 ^ g6;
    word g9 = x3 ^ g7;
    word g10 = g5 ^ g8;
    y[2] ^= g10;
    word g11 = x0 & g8;
    word g12 = g9 & ~g11;
    y[0] ^= g12;
    word g13 = g8 & ~g9;
    word g14 = g12 & ~x2;
    word g15 = x0 ^ g14;
    word g16 = g13 ^ g15;
    y[1] ^= g16;
    word g17 = g5 ^ g7;
    y[3] ^= g17;
}

GL_INLINE void circuit_hash_a_2(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x1 & x3;
    word g5 = x2 | g4;
    word g6 = x0 ^ g5;
    word g7 = x0 ^ x3;
    word g8 = x1 | g6;
    word g9 = x2 ^ g8;
    word g10 = g7 & ~x1;
    word g11 = g5 & g8;
    y[1] ^= g11;
    word g12 = g6 ^ g10;
    y[3] ^= g12;
    word g13 = g12 & ~g11;
    word g14 = g9 ^ g13;
    word g15 = g7 | g9;
    word g16 = g6 ^ g15;
    y[2] ^= g16;
    word g17 = x1 ^ g14;
    y[0] ^= g17;
}

GL_INLINE void circuit_hash_a_3(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = x1 ^ x2;
    word g6 = x3 & ~g5;
    word g7 = g4 ^ g6;
    word g8 = x3 ^ g7;
    y[1] ^= g8;
    word g9 = g7 & ~x1;
    word g10 = x2 ^ g9;
    y[2] ^= g10;
    word g11 = g6 | g8;
    word g12 = g8 & g10;
    word g13 = x1 ^ g11;
    y[3] ^= g13;
    word g14 = x3 ^ g12;
    y[0] ^= g14;
}

GL_INLINE void circuit_hash_a_4(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = x2 ^ g4;
    word g6 = x0 & x3;
    word g7 = x2 ^ g6;
    word g8 = x2 & ~x3;
    word g9 = g4 | g8;
    word g10 = g5 & ~x0;
    word g11 = x1 | g7;
    word g12 = x3 & g11;
    word g13 = x0 ^ g12;
    word g14 = x3 ^ g9;
    word g15 = g9 & g13;
    word g16 = g7 & ~g5;
    word g17 = g7 ^ g15;
    y[1] ^= g17;
    word g18 = x0 ^ g16;
    y[3] ^= g18;
    word g19 = g9 & g11;
    y[0] ^= g19;
    word g20 = g10 ^ g14;
    y[2] ^= g20;
}

GL_INLINE void circuit_hash_a_5(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 ^ x1;
    word g5 = x1 ^ x2;
    word g6 = g4 & g5;
    word g7 = x0 ^ x3;
    word g8 = g6 ^ g7;
    y[0] ^= g8;
    word g9 = x2 & ~g4;
    word g10 = x1 | x2;
    word g11 = g8 & ~g9;
    word g12 = g5 & ~g7;
    word g13 = g10 & ~g8;
    word g14 = g10 ^ g11;
    word g15 = x3 ^ g11;
    y[3] ^= g15;
    word g16 = x0 ^ g13;
    y[2] ^= g16;
    word g17 = g14 & ~g12;
    y[1] ^= g17;
}

GL_INLINE void circuit_hash_a_6(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x3 & ~x2;
    word g5 = x1 & ~x2;
    word g6 = x0 ^ x1;
    word g7 = g6 & ~g4;
    word g8 = x0 & x1;
    word g9 = x3 ^ g7;
    word g10 = x2 ^ g9;
    word g11 = g10 & ~g8;
    y[1] ^= g11;
    word g12 = x0 ^ x3;
    word g13 = g12 & ~g6;
    word g14 = g11 & ~g7;
    word g15 = g12 ^ g14;
    y[2] ^= g15;
    word g16 = x0 ^ g13;
    word g17 = g5 ^ g7;
    y[0] ^= g17;
    word g18 = g11 ^ g16;
    y[3] ^= g18;
}

GL_INLINE void circuit_hash_a_7(word x0, word x1, word x2, word x3, word y[4])
{
    word g4 = x0 & ~x2;
    word g5 = x3 | g4;
    word g6 = x0 ^ x1;
    word g7 = x2 & ~g6;
    word g8 = x1 ^ g7;
    word g9 = x0 & x1;
    word g10 = g5 ^ g9;
    y[0] ^= g10;
    word g11 = x3 & ~g8;
    word g12 = g6 ^ g11;
    y[3] ^= g12;
    word g13 = x0 ^ g10;
    word g14 = x2 ^ g13;
    word g15 = x3 & ~g12;
    word g16 = g14 & ~g15;
    word g17 = x1 ^ g10;
    word g18 = g17 & ~x2;
    word g19 = g16 ^ g18;
    y[2] ^= g19;
    word g20 = g7 | g16;
    y[1] ^= g20;
}

#endif

GL_INLINE void circuit_z(unsigned row, const word x[4], word y[4])
{
    switch (row) {
    case 0:
        circuit_z_0(x[0], x[1], x[2], x[3], y);
        break;
    case 1:
        circuit_z_1(x[0], x[1], x[2], x[3], y);
        break;
    case 2:
        circuit_z_2(x[0], x[1], x[2], x[3], y);
        break;
    case 3:
        circuit_z_3(x[0], x[1], x[2], x[3], y);
        break;
    case 4:
        circuit_z_4(x[0], x[1], x[2], x[3], y);
        break;
    case 5:
        circuit_z_5(x[0], x[1], x[2], x[3], y);
        break;
    case 6:
        circuit_z_6(x[0], x[1], x[2], x[3], y);
        break;
    default:
        circuit_z_7(x[0], x[1], x[2], x[3], y);
    }
}

GL_INLINE void circuit_test(unsigned row, const word x[4], word y[4])
{
    switch (row) {
    case 0:
        circuit_test_0(x[0], x[1], x[2], x[3], y);
        break;
    case 1:
        circuit_test_1(x[0], x[1], x[2], x[3], y);
        break;
    case 2:
        circuit_test_2(x[0], x[1], x[2], x[3], y);
        break;
    case 3:
        circuit_test_3(x[0], x[1], x[2], x[3], y);
        break;
    case 4:
        circuit_test_4(x[0], x[1], x[2], x[3], y);
        break;
    case 5:
        circuit_test_5(x[0], x[1], x[2], x[3], y);
        break;
    case 6:
        circuit_test_6(x[0], x[1], x[2], x[3], y);
        break;
    default:
        circuit_test_7(x[0], x[1], x[2], x[3], y);
    }
}

GL_INLINE void circuit_a(unsigned row, const word x[4], word y[4])
{
    switch (row) {
    case 0:
        circuit_a_0(x[0], x[1], x[2], x[3], y);
        break;
    case 1:
        circuit_a_1(x[0], x[1], x[2], x[3], y);
        break;
    case 2:
        circuit_a_2(x[0], x[1], x[2], x[3], y);
        break;
    case 3:
        circuit_a_3(x[0], x[1], x[2], x[3], y);
        break;
    case 4:
        circuit_a_4(x[0], x[1], x[2], x[3], y);
        break;
    case 5:
        circuit_a_5(x[0], x[1], x[2], x[3], y);
        break;
    case 6:
        circuit_a_6(x[0], x[1], x[2], x[3], y);
        break;
    default:
        circuit_a_7(x[0], x[1], x[2], x[3], y);
    }
}

GL_INLINE void circuit_b(unsigned row, const word x[4], word y[4])
{
    switch (row) {
    case 0:
        circuit_b_0(x[0], x[1], x[2], x[3], y);
        break;
    case 1:
        circuit_b_1(x[0], x[1], x[2], x[3], y);
        break;
    case 2:
        circuit_b_2(x[0], x[1], x[2], x[3], y);
        break;
    case 3:
        circuit_b_3(x[0], x[1], x[2], x[3], y);
        break;
    case 4:
        circuit_b_4(x[0], x[1], x[2], x[3], y);
        break;
    case 5:
        circuit_b_5(x[0], x[1], x[2], x[3], y);
        break;
    case 6:
        circuit_b_6(x[0], x[1], x[2], x[3], y);
        break;
    default:
        circuit_b_7(x[0], x[1], x[2], x[3], y);
    }
}

GL_INLINE void circuit_c(unsigned row, const word x[4], word y[4])
{
    switch (row) {
    case 0:
        circuit_c_0(x[0], x[1], x[2], x[3], y);
        break;
    case 1:
        circuit_c_1(x[0], x[1], x[2], x[3], y);
        break;
    case 2:
        circuit_c_2(x[0], x[1], x[2], x[3], y);
        break;
    case 3:
        circuit_c_3(x[0], x[1], x[2], x[3], y);
        break;
    case 4:
        circuit_c_4(x[0], x[1], x[2], x[3], y);
        break;
    case 5:
        circuit_c_5(x[0], x[1], x[2], x[3], y);
        break;
    case 6:
        circuit_c_6(x[0], x[1], x[2], x[3], y);
        break;
    default:
        circuit_c_7(x[0], x[1], x[2], x[3], y);
    }
}

GL_INLINE void circuit_d(unsigned row, const word x[4], word y[4])
{
    switch (row) {
    case 0:
        circuit_d_0(x[0], x[1], x[2], x[3], y);
        break;
    case 1:
        circuit_d_1(x[0], x[1], x[2], x[3], y);
        break;
    case 2:
        circuit_d_2(x[0], x[1], x[2], x[3], y);
        break;
    case 3:
        circuit_d_3(x[0], x[1], x[2], x[3], y);
        break;
    case 4:
        circuit_d_4(x[0], x[1], x[2], x[3], y);
        break;
    case 5:
        circuit_d_5(x[0], x[1], x[2], x[3], y);
        break;
    case 6:
        circuit_d_6(x[0], x[1], x[2], x[3], y);
        break;
    default:
        circuit_d_7(x[0], x[1], x[2], x[3], y);
    }
}

GL_INLINE void circuit_hash_test(unsigned row, const word x[4], word y[4])
{
    switch (row) {
    case 0:
        circuit_hash_test_0(x[0], x[1], x[2], x[3], y);
        break;
    case 1:
        circuit_hash_test_1(x[0], x[1], x[2], x[3], y);
        break;
    case 2:
        circuit_hash_test_2(x[0], x[1], x[2], x[3], y);
        break;
    case 3:
        circuit_hash_test_3(x[0], x[1], x[2], x[3], y);
        break;
    case 4:
        circuit_hash_test_4(x[0], x[1], x[2], x[3], y);
        break;
    case 5:
        circuit_hash_test_5(x[0], x[1], x[2], x[3], y);
        break;
    case 6:
        circuit_hash_test_6(x[0], x[1], x[2], x[3], y);
        break;
    default:
        circuit_hash_test_7(x[0], x[1], x[2], x[3], y);
    }
}

GL_INLINE void circuit_hash_a(unsigned row, const word x[4], word y[4])
{
    switch (row) {
    case 0:
        circuit_hash_a_0(x[0], x[1], x[2], x[3], y);
        break;
    case 1:
        circuit_hash_a_1(x[0], x[1], x[2], x[3], y);
        break;
    case 2:
        circuit_hash_a_2(x[0], x[1], x[2], x[3], y);
        break;
    case 3:
        circuit_hash_a_3(x[0], x[1], x[2], x[3], y);
        break;
    case 4:
        circuit_hash_a_4(x[0], x[1], x[2], x[3], y);
        break;
    case 5:
        circuit_hash_a_5(x[0], x[1], x[2], x[3], y);
        break;
    case 6:
        circuit_hash_a_6(x[0], x[1], x[2], x[3], y);
        break;
    default:
        circuit_hash_a_7(x[0], x[1], x[2], x[3], y);
    }
}

#endif
