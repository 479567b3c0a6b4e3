/*
 * Kuznyechik as logic, written by tools/kuznyechik_circuits.py; do not edit.
 *
 * On planes x[0..7], one bit of each of a byte: circuit_s computes S(x) ^ S(0), circuit_s_inverse
 * undoes that, and circuit_l adds to y the sum of s[i] times coefficient i, 0 <= i < 15, s[0] being
 * at s and the next byte 8 planes on.
 *
 * columns[0] of L: with x[b] the bytes of a block that have bit b set as bytes of ones, and the
 * halves of a block little-endian,
 *     L(x) = the sum over m = 0..7 of (the sum over b of
 *            (x[b] & column[m][b][0]) ^ (x[b] with its halves exchanged & column[m][b][1])),
 *            rotated by m bytes,
 * rotation by n bringing byte n to byte 0. columns[1] of the inverse alike.
 */
#ifndef GL_KUZNYECHIK_CIRCUITS_H
#define GL_KUZNYECHIK_CIRCUITS_H

#include "bytes.h"

#define CIRCUIT_S_OF_ZERO 0xfc

/* L of a block of these. */
static const uint8_t circuit_l_of_zero[16] = {
    0x50, 0x46, 0x0d, 0xb3, 0x80, 0x31, 0xef, 0x05, 0x41, 0xd1, 0xab, 0xd0, 0xa1, 0x3f, 0xbc, 0x4e,
};

GL_INLINE void circuit_s(word x[8])
{
    word x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3], x4 = x[4], x5 = x[5], x6 = x[6], x7 = x[7];
    word g8 = x2 ^ x6;
    word g9 = x0 ^ g8;
    word g10 = x1 ^ x3;
    word g11 = x5 ^ x7;
    word g12 = x4 ^ g10;
    word g13 = g8 ^ g12;
    word g14 = x4 ^ x7;
    word g15 = x7 ^ g10;
    word g16 = g11 ^ g9;
    word g17 = x4 ^ g11;
    word g18 = x2 ^ g11;
    word g19 = x0 ^ x6;
    word g20 = g8 & g15;
    word g21 = x5 ^ g12;
    word g22 = g21 ^ g20;
    word g23 = g8 ^ g14;
    word g24 = g23 & ~g22;
    word g25 = g15 ^ g22;
    word g26 = g15 | g23;
    word g27 = g26 ^ g24;
    word g28 = g8 ^ g24;
    word g29 = g28 & ~g25;
    word g30 = g27 ^ g29;
    word g31 = g26 & ~g30;
    word g32 = g28 & ~g27;
    word g33 = g23 ^ g32;
    word g34 = g33 | g31;
    word g35 = g25 ^ g34;
    word g36 = g28 ^ g30;
    word g37 = x1 & g36;
    word g38 = g33 ^ g35;
    word g39 = x3 ^ g16;
    word g40 = g39 & g38;
    word g41 = g10 ^ g16;
    word g42 = g37 ^ g40;
    word g43 = g28 ^ g33;
    word g44 = g10 & g28;
    word g45 = g19 & g33;
    word g46 = g10 ^ g19;
    word g47 = g46 & g43;
    word g48 = g45 ^ g47;
    word g49 = g44 ^ g47;
    word g50 = g30 ^ g35;
    word g51 = g50 ^ g43;
    word g52 = g41 & g51;
    word g53 = g40 ^ g52;
    word g54 = g18 & g50;
    word g55 = x3 ^ g18;
    word g56 = g55 & g35;
    word g57 = g56 ^ g54;
    word g58 = g57 ^ g49;
    word g59 = g57 ^ g53;
    word g60 = x3 & g30;
    word g61 = g60 ^ g56;
    word g62 = g61 ^ g48;
    word g63 = g61 ^ g42;
    word g64 = g59 ^ g58;
    word g65 = g64 & ~g63;
    word g66 = g62 ^ g65;
    word g67 = g59 ^ g66;
    word g68 = g63 & g67;
    word g69 = g64 ^ g68;
    word g70 = g69 & ~g67;
    word g71 = g63 ^ g70;
    word g72 = g65 | g71;
    word g73 = g58 ^ g72;
    word g74 = x3 & ~g19;
    word g75 = g10 ^ g74;
    word g76 = g10 ^ g55;
    word g77 = g10 & ~g19;
    word g78 = g76 & ~g77;
    word g79 = g75 & g76;
    word g80 = g19 ^ g79;
    word g81 = g75 ^ g80;
    word g82 = g55 & ~g81;
    word g83 = x3 & g55;
    word g84 = x3 | g82;
    word g85 = g78 | g83;
    word g86 = g84 & ~g79;
    word g87 = g78 & g84;
    word g88 = g75 & ~g85;
    word g89 = g88 ^ g87;
    word g90 = g8 | g23;
    word g91 = g21 | g15;
    word g92 = g91 | g90;
    word g93 = g92 | g89;
    word g94 = g67 ^ g93;
    word g95 = g86 & ~g92;
    word g96 = g73 ^ g95;
    word g97 = g92 | g85;
    word g98 = g71 ^ g97;
    word g99 = g80 & ~g92;
    word g100 = g69 ^ g99;
    word g101 = g96 ^ g98;
    word g102 = g100 ^ g101;
    word g103 = g100 & ~g94;
    word g104 = g98 | g103;
    word g105 = g104 & ~g102;
    word g106 = g94 ^ g105;
    word g107 = g106 & ~g102;
    word g108 = g104 ^ g107;
    word g109 = g23 & g106;
    word g110 = g100 | g108;
    word g111 = g94 ^ g110;
    word g112 = g100 ^ g111;
    word g113 = g104 & ~g112;
    word g114 = g96 & g108;
    word g115 = ~g114;
    word g116 = g106 ^ g115;
    word g117 = g13 & g116;
    word g118 = g14 & g113;
    word g119 = g106 ^ g113;
    word g120 = g111 ^ g113;
    word g121 = x5 & g120;
    word g122 = g17 & g111;
    word g123 = g111 ^ g115;
    word g124 = g15 & g115;
    word g125 = g8 ^ g21;
    word g126 = g121 ^ g117;
    word g127 = g21 & g123;
    word g128 = g8 & g119;
    word g129 = g123 ^ g119;
    word g130 = g118 ^ g128;
    word g131 = g94 ^ g100;
    word g132 = g125 & g129;
    word g133 = g109 ^ g128;
    word g134 = g124 ^ g127;
    word g135 = g122 ^ g124;
    word g136 = g134 ^ g130;
    word g137 = g117 ^ g132;
    word g138 = g135 ^ g133;
    word g139 = g136 ^ g138;
    word g140 = g135 ^ g126;
    word g141 = g134 ^ g137;
    word g142 = g138 & ~g136;
    word g143 = g141 ^ g142;
    word g144 = g142 | g143;
    word g145 = g144 | g139;
    word g146 = g143 ^ g139;
    word g147 = g140 ^ g142;
    word g148 = g147 & g146;
    word g149 = g138 ^ g145;
    word g150 = g143 & ~g149;
    word g151 = g147 & ~g149;
    word g152 = g139 ^ g151;
    word g153 = g152 | g150;
    word g154 = g147 ^ g153;
    word g155 = g149 ^ g148;
    word g156 = g152 ^ g155;
    word g157 = g147 & ~g152;
    word g158 = g155 | g157;
    word g159 = g156 ^ g131;
    word g160 = g98 ^ g154;
    word g161 = g146 ^ g158;
    word g162 = g100 ^ g152;
    x[0] = g161;
    x[1] = g162;
    x[2] = g160;
    x[3] = g155;
    x[4] = g159;
    x[5] = g96;
    x[6] = g154;
    x[7] = g156;
}

