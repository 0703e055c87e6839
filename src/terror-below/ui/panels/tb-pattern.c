/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-pattern.h"

#include "bm-art.h"
#include "bm-digits.h"
#include "bm-texture.h"
#include "tb-words.h"

#define SIDE 5
#define GAP  1.4f

/* Smaller cells have no picture. */
#define LEAST_PICTURE 9

struct _TbPattern
{
  GtkWidget   parent_instance;

  TbCard      worm;
  guint       number;
  int         size; /* width and height of the whole pattern in pixels */
  GdkTexture *stone;
  GdkTexture *eggs[TB_N_COLOURS];
  BmDigits    digits;
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

static float
cell_of (TbPattern *self)
{
  return ((float) self->size - GAP * (SIDE - 1)) / SIDE;
}

static void
fetch (TbPattern *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)), side = MAX (1, (int) (cell_of (self) + 0.5f));
  gboolean changed;

  if (self->size == 0)
    return;
  changed = g_set_object (&self->stone, bm_art_get ("terror-below/pieces/rubble-1", side, side, scale));
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    changed |= g_set_object (&self->eggs[colour], bm_art_get (tb_egg_art (colour), MAX (1, side * 6 / 7), side, scale));
  if (changed)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The content at COLUMN, ROW from the Target: 'r' Rubble, 'e' an Egg and its COLOUR, 'c' the Target, 0 nothing. */
static char
piece_at (const TbWorm *worm,
          int           column,
          int           row,
          guint        *colour)
{
  if (column == 0 && row == 0)
    return 'c';
  for (guint i = 0; i < worm->n_rubble; i++)
    if (worm->rubble[i].column == column && worm->rubble[i].row == row)
      return 'r';
  for (guint i = 0; i < worm->n_eggs; i++)
    if (worm->eggs[i].column == column && worm->eggs[i].row == row)
      {
        *colour = worm->colour < TB_N_COLOURS ? worm->colour : i % TB_N_COLOURS;
        return 'e';
      }
  return 0;
}

static void
fill (GtkSnapshot           *snapshot,
      const graphene_rect_t *at,
      float                  radius,
      const GdkRGBA         *colour)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, at, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, colour, at);
  gtk_snapshot_pop (snapshot);
}

/* Rubble is square, an Egg is round. */
static void
draw_small_cell (GtkSnapshot           *snapshot,
                 const graphene_rect_t *at,
                 char                   piece)
{
  static const GdkRGBA empty = { 0.29f, 0.184f, 0.165f, 1 }, stone = { 0.8f, 0.74f, 0.78f, 1 },
                       egg = { 1, 0.953f, 0.863f, 1 }, centre = { 0.941f, 0.282f, 0.247f, 1 };

  fill (snapshot, at, at->size.width * (piece == 'e' ? 0.5f : 0.2f),
        piece == 'c' ? &centre : piece == 'r' ? &stone : piece == 'e' ? &egg : &empty);
}

static void
draw_cell (TbPattern   *self,
           GtkSnapshot *snapshot,
           int          column,
           int          row)
{
  static const GdkRGBA empty = { 0.29f, 0.184f, 0.165f, 1 }, stone = { 0.627f, 0.541f, 0.604f, 1 },
                       ink = { 0.051f, 0.039f, 0.086f, 1 }, egg = { 0.42f, 0.27f, 0.24f, 1 },
                       centre = { 0.941f, 0.282f, 0.247f, 1 }, paper = { 1, 0.953f, 0.863f, 1 };
  guint colour = 0;
  char piece = piece_at (tb_worm (self->worm), column - SIDE / 2, row - SIDE / 2, &colour);
  float cell = cell_of (self), x = (float) column * (cell + GAP), y = (float) row * (cell + GAP);
  graphene_rect_t at = GRAPHENE_RECT_INIT (x, y, cell, cell), inner = at;
  GdkTexture *texture = piece == 'r' ? self->stone : piece == 'e' ? self->eggs[colour]
                                                                  : NULL;

  if (cell < LEAST_PICTURE)
    {
      draw_small_cell (snapshot, &at, piece);
      return;
    }
  graphene_rect_inset (&inner, 1, 1);
  fill (snapshot, &at, cell * 0.23f, piece == 'c' ? &paper : piece == 0 ? &empty
                                                                        : &ink);
  if (piece != 0)
    fill (snapshot, &inner, cell * 0.2f, piece == 'c' ? &centre : piece == 'e' ? &egg
                                                                               : &stone);
  if (texture != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), texture,
                       piece == 'r' ? &at : &GRAPHENE_RECT_INIT (x + cell / 14, y, cell * 6 / 7, cell));
  if (piece == 'c' && self->number > 0)
    bm_digits_draw (&self->digits, snapshot, self->number, x + cell / 2, y + cell / 2, cell * 0.62f, &paper);
}

static void
tb_pattern_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  TbPattern *self = TB_PATTERN (widget);

  if (self->worm == TB_NO_CARD)
    return;
  if (self->digits.layouts[0] == NULL)
    bm_digits_prepare (&self->digits, widget);
  for (int row = 0; row < SIDE; row++)
    for (int column = 0; column < SIDE; column++)
      draw_cell (self, snapshot, column, row);
}

static void
tb_pattern_finalize (GObject *object)
{
  TbPattern *self = TB_PATTERN (object);

  g_clear_object (&self->stone);
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    g_clear_object (&self->eggs[colour]);
  bm_digits_clear (&self->digits);
  G_OBJECT_CLASS (tb_pattern_parent_class)->finalize (object);
}

static void
tb_pattern_class_init (TbPatternClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tb_pattern_finalize;
  GTK_WIDGET_CLASS (klass)->measure = tb_pattern_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = tb_pattern_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_pattern_init (TbPattern *self)
{
  self->worm = TB_NO_CARD;
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch));
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
  gboolean resized = self->size != size;

  if (!resized && self->worm == worm)
    return;
  self->worm = worm;
  self->size = size;
  if (resized)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  fetch (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_pattern_set_number (TbPattern *self,
                       guint      number)
{
  if (self->number == number)
    return;
  self->number = number;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
