/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Scenarios: what is read can be played, and says the same each time.
 */
#include "fuzz.h"

#include "bm-scenario.h"
#include "wr-game.h"

/* Whole lines, each of a kind that is known: what is quoted from the text begins none. */
static void
check_diagnosis (const char *text)
{
  static const char *const kinds[] = { "moves[", "dice", "legal[", "illegal[", "events[", "position", "winner: ", "  " };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines);

  if (n > 0 && *lines[n - 1] != '\0')
    g_error ("half a line: %s", lines[n - 1]);
  for (guint i = 0; i + 1 < n; i++)
    {
      guint kind = 0;

      while (kind < G_N_ELEMENTS (kinds) && !g_str_has_prefix (lines[i], kinds[kind]))
        kind++;
      if (kind == G_N_ELEMENTS (kinds))
        g_error ("not a line of a diagnosis: %s", lines[i]);
      fuzz_check_line (kinds[kind], lines[i]);
    }
}

/* What it says when it is played; NULL if it is refused. */
static char *
play (const char *text,
      gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BmScenario) scenario = bm_scenario_parse ("scenario", text, length, &wr_game, &error);
  GString *diagnosis;
  gboolean good;

  if (scenario == NULL)
    {
      fuzz_check_refusal ("scenario", error);
      return NULL;
    }
  g_assert_no_error (error);
  if (!g_utf8_validate (bm_scenario_get_title (scenario), -1, NULL))
    g_error ("the title is no text");
  diagnosis = g_string_new (NULL);
  good = bm_scenario_play (scenario, diagnosis);
  if (good != (diagnosis->len == 0))
    g_error ("%s, and says: %s", good ? "it passes" : "it fails", diagnosis->str);
  check_diagnosis (diagnosis->str);
  return g_string_free (diagnosis, FALSE);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *once = NULL, *again = NULL;

  fuzz_use_box ();
  once = play ((const char *) data, size);
  again = once == NULL ? NULL : play ((const char *) data, size);
  g_assert_cmpstr (once, ==, again);
  return 0;
}
