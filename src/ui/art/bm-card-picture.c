/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-card-picture"

#include "config.h"

#include "bm-card-picture.h"

#include "bm-art.h"
#include "bm-texture.h"

/* With too little height the picture is cropped at top and bottom, but at least this part of it is shown. */
#define LEAST_PART 0.36

struct _BmCardPicture
{
  GtkWidget   parent_instance;

  char       *art;
  double      aspect; /* requested height by width, independent of the picture's shape */
  GdkTexture *texture; /* NULL until there is a size */
  gboolean    dimmed;
  gboolean    keeps_top;
  int         width;   /* logical pixels of TEXTURE */
  int         height;
};

enum { PROP_0, PROP_ART, PROP_ASPECT, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BmCardPicture, bm_card_picture, GTK_TYPE_WIDGET)

/* The whole picture, large enough to cover the widget. */
static void
fetch_texture (BmCardPicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double own;
  GdkTexture *texture = NULL;

  if (self->art != NULL && width > 0 && height > 0)
    {
      own = bm_art_get_aspect (self->art);
      self->width = MAX (width, (int) (height / own + 0.5));
      self->height = MAX (height, (int) (self->width * own + 0.5));
      texture = bm_art_get (self->art, self->width, self->height, gtk_widget_get_scale_factor (widget));
    }
  if (texture != NULL && self->dimmed)
    texture = bm_texture_dim (texture);
  if (g_set_object (&self->texture, texture))
    gtk_widget_queue_draw (widget);
}

/* With both sizes requested, they do not depend on each other.  GtkBox of GTK 4.18 misinterprets a child that needs
   less height in less width. */
static GtkSizeRequestMode
bm_card_picture_get_request_mode (GtkWidget *widget)
{
  int width, height;

  gtk_widget_get_size_request (widget, &width, &height);
  return width >= 0 && height >= 0 ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_card_picture_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  BmCardPicture *self = BM_CARD_PICTURE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    {
      *minimum = *natural = 0;
      return;
    }
  *natural = (int) (for_size * self->aspect + 0.5);
  *minimum = (int) (for_size * self->aspect * LEAST_PART);
}

static void
bm_card_picture_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  fetch_texture (BM_CARD_PICTURE (widget));
}

static void
bm_card_picture_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  BmCardPicture *self = BM_CARD_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->texture == NULL)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  bm_texture_append (snapshot, widget, self->texture,
                     &GRAPHENE_RECT_INIT ((width - self->width) / 2, self->keeps_top ? 0 : (height - self->height) / 2,
                                          self->width, self->height));
  gtk_snapshot_pop (snapshot);
}

static void
bm_card_picture_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  BmCardPicture *self = BM_CARD_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      g_value_set_string (value, self->art);
      break;
    case PROP_ASPECT:
      g_value_set_double (value, self->aspect);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bm_card_picture_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  BmCardPicture *self = BM_CARD_PICTURE (object);

  switch (prop_id)
    {
    case PROP_ART:
      bm_card_picture_set (self, g_value_get_string (value), self->aspect);
      break;
    case PROP_ASPECT:
      bm_card_picture_set (self, self->art, g_value_get_double (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bm_card_picture_finalize (GObject *object)
{
  BmCardPicture *self = BM_CARD_PICTURE (object);

  g_free (self->art);
  g_clear_object (&self->texture);
  G_OBJECT_CLASS (bm_card_picture_parent_class)->finalize (object);
}

static void
bm_card_picture_class_init (BmCardPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bm_card_picture_get_property;
  object_class->set_property = bm_card_picture_set_property;
  object_class->finalize = bm_card_picture_finalize;
  widget_class->get_request_mode = bm_card_picture_get_request_mode;
  widget_class->measure = bm_card_picture_measure;
  widget_class->size_allocate = bm_card_picture_size_allocate;
  widget_class->snapshot = bm_card_picture_snapshot;

  props[PROP_ART] = g_param_spec_string ("art", NULL, NULL, NULL, flags);
  props[PROP_ASPECT] = g_param_spec_double ("aspect", NULL, NULL, 0.1, 10.0, 0.625, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "cardpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_card_picture_init (BmCardPicture *self)
{
  self->aspect = 0.625;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_texture), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_texture));
}

void
bm_card_picture_set (BmCardPicture *self,
                     const char    *art,
                     double         aspect)
{
  gboolean other_art, other_aspect;
  char *copy;

  g_return_if_fail (BM_IS_CARD_PICTURE (self));
  g_return_if_fail (aspect > 0);

  other_art = g_strcmp0 (self->art, art) != 0;
  other_aspect = self->aspect < aspect || self->aspect > aspect;
  copy = g_strdup (art);
  g_free (self->art);
  self->art = copy;
  self->aspect = aspect;
  if (other_art)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ART]);
  if (other_aspect)
    {
      gtk_widget_queue_resize (GTK_WIDGET (self));
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ASPECT]);
    }
  if (other_art || other_aspect)
    fetch_texture (self);
}

void
bm_card_picture_set_dimmed (BmCardPicture *self,
                            gboolean       dimmed)
{
  g_return_if_fail (BM_IS_CARD_PICTURE (self));

  if (self->dimmed == dimmed)
    return;
  self->dimmed = dimmed;
  fetch_texture (self);
}

void
bm_card_picture_keep_top (BmCardPicture *self)
{
  g_return_if_fail (BM_IS_CARD_PICTURE (self));

  self->keeps_top = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
