/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-scenery"

#include "config.h"

#include "bm-scenery.h"

#include "bm-art.h"

/* The pictures are drawn for this shape. */
#define ASPECT (16.0 / 9.0)

/* Sizes are rounded up to this many pixels, so that dragging the window's edge does not draw the SVG at every pixel. */
#define STEP 160

/* How much of a whole screen's picture, from its left, must stay in sight: up to the right edge of the title's moon. */
#define FOCUS_RIGHT 0.895

/* The moon over a horizon: its disc is 144 of the 240 of its picture, the rest is its glow.  How far it stands right of
   the middle goes by the height of the ground, as the width of the board does: so no panel hides it. */
#define MOON_ASIDE       0.32
#define MOON_DOWN        0.43
#define MOON_DISC        0.5
#define MOON_WIDEST_DISC 0.11
#define MOON_PICTURE     (240.0 / 144.0)

struct _BmScenery
{
  GtkWidget   parent_instance;

  char       *art;
  int         horizon;
  GdkTexture *texture;

  /* Over and under a horizon. */
  GdkTexture *moon;
  GdkTexture *ground;
};

G_DEFINE_FINAL_TYPE (BmScenery, bm_scenery, GTK_TYPE_WIDGET)

static int
visible_height (BmScenery *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return self->horizon > 0 ? MIN (self->horizon, height) : height;
}

/* The size of the whole picture so that it covers what is seen of it. */
static void
picture_size (BmScenery *self,
              int       *width,
              int       *height)
{
  double seen_width = gtk_widget_get_width (GTK_WIDGET (self)), seen_height = visible_height (self);

  *width = (int) MAX (seen_width, seen_height * ASPECT);
  *height = (int) (*width / ASPECT);
}

/* The ground covers what is below the horizon, its upper edge there. */
static void
ground_size (BmScenery *self,
             int       *width,
             int       *height)
{
  double seen_height = gtk_widget_get_height (GTK_WIDGET (self)) - visible_height (self);

  *width = (int) MAX (gtk_widget_get_width (GTK_WIDGET (self)), seen_height * ASPECT);
  *height = (int) (*width / ASPECT);
}

static int
moon_side (BmScenery *self)
{
  double disc = MIN (visible_height (self) * MOON_DISC, gtk_widget_get_width (GTK_WIDGET (self)) * MOON_WIDEST_DISC);

  return (int) (disc * MOON_PICTURE);
}

static GdkTexture *
fetch (BmScenery  *self,
       const char *art,
       int         width)
{
  width = (width + STEP - 1) / STEP * STEP;
  return bm_art_get (art, width, (int) (width / ASPECT), gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
fetch_textures (BmScenery *self)
{
  GdkTexture *texture = NULL, *moon = NULL, *ground = NULL;
  int width, height, side = moon_side (self);

  picture_size (self, &width, &height);
  if (self->art != NULL && width > 0 && height > 0)
    texture = fetch (self, self->art, width);
  if (texture != NULL && self->horizon > 0)
    {
      ground_size (self, &width, &height);
      ground = fetch (self, "scenery/ground", width);
      if (side > 0)
        moon = bm_art_get ("scenery/moon", side, side, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
    }
  g_set_object (&self->texture, texture);
  g_set_object (&self->moon, moon);
  g_set_object (&self->ground, ground);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bm_scenery_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  fetch_textures (BM_SCENERY (widget));
}

/* In the middle, or as far to the left as what matters in the picture asks for. */
static int
picture_x (BmScenery *self,
           int        picture_width)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int x = MIN ((width - picture_width) / 2, width - (int) (picture_width * FOCUS_RIGHT));

  return self->horizon > 0 ? (width - picture_width) / 2 : MAX (x, width - picture_width);
}

static void
append_sky (BmScenery   *self,
            GtkSnapshot *snapshot)
{
  int seen = visible_height (self), width, height;

  picture_size (self, &width, &height);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)), seen));
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (picture_x (self, width), seen - height, width, height));
  if (self->moon != NULL)
    {
      float side = moon_side (self);
      float ground = gtk_widget_get_height (GTK_WIDGET (self)) - seen;
      float x = (gtk_widget_get_width (GTK_WIDGET (self)) - side) / 2 + ground * MOON_ASIDE;
      float y = seen * MOON_DOWN - side / 2;

      gtk_snapshot_append_texture (snapshot, self->moon, &GRAPHENE_RECT_INIT ((int) x, (int) y, side, side));
    }
  gtk_snapshot_pop (snapshot);
}

static void
append_ground (BmScenery   *self,
               GtkSnapshot *snapshot)
{
  int seen = visible_height (self), width, height;

  ground_size (self, &width, &height);
  gtk_snapshot_append_texture (snapshot, self->ground,
                               &GRAPHENE_RECT_INIT ((gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2, seen,
                                                    width, height));
}

static void
bm_scenery_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  BmScenery *self = BM_SCENERY (widget);

  if (self->texture != NULL)
    append_sky (self, snapshot);
  if (self->ground != NULL)
    append_ground (self, snapshot);
}

static void
bm_scenery_finalize (GObject *object)
{
  BmScenery *self = BM_SCENERY (object);

  g_free (self->art);
  g_clear_object (&self->texture);
  g_clear_object (&self->moon);
  g_clear_object (&self->ground);
  G_OBJECT_CLASS (bm_scenery_parent_class)->finalize (object);
}

static void
bm_scenery_class_init (BmSceneryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = bm_scenery_finalize;
  widget_class->size_allocate = bm_scenery_size_allocate;
  widget_class->snapshot = bm_scenery_snapshot;
  gtk_widget_class_set_css_name (widget_class, "scenery");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_scenery_init (BmScenery *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_textures), NULL);
}

void
bm_scenery_set (BmScenery  *self,
                const char *art,
                int         horizon)
{
  g_return_if_fail (BM_IS_SCENERY (self));

  if (g_strcmp0 (self->art, art) == 0 && self->horizon == horizon)
    return;
  if (g_strcmp0 (self->art, art) != 0)
    {
      g_free (self->art);
      self->art = g_strdup (art);
    }
  self->horizon = horizon;
  fetch_textures (self);
}
