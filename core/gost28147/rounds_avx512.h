/*
 * A round of each S-box set for AVX-512, written by tools/sbox_rounds.py; do not edit.
 *
 * ROUND_SET: instructions on the planes of N1 and N2 at n1 and n2, 64 bytes each, with the masks of
 * the key's bits at k, 32 bytes apart. N2 ^= the S-boxes of N1 + key, rotated left by 11.
 */
#ifndef GL_GOST28147_ROUNDS_AVX512_H
#define GL_GOST28147_ROUNDS_AVX512_H

/* clang-format off */

#define ROUND_z \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm6\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm9\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm12\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm15, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm16, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm16, %%zmm15\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm18, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm19, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm19, %%zmm18\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm21, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm22, %%zmm24\n\t" \
    "vmovdqa64 %%zmm9, %%zmm25\n\t" \
    "vpternlogq $0x6e, %%zmm6, %%zmm2, %%zmm25\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm24, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm26, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm26, %%zmm24\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm28, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm29, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm29, %%zmm28\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm31, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm0, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm0, %%zmm31\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm4, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm5, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm8, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm22, %%zmm21\n\t" \
    "vmovdqa64 %%zmm4, %%zmm14\n\t" \
    "vpternlogq $0xc2, %%zmm31, %%zmm24, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm8\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm13, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm16, %%zmm19\n\t" \
    "vpternlogq $0xc2, %%zmm4, %%zmm28, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm16, %%zmm13\n\t" \
    "vmovdqa64 %%zmm14, %%zmm20\n\t" \
    "vpternlogq $0x1c, %%zmm31, %%zmm28, %%zmm20\n\t" \
    "vmovdqa64 %%zmm9, %%zmm26\n\t" \
    "vpternlogq $0x38, %%zmm6, %%zmm3, %%zmm26\n\t" \
    "vmovdqu64 1280(%[n2]), %%zmm27\n\t" \
    "vpternlogq $0x69, %%zmm20, %%zmm4, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 1280(%[n2])\n\t" \
    "vpternlogq $0xb8, %%zmm4, %%zmm31, %%zmm20\n\t" \
    "vmovdqa64 %%zmm25, %%zmm29\n\t" \
    "vpternlogq $0xe4, %%zmm6, %%zmm3, %%zmm29\n\t" \
    "vpternlogq $0x24, %%zmm9, %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0x84, %%zmm2, %%zmm3, %%zmm9\n\t" \
    "vmovdqa64 %%zmm18, %%zmm30\n\t" \
    "vpternlogq $0xb8, %%zmm15, %%zmm12, %%zmm30\n\t" \
    "vpternlogq $0xf8, %%zmm29, %%zmm26, %%zmm2\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm25, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 768(%[n2])\n\t" \
    "vmovdqa64 %%zmm18, %%zmm0\n\t" \
    "vpternlogq $0x92, %%zmm15, %%zmm12, %%zmm0\n\t" \
    "vmovdqa64 %%zmm18, %%zmm1\n\t" \
    "vpternlogq $0x24, %%zmm15, %%zmm12, %%zmm1\n\t" \
    "vpternlogq $0x2c, %%zmm0, %%zmm21, %%zmm30\n\t" \
    "vpternlogq $0x96, 704(%[n2]), %%zmm6, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 704(%[n2])\n\t" \
    "vmovdqa64 %%zmm20, %%zmm5\n\t" \
    "vpternlogq $0x54, %%zmm31, %%zmm24, %%zmm5\n\t" \
    "vpternlogq $0xb8, %%zmm1, %%zmm21, %%zmm15\n\t" \
    "vpternlogq $0x7c, %%zmm30, %%zmm21, %%zmm0\n\t" \
    "vpternlogq $0xc4, %%zmm5, %%zmm24, %%zmm28\n\t" \
    "vpternlogq $0x69, 832(%[n2]), %%zmm9, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 832(%[n2])\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm19, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm7, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm7, %%zmm19\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm6, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 896(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm23, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm23\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm16, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm17, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm17, %%zmm16\n\t" \
    "vmovdqa64 %%zmm23, %%zmm3\n\t" \
    "vpternlogq $0x7e, %%zmm19, %%zmm8, %%zmm3\n\t" \
    "vmovdqa64 %%zmm23, %%zmm25\n\t" \
    "vpternlogq $0xd6, %%zmm13, %%zmm8, %%zmm25\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm0, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 960(%[n2])\n\t" \
    "vmovdqa64 %%zmm23, %%zmm26\n\t" \
    "vpternlogq $0x62, %%zmm19, %%zmm13, %%zmm26\n\t" \
    "vpternlogq $0xb2, %%zmm3, %%zmm13, %%zmm19\n\t" \
    "vpternlogq $0x69, 1088(%[n2]), %%zmm12, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1088(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm21\n\t" \
    "vmovdqa64 %%zmm4, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm21, %%zmm2, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm2, %%zmm4\n\t" \
    "vpternlogq $0x69, 1024(%[n2]), %%zmm1, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1024(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm24, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm29, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm29, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm14, %%zmm31\n\t" \
    "vmovdqa64 %%zmm24, %%zmm6\n\t" \
    "vpternlogq $0x34, %%zmm4, %%zmm16, %%zmm6\n\t" \
    "vpternlogq $0x36, %%zmm26, %%zmm3, %%zmm23\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0x58, %%zmm4, %%zmm16, %%zmm9\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm18, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 1152(%[n2])\n\t" \
    "vmovdqa64 %%zmm19, %%zmm10\n\t" \
    "vpternlogq $0x9e, %%zmm25, %%zmm8, %%zmm10\n\t" \
    "vpternlogq $0x96, 1344(%[n2]), %%zmm20, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 1344(%[n2])\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm22, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm11, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm11, %%zmm22\n\t" \
    "vpternlogq $0x96, 1472(%[n2]), %%zmm8, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 1472(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm27, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm15, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm15, %%zmm27\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm2\n\t" \
    "vmovdqa64 %%zmm12, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm2, %%zmm0, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm0, %%zmm12\n\t" \
    "vmovdqa64 %%zmm22, %%zmm30\n\t" \
    "vpternlogq $0x68, %%zmm4, %%zmm16, %%zmm30\n\t" \
    "vmovdqa64 %%zmm22, %%zmm29\n\t" \
    "vpternlogq $0x16, %%zmm9, %%zmm24, %%zmm29\n\t" \
    "vpternlogq $0xb6, %%zmm22, %%zmm24, %%zmm30\n\t" \
    "vmovdqa64 %%zmm29, %%zmm7\n\t" \
    "vpternlogq $0xc2, %%zmm6, %%zmm4, %%zmm7\n\t" \
    "vpternlogq $0x69, 1664(%[n2]), %%zmm25, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1664(%[n2])\n\t" \
    "vpternlogq $0x69, 1728(%[n2]), %%zmm22, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 1728(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm21, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm18, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm18, %%zmm21\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm20, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm28, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm28, %%zmm20\n\t" \
    "vmovdqa64 %%zmm21, %%zmm8\n\t" \
    "vpternlogq $0xb8, %%zmm12, %%zmm27, %%zmm8\n\t" \
    "vmovdqa64 %%zmm20, %%zmm19\n\t" \
    "vpternlogq $0x98, %%zmm21, %%zmm27, %%zmm19\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm4, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1792(%[n2])\n\t" \
    "vmovdqa64 %%zmm20, %%zmm15\n\t" \
    "vpternlogq $0xd2, %%zmm21, %%zmm27, %%zmm15\n\t" \
    "vmovdqa64 %%zmm20, %%zmm13\n\t" \
    "vpternlogq $0x42, %%zmm21, %%zmm12, %%zmm13\n\t" \
    "vpternlogq $0xce, %%zmm21, %%zmm12, %%zmm20\n\t" \
    "vpternlogq $0x69, 1984(%[n2]), %%zmm13, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 1984(%[n2])\n\t" \
    "vpternlogq $0xbe, %%zmm15, %%zmm19, %%zmm12\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm15, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 0(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm2\n\t" \
    "vmovdqa64 %%zmm17, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm2, %%zmm0, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm0, %%zmm17\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm24, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm25, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm25, %%zmm24\n\t" \
    "vpternlogq $0xa9, 64(%[n2]), %%zmm19, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 64(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm22, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm7, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm7, %%zmm22\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm1, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm28, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm28, %%zmm1\n\t" \
    "vmovdqa64 %%zmm22, %%zmm30\n\t" \
    "vpternlogq $0xda, %%zmm24, %%zmm17, %%zmm30\n\t" \
    "vpternlogq $0x96, 128(%[n2]), %%zmm27, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 128(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm4, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm21, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm21, %%zmm4\n\t" \
    "vmovdqa64 %%zmm30, %%zmm20\n\t" \
    "vpternlogq $0x7a, %%zmm1, %%zmm22, %%zmm20\n\t" \
    "vpternlogq $0x69, 1856(%[n2]), %%zmm6, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1856(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm2\n\t" \
    "vmovdqa64 %%zmm15, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm2, %%zmm0, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm0, %%zmm15\n\t" \
    "vmovdqa64 %%zmm20, %%zmm23\n\t" \
    "vpternlogq $0x7a, %%zmm1, %%zmm17, %%zmm23\n\t" \
    "vpternlogq $0x96, 256(%[n2]), %%zmm17, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 256(%[n2])\n\t" \
    "vpternlogq $0x2c, %%zmm23, %%zmm17, %%zmm24\n\t" \
    "vpternlogq $0x5a, 1920(%[n2]), %%zmm16, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 1920(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm25, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm19, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm19, %%zmm25\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm18, %%zmm7\n\t" \
    "vpternlogq $0x94, %%zmm24, %%zmm1, %%zmm30\n\t" \
    "vmovdqa64 %%zmm7, %%zmm11\n\t" \
    "vpternlogq $0x92, %%zmm25, %%zmm4, %%zmm11\n\t" \
    "vpternlogq $0x96, 192(%[n2]), %%zmm22, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 192(%[n2])\n\t" \
    "vmovdqa64 %%zmm11, %%zmm27\n\t" \
    "vpternlogq $0x94, %%zmm25, %%zmm15, %%zmm27\n\t" \
    "vpternlogq $0x8e, %%zmm24, %%zmm22, %%zmm1\n\t" \
    "vmovdqa64 %%zmm27, %%zmm12\n\t" \
    "vpternlogq $0x64, %%zmm25, %%zmm4, %%zmm12\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm23, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 320(%[n2])\n\t" \
    "vmovdqa64 %%zmm12, %%zmm21\n\t" \
    "vpternlogq $0x8a, %%zmm27, %%zmm7, %%zmm21\n\t" \
    "vpternlogq $0x69, 384(%[n2]), %%zmm17, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 384(%[n2])\n\t" \
    "vpternlogq $0x76, %%zmm21, %%zmm15, %%zmm12\n\t" \
    "vpternlogq $0xa9, 448(%[n2]), %%zmm21, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 448(%[n2])\n\t" \
    "vpternlogq $0x48, %%zmm12, %%zmm4, %%zmm25\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm27, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 512(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm21, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm7, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 640(%[n2])\n\t" \
    "vpternlogq $0xa9, 1216(%[n2]), %%zmm31, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1216(%[n2])\n\t" \
    "vpternlogq $0x69, 1408(%[n2]), %%zmm5, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1408(%[n2])\n\t" \
    "vpternlogq $0x96, 1536(%[n2]), %%zmm10, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 1536(%[n2])\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm26, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1600(%[n2])\n\t"

