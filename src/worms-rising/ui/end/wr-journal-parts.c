/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-journal-parts.h"

#include <glib/gi18n-lib.h>

#include "bm-art.h"
#include "wr-card-set.h"
#include "wr-event.h"
#include "wr-honours.h"

#define BIRD  "bird"
#define WORMS "worms"

static const char *
side (BmMatch *match,
      int      seat)
{
  return seat == WR_SIDE_BIRD ? BIRD : WORMS;
}

/* A dead Worm's champion has left the match: what was given is known from the events. */
static void
add_with (BmMatch   *match,
          int        seat,
          GPtrArray *ids)
{
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == WR_EVENT_DRAFTED && (events[i].who == WR_PIECE_BIRD) == (seat == WR_SIDE_BIRD)
        && (guint) events[i].n < wr_card_set->n_cards)
      g_ptr_array_add (ids, g_strdup (wr_card ((guint8) events[i].n)->id));
}

static guint
length (BmMatch *match)
{
  guint n, days = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    days += events[i].kind == WR_EVENT_DAY && events[i].m == 0 ? 1 : 0;
  return days;
}

static const char *
side_words (const char *id)
{
  if (g_str_equal (id, BIRD))
    return C_("seat", "The Bird");
  return g_str_equal (id, WORMS) ? C_("seat", "The Worms") : NULL;
}

static const char *
side_art (const char *id)
{
  return g_str_equal (id, BIRD) ? "pieces/bird" : "pieces/worm-green";
}

static const char *
with_words (const char *id)
{
  guint8 card = wr_card_find (id);

  return card == WR_NO_CARD ? NULL : wr_card_name (card);
}

static const char *
with_art (const char *id)
{
  static char art[BM_JOURNAL_ART];

  return g_snprintf (art, sizeof art, "cards/%s", id) < (int) sizeof art && bm_art_exists (art) ? art : NULL;
}

static char *
length_words (guint days)
{
  return g_strdup_printf (ngettext ("%u day", "%u days", days), days);
}

const BmJournalParts wr_journal_parts = {
  .honours = wr_honours,
  .earned = wr_honours_earned,
  .side = side,
  .add_with = add_with,
  .length = length,
  .sides = N_("By side"),
  .with = N_("With champions"),
  .side_words = side_words,
  .side_art = side_art,
  .with_words = with_words,
  .with_art = with_art,
  .length_words = length_words,
};
