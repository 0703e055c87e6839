/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-draft-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-card-face.h"
#include "bm-words.h"

/* Two champions that are this near to each other, from 0 (lost) to 1 (won), are as good as each other. */
#define EQUAL_VALUE 0.01

const char *
bm_draft_slot_words (BmPiece piece)
{
  return piece == BM_PIECE_BIRD ? _("The Bird") : bm_piece_words (piece);
}

const char *
bm_draft_ask_words (BmPiece piece)
{
  switch ((guint) piece)
    {
    case BM_PIECE_GREEN:
      return _("Worms, who will Green be?");
    case BM_PIECE_YELLOW:
      return _("Worms, who will Yellow be?");
    case BM_PIECE_PURPLE:
      return _("Worms, who will Purple be?");
    case BM_PIECE_PINK:
      return _("Worms, who will Pink be?");
    default:
      return _("Bird, who will you be?");
    }
}

const char *
bm_draft_wait_words (BmPiece piece)
{
  switch ((guint) piece)
    {
    case BM_PIECE_GREEN:
      return _("The Worms wonder: who will Green be?");
    case BM_PIECE_YELLOW:
      return _("The Worms wonder: who will Yellow be?");
    case BM_PIECE_PURPLE:
      return _("The Worms wonder: who will Purple be?");
    case BM_PIECE_PINK:
      return _("The Worms wonder: who will Pink be?");
    default:
      return _("The Bird wonders: who will it be?");
    }
}

const char *
bm_draft_for_words (BmPiece piece)
{
  switch ((guint) piece)
    {
    case BM_PIECE_GREEN:
      return _("for Green");
    case BM_PIECE_YELLOW:
      return _("for Yellow");
    case BM_PIECE_PURPLE:
      return _("for Purple");
    case BM_PIECE_PINK:
      return _("for Pink");
    default:
      return _("for the Bird");
    }
}

/* What one should know of CARD first. */
static char *
dup_first_sentence (guint8 card)
{
  const char *tip = bm_card_tip (card), *end = strstr (tip, ". ");

  return end == NULL ? g_strdup (tip) : g_strndup (tip, (gsize) (end - tip) + 1);
}

/* Another champion that the search thinks as much of, or BM_NO_CARD. */
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
      return bm_move_a (result->moves[i].move);
  return BM_NO_CARD;
}

char *
bm_draft_advice_words (BmMove                move,
                       const BmSearchResult *result)
{
  guint8 equal = find_equal (result, move);
  /* Translators: %s is a champion. */
  g_autofree char *choice = g_strdup_printf (_("Choose %s."), bm_card_name (bm_move_a (move)));
  g_autofree char *use = dup_first_sentence (bm_move_a (move)), *other = NULL;

  if (equal != BM_NO_CARD)
    /* Translators: %s is a champion. */
    other = g_strdup_printf (_("%s looks just as good."), bm_card_name (equal));
  return g_strjoin ("  ", choice, *use != '\0' || other == NULL ? use : other, *use != '\0' ? other : NULL, NULL);
}