#define ROUND_test \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm6\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm9\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vmovdqa64 %%zmm9, %%zmm16\n\t" \
    "vpternlogq $0x6a, %%zmm6, %%zmm3, %%zmm16\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm19\n\t" \
    "vmovdqa64 %%zmm16, %%zmm20\n\t" \
    "vpternlogq $0x36, %%zmm6, %%zmm2, %%zmm20\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm19, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm21, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm12\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm23, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm24, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm17, %%zmm15\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm26, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm27, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm21, %%zmm19\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm29, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm30, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm24, %%zmm23\n\t" \
    "vmovdqa64 %%zmm20, %%zmm1\n\t" \
    "vpternlogq $0x36, %%zmm9, %%zmm6, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm27, %%zmm26\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm0, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm30, %%zmm29\n\t" \
    "vmovdqa64 %%zmm1, %%zmm8\n\t" \
    "vpternlogq $0x5e, %%zmm20, %%zmm3, %%zmm8\n\t" \
    "vmovdqa64 %%zmm19, %%zmm10\n\t" \
    "vpternlogq $0x94, %%zmm15, %%zmm12, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm0\n\t" \
    "vpternlogq $0xac, %%zmm2, %%zmm3, %%zmm16\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm7, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm11, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm11, %%zmm7\n\t" \
    "vpternlogq $0x34, %%zmm8, %%zmm3, %%zmm6\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm14, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm17, %%zmm14\n\t" \
    "vmovdqa64 %%zmm10, %%zmm22\n\t" \
    "vpternlogq $0xa2, %%zmm23, %%zmm19, %%zmm22\n\t" \
    "vmovdqa64 %%zmm7, %%zmm24\n\t" \
    "vpternlogq $0x6e, %%zmm29, %%zmm26, %%zmm24\n\t" \
    "vpternlogq $0x5a, 704(%[n2]), %%zmm6, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 704(%[n2])\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm1, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 768(%[n2])\n\t" \
    "vpternlogq $0x69, 832(%[n2]), %%zmm9, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 832(%[n2])\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm21, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm25, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm25, %%zmm21\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm28, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm30, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm30, %%zmm28\n\t" \
    "vmovdqa64 %%zmm10, %%zmm5\n\t" \
    "vpternlogq $0xf2, %%zmm23, %%zmm15, %%zmm5\n\t" \
    "vmovdqa64 %%zmm28, %%zmm2\n\t" \
    "vpternlogq $0xe4, %%zmm21, %%zmm14, %%zmm2\n\t" \
    "vpternlogq $0x36, %%zmm21, %%zmm14, %%zmm28\n\t" \
    "vpternlogq $0x96, 896(%[n2]), %%zmm1, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 896(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm4, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm11, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm11, %%zmm4\n\t" \
    "vmovdqa64 %%zmm22, %%zmm17\n\t" \
    "vpternlogq $0x0e, %%zmm23, %%zmm15, %%zmm17\n\t" \
    "vmovdqa64 %%zmm4, %%zmm18\n\t" \
    "vpternlogq $0x24, %%zmm28, %%zmm2, %%zmm18\n\t" \
    "vpternlogq $0xac, %%zmm23, %%zmm19, %%zmm5\n\t" \
    "vmovdqa64 %%zmm18, %%zmm20\n\t" \
    "vpternlogq $0xc6, %%zmm2, %%zmm21, %%zmm20\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm12, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 960(%[n2])\n\t" \
    "vpternlogq $0xae, %%zmm20, %%zmm4, %%zmm2\n\t" \
    "vmovdqa64 %%zmm24, %%zmm16\n\t" \
    "vpternlogq $0x56, %%zmm0, %%zmm29, %%zmm16\n\t" \
    "vpternlogq $0x20, %%zmm15, %%zmm12, %%zmm23\n\t" \
    "vmovdqa64 %%zmm24, %%zmm9\n\t" \
    "vpternlogq $0x52, %%zmm7, %%zmm0, %%zmm9\n\t" \
    "vpternlogq $0x96, 1024(%[n2]), %%zmm15, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1024(%[n2])\n\t" \
    "vpternlogq $0x42, %%zmm0, %%zmm26, %%zmm7\n\t" \
    "vpternlogq $0xd2, %%zmm0, %%zmm29, %%zmm24\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm3, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm8, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm8, %%zmm3\n\t" \
    "vpternlogq $0x7a, %%zmm9, %%zmm16, %%zmm29\n\t" \
    "vpternlogq $0x69, 1088(%[n2]), %%zmm5, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1088(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm27, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm30, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm30, %%zmm27\n\t" \
    "vpternlogq $0x69, 1152(%[n2]), %%zmm5, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1152(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm6\n\t" \
    "vmovdqa64 %%zmm14, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm1, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm1, %%zmm14\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm11, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm13, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm13, %%zmm11\n\t" \
    "vmovdqa64 %%zmm2, %%zmm12\n\t" \
    "vpternlogq $0x5c, %%zmm18, %%zmm28, %%zmm12\n\t" \
    "vmovdqa64 %%zmm11, %%zmm15\n\t" \
    "vpternlogq $0x64, %%zmm27, %%zmm3, %%zmm15\n\t" \
    "vpternlogq $0x96, 1280(%[n2]), %%zmm26, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1280(%[n2])\n\t" \
    "vmovdqa64 %%zmm15, %%zmm22\n\t" \
    "vpternlogq $0x86, %%zmm14, %%zmm27, %%zmm22\n\t" \
    "vpternlogq $0x69, 1536(%[n2]), %%zmm21, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1536(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm17, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm0, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm0, %%zmm17\n\t" \
    "vmovdqa64 %%zmm22, %%zmm10\n\t" \
    "vpternlogq $0xe6, %%zmm14, %%zmm3, %%zmm10\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm4, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 1600(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm25, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm30, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm30, %%zmm25\n\t" \
    "vpternlogq $0x9c, %%zmm11, %%zmm27, %%zmm10\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm5, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm23, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm23, %%zmm5\n\t" \
    "vmovdqa64 %%zmm10, %%zmm13\n\t" \
    "vpternlogq $0x6a, %%zmm14, %%zmm3, %%zmm13\n\t" \
    "vpternlogq $0x69, 1216(%[n2]), %%zmm24, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 1216(%[n2])\n\t" \
    "vpternlogq $0x94, %%zmm13, %%zmm11, %%zmm15\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm6, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm19, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm19, %%zmm6\n\t" \
    "vpternlogq $0xa5, 1344(%[n2]), %%zmm9, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1344(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm16, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm21, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm21, %%zmm16\n\t" \
    "vmovdqa64 %%zmm6, %%zmm8\n\t" \
    "vpternlogq $0x22, %%zmm5, %%zmm17, %%zmm8\n\t" \
    "vpternlogq $0x69, 1408(%[n2]), %%zmm9, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 1408(%[n2])\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm0, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm4, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm4, %%zmm0\n\t" \
    "vmovdqa64 %%zmm8, %%zmm31\n\t" \
    "vpternlogq $0x82, %%zmm6, %%zmm25, %%zmm31\n\t" \
    "vpternlogq $0x96, 1472(%[n2]), %%zmm28, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1472(%[n2])\n\t" \
    "vmovdqa64 %%zmm31, %%zmm27\n\t" \
    "vpternlogq $0xb4, %%zmm5, %%zmm17, %%zmm27\n\t" \
    "vpternlogq $0x69, 1664(%[n2]), %%zmm28, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 1664(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm30, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm23, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm23, %%zmm30\n\t" \
    "vmovdqa64 %%zmm27, %%zmm11\n\t" \
    "vpternlogq $0x0e, %%zmm31, %%zmm25, %%zmm11\n\t" \
    "vpternlogq $0x96, 64(%[n2]), %%zmm25, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 64(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm7, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm19, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm19, %%zmm7\n\t" \
    "vpternlogq $0xd4, %%zmm11, %%zmm5, %%zmm17\n\t" \
    "vmovdqa64 %%zmm7, %%zmm21\n\t" \
    "vpternlogq $0xbc, %%zmm0, %%zmm16, %%zmm21\n\t" \
    "vpternlogq $0xce, %%zmm17, %%zmm11, %%zmm31\n\t" \
    "vpternlogq $0x5a, %%zmm30, %%zmm16, %%zmm21\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm6, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1984(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm29, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm12, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm12, %%zmm29\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm24, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm4, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm4, %%zmm24\n\t" \
    "vmovdqa64 %%zmm21, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm16, %%zmm28\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm5, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 0(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm18, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm2, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm2, %%zmm18\n\t" \
    "vmovdqa64 %%zmm1, %%zmm25\n\t" \
    "vpternlogq $0xe0, %%zmm24, %%zmm29, %%zmm25\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm27, %%zmm18\n\t" \
    "vpternlogq $0x69, 128(%[n2]), %%zmm8, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 128(%[n2])\n\t" \
    "vmovdqa64 %%zmm18, %%zmm26\n\t" \
    "vpternlogq $0xd8, %%zmm1, %%zmm24, %%zmm26\n\t" \
    "vpternlogq $0x5e, %%zmm25, %%zmm29, %%zmm18\n\t" \
    "vmovdqa64 %%zmm28, %%zmm30\n\t" \
    "vpternlogq $0x60, %%zmm7, %%zmm16, %%zmm30\n\t" \
    "vpternlogq $0x58, %%zmm21, %%zmm7, %%zmm28\n\t" \
    "vmovdqa64 %%zmm18, %%zmm6\n\t" \
    "vpternlogq $0x7e, %%zmm26, %%zmm1, %%zmm6\n\t" \
    "vpternlogq $0x16, %%zmm21, %%zmm16, %%zmm7\n\t" \
    "vpternlogq $0xa9, 192(%[n2]), %%zmm30, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 192(%[n2])\n\t" \
    "vpternlogq $0x96, 256(%[n2]), %%zmm30, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 256(%[n2])\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm30, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 320(%[n2])\n\t" \
    "vpternlogq $0xa9, 384(%[n2]), %%zmm30, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 384(%[n2])\n\t" \
    "vmovdqa64 %%zmm6, %%zmm17\n\t" \
    "vpternlogq $0xce, %%zmm24, %%zmm29, %%zmm17\n\t" \
    "vpternlogq $0x94, %%zmm24, %%zmm29, %%zmm18\n\t" \
    "vmovdqu64 448(%[n2]), %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm6, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 448(%[n2])\n\t" \
    "vpternlogq $0x9a, 512(%[n2]), %%zmm25, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 512(%[n2])\n\t" \
    "vpternlogq $0x69, 576(%[n2]), %%zmm1, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 576(%[n2])\n\t" \
    "vpternlogq $0x69, 640(%[n2]), %%zmm26, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 640(%[n2])\n\t" \
    "vpternlogq $0x69, 1728(%[n2]), %%zmm15, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 1728(%[n2])\n\t" \
    "vpternlogq $0x96, 1920(%[n2]), %%zmm3, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 1920(%[n2])\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm14, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1792(%[n2])\n\t" \
    "vpternlogq $0x5a, 1856(%[n2]), %%zmm14, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1856(%[n2])\n\t"

