/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Dice, pieces, attacks and the end.
 */
#include "config.h"

#include "tb-event-words-private.h"

#include <glib/gi18n-lib.h>

#include "tb-reason-words.h"

/* Marks SPACES, as many as a line can have. */
static void
mark_all (BmLine   *line,
          TbSpaces  spaces)
{
  for (; spaces != 0; spaces &= spaces - 1)
    tb_line_mark (line, tb_spaces_first (spaces));
}

/* Several events of the same kind in one line. */
static void
tell_rubble (TbTeller *teller,
             guint     kind)
{
  guint at = teller->at, n;
  TbSpaces spaces = tb_teller_gather (teller, kind, kind == TB_EVENT_PUT_RUBBLE ? TB_EVENT_ROLLED : 0, &n);
  g_autofree char *words = tb_spaces_words (spaces);

  mark_all (tb_teller_say (teller, at, TB_NO_SEAT, kind == TB_EVENT_PUT_RUBBLE
                                                   ? g_strdup_printf (_("Rubble comes to %s."), words)
                                                   : g_strdup_printf (_("The Rubble at %s is gone."), words)), spaces);
}

static void
tell_roll (TbTeller      *teller,
           const BmEvent *event)
{
  /* Both dice are rolled for a space: the piece placed there says more. */
  if (event->m == TB_DIE_CARD)
    tb_teller_say (teller, teller->at, TB_NO_SEAT, g_strdup_printf (_("A die shows %d."), event->n));
  else if (event->m == TB_DIE_BLUE && (teller->at == 0 || teller->events[teller->at - 1].kind != TB_EVENT_ROLLED))
    tb_teller_say (teller, teller->at, TB_NO_SEAT, g_strdup_printf (_("The blue die shows %d."), event->n));
}

gboolean
tb_tell_piece (TbTeller      *teller,
               const BmEvent *event)
{
  guint at = teller->at, seat = event->who;
  const char *name = tb_teller_name (teller, seat);

  switch (event->kind)
    {
    case TB_EVENT_ROLLED:
      tell_roll (teller, event);
      return TRUE;
    case TB_EVENT_PUT_EGG:
      tb_line_mark (tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("%1$s comes to %2$s."),
                      tb_an_egg_title ((guint) event->n), tb_space_words (event->to))), event->to);
      return TRUE;
    case TB_EVENT_PUT_RUBBLE:
      tell_rubble (teller, TB_EVENT_PUT_RUBBLE);
      return TRUE;
    case TB_EVENT_GONE_EGG:
      tb_line_mark (tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("The %1$s at %2$s is gone."),
                      tb_egg_words ((guint) event->n), tb_space_words (event->from))), event->from);
      return TRUE;
    case TB_EVENT_GONE_RUBBLE:
      tell_rubble (teller, TB_EVENT_GONE_RUBBLE);
      return TRUE;
    case TB_EVENT_DROPPED_EGG:
      tb_line_mark (tb_teller_say (teller, at, seat, g_strdup_printf (_("%1$s drops %2$s at %3$s."), name,
                      tb_an_egg_words ((guint) event->n), tb_space_words (event->to))), event->to);
      return TRUE;
    case TB_EVENT_DROPPED_RUBBLE:
      tb_line_mark (tb_teller_say (teller, at, seat, g_strdup_printf (_("%1$s drops Rubble at %2$s."), name,
                      tb_space_words (event->to))), event->to);
      return TRUE;
    case TB_EVENT_LOST_RUBBLE:
      tb_teller_say (teller, at, seat, g_strdup_printf (_("%1$s loses %2$d Rubble."), name, event->n));
      return TRUE;
    default:
      return event->kind == TB_EVENT_NOT_PLACED_EGG || event->kind == TB_EVENT_NOT_PLACED_RUBBLE;
    }
}

static char *
died_words (const char    *name,
            const BmEvent *event)
{
  const char *leader = tb_card_words ((TbCard) event->n);

  if (event->m == TB_DEATH_WORM)
    return g_strdup_printf (_("%1$s’s Leader %2$s is gulped down."), name, leader);
  if (event->m == TB_DEATH_CANYON)
    return g_strdup_printf (_("%1$s’s Leader %2$s is lost in the Canyon."), name, leader);
  return g_strdup_printf (_("%1$s’s Leader %2$s dies."), name, leader);
}

