/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-draft-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "wr-card-set.h"
#include "wr-words.h"

/* Two champions whose values, from 0 (lost) to 1 (won), differ by less are rated as equal. */
#define EQUAL_VALUE 0.01

const char *
wr_draft_slot_words (WrPiece piece)
{
  return piece == WR_PIECE_BIRD ? _("The Bird") : wr_piece_words (piece);
}

/* The Bird stands behind the Worms. */
static const struct
{
  const char *ask;
  const char *wait;
  const char *whom;
} slot_words[WR_N_WORMS + 1] = {
  { N_("Worms, who will Green be?"), N_("The Worms wonder: who will Green be?"), N_("for Green") },
  { N_("Worms, who will Yellow be?"), N_("The Worms wonder: who will Yellow be?"), N_("for Yellow") },
  { N_("Worms, who will Purple be?"), N_("The Worms wonder: who will Purple be?"), N_("for Purple") },
  { N_("Worms, who will Pink be?"), N_("The Worms wonder: who will Pink be?"), N_("for Pink") },
  { N_("Bird, who will you be?"), N_("The Bird wonders: who will it be?"), N_("for the Bird") },
};

const char *
wr_draft_ask_words (WrPiece piece)
{
  return _(slot_words[MIN (piece, WR_N_WORMS)].ask);
}

const char *
wr_draft_wait_words (WrPiece piece)
{
  return _(slot_words[MIN (piece, WR_N_WORMS)].wait);
}

const char *
wr_draft_for_words (WrPiece piece)
{
  return _(slot_words[MIN (piece, WR_N_WORMS)].whom);
}

/* Another champion that the search rates as equal, or WR_NO_CARD. */
static guint8
find_equal (const BmSearchResult *result,
            BmMove                move)
{
  double value = 0;

  for (guint i = 0; i < result->n_moves; i++)
    if (result->moves[i].move == move)
      value = result->moves[i].value;
  for (guint i = 0; i < result->n_moves; i++)
    if (result->moves[i].move != move && result->moves[i].value > value - EQUAL_VALUE)
      return wr_move_a (result->moves[i].move);
  return WR_NO_CARD;
}

char *
wr_draft_advice_words (BmMove                move,
                       const BmSearchResult *result)
{
  guint8 equal = find_equal (result, move);
  /* Translators: %s is a champion. */
  g_autofree char *choice = g_strdup_printf (_("Choose %s."), wr_card_name (wr_move_a (move)));
  const char *tip = wr_card_tip (wr_move_a (move)), *end = strstr (tip, ". ");
  /* What one should know of it first. */
  g_autofree char *use = end == NULL ? g_strdup (tip) : g_strndup (tip, (gsize) (end - tip) + 1), *other = NULL;

  if (equal != WR_NO_CARD)
    /* Translators: %s is a champion. */
    other = g_strdup_printf (_("%s looks just as good."), wr_card_name (equal));
  return g_strjoin ("  ", choice, *use != '\0' || other == NULL ? use : other, *use != '\0' ? other : NULL, NULL);
}
