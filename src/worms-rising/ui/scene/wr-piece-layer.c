/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-piece-layer"

#include "config.h"

#include "wr-piece-layer.h"

#include <math.h>
#include <string.h>

#include "bm-art.h"
#include "wr-board-draw.h"
#include "wr-board-effects.h"
#include "wr-board-metrics.h"
#include "bm-digits.h"
#include "bm-texture.h"

#define GHOST_OPACITY 0.62f

/* A cached picture at one size.  There are few sizes: animations scale them by squash and stretch. */
typedef struct
{
  const char *art;
  int         side;
  GdkTexture *texture;
} Picture;

struct _WrPieceLayer
{
  GtkWidget      parent_instance;

  WrBoardFrame   frame;
  WrBoardFrame   ghosts;
  WrBoardMetrics metrics;
  GArray        *pictures; /* of Picture */
  BmDigits       digits;
};

G_DEFINE_FINAL_TYPE (WrPieceLayer, wr_piece_layer, GTK_TYPE_WIDGET)

static void
picture_clear (gpointer data)
{
  g_clear_object (&((Picture *) data)->texture);
}

static int
side_of (WrPieceLayer   *self,
         const WrSprite *sprite)
{
  return MAX (1, (int) (sprite->size * self->metrics.cell + 0.5f));
}

static GdkTexture *
find_picture (WrPieceLayer *self,
              const char   *art,
              int           side)
{
  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (self->pictures, Picture, i);

      if (picture->art == art && picture->side == side)
        return picture->texture;
    }
  return NULL;
}

static void
fetch_pictures (WrPieceLayer       *self,
                const WrBoardFrame *frame)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->metrics.cell == 0)
    return;
  for (guint i = 0; i < frame->n_sprites; i++)
    {
      const WrSprite *sprite = &frame->sprites[i];
      Picture picture = { sprite->art, side_of (self, sprite), NULL };

      if (find_picture (self, picture.art, picture.side) != NULL)
        continue;
      picture.texture = g_object_ref (bm_art_get (picture.art, picture.side, picture.side, scale));
      g_array_append_val (self->pictures, picture);
    }
}

static void
refetch_pictures (WrPieceLayer *self)
{
  g_array_set_size (self->pictures, 0);
  fetch_pictures (self, &self->frame);
  fetch_pictures (self, &self->ghosts);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
append_badge (WrPieceLayer   *self,
              GtkSnapshot    *snapshot,
              const WrSprite *sprite,
              float           side)
{
  float radius = MAX (side * 0.155f, MIN (6, side * 0.22f));
  /* The position of the letter on a Worm. */
  float x = side * 0.34f, y = -side * 0.16f;

  wr_board_draw_disc (snapshot, x, y, radius, &wr_board_ink);
  wr_board_draw_disc (snapshot, x, y, radius * 0.80f, &wr_board_paper);
  bm_digits_draw (&self->digits, snapshot, sprite->badge, x, y, radius, &wr_board_ink);
}

static void
append_sprite (WrPieceLayer   *self,
               GtkSnapshot    *snapshot,
               const WrSprite *sprite)
{
  const WrBoardMetrics *m = &self->metrics;
  int whole = side_of (self, sprite);
  GdkTexture *texture = find_picture (self, sprite->art, whole);
  gboolean at_rest = sprite->across == 1 && sprite->up == 1 && sprite->angle == 0;
  float side = at_rest ? whole : sprite->size * m->cell;
  float x = wr_board_metrics_x (m, sprite->x), y = wr_board_metrics_y (m, sprite->y) + side / 2;

  if (texture == NULL || sprite->opacity <= 0 || side < 1)
    return;
  /* At rest sprites are aligned to whole pixels. */
  if (at_rest)
    {
      x = floorf (x - side / 2 + 0.5f) + side / 2;
      y = floorf (y + 0.5f);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  if (!at_rest)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -side / 2));
      gtk_snapshot_rotate (snapshot, sprite->angle);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, side / 2));
      gtk_snapshot_scale (snapshot, sprite->across, sprite->up);
    }
  if (sprite->opacity < 1)
    gtk_snapshot_push_opacity (snapshot, sprite->opacity);
  bm_texture_append (snapshot, GTK_WIDGET (self), texture, &GRAPHENE_RECT_INIT (-side / 2, -side, side, side));
  if (sprite->badge > 0)
    append_badge (self, snapshot, sprite, side);
  if (sprite->opacity < 1)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
