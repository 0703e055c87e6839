/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Suggest: the computer says what it would do for the side at the screen.  It is told what that side sees and no more.
 * What it says stays until something is done.
 */
#define G_LOG_DOMAIN "bm-table"

#include "config.h"

#include "bm-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-advice-words.h"
#include "bm-choice-panel.h"
#include "bm-forecast.h"
#include "bm-scratch.h"

/* Good advice, and soon. */
#define ADVISER_LEVEL BM_LEVEL_MASTER

/* Where the advised move begins, and where it goes. */
#define ADVICE_SPACES 2

static void
tell (BmTable    *self,
      const char *words)
{
  const BmRefusal refusal = { NULL, words };

  bm_table_say (self, &refusal);
  bm_table_tell_result (self, words);
}

/* The picks hear of a move before the table does: what was suggested before it counts no more. */
static BmMove
get_advised (BmTable *self)
{
  if (self->advised == BM_MOVE_NONE
      || self->advice_ply != bm_match_get_ply (bm_play_get_match (self->play))
      || !bm_rules_is_legal (bm_play_get_position (self->play), self->advised))
    return BM_MOVE_NONE;
  return self->advised;
}

/* A pick is pointed at where it lies; so is the piece of an action. */
static guint
collect_spaces (BmTable *self,
                BmMove   move,
                BmSpace *spaces)
{
  const BmPosition *pos = bm_play_get_position (self->play);
  BmPiece who = bm_move_who (move);
  BmSpace target = bm_play_get_target (self->play, move);
  guint n = 0;

  if (who < BM_N_PIECES && pos->at[who] != BM_SPACE_NONE)
    spaces[n++] = pos->at[who];
  if (target != BM_SPACE_NONE && (n == 0 || spaces[0] != target))
    spaces[n++] = target;
  return n;
}

void
bm_table_mark_advice (BmTable *self)
{
  BmSpace spaces[ADVICE_SPACES];
  BmMove move = self->play == NULL ? BM_MOVE_NONE : get_advised (self);
  guint n = move != BM_MOVE_NONE ? collect_spaces (self, move, spaces) : 0;

  if (self->lesson != NULL)
    {
      bm_table_mark_lesson (self);
      return;
    }
  if (self->play != NULL && bm_table_mark_asked (self))
    return;
  bm_board_view_set_marked (self->board, spaces, n);
}

gboolean
bm_table_preview_advice (BmTable *self)
{
  BmMove move = get_advised (self);
  BmSpace target = move == BM_MOVE_NONE ? BM_SPACE_NONE : bm_play_get_target (self->play, move);
  g_autofree char *words = NULL;
  BmForecast forecast;

  if (target == BM_SPACE_NONE)
    return FALSE;
  bm_forecast_move (bm_play_get_position (self->play), move, &forecast);
  words = bm_advice_move_words (bm_play_get_position (self->play), move);
  bm_board_view_set_preview (self->board, &forecast.position, forecast.crossed, target, words);
  return TRUE;
}

/* Buttons and cards that the advised move is made with stand out. */
static void
hint (BmTable *self)
{
  BmMove move = get_advised (self);
  BmMoveKind kind = bm_move_kind (move);
  gboolean card = kind == BM_MOVE_PLAY || kind == BM_MOVE_DISCARD
                  || (kind == BM_MOVE_CHOOSE && bm_move_a (move) == BM_OPTION_CARD);
  BmPiece power = kind == BM_MOVE_USE ? bm_move_who (move) : BM_PIECE_NONE;

  bm_action_panel_set_hint (self->worm_actions, move);
  bm_action_panel_set_hint (self->bird_actions, move);
  bm_party_panel_set_hint (self->party, power);
  bm_bird_panel_set_hint (self->bird, power);
  bm_hand_set_hint (self->hand, !card ? BM_NO_CARD : kind == BM_MOVE_CHOOSE ? bm_move_b (move) : bm_move_a (move));
  /* What is suggested on the board must be seen. */
  if (move != BM_MOVE_NONE && !card)
    bm_hand_clear_view (self->hand);
}

