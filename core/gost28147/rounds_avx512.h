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
    "vpternlogq $0x96, %%zmm2, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm10\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm14, %%zmm13\n\t" \
    "vmovdqa64 %%zmm10, %%zmm16\n\t" \
    "vpternlogq $0x6e, %%zmm7, %%zmm4, %%zmm16\n\t" \
    "vmovdqa64 %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0x38, %%zmm7, %%zmm3, %%zmm17\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm15, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm18, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm19, %%zmm18\n\t" \
    "vmovdqa64 %%zmm16, %%zmm21\n\t" \
    "vpternlogq $0xe4, %%zmm7, %%zmm3, %%zmm21\n\t" \
    "vpternlogq $0x24, %%zmm10, %%zmm4, %%zmm7\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm20, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm22, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm23, %%zmm22\n\t" \
    "vmovdqa64 %%zmm21, %%zmm25\n\t" \
    "vpternlogq $0xec, %%zmm17, %%zmm4, %%zmm25\n\t" \
    "vpternlogq $0x90, %%zmm10, %%zmm4, %%zmm3\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm24, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm26, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm27, %%zmm26\n\t" \
    "vmovdqa64 %%zmm22, %%zmm29\n\t" \
    "vpternlogq $0xb8, %%zmm18, %%zmm13, %%zmm29\n\t" \
    "vmovdqa64 %%zmm22, %%zmm30\n\t" \
    "vpternlogq $0x92, %%zmm18, %%zmm13, %%zmm30\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm0\n\t" \
    "vmovdqa64 %%zmm28, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm31, %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm0, %%zmm31\n\t" \
    "vmovdqa64 %%zmm22, %%zmm5\n\t" \
    "vpternlogq $0x24, %%zmm18, %%zmm13, %%zmm5\n\t" \
    "vpternlogq $0x2c, %%zmm30, %%zmm26, %%zmm29\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm1, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm8, %%zmm2\n\t" \
    "vpternlogq $0xb8, %%zmm5, %%zmm26, %%zmm18\n\t" \
    "vpternlogq $0x7c, %%zmm29, %%zmm30, %%zmm26\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm6, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm11, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm9, %%zmm11\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm16, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 768(%[n2])\n\t" \
    "vpternlogq $0x96, 704(%[n2]), %%zmm7, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 704(%[n2])\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm14, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm19, %%zmm12\n\t" \
    "vpternlogq $0x69, 832(%[n2]), %%zmm3, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 832(%[n2])\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm7, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 896(%[n2])\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm15, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm23, %%zmm4\n\t" \
    "vmovdqa64 %%zmm12, %%zmm10\n\t" \
    "vpternlogq $0xc2, %%zmm11, %%zmm31, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm20, %%zmm23\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm26, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 960(%[n2])\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm4, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm27, %%zmm0\n\t" \
    "vpternlogq $0xc2, %%zmm12, %%zmm2, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm24, %%zmm27\n\t" \
    "vpternlogq $0x69, 1088(%[n2]), %%zmm26, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 1088(%[n2])\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm0, %%zmm1\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm28, %%zmm1\n\t" \
    "vmovdqa64 %%zmm10, %%zmm30\n\t" \
    "vpternlogq $0x1c, %%zmm11, %%zmm2, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm8, %%zmm28\n\t" \
    "vpternlogq $0x69, 1024(%[n2]), %%zmm5, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1024(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm6\n\t" \
    "vmovdqa64 %%zmm1, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm9, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm1, %%zmm6, %%zmm9\n\t" \
    "vmovdqa64 %%zmm30, %%zmm17\n\t" \
    "vpternlogq $0xb8, %%zmm12, %%zmm11, %%zmm17\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm5, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1152(%[n2])\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm16, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm25, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm19, %%zmm25\n\t" \
    "vmovdqa64 %%zmm17, %%zmm21\n\t" \
    "vpternlogq $0x54, %%zmm11, %%zmm31, %%zmm21\n\t" \
    "vmovdqa64 %%zmm9, %%zmm7\n\t" \
    "vpternlogq $0x7e, %%zmm28, %%zmm23, %%zmm7\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm3\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm14, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm3, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm20, %%zmm3\n\t" \
    "vpternlogq $0xd0, %%zmm21, %%zmm2, %%zmm31\n\t" \
    "vmovdqa64 %%zmm9, %%zmm18\n\t" \
    "vpternlogq $0xd6, %%zmm27, %%zmm23, %%zmm18\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm15, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm24, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm4, %%zmm24\n\t" \
    "vmovdqa64 %%zmm9, %%zmm13\n\t" \
    "vpternlogq $0x62, %%zmm28, %%zmm27, %%zmm13\n\t" \
    "vpternlogq $0x8e, %%zmm7, %%zmm28, %%zmm27\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm0\n\t" \
    "vmovdqa64 %%zmm26, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm8, %%zmm29\n\t" \
    "vmovdqa64 %%zmm24, %%zmm6\n\t" \
    "vpternlogq $0x34, %%zmm3, %%zmm25, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm0, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm10, %%zmm11\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm29, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm1, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm5, %%zmm1\n\t" \
    "vmovdqa64 %%zmm6, %%zmm19\n\t" \
    "vpternlogq $0x58, %%zmm3, %%zmm25, %%zmm19\n\t" \
    "vmovdqa64 %%zmm8, %%zmm16\n\t" \
    "vpternlogq $0x68, %%zmm3, %%zmm25, %%zmm16\n\t" \
    "vpternlogq $0x36, %%zmm13, %%zmm7, %%zmm9\n\t" \
    "vmovdqa64 %%zmm27, %%zmm20\n\t" \
    "vpternlogq $0x9e, %%zmm18, %%zmm23, %%zmm20\n\t" \
    "vpternlogq $0x69, 1280(%[n2]), %%zmm30, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1280(%[n2])\n\t" \
    "vmovdqa64 %%zmm19, %%zmm14\n\t" \
    "vpternlogq $0x16, %%zmm8, %%zmm24, %%zmm14\n\t" \
    "vpternlogq $0x9e, %%zmm16, %%zmm8, %%zmm24\n\t" \
    "vpternlogq $0x96, 1344(%[n2]), %%zmm31, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1344(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm22, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm2, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm4, %%zmm2\n\t" \
    "vmovdqa64 %%zmm14, %%zmm28\n\t" \
    "vpternlogq $0xc2, %%zmm6, %%zmm3, %%zmm28\n\t" \
    "vpternlogq $0x96, 1472(%[n2]), %%zmm27, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1472(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm15, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm0, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm26, %%zmm0\n\t" \
    "vpternlogq $0x69, 1664(%[n2]), %%zmm9, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1664(%[n2])\n\t" \
    "vpternlogq $0x69, 1728(%[n2]), %%zmm28, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 1728(%[n2])\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm5, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm29, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm30, %%zmm29\n\t" \
    "vmovdqa64 %%zmm0, %%zmm16\n\t" \
    "vpternlogq $0xb8, %%zmm2, %%zmm1, %%zmm16\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm24, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 1792(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm12, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm31, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm17, %%zmm31\n\t" \
    "vmovdqa64 %%zmm29, %%zmm22\n\t" \
    "vpternlogq $0x98, %%zmm0, %%zmm1, %%zmm22\n\t" \
    "vmovdqa64 %%zmm29, %%zmm27\n\t" \
    "vpternlogq $0xd2, %%zmm0, %%zmm1, %%zmm27\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm4, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm23, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm26, %%zmm23\n\t" \
    "vmovdqa64 %%zmm29, %%zmm9\n\t" \
    "vpternlogq $0x42, %%zmm0, %%zmm2, %%zmm9\n\t" \
    "vpternlogq $0xdc, %%zmm29, %%zmm2, %%zmm0\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm15, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm18, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm28, %%zmm18\n\t" \
    "vpternlogq $0xbe, %%zmm27, %%zmm22, %%zmm2\n\t" \
    "vpternlogq $0x69, 1984(%[n2]), %%zmm9, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1984(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm8, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm30, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm5, %%zmm30\n\t" \
    "vmovdqa64 %%zmm18, %%zmm3\n\t" \
    "vpternlogq $0xda, %%zmm23, %%zmm31, %%zmm3\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm0, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 0(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm24, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm17, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm12, %%zmm17\n\t" \
    "vmovdqa64 %%zmm3, %%zmm4\n\t" \
    "vpternlogq $0x7a, %%zmm30, %%zmm18, %%zmm4\n\t" \
    "vpternlogq $0xa9, 64(%[n2]), %%zmm9, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 64(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm26, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm29, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm28, %%zmm29\n\t" \
    "vmovdqa64 %%zmm4, %%zmm16\n\t" \
    "vpternlogq $0x7a, %%zmm30, %%zmm31, %%zmm16\n\t" \
    "vpternlogq $0x96, 128(%[n2]), %%zmm2, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 128(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm15, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm5, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm8, %%zmm5\n\t" \
    "vpternlogq $0x2c, %%zmm16, %%zmm31, %%zmm23\n\t" \
    "vpternlogq $0x96, 256(%[n2]), %%zmm31, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 256(%[n2])\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm12, %%zmm27\n\t" \
    "vpternlogq $0x69, 1856(%[n2]), %%zmm14, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 1856(%[n2])\n\t" \
    "vpternlogq $0x94, %%zmm23, %%zmm30, %%zmm3\n\t" \
    "vpternlogq $0x8e, %%zmm23, %%zmm18, %%zmm30\n\t" \
    "vmovdqa64 %%zmm27, %%zmm24\n\t" \
    "vpternlogq $0x92, %%zmm5, %%zmm17, %%zmm24\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm23, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 320(%[n2])\n\t" \
    "vpternlogq $0x96, 192(%[n2]), %%zmm3, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 192(%[n2])\n\t" \
    "vpternlogq $0x69, 384(%[n2]), %%zmm30, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 384(%[n2])\n\t" \
    "vmovdqa64 %%zmm24, %%zmm9\n\t" \
    "vpternlogq $0x94, %%zmm5, %%zmm29, %%zmm9\n\t" \
    "vpternlogq $0x66, 1920(%[n2]), %%zmm19, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1920(%[n2])\n\t" \
    "vpternlogq $0xa9, 1216(%[n2]), %%zmm11, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1216(%[n2])\n\t" \
    "vpternlogq $0x69, 1408(%[n2]), %%zmm11, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 1408(%[n2])\n\t" \
    "vmovdqa64 %%zmm9, %%zmm22\n\t" \
    "vpternlogq $0x64, %%zmm5, %%zmm17, %%zmm22\n\t" \
    "vmovdqu64 640(%[n2]), %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm27, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 640(%[n2])\n\t" \
    "vpternlogq $0x96, 1536(%[n2]), %%zmm20, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 1536(%[n2])\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm20, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 1600(%[n2])\n\t" \
    "vpternlogq $0xc4, %%zmm22, %%zmm9, %%zmm27\n\t" \
    "vpternlogq $0x5e, %%zmm27, %%zmm22, %%zmm29\n\t" \
    "vpternlogq $0xa9, 448(%[n2]), %%zmm27, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 448(%[n2])\n\t" \
    "vpternlogq $0x60, %%zmm29, %%zmm5, %%zmm17\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm29, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 512(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm17, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 576(%[n2])\n\t"

