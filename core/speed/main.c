/* gostlane-speed: cycles a byte by cipher, mode, kernel and size, on one thread. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "gostlane.h"

static const char help[] =
    "usage: gostlane-speed [options]\n"
    "\n"
    "  --cipher NAMES   gost28147,magma,kuznyechik,aes-128,aes-192,aes-256\n"
    "                                                          (default: all)\n"
    "  --mode NAMES     ecb-enc,ecb-dec,cbc-enc,cbc-dec,cfb-enc,cfb-dec,ofb,ctr,cnt,imit,omac\n"
    "                                                          (default: all)\n"
    "  --kernel NAMES   kernels by name; auto: the one that is selected\n"
    "                                                          (default: all that this CPU has)\n"
    "  --sizes BYTES    bytes of an update, multiples of 16    (default: 64,1024,8192,1048576)\n"
    "  --rounds N       measurements, of which the median counts (default: 51)\n"
    "  --meshing        CryptoPro key meshing, where the mode has it\n"
    "  --json           one JSON object instead of a table\n"
    "  --help\n"
    "\n"
    "NAMES and BYTES are lists with commas. A figure is the time of updates on a context that\n"
    "is ready (key and IV set), divided by their bytes; input and output are two buffers of\n"
    "that size. The unit is cycles of the core: before each measurement a chain of dependent\n"
    "additions, one a cycle, gives the clock of that moment. Where that cannot be done the unit\n"
    "is nanoseconds.\n"
    "\n"
    "JSON: {\"version\": text, \"unit\": \"cycles\" | \"ns\", \"core_mhz\": number,\n"
    "       \"rounds\": number, \"results\": [{\"cipher\": text, \"mode\": text,\n"
    "       \"kernel\": text, \"meshing\": bool, \"size\": bytes, \"per_byte\": median,\n"
    "       \"quartiles\": [lower, upper]}, ...]}; core_mhz 0: unknown\n"
    "Exit status: 0; 1 if the library refuses; 2 for wrong arguments.\n";

static const struct work {
    const char *name;
    bool is_mac, decrypt, only_28147, meshes;
    gl_mode_id mode;
    gl_mac_id mac;
    bool no_iv;
} works[] = {
    {.name = "ecb-enc", .mode = GL_ECB, .no_iv = true},
    {.name = "ecb-dec", .mode = GL_ECB, .no_iv = true, .decrypt = true},
    {.name = "cbc-enc", .mode = GL_CBC, .meshes = true},
    {.name = "cbc-dec", .mode = GL_CBC, .meshes = true, .decrypt = true},
    {.name = "cfb-enc", .mode = GL_CFB, .meshes = true},
    {.name = "cfb-dec", .mode = GL_CFB, .meshes = true, .decrypt = true},
    {.name = "ofb", .mode = GL_OFB},
    {.name = "ctr", .mode = GL_CTR},
    {.name = "cnt", .mode = GL_CNT, .meshes = true, .only_28147 = true},
    {.name = "imit", .is_mac = true, .mac = GL_IMIT, .meshes = true, .only_28147 = true},
    {.name = "omac", .is_mac = true, .mac = GL_OMAC},
};

static const struct subject {
    const char *name, *cipher;
    size_t key_size, iv, ctr_iv; /* in bytes */
} subjects[] = {
    {"gost28147", "gost28147", 32, 8, 4},    {"magma", "magma", 32, 8, 4},
    {"kuznyechik", "kuznyechik", 32, 16, 8}, {"aes-128", "aes", 16, 16, 16},
    {"aes-192", "aes", 24, 16, 16},          {"aes-256", "aes", 32, 16, 16},
};
enum { SUBJECTS = sizeof subjects / sizeof *subjects };

static struct {
    const char *cipher, *mode, *kernel, *sizes;
    size_t rounds;
    bool meshing, json;
} options = {.sizes = "64,1024,8192,1048576", .rounds = 51};

static bool first_result = true;

static void refuse(const char *what, gl_status status)
{
    fprintf(stderr, "gostlane-speed: %s: %s\n", what, gl_status_text(status));
    exit(1);
}

/* Whether a list with commas, NULL for everything, holds a name. */
static bool listed(const char *list, const char *name)
{
    const size_t length = strlen(name);
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0'))
            return true;
    return !list;
}

struct buffers {
    uint8_t *in, *out;
    size_t size;
};

