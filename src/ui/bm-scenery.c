/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-scenery"

#include "config.h"

#include "bm-scenery.h"

#include "bm-art.h"

/* The pictures are drawn for this shape. */
#define ASPECT (16.0 / 9.0)

/* Sizes are rounded up to this many pixels, so that dragging the window's edge does not draw the SVG at every pixel. */
#define STEP 160

struct _BmScenery
{
  GtkWidget   parent_instance;

  char       *art;
  int         horizon;
  GdkTexture *texture;
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

static void
fetch_texture (BmScenery *self)
{
  GdkTexture *texture = NULL;
  int width, height;

  picture_size (self, &width, &height);
  if (self->art != NULL && width > 0 && height > 0)
    {
      width = (width + STEP - 1) / STEP * STEP;
      texture = bm_art_get (self->art, width, (int) (width / ASPECT),
                            gtk_widget_get_scale_factor (GTK_WIDGET (self)));
    }
  if (g_set_object (&self->texture, texture))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bm_scenery_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  fetch_texture (BM_SCENERY (widget));
}

static void
bm_scenery_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  BmScenery *self = BM_SCENERY (widget);
  int seen = visible_height (self), width, height;
  graphene_rect_t clip = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), seen);

  if (self->texture == NULL)
    return;
  picture_size (self, &width, &height);
  gtk_snapshot_push_clip (snapshot, &clip);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT ((gtk_widget_get_width (widget) - width) / 2, seen - height,
                                                    width, height));
  gtk_snapshot_pop (snapshot);
}

static void
bm_scenery_finalize (GObject *object)
{
  BmScenery *self = BM_SCENERY (object);

  g_free (self->art);
  g_clear_object (&self->texture);
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
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_texture), NULL);
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
  fetch_texture (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