#define ROUND_test \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm10\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm14, %%zmm13\n\t" \
    "vmovdqa64 %%zmm10, %%zmm16\n\t" \
    "vpternlogq $0x6a, %%zmm7, %%zmm3, %%zmm16\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm18, %%zmm17\n\t" \
    "vmovdqa64 %%zmm16, %%zmm20\n\t" \
    "vpternlogq $0x36, %%zmm7, %%zmm4, %%zmm20\n\t" \
    "vpternlogq $0xe4, %%zmm16, %%zmm3, %%zmm4\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm19, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm21, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm22, %%zmm21\n\t" \
    "vmovdqa64 %%zmm20, %%zmm24\n\t" \
    "vpternlogq $0x36, %%zmm10, %%zmm7, %%zmm24\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm23, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm26, %%zmm25\n\t" \
    "vmovdqa64 %%zmm21, %%zmm28\n\t" \
    "vpternlogq $0x94, %%zmm17, %%zmm13, %%zmm28\n\t" \
    "vmovdqa64 %%zmm24, %%zmm29\n\t" \
    "vpternlogq $0x5e, %%zmm20, %%zmm3, %%zmm29\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm27, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm30, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm31, %%zmm30\n\t" \
    "vmovdqa64 %%zmm28, %%zmm1\n\t" \
    "vpternlogq $0xa2, %%zmm25, %%zmm21, %%zmm1\n\t" \
    "vpternlogq $0x1c, %%zmm29, %%zmm7, %%zmm3\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm2\n\t" \
    "vmovdqa64 %%zmm0, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm2, %%zmm5, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm2, %%zmm5\n\t" \
    "vmovdqa64 %%zmm28, %%zmm6\n\t" \
    "vpternlogq $0xf2, %%zmm25, %%zmm17, %%zmm6\n\t" \
    "vmovdqa64 %%zmm1, %%zmm11\n\t" \
    "vpternlogq $0x0e, %%zmm25, %%zmm17, %%zmm11\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm8, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm14, %%zmm9\n\t" \
    "vpternlogq $0xd8, %%zmm6, %%zmm25, %%zmm21\n\t" \
    "vpternlogq $0x5a, 704(%[n2]), %%zmm3, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 704(%[n2])\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm12, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm18, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm15, %%zmm18\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm24, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 768(%[n2])\n\t" \
    "vpternlogq $0x69, 832(%[n2]), %%zmm29, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 832(%[n2])\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm16, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm22, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm19, %%zmm22\n\t" \
    "vmovdqa64 %%zmm18, %%zmm23\n\t" \
    "vpternlogq $0x6e, %%zmm5, %%zmm30, %%zmm23\n\t" \
    "vpternlogq $0x20, %%zmm17, %%zmm13, %%zmm25\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm26, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm31, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm27, %%zmm31\n\t" \
    "vmovdqa64 %%zmm23, %%zmm2\n\t" \
    "vpternlogq $0x56, %%zmm9, %%zmm5, %%zmm2\n\t" \
    "vmovdqa64 %%zmm23, %%zmm0\n\t" \
    "vpternlogq $0x52, %%zmm18, %%zmm9, %%zmm0\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm7, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm14, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm8, %%zmm14\n\t" \
    "vpternlogq $0x96, 896(%[n2]), %%zmm3, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 896(%[n2])\n\t" \
    "vpternlogq $0x42, %%zmm9, %%zmm30, %%zmm18\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm6, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm20, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm15, %%zmm20\n\t" \
    "vmovdqa64 %%zmm14, %%zmm4\n\t" \
    "vpternlogq $0xe4, %%zmm31, %%zmm22, %%zmm4\n\t" \
    "vpternlogq $0x1e, %%zmm14, %%zmm31, %%zmm22\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm10\n\t" \
    "vmovdqa64 %%zmm12, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm10, %%zmm29, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm10, %%zmm29\n\t" \
    "vpternlogq $0x9a, %%zmm23, %%zmm5, %%zmm9\n\t" \
    "vmovdqa64 %%zmm22, %%zmm16\n\t" \
    "vpternlogq $0x42, %%zmm4, %%zmm20, %%zmm16\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm19, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm27, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm26, %%zmm27\n\t" \
    "vpternlogq $0x7a, %%zmm0, %%zmm2, %%zmm5\n\t" \
    "vmovdqa64 %%zmm16, %%zmm7\n\t" \
    "vpternlogq $0xc6, %%zmm4, %%zmm31, %%zmm7\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm11, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 960(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm3\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm8, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm3, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm24, %%zmm3\n\t" \
    "vpternlogq $0xae, %%zmm7, %%zmm20, %%zmm4\n\t" \
    "vpternlogq $0x96, 1024(%[n2]), %%zmm1, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1024(%[n2])\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm15, %%zmm10\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm6, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm14, %%zmm6\n\t" \
    "vmovdqa64 %%zmm4, %%zmm12\n\t" \
    "vpternlogq $0x5c, %%zmm16, %%zmm22, %%zmm12\n\t" \
    "vpternlogq $0x69, 1088(%[n2]), %%zmm21, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 1088(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm10, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm23, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm26, %%zmm23\n\t" \
    "vmovdqa64 %%zmm6, %%zmm11\n\t" \
    "vpternlogq $0x64, %%zmm27, %%zmm29, %%zmm11\n\t" \
    "vpternlogq $0x69, 1152(%[n2]), %%zmm21, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1152(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm19, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm13, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm24, %%zmm13\n\t" \
    "vmovdqa64 %%zmm11, %%zmm1\n\t" \
    "vpternlogq $0x86, %%zmm3, %%zmm27, %%zmm1\n\t" \
    "vpternlogq $0x96, 1280(%[n2]), %%zmm2, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1280(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm8, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm17, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm14, %%zmm17\n\t" \
    "vmovdqa64 %%zmm1, %%zmm28\n\t" \
    "vpternlogq $0xe6, %%zmm3, %%zmm29, %%zmm28\n\t" \
    "vpternlogq $0x69, 1536(%[n2]), %%zmm12, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1536(%[n2])\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm10\n\t" \
    "vmovdqa64 %%zmm15, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm10, %%zmm26, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm10, %%zmm26\n\t" \
    "vpternlogq $0xd2, %%zmm28, %%zmm6, %%zmm27\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm7, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 1600(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm21, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm25, %%zmm19\n\t" \
    "vmovdqa64 %%zmm26, %%zmm2\n\t" \
    "vpternlogq $0x22, %%zmm17, %%zmm23, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm24, %%zmm25\n\t" \
    "vmovdqa64 %%zmm27, %%zmm30\n\t" \
    "vpternlogq $0x6a, %%zmm3, %%zmm29, %%zmm30\n\t" \
    "vpternlogq $0x69, 1216(%[n2]), %%zmm9, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1216(%[n2])\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm19, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm14, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm8, %%zmm14\n\t" \
    "vmovdqa64 %%zmm2, %%zmm31\n\t" \
    "vpternlogq $0x82, %%zmm26, %%zmm13, %%zmm31\n\t" \
    "vpternlogq $0x94, %%zmm30, %%zmm11, %%zmm6\n\t" \
    "vpternlogq $0xa5, 1344(%[n2]), %%zmm0, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 1344(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm12, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm10, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm15, %%zmm10\n\t" \
    "vmovdqa64 %%zmm31, %%zmm7\n\t" \
    "vpternlogq $0xb4, %%zmm17, %%zmm23, %%zmm7\n\t" \
    "vpternlogq $0x69, 1408(%[n2]), %%zmm0, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 1408(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm28, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm20, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm24, %%zmm20\n\t" \
    "vmovdqa64 %%zmm7, %%zmm18\n\t" \
    "vpternlogq $0x0e, %%zmm31, %%zmm13, %%zmm18\n\t" \
    "vpternlogq $0x96, 64(%[n2]), %%zmm7, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 64(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm21, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm8, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm19, %%zmm8\n\t" \
    "vmovdqa64 %%zmm20, %%zmm5\n\t" \
    "vpternlogq $0xbc, %%zmm14, %%zmm25, %%zmm5\n\t" \
    "vpternlogq $0xd4, %%zmm18, %%zmm17, %%zmm23\n\t" \
    "vpternlogq $0x69, 128(%[n2]), %%zmm18, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 128(%[n2])\n\t" \
    "vpternlogq $0x96, 1472(%[n2]), %%zmm22, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1472(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm11, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm15, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0x5a, %%zmm5, %%zmm25, %%zmm10\n\t" \
    "vpternlogq $0xce, %%zmm23, %%zmm18, %%zmm31\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm0, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm9, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm0, %%zmm24, %%zmm9\n\t" \
    "vmovdqa64 %%zmm10, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm25, %%zmm7\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm23, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 1984(%[n2])\n\t" \
    "vmovdqa64 %%zmm28, %%zmm13\n\t" \
    "vpternlogq $0xe0, %%zmm15, %%zmm8, %%zmm13\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm21, %%zmm19\n\t" \
    "vmovdqa64 %%zmm7, %%zmm2\n\t" \
    "vpternlogq $0x60, %%zmm20, %%zmm25, %%zmm2\n\t" \
    "vpternlogq $0x58, %%zmm10, %%zmm20, %%zmm7\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm31, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 0(%[n2])\n\t" \
    "vmovdqa64 %%zmm19, %%zmm16\n\t" \
    "vpternlogq $0xd8, %%zmm28, %%zmm15, %%zmm16\n\t" \
    "vpternlogq $0x5e, %%zmm13, %%zmm8, %%zmm19\n\t" \
    "vpternlogq $0x16, %%zmm10, %%zmm20, %%zmm25\n\t" \
    "vpternlogq $0xa9, 192(%[n2]), %%zmm2, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 192(%[n2])\n\t" \
    "vpternlogq $0x96, 256(%[n2]), %%zmm2, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 256(%[n2])\n\t" \
    "vmovdqa64 %%zmm19, %%zmm12\n\t" \
    "vpternlogq $0x7e, %%zmm16, %%zmm28, %%zmm12\n\t" \
    "vpternlogq $0x94, %%zmm15, %%zmm8, %%zmm19\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm2, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 320(%[n2])\n\t" \
    "vpternlogq $0xa9, 384(%[n2]), %%zmm2, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 384(%[n2])\n\t" \
    "vpternlogq $0xf4, %%zmm12, %%zmm15, %%zmm8\n\t" \
    "vpternlogq $0xa6, 512(%[n2]), %%zmm12, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 512(%[n2])\n\t" \
    "vpternlogq $0x69, 576(%[n2]), %%zmm19, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 576(%[n2])\n\t" \
    "vpternlogq $0x69, 1664(%[n2]), %%zmm4, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1664(%[n2])\n\t" \
    "vpternlogq $0x96, 448(%[n2]), %%zmm8, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 448(%[n2])\n\t" \
    "vpternlogq $0x69, 640(%[n2]), %%zmm8, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 640(%[n2])\n\t" \
    "vpternlogq $0x69, 1728(%[n2]), %%zmm6, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1728(%[n2])\n\t" \
    "vpternlogq $0x96, 1920(%[n2]), %%zmm6, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1920(%[n2])\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm3, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 1792(%[n2])\n\t" \
    "vpternlogq $0x66, 1856(%[n2]), %%zmm27, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 1856(%[n2])\n\t"

