/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-scenery"

#include "config.h"

#include "bm-scenery.h"

#include <math.h>

#include "bm-art.h"
#include "bm-title-scene.h"
#include "bm-texture.h"

/* The pictures are drawn in this aspect ratio.  Their sizes are multiples of STEP, and the excess is cropped: so pixels
   are not scaled, and a few sizes serve all windows. */
#define ASPECT (16.0 / 9.0)
#define STEP   80

/* While the window is being resized a picture of another size is used. */
#define REST_MSEC 200

/* A picture is drawn in strips of this many rows. */
#define STRIP 48

/* The part of a full-screen picture, from its left, that must stay visible: up to the right edge of the title's moon. */
#define FOCUS_RIGHT 0.8

/* The moon over a horizon: its disc is 144 of the 240 of its picture, the rest is its glow.  Its distance from the
   middle depends on the height of the ground, as does the width of the board: so no panel hides it. */
#define MOON_ASIDE       0.32
#define MOON_DOWN        0.43
#define MOON_DISC        0.7
#define MOON_WIDEST_DISC 0.11
#define MOON_PICTURE     (240.0 / 144.0)

/* The part of the title's picture above its ground. */
#define GROUND (630.0 / 900.0)

/* The picture with an animated scene. */
#define TITLE "scenery/title"

/* A picture over the full width: its strips, or the texture itself while it is a substitute of another size. */
typedef struct
{
  GdkTexture *texture;
  GPtrArray  *strips;
} Backdrop;

struct _BmScenery
{
  GtkWidget   parent_instance;

  GtkWidget  *scene; /* over the title's picture */
  char       *art;
  char       *ground_art; /* or NULL */
  int         horizon;
  Backdrop    sky;
  guint       rest; /* source: waits until the size has been stable for a while */

  /* Above and below a horizon. */
  GdkTexture *moon;
  Backdrop    ground;
};

G_DEFINE_FINAL_TYPE (BmScenery, bm_scenery, GTK_TYPE_WIDGET)

static int
visible_height (BmScenery *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return self->horizon > 0 ? MIN (self->horizon, height) : height;
}

static void
cover (double seen_width,
       double seen_height,
       int   *width,
       int   *height)
{
  *width = (int) ceil (MAX (seen_width, seen_height * ASPECT) / STEP) * STEP;
  *height = (int) (*width / ASPECT);
}

/* The size of the whole picture so that it covers the visible part. */
static void
picture_size (BmScenery *self,
              int       *width,
              int       *height)
{
  double seen_width = gtk_widget_get_width (GTK_WIDGET (self)), seen_height = visible_height (self);

  cover (seen_width, seen_height, width, height);
}

/* The ground covers the area below the horizon. */
static void
ground_size (BmScenery *self,
             int       *width,
             int       *height)
{
  double seen_height = gtk_widget_get_height (GTK_WIDGET (self)) - visible_height (self);

  cover (gtk_widget_get_width (GTK_WIDGET (self)), seen_height, width, height);
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
       int         width,
       int         height)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return self->rest != 0 ? bm_art_peek (art, width, height, scale) : bm_art_get (art, width, height, scale);
}

/* TEXTURE: NULL for none.  TRUE: it has changed. */
static gboolean
set_backdrop (Backdrop   *backdrop,
              GdkTexture *texture,
              int         scale)
{
  if (!g_set_object (&backdrop->texture, texture))
    return FALSE;
  g_clear_pointer (&backdrop->strips, g_ptr_array_unref);
  if (texture != NULL)
    backdrop->strips = bm_art_cut (texture, STRIP * scale);
  return TRUE;
}

/* Only behind the table there is permanent animation: elsewhere a copy of the pixels for Cairo is not worth its memory. */
static void
append_picture (BmScenery             *self,
                GtkSnapshot           *snapshot,
                GdkTexture            *texture,
                const graphene_rect_t *bounds)
{
  if (self->horizon > 0)
    bm_texture_append (snapshot, GTK_WIDGET (self), texture, bounds);
  else
    gtk_snapshot_append_texture (snapshot, texture, bounds);
}

static void
append_backdrop (BmScenery             *self,
                 const Backdrop        *backdrop,
                 const graphene_rect_t *bounds,
                 int                    scale,
                 GtkSnapshot           *snapshot)
{
  float y = bounds->origin.y;

  /* Scaled strips would leave gaps. */
  if (gdk_texture_get_width (backdrop->texture) != (int) bounds->size.width * scale)
    {
      append_picture (self, snapshot, backdrop->texture, bounds);
      return;
    }
  for (guint i = 0; i < backdrop->strips->len; i++)
    {
      GdkTexture *strip = g_ptr_array_index (backdrop->strips, i);
      float height = (float) gdk_texture_get_height (strip) / scale;

      append_picture (self, snapshot, strip,
                      &GRAPHENE_RECT_INIT (bounds->origin.x, y, bounds->size.width, height));
      y += STRIP;
    }
}

/* Centred, or as far to the left as the focus of the picture requires. */
static int
picture_x (BmScenery *self,
           int        picture_width)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int x = MIN ((width - picture_width) / 2, width - (int) (picture_width * FOCUS_RIGHT));

  return self->horizon > 0 ? (width - picture_width) / 2 : MAX (x, width - picture_width);
}

static void
place_scene (BmScenery *self)
{
  int width, height;

  picture_size (self, &width, &height);
  bm_title_scene_set_picture (BM_TITLE_SCENE (self->scene), picture_x (self, width), visible_height (self) - height,
                              width);
}

