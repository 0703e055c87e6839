/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "count-allocations.h"

#include <libintl.h>
#include <stdlib.h>

static guint64 n_allocations;

#if defined(__SANITIZE_ADDRESS__)
#define UNDER_ASAN 1
#elif defined(__has_feature)
#if __has_feature (address_sanitizer)
#define UNDER_ASAN 1
#endif
#endif

#ifdef UNDER_ASAN

/* As the sanitizer's own header has it, which not every compiler brings along. */
extern int __sanitizer_install_malloc_and_free_hooks (void (*on_malloc) (const volatile void *, size_t),
                                                      void (*on_free) (const volatile void *));

static void
count (const volatile void *memory G_GNUC_UNUSED,
       size_t               size G_GNUC_UNUSED)
{
  n_allocations++;
}

static void
count_free (const volatile void *memory G_GNUC_UNUSED)
{
}

void
count_allocations_start (void)
{
  g_assert_cmpint (__sanitizer_install_malloc_and_free_hooks (count, count_free), >, 0);
}

#else

/* These stand before the C library's own for every caller in the process, libraries included. */
extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n,
                            size_t size);
extern void *__libc_realloc (void  *memory,
                             size_t size);

void *
malloc (size_t size)
{
  n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n,
        size_t size)
{
  n_allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void  *memory,
         size_t size)
{
  n_allocations++;
  return __libc_realloc (memory, size);
}

void
count_allocations_start (void)
{
}

#endif

/* So do these, to which all others come down: newer C libraries allocate when they look for a translation, which is no
   matter of the rules. */
char *
dcgettext (const char *domain G_GNUC_UNUSED,
           const char *text,
           int         category G_GNUC_UNUSED)
{
  return (char *) text;
}

char *
dcngettext (const char    *domain G_GNUC_UNUSED,
            const char    *one,
            const char    *many,
            unsigned long  n,
            int            category G_GNUC_UNUSED)
{
  return (char *) (n == 1 ? one : many);
}

guint64
count_allocations (void)
{
  return n_allocations;
}
