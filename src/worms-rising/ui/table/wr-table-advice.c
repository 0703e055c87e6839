/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Suggest: the computer's move for the side at the screen, based on that side's view only.  It is shown until the next
 * input.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "wr-advice-words.h"
#include "wr-forecast.h"
#include "wr-in-force.h"
#include "wr-play-words.h"
#include "wr-scratch.h"
#include "wr-subject.h"

/* At most this many spaces are marked: more marks would be meaningless. */
#define MOST_MARKS 4

/* The start and the target of the suggested move. */
#define ADVICE_SPACES 2

static BmMove
get_advised (WrTable *self)
{
  return wr_adviser_get_move (self->adviser, wr_play_get_position (self->play));
}

/* A pick is marked at its space; so is the piece of an action. */
static guint
collect_spaces (WrTable *self,
                BmMove   move,
                WrSpace *spaces)
{
  const WrPosition *pos = wr_play_get_position (self->play);
  WrPiece who = wr_move_who (move);
  WrSpace target = wr_play_get_target (self->play, move);
  guint n = 0;

  if (who < WR_N_PIECES && pos->at[who] != WR_SPACE_NONE)
    spaces[n++] = pos->at[who];
  if (target != WR_SPACE_NONE && (n == 0 || spaces[0] != target))
    spaces[n++] = target;
  return n;
}

/* Could COLUMN be chosen now? */
static gboolean
is_asked (WrPlay *play,
          int     column)
{
  guint n;
  const WrOption *options = wr_play_get_options (play, &n);

  for (guint i = 0; i < n; i++)
    if (options[i].kind == WR_PRESS_MOVE && wr_move_kind (options[i].move) == WR_MOVE_CHOOSE
        && wr_move_a (options[i].move) == WR_OPTION_COLUMN && wr_move_b (options[i].move) == column)
      return TRUE;
  return FALSE;
}

/* The columns that would count if the one pointed at were chosen.  FALSE: it cannot be, or it counts alone. */
static gboolean
mark_asked (WrTable *self)
{
  g_autoptr(GArray) spaces = g_array_new (FALSE, FALSE, sizeof (WrSpace));
  int column = wr_space_on_board (self->hovered) ? wr_space_column (self->hovered) : -1;

  if (column < 0 || !wr_asks_for_middle (self->play) || !is_asked (self->play, column))
    return FALSE;
  wr_add_columns (wr_subject_asked_columns (wr_play_get_position (self->play), column), spaces);
  wr_board_view_set_marked (self->board, (const WrSpace *) spaces->data, spaces->len);
  return TRUE;
}

/* The possible options, of which a lesson may leave few. */
static void
mark_lesson (WrTable *self)
{
  WrSpace spaces[MOST_MARKS];
  guint n, n_spaces = 0;
  const WrOption *options = self->play == NULL ? NULL : wr_play_get_options (self->play, &n);

  for (guint i = 0; options != NULL && i < n && n_spaces <= MOST_MARKS; i++)
    {
      if (!wr_play_takes (self->play, &options[i]) || (n_spaces > 0 && spaces[n_spaces - 1] == options[i].space))
        continue;
      if (n_spaces < MOST_MARKS)
        spaces[n_spaces] = options[i].space;
      n_spaces++;
    }
  wr_board_view_set_marked (self->board, spaces, n_spaces <= MOST_MARKS ? n_spaces : 0);
}

void
wr_table_mark_advice (WrTable *self)
{
  WrSpace spaces[ADVICE_SPACES];
  BmMove move = self->play == NULL ? BM_MOVE_NONE : get_advised (self);
  guint n = move != BM_MOVE_NONE ? collect_spaces (self, move, spaces) : 0;

  if (self->lesson != NULL)
    {
      mark_lesson (self);
      return;
    }
  if (self->play != NULL && mark_asked (self))
    return;
  wr_board_view_set_marked (self->board, spaces, n);
}

gboolean
wr_table_preview_advice (WrTable *self)
{
  BmMove move = get_advised (self);
  WrSpace target = move == BM_MOVE_NONE ? WR_SPACE_NONE : wr_play_get_target (self->play, move);
  g_autofree char *words = NULL;
  WrForecast forecast;

  if (target == WR_SPACE_NONE)
    return FALSE;
  wr_forecast_move (wr_play_get_position (self->play), move, &forecast);
  words = wr_advice_move_words (wr_play_get_position (self->play), move);
  wr_board_view_set_preview (self->board, &forecast.position, forecast.crossed, target, words);
  return TRUE;
}