static void
fetch_textures (BmScenery *self)
{
  GdkTexture *texture = NULL, *moon = NULL, *ground = NULL;
  int width, height, side = moon_side (self), scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  picture_size (self, &width, &height);
  if (self->art != NULL && width > 0 && height > 0)
    texture = fetch (self, self->art, width, height);
  if (texture != NULL && self->horizon > 0)
    {
      ground_size (self, &width, &height);
      if (self->ground_art != NULL)
        ground = fetch (self, self->ground_art, width, height);
      if (side > 0)
        moon = fetch (self, "scenery/moon", side, side);
    }
  if (set_backdrop (&self->sky, texture, scale) | g_set_object (&self->moon, moon)
      | set_backdrop (&self->ground, ground, scale))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
rest_cb (gpointer data)
{
  BmScenery *self = data;

  self->rest = 0;
  fetch_textures (self);
  return G_SOURCE_REMOVE;
}

static void
bm_scenery_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  BmScenery *self = BM_SCENERY (widget);

  /* The first size is the initial size of the window. */
  if (self->sky.texture != NULL)
    {
      g_clear_handle_id (&self->rest, g_source_remove);
      self->rest = g_timeout_add (REST_MSEC, rest_cb, self);
    }
  fetch_textures (self);
  gtk_widget_queue_draw (widget);
  if (gtk_widget_should_layout (self->scene))
    {
      gtk_widget_size_allocate (self->scene, &(GtkAllocation) { 0, 0, width, height }, -1);
      place_scene (self);
    }
}

static void
append_sky (BmScenery   *self,
            GtkSnapshot *snapshot)
{
  int seen = visible_height (self), width, height;

  picture_size (self, &width, &height);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)), seen));
  append_backdrop (self, &self->sky, &GRAPHENE_RECT_INIT (picture_x (self, width), seen - height, width, height),
                   gtk_widget_get_scale_factor (GTK_WIDGET (self)), snapshot);
  if (self->moon != NULL)
    {
      float side = moon_side (self);
      float ground = gtk_widget_get_height (GTK_WIDGET (self)) - seen;
      float x = (gtk_widget_get_width (GTK_WIDGET (self)) - side) / 2 + ground * MOON_ASIDE;
      float y = seen * MOON_DOWN - side / 2;

      bm_texture_append (snapshot, GTK_WIDGET (self), self->moon, &GRAPHENE_RECT_INIT ((int) x, (int) y, side, side));
    }
  gtk_snapshot_pop (snapshot);
}

static void
append_ground (BmScenery   *self,
               GtkSnapshot *snapshot)
{
  int seen = visible_height (self), width, height;

  ground_size (self, &width, &height);
  append_backdrop (self, &self->ground,
                   &GRAPHENE_RECT_INIT ((gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2, seen, width, height),
                   gtk_widget_get_scale_factor (GTK_WIDGET (self)), snapshot);
}

static void
bm_scenery_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  BmScenery *self = BM_SCENERY (widget);

  if (self->sky.texture != NULL)
    append_sky (self, snapshot);
  if (self->ground.texture != NULL)
    append_ground (self, snapshot);
  gtk_widget_snapshot_child (widget, self->scene, snapshot);
}

static void
bm_scenery_dispose (GObject *object)
{
  g_clear_pointer (&BM_SCENERY (object)->scene, gtk_widget_unparent);
  G_OBJECT_CLASS (bm_scenery_parent_class)->dispose (object);
}

static void
bm_scenery_finalize (GObject *object)
{
  BmScenery *self = BM_SCENERY (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  g_free (self->art);
  g_free (self->ground_art);
  set_backdrop (&self->sky, NULL, 1);
  set_backdrop (&self->ground, NULL, 1);
  g_clear_object (&self->moon);
  G_OBJECT_CLASS (bm_scenery_parent_class)->finalize (object);
}

static void
bm_scenery_class_init (BmSceneryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_scenery_dispose;
  object_class->finalize = bm_scenery_finalize;
  widget_class->size_allocate = bm_scenery_size_allocate;
  widget_class->snapshot = bm_scenery_snapshot;
  gtk_widget_class_set_css_name (widget_class, "scenery");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_scenery_init (BmScenery *self)
{
  self->scene = g_object_new (BM_TYPE_TITLE_SCENE, "visible", FALSE, NULL);
  gtk_widget_set_parent (self->scene, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_textures), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_textures));
}

static void
set_string (char       **string,
            const char  *value)
{
  if (g_strcmp0 (*string, value) == 0)
    return;
  g_free (*string);
  *string = g_strdup (value);
}

void
bm_scenery_set (BmScenery  *self,
                const char *art,
                const char *ground,
                int         horizon)
{
  g_return_if_fail (BM_IS_SCENERY (self));

  if (g_strcmp0 (self->art, art) == 0 && g_strcmp0 (self->ground_art, ground) == 0 && self->horizon == horizon)
    return;
  set_string (&self->art, art);
  set_string (&self->ground_art, ground);
  self->horizon = horizon;
  gtk_widget_set_visible (self->scene, g_strcmp0 (art, TITLE) == 0);
  fetch_textures (self);
  /* The same pictures may have moved. */
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bm_scenery_set_motion (BmScenery *self,
                       BmMotion   motion)
{
  g_return_if_fail (BM_IS_SCENERY (self));

  bm_title_scene_set_motion (BM_TITLE_SCENE (self->scene), motion);
}

int
bm_scenery_get_ground (int width,
                       int height)
{
  int picture_width, picture_height;

  cover (width, height, &picture_width, &picture_height);
  return (int) (picture_height * (1 - GROUND));
}
