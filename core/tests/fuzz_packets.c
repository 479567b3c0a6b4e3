/*
 * Random batches against the oracle. A case is a string of bytes: they decide, in turn, what is
 * asked for; when they run out a generator that they seed goes on. All that a batch may touch lies
 * in one arena with guards between the pieces, and the whole of it is compared with what it ought
 * to be: outputs, tags, inputs, guards, and zeros where a tag did not match.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "gostlane_packets.h"
#include "harness.h"
#include "oracle.h"
#include "vectors.inc.h"

#if FUZZ_ASAN
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(at, length) ((void)(at), (void)(length))
#define ASAN_UNPOISON_MEMORY_REGION(at, length) ((void)(at), (void)(length))
#endif

enum {
    MOST = 2100, /* packets: more than two windows of the scheduler */
    KEYS = 40,
    OWN_SETS = 3,
    LONGEST = 102400,
    MOST_ASSOCIATED = 600,
    ARENA = 4 << 20,
    GUARD = 8 /* bytes at least */
};

struct fuzz_totals fuzz_totals;

/* ---- Decisions ------------------------------------------------------------------------------- */

static const uint8_t *decisions;
static size_t decisions_left;

/* 0..limit-1, limit up to 65536. */
static size_t below(size_t limit)
{
    if (decisions_left < 2)
        return random_below(limit);
    const size_t value = decisions[0] | (size_t)decisions[1] << 8;
    decisions += 2;
    decisions_left -= 2;
    return value % limit;
}

static bool one_in(size_t n)
{
    return below(n) == 0;
}

static void start_decisions(const uint8_t *data, size_t length)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a */
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ data[i]) * UINT64_C(0x100000001b3);
    random_seed(hash);
    decisions = data;
    decisions_left = length;
}

/* ---- Keys ------------------------------------------------------------------------------------ */

/* The first subjects, as bits. */
enum { GOST28147 = 1, MAGMA = 2, KUZNYECHIK = 4, AES = 8 };

enum family {
    ALIKE,
    NAMED,
    ANY_28147,
    ONLY_MAGMA,
    SHORT_BLOCKS,
    ONLY_KUZNYECHIK,
    ONLY_AES,
    LONG_BLOCKS,
    MIXED,
    FAMILIES
};
static const unsigned ciphers_of[FAMILIES] = {
    [ALIKE] = GOST28147,
    [NAMED] = GOST28147,
    [ANY_28147] = GOST28147,
    [ONLY_MAGMA] = MAGMA,
    [SHORT_BLOCKS] = GOST28147 | MAGMA,
    [ONLY_KUZNYECHIK] = KUZNYECHIK,
    [ONLY_AES] = AES,
    [LONG_BLOCKS] = KUZNYECHIK | AES,
    [MIXED] = GOST28147 | MAGMA | KUZNYECHIK | AES,
};

struct pool_key {
    gl_key key;
    struct plain plain;
    bool own_sbox;
};

enum { FOR_TEXT, FOR_MAC, POOLS };

static struct pool_key pool[POOLS][KEYS];
static enum family family_of[POOLS];
static gl_sbox own_set[OWN_SETS];
static uint8_t own_rows[OWN_SETS][8][16];

static bool has_own(enum family family)
{
    return family == ANY_28147 || family == SHORT_BLOCKS || family == MIXED;
}

static const struct sbox_set *param_z(void)
{
    const struct sbox_set *set = sbox_sets;
    while (strcmp(set->name, "id-tc26-gost-28147-param-Z") != 0)
        set++;
    return set;
}

static size_t one_of(unsigned bits)
{
    size_t cipher;
    do
        cipher = below(CIPHERS);
    while (!(bits >> cipher & 1));
    return cipher;
}

