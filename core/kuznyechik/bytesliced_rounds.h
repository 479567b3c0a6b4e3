/*
 * The rounds of Kuznyechik byte-sliced for AVX-512 VBMI and GFNI, written by
 * tools/kuznyechik_rounds.py, which says how; do not edit.
 *
 * The state is 16 registers, a byte of the blocks each, from and to [x], with other 64 bytes for
 * each of the KUZN_SPILLS values behind it. KUZN_LOAD, then KUZN_ROUND(KEY) any number of times:
 * S, L and a round key, of which KEY(i) writes the operand with byte i; then KUZN_STORE.
 * KUZN_LINEAR is L alone, KUZN_SUBSTITUTE S. [constants] are those of the direction, encryption
 * being the first. Decryption has the bytes of blocks backwards: then L is its inverse.
 *
 * Inside, the state is scaled: byte i is multiplied by to[i] and in the end by from[i]; so are
 * round keys, by key[i]. Numbers that multiply are matrices of GF2P8AFFINEQB.
 */
#ifndef GL_KUZNYECHIK_BYTESLICED_ROUNDS_H
#define GL_KUZNYECHIK_BYTESLICED_ROUNDS_H

#include <stdint.h>

/* clang-format off */
#define KUZN_SPILLS 14

#define KUZN_LOAD \
    "vmovdqa64 0(%[x]), %%zmm0\n\t" \
    "vgf2p8affineqb $0, 4096(%[constants])%{1to8%}, %%zmm0, %%zmm0\n\t" \
    "vmovdqa64 64(%[x]), %%zmm1\n\t" \
    "vgf2p8affineqb $0, 4104(%[constants])%{1to8%}, %%zmm1, %%zmm1\n\t" \
    "vmovdqa64 128(%[x]), %%zmm2\n\t" \
    "vgf2p8affineqb $0, 4112(%[constants])%{1to8%}, %%zmm2, %%zmm2\n\t" \
    "vmovdqa64 192(%[x]), %%zmm3\n\t" \
    "vgf2p8affineqb $0, 4120(%[constants])%{1to8%}, %%zmm3, %%zmm3\n\t" \
    "vmovdqa64 256(%[x]), %%zmm4\n\t" \
    "vgf2p8affineqb $0, 4128(%[constants])%{1to8%}, %%zmm4, %%zmm4\n\t" \
    "vmovdqa64 320(%[x]), %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4136(%[constants])%{1to8%}, %%zmm5, %%zmm5\n\t" \
    "vmovdqa64 384(%[x]), %%zmm6\n\t" \
    "vgf2p8affineqb $0, 4144(%[constants])%{1to8%}, %%zmm6, %%zmm6\n\t" \
    "vmovdqa64 448(%[x]), %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4152(%[constants])%{1to8%}, %%zmm7, %%zmm7\n\t" \
    "vmovdqa64 512(%[x]), %%zmm8\n\t" \
    "vgf2p8affineqb $0, 4160(%[constants])%{1to8%}, %%zmm8, %%zmm8\n\t" \
    "vmovdqa64 576(%[x]), %%zmm9\n\t" \
    "vgf2p8affineqb $0, 4168(%[constants])%{1to8%}, %%zmm9, %%zmm9\n\t" \
    "vmovdqa64 640(%[x]), %%zmm10\n\t" \
    "vgf2p8affineqb $0, 4176(%[constants])%{1to8%}, %%zmm10, %%zmm10\n\t" \
    "vmovdqa64 704(%[x]), %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4184(%[constants])%{1to8%}, %%zmm11, %%zmm11\n\t" \
    "vmovdqa64 768(%[x]), %%zmm12\n\t" \
    "vgf2p8affineqb $0, 4192(%[constants])%{1to8%}, %%zmm12, %%zmm12\n\t" \
    "vmovdqa64 832(%[x]), %%zmm13\n\t" \
    "vgf2p8affineqb $0, 4200(%[constants])%{1to8%}, %%zmm13, %%zmm13\n\t" \
    "vmovdqa64 896(%[x]), %%zmm14\n\t" \
    "vgf2p8affineqb $0, 4208(%[constants])%{1to8%}, %%zmm14, %%zmm14\n\t" \
    "vmovdqa64 960(%[x]), %%zmm15\n\t" \
    "vgf2p8affineqb $0, 4216(%[constants])%{1to8%}, %%zmm15, %%zmm15\n\t"

