/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The layout of a hand: a strip, which has a constant height, so that the table never moves; its cards overlap from
 * left to right when there are too many; or a list.
 */
#define G_LOG_DOMAIN "bm-hand"

#include "config.h"

#include "bm-hand-private.h"

#include "bm-card-face.h"
#include "bm-widget.h"

#define STRIP_LEAST  72  /* heights with text of the usual size */
#define STRIP_HEIGHT 96
#define READABLE     188 /* ... in which a medium card has all its lines */
#define RAISED       8   /* how far the raised card is moved up */
#define GAP          6   /* between cards that do not overlap */
#define LIST_GAP     3
#define LEAST_STEP   26  /* the least visible width of a card under another */
#define SHADOW       32  /* the largest extent of a shadow beyond a card's edge */

BmCardSize
bm_hand_card_size (BmHand *self)
{
  if (self->vertical)
    return BM_CARD_SIZE_LINE;
  return self->readable ? BM_CARD_SIZE_MEDIUM : BM_CARD_SIZE_SMALL;
}

GtkWidget *
bm_hand_card_at (BmHand *self,
                 int     index)
{
  return index >= 0 && index < (int) self->cards->len ? g_ptr_array_index (self->cards, index) : NULL;
}

int
bm_hand_index_of (BmHand    *self,
                  gpointer   button)
{
  guint index;

  return g_ptr_array_find (self->cards, button, &index) ? (int) index : -1;
}

int
bm_hand_focused_index (BmHand *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus == NULL ? -1 : bm_hand_index_of (self, focus);
}

/* The index of the raised card, -1: none. */
static int
top_index (BmHand *self)
{
  if (self->hovered >= 0)
    return self->hovered;
  if (bm_hand_focused_index (self) >= 0)
    return bm_hand_focused_index (self);
  for (guint i = 0; i < self->cards->len && self->picked != BM_CARD_NONE; i++)
    if (bm_card_button_get_card (g_ptr_array_index (self->cards, i)) == self->picked)
      return (int) i;
  return -1;
}

static double
growth (BmHand *self)
{
  return 1 + (bm_widget_text_scale (GTK_WIDGET (self)) - 1) * 0.45;
}

/* The children of the strip: while covered, the backs. */
static GPtrArray *
in_strip (BmHand *self)
{
  return self->covered ? self->backs : self->cards;
}

static int
card_width (BmHand *self)
{
  GPtrArray *cards = in_strip (self);
  int width = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      int natural;

      gtk_widget_measure (g_ptr_array_index (cards, i), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      width = MAX (width, natural);
    }
  return width;
}

