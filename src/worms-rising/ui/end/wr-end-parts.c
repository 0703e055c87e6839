/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-game-ui.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "wr-event.h"
#include "wr-position.h"

/* Pixels of a winner alone in the middle. */
#define BIRD_ALONE 132
#define WORM_ALONE 84

static const char *const worm_art[WR_N_WORMS] = {
  [WR_PIECE_GREEN] = "pieces/worm-green-dum",   [WR_PIECE_YELLOW] = "pieces/worm-yellow-dum",
  [WR_PIECE_PURPLE] = "pieces/worm-purple-dum", [WR_PIECE_PINK] = "pieces/worm-pink-dum",
};

static char *
title (BmMatch *match)
{
  return g_strdup (bm_match_get_winners (match) == 1u << WR_SIDE_BIRD ? _("The Bird wins") : _("The Worms win"));
}

/* From the position alone, as a match may begin with one that is decided. */
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

const BmEndParts wr_end_parts = {
  .title = title,
  .reason = reason,
  .add_winners = add_winners,
};
