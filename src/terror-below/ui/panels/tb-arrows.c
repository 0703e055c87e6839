/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-arrows.h"

#include "bm-art.h"

/* Between tiles, of the width of one. */
#define GAP 0.15f

struct _TbArrows
{
  GtkWidget   parent_instance;

  TbCard      vehicle;
  int         size;    /* requested */
  float       tile;    /* actual */
  GdkTexture *texture; /* faces up */
};

G_DEFINE_FINAL_TYPE (TbArrows, tb_arrows, GTK_TYPE_WIDGET)

static guint
n_arrows (TbArrows *self)
{
  return self->vehicle == TB_NO_CARD ? 0 : tb_vehicle (self->vehicle)->n_arrows;
}

static void
tb_arrows_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  TbArrows *self = TB_ARROWS (widget);
  float n = (float) n_arrows (self);

  *natural = orientation == GTK_ORIENTATION_VERTICAL ? self->size : (int) ((float) self->size * (n + GAP * MAX (0, n - 1)));
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? self->size : 0;
}

static void
fetch (TbArrows *self)
{
  int tile = MAX (1, (int) (self->tile + 0.5f));

  if (g_set_object (&self->texture, bm_art_get ("terror-below/tokens/arrow", tile, tile,
                                                gtk_widget_get_scale_factor (GTK_WIDGET (self)))))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tb_arrows_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  TbArrows *self = TB_ARROWS (widget);
  float n = (float) MAX (1, n_arrows (self)), tile = MIN ((float) self->size, (float) width / (n + GAP * (n - 1)));

  tile = MIN (tile, (float) height);
  if (tile != self->tile || self->texture == NULL)
    {
      self->tile = tile;
      fetch (self);
    }
}

static void
tb_arrows_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TbArrows *self = TB_ARROWS (widget);
  float tile = self->tile, n = (float) n_arrows (self), left = 0;

  if (self->texture == NULL)
    return;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    left = (float) gtk_widget_get_width (widget) - tile * (n + GAP * MAX (0, n - 1));
  for (guint i = 0; i < n_arrows (self); i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (left + tile * ((float) i * (1 + GAP) + 0.5f), tile / 2));
      gtk_snapshot_rotate (snapshot, 90 * (float) tb_vehicle (self->vehicle)->arrows[i]);
      gtk_snapshot_append_texture (snapshot, self->texture, &GRAPHENE_RECT_INIT (-tile / 2, -tile / 2, tile, tile));
      gtk_snapshot_restore (snapshot);
    }
}

static void
tb_arrows_finalize (GObject *object)
{
  g_clear_object (&TB_ARROWS (object)->texture);
  G_OBJECT_CLASS (tb_arrows_parent_class)->finalize (object);
}

static void
tb_arrows_class_init (TbArrowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tb_arrows_finalize;
  widget_class->measure = tb_arrows_measure;
  widget_class->size_allocate = tb_arrows_size_allocate;
  widget_class->snapshot = tb_arrows_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_arrows_init (TbArrows *self)
{
  self->vehicle = TB_NO_CARD;
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch));
}

GtkWidget *
tb_arrows_new (void)
{
  return g_object_new (TB_TYPE_ARROWS, NULL);
}

void
tb_arrows_set (TbArrows *self,
               TbCard    vehicle,
               int       size)
{
  if (self->vehicle == vehicle && self->size == size)
    return;
  self->vehicle = vehicle;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
