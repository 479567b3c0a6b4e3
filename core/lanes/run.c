/* Lanes kept full: a lane whose job ends takes the next one. */
#include "lanes/lanes.h"

void gl_lanes_each(const gl_kernel *kernel, size_t block, const gl_key *const *keys, bool decrypt,
                   const uint8_t *in, const uint8_t *mask, uint8_t *out, size_t blocks)
{
    if (kernel->each && kernel->key_run == 1) {
        kernel->each(keys, decrypt, in, mask, out, blocks);
        return;
    }
    for (size_t i = 0, n; i < blocks; i += n) {
        for (n = 1; i + n < blocks && keys[i + n] == keys[i];)
            n++;
        (decrypt ? kernel->decrypt : kernel->encrypt)(
            keys[i], in + i * block, mask ? mask + i * block : NULL, out + i * block, n);
    }
}

/* All active lanes by `blocks` blocks. */
static void step(gl_lanes *l, const gl_kernel *kernel, unsigned kind, size_t active, size_t blocks)
{
    if (active > 1 && kind == GL_IMITS && kernel->imits) {
        kernel->imits(l->lane, active, blocks);
        return;
    }
    if (active > 1 && kind != GL_IMITS && kernel->chains) {
        kernel->chains(l->lane, active, (gl_chain)kind, blocks);
        return;
    }
    for (size_t i = 0; i < active; i++) {
        const gl_lane *lane = &l->lane[i];
        if (kind == GL_IMITS)
            kernel->imit(lane->key, lane->state, lane->in, blocks);
        else
            kernel->chain(lane->key, (gl_chain)kind, lane->state, lane->in, lane->out, blocks);
    }
}

enum part { WHOLE, ROWS, RESTS };

/* The blocks of all jobs; or their whole rows, or what is left of them, so that jobs of many
 * lengths end together. */
static void run_part(gl_lanes *l, unsigned strand, unsigned kind, size_t count, enum part part)
{
    const gl_kernel *kernel = l->kernel[strand];
    const unsigned shift = l->shift[strand];
    const size_t row = GL_ROW >> shift;
    const bool side_by_side = kind == GL_IMITS ? kernel->imits != NULL : kernel->chains != NULL;
    size_t width = side_by_side ? kernel->lanes : 1, active = 0, next = 0, n = SIZE_MAX;
    if (width > GL_WIDTH)
        width = GL_WIDTH;
    for (;;) {
        for (; active < width && next < count; next++) {
            gl_job *job = &l->job[next];
            const size_t rest = job->now & (row - 1);
            const size_t blocks = part == WHOLE ? job->now : part == ROWS ? job->now - rest : rest;
            if (blocks == 0)
                continue;
            gl_strand *s = &l->item[job->item].strand[strand];
            l->lane[active] = (gl_lane){s->key, job->in, job->out, s->reg};
            l->left[active] = blocks;
            l->of[active++] = job;
            n = blocks < n ? blocks : n;
        }
        if (active == 0)
            return;
        step(l, kernel, kind, active, n);
        const size_t bytes = n << shift, ran = n;
        n = SIZE_MAX; /* blocks to the next end of a lane */
        for (size_t i = 0; i < active;) {
            gl_lane *lane = &l->lane[i];
            const size_t left = l->left[i] - ran;
            lane->in += bytes;
            lane->out = lane->out ? lane->out + bytes : NULL;
            if (left) {
                l->left[i++] = left;
                n = left < n ? left : n;
                continue;
            }
            l->of[i]->in = lane->in;
            l->of[i]->out = lane->out;
            active--;
            *lane = l->lane[active];
            l->left[i] = l->left[active];
            l->of[i] = l->of[active];
        }
    }
}

void gl_lanes_run(gl_lanes *l, unsigned strand, unsigned kind, size_t count)
{
    const size_t row = GL_ROW >> l->shift[strand];
    while (count) {
        uint8_t due[GL_ITEMS];
        size_t dues = 0;
        if (l->meshing[strand]) {
            for (size_t i = 0; i < count; i++)
                if (l->item[l->job[i].item].strand[strand].left == 0)
                    due[dues++] = l->job[i].item;
            if (dues)
                gl_lanes_mesh(l, strand, due, dues);
        }
        size_t rests = 0, most = 0, least = SIZE_MAX;
        for (size_t i = 0; i < count; i++) {
            gl_job *job = &l->job[i];
            gl_strand *s = &l->item[job->item].strand[strand];
            job->now = job->blocks < s->left ? job->blocks : s->left;
            s->left -= job->now;
            rests |= job->now & (row - 1);
            most = job->now > most ? job->now : most;
            least = job->now < least ? job->now : least;
        }
        if (most == least || most <= 2 * row || rests == 0) {
            run_part(l, strand, kind, count, WHOLE);
        } else {
            run_part(l, strand, kind, count, ROWS);
            run_part(l, strand, kind, count, RESTS);
        }
        size_t kept = 0;
        for (size_t i = 0; i < count; i++) {
            l->job[i].blocks -= l->job[i].now;
            if (l->job[i].blocks)
                l->job[kept++] = l->job[i];
        }
        count = kept;
    }
}
