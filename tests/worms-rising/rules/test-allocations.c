/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rules allocate nothing while playing: every allocation of this process is counted.
 */
#include "wr-cards-json.h"
#include "wr-rules.h"

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

static void
start_counting (void)
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

static void
start_counting (void)
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

static void
test_the_count_counts (void)
{
  guint64 before = n_allocations;

  g_free (g_strdup ("a few bytes"));
  g_assert_cmpuint (n_allocations, >, before);
}

static void
test_playing_allocates_nothing (gconstpointer data)
{
  guint start = GPOINTER_TO_UINT (data);
  BmMove moves[BM_MAX_MOVES];
  BmEventList *events = g_new0 (BmEventList, 1);
  BmRefusal refusal;
  WrPosition first;
  guint64 before, plies = 0;

  /* The first text asked for makes GLib look up the language, once. */
  wr_rules_start (&first, 0, 0);
  wr_rules_why (&first, WR_MOVE (WR_PIECE_GREEN, WR_MOVE_BITE, 0, 0), &refusal);
  before = n_allocations;

  for (guint64 game = 0; game < 200; game++)
    {
      WrPosition pos;
      guint64 seed = game;

      wr_rules_start (&pos, game, start);
      for (guint n = wr_rules_legal (&pos, moves); n > 0; n = wr_rules_legal (&pos, moves))
        {
          BmMove move = moves[bm_random_die (&seed, n) - 1];

          events->n = 0;
          wr_rules_why (&pos, WR_MOVE (WR_PIECE_GREEN, WR_MOVE_BITE, 0, 0), &refusal);
          wr_rules_apply (&pos, move, NULL, events);
          wr_position_hash (&pos);
          plies++;
        }
    }
  g_assert_cmpuint (plies, >, 5000);
  g_assert_cmpuint (n_allocations, ==, before);
  g_free (events);
}

int
main (int   argc,
      char *argv[])
{
  const guint all = WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS;
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  wr_cards_box (&error);
  g_assert_no_error (error);
  start_counting ();
  g_test_add_func ("/allocations/the-count-counts", test_the_count_counts);
  g_test_add_data_func ("/allocations/playing-allocates-nothing", NULL, test_playing_allocates_nothing);
  g_test_add_data_func ("/allocations/playing-cards-allocates-nothing", GUINT_TO_POINTER (all),
                        test_playing_allocates_nothing);
  g_test_add_data_func ("/allocations/drafting-allocates-nothing",
                        GUINT_TO_POINTER (WR_START_DRAFT | WR_START_CARDS | WR_START_EVENTS),
                        test_playing_allocates_nothing);
  return g_test_run ();
}