void
bm_table_show_advice (BmTable *self)
{
  hint (self);
  bm_table_mark_advice (self);
}

void
bm_table_drop_advice (BmTable *self)
{
  if (self->adviser != NULL)
    bm_thinker_stop (self->adviser);
  self->advised = BM_MOVE_NONE;
  g_clear_pointer (&self->advice, g_free);
}

gboolean
bm_table_is_advising (BmTable *self)
{
  return self->adviser != NULL && bm_thinker_is_thinking (self->adviser);
}

/* What is suggested is seen first, wherever the pointer or the focus rests; the next space that one of them comes to
   shows itself again. */
static void
show_found (BmTable *self)
{
  bm_table_show_options (self);
  if (!bm_table_preview_advice (self))
    bm_table_show_preview (self);
  tell (self, self->advice);
}

static void
found_cb (BmTable *self,
          guint    move)
{
  const BmSearchResult *result = bm_thinker_get_result (self->adviser);

  self->advised = (BmMove) move;
  self->advice_ply = bm_match_get_ply (bm_play_get_match (self->play));
  self->advice = bm_advice_words (bm_play_get_position (self->play), self->advised, result->line, result->n_line);
  show_found (self);
}

/* What is suggested may be a card of the hand; where a Worm comes out is none. */
static gboolean
needs_hand (BmTable *self)
{
  return bm_play_get_choice (self->play) == BM_CHOICE_NONE || bm_choice_panel_needs_hand (self->play);
}

/* Why there is nothing to suggest; NULL: there is. */
static const char *
why_no_advice (BmTable *self)
{
  if (bm_play_get_side (self->play) == BM_SIDE_NOBODY)
    return _("The duel is decided: there is nothing left to suggest.");
  if (bm_match_is_watched (bm_play_get_match (self->play)))
    return _("This is a replay: nothing is played here.");
  if (bm_play_is_held (self->play))
    return _("The computer decides now: there is nothing to suggest.");
  if (bm_play_get_notice (self->play) != NULL)
    return bm_play_get_notice (self->play);
  if (!self->trial && self->covered && bm_hand_get_n_cards (self->hand) > 0 && needs_hand (self))
    return _("The hand is covered: show it first.");
  return NULL;
}

static void
begin_advice (BmTable *self)
{
  BmMatch *match = bm_play_get_match (self->play);
  gboolean gathering = bm_play_is_gathering (self->play), blind = self->trial && self->covered;
  BmPosition known = *bm_play_get_position (self->play);

  if (self->adviser == NULL)
    {
      self->adviser = bm_thinker_new (match, ADVISER_LEVEL, bm_match_get_seed (match) + BM_N_SIDES, 1);
      g_signal_connect_object (self->adviser, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
    }
  /* For a side whose hand nobody knows: what it can do without. */
  if (blind)
    {
      bm_scratch_lay_away (&known, (BmSide) self->seat);
      bm_rules_hide (&known, bm_side_other ((BmSide) self->seat));
    }
  bm_thinker_think (self->adviser, gathering || blind ? &known : NULL);
  bm_table_show_options (self);
  bm_table_tell_result (self, bm_table_get_thinking (self));
}

void
bm_table_suggest (BmTable *self)
{
  const char *why = why_no_advice (self);

  if (why != NULL)
    tell (self, why);
  else if (self->advice != NULL)
    show_found (self);
  else if (!bm_table_is_advising (self))
    begin_advice (self);
}

gboolean
bm_table_cancel_advice (BmTable *self)
{
  if (!bm_table_is_advising (self) && self->advice == NULL)
    return FALSE;
  bm_table_drop_advice (self);
  bm_table_show_options (self);
  bm_table_show_preview (self);
  bm_table_say_picks (self);
  return TRUE;
}