#define ROUND_a \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm6\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm9\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vmovdqa64 %%zmm6, %%zmm16\n\t" \
    "vpternlogq $0xb6, %%zmm2, %%zmm3, %%zmm16\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm17, %%zmm15\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm21\n\t" \
    "vmovdqa64 %%zmm19, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm21, %%zmm20, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm20, %%zmm19\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm22, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm23, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm23, %%zmm22\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm25, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm26, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm12\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm28, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm29, %%zmm31\n\t" \
    "vmovdqa64 %%zmm16, %%zmm0\n\t" \
    "vpternlogq $0xb6, %%zmm9, %%zmm2, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm29, %%zmm28\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm31, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm31\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm5, %%zmm10\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm5\n\t" \
    "vmovdqa64 %%zmm22, %%zmm11\n\t" \
    "vpternlogq $0xa6, %%zmm19, %%zmm15, %%zmm11\n\t" \
    "vmovdqa64 %%zmm0, %%zmm17\n\t" \
    "vpternlogq $0x06, %%zmm16, %%zmm3, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm26, %%zmm25\n\t" \
    "vpternlogq $0x68, %%zmm17, %%zmm6, %%zmm2\n\t" \
    "vmovdqa64 %%zmm11, %%zmm18\n\t" \
    "vpternlogq $0x36, %%zmm19, %%zmm12, %%zmm18\n\t" \
    "vmovdqa64 %%zmm5, %%zmm20\n\t" \
    "vpternlogq $0xda, %%zmm31, %%zmm28, %%zmm20\n\t" \
    "vpternlogq $0x65, 704(%[n2]), %%zmm2, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 704(%[n2])\n\t" \
    "vpternlogq $0x34, %%zmm9, %%zmm6, %%zmm2\n\t" \
    "vpternlogq $0x1e, %%zmm6, %%zmm3, %%zmm9\n\t" \
    "vmovdqa64 %%zmm18, %%zmm21\n\t" \
    "vpternlogq $0x18, %%zmm11, %%zmm15, %%zmm21\n\t" \
    "vpternlogq $0x2c, %%zmm31, %%zmm25, %%zmm20\n\t" \
    "vpternlogq $0x74, %%zmm5, %%zmm31, %%zmm25\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm2, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 768(%[n2])\n\t" \
    "vpternlogq $0x96, 832(%[n2]), %%zmm16, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 832(%[n2])\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm10, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm23, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm23, %%zmm10\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm13, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm14, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm14, %%zmm13\n\t" \
    "vpternlogq $0xf6, %%zmm22, %%zmm15, %%zmm21\n\t" \
    "vpternlogq $0xe4, %%zmm18, %%zmm15, %%zmm22\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm30, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm30\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm3, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 896(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm7, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm8, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm6\n\t" \
    "vmovdqa64 %%zmm27, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm0, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm0, %%zmm27\n\t" \
    "vmovdqa64 %%zmm7, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm10, %%zmm16\n\t" \
    "vmovdqa64 %%zmm25, %%zmm2\n\t" \
    "vpternlogq $0xbe, %%zmm20, %%zmm28, %%zmm2\n\t" \
    "vpternlogq $0x60, %%zmm21, %%zmm19, %%zmm12\n\t" \
    "vmovdqa64 %%zmm16, %%zmm23\n\t" \
    "vpternlogq $0x34, %%zmm30, %%zmm13, %%zmm23\n\t" \
    "vpternlogq $0x69, 960(%[n2]), %%zmm22, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 960(%[n2])\n\t" \
    "vpternlogq $0x1e, %%zmm23, %%zmm13, %%zmm10\n\t" \
    "vpternlogq $0x52, %%zmm2, %%zmm31, %%zmm5\n\t" \
    "vpternlogq $0x86, %%zmm2, %%zmm31, %%zmm25\n\t" \
    "vpternlogq $0xd4, %%zmm16, %%zmm13, %%zmm30\n\t" \
    "vpternlogq $0x78, %%zmm16, %%zmm7, %%zmm23\n\t" \
    "vpternlogq $0xe2, %%zmm10, %%zmm7, %%zmm16\n\t" \
    "vpternlogq $0x96, 1088(%[n2]), %%zmm21, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1088(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm9, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm24, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm24, %%zmm9\n\t" \
    "vpternlogq $0x69, 1024(%[n2]), %%zmm18, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 1024(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm29, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm15, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm15, %%zmm29\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm18, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1152(%[n2])\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm3\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm4, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm3, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm3, %%zmm4\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm0\n\t" \
    "vmovdqa64 %%zmm8, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm26, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm26, %%zmm8\n\t" \
    "vmovdqa64 %%zmm29, %%zmm19\n\t" \
    "vpternlogq $0x86, %%zmm9, %%zmm27, %%zmm19\n\t" \
    "vpternlogq $0x69, 1536(%[n2]), %%zmm13, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1536(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm6, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm11, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm11, %%zmm6\n\t" \
    "vmovdqa64 %%zmm19, %%zmm24\n\t" \
    "vpternlogq $0x90, %%zmm4, %%zmm29, %%zmm24\n\t" \
    "vpternlogq $0xf8, %%zmm4, %%zmm27, %%zmm19\n\t" \
    "vpternlogq $0xb4, %%zmm24, %%zmm9, %%zmm29\n\t" \
    "vpternlogq $0x7e, %%zmm24, %%zmm27, %%zmm4\n\t" \
    "vpternlogq $0x9a, 1216(%[n2]), %%zmm5, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 1216(%[n2])\n\t" \
    "vpternlogq $0x3e, %%zmm4, %%zmm29, %%zmm27\n\t" \
    "vpternlogq $0x69, 1280(%[n2]), %%zmm28, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 1280(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm21\n\t" \
    "vmovdqa64 %%zmm22, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm21, %%zmm14, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm14, %%zmm22\n\t" \
    "vpternlogq $0x69, 1728(%[n2]), %%zmm24, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 1728(%[n2])\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm15, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm1, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm1, %%zmm15\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm3\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm12, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm3, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm3, %%zmm12\n\t" \
    "vmovdqa64 %%zmm15, %%zmm0\n\t" \
    "vpternlogq $0x94, %%zmm22, %%zmm6, %%zmm0\n\t" \
    "vpternlogq $0x69, 1344(%[n2]), %%zmm25, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 1344(%[n2])\n\t" \
    "vmovdqa64 %%zmm0, %%zmm13\n\t" \
    "vpternlogq $0x64, %%zmm15, %%zmm22, %%zmm13\n\t" \
    "vmovdqa64 %%zmm0, %%zmm16\n\t" \
    "vpternlogq $0x16, %%zmm15, %%zmm8, %%zmm16\n\t" \
    "vpternlogq $0x86, %%zmm6, %%zmm8, %%zmm13\n\t" \
    "vpternlogq $0x52, %%zmm15, %%zmm8, %%zmm0\n\t" \
    "vpternlogq $0x16, %%zmm13, %%zmm8, %%zmm22\n\t" \
    "vpternlogq $0x69, 1984(%[n2]), %%zmm6, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1984(%[n2])\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm26, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm11, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm11, %%zmm26\n\t" \
    "vpternlogq $0xa9, 0(%[n2]), %%zmm0, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 0(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm2, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm5, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm5, %%zmm2\n\t" \
    "vpternlogq $0x96, 64(%[n2]), %%zmm0, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 64(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm21, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm24, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm24, %%zmm21\n\t" \
    "vpternlogq $0x56, 128(%[n2]), %%zmm13, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 128(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm3\n\t" \
    "vmovdqa64 %%zmm1, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm3, %%zmm18, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm18, %%zmm1\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm17, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm28, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm28, %%zmm17\n\t" \
    "vmovdqa64 %%zmm21, %%zmm16\n\t" \
    "vpternlogq $0xbc, %%zmm26, %%zmm12, %%zmm16\n\t" \
    "vmovdqa64 %%zmm21, %%zmm11\n\t" \
    "vpternlogq $0x82, %%zmm26, %%zmm12, %%zmm11\n\t" \
    "vpternlogq $0x58, %%zmm2, %%zmm12, %%zmm21\n\t" \
    "vpternlogq $0x69, 1408(%[n2]), %%zmm20, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1408(%[n2])\n\t" \
    "vmovdqa64 %%zmm11, %%zmm31\n\t" \
    "vpternlogq $0xfa, %%zmm2, %%zmm12, %%zmm31\n\t" \
    "vpternlogq $0x16, %%zmm26, %%zmm12, %%zmm2\n\t" \
    "vpternlogq $0x82, %%zmm21, %%zmm16, %%zmm26\n\t" \
    "vpternlogq $0x69, 192(%[n2]), %%zmm11, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 192(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm6, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm22, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm22, %%zmm6\n\t" \
    "vmovdqa64 %%zmm14, %%zmm15\n\t" \
    "vpternlogq $0x24, %%zmm17, %%zmm1, %%zmm15\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm24, %%zmm6\n\t" \
    "vpternlogq $0x9a, 256(%[n2]), %%zmm26, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 256(%[n2])\n\t" \
    "vmovdqa64 %%zmm6, %%zmm13\n\t" \
    "vpternlogq $0xb2, %%zmm15, %%zmm17, %%zmm13\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm11, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 320(%[n2])\n\t" \
    "vmovdqa64 %%zmm13, %%zmm0\n\t" \
    "vpternlogq $0x76, %%zmm15, %%zmm14, %%zmm0\n\t" \
    "vpternlogq $0x96, 384(%[n2]), %%zmm16, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 384(%[n2])\n\t" \
    "vpternlogq $0x46, %%zmm6, %%zmm17, %%zmm15\n\t" \
    "vpternlogq $0x16, %%zmm13, %%zmm1, %%zmm0\n\t" \
    "vpternlogq $0x48, %%zmm13, %%zmm14, %%zmm1\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm14, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 448(%[n2])\n\t" \
    "vmovdqu64 512(%[n2]), %%zmm18\n\t" \
    "vpternlogq $0xe1, %%zmm0, %%zmm1, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 512(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm15, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 576(%[n2])\n\t" \
    "vpternlogq $0x69, 640(%[n2]), %%zmm6, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 640(%[n2])\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm30, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 1600(%[n2])\n\t" \
    "vpternlogq $0x96, 1472(%[n2]), %%zmm23, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1472(%[n2])\n\t" \
    "vpternlogq $0x69, 1664(%[n2]), %%zmm10, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1664(%[n2])\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm19, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1792(%[n2])\n\t" \
    "vpternlogq $0x96, 1856(%[n2]), %%zmm9, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 1856(%[n2])\n\t" \
    "vpternlogq $0xa5, 1920(%[n2]), %%zmm9, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 1920(%[n2])\n\t"