gboolean
tb_tell_attack (TbTeller      *teller,
                const BmEvent *event)
{
  guint at = teller->at, seat = event->who;
  const char *name = tb_teller_name (teller, seat);
  char *text;

  switch (event->kind)
    {
    case TB_EVENT_ATTACK:
      tb_line_mark (tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("Worm %1$d, a %2$s, attacks."), event->m + 1,
                                     tb_card_words ((TbCard) event->n))), event->to);
      return TRUE;
    case TB_EVENT_DESTROYED:
      tb_line_mark (tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("Destroyed: the %s."),
                                     tb_location_full ((guint) event->n))), event->from);
      return TRUE;
    case TB_EVENT_CAUGHT:
      tb_line_mark (tb_teller_say (teller, at, seat, g_strdup_printf (_("%1$s is caught at %2$s."), name,
                                                                      tb_space_words (event->to))), event->to);
      return TRUE;
    case TB_EVENT_DAMAGE:
      text = event->n == 0 ? g_strdup_printf (_("%s deals no damage."), name)
                           : g_strdup_printf (_("%1$s deals %2$d damage: %3$d in all, %4$d needed."), name, event->n, event->m,
                                              event->to);
      break;
    case TB_EVENT_DEFEATED:
      text = g_strdup_printf (_("%1$s deals the killing blow: the %2$s is beaten."), name, tb_card_words ((TbCard) event->n));
      break;
    case TB_EVENT_PROTECTED:
      text = g_strdup_printf (_("%1$s is protected by %2$s."), name, tb_card_words ((TbCard) event->n));
      break;
    case TB_EVENT_DIED:
      tb_line_mark (tb_teller_say (teller, at, seat, died_words (name, event)), event->from);
      return TRUE;
    case TB_EVENT_ATTACKS:
      tb_teller_say (teller, at, TB_NO_SEAT, g_strdup_printf (_("Attack %1$d of %2$u is over."), event->n,
                                                              tb_box->numbers.solo_attacks));
      return TRUE;
    default:
      return event->kind == TB_EVENT_CENTRE || event->kind == TB_EVENT_HUNT || event->kind == TB_EVENT_PASSED
             || event->kind == TB_EVENT_ATTACK_END;
    }
  tb_teller_say (teller, at, seat, text);
  return TRUE;
}

static char *
final_words (TbTeller      *teller,
             const BmEvent *event)
{
  guint bits = 0;
  g_autofree char *names = NULL;

  for (guint i = 0; i < 4 && (event->n >> 3 * i & 7) != 7; i++)
    bits |= 1u << (event->n >> 3 * i & 7);
  if (bits == 0)
    return g_strdup (_("No final turns are left."));
  names = tb_players_words (teller->match, bits);
  return g_strdup_printf (_("Final turns to come: %s."), names);
}

/* The position at the end of the events so far, as far as an end depends on it. */
static TbPosition
position_now (TbTeller *teller)
{
  TbPosition pos = *teller->before;

  for (guint i = 0; i <= teller->at; i++)
    switch (teller->events[i].kind)
      {
      case TB_EVENT_VP:
      case TB_EVENT_COMPLETED:
      case TB_EVENT_ELIMINATED:
      case TB_EVENT_WON:
        tb_event_replay (&teller->events[i], &pos);
        break;
      default:
        break;
      }
  return pos;
}

/* The last sentences of a log: who has won, and why. */
static char *
over_words (TbTeller      *teller,
            const BmEvent *event)
{
  guint winners = event->kind == TB_EVENT_WON ? (guint) event->n : 0;
  const TbPosition pos = position_now (teller);
  g_autofree char *names = tb_players_words (teller->match, winners);
  g_autofree char *reason = tb_reason_words (teller->match, &pos, (TbEnd) event->m);

  if (winners == 0)
    /* Translators: the reason is a sentence: "The Worms win. Nobody is left alive." */
    return g_strdup_printf (_("The Worms win. %s"), reason);
  /* Translators: the reason is a sentence: "Ada wins. Ada has 21 points, and 20 are enough." */
  return g_strdup_printf (ngettext ("%1$s wins. %2$s", "%1$s win. %2$s", (gulong) __builtin_popcount (winners)), names,
                          reason);
}

gboolean
tb_tell_end (TbTeller      *teller,
             const BmEvent *event)
{
  guint at = teller->at, seat = event->who;
  char *text;

  switch (event->kind)
    {
    case TB_EVENT_ELIMINATED:
      tb_teller_say (teller, at, seat, g_strdup_printf (_("%s is out of the match."), tb_teller_name (teller, seat)));
      return TRUE;
    case TB_EVENT_FINAL:
      text = final_words (teller, event);
      break;
    case TB_EVENT_TROPHY:
      text = g_strdup_printf (_("Trophy: %s."), _(tb_box->worm_type_words[event->n].name));
      break;
    case TB_EVENT_OBJECTIVE:
      text = g_strdup_printf (_("Objective: %1$d of %2$d."), event->n, event->m);
      break;
    case TB_EVENT_WON:
    case TB_EVENT_LOST:
      text = over_words (teller, event);
      break;
    case TB_EVENT_SCORE:
      text = g_strdup_printf (_("Score: %d."), event->n);
      break;
    default:
      return FALSE;
    }
  tb_teller_say (teller, at, TB_NO_SEAT, text);
  return TRUE;
}