#define KUZN_ROUND(KEY) \
    "vpmovb2m %%zmm0, %%k1\n\t" \
    "vpmovb2m %%zmm1, %%k2\n\t" \
    "vpmovb2m %%zmm2, %%k3\n\t" \
    "vpmovb2m %%zmm3, %%k4\n\t" \
    "vpmovb2m %%zmm4, %%k5\n\t" \
    "vpmovb2m %%zmm5, %%k6\n\t" \
    "vmovdqa64 0(%[constants]), %%zmm16\n\t" \
    "vpermt2b 64(%[constants]), %%zmm0, %%zmm16\n\t" \
    "vmovdqa64 128(%[constants]), %%zmm17\n\t" \
    "vpermt2b 192(%[constants]), %%zmm0, %%zmm17\n\t" \
    "vmovdqa64 256(%[constants]), %%zmm18\n\t" \
    "vpermt2b 320(%[constants]), %%zmm1, %%zmm18\n\t" \
    "vmovdqa64 384(%[constants]), %%zmm19\n\t" \
    "vpermt2b 448(%[constants]), %%zmm1, %%zmm19\n\t" \
    "vmovdqa64 512(%[constants]), %%zmm20\n\t" \
    "vpermt2b 576(%[constants]), %%zmm2, %%zmm20\n\t" \
    "vmovdqa64 640(%[constants]), %%zmm21\n\t" \
    "vpermt2b 704(%[constants]), %%zmm2, %%zmm21\n\t" \
    "vmovdqa64 768(%[constants]), %%zmm22\n\t" \
    "vpermt2b 832(%[constants]), %%zmm3, %%zmm22\n\t" \
    "vmovdqa64 896(%[constants]), %%zmm23\n\t" \
    "vpermt2b 960(%[constants]), %%zmm3, %%zmm23\n\t" \
    "vmovdqa64 1024(%[constants]), %%zmm24\n\t" \
    "vpermt2b 1088(%[constants]), %%zmm4, %%zmm24\n\t" \
    "vmovdqa64 1152(%[constants]), %%zmm25\n\t" \
    "vpermt2b 1216(%[constants]), %%zmm4, %%zmm25\n\t" \
    "vmovdqa64 1280(%[constants]), %%zmm26\n\t" \
    "vpermt2b 1344(%[constants]), %%zmm5, %%zmm26\n\t" \
    "vmovdqa64 1408(%[constants]), %%zmm27\n\t" \
    "vpermt2b 1472(%[constants]), %%zmm5, %%zmm27\n\t" \
    "vmovdqa64 1536(%[constants]), %%zmm28\n\t" \
    "vpermt2b 1600(%[constants]), %%zmm6, %%zmm28\n\t" \
    "vmovdqa64 1664(%[constants]), %%zmm29\n\t" \
    "vpermt2b 1728(%[constants]), %%zmm6, %%zmm29\n\t" \
    "vmovdqa64 1792(%[constants]), %%zmm30\n\t" \
    "vpermt2b 1856(%[constants]), %%zmm7, %%zmm30\n\t" \
    "vmovdqa64 1920(%[constants]), %%zmm31\n\t" \
    "vpermt2b 1984(%[constants]), %%zmm7, %%zmm31\n\t" \
    "vmovdqa64 2048(%[constants]), %%zmm0\n\t" \
    "vpermt2b 2112(%[constants]), %%zmm8, %%zmm0\n\t" \
    "vmovdqa64 2176(%[constants]), %%zmm1\n\t" \
    "vpermt2b 2240(%[constants]), %%zmm8, %%zmm1\n\t" \
    "vmovdqu8 %%zmm17, %%zmm16%{%%k1%}\n\t" \
    "vpmovb2m %%zmm6, %%k7\n\t" \
    "vmovdqa64 2304(%[constants]), %%zmm17\n\t" \
    "vpermt2b 2368(%[constants]), %%zmm9, %%zmm17\n\t" \
    "vmovdqa64 2432(%[constants]), %%zmm2\n\t" \
    "vpermt2b 2496(%[constants]), %%zmm9, %%zmm2\n\t" \
    "vmovdqu8 %%zmm19, %%zmm18%{%%k2%}\n\t" \
    "vpmovb2m %%zmm7, %%k1\n\t" \
    "vmovdqa64 2560(%[constants]), %%zmm19\n\t" \
    "vpermt2b 2624(%[constants]), %%zmm10, %%zmm19\n\t" \
    "vmovdqa64 2688(%[constants]), %%zmm3\n\t" \
    "vpermt2b 2752(%[constants]), %%zmm10, %%zmm3\n\t" \
    "vmovdqu8 %%zmm21, %%zmm20%{%%k3%}\n\t" \
    "vpmovb2m %%zmm8, %%k2\n\t" \
    "vmovdqa64 2816(%[constants]), %%zmm21\n\t" \
    "vpermt2b 2880(%[constants]), %%zmm11, %%zmm21\n\t" \
    "vmovdqa64 2944(%[constants]), %%zmm4\n\t" \
    "vpermt2b 3008(%[constants]), %%zmm11, %%zmm4\n\t" \
    "vmovdqu8 %%zmm23, %%zmm22%{%%k4%}\n\t" \
    "vpmovb2m %%zmm9, %%k3\n\t" \
    "vmovdqa64 3072(%[constants]), %%zmm23\n\t" \
    "vpermt2b 3136(%[constants]), %%zmm12, %%zmm23\n\t" \
    "vmovdqa64 3200(%[constants]), %%zmm5\n\t" \
    "vpermt2b 3264(%[constants]), %%zmm12, %%zmm5\n\t" \
    "vmovdqu8 %%zmm25, %%zmm24%{%%k5%}\n\t" \
    "vpmovb2m %%zmm10, %%k4\n\t" \
    "vmovdqa64 3328(%[constants]), %%zmm25\n\t" \
    "vpermt2b 3392(%[constants]), %%zmm13, %%zmm25\n\t" \
    "vmovdqa64 3456(%[constants]), %%zmm6\n\t" \
    "vpermt2b 3520(%[constants]), %%zmm13, %%zmm6\n\t" \
    "vmovdqu8 %%zmm27, %%zmm26%{%%k6%}\n\t" \
    "vpmovb2m %%zmm11, %%k5\n\t" \
    "vmovdqa64 3584(%[constants]), %%zmm27\n\t" \
    "vpermt2b 3648(%[constants]), %%zmm14, %%zmm27\n\t" \
    "vmovdqa64 3712(%[constants]), %%zmm7\n\t" \
    "vpermt2b 3776(%[constants]), %%zmm14, %%zmm7\n\t" \
    "vmovdqu8 %%zmm29, %%zmm28%{%%k7%}\n\t" \
    "vpmovb2m %%zmm12, %%k6\n\t" \
    "vmovdqa64 3840(%[constants]), %%zmm29\n\t" \
    "vpermt2b 3904(%[constants]), %%zmm15, %%zmm29\n\t" \
    "vmovdqa64 3968(%[constants]), %%zmm8\n\t" \
    "vpermt2b 4032(%[constants]), %%zmm15, %%zmm8\n\t" \
    "vmovdqu8 %%zmm31, %%zmm30%{%%k1%}\n\t" \
    "vpmovb2m %%zmm13, %%k7\n\t" \
    "vmovdqu8 %%zmm1, %%zmm0%{%%k2%}\n\t" \
    "vpmovb2m %%zmm14, %%k1\n\t" \
    "vmovdqu8 %%zmm2, %%zmm17%{%%k3%}\n\t" \
    "vpmovb2m %%zmm15, %%k2\n\t" \
    "vmovdqu8 %%zmm3, %%zmm19%{%%k4%}\n\t" \
    "vmovdqu8 %%zmm4, %%zmm21%{%%k5%}\n\t" \
    "vmovdqu8 %%zmm5, %%zmm23%{%%k6%}\n\t" \
    "vmovdqu8 %%zmm6, %%zmm25%{%%k7%}\n\t" \
    "vmovdqu8 %%zmm7, %%zmm27%{%%k1%}\n\t" \
    "vmovdqu8 %%zmm8, %%zmm29%{%%k2%}\n\t" \
    "vpxorq %%zmm16, %%zmm24, %%zmm31\n\t" \
    "vpxorq %%zmm18, %%zmm26, %%zmm9\n\t" \
    "vpxorq %%zmm20, %%zmm28, %%zmm10\n\t" \
    "vpxorq %%zmm22, %%zmm30, %%zmm11\n\t" \
    "vpxorq %%zmm0, %%zmm23, %%zmm12\n\t" \
    "vpxorq %%zmm17, %%zmm25, %%zmm13\n\t" \
    "vpxorq %%zmm19, %%zmm27, %%zmm1\n\t" \
    "vpxorq %%zmm21, %%zmm29, %%zmm14\n\t" \
    "vpxorq %%zmm31, %%zmm12, %%zmm2\n\t" \
    "vpxorq %%zmm9, %%zmm13, %%zmm15\n\t" \
    "vpxorq %%zmm10, %%zmm1, %%zmm3\n\t" \
    "vpxorq %%zmm11, %%zmm14, %%zmm4\n\t" \
    "vgf2p8affineqb $0, 4888(%[constants])%{1to8%}, %%zmm16, %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4848(%[constants])%{1to8%}, %%zmm18, %%zmm6\n\t" \
    "vpxorq %%zmm16, %%zmm18, %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4632(%[constants])%{1to8%}, %%zmm7, %%zmm8\n\t" \
    "vpternlogq $0x96, " KEY(14) ", %%zmm8, %%zmm6\n\t" \
    "vpternlogq $0x96, " KEY(15) ", %%zmm5, %%zmm8\n\t" \
    "vgf2p8affineqb $0, 4784(%[constants])%{1to8%}, %%zmm20, %%zmm5\n\t" \
    "vmovdqa64 %%zmm3, 1024(%[x])\n\t" \
    "vgf2p8affineqb $0, 4504(%[constants])%{1to8%}, %%zmm22, %%zmm3\n\t" \
    "vmovdqa64 %%zmm4, 1088(%[x])\n\t" \
    "vpxorq %%zmm20, %%zmm22, %%zmm4\n\t" \
    "vpxorq %%zmm4, %%zmm7, %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4696(%[constants])%{1to8%}, %%zmm4, %%zmm4\n\t" \
    "vpternlogq $0x96, " KEY(12) ", %%zmm4, %%zmm3\n\t" \
    "vpternlogq $0x96, " KEY(13) ", %%zmm5, %%zmm4\n\t" \
    "vgf2p8affineqb $0, 4792(%[constants])%{1to8%}, %%zmm7, %%zmm5\n\t" \
    "vpxorq %%zmm16, %%zmm20, %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4512(%[constants])%{1to8%}, %%zmm7, %%zmm7\n\t" \
    "vpxorq %%zmm5, %%zmm7, %%zmm7\n\t" \
    "vpxorq %%zmm0, %%zmm16, %%zmm16\n\t" \
    "vpxorq %%zmm19, %%zmm20, %%zmm20\n\t" \
    "vmovdqa64 %%zmm20, 1152(%[x])\n\t" \
    "vpxorq %%zmm18, %%zmm22, %%zmm20\n\t" \
    "vgf2p8affineqb $0, 4936(%[constants])%{1to8%}, %%zmm20, %%zmm20\n\t" \
    "vpxorq %%zmm5, %%zmm20, %%zmm20\n\t" \
    "vpxorq %%zmm17, %%zmm18, %%zmm18\n\t" \
    "vpxorq %%zmm21, %%zmm22, %%zmm22\n\t" \
    "vgf2p8affineqb $0, 4536(%[constants])%{1to8%}, %%zmm24, %%zmm5\n\t" \
    "vmovdqa64 %%zmm22, 1216(%[x])\n\t" \
    "vgf2p8affineqb $0, 4808(%[constants])%{1to8%}, %%zmm26, %%zmm22\n\t" \
    "vmovdqa64 %%zmm16, 1280(%[x])\n\t" \
    "vpxorq %%zmm24, %%zmm26, %%zmm16\n\t" \
    "vmovdqa64 %%zmm18, 1344(%[x])\n\t" \
    "vgf2p8affineqb $0, 4520(%[constants])%{1to8%}, %%zmm16, %%zmm18\n\t" \
    "vpternlogq $0x96, " KEY(10) ", %%zmm18, %%zmm22\n\t" \
    "vpternlogq $0x96, " KEY(11) ", %%zmm5, %%zmm18\n\t" \
    "vgf2p8affineqb $0, 4840(%[constants])%{1to8%}, %%zmm28, %%zmm5\n\t" \
    "vmovdqa64 %%zmm21, 1408(%[x])\n\t" \
    "vpxorq %%zmm28, %%zmm30, %%zmm21\n\t" \
    "vpternlogq $0x96, " KEY(9) ", %%zmm21, %%zmm5\n\t" \
    "vpxorq %%zmm21, %%zmm16, %%zmm16\n\t" \
    "vpternlogq $0x96, " KEY(8) ", %%zmm30, %%zmm21\n\t" \
    "vgf2p8affineqb $0, 4896(%[constants])%{1to8%}, %%zmm16, %%zmm16\n\t" \
    "vmovdqa64 %%zmm19, 1472(%[x])\n\t" \
    "vpxorq %%zmm24, %%zmm28, %%zmm19\n\t" \
    "vgf2p8affineqb $0, 4672(%[constants])%{1to8%}, %%zmm19, %%zmm19\n\t" \
    "vpxorq %%zmm16, %%zmm19, %%zmm19\n\t" \
    "vpxorq %%zmm23, %%zmm24, %%zmm24\n\t" \
    "vpxorq %%zmm27, %%zmm28, %%zmm28\n\t" \
    "vmovdqa64 %%zmm28, 1536(%[x])\n\t" \
    "vpxorq %%zmm26, %%zmm30, %%zmm28\n\t" \
    "vgf2p8affineqb $0, 4648(%[constants])%{1to8%}, %%zmm28, %%zmm28\n\t" \
    "vpxorq %%zmm16, %%zmm28, %%zmm28\n\t" \
    "vpxorq %%zmm25, %%zmm26, %%zmm16\n\t" \
    "vpxorq %%zmm29, %%zmm30, %%zmm26\n\t" \
    "vgf2p8affineqb $0, 4880(%[constants])%{1to8%}, %%zmm31, %%zmm30\n\t" \
    "vmovdqa64 %%zmm26, 1600(%[x])\n\t" \
    "vgf2p8affineqb $0, 4616(%[constants])%{1to8%}, %%zmm9, %%zmm26\n\t" \
    "vmovdqa64 %%zmm24, 1664(%[x])\n\t" \
    "vpxorq %%zmm31, %%zmm9, %%zmm24\n\t" \
    "vgf2p8affineqb $0, 4592(%[constants])%{1to8%}, %%zmm24, %%zmm24\n\t" \
    "vpxorq %%zmm10, %%zmm31, %%zmm31\n\t" \
    "vgf2p8affineqb $0, 4736(%[constants])%{1to8%}, %%zmm31, %%zmm31\n\t" \
    "vpxorq %%zmm11, %%zmm9, %%zmm9\n\t" \
    "vgf2p8affineqb $0, 4528(%[constants])%{1to8%}, %%zmm9, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm9, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm30, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm26, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm6, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm24, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm8, %%zmm24\n\t" \
    "vgf2p8affineqb $0, 4624(%[constants])%{1to8%}, %%zmm10, %%zmm30\n\t" \
    "vpxorq %%zmm11, %%zmm10, %%zmm6\n\t" \
    "vgf2p8affineqb $0, 4840(%[constants])%{1to8%}, %%zmm11, %%zmm8\n\t" \
    "vgf2p8affineqb $0, 4576(%[constants])%{1to8%}, %%zmm6, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm9, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm30, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm21, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm4, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm19, %%zmm10\n\t" \
    "vpxorq %%zmm12, %%zmm13, %%zmm30\n\t" \
    "vpxorq %%zmm1, %%zmm14, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm20, %%zmm8\n\t" \
    "vpxorq %%zmm2, %%zmm15, %%zmm21\n\t" \
    "vmovdqa64 1024(%[x]), %%zmm19\n\t" \
    "vpxorq 1088(%[x]), %%zmm19, %%zmm20\n\t" \
    "vgf2p8affineqb $0, 4752(%[constants])%{1to8%}, %%zmm17, %%zmm11\n\t" \
    "vpxorq %%zmm0, %%zmm17, %%zmm17\n\t" \
    "vpternlogq $0x96, " KEY(6) ", %%zmm17, %%zmm11\n\t" \
    "vmovdqa64 %%zmm17, %%zmm6\n\t" \
    "vpternlogq $0x96, " KEY(7) ", %%zmm0, %%zmm6\n\t" \
    "vpxorq 1472(%[x]), %%zmm0, %%zmm9\n\t" \
    "vgf2p8affineqb $0, 4560(%[constants])%{1to8%}, %%zmm9, %%zmm4\n\t" \
    "vmovdqa64 1472(%[x]), %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4904(%[constants])%{1to8%}, %%zmm5, %%zmm3\n\t" \
    "vpxorq 1408(%[x]), %%zmm5, %%zmm0\n\t" \
    "vmovdqa64 1408(%[x]), %%zmm9\n\t" \
    "vgf2p8affineqb $0, 4760(%[constants])%{1to8%}, %%zmm9, %%zmm5\n\t" \
    "vpxorq %%zmm0, %%zmm17, %%zmm17\n\t" \
    "vgf2p8affineqb $0, 4584(%[constants])%{1to8%}, %%zmm0, %%zmm9\n\t" \
    "vpternlogq $0x96, " KEY(5) ", %%zmm9, %%zmm3\n\t" \
    "vgf2p8affineqb $0, 4800(%[constants])%{1to8%}, %%zmm17, %%zmm17\n\t" \
    "vpternlogq $0x96, " KEY(4) ", %%zmm5, %%zmm9\n\t" \
    "vpxorq %%zmm23, %%zmm25, %%zmm0\n\t" \
    "vpxorq %%zmm27, %%zmm29, %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4832(%[constants])%{1to8%}, %%zmm27, %%zmm27\n\t" \
    "vgf2p8affineqb $0, 4632(%[constants])%{1to8%}, %%zmm23, %%zmm23\n\t" \
    "vpxorq %%zmm17, %%zmm4, %%zmm4\n\t" \
    "vmovdqa64 %%zmm24, 1408(%[x])\n\t" \
    "vgf2p8affineqb $0, 4912(%[constants])%{1to8%}, %%zmm25, %%zmm24\n\t" \
    "vpxorq %%zmm29, %%zmm25, %%zmm25\n\t" \
    "vgf2p8affineqb $0, 4944(%[constants])%{1to8%}, %%zmm29, %%zmm29\n\t" \
    "vmovdqa64 %%zmm26, 1472(%[x])\n\t" \
    "vgf2p8affineqb $0, 4496(%[constants])%{1to8%}, %%zmm0, %%zmm26\n\t" \
    "vpternlogq $0x96, " KEY(2) ", %%zmm26, %%zmm24\n\t" \
    "vpternlogq $0x96, " KEY(3) ", %%zmm23, %%zmm26\n\t" \
    "vpxorq %%zmm12, %%zmm1, %%zmm23\n\t" \
    "vpxorq %%zmm5, %%zmm0, %%zmm0\n\t" \
    "vgf2p8affineqb $0, 4768(%[constants])%{1to8%}, %%zmm1, %%zmm1\n\t" \
    "vgf2p8affineqb $0, 4872(%[constants])%{1to8%}, %%zmm23, %%zmm23\n\t" \
    "vgf2p8affineqb $0, 4728(%[constants])%{1to8%}, %%zmm0, %%zmm0\n\t" \
    "vgf2p8affineqb $0, 4664(%[constants])%{1to8%}, %%zmm5, %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4824(%[constants])%{1to8%}, %%zmm12, %%zmm12\n\t" \
    "vpxorq %%zmm0, %%zmm25, %%zmm25\n\t" \
    "vpternlogq $0x96, " KEY(0) ", %%zmm5, %%zmm29\n\t" \
    "vmovdqa64 %%zmm7, 1728(%[x])\n\t" \
    "vpxorq %%zmm13, %%zmm14, %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4552(%[constants])%{1to8%}, %%zmm7, %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4488(%[constants])%{1to8%}, %%zmm14, %%zmm14\n\t" \
    "vpternlogq $0x96, " KEY(1) ", %%zmm27, %%zmm5\n\t" \
    "vpxorq %%zmm30, %%zmm31, %%zmm27\n\t" \
    "vmovdqa64 %%zmm8, 1792(%[x])\n\t" \
    "vpxorq 1664(%[x]), %%zmm16, %%zmm8\n\t" \
    "vgf2p8affineqb $0, 4920(%[constants])%{1to8%}, %%zmm27, %%zmm27\n\t" \
    "vgf2p8affineqb $0, 4712(%[constants])%{1to8%}, %%zmm31, %%zmm31\n\t" \
    "vmovdqa64 %%zmm11, 1856(%[x])\n\t" \
    "vmovdqa64 1664(%[x]), %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4600(%[constants])%{1to8%}, %%zmm11, %%zmm11\n\t" \
    "vpxorq %%zmm27, %%zmm23, %%zmm23\n\t" \
    "vpxorq %%zmm7, %%zmm27, %%zmm27\n\t" \
    "vmovdqa64 1536(%[x]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm26, 1664(%[x])\n\t" \
    "vpxorq 1600(%[x]), %%zmm7, %%zmm26\n\t" \
    "vgf2p8affineqb $0, 4864(%[constants])%{1to8%}, %%zmm16, %%zmm16\n\t" \
    "vgf2p8affineqb $0, 4480(%[constants])%{1to8%}, %%zmm7, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm27, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm1, %%zmm31\n\t" \
    "vpxorq %%zmm2, %%zmm19, %%zmm1\n\t" \
    "vmovdqa64 %%zmm6, 1536(%[x])\n\t" \
    "vmovdqa64 1600(%[x]), %%zmm6\n\t" \
    "vgf2p8affineqb $0, 4544(%[constants])%{1to8%}, %%zmm6, %%zmm6\n\t" \
    "vgf2p8affineqb $0, 4720(%[constants])%{1to8%}, %%zmm1, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm14, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm31, %%zmm3\n\t" \
    "vgf2p8affineqb $0, 4816(%[constants])%{1to8%}, %%zmm2, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm5, %%zmm31\n\t" \
    "vpxorq %%zmm21, %%zmm20, %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4632(%[constants])%{1to8%}, %%zmm21, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm9, %%zmm14\n\t" \
    "vpxorq %%zmm8, %%zmm26, %%zmm9\n\t" \
    "vgf2p8affineqb $0, 4864(%[constants])%{1to8%}, %%zmm5, %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4688(%[constants])%{1to8%}, %%zmm8, %%zmm8\n\t" \
    "vgf2p8affineqb $0, 4624(%[constants])%{1to8%}, %%zmm26, %%zmm26\n\t" \
    "vgf2p8affineqb $0, 4608(%[constants])%{1to8%}, %%zmm9, %%zmm9\n\t" \
    "vpxorq %%zmm5, %%zmm1, %%zmm1\n\t" \
    "vgf2p8affineqb $0, 4928(%[constants])%{1to8%}, %%zmm19, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm1, %%zmm2\n\t" \
    "vgf2p8affineqb $0, 4680(%[constants])%{1to8%}, %%zmm20, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm9, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm7, %%zmm26\n\t" \
    "vpxorq 1088(%[x]), %%zmm15, %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4544(%[constants])%{1to8%}, %%zmm15, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm9, %%zmm16\n\t" \
    "vpxorq %%zmm5, %%zmm7, %%zmm7\n\t" \
    "vmovdqa64 1088(%[x]), %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4904(%[constants])%{1to8%}, %%zmm5, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm8, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm1, %%zmm19\n\t" \
    "vmovdqa64 1280(%[x]), %%zmm11\n\t" \
    "vpxorq 1344(%[x]), %%zmm11, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm21, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm19, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm7, %%zmm5\n\t" \
    "vmovdqa64 1152(%[x]), %%zmm21\n\t" \
    "vpxorq 1216(%[x]), %%zmm21, %%zmm20\n\t" \
    "vpxorq %%zmm11, %%zmm21, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm5, %%zmm29\n\t" \
    "vmovdqa64 1344(%[x]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm17, 1088(%[x])\n\t" \
    "vpxorq 1216(%[x]), %%zmm7, %%zmm17\n\t" \
    "vmovdqa64 %%zmm3, 1024(%[x])\n\t" \
    "vpxorq %%zmm8, %%zmm20, %%zmm3\n\t" \
    "vgf2p8affineqb $0, 4704(%[constants])%{1to8%}, %%zmm1, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm28, %%zmm6\n\t" \
    "vgf2p8affineqb $0, 4848(%[constants])%{1to8%}, %%zmm17, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm10, %%zmm26\n\t" \
    "vgf2p8affineqb $0, 4848(%[constants])%{1to8%}, %%zmm3, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm15, %%zmm22\n\t" \
    "vgf2p8affineqb $0, 4640(%[constants])%{1to8%}, %%zmm13, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm9, %%zmm18\n\t" \
    "vgf2p8affineqb $0, 4856(%[constants])%{1to8%}, %%zmm30, %%zmm30\n\t" \
    "vgf2p8affineqb $0, 4568(%[constants])%{1to8%}, %%zmm11, %%zmm3\n\t" \
    "vpxorq %%zmm17, %%zmm1, %%zmm13\n\t" \
    "vpxorq %%zmm28, %%zmm17, %%zmm28\n\t" \
    "vgf2p8affineqb $0, 4744(%[constants])%{1to8%}, %%zmm8, %%zmm17\n\t" \
    "vgf2p8affineqb $0, 4656(%[constants])%{1to8%}, %%zmm21, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm27, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm23, %%zmm30\n\t" \
    "vmovdqa64 1216(%[x]), %%zmm27\n\t" \
    "vgf2p8affineqb $0, 4776(%[constants])%{1to8%}, %%zmm27, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm24, %%zmm25\n\t" \
    "vgf2p8affineqb $0, 4864(%[constants])%{1to8%}, %%zmm20, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm17, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm16, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm3, %%zmm17\n\t" \
    "vpternlogq $0x96, 1536(%[x]), %%zmm30, %%zmm4\n\t" \
    "vpternlogq $0x96, 1664(%[x]), %%zmm0, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm28, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm21, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm9, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm23, %%zmm14\n\t" \
    "vmovdqa64 %%zmm27, %%zmm24\n\t" \
    "vpternlogq $0x96, 1024(%[x]), %%zmm19, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm17, %%zmm4\n\t" \
    "vmovdqa64 1856(%[x]), %%zmm20\n\t" \
    "vpternlogq $0x96, 1088(%[x]), %%zmm20, %%zmm10\n\t" \
    "vpternlogq $0x96, 1792(%[x]), %%zmm5, %%zmm23\n\t" \
    "vpternlogq $0x96, 1728(%[x]), %%zmm19, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm7, %%zmm10\n\t" \
    "vpternlogq $0x96, 1472(%[x]), %%zmm15, %%zmm7\n\t" \
    "vpternlogq $0x96, 1408(%[x]), %%zmm2, %%zmm17\n\t" \
    "vmovdqa64 %%zmm29, %%zmm0\n\t" \
    "vmovdqa64 %%zmm31, %%zmm1\n\t" \
    "vmovdqa64 %%zmm25, %%zmm2\n\t" \
    "vmovdqa64 %%zmm30, %%zmm3\n\t" \
    "vmovdqa64 %%zmm24, %%zmm5\n\t" \
    "vmovdqa64 %%zmm6, %%zmm8\n\t" \
    "vmovdqa64 %%zmm10, %%zmm6\n\t" \
    "vmovdqa64 %%zmm26, %%zmm9\n\t" \
    "vmovdqa64 %%zmm22, %%zmm10\n\t" \
    "vmovdqa64 %%zmm18, %%zmm11\n\t" \
    "vmovdqa64 %%zmm23, %%zmm12\n\t" \
    "vmovdqa64 %%zmm27, %%zmm13\n\t" \
    "vmovdqa64 %%zmm17, %%zmm15\n\t" \
    "vmovdqa64 %%zmm4, %%zmm16\n\t" \
    "vmovdqa64 %%zmm14, %%zmm4\n\t" \
    "vmovdqa64 %%zmm7, %%zmm14\n\t" \
    "vmovdqa64 %%zmm16, %%zmm7\n\t"