#define ROUND_b \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm6\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm9\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vmovdqa64 %%zmm6, %%zmm16\n\t" \
    "vpternlogq $0x6a, %%zmm2, %%zmm3, %%zmm16\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm19\n\t" \
    "vmovdqa64 %%zmm9, %%zmm20\n\t" \
    "vpternlogq $0xb4, %%zmm2, %%zmm3, %%zmm20\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm19, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm21, %%zmm23\n\t" \
    "vpternlogq $0xb4, %%zmm20, %%zmm16, %%zmm6\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm23, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm24, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm17, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm21, %%zmm19\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm26, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm27, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm27, %%zmm26\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm29, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm30, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm24, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm30, %%zmm29\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm0, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm0\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm5, %%zmm10\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm12\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm10, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm11, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm11, %%zmm10\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm18, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm21, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm21, %%zmm18\n\t" \
    "vmovdqa64 %%zmm6, %%zmm28\n\t" \
    "vpternlogq $0x1a, %%zmm20, %%zmm3, %%zmm28\n\t" \
    "vmovdqa64 %%zmm5, %%zmm24\n\t" \
    "vpternlogq $0x52, %%zmm0, %%zmm26, %%zmm24\n\t" \
    "vpternlogq $0x62, %%zmm28, %%zmm20, %%zmm2\n\t" \
    "vpternlogq $0x92, %%zmm28, %%zmm6, %%zmm3\n\t" \
    "vpternlogq $0x5a, 704(%[n2]), %%zmm9, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 704(%[n2])\n\t" \
    "vmovdqa64 %%zmm23, %%zmm25\n\t" \
    "vpternlogq $0x70, %%zmm19, %%zmm15, %%zmm25\n\t" \
    "vpternlogq $0x18, %%zmm19, %%zmm15, %%zmm23\n\t" \
    "vmovdqa64 %%zmm24, %%zmm30\n\t" \
    "vpternlogq $0x76, %%zmm29, %%zmm26, %%zmm30\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm3, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 768(%[n2])\n\t" \
    "vmovdqa64 %%zmm24, %%zmm31\n\t" \
    "vpternlogq $0x1e, %%zmm0, %%zmm29, %%zmm31\n\t" \
    "vpternlogq $0x96, 832(%[n2]), %%zmm20, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 832(%[n2])\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm16, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 896(%[n2])\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm27, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm27\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm7, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm8, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm8, %%zmm7\n\t" \
    "vmovdqa64 %%zmm25, %%zmm11\n\t" \
    "vpternlogq $0xba, %%zmm15, %%zmm12, %%zmm11\n\t" \
    "vmovdqa64 %%zmm7, %%zmm17\n\t" \
    "vpternlogq $0x22, %%zmm18, %%zmm10, %%zmm17\n\t" \
    "vmovdqu64 1024(%[n2]), %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm23, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 1024(%[n2])\n\t" \
    "vpternlogq $0x24, %%zmm15, %%zmm12, %%zmm23\n\t" \
    "vpternlogq $0x38, %%zmm19, %%zmm12, %%zmm11\n\t" \
    "vpternlogq $0x64, %%zmm25, %%zmm19, %%zmm12\n\t" \
    "vmovdqa64 %%zmm17, %%zmm22\n\t" \
    "vpternlogq $0x1e, %%zmm7, %%zmm27, %%zmm22\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm23, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 960(%[n2])\n\t" \
    "vmovdqa64 %%zmm22, %%zmm9\n\t" \
    "vpternlogq $0x18, %%zmm18, %%zmm10, %%zmm9\n\t" \
    "vpternlogq $0x74, %%zmm7, %%zmm18, %%zmm10\n\t" \
    "vpternlogq $0x2e, %%zmm9, %%zmm7, %%zmm27\n\t" \
    "vpternlogq $0x5a, 1088(%[n2]), %%zmm23, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1088(%[n2])\n\t" \
    "vmovdqa64 %%zmm31, %%zmm6\n\t" \
    "vpternlogq $0x1e, %%zmm30, %%zmm5, %%zmm6\n\t" \
    "vpternlogq $0x4a, %%zmm5, %%zmm0, %%zmm30\n\t" \
    "vpternlogq $0x92, %%zmm6, %%zmm26, %%zmm0\n\t" \
    "vpternlogq $0xe4, %%zmm24, %%zmm29, %%zmm26\n\t" \
    "vpternlogq $0x1e, %%zmm27, %%zmm10, %%zmm22\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm15, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 1152(%[n2])\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm14, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm2, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm2, %%zmm14\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm3, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm16, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm16, %%zmm3\n\t" \
    "vpternlogq $0x96, 1216(%[n2]), %%zmm24, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1216(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm1, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm4, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm4, %%zmm1\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm13, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm21, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm21, %%zmm13\n\t" \
    "vpternlogq $0x69, 1344(%[n2]), %%zmm29, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1344(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm25, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm23, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm23, %%zmm25\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm5, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm15, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm15, %%zmm5\n\t" \
    "vmovdqa64 %%zmm13, %%zmm20\n\t" \
    "vpternlogq $0x2a, %%zmm3, %%zmm14, %%zmm20\n\t" \
    "vmovdqa64 %%zmm13, %%zmm16\n\t" \
    "vpternlogq $0x9c, %%zmm1, %%zmm14, %%zmm16\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm18, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 1600(%[n2])\n\t" \
    "vmovdqa64 %%zmm16, %%zmm28\n\t" \
    "vpternlogq $0x72, %%zmm20, %%zmm1, %%zmm28\n\t" \
    "vpternlogq $0x96, 1664(%[n2]), %%zmm7, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 1664(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm0\n\t" \
    "vmovdqa64 %%zmm2, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm24, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm24, %%zmm2\n\t" \
    "vmovdqa64 %%zmm28, %%zmm8\n\t" \
    "vpternlogq $0x6a, %%zmm13, %%zmm1, %%zmm8\n\t" \
    "vpternlogq $0x69, 1280(%[n2]), %%zmm6, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 1280(%[n2])\n\t" \
    "vpternlogq $0x18, %%zmm8, %%zmm3, %%zmm1\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm4, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm21, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm21, %%zmm4\n\t" \
    "vpternlogq $0xe2, %%zmm28, %%zmm14, %%zmm8\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm29, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm30, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm30, %%zmm29\n\t" \
    "vmovdqa64 %%zmm4, %%zmm15\n\t" \
    "vpternlogq $0x68, %%zmm2, %%zmm25, %%zmm15\n\t" \
    "vpternlogq $0x59, 1408(%[n2]), %%zmm31, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 1408(%[n2])\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm12, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm11, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm11, %%zmm12\n\t" \
    "vmovdqa64 %%zmm15, %%zmm7\n\t" \
    "vpternlogq $0xca, %%zmm4, %%zmm5, %%zmm7\n\t" \
    "vpternlogq $0x96, 1856(%[n2]), %%zmm13, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 1856(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm27, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm9, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm9, %%zmm27\n\t" \
    "vmovdqa64 %%zmm7, %%zmm26\n\t" \
    "vpternlogq $0x68, %%zmm5, %%zmm25, %%zmm26\n\t" \
    "vmovdqa64 %%zmm27, %%zmm3\n\t" \
    "vpternlogq $0xb4, %%zmm12, %%zmm29, %%zmm3\n\t" \
    "vpternlogq $0xb6, %%zmm26, %%zmm25, %%zmm5\n\t" \
    "vpternlogq $0xd2, %%zmm3, %%zmm12, %%zmm29\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm26, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1984(%[n2])\n\t" \
    "vpternlogq $0xd4, %%zmm4, %%zmm2, %%zmm26\n\t" \
    "vpternlogq $0x86, %%zmm7, %%zmm2, %%zmm4\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm5, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 0(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm0, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm21, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm21, %%zmm0\n\t" \
    "vpternlogq $0x96, 64(%[n2]), %%zmm7, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 64(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm14, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm30, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm30, %%zmm14\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm31, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm6, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm6, %%zmm31\n\t" \
    "vmovdqa64 %%zmm0, %%zmm13\n\t" \
    "vpternlogq $0xd6, %%zmm29, %%zmm3, %%zmm13\n\t" \
    "vpternlogq $0x69, 128(%[n2]), %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 128(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm18, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm28, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm28, %%zmm18\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm25, %%zmm24\n\t" \
    "vpternlogq $0x68, %%zmm13, %%zmm12, %%zmm3\n\t" \
    "vmovdqa64 %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x36, %%zmm29, %%zmm12, %%zmm15\n\t" \
    "vmovdqa64 %%zmm24, %%zmm21\n\t" \
    "vpternlogq $0x62, %%zmm31, %%zmm14, %%zmm21\n\t" \
    "vpternlogq $0xc2, %%zmm15, %%zmm0, %%zmm27\n\t" \
    "vpternlogq $0x18, %%zmm3, %%zmm29, %%zmm0\n\t" \
    "vpternlogq $0x69, 192(%[n2]), %%zmm12, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 192(%[n2])\n\t" \
    "vmovdqa64 %%zmm24, %%zmm19\n\t" \
    "vpternlogq $0x3e, %%zmm31, %%zmm14, %%zmm19\n\t" \
    "vmovdqa64 %%zmm21, %%zmm7\n\t" \
    "vpternlogq $0xb6, %%zmm18, %%zmm14, %%zmm7\n\t" \
    "vpternlogq $0x96, 256(%[n2]), %%zmm27, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 256(%[n2])\n\t" \
    "vpternlogq $0x69, 320(%[n2]), %%zmm29, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 320(%[n2])\n\t" \
    "vpternlogq $0x24, %%zmm19, %%zmm18, %%zmm21\n\t" \
    "vpternlogq $0x74, %%zmm7, %%zmm14, %%zmm24\n\t" \
    "vpternlogq $0x96, 384(%[n2]), %%zmm13, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 384(%[n2])\n\t" \
    "vpternlogq $0xd0, %%zmm7, %%zmm31, %%zmm19\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm31, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 512(%[n2])\n\t" \
    "vmovdqu64 448(%[n2]), %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm18, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 448(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm7, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm18, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 640(%[n2])\n\t" \
    "vpternlogq $0x69, 1472(%[n2]), %%zmm22, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1472(%[n2])\n\t" \
    "vpternlogq $0xa9, 1536(%[n2]), %%zmm17, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1536(%[n2])\n\t" \
    "vpternlogq $0x96, 1728(%[n2]), %%zmm1, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1728(%[n2])\n\t" \
    "vpternlogq $0xa9, 1792(%[n2]), %%zmm1, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 1792(%[n2])\n\t" \
    "vpternlogq $0x96, 1920(%[n2]), %%zmm20, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 1920(%[n2])\n\t"

