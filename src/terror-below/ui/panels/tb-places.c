/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-places.h"

#include "bm-art.h"
#include "bm-digits.h"
#include "bm-texture.h"
#include "tb-words.h"

/* Height by width of a card. */
#define ASPECT 1.42

struct _TbPlaces
{
  GtkWidget   parent_instance;

  TbSlot      slot;
  int         width;    /* wanted */
  float       card;     /* as it is */
  GdkTexture *figures[TB_MAX_LAID];
  GdkTexture *marks[TB_MAX_LAID];
  BmDigits    digits;
};

G_DEFINE_FINAL_TYPE (TbPlaces, tb_places, GTK_TYPE_WIDGET)

static guint
n_places (TbPlaces *self)
{
  if (!tb_slot_is_in_play (&self->slot))
    return 0;
  return MAX (self->slot.n_cards, tb_worm (self->slot.worm)->limit);
}

static void
tb_places_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  TbPlaces *self = TB_PLACES (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 4 * self->width / 2;
      *natural = 4 * (self->width + 5);
    }
  else
    *minimum = *natural = (int) (self->width * ASPECT);
}

static void
fetch (TbPlaces *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)), size = MAX (8, (int) self->card);

  for (guint i = 0; i < TB_MAX_LAID; i++)
    {
      guint by = self->slot.by[i] & ~(guint) TB_LAID_DOWN;
      gboolean known = i < self->slot.n_cards && self->slot.cards[i] != TB_CARD_UNKNOWN;
      g_autofree char *name = NULL;

      g_clear_object (&self->figures[i]);
      g_clear_object (&self->marks[i]);
      if (i >= self->slot.n_cards || self->card <= 0)
        continue;
      if (known)
        name = g_strdup_printf ("terror-below/vehicles/%s-figure", tb_card_kind (self->slot.cards[i]));
      self->figures[i] = known ? g_object_ref (bm_art_get (name, size, size * 5 / 8, scale))
                               : g_object_ref (bm_art_get ("terror-below/backs/vehicle", size, (int) (size * ASPECT), scale));
      if (by < TB_MAX_SEATS)
        self->marks[i] = g_object_ref (bm_art_get (tb_mark_art (by), MAX (10, size / 3), MAX (10, size / 3), scale));
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tb_places_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  TbPlaces *self = TB_PLACES (widget);
  guint n = MAX (1, n_places (self));
  float card = MIN ((float) self->width, ((float) width - 4 * (float) (n - 1)) / (float) n);

  card = MIN (card, (float) height / (float) ASPECT);
  if (card != self->card)
    {
      self->card = card;
      bm_digits_prepare (&self->digits, widget);
      fetch (self);
    }
}

static void
rounded (GtkSnapshot           *snapshot,
         const graphene_rect_t *rect,
         const GdkRGBA         *fill,
         const GdkRGBA         *edge,
         float                  line)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, rect, 5);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, fill, rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &round, (const float[4]) { line, line, line, line },
                              (const GdkRGBA[4]) { *edge, *edge, *edge, *edge });
}

static void
draw_card (TbPlaces    *self,
           GtkSnapshot *snapshot,
           guint        i,
           float        x)
{
  static const GdkRGBA ground = { 0.42f, 0.14f, 0.22f, 1 }, frame = { 0.82f, 0.6f, 0.33f, 1 }, ink = { 0.1f, 0.05f, 0.08f, 1 };
  float card = self->card, height = card * (float) ASPECT, mark = MAX (10, card / 3);
  TbCard vehicle = self->slot.cards[i];

  rounded (snapshot, &GRAPHENE_RECT_INIT (x, 0, card, height), &ground, &frame, 2);
  if (vehicle == TB_CARD_UNKNOWN && self->figures[i] != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), self->figures[i], &GRAPHENE_RECT_INIT (x + 2, 2, card - 4, height - 4));
  else if (self->figures[i] != NULL)
    {
      bm_texture_append (snapshot, GTK_WIDGET (self), self->figures[i],
                         &GRAPHENE_RECT_INIT (x + 2, height * 0.36f, card - 4, (card - 4) * 0.625f));
      rounded (snapshot, &GRAPHENE_RECT_INIT (x + 2, 2, card * 0.42f, card * 0.42f), &frame, &ink, 1);
      bm_digits_draw (&self->digits, snapshot, tb_vehicle (vehicle)->ap, x + 2 + card * 0.21f, 2 + card * 0.21f, card * 0.34f,
                      &ink);
    }
  if ((self->slot.by[i] & TB_LAID_DOWN) != 0 && vehicle != TB_CARD_UNKNOWN)
    bm_digits_draw (&self->digits, snapshot, BM_DIGITS_QUESTION, x + card * 0.75f, card * 0.22f, card * 0.36f, &frame);
  if (self->marks[i] != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), self->marks[i],
                       &GRAPHENE_RECT_INIT (x + card - mark - 1, height - mark - 1, mark, mark));
}

/* The mark of a place that is free: that the Worm attacks after the last one. */
static void
draw_free (TbPlaces    *self,
           GtkSnapshot *snapshot,
           float        x,
           gboolean     last)
{
  static const GdkRGBA hollow = { 0, 0, 0, 0.28f }, edge = { 0.42f, 0.35f, 0.53f, 1 }, warning = { 1, 0.42f, 0.37f, 1 };
  float card = self->card, height = card * (float) ASPECT;

  rounded (snapshot, &GRAPHENE_RECT_INIT (x, 0, card, height), &hollow, last ? &warning : &edge, 1.5f);
  if (last)
    {
      gtk_snapshot_append_color (snapshot, &warning, &GRAPHENE_RECT_INIT (x + card / 2 - 1.5f, height * 0.3f, 3, height * 0.24f));
      gtk_snapshot_append_color (snapshot, &warning, &GRAPHENE_RECT_INIT (x + card / 2 - 1.5f, height * 0.62f, 3, 3));
    }
}

static void
tb_places_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TbPlaces *self = TB_PLACES (widget);
  guint n = n_places (self);

  for (guint i = 0; i < n; i++)
    {
      float x = (float) i * (self->card + 4);

      if (i < self->slot.n_cards)
        draw_card (self, snapshot, i, x);
      else
        draw_free (self, snapshot, x, i + 1 == n);
    }
}

static void
tb_places_finalize (GObject *object)
{
  TbPlaces *self = TB_PLACES (object);

  for (guint i = 0; i < TB_MAX_LAID; i++)
    {
      g_clear_object (&self->figures[i]);
      g_clear_object (&self->marks[i]);
    }
  bm_digits_clear (&self->digits);
  G_OBJECT_CLASS (tb_places_parent_class)->finalize (object);
}

static void
tb_places_class_init (TbPlacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tb_places_finalize;
  widget_class->measure = tb_places_measure;
  widget_class->size_allocate = tb_places_size_allocate;
  widget_class->snapshot = tb_places_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_places_init (TbPlaces *self)
{
  self->slot.worm = TB_NO_CARD;
  self->width = 40;
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch));
}

GtkWidget *
tb_places_new (void)
{
  return g_object_new (TB_TYPE_PLACES, NULL);
}

void
tb_places_set (TbPlaces     *self,
               const TbSlot *slot,
               int           width)
{
  if (memcmp (&self->slot, slot, sizeof *slot) == 0 && self->width == width)
    return;
  self->slot = *slot;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  fetch (self);
}
