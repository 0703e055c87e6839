/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-certain.h"

#include <glib/gi18n-lib.h>

gboolean
wr_event_is_open (const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_ROLLED:
    case WR_EVENT_DRAWN:
    case WR_EVENT_SHUFFLED:
    case WR_EVENT_SEEN:
    case WR_EVENT_SPECIAL:
      return TRUE;
    case WR_EVENT_DISCARDED:
    case WR_EVENT_PLAYED:
      return event->n == WR_NO_CARD;
    default:
      return FALSE;
    }
}

guint
wr_certain_play (WrPosition  *view,
                 BmMove       move,
                 BmEventList *events)
{
  guint n = 0;

  events->n = events->dropped = 0;
  wr_rules_apply (view, move, NULL, events);
  while (n < events->n && !wr_event_is_open (&events->items[n]))
    n++;
  return n;
}

void
wr_certain_end_turn (WrPosition  *view,
                     BmDice      *dice,
                     BmEventList *events)
{
  wr_rules_apply (view, WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0), dice, events);
  while (view->n_frames == 1 && view->frames[0].kind == WR_FRAME_DAY && view->frames[0].a == WR_PHASE_DISCARD
         && view->winner == WR_NO_WINNER)
    wr_rules_apply (view, WR_MOVE (WR_PIECE_NONE, WR_MOVE_DISCARD, view->cards[view->turn].cards[0], 0), dice, events);
}

char *
wr_certain_words (const BmEvent *event,
                  WrSide         side)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_ROLLED:
      return g_strdup (_("A die will be rolled."));
    case WR_EVENT_SEEN:
      return g_strdup (side == WR_SIDE_BIRD ? _("You will see the Worms’ hand.") : _("You will see the Bird’s hand."));
    case WR_EVENT_DRAWN:
    case WR_EVENT_SHUFFLED:
      if (event->who == side)
        return g_strdup (_("You will draw from your deck."));
      return g_strdup (event->who == WR_SIDE_BIRD ? _("The Bird will draw a card.") : _("The Worms will draw a card."));
    case WR_EVENT_DISCARDED:
    default:
      return g_strdup (_("What happens next is open."));
    }
}
