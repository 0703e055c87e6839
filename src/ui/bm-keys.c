/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-keys.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>

#include "bm-position.h"

static const BmKey keys[] = {
  { "table.fly", "f", N_("The Bird"), N_("Fly"), BM_SIDE_BIRD },
  { "table.dig", "d", N_("The Bird"), N_("Dig"), BM_SIDE_BIRD },
  { "table.peck", "p", N_("The Bird"), N_("Peck"), BM_SIDE_BIRD },
  { "table.eat", "e", N_("The Bird"), N_("Eat"), BM_SIDE_BIRD },
  { "table.drill", "l", N_("The Bird"), N_("Drill"), BM_SIDE_BIRD },
  { "table.rest", "r", N_("The Bird"), N_("Rest"), BM_SIDE_BIRD },
  { "table.break", "k", N_("The Bird"), N_("Break"), BM_SIDE_BIRD },
  { "table.power", "u", N_("The Bird"), N_("Power"), BM_SIDE_BIRD },
  { "table.move", "m", N_("The Worms"), N_("Move"), BM_SIDE_WORMS },
  { "table.push", "p", N_("The Worms"), N_("Push"), BM_SIDE_WORMS },
  { "table.bite", "b", N_("The Worms"), N_("Bite"), BM_SIDE_WORMS },
  { "table.break", "k", N_("The Worms"), N_("Break"), BM_SIDE_WORMS },
  { "table.bedrock", "o", N_("The Worms"), N_("Bedrock"), BM_SIDE_WORMS },
  { "table.raise", "r", N_("The Worms"), N_("Raise Undead"), BM_SIDE_WORMS },
  { "table.power", "u", N_("The Worms"), N_("Power"), BM_SIDE_WORMS },
  { "table.show-hand", "h", N_("Cards"), N_("Show hand"), BM_SIDE_NOBODY },
  { "table.card-1", "1", N_("Cards"), N_("The first card of the hand"), BM_SIDE_NOBODY },
  { "table.card-2", "2", N_("Cards"), N_("The second card"), BM_SIDE_NOBODY },
  { "table.card-3", "3", N_("Cards"), N_("The third card"), BM_SIDE_NOBODY },
  { "table.card-4", "4", N_("Cards"), N_("The fourth card"), BM_SIDE_NOBODY },
  { "table.card-5", "5", N_("Cards"), N_("The fifth card"), BM_SIDE_NOBODY },
  { "table.card-6", "6", N_("Cards"), N_("The sixth card"), BM_SIDE_NOBODY },
  { "table.card-7", "7", N_("Cards"), N_("The seventh card"), BM_SIDE_NOBODY },
  { "table.card-8", "8", N_("Cards"), N_("The eighth card"), BM_SIDE_NOBODY },
  { "table.card-9", "9", N_("Cards"), N_("The ninth card"), BM_SIDE_NOBODY },
  { "table.card-10", "0", N_("Cards"), N_("The tenth card"), BM_SIDE_NOBODY },
  { "table.yes", "y", N_("Cards"), N_("Yes"), BM_SIDE_NOBODY },
  { "table.no", "n", N_("Cards"), N_("No"), BM_SIDE_NOBODY },
  { "table.end-turn", "<Control>Return", N_("The turn"), N_("End Turn"), BM_SIDE_NOBODY },
  { "table.undo", "<Control>z", N_("The turn"), N_("Undo"), BM_SIDE_NOBODY },
  { "table.redo", "<Control><Shift>z", N_("The turn"), N_("Redo"), BM_SIDE_NOBODY },
  { "table.cancel", "Escape", N_("The turn"), N_("Put down what was picked"), BM_SIDE_NOBODY },
  { "table.ask-all", "<Shift>F10", N_("The table"), N_("All that can be done in a space"), BM_SIDE_NOBODY },
  { "table.status", "period", N_("The table"), N_("Go to the status line"), BM_SIDE_NOBODY },
  { "table.suggest", "s", N_("The table"), N_("Suggest a move"), BM_SIDE_NOBODY },
  { "win.what-if", "i", N_("The table"), N_("What if: try things out, and back"), BM_SIDE_NOBODY },
  { "win.tonight", "t", N_("The table"), N_("Tonight"), BM_SIDE_NOBODY },
  { "win.log", "g", N_("The table"), N_("Log"), BM_SIDE_NOBODY },
  { "win.recap", "<Control>r", N_("The table"), N_("Show the last turn again"), BM_SIDE_NOBODY },
  { "table.help", "a", N_("The table"), N_("Help for this side, on or off"), BM_SIDE_NOBODY },
  { "table.hints", "j", N_("The table"), N_("Go to the hints"), BM_SIDE_NOBODY },
  { "table.why", "w", N_("The table"), N_("Why so: what led to the last event"), BM_SIDE_NOBODY },
  { "lesson.next", "Page_Down", N_("Lessons"), N_("The next step"), BM_SIDE_NOBODY },
  { "lesson.back", "Page_Up", N_("Lessons"), N_("The step before"), BM_SIDE_NOBODY },
  { "lesson.again", "<Control>Home", N_("Lessons"), N_("This step once more"), BM_SIDE_NOBODY },
  { "table.rule", "F1", N_("The table"), N_("The rule at hand"), BM_SIDE_NOBODY },
  { "win.copy-position", "<Control><Shift>c", N_("The program"), N_("Copy the position"), BM_SIDE_NOBODY },
  { "win.paste-position", "<Control><Shift>v", N_("The program"), N_("Paste a position or a match"), BM_SIDE_NOBODY },
  { "win.new-duel", "<Control>n", N_("The program"), N_("New Duel"), BM_SIDE_NOBODY },
  /* Translators: what a key does: the window fills the whole screen, or does so no longer. */
  { "win.fullscreen", "F11", N_("The program"), N_("Full screen"), BM_SIDE_NOBODY },
  { "win.shortcuts", "<Control>question", N_("The program"), N_("These keys"), BM_SIDE_NOBODY },
  { "app.quit", "<Control>q", N_("The program"), N_("Quit"), BM_SIDE_NOBODY },
};