#define ROUND_a \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm10\n\t" \
    "vmovdqa64 %%zmm7, %%zmm13\n\t" \
    "vpternlogq $0xb6, %%zmm4, %%zmm3, %%zmm13\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm12, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm14, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm15, %%zmm14\n\t" \
    "vmovdqa64 %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0x1e, %%zmm7, %%zmm3, %%zmm17\n\t" \
    "vmovdqa64 %%zmm13, %%zmm18\n\t" \
    "vpternlogq $0xb6, %%zmm10, %%zmm4, %%zmm18\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm16, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm19, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm20, %%zmm19\n\t" \
    "vmovdqa64 %%zmm18, %%zmm22\n\t" \
    "vpternlogq $0x06, %%zmm13, %%zmm3, %%zmm22\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm21, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm23, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm24, %%zmm23\n\t" \
    "vpternlogq $0x68, %%zmm22, %%zmm7, %%zmm4\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm22, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 896(%[n2])\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm25, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm26, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm27, %%zmm26\n\t" \
    "vpternlogq $0x1a, %%zmm4, %%zmm10, %%zmm7\n\t" \
    "vpternlogq $0x65, 704(%[n2]), %%zmm4, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 704(%[n2])\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm28, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm29, %%zmm31\n\t" \
    "vmovdqa64 %%zmm26, %%zmm0\n\t" \
    "vpternlogq $0xa6, %%zmm23, %%zmm19, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm30, %%zmm29\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm7, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 768(%[n2])\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm31, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm1, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm5, %%zmm1\n\t" \
    "vmovdqa64 %%zmm0, %%zmm8\n\t" \
    "vpternlogq $0x36, %%zmm23, %%zmm14, %%zmm8\n\t" \
    "vpternlogq $0x96, 832(%[n2]), %%zmm7, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 832(%[n2])\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm2, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm11, %%zmm6\n\t" \
    "vmovdqa64 %%zmm8, %%zmm15\n\t" \
    "vpternlogq $0x18, %%zmm0, %%zmm19, %%zmm15\n\t" \
    "vmovdqa64 %%zmm8, %%zmm12\n\t" \
    "vpternlogq $0xac, %%zmm26, %%zmm19, %%zmm12\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm9, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm20, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm16, %%zmm20\n\t" \
    "vpternlogq $0xbe, %%zmm15, %%zmm26, %%zmm19\n\t" \
    "vpternlogq $0x69, 960(%[n2]), %%zmm12, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 960(%[n2])\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm24, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm21, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm22, %%zmm21\n\t" \
    "vmovdqa64 %%zmm20, %%zmm27\n\t" \
    "vpternlogq $0xda, %%zmm6, %%zmm1, %%zmm27\n\t" \
    "vmovdqa64 %%zmm20, %%zmm25\n\t" \
    "vpternlogq $0x4e, %%zmm6, %%zmm29, %%zmm25\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm3, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm10, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm4, %%zmm10\n\t" \
    "vpternlogq $0x58, %%zmm27, %%zmm6, %%zmm29\n\t" \
    "vpternlogq $0x60, %%zmm19, %%zmm23, %%zmm14\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm18, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm30, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm28, %%zmm30\n\t" \
    "vmovdqa64 %%zmm29, %%zmm5\n\t" \
    "vpternlogq $0xf6, %%zmm25, %%zmm1, %%zmm5\n\t" \
    "vpternlogq $0x96, 1088(%[n2]), %%zmm19, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1088(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm17, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm31, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm7, %%zmm31\n\t" \
    "vpternlogq $0x52, %%zmm5, %%zmm6, %%zmm20\n\t" \
    "vpternlogq $0x92, %%zmm5, %%zmm25, %%zmm6\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm2\n\t" \
    "vmovdqa64 %%zmm13, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm2, %%zmm11, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm2, %%zmm11\n\t" \
    "vmovdqa64 %%zmm31, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm21, %%zmm9\n\t" \
    "vpternlogq $0x69, 1024(%[n2]), %%zmm8, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 1024(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm16, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm26, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm15, %%zmm26\n\t" \
    "vmovdqa64 %%zmm9, %%zmm22\n\t" \
    "vpternlogq $0x34, %%zmm30, %%zmm10, %%zmm22\n\t" \
    "vpternlogq $0xd4, %%zmm9, %%zmm10, %%zmm30\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm0, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm24, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm4, %%zmm24\n\t" \
    "vpternlogq $0x1e, %%zmm22, %%zmm10, %%zmm21\n\t" \
    "vpternlogq $0x78, %%zmm9, %%zmm31, %%zmm22\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm3, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm27, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm23, %%zmm27\n\t" \
    "vmovdqa64 %%zmm24, %%zmm18\n\t" \
    "vpternlogq $0x86, %%zmm26, %%zmm11, %%zmm18\n\t" \
    "vpternlogq $0xe2, %%zmm21, %%zmm31, %%zmm9\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm28, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm12, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm7, %%zmm12\n\t" \
    "vmovdqa64 %%zmm18, %%zmm25\n\t" \
    "vpternlogq $0x90, %%zmm27, %%zmm24, %%zmm25\n\t" \
    "vpternlogq $0xf8, %%zmm27, %%zmm11, %%zmm18\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm14, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 1152(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm2, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm13, %%zmm2\n\t" \
    "vpternlogq $0xb4, %%zmm25, %%zmm26, %%zmm24\n\t" \
    "vpternlogq $0x7e, %%zmm25, %%zmm11, %%zmm27\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm19, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm15, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm16, %%zmm15\n\t" \
    "vpternlogq $0x69, 1536(%[n2]), %%zmm9, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1536(%[n2])\n\t" \
    "vpternlogq $0x3e, %%zmm27, %%zmm24, %%zmm11\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm4, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm0, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm23, %%zmm0\n\t" \
    "vpternlogq $0x9a, 1216(%[n2]), %%zmm20, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 1216(%[n2])\n\t" \
    "vpternlogq $0x69, 1728(%[n2]), %%zmm11, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1728(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm3, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm7, %%zmm14\n\t" \
    "vmovdqa64 %%zmm0, %%zmm8\n\t" \
    "vpternlogq $0x94, %%zmm15, %%zmm2, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm28, %%zmm7\n\t" \
    "vpternlogq $0x69, 1280(%[n2]), %%zmm1, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 1280(%[n2])\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm14, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm13, %%zmm16\n\t" \
    "vmovdqa64 %%zmm8, %%zmm19\n\t" \
    "vpternlogq $0x64, %%zmm0, %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm17, %%zmm13\n\t" \
    "vmovdqa64 %%zmm8, %%zmm9\n\t" \
    "vpternlogq $0x16, %%zmm0, %%zmm12, %%zmm9\n\t" \
    "vpternlogq $0x52, %%zmm0, %%zmm12, %%zmm8\n\t" \
    "vpternlogq $0x86, %%zmm2, %%zmm12, %%zmm19\n\t" \
    "vpternlogq $0x69, 1344(%[n2]), %%zmm6, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 1344(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm16, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm10, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm23, %%zmm10\n\t" \
    "vpternlogq $0x16, %%zmm19, %%zmm15, %%zmm12\n\t" \
    "vpternlogq $0x69, 1984(%[n2]), %%zmm9, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 1984(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm4, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm5, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm11, %%zmm5\n\t" \
    "vpternlogq $0xa9, 0(%[n2]), %%zmm8, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 0(%[n2])\n\t" \
    "vmovdqa64 %%zmm10, %%zmm28\n\t" \
    "vpternlogq $0x16, %%zmm13, %%zmm7, %%zmm28\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm3\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm25, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm3, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm20, %%zmm3\n\t" \
    "vmovdqa64 %%zmm5, %%zmm14\n\t" \
    "vpternlogq $0xbc, %%zmm13, %%zmm7, %%zmm14\n\t" \
    "vmovdqa64 %%zmm5, %%zmm1\n\t" \
    "vpternlogq $0x82, %%zmm13, %%zmm7, %%zmm1\n\t" \
    "vpternlogq $0x58, %%zmm10, %%zmm7, %%zmm5\n\t" \
    "vpternlogq $0x96, 64(%[n2]), %%zmm8, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 64(%[n2])\n\t" \
    "vpternlogq $0x56, 128(%[n2]), %%zmm19, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 128(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm17, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm23, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm16, %%zmm23\n\t" \
    "vpternlogq $0xee, %%zmm1, %%zmm10, %%zmm7\n\t" \
    "vpternlogq $0x82, %%zmm5, %%zmm14, %%zmm13\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm2\n\t" \
    "vmovdqa64 %%zmm15, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm9, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm2, %%zmm9\n\t" \
    "vpternlogq $0x69, 192(%[n2]), %%zmm1, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 192(%[n2])\n\t" \
    "vpternlogq $0x9a, 256(%[n2]), %%zmm13, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 256(%[n2])\n\t" \
    "vmovdqa64 %%zmm11, %%zmm4\n\t" \
    "vpternlogq $0x24, %%zmm23, %%zmm3, %%zmm4\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm20, %%zmm12\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm1, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 320(%[n2])\n\t" \
    "vpternlogq $0x96, 384(%[n2]), %%zmm13, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 384(%[n2])\n\t" \
    "vpternlogq $0x69, 1408(%[n2]), %%zmm6, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1408(%[n2])\n\t" \
    "vmovdqa64 %%zmm4, %%zmm25\n\t" \
    "vpternlogq $0xb2, %%zmm12, %%zmm23, %%zmm25\n\t" \
    "vpternlogq $0x34, %%zmm4, %%zmm12, %%zmm23\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm30, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1600(%[n2])\n\t" \
    "vpternlogq $0x96, 1472(%[n2]), %%zmm22, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1472(%[n2])\n\t" \
    "vpternlogq $0x3e, %%zmm25, %%zmm11, %%zmm4\n\t" \
    "vmovdqa64 %%zmm25, %%zmm0\n\t" \
    "vpternlogq $0x28, %%zmm11, %%zmm3, %%zmm0\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm25, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 448(%[n2])\n\t" \
    "vpternlogq $0x69, 1664(%[n2]), %%zmm22, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 1664(%[n2])\n\t" \
    "vpternlogq $0x16, %%zmm4, %%zmm25, %%zmm3\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm0, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 576(%[n2])\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm18, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 1792(%[n2])\n\t" \
    "vpternlogq $0x96, 1856(%[n2]), %%zmm26, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 1856(%[n2])\n\t" \
    "vpternlogq $0xa9, 512(%[n2]), %%zmm3, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 512(%[n2])\n\t" \
    "vpternlogq $0x69, 640(%[n2]), %%zmm3, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 640(%[n2])\n\t" \
    "vpternlogq $0x99, 1920(%[n2]), %%zmm18, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 1920(%[n2])\n\t"

