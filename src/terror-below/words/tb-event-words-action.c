/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Actions, points and cards.
 */
#include "config.h"

#include "tb-event-words-private.h"

#include <glib/gi18n-lib.h>

/* Eggs taken together in one line: "2 Eggs". */
static void
tell_took (TbTeller      *teller,
           const BmEvent *event)
{
  guint at = teller->at, n;
  TbSpace from = event->from;
  const char *name = tb_teller_name (teller, event->who);

  tb_teller_gather (teller, TB_EVENT_TOOK, 0, &n);
  tb_line_mark (tb_teller_say (teller, at, event->who,
                  n == 1 ? g_strdup_printf (_("%1$s takes the %2$s at %3$s."), name, tb_egg_words ((guint) event->n),
                                            tb_space_words (from))
                         : g_strdup_printf (_("%1$s takes %2$u Eggs at %3$s."), name, n, tb_space_words (from))), from);
}

/* With its points, and the Bounty that it completes, in one line. */
static void
tell_delivered (TbTeller      *teller,
                const BmEvent *event)
{
  const char *name = tb_teller_name (teller, event->who), *what = tb_delivery_words ((guint) event->n, (guint) event->m);
  const BmEvent *gain = teller->at + 1 < teller->n && event[1].who == event->who ? &event[1] : NULL;
  guint at = teller->at;
  char *text;

  if (gain == NULL || (gain->kind != TB_EVENT_VP && gain->kind != TB_EVENT_COMPLETED))
    {
      tb_teller_say (teller, at, event->who, g_strdup_printf (_("%1$s delivers %2$s."), name, what));
      return;
    }
  if (gain->kind == TB_EVENT_COMPLETED)
    /* Translators: %2$s is like "a pink Egg to the Hospital". */
    text = g_strdup_printf (ngettext ("%1$s delivers %2$s for a Bounty: %3$d point, %4$d in all.",
                                      "%1$s delivers %2$s for a Bounty: %3$d points, %4$d in all.", gain->n),
                            name, what, gain->n, gain->m);
  else
    /* Translators: %2$s is like "a pink Egg to the Hospital". */
    text = g_strdup_printf (ngettext ("%1$s delivers %2$s: %3$d point, %4$d in all.",
                                      "%1$s delivers %2$s: %3$d points, %4$d in all.", gain->n),
                            name, what, gain->n, gain->m);
  tb_teller_say (teller, at, event->who, text);
  teller->at++;
}

static void
tell_hidden_bounty (TbTeller      *teller,
                    const BmEvent *event)
{
  const char *name = tb_teller_name (teller, event->who);
  g_autofree char *bounty = NULL;

  if (event->n == TB_CARD_UNKNOWN || event->m == 1)
    {
      tb_teller_say (teller, teller->at, event->who, g_strdup_printf (_("%s takes a Hidden Bounty from the deck."), name));
      return;
    }
  bounty = tb_bounty_words ((TbCard) event->n);
  tb_teller_say (teller, teller->at, event->who, g_strdup_printf (_("%1$s takes a Hidden Bounty: %2$s."), name, bounty));
}

