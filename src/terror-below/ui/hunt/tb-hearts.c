/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-hearts"

#include "config.h"

#include "tb-hearts.h"

#include <glib/gi18n-lib.h>

#include "bm-art.h"
#include "bm-texture.h"
#include "bm-widget.h"
#include "tb-pace.h"

#define HEART_MS 120
#define SIDE     18
#define LEAST    7
#define GAP      2

struct _TbHearts
{
  GtkWidget   parent_instance;

  guint       left;
  guint       all;
  guint       shown;    /* during the animation more than LEFT */
  guint       from;
  guint       tick;     /* 0: no animation */
  gint64      start;    /* microseconds, of the frame clock; -1: from the next frame on */
  guint       duration; /* of the whole animation */
  GdkTexture *full;
  GdkTexture *empty;
  int         side;     /* logical pixels of the textures */
};

G_DEFINE_FINAL_TYPE (TbHearts, tb_hearts, GTK_TYPE_WIDGET)

static int
wanted_side (TbHearts *self)
{
  return (int) (SIDE * bm_widget_text_scale (GTK_WIDGET (self)));
}

static void
fetch_textures (TbHearts *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int scale = gtk_widget_get_scale_factor (widget), n = (int) MAX (self->all, 1);
  int side = MIN (gtk_widget_get_height (widget), (gtk_widget_get_width (widget) - (n - 1) * GAP) / n);

  self->side = MAX (side, 0);
  if (self->side == 0)
    return;
  if (g_set_object (&self->full, bm_art_get ("terror-below/tokens/heart", self->side, self->side, scale))
      | g_set_object (&self->empty, bm_art_get ("terror-below/tokens/heart-empty", self->side, self->side, scale)))
    gtk_widget_queue_draw (widget);
}

static void
tb_hearts_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  TbHearts *self = TB_HEARTS (widget);
  int n = (int) self->all, side = wanted_side (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = n == 0 ? 0 : n * LEAST + (n - 1) * GAP;
      *natural = n == 0 ? 0 : n * side + (n - 1) * GAP;
    }
  else
    *minimum = *natural = side;
}

static void
tb_hearts_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  fetch_textures (TB_HEARTS (widget));
}

static void
tb_hearts_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TbHearts *self = TB_HEARTS (widget);
  float y = (float) (gtk_widget_get_height (widget) - self->side) / 2;

  if (self->full == NULL || self->empty == NULL)
    return;
  for (guint i = 0; i < self->all; i++)
    bm_texture_append (snapshot, widget, i < self->shown ? self->full : self->empty,
                       &GRAPHENE_RECT_INIT ((float) ((int) i * (self->side + GAP)), y, (float) self->side,
                                            (float) self->side));
}

static void
stop (TbHearts *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static void
show_number (TbHearts *self,
             guint     shown)
{
  if (self->shown == shown)
    return;
  self->shown = shown;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       unused)
{
  TbHearts *self = TB_HEARTS (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  guint gone, lost = self->from - self->left;

  if (self->start < 0)
    self->start = now;
  gone = (guint) ((now - self->start) * lost / ((gint64) self->duration * 1000)) + 1;
  show_number (self, self->from - MIN (gone, lost));
  if (self->shown > self->left)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
tb_hearts_dispose (GObject *object)
{
  TbHearts *self = TB_HEARTS (object);

  stop (self);
  g_clear_object (&self->full);
  g_clear_object (&self->empty);
  G_OBJECT_CLASS (tb_hearts_parent_class)->dispose (object);
}

static void
tb_hearts_class_init (TbHeartsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_hearts_dispose;
  widget_class->measure = tb_hearts_measure;
  widget_class->size_allocate = tb_hearts_size_allocate;
  widget_class->snapshot = tb_hearts_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tbhearts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tb_hearts_init (TbHearts *self)
{
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_textures), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_textures));
}

static void
say (TbHearts *self)
{
  g_autofree char *words = g_strdup_printf (_("Health %1$u of %2$u"), self->left, self->all);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
tb_hearts_set (TbHearts *self,
               guint     left,
               guint     all)
{
  g_return_if_fail (TB_IS_HEARTS (self));
  g_return_if_fail (left <= all);

  stop (self);
  if (self->all != all)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  if (self->all != all || self->left != left)
    {
      self->all = all;
      self->left = left;
      say (self);
    }
  show_number (self, left);
}

guint
tb_hearts_drop (TbHearts *self,
                guint     left,
                BmMotion  motion)
{
  guint shown, duration;

  g_return_val_if_fail (TB_IS_HEARTS (self), 0);

  shown = self->shown;
  duration = shown > left ? tb_pace (GTK_WIDGET (self), motion, HEART_MS * (shown - left)) : 0;
  tb_hearts_set (self, MIN (left, self->all), self->all);
  if (duration == 0)
    return 0;
  show_number (self, shown);
  self->from = shown;
  self->start = -1;
  self->duration = duration;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  return duration;
}

void
tb_hearts_finish (TbHearts *self)
{
  g_return_if_fail (TB_IS_HEARTS (self));
  tb_hearts_set (self, self->left, self->all);
}
