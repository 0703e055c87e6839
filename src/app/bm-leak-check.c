/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What LeakSanitizer has to know in builds that have it.
 *
 * GLib's table of quarks has room for 2,048; when it outgrows them, the old one is never freed, as another thread may still
 * read it.  With the types and styles of two games this happens.  The block is allocated before main() begins, with a call
 * stack of two frames, so that neither __lsan_disable() nor a suppression can name it: it is kept reachable instead.
 */
#include <stddef.h>

#ifdef __SANITIZE_ADDRESS__

/* Allocated by g_quark_init (): the first block of this size in the process. */
#define TABLE_SIZE (2048 * sizeof (char *))

void __sanitizer_malloc_hook (const volatile void *block,
                              size_t               size);

static const volatile void *first_table;

void
__sanitizer_malloc_hook (const volatile void *block,
                         size_t               size)
{
  if (size == TABLE_SIZE && first_table == NULL)
    first_table = block;
}

#endif