/* Ticks of `repeat` updates on a fresh copy of a ready context. */
static unsigned long long run(const struct work *work, const gl_stream *ready_stream,
                              const gl_mac *ready_mac, const struct buffers *b, size_t repeat)
{
    gl_status status = GL_OK;
    size_t written;
    unsigned long long start;
    if (work->is_mac) {
        gl_mac mac = *ready_mac;
        start = clock_ticks();
        for (size_t i = 0; i < repeat && status == GL_OK; i++)
            status = gl_mac_update(&mac, b->in, b->size);
    } else {
        gl_stream stream = *ready_stream;
        start = clock_ticks();
        for (size_t i = 0; i < repeat && status == GL_OK; i++)
            status = gl_stream_update(&stream, b->in, b->size, b->out, b->size, &written);
    }
    const unsigned long long ticks = clock_ticks() - start;
    if (status != GL_OK)
        refuse(work->name, status);
    return ticks;
}

static void print_result(const struct work *work, const char *cipher, const char *kernel,
                         size_t size, const double *sorted)
{
    const double low = sorted[options.rounds / 4], middle = sorted[options.rounds / 2];
    const double high = sorted[options.rounds * 3 / 4];
    if (!options.json) {
        printf("%-10s %-8s %-16s %9zu %12.3f %10.3f %10.3f\n", cipher, work->name, kernel, size,
               middle, low, high);
        fflush(stdout);
        return;
    }
    printf("%s\n  {\"cipher\": \"%s\", \"mode\": \"%s\", \"kernel\": \"%s\", \"meshing\": %s, "
           "\"size\": %zu, \"per_byte\": %.4f, \"quartiles\": [%.4f, %.4f]}",
           first_result ? "" : ",", cipher, work->name, kernel, options.meshing ? "true" : "false",
           size, middle, low, high);
    first_result = false;
}

static void measure(const struct work *work, const struct subject *subject, const char *kernel,
                    const gl_key *key, const struct buffers *b, double *results)
{
    static const uint8_t iv[16] = {1, 2, 3, 4, 5, 6, 7, 8};
    const size_t iv_length = work->no_iv ? 0 : work->mode == GL_CTR ? subject->ctr_iv : subject->iv;
    const gl_options how = {.meshing = options.meshing, .kernel = kernel};
    gl_stream stream;
    gl_mac mac;
    const gl_status status =
        work->is_mac ? gl_mac_init(&mac, key, work->mac, &how)
                     : gl_stream_init(&stream, key, work->mode, work->decrypt, iv, iv_length, &how);
    if (status != GL_OK)
        refuse(kernel ? kernel : "auto", status);

    /* As many updates as take some 30 microseconds: long against the reading of the clock, short
     * against a change of its rate. The first run warms up. */
    size_t repeat = 1;
    while ((double)run(work, &stream, &mac, b, repeat) * clock_units_per_tick() < 1e5 &&
           repeat < 1u << 20)
        repeat *= 2;
    for (size_t i = 0; i < options.rounds; i++) {
        const double scale = clock_units_per_tick();
        results[i] = scale * (double)run(work, &stream, &mac, b, repeat) /
                     ((double)repeat * (double)b->size);
    }
    sort(results, options.rounds);
    const char *ran = work->is_mac ? gl_mac_kernel(&mac) : gl_stream_kernel(&stream);
    print_result(work, subject->name, ran, b->size, results);
}

static void measure_sizes(const struct work *work, const struct subject *subject,
                          const char *kernel, const gl_key *key, double *results)
{
    for (const char *at = options.sizes; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        struct buffers b = {.size = (size_t)strtoull(at, NULL, 10)};
        b.in = malloc(b.size);
        b.out = malloc(b.size);
        if (!b.in || !b.out) {
            fputs("gostlane-speed: out of memory\n", stderr);
            exit(1);
        }
        memset(b.in, 0x5a, b.size);
        memset(b.out, 0, b.size);
        measure(work, subject, kernel, key, &b, results);
        free(b.in);
        free(b.out);
    }
}

static void measure_cipher(const struct subject *subject, double *results)
{
    static const uint8_t bytes[32] = {0x12, 0x34, 0x56, 0x78, 0x9a, 0xbc, 0xde, 0xf0};
    const gl_cipher *cipher = gl_cipher_by_name(subject->cipher);
    const bool is_28147 = strcmp(subject->name, "gost28147") == 0;
    gl_key key;
    const gl_status status = gl_key_init(&key, cipher, bytes, subject->key_size, NULL);
    if (status != GL_OK)
        refuse(subject->name, status);
    for (size_t w = 0; w < sizeof works / sizeof *works; w++) {
        const struct work *work = &works[w];
        gl_kernel_info info;
        if (!listed(options.mode, work->name) || (work->only_28147 && !is_28147) ||
            (options.meshing && !(work->meshes && is_28147)))
            continue;
        if (options.kernel && listed(options.kernel, "auto"))
            measure_sizes(work, subject, NULL, &key, results);
        for (size_t k = 0; gl_kernel_describe(cipher, k, &info); k++)
            if (options.kernel ? listed(options.kernel, info.name) : info.available)
                measure_sizes(work, subject, info.name, &key, results);
    }
}

