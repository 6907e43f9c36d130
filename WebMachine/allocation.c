// The parts of a C library that Swift needs. Freed memory is reused, because a page stays open for hours.

#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) {
    while (count--) *target++ = *source++;
  } else {
    while (count--) target[count] = source[count];
  }
  return to;
}

void *memset(void *to, int byte, size_t count) {
  unsigned char *target = to;
  while (count--) *target++ = (unsigned char)byte;
  return to;
}

int memcmp(const void *lhs, const void *rhs, size_t count) {
  const unsigned char *left = lhs, *right = rhs;
  for (; count--; left++, right++) {
    if (*left != *right) return *left - *right;
  }
  return 0;
}

// Each block has a size of a power of two, its order. The 16 bytes before a block hold its order. Freed blocks are reused for the same
// size, so memory never exceeds the sum of each size's peak. Swift doesn't check what it is given, and writes at the address 0, too;
// so there is no way back from a lack of memory.

enum { header = 16, page = 65536 };

typedef struct Block {
  uint32_t order;
  struct Block *next;
} Block;

extern unsigned char __heap_base;
static Block *freed[32];
static uintptr_t end;  // of what has been handed out
static uintptr_t limit;  // of the memory

void *malloc(size_t size) {
  if (size > 0x40000000) __builtin_trap();
  uint32_t order = 4;
  while (((size_t)1 << order) < size) order++;
  Block *block = freed[order];
  if (block) {
    freed[order] = block->next;
  } else {
    if (!end) {
      end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
      limit = __builtin_wasm_memory_size(0) * page;
    }
    uintptr_t next = end + header + ((uintptr_t)1 << order);
    if (next < end) __builtin_trap();
    if (next > limit) {
      size_t pages = (next - limit + page - 1) / page;
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
      limit += pages * page;
    }
    block = (Block *)end;
    end = next;
  }
  block->order = order;
  return (char *)block + header;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((char *)pointer - header);
  block->next = freed[block->order];
  freed[block->order] = block;
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (alignment > header) return 22;
  *pointer = malloc(size);
  return 0;
}

// Hashing starts the same way each time: no result depends on it.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }

int putchar(int byte) { return byte; }

uintptr_t __stack_chk_guard = 0x5a5a5a5a;

void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, which the compiler asks for by this name.
__int128 __multi3(__int128 lhs, __int128 rhs) {
  uint64_t a = (uint64_t)lhs, b = (uint64_t)rhs;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += a * (uint64_t)(rhs >> 64) + b * (uint64_t)(lhs >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (uint32_t)low));
}