static void make_key_of_family(struct pool_key *k, enum family family)
{
    uint8_t bytes[32];
    const uint8_t (*rows)[16] = param_z()->rows;
    const gl_sbox *sbox = NULL;
    const char *cipher = subjects[one_of(ciphers_of[family])].cipher;
    const bool is_28147 = strcmp(cipher, "gost28147") == 0;
    const size_t size = strcmp(cipher, "aes") == 0 ? 16 + 8 * below(3) : 32;
    random_bytes(bytes, sizeof bytes);
    k->own_sbox = is_28147 && has_own(family) && one_in(3);
    if (k->own_sbox) {
        const size_t i = below(OWN_SETS);
        sbox = &own_set[i];
        rows = (const uint8_t (*)[16])own_rows[i];
    } else if (is_28147 && family != ALIKE) {
        const struct sbox_set *set = &sbox_sets[below(COUNT_OF(sbox_sets))];
        sbox = gl_sbox_by_name(set->name);
        rows = set->rows;
    }
    expect_status(gl_key_init(&k->key, gl_cipher_by_name(cipher), bytes, size, sbox), GL_OK, "key");
    plain_init(&k->plain, cipher, bytes, size, rows);
}

static void make_pools(void)
{
    for (size_t i = 0; i < OWN_SETS; i++) {
        random_rows(own_rows[i]);
        expect_status(gl_sbox_init(&own_set[i], (const uint8_t (*)[16])own_rows[i]), GL_OK, "set");
    }
    for (size_t p = 0; p < POOLS; p++)
        for (size_t i = 0; i < KEYS; i++)
            make_key_of_family(&pool[p][i], family_of[p]);
}

/* ---- Batches --------------------------------------------------------------------------------- */

/* What is drawn once for all packets of a batch. */
struct style {
    size_t count, longest, budget;
    bool one_key, one_length, in_place, shared, spoil, associated, own_mac_key;
};

static gl_batch batch;
static struct style style;

static const char unknown_kernel[] = "no-such-kernel";

/* What a cipher's kernel of that name is; false if it has none. */
static bool describe(const gl_cipher *cipher, const char *name, gl_kernel_info *info)
{
    for (size_t i = 0; gl_kernel_describe(cipher, i, info); i++)
        if (strcmp(info->name, name) == 0)
            return true;
    return false;
}

/* The name of a kernel of one of the ciphers; NULL: the best one. */
static const char *some_kernel(unsigned bits)
{
    if (one_in(2))
        return one_in(64) ? unknown_kernel : NULL;
    const gl_cipher *cipher = gl_cipher_by_name(subjects[one_of(bits)].cipher);
    gl_kernel_info info;
    size_t count = 0;
    while (gl_kernel_describe(cipher, count, &info))
        count++;
    gl_kernel_describe(cipher, below(count), &info);
    return info.name;
}

static bool takes_segments(gl_mode_id mode)
{
    return mode == GL_CFB || mode == GL_OFB || mode == GL_CTR;
}

static bool takes_long_iv(gl_mode_id mode)
{
    return mode == GL_CBC || mode == GL_CFB || mode == GL_OFB;
}

static bool takes_meshing(gl_mode_id mode)
{
    return mode == GL_CBC || mode == GL_CFB || mode == GL_CNT;
}

/* The length of an IV, as gostlane.h has it. */
static bool takes_iv(const gl_cipher *cipher, size_t length)
{
    const size_t block = cipher->block_size;
    if (takes_long_iv(batch.mode) && !cipher->is_28147 && !cipher->sp800_38a)
        return length && length % block == 0 && length <= GL_IV_MAX;
    return length == shortest_iv(cipher, batch.mode);
}

static bool all_take_iv(unsigned bits, size_t length)
{
    bool all = true;
    for (size_t i = 0; i < CIPHERS; i++)
        all &= !(bits >> i & 1) || takes_iv(gl_cipher_by_name(subjects[i].cipher), length);
    return all;
}

