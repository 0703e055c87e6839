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
