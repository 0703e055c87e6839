/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-event-text.h"

#include "wr-names.h"

/*
 * The name of each kind of event and its arguments, one letter each:
 *   s side in `who`     p piece in `who`      k token in `who`      t tracker in `who`    x deck in `who`
 *   f space in `from`   o space in `to`       F number in `from`    O number in `to`
 *   n number in `n`     m number in `m`       d direction in `n`    c column in `n`       D die in `n`
 *   C card in `n`       v victory in `n`      b the word "bird"     e now, next in `m`    l lava, gone in `n`
 *   w on, off in `m`    r rule in `m`
 */
static const struct
{
  const char *name;
  const char *arguments;
} forms[WR_N_EVENT_KINDS] = {
  [WR_EVENT_DAY] = { "day", "n" },
  [WR_EVENT_TURN] = { "turn", "sn" },
  [WR_EVENT_TURN_END] = { "turn-end", "s" },
  [WR_EVENT_ROLLED] = { "rolled", "Dm" },
  [WR_EVENT_RAIN] = { "rain", "d" },
  [WR_EVENT_SPECIAL] = { "special-event", "C" },
  [WR_EVENT_DRAWN] = { "drawn", "sC" },
  [WR_EVENT_SHUFFLED] = { "shuffled", "x" },
  [WR_EVENT_DISCARDED] = { "discarded", "sC" },
  [WR_EVENT_PLAYED] = { "played", "sC" },
  [WR_EVENT_POWER] = { "power", "pC" },
  [WR_EVENT_SEEN] = { "seen", "sC" },
  [WR_EVENT_DRAFTED] = { "drafted", "pC" },
  [WR_EVENT_SPENT] = { "spent", "sn" },
  [WR_EVENT_ACTIONS] = { "actions", "sen" },
  [WR_EVENT_MOVED] = { "moved", "pfo" },
  [WR_EVENT_FLEW] = { "flew", "bfo" },
  [WR_EVENT_FELL] = { "fell", "pfo" },
  [WR_EVENT_CARRIED] = { "carried", "pfo" },
  [WR_EVENT_TELEPORTED] = { "teleported", "pfo" },
  [WR_EVENT_RAISED] = { "raised", "po" },
  [WR_EVENT_WORM_EATEN] = { "worm-eaten", "pf" },
  [WR_EVENT_ZOMBIE_EATEN] = { "zombie-eaten", "pf" },
  [WR_EVENT_DIED] = { "died", "pfl" },
  [WR_EVENT_STUNNED] = { "stunned", "pn" },
  [WR_EVENT_WOKE] = { "woke", "p" },
  [WR_EVENT_BITTEN] = { "bitten", "p" },
  [WR_EVENT_PECKED] = { "pecked", "d" },
  [WR_EVENT_DUG] = { "dug", "o" },
  [WR_EVENT_SANK] = { "sank", "cFO" },
  [WR_EVENT_ROSE] = { "rose", "cFO" },
  [WR_EVENT_PUT] = { "put", "ko" },
  [WR_EVENT_TAKEN] = { "taken", "kf" },
  [WR_EVENT_SHIFTED] = { "shifted", "kfo" },
  [WR_EVENT_BROKE] = { "broke", "kf" },
  [WR_EVENT_BURNT] = { "burnt", "f" },
  [WR_EVENT_TRACKER] = { "tracker", "tFO" },
  [WR_EVENT_REMINDER] = { "reminder", "Cw" },
  [WR_EVENT_SKIPPED] = { "skipped", "Cr" },
  [WR_EVENT_WON] = { "won", "sv" },
};

static const char *
victory_text (gint16 victory)
{
  switch ((WrVictory) victory)
    {
    case WR_VICTORY_EATEN:
      return "R2.1 eaten";
    case WR_VICTORY_HEALTH:
      return "R2.2 health";
    case WR_VICTORY_STARVED:
      return "R2.2 starved";
    default:
      g_return_val_if_reached ("?");
    }
}

static const char *
skipped_text (gint16 skipped)
{
  switch ((WrSkipped) skipped)
    {
    case WR_SKIPPED_G3:
      return "G3";
    case WR_SKIPPED_R1_4:
      return "R1.4";
    case WR_SKIPPED_R5_1:
      return "R5.1";
    case WR_SKIPPED_R13_3:
      return "R13.3";
    default:
      g_return_val_if_reached ("?");
    }
}

static void
append_argument (const BmEvent *event,
                 char           argument,
                 GString       *string)
{
  char space[WR_SPACE_TEXT_SIZE];

  switch (argument)
    {
    case 's':
      g_string_append (string, wr_side_name ((WrSide) event->who));
      break;
    case 'p':
      g_string_append (string, wr_piece_name ((WrPiece) event->who));
      break;
    case 'k':
      g_string_append (string, wr_token_name ((WrToken) event->who));
      break;
    case 't':
      g_string_append (string, wr_tracker_name ((WrTracker) event->who));
      break;
    case 'x':
      g_string_append (string, event->who < WR_N_SIDES ? wr_side_name ((WrSide) event->who) : "events");
      break;
    case 'f':
      g_string_append (string, wr_space_text (event->from, space));
      break;
    case 'o':
      g_string_append (string, wr_space_text (event->to, space));
      break;
    case 'F':
      g_string_append_printf (string, "%d", event->from);
      break;
    case 'O':
      g_string_append_printf (string, "%d", event->to);
      break;
    case 'n':
      g_string_append_printf (string, "%d", event->n);
      break;
    case 'm':
      g_string_append_printf (string, "%d", event->m);
      break;
    case 'd':
      g_string_append (string, wr_dir_name ((WrDir) event->n));
      break;
    case 'c':
      g_string_append_c (string, (char) ('a' + event->n));
      break;
    case 'D':
      g_string_append_printf (string, "d%d", event->n);
      break;
    case 'v':
      g_string_append (string, victory_text (event->n));
      break;
    case 'b':
      g_string_append (string, "bird");
      break;
    case 'e':
      g_string_append (string, event->m == 0 ? "now" : "next");
      break;
    case 'l':
      g_string_append (string, event->n == 0 ? "lava" : "gone");
      break;
    case 'w':
      g_string_append (string, event->m == 0 ? "off" : "on");
      break;
    case 'r':
      g_string_append (string, skipped_text (event->m));
      break;
    case 'C':
      g_string_append (string, wr_card_id ((guint8) event->n));
      break;
    default:
      g_return_if_reached ();
    }
}

void
wr_event_append_text (const BmEvent *event,
                      GString       *string)
{
  g_return_if_fail (event->kind > 0 && event->kind < WR_N_EVENT_KINDS);

  g_string_append (string, forms[event->kind].name);
  for (const char *c = forms[event->kind].arguments; *c != '\0'; c++)
    {
      g_string_append_c (string, ' ');
      append_argument (event, *c, string);
    }
}

char *
wr_event_to_text (const BmEvent *event)
{
  GString *string = g_string_new (NULL);

  wr_event_append_text (event, string);
  return g_string_free (string, FALSE);
}