static void draw_batch(void)
{
    const size_t asked = below(8);
    batch = (gl_batch){
        .crypt = asked != 0,
        .mac = asked < 5,
        .decrypt = one_in(2),
        .over_ciphertext = one_in(2),
        .mode = (gl_mode_id)below(GL_CNT + 1),
        .options = {.meshing = one_in(3)},
        .mac_id = (gl_mac_id)below(GL_OMAC + 1),
        .mac_meshing = one_in(3),
        .tag_length = 1 + below(GL_BLOCK_MAX),
    };
    for (size_t p = 0; p < POOLS; p++)
        family_of[p] = (enum family)below(FAMILIES);
    style.own_mac_key = one_in(2);
    batch.options.kernel = some_kernel(ciphers_of[family_of[FOR_TEXT]]);
    batch.options.segment_size = one_in(5) ? 1 + below(GL_BLOCK_MAX) : 0;
    batch.iv_length = shortest_iv(gl_cipher_by_name(subjects[below(CIPHERS)].cipher), batch.mode);
    if (takes_long_iv(batch.mode) && one_in(6))
        batch.iv_length = 8 * (one_in(3) ? 1 + below(128) : 1 + below(8));
}

/* An IV for all the ciphers, or ciphers that one will do for. */
static void mend_iv(void)
{
    enum family *family = &family_of[FOR_TEXT];
    if (takes_long_iv(batch.mode) && batch.iv_length > 16) {
        *family = batch.iv_length % 16 || one_in(2) ? ONLY_MAGMA : ONLY_KUZNYECHIK;
        batch.options.meshing = false;
    }
    for (size_t length = 0; length <= 16 && !all_take_iv(ciphers_of[*family], batch.iv_length);
         length += 4)
        if (all_take_iv(ciphers_of[*family], length))
            batch.iv_length = length;
    if (all_take_iv(ciphers_of[*family], batch.iv_length))
        return;
    *family = one_in(2) ? ONLY_KUZNYECHIK : ONLY_AES;
    batch.iv_length = batch.mode == GL_CTR && *family == ONLY_KUZNYECHIK ? 8 : 16;
}

static void only_28147(enum family *family)
{
    if (ciphers_of[*family] != GOST28147)
        *family = ANY_28147;
}

/* Ciphers that have the kernel that is named, or none. */
static void mend_kernel(bool imit)
{
    gl_kernel_info info;
    for (size_t p = 0; p < POOLS; p++) {
        enum family *family = &family_of[p];
        for (size_t i = 0; batch.options.kernel && i < CIPHERS; i++) {
            if (!(ciphers_of[*family] >> i & 1))
                continue;
            if (!describe(gl_cipher_by_name(subjects[i].cipher), batch.options.kernel, &info)) {
                if (p == FOR_MAC && !imit)
                    *family = family_of[FOR_TEXT];
                else
                    batch.options.kernel = NULL;
            } else if (!info.available) {
                batch.options.kernel = NULL;
            } else if (!info.any_sbox && has_own(*family)) {
                *family = *family == SHORT_BLOCKS && !imit ? ONLY_MAGMA : NAMED;
            }
        }
    }
}

/* Turns most of what cannot be into what can. */
static void mend_batch(void)
{
    const bool imit = batch.mac && batch.mac_id == GL_IMIT;
    batch.options.meshing &= takes_meshing(batch.mode);
    batch.mac_meshing &= batch.mac_id == GL_IMIT;
    if (!takes_segments(batch.mode) || batch.options.meshing)
        batch.options.segment_size = 0;
    if (batch.mode == GL_CNT || batch.options.meshing)
        only_28147(&family_of[FOR_TEXT]);
    mend_iv();
    if (imit) {
        only_28147(&family_of[FOR_MAC]);
        style.own_mac_key |= ciphers_of[family_of[FOR_TEXT]] != GOST28147;
    }
    mend_kernel(imit);
    const unsigned text = ciphers_of[family_of[FOR_TEXT]];
    const unsigned macs = style.own_mac_key ? ciphers_of[family_of[FOR_MAC]] : text;
    if (text & AES && batch.mode != GL_CFB)
        batch.options.segment_size = 0;
    if (text & (GOST28147 | MAGMA) && batch.options.segment_size > 8)
        batch.options.segment_size -= 8;
    if (macs & (GOST28147 | MAGMA) && batch.tag_length > 8)
        batch.tag_length -= 8;
}