#define ROUND_c \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm6\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm9\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm12\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm15, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm16, %%zmm18\n\t" \
    "vpternlogq $0x78, %%zmm9, %%zmm2, %%zmm6\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm18, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm19, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm19, %%zmm18\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm21, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm22, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm22, %%zmm21\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm24, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm16, %%zmm15\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm27, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm28, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm25, %%zmm24\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm0\n\t" \
    "vmovdqa64 %%zmm30, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm31, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm28, %%zmm27\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm1, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm1\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm10\n\t" \
    "vmovdqa64 %%zmm7, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm10, %%zmm8, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm11, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm11\n\t" \
    "vmovdqa64 %%zmm21, %%zmm20\n\t" \
    "vpternlogq $0x68, %%zmm18, %%zmm12, %%zmm20\n\t" \
    "vmovdqa64 %%zmm9, %%zmm22\n\t" \
    "vpternlogq $0x76, %%zmm2, %%zmm3, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm31, %%zmm30\n\t" \
    "vmovdqa64 %%zmm6, %%zmm23\n\t" \
    "vpternlogq $0x86, %%zmm9, %%zmm3, %%zmm23\n\t" \
    "vmovdqa64 %%zmm20, %%zmm16\n\t" \
    "vpternlogq $0xc2, %%zmm18, %%zmm15, %%zmm16\n\t" \
    "vpternlogq $0x90, %%zmm23, %%zmm3, %%zmm22\n\t" \
    "vpternlogq $0x8c, %%zmm23, %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0x0e, %%zmm23, %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0x69, 704(%[n2]), %%zmm22, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 704(%[n2])\n\t" \
    "vmovdqa64 %%zmm1, %%zmm17\n\t" \
    "vpternlogq $0x9a, %%zmm27, %%zmm24, %%zmm17\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm22, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 768(%[n2])\n\t" \
    "vpternlogq $0x96, 832(%[n2]), %%zmm3, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 832(%[n2])\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm19, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm25, %%zmm19\n\t" \
    "vmovdqa64 %%zmm16, %%zmm29\n\t" \
    "vpternlogq $0x1c, %%zmm21, %%zmm12, %%zmm29\n\t" \
    "vpternlogq $0x96, 896(%[n2]), %%zmm22, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 896(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm28, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm28\n\t" \
    "vmovdqa64 %%zmm20, %%zmm10\n\t" \
    "vpternlogq $0x52, %%zmm15, %%zmm12, %%zmm10\n\t" \
    "vmovdqa64 %%zmm28, %%zmm13\n\t" \
    "vpternlogq $0xba, %%zmm19, %%zmm7, %%zmm13\n\t" \
    "vpternlogq $0xb8, %%zmm29, %%zmm21, %%zmm20\n\t" \
    "vpternlogq $0x46, %%zmm21, %%zmm12, %%zmm16\n\t" \
    "vmovdqa64 %%zmm28, %%zmm14\n\t" \
    "vpternlogq $0x2c, %%zmm11, %%zmm7, %%zmm14\n\t" \
    "vpternlogq $0x4a, %%zmm13, %%zmm11, %%zmm28\n\t" \
    "vpternlogq $0x72, %%zmm29, %%zmm15, %%zmm12\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm10, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 960(%[n2])\n\t" \
    "vmovdqa64 %%zmm17, %%zmm31\n\t" \
    "vpternlogq $0x68, %%zmm30, %%zmm24, %%zmm31\n\t" \
    "vpternlogq $0x96, 1024(%[n2]), %%zmm18, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1024(%[n2])\n\t" \
    "vmovdqa64 %%zmm17, %%zmm0\n\t" \
    "vpternlogq $0x26, %%zmm1, %%zmm24, %%zmm0\n\t" \
    "vmovdqa64 %%zmm28, %%zmm23\n\t" \
    "vpternlogq $0x16, %%zmm14, %%zmm11, %%zmm23\n\t" \
    "vpternlogq $0x96, 1088(%[n2]), %%zmm15, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 1088(%[n2])\n\t" \
    "vpternlogq $0x9a, %%zmm31, %%zmm30, %%zmm27\n\t" \
    "vpternlogq $0x16, %%zmm17, %%zmm1, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm31, %%zmm17\n\t" \
    "vpternlogq $0xc2, %%zmm14, %%zmm11, %%zmm28\n\t" \
    "vpternlogq $0x2e, %%zmm23, %%zmm7, %%zmm11\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm3\n\t" \
    "vmovdqa64 %%zmm8, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm3, %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm2, %%zmm8\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm16, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1152(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm6, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm25, %%zmm6\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm22, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm9, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm9, %%zmm22\n\t" \
    "vpternlogq $0x96, 1216(%[n2]), %%zmm1, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 1216(%[n2])\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm5, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm21, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm21, %%zmm5\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm18, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm10, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm10, %%zmm18\n\t" \
    "vmovdqa64 %%zmm22, %%zmm7\n\t" \
    "vpternlogq $0x5c, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqa64 %%zmm5, %%zmm2\n\t" \
    "vpternlogq $0x7a, %%zmm22, %%zmm8, %%zmm2\n\t" \
    "vpternlogq $0x96, 1280(%[n2]), %%zmm24, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1280(%[n2])\n\t" \
    "vmovdqa64 %%zmm7, %%zmm3\n\t" \
    "vpternlogq $0xc6, %%zmm5, %%zmm6, %%zmm3\n\t" \
    "vmovdqa64 %%zmm7, %%zmm16\n\t" \
    "vpternlogq $0xca, %%zmm5, %%zmm6, %%zmm16\n\t" \
    "vpternlogq $0x52, %%zmm5, %%zmm22, %%zmm7\n\t" \
    "vpternlogq $0x86, %%zmm2, %%zmm6, %%zmm22\n\t" \
    "vmovdqa64 %%zmm3, %%zmm12\n\t" \
    "vpternlogq $0x9e, %%zmm2, %%zmm8, %%zmm12\n\t" \
    "vpternlogq $0x96, 1728(%[n2]), %%zmm8, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 1728(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm20, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm25, %%zmm20\n\t" \
    "vpternlogq $0x69, 1920(%[n2]), %%zmm2, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1920(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm9, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm4, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm4, %%zmm9\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm27, %%zmm10\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm21, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm21, %%zmm27\n\t" \
    "vmovdqa64 %%zmm9, %%zmm15\n\t" \
    "vpternlogq $0xa6, %%zmm20, %%zmm18, %%zmm15\n\t" \
    "vpternlogq $0x96, 1344(%[n2]), %%zmm30, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1344(%[n2])\n\t" \
    "vmovdqa64 %%zmm15, %%zmm24\n\t" \
    "vpternlogq $0x62, %%zmm27, %%zmm9, %%zmm24\n\t" \
    "vpternlogq $0x69, 1408(%[n2]), %%zmm0, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1408(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm10, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm17, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm17, %%zmm10\n\t" \
    "vmovdqa64 %%zmm24, %%zmm8\n\t" \
    "vpternlogq $0x38, %%zmm9, %%zmm18, %%zmm8\n\t" \
    "vpternlogq $0x69, 1472(%[n2]), %%zmm19, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 1472(%[n2])\n\t" \
    "vpternlogq $0x58, %%zmm15, %%zmm20, %%zmm8\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm3\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm6, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm3, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm3, %%zmm6\n\t" \
    "vpternlogq $0x9a, %%zmm8, %%zmm15, %%zmm27\n\t" \
    "vpternlogq $0x1c, %%zmm8, %%zmm15, %%zmm9\n\t" \
    "vpternlogq $0x14, %%zmm27, %%zmm18, %%zmm15\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm18, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 1984(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm26, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm2, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm2, %%zmm26\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm21\n\t" \
    "vmovdqa64 %%zmm4, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm21, %%zmm1, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm1, %%zmm4\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm24, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 0(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm0\n\t" \
    "vmovdqa64 %%zmm29, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm31, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm31, %%zmm29\n\t" \
    "vmovdqa64 %%zmm4, %%zmm17\n\t" \
    "vpternlogq $0x26, %%zmm26, %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0x69, 64(%[n2]), %%zmm15, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 64(%[n2])\n\t" \
    "vmovdqa64 %%zmm17, %%zmm5\n\t" \
    "vpternlogq $0xd6, %%zmm4, %%zmm6, %%zmm5\n\t" \
    "vpternlogq $0xa9, 128(%[n2]), %%zmm24, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 128(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm30, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm11, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm11, %%zmm30\n\t" \
    "vmovdqa64 %%zmm5, %%zmm25\n\t" \
    "vpternlogq $0xbc, %%zmm26, %%zmm10, %%zmm25\n\t" \
    "vpternlogq $0xf2, %%zmm5, %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0x68, %%zmm4, %%zmm6, %%zmm25\n\t" \
    "vpternlogq $0x96, 192(%[n2]), %%zmm5, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 192(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm3, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm18, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm18, %%zmm3\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm16, %%zmm2\n\t" \
    "vpternlogq $0x28, %%zmm4, %%zmm26, %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm21\n\t" \
    "vpternlogq $0xce, %%zmm30, %%zmm29, %%zmm21\n\t" \
    "vmovdqa64 %%zmm2, %%zmm27\n\t" \
    "vpternlogq $0xf4, %%zmm3, %%zmm29, %%zmm27\n\t" \
    "vpternlogq $0x69, 256(%[n2]), %%zmm25, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 256(%[n2])\n\t" \
    "vmovdqa64 %%zmm27, %%zmm31\n\t" \
    "vpternlogq $0x94, %%zmm21, %%zmm3, %%zmm31\n\t" \
    "vmovdqa64 %%zmm27, %%zmm0\n\t" \
    "vpternlogq $0x68, %%zmm21, %%zmm30, %%zmm0\n\t" \
    "vpternlogq $0x34, %%zmm3, %%zmm30, %%zmm31\n\t" \
    "vpternlogq $0x4a, %%zmm21, %%zmm30, %%zmm3\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm25, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 320(%[n2])\n\t" \
    "vpternlogq $0x69, 384(%[n2]), %%zmm25, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 384(%[n2])\n\t" \
    "vpternlogq $0x52, %%zmm31, %%zmm2, %%zmm0\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm29, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 448(%[n2])\n\t" \
    "vpternlogq $0x69, 512(%[n2]), %%zmm2, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 512(%[n2])\n\t" \
    "vpternlogq $0x69, 576(%[n2]), %%zmm0, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm27, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 640(%[n2])\n\t" \
    "vpternlogq $0x96, 1600(%[n2]), %%zmm19, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 1600(%[n2])\n\t" \
    "vpternlogq $0x69, 1536(%[n2]), %%zmm23, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1536(%[n2])\n\t" \
    "vpternlogq $0xa6, 1664(%[n2]), %%zmm13, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1664(%[n2])\n\t" \
    "vpternlogq $0xa6, 1792(%[n2]), %%zmm12, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 1792(%[n2])\n\t" \
    "vpternlogq $0x9a, 1856(%[n2]), %%zmm22, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1856(%[n2])\n\t"

