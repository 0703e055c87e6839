/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-event-text.h"

#include "tb-names.h"

/*
 * The text of each kind of event.  Codes stand for its fields:
 *   %s seat in `who`, - for none    %S seat in `from`       %F seats of `final` in `n`      %W seats in the bits of `n`
 *   %f space in `from`              %o space in `to`        %v space in `n`
 *   %C card in `n`, - for none      %T card in `to`         %t Worm type in `n`             %e colour in `n`
 *   %L Location in `n`              %M Location in `m`      %k deck in `m`                  %K deck in `n`
 *   %l slot in `m`, or aside        %p place in `m`, - for none     %d direction in `n`
 *   %n number in `n`                %m number in `m`        %H number in `to`               %E end in `m`
 *   %a card or arrow in `n`         %w off or on in `m`     %h Line or hidden in `from`     %j Line or deck in `m`
 *   %D die in `m`                   %x death in `m`
 */
static const char *const forms[TB_N_EVENT_KINDS] = {
  [TB_EVENT_FIRST] = "first %s",
  [TB_EVENT_LOCATION] = "location %L %o",
  [TB_EVENT_SHUFFLED] = "shuffled %K",
  [TB_EVENT_DRAWN] = "drawn %s %k %C",
  [TB_EVENT_LEADER] = "leader %s %C",
  [TB_EVENT_LEFT_OUT] = "left-out %s %C",
  [TB_EVENT_OUT] = "out %C",
  [TB_EVENT_LINE] = "line %p %C",
  [TB_EVENT_LINE_DISCARDED] = "line-discarded %p %C",
  [TB_EVENT_SETUP_ATTACK] = "setup-attack %C %o",
  [TB_EVENT_WORM] = "worm %l %C %o",
  [TB_EVENT_PLACED] = "placed %s %o",
  [TB_EVENT_ROUND] = "round %n",
  [TB_EVENT_TURN] = "turn %s",
  [TB_EVENT_FINAL_TURN] = "final-turn %s",
  [TB_EVENT_PLAYED] = "played %s %C %l",
  [TB_EVENT_ADDED] = "added %s %C %m",
  [TB_EVENT_HID] = "hid %s %C %l",
  [TB_EVENT_LAID] = "laid %C %l",
  [TB_EVENT_REVEALED] = "revealed %s %C %l",
  [TB_EVENT_TARGET] = "target %l %f %o %a",
  [TB_EVENT_ARROW_IGNORED] = "arrow-ignored %l %d",
  [TB_EVENT_AP] = "ap %s %n",
  [TB_EVENT_TURN_END] = "turn-end %s",
  [TB_EVENT_MOVED] = "moved %s %f %o",
  [TB_EVENT_RAMPED] = "ramped %s %f %v %o",
  [TB_EVENT_JUMPED] = "jumped %s %f %o %C",
  [TB_EVENT_CARRIED] = "carried %s %f %o %C",
  [TB_EVENT_CRASHED] = "crashed %s %f %o %C",
  [TB_EVENT_CLEARED] = "cleared %s %f",
  [TB_EVENT_SCOOPED] = "scooped %s %f %n",
  [TB_EVENT_TOOK] = "took %s %f %e",
  [TB_EVENT_TRADED_RUBBLE] = "traded-rubble %s %n",
  [TB_EVENT_DELIVERED] = "delivered %s %e %M",
  [TB_EVENT_BONUS] = "bonus %s %M",
  [TB_EVENT_HIDDEN_BOUNTY] = "hidden-bounty %s %C %j",
  [TB_EVENT_REVIVED] = "revived %s %C",
  [TB_EVENT_VP] = "vp %s %n %m",
  [TB_EVENT_COMPLETED] = "completed %s %T %h %n %m",
  [TB_EVENT_USED] = "used %s %C",
  [TB_EVENT_KEPT] = "kept %s %C",
  [TB_EVENT_HAT] = "hat %s %C",
  [TB_EVENT_DISCARDED] = "discarded %s %C",
  [TB_EVENT_STOLEN_EGG] = "stolen %s %S egg %e",
  [TB_EVENT_STOLEN_RUBBLE] = "stolen %s %S rubble %n",
  [TB_EVENT_POWER] = "power %s %C",
  [TB_EVENT_REMINDER] = "reminder %C %w",
  [TB_EVENT_ROLLED] = "rolled %D %n",
  [TB_EVENT_PUT_EGG] = "put egg %e %o",
  [TB_EVENT_PUT_RUBBLE] = "put rubble %o",
  [TB_EVENT_GONE_EGG] = "gone egg %e %f",
  [TB_EVENT_GONE_RUBBLE] = "gone rubble %f %n",
  [TB_EVENT_DROPPED_EGG] = "dropped %s egg %e %o",
  [TB_EVENT_DROPPED_RUBBLE] = "dropped %s rubble %o",
  [TB_EVENT_LOST_RUBBLE] = "lost %s rubble %n",
  [TB_EVENT_NOT_PLACED_EGG] = "not-placed egg %o",
  [TB_EVENT_NOT_PLACED_RUBBLE] = "not-placed rubble %o",
  [TB_EVENT_ATTACK] = "attack %l %C %o",
  [TB_EVENT_CENTRE] = "centre %l %o",
  [TB_EVENT_DESTROYED] = "destroyed %L %f",
  [TB_EVENT_CAUGHT] = "caught %s %o",
  [TB_EVENT_HUNT] = "hunt %s",
  [TB_EVENT_DAMAGE] = "damage %s %n %m %H",
  [TB_EVENT_PASSED] = "passed %s",
  [TB_EVENT_DEFEATED] = "defeated %l %C %s",
  [TB_EVENT_PROTECTED] = "protected %s %C",
  [TB_EVENT_DIED] = "died %s %C %f %x",
  [TB_EVENT_ATTACK_END] = "attack-end %l %C",
  [TB_EVENT_ATTACKS] = "attacks %n",
  [TB_EVENT_ELIMINATED] = "eliminated %s",
  [TB_EVENT_FINAL] = "final%F",
  [TB_EVENT_TROPHY] = "trophy %t",
  [TB_EVENT_OBJECTIVE] = "objective %n %m",
  [TB_EVENT_WON] = "won%W %E",
  [TB_EVENT_LOST] = "lost %E",
  [TB_EVENT_SCORE] = "score %n",
};