#define KUZN_LINEAR \
    "vpxorq %%zmm0, %%zmm4, %%zmm16\n\t" \
    "vpxorq %%zmm1, %%zmm5, %%zmm17\n\t" \
    "vpxorq %%zmm2, %%zmm6, %%zmm18\n\t" \
    "vpxorq %%zmm3, %%zmm7, %%zmm19\n\t" \
    "vpxorq %%zmm8, %%zmm12, %%zmm20\n\t" \
    "vpxorq %%zmm9, %%zmm13, %%zmm21\n\t" \
    "vpxorq %%zmm10, %%zmm14, %%zmm22\n\t" \
    "vpxorq %%zmm11, %%zmm15, %%zmm23\n\t" \
    "vpxorq %%zmm0, %%zmm8, %%zmm24\n\t" \
    "vpxorq %%zmm1, %%zmm9, %%zmm25\n\t" \
    "vpxorq %%zmm2, %%zmm10, %%zmm26\n\t" \
    "vpxorq %%zmm3, %%zmm11, %%zmm27\n\t" \
    "vgf2p8affineqb $0, 4888(%[constants])%{1to8%}, %%zmm0, %%zmm28\n\t" \
    "vgf2p8affineqb $0, 4848(%[constants])%{1to8%}, %%zmm1, %%zmm29\n\t" \
    "vpxorq %%zmm0, %%zmm1, %%zmm30\n\t" \
    "vpxorq %%zmm2, %%zmm0, %%zmm31\n\t" \
    "vgf2p8affineqb $0, 4512(%[constants])%{1to8%}, %%zmm31, %%zmm31\n\t" \
    "vpxorq %%zmm3, %%zmm1, %%zmm0\n\t" \
    "vgf2p8affineqb $0, 4936(%[constants])%{1to8%}, %%zmm0, %%zmm1\n\t" \
    "vgf2p8affineqb $0, 4632(%[constants])%{1to8%}, %%zmm30, %%zmm0\n\t" \
    "vmovdqa64 %%zmm26, 1024(%[x])\n\t" \
    "vgf2p8affineqb $0, 4784(%[constants])%{1to8%}, %%zmm2, %%zmm26\n\t" \
    "vpxorq %%zmm3, %%zmm2, %%zmm2\n\t" \
    "vgf2p8affineqb $0, 4504(%[constants])%{1to8%}, %%zmm3, %%zmm3\n\t" \
    "vpxorq %%zmm2, %%zmm30, %%zmm30\n\t" \
    "vgf2p8affineqb $0, 4696(%[constants])%{1to8%}, %%zmm2, %%zmm2\n\t" \
    "vgf2p8affineqb $0, 4792(%[constants])%{1to8%}, %%zmm30, %%zmm30\n\t" \
    "vpxorq %%zmm30, %%zmm31, %%zmm31\n\t" \
    "vpxorq %%zmm1, %%zmm30, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm30, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm26, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm28, %%zmm31\n\t" \
    "vpxorq %%zmm16, %%zmm20, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm0, %%zmm30\n\t" \
    "vpxorq %%zmm17, %%zmm21, %%zmm28\n\t" \
    "vpxorq %%zmm18, %%zmm22, %%zmm29\n\t" \
    "vpxorq %%zmm19, %%zmm23, %%zmm1\n\t" \
    "vgf2p8affineqb $0, 4536(%[constants])%{1to8%}, %%zmm4, %%zmm0\n\t" \
    "vmovdqa64 %%zmm30, 1088(%[x])\n\t" \
    "vgf2p8affineqb $0, 4808(%[constants])%{1to8%}, %%zmm5, %%zmm30\n\t" \
    "vmovdqa64 %%zmm3, 1152(%[x])\n\t" \
    "vpxorq %%zmm4, %%zmm5, %%zmm3\n\t" \
    "vmovdqa64 %%zmm31, 1216(%[x])\n\t" \
    "vgf2p8affineqb $0, 4520(%[constants])%{1to8%}, %%zmm3, %%zmm31\n\t" \
    "vmovdqa64 %%zmm2, 1280(%[x])\n\t" \
    "vgf2p8affineqb $0, 4840(%[constants])%{1to8%}, %%zmm6, %%zmm2\n\t" \
    "vmovdqa64 %%zmm29, 1344(%[x])\n\t" \
    "vpxorq %%zmm6, %%zmm7, %%zmm29\n\t" \
    "vpxorq %%zmm29, %%zmm3, %%zmm3\n\t" \
    "vgf2p8affineqb $0, 4896(%[constants])%{1to8%}, %%zmm3, %%zmm3\n\t" \
    "vmovdqa64 %%zmm1, 1408(%[x])\n\t" \
    "vpxorq %%zmm4, %%zmm6, %%zmm1\n\t" \
    "vgf2p8affineqb $0, 4672(%[constants])%{1to8%}, %%zmm1, %%zmm1\n\t" \
    "vpxorq %%zmm3, %%zmm1, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm1, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm0, %%zmm1\n\t" \
    "vpxorq %%zmm12, %%zmm4, %%zmm0\n\t" \
    "vpxorq %%zmm14, %%zmm6, %%zmm4\n\t" \
    "vpxorq %%zmm5, %%zmm7, %%zmm6\n\t" \
    "vgf2p8affineqb $0, 4648(%[constants])%{1to8%}, %%zmm6, %%zmm6\n\t" \
    "vpxorq %%zmm3, %%zmm6, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm30, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm29, %%zmm6\n\t" \
    "vpxorq %%zmm13, %%zmm5, %%zmm30\n\t" \
    "vpxorq %%zmm15, %%zmm7, %%zmm29\n\t" \
    "vgf2p8affineqb $0, 4880(%[constants])%{1to8%}, %%zmm16, %%zmm3\n\t" \
    "vgf2p8affineqb $0, 4616(%[constants])%{1to8%}, %%zmm17, %%zmm5\n\t" \
    "vpxorq %%zmm16, %%zmm17, %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4592(%[constants])%{1to8%}, %%zmm7, %%zmm7\n\t" \
    "vpxorq %%zmm18, %%zmm16, %%zmm16\n\t" \
    "vgf2p8affineqb $0, 4736(%[constants])%{1to8%}, %%zmm16, %%zmm16\n\t" \
    "vpxorq %%zmm19, %%zmm17, %%zmm17\n\t" \
    "vgf2p8affineqb $0, 4528(%[constants])%{1to8%}, %%zmm17, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm17, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm3, %%zmm7\n\t" \
    "vgf2p8affineqb $0, 4624(%[constants])%{1to8%}, %%zmm18, %%zmm3\n\t" \
    "vpxorq %%zmm19, %%zmm18, %%zmm18\n\t" \
    "vgf2p8affineqb $0, 4840(%[constants])%{1to8%}, %%zmm19, %%zmm19\n\t" \
    "vgf2p8affineqb $0, 4576(%[constants])%{1to8%}, %%zmm18, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm3, %%zmm18\n\t" \
    "vgf2p8affineqb $0, 4752(%[constants])%{1to8%}, %%zmm9, %%zmm17\n\t" \
    "vpxorq %%zmm8, %%zmm9, %%zmm16\n\t" \
    "vgf2p8affineqb $0, 4904(%[constants])%{1to8%}, %%zmm10, %%zmm3\n\t" \
    "vgf2p8affineqb $0, 4760(%[constants])%{1to8%}, %%zmm11, %%zmm9\n\t" \
    "vpxorq %%zmm10, %%zmm11, %%zmm11\n\t" \
    "vpxorq %%zmm8, %%zmm10, %%zmm10\n\t" \
    "vgf2p8affineqb $0, 4560(%[constants])%{1to8%}, %%zmm10, %%zmm10\n\t" \
    "vmovdqa64 %%zmm1, 1472(%[x])\n\t" \
    "vgf2p8affineqb $0, 4584(%[constants])%{1to8%}, %%zmm11, %%zmm1\n\t" \
    "vpxorq %%zmm16, %%zmm11, %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4800(%[constants])%{1to8%}, %%zmm11, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm11, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm11, %%zmm17\n\t" \
    "vpxorq %%zmm10, %%zmm11, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm3, %%zmm1\n\t" \
    "vpxorq %%zmm20, %%zmm21, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm16, %%zmm10\n\t" \
    "vpxorq %%zmm22, %%zmm23, %%zmm16\n\t" \
    "vpxorq %%zmm24, %%zmm25, %%zmm3\n\t" \
    "vpxorq 1024(%[x]), %%zmm27, %%zmm8\n\t" \
    "vmovdqa64 %%zmm17, 1536(%[x])\n\t" \
    "vgf2p8affineqb $0, 4632(%[constants])%{1to8%}, %%zmm12, %%zmm17\n\t" \
    "vpxorq %%zmm13, %%zmm12, %%zmm12\n\t" \
    "vmovdqa64 %%zmm9, 1600(%[x])\n\t" \
    "vgf2p8affineqb $0, 4912(%[constants])%{1to8%}, %%zmm13, %%zmm9\n\t" \
    "vpxorq %%zmm15, %%zmm13, %%zmm13\n\t" \
    "vmovdqa64 %%zmm2, 1664(%[x])\n\t" \
    "vgf2p8affineqb $0, 4496(%[constants])%{1to8%}, %%zmm12, %%zmm2\n\t" \
    "vmovdqa64 %%zmm31, 1728(%[x])\n\t" \
    "vgf2p8affineqb $0, 4832(%[constants])%{1to8%}, %%zmm14, %%zmm31\n\t" \
    "vpxorq %%zmm15, %%zmm14, %%zmm14\n\t" \
    "vgf2p8affineqb $0, 4944(%[constants])%{1to8%}, %%zmm15, %%zmm15\n\t" \
    "vpxorq %%zmm14, %%zmm12, %%zmm12\n\t" \
    "vgf2p8affineqb $0, 4664(%[constants])%{1to8%}, %%zmm14, %%zmm14\n\t" \
    "vgf2p8affineqb $0, 4728(%[constants])%{1to8%}, %%zmm12, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm12, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm12, %%zmm17\n\t" \
    "vpxorq %%zmm13, %%zmm12, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm15, %%zmm14\n\t" \
    "vpxorq %%zmm26, %%zmm28, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm2, %%zmm13\n\t" \
    "vmovdqa64 1344(%[x]), %%zmm15\n\t" \
    "vpxorq 1408(%[x]), %%zmm15, %%zmm9\n\t" \
    "vpxorq %%zmm20, %%zmm22, %%zmm2\n\t" \
    "vmovdqa64 %%zmm17, 1792(%[x])\n\t" \
    "vpxorq %%zmm21, %%zmm23, %%zmm17\n\t" \
    "vgf2p8affineqb $0, 4768(%[constants])%{1to8%}, %%zmm22, %%zmm22\n\t" \
    "vgf2p8affineqb $0, 4872(%[constants])%{1to8%}, %%zmm2, %%zmm2\n\t" \
    "vgf2p8affineqb $0, 4552(%[constants])%{1to8%}, %%zmm17, %%zmm17\n\t" \
    "vgf2p8affineqb $0, 4488(%[constants])%{1to8%}, %%zmm23, %%zmm23\n\t" \
    "vgf2p8affineqb $0, 4824(%[constants])%{1to8%}, %%zmm20, %%zmm20\n\t" \
    "vgf2p8affineqb $0, 4640(%[constants])%{1to8%}, %%zmm21, %%zmm21\n\t" \
    "vmovdqa64 %%zmm5, 1856(%[x])\n\t" \
    "vgf2p8affineqb $0, 4856(%[constants])%{1to8%}, %%zmm11, %%zmm5\n\t" \
    "vpxorq %%zmm16, %%zmm11, %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4712(%[constants])%{1to8%}, %%zmm16, %%zmm16\n\t" \
    "vgf2p8affineqb $0, 4920(%[constants])%{1to8%}, %%zmm11, %%zmm11\n\t" \
    "vpxorq %%zmm11, %%zmm2, %%zmm2\n\t" \
    "vpxorq %%zmm17, %%zmm11, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm17, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm22, %%zmm16\n\t" \
    "vpxorq 1024(%[x]), %%zmm24, %%zmm22\n\t" \
    "vgf2p8affineqb $0, 4704(%[constants])%{1to8%}, %%zmm22, %%zmm22\n\t" \
    "vmovdqa64 1024(%[x]), %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4656(%[constants])%{1to8%}, %%zmm11, %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4568(%[constants])%{1to8%}, %%zmm24, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm21, %%zmm17\n\t" \
    "vpxorq %%zmm3, %%zmm8, %%zmm21\n\t" \
    "vgf2p8affineqb $0, 4848(%[constants])%{1to8%}, %%zmm21, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm5, %%zmm2\n\t" \
    "vpxorq %%zmm0, %%zmm30, %%zmm20\n\t" \
    "vpxorq %%zmm4, %%zmm29, %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4864(%[constants])%{1to8%}, %%zmm8, %%zmm8\n\t" \
    "vgf2p8affineqb $0, 4544(%[constants])%{1to8%}, %%zmm29, %%zmm29\n\t" \
    "vpxorq %%zmm21, %%zmm22, %%zmm22\n\t" \
    "vgf2p8affineqb $0, 4744(%[constants])%{1to8%}, %%zmm3, %%zmm3\n\t" \
    "vgf2p8affineqb $0, 4864(%[constants])%{1to8%}, %%zmm30, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm22, %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4480(%[constants])%{1to8%}, %%zmm4, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm11, %%zmm1\n\t" \
    "vpternlogq $0x96, 1280(%[x]), %%zmm18, %%zmm11\n\t" \
    "vmovdqa64 %%zmm11, 1280(%[x])\n\t" \
    "vpxorq %%zmm26, %%zmm15, %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4720(%[constants])%{1to8%}, %%zmm11, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm24, %%zmm22\n\t" \
    "vpxorq %%zmm12, %%zmm9, %%zmm24\n\t" \
    "vgf2p8affineqb $0, 4816(%[constants])%{1to8%}, %%zmm26, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm22, %%zmm10\n\t" \
    "vpternlogq $0x96, 1216(%[x]), %%zmm7, %%zmm22\n\t" \
    "vmovdqa64 %%zmm22, 1216(%[x])\n\t" \
    "vpxorq %%zmm20, %%zmm5, %%zmm22\n\t" \
    "vgf2p8affineqb $0, 4864(%[constants])%{1to8%}, %%zmm24, %%zmm24\n\t" \
    "vgf2p8affineqb $0, 4624(%[constants])%{1to8%}, %%zmm5, %%zmm5\n\t" \
    "vgf2p8affineqb $0, 4608(%[constants])%{1to8%}, %%zmm22, %%zmm22\n\t" \
    "vgf2p8affineqb $0, 4632(%[constants])%{1to8%}, %%zmm12, %%zmm12\n\t" \
    "vpxorq %%zmm24, %%zmm11, %%zmm11\n\t" \
    "vgf2p8affineqb $0, 4928(%[constants])%{1to8%}, %%zmm15, %%zmm15\n\t" \
    "vgf2p8affineqb $0, 4680(%[constants])%{1to8%}, %%zmm9, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm22, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm4, %%zmm5\n\t" \
    "vpxorq 1408(%[x]), %%zmm28, %%zmm4\n\t" \
    "vgf2p8affineqb $0, 4544(%[constants])%{1to8%}, %%zmm28, %%zmm28\n\t" \
    "vpxorq %%zmm24, %%zmm4, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm11, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm29, %%zmm14\n\t" \
    "vmovdqa64 1408(%[x]), %%zmm4\n\t" \
    "vgf2p8affineqb $0, 4904(%[constants])%{1to8%}, %%zmm4, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm6, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm15\n\t" \
    "vgf2p8affineqb $0, 4688(%[constants])%{1to8%}, %%zmm20, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm12, %%zmm28\n\t" \
    "vpxorq %%zmm15, %%zmm1, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm24, %%zmm4\n\t" \
    "vpxorq %%zmm26, %%zmm10, %%zmm24\n\t" \
    "vpxorq %%zmm25, %%zmm27, %%zmm11\n\t" \
    "vpxorq %%zmm4, %%zmm14, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm20, %%zmm30\n\t" \
    "vgf2p8affineqb $0, 4848(%[constants])%{1to8%}, %%zmm11, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm31, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm30, %%zmm13\n\t" \
    "vmovdqa64 1728(%[x]), %%zmm31\n\t" \
    "vpternlogq $0x96, 1856(%[x]), %%zmm31, %%zmm30\n\t" \
    "vpxorq %%zmm15, %%zmm16, %%zmm31\n\t" \
    "vpxorq %%zmm28, %%zmm13, %%zmm16\n\t" \
    "vpxorq %%zmm21, %%zmm1, %%zmm21\n\t" \
    "vgf2p8affineqb $0, 4776(%[constants])%{1to8%}, %%zmm27, %%zmm27\n\t" \
    "vpternlogq $0x96, 1664(%[x]), %%zmm18, %%zmm5\n\t" \
    "vpxorq %%zmm4, %%zmm29, %%zmm18\n\t" \
    "vpxorq %%zmm28, %%zmm30, %%zmm10\n\t" \
    "vpxorq %%zmm15, %%zmm5, %%zmm9\n\t" \
    "vgf2p8affineqb $0, 4600(%[constants])%{1to8%}, %%zmm0, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm8, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm3, %%zmm21\n\t" \
    "vpxorq 1280(%[x]), %%zmm15, %%zmm13\n\t" \
    "vpternlogq $0x96, 1600(%[x]), %%zmm27, %%zmm23\n\t" \
    "vpternlogq $0x96, 1152(%[x]), %%zmm19, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm20, %%zmm29\n\t" \
    "vpxorq %%zmm4, %%zmm23, %%zmm30\n\t" \
    "vpternlogq $0x96, 1536(%[x]), %%zmm21, %%zmm17\n\t" \
    "vmovdqa64 1088(%[x]), %%zmm25\n\t" \
    "vpternlogq $0x96, 1856(%[x]), %%zmm25, %%zmm21\n\t" \
    "vpternlogq $0x96, 1792(%[x]), %%zmm29, %%zmm2\n\t" \
    "vpxorq %%zmm28, %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0x96, 1472(%[x]), %%zmm7, %%zmm29\n\t" \
    "vpxorq %%zmm26, %%zmm2, %%zmm3\n\t" \
    "vpxorq %%zmm4, %%zmm27, %%zmm20\n\t" \
    "vpxorq %%zmm26, %%zmm29, %%zmm11\n\t" \
    "vpxorq %%zmm28, %%zmm21, %%zmm14\n\t" \
    "vpxorq 1216(%[x]), %%zmm26, %%zmm15\n\t" \
    "vmovdqa64 %%zmm12, %%zmm0\n\t" \
    "vmovdqa64 %%zmm31, %%zmm1\n\t" \
    "vmovdqa64 %%zmm16, %%zmm2\n\t" \
    "vmovdqa64 %%zmm30, %%zmm4\n\t" \
    "vmovdqa64 %%zmm6, %%zmm5\n\t" \
    "vmovdqa64 %%zmm19, %%zmm6\n\t" \
    "vmovdqa64 %%zmm24, %%zmm7\n\t" \
    "vmovdqa64 %%zmm18, %%zmm8\n\t" \
    "vmovdqa64 %%zmm20, %%zmm12\n\t"

