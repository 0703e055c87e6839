/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-pattern.h"

#define SIDE 5

struct _TbPattern
{
  GtkWidget parent_instance;

  TbCard    worm;
  int       size; /* pixels of a side of it all */
};

G_DEFINE_FINAL_TYPE (TbPattern, tb_pattern, GTK_TYPE_WIDGET)

static void
tb_pattern_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = *natural = TB_PATTERN (widget)->size;
}

/* What lies at COLUMN, ROW from the Target: 'r' Rubble, 'e' the Egg, 'c' the Target, 0 nothing. */
static char
piece_at (const TbWorm *worm,
          int           column,
          int           row)
{
  if (column == 0 && row == 0)
    return 'c';
  for (guint i = 0; i < worm->n_rubble; i++)
    if (worm->rubble[i].column == column && worm->rubble[i].row == row)
      return 'r';
  for (guint i = 0; i < worm->n_eggs; i++)
    if (worm->eggs[i].column == column && worm->eggs[i].row == row)
      return 'e';
  return 0;
}

static void
tb_pattern_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  static const GdkRGBA empty = { 0.24f, 0.14f, 0.12f, 1 }, stone = { 0.76f, 0.7f, 0.74f, 1 }, egg = { 0.66f, 0.55f, 1, 1 },
                       centre = { 0.94f, 0.28f, 0.25f, 1 };
  TbPattern *self = TB_PATTERN (widget);
  float gap = 1.4f, cell = ((float) self->size - gap * (SIDE - 1)) / SIDE;
  const TbWorm *worm;

  if (self->worm == TB_NO_CARD)
    return;
  worm = tb_worm (self->worm);
  for (int row = 0; row < SIDE; row++)
    for (int column = 0; column < SIDE; column++)
      {
        char piece = piece_at (worm, column - SIDE / 2, row - SIDE / 2);
        const GdkRGBA *colour = piece == 'c' ? &centre : piece == 'r' ? &stone : piece == 'e' ? &egg : &empty;
        graphene_rect_t at = GRAPHENE_RECT_INIT ((float) column * (cell + gap), (float) row * (cell + gap), cell, cell);
        GskRoundedRect round;

        gsk_rounded_rect_init_from_rect (&round, &at, piece == 'e' ? cell / 2 : cell * 0.22f);
        gtk_snapshot_push_rounded_clip (snapshot, &round);
        gtk_snapshot_append_color (snapshot, colour, &at);
        gtk_snapshot_pop (snapshot);
      }
}

static void
tb_pattern_class_init (TbPatternClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = tb_pattern_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = tb_pattern_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_pattern_init (TbPattern *self)
{
  self->worm = TB_NO_CARD;
}

GtkWidget *
tb_pattern_new (void)
{
  return g_object_new (TB_TYPE_PATTERN, NULL);
}

void
tb_pattern_set (TbPattern *self,
                TbCard     worm,
                int        size)
{
  if (self->size != size)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  if (self->size == size && self->worm == worm)
    return;
  self->worm = worm;
  self->size = size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
