/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The texts of the status line: events, picks, and refusals.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "wr-pick-words.h"
#include "wr-play-words.h"
#include "wr-event-words.h"
#include "wr-forecast-words.h"
#include "wr-turn-words.h"
#include "bm-widget.h"
#include "wr-words.h"

/* Letters that have room in three lines of a small window, and in two of a larger one. */
#define LINE_LENGTH 150

/* The number of characters that fit with large text. */
#define LARGE_LINE_LENGTH 100
#define LARGE_TEXT        1.2

/* Letters that are read at a glance, before the words for whose turn it is: what the computer did. */
#define MOST_LETTERS 140

/* And in any one line, however large the text. */
#define ITEM_CHARS     28
#define NO_BREAK_SPACE "\u00a0"

/* The ply since which the only person, or else the side that decides now, has not decided; for its own last move, from
   ply FROM on, the whole move. */
static guint
ply_of_last_decision (WrTable *self,
                      guint    from)
{
  BmMatch *match = wr_table_get_match (self);
  int person = bm_seats_get_only_person (&self->viewer.seats);
  int side = person != BM_SIDE_NOBODY ? person : bm_match_get_to_act (match);
  guint ply = bm_match_get_ply (match);

  while (ply > 0 && bm_match_get_move_side (match, ply - 1) != side)
    ply--;
  return ply == bm_match_get_ply (match) && ply > 0 ? MIN (from, ply - 1) : MIN (from, ply);
}

/* Announced once that the computer thinks, not after each of its moves. */
static const char *
waiting_words (WrTable *self)
{
  gboolean held = wr_play_is_inactive (self->play) && !bm_match_is_watched (wr_play_get_match (self->play));
  gboolean news = held && !self->waited;

  self->waited = held;
  return news ? wr_thinking_words (wr_play_get_side (self->play)) : NULL;
}

static const char *
turn_words (int side)
{
  return side == WR_SIDE_BIRD ? _("It is the Bird’s turn.") : _("It is the Worms’ turn.");
}

/* A text that is too long for the line loses its least important parts.  The log and screen readers get all of it. */
static char *
dup_short (WrTable       *self,
           const BmEvent *events,
           guint          n,
           const char    *all,
           const char    *turn)
{
  glong room = bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT ? LARGE_LINE_LENGTH : LINE_LENGTH;
  g_autofree char *words = NULL;

  if (g_utf8_strlen (all, -1) <= room)
    return g_strdup (all);
  words = wr_turn_words (events, n, (guint) (room - g_utf8_strlen (turn, -1)));
  return wr_table_speech_join (words, turn);
}

/* The question above the line with its options: for the eye they are marked. */
static char *
dup_asked (WrTable *self)
{
  g_autofree char *question = wr_question_words (self->play);

  if (question == NULL || wr_play_get_choice (self->play) != WR_CHOICE_EXIT)
    return g_steal_pointer (&question);
  return wr_pick_with_targets (self->play, question);
}

/* The events of all moves from ply FROM on, with the turn if it is new. */
static void
say_since (WrTable *self,
           guint    from)
{
  BmMatch *match = wr_table_get_match (self);
  guint n, n_since;
  const BmEvent *events = bm_match_get_events_since (match, from, &n);
  const BmEvent *since = bm_match_get_events_since (match, ply_of_last_decision (self, from), &n_since);
  g_autofree char *words = wr_event_words (events, n), *past = wr_event_words (since, n_since);
  g_autofree char *question = dup_asked (self), *all = NULL, *shown = NULL, *heard = NULL;
  const char *turn = "", *waiting = waiting_words (self);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == WR_EVENT_TURN)
      turn = turn_words (events[i].who);
  if (n == 0 && wr_play_get_position (self->play)->n_frames == 0)
    turn = turn_words (wr_play_get_position (self->play)->turn);
  all = wr_table_speech_join (words, turn);
  shown = dup_short (self, events, n, all, turn);
  /* The question is shown above the line; screen readers get it after the events that led to it. */
  wr_table_speech_report (self->speech, shown, past, question, NULL);
  heard = wr_table_speech_join (all, question != NULL ? question : waiting);
  wr_table_speech_announce (self->speech, heard);
}

