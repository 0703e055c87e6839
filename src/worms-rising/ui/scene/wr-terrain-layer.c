/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-terrain-layer"

#include "config.h"

#include "wr-terrain-layer.h"

#include <string.h>

#include "bm-art.h"
#include "wr-board-draw.h"
#include "bm-texture.h"

#define N_DEPTHS 5

struct _WrTerrainLayer
{
  GtkWidget      parent_instance;

  float          grass[WR_N_COLUMNS];
  WrBoardMetrics metrics;
  GdkTexture    *dirt[N_DEPTHS][2];
  GdkTexture    *hollow;
  GdkTexture    *strip;
  GdkTexture    *wall_left;
  GdkTexture    *wall_right;
};

G_DEFINE_FINAL_TYPE (WrTerrainLayer, wr_terrain_layer, GTK_TYPE_WIDGET)


static const GdkRGBA grid_in_dirt = { 0.051f, 0.039f, 0.086f, 0.34f };
static const GdkRGBA grid_in_hollow = { 0.953f, 0.918f, 0.851f, 0.07f };

static void
fetch (WrTerrainLayer  *self,
       GdkTexture     **slot,
       const char      *name)
{
  g_set_object (slot, bm_art_get (name, self->metrics.cell, self->metrics.cell,
                                  gtk_widget_get_scale_factor (GTK_WIDGET (self))));
}

static void
fetch_textures (WrTerrainLayer *self)
{
  static const char *const dirt_names[N_DEPTHS][2] = {
    { "terrain/dirt-1a", "terrain/dirt-1b" }, { "terrain/dirt-2a", "terrain/dirt-2b" },
    { "terrain/dirt-3a", "terrain/dirt-3b" }, { "terrain/dirt-4a", "terrain/dirt-4b" },
    { "terrain/dirt-5a", "terrain/dirt-5b" },
  };

  if (self->metrics.cell == 0)
    return;
  for (int depth = 0; depth < N_DEPTHS; depth++)
    for (int kind = 0; kind < 2; kind++)
      fetch (self, &self->dirt[depth][kind], dirt_names[depth][kind]);
  fetch (self, &self->hollow, "terrain/hollow");
  fetch (self, &self->strip, "terrain/grass");
  fetch (self, &self->wall_left, "terrain/wall-left");
  fetch (self, &self->wall_right, "terrain/wall-right");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A fixed pseudo-random number: stones and bones are the same in every match. */
static guint
scatter (int column,
         int row)
{
  guint hash = (guint) (column + 3) * 374761393u + (guint) (row + 5) * 668265263u;

  hash = (hash ^ (hash >> 13)) * 1274126177u;
  return hash ^ (hash >> 16);
}

static GdkTexture *
dirt_at (WrTerrainLayer *self,
         int             column,
         int             row)
{
  static const guint8 depth_of_row[WR_LAST_ROW + 1] = { 0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4 };

  return self->dirt[depth_of_row[row]][scatter (column, row) % 3 == 0 ? 1 : 0];
}

/* Is there packed dirt, or the edge of the garden, at COLUMN in ROW? */
static gboolean
is_wall (WrTerrainLayer *self,
         int             column,
         int             row)
{
  return column < 0 || column >= WR_N_COLUMNS || row > self->grass[column] + 0.5f;
}

static void
append_tile (WrTerrainLayer *self,
             GtkSnapshot    *snapshot,
             GdkTexture     *texture,
             int             column,
             float           row)
{
  const WrBoardMetrics *m = &self->metrics;

  if (texture != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), texture,
                       &GRAPHENE_RECT_INIT (wr_board_metrics_x (m, column), wr_board_metrics_y (m, row),
                                            m->cell, m->cell));
}

