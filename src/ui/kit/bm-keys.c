/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-keys.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>

/* Those of the game whose table is shown. */
static const BmKey *game_keys;
static guint n_game_keys;

static const BmKey keys[] = {
  { "table.show-hand", "h", N_("Cards"), N_("Show hand") },
  { "table.card-1", "1", N_("Cards"), N_("The first card of the hand") },
  { "table.card-2", "2", N_("Cards"), N_("The second card") },
  { "table.card-3", "3", N_("Cards"), N_("The third card") },
  { "table.card-4", "4", N_("Cards"), N_("The fourth card") },
  { "table.card-5", "5", N_("Cards"), N_("The fifth card") },
  { "table.card-6", "6", N_("Cards"), N_("The sixth card") },
  { "table.card-7", "7", N_("Cards"), N_("The seventh card") },
  { "table.card-8", "8", N_("Cards"), N_("The eighth card") },
  { "table.card-9", "9", N_("Cards"), N_("The ninth card") },
  { "table.card-10", "0", N_("Cards"), N_("The tenth card") },
  { "table.yes", "y", N_("Cards"), N_("Yes") },
  { "table.no", "n", N_("Cards"), N_("No") },
  { "table.end-turn", "<Control>Return", N_("The turn"), N_("End Turn") },
  { "table.undo", "<Control>z", N_("The turn"), N_("Undo") },
  { "table.redo", "<Control><Shift>z", N_("The turn"), N_("Redo") },
  { "table.cancel", "Escape", N_("The turn"), N_("Put down what was picked") },
  { "table.ask-all", "<Shift>F10", N_("The table"), N_("All that can be done in a space") },
  { "table.status", "period", N_("The table"), N_("Go to the status line") },
  { "table.suggest", "s", N_("The table"), N_("Suggest a move") },
  { "win.what-if", "i", N_("The table"), N_("What if: try things out, and back") },
  { "win.tonight", "t", N_("The table"), N_("What is to come: Tonight, Danger") },
  { "win.log", "g", N_("The table"), N_("Log") },
  { "win.recap", "<Control>r", N_("The table"), N_("Show the last turn again") },
  { "table.help", "a", N_("The table"), N_("Help for this side, on or off") },
  { "table.hints", "j", N_("The table"), N_("Go to the hints") },
  { "table.why", "w", N_("The table"), N_("Why so: what led to the last event") },
  { "lesson.next", "Page_Down", N_("Lessons"), N_("The next step") },
  { "lesson.back", "Page_Up", N_("Lessons"), N_("The step before") },
  { "lesson.again", "<Control>Home", N_("Lessons"), N_("This step once more") },
  { "table.rule", "F1", N_("The table"), N_("The rule at hand") },
  { "win.copy-position", "<Control><Shift>c", N_("The program"), N_("Copy the position") },
  { "win.paste-position", "<Control><Shift>v", N_("The program"), N_("Paste a position or a match") },
  { "win.new-duel", "<Control>n", N_("The program"), N_("New Match") },
  { "win.sound", "m", N_("The program"), N_("Sound on or off") },
  /* Translators: what a key does: the window fills the whole screen, or does so no longer. */
  { "win.fullscreen", "F11", N_("The program"), N_("Full screen") },
  { "win.shortcuts", "<Control>question", N_("The program"), N_("These keys") },
  { "app.quit", "<Control>q", N_("The program"), N_("Quit") },
};

/* Those with Alt and Ctrl work with the focus on the board as well, which has the other keys for itself; where they do
   the same as another key they are not listed. */
static const BmKey replay_keys[] = {
  { "replay.play", "space", N_("A replay"), N_("Play, pause (on the board: P)") },
  { "replay.play", "p", N_("A replay"), NULL },
  { "replay.step", "Right", N_("A replay"), N_("Next move (on the board: Alt)") },
  { "replay.step-back", "Left", N_("A replay"), N_("Previous move") },
  { "replay.step", "<Alt>Right", N_("A replay"), NULL },
  { "replay.step-back", "<Alt>Left", N_("A replay"), NULL },
  { "replay.turn", "<Control>Right", N_("A replay"), N_("Next turn") },
  { "replay.turn-back", "<Control>Left", N_("A replay"), N_("Previous turn") },
  { "replay.day", "Page_Down", N_("A replay"), N_("Next day (on the board: Ctrl)") },
  { "replay.day-back", "Page_Up", N_("A replay"), N_("Previous day") },
  { "replay.day", "<Control>Page_Down", N_("A replay"), NULL },
  { "replay.day-back", "<Control>Page_Up", N_("A replay"), NULL },
  { "replay.first", "Home", N_("A replay"), N_("To the beginning") },
  { "replay.last", "End", N_("A replay"), N_("To the end") },
  { "replay.first", "<Control>Home", N_("A replay"), NULL },
  { "replay.last", "<Control>End", N_("A replay"), NULL },
  { "replay.faster", "plus", N_("A replay"), N_("Faster") },
  { "replay.slower", "minus", N_("A replay"), N_("Slower") },
  { "replay.hands", "h", N_("A replay"), N_("Hands open or covered") },
  { "replay.comment", "c", N_("A replay"), N_("Comment on the move") },
  { "replay.play-on", "o", N_("A replay"), N_("Play on from here") },
  { "replay.line", "l", N_("A replay"), N_("To the line, and to the board") },
  { "replay.back", "Escape", N_("A replay"), N_("Leave the replay") },
  { "win.sound", "m", N_("A replay"), NULL },
};

void
bm_keys_set_game (const BmKey *of_game,
                  guint        n)
{
  game_keys = of_game;
  n_game_keys = n;
}

const BmKey *
bm_keys_get_game (guint *n)
{
  *n = n_game_keys;
  return game_keys;
}

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
  for (guint i = 0; i < n_game_keys; i++)
    if (g_str_equal (game_keys[i].action, action))
      return game_keys[i].accel;
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
