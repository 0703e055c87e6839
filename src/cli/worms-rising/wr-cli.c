/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-cli.h"

#include "cli.h"
#include "wr-cards-json.h"
#include "wr-game.h"
#include "wr-learn.h"
#include "wr-names.h"
#include "wr-position-json.h"

static gboolean
load (GError **error)
{
  return wr_cards_box (error) != NULL;
}

/* After the cards were loaded. */
static void
report_packs (void)
{
  static gboolean reported;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);

  if (reported || wr_card_set->n_cards == 0)
    return;
  reported = TRUE;
  wr_cards_all (faults, NULL);
  for (guint i = 0; i < faults->len; i++)
    cli_complain ("%s", (const char *) g_ptr_array_index (faults, i));
}

static void
append_question (GString       *string,
                 gconstpointer  position)
{
  static const char *const questions[][2] = {
    { "land", "where to land" },
    { "exit", "which way out" },
    { "act", "which action" },
    { "ask", "yes or no" },
    { "pick", "what to choose" },
    { "discard", "what to discard" },
    { "draft", "which champion" },
  };
  const WrPosition *pos = position;
  const char *kind = wr_position_choice_kind (pos);
  guint8 card = wr_position_asking_card (pos);
  WrPiece who = wr_position_choice_piece (pos);

  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (g_strcmp0 (kind, questions[i][0]) != 0)
        continue;
      g_string_append (string, " (");
      if (card != WR_NO_CARD)
        g_string_append_printf (string, "%s, ", wr_card_id (card));
      if (who != WR_PIECE_NONE)
        g_string_append_printf (string, "%s, ", wr_piece_name (who));
      g_string_append_printf (string, "%s)", questions[i][1]);
    }
}

/* Not every side may know which card it was. */
static const char *
lock_words (const BmEvent *events,
            guint          n)
{
  static const struct { WrEventKind kind; const char *words; } learned[] = {
    { WR_EVENT_ROLLED, "A die was rolled" },
    { WR_EVENT_DRAWN, "A card was drawn" },
    { WR_EVENT_SEEN, "A card was seen" },
    { WR_EVENT_SHUFFLED, "A deck was shuffled" },
  };
  const char *words = NULL;

  for (guint i = n; i > 0; i--)
    for (guint j = 0; j < G_N_ELEMENTS (learned); j++)
      if (events[i - 1].kind == learned[j].kind)
        words = learned[j].words;
  return words;
}

static char *
dup_card (const char *id)
{
  guint8 card = wr_card_find (id);

  return card == WR_NO_CARD ? NULL : g_strdup_printf ("%s: %s", wr_card_name (card), wr_card_text (card));
}

static guint64
hash (gconstpointer position)
{
  return wr_position_hash (position);
}

static const char *const seat_names[] = { [WR_SIDE_WORMS] = "the Worms", [WR_SIDE_BIRD] = "the Bird" };

static const CliBenchStart bench[] = {
  { "", "start" }, { " with cards", "start:champions=random,cards=on,events=on" }, { NULL, NULL }
};

const CliGame wr_cli = {
  .rules = &wr_game,
  .title = "Worms Rising",
  .seat_names = seat_names,
  .start = "start",
  .load = load,
  .report_packs = report_packs,
  .append_board = wr_cli_append_board,
  .append_legend = wr_cli_append_legend,
  .append_question = append_question,
  .lock_words = lock_words,
  .dup_card = dup_card,
  .cards = wr_cli_cards,
  .learn = &wr_learn,
  .counting = &wr_cli_counting,
  .bench = bench,
  .hash = hash,
};
