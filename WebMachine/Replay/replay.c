// A program around the machine, for wasmkit: it reads messages, and writes what the machine answers, and what is there then.
//
// A message is 0 for a graph or 1 for commands, the number of its words, and these. An answer is a list of words, after its count.

#include <stddef.h>
#include <stdint.h>

typedef struct {
  void *start;
  size_t count;
} Buffer;

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))
WASI("fd_read") int fd_read(int file, const Buffer *buffers, size_t count, size_t *done);
WASI("fd_write") int fd_write(int file, const Buffer *buffers, size_t count, size_t *done);

int32_t *machine_input(int32_t count);
int32_t *machine_output(void);
int32_t machine_load(void);
int32_t machine_perform(int32_t is_trial);
int32_t machine_presented(void);
int32_t machine_path(void);

static int read_words(int32_t *words, size_t count) {
  char *start = (char *)words;
  for (size_t rest = 4 * count, done = 0; rest > 0; start += done, rest -= done) {
    Buffer buffer = {start, rest};
    if (fd_read(0, &buffer, 1, &done) != 0 || done == 0) return 0;
  }
  return 1;
}

static void write_words(const int32_t *words, int32_t count) {
  const char *start = (const char *)words;
  for (size_t rest = 4 * (size_t)count, done = 0; rest > 0; start += done, rest -= done) {
    Buffer buffer = {(void *)start, rest};
    if (fd_write(1, &buffer, 1, &done) != 0) __builtin_trap();
  }
}

static void write_answer(int32_t count) {
  write_words(&count, 1);
  write_words(machine_output(), count);
}

void _start(void) {
  int32_t head[2];
  while (read_words(head, 2)) {
    if (!read_words(machine_input(head[1]), head[1])) __builtin_trap();
    if (head[0] == 0) {
      int32_t loaded[] = {1, machine_load()};
      write_words(loaded, 2);
    } else {
      write_answer(machine_perform(0));
    }
    write_answer(machine_presented());
    write_answer(machine_path());
  }
}
