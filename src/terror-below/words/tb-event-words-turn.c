/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Setup, turns, Vehicle cards and Targets.
 */
#include "config.h"

#include "tb-event-words-private.h"

#include <glib/gi18n-lib.h>

static gboolean
is_setup (const TbTeller *teller)
{
  return teller->before->step == TB_STEP_SETUP;
}

gboolean
tb_tell_setup (TbTeller      *teller,
               const BmEvent *event)
{
  guint at = teller->at, seat = event->who;
  const char *name = tb_teller_name (teller, seat);

  switch (event->kind)
    {
    case TB_EVENT_FIRST:
      tb_teller_say (teller, at, seat, g_strdup_printf (_("%s begins."), name));
      return TRUE;
    case TB_EVENT_LOCATION:
      tb_line_mark (tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("%1$s: %2$s."), tb_location_full ((guint) event->n),
                                                                            tb_space_words (event->to))), event->to);
      return TRUE;
    case TB_EVENT_LEADER:
      tb_teller_say (teller, at, seat, g_strdup_printf (_("%1$s’s Leader is %2$s."), name, tb_card_words ((TbCard) event->n)));
      return TRUE;
    case TB_EVENT_LEFT_OUT:
      tb_teller_say (teller, at, seat, g_strdup_printf (_("%1$s leaves out %2$s."), name, tb_card_words ((TbCard) event->n)));
      return TRUE;
    case TB_EVENT_SETUP_ATTACK:
      tb_line_mark (tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("A %1$s comes up at %2$s."),
                                     tb_card_words ((TbCard) event->n), tb_space_words (event->to))), event->to);
      return TRUE;
    case TB_EVENT_WORM:
      tb_line_mark (tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("Worm %1$d is now a %2$s at %3$s."), event->m + 1,
                                     tb_card_words ((TbCard) event->n), tb_space_words (event->to))), event->to);
      return TRUE;
    case TB_EVENT_PLACED:
      tb_line_mark (tb_teller_say (teller, at, seat, g_strdup_printf (_("%1$s starts from %2$s."), name,
                                                                      tb_space_words (event->to))), event->to);
      return TRUE;
    case TB_EVENT_DRAWN:
      /* The cards of the setup, and the refill of Vehicle cards after each turn, have no line. */
      if (!is_setup (teller) && (event->m == TB_DECK_ITEMS || event->m == TB_DECK_WEAPONS))
        tb_teller_say (teller, at, seat, event->m == TB_DECK_ITEMS ? g_strdup_printf (_("%s draws an Item."), name)
                                                                   : g_strdup_printf (_("%s draws a Weapon."), name));
      return TRUE;
    case TB_EVENT_SHUFFLED:
      if (!is_setup (teller))
        tb_teller_say (teller, at, TB_NO_SEAT, g_strdup (_("A discard pile is shuffled into a new deck.")));
      return TRUE;
    case TB_EVENT_LINE:
      if (!is_setup (teller) && event->n != TB_NO_CARD)
        {
          g_autofree char *bounty = tb_bounty_words ((TbCard) event->n);

          tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("New Bounty: %s."), bounty));
        }
      return TRUE;
    case TB_EVENT_LINE_DISCARDED:
      tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("Bounty discarded: %s."), tb_card_words ((TbCard) event->n)));
      return TRUE;
    default:
      return event->kind == TB_EVENT_OUT;
    }
}

/* A Vehicle card on a Worm, and the movement of its Target by the arrows. */
static void
tell_card_on_worm (TbTeller      *teller,
                   const BmEvent *event)
{
  guint at = teller->at, slot = (guint) event->m;
  const char *name = tb_teller_name (teller, event->who), *card = tb_card_words ((TbCard) event->n);
  TbSpace to = tb_teller_target (teller, slot);
  char *text;

  if (slot == TB_NO_SLOT)
    text = g_strdup_printf (_("%1$s plays %2$s aside."), name, card);
  else if (event->kind == TB_EVENT_PLAYED)
    text = to == TB_SPACE_NONE ? g_strdup_printf (_("%1$s plays %2$s on Worm %3$u."), name, card, slot + 1)
           : g_strdup_printf (_("%1$s plays %2$s on Worm %3$u: its Target goes to %4$s."), name, card, slot + 1,
                              tb_space_words (to));
  else if (event->kind == TB_EVENT_LAID)
    text = to == TB_SPACE_NONE ? g_strdup_printf (_("%1$s from the deck comes to Worm %2$u."), card, slot + 1)
           : g_strdup_printf (_("%1$s from the deck comes to Worm %2$u: its Target goes to %3$s."), card, slot + 1,
                              tb_space_words (to));
  else
    text = to == TB_SPACE_NONE ? g_strdup_printf (_("%1$s’s hidden card on Worm %2$u is %3$s."), name, slot + 1, card)
           : g_strdup_printf (_("%1$s’s hidden card on Worm %2$u is %3$s: its Target goes to %4$s."), name, slot + 1, card,
                              tb_space_words (to));
  tb_line_mark (tb_teller_say (teller, at, event->kind == TB_EVENT_LAID ? TB_NO_SEAT : event->who, text), to);
}

gboolean
tb_tell_turn (TbTeller      *teller,
              const BmEvent *event)
{
  guint at = teller->at, seat = event->who;
  const char *name = tb_teller_name (teller, seat);
  TbSpace to;

  switch (event->kind)
    {
    case TB_EVENT_ROUND:
      tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("Round %d"), event->n))->kind = BM_LINE_CHAPTER;
      return TRUE;
    case TB_EVENT_TURN:
      tb_teller_say (teller, at, seat, g_strdup_printf (_("%s’s turn"), name))->kind = BM_LINE_TURN;
      return TRUE;
    case TB_EVENT_FINAL_TURN:
      tb_teller_say (teller, at, seat, g_strdup_printf (_("It is %s’s final turn."), name));
      return TRUE;
    case TB_EVENT_PLAYED:
    case TB_EVENT_LAID:
    case TB_EVENT_REVEALED:
      tell_card_on_worm (teller, event);
      return TRUE;
    case TB_EVENT_ADDED:
      tb_teller_say (teller, at, seat, g_strdup_printf (ngettext ("%1$s adds %2$s: %3$d Action Point.",
                                                                  "%1$s adds %2$s: %3$d Action Points.", event->m),
                                                        name, tb_card_words ((TbCard) event->n), event->m));
      return TRUE;
    case TB_EVENT_HID:
      tb_teller_say (teller, at, seat, g_strdup_printf (_("%1$s hides a card on Worm %2$d."), name, event->m + 1));
      return TRUE;
    case TB_EVENT_TARGET:
      to = tb_teller_target (teller, (guint) event->m);
      to = to == TB_SPACE_NONE ? event->to : to;
      tb_line_mark (tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("Target %1$d goes to %2$s."), event->m + 1,
                                                                            tb_space_words (to))), to);
      return TRUE;
    default:
      return event->kind == TB_EVENT_ARROW_IGNORED || event->kind == TB_EVENT_AP || event->kind == TB_EVENT_TURN_END;
    }
}