static void draw_style(void)
{
    static const size_t counts[] = {0,  1,  1,   1,   2,   3,   15,  16,  17,  33,   63,
                                    64, 65, 127, 128, 129, 160, 192, 193, 600, 1025, MOST};
    static const size_t longest[] = {0, 8, 64, 80, 600, 1500, 2049, 4097, 9000, 40000, LONGEST};
    style.count = one_in(2) ? counts[below(COUNT_OF(counts))] : below(one_in(2) ? 40 : 601);
    style.longest = longest[below(COUNT_OF(longest))];
    style.budget = (size_t)1 << (10 + below(9));
    style.one_key = one_in(4);
    style.one_length = one_in(4);
    style.in_place = one_in(2);
    style.shared = one_in(4);
    style.spoil = one_in(2);
    style.associated = one_in(2);
}

/* ---- The arena ------------------------------------------------------------------------------- */

static GL_ALIGNAS uint8_t arena[ARENA];
static uint8_t wanted[ARENA], scratch[MOST_ASSOCIATED + LONGEST];
static size_t used;

static struct piece {
    size_t at, length;
} pieces[5 * MOST];
static size_t piece_count;

static bool arena_has_room(void)
{
    return ARENA - used > 2 * LONGEST + GL_IV_MAX + MOST_ASSOCIATED + 1024;
}

/* `length` bytes at any alignment; of nothing, NULL now and then. */
static uint8_t *take(size_t length)
{
    if (length == 0 && one_in(4))
        return NULL;
    used += GUARD + random_below(64 + GUARD);
    pieces[piece_count++] = (struct piece){used, length};
    used += length;
    return arena + used - length;
}

static void only_pieces_can_be_touched(void)
{
    ASAN_POISON_MEMORY_REGION(arena, ARENA);
    for (size_t i = 0; i < piece_count; i++)
        ASAN_UNPOISON_MEMORY_REGION(arena + pieces[i].at, pieces[i].length);
}

/* ---- Packets --------------------------------------------------------------------------------- */

static gl_packet packets[MOST];
static const struct pool_key *text_key[MOST], *mac_key[MOST];
static gl_status wanted_status[MOST];

static size_t some_length(size_t longest)
{
    static const size_t edges[] = {0,    1,    7,    8,    9,    15,    16,    17,    56,     63,
                                   64,   65,   72,   80,   81,   96,    127,   128,   129,    511,
                                   512,  513,  1023, 1024, 1025, 1032,  1450,  2047,  2048,   2049,
                                   4095, 4096, 4097, 8192, 8200, 16384, 16391, 65535, LONGEST};
    const size_t any = longest < 65535 ? longest + 1 : 65536, kind = below(6);
    const size_t length = kind < 2   ? below(1600)
                          : kind < 3 ? below(any)
                                     : edges[below(COUNT_OF(edges))];
    return length <= longest ? length : below(any);
}

static size_t text_length(size_t i, size_t *left)
{
    size_t length = style.one_length && i ? packets[0].length : some_length(style.longest);
    if (length > *left)
        length = below(*left < 64 ? *left + 1 : 64);
    if (batch.crypt && (batch.mode == GL_ECB || batch.mode == GL_CBC) &&
        !(style.spoil && one_in(8)))
        length -= length % text_key[i]->plain.block;
    *left -= length;
    return length;
}

