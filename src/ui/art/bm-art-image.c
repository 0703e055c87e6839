/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-art-image"

#include "config.h"

#include "bm-art-image.h"

#include "bm-art.h"
#include "bm-texture.h"

struct _BmArtImage
{
  GtkWidget   parent_instance;

  char       *name;
  int         size;
  GdkTexture *texture; /* NULL until there is a size */
  int         shown_width; /* logical pixels of TEXTURE */
  int         shown_height;
};

enum { PROP_0, PROP_NAME, PROP_SIZE, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BmArtImage, bm_art_image, GTK_TYPE_WIDGET)

static void
fetch_texture (BmArtImage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int side = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  double aspect = self->name == NULL ? 1 : bm_art_get_aspect (self->name);
  GdkTexture *texture = NULL;

  self->shown_width = MAX (1, (int) (side / MAX (aspect, 1) + 0.5));
  self->shown_height = MAX (1, (int) (side * MIN (aspect, 1) + 0.5));
  if (self->name != NULL && side > 0)
    texture = bm_art_get (self->name, self->shown_width, self->shown_height, gtk_widget_get_scale_factor (widget));
  if (g_set_object (&self->texture, texture))
    gtk_widget_queue_draw (widget);
}

static void
bm_art_image_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  BmArtImage *self = BM_ART_IMAGE (widget);

  *minimum = *natural = self->size;
}

static void
bm_art_image_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  fetch_texture (BM_ART_IMAGE (widget));
}

static void
bm_art_image_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  BmArtImage *self = BM_ART_IMAGE (widget);
  int x = (gtk_widget_get_width (widget) - self->shown_width) / 2;
  int y = (gtk_widget_get_height (widget) - self->shown_height) / 2;

  if (self->texture != NULL)
    bm_texture_append (snapshot, widget, self->texture,
                       &GRAPHENE_RECT_INIT (x, y, self->shown_width, self->shown_height));
}

static void
bm_art_image_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  BmArtImage *self = BM_ART_IMAGE (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bm_art_image_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  BmArtImage *self = BM_ART_IMAGE (object);

  switch (prop_id)
    {
    case PROP_NAME:
      bm_art_image_set_name (self, g_value_get_string (value));
      break;
    case PROP_SIZE:
      bm_art_image_set_size (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bm_art_image_finalize (GObject *object)
{
  BmArtImage *self = BM_ART_IMAGE (object);

  g_free (self->name);
  g_clear_object (&self->texture);
  G_OBJECT_CLASS (bm_art_image_parent_class)->finalize (object);
}

static void
bm_art_image_class_init (BmArtImageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bm_art_image_get_property;
  object_class->set_property = bm_art_image_set_property;
  object_class->finalize = bm_art_image_finalize;
  widget_class->measure = bm_art_image_measure;
  widget_class->size_allocate = bm_art_image_size_allocate;
  widget_class->snapshot = bm_art_image_snapshot;

  props[PROP_NAME] = g_param_spec_string ("art", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 1, 4096, 32,
                                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "bmart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_art_image_init (BmArtImage *self)
{
  self->size = 32;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_texture), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_texture));
}

GtkWidget *
bm_art_image_new (const char *name,
                  int         size)
{
  return g_object_new (BM_TYPE_ART_IMAGE, "art", name, "size", size, NULL);
}

void
bm_art_image_set_name (BmArtImage *self,
                       const char *name)
{
  g_return_if_fail (BM_IS_ART_IMAGE (self));

  if (g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  fetch_texture (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
}

void
bm_art_image_set_size (BmArtImage *self,
                       int         size)
{
  g_return_if_fail (BM_IS_ART_IMAGE (self));
  g_return_if_fail (size > 0);

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}