#define ROUND_d \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm6\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm9\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm12\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm15, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm16, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm16, %%zmm15\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm18, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm19, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm19, %%zmm18\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm21, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm22, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm22, %%zmm21\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm24, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm27\n\t" \
    "vmovdqa64 %%zmm21, %%zmm28\n\t" \
    "vpternlogq $0x18, %%zmm15, %%zmm12, %%zmm28\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm27, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm29, %%zmm31\n\t" \
    "vmovdqa64 %%zmm28, %%zmm0\n\t" \
    "vpternlogq $0x56, %%zmm21, %%zmm18, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm25, %%zmm24\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm31, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm29, %%zmm27\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm5, %%zmm10\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm5\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm10, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm11, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm11, %%zmm10\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm14, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm16, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm16, %%zmm14\n\t" \
    "vmovdqa64 %%zmm6, %%zmm20\n\t" \
    "vpternlogq $0x74, %%zmm2, %%zmm3, %%zmm20\n\t" \
    "vmovdqa64 %%zmm0, %%zmm22\n\t" \
    "vpternlogq $0xb4, %%zmm15, %%zmm12, %%zmm22\n\t" \
    "vpternlogq $0x3a, %%zmm9, %%zmm3, %%zmm20\n\t" \
    "vmovdqu64 960(%[n2]), %%zmm23\n\t" \
    "vpternlogq $0xa5, %%zmm22, %%zmm0, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 960(%[n2])\n\t" \
    "vpternlogq $0xd2, %%zmm22, %%zmm18, %%zmm0\n\t" \
    "vpternlogq $0xda, %%zmm0, %%zmm15, %%zmm22\n\t" \
    "vpternlogq $0x96, 1088(%[n2]), %%zmm28, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1088(%[n2])\n\t" \
    "vmovdqa64 %%zmm9, %%zmm25\n\t" \
    "vpternlogq $0x9e, %%zmm2, %%zmm3, %%zmm25\n\t" \
    "vmovdqa64 %%zmm9, %%zmm26\n\t" \
    "vpternlogq $0x94, %%zmm6, %%zmm2, %%zmm26\n\t" \
    "vpternlogq $0x72, %%zmm20, %%zmm6, %%zmm2\n\t" \
    "vpternlogq $0x69, 704(%[n2]), %%zmm25, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 704(%[n2])\n\t" \
    "vmovdqa64 %%zmm5, %%zmm29\n\t" \
    "vpternlogq $0x1a, %%zmm27, %%zmm24, %%zmm29\n\t" \
    "vpternlogq $0x1a, %%zmm26, %%zmm25, %%zmm3\n\t" \
    "vpternlogq $0x69, 768(%[n2]), %%zmm25, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 768(%[n2])\n\t" \
    "vmovdqa64 %%zmm5, %%zmm30\n\t" \
    "vpternlogq $0x86, %%zmm31, %%zmm24, %%zmm30\n\t" \
    "vpternlogq $0x69, 832(%[n2]), %%zmm9, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 832(%[n2])\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm19, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm19\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm6, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 896(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm7, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm8, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm13, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm16, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm16, %%zmm13\n\t" \
    "vmovdqa64 %%zmm7, %%zmm28\n\t" \
    "vpternlogq $0xb4, %%zmm14, %%zmm10, %%zmm28\n\t" \
    "vmovdqa64 %%zmm30, %%zmm0\n\t" \
    "vpternlogq $0x6a, %%zmm29, %%zmm31, %%zmm0\n\t" \
    "vpternlogq $0x36, %%zmm22, %%zmm15, %%zmm21\n\t" \
    "vmovdqa64 %%zmm28, %%zmm20\n\t" \
    "vpternlogq $0x62, %%zmm19, %%zmm10, %%zmm20\n\t" \
    "vpternlogq $0x69, 1024(%[n2]), %%zmm18, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1024(%[n2])\n\t" \
    "vmovdqa64 %%zmm28, %%zmm25\n\t" \
    "vpternlogq $0x36, %%zmm7, %%zmm14, %%zmm25\n\t" \
    "vpternlogq $0x58, %%zmm20, %%zmm7, %%zmm14\n\t" \
    "vpternlogq $0x36, %%zmm30, %%zmm31, %%zmm29\n\t" \
    "vpternlogq $0x5e, %%zmm14, %%zmm25, %%zmm10\n\t" \
    "vpternlogq $0xd8, %%zmm20, %%zmm7, %%zmm25\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm23, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm26, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm26, %%zmm23\n\t" \
    "vpternlogq $0xa2, %%zmm27, %%zmm24, %%zmm5\n\t" \
    "vpternlogq $0xd8, %%zmm0, %%zmm30, %%zmm27\n\t" \
    "vpternlogq $0x69, 1152(%[n2]), %%zmm12, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 1152(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm2\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm3\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm3, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm3, %%zmm6\n\t" \
    "vmovdqa64 %%zmm10, %%zmm16\n\t" \
    "vpternlogq $0x6a, %%zmm14, %%zmm20, %%zmm16\n\t" \
    "vmovdqa64 %%zmm6, %%zmm17\n\t" \
    "vpternlogq $0x1e, %%zmm23, %%zmm13, %%zmm17\n\t" \
    "vpternlogq $0x69, 1472(%[n2]), %%zmm19, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1472(%[n2])\n\t" \
    "vmovdqa64 %%zmm17, %%zmm15\n\t" \
    "vpternlogq $0x5c, %%zmm2, %%zmm13, %%zmm15\n\t" \
    "vmovdqa64 %%zmm17, %%zmm18\n\t" \
    "vpternlogq $0x38, %%zmm2, %%zmm23, %%zmm18\n\t" \
    "vpternlogq $0xdc, %%zmm6, %%zmm23, %%zmm17\n\t" \
    "vpternlogq $0x96, 1600(%[n2]), %%zmm28, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1600(%[n2])\n\t" \
    "vmovdqa64 %%zmm18, %%zmm22\n\t" \
    "vpternlogq $0x9e, %%zmm15, %%zmm23, %%zmm22\n\t" \
    "vpternlogq $0x69, 1216(%[n2]), %%zmm29, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 1216(%[n2])\n\t" \
    "vpternlogq $0x9e, %%zmm22, %%zmm2, %%zmm6\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm11, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm31, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm31, %%zmm11\n\t" \
    "vpternlogq $0x3a, %%zmm6, %%zmm13, %%zmm23\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm26, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm9, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm9, %%zmm26\n\t" \
    "vpternlogq $0x96, 1280(%[n2]), %%zmm30, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1280(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm21, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm21\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm3, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm8, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm8, %%zmm3\n\t" \
    "vpternlogq $0x96, 1728(%[n2]), %%zmm22, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1728(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm25, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm28, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm28, %%zmm25\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm5, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm2, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm2, %%zmm5\n\t" \
    "vmovdqa64 %%zmm3, %%zmm13\n\t" \
    "vpternlogq $0xbc, %%zmm26, %%zmm11, %%zmm13\n\t" \
    "vmovdqa64 %%zmm3, %%zmm9\n\t" \
    "vpternlogq $0x38, %%zmm21, %%zmm26, %%zmm9\n\t" \
    "vpternlogq $0x96, 1344(%[n2]), %%zmm24, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 1344(%[n2])\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0x52, %%zmm13, %%zmm11, %%zmm12\n\t" \
    "vpternlogq $0x96, 1408(%[n2]), %%zmm24, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1408(%[n2])\n\t" \
    "vmovdqa64 %%zmm12, %%zmm30\n\t" \
    "vpternlogq $0x16, %%zmm9, %%zmm21, %%zmm30\n\t" \
    "vpternlogq $0x9c, %%zmm13, %%zmm26, %%zmm21\n\t" \
    "vpternlogq $0xa4, %%zmm30, %%zmm11, %%zmm9\n\t" \
    "vmovdqu64 1984(%[n2]), %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm21, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1984(%[n2])\n\t" \
    "vpternlogq $0x2e, %%zmm9, %%zmm26, %%zmm3\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm7, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm7\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm12, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 0(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm8, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm19, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm19, %%zmm8\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm23, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm28, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm28, %%zmm23\n\t" \
    "vmovdqa64 %%zmm7, %%zmm31\n\t" \
    "vpternlogq $0x1e, %%zmm5, %%zmm25, %%zmm31\n\t" \
    "vpternlogq $0x96, 64(%[n2]), %%zmm13, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 64(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm2, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm27, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm27, %%zmm2\n\t" \
    "vmovdqa64 %%zmm31, %%zmm11\n\t" \
    "vpternlogq $0x94, %%zmm8, %%zmm5, %%zmm11\n\t" \
    "vpternlogq $0xa9, 128(%[n2]), %%zmm30, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 128(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm0, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm29, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm29, %%zmm0\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm4, %%zmm1\n\t" \
    "vpternlogq $0x70, %%zmm11, %%zmm25, %%zmm5\n\t" \
    "vmovdqa64 %%zmm11, %%zmm21\n\t" \
    "vpternlogq $0xb6, %%zmm31, %%zmm25, %%zmm21\n\t" \
    "vpternlogq $0x58, %%zmm5, %%zmm25, %%zmm7\n\t" \
    "vmovdqa64 %%zmm1, %%zmm19\n\t" \
    "vpternlogq $0x3e, %%zmm0, %%zmm23, %%zmm19\n\t" \
    "vmovdqa64 %%zmm1, %%zmm22\n\t" \
    "vpternlogq $0x24, %%zmm0, %%zmm2, %%zmm22\n\t" \
    "vmovdqu64 192(%[n2]), %%zmm28\n\t" \
    "vpternlogq $0x69, %%zmm7, %%zmm31, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 192(%[n2])\n\t" \
    "vpternlogq $0x54, %%zmm11, %%zmm31, %%zmm7\n\t" \
    "vpternlogq $0x0e, %%zmm21, %%zmm8, %%zmm11\n\t" \
    "vpternlogq $0x5a, %%zmm19, %%zmm0, %%zmm22\n\t" \
    "vpternlogq $0x69, 256(%[n2]), %%zmm11, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 256(%[n2])\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 320(%[n2])\n\t" \
    "vpternlogq $0x96, 384(%[n2]), %%zmm5, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 384(%[n2])\n\t" \
    "vmovdqa64 %%zmm1, %%zmm14\n\t" \
    "vpternlogq $0xea, %%zmm0, %%zmm2, %%zmm14\n\t" \
    "vpternlogq $0x3e, %%zmm19, %%zmm2, %%zmm0\n\t" \
    "vpternlogq $0xe4, %%zmm22, %%zmm23, %%zmm1\n\t" \
    "vpternlogq $0xc8, %%zmm2, %%zmm23, %%zmm19\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm0, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 448(%[n2])\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm0, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 512(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm0, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm2, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 640(%[n2])\n\t" \
    "vpternlogq $0x96, 1536(%[n2]), %%zmm20, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1536(%[n2])\n\t" \
    "vpternlogq $0x96, 1664(%[n2]), %%zmm20, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1664(%[n2])\n\t" \
    "vpternlogq $0x96, 1792(%[n2]), %%zmm17, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 1792(%[n2])\n\t" \
    "vpternlogq $0x96, 1856(%[n2]), %%zmm6, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1856(%[n2])\n\t" \
    "vpternlogq $0x96, 1920(%[n2]), %%zmm18, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 1920(%[n2])\n\t"