/* Highlights the buttons and cards for the suggested move. */
static void
hint (WrTable *self)
{
  BmMove move = get_advised (self);
  WrMoveKind kind = wr_move_kind (move);
  gboolean card = kind == WR_MOVE_PLAY || kind == WR_MOVE_DISCARD
                  || (kind == WR_MOVE_CHOOSE && wr_move_a (move) == WR_OPTION_CARD);
  WrPiece power = kind == WR_MOVE_USE ? wr_move_who (move) : WR_PIECE_NONE;

  for (WrSide side = 0; side < WR_N_SIDES; side++)
    wr_action_panel_set_hint (self->columns[side].actions, move);
  wr_party_panel_set_hint (self->party, power);
  wr_bird_panel_set_hint (self->bird, power);
  bm_hand_set_hint (self->hand, !card ? BM_CARD_NONE : kind == WR_MOVE_CHOOSE ? wr_move_b (move) : wr_move_a (move));
  /* The marks on the board must not be covered. */
  if (move != BM_MOVE_NONE && !card)
    bm_hand_clear_view (self->hand);
}

void
wr_table_show_advice (WrTable *self)
{
  hint (self);
  wr_table_mark_advice (self);
}

/* The suggestion has priority over the hovered or focused space, until another one is hovered or focused. */
static void
show_found (gpointer data)
{
  WrTable *self = data;

  wr_table_show_options (self);
  if (!wr_table_preview_advice (self))
    wr_table_show_preview (self);
  wr_table_speech_say (self->speech, wr_adviser_get_words (self->adviser));
}

static char *
dup_words (BmMove                move,
           const BmSearchResult *result,
           gpointer              data)
{
  WrTable *self = data;

  return wr_advice_words (wr_play_get_position (self->play), move, result->line, result->n_line);
}

void
wr_table_begin_advice (WrTable *self)
{
  self->adviser = wr_adviser_new (wr_play_get_match (self->play), dup_words, show_found, self);
}

/* The suggestion may be a card of the hand; the space where a Worm comes out is not. */
static gboolean
needs_hand (WrTable *self)
{
  return wr_play_get_choice (self->play) == WR_CHOICE_NONE || wr_play_needs_hand (self->play);
}

/* Why there is nothing to suggest; NULL: there is. */
static const char *
why_no_advice (WrTable *self)
{
  if (wr_play_get_side (self->play) == BM_SIDE_NOBODY)
    return _("The duel is decided: there is nothing left to suggest.");
  if (bm_match_is_watched (wr_play_get_match (self->play)))
    return _("This is a replay: nothing is played here.");
  if (wr_play_is_inactive (self->play))
    return _("The computer decides now: there is nothing to suggest.");
  if (wr_play_get_notice (self->play) != NULL)
    return wr_play_get_notice (self->play);
  if (!self->viewer.trial && self->viewer.covered && bm_hand_get_n_cards (self->hand) > 0 && needs_hand (self))
    return _("The hand is covered: show it first.");
  return NULL;
}

static void
ask (WrTable *self)
{
  gboolean gathering = wr_play_is_gathering (self->play), blind = self->viewer.trial && self->viewer.covered;
  WrPosition known = *wr_play_get_position (self->play);

  /* If the hand is covered, only moves without it are considered. */
  if (blind)
    {
      wr_scratch_hide_hand (&known, (WrSide) self->viewer.seat);
      wr_rules_hide (&known, wr_side_other ((WrSide) self->viewer.seat));
    }
  wr_adviser_think (self->adviser, gathering || blind ? &known : NULL);
  wr_table_show_options (self);
  wr_table_speech_announce (self->speech, wr_table_get_thinking (self));
}

static void
suggest (BmTable *table)
{
  WrTable *self = WR_TABLE (table);
  const char *why = why_no_advice (self);

  if (why != NULL)
    wr_table_speech_say (self->speech, why);
  else if (wr_adviser_get_words (self->adviser) != NULL)
    show_found (self);
  else if (!wr_adviser_is_thinking (self->adviser))
    ask (self);
}

gboolean
wr_table_cancel_advice (WrTable *self)
{
  if (!wr_adviser_is_thinking (self->adviser) && wr_adviser_get_words (self->adviser) == NULL)
    return FALSE;
  wr_adviser_stop (self->adviser);
  wr_table_show_options (self);
  wr_table_show_preview (self);
  wr_table_say_picks (self);
  return TRUE;
}

void
wr_table_fill_advice (BmTableInterface *iface)
{
  iface->suggest = suggest;
}