static const char *const ends[TB_N_ENDS] = {
  [TB_END_POINTS] = "points T3.1",
  [TB_END_ROUNDS] = "comparison T3.5",
  [TB_END_FINAL_TURNS] = "comparison T22.4",
  [TB_END_WORMS] = "worms T3.4",
  [TB_END_DELIVERY] = "objective T26.1",
  [TB_END_EXTERMINATION] = "objective T26.2",
  [TB_END_SCRAMBLE] = "objective T26.3",
  [TB_END_ATTACKS] = "attacks T25.6",
  [TB_END_SQUAD] = "squad T25.6",
  [TB_END_LOCATIONS] = "locations T26.3",
};

/* --- Arguments --------------------------------------------------------------------------------------------------- */

/* The word for VALUE; the first one for 0. */
static const char *
one_of (int                value,
        const char *const *words,
        guint              n)
{
  g_return_val_if_fail (value >= 0 && value < (int) n, "?");
  return words[value];
}

/* NULL: CODE is not a choice of words. */
static const char *
choice (const BmEvent *event,
        char           code)
{
  static const char *const by[] = { "card", "arrow" }, *const switched[] = { "off", "on" };
  static const char *const completed[] = { "line", "hidden" }, *const taken[] = { "line", "deck" };
  static const char *const dice[] = { "red", "blue", "die" }, *const deaths[] = { "worm", "canyon", "card" };

  switch (code)
    {
    case 'a':
      return one_of (event->n, by, G_N_ELEMENTS (by));
    case 'w':
      return one_of (event->m, switched, G_N_ELEMENTS (switched));
    case 'h':
      return one_of (event->from, completed, G_N_ELEMENTS (completed));
    case 'j':
      return one_of (event->m, taken, G_N_ELEMENTS (taken));
    case 'D':
      return one_of (event->m, dice, G_N_ELEMENTS (dice));
    case 'x':
      return one_of (event->m, deaths, G_N_ELEMENTS (deaths));
    case 'E':
      return one_of (event->m, ends, G_N_ELEMENTS (ends));
    default:
      return NULL;
    }
}

static const char *
card_name (guint card)
{
  return card == TB_NO_CARD ? "-" : tb_card_id ((TbCard) card);
}

/* NULL: CODE does not name a piece or card. */
static const char *
thing (const BmEvent *event,
       char           code)
{
  guint n = (guint8) event->n, m = (guint8) event->m;

  switch (code)
    {
    case 's':
      return event->who == TB_NO_SEAT ? "-" : tb_seat_name (event->who);
    case 'S':
      return tb_seat_name (event->from);
    case 'C':
      return card_name (n);
    case 'T':
      return card_name (event->to);
    case 't':
      return tb_worm_type_name (n);
    case 'e':
      return tb_colour_name (n);
    case 'L':
      return tb_location_name (n);
    case 'M':
      return tb_location_name (m);
    case 'k':
      return tb_deck_name (m);
    case 'K':
      return tb_deck_name (n);
    case 'l':
      return m == TB_NO_SLOT ? "aside" : tb_slot_name (m);
    case 'd':
      return tb_dir_name (n);
    default:
      return NULL;
    }
}

/* Each after a blank. */
static void
append_seats (const BmEvent *event,
              char           code,
              GString       *string)
{
  if (code == 'F')
    for (guint i = 0; i < TB_MAX_SEATS && (event->n >> 3 * i & 7) != TB_NO_SEAT; i++)
      g_string_append_printf (string, " %s", tb_seat_name (event->n >> 3 * i & 7));
  else
    for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
      if (event->n >> seat & 1)
        g_string_append_printf (string, " %s", tb_seat_name (seat));
}

static void
append_argument (const BmEvent *event,
                 char           code,
                 GString       *string)
{
  const char *word = thing (event, code);
  char space[TB_SPACE_TEXT_SIZE];

  if (word == NULL)
    word = choice (event, code);
  if (word != NULL)
    g_string_append (string, word);
  else if (code == 'f' || code == 'o')
    g_string_append (string, tb_space_text (code == 'f' ? event->from : event->to, space));
  else if (code == 'v')
    g_string_append (string, tb_space_text ((TbSpace) event->n, space));
  else if (code == 'n' || code == 'm')
    g_string_append_printf (string, "%d", code == 'n' ? event->n : event->m);
  else if (code == 'H')
    g_string_append_printf (string, "%u", event->to);
  else if (code == 'p' && event->m < 0)
    g_string_append_c (string, '-');
  else if (code == 'p')
    g_string_append_printf (string, "%d", event->m + 1);
  else
    append_seats (event, code, string);
}

void
tb_event_append_text (const BmEvent *event,
                      GString       *string)
{
  g_return_if_fail (event->kind > 0 && event->kind < TB_N_EVENT_KINDS);

  for (const char *c = forms[event->kind]; *c != '\0'; c++)
    if (*c == '%')
      append_argument (event, *++c, string);
    else
      g_string_append_c (string, *c);
}