/* Those with Alt and Ctrl go from the board as well, which has the others for itself; where they do the same as another
   they are not listed. */
static const BmKey replay_keys[] = {
  { "replay.play", "space", N_("A replay"), N_("Play, pause (on the board: P)"), BM_SIDE_NOBODY },
  { "replay.play", "p", N_("A replay"), NULL, BM_SIDE_NOBODY },
  { "replay.step", "Right", N_("A replay"), N_("Next move (on the board: Alt)"), BM_SIDE_NOBODY },
  { "replay.step-back", "Left", N_("A replay"), N_("Previous move"), BM_SIDE_NOBODY },
  { "replay.step", "<Alt>Right", N_("A replay"), NULL, BM_SIDE_NOBODY },
  { "replay.step-back", "<Alt>Left", N_("A replay"), NULL, BM_SIDE_NOBODY },
  { "replay.turn", "<Control>Right", N_("A replay"), N_("Next turn"), BM_SIDE_NOBODY },
  { "replay.turn-back", "<Control>Left", N_("A replay"), N_("Previous turn"), BM_SIDE_NOBODY },
  { "replay.day", "Page_Down", N_("A replay"), N_("Next day (on the board: Ctrl)"), BM_SIDE_NOBODY },
  { "replay.day-back", "Page_Up", N_("A replay"), N_("Previous day"), BM_SIDE_NOBODY },
  { "replay.day", "<Control>Page_Down", N_("A replay"), NULL, BM_SIDE_NOBODY },
  { "replay.day-back", "<Control>Page_Up", N_("A replay"), NULL, BM_SIDE_NOBODY },
  { "replay.first", "Home", N_("A replay"), N_("To the beginning"), BM_SIDE_NOBODY },
  { "replay.last", "End", N_("A replay"), N_("To the end"), BM_SIDE_NOBODY },
  { "replay.first", "<Control>Home", N_("A replay"), NULL, BM_SIDE_NOBODY },
  { "replay.last", "<Control>End", N_("A replay"), NULL, BM_SIDE_NOBODY },
  { "replay.faster", "plus", N_("A replay"), N_("Faster"), BM_SIDE_NOBODY },
  { "replay.slower", "minus", N_("A replay"), N_("Slower"), BM_SIDE_NOBODY },
  { "replay.hands", "h", N_("A replay"), N_("Hands open or covered"), BM_SIDE_NOBODY },
  { "replay.comment", "c", N_("A replay"), N_("Comment on the move"), BM_SIDE_NOBODY },
  { "replay.play-on", "o", N_("A replay"), N_("Play on from here"), BM_SIDE_NOBODY },
  { "replay.line", "l", N_("A replay"), N_("To the line, and to the board"), BM_SIDE_NOBODY },
  { "replay.back", "Escape", N_("A replay"), N_("Leave the replay"), BM_SIDE_NOBODY },
};

const BmKey *
bm_keys_get_replay (guint *n)
{
  *n = G_N_ELEMENTS (replay_keys);
  return replay_keys;
}

const BmKey *
bm_keys_get (guint *n)
{
  *n = G_N_ELEMENTS (keys);
  return keys;
}

/* A single letter must not be taken from an entry, whatever its action. */
gboolean
bm_key_is_table (const BmKey *key)
{
  return g_str_has_prefix (key->action, "table.") || key->accel[1] == '\0';
}

const char *
bm_keys_get_accel (const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_equal (keys[i].action, action))
      return keys[i].accel;
  for (guint i = 0; i < G_N_ELEMENTS (replay_keys); i++)
    if (g_str_equal (replay_keys[i].action, action))
      return replay_keys[i].accel;
  return NULL;
}

char *
bm_keys_dup_tooltip (const char *words,
                     const char *action)
{
  const char *accel = bm_keys_get_accel (action);
  g_autofree char *label = NULL;
  GdkModifierType mods;
  guint key;

  if (accel == NULL || !gtk_accelerator_parse (accel, &key, &mods))
    return g_strdup (words);
  label = gtk_accelerator_get_label (key, mods);
  /* Translators: what a button does and its key: "Fly (F)". */
  return g_strdup_printf (_("%1$s (%2$s)"), words, label);
}
