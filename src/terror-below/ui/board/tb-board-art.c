/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-board-art.h"

#include "bm-art.h"

typedef struct
{
  const char *name;   /* below `art/terror-below/` */
  float       width;  /* in spaces */
  float       height;
} Picture;

/* In the order of TbArt. */
static const Picture pictures[TB_N_ART] = {
  { "ground/sand-light-1", 1, 1 }, { "ground/sand-light-2", 1, 1 }, { "ground/sand-light-3", 1, 1 },
  { "ground/sand-dark-1", 1, 1 }, { "ground/sand-dark-2", 1, 1 }, { "ground/sand-dark-3", 1, 1 },
  { "ground/sand-grass", 1, 1 }, { "ground/sand-cactus", 1, 1 }, { "ground/sand-skull", 1, 1 },
  { "ground/sand-cracks", 1, 1 }, { "ground/sand-tracks", 1, 1 }, { "ground/sand-bones", 1, 1 },
  { "ground/sand-nest", 1, 1 },
  { "ground/canyon", 1, 1 },
  { "ground/rim-n", 1, 1 }, { "ground/rim-e", 1, 1 }, { "ground/rim-s", 1, 1 }, { "ground/rim-w", 1, 1 },
  { "ground/mesa", 1, 1 },
  { "ground/mesa-n", 1, 1 }, { "ground/mesa-e", 1, 1 }, { "ground/mesa-s", 1, 1 }, { "ground/mesa-w", 1, 1 },
  { "pieces/rubble-1", 0.92f, 0.92f }, { "pieces/rubble-2", 0.92f, 0.92f },
  { "pieces/egg-violet", TB_EGG_WIDTH, TB_EGG_HEIGHT }, { "pieces/egg-orange", TB_EGG_WIDTH, TB_EGG_HEIGHT },
  { "pieces/egg-pink", TB_EGG_WIDTH, TB_EGG_HEIGHT }, { "pieces/egg-teal", TB_EGG_WIDTH, TB_EGG_HEIGHT },
  { "pieces/pawn-red", TB_PAWN_SIZE, TB_PAWN_SIZE }, { "pieces/pawn-blue", TB_PAWN_SIZE, TB_PAWN_SIZE },
  { "pieces/pawn-green", TB_PAWN_SIZE, TB_PAWN_SIZE }, { "pieces/pawn-yellow", TB_PAWN_SIZE, TB_PAWN_SIZE },
  { "pieces/pawn-white", TB_PAWN_SIZE, TB_PAWN_SIZE },
  { "pieces/target-1", TB_TARGET_SIZE, TB_TARGET_SIZE }, { "pieces/target-2", TB_TARGET_SIZE, TB_TARGET_SIZE },
  { "pieces/target-3", TB_TARGET_SIZE, TB_TARGET_SIZE },
  { "pieces/swell-1", 1, 1 }, { "pieces/swell-2", 1, 1 }, { "pieces/swell-3", 1, 1 },
  { "ways/hatch-1", TB_HATCH_SIZE, TB_HATCH_SIZE }, { "ways/hatch-2", TB_HATCH_SIZE, TB_HATCH_SIZE },
  { "ways/hatch-3", TB_HATCH_SIZE, TB_HATCH_SIZE },
  { "ways/way-head", 0.26f, 0.26f }, { "tokens/coin", TB_COIN_SIZE, TB_COIN_SIZE },
  { "tokens/coin-ramp", TB_COIN_SIZE * 1.2f, TB_COIN_SIZE * 1.2f }, { "backs/vehicle", 0.22f, 0.3f }, { "tokens/arrow", 0.42f, 0.42f },
  { "locations/store", 0.97f, 0.97f }, { "locations/motel", 0.97f, 0.97f }, { "locations/police", 0.97f, 0.97f },
  { "locations/facility", 0.97f, 0.97f }, { "locations/hospital", 0.97f, 0.97f },
  { "pieces/ruin", 0.97f, 0.97f }, { "pieces/cracked", 0.97f, 0.97f }, { "pieces/hole", TB_HOLE_WIDTH, TB_HOLE_HEIGHT },
  { "pieces/dust", 1, 1 }, { "pieces/shield", 0.7f, 0.7f }, { "pieces/gravestone", 0.8f, 0.8f },
};

static int
worm_size (int cell)
{
  return (int) (TB_WORM_SIZE * (float) cell);
}

/* Large pictures take a while to be drawn: they are requested when a Worm is revealed in its slot. */
static void
fetch_ready (TbBoardArt *art,
             GtkWidget  *widget,
             guint       slot)
{
  static const char *const states[] = { "rise", "beaten" };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *name = art->ready_id[slot] == NULL ? NULL
                              : g_strdup_printf ("terror-below/worms/%s-%s", art->ready_id[slot], states[i]);

      GdkTexture *texture = NULL;

      if (name != NULL && art->cell > 0)
        texture = bm_art_get (name, worm_size (art->cell), worm_size (art->cell), gtk_widget_get_scale_factor (widget));
      g_set_object (&art->ready[slot][i], texture);
    }
}

void
tb_board_art_expect (TbBoardArt *art,
                     GtkWidget  *widget,
                     guint       slot,
                     const char *id)
{
  if (g_strcmp0 (id, art->ready_id[slot]) == 0)
    return;
  g_free (art->ready_id[slot]);
  art->ready_id[slot] = g_strdup (id);
  fetch_ready (art, widget, slot);
}

gboolean
tb_board_art_fetch (TbBoardArt *art,
                    GtkWidget  *widget,
                    int         cell)
{
  int scale = gtk_widget_get_scale_factor (widget);
  gboolean changed = art->cell != cell;

  art->cell = cell;
  if (cell == 0)
    return changed;
  for (guint i = 0; i < TB_N_ART; i++)
    {
      g_autofree char *name = g_strconcat ("terror-below/", pictures[i].name, NULL);
      int width = MAX (1, (int) (pictures[i].width * (float) cell + 0.5f));
      int height = MAX (1, (int) (pictures[i].height * (float) cell + 0.5f));

      changed |= g_set_object (&art->textures[i], bm_art_get (name, width, height, scale));
    }
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    fetch_ready (art, widget, slot);
  if (art->worm_name != NULL)
    changed |= g_set_object (&art->worm, bm_art_get (art->worm_name, worm_size (cell), worm_size (cell), scale));
  return changed;
}

void
tb_board_art_set_worm (TbBoardArt *art,
                       GtkWidget  *widget,
                       const char *id,
                       gboolean    beaten)
{
  g_autofree char *name = id == NULL ? NULL
                          : g_strdup_printf ("terror-below/worms/%s-%s", id, beaten ? "beaten" : "rise");

  if (g_strcmp0 (name, art->worm_name) == 0)
    return;
  g_free (art->worm_name);
  art->worm_name = g_steal_pointer (&name);
  g_clear_object (&art->worm);
  if (art->worm_name != NULL && art->cell > 0)
    art->worm = g_object_ref (bm_art_get (art->worm_name, worm_size (art->cell), worm_size (art->cell),
                                          gtk_widget_get_scale_factor (widget)));
}

void
tb_board_art_clear (TbBoardArt *art)
{
  for (guint i = 0; i < TB_N_ART; i++)
    g_clear_object (&art->textures[i]);
  g_clear_object (&art->worm);
  g_clear_pointer (&art->worm_name, g_free);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      g_clear_object (&art->ready[slot][0]);
      g_clear_object (&art->ready[slot][1]);
      g_clear_pointer (&art->ready_id[slot], g_free);
    }
  art->cell = 0;
}