#define ROUND_b \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm10\n\t" \
    "vmovdqa64 %%zmm7, %%zmm13\n\t" \
    "vpternlogq $0x6a, %%zmm4, %%zmm3, %%zmm13\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm12, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm14, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm15, %%zmm14\n\t" \
    "vmovdqa64 %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0xb4, %%zmm4, %%zmm3, %%zmm17\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm16, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm18, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm19, %%zmm18\n\t" \
    "vpternlogq $0xb4, %%zmm17, %%zmm13, %%zmm7\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm20, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm21, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm22, %%zmm21\n\t" \
    "vmovdqa64 %%zmm7, %%zmm24\n\t" \
    "vpternlogq $0x1a, %%zmm17, %%zmm3, %%zmm24\n\t" \
    "vpternlogq $0x66, 704(%[n2]), %%zmm7, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 704(%[n2])\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm23, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm26, %%zmm25\n\t" \
    "vpternlogq $0x92, %%zmm24, %%zmm7, %%zmm3\n\t" \
    "vpternlogq $0x62, %%zmm24, %%zmm17, %%zmm4\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm27, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm28, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm29, %%zmm28\n\t" \
    "vmovdqa64 %%zmm25, %%zmm31\n\t" \
    "vpternlogq $0x70, %%zmm21, %%zmm18, %%zmm31\n\t" \
    "vpternlogq $0x18, %%zmm21, %%zmm18, %%zmm25\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm30, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm0, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm1, %%zmm0\n\t" \
    "vmovdqa64 %%zmm31, %%zmm2\n\t" \
    "vpternlogq $0xba, %%zmm18, %%zmm14, %%zmm2\n\t" \
    "vmovdqa64 %%zmm25, %%zmm8\n\t" \
    "vpternlogq $0x24, %%zmm18, %%zmm14, %%zmm8\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm5, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm11, %%zmm6\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm3, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 768(%[n2])\n\t" \
    "vpternlogq $0x96, 832(%[n2]), %%zmm3, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 832(%[n2])\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm9, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm12, %%zmm15\n\t" \
    "vmovdqa64 %%zmm31, %%zmm16\n\t" \
    "vpternlogq $0x4a, %%zmm21, %%zmm14, %%zmm16\n\t" \
    "vpternlogq $0x4a, %%zmm2, %%zmm21, %%zmm14\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm19, %%zmm10\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm22, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm20, %%zmm22\n\t" \
    "vmovdqa64 %%zmm15, %%zmm26\n\t" \
    "vpternlogq $0x52, %%zmm6, %%zmm28, %%zmm26\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm24, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 896(%[n2])\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm10, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm23, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm7, %%zmm23\n\t" \
    "vmovdqa64 %%zmm26, %%zmm27\n\t" \
    "vpternlogq $0x76, %%zmm0, %%zmm28, %%zmm27\n\t" \
    "vmovdqa64 %%zmm26, %%zmm1\n\t" \
    "vpternlogq $0x1e, %%zmm6, %%zmm0, %%zmm1\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm29, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm30, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm11, %%zmm30\n\t" \
    "vmovdqa64 %%zmm26, %%zmm4\n\t" \
    "vpternlogq $0xca, %%zmm0, %%zmm28, %%zmm4\n\t" \
    "vmovdqa64 %%zmm1, %%zmm3\n\t" \
    "vpternlogq $0x1e, %%zmm27, %%zmm15, %%zmm3\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm5, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm17, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm12, %%zmm17\n\t" \
    "vpternlogq $0x58, %%zmm27, %%zmm6, %%zmm15\n\t" \
    "vpternlogq $0x86, %%zmm3, %%zmm6, %%zmm28\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm9, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm21, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm20, %%zmm21\n\t" \
    "vmovdqa64 %%zmm17, %%zmm24\n\t" \
    "vpternlogq $0x22, %%zmm23, %%zmm22, %%zmm24\n\t" \
    "vmovdqa64 %%zmm17, %%zmm13\n\t" \
    "vpternlogq $0x4e, %%zmm23, %%zmm22, %%zmm13\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm8, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 960(%[n2])\n\t" \
    "vpternlogq $0x96, 1024(%[n2]), %%zmm2, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1024(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm10\n\t" \
    "vmovdqa64 %%zmm19, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm10, %%zmm7, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm10, %%zmm7\n\t" \
    "vmovdqa64 %%zmm24, %%zmm29\n\t" \
    "vpternlogq $0x1e, %%zmm17, %%zmm30, %%zmm29\n\t" \
    "vpternlogq $0x5a, 1088(%[n2]), %%zmm8, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1088(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm11, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm12, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm5, %%zmm12\n\t" \
    "vpternlogq $0x42, %%zmm29, %%zmm23, %%zmm22\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm14, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1152(%[n2])\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm27, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm20, %%zmm6\n\t" \
    "vpternlogq $0x2e, %%zmm22, %%zmm17, %%zmm30\n\t" \
    "vpternlogq $0x96, 1216(%[n2]), %%zmm28, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 1216(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm2\n\t" \
    "vmovdqa64 %%zmm9, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm2, %%zmm31, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm2, %%zmm31\n\t" \
    "vmovdqa64 %%zmm6, %%zmm10\n\t" \
    "vpternlogq $0x2a, %%zmm7, %%zmm21, %%zmm10\n\t" \
    "vmovdqa64 %%zmm6, %%zmm19\n\t" \
    "vpternlogq $0x9c, %%zmm12, %%zmm21, %%zmm19\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm25, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm8, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm16, %%zmm8\n\t" \
    "vpternlogq $0x1e, %%zmm30, %%zmm13, %%zmm29\n\t" \
    "vmovdqa64 %%zmm19, %%zmm11\n\t" \
    "vpternlogq $0x72, %%zmm10, %%zmm12, %%zmm11\n\t" \
    "vpternlogq $0x69, 1344(%[n2]), %%zmm15, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1344(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm5, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm14, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm18, %%zmm14\n\t" \
    "vmovdqa64 %%zmm11, %%zmm27\n\t" \
    "vpternlogq $0x6a, %%zmm6, %%zmm12, %%zmm27\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm30, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1600(%[n2])\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm20, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm28, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm26, %%zmm28\n\t" \
    "vpternlogq $0x24, %%zmm27, %%zmm12, %%zmm7\n\t" \
    "vpternlogq $0xac, %%zmm27, %%zmm11, %%zmm21\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm2, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm9, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm16, %%zmm9\n\t" \
    "vmovdqa64 %%zmm28, %%zmm15\n\t" \
    "vpternlogq $0x68, %%zmm14, %%zmm31, %%zmm15\n\t" \
    "vpternlogq $0x96, 1664(%[n2]), %%zmm22, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1664(%[n2])\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm25, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm0, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm18, %%zmm0\n\t" \
    "vmovdqa64 %%zmm15, %%zmm30\n\t" \
    "vpternlogq $0xca, %%zmm28, %%zmm8, %%zmm30\n\t" \
    "vpternlogq $0x96, 1856(%[n2]), %%zmm11, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 1856(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm5, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm23, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm26, %%zmm23\n\t" \
    "vmovdqa64 %%zmm30, %%zmm12\n\t" \
    "vpternlogq $0x68, %%zmm8, %%zmm31, %%zmm12\n\t" \
    "vmovdqa64 %%zmm30, %%zmm27\n\t" \
    "vpternlogq $0x94, %%zmm28, %%zmm14, %%zmm27\n\t" \
    "vpternlogq $0x69, 1280(%[n2]), %%zmm3, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 1280(%[n2])\n\t" \
    "vmovdqa64 %%zmm23, %%zmm16\n\t" \
    "vpternlogq $0xb4, %%zmm0, %%zmm9, %%zmm16\n\t" \
    "vpternlogq $0xb6, %%zmm12, %%zmm31, %%zmm8\n\t" \
    "vpternlogq $0xb2, %%zmm12, %%zmm28, %%zmm14\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm12, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1984(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm20, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm2, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm22, %%zmm2\n\t" \
    "vpternlogq $0xd2, %%zmm16, %%zmm0, %%zmm9\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm8, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 0(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm17, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm18, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm25, %%zmm18\n\t" \
    "vmovdqa64 %%zmm9, %%zmm6\n\t" \
    "vpternlogq $0x9e, %%zmm16, %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0x96, 64(%[n2]), %%zmm14, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 64(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm11, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm26, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm5, %%zmm26\n\t" \
    "vpternlogq $0x68, %%zmm6, %%zmm0, %%zmm16\n\t" \
    "vmovdqa64 %%zmm6, %%zmm28\n\t" \
    "vpternlogq $0x36, %%zmm9, %%zmm0, %%zmm28\n\t" \
    "vpternlogq $0x69, 128(%[n2]), %%zmm8, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 128(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm4, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm12, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm31, %%zmm12\n\t" \
    "vpternlogq $0xc2, %%zmm28, %%zmm2, %%zmm23\n\t" \
    "vpternlogq $0x18, %%zmm16, %%zmm9, %%zmm2\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm15, %%zmm20\n\t" \
    "vpternlogq $0x69, 192(%[n2]), %%zmm16, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 192(%[n2])\n\t" \
    "vpternlogq $0x69, 320(%[n2]), %%zmm23, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 320(%[n2])\n\t" \
    "vpternlogq $0x96, 256(%[n2]), %%zmm23, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 256(%[n2])\n\t" \
    "vmovdqa64 %%zmm20, %%zmm25\n\t" \
    "vpternlogq $0x62, %%zmm26, %%zmm18, %%zmm25\n\t" \
    "vmovdqa64 %%zmm20, %%zmm17\n\t" \
    "vpternlogq $0x3e, %%zmm26, %%zmm18, %%zmm17\n\t" \
    "vpternlogq $0x96, 384(%[n2]), %%zmm28, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 384(%[n2])\n\t" \
    "vpternlogq $0x65, 1408(%[n2]), %%zmm3, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 1408(%[n2])\n\t" \
    "vmovdqa64 %%zmm25, %%zmm14\n\t" \
    "vpternlogq $0xb6, %%zmm12, %%zmm18, %%zmm14\n\t" \
    "vpternlogq $0x24, %%zmm17, %%zmm12, %%zmm25\n\t" \
    "vpternlogq $0x69, 1472(%[n2]), %%zmm29, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 1472(%[n2])\n\t" \
    "vpternlogq $0xa9, 1536(%[n2]), %%zmm29, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 1536(%[n2])\n\t" \
    "vpternlogq $0x5c, %%zmm14, %%zmm20, %%zmm18\n\t" \
    "vpternlogq $0xd0, %%zmm14, %%zmm26, %%zmm17\n\t" \
    "vmovdqu64 448(%[n2]), %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm12, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 448(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm25, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm18, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 512(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm17, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 640(%[n2])\n\t" \
    "vpternlogq $0x96, 1728(%[n2]), %%zmm7, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 1728(%[n2])\n\t" \
    "vpternlogq $0xa9, 1792(%[n2]), %%zmm7, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 1792(%[n2])\n\t" \
    "vpternlogq $0x96, 1920(%[n2]), %%zmm7, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1920(%[n2])\n\t"

#define ROUND_c \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm10\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm14, %%zmm13\n\t" \
    "vpternlogq $0x78, %%zmm10, %%zmm4, %%zmm7\n\t" \
    "vmovdqa64 %%zmm10, %%zmm16\n\t" \
    "vpternlogq $0x76, %%zmm4, %%zmm3, %%zmm16\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm17, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm18, %%zmm17\n\t" \
    "vmovdqa64 %%zmm7, %%zmm20\n\t" \
    "vpternlogq $0x86, %%zmm10, %%zmm3, %%zmm20\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm19, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm21, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm22, %%zmm21\n\t" \
    "vpternlogq $0x90, %%zmm20, %%zmm3, %%zmm16\n\t" \
    "vmovdqa64 %%zmm20, %%zmm24\n\t" \
    "vpternlogq $0x54, %%zmm7, %%zmm4, %%zmm24\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm23, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm26, %%zmm25\n\t" \
    "vpternlogq $0x8c, %%zmm20, %%zmm7, %%zmm10\n\t" \
    "vpternlogq $0x69, 704(%[n2]), %%zmm16, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 704(%[n2])\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm27, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm28, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm29, %%zmm28\n\t" \
    "vmovdqa64 %%zmm25, %%zmm31\n\t" \
    "vpternlogq $0x68, %%zmm21, %%zmm13, %%zmm31\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm16, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 768(%[n2])\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm30, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm0, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm1, %%zmm0\n\t" \
    "vmovdqa64 %%zmm31, %%zmm2\n\t" \
    "vpternlogq $0xc2, %%zmm21, %%zmm17, %%zmm2\n\t" \
    "vmovdqa64 %%zmm31, %%zmm8\n\t" \
    "vpternlogq $0x52, %%zmm17, %%zmm13, %%zmm8\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm5, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm11, %%zmm6\n\t" \
    "vmovdqa64 %%zmm2, %%zmm14\n\t" \
    "vpternlogq $0x1c, %%zmm25, %%zmm13, %%zmm14\n\t" \
    "vpternlogq $0x96, 832(%[n2]), %%zmm24, %%zmm3\n\t" \
    "vmovdqu64 %%zmm3, 832(%[n2])\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm9, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm18, %%zmm12\n\t" \
    "vpternlogq $0xb8, %%zmm14, %%zmm25, %%zmm31\n\t" \
    "vpternlogq $0x1c, %%zmm2, %%zmm13, %%zmm25\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm15, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm22, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm19, %%zmm22\n\t" \
    "vmovdqa64 %%zmm12, %%zmm23\n\t" \
    "vpternlogq $0x9a, %%zmm0, %%zmm28, %%zmm23\n\t" \
    "vpternlogq $0x72, %%zmm14, %%zmm17, %%zmm13\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm26, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm7, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm20, %%zmm7\n\t" \
    "vmovdqa64 %%zmm23, %%zmm27\n\t" \
    "vpternlogq $0x68, %%zmm6, %%zmm28, %%zmm27\n\t" \
    "vmovdqa64 %%zmm23, %%zmm4\n\t" \
    "vpternlogq $0x26, %%zmm12, %%zmm28, %%zmm4\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm29, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm1, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm30, %%zmm1\n\t" \
    "vpternlogq $0x96, 896(%[n2]), %%zmm10, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 896(%[n2])\n\t" \
    "vpternlogq $0x9a, %%zmm27, %%zmm6, %%zmm0\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm24\n\t" \
    "vmovdqa64 %%zmm11, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm24, %%zmm5, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm24, %%zmm5\n\t" \
    "vpternlogq $0x16, %%zmm23, %%zmm12, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm27, %%zmm23\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm3, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm18, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm9, %%zmm18\n\t" \
    "vmovdqa64 %%zmm5, %%zmm19\n\t" \
    "vpternlogq $0xba, %%zmm1, %%zmm22, %%zmm19\n\t" \
    "vmovdqa64 %%zmm5, %%zmm15\n\t" \
    "vpternlogq $0x2c, %%zmm7, %%zmm22, %%zmm15\n\t" \
    "vpternlogq $0x96, 960(%[n2]), %%zmm8, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 960(%[n2])\n\t" \
    "vpternlogq $0x96, 1024(%[n2]), %%zmm8, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 1024(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm2, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm20, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm26, %%zmm20\n\t" \
    "vpternlogq $0x4a, %%zmm19, %%zmm7, %%zmm5\n\t" \
    "vpternlogq $0x96, 1088(%[n2]), %%zmm31, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1088(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm10\n\t" \
    "vmovdqa64 %%zmm30, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm10, %%zmm29, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm10, %%zmm29\n\t" \
    "vmovdqa64 %%zmm5, %%zmm24\n\t" \
    "vpternlogq $0x16, %%zmm15, %%zmm7, %%zmm24\n\t" \
    "vpternlogq $0xc2, %%zmm15, %%zmm7, %%zmm5\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm16, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm11, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm9, %%zmm11\n\t" \
    "vmovdqa64 %%zmm29, %%zmm14\n\t" \
    "vpternlogq $0x5c, %%zmm20, %%zmm18, %%zmm14\n\t" \
    "vpternlogq $0x3a, %%zmm24, %%zmm7, %%zmm22\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm13, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1152(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm21\n\t" \
    "vmovdqa64 %%zmm3, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm21, %%zmm8, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm21, %%zmm8\n\t" \
    "vmovdqa64 %%zmm11, %%zmm2\n\t" \
    "vpternlogq $0x7a, %%zmm29, %%zmm18, %%zmm2\n\t" \
    "vmovdqa64 %%zmm14, %%zmm31\n\t" \
    "vpternlogq $0xc6, %%zmm11, %%zmm20, %%zmm31\n\t" \
    "vmovdqa64 %%zmm14, %%zmm17\n\t" \
    "vpternlogq $0xca, %%zmm11, %%zmm20, %%zmm17\n\t" \
    "vpternlogq $0x1a, %%zmm14, %%zmm29, %%zmm11\n\t" \
    "vpternlogq $0x92, %%zmm2, %%zmm29, %%zmm20\n\t" \
    "vmovdqa64 %%zmm31, %%zmm10\n\t" \
    "vpternlogq $0x9e, %%zmm2, %%zmm18, %%zmm10\n\t" \
    "vpternlogq $0x96, 1216(%[n2]), %%zmm0, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1216(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm26, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm30, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm9, %%zmm30\n\t" \
    "vpternlogq $0x96, 1280(%[n2]), %%zmm23, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 1280(%[n2])\n\t" \
    "vpternlogq $0x96, 1728(%[n2]), %%zmm31, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1728(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm16, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm7, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm13, %%zmm7\n\t" \
    "vpternlogq $0x69, 1920(%[n2]), %%zmm17, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 1920(%[n2])\n\t" \
    "vpternlogq $0x96, 1344(%[n2]), %%zmm6, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 1344(%[n2])\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm3\n\t" \
    "vmovdqa64 %%zmm25, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm3, %%zmm21, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm3, %%zmm21\n\t" \
    "vmovdqa64 %%zmm7, %%zmm29\n\t" \
    "vpternlogq $0xa6, %%zmm30, %%zmm8, %%zmm29\n\t" \
    "vpternlogq $0x69, 1408(%[n2]), %%zmm6, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 1408(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm14, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm0, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm12, %%zmm0\n\t" \
    "vmovdqa64 %%zmm29, %%zmm26\n\t" \
    "vpternlogq $0x62, %%zmm21, %%zmm7, %%zmm26\n\t" \
    "vpternlogq $0x69, 1472(%[n2]), %%zmm1, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1472(%[n2])\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm9, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm23, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm28, %%zmm23\n\t" \
    "vmovdqa64 %%zmm26, %%zmm18\n\t" \
    "vpternlogq $0x38, %%zmm7, %%zmm8, %%zmm18\n\t" \
    "vpternlogq $0x96, 1600(%[n2]), %%zmm5, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 1600(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm31, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm13, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm16, %%zmm13\n\t" \
    "vpternlogq $0x62, %%zmm18, %%zmm29, %%zmm30\n\t" \
    "vpternlogq $0x69, 1536(%[n2]), %%zmm24, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 1536(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm17, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm2, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm27, %%zmm2\n\t" \
    "vpternlogq $0x9a, %%zmm30, %%zmm29, %%zmm21\n\t" \
    "vpternlogq $0x1c, %%zmm30, %%zmm29, %%zmm7\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm6\n\t" \
    "vmovdqa64 %%zmm3, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm25, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm6, %%zmm25\n\t" \
    "vmovdqa64 %%zmm2, %%zmm12\n\t" \
    "vpternlogq $0x26, %%zmm13, %%zmm0, %%zmm12\n\t" \
    "vpternlogq $0x14, %%zmm21, %%zmm8, %%zmm29\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm22\n\t" \
    "vmovdqa64 %%zmm4, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm22, %%zmm14, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm22, %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm9\n\t" \
    "vpternlogq $0xd6, %%zmm2, %%zmm23, %%zmm9\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm30, %%zmm8\n\t" \
    "vmovdqu64 %%zmm8, 1984(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm28, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm5, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm1, %%zmm5\n\t" \
    "vmovdqa64 %%zmm9, %%zmm31\n\t" \
    "vpternlogq $0xbc, %%zmm13, %%zmm0, %%zmm31\n\t" \
    "vpternlogq $0xce, %%zmm9, %%zmm12, %%zmm0\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm15, %%zmm18\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm26, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 0(%[n2])\n\t" \
    "vpternlogq $0x68, %%zmm2, %%zmm23, %%zmm31\n\t" \
    "vpternlogq $0x60, %%zmm9, %%zmm13, %%zmm2\n\t" \
    "vmovdqa64 %%zmm18, %%zmm27\n\t" \
    "vpternlogq $0xce, %%zmm14, %%zmm25, %%zmm27\n\t" \
    "vmovdqa64 %%zmm18, %%zmm17\n\t" \
    "vpternlogq $0xf4, %%zmm5, %%zmm25, %%zmm17\n\t" \
    "vpternlogq $0x69, 64(%[n2]), %%zmm29, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 64(%[n2])\n\t" \
    "vpternlogq $0xa9, 128(%[n2]), %%zmm29, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 128(%[n2])\n\t" \
    "vpternlogq $0x96, 192(%[n2]), %%zmm9, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 192(%[n2])\n\t" \
    "vmovdqa64 %%zmm17, %%zmm6\n\t" \
    "vpternlogq $0x94, %%zmm27, %%zmm5, %%zmm6\n\t" \
    "vmovdqa64 %%zmm17, %%zmm3\n\t" \
    "vpternlogq $0x68, %%zmm27, %%zmm14, %%zmm3\n\t" \
    "vmovdqa64 %%zmm27, %%zmm22\n\t" \
    "vpternlogq $0x58, %%zmm5, %%zmm14, %%zmm22\n\t" \
    "vpternlogq $0x69, 256(%[n2]), %%zmm31, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 256(%[n2])\n\t" \
    "vpternlogq $0x1a, %%zmm6, %%zmm5, %%zmm14\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm31, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 320(%[n2])\n\t" \
    "vpternlogq $0x69, 384(%[n2]), %%zmm31, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 384(%[n2])\n\t" \
    "vpternlogq $0x69, 512(%[n2]), %%zmm18, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 512(%[n2])\n\t" \
    "vpternlogq $0x46, %%zmm14, %%zmm3, %%zmm18\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm14, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 448(%[n2])\n\t" \
    "vpternlogq $0x9a, 1664(%[n2]), %%zmm24, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 1664(%[n2])\n\t" \
    "vpternlogq $0xa6, 1792(%[n2]), %%zmm10, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 1792(%[n2])\n\t" \
    "vpternlogq $0x69, 576(%[n2]), %%zmm18, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm18, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 640(%[n2])\n\t" \
    "vpternlogq $0xa6, 1856(%[n2]), %%zmm10, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 1856(%[n2])\n\t"