#define KUZN_SUBSTITUTE \
    "vpmovb2m %%zmm0, %%k1\n\t" \
    "vpmovb2m %%zmm1, %%k2\n\t" \
    "vpmovb2m %%zmm2, %%k3\n\t" \
    "vpmovb2m %%zmm3, %%k4\n\t" \
    "vmovdqa64 0(%[constants]), %%zmm16\n\t" \
    "vpermt2b 64(%[constants]), %%zmm0, %%zmm16\n\t" \
    "vmovdqa64 128(%[constants]), %%zmm17\n\t" \
    "vpermt2b 192(%[constants]), %%zmm0, %%zmm17\n\t" \
    "vmovdqa64 256(%[constants]), %%zmm18\n\t" \
    "vpermt2b 320(%[constants]), %%zmm1, %%zmm18\n\t" \
    "vmovdqa64 384(%[constants]), %%zmm19\n\t" \
    "vpermt2b 448(%[constants]), %%zmm1, %%zmm19\n\t" \
    "vmovdqa64 512(%[constants]), %%zmm20\n\t" \
    "vpermt2b 576(%[constants]), %%zmm2, %%zmm20\n\t" \
    "vmovdqa64 640(%[constants]), %%zmm21\n\t" \
    "vpermt2b 704(%[constants]), %%zmm2, %%zmm21\n\t" \
    "vmovdqa64 768(%[constants]), %%zmm22\n\t" \
    "vpermt2b 832(%[constants]), %%zmm3, %%zmm22\n\t" \
    "vmovdqa64 896(%[constants]), %%zmm23\n\t" \
    "vpermt2b 960(%[constants]), %%zmm3, %%zmm23\n\t" \
    "vpmovb2m %%zmm4, %%k5\n\t" \
    "vpmovb2m %%zmm5, %%k6\n\t" \
    "vmovdqa64 1024(%[constants]), %%zmm24\n\t" \
    "vpermt2b 1088(%[constants]), %%zmm4, %%zmm24\n\t" \
    "vmovdqu8 %%zmm17, %%zmm16%{%%k1%}\n\t" \
    "vmovdqa64 1152(%[constants]), %%zmm25\n\t" \
    "vpermt2b 1216(%[constants]), %%zmm4, %%zmm25\n\t" \
    "vmovdqu8 %%zmm19, %%zmm18%{%%k2%}\n\t" \
    "vpmovb2m %%zmm6, %%k7\n\t" \
    "vmovdqu8 %%zmm21, %%zmm20%{%%k3%}\n\t" \
    "vpmovb2m %%zmm7, %%k1\n\t" \
    "vmovdqu8 %%zmm23, %%zmm22%{%%k4%}\n\t" \
    "vmovdqa64 1280(%[constants]), %%zmm26\n\t" \
    "vpermt2b 1344(%[constants]), %%zmm5, %%zmm26\n\t" \
    "vmovdqa64 1408(%[constants]), %%zmm27\n\t" \
    "vpermt2b 1472(%[constants]), %%zmm5, %%zmm27\n\t" \
    "vmovdqa64 1536(%[constants]), %%zmm28\n\t" \
    "vpermt2b 1600(%[constants]), %%zmm6, %%zmm28\n\t" \
    "vmovdqa64 1664(%[constants]), %%zmm29\n\t" \
    "vpermt2b 1728(%[constants]), %%zmm6, %%zmm29\n\t" \
    "vmovdqa64 1792(%[constants]), %%zmm30\n\t" \
    "vpermt2b 1856(%[constants]), %%zmm7, %%zmm30\n\t" \
    "vmovdqa64 1920(%[constants]), %%zmm31\n\t" \
    "vpermt2b 1984(%[constants]), %%zmm7, %%zmm31\n\t" \
    "vmovdqu8 %%zmm25, %%zmm24%{%%k5%}\n\t" \
    "vpmovb2m %%zmm8, %%k2\n\t" \
    "vpmovb2m %%zmm9, %%k3\n\t" \
    "vpmovb2m %%zmm10, %%k4\n\t" \
    "vmovdqa64 2048(%[constants]), %%zmm17\n\t" \
    "vpermt2b 2112(%[constants]), %%zmm8, %%zmm17\n\t" \
    "vmovdqu8 %%zmm27, %%zmm26%{%%k6%}\n\t" \
    "vmovdqa64 2176(%[constants]), %%zmm19\n\t" \
    "vpermt2b 2240(%[constants]), %%zmm8, %%zmm19\n\t" \
    "vmovdqu8 %%zmm29, %%zmm28%{%%k7%}\n\t" \
    "vpmovb2m %%zmm11, %%k5\n\t" \
    "vmovdqu8 %%zmm31, %%zmm30%{%%k1%}\n\t" \
    "vmovdqa64 2304(%[constants]), %%zmm21\n\t" \
    "vpermt2b 2368(%[constants]), %%zmm9, %%zmm21\n\t" \
    "vmovdqa64 2432(%[constants]), %%zmm23\n\t" \
    "vpermt2b 2496(%[constants]), %%zmm9, %%zmm23\n\t" \
    "vmovdqa64 2560(%[constants]), %%zmm25\n\t" \
    "vpermt2b 2624(%[constants]), %%zmm10, %%zmm25\n\t" \
    "vmovdqa64 2688(%[constants]), %%zmm27\n\t" \
    "vpermt2b 2752(%[constants]), %%zmm10, %%zmm27\n\t" \
    "vmovdqa64 2816(%[constants]), %%zmm29\n\t" \
    "vpermt2b 2880(%[constants]), %%zmm11, %%zmm29\n\t" \
    "vmovdqa64 2944(%[constants]), %%zmm31\n\t" \
    "vpermt2b 3008(%[constants]), %%zmm11, %%zmm31\n\t" \
    "vmovdqu8 %%zmm19, %%zmm17%{%%k2%}\n\t" \
    "vpmovb2m %%zmm12, %%k6\n\t" \
    "vpmovb2m %%zmm13, %%k7\n\t" \
    "vpmovb2m %%zmm14, %%k1\n\t" \
    "vmovdqa64 3072(%[constants]), %%zmm19\n\t" \
    "vpermt2b 3136(%[constants]), %%zmm12, %%zmm19\n\t" \
    "vmovdqu8 %%zmm23, %%zmm21%{%%k3%}\n\t" \
    "vmovdqa64 3200(%[constants]), %%zmm23\n\t" \
    "vpermt2b 3264(%[constants]), %%zmm12, %%zmm23\n\t" \
    "vmovdqu8 %%zmm27, %%zmm25%{%%k4%}\n\t" \
    "vpmovb2m %%zmm15, %%k2\n\t" \
    "vmovdqu8 %%zmm31, %%zmm29%{%%k5%}\n\t" \
    "vmovdqa64 3328(%[constants]), %%zmm27\n\t" \
    "vpermt2b 3392(%[constants]), %%zmm13, %%zmm27\n\t" \
    "vmovdqa64 3456(%[constants]), %%zmm31\n\t" \
    "vpermt2b 3520(%[constants]), %%zmm13, %%zmm31\n\t" \
    "vmovdqa64 3584(%[constants]), %%zmm0\n\t" \
    "vpermt2b 3648(%[constants]), %%zmm14, %%zmm0\n\t" \
    "vmovdqa64 3712(%[constants]), %%zmm1\n\t" \
    "vpermt2b 3776(%[constants]), %%zmm14, %%zmm1\n\t" \
    "vmovdqa64 3840(%[constants]), %%zmm2\n\t" \
    "vpermt2b 3904(%[constants]), %%zmm15, %%zmm2\n\t" \
    "vmovdqa64 3968(%[constants]), %%zmm3\n\t" \
    "vpermt2b 4032(%[constants]), %%zmm15, %%zmm3\n\t" \
    "vmovdqu8 %%zmm23, %%zmm19%{%%k6%}\n\t" \
    "vmovdqu8 %%zmm31, %%zmm27%{%%k7%}\n\t" \
    "vmovdqu8 %%zmm1, %%zmm0%{%%k1%}\n\t" \
    "vmovdqu8 %%zmm3, %%zmm2%{%%k2%}\n\t" \
    "vmovdqa64 %%zmm18, %%zmm1\n\t" \
    "vmovdqa64 %%zmm22, %%zmm3\n\t" \
    "vmovdqa64 %%zmm24, %%zmm4\n\t" \
    "vmovdqa64 %%zmm26, %%zmm5\n\t" \
    "vmovdqa64 %%zmm28, %%zmm6\n\t" \
    "vmovdqa64 %%zmm30, %%zmm7\n\t" \
    "vmovdqa64 %%zmm17, %%zmm8\n\t" \
    "vmovdqa64 %%zmm21, %%zmm9\n\t" \
    "vmovdqa64 %%zmm25, %%zmm10\n\t" \
    "vmovdqa64 %%zmm29, %%zmm11\n\t" \
    "vmovdqa64 %%zmm19, %%zmm12\n\t" \
    "vmovdqa64 %%zmm27, %%zmm13\n\t" \
    "vmovdqa64 %%zmm0, %%zmm14\n\t" \
    "vmovdqa64 %%zmm16, %%zmm0\n\t" \
    "vmovdqa64 %%zmm2, %%zmm15\n\t" \
    "vmovdqa64 %%zmm20, %%zmm2\n\t"

#define KUZN_STORE \
    "vgf2p8affineqb $0, 4224(%[constants])%{1to8%}, %%zmm0, %%zmm0\n\t" \
    "vmovdqa64 %%zmm0, 0(%[x])\n\t" \
    "vgf2p8affineqb $0, 4232(%[constants])%{1to8%}, %%zmm1, %%zmm1\n\t" \
    "vmovdqa64 %%zmm1, 64(%[x])\n\t" \
    "vgf2p8affineqb $0, 4240(%[constants])%{1to8%}, %%zmm2, %%zmm2\n\t" \
    "vmovdqa64 %%zmm2, 128(%[x])\n\t" \
    "vgf2p8affineqb $0, 4248(%[constants])%{1to8%}, %%zmm3, %%zmm3\n\t" \
    "vmovdqa64 %%zmm3, 192(%[x])\n\t" \
    "vgf2p8affineqb $0, 4256(%[constants])%{1to8%}, %%zmm4, %%zmm4\n\t" \
    "vmovdqa64 %%zmm4, 256(%[x])\n\t" \
    "vgf2p8affineqb $0, 4264(%[constants])%{1to8%}, %%zmm5, %%zmm5\n\t" \
    "vmovdqa64 %%zmm5, 320(%[x])\n\t" \
    "vgf2p8affineqb $0, 4272(%[constants])%{1to8%}, %%zmm6, %%zmm6\n\t" \
    "vmovdqa64 %%zmm6, 384(%[x])\n\t" \
    "vgf2p8affineqb $0, 4280(%[constants])%{1to8%}, %%zmm7, %%zmm7\n\t" \
    "vmovdqa64 %%zmm7, 448(%[x])\n\t" \
    "vgf2p8affineqb $0, 4288(%[constants])%{1to8%}, %%zmm8, %%zmm8\n\t" \
    "vmovdqa64 %%zmm8, 512(%[x])\n\t" \
    "vgf2p8affineqb $0, 4296(%[constants])%{1to8%}, %%zmm9, %%zmm9\n\t" \
    "vmovdqa64 %%zmm9, 576(%[x])\n\t" \
    "vgf2p8affineqb $0, 4304(%[constants])%{1to8%}, %%zmm10, %%zmm10\n\t" \
    "vmovdqa64 %%zmm10, 640(%[x])\n\t" \
    "vgf2p8affineqb $0, 4312(%[constants])%{1to8%}, %%zmm11, %%zmm11\n\t" \
    "vmovdqa64 %%zmm11, 704(%[x])\n\t" \
    "vgf2p8affineqb $0, 4320(%[constants])%{1to8%}, %%zmm12, %%zmm12\n\t" \
    "vmovdqa64 %%zmm12, 768(%[x])\n\t" \
    "vgf2p8affineqb $0, 4328(%[constants])%{1to8%}, %%zmm13, %%zmm13\n\t" \
    "vmovdqa64 %%zmm13, 832(%[x])\n\t" \
    "vgf2p8affineqb $0, 4336(%[constants])%{1to8%}, %%zmm14, %%zmm14\n\t" \
    "vmovdqa64 %%zmm14, 896(%[x])\n\t" \
    "vgf2p8affineqb $0, 4344(%[constants])%{1to8%}, %%zmm15, %%zmm15\n\t" \
    "vmovdqa64 %%zmm15, 960(%[x])\n\t"

