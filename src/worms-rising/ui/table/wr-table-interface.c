/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the shell asks of every table.
 */
#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "wr-card-look.h"
#include "wr-event-words.h"

static void
set_match (BmTable *table,
           BmMatch *match)
{
  wr_table_set_match (WR_TABLE (table), match);
}

static BmMatch *
get_match (BmTable *table)
{
  return wr_table_get_match (WR_TABLE (table));
}

static void
set_players (BmTable       *table,
             const BmSeats *seats)
{
  wr_table_set_players (WR_TABLE (table), seats);
}

static void
set_seat (BmTable *table,
          int      seat)
{
  wr_table_set_seat (WR_TABLE (table), seat);
}

static gboolean
is_moving (BmTable *table)
{
  return wr_table_is_moving (WR_TABLE (table));
}

static gboolean
is_asking (BmTable *table)
{
  return wr_table_is_asking (WR_TABLE (table));
}

static char *
dup_subtitle (BmTable *table)
{
  return wr_table_dup_subtitle (WR_TABLE (table));
}

static void
set_settings (BmTable   *table,
              GSettings *settings,
              BmMastery *mastery)
{
  wr_table_set_mastery (WR_TABLE (table), mastery);
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
  wr_table_set_motion (WR_TABLE (table), motion);
}

static int
get_horizon (BmTable *table)
{
  return WR_TABLE (table)->horizon;
}

/* Beside the actions of the side that does not act. */
static GtkAlign
get_aside (BmTable *table)
{
  BmMatch *match = wr_table_get_match (WR_TABLE (table));

  return match != NULL && bm_match_get_to_act (match) == WR_SIDE_BIRD ? GTK_ALIGN_START : GTK_ALIGN_END;
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
  wr_table_set_open (WR_TABLE (table), WR_DOCK_TONIGHT, shown);
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
  wr_table_set_open (WR_TABLE (table), WR_DOCK_LOG, open);
}

static void
set_hands_open (BmTable  *table,
                gboolean  open)
{
  wr_table_set_hands_open (WR_TABLE (table), open);
}

static void
catch_up (BmTable *table)
{
  wr_table_catch_up (WR_TABLE (table));
}

static void
suggest (BmTable *table)
{
  wr_table_suggest (WR_TABLE (table));
}

static void
refuse (BmTable    *table,
        const char *words)
{
  wr_table_refuse (WR_TABLE (table), words);
}

static void
announce (BmTable    *table,
          const char *words,
          const char *heard)
{
  wr_table_tell (WR_TABLE (table), words, heard);
}

static const char *
get_announced (BmTable *table)
{
  return wr_table_get_told (WR_TABLE (table));
}

static void
set_recap_open (BmTable  *table,
                gboolean  open)
{
  wr_table_set_recap_open (WR_TABLE (table), open);
}

static void
set_reads_cards (BmTable  *table,
                 gboolean  reads_cards)
{
  wr_table_set_reads_cards (WR_TABLE (table), reads_cards);
}

/* An event of the day and the Bird's champion, which matter for long, wait until they are put away. */
static gboolean
get_card (BmTable     *table,
          BmTableCard *card)
{
  const BmEvent *event = wr_table_get_card_event (WR_TABLE (table));

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
  wr_table_read_on (WR_TABLE (table));
}

static void
set_lesson (BmTable      *table,
            BmTableGuard  guard,
            gpointer      data,
            GtkWidget    *panel)
{
  wr_table_set_lesson (WR_TABLE (table), guard, data, panel);
}

static void
set_learner (BmTable *table,
             int      seat)
{
  wr_table_set_learner (WR_TABLE (table), (WrSide) seat);
}

static void
update_lesson (BmTable *table)
{
  wr_table_update_lesson (WR_TABLE (table));
}

static void
set_trial (BmTable *table,
           BmTable *real,
           int      seat)
{
  wr_table_set_trial (WR_TABLE (table), WR_TABLE (real), seat);
}

static const char *
why_no_trial (BmTable *table)
{
  return wr_table_why_no_trial (WR_TABLE (table));
}

void
wr_table_interface_init (BmTableInterface *iface)
{
  iface->set_match = set_match;
  iface->get_match = get_match;
  iface->set_players = set_players;
  iface->set_seat = set_seat;
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
  iface->set_hands_open = set_hands_open;
  iface->catch_up = catch_up;
  iface->suggest = suggest;
  iface->refuse = refuse;
  iface->announce = announce;
  iface->get_announced = get_announced;
  iface->set_recap_open = set_recap_open;
  iface->set_reads_cards = set_reads_cards;
  iface->get_card = get_card;
  iface->read_on = read_on;
  iface->set_lesson = set_lesson;
  iface->set_learner = set_learner;
  iface->update_lesson = update_lesson;
  iface->set_trial = set_trial;
  iface->why_no_trial = why_no_trial;
}