append_sprites (WrPieceLayer       *self,
                GtkSnapshot        *snapshot,
                const WrBoardFrame *frame,
                gboolean            pieces)
{
  for (guint i = 0; i < frame->n_sprites; i++)
    if (!wr_sprite_id_is_card (frame->sprites[i].id) && wr_sprite_id_is_piece (frame->sprites[i].id) == pieces)
      append_sprite (self, snapshot, &frame->sprites[i]);
}

static void
append_cards (WrPieceLayer *self,
              GtkSnapshot  *snapshot)
{
  for (guint i = 0; i < self->frame.n_sprites; i++)
    if (wr_sprite_id_is_card (self->frame.sprites[i].id))
      append_sprite (self, snapshot, &self->frame.sprites[i]);
}

static void
append_ghosts (WrPieceLayer *self,
               GtkSnapshot  *snapshot,
               gboolean      pieces)
{
  if (self->ghosts.n_sprites == 0)
    return;
  gtk_snapshot_push_opacity (snapshot, GHOST_OPACITY);
  append_sprites (self, snapshot, &self->ghosts, pieces);
  gtk_snapshot_pop (snapshot);
}

/* Tokens behind pieces, and pieces drawn in front of others. */
static void
wr_piece_layer_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  WrPieceLayer *self = WR_PIECE_LAYER (widget);

  append_sprites (self, snapshot, &self->frame, FALSE);
  append_ghosts (self, snapshot, FALSE);
  append_sprites (self, snapshot, &self->frame, TRUE);
  append_ghosts (self, snapshot, TRUE);
  for (guint i = 0; i < self->frame.n_effects; i++)
    wr_board_effect_draw (&self->frame.effects[i], snapshot, &self->metrics, &self->digits);
  append_cards (self, snapshot);
}

static void
wr_piece_layer_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  WrPieceLayer *self = WR_PIECE_LAYER (widget);
  WrBoardMetrics metrics = wr_board_metrics (width, height);

  if (wr_board_metrics_equal (&metrics, &self->metrics))
    return;
  self->metrics = metrics;
  refetch_pictures (self);
}

static void
wr_piece_layer_system_setting_changed (GtkWidget        *widget,
                                       GtkSystemSetting  setting)
{
  WrPieceLayer *self = WR_PIECE_LAYER (widget);

  GTK_WIDGET_CLASS (wr_piece_layer_parent_class)->system_setting_changed (widget, setting);
  bm_digits_prepare (&self->digits, widget);
  gtk_widget_queue_draw (widget);
}

static void
wr_piece_layer_finalize (GObject *object)
{
  WrPieceLayer *self = WR_PIECE_LAYER (object);

  g_array_unref (self->pictures);
  bm_digits_clear (&self->digits);
  G_OBJECT_CLASS (wr_piece_layer_parent_class)->finalize (object);
}

static void
wr_piece_layer_class_init (WrPieceLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = wr_piece_layer_finalize;
  widget_class->size_allocate = wr_piece_layer_size_allocate;
  widget_class->snapshot = wr_piece_layer_snapshot;
  widget_class->system_setting_changed = wr_piece_layer_system_setting_changed;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wr_piece_layer_init (WrPieceLayer *self)
{
  self->pictures = g_array_new (FALSE, FALSE, sizeof (Picture));
  g_array_set_clear_func (self->pictures, picture_clear);
  bm_digits_prepare (&self->digits, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (refetch_pictures), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (refetch_pictures));
}

GtkWidget *
wr_piece_layer_new (void)
{
  return g_object_new (WR_TYPE_PIECE_LAYER, NULL);
}

static gboolean
same_picture (const WrBoardFrame *a,
              const WrBoardFrame *b)
{
  if (a->n_sprites != b->n_sprites || a->n_effects != b->n_effects || a->n_effects > 0)
    return FALSE;
  for (guint i = 0; i < a->n_sprites; i++)
    if (!wr_sprite_equal (&a->sprites[i], &b->sprites[i]))
      return FALSE;
  return TRUE;
}

void
wr_piece_layer_set_frame (WrPieceLayer       *self,
                          const WrBoardFrame *frame)
{
  g_return_if_fail (WR_IS_PIECE_LAYER (self));

  if (same_picture (&self->frame, frame))
    return;
  self->frame = *frame;
  fetch_pictures (self, frame);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wr_piece_layer_set_ghosts (WrPieceLayer       *self,
                           const WrBoardFrame *frame)
{
  g_return_if_fail (WR_IS_PIECE_LAYER (self));

  if (frame == NULL)
    {
      if (self->ghosts.n_sprites == 0)
        return;
      self->ghosts.n_sprites = 0;
    }
  else
    {
      if (same_picture (&self->ghosts, frame))
        return;
      self->ghosts = *frame;
      fetch_pictures (self, frame);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