static const struct kuzn_constants {
    _Alignas(64) uint64_t table[16 * 32];
    _Alignas(64) uint64_t to[16], from[16], key[16], matrices[59];
} kuzn_constants[2] = {
    {
        .table = {
            UINT64_C(0x0a1bad6994abd416), UINT64_C(0x74c85ed935ba6c88), UINT64_C(0x67be7089078d6a4a), UINT64_C(0x96b60d6e55bf8538),
            UINT64_C(0xbde6e04f4ca8f5ec), UINT64_C(0x1086327cb9b23d4b), UINT64_C(0xf6b4657d0964b1fa), UINT64_C(0x6b54ca398c8205ac),
            UINT64_C(0xf38ef71c4914e12e), UINT64_C(0x3f5b1e249201b8e9), UINT64_C(0xc2589b53d7fff4aa), UINT64_C(0xe7d2ce4443f0909d),
            UINT64_C(0x3ae8f1a6ee73c45c), UINT64_C(0x623420769fa7eddb), UINT64_C(0x0b4ed34080c70e4d), UINT64_C(0xe5a9f9f27908b3fb),
            UINT64_C(0xc58ba5d6974777cf), UINT64_C(0x5631eb6f21ae959c), UINT64_C(0xcb5017c3fdb0cd2b), UINT64_C(0xea377f227bdc7899),
            UINT64_C(0x15360059a2524168), UINT64_C(0xef23129a1d7a0391), UINT64_C(0x42818411bb71275f), UINT64_C(0x2c25f8335d0ca0e2),
            UINT64_C(0x130f6dd5dd06289e), UINT64_C(0x18b5632ae357b729), UINT64_C(0x72dee446bc2fa319), UINT64_C(0x60835193dfc12dd0),
            UINT64_C(0x7e618a263eccc68f), UINT64_C(0x1fc9d1af0275daa1), UINT64_C(0xa4984587663c5a1a), UINT64_C(0xfc04d848c03bfe30),
            UINT64_C(0xe92a35bf77ce93eb), UINT64_C(0xd170295b5344a802), UINT64_C(0xe02b9e0c826bba97), UINT64_C(0x586ed9228a0de206),
            UINT64_C(0x19df0e1a73cb15ca), UINT64_C(0x0191a07ab6ef947d), UINT64_C(0x3412414889fc9c55), UINT64_C(0x664ca275d73f7be8),
            UINT64_C(0xf6afe4b7908fb3a9), UINT64_C(0x1d4d3376883a801b), UINT64_C(0x9826f85008e5ed78), UINT64_C(0x4f5c69ccf7fd30a7),
            UINT64_C(0x7ef0be7231a4385e), UINT64_C(0x2cf596b21360d0dc), UINT64_C(0x74a62e4ebbc46499), UINT64_C(0xae3b68b40bff7f28),
            UINT64_C(0x549bfaa5ecc82009), UINT64_C(0x1661a3831eda1492), UINT64_C(0xb837798500dd526a), UINT64_C(0x576cb03c21424707),
            UINT64_C(0x1c67656f8bcd9fb1), UINT64_C(0xdbaa43255632bcc0), UINT64_C(0xfe86e18cd86deed6), UINT64_C(0xde3eab2dea1895bd),
            UINT64_C(0x8e40f1f95987c22f), UINT64_C(0x4a0f11ad81cfd503), UINT64_C(0x2771a1ace323499a), UINT64_C(0x10c94b46f2c6d2f4),
            UINT64_C(0x3d0462b563398d24), UINT64_C(0x84055dfbc35fe7f3), UINT64_C(0x1f9d7cb95a5136e6), UINT64_C(0xd3170ac7c545c1d4),
            UINT64_C(0x72da3854fa0f2f03), UINT64_C(0x641334b40c6289de), UINT64_C(0x6f2cbd39d8a93e85), UINT64_C(0xdb6bb39b91ddd3fc),
            UINT64_C(0xbf8327f2f76520a5), UINT64_C(0x75085f77e423ffe0), UINT64_C(0x8fb10dfd22f312dc), UINT64_C(0x36c3f59ef1eef95b),
            UINT64_C(0x01ac0a45b57b98be), UINT64_C(0x8e7a0431e5d6536c), UINT64_C(0x2ec42bc9863570c0), UINT64_C(0xec09d06042fe33ef),
            UINT64_C(0x977926a81732c787), UINT64_C(0x768d3c8bebb09690), UINT64_C(0xa0aa9acec8cf2940), UINT64_C(0x4de715a7f64c5a6e),
            UINT64_C(0x1fe8babb68fba24b), UINT64_C(0x9c37068ced2a3a5e), UINT64_C(0x50a61819b24f6658), UINT64_C(0xb895512184246a11),
            UINT64_C(0x49022d94a13fb948), UINT64_C(0x00d77c9fe10b46e9), UINT64_C(0x1ef89d741b699981), UINT64_C(0x0ecc1d52c655c23b),
            UINT64_C(0x4eae73c5104382e3), UINT64_C(0xf0b70559477dd488), UINT64_C(0x1c56b6cb7eaf61ea), UINT64_C(0xca6d41adf46725ab),
            UINT64_C(0x14449257e2e63d28), UINT64_C(0x9380788a5dc15c63), UINT64_C(0x7f07dfd24aa471a3), UINT64_C(0xd516d9d11acd30bc),
            UINT64_C(0xaf7400f8a4b06076), UINT64_C(0x69928db668279416), UINT64_C(0xdbfea76c79ad7a30), UINT64_C(0x93b92542efaeec28),
            UINT64_C(0xe831f77ddcaa5ee0), UINT64_C(0xcfd35dacf2ab2ac1), UINT64_C(0x5c2c4c45fbd2519d), UINT64_C(0xe7133cf1486db80a),
            UINT64_C(0xc80308ea1efc97b5), UINT64_C(0x37a05b717cbfb135), UINT64_C(0xb3ba9ae319fad589), UINT64_C(0x7361538823cd4196),
            UINT64_C(0xed8ef6c9b79f50d6), UINT64_C(0x1f149b64159c7e95), UINT64_C(0x0c98e2bdeef0a84a), UINT64_C(0x2e2fc4841c07900f),
            UINT64_C(0x6ecb4e01a1c76512), UINT64_C(0xa380e143a640583a), UINT64_C(0x5934b23f05f92675), UINT64_C(0x2bbb6686225538f4),
            UINT64_C(0xd9525fc30e7b2de9), UINT64_C(0x7f63706a8b1a3933), UINT64_C(0x56f3bc851791fd46), UINT64_C(0xca828a99d183c28f),
            UINT64_C(0xcc67474fd818df9e), UINT64_C(0x1b3b096b49ce06d7), UINT64_C(0xc029de4d723d10ff), UINT64_C(0x4457d054a24bf5b4),
            UINT64_C(0xc521d4200d36dd02), UINT64_C(0xe4e611eb770b32a9), UINT64_C(0x1d87623e245a78e5), UINT64_C(0xa5dac66f048c81be),
            UINT64_C(0x761ba32068465f9e), UINT64_C(0x79dec9038d75a939), UINT64_C(0x85d98bd3627f7edd), UINT64_C(0x743ae4bd731fe6d5),
            UINT64_C(0x24ac8ccdd1a884c4), UINT64_C(0x1dfb2115005d3705), UINT64_C(0xf380b67d22304bcc), UINT64_C(0x6ec1839f45ef4da4),
            UINT64_C(0xdff1704f1e7a8712), UINT64_C(0xadf2c5cb97a0c2d4), UINT64_C(0x41144a34072eee1c), UINT64_C(0xfad7aae9e3f7ce0c),
            UINT64_C(0xb5e1bc71c89d1028), UINT64_C(0x4e9ba6d6c6522764), UINT64_C(0x5bb0bb368e54b972), UINT64_C(0x6aff3c98b467eb86),
            UINT64_C(0xfcabc3e23b0a290b), UINT64_C(0xfe5195d817699956), UINT64_C(0xb72b1ac75cdbf602), UINT64_C(0x474c59ecb8dccac0),
            UINT64_C(0x01e7cf82dae5b1f8), UINT64_C(0x40917cf448532fa7), UINT64_C(0x6596d216191844e8), UINT64_C(0x263ff03304b32d0d),
            UINT64_C(0x1349ed887b096631), UINT64_C(0x5a2c2a439c580f8f), UINT64_C(0xbf570e11a53e06b2), UINT64_C(0x2561f555a2422332),
            UINT64_C(0xd0608a89ba6f906b), UINT64_C(0xfd6dae9392be63e0), UINT64_C(0x38f9a135943d6c50), UINT64_C(0x9a775e78afea0881),
            UINT64_C(0xde2af0040a4efb03), UINT64_C(0x4f852b1ccad0fc24), UINT64_C(0xd5155b5569dc9a7f), UINT64_C(0x26143fa5e00b933c),
            UINT64_C(0x2749e68790c1005f), UINT64_C(0x0ef56ecda4400d1e), UINT64_C(0xafc0bd50b8b3ef67), UINT64_C(0x6c7d9c34381f43be),
            UINT64_C(0x35ea186fdb51abfe), UINT64_C(0x88d66406ba727be3), UINT64_C(0x2dbf322863b0757c), UINT64_C(0x361dbc4ccfa39d8f),
            UINT64_C(0x4dd93beef381dfa0), UINT64_C(0x92976548e9237678), UINT64_C(0x5e628e0573010f4b), UINT64_C(0xa958b62eec4111dd),
            UINT64_C(0x52c3f63071c8b174), UINT64_C(0x83943d17eb5c9f08), UINT64_C(0xe5d48c13dabb82b5), UINT64_C(0x61862c19216b4225),
            UINT64_C(0x66d8c4cbad09916a), UINT64_C(0x0c3a597aacc5a2fa), UINT64_C(0x7957b9f7e4468a8d), UINT64_C(0xd1e7f1c29922aad2),
            UINT64_C(0x44a820a1e1ff8b80), UINT64_C(0xa716c6f9121b07ce), UINT64_C(0x3eb256c9606d84d3), UINT64_C(0xed8931b7ae452f68),
            UINT64_C(0x4753b437e8549810), UINT64_C(0x707ea6399b95f433), UINT64_C(0x9ecc1a5a294af8fd), UINT64_C(0x02f2c7e25d9677d7),
            UINT64_C(0x265b6af389fdd62e), UINT64_C(0xd31cf59df9b84a25), UINT64_C(0xee51fb7eaef430d4), UINT64_C(0xe2152d19a572d564),
            UINT64_C(0x637c0deb62ad2812), UINT64_C(0x9fa94ea84f3dccac), UINT64_C(0x75571d8b6707c141), UINT64_C(0x20d74d9ba48a2bcb),
            UINT64_C(0x92b0f70e6146fe8f), UINT64_C(0x0ce49cbaf1b3da78), UINT64_C(0x2f1618a0440a6081), UINT64_C(0xef59358ebbc2e16e),
            UINT64_C(0xb2a1a2505ce5c993), UINT64_C(0xffbdb9919ecfc743), UINT64_C(0xf600abc365ed321f), UINT64_C(0x83e6fc951703b75d),
            UINT64_C(0x011ae798422c09c0), UINT64_C(0xec4005bf3986dddc), UINT64_C(0x5f6c55949aeacdbe), UINT64_C(0x704b6922565a3cf8),
            UINT64_C(0x713e1bd87aa6c584), UINT64_C(0xafe90890458d0b66), UINT64_C(0x737dd934e87714bc), UINT64_C(0x6d52f0c40211c699),
            UINT64_C(0x3ab4df3706543897), UINT64_C(0xe35e27ceca3b2196), UINT64_C(0x7f4c495887740f85), UINT64_C(0x311e2a6f796b76a3),
            UINT64_C(0x3304483f47e010d0), UINT64_C(0xaa2413362980c868), UINT64_C(0x88d153d282b1faa7), UINT64_C(0xdef2b67bdb238cb5),
            UINT64_C(0x4f10be23c43f48a8), UINT64_C(0x5ddaf9893c8f0982), UINT64_C(0xc062fe1639d3ee9e), UINT64_C(0x7d00b1c626605095),
            UINT64_C(0x2ea0798663f29075), UINT64_C(0x2bdccde7e6675b88), UINT64_C(0x8a87d219b6c968b8), UINT64_C(0xf7613bef70ad5c8b),
            UINT64_C(0xd073666b69d99aec), UINT64_C(0x2a51f3bc21f5051f), UINT64_C(0xe193357bdea69d0c), UINT64_C(0xbfc1bd8c927283fb),
            UINT64_C(0x30aa714a14f15608), UINT64_C(0x0e13446df64b1ba9), UINT64_C(0xe4e9d694e8c5dfea), UINT64_C(0x6a6eb4ddaebaab12),
            UINT64_C(0x1e07185898cf46f0), UINT64_C(0xdb0aa76f997ed777), UINT64_C(0x3d3436acc87ccc03), UINT64_C(0x8e5f294dc21cfd1d),
            UINT64_C(0x0647cbd1b9815a65), UINT64_C(0x17406427af7455ce), UINT64_C(0x200b15b3d81a53a5), UINT64_C(0x3aa3fc3125a15941),
            UINT64_C(0x52a484ed7ad50d91), UINT64_C(0x24809f333e9b0411), UINT64_C(0x22973857e32c4eb5), UINT64_C(0x5e76420ffff8bbf4),
            UINT64_C(0xe5498d78a2c354b0), UINT64_C(0x28454ce0e2ca2d32), UINT64_C(0x85b2c7fa01b7027f), UINT64_C(0x43eb2f6cd4969c37),
            UINT64_C(0xe314bba411040736), UINT64_C(0xf7b4ce5bdbfe8b09), UINT64_C(0x5694ba0577f84073), UINT64_C(0x7faf88b1df816d28),
            UINT64_C(0x33c80afdad454431), UINT64_C(0x3519b07eca20804a), UINT64_C(0xfce4d384d822ec6f), UINT64_C(0x647a589d9a6cd43b),
            UINT64_C(0xffa715cf6e410b1a), UINT64_C(0x5d9c86d55a95e9b3), UINT64_C(0x12f2c425bec56654), UINT64_C(0xa030685cf543eeb6),
            UINT64_C(0xeadd60f42f089e2a), UINT64_C(0x792926abdc966578), UINT64_C(0x839fd95f37fa0e3e), UINT64_C(0x761bc3f0751723ed),
            UINT64_C(0x2c6b727da3f34755), UINT64_C(0x91894ea28f10bf52), UINT64_C(0xe2d0904c2d7c4d1f), UINT64_C(0xaa594699bdc9c751),
            UINT64_C(0x017bbcc0cd634274), UINT64_C(0x0398e6b8e1e7486a), UINT64_C(0xfb06f60c16a18e82), UINT64_C(0xe0e5b2675e00b713),
            UINT64_C(0x2718a60d509ba921), UINT64_C(0x2ea5eb92c13c3df1), UINT64_C(0x69d78a931defd124), UINT64_C(0x8c3f613ad2f94bae),
            UINT64_C(0xcb32a8de34ac0271), UINT64_C(0x8d6239da49530f87), UINT64_C(0xcc7085574f38c2e8), UINT64_C(0x1c2bb91ed6c6b597),
            UINT64_C(0x0e904121680d0f1c), UINT64_C(0xea0c18928fb9dfd8), UINT64_C(0x4335f76a3b16aa77), UINT64_C(0x13593fe5dcb533c8),
            UINT64_C(0x5d83408270289d4e), UINT64_C(0x459cad55acedc6e1), UINT64_C(0xf4dee88ea93149ca), UINT64_C(0xbbeb8d5bdac3b6e7),
            UINT64_C(0x2672f62a8c6510b2), UINT64_C(0xcd5fabb8f1bc4b7a), UINT64_C(0xd5346395866ea206), UINT64_C(0x019a2d074deea6c0),
            UINT64_C(0xd2791766c9c55009), UINT64_C(0x6bf8fd3a91f22c44), UINT64_C(0xe622bdc1dbb4af1b), UINT64_C(0xd6e0aee9e323c460),
            UINT64_C(0x5cd35899fc870802), UINT64_C(0x7c56a78a94891f32), UINT64_C(0x98f303befbb32f78), UINT64_C(0xeccf4fa33c53a4ba),
            UINT64_C(0xe47e246c1ea00afe), UINT64_C(0x671a74ccb0271297), UINT64_C(0x2b9b85006d768bce), UINT64_C(0x4a48717f7d29736f),
            UINT64_C(0x7b64c70bfa38f046), UINT64_C(0xd1f95eb161d75a84), UINT64_C(0xff93d4dd152e5225), UINT64_C(0x3669d9046205e2c2),
            UINT64_C(0x8180d04c9e57ef19), UINT64_C(0x3d11cb20f5bfa839), UINT64_C(0x51473e5442a59f88), UINT64_C(0x37961475a11db730),
            UINT64_C(0x87df1b500726a8c1), UINT64_C(0x5f51297ff9f1c30b), UINT64_C(0x91cd7136e8b54292), UINT64_C(0xd976fb7eba4d93c7),
            UINT64_C(0x41b631b94b84b8e4), UINT64_C(0x7ae7af5eda9b8dd2), UINT64_C(0xbccc9e0406953455), UINT64_C(0x38fc4a9c40bf6308),
            UINT64_C(0x883dacd06cb481a7), UINT64_C(0xe1f6665c5835d3cf), UINT64_C(0x6eb3f4ed0e39e9d4), UINT64_C(0x190c375a644547fd),
            UINT64_C(0x690a4cb201bb15f0), UINT64_C(0x8a969957eafaf572), UINT64_C(0xe3d60d21236524e2), UINT64_C(0x0f4e569ae65b986b),
            UINT64_C(0x756a2e68a3f7a59d), UINT64_C(0x80f854d72a0514a6), UINT64_C(0xc267c643d146d825), UINT64_C(0xff97fe742f60aaad),
            UINT64_C(0x227812ab6103b149), UINT64_C(0x2df373c5b01eaeeb), UINT64_C(0xcb484433a2c8be17), UINT64_C(0x856f183e32dd2b3f),
            UINT64_C(0x102cd58b27624f1a), UINT64_C(0x1c1fbd8e823a9fa1), UINT64_C(0xefecb71da0831377), UINT64_C(0x7c798ce05dc45286),
            UINT64_C(0x00593b8f6ddcde94), UINT64_C(0x1109e57da97b2002), UINT64_C(0x1690c930dbeece53), UINT64_C(0x3c2889a4c0caf270),
            UINT64_C(0xd73854919575f794), UINT64_C(0x450eb91155d44f5e), UINT64_C(0xd8cae20dfa965029), UINT64_C(0x6d094eb03376b374),
            UINT64_C(0x04429828029fd5a7), UINT64_C(0xc3b6b805ef2dbdec), UINT64_C(0xa2fcde993aa1b7ad), UINT64_C(0xe8f24d5985525f69),
            UINT64_C(0x6c890146150cb4a8), UINT64_C(0xe7d2ae8d8c410660), UINT64_C(0x8436c2075c5b3d35), UINT64_C(0x0f1acba026647ddc),
            UINT64_C(0x93e3927cff9a6612), UINT64_C(0x837bb582c7c93e40), UINT64_C(0xcd57149d5386e932), UINT64_C(0x30d9c54b08f9397a),
            UINT64_C(0x6bccc87ffbab1f67), UINT64_C(0x71d38737f3aa702b), UINT64_C(0xeb58218ea3dfe100), UINT64_C(0x4924a50b5110acfe),
            UINT64_C(0x97cfce13bbb2c6d0), UINT64_C(0x6aba4888f81baf1d), UINT64_C(0xf65ae447178be662), UINT64_C(0x68b1f09b232f3f79),
            UINT64_C(0x77f52243bebf6fda), UINT64_C(0x03d6a42cc05df419), UINT64_C(0x651ef1eddd4aa98f), UINT64_C(0x0ac17ed1dbe52a8a),
            UINT64_C(0x3c9c804c31182efd), UINT64_C(0x8172a6ea3b73ee44), UINT64_C(0x61349e2027e025bc), UINT64_C(0x6e569016c41c7863),
            UINT64_C(0x2c1a190b34c6fe57), UINT64_C(0x136982b0adef388c), UINT64_C(0x7f83c7b5b3f8551b), UINT64_C(0x4a81509f7aac4286),
            UINT64_C(0xfab42dd6cb7b40d5), UINT64_C(0x6851d999ca391c9b), UINT64_C(0xffe3d85a2a6ce165), UINT64_C(0x7cbcd359db9618b1),
            UINT64_C(0x0761ab44f91267ee), UINT64_C(0xed43151e1f87588e), UINT64_C(0x4de4c4cc78948b6d), UINT64_C(0xd2ba3aa73e2f8010),
            UINT64_C(0xfbe6c99af0170ef1), UINT64_C(0x4b092249933cce74), UINT64_C(0x663097b8a2759547), UINT64_C(0xa45236f2a8a9b277),
            UINT64_C(0x0f6ed4f65dcdbff7), UINT64_C(0xddcfd14f4c850504), UINT64_C(0xc2888d371d923da0), UINT64_C(0x45a16fe998c064f5),
            UINT64_C(0x6a200d62fda5280c), UINT64_C(0x416348b65eecaae2), UINT64_C(0xd7b784012376c346), UINT64_C(0x56fc0aea72ae2489),
            UINT64_C(0x3b067131702991df), UINT64_C(0x143521c85ce77d9d), UINT64_C(0x73bde07e3faf2bde), UINT64_C(0xeb8ff327b99c6b54),
            UINT64_C(0x7926335b25bb0802), UINT64_C(0xa690f4d000e8a34e), UINT64_C(0xda9e325f0353bee5), UINT64_C(0x118a60162ec1c5dc),
            UINT64_C(0x3c4cd74adb99ea69), UINT64_C(0x80b10326f6716ebd), UINT64_C(0x2085000218d3c127), UINT64_C(0xaf403814f363a881),
            UINT64_C(0x1cd6573733b2c5aa), UINT64_C(0xebadc2ef83c6e278), UINT64_C(0x68546a096c871d16), UINT64_C(0x896d9b34b94b7267),
            UINT64_C(0x485965d83b5c230a), UINT64_C(0xaeec84f4b53de95d), UINT64_C(0xe8d5d45fbc887612), UINT64_C(0xc09862c70e95a2c9),
            UINT64_C(0x5e1ff1edb746938b), UINT64_C(0x9215329d2119ca7a), UINT64_C(0x304ee7013efdcf0d), UINT64_C(0x70fa771e0ca48a2d),
            UINT64_C(0x6fbbcecc9f50c48e), UINT64_C(0x2e2243fea92b1329), UINT64_C(0x55df0f9a11a1a7fc), UINT64_C(0x25d9d00b2feeb653),
            UINT64_C(0xcb8f79daf205b361), UINT64_C(0xa34fd1bf8c91cd7b), UINT64_C(0xd27dbee6deb85b17), UINT64_C(0x4228e5b0fb0831b4),
            UINT64_C(0xf7dd5835ff444951), UINT64_C(0x3660c8647382869e), UINT64_C(0x41f8c3a675a0f910), UINT64_C(0x2ce1e06694f57f3a),
            UINT64_C(0x744d049c96562a7e), UINT64_C(0x52dc3f391b8dab6b), UINT64_C(0xe47c45f0245a0747), UINT64_C(0x1ae3a590ac97ba06),
            UINT64_C(0x1f6aee7c65bb3a20), UINT64_C(0xc2948eadeafee4d2), UINT64_C(0x962dffe700231be1), UINT64_C(0x5405e808b691af40),
            UINT64_C(0x616eb78d9d591268), UINT64_C(0x2b8c01ce84116337), UINT64_C(0x8a71b2042c839aa7), UINT64_C(0x7ffaeff1422fc3e5),
            UINT64_C(0x535a39f389d558e0), UINT64_C(0x0ccf3e45bc70bd26), UINT64_C(0x6f74bfd6a95c9ef0), UINT64_C(0x1636ae4b07a32e09),
            UINT64_C(0xd48206881034dd27), UINT64_C(0x9824648fda1cf20b), UINT64_C(0xa021fbccab4f3b22), UINT64_C(0x0fc82a3de6edacf4),
            UINT64_C(0x72a2c67b99fd314e), UINT64_C(0x69d8e9b9780d7d4c), UINT64_C(0x925f3f1d1413e215), UINT64_C(0xc9cb6b4918909503),
            UINT64_C(0x47c78b9b29b5d95e), UINT64_C(0xc59352b3f85117aa), UINT64_C(0x8602a45619802587), UINT64_C(0x5bb8f56da14d32eb),
            UINT64_C(0xf9d77af7971a9f50), UINT64_C(0x79d177c030a8b44a), UINT64_C(0xca8135dbc1cd73a5), UINT64_C(0x76ecbee37e67b048),
            UINT64_C(0x0a6cba4462fcf660), UINT64_C(0x460e55df383cdcd3), UINT64_C(0x5785d043c4a61e33), UINT64_C(0x289cb16675415dde),
            UINT64_C(0x599a966b2b1892f7), UINT64_C(0x3ccf95e9a8d494ce), UINT64_C(0xff62dd8b72e7be6d), UINT64_C(0x3f7f9f527b307a8a),
            UINT64_C(0x1601508532fd4e7e), UINT64_C(0x565aaa5da2ae9783), UINT64_C(0x667641433e398df9), UINT64_C(0xa7279e0ce0af2081),
            UINT64_C(0x06f0e42e4b0d04f6), UINT64_C(0x116554134af505d0), UINT64_C(0xb0b9bc0b71801c26), UINT64_C(0xad2f8729b51e84f8),
            UINT64_C(0x1d21ab9c790a07ba), UINT64_C(0x672de2b4576ecbc5), UINT64_C(0x7393c2b6ea538fc7), UINT64_C(0xbb365ce8f302fa5e),
            UINT64_C(0x88ee91eb7482d842), UINT64_C(0x2c75bfc8c4999000), UINT64_C(0xac0968863b3835a3), UINT64_C(0x40ec22c06f7c1960),
            UINT64_C(0x1ae1e32534587d55), UINT64_C(0x6333edcafe2a1f78), UINT64_C(0xd710e6bd3769e547), UINT64_C(0x7008d54ca5f4a68c),
            UINT64_C(0xf128a049314d77c9), UINT64_C(0x9dde12c698c3b2ef), UINT64_C(0x172461f2d2b8d3dc), UINT64_C(0xda1489a9b1a1cc64),
            UINT64_C(0x6c4f48db0efc468e), UINT64_C(0x3ad6df035b44cda4), UINT64_C(0x0fb7c15f23d13dfb), UINT64_C(0x6ad95145b3151b9b),
        },
        .to = {
            UINT64_C(0x0102040810204080), UINT64_C(0x6abe7cf8f1e2af35), UINT64_C(0x384992254a95121c), UINT64_C(0x72962d5ab56ba539),
            UINT64_C(0x6db66cd8b060ad36), UINT64_C(0x54fdfaf5ead5ffaa), UINT64_C(0x5fe1c284091378af), UINT64_C(0xa5eeddbb77ef7b52),
            UINT64_C(0x99ab57ae5cb9ea4c), UINT64_C(0xef3162c48811cc77), UINT64_C(0xabfcf9f2e5ca3fd5), UINT64_C(0xc95ab56bd7af96e4),
            UINT64_C(0x43c58b162c59f1a1), UINT64_C(0xa1e2c58b162cf850), UINT64_C(0x70902142850a64b8), UINT64_C(0xbdc68c193366715e),
        },
        .from = {
            UINT64_C(0x0102040810204080), UINT64_C(0xd172e4c993269ce8), UINT64_C(0x899b366ddbb7e644), UINT64_C(0xd96ad4a850a19aec),
            UINT64_C(0x050e1c3871e3c382), UINT64_C(0xc142850a142890e0), UINT64_C(0x9ea3478e1d3be84f), UINT64_C(0x2267cf9f3e7dd991),
            UINT64_C(0x6eb264c890212c37), UINT64_C(0xb1d2a4489122f458), UINT64_C(0xda6edcb870e01bed), UINT64_C(0x769a356ad4a8263b),
            UINT64_C(0x2e73e7ce9c395c97), UINT64_C(0x5de7ce9c3972b92e), UINT64_C(0x53f5ead5ab57fda9), UINT64_C(0xf3152b56ad5b4579),
        },
        .key = {
            UINT64_C(0x0102040810204080), UINT64_C(0x6abe7cf8f1e2af35), UINT64_C(0x384992254a95121c), UINT64_C(0x72962d5ab56ba539),
            UINT64_C(0x6db66cd8b060ad36), UINT64_C(0x54fdfaf5ead5ffaa), UINT64_C(0x5fe1c284091378af), UINT64_C(0xa5eeddbb77ef7b52),
            UINT64_C(0x99ab57ae5cb9ea4c), UINT64_C(0xef3162c48811cc77), UINT64_C(0xabfcf9f2e5ca3fd5), UINT64_C(0xc95ab56bd7af96e4),
            UINT64_C(0x43c58b162c59f1a1), UINT64_C(0xa1e2c58b162cf850), UINT64_C(0x70902142850a64b8), UINT64_C(0xbdc68c193366715e),
        },
        .matrices = {
            UINT64_C(0xc04081020408d060), UINT64_C(0xe123468d1a3488f0), UINT64_C(0xb0d0a0408102b4d8), UINT64_C(0xb1d2a4489122f458),
            UINT64_C(0x3051a24489121418), UINT64_C(0x51f3e6cd9b363c28), UINT64_C(0x90b163c78f1eacc8), UINT64_C(0x91b367cf9f3eec48),
            UINT64_C(0x58e9d2a448917aac), UINT64_C(0x394b962d5ab5529c), UINT64_C(0xf90b172f5ebd82fc), UINT64_C(0x68b870e0c1836eb4),
            UINT64_C(0xe93b76ecd9b38ef4), UINT64_C(0x297bf7eeddbb5e94), UINT64_C(0x091a3469d3a74684), UINT64_C(0xc858b163c78fd664),
            UINT64_C(0x0c142851a2448506), UINT64_C(0x4cd5ab57ae5cf5a6), UINT64_C(0xfc050b172f5e417e), UINT64_C(0xfd070f1f3f7e01fe),
            UINT64_C(0x749c3972e4c9e7ba), UINT64_C(0xd57efcf9f2e51fea), UINT64_C(0x153e7dfbf6edcf8a), UINT64_C(0x94bd7bf7eedd2fca),
            UINT64_C(0x848d1a3469d323c2), UINT64_C(0x858f1e3c79f36342), UINT64_C(0xc44c993265cb5362), UINT64_C(0x44cd9b366ddbf3a2),
            UINT64_C(0x256fdfbf7fffdb92), UINT64_C(0x365bb66cd8b0569b), UINT64_C(0xf7193366cc98c67b), UINT64_C(0xd778f0e1c284de6b),
            UINT64_C(0x57f9f2e5ca947eab), UINT64_C(0x163a75ebd6ac4e8b), UINT64_C(0x878912244992a2c3), UINT64_C(0xe62b56ad5bb68af3),
            UINT64_C(0xce52a54b962d94e7), UINT64_C(0x4ed3a74f9e3d3427), UINT64_C(0x5fe1c284091378af), UINT64_C(0x1f204182050b080f),
            UINT64_C(0x9fa143860d1ba8cf), UINT64_C(0x7f800103070f60bf), UINT64_C(0xda6edcb870e01bed), UINT64_C(0x5aefdebc78f0bb2d),
            UINT64_C(0x1b2c59b264c88b0d), UINT64_C(0xbbcc983162c433dd), UINT64_C(0x7b8c193366cce3bd), UINT64_C(0xca5ebd7bf7ee17e5),
            UINT64_C(0x4bddbb77efdef7a5), UINT64_C(0x0304081020418101), UINT64_C(0xc2468d1a346911e1), UINT64_C(0x43c58b162c59f1a1),
            UINT64_C(0xe2274e9d3a7509f1), UINT64_C(0x3257ae5cb973d599), UINT64_C(0xd374e8d1a3475d69), UINT64_C(0x53f5ead5ab57fda9),
            UINT64_C(0x133469d3a74f8d09), UINT64_C(0x92b76fdfbf7f6d49), UINT64_C(0x93b56bd7af5f2dc9),
        },
    },
    {
        .table = {
            UINT64_C(0xa47a29ffb44d260c), UINT64_C(0xed1f0b81482087b3), UINT64_C(0xf59e523d4ce5569a), UINT64_C(0xe43e08ee30a590bd),
            UINT64_C(0x98091c1d9bd0112b), UINT64_C(0xce5ce3b9d1bc04e8), UINT64_C(0xc5c70eef76f4acf7), UINT64_C(0xf8b1a2b89d7416c1),
            UINT64_C(0x7e346268d58a3bf2), UINT64_C(0x4244cdca24125471), UINT64_C(0x392dfc9563e68bda), UINT64_C(0x59aa8475b5d98d96),
            UINT64_C(0x4feceb6d725acf92), UINT64_C(0x57faa7d493d3cbea), UINT64_C(0x94d7c6e9a01a1949), UINT64_C(0xb26a55e2a8171865),
            UINT64_C(0xb66cfd1b66f3dcf1), UINT64_C(0x857051031458693f), UINT64_C(0xc436af256e063307), UINT64_C(0x5ffbc9e04afe0a2c),
            UINT64_C(0xf6bf677d31d860b7), UINT64_C(0xba7f505e43352f83), UINT64_C(0xd2407b21c0ad9f73), UINT64_C(0x28b05d41a3388697),
            UINT64_C(0xccc3a9616f886b13), UINT64_C(0xc8220f107899e727), UINT64_C(0x2a4ef980d6dbde2e), UINT64_C(0x7989648cf0050dab),
            UINT64_C(0x5b4582a1e14702df), UINT64_C(0x23321ebbdd15a6be), UINT64_C(0x3a7c4b77018e91c2), UINT64_C(0x3c9c460053378fae),
            UINT64_C(0xf5afa4ed8dbb7534), UINT64_C(0x4e8206305d70b481), UINT64_C(0x640287d174ff466e), UINT64_C(0x843955e49f181b6c),
            UINT64_C(0xbf71161d0936b86d), UINT64_C(0x4b7c7621d485d838), UINT64_C(0x496ae9dda7f2c0d6), UINT64_C(0xdf78a10af6697f12),
            UINT64_C(0xfc8e07b91c3dca93), UINT64_C(0x59a93fe19adc8b11), UINT64_C(0xe02a63d5fe6786b0), UINT64_C(0x43aa52618f23945e),
            UINT64_C(0xd3e36248ccd0b6ad), UINT64_C(0xab80e798562d26b7), UINT64_C(0x8377085310282551), UINT64_C(0x581f5fc12eac4f2b),
            UINT64_C(0x1a5cf49ea62cd9ce), UINT64_C(0x1420c9d2eeec3e04), UINT64_C(0xf731bae6c3f86b92), UINT64_C(0x245bfb3705c4907d),
            UINT64_C(0xdeeabc4a191e9d3c), UINT64_C(0x0033960f1503c7c6), UINT64_C(0x7b4d22e8f9b2917e), UINT64_C(0x7a42e5650ba3bd0e),
            UINT64_C(0x992f456668c28cfd), UINT64_C(0x35f127414c897995), UINT64_C(0xeff350736088da3b), UINT64_C(0x578a9bb3e2bea247),
            UINT64_C(0xa8ae40a0b1cb7232), UINT64_C(0xa53a446f01c8c5cd), UINT64_C(0xd7cf175a0d9c540c), UINT64_C(0xb5ebf0dbfa299713),
            UINT64_C(0xa61734f85d3aa864), UINT64_C(0xaada3105b0ad8253), UINT64_C(0x123eaf2bd073e00b), UINT64_C(0x1911d746d533b1f4),
            UINT64_C(0x7df3306a87021c23), UINT64_C(0x0ffa9c920a50d9e7), UINT64_C(0xec2843c4f757f2f1), UINT64_C(0xc3dc61f5fda4b5b3),
            UINT64_C(0xc81d3f9054ea5bc9), UINT64_C(0xa39981449777e2db), UINT64_C(0x6ba20316e50693fc), UINT64_C(0x5171be7afe94cd24),
            UINT64_C(0x5a91384836b260d4), UINT64_C(0x4ccb8d9540d2494e), UINT64_C(0x9acab88a761379c5), UINT64_C(0x398559bd4b7b4756),
            UINT64_C(0x5e1b4588ae2d2129), UINT64_C(0x69809bd15598bfbb), UINT64_C(0x9fd8321f01a5f009), UINT64_C(0x3710e9fba0140d7f),
            UINT64_C(0x180ee6b6df6fe370), UINT64_C(0x223c8cd3686725a1), UINT64_C(0x2e8f1e6674bac69d), UINT64_C(0x6d52e404b75fcf41),
            UINT64_C(0x624d425cef3b84dd), UINT64_C(0xc77cb9bcf696ac8e), UINT64_C(0xe1b49e7ea96c65c0), UINT64_C(0x8326aba76e2027c2),
            UINT64_C(0x89d62c080c0700eb), UINT64_C(0xdece3d584a78152f), UINT64_C(0xe8634ff9722a35cc), UINT64_C(0xff8b86c1eeed751a),
            UINT64_C(0xbe2badc47eac9cd1), UINT64_C(0xcb3b14bc51bad326), UINT64_C(0x7b50486664604e9d), UINT64_C(0x6182b9e5f325a377),
            UINT64_C(0x3c3e01545921b0ee), UINT64_C(0x96c52432c8308afa), UINT64_C(0x84768c57b3370913), UINT64_C(0xf8e3671d3f9b43c7),
            UINT64_C(0x87cf03ab52b17ac1), UINT64_C(0x6c5b80f2d2d5a994), UINT64_C(0x2e380e8d472fd06a), UINT64_C(0x041092e6d4722d1e),
            UINT64_C(0x2c20ec7d91f0a40f), UINT64_C(0x0ca6e2a7bd5e6569), UINT64_C(0xd8cc740de4e7caeb), UINT64_C(0xd988e0955ac6e9a1),
            UINT64_C(0x3d12dbb5b86effe8), UINT64_C(0x7c05ceef81f586fd), UINT64_C(0x781f9ea84c2858e1), UINT64_C(0x11836d9a53183ac9),
            UINT64_C(0xdca090334dc062af), UINT64_C(0xae394f9398fb85a5), UINT64_C(0x41f4b74b0229319f), UINT64_C(0x55fc75bb5c22deb2),
            UINT64_C(0x731945da0bed1a15), UINT64_C(0x8f4470174a63ea7f), UINT64_C(0xd7401bdfd6238b99), UINT64_C(0x7971f9cdbf4234aa),
            UINT64_C(0xa21c07278e89682a), UINT64_C(0x000836f16b46f7c2), UINT64_C(0xdd5d06b4565f0afe), UINT64_C(0x49b6c3f616976f35),
            UINT64_C(0x6ee5363add32ae81), UINT64_C(0xd91692f55635a40f), UINT64_C(0x710b49412b858be6), UINT64_C(0x03616c1d791963a9),
            UINT64_C(0x9cfd83784d10bca8), UINT64_C(0x065958c44c3be209), UINT64_C(0x0ccd184b267607d1), UINT64_C(0x7a39ad089ab06afb),
            UINT64_C(0x2a759d7bd6a1df6d), UINT64_C(0x2fdccbc160b957a2), UINT64_C(0x1a1355b5c0bdfe87), UINT64_C(0x3cdbaff66be97de3),
            UINT64_C(0xbac3152286519ed2), UINT64_C(0xb72e480e1753d73e), UINT64_C(0x8e34f83346fcbe14), UINT64_C(0xa080eb4477ca9769),
            UINT64_C(0x28efe08c4512f0c8), UINT64_C(0xf102ffe4d354f39f), UINT64_C(0x99043d720d1eac00), UINT64_C(0x389670b3f7242364),
            UINT64_C(0xe79b8d2c01c24e0a), UINT64_C(0x1b1cb4a75c8927a3), UINT64_C(0xd850abb2d091f2ed), UINT64_C(0x65989330d547f495),
            UINT64_C(0xb666ecb8051fdece), UINT64_C(0x7ebb25204f67cfc9), UINT64_C(0x94888f40c6a65db1), UINT64_C(0x5bcc736862da6f37),
            UINT64_C(0x8429aa5aeae1ee8a), UINT64_C(0xf9e821825f7c5e4a), UINT64_C(0x3174c5c7fa90d411), UINT64_C(0x42523f2d7fa543bf),
            UINT64_C(0x5398c7813f622d64), UINT64_C(0xa50b03e183bef414), UINT64_C(0xff59b35fbaf1b8e8), UINT64_C(0x38896f23e767de8d),
            UINT64_C(0x301807d44e78229c), UINT64_C(0x6d6156ed2ac5432e), UINT64_C(0x6cfcaf9f37d72420), UINT64_C(0xdb966931345e3bc9),
            UINT64_C(0x06c0321219e9c294), UINT64_C(0x8e77aa9b45a6eadd), UINT64_C(0xe67db2eb2fd20f8c), UINT64_C(0xc3e41a7b13cc1eec),
            UINT64_C(0x398641a4579d4f9a), UINT64_C(0x2c5a0270a1504c3d), UINT64_C(0xbbada3b942c83a29), UINT64_C(0x73099e6b51ab7f33),
            UINT64_C(0x04dc4b7535762866), UINT64_C(0xf3b600364015d3fa), UINT64_C(0x97acd1da17888454), UINT64_C(0x65e53e1ffb11fe27),
            UINT64_C(0xf0d0a27ea771d50d), UINT64_C(0xb0bfbc991d5c215d), UINT64_C(0x9108e3870a2558cb), UINT64_C(0xc185fdcfc6f7caf9),
            UINT64_C(0xd6481cdf68d995ce), UINT64_C(0xbd8bb7b5f274638a), UINT64_C(0xe001b4167a26a0b1), UINT64_C(0x5582447c4d90a8ae),
            UINT64_C(0xf6e205801bf85bef), UINT64_C(0x93a9d82b46106ecd), UINT64_C(0xf552ee4779728fc4), UINT64_C(0x0e6a600c4a49923c),
            UINT64_C(0xa855d0d10ec3b9e1), UINT64_C(0x3e05a082ff3b77f9), UINT64_C(0xacec34290b1d22ed), UINT64_C(0x78f4d2eb98f1744b),
            UINT64_C(0x81c759e3b248b176), UINT64_C(0xeaf512cba3fd1cc9), UINT64_C(0xcd403c7371007fad), UINT64_C(0xe75c563008649a3a),
            UINT64_C(0xc45a14375ba7cf63), UINT64_C(0x203321453991e0c2), UINT64_C(0x66e968c5a46e8fae), UINT64_C(0x4ad4b0abc865bcd6),
            UINT64_C(0xb785618803477efb), UINT64_C(0x0afa6c0f5dc69ddf), UINT64_C(0x58f2debdbb6fd857), UINT64_C(0x8783ca6751131b7a),
            UINT64_C(0xb601c096246b28e2), UINT64_C(0xfe6d702710be428a), UINT64_C(0xefdca61175d3bf49), UINT64_C(0x5346182d256a2f95),
            UINT64_C(0x06023fdafce54e5f), UINT64_C(0x364faf8e437d5492), UINT64_C(0xb5522a8c2c79f335), UINT64_C(0xa226d77b23e6dbce),
            UINT64_C(0x07803d8d93aa2e89), UINT64_C(0x9ebaee31f0861641), UINT64_C(0xe4a944199b971ab3), UINT64_C(0x4c99e8387c9c6994),
            UINT64_C(0x1f62a1604dc18b90), UINT64_C(0xf6d9b4dd17a50984), UINT64_C(0x9fcc7215d50c1e50), UINT64_C(0x0432f7f80db82b5e),
            UINT64_C(0xb93ab2f8ad2abfc6), UINT64_C(0x3dd5863290156349), UINT64_C(0x8e37eced0535bb25), UINT64_C(0x176def1a5e0f269f),
            UINT64_C(0x00db9954137cbd57), UINT64_C(0x520677be0953ff8b), UINT64_C(0xb5789efe76970db0), UINT64_C(0x4cfdbc8adc47a0d7),
            UINT64_C(0x43d3aa3f7f4f88ae), UINT64_C(0xd66b29fcc120a671), UINT64_C(0xc3d1e89bf330dff7), UINT64_C(0xb8e9e1516cc96638),
            UINT64_C(0x441d948c03ea1265), UINT64_C(0x19d9811096affb42), UINT64_C(0xc4d0d21887f54561), UINT64_C(0x791c368501742711),
            UINT64_C(0x4b2c8f70e395f6cb), UINT64_C(0x284e7d34caac67e4), UINT64_C(0xb1403355b707b37e), UINT64_C(0x6a699364f4eb1fc5),
            UINT64_C(0x31e2daabdde00258), UINT64_C(0x98722f566e68509c), UINT64_C(0xc775f0a8f23ea180), UINT64_C(0xa4837adee5c8d446),
            UINT64_C(0x3c8959e6ba607b2d), UINT64_C(0x5c3b91eed8facc4d), UINT64_C(0x48c273b46f0a5b0b), UINT64_C(0x215f9af941041ba7),
            UINT64_C(0x62ce23c0cd391ea5), UINT64_C(0xcf0ee7a3a90c2eb6), UINT64_C(0x22824a14925a242b), UINT64_C(0xa28d16085d9df184),
            UINT64_C(0xf5e2ca6343bf2f47), UINT64_C(0xf60897616fbc459f), UINT64_C(0x35ac5a3b7e6018c2), UINT64_C(0x781e73673f9afd25),
            UINT64_C(0xe97d440ee3a431b9), UINT64_C(0x17cbf3393cb0d2af), UINT64_C(0xc54bdde8f2cec138), UINT64_C(0xa3a8758aec51d109),
            UINT64_C(0xd7165477e589a21b), UINT64_C(0x748f6a4970bd1907), UINT64_C(0x8ed983eac8695f84), UINT64_C(0x795cfa114d6252ee),
            UINT64_C(0x321a0f428de10b57), UINT64_C(0x82539b96bb304e41), UINT64_C(0x3eed7a7bd0c39cde), UINT64_C(0xae65fbd5725ebec0),
            UINT64_C(0x002a8c6d3685a524), UINT64_C(0x925da61db2939e1c), UINT64_C(0xa0d44c23372cabf9), UINT64_C(0x22b150030a29dc66),
            UINT64_C(0xdfe66c6448f89194), UINT64_C(0x1314b610c75906b5), UINT64_C(0x993d2b7c7f6880fe), UINT64_C(0x95a7ad4fcf213ae4),
            UINT64_C(0xc6b77115f788f186), UINT64_C(0x04aa81d301401f02), UINT64_C(0x765b28da550cb3fc), UINT64_C(0x34d80df04aa933f4),
            UINT64_C(0xe056a1b8cc878b05), UINT64_C(0x4698eb2e9db4586e), UINT64_C(0xef2dbae7c4ffd627), UINT64_C(0x26db6b2012cdc990),
            UINT64_C(0x835cea692ed28197), UINT64_C(0x8e7ffeb603e63ddb), UINT64_C(0x208aa5a8107ca278), UINT64_C(0x88307407f6edd01f),
            UINT64_C(0x342ce4850b75a3c5), UINT64_C(0x8c7ad66d913f0047), UINT64_C(0x3c5ef808d950d79d), UINT64_C(0xe7e51a2f0e3a95d3),
            UINT64_C(0x8fdae9843b117d27), UINT64_C(0xf11282b9de2967c4), UINT64_C(0x4086593577ebb54f), UINT64_C(0x6224011589644e4c),
            UINT64_C(0x58528076cb18e0dd), UINT64_C(0xef178be2bdc7fd14), UINT64_C(0xc6a9cc57fb6bcfad), UINT64_C(0x98aa32d1f36c9f1d),
            UINT64_C(0xa1c1390a96ced571), UINT64_C(0xac5370a0ee37c9ec), UINT64_C(0x330423e3b42294b8), UINT64_C(0x0d875db726bc5bca),
            UINT64_C(0x54b05f4b057241b1), UINT64_C(0xc26efad85a38c842), UINT64_C(0xb34a9cabdcf00266), UINT64_C(0xe86fbb9eba63cd6a),
            UINT64_C(0x497e36a446f4550c), UINT64_C(0x16561bf7689bbf4d), UINT64_C(0x1c9019afd41e4351), UINT64_C(0x8d79c32893659231),
            UINT64_C(0x06732baedffffca7), UINT64_C(0x9abe21092d61a6f5), UINT64_C(0x7bc00fb2446048e1), UINT64_C(0xf93e13259945f22a),
            UINT64_C(0x0adb4ac85ea08ae4), UINT64_C(0xcda58366ce390ee0), UINT64_C(0x1041164e7edcf78d), UINT64_C(0x04b9d1e548218f72),
            UINT64_C(0x1de9007fc10cd6ae), UINT64_C(0x26a6ed177b3d1e2a), UINT64_C(0xeceb2c85df6cdabb), UINT64_C(0xc479d842b05b0d45),
            UINT64_C(0x8725759020fa3ec5), UINT64_C(0x71c9d08603910767), UINT64_C(0x9c92f0b7d97823f8), UINT64_C(0x2436b1011a19ff57),
            UINT64_C(0xfec0f9ef9fd5dd81), UINT64_C(0xbc283294970f7a69), UINT64_C(0xaaa9a843996d657d), UINT64_C(0x8444f362373595e7),
            UINT64_C(0xe86b18fcde38113a), UINT64_C(0x543c40632ea453ac), UINT64_C(0x08ca898e74582b76), UINT64_C(0xc3730ba39ed3f2f6),
            UINT64_C(0xb66a502fee293305), UINT64_C(0x70b8cfe28c1f34f5), UINT64_C(0xa79ac6b398b4829d), UINT64_C(0x5960f19b096102bd),
            UINT64_C(0xa130d4fd96224b3f), UINT64_C(0x6ff4e615566414e1), UINT64_C(0x4777d7ad3b93b555), UINT64_C(0x2dab8b6e312788cb),
            UINT64_C(0x497cc2afe3ea4ca2), UINT64_C(0xd25d5c064668515f), UINT64_C(0xbe4f4dccbac75afb), UINT64_C(0x138052b2bf1c1b12),
            UINT64_C(0x59415a119be4d31a), UINT64_C(0xae6f1e72f89ea282), UINT64_C(0xe512dfeff9a33bd4), UINT64_C(0x763560858e534f09),
            UINT64_C(0x7fb3878b57f02939), UINT64_C(0xf5476578cde72de9), UINT64_C(0x61eec6c3a026c1c9), UINT64_C(0x2b96fc4c45683151),
            UINT64_C(0x9d27a174b6b093db), UINT64_C(0x0c75afcb003a8963), UINT64_C(0x1bcc480b9a6af149), UINT64_C(0x77c56b693c167ade),
            UINT64_C(0xd21d83d054a6d119), UINT64_C(0x7d7ea88cb54eeaa4), UINT64_C(0x342cf433daa5f2f3), UINT64_C(0xf7986d92ca6624c2),
            UINT64_C(0x3f18cfdc52bf21bc), UINT64_C(0xec5e0ffde63732eb), UINT64_C(0x5c9c62d9731cc480), UINT64_C(0x028fb20ab18d2ed5),
            UINT64_C(0x43226415502fc0b9), UINT64_C(0xe8bd0ebbfe2a866e), UINT64_C(0x9f8117ad04dd9914), UINT64_C(0x13284440b8b78871),
            UINT64_C(0xa90338c797073da7), UINT64_C(0x3625ed424b2301e0), UINT64_C(0xd7fae3be5d6c3e7c), UINT64_C(0x1f95791005670d7b),
            UINT64_C(0x58d6e170204a5584), UINT64_C(0xaae2ff9491068a4d), UINT64_C(0x46ce56f6c8abfb08), UINT64_C(0xbad830b4ac5b905f),
            UINT64_C(0x403bf384bc728b07), UINT64_C(0x0beab9a5208a190e), UINT64_C(0x6830ac296cb7c7b8), UINT64_C(0xa3282e817e1aa809),
            UINT64_C(0x27921ed1c390c2ef), UINT64_C(0x8fceb2dae89c11ad), UINT64_C(0x9a1ffb8c005148f8), UINT64_C(0xb6534c21449ea97d),
            UINT64_C(0xa7805961e7f2a42d), UINT64_C(0x4e13952645996de3), UINT64_C(0xa24277063e6fdbbe), UINT64_C(0x4fccfdd537ebd3dc),
            UINT64_C(0xe47c4a863202cbba), UINT64_C(0x67042576575291b1), UINT64_C(0xe914b3a060341674), UINT64_C(0x0dfce5d73685835c),
            UINT64_C(0x3cf7eed6479631d9), UINT64_C(0xc69ba65fb5b456bf), UINT64_C(0x35467a70d45e6489), UINT64_C(0xf66679c0d2ae22ff),
            UINT64_C(0xcfaac4dee2afbb39), UINT64_C(0xbdcd0365ed58105a), UINT64_C(0x0c1cd03a0a01d898), UINT64_C(0x17c115ec5412fea1),
            UINT64_C(0x9443dff1555d4d0f), UINT64_C(0xb097f0081d9dcae0), UINT64_C(0xe1506e732c183f63), UINT64_C(0x242ac57f05c81bc9),
            UINT64_C(0x4b8e8d62e678495b), UINT64_C(0xab75f92bf541fa71), UINT64_C(0x2f6b8793236a38f4), UINT64_C(0x9f693d33887b82dd),
            UINT64_C(0x8f1e64bef6053a22), UINT64_C(0xfc5ce184a98aabcd), UINT64_C(0xd02e2489e971ec44), UINT64_C(0x9cbd2bfb93e7bb6f),
            UINT64_C(0x43ed79a3a8c6d36b), UINT64_C(0xcf98e639f8099a48), UINT64_C(0xd8215226e07c6366), UINT64_C(0x14c167c46e6a2a34),
            UINT64_C(0x58b3b2afc83f4f02), UINT64_C(0x0b0cda7451533b7f), UINT64_C(0xbc200430ca9bd585), UINT64_C(0x8d7081a0ea5addc2),
            UINT64_C(0xfd00b1c725b6f137), UINT64_C(0x4b9e46df32603627), UINT64_C(0x0e29f9eb82f0aa76), UINT64_C(0x1f2f5b1cadc31da2),
            UINT64_C(0x5ee811065fe33c3d), UINT64_C(0xa7b42cb8b72d91fe), UINT64_C(0xa1a5d9c97a61179d), UINT64_C(0xf71892408b565780),
            UINT64_C(0x8c7d31ba454e19c5), UINT64_C(0x884d9f870847f3ae), UINT64_C(0xcc1b3e771aa4996c), UINT64_C(0x6894357b55ceee0a),
            UINT64_C(0x01e27edb9559b5b0), UINT64_C(0xffbfa6fa5d6d8e16), UINT64_C(0xf46978904923e50d), UINT64_C(0x12504a7583d738cb),
            UINT64_C(0x0f72864cdeb90710), UINT64_C(0xf2acc06265d65496), UINT64_C(0xd297284115eff5d4), UINT64_C(0xdc137342e43303d1),
            UINT64_C(0x2d1f8dbcf6b6904b), UINT64_C(0xfbdde0c381fd8c2c), UINT64_C(0x4818b4cf46a85baa), UINT64_C(0xeff7b93809806f79),
            UINT64_C(0x6bf04f8917ae53a0), UINT64_C(0xea15abbee49c05c2), UINT64_C(0xc84d2e8427c6d626), UINT64_C(0x296191fa115fc42a),
            UINT64_C(0x8b8e83e61d33ada9), UINT64_C(0x08b88868fef92845), UINT64_C(0x98650e5a256ca4fc), UINT64_C(0xdc8aff9d59d141bd),
            UINT64_C(0x72b0431af162a3e8), UINT64_C(0x6aec001e700c2b7c), UINT64_C(0x856d789387e239ce), UINT64_C(0xacf803e7503dd276),
            UINT64_C(0xbf95eb94470aafc1), UINT64_C(0xd09e993582a7570b), UINT64_C(0x36423014554a2fe9), UINT64_C(0xca5cc7644c6e6313),
            UINT64_C(0x44028f7d58da9fa1), UINT64_C(0xbbd9ee1697e3ba67), UINT64_C(0x71b19a77f2df4004), UINT64_C(0x5d75ed2496b7b523),
            UINT64_C(0x0f121bd53ef419e1), UINT64_C(0x0dc0a2e57451c521), UINT64_C(0x9201329b3b697ba6), UINT64_C(0x493cdbc9861c06cd),
            UINT64_C(0x34a5b21022f5313f), UINT64_C(0x73d3ded45456663a), UINT64_C(0x4e7fd77a5e2060b3), UINT64_C(0xcc07cbf37e52d837),
            UINT64_C(0xe25b98aee874daa3), UINT64_C(0xd7aa3a1878130d07), UINT64_C(0x6cde05b30cf2fe87), UINT64_C(0x633fd980b80ac64d),
            UINT64_C(0x49e62b600e038b08), UINT64_C(0x51a45831c0f4adce), UINT64_C(0xb4f9237b7a7c153d), UINT64_C(0x8e6ff8fcf6db705a),
            UINT64_C(0x38f193a2a6d8bb43), UINT64_C(0x301773920494211c), UINT64_C(0xbf72d69e2da18c6e), UINT64_C(0xdc465ceaff6b3eb5),
            UINT64_C(0x001d974b4fe726fd), UINT64_C(0x9f4cb6b0c4aca9b7), UINT64_C(0x828d7e119af0149d), UINT64_C(0xa5e35ff7cdbe66c7),
            UINT64_C(0x918f56efd4763728), UINT64_C(0xe47fec6a65329c68), UINT64_C(0x77fb831eebc3880b), UINT64_C(0x168540d27da086bc),
            UINT64_C(0x90896136e075f3dd), UINT64_C(0x4e64e9bdafc20152), UINT64_C(0xa78a331245f569d0), UINT64_C(0xc92e9bcb53df84cc),
            UINT64_C(0xb995c827e5200681), UINT64_C(0x4710d1487959abb1), UINT64_C(0x556d99441a423c09), UINT64_C(0x243996b222712902),
            UINT64_C(0x351b1f4a34ba19ca), UINT64_C(0x57ed67e1d52f3b2a), UINT64_C(0xa8c1622c5ecf50fa), UINT64_C(0x0fc55dee25d34154),
        },
        .to = {
            UINT64_C(0xe83972e4c993ce74), UINT64_C(0xf51f3f7efcf907fa), UINT64_C(0x12366ddbb76fcd89), UINT64_C(0xc04081020408d060),
            UINT64_C(0x2769d3a74f9e1a13), UINT64_C(0x12366ddbb76fcd89), UINT64_C(0x7a8e1d3b76eca33d), UINT64_C(0xff0103070f1fc07f),
            UINT64_C(0xd868d0a04081da6c), UINT64_C(0x256fdfbf7fffdb92), UINT64_C(0x08183061c3870604), UINT64_C(0xea3f7efcf9f20ff5),
            UINT64_C(0xec356ad4a8504d76), UINT64_C(0xf7193366cc98c67b), UINT64_C(0x3051a24489121418), UINT64_C(0xd070e0c18306dc68),
        },
        .from = {
            UINT64_C(0xd47cf8f1e2c55f6a), UINT64_C(0xd070e0c18306dc68), UINT64_C(0x1c244992254a890e), UINT64_C(0x0708102041820203),
            UINT64_C(0x133469d3a74f8d09), UINT64_C(0x1c244992254a890e), UINT64_C(0xd778f0e1c284de6b), UINT64_C(0x02060c183061c181),
            UINT64_C(0x3f4182050b17101f), UINT64_C(0x61a2448912242830), UINT64_C(0xbfc080010307b0df), UINT64_C(0x68b870e0c1836eb4),
            UINT64_C(0xe42d5ab56bd74b72), UINT64_C(0x3c458a152b56911e), UINT64_C(0x4adfbf7ffffeb725), UINT64_C(0xf51f3f7efcf907fa),
        },
        .key = {
            UINT64_C(0x0102040810204080), UINT64_C(0x6abe7cf8f1e2af35), UINT64_C(0x384992254a95121c), UINT64_C(0x72962d5ab56ba539),
            UINT64_C(0x6db66cd8b060ad36), UINT64_C(0x54fdfaf5ead5ffaa), UINT64_C(0x5fe1c284091378af), UINT64_C(0xa5eeddbb77ef7b52),
            UINT64_C(0x99ab57ae5cb9ea4c), UINT64_C(0xef3162c48811cc77), UINT64_C(0xabfcf9f2e5ca3fd5), UINT64_C(0xc95ab56bd7af96e4),
            UINT64_C(0x43c58b162c59f1a1), UINT64_C(0xa1e2c58b162cf850), UINT64_C(0x70902142850a64b8), UINT64_C(0xbdc68c193366715e),
        },
        .matrices = {
            UINT64_C(0xc04081020408d060), UINT64_C(0xe123468d1a3488f0), UINT64_C(0xb0d0a0408102b4d8), UINT64_C(0xb1d2a4489122f458),
            UINT64_C(0x3051a24489121418), UINT64_C(0x51f3e6cd9b363c28), UINT64_C(0x90b163c78f1eacc8), UINT64_C(0x91b367cf9f3eec48),
            UINT64_C(0x58e9d2a448917aac), UINT64_C(0x394b962d5ab5529c), UINT64_C(0xf90b172f5ebd82fc), UINT64_C(0x68b870e0c1836eb4),
            UINT64_C(0xe93b76ecd9b38ef4), UINT64_C(0x297bf7eeddbb5e94), UINT64_C(0x091a3469d3a74684), UINT64_C(0xc858b163c78fd664),
            UINT64_C(0x0c142851a2448506), UINT64_C(0x4cd5ab57ae5cf5a6), UINT64_C(0xfc050b172f5e417e), UINT64_C(0xfd070f1f3f7e01fe),
            UINT64_C(0x749c3972e4c9e7ba), UINT64_C(0xd57efcf9f2e51fea), UINT64_C(0x153e7dfbf6edcf8a), UINT64_C(0x94bd7bf7eedd2fca),
            UINT64_C(0x848d1a3469d323c2), UINT64_C(0x858f1e3c79f36342), UINT64_C(0xc44c993265cb5362), UINT64_C(0x44cd9b366ddbf3a2),
            UINT64_C(0x256fdfbf7fffdb92), UINT64_C(0x365bb66cd8b0569b), UINT64_C(0xf7193366cc98c67b), UINT64_C(0xd778f0e1c284de6b),
            UINT64_C(0x57f9f2e5ca947eab), UINT64_C(0x163a75ebd6ac4e8b), UINT64_C(0x878912244992a2c3), UINT64_C(0xe62b56ad5bb68af3),
            UINT64_C(0xce52a54b962d94e7), UINT64_C(0x4ed3a74f9e3d3427), UINT64_C(0x5fe1c284091378af), UINT64_C(0x1f204182050b080f),
            UINT64_C(0x9fa143860d1ba8cf), UINT64_C(0x7f800103070f60bf), UINT64_C(0xda6edcb870e01bed), UINT64_C(0x5aefdebc78f0bb2d),
            UINT64_C(0x1b2c59b264c88b0d), UINT64_C(0xbbcc983162c433dd), UINT64_C(0x7b8c193366cce3bd), UINT64_C(0xca5ebd7bf7ee17e5),
            UINT64_C(0x4bddbb77efdef7a5), UINT64_C(0x0304081020418101), UINT64_C(0xc2468d1a346911e1), UINT64_C(0x43c58b162c59f1a1),
            UINT64_C(0xe2274e9d3a7509f1), UINT64_C(0x3257ae5cb973d599), UINT64_C(0xd374e8d1a3475d69), UINT64_C(0x53f5ead5ab57fda9),
            UINT64_C(0x133469d3a74f8d09), UINT64_C(0x92b76fdfbf7f6d49), UINT64_C(0x93b56bd7af5f2dc9),
        },
    },
};
/* clang-format on */

#endif