#define ROUND_d \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm10\n\t" \
    "vmovdqa64 %%zmm7, %%zmm13\n\t" \
    "vpternlogq $0x74, %%zmm4, %%zmm3, %%zmm13\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm12, %%zmm16\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm14, %%zmm16\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm15, %%zmm14\n\t" \
    "vmovdqa64 %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0x9e, %%zmm4, %%zmm3, %%zmm17\n\t" \
    "vpternlogq $0x3a, %%zmm10, %%zmm3, %%zmm13\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm16, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm18, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm16, %%zmm19, %%zmm18\n\t" \
    "vmovdqa64 %%zmm10, %%zmm21\n\t" \
    "vpternlogq $0x94, %%zmm7, %%zmm4, %%zmm21\n\t" \
    "vpternlogq $0x72, %%zmm13, %%zmm7, %%zmm4\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm20, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm22, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm23, %%zmm22\n\t" \
    "vpternlogq $0x1a, %%zmm21, %%zmm17, %%zmm3\n\t" \
    "vpternlogq $0x69, 704(%[n2]), %%zmm17, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 704(%[n2])\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm24, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm26, %%zmm25\n\t" \
    "vpternlogq $0x69, 768(%[n2]), %%zmm21, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 768(%[n2])\n\t" \
    "vpternlogq $0x69, 832(%[n2]), %%zmm4, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 832(%[n2])\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm27, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm28, %%zmm30\n\t" \
    "vmovdqa64 %%zmm25, %%zmm31\n\t" \
    "vpternlogq $0x18, %%zmm18, %%zmm14, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm29, %%zmm28\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm3, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 896(%[n2])\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm30, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm0, %%zmm5\n\t" \
    "vmovdqa64 %%zmm31, %%zmm2\n\t" \
    "vpternlogq $0x56, %%zmm25, %%zmm22, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm1, %%zmm0\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm8\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm6\n\t" \
    "vmovdqa64 %%zmm5, %%zmm11\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm8, %%zmm11\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm6, %%zmm8\n\t" \
    "vmovdqa64 %%zmm2, %%zmm9\n\t" \
    "vpternlogq $0xb4, %%zmm18, %%zmm14, %%zmm9\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm11, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm11, %%zmm12, %%zmm15\n\t" \
    "vmovdqa64 %%zmm9, %%zmm16\n\t" \
    "vpternlogq $0x9a, %%zmm2, %%zmm22, %%zmm16\n\t" \
    "vpternlogq $0x99, 960(%[n2]), %%zmm9, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 960(%[n2])\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm19, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm23, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm20, %%zmm23\n\t" \
    "vmovdqa64 %%zmm15, %%zmm26\n\t" \
    "vpternlogq $0x1a, %%zmm0, %%zmm28, %%zmm26\n\t" \
    "vmovdqa64 %%zmm15, %%zmm24\n\t" \
    "vpternlogq $0x86, %%zmm8, %%zmm28, %%zmm24\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm13, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm21, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm17, %%zmm21\n\t" \
    "vpternlogq $0xda, %%zmm16, %%zmm18, %%zmm9\n\t" \
    "vmovdqa64 %%zmm24, %%zmm10\n\t" \
    "vpternlogq $0x6a, %%zmm26, %%zmm8, %%zmm10\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm4, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm29, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm27, %%zmm29\n\t" \
    "vpternlogq $0x1e, %%zmm9, %%zmm25, %%zmm18\n\t" \
    "vpternlogq $0x1e, %%zmm24, %%zmm26, %%zmm8\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm3, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm7, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm1, %%zmm7\n\t" \
    "vpternlogq $0xa2, %%zmm0, %%zmm28, %%zmm15\n\t" \
    "vpternlogq $0xd8, %%zmm10, %%zmm24, %%zmm0\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm30, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm6, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm5, %%zmm6\n\t" \
    "vmovdqa64 %%zmm7, %%zmm11\n\t" \
    "vpternlogq $0xb4, %%zmm21, %%zmm23, %%zmm11\n\t" \
    "vpternlogq $0x69, 1024(%[n2]), %%zmm9, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1024(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm12, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm2, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm20, %%zmm2\n\t" \
    "vmovdqa64 %%zmm11, %%zmm17\n\t" \
    "vpternlogq $0x62, %%zmm29, %%zmm23, %%zmm17\n\t" \
    "vmovdqa64 %%zmm11, %%zmm13\n\t" \
    "vpternlogq $0x36, %%zmm7, %%zmm21, %%zmm13\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm19, %%zmm25\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm27, %%zmm25\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm4, %%zmm27\n\t" \
    "vpternlogq $0x58, %%zmm17, %%zmm7, %%zmm21\n\t" \
    "vpternlogq $0xe2, %%zmm13, %%zmm17, %%zmm7\n\t" \
    "vpternlogq $0x96, 1088(%[n2]), %%zmm16, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1088(%[n2])\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm25, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm26, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm25, %%zmm1, %%zmm26\n\t" \
    "vpternlogq $0x5e, %%zmm21, %%zmm13, %%zmm23\n\t" \
    "vpternlogq $0x69, 1152(%[n2]), %%zmm18, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1152(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm3, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm5, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm30, %%zmm5\n\t" \
    "vmovdqa64 %%zmm26, %%zmm22\n\t" \
    "vpternlogq $0x1e, %%zmm2, %%zmm6, %%zmm22\n\t" \
    "vmovdqa64 %%zmm23, %%zmm20\n\t" \
    "vpternlogq $0x6a, %%zmm21, %%zmm17, %%zmm20\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm9, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm12, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm4, %%zmm12\n\t" \
    "vmovdqa64 %%zmm22, %%zmm16\n\t" \
    "vpternlogq $0x5c, %%zmm27, %%zmm6, %%zmm16\n\t" \
    "vmovdqa64 %%zmm22, %%zmm31\n\t" \
    "vpternlogq $0x38, %%zmm27, %%zmm2, %%zmm31\n\t" \
    "vpternlogq $0xdc, %%zmm26, %%zmm2, %%zmm22\n\t" \
    "vpternlogq $0x69, 1472(%[n2]), %%zmm7, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1472(%[n2])\n\t" \
    "vpternlogq $0x96, 1600(%[n2]), %%zmm21, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 1600(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm19, %%zmm13\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm1, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm25, %%zmm1\n\t" \
    "vmovdqa64 %%zmm31, %%zmm18\n\t" \
    "vpternlogq $0x9e, %%zmm16, %%zmm2, %%zmm18\n\t" \
    "vpternlogq $0x69, 1216(%[n2]), %%zmm8, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 1216(%[n2])\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm13, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm14, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm13, %%zmm30, %%zmm14\n\t" \
    "vpternlogq $0xb6, %%zmm18, %%zmm26, %%zmm27\n\t" \
    "vpternlogq $0x96, 1280(%[n2]), %%zmm8, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 1280(%[n2])\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm3, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm4, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm9, %%zmm4\n\t" \
    "vmovdqa64 %%zmm14, %%zmm29\n\t" \
    "vpternlogq $0xbc, %%zmm12, %%zmm5, %%zmm29\n\t" \
    "vmovdqa64 %%zmm14, %%zmm21\n\t" \
    "vpternlogq $0x38, %%zmm1, %%zmm12, %%zmm21\n\t" \
    "vpternlogq $0x2e, %%zmm27, %%zmm2, %%zmm6\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm7, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm11, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm25, %%zmm11\n\t" \
    "vmovdqa64 %%zmm21, %%zmm15\n\t" \
    "vpternlogq $0x52, %%zmm29, %%zmm5, %%zmm15\n\t" \
    "vmovdqa64 %%zmm29, %%zmm30\n\t" \
    "vpternlogq $0xc6, %%zmm1, %%zmm12, %%zmm30\n\t" \
    "vpternlogq $0x96, 1728(%[n2]), %%zmm6, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1728(%[n2])\n\t" \
    "vpternlogq $0x96, 1344(%[n2]), %%zmm28, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1344(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm19, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm13, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm26, %%zmm13\n\t" \
    "vpternlogq $0x16, %%zmm15, %%zmm21, %%zmm1\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm30, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 0(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm8, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm24, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm9, %%zmm24\n\t" \
    "vmovdqa64 %%zmm13, %%zmm2\n\t" \
    "vpternlogq $0x1e, %%zmm11, %%zmm4, %%zmm2\n\t" \
    "vpternlogq $0x98, %%zmm1, %%zmm21, %%zmm5\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm1, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1984(%[n2])\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm3, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm25, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm7, %%zmm25\n\t" \
    "vmovdqa64 %%zmm2, %%zmm18\n\t" \
    "vpternlogq $0x94, %%zmm24, %%zmm11, %%zmm18\n\t" \
    "vpternlogq $0x3a, %%zmm5, %%zmm14, %%zmm12\n\t" \
    "vpternlogq $0xa9, 128(%[n2]), %%zmm5, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 128(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm6, %%zmm19\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm0, %%zmm19\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm26, %%zmm0\n\t" \
    "vpternlogq $0x70, %%zmm18, %%zmm4, %%zmm11\n\t" \
    "vmovdqa64 %%zmm18, %%zmm15\n\t" \
    "vpternlogq $0xb6, %%zmm2, %%zmm4, %%zmm15\n\t" \
    "vpternlogq $0x96, 64(%[n2]), %%zmm12, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 64(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm19, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm9, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm19, %%zmm8, %%zmm9\n\t" \
    "vpternlogq $0x64, %%zmm11, %%zmm13, %%zmm4\n\t" \
    "vmovdqa64 %%zmm15, %%zmm30\n\t" \
    "vpternlogq $0x54, %%zmm18, %%zmm24, %%zmm30\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm3, %%zmm7\n\t" \
    "vpternlogq $0x96, 1408(%[n2]), %%zmm10, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 1408(%[n2])\n\t" \
    "vpternlogq $0x0e, %%zmm4, %%zmm2, %%zmm18\n\t" \
    "vpternlogq $0x69, 192(%[n2]), %%zmm4, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 192(%[n2])\n\t" \
    "vmovdqa64 %%zmm7, %%zmm14\n\t" \
    "vpternlogq $0x3e, %%zmm9, %%zmm25, %%zmm14\n\t" \
    "vmovdqa64 %%zmm7, %%zmm5\n\t" \
    "vpternlogq $0x24, %%zmm9, %%zmm0, %%zmm5\n\t" \
    "vmovdqa64 %%zmm7, %%zmm1\n\t" \
    "vpternlogq $0xea, %%zmm9, %%zmm0, %%zmm1\n\t" \
    "vpternlogq $0x69, 256(%[n2]), %%zmm30, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 256(%[n2])\n\t" \
    "vmovdqa64 %%zmm14, %%zmm26\n\t" \
    "vpternlogq $0x76, %%zmm9, %%zmm0, %%zmm26\n\t" \
    "vpternlogq $0x66, %%zmm5, %%zmm14, %%zmm9\n\t" \
    "vpternlogq $0xc8, %%zmm0, %%zmm25, %%zmm14\n\t" \
    "vpternlogq $0x96, 320(%[n2]), %%zmm18, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 320(%[n2])\n\t" \
    "vpternlogq $0x96, 384(%[n2]), %%zmm30, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 384(%[n2])\n\t" \
    "vpternlogq $0xd8, %%zmm9, %%zmm7, %%zmm25\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm26, %%zmm1\n\t" \
    "vmovdqu64 %%zmm1, 448(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm26, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm9, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 640(%[n2])\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm25, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 512(%[n2])\n\t" \
    "vpternlogq $0x96, 1536(%[n2]), %%zmm17, %%zmm23\n\t" \
    "vmovdqu64 %%zmm23, 1536(%[n2])\n\t" \
    "vpternlogq $0x96, 1664(%[n2]), %%zmm20, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1664(%[n2])\n\t" \
    "vpternlogq $0x96, 1792(%[n2]), %%zmm22, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1792(%[n2])\n\t" \
    "vpternlogq $0x96, 1856(%[n2]), %%zmm27, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1856(%[n2])\n\t" \
    "vpternlogq $0x96, 1920(%[n2]), %%zmm27, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1920(%[n2])\n\t"