void
wr_table_say_events (WrTable *self)
{
  guint ply = bm_match_get_ply (wr_table_get_match (self));

  say_since (self, ply > 0 ? ply - 1 : 0);
}

void
wr_table_say_change (WrTable       *self,
                     BmMatchChange  change)
{
  guint from = wr_play_get_sent_from (self->play);

  switch (change)
    {
    case BM_MATCH_UNDONE:
      bm_status_set_text (self->status, _("Taken back."), NULL, NULL);
      wr_table_speech_announce (self->speech, _("Taken back."));
      break;
    case BM_MATCH_PLAYED:
      if (from != G_MAXUINT)
        say_since (self, from);
      else
        wr_table_say_events (self);
      break;
    case BM_MATCH_REDONE:
    case BM_MATCH_STEPPED:
    case BM_MATCH_WENT:
    default:
      wr_table_say_events (self);
      break;
    }
}

void
wr_table_say_picks (WrTable *self)
{
  g_autofree char *did = g_steal_pointer (&self->pick), *words = wr_pick_words (self->play, self->viewer.covered, did);
  g_autofree char *heard = wr_pick_heard_words (self->play, words);

  wr_table_speech_show (self->speech, words, wr_pick_is_asked (self->play));
  wr_table_speech_announce (self->speech, heard);
}

/* LINE breaks between its items, and inside none that any window has room for. */
static void
add_items (GString  *line,
           char    **items)
{
  for (guint i = 0; items[i] != NULL; i++)
    {
      gboolean whole = g_utf8_strlen (items[i], -1) <= ITEM_CHARS;

      if (line->len > 0)
        g_string_append (line, NO_BREAK_SPACE "· ");
      for (const char *at = items[i]; *at != '\0'; at++)
        if (whole && *at == ' ')
          g_string_append (line, NO_BREAK_SPACE);
        else
          g_string_append_c (line, *at);
    }
}

/* ITEMS as sentences, for screen readers: a dot in the middle has no sound. */
static void
add_sentences (GString  *spoken,
               char    **items)
{
  for (guint i = 0; items[i] != NULL; i++)
    g_string_append_printf (spoken, "%s%s%s", spoken->len > 0 ? "  " : "", items[i],
                            g_str_has_suffix (items[i], "?") ? "" : ".");
}

/* The forecast of the night, and the threats. */
static void
say_night (WrTable       *self,
           const WrNight *night)
{
  g_auto(GStrv) all = wr_forecast_night_lines (night), threats = NULL;
  g_autoptr(GString) line = g_string_new (NULL), spoken = g_string_new (NULL);

  add_items (line, all);
  add_sentences (spoken, all);
  if (wr_table_docks_get_threats (self->docks) != NULL)
    {
      threats = wr_threats_lines (wr_table_docks_get_threats (self->docks));
      add_items (line, threats);
      add_sentences (spoken, threats);
    }
  wr_table_speech_say_aloud (self->speech, line->str, spoken->str);
}

/* For screen readers: what the panel shows. */
void
wr_table_say_switched (WrTable *self,
                       WrDock   dock)
{
  const WrPosition *settled = wr_play_get_settled (self->play);
  WrNight night;

  if (dock == WR_DOCK_LOG)
    wr_table_speech_remark (self->speech, wr_table_docks_get_open (self->docks, WR_DOCK_LOG) ? _("The log is open.") : _("The log is closed."));
  else if (!wr_table_docks_get_open (self->docks, WR_DOCK_TONIGHT))
    wr_table_speech_remark (self->speech, _("Tonight is no longer shown."));
  else if (wr_forecast_night (settled, &night))
    say_night (self, &night);
  else
    wr_table_speech_remark (self->speech, wr_forecast_no_night (settled));
}

