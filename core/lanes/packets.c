/* Checks of batches and packets; windows of packets in the order in which lanes like them best. */
#include "lanes/lanes.h"

enum { WINDOW = 1024, FAMILIES = 16, LENGTHS = 256, MANY = 1 << 16 };

/* ---- Checks
 * -------------------------------------------------------------------------------------- */

static const gl_key *mac_key_of(const gl_packet *p)
{
    return p->mac_key ? p->mac_key : p->key;
}

static gl_status check_text(const gl_key *key, const gl_batch *batch)
{
    const gl_cipher *cipher = gl_cipher_of(key);
    const gl_kernel *kernel = NULL;
    gl_status status = gl_mode_check(cipher, batch->mode, batch->iv_length, &batch->options);
    if (status == GL_OK && batch->options.kernel)
        status = gl_kernel_named(cipher, key, batch->options.kernel, &kernel);
    if (status == GL_OK)
        status = gl_kernel_pick(cipher, kernel, &kernel);
    return status;
}

static bool tag_fits(const gl_key *key, const gl_batch *batch)
{
    return batch->tag_length >= 1 && batch->tag_length <= gl_cipher_of(key)->block_size;
}

static gl_status check_mac(const gl_key *key, const gl_batch *batch)
{
    gl_mac mac;
    const gl_options options = {.meshing = batch->mac_meshing, .kernel = batch->options.kernel};
    const gl_status status = gl_mac_init(&mac, key, batch->mac_id, &options);
    return status == GL_OK && !tag_fits(key, batch) ? GL_E_TAG_LENGTH : status;
}

/* The last two kinds of keys that passed. A kernel that is forced may have circuits for some
 * S-boxes only, so that they tell kinds apart as well. */
typedef struct kinds {
    const gl_cipher *cipher[2];
    const void *sbox[2];
} kinds;

static bool is_new(kinds *good, const gl_key *key, const gl_batch *batch)
{
    const gl_cipher *cipher = gl_cipher_of(key);
    const void *sbox = batch->options.kernel ? gl_family_of(key) : NULL;
    for (unsigned i = 0; i < 2; i++)
        if (good->cipher[i] == cipher && good->sbox[i] == sbox)
            return false;
    good->cipher[1] = good->cipher[0];
    good->sbox[1] = good->sbox[0];
    good->cipher[0] = cipher;
    good->sbox[0] = sbox;
    return true;
}

/* Every kind of key that occurs, against the batch. */
static gl_status check_batch(const gl_packet *packets, size_t count, const gl_batch *batch)
{
    kinds good = {{NULL, NULL}, {NULL, NULL}}, good_mac = good;
    if (!batch->crypt && !batch->mac)
        return GL_E_MODE;
    for (size_t i = 0; i < count; i++) {
        gl_status status = GL_OK;
        if (batch->crypt && is_new(&good, packets[i].key, batch))
            status = check_text(packets[i].key, batch);
        if (batch->mac && status == GL_OK && is_new(&good_mac, mac_key_of(&packets[i]), batch))
            status = check_mac(mac_key_of(&packets[i]), batch);
        if (status != GL_OK)
            return status;
    }
    return GL_OK;
}

static gl_status check_packet(const gl_packet *p, const gl_batch *batch)
{
    if (!batch->crypt || p->length == 0)
        return GL_OK;
    const uintptr_t in = (uintptr_t)p->input, out = (uintptr_t)p->output;
    const size_t block = gl_cipher_of(p->key)->block_size;
    if ((batch->mode == GL_ECB || batch->mode == GL_CBC) && p->length % block)
        return GL_E_BLOCK_LENGTH;
    if (in != out && in < out + p->length && out < in + p->length)
        return GL_E_OVERLAP;
    if (batch->mode == GL_CTR && block == 8) {
        const size_t unit = batch->options.segment_size ? batch->options.segment_size : block;
        if ((uint64_t)(p->length - 1) / unit >= UINT64_C(1) << 32)
            return GL_E_COUNTER;
    }
    return GL_OK;
}

/* ---- Families
 * ------------------------------------------------------------------------------------ */

