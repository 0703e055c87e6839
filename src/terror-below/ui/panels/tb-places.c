/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-places.h"

#include "bm-art.h"
#include "bm-digits.h"
#include "bm-texture.h"
#include "tb-words.h"

/* Height by width of a card. */
#define ASPECT 1.44f

/* Between cards, of the width of one. */
#define GAP 0.14f

struct _TbPlaces
{
  GtkWidget   parent_instance;

  TbSlot      slot;
  guint       limit;    /* of its Worm */
  gboolean    fresh;
  int         width;    /* requested */
  float       card;     /* actual */
  GdkTexture *figures[TB_MAX_LAID];
  GdkTexture *marks[TB_MAX_LAID];
  GdkTexture *coin;
  GdkTexture *warning;
  BmDigits    digits;
};

G_DEFINE_FINAL_TYPE (TbPlaces, tb_places, GTK_TYPE_WIDGET)

static const GdkRGBA ink = { 0.051f, 0.039f, 0.086f, 1 }, frame = { 0.82f, 0.6f, 0.333f, 1 }, amber = { 1, 0.706f, 0.329f, 1 };

static guint
n_places (TbPlaces *self)
{
  if (!tb_slot_is_in_play (&self->slot))
    return 0;
  return MAX (self->slot.n_cards, self->limit);
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
      *natural = (int) (4 * (float) self->width * (1 + GAP));
    }
  else
    *minimum = *natural = (int) ((float) self->width * ASPECT) + 2;
}

/* NAME NULL: none.  TRUE: the picture has changed. */
static gboolean
fetch_one (TbPlaces    *self,
           GdkTexture **texture,
           const char  *name,
           float        width,
           float        height)
{
  GdkTexture *own = NULL;

  if (name != NULL)
    own = bm_art_get (name, MAX (1, (int) (width + 0.5f)), MAX (1, (int) (height + 0.5f)),
                      gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  return g_set_object (texture, own);
}

static void
clear_textures (TbPlaces *self)
{
  for (guint i = 0; i < TB_MAX_LAID; i++)
    {
      g_clear_object (&self->figures[i]);
      g_clear_object (&self->marks[i]);
    }
  g_clear_object (&self->coin);
  g_clear_object (&self->warning);
}

static gboolean
is_down (const TbSlot *slot,
         guint         i)
{
  return (slot->by[i] & TB_LAID_DOWN) != 0;
}

static float
mark_size (float card)
{
  return MAX (11, card * 0.34f);
}

/* Of the card at I. */
static gboolean
fetch_card (TbPlaces *self,
            guint     i)
{
  float card = self->card;
  guint by = self->slot.by[i] & ~(guint) TB_LAID_DOWN;
  gboolean lies = i < self->slot.n_cards, down = lies && is_down (&self->slot, i), changed;
  g_autofree char *figure = lies && !down ? g_strdup_printf ("terror-below/vehicles/%s-figure", tb_card_kind (self->slot.cards[i]))
                                          : NULL;

  changed = down ? fetch_one (self, &self->figures[i], "terror-below/backs/vehicle", card, card * ASPECT)
                 : fetch_one (self, &self->figures[i], figure, card * 0.92f, card * 0.575f);
  return fetch_one (self, &self->marks[i], lies && by < TB_MAX_SEATS ? tb_mark_art (by) : NULL, mark_size (card), mark_size (card))
         || changed;
}

static void
fetch (TbPlaces *self)
{
  gboolean changed;

  if (self->card <= 0)
    return;
  changed = fetch_one (self, &self->coin, "terror-below/tokens/coin", self->card * 0.46f, self->card * 0.46f);
  changed |= fetch_one (self, &self->warning, "terror-below/tokens/warning", self->card * 0.56f, self->card * 0.56f);
  for (guint i = 0; i < TB_MAX_LAID; i++)
    changed |= fetch_card (self, i);
  if (changed)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tb_places_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  TbPlaces *self = TB_PLACES (widget);
  float n = (float) MAX (1, n_places (self)), card = MIN ((float) self->width, (float) width / (n + GAP * (n - 1)));

  card = MIN (card, (float) height / ASPECT);
  if (card != self->card || self->digits.layouts[0] == NULL)
    {
      self->card = card;
      bm_digits_prepare (&self->digits, widget);
      fetch (self);
    }
}

/* ---- Drawing */

static void
fill (GtkSnapshot           *snapshot,
      const graphene_rect_t *rect,
      float                  radius,
      const GdkRGBA         *colour)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, colour, rect);
  gtk_snapshot_pop (snapshot);
}

