/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-certain.h"

#include <glib/gi18n-lib.h>

gboolean
bm_event_is_open (const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case BM_EVENT_ROLLED:
    case BM_EVENT_DRAWN:
    case BM_EVENT_SHUFFLED:
    case BM_EVENT_SEEN:
    case BM_EVENT_SPECIAL:
      return TRUE;
    case BM_EVENT_DISCARDED:
    case BM_EVENT_PLAYED:
      return event->n == BM_NO_CARD;
    default:
      return FALSE;
    }
}

guint
bm_certain_play (BmPosition  *view,
                 BmMove       move,
                 BmEventList *events)
{
  guint n = 0;

  events->n = events->dropped = 0;
  bm_rules_apply (view, move, NULL, events);
  while (n < events->n && !bm_event_is_open (&events->items[n]))
    n++;
  return n;
}

char *
bm_certain_words (const BmEvent *event,
               BmSide         side)
{
  switch ((int) event->kind)
    {
    case BM_EVENT_ROLLED:
      return g_strdup (_("A die will be rolled."));
    case BM_EVENT_SEEN:
      return g_strdup (side == BM_SIDE_BIRD ? _("You will see the Worms’ hand.") : _("You will see the Bird’s hand."));
    case BM_EVENT_DRAWN:
    case BM_EVENT_SHUFFLED:
      if (event->who == side)
        return g_strdup (_("You will draw from your deck."));
      return g_strdup (event->who == BM_SIDE_BIRD ? _("The Bird will draw a card.") : _("The Worms will draw a card."));
    case BM_EVENT_DISCARDED:
    default:
      return g_strdup (_("What happens next is open."));
    }
}