/* What the keys of one call of a kernel have in common. */
typedef struct family {
    const gl_cipher *cipher, *mac_cipher;
    const void *sbox, *mac_sbox;
} family;

static family family_of(const gl_packet *p, const gl_batch *batch)
{
    family f = {NULL, NULL, NULL, NULL};
    if (batch->crypt) {
        f.cipher = gl_cipher_of(p->key);
        f.sbox = gl_family_of(p->key);
    }
    if (batch->mac) {
        f.mac_cipher = gl_cipher_of(mac_key_of(p));
        f.mac_sbox = gl_family_of(mac_key_of(p));
    }
    return f;
}

static bool alike(const family *a, const family *b)
{
    return a->cipher == b->cipher && a->sbox == b->sbox && a->mac_cipher == b->mac_cipher &&
           a->mac_sbox == b->mac_sbox;
}

/* ---- Windows
 * ------------------------------------------------------------------------------------- */

typedef struct window {
    size_t families, count; /* count: packets that can run */
    family family[FAMILIES];
    uint16_t number[WINDOW]; /* the packets, as they come */
    uint8_t of[WINDOW];      /* their families */
    uint8_t length[WINDOW];  /* their lengths, see length_class */
    uint16_t order[WINDOW];  /* the packets by family, longest first */
} window;

/* Rows up to 8 KiB, then two steps for each doubling; 0..255. */
static uint8_t length_class(size_t length)
{
    const size_t rows = length / GL_ROW;
    if (rows < LENGTHS / 2)
        return (uint8_t)rows;
    size_t class = LENGTHS / 2, top = rows;
    for (; top >= LENGTHS; top /= 2)
        class += 2;
    return (uint8_t)(class + (top >= LENGTHS / 4 * 3));
}

/* Up to `count` packets, or as many families as a window has; those that are refused get their
 * status. Returns how many were taken. */
static size_t collect(window *w, gl_packet *packets, size_t count, const gl_batch *batch)
{
    size_t i = 0, last = 0;
    w->families = w->count = 0;
    for (; i < count; i++) {
        gl_packet *p = &packets[i];
        const family f = family_of(p, batch);
        if (w->families == 0 || !alike(&w->family[last], &f)) {
            for (last = 0; last < w->families && !alike(&w->family[last], &f);)
                last++;
            if (last == FAMILIES)
                break;
            if (last == w->families)
                w->family[w->families++] = f;
        }
        p->status = check_packet(p, batch);
        if (p->status != GL_OK)
            continue;
        w->number[w->count] = (uint16_t)i;
        w->of[w->count] = (uint8_t)last;
        w->length[w->count++] = length_class(p->length);
    }
    return i;
}

/* The packets of one family into `order`, longest first. Returns how many. */
static size_t sort(window *w, size_t f)
{
    uint16_t start[LENGTHS] = {0};
    size_t at = 0, longest = 0, shortest = LENGTHS;
    for (size_t i = 0; i < w->count; i++) {
        const size_t c = w->length[i];
        start[c] = (uint16_t)(start[c] + (w->of[i] == f));
        longest = c > longest ? c : longest;
        shortest = c < shortest ? c : shortest;
    }
    for (size_t c = longest + 1; c-- > shortest;) {
        const size_t n = start[c];
        start[c] = (uint16_t)at;
        at += n;
    }
    for (size_t i = 0; i < w->count; i++)
        if (w->of[i] == f)
            w->order[start[w->length[i]]++] = w->number[i];
    return at;
}

/* ---- Runs
 * ---------------------------------------------------------------------------------------- */

/* Registers of more than a block, and blocks used in part, are for the streams. */
static bool fits_lanes(const gl_cipher *cipher, const gl_batch *batch)
{
    const gl_options *o = &batch->options;
    return !batch->crypt || (batch->iv_length <= cipher->block_size &&
                             (!o->segment_size || o->segment_size == cipher->block_size));
}

static gl_status pick(gl_lanes *l, unsigned strand, const gl_key *key)
{
    const gl_cipher *cipher = gl_cipher_of(key);
    const char *name = l->batch->options.kernel;
    const gl_kernel *forced = NULL;
    gl_status status = name ? gl_kernel_named(cipher, key, name, &forced) : GL_OK;
    l->block[strand] = cipher->block_size;
    l->shift[strand] = cipher->block_size == 8 ? 3 : 4;
    return status == GL_OK ? gl_kernel_pick(cipher, forced, &l->kernel[strand]) : status;
}