GL_INLINE void circuit_s_inverse(word x[8])
{
    word x0 = x[0], x1 = x[1], x2 = x[2], x3 = x[3], x4 = x[4], x5 = x[5], x6 = x[6], x7 = x[7];
    word g8 = x0 | x6;
    word g9 = x3 ^ x7;
    word g10 = x2 ^ x6;
    word g11 = g9 ^ g8;
    word g12 = x6 ^ g11;
    word g13 = x0 | g9;
    word g14 = x3 ^ g13;
    word g15 = g12 & ~x3;
    word g16 = g13 & ~g15;
    word g17 = g8 ^ g16;
    word g18 = x1 ^ x3;
    word g19 = x7 ^ g18;
    word g20 = x5 & g19;
    word g21 = g10 & ~g20;
    word g22 = g14 & ~g17;
    word g23 = x4 ^ g18;
    word g24 = x5 ^ g23;
    word g25 = x5 | g19;
    word g26 = x6 & ~g14;
    word g27 = g25 & ~g10;
    word g28 = g24 & ~g27;
    word g29 = g25 & g28;
    word g30 = g9 ^ g26;
    word g31 = g30 & ~g16;
    word g32 = g23 ^ g29;
    word g33 = g11 ^ g31;
    word g34 = g19 ^ g28;
    word g35 = x0 ^ g11;
    word g36 = g10 ^ g34;
    word g37 = g24 & g36;
    word g38 = g37 ^ g21;
    word g39 = g35 ^ g22;
    word g40 = g32 | g36;
    word g41 = g40 & ~g37;
    word g42 = g32 ^ g41;
    word g43 = g16 ^ g39;
    word g44 = g30 ^ g33;
    word g45 = g43 & g42;
    word g46 = ~g38;
    word g47 = g34 ^ g46;
    word g48 = g44 & g47;
    word g49 = g39 & g32;
    word g50 = g30 ^ g39;
    word g51 = g34 ^ g32;
    word g52 = g30 & g34;
    word g53 = g16 ^ g33;
    word g54 = g33 & g46;
    word g55 = g16 & g41;
    word g56 = g41 ^ g46;
    word g57 = g56 ^ g51;
    word g58 = g53 & g56;
    word g59 = g53 ^ g50;
    word g60 = g59 & g57;
    word g61 = g50 & g51;
    word g62 = g10 & g19;
    word g63 = g23 & ~g62;
    word g64 = g23 | g10;
    word g65 = g54 ^ g58;
    word g66 = g49 ^ g61;
    word g67 = g48 ^ g60;
    word g68 = g52 ^ g61;
    word g69 = g55 ^ g54;
    word g70 = g10 & ~g19;
    word g71 = x5 ^ g63;
    word g72 = g71 ^ g64;
    word g73 = g65 ^ g66;
    word g74 = g65 ^ g67;
    word g75 = g19 & g64;
    word g76 = g23 ^ g70;
    word g77 = g19 ^ g72;
    word g78 = g73 & g77;
    word g79 = g69 ^ g68;
    word g80 = ~g71;
    word g81 = g45 ^ g48;
    word g82 = g69 ^ g81;
    word g83 = x5 ^ g75;
    word g84 = g83 ^ g76;
    word g85 = g79 & g80;
    word g86 = g78 ^ g85;
    word g87 = g83 ^ g80;
    word g88 = g77 ^ g80;
    word g89 = g77 ^ g84;
    word g90 = g73 ^ g79;
    word g91 = g90 & g88;
    word g92 = g85 ^ g91;
    word g93 = g83 ^ g84;
    word g94 = g74 & g84;
    word g95 = g88 ^ g93;
    word g96 = g82 & g83;
    word g97 = g74 ^ g82;
    word g98 = g97 & g93;
    word g99 = g94 ^ g98;
    word g100 = g96 ^ g98;
    word g101 = g90 ^ g97;
    word g102 = g101 & g95;
    word g103 = x5 ^ g19;
    word g104 = g10 ^ g19;
    word g105 = x5 & g23;
    word g106 = g105 ^ g103;
    word g107 = g23 ^ g104;
    word g108 = g107 & ~g105;
    word g109 = g104 & ~g106;
    word g110 = g23 ^ g109;
    word g111 = g109 | g108;
    word g112 = x5 & g109;
    word g113 = g10 | g112;
    word g114 = x5 ^ g104;
    word g115 = g111 & ~x5;
    word g116 = g113 & ~g115;
    word g117 = g106 ^ g116;
    word g118 = g110 & g114;
    word g119 = g116 ^ g118;
    word g120 = g86 ^ g100;
    word g121 = g74 | g82;
    word g122 = g73 | g79;
    word g123 = g122 | g121;
    word g124 = g111 & ~g123;
    word g125 = g120 ^ g124;
    word g126 = g110 & ~g123;
    word g127 = g119 & ~g123;
    word g128 = g117 & ~g123;
    word g129 = g92 ^ g99;
    word g130 = g74 ^ g73;
    word g131 = g129 ^ g126;
    word g132 = g82 ^ g79;
    word g133 = g132 & g87;
    word g134 = g133 ^ g102;
    word g135 = g130 & g89;
    word g136 = g135 ^ g133;
    word g137 = g92 ^ g134;
    word g138 = g86 ^ g136;
    word g139 = g137 ^ g128;
    word g140 = g138 ^ g127;
    word g141 = g90 ^ g140;
    word g142 = g82 ^ g141;
    word g143 = g74 ^ g141;
    word g144 = g125 ^ g139;
    word g145 = g82 ^ g125;
    word g146 = g131 ^ g144;
    word g147 = g131 ^ g145;
    word g148 = g79 ^ g144;
    word g149 = g74 ^ g148;
    word g150 = g90 ^ g147;
    x[0] = g150;
    x[1] = g131;
    x[2] = g143;
    x[3] = g146;
    x[4] = g149;
    x[5] = g130;
    x[6] = g142;
    x[7] = g148;
}