static int
minimum_of (GtkWidget      *widget,
            GtkOrientation  orientation,
            int             for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
least_height (BmHand *self)
{
  int height = (int) (STRIP_LEAST * growth (self)), width = card_width (self);
  GPtrArray *cards = in_strip (self);

  for (guint i = 0; i < cards->len; i++)
    height = MAX (height, RAISED + minimum_of (g_ptr_array_index (cards, i), GTK_ORIENTATION_VERTICAL, width));
  return height;
}

int
bm_hand_get_readable_height (BmHand *self)
{
  g_return_val_if_fail (BM_IS_HAND (self), 0);
  return (int) (READABLE * bm_widget_text_scale (GTK_WIDGET (self)));
}

int
bm_hand_get_readable_width (BmHand *self,
                            guint   n_cards)
{
  g_return_val_if_fail (BM_IS_HAND (self), 0);
  return (int) (n_cards * (BM_CARD_MEDIUM_WIDTH * bm_widget_text_scale (GTK_WIDGET (self)) + GAP));
}

void
bm_hand_set_readable (BmHand   *self,
                      gboolean  readable)
{
  g_return_if_fail (BM_IS_HAND (self));

  if (self->readable == readable)
    return;
  self->readable = readable;
  for (guint i = 0; i < self->cards->len; i++)
    bm_card_button_set_size (g_ptr_array_index (self->cards, i), bm_hand_card_size (self));
  for (guint i = 0; i < self->backs->len; i++)
    bm_card_face_set_size (g_ptr_array_index (self->backs, i), bm_hand_card_size (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
measure_strip (BmHand         *self,
               GtkOrientation  orientation,
               int            *minimum,
               int            *natural)
{
  int n = (int) self->cards->len, width = card_width (self);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = least_height (self);
      *natural = MAX (*minimum, (int) (STRIP_HEIGHT * growth (self)));
      /* It does not depend on the texts of the cards. */
      if (self->readable)
        *minimum = *natural = bm_hand_get_readable_height (self);
      return;
    }
  *minimum = n == 0 ? 0 : width + (n - 1) * LEAST_STEP;
  *natural = n * (width + GAP);
  if (self->covered)
    *minimum = MAX (*minimum, minimum_of (self->show, orientation, -1));
}

static void
measure_list (BmHand         *self,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = *natural = 0;
  if (self->covered)
    {
      if (self->can_show)
        gtk_widget_measure (self->show, orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }
  for (guint i = 0; i < self->cards->len; i++)
    {
      int own_minimum, own_natural, gap = i > 0 ? LIST_GAP : 0;

      gtk_widget_measure (g_ptr_array_index (self->cards, i), orientation, for_size, &own_minimum, &own_natural, NULL,
                          NULL);
      *minimum = across ? MAX (*minimum, own_minimum) : *minimum + own_minimum + gap;
      *natural = across ? MAX (*natural, own_natural) : *natural + own_natural + gap;
    }
}

GtkSizeRequestMode
bm_hand_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
bm_hand_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  BmHand *self = BM_HAND (widget);

  if (self->vertical)
    measure_list (self, orientation, for_size, minimum, natural);
  else
    measure_strip (self, orientation, minimum, natural);
}

/* The left edge of card I of N in a strip of WIDTH. */
static int
strip_x (int i,
         int n,
         int card,
         int width)
{
  int step = card + GAP;

  if (n > 1 && n * (card + GAP) - GAP > width)
    step = (width - card) / (n - 1);
  return MAX (0, (width - (n - 1) * step - card) / 2) + i * step;
}

static void
place_strip (BmHand *self,
             int     width,
             int     height)
{
  GPtrArray *cards = in_strip (self);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int n = (int) cards->len, card = card_width (self), top = self->covered ? -1 : top_index (self);

  for (int i = 0; i < n; i++)
    {
      GtkAllocation at = { strip_x (mirrored ? n - 1 - i : i, n, card, width), i == top ? 0 : RAISED, card,
                           height - RAISED };

      gtk_widget_size_allocate (g_ptr_array_index (cards, i), &at, -1);
    }
}

static void
place_list (BmHand *self,
            int     width)
{
  int y = 0;

  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->cards, i);
      GtkAllocation at = { 0, y, width, minimum_of (button, GTK_ORIENTATION_VERTICAL, width) };

      gtk_widget_size_allocate (button, &at, -1);
      y += at.height + LIST_GAP;
    }
}

static void
place_show (BmHand *self,
            int     width,
            int     height)
{
  int own_width, own_height;
  GtkAllocation at;

  gtk_widget_measure (self->show, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &own_width, NULL, NULL);
  gtk_widget_measure (self->show, GTK_ORIENTATION_VERTICAL, -1, NULL, &own_height, NULL, NULL);
  if (self->vertical)
    own_width = width;
  at = (GtkAllocation) { MAX (0, (width - own_width) / 2), MAX (0, (height - own_height) / 2), own_width, own_height };
  gtk_widget_size_allocate (self->show, &at, -1);
}

void
bm_hand_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  BmHand *self = BM_HAND (widget);

  if (!self->vertical)
    place_strip (self, width, height);
  else if (!self->covered)
    place_list (self, width);
  if (self->covered)
    place_show (self, width, height);
  if (gtk_widget_get_visible (GTK_WIDGET (self->peek)))
    gtk_popover_present (self->peek);
}

/* In order from left to right, the raised one last. */
static void
append_cards (BmHand      *self,
              GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int top = top_index (self);

  for (guint i = 0; i < self->backs->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->backs, i), snapshot);
  for (guint i = 0; i < self->cards->len; i++)
    if ((int) i != top)
      gtk_widget_snapshot_child (widget, g_ptr_array_index (self->cards, i), snapshot);
  if (top >= 0)
    gtk_widget_snapshot_child (widget, bm_hand_card_at (self, top), snapshot);
  gtk_widget_snapshot_child (widget, self->show, snapshot);
}

/* The shadows are clipped at the lower edge of the hand, which is that of the window: otherwise GTK redraws the whole
   window whenever cards come or go. */
void
bm_hand_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  const graphene_rect_t edge = GRAPHENE_RECT_INIT (-SHADOW, -SHADOW, (float) gtk_widget_get_width (widget) + 2 * SHADOW,
                                                   (float) gtk_widget_get_height (widget) + SHADOW);
  GtkSnapshot *cards = gtk_snapshot_new ();

  append_cards (BM_HAND (widget), cards);
  bm_snapshot_append_cut (snapshot, cards, &edge);
}
