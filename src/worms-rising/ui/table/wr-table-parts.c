/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-parts.h"

#include "wr-card-set.h"
#include "wr-event-words.h"
#include "wr-turn-words.h"

/* Letters of what led to a card, shown beside it. */
#define MOST_LETTERS 140

struct _WrTableParts
{
  WrBoardView   *board; /* borrowed, as all of these are */
  BmStatus      *status;
  BmLog         *log;
  WrTableSpeech *speech;
  const BmSeats *seats;
  WrEventShown   shown_func;
  gpointer       shown_data;
  gboolean       reads_cards;

  gboolean    on;    /* there is more to be shown; else what follows means nothing */
  BmEventList events;
  guint       from;  /* the part shown on the board ... */
  guint       to;    /* ... ends before this event */
  guint       shown; /* the first event that has not been shown yet */
  guint       card;  /* the event of the card at its end; G_MAXUINT: none */
  gboolean    reading; /* the board rests, and that card is to be read */
  WrPosition  end;   /* after the last part */
};

WrTableParts *
wr_table_parts_new (WrBoardView   *board,
                    BmStatus      *status,
                    BmLog         *log,
                    WrTableSpeech *speech,
                    const BmSeats *seats,
                    WrEventShown   shown,
                    gpointer       data)
{
  WrTableParts *self = g_new0 (WrTableParts, 1);

  self->board = board;
  self->status = status;
  self->log = log;
  self->speech = speech;
  self->seats = seats;
  self->shown_func = shown;
  self->shown_data = data;
  return self;
}

void
wr_table_parts_free (WrTableParts *self)
{
  g_free (self);
}

void
wr_table_parts_set_reads_cards (WrTableParts *self,
                                gboolean      reads_cards)
{
  self->reads_cards = reads_cards;
}

static gboolean
has_to_be_read (WrTableParts  *self,
                const BmEvent *event)
{
  if (!self->reads_cards || event->n < 0 || (guint) event->n >= wr_card_set->n_cards)
    return FALSE;
  switch ((guint) event->kind)
    {
    case WR_EVENT_SPECIAL:
      return TRUE;
    case WR_EVENT_PLAYED:
      return bm_seats_is_computer (self->seats, event->who);
    case WR_EVENT_DRAFTED:
      /* The Bird is chosen last: a person who chooses its champion has seen those of the Worms already. */
      return event->who == WR_PIECE_BIRD && bm_seats_get_only_person (self->seats) == WR_SIDE_WORMS;
    default:
      return FALSE;
    }
}

/* Actions that a card gives back are announced with the card. */
static void
find_part (WrTableParts *self)
{
  const BmEventList *events = &self->events;

  self->card = G_MAXUINT;
  for (self->to = self->from; self->to < events->n && self->card == G_MAXUINT; self->to++)
    if (has_to_be_read (self, &events->items[self->to]))
      self->card = self->to;
  if (self->card != G_MAXUINT && self->to < events->n
      && wr_is_given_back (&events->items[self->card], &events->items[self->to]))
    self->to++;
}

/* The events before END are shown, or will be with the one at its end. */
static void
tell_shown (WrTableParts *self,
            guint         end)
{
  for (; self->shown < MIN (end, self->to); self->shown++)
    self->shown_func (&self->events.items[self->shown], self->shown_data);
}

static void
play_part (WrTableParts *self)
{
  BmEventList part = { .n = 0 };
  WrPosition after = *wr_board_view_get_position (self->board);

  find_part (self);
  for (guint i = self->from; i < self->to; i++)
    {
      part.items[part.n++] = self->events.items[i];
      wr_event_replay (&self->events.items[i], &after);
    }
  if (self->to == self->events.n)
    after = self->end;
  wr_board_view_set_pausing (self->board, self->card != G_MAXUINT);
  self->shown = self->from;
  wr_board_view_play (self->board, &part, &after);
  tell_shown (self, wr_board_view_is_moving (self->board) ? self->from + 1 : self->to);
}

/* The text for the event REACHED of this part.  A die is announced after the roll. */
static char *
dup_passing_words (const WrTableParts *self,
                   guint               reached)
{
  const BmEvent *events = self->events.items;
  g_autofree char *words = NULL, *rolled = NULL;

  for (guint i = self->from; i < self->to && i <= reached;)
    {
      WrHappening line;
      gboolean die = events[i].kind == WR_EVENT_ROLLED;
      guint used = wr_happening_read (&events[i], self->to - i, &line);
      g_autofree char *text = line.text;

      if (text != NULL && line.kind == BM_LINE_EVENT && !(die && reached == i))
        {
          g_free (words);
          words = rolled != NULL ? g_strconcat (rolled, "  ", text, NULL) : g_strdup (text);
        }
      g_clear_pointer (&rolled, g_free);
      i += used;
      /* It was rolled just now. */
      if (die && i == reached)
        rolled = g_steal_pointer (&text);
    }
  return g_steal_pointer (&words);
}

void
wr_table_parts_reach (WrTableParts *self,
                      guint         event)
{
  g_autofree char *words = NULL;

  if (!self->on)
    return;
  tell_shown (self, self->from + event + 1);
  words = dup_passing_words (self, self->from + event);
  bm_status_set_passing (self->status, words != NULL ? words : "", NULL);
}

/* While a card is read: the events up to it, without its effects. */
static void
say_so_far (WrTableParts *self)
{
  g_autofree char *shown = wr_turn_words (self->events.items, self->to, MOST_LETTERS);
  g_autofree char *spoken = wr_event_words (self->events.items, self->to);

  bm_status_set_passing (self->status, shown, spoken);
}

void
wr_table_parts_play (WrTableParts     *self,
                     const BmEvent    *events,
                     guint             n,
                     const WrPosition *end)
{
  wr_table_parts_drop (self);
  self->on = TRUE;
  self->from = 0;
  self->reading = FALSE;
  self->events.n = MIN (n, BM_MAX_EVENTS);
  memcpy (self->events.items, events, self->events.n * sizeof *events);
  self->end = *end;
  wr_table_speech_set_deferred (self->speech, TRUE);
  bm_log_set_waiting (self->log, TRUE);
  play_part (self);
  if (self->on && wr_board_view_is_moving (self->board))
    wr_table_parts_reach (self, 0);
}

/* Ends all deferrals. */
static void
finish (WrTableParts *self)
{
  self->on = FALSE;
  wr_board_view_set_pausing (self->board, FALSE);
  bm_status_set_passing (self->status, NULL, NULL);
  wr_table_speech_set_deferred (self->speech, FALSE);
  bm_log_set_waiting (self->log, FALSE);
}

gboolean
wr_table_parts_rest (WrTableParts *self)
{
  if (self->on && self->card != G_MAXUINT)
    {
      self->reading = TRUE;
      say_so_far (self);
      return FALSE;
    }
  if (self->on)
    finish (self);
  return TRUE;
}

void
wr_table_parts_drop (WrTableParts *self)
{
  if (!self->on)
    return;
  finish (self);
  wr_board_view_set_position (self->board, &self->end);
}

gboolean
wr_table_parts_is_on (WrTableParts *self)
{
  return self->on;
}

const BmEvent *
wr_table_parts_get_card (WrTableParts *self)
{
  return self->on && self->reading ? &self->events.items[self->card] : NULL;
}

void
wr_table_parts_read_on (WrTableParts *self)
{
  if (!self->on || !self->reading)
    return;
  self->reading = FALSE;
  self->from = self->to;
  play_part (self);
}
