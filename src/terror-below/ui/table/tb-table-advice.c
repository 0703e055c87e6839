/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the computer would do.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "tb-move-words.h"

/* Strong and still fast. */
#define LEVEL BM_LEVEL_HARD

static TbSpaces
spaces_of (BmMove move)
{
  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_MOVE:
    case TB_MOVE_JUMP:
    case TB_MOVE_CLEAR:
    case TB_MOVE_START:
    case TB_MOVE_RETURN:
      return TB_BIT (TB_MOVE_A (move));
    case TB_MOVE_RAMP:
      return TB_BIT (TB_MOVE_B (move));
    default:
      return 0;
    }
}

static void
found_cb (TbTable *self,
          guint    move)
{
  g_autofree char *words = NULL, *text = NULL;

  if (self->play == NULL)
    return;
  self->advice = move;
  words = tb_move_words (tb_play_get_position (self->play), move);
  /* Translators: %s is a move: "Drive to c4". */
  text = g_strdup_printf (_("The computer would: %s."), words);
  bm_status_set_thinking (self->status, NULL);
  bm_status_set_text (self->status, text, NULL, NULL);
  tb_board_view_set_marked (self->board, spaces_of (move));
}

void
tb_table_suggest (TbTable *self)
{
  BmMatch *match = tb_table_get_match (self);

  if (match == NULL || tb_play_is_inactive (self->play))
    return;
  if (self->show.seat != tb_play_get_seat (self->play))
    {
      bm_status_set_text (self->status, _("The hand lies face down: nothing is suggested."), NULL, NULL);
      return;
    }
  tb_table_finish_motion (self);
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
  tb_board_view_set_marked (self->board, 0);
}