GL_INLINE void circuit_l(const word *s, word y[8])
{
    y[0] ^= s[48] ^ s[64];
    y[1] ^= s[49] ^ s[65];
    y[2] ^= s[50] ^ s[66];
    y[3] ^= s[51] ^ s[67];
    y[4] ^= s[52] ^ s[68];
    y[5] ^= s[53] ^ s[69];
    y[6] ^= s[54] ^ s[70];
    y[7] ^= s[55] ^ s[71];
    word u2 = s[2] ^ s[114];
    word u48 = s[56];
    word g56 = u2 ^ u48;
    word u31 = s[31] ^ s[95];
    word u35 = s[35] ^ s[83];
    word g57 = u31 ^ u35;
    word u14 = s[14] ^ s[110];
    word g58 = u14 ^ g57;
    word g59 = g56 ^ g58;
    word u52 = s[60];
    word u54 = s[62];
    word g60 = u52 ^ u54;
    word u1 = s[1] ^ s[113];
    word g61 = u1 ^ g60;
    word g62 = g59 ^ g61;
    word u21 = s[21] ^ s[101];
    word u43 = s[43] ^ s[75];
    word g63 = u21 ^ u43;
    word u17 = s[17] ^ s[97];
    word g64 = u17 ^ g63;
    word g65 = g62 ^ g64;
    word u12 = s[12] ^ s[108];
    word u29 = s[29] ^ s[93];
    word g66 = u12 ^ u29;
    word u11 = s[11] ^ s[107];
    word u28 = s[28] ^ s[92];
    word g67 = u11 ^ u28;
    word u33 = s[33] ^ s[81];
    word g68 = u33 ^ g67;
    word u41 = s[41] ^ s[73];
    word g69 = u41 ^ g68;
    word g70 = g66 ^ g69;
    word g71 = g65 ^ g70;
    word u16 = s[16] ^ s[96];
    word u20 = s[20] ^ s[100];
    word g72 = u16 ^ u20;
    word u15 = s[15] ^ s[111];
    word u47 = s[47] ^ s[79];
    word g73 = u15 ^ u47;
    word u38 = s[38] ^ s[86];
    word u46 = s[46] ^ s[78];
    word g74 = u38 ^ u46;
    word u49 = s[57];
    word g75 = u49 ^ g74;
    word u7 = s[7] ^ s[119];
    word g76 = u7 ^ g75;
    word g77 = g73 ^ g76;
    word g78 = g72 ^ g77;
    word g79 = g71 ^ g78;
    word u36 = s[36] ^ s[84];
    word u44 = s[44] ^ s[76];
    word g80 = u36 ^ u44;
    word u22 = s[22] ^ s[102];
    word g81 = u22 ^ g80;
    word u18 = s[18] ^ s[98];
    word g82 = u18 ^ g81;
    word u6 = s[6] ^ s[118];
    word g83 = u6 ^ g82;
    word g84 = g79 ^ g83;
    y[0] ^= g84;
    word u32 = s[32] ^ s[80];
    word g85 = u20 ^ u32;
    word g86 = g85 ^ u43;
    word g87 = g86 ^ g74;
    word u55 = s[63];
    word g88 = u55 ^ g58;
    word u53 = s[61];
    word g89 = u53 ^ g88;
    word g90 = g87 ^ g89;
    word u39 = s[39] ^ s[87];
    word g91 = u39 ^ g61;
    word u50 = s[58];
    word g92 = u50 ^ g91;
    word u3 = s[3] ^ s[115];
    word g93 = u3 ^ g92;
    word g94 = g90 ^ g93;
    word g95 = g94 ^ g69;
    word u37 = s[37] ^ s[85];
    word g96 = u37 ^ u48;
    word u45 = s[45] ^ s[77];
    word g97 = u45 ^ g96;
    word u23 = s[23] ^ s[103];
    word g98 = u23 ^ g97;
    word u19 = s[19] ^ s[99];
    word g99 = u19 ^ g98;
    word u30 = s[30] ^ s[94];
    word u34 = s[34] ^ s[82];
    word g100 = u30 ^ u34;
    word u13 = s[13] ^ s[109];
    word g101 = u13 ^ g100;
    word g102 = u6 ^ g101;
    word u42 = s[42] ^ s[74];
    word g103 = u42 ^ g102;
    word g104 = g99 ^ g103;
    word g105 = g95 ^ g104;
    y[1] ^= g105;
    word g106 = u33 ^ u34;
    word g107 = g106 ^ u39;
    word g108 = g107 ^ u42;
    word g109 = g108 ^ u54;
    word g110 = g109 ^ g63;
    word g111 = g110 ^ g80;
    word g112 = g111 ^ g66;
    word g113 = g112 ^ g78;
    word u51 = s[59];
    word g114 = u51 ^ g89;
    word u4 = s[4] ^ s[116];
    word g115 = u4 ^ g114;
    word g116 = u2 ^ g115;
    word u0 = s[0] ^ s[112];
    word g117 = u0 ^ g116;
    word g118 = g113 ^ g117;
    y[2] ^= g118;
    word g119 = u35 ^ u55;
    word g120 = g119 ^ g97;
    word g121 = g120 ^ g81;
    word g122 = g121 ^ g64;
    word g123 = g122 ^ g73;
    word g124 = g123 ^ g101;
    word u5 = s[5] ^ s[117];
    word g125 = u5 ^ g93;
    word g126 = g124 ^ g125;
    y[3] ^= g126;
    word u24 = s[24] ^ s[88];
    word g127 = u24 ^ g75;
    word g128 = g127 ^ g98;
    word g129 = g128 ^ g83;
    word g130 = g129 ^ g117;
    y[4] ^= g130;
    word u8 = s[8] ^ s[104];
    word u25 = s[25] ^ s[89];
    word g131 = u8 ^ u25;
    word g132 = g131 ^ u36;
    word g133 = g132 ^ g99;
    word g134 = g133 ^ g77;
    word g135 = g134 ^ g125;
    y[5] ^= g135;
    word u9 = s[9] ^ s[105];
    word g136 = u9 ^ u15;
    word u26 = s[26] ^ s[90];
    word g137 = g136 ^ u26;
    word g138 = g137 ^ g96;
    word g139 = g138 ^ g92;
    word g140 = g139 ^ g82;
    word g141 = g140 ^ g115;
    word g142 = u32 ^ g64;
    word u40 = s[40] ^ s[72];
    word g143 = u40 ^ g142;
    word g144 = u7 ^ g143;
    word g145 = g141 ^ g144;
    word g146 = g145 ^ g70;
    y[6] ^= g146;
    word g147 = u0 ^ u1;
    word g148 = g147 ^ u5;
    word u10 = s[10] ^ s[106];
    word g149 = g148 ^ u10;
    word u27 = s[27] ^ s[91];
    word g150 = g149 ^ u27;
    word g151 = g150 ^ u46;
    word g152 = g151 ^ u47;
    word g153 = g152 ^ g114;
    word g154 = g153 ^ g67;
    word g155 = g154 ^ g72;
    word g156 = g155 ^ g144;
    word g157 = g156 ^ g104;
    y[7] ^= g157;
}