static void
edge (GtkSnapshot           *snapshot,
      const graphene_rect_t *rect,
      float                  radius,
      float                  line,
      const GdkRGBA         *colour)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, rect, radius);
  gtk_snapshot_append_border (snapshot, &round, (const float[4]) { line, line, line, line },
                              (const GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

static const GskColorStop dusk[] = {
  { 0, { 0.173f, 0.078f, 0.251f, 1 } }, { 0.34f, { 0.416f, 0.125f, 0.275f, 1 } }, { 0.52f, { 0.757f, 0.29f, 0.243f, 1 } },
  { 0.62f, { 0.961f, 0.604f, 0.29f, 1 } }, { 0.63f, { 0.686f, 0.412f, 0.243f, 1 } }, { 1, { 0.49f, 0.278f, 0.176f, 1 } },
};

/* An open card of CARD's width with its upper left corner at X: a vehicle at dusk. */
static void
draw_open (TbPlaces              *self,
           GtkSnapshot           *snapshot,
           guint                  i,
           const graphene_rect_t *rect)
{
  float card = self->card, x = rect->origin.x, bottom = rect->origin.y + rect->size.height, strip = card * 0.22f;
  float coin = card * 0.46f;
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, rect, card * 0.13f);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_linear_gradient (snapshot, rect, &rect->origin, &GRAPHENE_POINT_INIT (x, bottom - strip), dusk,
                                       G_N_ELEMENTS (dusk));
  gtk_snapshot_append_color (snapshot, &frame, &GRAPHENE_RECT_INIT (x, bottom - strip, card, strip));
  gtk_snapshot_pop (snapshot);
  if (self->figures[i] != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), self->figures[i],
                       &GRAPHENE_RECT_INIT (x + card * 0.04f, bottom - strip - card * 0.56f, card * 0.92f, card * 0.575f));
  edge (snapshot, rect, card * 0.13f, MAX (1.5f, card * 0.05f), &frame);
  bm_texture_append (snapshot, GTK_WIDGET (self), self->coin, &GRAPHENE_RECT_INIT (x - card * 0.02f, rect->origin.y - card * 0.02f,
                                                                                  coin, coin));
  bm_digits_draw (&self->digits, snapshot, tb_vehicle (self->slot.cards[i])->ap, x + coin * 0.46f, rect->origin.y + coin * 0.46f,
                  coin * 0.48f, &ink);
}

static void
draw_card (TbPlaces    *self,
           GtkSnapshot *snapshot,
           guint        i,
           float        x)
{
  float card = self->card, mark = mark_size (card);
  graphene_rect_t rect = GRAPHENE_RECT_INIT (x, 1, card, card * ASPECT), around = rect;

  graphene_rect_inset (&around, -1, -1);
  fill (snapshot, &around, card * 0.15f, &ink);
  if (is_down (&self->slot, i))
    {
      bm_texture_append (snapshot, GTK_WIDGET (self), self->figures[i], &rect);
      edge (snapshot, &rect, card * 0.13f, MAX (1.5f, card * 0.05f), &frame);
    }
  else
    draw_open (self, snapshot, i, &rect);
  if (self->marks[i] != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), self->marks[i],
                       &GRAPHENE_RECT_INIT (x + card - mark * 0.96f, rect.origin.y + rect.size.height - mark * 0.96f, mark, mark));
  if (self->fresh && i + 1 == self->slot.n_cards)
    edge (snapshot, &around, card * 0.15f, MAX (2, card * 0.06f), &amber);
}

/* A broken line along a side of a place, LENGTH pixels from X, Y. */
static void
draw_side (GtkSnapshot   *snapshot,
           float          x,
           float          y,
           float          length,
           gboolean       down,
           float          line,
           const GdkRGBA *colour)
{
  float dash = line * 2.6f, step = dash * 1.75f;
  guint n = (guint) MAX (1, (length - dash) / step + 0.5f);

  for (guint i = 0; i <= n; i++)
    {
      float at = (length - dash) * (float) i / (float) n;

      gtk_snapshot_append_color (snapshot, colour, down ? &GRAPHENE_RECT_INIT (x, y + at, line, dash)
                                                        : &GRAPHENE_RECT_INIT (x + at, y, dash, line));
    }
}