gboolean
tb_tell_action (TbTeller      *teller,
                const BmEvent *event)
{
  guint at = teller->at, seat = event->who;
  const char *name = tb_teller_name (teller, seat), *to = tb_space_words (event->to);
  char *text;

  switch (event->kind)
    {
    case TB_EVENT_MOVED:
      text = g_strdup_printf (_("%1$s drives to %2$s."), name, to);
      break;
    case TB_EVENT_RAMPED:
      text = g_strdup_printf (_("%1$s ramps over %2$s to %3$s."), name, tb_space_words ((TbSpace) event->n), to);
      break;
    case TB_EVENT_JUMPED:
      text = g_strdup_printf (_("%1$s jumps to %2$s."), name, to);
      break;
    case TB_EVENT_CARRIED:
      text = g_strdup_printf (_("%1$s is moved to %2$s."), name, to);
      break;
    case TB_EVENT_CRASHED:
      text = g_strdup_printf (_("%s falls short and crashes into the Canyon."), name);
      break;
    case TB_EVENT_CLEARED:
      text = g_strdup_printf (_("%1$s clears a Rubble at %2$s."), name, tb_space_words (event->from));
      tb_line_mark (tb_teller_say (teller, at, seat, text), event->from);
      return TRUE;
    case TB_EVENT_SCOOPED:
      text = g_strdup_printf (_("%1$s scoops up %2$d Rubble at %3$s."), name, event->n, tb_space_words (event->from));
      break;
    case TB_EVENT_TOOK:
      tell_took (teller, event);
      return TRUE;
    case TB_EVENT_TRADED_RUBBLE:
      text = g_strdup_printf (_("%1$s trades %2$d Rubble for a card."), name, event->n);
      break;
    case TB_EVENT_DELIVERED:
      tell_delivered (teller, event);
      return TRUE;
    case TB_EVENT_BONUS:
      /* Translators: %2$s is a Location. */
      text = g_strdup_printf (_("%1$s gets the Delivery Bonus of the %2$s."), name, tb_location_words ((guint) event->m));
      break;
    case TB_EVENT_HIDDEN_BOUNTY:
      tell_hidden_bounty (teller, event);
      return TRUE;
    case TB_EVENT_REVIVED:
      text = g_strdup_printf (_("%1$s brings %2$s back to life."), name, tb_card_words ((TbCard) event->n));
      break;
    default:
      return FALSE;
    }
  tb_line_mark (tb_teller_say (teller, at, seat, text),
                event->kind == TB_EVENT_MOVED || event->kind == TB_EVENT_RAMPED || event->kind == TB_EVENT_JUMPED
                || event->kind == TB_EVENT_CARRIED ? event->to : TB_SPACE_NONE);
  return TRUE;
}

static char *
vp_words (const char    *name,
          const BmEvent *event)
{
  if (event->n < 0)
    return g_strdup_printf (ngettext ("%1$s loses %2$d point, %3$d in all.", "%1$s loses %2$d points, %3$d in all.",
                                      -event->n), name, -event->n, event->m);
  return g_strdup_printf (ngettext ("%1$s gains %2$d point, %3$d in all.", "%1$s gains %2$d points, %3$d in all.",
                                    event->n), name, event->n, event->m);
}

gboolean
tb_tell_card (TbTeller      *teller,
              const BmEvent *event)
{
  guint at = teller->at, seat = event->who;
  const char *name = tb_teller_name (teller, seat);
  TbCard card = (TbCard) event->n;
  char *text = NULL;

  switch (event->kind)
    {
    case TB_EVENT_VP:
      text = vp_words (name, event);
      break;
    case TB_EVENT_COMPLETED:
      text = g_strdup_printf (ngettext ("%1$s completes a Bounty, %2$s: %3$d point, %4$d in all.",
                                        "%1$s completes a Bounty, %2$s: %3$d points, %4$d in all.", event->n),
                              name, tb_card_words (event->to), event->n, event->m);
      break;
    case TB_EVENT_USED:
      text = g_strdup_printf (_("%1$s uses %2$s."), name, tb_card_words (card));
      break;
    case TB_EVENT_KEPT:
      text = g_strdup_printf (_("%1$s keeps %2$s."), name, tb_card_words (card));
      break;
    case TB_EVENT_HAT:
      text = card == TB_NO_CARD ? g_strdup_printf (_("%s loses the Hat."), name)
                                : g_strdup_printf (_("%1$s wears the %2$s."), name, tb_card_words (card));
      break;
    case TB_EVENT_DISCARDED:
      /* The next event names the card as well. */
      if (at + 1 < teller->n && event[1].kind == TB_EVENT_ADDED && event[1].n == event->n)
        return TRUE;
      text = seat == TB_NO_SEAT ? g_strdup_printf (_("%s is discarded."), tb_card_words (card))
                                : g_strdup_printf (_("%1$s discards %2$s."), name, tb_card_words (card));
      break;
    case TB_EVENT_STOLEN_EGG:
      text = g_strdup_printf (_("%1$s takes %2$s from %3$s."), name, tb_an_egg_words ((guint) event->n),
                              tb_teller_name (teller, event->from));
      break;
    case TB_EVENT_STOLEN_RUBBLE:
      text = g_strdup_printf (_("%1$s takes %2$d Rubble from %3$s."), name, event->n, tb_teller_name (teller, event->from));
      break;
    case TB_EVENT_POWER:
      text = g_strdup_printf (_("%1$s: the power of %2$s."), name, tb_card_words (card));
      break;
    case TB_EVENT_REMINDER:
      return TRUE;
    default:
      return FALSE;
    }
  tb_teller_say (teller, at, seat, text);
  return TRUE;
}