#define ROUND_hash_test \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm10\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm14, %%zmm13\n\t" \
    "vmovdqa64 %%zmm10, %%zmm16\n\t" \
    "vpternlogq $0xac, %%zmm7, %%zmm4, %%zmm16\n\t" \
    "vmovdqa64 %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0x6a, %%zmm7, %%zmm4, %%zmm17\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm15, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm18, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm19, %%zmm18\n\t" \
    "vmovdqa64 %%zmm17, %%zmm21\n\t" \
    "vpternlogq $0xb6, %%zmm16, %%zmm3, %%zmm21\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm20, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm22, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm23, %%zmm22\n\t" \
    "vpternlogq $0xc6, %%zmm21, %%zmm16, %%zmm7\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm24, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm26, %%zmm25\n\t" \
    "vpternlogq $0x1a, %%zmm7, %%zmm16, %%zmm3\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm28\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm29\n\t" \
    "vmovdqa64 %%zmm27, %%zmm30\n\t" \
    "vpternlogq $0xe8, %%zmm29, %%zmm28, %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm29, %%zmm28\n\t" \
    "vmovdqa64 %%zmm25, %%zmm31\n\t" \
    "vpternlogq $0x3a, %%zmm22, %%zmm18, %%zmm31\n\t" \
    "vpternlogq $0xb4, %%zmm25, %%zmm18, %%zmm22\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm1\n\t" \
    "vmovdqa64 %%zmm30, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm0, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm30, %%zmm1, %%zmm0\n\t" \
    "vpternlogq $0x7c, %%zmm3, %%zmm21, %%zmm4\n\t" \
    "vpternlogq $0xd2, %%zmm22, %%zmm31, %%zmm13\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm5, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm8, %%zmm2\n\t" \
    "vpternlogq $0x0e, %%zmm4, %%zmm10, %%zmm7\n\t" \
    "vpternlogq $0x78, %%zmm13, %%zmm25, %%zmm22\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm6, %%zmm14\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm11, %%zmm14\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm9, %%zmm11\n\t" \
    "vmovdqa64 %%zmm2, %%zmm12\n\t" \
    "vpternlogq $0xc6, %%zmm0, %%zmm28, %%zmm12\n\t" \
    "vpternlogq $0x1e, %%zmm22, %%zmm13, %%zmm25\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm15\n\t" \
    "vmovdqa64 %%zmm14, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm15, %%zmm19, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm14, %%zmm15, %%zmm19\n\t" \
    "vmovdqa64 %%zmm12, %%zmm20\n\t" \
    "vpternlogq $0x94, %%zmm11, %%zmm2, %%zmm20\n\t" \
    "vmovdqa64 %%zmm25, %%zmm26\n\t" \
    "vpternlogq $0xde, %%zmm13, %%zmm18, %%zmm26\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm24\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm16\n\t" \
    "vmovdqa64 %%zmm23, %%zmm29\n\t" \
    "vpternlogq $0xe8, %%zmm16, %%zmm24, %%zmm29\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm16, %%zmm24\n\t" \
    "vmovdqa64 %%zmm20, %%zmm27\n\t" \
    "vpternlogq $0xd2, %%zmm2, %%zmm0, %%zmm27\n\t" \
    "vpternlogq $0x96, 704(%[n2]), %%zmm7, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 704(%[n2])\n\t" \
    "vpternlogq $0x96, 768(%[n2]), %%zmm4, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 768(%[n2])\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm29, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm1, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm29, %%zmm30, %%zmm1\n\t" \
    "vpternlogq $0xb0, %%zmm27, %%zmm12, %%zmm28\n\t" \
    "vpternlogq $0x69, 832(%[n2]), %%zmm4, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 832(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm5\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm9\n\t" \
    "vmovdqa64 %%zmm8, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm9, %%zmm5, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm9, %%zmm5\n\t" \
    "vmovdqa64 %%zmm1, %%zmm15\n\t" \
    "vpternlogq $0x68, %%zmm24, %%zmm19, %%zmm15\n\t" \
    "vpternlogq $0x16, %%zmm20, %%zmm11, %%zmm28\n\t" \
    "vpternlogq $0x8e, %%zmm26, %%zmm31, %%zmm13\n\t" \
    "vmovdqa64 %%zmm5, %%zmm14\n\t" \
    "vpternlogq $0x52, %%zmm1, %%zmm24, %%zmm14\n\t" \
    "vpternlogq $0x1a, %%zmm15, %%zmm1, %%zmm24\n\t" \
    "vpternlogq $0x96, 896(%[n2]), %%zmm3, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 896(%[n2])\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm16\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm6, %%zmm10\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm16, %%zmm10\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm23, %%zmm16\n\t" \
    "vmovdqa64 %%zmm24, %%zmm7\n\t" \
    "vpternlogq $0xbe, %%zmm14, %%zmm15, %%zmm7\n\t" \
    "vpternlogq $0x28, %%zmm27, %%zmm20, %%zmm11\n\t" \
    "vpternlogq $0xe2, %%zmm28, %%zmm0, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm19, %%zmm15\n\t" \
    "vpternlogq $0x60, %%zmm7, %%zmm19, %%zmm1\n\t" \
    "vmovdqu64 960(%[n2]), %%zmm30\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm25, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 960(%[n2])\n\t" \
    "vpternlogq $0x69, 1024(%[n2]), %%zmm26, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 1024(%[n2])\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm29, %%zmm17\n\t" \
    "vpternlogq $0x96, %%zmm10, %%zmm4, %%zmm29\n\t" \
    "vpternlogq $0x69, 1088(%[n2]), %%zmm25, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1088(%[n2])\n\t" \
    "vpternlogq $0x69, 1152(%[n2]), %%zmm13, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1152(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm17, %%zmm3\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm9, %%zmm3\n\t" \
    "vpternlogq $0x96, %%zmm17, %%zmm8, %%zmm9\n\t" \
    "vpternlogq $0x69, 1216(%[n2]), %%zmm20, %%zmm12\n\t" \
    "vmovdqu64 %%zmm12, 1216(%[n2])\n\t" \
    "vpternlogq $0x69, 1344(%[n2]), %%zmm11, %%zmm2\n\t" \
    "vmovdqu64 %%zmm2, 1344(%[n2])\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm3, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm21, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm3, %%zmm23, %%zmm21\n\t" \
    "vmovdqa64 %%zmm9, %%zmm30\n\t" \
    "vpternlogq $0xc6, %%zmm29, %%zmm16, %%zmm30\n\t" \
    "vpternlogq $0x69, 1536(%[n2]), %%zmm1, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 1536(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm26\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm6, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm26, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm31, %%zmm26\n\t" \
    "vmovdqa64 %%zmm21, %%zmm10\n\t" \
    "vpternlogq $0x68, %%zmm29, %%zmm16, %%zmm10\n\t" \
    "vmovdqa64 %%zmm30, %%zmm25\n\t" \
    "vpternlogq $0x92, %%zmm9, %%zmm16, %%zmm25\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm13\n\t" \
    "vmovdqa64 %%zmm4, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm13, %%zmm22, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm13, %%zmm22\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm7, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 1600(%[n2])\n\t" \
    "vmovdqa64 %%zmm25, %%zmm8\n\t" \
    "vpternlogq $0x4e, %%zmm10, %%zmm30, %%zmm8\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm18, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm17, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm20, %%zmm17\n\t" \
    "vpternlogq $0x96, 1280(%[n2]), %%zmm28, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1280(%[n2])\n\t" \
    "vpternlogq $0x92, %%zmm8, %%zmm30, %%zmm9\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm2\n\t" \
    "vmovdqa64 %%zmm12, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm2, %%zmm11, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm2, %%zmm11\n\t" \
    "vpternlogq $0x96, 1408(%[n2]), %%zmm28, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 1408(%[n2])\n\t" \
    "vmovdqa64 %%zmm9, %%zmm3\n\t" \
    "vpternlogq $0x5c, %%zmm10, %%zmm21, %%zmm3\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm23, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm1, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm19, %%zmm1\n\t" \
    "vmovdqa64 %%zmm11, %%zmm6\n\t" \
    "vpternlogq $0x5e, %%zmm17, %%zmm26, %%zmm6\n\t" \
    "vpternlogq $0x2c, %%zmm9, %%zmm10, %%zmm21\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm4\n\t" \
    "vmovdqa64 %%zmm31, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm4, %%zmm13, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm4, %%zmm13\n\t" \
    "vpternlogq $0x7c, %%zmm6, %%zmm22, %%zmm17\n\t" \
    "vmovdqa64 %%zmm6, %%zmm5\n\t" \
    "vpternlogq $0x20, %%zmm22, %%zmm26, %%zmm5\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm20\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm18\n\t" \
    "vmovdqa64 %%zmm7, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm18, %%zmm20, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm7, %%zmm18, %%zmm20\n\t" \
    "vmovdqa64 %%zmm17, %%zmm30\n\t" \
    "vpternlogq $0x68, %%zmm11, %%zmm26, %%zmm30\n\t" \
    "vpternlogq $0x1e, %%zmm17, %%zmm11, %%zmm5\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm0, %%zmm28\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm2, %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm12, %%zmm2\n\t" \
    "vpternlogq $0x96, 1984(%[n2]), %%zmm6, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 1984(%[n2])\n\t" \
    "vpternlogq $0xb8, %%zmm5, %%zmm22, %%zmm26\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm28, %%zmm23\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm27, %%zmm23\n\t" \
    "vpternlogq $0x96, %%zmm28, %%zmm19, %%zmm27\n\t" \
    "vmovdqa64 %%zmm2, %%zmm9\n\t" \
    "vpternlogq $0x5c, %%zmm13, %%zmm1, %%zmm9\n\t" \
    "vpternlogq $0xd8, %%zmm2, %%zmm1, %%zmm13\n\t" \
    "vpternlogq $0x96, 0(%[n2]), %%zmm6, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 0(%[n2])\n\t" \
    "vpternlogq $0x69, 64(%[n2]), %%zmm26, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 64(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm31\n\t" \
    "vmovdqa64 %%zmm23, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm31, %%zmm4, %%zmm18\n\t" \
    "vpternlogq $0x96, %%zmm23, %%zmm31, %%zmm4\n\t" \
    "vmovdqa64 %%zmm13, %%zmm7\n\t" \
    "vpternlogq $0x7a, %%zmm9, %%zmm20, %%zmm7\n\t" \
    "vpternlogq $0x78, %%zmm13, %%zmm20, %%zmm9\n\t" \
    "vpternlogq $0x96, 128(%[n2]), %%zmm5, %%zmm6\n\t" \
    "vmovdqu64 %%zmm6, 128(%[n2])\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm17\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm12\n\t" \
    "vmovdqa64 %%zmm18, %%zmm0\n\t" \
    "vpternlogq $0xe8, %%zmm12, %%zmm17, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm18, %%zmm12, %%zmm17\n\t" \
    "vpternlogq $0x66, %%zmm7, %%zmm2, %%zmm1\n\t" \
    "vmovdqu64 320(%[n2]), %%zmm30\n\t" \
    "vpternlogq $0x69, %%zmm9, %%zmm20, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 320(%[n2])\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm19\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm28\n\t" \
    "vpternlogq $0x96, %%zmm0, %%zmm28, %%zmm19\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm3, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1792(%[n2])\n\t" \
    "vmovdqa64 %%zmm1, %%zmm22\n\t" \
    "vpternlogq $0x56, %%zmm13, %%zmm20, %%zmm22\n\t" \
    "vpternlogq $0x74, %%zmm1, %%zmm9, %%zmm20\n\t" \
    "vmovdqa64 %%zmm19, %%zmm26\n\t" \
    "vpternlogq $0x1c, %%zmm17, %%zmm27, %%zmm26\n\t" \
    "vpternlogq $0x69, 192(%[n2]), %%zmm1, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 192(%[n2])\n\t" \
    "vpternlogq $0x96, 1920(%[n2]), %%zmm8, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1920(%[n2])\n\t" \
    "vpternlogq $0x5a, 256(%[n2]), %%zmm20, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 256(%[n2])\n\t" \
    "vmovdqa64 %%zmm26, %%zmm11\n\t" \
    "vpternlogq $0x38, %%zmm17, %%zmm4, %%zmm11\n\t" \
    "vpternlogq $0x69, 384(%[n2]), %%zmm20, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 384(%[n2])\n\t" \
    "vpternlogq $0xa9, 1472(%[n2]), %%zmm24, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1472(%[n2])\n\t" \
    "vpternlogq $0x96, 1664(%[n2]), %%zmm15, %%zmm24\n\t" \
    "vmovdqu64 %%zmm24, 1664(%[n2])\n\t" \
    "vmovdqa64 %%zmm11, %%zmm31\n\t" \
    "vpternlogq $0x78, %%zmm17, %%zmm27, %%zmm31\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm19, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 512(%[n2])\n\t" \
    "vpternlogq $0x96, 1728(%[n2]), %%zmm21, %%zmm25\n\t" \
    "vmovdqu64 %%zmm25, 1728(%[n2])\n\t" \
    "vpternlogq $0xa9, 1856(%[n2]), %%zmm21, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 1856(%[n2])\n\t" \
    "vpternlogq $0xd8, %%zmm31, %%zmm27, %%zmm19\n\t" \
    "vpternlogq $0x38, %%zmm19, %%zmm31, %%zmm17\n\t" \
    "vpternlogq $0x9c, %%zmm17, %%zmm31, %%zmm26\n\t" \
    "vpternlogq $0x44, %%zmm26, %%zmm4, %%zmm27\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm26, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 448(%[n2])\n\t" \
    "vpternlogq $0x56, 576(%[n2]), %%zmm27, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 576(%[n2])\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm27, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 640(%[n2])\n\t"