/* A free place; the Worm attacks after a card in the LAST one. */
static void
draw_free (TbPlaces    *self,
           GtkSnapshot *snapshot,
           float        x,
           gboolean     last)
{
  static const GdkRGBA hollow = { 0, 0, 0, 0.26f }, dim = { 0.416f, 0.353f, 0.525f, 1 }, warning = { 1, 0.42f, 0.369f, 1 };
  float card = self->card, height = card * ASPECT, line = MAX (1.5f, card * 0.045f), sign = card * 0.56f, corner = card * 0.08f;
  const GdkRGBA *colour = last ? &warning : &dim;

  fill (snapshot, &GRAPHENE_RECT_INIT (x, 1, card, height), card * 0.13f, &hollow);
  draw_side (snapshot, x + corner, 1, card - 2 * corner, FALSE, line, colour);
  draw_side (snapshot, x + corner, 1 + height - line, card - 2 * corner, FALSE, line, colour);
  draw_side (snapshot, x, 1 + corner, height - 2 * corner, TRUE, line, colour);
  draw_side (snapshot, x + card - line, 1 + corner, height - 2 * corner, TRUE, line, colour);
  if (last)
    bm_texture_append (snapshot, GTK_WIDGET (self), self->warning,
                       &GRAPHENE_RECT_INIT (x + (card - sign) / 2, 1 + (height - sign) / 2, sign, sign));
}

static float
place_x (TbPlaces *self,
         guint     i)
{
  float x = (float) i * self->card * (1 + GAP) + 1;

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL
           ? (float) gtk_widget_get_width (GTK_WIDGET (self)) - x - self->card
           : x;
}

static void
tb_places_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TbPlaces *self = TB_PLACES (widget);
  guint n = n_places (self);

  if (self->coin == NULL)
    return;
  for (guint i = 0; i < n; i++)
    if (i < self->slot.n_cards)
      draw_card (self, snapshot, i, place_x (self, i));
    else
      draw_free (self, snapshot, place_x (self, i), i + 1 == n);
}

/* The cards on the Worm; face-down ones only if the view knows them. */
static gboolean
tb_places_query_tooltip (GtkWidget  *widget,
                         int         x,
                         int         y,
                         gboolean    keyboard,
                         GtkTooltip *tooltip)
{
  TbPlaces *self = TB_PLACES (widget);

  for (guint i = 0; i < self->slot.n_cards && !keyboard; i++)
    if ((float) x >= place_x (self, i) && (float) x < place_x (self, i) + self->card && self->slot.cards[i] != TB_CARD_UNKNOWN)
      {
        g_autofree char *words = tb_vehicle_words (self->slot.cards[i]);

        gtk_tooltip_set_text (tooltip, words);
        return TRUE;
      }
  return FALSE;
}

static void
tb_places_finalize (GObject *object)
{
  TbPlaces *self = TB_PLACES (object);

  clear_textures (self);
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
  widget_class->query_tooltip = tb_places_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_places_init (TbPlaces *self)
{
  self->slot.worm = TB_NO_CARD;
  self->width = 40;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch));
}

GtkWidget *
tb_places_new (void)
{
  return g_object_new (TB_TYPE_PLACES, NULL);
}

void
tb_places_get_place (TbPlaces        *self,
                     guint            index,
                     graphene_rect_t *rect)
{
  *rect = GRAPHENE_RECT_INIT ((float) index * self->card * (1 + GAP) + 1, 0, self->card, self->card * ASPECT);
}

void
tb_places_set (TbPlaces     *self,
               const TbSlot *slot,
               guint         limit,
               int           width,
               gboolean      fresh)
{
  if (memcmp (&self->slot, slot, sizeof *slot) == 0 && self->limit == limit && self->width == width
      && self->fresh == fresh)
    return;
  self->slot = *slot;
  self->limit = limit;
  self->width = width;
  self->fresh = fresh;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  fetch (self);
}
