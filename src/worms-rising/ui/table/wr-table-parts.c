/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a move made happen is shown in parts: up to a card that has to be read, and on from there when somebody has read
 * it.  While the board moves the status line says what happens just then, and nothing at the table shows what comes later.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include "wr-event-words.h"
#include "wr-turn-words.h"

/* Letters of what led to a card, shown beside it. */
#define MOST_LETTERS 140

struct _WrTableParts
{
  BmEventList events;
  guint       from;  /* the part that is on the board ... */
  guint       to;    /* ... ends before this event */
  guint       card;  /* the event of the card at its end; G_MAXUINT: none */
  gboolean    reading; /* the board rests, and that card is to be read */
  WrPosition  end;   /* after the last part */
};

static gboolean
has_to_be_read (WrTable       *self,
                const BmEvent *event)
{
  if (!self->reads_cards || event->n < 0 || (guint) event->n >= wr_card_set->n_cards)
    return FALSE;
  switch ((guint) event->kind)
    {
    case WR_EVENT_SPECIAL:
      return TRUE;
    case WR_EVENT_PLAYED:
      return bm_seats_is_computer (&self->seats, event->who);
    case WR_EVENT_DRAFTED:
      /* The Worms' champions lie before a person who chooses the Bird's; the Bird is chosen last. */
      return event->who == WR_PIECE_BIRD && bm_seats_get_only_person (&self->seats) == WR_SIDE_WORMS;
    default:
      return FALSE;
    }
}

/* What a card gives back is told with the card. */
static void
find_part (WrTable *self)
{
  WrTableParts *parts = self->parts;
  const BmEventList *events = &parts->events;

  parts->card = G_MAXUINT;
  for (parts->to = parts->from; parts->to < events->n && parts->card == G_MAXUINT; parts->to++)
    if (has_to_be_read (self, &events->items[parts->to]))
      parts->card = parts->to;
  if (parts->card != G_MAXUINT && parts->to < events->n
      && wr_is_given_back (&events->items[parts->card], &events->items[parts->to]))
    parts->to++;
}

static void
play_part (WrTable *self)
{
  WrTableParts *parts = self->parts;
  BmEventList part = { .n = 0 };
  WrPosition after = *wr_board_view_get_position (self->board);

  find_part (self);
  for (guint i = parts->from; i < parts->to; i++)
    {
      part.items[part.n++] = parts->events.items[i];
      wr_event_replay (&parts->events.items[i], &after);
    }
  if (parts->to == parts->events.n)
    after = parts->end;
  wr_board_view_set_pausing (self->board, parts->card != G_MAXUINT);
  wr_board_view_play (self->board, &part, &after);
}

/* Words for the event REACHED of this part.  A die is told when it has been rolled. */
static char *
dup_passing_words (const WrTableParts *parts,
                   guint               reached)
{
  const BmEvent *events = parts->events.items;
  g_autofree char *words = NULL, *rolled = NULL;

  for (guint i = parts->from; i < parts->to && i <= reached;)
    {
      WrHappening line;
      gboolean die = events[i].kind == WR_EVENT_ROLLED;
      guint used = wr_happening_read (&events[i], parts->to - i, &line);
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
wr_table_part_reached (WrTable *self,
                       guint    event)
{
  g_autofree char *words = NULL;

  if (self->parts == NULL)
    return;
  words = dup_passing_words (self->parts, self->parts->from + event);
  bm_status_set_passing (self->status, words != NULL ? words : "", NULL);
}

/* While a card is read: what happened up to it, and nothing of what it does. */
static void
say_so_far (WrTable *self)
{
  const WrTableParts *parts = self->parts;
  g_autofree char *shown = wr_turn_words (parts->events.items, parts->to, MOST_LETTERS);
  g_autofree char *spoken = wr_event_words (parts->events.items, parts->to);

  bm_status_set_passing (self->status, shown, spoken);
}

void
wr_table_play_parts (WrTable          *self,
                     const BmEvent    *events,
                     guint             n,
                     const WrPosition *end)
{
  wr_table_drop_parts (self);
  self->parts = g_new0 (WrTableParts, 1);
  for (; self->parts->events.n < n && self->parts->events.n < BM_MAX_EVENTS; self->parts->events.n++)
    self->parts->events.items[self->parts->events.n] = events[self->parts->events.n];
  self->parts->end = *end;
  wr_table_speech_set_deferred (self->speech, TRUE);
  bm_log_set_waiting (self->log, TRUE);
  play_part (self);
  if (self->parts != NULL && wr_board_view_is_moving (self->board))
    wr_table_part_reached (self, 0);
}

/* Nothing is held back any more. */
static void
forget_parts (WrTable *self)
{
  g_clear_pointer (&self->parts, g_free);
  wr_board_view_set_pausing (self->board, FALSE);
  bm_status_set_passing (self->status, NULL, NULL);
  wr_table_speech_set_deferred (self->speech, FALSE);
  bm_log_set_waiting (self->log, FALSE);
}

gboolean
wr_table_end_part (WrTable *self)
{
  if (self->parts == NULL)
    return TRUE;
  if (self->parts->card != G_MAXUINT)
    {
      self->parts->reading = TRUE;
      say_so_far (self);
      return FALSE;
    }
  forget_parts (self);
  return TRUE;
}

void
wr_table_drop_parts (WrTable *self)
{
  g_autofree WrTableParts *parts = g_steal_pointer (&self->parts);

  if (parts == NULL)
    return;
  forget_parts (self);
  wr_board_view_set_position (self->board, &parts->end);
}

gboolean
wr_table_has_parts (WrTable *self)
{
  return self->parts != NULL;
}

void
wr_table_set_reads_cards (WrTable  *self,
                          gboolean  reads_cards)
{
  g_return_if_fail (WR_IS_TABLE (self));
  self->reads_cards = reads_cards;
}

const BmEvent *
wr_table_get_card_event (WrTable *self)
{
  g_return_val_if_fail (WR_IS_TABLE (self), NULL);

  if (self->parts == NULL || !self->parts->reading)
    return NULL;
  return &self->parts->events.items[self->parts->card];
}

void
wr_table_read_on (WrTable *self)
{
  g_return_if_fail (WR_IS_TABLE (self));

  if (self->parts == NULL || !self->parts->reading)
    return;
  self->parts->reading = FALSE;
  self->parts->from = self->parts->to;
  play_part (self);
}