#define ROUND_hash_a \
    "vmovdqu64 0(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 0(%[k]), %%zmm1\n\t" \
    "vpandq %%zmm1, %%zmm0, %%zmm2\n\t" \
    "vpxorq %%zmm1, %%zmm0, %%zmm3\n\t" \
    "vmovdqu64 64(%[n1]), %%zmm4\n\t" \
    "vpbroadcastq 32(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm4, %%zmm6\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm5, %%zmm4\n\t" \
    "vmovdqu64 128(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 64(%[k]), %%zmm8\n\t" \
    "vmovdqa64 %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm8, %%zmm7, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm6, %%zmm8, %%zmm7\n\t" \
    "vmovdqu64 192(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 96(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm9, %%zmm12\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm10, %%zmm12\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm11, %%zmm10\n\t" \
    "vmovdqu64 256(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 128(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm13, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm14, %%zmm13\n\t" \
    "vmovdqa64 %%zmm10, %%zmm16\n\t" \
    "vpternlogq $0x42, %%zmm7, %%zmm4, %%zmm16\n\t" \
    "vmovdqa64 %%zmm10, %%zmm17\n\t" \
    "vpternlogq $0xa8, %%zmm7, %%zmm4, %%zmm17\n\t" \
    "vmovdqu64 320(%[n1]), %%zmm18\n\t" \
    "vpbroadcastq 160(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm15, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm18, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm19, %%zmm18\n\t" \
    "vpternlogq $0x2e, %%zmm16, %%zmm3, %%zmm7\n\t" \
    "vmovdqa64 %%zmm17, %%zmm21\n\t" \
    "vpternlogq $0xa8, %%zmm4, %%zmm3, %%zmm21\n\t" \
    "vmovdqu64 384(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 192(%[k]), %%zmm23\n\t" \
    "vmovdqa64 %%zmm20, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm23, %%zmm22, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm23, %%zmm22\n\t" \
    "vpternlogq $0xb4, %%zmm7, %%zmm3, %%zmm10\n\t" \
    "vmovdqu64 448(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 224(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm24, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm25, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm26, %%zmm25\n\t" \
    "vmovdqa64 %%zmm22, %%zmm28\n\t" \
    "vpternlogq $0x12, %%zmm18, %%zmm13, %%zmm28\n\t" \
    "vpternlogq $0x7e, %%zmm10, %%zmm7, %%zmm4\n\t" \
    "vmovdqu64 512(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 256(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm27, %%zmm31\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm29, %%zmm31\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm30, %%zmm29\n\t" \
    "vmovdqa64 %%zmm25, %%zmm0\n\t" \
    "vpternlogq $0xa4, %%zmm22, %%zmm18, %%zmm0\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm7, %%zmm3\n\t" \
    "vmovdqu64 576(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 288(%[k]), %%zmm5\n\t" \
    "vmovdqa64 %%zmm31, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm5, %%zmm1, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm31, %%zmm5, %%zmm1\n\t" \
    "vmovdqa64 %%zmm0, %%zmm8\n\t" \
    "vpternlogq $0x86, %%zmm18, %%zmm13, %%zmm8\n\t" \
    "vpternlogq $0xa6, 704(%[n2]), %%zmm4, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 704(%[n2])\n\t" \
    "vmovdqu64 640(%[n1]), %%zmm6\n\t" \
    "vpbroadcastq 320(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm2, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm6, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm11, %%zmm6\n\t" \
    "vmovdqa64 %%zmm8, %%zmm14\n\t" \
    "vpternlogq $0x32, %%zmm25, %%zmm18, %%zmm14\n\t" \
    "vpternlogq $0x69, 768(%[n2]), %%zmm4, %%zmm21\n\t" \
    "vmovdqu64 %%zmm21, 768(%[n2])\n\t" \
    "vmovdqu64 704(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 352(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm9, %%zmm15\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm12, %%zmm15\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm19, %%zmm12\n\t" \
    "vmovdqa64 %%zmm6, %%zmm16\n\t" \
    "vpternlogq $0xbe, %%zmm1, %%zmm29, %%zmm16\n\t" \
    "vpternlogq $0xd4, %%zmm14, %%zmm22, %%zmm8\n\t" \
    "vmovdqu64 768(%[n1]), %%zmm23\n\t" \
    "vpbroadcastq 384(%[k]), %%zmm20\n\t" \
    "vmovdqa64 %%zmm15, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm20, %%zmm23, %%zmm26\n\t" \
    "vmovdqa64 %%zmm12, %%zmm24\n\t" \
    "vpternlogq $0x68, %%zmm6, %%zmm1, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm15, %%zmm20, %%zmm23\n\t" \
    "vpternlogq $0x16, %%zmm14, %%zmm25, %%zmm18\n\t" \
    "vmovdqu64 832(%[n1]), %%zmm30\n\t" \
    "vpbroadcastq 416(%[k]), %%zmm27\n\t" \
    "vmovdqa64 %%zmm26, %%zmm5\n\t" \
    "vpternlogq $0xe8, %%zmm27, %%zmm30, %%zmm5\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm27, %%zmm30\n\t" \
    "vmovdqa64 %%zmm24, %%zmm31\n\t" \
    "vpternlogq $0x38, %%zmm6, %%zmm29, %%zmm31\n\t" \
    "vpternlogq $0x1e, %%zmm22, %%zmm13, %%zmm14\n\t" \
    "vmovdqu64 896(%[n1]), %%zmm7\n\t" \
    "vpbroadcastq 448(%[k]), %%zmm11\n\t" \
    "vmovdqa64 %%zmm5, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm11, %%zmm7, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm5, %%zmm11, %%zmm7\n\t" \
    "vmovdqa64 %%zmm31, %%zmm4\n\t" \
    "vpternlogq $0x5c, %%zmm16, %%zmm12, %%zmm4\n\t" \
    "vpternlogq $0x96, 832(%[n2]), %%zmm3, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 832(%[n2])\n\t" \
    "vpternlogq $0x69, 896(%[n2]), %%zmm3, %%zmm10\n\t" \
    "vmovdqu64 %%zmm10, 896(%[n2])\n\t" \
    "vmovdqu64 960(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 480(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm2, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm21, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm19, %%zmm21\n\t" \
    "vmovdqa64 %%zmm7, %%zmm20\n\t" \
    "vpternlogq $0x4e, %%zmm30, %%zmm23, %%zmm20\n\t" \
    "vpternlogq $0x32, %%zmm4, %%zmm12, %%zmm6\n\t" \
    "vmovdqu64 1024(%[n1]), %%zmm15\n\t" \
    "vpbroadcastq 512(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm9, %%zmm27\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm15, %%zmm27\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm25, %%zmm15\n\t" \
    "vmovdqa64 %%zmm24, %%zmm26\n\t" \
    "vpternlogq $0xea, %%zmm1, %%zmm29, %%zmm26\n\t" \
    "vpternlogq $0x8c, %%zmm31, %%zmm1, %%zmm29\n\t" \
    "vmovdqa64 %%zmm7, %%zmm11\n\t" \
    "vpternlogq $0x40, %%zmm30, %%zmm23, %%zmm11\n\t" \
    "vmovdqa64 %%zmm7, %%zmm5\n\t" \
    "vpternlogq $0x3c, %%zmm30, %%zmm23, %%zmm5\n\t" \
    "vpternlogq $0xa9, 960(%[n2]), %%zmm0, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 960(%[n2])\n\t" \
    "vmovdqa64 %%zmm21, %%zmm17\n\t" \
    "vpternlogq $0x16, %%zmm7, %%zmm23, %%zmm17\n\t" \
    "vpternlogq $0x34, %%zmm20, %%zmm21, %%zmm23\n\t" \
    "vpternlogq $0x96, 1024(%[n2]), %%zmm8, %%zmm13\n\t" \
    "vmovdqu64 %%zmm13, 1024(%[n2])\n\t" \
    "vmovdqa64 %%zmm21, %%zmm3\n\t" \
    "vpternlogq $0xf6, %%zmm7, %%zmm30, %%zmm3\n\t" \
    "vpternlogq $0xf4, %%zmm21, %%zmm7, %%zmm30\n\t" \
    "vmovdqu64 1088(%[n1]), %%zmm10\n\t" \
    "vpbroadcastq 544(%[k]), %%zmm19\n\t" \
    "vmovdqa64 %%zmm27, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm19, %%zmm10, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm19, %%zmm10\n\t" \
    "vpternlogq $0x99, 1088(%[n2]), %%zmm14, %%zmm22\n\t" \
    "vmovdqu64 %%zmm22, 1088(%[n2])\n\t" \
    "vpternlogq $0x96, 1152(%[n2]), %%zmm18, %%zmm0\n\t" \
    "vmovdqu64 %%zmm0, 1152(%[n2])\n\t" \
    "vmovdqu64 1152(%[n1]), %%zmm12\n\t" \
    "vpbroadcastq 576(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm2, %%zmm9\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm12, %%zmm9\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm25, %%zmm12\n\t" \
    "vpternlogq $0x69, 1216(%[n2]), %%zmm31, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 1216(%[n2])\n\t" \
    "vpternlogq $0x96, 1408(%[n2]), %%zmm24, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 1408(%[n2])\n\t" \
    "vmovdqu64 1216(%[n1]), %%zmm1\n\t" \
    "vpbroadcastq 608(%[k]), %%zmm28\n\t" \
    "vmovdqa64 %%zmm9, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm28, %%zmm1, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm9, %%zmm28, %%zmm1\n\t" \
    "vpternlogq $0x69, 1600(%[n2]), %%zmm30, %%zmm20\n\t" \
    "vmovdqu64 %%zmm20, 1600(%[n2])\n\t" \
    "vpternlogq $0x56, 1664(%[n2]), %%zmm23, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 1664(%[n2])\n\t" \
    "vmovdqu64 1280(%[n1]), %%zmm13\n\t" \
    "vpbroadcastq 640(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm8, %%zmm21\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm13, %%zmm21\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm7, %%zmm13\n\t" \
    "vmovdqa64 %%zmm1, %%zmm19\n\t" \
    "vpternlogq $0xb6, %%zmm10, %%zmm15, %%zmm19\n\t" \
    "vpternlogq $0xa9, 1280(%[n2]), %%zmm6, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 1280(%[n2])\n\t" \
    "vmovdqu64 1344(%[n1]), %%zmm27\n\t" \
    "vpbroadcastq 672(%[k]), %%zmm14\n\t" \
    "vmovdqa64 %%zmm21, %%zmm22\n\t" \
    "vpternlogq $0xe8, %%zmm14, %%zmm27, %%zmm22\n\t" \
    "vpternlogq $0x96, %%zmm21, %%zmm14, %%zmm27\n\t" \
    "vmovdqa64 %%zmm19, %%zmm18\n\t" \
    "vpternlogq $0xe8, %%zmm1, %%zmm12, %%zmm18\n\t" \
    "vpternlogq $0x69, 1344(%[n2]), %%zmm6, %%zmm4\n\t" \
    "vmovdqu64 %%zmm4, 1344(%[n2])\n\t" \
    "vmovdqu64 1408(%[n1]), %%zmm0\n\t" \
    "vpbroadcastq 704(%[k]), %%zmm25\n\t" \
    "vmovdqa64 %%zmm22, %%zmm2\n\t" \
    "vpternlogq $0xe8, %%zmm25, %%zmm0, %%zmm2\n\t" \
    "vpternlogq $0x96, %%zmm22, %%zmm25, %%zmm0\n\t" \
    "vpternlogq $0xd2, %%zmm18, %%zmm15, %%zmm1\n\t" \
    "vpternlogq $0xa6, 1472(%[n2]), %%zmm3, %%zmm17\n\t" \
    "vmovdqu64 %%zmm17, 1472(%[n2])\n\t" \
    "vmovdqu64 1472(%[n1]), %%zmm31\n\t" \
    "vpbroadcastq 736(%[k]), %%zmm26\n\t" \
    "vmovdqa64 %%zmm2, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm26, %%zmm31, %%zmm24\n\t" \
    "vpternlogq $0x96, %%zmm2, %%zmm26, %%zmm31\n\t" \
    "vmovdqa64 %%zmm0, %%zmm16\n\t" \
    "vpternlogq $0x8e, %%zmm27, %%zmm13, %%zmm16\n\t" \
    "vmovdqa64 %%zmm1, %%zmm28\n\t" \
    "vpternlogq $0xa4, %%zmm12, %%zmm10, %%zmm28\n\t" \
    "vmovdqu64 1536(%[n1]), %%zmm9\n\t" \
    "vpbroadcastq 768(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm24, %%zmm20\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm9, %%zmm20\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm30, %%zmm9\n\t" \
    "vmovdqa64 %%zmm16, %%zmm23\n\t" \
    "vpternlogq $0x66, %%zmm31, %%zmm13, %%zmm23\n\t" \
    "vpternlogq $0x1e, %%zmm28, %%zmm19, %%zmm12\n\t" \
    "vmovdqu64 1600(%[n1]), %%zmm11\n\t" \
    "vpbroadcastq 800(%[k]), %%zmm7\n\t" \
    "vmovdqa64 %%zmm20, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm7, %%zmm11, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm20, %%zmm7, %%zmm11\n\t" \
    "vmovdqa64 %%zmm23, %%zmm29\n\t" \
    "vpternlogq $0x70, %%zmm0, %%zmm27, %%zmm29\n\t" \
    "vmovdqu64 1984(%[n2]), %%zmm14\n\t" \
    "vpternlogq $0x69, %%zmm16, %%zmm31, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 1984(%[n2])\n\t" \
    "vmovdqu64 1664(%[n1]), %%zmm21\n\t" \
    "vpbroadcastq 832(%[k]), %%zmm6\n\t" \
    "vmovdqa64 %%zmm8, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm21, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm6, %%zmm21\n\t" \
    "vmovdqa64 %%zmm29, %%zmm25\n\t" \
    "vpternlogq $0x36, %%zmm31, %%zmm0, %%zmm25\n\t" \
    "vpternlogq $0x69, 64(%[n2]), %%zmm16, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 64(%[n2])\n\t" \
    "vmovdqu64 1728(%[n1]), %%zmm22\n\t" \
    "vpbroadcastq 864(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm4, %%zmm26\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm22, %%zmm26\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm17, %%zmm22\n\t" \
    "vpternlogq $0xd2, %%zmm25, %%zmm27, %%zmm13\n\t" \
    "vpternlogq $0x96, %%zmm12, %%zmm1, %%zmm19\n\t" \
    "vmovdqu64 1792(%[n1]), %%zmm2\n\t" \
    "vpbroadcastq 896(%[k]), %%zmm30\n\t" \
    "vmovdqa64 %%zmm26, %%zmm24\n\t" \
    "vpternlogq $0xe8, %%zmm30, %%zmm2, %%zmm24\n\t" \
    "vmovdqa64 %%zmm22, %%zmm7\n\t" \
    "vpternlogq $0xe8, %%zmm21, %%zmm11, %%zmm7\n\t" \
    "vpternlogq $0x96, %%zmm26, %%zmm30, %%zmm2\n\t" \
    "vmovdqa64 %%zmm13, %%zmm20\n\t" \
    "vpternlogq $0xc8, %%zmm23, %%zmm16, %%zmm20\n\t" \
    "vpternlogq $0x69, 0(%[n2]), %%zmm13, %%zmm31\n\t" \
    "vmovdqu64 %%zmm31, 0(%[n2])\n\t" \
    "vmovdqu64 1856(%[n1]), %%zmm14\n\t" \
    "vpbroadcastq 928(%[k]), %%zmm6\n\t" \
    "vmovdqa64 %%zmm24, %%zmm8\n\t" \
    "vpternlogq $0xe8, %%zmm6, %%zmm14, %%zmm8\n\t" \
    "vpternlogq $0x96, %%zmm24, %%zmm6, %%zmm14\n\t" \
    "vpternlogq $0x24, %%zmm11, %%zmm9, %%zmm7\n\t" \
    "vpternlogq $0x56, %%zmm20, %%zmm23, %%zmm0\n\t" \
    "vmovdqu64 1920(%[n1]), %%zmm29\n\t" \
    "vpbroadcastq 960(%[k]), %%zmm17\n\t" \
    "vmovdqa64 %%zmm8, %%zmm4\n\t" \
    "vpternlogq $0xe8, %%zmm17, %%zmm29, %%zmm4\n\t" \
    "vpternlogq $0x96, %%zmm8, %%zmm17, %%zmm29\n\t" \
    "vmovdqa64 %%zmm7, %%zmm27\n\t" \
    "vpternlogq $0xd4, %%zmm22, %%zmm21, %%zmm27\n\t" \
    "vpternlogq $0xac, %%zmm22, %%zmm21, %%zmm7\n\t" \
    "vmovdqu64 1984(%[n1]), %%zmm25\n\t" \
    "vpbroadcastq 992(%[k]), %%zmm1\n\t" \
    "vpternlogq $0x96, %%zmm4, %%zmm1, %%zmm25\n\t" \
    "vpternlogq $0x66, 128(%[n2]), %%zmm0, %%zmm16\n\t" \
    "vmovdqu64 %%zmm16, 128(%[n2])\n\t" \
    "vpternlogq $0x96, %%zmm27, %%zmm22, %%zmm21\n\t" \
    "vpternlogq $0x3a, %%zmm7, %%zmm9, %%zmm11\n\t" \
    "vmovdqa64 %%zmm25, %%zmm30\n\t" \
    "vpternlogq $0x6c, %%zmm29, %%zmm14, %%zmm30\n\t" \
    "vmovdqa64 %%zmm25, %%zmm26\n\t" \
    "vpternlogq $0xc8, %%zmm29, %%zmm2, %%zmm26\n\t" \
    "vmovdqa64 %%zmm21, %%zmm13\n\t" \
    "vpternlogq $0xb4, %%zmm7, %%zmm9, %%zmm13\n\t" \
    "vpternlogq $0x69, 192(%[n2]), %%zmm11, %%zmm27\n\t" \
    "vmovdqu64 %%zmm27, 192(%[n2])\n\t" \
    "vmovdqa64 %%zmm30, %%zmm31\n\t" \
    "vpternlogq $0x92, %%zmm25, %%zmm29, %%zmm31\n\t" \
    "vpternlogq $0x96, 256(%[n2]), %%zmm21, %%zmm7\n\t" \
    "vmovdqu64 %%zmm7, 256(%[n2])\n\t" \
    "vpternlogq $0x69, 320(%[n2]), %%zmm21, %%zmm9\n\t" \
    "vmovdqu64 %%zmm9, 320(%[n2])\n\t" \
    "vpternlogq $0x69, 384(%[n2]), %%zmm13, %%zmm11\n\t" \
    "vmovdqu64 %%zmm11, 384(%[n2])\n\t" \
    "vmovdqa64 %%zmm31, %%zmm6\n\t" \
    "vpternlogq $0x16, %%zmm29, %%zmm2, %%zmm6\n\t" \
    "vpternlogq $0x96, 640(%[n2]), %%zmm31, %%zmm26\n\t" \
    "vmovdqu64 %%zmm26, 640(%[n2])\n\t" \
    "vpternlogq $0xca, %%zmm19, %%zmm15, %%zmm10\n\t" \
    "vpternlogq $0x96, 1536(%[n2]), %%zmm3, %%zmm5\n\t" \
    "vmovdqu64 %%zmm5, 1536(%[n2])\n\t" \
    "vpternlogq $0x1a, %%zmm6, %%zmm2, %%zmm30\n\t" \
    "vpternlogq $0xe6, %%zmm6, %%zmm25, %%zmm2\n\t" \
    "vpternlogq $0x69, 1728(%[n2]), %%zmm15, %%zmm28\n\t" \
    "vmovdqu64 %%zmm28, 1728(%[n2])\n\t" \
    "vpternlogq $0x69, 1792(%[n2]), %%zmm12, %%zmm15\n\t" \
    "vmovdqu64 %%zmm15, 1792(%[n2])\n\t" \
    "vpternlogq $0x98, %%zmm30, %%zmm29, %%zmm31\n\t" \
    "vpternlogq $0x69, 448(%[n2]), %%zmm2, %%zmm30\n\t" \
    "vmovdqu64 %%zmm30, 448(%[n2])\n\t" \
    "vpternlogq $0x96, 512(%[n2]), %%zmm2, %%zmm29\n\t" \
    "vmovdqu64 %%zmm29, 512(%[n2])\n\t" \
    "vpternlogq $0x69, 1856(%[n2]), %%zmm10, %%zmm18\n\t" \
    "vmovdqu64 %%zmm18, 1856(%[n2])\n\t" \
    "vpternlogq $0x96, 576(%[n2]), %%zmm31, %%zmm14\n\t" \
    "vmovdqu64 %%zmm14, 576(%[n2])\n\t" \
    "vpternlogq $0x6a, 1920(%[n2]), %%zmm10, %%zmm19\n\t" \
    "vmovdqu64 %%zmm19, 1920(%[n2])\n\t"
/* clang-format on */

#endif
