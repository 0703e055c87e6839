/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-undo-words.h"

#include <glib/gi18n-lib.h>

#include "wr-event.h"

/* The first event of a move that revealed new information. */
static const char *
lock_words (const BmEvent *events,
            guint          n)
{
  gboolean morning = FALSE;

  for (guint i = 0; i < n; i++)
    switch (events[i].kind)
      {
      case WR_EVENT_DAY:
        morning = TRUE;
        break;
      case WR_EVENT_ROLLED:
        return morning ? _("Locked: the rain die was rolled.") : _("Locked: a die was rolled.");
      case WR_EVENT_DRAWN:
        return _("Locked: a card was drawn.");
      case WR_EVENT_SPECIAL:
        return _("Locked: a Special Event was drawn.");
      case WR_EVENT_SHUFFLED:
        return _("Locked: a deck was shuffled.");
      case WR_EVENT_SEEN:
        return _("Locked: cards of the other hand were seen.");
      case WR_EVENT_DRAFTED:
        return _("Locked: the next champions were drawn.");
      default:
        break;
      }
  for (guint i = 0; i < n; i++)
    if (events[i].kind == WR_EVENT_PLAYED || events[i].kind == WR_EVENT_DISCARDED)
      return _("Locked: the other side showed a card.");
  return _("Locked: something hidden was shown.");
}

const char *
wr_undo_words (BmMatch *match)
{
  const BmEvent *events;
  guint n;

  g_return_val_if_fail (BM_IS_MATCH (match), NULL);

  switch (bm_match_can_undo (match))
    {
    case BM_MATCH_UNDO_YES:
      return NULL;
    case BM_MATCH_UNDO_NOTHING:
      return _("There is nothing to take back yet.");
    case BM_MATCH_UNDO_OVER:
      return _("The duel is decided: nothing more can be taken back.");
    case BM_MATCH_UNDO_CHANCE:
      events = bm_match_get_lock (match, &n);
      return lock_words (events, n);
    case BM_MATCH_UNDO_OTHER_SIDE:
      return _("The last move was the other side’s: you can take back only what your own side did in this turn.");
    default:
      g_return_val_if_reached (NULL);
    }
}
