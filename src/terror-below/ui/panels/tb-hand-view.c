/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-hand-view"

#include "config.h"

#include "tb-hand-view.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"
#include "bm-wrap.h"
#include "tb-hand-card.h"
#include "tb-hand-things.h"
#include "tb-parts.h"
#include "tb-words.h"

#define MAX_CARDS 6
#define N_PLACES  3
/* With larger text a small strip has no room for a card's back beside the words and the button. */
#define MOST_TEXT_WITH_BACK 1.2
#define SMALL_THINGS 88 /* the least width of the button for Items and Weapons */

struct _TbHandView
{
  GtkWidget   parent_instance;

  TbHandCard  cards[MAX_CARDS];
  guint       n_cards;
  GtkWidget  *things;
  guint       n_things;
  GtkWidget  *covered;
  GtkWidget  *back;
  GtkWidget  *covered_words;
  GtkWidget  *uncover;
  TbScale     scale;
};

enum { SIGNAL_UNCOVER, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TbHandView, tb_hand_view, GTK_TYPE_WIDGET)

static gboolean
is_covered (TbHandView *self)
{
  return gtk_widget_get_visible (self->covered);
}

/* Items and Weapons are beside the cards, if there are any and the hand is open. */
static void
show_things (TbHandView *self)
{
  gboolean shown = self->n_things > 0 && !is_covered (self);

  if (gtk_widget_get_visible (self->things) == shown)
    return;
  gtk_widget_set_visible (self->things, shown);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Sorted by number, the played one at its old place. */
static guint
show_cards (TbHandView   *self,
            const TbShow *show)
{
  const TbPosition *view = show->view;
  guint64 hand = view->players[show->seat].vehicles;
  gboolean played = view->played != TB_NO_CARD && view->turn == show->seat;
  guint n = 0;

  for (TbCard card = 0; card < TB_MAX_VEHICLES && n < MAX_CARDS; card++)
    if ((hand >> card & 1) != 0)
      tb_hand_card_show (&self->cards[n++], show, card, FALSE);
    else if (played && view->played == card)
      tb_hand_card_show (&self->cards[n++], show, card, TRUE);
  return n;
}

void
tb_hand_view_show (TbHandView   *self,
                   const TbShow *show)
{
  guint n = self->n_cards;

  self->n_cards = 0;
  self->n_things = 0;
  if (show->seat != BM_SIDE_NOBODY)
    {
      self->n_cards = show_cards (self, show);
      self->n_things = tb_hand_things_show (TB_HAND_THINGS (self->things), show);
    }
  else
    tb_hand_things_clear (TB_HAND_THINGS (self->things));
  for (guint i = self->n_cards; i < MAX_CARDS; i++)
    tb_hand_card_hide (&self->cards[i]);
  show_things (self);
  if (n != self->n_cards)
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tb_hand_view_cover (TbHandView *self,
                    const char *words,
                    const char *label)
{
  gtk_widget_set_visible (self->covered, words != NULL);
  show_things (self);
  if (words == NULL)
    return;
  tb_label_set (self->covered_words, words);
  gtk_widget_set_visible (self->uncover, label != NULL);
  gtk_widget_set_visible (self->back, self->scale.size > TB_SCALE_SMALL || label == NULL
                                      || bm_widget_text_scale (GTK_WIDGET (self)) < MOST_TEXT_WITH_BACK);
  if (label != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->uncover)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->uncover), label);
}

TbCard
tb_hand_view_get_card (TbHandView *self,
                       gboolean    thing,
                       guint       index)
{
  if (thing)
    return tb_hand_things_get (TB_HAND_THINGS (self->things), index);
  return index < MAX_CARDS ? self->cards[index].card : TB_NO_CARD;
}

GtkWidget *
tb_hand_view_find (TbHandView *self,
                   TbCard      card)
{
  for (guint i = 0; i < MAX_CARDS; i++)
    if (self->cards[i].card == card)
      return self->cards[i].button;
  return tb_hand_things_find (TB_HAND_THINGS (self->things), card);
}