/* Input and output: apart, the same, or overlapping in part, which is refused. */
static void place_text(gl_packet *p, const gl_packet *before)
{
    const bool torn = batch.crypt && style.spoil && p->length > 1 && one_in(12);
    if (torn) {
        const size_t by = 1 + below(p->length - 1 < 65535 ? p->length - 1 : 65535);
        uint8_t *both = take(p->length + by);
        const bool ahead = one_in(2);
        p->input = both + (ahead ? 0 : by);
        p->output = both + (ahead ? by : 0);
    } else if (style.in_place && batch.crypt) {
        p->output = take(p->length);
        p->input = p->output;
    } else {
        const bool same = before && style.shared && before->length >= p->length && before->input;
        p->input = same ? before->input : take(p->length);
        p->output = batch.crypt ? take(p->length) : NULL;
    }
}

static void place_packet(size_t i, size_t *left)
{
    const gl_packet *before = i && style.shared && one_in(2) ? &packets[i - 1] : NULL;
    gl_packet *p = &packets[i];
    text_key[i] = &pool[FOR_TEXT][style.one_key ? 0 : below(KEYS)];
    *p = (gl_packet){.length = text_length(i, left), .status = GL_E_FINISHED};
    mac_key[i] = style.own_mac_key ? &pool[FOR_MAC][below(KEYS)] : text_key[i];
    p->key = batch.crypt || !style.own_mac_key || one_in(2) ? &text_key[i]->key : NULL;
    p->mac_key = style.own_mac_key || one_in(2) ? &mac_key[i]->key : NULL;
    p->iv = before && batch.crypt ? before->iv : take(batch.crypt ? batch.iv_length : 0);
    if (batch.mac && style.associated && !one_in(4))
        p->associated_length = one_in(2) ? below(40) : some_length(MOST_ASSOCIATED);
    p->associated = take(p->associated_length);
    place_text(p, before);
    p->tag = batch.mac ? take(batch.tag_length) : NULL;
}

static uint8_t *in_wanted(const uint8_t *p)
{
    return wanted + (p - arena);
}

/* The code over associated data and text. */
static void code_of(size_t i, const uint8_t *text, uint8_t code[GL_BLOCK_MAX])
{
    const gl_packet *p = &packets[i];
    if (p->associated_length)
        memcpy(scratch, p->associated, p->associated_length);
    if (p->length)
        memcpy(scratch + p->associated_length, text, p->length);
    oracle_mac(&mac_key[i]->plain, batch.mac_id, batch.mac_meshing, scratch,
               p->associated_length + p->length, code);
}

static gl_status refusal_of(size_t i)
{
    const gl_packet *p = &packets[i];
    const uint8_t *low = p->input < p->output ? p->input : p->output;
    const uint8_t *high = p->input < p->output ? p->output : p->input;
    if (!batch.crypt || p->length == 0)
        return GL_OK;
    if ((batch.mode == GL_ECB || batch.mode == GL_CBC) && p->length % text_key[i]->plain.block)
        return GL_E_BLOCK_LENGTH;
    return low != high && (size_t)(high - low) < p->length ? GL_E_OVERLAP : GL_OK;
}

/* What a packet's output, tag and status are to be. */
static void foresee(size_t i)
{
    static uint8_t text[LONGEST];
    const gl_packet *p = &packets[i];
    const struct oracle_mode mode = {
        batch.mode, batch.decrypt,  batch.options.meshing, batch.options.segment_size,
        p->iv,      batch.iv_length};
    uint8_t code[GL_BLOCK_MAX];
    wanted_status[i] = refusal_of(i);
    if (wanted_status[i] != GL_OK)
        return;
    if (batch.crypt)
        oracle_crypt(&text_key[i]->plain, &mode, p->input, text, p->length);
    if (batch.mac) {
        code_of(i, batch.crypt && batch.over_ciphertext != batch.decrypt ? text : p->input, code);
        memcpy(in_wanted(p->tag), code, batch.tag_length);
    }
    if (batch.mac && batch.decrypt) {
        if (style.spoil && one_in(4)) {
            in_wanted(p->tag)[below(batch.tag_length)] ^= (uint8_t)(1u << below(8));
            wanted_status[i] = GL_E_TAG;
        }
        memcpy(p->tag, in_wanted(p->tag), batch.tag_length);
    }
    if (!batch.crypt || p->length == 0)
        return;
    if (wanted_status[i] == GL_OK)
        memcpy(in_wanted(p->output), text, p->length);
    else if (!batch.over_ciphertext)
        memset(in_wanted(p->output), 0, p->length);
}