static const uint64_t columns[2][8][8][2][2] = {
    {
        {
            {{0xbec4bc200c8720cf, 0x01a5485291eb5409}, {0xb81602654930640a, 0xfb6f44f330bed4b8}},
            {{0xbf4bbb4018cd405d, 0x028990a4e115a812}, {0xb32c04ca9260c814, 0x35de882560bf6bb3}},
            {{0xbd96b580305980ba, 0x04d1e38b012a9324}, {0xa5580857e7c05328, 0x6a7fd34ac0bdd6a5}},
            {{0xb9efa9c360b2c3b7, 0x086105d50254e548}, {0x89b010ae0d43a650, 0xd4fe659443b96f89}},
            {{0xb11d9145c0a745ad, 0x10c20a6904a80990}, {0xd1a3209f1a868fa0, 0x6b3fcaeb86b1ded1}},
            {{0xa13ae18a438d8a99, 0x204714d2089312e3}, {0x618540fd34cfdd83, 0xd67e5715cfa17f61}},
            {{0x817401d786d9d7f1, 0x408e286710e52405}, {0xc2c98039685d79c5, 0x6ffcae2a5d81fec2}},
            {{0xc1e8026dcf716d21, 0x80df50ce2009480a}, {0x4751c372d0baf249, 0xde3b9f54bac13f47}},
        },
        {
            {{0xe7afeb1c70c69894, 0x9464f87ffe0f6cd4}, {0x7ac3dd076bb8bf01, 0xde5a94e968b8497a}},
            {{0x0d9d1538e04ff3eb, 0xebc833fe3f1ed86b}, {0xf445790ed6b3bd02, 0x7fb4eb11d0b392f4}},
            {{0x1af92a70039e2515, 0x1553663f7e3c73d6}, {0x2b8af21c6fa5b904, 0xfeab152263a5e72b}},
            {{0x343154e006ff4a2a, 0x2aa6cc7efc78e66f}, {0x56d72738de89b108, 0x3f952a44c6890d56}},
            {{0x6862a8030c3d9454, 0x548f5bfc3bf00fde}, {0xac6d4e707fd1a110, 0x7ee954884fd11aac}},
            {{0xd0c49306187aeba8, 0xa8ddb63b76231e7f}, {0x9bda9ce0fe618120, 0xfc11a8d39e61349b}},
            {{0x634be50c30f41593, 0x9379af76ec463cfe}, {0xf577fb033fc2c140, 0x3b229365ffc268f5}},
            {{0xc6960918602b2ae5, 0xe5f29dec1b8c783f}, {0x29ee35067e474180, 0x7644e5ca3d47d029}},
        },
        {
            {{0x6e021168da742084, 0x840d48c6f32aafd5}, {0x484c149f2df6c054, 0xe03d601a2f87e648}},
            {{0xdc0422d077e840cb, 0xcb1a904f25549d69}, {0x909828fd5a2f43a8, 0x037ac0345ecd0f90}},
            {{0x7b084463ee138055, 0x5534e39e4aa8f9d2}, {0xe3f35039b45e8693, 0x06f44368bc591ee3}},
            {{0xf61088c61f26c3aa, 0xaa6805ff94933167}, {0x0525a072abbccfe5, 0x0c2b86d0bbb23c05}},
            {{0x2f20d34f3e4c4597, 0x97d00a3debe562ce}, {0x0a4a83e495bb5d09, 0x1856cf63b5a7780a}},
            {{0x5e40659e7c988aed, 0xed63147a1509c45f}, {0x1494c50be9b5ba12, 0x30ac5dc6a98df014}},
            {{0xbc80cafff8f3d719, 0x19c628f42a124bbe}, {0x28eb491611a9b724, 0x609bba4f91d92328}},
            {{0xbbc3573d33256d32, 0x324f502b542496bf}, {0x5015922c2291ad48, 0xc0f5b79ee1714650}},
        },
        {
            {{0xa4d64390bf852ddd, 0xdd8948980137eba3}, {0x6ce83086a9c2b430, 0xafbf7c8d144ed56c}},
            {{0x8b6f86e3bdc95a79, 0x79d190f3026e1585}, {0xd81360cf9147ab60, 0x9dbdf8d9289c69d8}},
            {{0xd5decf05b951b4f2, 0xf261e32504dc2ac9}, {0x7326c05de18e95c0, 0xf9b9337150fbd273}},
            {{0x697f5d0ab1a2ab27, 0x27c2054a087b5451}, {0xe64c43ba01dfe943, 0x31b166e2a03567e6}},
            {{0xd2feba14a187954e, 0x4e470a9410f6a8a2}, {0x0f9886b7027d1186, 0x62a1cc07836ace0f}},
            {{0x673fb72881cde99c, 0x9c8e14eb202f9387}, {0x1ef3cfad04fa22cf, 0xc4815b0ec5d45f1e}},
            {{0xce7ead50c15911fb, 0xfbdf2815405ee5cd}, {0x3c255d990837445d, 0x4bc1b61c496bbe3c}},
            {{0x5ffc99a041b22235, 0x357d502a80bc0959}, {0x784abaf1106e88ba, 0x9641af3892d6bf78}},
        },
        {
            {{0x6a1c489310749910, 0x10a2c860b199e18d}, {0x72e344ea108da67b, 0x10ad12cb1a627672}},
            {{0xd43890e520e8f120, 0x208753c0a1f101d9}, {0xe405881720d98ff6, 0x2099245534c4ece4}},
            {{0x6b70e30940132140, 0x40cda64381210271}, {0x0b0ad32e4071dd2f, 0x40f148aa684b1b0b}},
            {{0xd6e0051280264280, 0x80598f86c14204e2}, {0x1614655c80e2795e, 0x80219097d0963616}},
            {{0x6f030a24c34c84c3, 0xc3b2ddcf41840807}, {0x2c28cab8c307f2bc, 0xc342e3ed63ef6c2c}},
            {{0xde0614484598cb45, 0x45a7795d82cb100e}, {0x585057b3450e27bb, 0x45840519c61dd858}},
            {{0x7f0c28908af3558a, 0x8a8df2bac755201c}, {0xb0a0aea58a1c4eb5, 0x8acb0a324f3a73b0}},
            {{0xfe1850e3d725aad7, 0xd7d927b74daa4038}, {0xa3839f89d7389ca9, 0xd75514649e74e6a3}},
        },
        {
            {{0x2b898ec29675e9bd, 0xbd7f8ed47890d4a6}, {0x76d08e85d131ffef, 0xc9ee8dbb17ecf276}},
            {{0x56d1df47efea11b9, 0xb9fedf6bf0e36b8f}, {0xec63dfc961623d1d, 0x511fd9b52e1b27ec}},
            {{0xac617d8e1d1722b1, 0xb13f7dd62305d6dd}, {0x1bc67d51c2c47a3a, 0xa23e71a95c364e1b}},
            {{0x9bc2fadf3a2e44a1, 0xa17efa6f460a6f79}, {0x364ffaa2474bf474, 0x877ce291b86c9c36}},
            {{0xf547377d745c8881, 0x81fc37de8c14def2}, {0x6c9e37878e962be8, 0xcdf807e1b3d8fb6c}},
            {{0x298e6efae8b8d3c1, 0xc13b6e7fdb287f27}, {0xd8ff6ecddfef5613, 0x59330e01a57335d8}},
            {{0x52dfdc3713b36541, 0x4176dcfe7550fe4e}, {0x733ddc597d1dac26, 0xb2661c0289e66a73}},
            {{0xa47d7b6e26a5ca82, 0x82ec7b3feaa03f9c}, {0xe67a7bb2fa3a9b4c, 0xa7cc3804d10fd4e6}},
        },
        {
            {{0x9cf2c05dcad09527, 0x274b2a5258c4d7a1}, {0xa24d2044d3643984, 0xf6ab2e060c6b33a2}},
            {{0xfb2743ba5763e94e, 0x4e9654a4b04b6d81}, {0x879a408865c872cb, 0x2f955c0c18d66687}},
            {{0x354e86b7aec6119c, 0x9cefa88ba396dac1}, {0xcdf780d3ca53e455, 0x5ee9b818306fcccd}},
            {{0x6a9ccfad9f4f22fb, 0xfb1d93d585ef7741}, {0x592dc36557a60baa, 0xbc11b33060de5b59}},
            {{0xd4fb5d99fd9e4435, 0x353ae569c91dee82}, {0xb25a45caae8f1697, 0xbb22a560c07fb6b2}},
            {{0x6b35baf139ff886a, 0x6a7409d2513a1fc7}, {0xa7b48a579fdd2ced, 0xb54489c043feafa7}},
            {{0xd66ab721723dd3d4, 0xd4e81267a2743e4d}, {0x8dabd7aefd795819, 0xa988d143863f9d8d}},
            {{0x6fd4ad42e47a656b, 0x6b1324ce87e87c9a}, {0xd9956d9f39f2b032, 0x91d36186cf7ef9d9}},
        },
        {
            {{0xf3017797d95e9f5d, 0x5d6ef50e01f663c1}, {0x6e943cdf91ec2f08, 0x49f12dc5ca10c86e}},
            {{0x2502eeed71bcfdba, 0xbadc291c022fc641}, {0xdceb787de11b5e10, 0x92215a49572053dc}},
            {{0x4a041f19e2bb39b7, 0xb77b5238045e4f82}, {0x7b15f0fa0136bc20, 0xe742b492ae40a67b}},
            {{0x94083e3207b572ad, 0xadf6a47008bc9ec7}, {0xf62a2337026cbb40, 0x0d84abe79f808ff6}},
            {{0xeb107c640ea9e499, 0x992f8be010bbff4d}, {0x2f54466e04d8b580, 0x1acb950dfdc3dd2f}},
            {{0x1520f8c81c910bf1, 0xf15ed50320b53d9a}, {0x5ea88cdc0873a9c3, 0x3455e91a3945795e}},
            {{0x2a40335338e11621, 0x21bc690640a97af7}, {0xbc93db7b10e69145, 0x68aa1134728af2bc}},
            {{0x548066a670012c42, 0x42bbd20c8091f42d}, {0xbbe575f6200fe18a, 0xd0972268e4d727bb}},
        },
    },
    {
        {
            {{0x0954eb915248a501, 0xcf20870c20bcc4be}, {0xb8d4be30f3446ffb, 0x0a643049650216b8}},
            {{0x12a815e1a4908902, 0x5d40cd1840bb4bbf}, {0xb36bbf602588de35, 0x14c86092ca042cb3}},
            {{0x24932a018be3d104, 0xba80593080b596bd}, {0xa5d6bdc04ad37f6a, 0x2853c0e7570858a5}},
            {{0x48e55402d5056108, 0xb7c3b260c3a9efb9}, {0x896fb9439465fed4, 0x50a6430dae10b089}},
            {{0x9009a804690ac210, 0xad45a7c045911db1}, {0xd1deb186ebca3f6b, 0xa08f861a9f20a3d1}},
            {{0xe3129308d2144720, 0x998a8d438ae13aa1}, {0x617fa1cf15577ed6, 0x83ddcf34fd408561}},
            {{0x0524e51067288e40, 0xf1d7d986d7017481}, {0xc2fe815d2aaefc6f, 0xc5795d683980c9c2}},
            {{0x0a480920ce50df80, 0x216d71cf6d02e8c1}, {0x473fc1ba549f3bde, 0x49f2bad072c35147}},
        },
        {
            {{0x082fec91df3c946e, 0x6ec810cac52df149}, {0x5d9f5ed9977701f3, 0xc163f6010ef56e5d}},
            {{0x105e1be17d78ebdc, 0xdc532057495a2192}, {0xbafdbc71edee0225, 0x41c62f021c29dcba}},
            {{0x20bc3601faf0157b, 0x7ba640ae92b442e7}, {0xb739bbe2191f044a, 0x824f5e0438527bb7}},
            {{0x40bb6c0237232af6, 0xf68f809fe7ab840d}, {0xad72b507323e0894, 0xc79ebc0870a4f6ad}},
            {{0x80b5d8046e46542f, 0x2fddc3fd0d95cb1a}, {0x99e4a90e647c10eb, 0x4dffbb10e08b2f99}},
            {{0xc3a97308dc8ca85e, 0x5e7945391ae95534}, {0xf10b911cc8f82015, 0x9a3db52003d55ef1}},
            {{0x4591e6107bdb93bc, 0xbcf28a723411aa68}, {0x2116e1385333402a, 0xf77aa9400669bc21}},
            {{0x8ae10f20f675e5bb, 0xbb27d7e4682297d0}, {0x422c0170a6668054, 0x2df491800cd2bb42}},
        },
        {
            {{0x843964d344204da2, 0xa2336b0c062eabf6}, {0x2795d0ca5dc0f29c, 0xa1d7c458522a4b27}},
            {{0xcb72c86588409a87, 0x8766d6180c5c952f}, {0x4ee96357ba4327fb, 0x816d4bb0a454964e}},
            {{0x55e453cad380f7cd, 0xcdcc6f3018b8e95e}, {0x9c11c6aeb7864e35, 0xc1da96a38ba8ef9c}},
            {{0xaa0ba65765c32d59, 0x595bde6030b311bc}, {0xfb224f9fadcf9c6a, 0x4177ef85d5931dfb}},
            {{0x97168faeca455ab2, 0xb2b67fc060a522bb}, {0x35449efd995dfbd4, 0x82ee1dc969e53a35}},
            {{0xed2cdd9f578ab4a7, 0xa7affe43c08944b5}, {0x6a88ff39f1ba356b, 0xc71f3a51d209746a}},
            {{0x195879fdaed7ab8d, 0x8d9d3f8643d188a9}, {0xd4d33d7221b76ad6, 0x4d3e74a26712e8d4}},
            {{0x32b0f2399f6d95d9, 0xd9f97ecf8661d391}, {0x6b657ae442add46f, 0x9a7ce887ce24136b}},
        },
        {
            {{0xefff31d1858ed076, 0x76f2ec17bb8deec9}, {0xbde97596c28e892b, 0xa6d49078d48e7fbd}},
            {{0x1d3d6261c9df63ec, 0xec271b2eb5d91f51}, {0xb911eaef47dfd156, 0x8f6be3f06bdffeb9}},
            {{0x3a7ac4c2517dc61b, 0x1b4e365ca9713ea2}, {0xb122171d8e7d61ac, 0xddd60523d67d3fb1}},
            {{0x74f44b47a2fa4f36, 0x369c6cb891e27c87}, {0xa1442e3adffac29b, 0x796f0a466ffa7ea1}},
            {{0xe82b968e87379e6c, 0x6cfbd8b3e107f8cd}, {0x81885c747d3747f5, 0xf2de148cde37fc81}},
            {{0x1356efdfcd6effd8, 0xd83573a5010e3359}, {0xc1d3b8e8fa6e8e29, 0x277f28db7f6e3bc1}},
            {{0x26ac1d7d59dc3d73, 0x736ae689021c66b2}, {0x4165b31337dcdf52, 0x4efe5075fedc7641}},
            {{0x4c9b3afab27b7ae6, 0xe6d40fd10438cca7}, {0x82caa5266e7b7da4, 0x9c3fa0ea3f7bec82}},
        },
        {
            {{0x7ba68d10ea44e372, 0x7276621acb12ad10}, {0x1099741093481c6a, 0x8de199b160c8a210}},
            {{0xf68fd920178805e4, 0xe4ecc43455249920}, {0x20f1e820e59038d4, 0xd901f1a1c0538720}},
            {{0x2fdd71402ed30a0b, 0x0b1b4b68aa48f140}, {0x4021134009e3706b, 0x7102218143a6cd40}},
            {{0x5e79e2805c651416, 0x163696d097902180}, {0x804226801205e0d6, 0xe20442c1868f5980}},
            {{0xbcf207c3b8ca282c, 0x2c6cef63ede342c3}, {0xc3844cc3240a036f, 0x07088441cfddb2c3}},
            {{0xbb270e45b3575058, 0x58d81dc619058445}, {0x45cb9845481406de, 0x0e10cb825d79a745}},
            {{0xb54e1c8aa5aea0b0, 0xb0733a4f320acb8a}, {0x8a55f38a90280c7f, 0x1c2055c7baf28d8a}},
            {{0xa99c38d7899f83a3, 0xa3e6749e641455d7}, {0xd7aa25d7e35018fe, 0x3840aa4db727d9d7}},
        },
        {
            {{0x30b4c2a98630e86c, 0x6cd54e148d7cbfaf}, {0xdd2d85bf9043d6a4, 0xa3eb3701984889dd}},
            {{0x60ab4791cf6013d8, 0xd8699c28d9f8bd9d}, {0x795ac9bde3866f8b, 0x85156e02f390d179}},
            {{0xc0958ee15dc02673, 0x73d2fb507133b9f9}, {0xf2b451b905cfded5, 0xc92adc0425e361f2}},
            {{0x43e9df01ba434ce6, 0xe66735a0e266b131}, {0x27aba2b10a5d7f69, 0x51547b084a05c227}},
            {{0x86117d02b786980f, 0x0fce6a8307cca162}, {0x4e9587a114bafed2, 0xa2a8f610940a474e}},
            {{0xcf22fa04adcff31e, 0x1e5fd4c50e5b81c4}, {0x9ce9cd8128b73f67, 0x87932f20eb148e9c}},
            {{0x5d443708995d253c, 0x3cbe6b491cb6c14b}, {0xfb1159c150ad7ece, 0xcde55e401528dffb}},
            {{0xba886e10f1ba4a78, 0x78bfd69238af4196}, {0x3522b241a099fc5f, 0x5909bc802a507d35}},
        },
        {
            {{0x54c0f62d9f144c48, 0x48e6872f1a603de0}, {0x842074da6811026e, 0xd5af2af3c6480d84}},
            {{0xa8432f5afd289890, 0x900fcd5e34c07a03}, {0xcb40e877d02204dc, 0x699d54254f901acb}},
            {{0x93865eb43950f3e3, 0xe31e59bc6843f406}, {0x558013ee6344087b, 0xd2f9a84a9ee33455}},
            {{0xe5cfbcab72a02505, 0x053cb2bbd0862b0c}, {0xaac3261fc68810f6, 0x67319394ff0568aa}},
            {{0x095dbb95e4834a0a, 0x0a78a7b563cf5618}, {0x97454c3e4fd3202f, 0xce62e5eb3d0ad097}},
            {{0x12bab5e90bc59414, 0x14f08da9c65dac30}, {0xed8a987c9e65405e, 0x5fc409157a1463ed}},
            {{0x24b7a9111649eb28, 0x2823d9914fba9b60}, {0x19d7f3f8ffca80bc, 0xbe4b122af428c619}},
            {{0x48ad91222c921550, 0x504671e19eb7f5c0}, {0x326d25333d57c3bb, 0xbf9624542b504f32}},
        },
        {
            {{0x01bfb86b07ddc37a, 0x7a49b868e9945ade}, {0x9498c6701cebafe7, 0xd46c0ffe7ff86494}},
            {{0x02bdb3d60e7945f4, 0xf492b3d011ebb47f}, {0xebf34fe038159d0d, 0x6bd81e3ffe33c8eb}},
            {{0x04b9a56f1cf28a2b, 0x2be7a5632215abfe}, {0x15259e03702af91a, 0xd6733c7e3f665315}},
            {{0x08b189de3827d756, 0x560d89c6442a953f}, {0x2a4aff06e0543134, 0x6fe678fc7ecca62a}},
            {{0x10a1d17f704e6dac, 0xac1ad14f8854e97e}, {0x54943d0c03a86268, 0xde0ff03bfc5b8f54}},
            {{0x208161fee09cda9b, 0x9b34619ed3a811fc}, {0xa8eb7a180693c4d0, 0x7f1e23763bb6dda8}},
            {{0x40c1c23f03fb77f5, 0xf568c2ff6593223b}, {0x9315f4300ce54b63, 0xfe3c46ec76af7993}},
            {{0x8041477e0635ee29, 0x29d0473dcae54476}, {0xe52a2b60180996c6, 0x3f788c1bec9df2e5}},
        },
    },
};

#endif
