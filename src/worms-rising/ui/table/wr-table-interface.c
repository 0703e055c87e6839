/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The implementation of BmTable.
 */
#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "wr-card-look.h"
#include "wr-draft-screen.h"
#include "wr-event-words.h"
#include "wr-play-words.h"

static BmMatch *
get_match (BmTable *table)
{
  return wr_table_get_match (WR_TABLE (table));
}

static gboolean
is_moving (BmTable *table)
{
  return wr_table_is_moving (WR_TABLE (table));
}

static gboolean
is_asking (BmTable *table)
{
  WrTable *self = WR_TABLE (table);
  g_autofree char *question = self->play == NULL ? NULL : wr_question_words (self->play);

  return question != NULL || (self->play != NULL && self->viewer.trial);
}

static char *
dup_subtitle (BmTable *table)
{
  WrTable *self = WR_TABLE (table);
  const WrPosition *pos;

  if (self->play == NULL)
    return g_strdup ("");
  pos = wr_play_get_position (self->play);
  if (pos->turn == WR_TURN_SETUP)
    return g_strdup (bm_draft_is_on (pos) ? _("Champions") : _("The Bird lands"));
  if (pos->winner == WR_SIDE_BIRD)
    return g_strdup_printf (_("Day %d · the Bird has won"), pos->day);
  if (pos->winner == WR_SIDE_WORMS)
    return g_strdup_printf (_("Day %d · the Worms have won"), pos->day);
  return pos->turn == WR_SIDE_BIRD ? g_strdup_printf (_("Day %d · the Bird’s turn"), pos->day)
                                   : g_strdup_printf (_("Day %d · the Worms’ turn"), pos->day);
}

static void
set_settings (BmTable   *table,
              GSettings *settings,
              BmMastery *mastery)
{
  WrTable *self = WR_TABLE (table);

  wr_table_help_set_mastery (self->help, mastery, &self->viewer.seats);
  g_settings_bind (settings, "ask-before-ending-turn", table, "asks-end", G_SETTINGS_BIND_GET);
}

static BmMotion
get_motion (BmTable *table)
{
  return (BmMotion) WR_TABLE (table)->motion;
}

static void
set_motion (BmTable  *table,
            BmMotion  motion)
{
  WrTable *self = WR_TABLE (table);

  if (self->motion == (int) motion)
    return;
  self->motion = motion;
  wr_board_view_set_motion (self->board, motion);
  bm_status_set_moving (self->status, motion != BM_MOTION_OFF);
}

static int
get_horizon (BmTable *table)
{
  return wr_table_layout_get_horizon (WR_TABLE (table)->layout);
}

/* Beside the actions of the side that does not act. */
static GtkAlign
get_aside (BmTable *table)
{
  BmMatch *match = wr_table_get_match (WR_TABLE (table));

  return match != NULL && bm_match_get_to_act (match) == WR_SIDE_BIRD ? GTK_ALIGN_START : GTK_ALIGN_END;
}

/* DOCK is Tonight or the log. */
static void
set_open (WrTable  *self,
          WrDock    dock,
          gboolean  open)
{
  GtkWidget *focus = bm_widget_find_focus (GTK_WIDGET (self));

  if (!wr_table_docks_set_open (self->docks, dock, open))
    return;
  wr_table_show_all (self);
  wr_table_keep_focus (self, focus);
  /* A dock that is always visible gets the focus instead. */
  if (dock == WR_DOCK_LOG && self->shape->docked[dock] && open)
    bm_log_grab_end (self->log);
  else if (dock == WR_DOCK_LOG && self->shape->docked[dock])
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  /* A drawer that is open from the start does not scroll the column. */
  else if (open && gtk_widget_get_mapped (GTK_WIDGET (self)))
    wr_table_docks_reveal (self->docks);
  if (self->play != NULL)
    wr_table_say_switched (self, dock);
}

static gboolean
get_forecast (BmTable *table)
{
  return wr_table_docks_get_open (WR_TABLE (table)->docks, WR_DOCK_TONIGHT);
}

static void
set_forecast (BmTable  *table,
              gboolean  shown)
{
  set_open (WR_TABLE (table), WR_DOCK_TONIGHT, shown);
}

static gboolean
get_log_open (BmTable *table)
{
  return wr_table_docks_get_open (WR_TABLE (table)->docks, WR_DOCK_LOG);
}

static void
set_log_open (BmTable  *table,
              gboolean  open)
{
  set_open (WR_TABLE (table), WR_DOCK_LOG, open);
}

static void
catch_up (BmTable *table)
{
  WrTable *self = WR_TABLE (table);

  wr_table_deferred_flush (self->deferred);
  bm_log_catch_up (self->log);
}

static void
set_reads_cards (BmTable  *table,
                 gboolean  reads_cards)
{
  wr_table_parts_set_reads_cards (WR_TABLE (table)->parts, reads_cards);
}

/* An event of the day and the Bird's champion, which matter for long, wait until they are put away. */
static gboolean
get_card (BmTable     *table,
          BmTableCard *card)
{
  const BmEvent *event = wr_table_parts_get_card (WR_TABLE (table)->parts);

  if (event == NULL || card == NULL)
    return event != NULL;
  *card = (BmTableCard) {
    .look = wr_card_look ((guint8) event->n),
    .words = event->kind == WR_EVENT_SPECIAL ? g_strdup (_("A Special Event!")) : wr_event_words (event, 1),
    .letters = (guint) g_utf8_strlen (wr_card_text ((guint8) event->n), -1),
    .passes = event->kind == WR_EVENT_PLAYED,
  };
  return TRUE;
}

static void
read_on (BmTable *table)
{
  wr_table_parts_read_on (WR_TABLE (table)->parts);
}

void
wr_table_interface_init (BmTableInterface *iface)
{
  wr_table_fill_match (iface);
  wr_table_fill_advice (iface);
  wr_table_fill_hands (iface);
  wr_table_fill_words (iface);
  wr_table_fill_lesson (iface);
  wr_table_fill_trial (iface);
  iface->get_match = get_match;
  iface->is_moving = is_moving;
  iface->is_asking = is_asking;
  iface->dup_subtitle = dup_subtitle;
  iface->set_settings = set_settings;
  iface->get_motion = get_motion;
  iface->set_motion = set_motion;
  iface->get_horizon = get_horizon;
  iface->get_aside = get_aside;
  iface->get_forecast = get_forecast;
  iface->set_forecast = set_forecast;
  iface->get_log_open = get_log_open;
  iface->set_log_open = set_log_open;
  iface->catch_up = catch_up;
  iface->set_reads_cards = set_reads_cards;
  iface->get_card = get_card;
  iface->read_on = read_on;
}