/* ---- Refusal of a batch ---------------------------------------------------------------------- */

static uint32_t bit(gl_status status, bool holds)
{
    return holds ? 1u << status : 0;
}

static uint32_t faults_of_kernel(const struct pool_key *key)
{
    gl_kernel_info info;
    if (!batch.options.kernel)
        return 0;
    if (!describe(gl_key_cipher(&key->key), batch.options.kernel, &info))
        return bit(GL_E_KERNEL, true);
    return bit(GL_E_CPU, !info.available) | bit(GL_E_CIRCUIT, !info.any_sbox && key->own_sbox);
}

static uint32_t faults_of_text(const struct pool_key *key)
{
    const gl_cipher *cipher = gl_key_cipher(&key->key);
    const bool meshing = batch.options.meshing;
    const size_t segment = batch.options.segment_size, block = key->plain.block;
    const bool segments =
        takes_segments(batch.mode) && (batch.mode == GL_CFB || !cipher->sp800_38a);
    return bit(GL_E_MODE, batch.mode == GL_CNT && !cipher->is_28147) |
           bit(GL_E_IV_LENGTH, !takes_iv(cipher, batch.iv_length)) |
           bit(GL_E_MESHING, meshing && (!cipher->is_28147 || !takes_meshing(batch.mode))) |
           bit(GL_E_SEGMENT,
               segment && (!segments || segment > block || (meshing && segment != block))) |
           faults_of_kernel(key);
}

static uint32_t faults_of_mac(const struct pool_key *key)
{
    return bit(GL_E_MODE, batch.mac_id == GL_IMIT && !gl_key_cipher(&key->key)->is_28147) |
           bit(GL_E_MESHING, batch.mac_meshing && batch.mac_id != GL_IMIT) |
           bit(GL_E_TAG_LENGTH, batch.tag_length < 1 || batch.tag_length > key->plain.block) |
           faults_of_kernel(key);
}

/* All statuses, as bits, with which the batch may be refused; 0: it has to run. */
static uint32_t faults(void)
{
    uint32_t all = bit(GL_E_MODE, !batch.crypt && !batch.mac);
    for (size_t i = 0; i < style.count; i++)
        all |= (batch.crypt ? faults_of_text(text_key[i]) : 0) |
               (batch.mac ? faults_of_mac(mac_key[i]) : 0);
    return all;
}

/* One thing wrong with a batch that may be right otherwise. */
static void spoil_batch(void)
{
    static const size_t iv_lengths[] = {0, 4, 7, 8, 9, 15, 16, 17, 32, 1024};
    switch (below(6)) {
    case 0:
        batch.iv_length = iv_lengths[below(COUNT_OF(iv_lengths))];
        break;
    case 1:
        batch.options.segment_size = 1 + below(20);
        break;
    case 2:
        batch.options.meshing = batch.mac_meshing = true;
        break;
    case 3:
        batch.tag_length = one_in(3) ? 0 : one_in(2) ? 9 : 17;
        break;
    case 4:
        batch.crypt = batch.mac = false;
        break;
    default: /* as it was drawn */
        return;
    }
}

/* ---- A case ---------------------------------------------------------------------------------- */

