/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-journal-parts.h"

#include <glib/gi18n-lib.h>

#include "bm-logbook-file.h"
#include "tb-event.h"
#include "tb-honours.h"
#include "tb-names.h"
#include "tb-words.h"

/* The part is the kind of match: alone, or the number of players. */
static const struct
{
  const char *id;
  const char *words;
} kinds[TB_MAX_SEATS] = {
  { "alone", NC_ ("match", "Alone") },
  { "players-2", NC_ ("match", "2 players") },
  { "players-3", NC_ ("match", "3 players") },
  { "players-4", NC_ ("match", "4 players") },
  { "players-5", NC_ ("match", "5 players") },
};

static guint
find_kind (const char *id)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (kinds) && !g_str_equal (kinds[i].id, id))
    i++;
  return i;
}

static const char *
side (BmMatch *match,
      int      seat)
{
  return kinds[bm_match_get_n_seats (match) - 1].id;
}

/* The first Leader: it was chosen. */
static void
add_with (BmMatch   *match,
          int        seat,
          GPtrArray *ids)
{
  guint n;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_LEADER && events[i].who == seat && tb_card_exists ((TbCard) events[i].n))
      {
        g_ptr_array_add (ids, g_strdup (tb_card_id ((TbCard) events[i].n)));
        return;
      }
}

static guint
length (BmMatch *match)
{
  return ((const TbPosition *) bm_match_get_position (match))->round;
}

static int
score (BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);

  return tb_position_is_solo (pos) && pos->winners != 0 ? pos->score : BM_LOGBOOK_LOST;
}

static const char *
side_words (const char *id)
{
  guint kind = find_kind (id);

  return kind < G_N_ELEMENTS (kinds) ? g_dpgettext2 (NULL, "match", kinds[kind].words) : NULL;
}

static const char *
side_art (const char *id)
{
  guint kind = find_kind (id);

  return kind < G_N_ELEMENTS (kinds) ? tb_mark_art (kind) : NULL;
}

static const char *
with_words (const char *id)
{
  TbCard card = tb_card_from_id (id);

  return card == TB_NO_CARD ? NULL : tb_card_words (card);
}

static const char *
with_art (const char *id)
{
  TbCard card = tb_card_from_id (id);

  return card == TB_NO_CARD ? NULL : tb_card_art (card);
}

static char *
length_words (guint rounds)
{
  return g_strdup_printf (ngettext ("%u round", "%u rounds", rounds), rounds);
}

const BmJournalParts tb_journal_parts = {
  .honours = tb_honours,
  .earned = tb_honours_earned,
  .side = side,
  .add_with = add_with,
  .length = length,
  .score = score,
  .sides = N_("By number of players"),
  .with = N_("With Leaders"),
  .side_words = side_words,
  .side_art = side_art,
  .with_words = with_words,
  .with_art = with_art,
  .length_words = length_words,
};