static void
append_line (GtkSnapshot   *snapshot,
             float          x,
             float          y,
             float          width,
             float          height,
             const GdkRGBA *colour)
{
  if (width > 0 && height > 0)
    gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* The shaft above COLUMN's Grass, with walls where a neighbour is still filled. */
static void
append_hollow (WrTerrainLayer *self,
               GtkSnapshot    *snapshot,
               int             column)
{
  const WrBoardMetrics *m = &self->metrics;
  int last = (int) (self->grass[column] + 0.999f);
  float x = wr_board_metrics_x (m, column), y;

  for (int row = 1; row <= last; row++)
    {
      y = wr_board_metrics_y (m, row);
      append_tile (self, snapshot, self->hollow, column, row);
      append_line (snapshot, x, y, m->cell, 1, &grid_in_hollow);
      if (is_wall (self, column - 1, row))
        append_tile (self, snapshot, self->wall_left, column, row);
      else
        append_line (snapshot, x, y, 1, m->cell, &grid_in_hollow);
      if (is_wall (self, column + 1, row))
        append_tile (self, snapshot, self->wall_right, column, row);
    }
}

/* The dirt below COLUMN's Grass.  While the Grass moves its top is inside a space, so it is clipped there. */
static void
append_dirt (WrTerrainLayer *self,
             GtkSnapshot    *snapshot,
             int             column)
{
  const WrBoardMetrics *m = &self->metrics;
  float top = wr_board_metrics_y (m, self->grass[column] + 1);
  float bottom = wr_board_metrics_y (m, WR_ROW_BELOW);
  float x = wr_board_metrics_x (m, column);

  if (top >= bottom)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (x, top, m->cell, bottom - top));
  gtk_snapshot_save (snapshot);
  /* The tiles also match their neighbours when mirrored, as long as whole columns are: so they look less repetitive. */
  if (scatter (column, WR_ROW_BELOW) & 1)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (2 * x + m->cell, 0));
      gtk_snapshot_scale (snapshot, -1, 1);
    }
  for (int row = (int) self->grass[column] + 1; row <= WR_LAST_ROW; row++)
    append_tile (self, snapshot, dirt_at (self, column, row), column, row);
  gtk_snapshot_restore (snapshot);
  for (int row = (int) self->grass[column] + 1; row <= WR_LAST_ROW; row++)
    append_line (snapshot, x, wr_board_metrics_y (m, row), m->cell, 1, &grid_in_dirt);
  append_line (snapshot, x, top, 1, bottom - top, &grid_in_dirt);
  gtk_snapshot_pop (snapshot);
}

static void
wr_terrain_layer_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  WrTerrainLayer *self = WR_TERRAIN_LAYER (widget);
  const WrBoardMetrics *m = &self->metrics;
  float edge = MAX (2, m->cell / 18);
  float radius = m->cell * 0.28f;
  graphene_rect_t garden, frame;
  GskRoundedRect clip, outline;

  if (m->cell == 0)
    return;
  garden = GRAPHENE_RECT_INIT (wr_board_metrics_x (m, 0), wr_board_metrics_y (m, 1),
                               m->cell * WR_N_COLUMNS, m->cell * WR_LAST_ROW);
  gsk_rounded_rect_init (&clip, &garden, &GRAPHENE_SIZE_INIT (0, 0), &GRAPHENE_SIZE_INIT (0, 0),
                         &GRAPHENE_SIZE_INIT (radius, radius), &GRAPHENE_SIZE_INIT (radius, radius));
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  for (int column = 0; column < WR_N_COLUMNS; column++)
    {
      append_hollow (self, snapshot, column);
      append_dirt (self, snapshot, column);
    }
  gtk_snapshot_pop (snapshot);

  frame = GRAPHENE_RECT_INIT (garden.origin.x - edge, garden.origin.y,
                              garden.size.width + 2 * edge, garden.size.height + edge);
  gsk_rounded_rect_init (&outline, &frame, &GRAPHENE_SIZE_INIT (0, 0), &GRAPHENE_SIZE_INIT (0, 0),
                         &GRAPHENE_SIZE_INIT (radius + edge, radius + edge),
                         &GRAPHENE_SIZE_INIT (radius + edge, radius + edge));
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 0, edge, edge, edge },
                              (GdkRGBA[4]) { wr_board_ink, wr_board_ink, wr_board_ink, wr_board_ink });
  for (int column = 0; column < WR_N_COLUMNS; column++)
    append_tile (self, snapshot, self->strip, column, self->grass[column]);
}

static void
wr_terrain_layer_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  WrTerrainLayer *self = WR_TERRAIN_LAYER (widget);
  WrBoardMetrics metrics = wr_board_metrics (width, height);

  if (wr_board_metrics_equal (&metrics, &self->metrics))
    return;
  self->metrics = metrics;
  fetch_textures (self);
}

static void
wr_terrain_layer_dispose (GObject *object)
{
  WrTerrainLayer *self = WR_TERRAIN_LAYER (object);

  for (int depth = 0; depth < N_DEPTHS; depth++)
    {
      g_clear_object (&self->dirt[depth][0]);
      g_clear_object (&self->dirt[depth][1]);
    }
  g_clear_object (&self->hollow);
  g_clear_object (&self->strip);
  g_clear_object (&self->wall_left);
  g_clear_object (&self->wall_right);
  G_OBJECT_CLASS (wr_terrain_layer_parent_class)->dispose (object);
}

static void
wr_terrain_layer_class_init (WrTerrainLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wr_terrain_layer_dispose;
  widget_class->size_allocate = wr_terrain_layer_size_allocate;
  widget_class->snapshot = wr_terrain_layer_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wr_terrain_layer_init (WrTerrainLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_textures), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_textures));
}

GtkWidget *
wr_terrain_layer_new (void)
{
  return g_object_new (WR_TYPE_TERRAIN_LAYER, NULL);
}

void
wr_terrain_layer_set_grass (WrTerrainLayer *self,
                            const float    *grass)
{
  g_return_if_fail (WR_IS_TERRAIN_LAYER (self));

  if (memcmp (self->grass, grass, sizeof self->grass) == 0)
    return;
  memcpy (self->grass, grass, sizeof self->grass);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
