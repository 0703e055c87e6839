/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Records: what is read can be written, and is a match as far as it is legal; that match can be taken back, and its own
 * record gives the same match.
 */
#include "fuzz.h"

#include <string.h>

#include "bm-replay.h"
#include "wr-game.h"

static BmRecord *
read_back (const char *text)
{
  g_autoptr (GError) error = NULL;
  BmRecord *record = bm_record_parse ("again", text, strlen (text), &error);

  if (record == NULL)
    g_error ("%s\n%s", error->message, text);
  return record;
}

static void
check_round_trip (const BmRecord *record)
{
  g_autofree char *text = bm_record_to_text (record), *again = NULL;
  g_autoptr (BmRecord) read = read_back (text);

  again = bm_record_to_text (read);
  g_assert_cmpstr (text, ==, again);
}

/* What was said, and what the moves took. */
static void
check_same_notes (BmMatch *match,
                  BmMatch *other)
{
  guint n = bm_match_get_ply (match);

  for (guint ply = 0; ply <= n; ply++)
    {
      g_assert_cmpstr (bm_match_get_comment (match, ply), ==, bm_match_get_comment (other, ply));
      if (ply < n)
        g_assert_cmpint (bm_match_get_tenths (match, ply), ==, bm_match_get_tenths (other, ply));
    }
}

static void
check_stands (BmMatch       *match,
              gconstpointer  position)
{
  gsize size = bm_match_get_game (match)->position_size;

  g_assert_cmpmem (bm_match_get_position (match), size, position, size);
}

/* A match says of itself what it is. */
static void
check_own_record (BmMatch *match)
{
  g_autoptr (BmRecord) record = bm_match_dup_record (match);
  g_autofree char *text = bm_record_to_text (record);
  g_autoptr (BmRecord) read = read_back (text);
  g_autoptr (BmMatch) again = NULL;
  g_autoptr (GError) error = NULL;
  BmDivergence divergence;

  again = bm_match_new_from_record (read, &divergence, &error);
  g_assert_no_error (error);
  g_assert_false (divergence.found);
  g_assert_cmpuint (bm_match_get_ply (again), ==, bm_match_get_ply (match));
  check_stands (again, bm_match_get_position (match));
  check_same_notes (match, again);
}

/* As far back as it goes, and forward again. */
static void
check_undo (BmMatch *match)
{
  g_autofree gpointer end = g_memdup2 (bm_match_get_position (match), bm_match_get_game (match)->position_size);
  guint ply = bm_match_get_ply (match);

  while (bm_match_undo (match))
    ;
  while (bm_match_get_ply (match) < ply && bm_match_redo (match))
    ;
  g_assert_cmpuint (bm_match_get_ply (match), ==, ply);
  check_stands (match, end);
}

/* Whatever is typed or pasted, a record can hold what is made of it. */
static void
check_comment (const char *data,
               gsize       size)
{
  g_autofree char *typed = g_strndup (data, size), *tame = bm_comment_sanitize (typed);
  g_autofree char *again = tame == NULL ? NULL : bm_comment_sanitize (tame), *text = NULL;
  g_autoptr (BmRecord) record = bm_record_new (&wr_game, "start", 1), read = NULL;

  g_assert_cmpstr (tame, ==, again);
  bm_record_set_comment (record, 0, typed);
  text = bm_record_to_text (record);
  read = read_back (text);
  g_assert_cmpstr (bm_record_get_comment (read, 0), ==, tame);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL, fault = NULL;
  g_autoptr (BmRecord) record = NULL;
  g_autoptr (BmMatch) match = NULL;
  BmDivergence divergence;

  fuzz_use_box ();
  check_comment ((const char *) data, size);
  record = bm_record_parse ("record", (const char *) data, size, &error);
  if (record == NULL)
    {
      fuzz_check_refusal ("record", error);
      return 0;
    }
  g_assert_no_error (error);
  check_round_trip (record);
  match = bm_match_new_from_record (record, &divergence, &fault);
  if (match == NULL)
    {
      fuzz_check_line ("", fault->message);
      return 0;
    }
  g_assert_no_error (fault);
  g_assert_true (divergence.found || bm_match_get_ply (match) == record->moves->len);
  check_own_record (match);
  check_undo (match);
  return 0;
}
