/*
 * Many packets in one call: encryption, MACs, or both in one pass, with a key for each packet.
 *
 * A packet's result is what gl_stream and gl_mac give for it alone; the packets are worked on side
 * by side, so that serial modes and MACs reach the speed of parallel ones. Any number of packets
 * may be given, of any lengths from 0 and with any keys of the ciphers of this library; the call
 * returns when all are done.
 *
 * The terms of gostlane.h hold: lengths in bytes, nothing allocated, no state kept. The call takes
 * about 100 KiB of stack, kernels included, and wipes what it held of keys and text there.
 */
#ifndef GOSTLANE_PACKETS_H
#define GOSTLANE_PACKETS_H

#include "gostlane.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is done to every packet of a call. */
typedef struct gl_batch {
    bool crypt;           /* encrypt or decrypt the text; false: MAC only */
    bool mac;             /* make a tag, or with `decrypt` check it */
    bool decrypt;         /* decrypt the text and check the tag */
    bool over_ciphertext; /* the MAC is that of the ciphertext; false: of the plaintext. Of no
                             meaning without `crypt` */
    gl_mode_id mode;      /* with `crypt` */
    size_t iv_length;     /* of every packet, see gl_iv_rule */
    gl_options options;   /* as for gl_stream_init; the kernel holds for the MAC too */
    gl_mac_id mac_id;     /* with `mac` */
    bool mac_meshing;     /* CryptoPro key meshing of the MAC's key, Imit only */
    size_t tag_length;    /* 1..block */
} gl_batch;

/*
 * One packet. Its output may be its input; it may not overlap the input in part, nor anything else
 * that the call reads or writes.
 */
typedef struct gl_packet {
    const gl_key *key;         /* for the text; not read without `crypt` */
    const gl_key *mac_key;     /* for the MAC, NULL: `key` */
    const uint8_t *iv;         /* iv_length bytes */
    const uint8_t *associated; /* goes into the MAC before the text; may be empty */
    size_t associated_length;
    const uint8_t *input;
    uint8_t *output; /* `length` bytes; not touched without `crypt` */
    size_t length;   /* of input and output */
    uint8_t *tag;    /* tag_length bytes, written; with `decrypt` read and compared */
    gl_status status;
} gl_packet;

/*
 * Runs a batch and sets the status of each packet. Fails as a whole, before anything is written
 * (statuses too), when the batch does not fit the cipher of a key:
 * GL_E_MODE (also when neither `crypt` nor `mac` is asked for), GL_E_IV_LENGTH, GL_E_SEGMENT,
 * GL_E_MESHING, GL_E_KERNEL, GL_E_CIRCUIT, GL_E_CPU, GL_E_SELF_CHECK, GL_E_TAG_LENGTH.
 *
 * Status of a packet; the others are processed all the same:
 *   GL_OK
 *   GL_E_BLOCK_LENGTH  ECB and CBC: the length is not a whole number of blocks
 *   GL_E_OVERLAP       input and output overlap in part
 *   GL_E_COUNTER       CTR: the counter would repeat
 *   GL_E_TAG           the tag does not match
 *   GL_E_SELF_CHECK    a kernel for many blocks that it would run on failed its check
 * A packet with another status than GL_OK has no output: nothing has been written or, where the MAC
 * is that of the plaintext and the tag does not match, zeros have.
 *
 * With associated data the MAC is that of the associated data followed by the text, as one string
 * without lengths between them: the caller sees to it that both cannot be mistaken for each other.
 */
GL_API gl_status gl_packets_run(gl_packet *packets, size_t count, const gl_batch *batch);

#ifdef __cplusplus
}
#endif
#endif