static int usage(const char *reason, const char *argument)
{
    fprintf(stderr, "gostlane-speed: %s: %s (see --help)\n", reason, argument);
    return 2;
}

/* Each part of a list must be one of the names. */
static const char *unknown(const char *list, bool (*known)(const char *name, size_t length))
{
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
        if (!known(at, strcspn(at, ",")))
            return at;
    return NULL;
}

static bool same(const char *name, const char *at, size_t length)
{
    return strlen(name) == length && strncmp(name, at, length) == 0;
}

static bool known_cipher(const char *at, size_t length)
{
    for (size_t i = 0; i < SUBJECTS; i++)
        if (same(subjects[i].name, at, length))
            return true;
    return false;
}

static bool known_mode(const char *at, size_t length)
{
    for (size_t i = 0; i < sizeof works / sizeof *works; i++)
        if (same(works[i].name, at, length))
            return true;
    return false;
}

static bool known_kernel(const char *at, size_t length)
{
    gl_kernel_info info;
    for (size_t s = 0; s < SUBJECTS; s++)
        for (size_t i = 0; gl_kernel_describe(gl_cipher_by_name(subjects[s].cipher), i, &info); i++)
            if (same(info.name, at, length))
                return true;
    return same("auto", at, length);
}

static bool good_size(const char *at, size_t length)
{
    const unsigned long long size = strtoull(at, NULL, 10);
    return length && strspn(at, "0123456789") == length && size && size % 16 == 0 &&
           size <= SIZE_MAX / 4;
}

static int parse(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(name, "--help") == 0) {
            fputs(help, stdout);
            exit(0);
        } else if (strcmp(name, "--meshing") == 0) {
            options.meshing = true;
            continue;
        } else if (strcmp(name, "--json") == 0) {
            options.json = true;
            continue;
        } else if (!value) {
            return usage("unknown option, or its value is missing", name);
        } else if (strcmp(name, "--cipher") == 0) {
            options.cipher = value;
        } else if (strcmp(name, "--mode") == 0) {
            options.mode = value;
        } else if (strcmp(name, "--kernel") == 0) {
            options.kernel = value;
        } else if (strcmp(name, "--sizes") == 0) {
            options.sizes = value;
        } else if (strcmp(name, "--rounds") == 0) {
            options.rounds = (size_t)strtoul(value, NULL, 10);
        } else {
            return usage("unknown option", name);
        }
        i++;
    }
    const char *wrong;
    if ((wrong = unknown(options.cipher, known_cipher)))
        return usage("unknown cipher", wrong);
    if ((wrong = unknown(options.mode, known_mode)))
        return usage("unknown mode", wrong);
    if ((wrong = unknown(options.kernel, known_kernel)))
        return usage("unknown kernel", wrong);
    if ((wrong = unknown(options.sizes, good_size)))
        return usage("not a multiple of 16", wrong);
    if (options.rounds < 1 || options.rounds > 100000)
        return usage("out of 1..100000", "--rounds");
    return 0;
}

int main(int argc, char **argv)
{
    const int status = parse(argc, argv);
    if (status)
        return status;
    double *results = malloc(options.rounds * sizeof *results);
    if (!results)
        return 1;
    const double mhz = clock_core_mhz();
    if (options.json)
        printf("{\"version\": \"%s\", \"unit\": \"%s\", \"core_mhz\": %.0f, \"rounds\": %zu, "
               "\"results\": [",
               gl_version(), clock_unit, mhz, options.rounds);
    else
        printf("gostlane %s, core at %.0f MHz, median of %zu\n"
               "%-10s %-8s %-16s %9s %7s/byte %10s %10s\n",
               gl_version(), mhz, options.rounds, "cipher", "mode", "kernel", "bytes", clock_unit,
               "quartiles", "");
    for (size_t i = 0; i < SUBJECTS; i++)
        if (listed(options.cipher, subjects[i].name))
            measure_cipher(&subjects[i], results);
    if (options.json)
        puts("\n]}");
    free(results);
    return 0;
}