const char *fuzz_describe(void)
{
    static char text[400];
    snprintf(
        text, sizeof text,
        "%s%s %s%s IV %zu segment %zu%s%s over %s tag %zu kernel %s, families %d %d%s, "
        "%zu packets up to %zu bytes%s%s%s%s%s%s",
        batch.crypt ? gl_mode_name(batch.mode) : "no text", batch.mac ? "+MAC" : "",
        batch.decrypt ? "decrypt" : "encrypt", batch.options.meshing ? " meshing" : "",
        batch.iv_length, batch.options.segment_size,
        !batch.mac                ? ""
        : batch.mac_id == GL_IMIT ? " Imit"
                                  : " OMAC",
        batch.mac_meshing ? " meshing" : "", batch.over_ciphertext ? "ciphertext" : "plaintext",
        batch.tag_length, batch.options.kernel ? batch.options.kernel : "auto", family_of[FOR_TEXT],
        family_of[FOR_MAC], style.own_mac_key ? " own MAC keys" : "", style.count, style.longest,
        style.one_key ? ", one key" : "", style.one_length ? ", one length" : "",
        style.in_place ? ", in place" : "", style.shared ? ", shared inputs" : "",
        style.associated ? ", associated data" : "", style.spoil ? ", spoiled" : "");
    return text;
}

static void found(const char *what, size_t i)
{
    printf("FOUND %s in: %s\n", what, fuzz_describe());
    if (i < style.count)
        printf("    packet %zu: %zu bytes, %zu associated, status \"%s\", wanted \"%s\"\n", i,
               packets[i].length, packets[i].associated_length, gl_status_text(packets[i].status),
               gl_status_text(wanted_status[i]));
    fflush(stdout);
    abort();
}

static bool within(const uint8_t *at, const uint8_t *piece, size_t length)
{
    return piece && at >= piece && at < piece + length;
}

static void found_byte(const uint8_t *at)
{
    for (size_t i = 0; i < style.count; i++) {
        const gl_packet *p = &packets[i];
        if (within(at, p->output, p->length))
            found("a wrong output", i);
        if (within(at, p->tag, batch.tag_length))
            found("a wrong tag", i);
        if (within(at, p->input, p->length) || within(at, p->associated, p->associated_length))
            found("a changed input", i);
    }
    found("a write between the packets", SIZE_MAX);
}

static void check(gl_status status, uint32_t refusals)
{
    if (refusals ? !(refusals >> status & 1) : status != GL_OK)
        found(gl_status_text(status), SIZE_MAX);
    for (size_t i = 0; i < style.count; i++)
        if (packets[i].status != (status == GL_OK ? wanted_status[i] : GL_E_FINISHED))
            found("a wrong status", i);
    if (memcmp(arena, wanted, used) == 0)
        return;
    const uint8_t *at = arena;
    while (*at == wanted[at - arena])
        at++;
    found_byte(at);
}

static void place_packets(void)
{
    size_t left = style.budget;
    used = piece_count = 0;
    ASAN_UNPOISON_MEMORY_REGION(arena, ARENA);
    for (size_t i = 0; i < style.count; i++) {
        place_packet(i, &left);
        if (!arena_has_room())
            style.count = i + 1;
    }
    used += GUARD + 64;
    random_bytes(arena, used);
    for (size_t i = 0; batch.crypt && batch.iv_length && i < style.count; i += 1 + below(8))
        memset(arena + (packets[i].iv - arena), 0xff, batch.iv_length); /* counters that carry */
    memcpy(wanted, arena, used);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
    start_decisions(data, length);
    draw_batch();
    draw_style();
    const bool careless = one_in(24);
    if (careless)
        spoil_batch();
    else
        mend_batch();
    make_pools();
    place_packets();
    const uint32_t refusals = faults();
    for (size_t i = 0; !refusals && i < style.count; i++)
        foresee(i);
    only_pieces_can_be_touched();
    const gl_status status = gl_packets_run(style.count ? packets : NULL, style.count, &batch);
    ASAN_UNPOISON_MEMORY_REGION(arena, ARENA);
    check(status, refusals);
    fuzz_totals.batches++;
    fuzz_totals.refused += status != GL_OK;
    fuzz_totals.packets += style.count;
    for (size_t i = 0; i < style.count; i++)
        fuzz_totals.bytes += packets[i].length;
    return 0;
}
