/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-fuse"

#include "config.h"

#include "tb-fuse.h"

#include <glib/gi18n-lib.h>

#include "bm-art.h"
#include "bm-texture.h"
#include "bm-widget.h"

#define HEIGHT 24
#define GAP    2

struct _TbFuse
{
  GtkWidget   parent_instance;

  guint       burnt;
  guint       all;
  GdkTexture *end;
  GdkTexture *spark;
  int         side;
};

G_DEFINE_FINAL_TYPE (TbFuse, tb_fuse, GTK_TYPE_WIDGET)

static void
fetch (TbFuse *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int scale = gtk_widget_get_scale_factor (widget);

  self->side = gtk_widget_get_height (widget);
  if (self->side <= 0)
    return;
  if (g_set_object (&self->end, bm_art_get ("terror-below/worms/any-head", self->side, self->side, scale))
      | g_set_object (&self->spark, bm_art_get ("terror-below/tokens/star", self->side * 3 / 4, self->side * 3 / 4, scale)))
    gtk_widget_queue_draw (widget);
}

static void
tb_fuse_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  int height = (int) (HEIGHT * bm_widget_text_scale (widget));

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? height : 4 * height;
}

static void
tb_fuse_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  fetch (TB_FUSE (widget));
}

static void
draw_piece (GtkSnapshot   *snapshot,
            float          x,
            float          y,
            float          width,
            float          height,
            const GdkRGBA *colour)
{
  GskRoundedRect round;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (x, y, width, height);

  gsk_rounded_rect_init_from_rect (&round, &rect, height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, colour, &rect);
  gtk_snapshot_pop (snapshot);
}

static void
tb_fuse_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  static const GdkRGBA rope = { 0.93f, 0.75f, 0.45f, 1 }, ash = { 0.3f, 0.24f, 0.3f, 1 };
  TbFuse *self = TB_FUSE (widget);
  float side = (float) self->side, width = (float) gtk_widget_get_width (widget) - side - 4, step;

  if (self->all == 0 || side <= 0)
    return;
  step = width / (float) self->all;
  for (guint i = 0; i < self->all; i++)
    {
      gboolean gone = i < self->burnt;
      float thick = gone ? side * 0.16f : side * 0.32f;

      draw_piece (snapshot, (float) i * step, (side - thick) / 2, step - GAP, thick, gone ? &ash : &rope);
    }
  if (self->spark != NULL && self->burnt < self->all)
    bm_texture_append (snapshot, widget, self->spark,
                       &GRAPHENE_RECT_INIT (MAX (0, (float) self->burnt * step - side * 0.375f), side * 0.125f, side * 0.75f,
                                            side * 0.75f));
  if (self->end != NULL)
    bm_texture_append (snapshot, widget, self->end, &GRAPHENE_RECT_INIT (width + 4, 0, side, side));
}

static void
tb_fuse_dispose (GObject *object)
{
  g_clear_object (&TB_FUSE (object)->end);
  g_clear_object (&TB_FUSE (object)->spark);
  G_OBJECT_CLASS (tb_fuse_parent_class)->dispose (object);
}

static void
tb_fuse_class_init (TbFuseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_fuse_dispose;
  widget_class->measure = tb_fuse_measure;
  widget_class->size_allocate = tb_fuse_size_allocate;
  widget_class->snapshot = tb_fuse_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tbfuse");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tb_fuse_init (TbFuse *self)
{
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch));
}

void
tb_fuse_set (TbFuse *self,
             guint   burnt,
             guint   all)
{
  g_autofree char *words = NULL;

  g_return_if_fail (TB_IS_FUSE (self));

  if (self->burnt == burnt && self->all == all)
    return;
  self->burnt = MIN (burnt, all);
  self->all = all;
  words = g_strdup_printf (ngettext ("%1$u attack of %2$u is over", "%1$u attacks of %2$u are over", self->burnt), self->burnt,
                           self->all);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  bm_widget_set_tooltip (GTK_WIDGET (self), words);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
