/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-undo-words.h"

#include <glib/gi18n-lib.h>

#include "tb-event.h"

/* The first event of a move that revealed information. */
static const char *
lock_words (const BmEvent *events,
            guint          n)
{
  for (guint i = 0; i < n; i++)
    switch (events[i].kind)
      {
      case TB_EVENT_ROLLED:
        return _("Locked: a die was rolled.");
      case TB_EVENT_DRAWN:
        return _("Locked: a card was drawn.");
      case TB_EVENT_LINE:
        return _("Locked: a new Bounty was turned up.");
      case TB_EVENT_HIDDEN_BOUNTY:
        return _("Locked: a Hidden Bounty was seen.");
      case TB_EVENT_WORM:
        return _("Locked: a new Worm came up.");
      case TB_EVENT_LAID:
      case TB_EVENT_REVEALED:
        return _("Locked: a Vehicle card was turned up.");
      case TB_EVENT_SHUFFLED:
        return _("Locked: a deck was shuffled.");
      default:
        break;
      }
  return _("Locked: something hidden was shown.");
}

const char *
tb_undo_words (BmMatch *match)
{
  const BmEvent *events;
  guint n;

  switch (bm_match_can_undo (match))
    {
    case BM_MATCH_UNDO_YES:
      return NULL;
    case BM_MATCH_UNDO_OVER:
      return _("The match is decided: nothing more can be taken back.");
    case BM_MATCH_UNDO_CHANCE:
      events = bm_match_get_lock (match, &n);
      return lock_words (events, n);
    case BM_MATCH_UNDO_OTHER_SIDE:
      return _("The last move was another player’s: you can take back only what you did yourself since then.");
    case BM_MATCH_UNDO_NOTHING:
    default:
      return _("There is nothing to take back yet.");
    }
}

const char *
tb_redo_words (BmMatch *match)
{
  return bm_match_can_redo (match) ? NULL : _("There is nothing that was taken back.");
}