#define ROUND_hash_test \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm6\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm9\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vmovdqa64 %%zmm9, %%zmm16\n\t" \
    "vpternlogq $0xac, %%zmm6, %%zmm2, %%zmm16\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm19\n\t" \
    "vmovdqa64 %%zmm9, %%zmm20\n\t" \
    "vpternlogq $0x6a, %%zmm6, %%zmm2, %%zmm20\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm19, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm21, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm17, %%zmm15\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm23, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm24, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm21, %%zmm19\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm26, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm27, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm24, %%zmm23\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm29, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm30, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm27, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm30, %%zmm29\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm0, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm0\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm5, %%zmm10\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm12\n\t" \
    "vmovdqa64 %%zmm20, %%zmm11\n\t" \
    "vpternlogq $0xb6, %%zmm16, %%zmm3, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm5\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm10, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm21\n\t" \
    "vpternlogq $0xc6, %%zmm11, %%zmm16, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm17, %%zmm10\n\t" \
    "vmovdqa64 %%zmm23, %%zmm22\n\t" \
    "vpternlogq $0x3a, %%zmm19, %%zmm15, %%zmm22\n\t" \
    "vpternlogq $0xb4, %%zmm23, %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0x26, %%zmm6, %%zmm3, %%zmm16\n\t" \
    "vmovdqa64 %%zmm0, %%zmm24\n\t" \
    "vpternlogq $0xc6, %%zmm29, %%zmm26, %%zmm24\n\t" \
    "vpternlogq $0xd2, %%zmm19, %%zmm22, %%zmm12\n\t" \
    "vmovdqa64 %%zmm24, %%zmm25\n\t" \
    "vpternlogq $0x94, %%zmm5, %%zmm0, %%zmm25\n\t" \
    "vpternlogq $0x7c, %%zmm16, %%zmm11, %%zmm2\n\t" \
    "vpternlogq $0x78, %%zmm12, %%zmm23, %%zmm19\n\t" \
    "vpternlogq $0x0e, %%zmm2, %%zmm9, %%zmm6\n\t" \
    "vpternlogq $0x1e, %%zmm19, %%zmm12, %%zmm23\n\t" \
    "vpternlogq $0x96, 704(%[n2]), %%zmm6, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 704(%[n2])\n\t" \
    "vmovdqa64 %%zmm25, %%zmm27\n\t" \
    "vpternlogq $0xd2, %%zmm0, %%zmm29, %%zmm27\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm2, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 768(%[n2])\n\t" \
    "vpternlogq $0xb0, %%zmm27, %%zmm24, %%zmm26\n\t" \
    "vpternlogq $0x69, 832(%[n2]), %%zmm20, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 832(%[n2])\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm21, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm28, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm28, %%zmm21\n\t" \
    "vpternlogq $0x96, 896(%[n2]), %%zmm11, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 896(%[n2])\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm31, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm1, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm31\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm13, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm14, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm14, %%zmm13\n\t" \
    "vmovdqa64 %%zmm31, %%zmm17\n\t" \
    "vpternlogq $0x68, %%zmm21, %%zmm10, %%zmm17\n\t" \
    "vmovdqa64 %%zmm13, %%zmm18\n\t" \
    "vpternlogq $0x52, %%zmm31, %%zmm21, %%zmm18\n\t" \
    "vpternlogq $0x1a, %%zmm17, %%zmm31, %%zmm21\n\t" \
    "vpternlogq $0x16, %%zmm25, %%zmm5, %%zmm26\n\t" \
    "vpternlogq $0x28, %%zmm27, %%zmm25, %%zmm5\n\t" \
    "vpternlogq $0xe2, %%zmm26, %%zmm29, %%zmm25\n\t" \
    "vpternlogq $0x69, 1088(%[n2]), %%zmm23, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 1088(%[n2])\n\t" \
    "vmovdqa64 %%zmm23, %%zmm3\n\t" \
    "vpternlogq $0xde, %%zmm12, %%zmm15, %%zmm3\n\t" \
    "vpternlogq $0x69, 1216(%[n2]), %%zmm24, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1216(%[n2])\n\t" \
    "vmovdqa64 %%zmm21, %%zmm9\n\t" \
    "vpternlogq $0xbe, %%zmm18, %%zmm17, %%zmm9\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm3, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 960(%[n2])\n\t" \
    "vpternlogq $0x8e, %%zmm3, %%zmm22, %%zmm12\n\t" \
    "vpternlogq $0x69, 1024(%[n2]), %%zmm22, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 1024(%[n2])\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm8, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm6, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm6, %%zmm8\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm2, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm28, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm28, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0x60, %%zmm9, %%zmm10, %%zmm31\n\t" \
    "vpternlogq $0x69, 1152(%[n2]), %%zmm15, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1152(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm11, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm16, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm16, %%zmm11\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm4, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm14, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm14, %%zmm4\n\t" \
    "vmovdqa64 %%zmm11, %%zmm24\n\t" \
    "vpternlogq $0xc6, %%zmm2, %%zmm8, %%zmm24\n\t" \
    "vmovdqa64 %%zmm4, %%zmm25\n\t" \
    "vpternlogq $0x68, %%zmm2, %%zmm8, %%zmm25\n\t" \
    "vpternlogq $0x69, 1344(%[n2]), %%zmm0, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 1344(%[n2])\n\t" \
    "vmovdqa64 %%zmm24, %%zmm23\n\t" \
    "vpternlogq $0x92, %%zmm11, %%zmm8, %%zmm23\n\t" \
    "vpternlogq $0x69, 1536(%[n2]), %%zmm10, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1536(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm3\n\t" \
    "vmovdqa64 %%zmm19, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm3, %%zmm22, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm22, %%zmm19\n\t" \
    "vmovdqa64 %%zmm23, %%zmm20\n\t" \
    "vpternlogq $0x4e, %%zmm25, %%zmm24, %%zmm20\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm13, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 1600(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm6, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm28, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm28, %%zmm6\n\t" \
    "vpternlogq $0x86, %%zmm20, %%zmm11, %%zmm24\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm15, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm12, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm12, %%zmm15\n\t" \
    "vmovdqa64 %%zmm24, %%zmm14\n\t" \
    "vpternlogq $0x5c, %%zmm25, %%zmm4, %%zmm14\n\t" \
    "vpternlogq $0x62, %%zmm25, %%zmm4, %%zmm24\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm8, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1792(%[n2])\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm0\n\t" \
    "vmovdqa64 %%zmm1, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm7, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm7, %%zmm1\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm5, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm10, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm10, %%zmm5\n\t" \
    "vmovdqa64 %%zmm1, %%zmm3\n\t" \
    "vpternlogq $0x5e, %%zmm15, %%zmm19, %%zmm3\n\t" \
    "vpternlogq $0x96, 1920(%[n2]), %%zmm2, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 1920(%[n2])\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm22, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm13, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm13, %%zmm22\n\t" \
    "vpternlogq $0x7c, %%zmm3, %%zmm6, %%zmm15\n\t" \
    "vmovdqa64 %%zmm3, %%zmm30\n\t" \
    "vpternlogq $0x20, %%zmm6, %%zmm19, %%zmm30\n\t" \
    "vmovdqa64 %%zmm15, %%zmm11\n\t" \
    "vpternlogq $0x68, %%zmm1, %%zmm19, %%zmm11\n\t" \
    "vpternlogq $0x1e, %%zmm15, %%zmm1, %%zmm30\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm3, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 1984(%[n2])\n\t" \
    "vpternlogq $0xb8, %%zmm30, %%zmm6, %%zmm19\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm3, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 0(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm28, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm12, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm12, %%zmm28\n\t" \
    "vpternlogq $0x69, 64(%[n2]), %%zmm1, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 64(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm4, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm8, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm8, %%zmm4\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm10\n\t" \
    "vmovdqa64 %%zmm7, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm10, %%zmm0, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm0, %%zmm7\n\t" \
    "vmovdqa64 %%zmm4, %%zmm2\n\t" \
    "vpternlogq $0x5c, %%zmm22, %%zmm5, %%zmm2\n\t" \
    "vpternlogq $0xd8, %%zmm4, %%zmm5, %%zmm22\n\t" \
    "vpternlogq $0x96, 128(%[n2]), %%zmm3, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 128(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm31, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm20, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm20, %%zmm31\n\t" \
    "vmovdqa64 %%zmm22, %%zmm15\n\t" \
    "vpternlogq $0x7a, %%zmm2, %%zmm28, %%zmm15\n\t" \
    "vpternlogq $0x78, %%zmm22, %%zmm28, %%zmm2\n\t" \
    "vpternlogq $0x5a, %%zmm4, %%zmm5, %%zmm15\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm6\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm11, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm11, %%zmm9\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm16, %%zmm12\n\t" \
    "vmovdqa64 %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0x56, %%zmm22, %%zmm28, %%zmm19\n\t" \
    "vmovdqa64 %%zmm12, %%zmm8\n\t" \
    "vpternlogq $0x1c, %%zmm9, %%zmm7, %%zmm8\n\t" \
    "vmovdqu64 192(%[n2]), %%zmm14\n\t" \
    "vpternlogq $0x69, %%zmm15, %%zmm2, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 192(%[n2])\n\t" \
    "vpternlogq $0x4e, %%zmm2, %%zmm28, %%zmm15\n\t" \
    "vpternlogq $0x69, 320(%[n2]), %%zmm28, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 320(%[n2])\n\t" \
    "vmovdqa64 %%zmm8, %%zmm0\n\t" \
    "vpternlogq $0x38, %%zmm9, %%zmm31, %%zmm0\n\t" \
    "vpternlogq $0x5a, 256(%[n2]), %%zmm15, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 256(%[n2])\n\t" \
    "vmovdqa64 %%zmm0, %%zmm10\n\t" \
    "vpternlogq $0x78, %%zmm9, %%zmm7, %%zmm10\n\t" \
    "vpternlogq $0x69, 384(%[n2]), %%zmm22, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 384(%[n2])\n\t" \
    "vmovdqa64 %%zmm10, %%zmm3\n\t" \
    "vpternlogq $0xca, %%zmm12, %%zmm7, %%zmm3\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm12, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 512(%[n2])\n\t" \
    "vpternlogq $0x38, %%zmm3, %%zmm10, %%zmm9\n\t" \
    "vpternlogq $0x96, 1280(%[n2]), %%zmm26, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1280(%[n2])\n\t" \
    "vpternlogq $0x9c, %%zmm9, %%zmm10, %%zmm8\n\t" \
    "vpternlogq $0x96, 1408(%[n2]), %%zmm27, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 1408(%[n2])\n\t" \
    "vpternlogq $0x50, %%zmm8, %%zmm7, %%zmm31\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm3, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 448(%[n2])\n\t" \
    "vpternlogq $0x56, 576(%[n2]), %%zmm31, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm10, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 640(%[n2])\n\t" \
    "vpternlogq $0xa9, 1472(%[n2]), %%zmm21, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1472(%[n2])\n\t" \
    "vpternlogq $0x96, 1664(%[n2]), %%zmm21, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1664(%[n2])\n\t" \
    "vpternlogq $0x96, 1728(%[n2]), %%zmm24, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1728(%[n2])\n\t" \
    "vpternlogq $0xa9, 1856(%[n2]), %%zmm25, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 1856(%[n2])\n\t"

