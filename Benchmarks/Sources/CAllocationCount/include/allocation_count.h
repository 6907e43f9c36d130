#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted here: with glibc, whose allocator this target puts a counter in front of.
bool allocation_count_is_available(void);

/// How many blocks the calling thread has asked for: by malloc, calloc, realloc and their aligned kin.
uint64_t allocation_count(void);

#endif
