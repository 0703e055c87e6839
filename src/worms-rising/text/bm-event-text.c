/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-event-text.h"

#include "bm-names.h"

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
} forms[BM_N_EVENT_KINDS] = {
  [BM_EVENT_DAY] = { "day", "n" },
  [BM_EVENT_TURN] = { "turn", "sn" },
  [BM_EVENT_TURN_END] = { "turn-end", "s" },
  [BM_EVENT_ROLLED] = { "rolled", "Dm" },
  [BM_EVENT_RAIN] = { "rain", "d" },
  [BM_EVENT_SPECIAL] = { "special-event", "C" },
  [BM_EVENT_DRAWN] = { "drawn", "sC" },
  [BM_EVENT_SHUFFLED] = { "shuffled", "x" },
  [BM_EVENT_DISCARDED] = { "discarded", "sC" },
  [BM_EVENT_PLAYED] = { "played", "sC" },
  [BM_EVENT_POWER] = { "power", "pC" },
  [BM_EVENT_SEEN] = { "seen", "sC" },
  [BM_EVENT_DRAFTED] = { "drafted", "pC" },
  [BM_EVENT_SPENT] = { "spent", "sn" },
  [BM_EVENT_ACTIONS] = { "actions", "sen" },
  [BM_EVENT_MOVED] = { "moved", "pfo" },
  [BM_EVENT_FLEW] = { "flew", "bfo" },
  [BM_EVENT_FELL] = { "fell", "pfo" },
  [BM_EVENT_CARRIED] = { "carried", "pfo" },
  [BM_EVENT_TELEPORTED] = { "teleported", "pfo" },
  [BM_EVENT_RAISED] = { "raised", "po" },
  [BM_EVENT_WORM_EATEN] = { "worm-eaten", "pf" },
  [BM_EVENT_ZOMBIE_EATEN] = { "zombie-eaten", "pf" },
  [BM_EVENT_DIED] = { "died", "pfl" },
  [BM_EVENT_STUNNED] = { "stunned", "pn" },
  [BM_EVENT_WOKE] = { "woke", "p" },
  [BM_EVENT_BITTEN] = { "bitten", "p" },
  [BM_EVENT_PECKED] = { "pecked", "d" },
  [BM_EVENT_DUG] = { "dug", "o" },
  [BM_EVENT_SANK] = { "sank", "cFO" },
  [BM_EVENT_ROSE] = { "rose", "cFO" },
  [BM_EVENT_PUT] = { "put", "ko" },
  [BM_EVENT_TAKEN] = { "taken", "kf" },
  [BM_EVENT_SHIFTED] = { "shifted", "kfo" },
  [BM_EVENT_BROKE] = { "broke", "kf" },
  [BM_EVENT_BURNT] = { "burnt", "f" },
  [BM_EVENT_TRACKER] = { "tracker", "tFO" },
  [BM_EVENT_REMINDER] = { "reminder", "Cw" },
  [BM_EVENT_SKIPPED] = { "skipped", "Cr" },
  [BM_EVENT_WON] = { "won", "sv" },
};

static const char *
victory_text (gint16 victory)
{
  switch ((BmVictory) victory)
    {
    case BM_VICTORY_EATEN:
      return "R2.1 eaten";
    case BM_VICTORY_HEALTH:
      return "R2.2 health";
    case BM_VICTORY_STARVED:
      return "R2.2 starved";
    default:
      g_return_val_if_reached ("?");
    }
}

static const char *
skipped_text (gint16 skipped)
{
  switch ((BmSkipped) skipped)
    {
    case BM_SKIPPED_G3:
      return "G3";
    case BM_SKIPPED_R1_4:
      return "R1.4";
    case BM_SKIPPED_R5_1:
      return "R5.1";
    case BM_SKIPPED_R13_3:
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
  char space[BM_SPACE_TEXT_SIZE];

  switch (argument)
    {
    case 's':
      g_string_append (string, bm_side_name ((BmSide) event->who));
      break;
    case 'p':
      g_string_append (string, bm_piece_name ((BmPiece) event->who));
      break;
    case 'k':
      g_string_append (string, bm_token_name ((BmToken) event->who));
      break;
    case 't':
      g_string_append (string, bm_tracker_name ((BmTracker) event->who));
      break;
    case 'x':
      g_string_append (string, event->who < BM_N_SIDES ? bm_side_name ((BmSide) event->who) : "events");
      break;
    case 'f':
      g_string_append (string, bm_space_text (event->from, space));
      break;
    case 'o':
      g_string_append (string, bm_space_text (event->to, space));
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
      g_string_append (string, bm_dir_name ((BmDir) event->n));
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
      g_string_append (string, bm_card_id ((guint8) event->n));
      break;
    default:
      g_return_if_reached ();
    }
}

void
bm_event_append_text (const BmEvent *event,
                      GString       *string)
{
  g_return_if_fail (event->kind > 0 && event->kind < BM_N_EVENT_KINDS);

  g_string_append (string, forms[event->kind].name);
  for (const char *c = forms[event->kind].arguments; *c != '\0'; c++)
    {
      g_string_append_c (string, ' ');
      append_argument (event, *c, string);
    }
}

char *
bm_event_to_text (const BmEvent *event)
{
  GString *string = g_string_new (NULL);

  bm_event_append_text (event, string);
  return g_string_free (string, FALSE);
}
