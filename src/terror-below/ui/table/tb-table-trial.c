/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The table while things are only tried out, on a copy of a match: it says so all the time, one seat plays, and what the
 * others hold stays unknown.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "tb-scratch.h"

static void
set_trial (BmTable *table,
           BmTable *real,
           int      seat)
{
  TbTable *self = TB_TABLE (table);
  BmMatch *match;

  g_return_if_fail (TB_IS_TABLE (real) && TB_TABLE (real)->play != NULL);

  match = tb_table_get_match (TB_TABLE (real));
  self->viewer.trial = TRUE;
  self->viewer.here = seat;
  self->trial_seat = seat;
  self->trial_ruins = TB_TABLE (real)->show.ruins;
  for (int other = 0; other < BM_MAX_SEATS; other++)
    {
      g_free (self->trial_names[other]);
      self->trial_names[other] = other < (int) bm_match_get_n_seats (match) ? g_strdup (bm_match_get_player (match, other)) : NULL;
    }
  bm_widget_set_class (GTK_WIDGET (self), "trial", TRUE);
}

static const char *
why_no_trial (BmTable *table)
{
  TbTable *self = TB_TABLE (table);

  if (self->play == NULL)
    return _("There is no match on the table.");
  tb_table_finish_motion (self);
  if (tb_play_get_seat (self->play) == BM_SIDE_NOBODY)
    return _("The match is decided: there is nothing left to try.");
  if (tb_play_is_inactive (self->play))
    return _("The computer decides now: What If is for your own decisions.");
  if (self->show.seat != tb_play_get_seat (self->play))
    return _("The hand lies face down: show it first.");
  return NULL;
}

void
tb_table_begin_trial (TbTable *self,
                      BmMatch *match)
{
  self->viewer.here = self->trial_seat;
  for (int seat = 0; seat < (int) bm_match_get_n_seats (match); seat++)
    if (self->trial_names[seat] != NULL)
      bm_match_set_player (match, seat, self->trial_names[seat]);
}

void
tb_table_set_computers (TbTable *self)
{
  guint computers = bm_seats_get_computers (&self->viewer.seats);

  /* All others answer by themselves. */
  if (self->viewer.trial)
    computers = ~(1u << self->trial_seat);
  tb_play_set_computers (self->play, computers);
}

char *
tb_table_dup_trial_words (TbTable *self)
{
  if (!self->viewer.trial)
    return NULL;
  return g_strdup (tb_scratch_is_guess (tb_table_get_match (self), (guint) self->trial_seat)
                   ? _("What if? One way it could go: dice and cards are made up.")
                   : _("What if? Nothing here counts."));
}

gboolean
tb_table_leave_trial (TbTable *self)
{
  return self->viewer.trial && gtk_widget_activate_action (GTK_WIDGET (self), "win.what-if", NULL);
}

void
tb_table_free_trial (TbTable *self)
{
  for (guint seat = 0; seat < BM_MAX_SEATS; seat++)
    g_clear_pointer (&self->trial_names[seat], g_free);
}

void
tb_table_install_trial (BmTableInterface *iface)
{
  iface->set_trial = set_trial;
  iface->why_no_trial = why_no_trial;
}