void
tb_hand_view_set_scale (TbHandView    *self,
                        const TbScale *scale)
{
  self->scale = *scale;
  for (guint i = 0; i < MAX_CARDS; i++)
    tb_hand_card_set_scale (&self->cards[i], scale);
  tb_hand_things_set_scale (TB_HAND_THINGS (self->things), scale);
  bm_art_image_set_size (BM_ART_IMAGE (self->back), tb_scale_pick (scale, 48, 72, 96));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- Layout: three places; more cards overlap in them. */

static void
tb_hand_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  TbHandView *self = TB_HAND_VIEW (widget);
  int most = 0, least;

  if (is_covered (self))
    gtk_widget_measure (self->covered, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, &most, NULL, NULL,
                        NULL);
  else if (orientation == GTK_ORIENTATION_VERTICAL)
    for (guint i = 0; i < self->n_cards; i++)
      {
        int width = tb_scale_pick (&self->scale, 96, 122, 200);

        gtk_widget_measure (self->cards[i].button, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
        gtk_widget_measure (self->cards[i].button, orientation, MAX (width, least), &least, NULL, NULL, NULL);
        most = MAX (most, least);
      }
  *minimum = *natural = most;
}

static void
allocate (TbHandView *self,
          GtkWidget  *child,
          int         x,
          int         width,
          int         height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, NULL, NULL, NULL);
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, 0, MAX (1, width), MAX (1, height) }, -1);
}

static void
tb_hand_view_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  TbHandView *self = TB_HAND_VIEW (widget);
  int gap = tb_scale_pick (&self->scale, 4, 7, 10), wanted = tb_scale_pick (&self->scale, 96, 122, 200), each, step, things;

  if (is_covered (self))
    {
      allocate (self, self->covered, 0, width, height);
      return;
    }
  things = gtk_widget_get_visible (self->things) ? tb_scale_pick (&self->scale, SMALL_THINGS, width * 7 / 20, width * 7 / 20) : 0;
  each = MIN ((width - things - N_PLACES * gap) / N_PLACES, height * 5 / 4);
  each = MAX (each, wanted / 2);
  step = each + gap;
  if (self->n_cards > N_PLACES)
    step = (each * 2 + 2 * gap) / (int) (self->n_cards - 1);
  for (guint i = 0; i < self->n_cards; i++)
    allocate (self, self->cards[i].button, (int) i * step, each, height);
  if (things == 0)
    return;
  /* The button is never wider than a card. */
  things = width - N_PLACES * (each + gap);
  allocate (self, self->things, N_PLACES * (each + gap),
            self->scale.size == TB_SCALE_SMALL ? MIN (things, MAX (each, SMALL_THINGS)) : things, height);
}

static void
uncover_cb (TbHandView *self)
{
  g_signal_emit (self, signals[SIGNAL_UNCOVER], 0);
}

static gboolean
tb_hand_view_grab_focus (GtkWidget *widget)
{
  TbHandView *self = TB_HAND_VIEW (widget);

  if (is_covered (self))
    return gtk_widget_get_visible (self->uncover) && gtk_widget_grab_focus (self->uncover);
  return self->n_cards > 0 && gtk_widget_grab_focus (self->cards[0].button);
}

static void
tb_hand_view_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_hand_view_parent_class)->dispose (object);
}

static void
tb_hand_view_class_init (TbHandViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_hand_view_dispose;
  widget_class->grab_focus = tb_hand_view_grab_focus;
  widget_class->focus = bm_widget_focus;
  widget_class->measure = tb_hand_view_measure;
  widget_class->size_allocate = tb_hand_view_size_allocate;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_UNCOVER] = g_signal_new ("uncover", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  widget_class->snapshot = bm_widget_snapshot_whole;
  gtk_widget_class_set_css_name (widget_class, "handview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
make_covered (TbHandView *self)
{
  GtkWidget *words;

  self->covered = tb_row_new (16);
  self->covered_words = tb_wrapped_new ("covered-words");
  words = bm_wrap_new (GTK_LABEL (self->covered_words));
  /* No button's name has these words: screen readers need the label. */
  g_object_set (words, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  self->uncover = gtk_button_new ();
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->uncover, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->uncover, "suggested");
  g_signal_connect_object (self->uncover, "clicked", G_CALLBACK (uncover_cb), self, G_CONNECT_SWAPPED);
  self->back = bm_art_image_new ("terror-below/backs/vehicle", 72);
  gtk_widget_set_valign (self->back, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->covered), self->back);
  gtk_box_append (GTK_BOX (self->covered), words);
  gtk_box_append (GTK_BOX (self->covered), self->uncover);
  gtk_widget_add_css_class (self->covered, "hand-covered");
  gtk_widget_set_visible (self->covered, FALSE);
  gtk_widget_set_parent (self->covered, GTK_WIDGET (self));
}

static void
tb_hand_view_init (TbHandView *self)
{
  for (guint i = 0; i < MAX_CARDS; i++)
    tb_hand_card_make (&self->cards[i], GTK_WIDGET (self));
  self->things = tb_hand_things_new (GTK_WIDGET (self));
  gtk_widget_set_parent (self->things, GTK_WIDGET (self));
  make_covered (self);
  tb_hand_view_set_scale (self, &(TbScale) { TB_SCALE_USUAL, 1, FALSE });
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hand"), -1);
}
