/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-today.h"

#include <glib/gi18n-lib.h>

#include "tb-end-words.h"

static const char *const scenarios[TB_N_SCENARIOS] = {
  [TB_SOLO_DELIVERY] = "delivery", [TB_SOLO_EXTERMINATION] = "extermination", [TB_SOLO_SCRAMBLE] = "scramble",
};

static guint
scenario_of (guint32 number)
{
  return number % TB_N_SCENARIOS;
}

static gboolean
is_canyon (guint32 number)
{
  return number / TB_N_SCENARIOS % 2 == 1;
}

static gboolean
has_queens (guint32 number)
{
  return number % 7 == 0;
}

static char *
dup_options (guint32 number)
{
  return g_strdup_printf ("start:players=1,board=%s,scenario=%s,queens=%s", is_canyon (number) ? "canyon" : "desert",
                          scenarios[scenario_of (number)], has_queens (number) ? "yes" : "no");
}

static BmSeats
seats (guint32 number)
{
  return BM_SEATS_PEOPLE (1);
}

static char *
goal (guint32 number)
{
  g_autofree char *words = tb_scenario_goal (scenario_of (number));
  g_autoptr(GString) text = g_string_new (NULL);

  /* Translators: the name of a scenario, and what is to be done in it. */
  g_string_append_printf (text, _("Solo, %1$s: %2$s"), tb_scenario_words (scenario_of (number)), words);
  if (is_canyon (number))
    g_string_append_printf (text, " %s", _("You drive at the Canyon."));
  if (has_queens (number))
    g_string_append_printf (text, " %s", _("The Queens are in the deck."));
  return g_strdup (text->str);
}

static const char *
scoring (guint32 number)
{
  return _("The score is that of a solo match (T27.3): your points, 1 for each attack fewer than 15, 3 with the Queens, "
           "1 for a Hat. A lost match scores nothing.");
}

static guint
points (BmMatch *match,
        int      seat)
{
  const TbPosition *pos = bm_match_get_position (match);

  return pos->winners != 0 && pos->score > 0 ? (guint) pos->score : 0;
}

static char *
dup_name (GSettings *settings,
          int        seat)
{
  g_auto(GStrv) names = g_settings_get_strv (settings, "terror-names");

  return bm_player_dup_person (g_strv_length (names) > (guint) seat ? names[seat] : "");
}

static gboolean
is_common (void)
{
  return TRUE;
}

const BmTodayParts tb_today = {
  .title = N_("Today’s desert"),
  .full = 50,
  .dup_options = dup_options,
  .seats = seats,
  .goal = goal,
  .scoring = scoring,
  .points = points,
  .dup_name = dup_name,
  .is_common = is_common,
};