#define ROUND_hash_a \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm6\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm9\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vmovdqa64 %%zmm9, %%zmm16\n\t" \
    "vpternlogq $0x42, %%zmm6, %%zmm2, %%zmm16\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm17, %%zmm15\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm21\n\t" \
    "vmovdqa64 %%zmm19, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm21, %%zmm20, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm20, %%zmm19\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm22, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm23, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm23, %%zmm22\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm25, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm26, %%zmm28\n\t" \
    "vpternlogq $0x74, %%zmm6, %%zmm3, %%zmm16\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm28, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm29, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm29, %%zmm28\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm31, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm0, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm0, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm13, %%zmm12\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm4, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm5, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm8, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm26, %%zmm25\n\t" \
    "vmovdqa64 %%zmm22, %%zmm18\n\t" \
    "vpternlogq $0xa4, %%zmm19, %%zmm15, %%zmm18\n\t" \
    "vmovdqa64 %%zmm16, %%zmm20\n\t" \
    "vpternlogq $0xa6, %%zmm9, %%zmm3, %%zmm20\n\t" \
    "vpternlogq $0xa8, %%zmm6, %%zmm2, %%zmm9\n\t" \
    "vmovdqa64 %%zmm4, %%zmm21\n\t" \
    "vpternlogq $0x68, %%zmm31, %%zmm28, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm8\n\t" \
    "vmovdqa64 %%zmm18, %%zmm23\n\t" \
    "vpternlogq $0x86, %%zmm15, %%zmm12, %%zmm23\n\t" \
    "vmovdqa64 %%zmm20, %%zmm24\n\t" \
    "vpternlogq $0x7e, %%zmm16, %%zmm2, %%zmm24\n\t" \
    "vpternlogq $0xe0, %%zmm9, %%zmm3, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm16, %%zmm3\n\t" \
    "vpternlogq $0xa6, 704(%[n2]), %%zmm24, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 704(%[n2])\n\t" \
    "vpternlogq $0x69, 768(%[n2]), %%zmm24, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 768(%[n2])\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm17, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm29, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm29, %%zmm17\n\t" \
    "vmovdqa64 %%zmm25, %%zmm1\n\t" \
    "vpternlogq $0xde, %%zmm31, %%zmm28, %%zmm1\n\t" \
    "vmovdqa64 %%zmm21, %%zmm13\n\t" \
    "vpternlogq $0x38, %%zmm31, %%zmm25, %%zmm13\n\t" \
    "vpternlogq $0x96, 832(%[n2]), %%zmm3, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 832(%[n2])\n\t" \
    "vmovdqa64 %%zmm23, %%zmm14\n\t" \
    "vpternlogq $0x32, %%zmm22, %%zmm15, %%zmm14\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm20, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 896(%[n2])\n\t" \
    "vmovdqa64 %%zmm12, %%zmm5\n\t" \
    "vpternlogq $0x06, %%zmm19, %%zmm15, %%zmm5\n\t" \
    "vpternlogq $0xd4, %%zmm14, %%zmm19, %%zmm23\n\t" \
    "vmovdqa64 %%zmm13, %%zmm7\n\t" \
    "vpternlogq $0x5c, %%zmm1, %%zmm4, %%zmm7\n\t" \
    "vpternlogq $0x16, %%zmm14, %%zmm15, %%zmm22\n\t" \
    "vpternlogq $0x1e, %%zmm19, %%zmm12, %%zmm14\n\t" \
    "vpternlogq $0xa9, 960(%[n2]), %%zmm18, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 960(%[n2])\n\t" \
    "vpternlogq $0x96, 1024(%[n2]), %%zmm12, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1024(%[n2])\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm0, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm26, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm26, %%zmm0\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm6, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm10, %%zmm6\n\t" \
    "vmovdqa64 %%zmm0, %%zmm24\n\t" \
    "vpternlogq $0x4e, %%zmm17, %%zmm8, %%zmm24\n\t" \
    "vpternlogq $0x0e, %%zmm7, %%zmm31, %%zmm4\n\t" \
    "vpternlogq $0xa5, 1088(%[n2]), %%zmm19, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1088(%[n2])\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm16, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm2, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm2, %%zmm16\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm30, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm9, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm9, %%zmm30\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm18, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1152(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm3, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm15, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm15, %%zmm3\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm12, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm23, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm23, %%zmm12\n\t" \
    "vmovdqa64 %%zmm21, %%zmm10\n\t" \
    "vpternlogq $0xea, %%zmm28, %%zmm25, %%zmm10\n\t" \
    "vmovdqa64 %%zmm12, %%zmm11\n\t" \
    "vpternlogq $0xb6, %%zmm30, %%zmm16, %%zmm11\n\t" \
    "vpternlogq $0x8c, %%zmm13, %%zmm28, %%zmm25\n\t" \
    "vmovdqa64 %%zmm11, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm3, %%zmm31\n\t" \
    "vpternlogq $0x69, 1216(%[n2]), %%zmm13, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1216(%[n2])\n\t" \
    "vpternlogq $0xd2, %%zmm31, %%zmm16, %%zmm12\n\t" \
    "vmovdqa64 %%zmm0, %%zmm19\n\t" \
    "vpternlogq $0x40, %%zmm17, %%zmm8, %%zmm19\n\t" \
    "vmovdqa64 %%zmm12, %%zmm14\n\t" \
    "vpternlogq $0xa4, %%zmm3, %%zmm30, %%zmm14\n\t" \
    "vpternlogq $0x96, 1408(%[n2]), %%zmm21, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 1408(%[n2])\n\t" \
    "vpternlogq $0x1e, %%zmm14, %%zmm11, %%zmm3\n\t" \
    "vmovdqa64 %%zmm0, %%zmm2\n\t" \
    "vpternlogq $0x3c, %%zmm17, %%zmm8, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm11, %%zmm12\n\t" \
    "vmovdqa64 %%zmm6, %%zmm29\n\t" \
    "vpternlogq $0x16, %%zmm0, %%zmm8, %%zmm29\n\t" \
    "vpternlogq $0x34, %%zmm24, %%zmm6, %%zmm8\n\t" \
    "vpternlogq $0xca, %%zmm12, %%zmm16, %%zmm30\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xf6, %%zmm0, %%zmm17, %%zmm9\n\t" \
    "vpternlogq $0xce, %%zmm0, %%zmm17, %%zmm6\n\t" \
    "vpternlogq $0x56, 1664(%[n2]), %%zmm19, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 1664(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm27, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm20, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm20, %%zmm27\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm22, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm15, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm15, %%zmm22\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm24, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 1600(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm23, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm26, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm26, %%zmm23\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm21\n\t" \
    "vmovdqa64 %%zmm13, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm21, %%zmm10, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm10, %%zmm13\n\t" \
    "vmovdqa64 %%zmm23, %%zmm11\n\t" \
    "vpternlogq $0x8e, %%zmm22, %%zmm27, %%zmm11\n\t" \
    "vpternlogq $0xa9, 1280(%[n2]), %%zmm4, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1280(%[n2])\n\t" \
    "vmovdqa64 %%zmm11, %%zmm17\n\t" \
    "vpternlogq $0x66, %%zmm13, %%zmm27, %%zmm17\n\t" \
    "vmovdqu64 1984(%[n2]), %%zmm0\n\t" \
    "vpternlogq $0x69, %%zmm11, %%zmm13, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1984(%[n2])\n\t" \
    "vmovdqa64 %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0x70, %%zmm23, %%zmm22, %%zmm19\n\t" \
    "vpternlogq $0x69, 1344(%[n2]), %%zmm7, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 1344(%[n2])\n\t" \
    "vmovdqa64 %%zmm19, %%zmm8\n\t" \
    "vpternlogq $0x36, %%zmm13, %%zmm23, %%zmm8\n\t" \
    "vpternlogq $0x69, 64(%[n2]), %%zmm11, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 64(%[n2])\n\t" \
    "vpternlogq $0x9c, %%zmm22, %%zmm27, %%zmm8\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm1, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm20, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm20, %%zmm1\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm15, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm5, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm5, %%zmm15\n\t" \
    "vmovdqa64 %%zmm8, %%zmm26\n\t" \
    "vpternlogq $0xc8, %%zmm17, %%zmm11, %%zmm26\n\t" \
    "vpternlogq $0x69, 0(%[n2]), %%zmm13, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 0(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm10\n\t" \
    "vmovdqa64 %%zmm6, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm10, %%zmm28, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm28, %%zmm6\n\t" \
    "vpternlogq $0x1e, %%zmm17, %%zmm23, %%zmm26\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm0\n\t" \
    "vmovdqa64 %%zmm21, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm25, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm25, %%zmm21\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm7, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm4, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm4, %%zmm7\n\t" \
    "vmovdqa64 %%zmm21, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm15, %%zmm22\n\t" \
    "vpternlogq $0x5a, 128(%[n2]), %%zmm11, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 128(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm27, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm20, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm20, %%zmm27\n\t" \
    "vpternlogq $0x24, %%zmm15, %%zmm1, %%zmm22\n\t" \
    "vpternlogq $0xa6, 1472(%[n2]), %%zmm9, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1472(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm5, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm24, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm24, %%zmm5\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm28, %%zmm8\n\t" \
    "vmovdqa64 %%zmm22, %%zmm23\n\t" \
    "vpternlogq $0xd4, %%zmm21, %%zmm6, %%zmm23\n\t" \
    "vmovdqa64 %%zmm8, %%zmm17\n\t" \
    "vpternlogq $0x6c, %%zmm5, %%zmm27, %%zmm17\n\t" \
    "vpternlogq $0xac, %%zmm21, %%zmm6, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm6, %%zmm21\n\t" \
    "vmovdqa64 %%zmm17, %%zmm25\n\t" \
    "vpternlogq $0x92, %%zmm8, %%zmm5, %%zmm25\n\t" \
    "vpternlogq $0x3a, %%zmm22, %%zmm1, %%zmm15\n\t" \
    "vmovdqu64 256(%[n2]), %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm22, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 256(%[n2])\n\t" \
    "vpternlogq $0x69, 192(%[n2]), %%zmm15, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 192(%[n2])\n\t" \
    "vmovdqa64 %%zmm25, %%zmm4\n\t" \
    "vpternlogq $0x16, %%zmm5, %%zmm7, %%zmm4\n\t" \
    "vpternlogq $0xa6, %%zmm21, %%zmm1, %%zmm22\n\t" \
    "vpternlogq $0x1a, %%zmm4, %%zmm7, %%zmm17\n\t" \
    "vpternlogq $0x69, 320(%[n2]), %%zmm1, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 320(%[n2])\n\t" \
    "vpternlogq $0xda, %%zmm8, %%zmm7, %%zmm4\n\t" \
    "vpternlogq $0x69, 384(%[n2]), %%zmm15, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 384(%[n2])\n\t" \
    "vpternlogq $0xc8, %%zmm5, %%zmm7, %%zmm8\n\t" \
    "vmovdqa64 %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0xc2, %%zmm25, %%zmm5, %%zmm19\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm4, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 448(%[n2])\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 512(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm27, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm25, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 640(%[n2])\n\t" \
    "vpternlogq $0x96, 1536(%[n2]), %%zmm2, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 1536(%[n2])\n\t" \
    "vpternlogq $0x69, 1728(%[n2]), %%zmm16, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1728(%[n2])\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm16, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 1792(%[n2])\n\t" \
    "vpternlogq $0x69, 1856(%[n2]), %%zmm30, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1856(%[n2])\n\t" \
    "vpternlogq $0x6a, 1920(%[n2]), %%zmm12, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1920(%[n2])\n\t"
/* clang-format on */

#endif
