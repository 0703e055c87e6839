/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The implementation of BmTable.
 */
#include "config.h"

#include "tb-table-private.h"

#include <glib/gi18n-lib.h>

#include "tb-turn-words.h"

static gboolean
is_asking (BmTable *table)
{
  TbTable *self = TB_TABLE (table);
  g_autofree char *banner = self->play == NULL || tb_play_is_inactive (self->play) ? NULL
                            : tb_banner_words (tb_table_get_match (self), tb_table_waits (self));

  return banner != NULL || (self->play != NULL && self->viewer.trial);
}

static char *
dup_subtitle (BmTable *table)
{
  TbTable *self = TB_TABLE (table);

  if (self->play == NULL)
    return g_strdup ("");
  return tb_turn_words (tb_table_get_match (self), tb_play_get_position (self->play));
}

static void
mastery_changed_cb (TbTable *self)
{
  if (self->play != NULL)
    tb_table_show_all (self);
}

static void
set_settings (BmTable   *table,
              GSettings *settings,
              BmMastery *mastery)
{
  TbTable *self = TB_TABLE (table);

  g_set_object (&self->settings, settings);
  g_set_object (&self->mastery, mastery);
  tb_table_set_mastery (self, mastery);
  if (mastery != NULL)
    g_signal_connect_object (mastery, "changed", G_CALLBACK (mastery_changed_cb), self, G_CONNECT_SWAPPED);
}

static BmMotion
get_motion (BmTable *table)
{
  return TB_TABLE (table)->motion;
}

static void
set_motion (BmTable  *table,
            BmMotion  motion)
{
  TbTable *self = TB_TABLE (table);

  self->motion = motion;
  tb_board_view_set_motion (self->board, motion);
  tb_hunt_panel_set_motion (self->hunt, motion);
  tb_terror_turn_set_motion (self->terror_turn, motion);
  bm_status_set_moving (self->status, motion != BM_MOTION_OFF);
}

static int
get_horizon (BmTable *table)
{
  return tb_table_layout_get_horizon (TB_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (table))));
}

static gboolean
get_forecast (BmTable *table)
{
  return TB_TABLE (table)->danger;
}

static void
set_forecast (BmTable  *table,
              gboolean  shown)
{
  TB_TABLE (table)->danger = shown;
  tb_table_show_all (TB_TABLE (table));
}

static gboolean
get_log_open (BmTable *table)
{
  return TB_TABLE (table)->log_open;
}

static void
set_log_open (BmTable  *table,
              gboolean  open)
{
  TbTable *self = TB_TABLE (table);
  gboolean opens = open && !self->log_open;

  self->log_open = open;
  gtk_widget_set_visible (self->log_box, open && self->lesson == NULL);
  if (opens && self->play != NULL && self->lesson == NULL && !tb_notes_has_room (self->notes))
    bm_status_set_text (self->status, _("There is no room for the log below the help: the key A puts the help away."), NULL, NULL);
}

static void
set_hands_open (BmTable  *table,
                gboolean  open)
{
  TB_TABLE (table)->viewer.watched_open = open;
  tb_table_show_all (TB_TABLE (table));
}

static void
catch_up (BmTable *table)
{
  bm_log_catch_up (TB_TABLE (table)->log);
}

static void
suggest (BmTable *table)
{
  tb_table_suggest (TB_TABLE (table));
}

static void
refuse (BmTable    *table,
        const char *words)
{
  bm_status_set_text (TB_TABLE (table)->status, words, NULL, NULL);
}

static void
announce (BmTable    *table,
          const char *words,
          const char *heard)
{
  bm_status_set_more (TB_TABLE (table)->status, words);
}

static const char *
get_announced (BmTable *table)
{
  return bm_status_get_spoken (TB_TABLE (table)->status);
}

static void
focus_safely (BmTable *table)
{
  gtk_widget_grab_focus (GTK_WIDGET (TB_TABLE (table)->board));
}

void
tb_table_interface_init (BmTableInterface *iface)
{
  tb_table_install_follow (iface);
  tb_table_install_lesson (iface);
  tb_table_install_trial (iface);
  iface->is_asking = is_asking;
  iface->dup_subtitle = dup_subtitle;
  iface->set_settings = set_settings;
  iface->get_motion = get_motion;
  iface->set_motion = set_motion;
  iface->get_horizon = get_horizon;
  iface->get_forecast = get_forecast;
  iface->set_forecast = set_forecast;
  iface->get_log_open = get_log_open;
  iface->set_log_open = set_log_open;
  iface->set_hands_open = set_hands_open;
  iface->catch_up = catch_up;
  iface->suggest = suggest;
  iface->refuse = refuse;
  iface->announce = announce;
  iface->get_announced = get_announced;
  iface->focus_safely = focus_safely;
}