static void run_family(gl_lanes *l, gl_packet *packets, const family *f, uint16_t *order,
                       size_t count)
{
    gl_status status = GL_OK;
    if (count == 0) /* all of them were refused */
        return;
    if (count == 1 || (f->cipher && !fits_lanes(f->cipher, l->batch))) {
        for (size_t i = 0; i < count; i++) {
            gl_packet *p = &packets[order[i]];
            status = gl_lanes_alone(p, l->batch);
            p->status = status == GL_OK ? p->status : status;
        }
        return;
    }
    l->wide = NULL;
    if (f->cipher)
        status = pick(l, GL_TEXT, packets[order[0]].key);
    if (f->cipher && status == GL_OK && !l->batch->options.kernel)
        status = gl_kernel_bulk(packets[order[0]].key, l->kernel[GL_TEXT], MANY, true, &l->wide);
    if (f->mac_cipher && status == GL_OK)
        status = pick(l, GL_MACS, mac_key_of(&packets[order[0]]));
    if (status == GL_OK)
        gl_lanes_family(l, packets, order, count);
    for (size_t i = 0; status != GL_OK && i < count; i++)
        packets[order[i]].status = status;
}

static void wipe(gl_lanes *l)
{
    if (l->used == 0)
        return;
    gl_wipe(l->item, l->used * sizeof *l->item);
    if (l->meshing[GL_TEXT] || l->meshing[GL_MACS])
        gl_wipe(l->mesh_key, (l->used < GL_WIDTH ? l->used : GL_WIDTH) * sizeof *l->mesh_key);
    if (l->batch->crypt || l->batch->mac_id != GL_IMIT || l->meshing[GL_MACS])
        gl_wipe(l->tile, sizeof l->tile);
    if (l->batch->mac)
        gl_wipe(l->staged, l->used < GL_WIDTH ? l->used * sizeof *l->staged : sizeof l->staged);
    else if (l->batch->mode == GL_CBC)
        gl_wipe(l->mask, sizeof l->mask);
}

static void run_many(gl_packet *packets, size_t count, const gl_batch *batch)
{
    gl_lanes l;
    window w;
    l.batch = batch;
    l.used = l.runs = l.rows = 0;
    l.meshing[GL_TEXT] = batch->crypt && batch->options.meshing;
    l.meshing[GL_MACS] = batch->mac && batch->mac_meshing;
    /* Windows of like size: a short last one would leave lanes empty. */
    const size_t windows = (count + WINDOW - 1) / WINDOW, most = (count + windows - 1) / windows;
    while (count) {
        const size_t taken = collect(&w, packets, count < most ? count : most, batch);
        const bool as_they_come = w.families == 1 && gl_text_alone(batch);
        for (size_t f = 0; f < w.families; f++) {
            const size_t n = as_they_come ? w.count : sort(&w, f);
            run_family(&l, packets, &w.family[f], as_they_come ? w.number : w.order, n);
        }
        packets += taken;
        count -= taken;
    }
    wipe(&l);
}

/* One packet: what starts it checks most of the batch. */
static gl_status run_one(gl_packet *packet, const gl_batch *batch)
{
    const gl_status status = check_packet(packet, batch);
    if (status != GL_OK) { /* after what is wrong with the batch */
        const gl_status whole = check_batch(packet, 1, batch);
        packet->status = whole == GL_OK ? status : packet->status;
        return whole;
    }
    if (!batch->crypt && !batch->mac)
        return GL_E_MODE;
    if (batch->mac && !tag_fits(mac_key_of(packet), batch))
        return GL_E_TAG_LENGTH;
    return gl_lanes_alone(packet, batch);
}

gl_status gl_packets_run(gl_packet *packets, size_t count, const gl_batch *batch)
{
    if (count == 1)
        return run_one(packets, batch);
    const gl_status status = check_batch(packets, count, batch);
    if (status == GL_OK && count)
        run_many(packets, count, batch);
    return status;
}
