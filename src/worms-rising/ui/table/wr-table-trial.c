/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table while things are only tried out, on a copy of a match: it says so all the time, and what the other side holds
 * stays unknown.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "wr-scratch.h"
#include "bm-widget.h"

const char *
wr_table_get_covered_words (WrTable *self)
{
  if (self->viewer.trial)
    return _("Nobody knows the other hand: here you can only try what its side can do without it.");
  return _("The hand is covered: show it first.");
}

static void
set_trial (BmTable *table,
           BmTable *real,
           int      seat)
{
  WrTable *self = WR_TABLE (table);

  g_return_if_fail (WR_IS_TABLE (real) && WR_TABLE (real)->play != NULL);

  self->viewer.trial = TRUE;
  self->viewer.seat = seat;
  self->weather = wr_table_get_weather (WR_TABLE (real));
  bm_widget_set_class (GTK_WIDGET (self), "trial", TRUE);
}

static const char *
why_no_trial (BmTable *table)
{
  WrTable *self = WR_TABLE (table);

  if (self->play == NULL)
    return _("There is no duel on the table.");
  wr_board_view_finish_motion (self->board);
  if (wr_play_get_side (self->play) == BM_SIDE_NOBODY)
    return _("The duel is decided: there is nothing left to try.");
  if (wr_play_is_inactive (self->play))
    return _("The computer decides now: What If is for your own decisions.");
  if (self->viewer.covered && bm_hand_get_n_cards (self->hand) > 0)
    return wr_table_get_covered_words (self);
  return NULL;
}

void
wr_table_fill_trial (BmTableInterface *iface)
{
  iface->set_trial = set_trial;
  iface->why_no_trial = why_no_trial;
}
