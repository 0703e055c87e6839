/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-logo"

#include "config.h"

#include "bm-logo.h"

#include <glib/gi18n-lib.h>

#include "bm-art.h"
#include "bm-texture.h"

/* The picture's own shape. */
#define WIDTH_OF(height) ((height) * 1064 / 200)

#define LEAST_HEIGHT   62
#define NATURAL_HEIGHT 86

struct _BmLogo
{
  GtkWidget   parent_instance;

  GdkTexture *texture;
  int         height; /* of the picture as drawn */
  double      growth;
};

G_DEFINE_FINAL_TYPE (BmLogo, bm_logo, GTK_TYPE_WIDGET)

static void
bm_logo_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? WIDTH_OF (LEAST_HEIGHT) : LEAST_HEIGHT;
  *natural = (int) ((across ? WIDTH_OF (NATURAL_HEIGHT) : NATURAL_HEIGHT) * BM_LOGO (widget)->growth);
}

static void
fetch_texture (BmLogo *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->height = MIN (gtk_widget_get_height (widget), gtk_widget_get_width (widget) * 200 / 1064);
  if (self->height > 0
      && g_set_object (&self->texture, bm_art_get ("scenery/logo", WIDTH_OF (self->height), self->height,
                                                   gtk_widget_get_scale_factor (widget))))
    gtk_widget_queue_draw (widget);
}

static void
bm_logo_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  fetch_texture (BM_LOGO (widget));
}

static void
bm_logo_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  BmLogo *self = BM_LOGO (widget);
  int width = WIDTH_OF (self->height);

  if (self->texture != NULL)
    bm_texture_append (snapshot, widget, self->texture,
                       &GRAPHENE_RECT_INIT ((gtk_widget_get_width (widget) - width) / 2,
                                            (gtk_widget_get_height (widget) - self->height) / 2, width, self->height));
}

static void
bm_logo_dispose (GObject *object)
{
  g_clear_object (&BM_LOGO (object)->texture);
  G_OBJECT_CLASS (bm_logo_parent_class)->dispose (object);
}

static void
bm_logo_class_init (BmLogoClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_logo_dispose;
  widget_class->measure = bm_logo_measure;
  widget_class->size_allocate = bm_logo_size_allocate;
  widget_class->snapshot = bm_logo_snapshot;
  gtk_widget_class_set_css_name (widget_class, "logo");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bm_logo_init (BmLogo *self)
{
  self->growth = 1;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Blood Moon"), -1);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_texture), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_texture));
}

void
bm_logo_set_growth (BmLogo *self,
                    double  growth)
{
  g_return_if_fail (BM_IS_LOGO (self));

  if (self->growth == growth)
    return;
  self->growth = growth;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