/* The trackers are in the Bird's column, which is not focusable: the status line announces them after its text. */
void
wr_table_say_trackers (WrTable *self)
{
  const WrPosition *pos = wr_play_get_position (self->play);
  g_autofree char *words = g_strdup_printf (_("Day %1$d. Hunger %2$d, Health %3$d, Suspicion %4$d."), pos->day,
                                            pos->hunger, pos->health, pos->suspicion);
  g_autofree char *hints = wr_table_help_dup_words (self->help);
  g_autofree char *all = g_strjoin (*hints != '\0' ? "  " : "", words, hints, NULL);

  bm_status_set_more (self->status, all);
}

/* ---- A summary of the computer's moves, as each of them was visible for a moment only */

/* The ply from which on SIDE has not seen the events: its last own move if that ended its turn, as its effects were
   fast as well; else the move after it. */
static guint
ply_to_announce_from (BmMatch *match,
                      int      side)
{
  guint ply = bm_match_get_ply (match);

  while (ply > 0 && bm_match_get_move_side (match, ply - 1) != side)
    ply--;
  return ply > 0 && wr_move_kind (bm_match_get_move (match, ply - 1)) == WR_MOVE_END ? ply - 1 : ply;
}

/* The person decides, and the computer made the last move. */
static gboolean
has_to_sum_up (WrTable *self)
{
  BmMatch *match = wr_table_get_match (self);
  int person = bm_seats_get_only_person (&self->viewer.seats);
  guint ply = match == NULL ? 0 : bm_match_get_ply (match);

  return person != BM_SIDE_NOBODY && ply > 0 && bm_match_get_to_act (match) == person
         && bm_match_get_move_side (match, ply - 1) != person;
}

void
wr_table_sum_up (WrTable *self)
{
  BmMatch *match;
  const WrPosition *pos;
  const BmEvent *events;
  g_autofree char *question = NULL, *words = NULL, *past = NULL, *shown = NULL, *heard = NULL;
  const char *turn = NULL;
  guint n;

  if (!has_to_sum_up (self))
    return;
  match = wr_table_get_match (self);
  pos = bm_match_get_position (match);
  events = bm_match_get_events_since (match, ply_to_announce_from (match, bm_match_get_to_act (match)), &n);
  question = wr_question_words (self->play);
  if (question == NULL && pos->n_frames == 0)
    turn = turn_words (bm_match_get_to_act (match));

  words = wr_turn_words (events, n, MOST_LETTERS);
  past = wr_event_words (events, n);
  shown = wr_table_speech_join (words, turn);
  wr_table_speech_report (self->speech, shown, past, question, turn);
  heard = wr_table_speech_join (shown, question);
  wr_table_speech_announce (self->speech, heard);
}

static void
set_recap_open (BmTable  *table,
                gboolean  open)
{
  WrTable *self = WR_TABLE (table);
  BmMatch *match = wr_table_get_match (self);
  const WrPosition *pos;
  const char *words = NULL;

  if (open && match != NULL && bm_match_get_to_act (match) != BM_SIDE_NOBODY)
    {
      pos = bm_match_get_position (match);
      words = pos->turn != WR_TURN_SETUP ? turn_words (pos->turn) : NULL;
    }
  bm_status_set_instead (self->status, words);
  wr_board_view_set_tips (self->board, !open);
}

/* ---- What others say here */

static void
refuse (BmTable    *table,
        const char *words)
{
  WrTable *self = WR_TABLE (table);

  if (self->play != NULL)
    wr_table_speech_say (self->speech, words);
}

static void
announce (BmTable    *table,
          const char *words,
          const char *heard)
{
  WrTable *self = WR_TABLE (table);

  if (self->play == NULL)
    return;
  bm_status_set_more (self->status, words);
  if (heard != NULL)
    wr_table_speech_announce (self->speech, heard);
}

static const char *
get_announced (BmTable *table)
{
  return bm_status_get_spoken (WR_TABLE (table)->status);
}

void
wr_table_fill_words (BmTableInterface *iface)
{
  iface->set_recap_open = set_recap_open;
  iface->refuse = refuse;
  iface->announce = announce;
  iface->get_announced = get_announced;
}
