/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-end-parts.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "wr-end-charts.h"
#include "wr-event.h"
#include "wr-position.h"
#include "wr-story.h"

/* Pixels of a single winner; of a winner and of a loser in the scene. */
#define BIRD_ALONE 132
#define WORM_ALONE 84
#define BIRD_WINS  84
#define WORM_WINS  62
#define LOSER      42

static const char *const worm_art[WR_N_WORMS] = {
  [WR_PIECE_GREEN] = "pieces/worm-green-dum",   [WR_PIECE_YELLOW] = "pieces/worm-yellow-dum",
  [WR_PIECE_PURPLE] = "pieces/worm-purple-dum", [WR_PIECE_PINK] = "pieces/worm-pink-dum",
};

static char *
title (BmMatch *match)
{
  return g_strdup (bm_match_get_winners (match) == 1u << WR_SIDE_BIRD ? _("The Bird wins") : _("The Worms win"));
}

/* Derived from the position alone, as a match may begin with a decided one. */
static WrVictory
victory_of (const WrPosition *pos)
{
  if (pos->winner == WR_SIDE_BIRD)
    return WR_VICTORY_EATEN;
  return pos->health == 0 ? WR_VICTORY_HEALTH : WR_VICTORY_STARVED;
}

static char *
reason (BmMatch *match)
{
  switch (victory_of (bm_match_get_position (match)))
    {
    case WR_VICTORY_EATEN:
      return g_strdup (_("No living Worm is left in the garden."));
    case WR_VICTORY_HEALTH:
      return g_strdup (_("The Bird has no Health left."));
    case WR_VICTORY_STARVED:
    default:
      return g_strdup (_("The Bird has starved."));
    }
}

/* ---- Pictures */

static void
add_picture (GtkBox     *box,
             const char *art,
             int         size)
{
  GtkWidget *picture = bm_art_image_new (art, size);

  gtk_widget_set_valign (picture, GTK_ALIGN_END);
  gtk_box_append (box, picture);
}

static void
add_winners (GtkBox  *box,
             BmMatch *match)
{
  const WrPosition *pos = bm_match_get_position (match);

  if (pos->winner == WR_SIDE_BIRD)
    add_picture (box, "pieces/bird", BIRD_ALONE);
  for (guint worm = 0; pos->winner == WR_SIDE_WORMS && worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE)
      add_picture (box, worm_art[worm], WORM_ALONE);
}

/* The Bird between the graves of the Worms that it ate. */
static void
add_bird_scene (GtkBox *box)
{
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      if (worm == WR_N_WORMS / 2)
        add_picture (box, "pieces/bird", BIRD_WINS);
      add_picture (box, "pieces/gravestone", LOSER);
    }
}

/* The surviving Worms, between the dead ones and the remains of the Bird. */
static void
add_worms_scene (GtkBox           *box,
                 const WrPosition *pos)
{
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] == WR_SPACE_NONE)
      add_picture (box, "pieces/gravestone", LOSER);
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE)
      add_picture (box, worm_art[worm], WORM_WINS);
  add_picture (box, victory_of (pos) == WR_VICTORY_HEALTH ? "pieces/bird-hurt" : "pieces/bird-thin", LOSER);
}

static void
add_scene (GtkBox  *box,
           BmMatch *match)
{
  const WrPosition *pos = bm_match_get_position (match);

  if (pos->winner == WR_SIDE_BIRD)
    add_bird_scene (box);
  else
    add_worms_scene (box, pos);
}

/* ---- Texts */

/* TEXT: (transfer full). */
static void
add_line (GPtrArray  *lines,
          const char *art,
          char       *text)
{
  BmLine *line = g_new0 (BmLine, 1);

  line->text = text;
  line->art = art;
  g_ptr_array_add (lines, line);
}

static void
tell (BmEndPage *page,
      BmMatch   *match)
{
  g_autoptr(WrDuelHistory) history = wr_duel_history_new (match);
  WrSentence sentences[WR_STORY_SENTENCES] = { { NULL, NULL } };
  guint days = history->days->len;

  page->swaps = TRUE;
  page->see_table = _("See the garden");
  page->length = g_strdup_printf (ngettext ("The duel took %u day.", "The duel took %u days.", days), days);
  wr_story_tell (match, history, sentences);
  for (guint i = 0; i < WR_STORY_SENTENCES; i++)
    add_line (page->story, sentences[i].art, sentences[i].text);

  page->chart_heading = _("Day by day");
  page->chart_hint = _("Point at a day, or go from day to day with the arrow keys, to read its figures.");
  wr_end_charts_fill (page->chart, history);
  add_line (page->legend, "actions/eat", g_strdup (C_("legend", "Meal")));
  add_line (page->legend, "actions/bite", g_strdup (C_("legend", "Bite")));
  add_line (page->legend, "pieces/gravestone", g_strdup (C_("legend", "Death")));
  add_line (page->legend, "scenery/rain", g_strdup (C_("legend", "Rain")));
  page->bars_heading = _("Where the actions went");
  wr_end_charts_add_bars (page->bars, history);
}

const BmEndParts wr_end_parts = {
  .title = title,
  .reason = reason,
  .add_winners = add_winners,
  .add_scene = add_scene,
  .tell = tell,
};
