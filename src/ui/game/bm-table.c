/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-table.h"

G_DEFINE_INTERFACE (BmTable, bm_table, GTK_TYPE_WIDGET)

static void
bm_table_default_init (BmTableInterface *iface)
{
  static const char *const plain[] = { "turn-changed", "finished", "rested", "horizon-changed" };

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    g_signal_new (plain[i], BM_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("refused", BM_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("event-shown", BM_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("seat-taken", BM_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

void
bm_table_set_match (BmTable *self,
                    BmMatch *match)
{
  g_return_if_fail (BM_IS_TABLE (self));
  BM_TABLE_GET_IFACE (self)->set_match (self, match);
}

BmMatch *
bm_table_get_match (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), NULL);
  return BM_TABLE_GET_IFACE (self)->get_match (self);
}

void
bm_table_set_players (BmTable       *self,
                      const BmSeats *seats)
{
  g_return_if_fail (BM_IS_TABLE (self));
  BM_TABLE_GET_IFACE (self)->set_players (self, seats);
}

void
bm_table_set_seat (BmTable *self,
                   int      seat)
{
  g_return_if_fail (BM_IS_TABLE (self));
  BM_TABLE_GET_IFACE (self)->set_seat (self, seat);
}

gboolean
bm_table_is_moving (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);
  return BM_TABLE_GET_IFACE (self)->is_moving == NULL ? FALSE
         : BM_TABLE_GET_IFACE (self)->is_moving (self);
}

gboolean
bm_table_is_asking (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);
  return BM_TABLE_GET_IFACE (self)->is_asking == NULL ? FALSE
         : BM_TABLE_GET_IFACE (self)->is_asking (self);
}

char *
bm_table_dup_subtitle (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), NULL);
  return BM_TABLE_GET_IFACE (self)->dup_subtitle == NULL ? g_strdup ("")
         : BM_TABLE_GET_IFACE (self)->dup_subtitle (self);
}

void
bm_table_set_settings (BmTable   *self,
                       GSettings *settings,
                       BmMastery *mastery)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_settings != NULL)
    BM_TABLE_GET_IFACE (self)->set_settings (self, settings, mastery);
}

BmMotion
bm_table_get_motion (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), BM_MOTION_OFF);
  return BM_TABLE_GET_IFACE (self)->get_motion == NULL ? BM_MOTION_OFF
         : BM_TABLE_GET_IFACE (self)->get_motion (self);
}

void
bm_table_set_motion (BmTable  *self,
                     BmMotion  motion)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_motion != NULL)
    BM_TABLE_GET_IFACE (self)->set_motion (self, motion);
}

int
bm_table_get_horizon (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), 0);
  return BM_TABLE_GET_IFACE (self)->get_horizon == NULL ? 0
         : BM_TABLE_GET_IFACE (self)->get_horizon (self);
}

GtkAlign
bm_table_get_aside (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), GTK_ALIGN_END);
  return BM_TABLE_GET_IFACE (self)->get_aside == NULL ? GTK_ALIGN_END
         : BM_TABLE_GET_IFACE (self)->get_aside (self);
}

gboolean
bm_table_has_forecast (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);
  return BM_TABLE_GET_IFACE (self)->set_forecast != NULL;
}

gboolean
bm_table_get_forecast (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);
  return BM_TABLE_GET_IFACE (self)->get_forecast == NULL ? FALSE
         : BM_TABLE_GET_IFACE (self)->get_forecast (self);
}

void
bm_table_set_forecast (BmTable  *self,
                       gboolean  shown)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_forecast != NULL)
    BM_TABLE_GET_IFACE (self)->set_forecast (self, shown);
}

gboolean
bm_table_has_log (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);
  return BM_TABLE_GET_IFACE (self)->set_log_open != NULL;
}

gboolean
bm_table_get_log_open (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);
  return BM_TABLE_GET_IFACE (self)->get_log_open == NULL ? FALSE
         : BM_TABLE_GET_IFACE (self)->get_log_open (self);
}

void
bm_table_set_log_open (BmTable  *self,
                       gboolean  open)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_log_open != NULL)
    BM_TABLE_GET_IFACE (self)->set_log_open (self, open);
}

void
bm_table_set_hands_open (BmTable  *self,
                         gboolean  open)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_hands_open != NULL)
    BM_TABLE_GET_IFACE (self)->set_hands_open (self, open);
}

void
bm_table_catch_up (BmTable *self)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->catch_up != NULL)
    BM_TABLE_GET_IFACE (self)->catch_up (self);
}

gboolean
bm_table_can_suggest (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);
  return BM_TABLE_GET_IFACE (self)->suggest != NULL;
}

void
bm_table_suggest (BmTable *self)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->suggest != NULL)
    BM_TABLE_GET_IFACE (self)->suggest (self);
}

void
bm_table_refuse (BmTable    *self,
                 const char *words)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->refuse != NULL)
    BM_TABLE_GET_IFACE (self)->refuse (self, words);
}

void
bm_table_announce (BmTable    *self,
                   const char *words,
                   const char *heard)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->announce != NULL)
    BM_TABLE_GET_IFACE (self)->announce (self, words, heard);
}

const char *
bm_table_get_announced (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), NULL);
  return BM_TABLE_GET_IFACE (self)->get_announced == NULL ? ""
         : BM_TABLE_GET_IFACE (self)->get_announced (self);
}

void
bm_table_set_recap_open (BmTable  *self,
                         gboolean  open)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_recap_open != NULL)
    BM_TABLE_GET_IFACE (self)->set_recap_open (self, open);
}

void
bm_table_focus_safely (BmTable *self)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->focus_safely != NULL)
    BM_TABLE_GET_IFACE (self)->focus_safely (self);
}

void
bm_table_set_reads_cards (BmTable  *self,
                          gboolean  reads_cards)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_reads_cards != NULL)
    BM_TABLE_GET_IFACE (self)->set_reads_cards (self, reads_cards);
}

gboolean
bm_table_get_card (BmTable     *self,
                   BmTableCard *card)
{
  g_return_val_if_fail (BM_IS_TABLE (self), FALSE);
  return BM_TABLE_GET_IFACE (self)->get_card == NULL ? FALSE
         : BM_TABLE_GET_IFACE (self)->get_card (self, card);
}

void
bm_table_read_on (BmTable *self)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->read_on != NULL)
    BM_TABLE_GET_IFACE (self)->read_on (self);
}

void
bm_table_set_lesson (BmTable      *self,
                     BmTableGuard  guard,
                     gpointer      data,
                     GtkWidget    *panel)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_lesson != NULL)
    BM_TABLE_GET_IFACE (self)->set_lesson (self, guard, data, panel);
}

void
bm_table_set_learner (BmTable *self,
                      int      seat)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_learner != NULL)
    BM_TABLE_GET_IFACE (self)->set_learner (self, seat);
}

void
bm_table_update_lesson (BmTable *self)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->update_lesson != NULL)
    BM_TABLE_GET_IFACE (self)->update_lesson (self);
}

void
bm_table_set_trial (BmTable *self,
                    BmTable *real,
                    int      seat)
{
  g_return_if_fail (BM_IS_TABLE (self));
  if (BM_TABLE_GET_IFACE (self)->set_trial != NULL)
    BM_TABLE_GET_IFACE (self)->set_trial (self, real, seat);
}

const char *
bm_table_why_no_trial (BmTable *self)
{
  g_return_val_if_fail (BM_IS_TABLE (self), NULL);
  return BM_TABLE_GET_IFACE (self)->why_no_trial == NULL ? NULL
         : BM_TABLE_GET_IFACE (self)->why_no_trial (self);
}
