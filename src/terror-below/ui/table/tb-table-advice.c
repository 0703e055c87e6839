/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The computer's suggestion, from the view of the seat at the screen: a broken line around everything to be pressed for
 * it, and its purpose.  It stays until the next input.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "tb-advice-words.h"

/* Strong and still fast. */
#define LEVEL BM_LEVEL_HARD

static void
add_hint (TbTable *self,
          TbAt     at)
{
  for (guint i = 0; i < self->hints->len; i++)
    if (g_array_index (self->hints, TbAt, i) == at)
      return;
  g_array_append_val (self->hints, at);
}

/* The places of the move, if it takes one press, or of its last press. */
static void
add_places (TbTable *self)
{
  guint n;
  const TbOption *options = tb_play_get_options (self->play, &n);

  for (guint i = 0; i < n; i++)
    if (options[i].n > 0 && options[i].moves[0] == self->advice && (options[i].n == 1 || TB_AT_KIND (options[i].at) != TB_AT_SPACE))
      add_hint (self, options[i].at);
}

void
tb_table_list_hints (TbTable *self)
{
  const TbPosition *pos = tb_play_get_position (self->play);
  BmMove move = self->advice;

  g_array_set_size (self->hints, 0);
  if (move == BM_MOVE_NONE)
    return;
  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_PLAY:
    case TB_MOVE_HIDE:
      add_hint (self, TB_AT (TB_AT_CARD, TB_MOVE_A (move)));
      if (TB_MOVE_B (move) < TB_N_SLOTS)
        {
          add_hint (self, TB_AT (TB_AT_WORM, TB_MOVE_B (move)));
          add_hint (self, TB_AT (TB_AT_SPACE, pos->slots[TB_MOVE_B (move)].target));
        }
      break;
    case TB_MOVE_RAMP:
      add_hint (self, TB_AT (TB_AT_BUTTON, TB_BUTTON_RAMP));
      add_hint (self, TB_AT (TB_AT_SPACE, TB_MOVE_B (move)));
      break;
    case TB_MOVE_JUMP:
      add_hint (self, TB_AT (TB_AT_SPACE, TB_MOVE_A (move)));
      if (TB_MOVE_B (move) != TB_NO_CARD)
        add_hint (self, TB_AT (TB_AT_CARD, TB_MOVE_B (move)));
      break;
    case TB_MOVE_MOVE:
      add_hint (self, TB_AT (TB_AT_SPACE, self->advice_goal));
      break;
    default:
      add_places (self);
    }
}

/* Whether the picks lead to the suggested move. */
static gboolean
is_on_way (TbTable *self)
{
  TbAt picked = tb_play_get_picked (self->play);
  guint n;
  const TbOption *options = tb_play_get_options (self->play, &n);

  tb_table_list_hints (self);
  for (guint i = 0; i < self->hints->len && tb_play_get_second (self->play) == TB_AT_NONE; i++)
    if (g_array_index (self->hints, TbAt, i) == picked)
      return TRUE;
  for (guint i = 0; i < n && TB_AT_KIND (picked) == TB_AT_BUTTON; i++)
    if (options[i].n > 0 && options[i].moves[0] == self->advice && TB_AT_KIND (options[i].at) != TB_AT_BUTTON)
      return TRUE;
  return FALSE;
}

/* A pick that leads elsewhere would hide part of the suggestion. */
static void
drop_other_picks (TbTable *self)
{
  if (!is_on_way (self))
    while (tb_play_cancel (self->play))
      ;
}

static void
show_found (TbTable *self)
{
  drop_other_picks (self);
  bm_status_set_thinking (self->status, NULL);
  /* It has priority over the hovered object. */
  self->hovered = TB_AT_NONE;
  tb_table_show_all (self);
  bm_status_set_text (self->status, self->advice_words, NULL, NULL);
}

static void
found_cb (TbTable *self,
          guint    move)
{
  const BmSearchResult *result = bm_thinker_get_result (self->adviser);
  const BmMove *line = result == NULL ? NULL : result->line;
  guint n_line = result == NULL ? 0 : result->n_line;

  if (self->play == NULL || tb_play_is_inactive (self->play) || self->show.seat != tb_play_get_seat (self->play))
    return;
  self->advice = move;
  self->advice_goal = tb_advice_goal (&self->view, move, line, n_line);
  g_free (self->advice_words);
  self->advice_words = tb_advice_words (&self->view, move, line, n_line);
  show_found (self);
}

/* Why there is no suggestion; NULL: there is one. */
static const char *
why_no_advice (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);

  if (tb_play_get_seat (self->play) == BM_SIDE_NOBODY)
    return _("The match is decided: there is nothing left to suggest.");
  if (bm_match_is_watched (match))
    return _("This is a replay: nothing is played here.");
  if (tb_play_is_inactive (self->play))
    return _("The computer decides now: there is nothing to suggest.");
  if (self->show.seat != tb_play_get_seat (self->play))
    return _("The hand lies face down: show it first.");
  return NULL;
}

void
tb_table_suggest (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);
  const char *why = match == NULL ? "" : why_no_advice (self);

  if (match == NULL)
    return;
  if (why != NULL)
    {
      bm_status_set_text (self->status, why, NULL, NULL);
      return;
    }
  tb_table_finish_motion (self);
  if (self->advice != BM_MOVE_NONE)
    {
      show_found (self);
      return;
    }
  if (self->adviser == NULL)
    {
      self->adviser = bm_thinker_new (match, LEVEL, bm_match_get_seed (match) + TB_MAX_SEATS, 1);
      g_signal_connect_object (self->adviser, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
    }
  bm_status_set_thinking (self->status, _("Looking for a good move …"));
  bm_thinker_think (self->adviser, NULL);
}

void
tb_table_stop_advice (TbTable *self)
{
  if (self->adviser != NULL)
    bm_thinker_stop (self->adviser);
  self->advice = BM_MOVE_NONE;
  g_clear_pointer (&self->advice_words, g_free);
  g_array_set_size (self->hints, 0);
}
