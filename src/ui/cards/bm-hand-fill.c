/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The contents of the hand: which cards are in it, face up or face down, and how each is marked.
 */
#define G_LOG_DOMAIN "bm-hand"

#include "config.h"

#include "bm-hand-private.h"

#include "bm-card-face.h"
#include "bm-widget.h"
#include "bm-words.h"

/* Shows as many backs as cards, and the button over them. */
void
bm_hand_show_covered (BmHand *self)
{
  guint n = self->covered && !self->vertical ? self->cards->len : 0;

  while (self->backs->len > n)
    {
      gtk_widget_unparent (g_ptr_array_index (self->backs, self->backs->len - 1));
      g_ptr_array_set_size (self->backs, (int) self->backs->len - 1);
    }
  while (self->backs->len < n)
    {
      GtkWidget *back = bm_card_face_new_mute (self->back, bm_hand_card_size (self));

      gtk_widget_set_can_target (back, FALSE);
      gtk_widget_insert_after (back, GTK_WIDGET (self), NULL);
      g_ptr_array_add (self->backs, back);
    }
  for (guint i = 0; i < n; i++)
    bm_card_face_set_look (g_ptr_array_index (self->backs, i), self->back);
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->cards, i), !self->covered);
  gtk_widget_set_visible (self->show, self->covered && self->can_show && self->cards->len > 0);
  bm_widget_set_class (GTK_WIDGET (self), "vertical", self->vertical);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The first button of OLD for CARD, which is removed from OLD; NULL: there is none. */
static GtkWidget *
take_button (GPtrArray *old,
             guint      card)
{
  for (guint i = 0; i < old->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (old, i);

      if (bm_card_button_get_card (BM_CARD_BUTTON (button)) == card)
        {
          g_ptr_array_remove_index (old, i);
          return button;
        }
    }
  return NULL;
}

static void
fill (BmHand           *self,
      const BmHandCard *cards,
      guint             n)
{
  g_autoptr(GPtrArray) old = g_steal_pointer (&self->cards);
  GtkWidget *previous = NULL;

  self->cards = g_ptr_array_sized_new (n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button = take_button (old, cards[i].look.number);

      if (button == NULL)
        button = bm_hand_make_card (self, cards[i].look);
      gtk_widget_insert_after (button, GTK_WIDGET (self), previous);
      previous = button;
      if (cards[i].look.number != BM_CARD_NONE)
        bm_card_button_set_cost (BM_CARD_BUTTON (button), cards[i].cost);
      bm_card_button_set_available (BM_CARD_BUTTON (button), cards[i].available, cards[i].why);
      g_ptr_array_add (self->cards, button);
    }
  for (guint i = 0; i < old->len; i++)
    gtk_widget_unparent (g_ptr_array_index (old, i));
}

/* The same cards are not laid out again. */
static gboolean
is_shown (BmHand           *self,
          const BmHandCard *cards,
          guint             n)
{
  gboolean same = self->shown->len == n && self->cards->len == n;

  for (guint i = 0; i < n && same; i++)
    {
      const BmHandCard *old = &g_array_index (self->shown, BmHandCard, i);

      same = old->look.number == cards[i].look.number && g_str_equal (old->look.art, cards[i].look.art) && old->cost == cards[i].cost && old->available == cards[i].available
             && g_strcmp0 (old->why, cards[i].why) == 0;
    }
  return same;
}

static void
remember (BmHand           *self,
          const BmHandCard *cards,
          guint             n)
{
  g_array_set_size (self->shown, 0);
  for (guint i = 0; i < n; i++)
    {
      BmHandCard card = cards[i];

      card.why = bm_words_intern (card.why);
      g_array_append_val (self->shown, card);
    }
}

void
bm_hand_set_cards (BmHand           *self,
                   const BmHandCard *cards,
                   guint             n)
{
  GtkWidget *focused;
  gboolean had_focus;

  g_return_if_fail (BM_IS_HAND (self));
  g_return_if_fail (cards != NULL || n == 0);

  if (is_shown (self, cards, n))
    return;
  remember (self, cards, n);
  focused = bm_hand_card_at (self, bm_hand_focused_index (self));
  had_focus = focused != NULL;
  bm_hand_forget_pointer (self);
  fill (self, cards, n);
  bm_hand_show_covered (self);
  /* The focused card was played: the focus moves to the one that is in its place. */
  if (had_focus && bm_hand_index_of (self, focused) >= 0)
    self->current = bm_hand_index_of (self, focused);
  else if (had_focus && n > 0)
    bm_hand_focus_card (self, (guint) CLAMP (self->current, 0, (int) n - 1));
  if (n == 0)
    gtk_popover_popdown (self->peek);
}

void
bm_hand_set_picked (BmHand *self,
                    guint   card)
{
  g_return_if_fail (BM_IS_HAND (self));

  self->picked = card;
  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->cards, i);

      bm_widget_set_class (button, "picked",
                           card != BM_CARD_NONE && bm_card_button_get_card (BM_CARD_BUTTON (button)) == card);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
bm_hand_set_hint (BmHand *self,
                  guint   card)
{
  gboolean found = FALSE;

  g_return_if_fail (BM_IS_HAND (self));

  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->cards, i);
      gboolean hinted = !found && card != BM_CARD_NONE && bm_card_button_get_card (BM_CARD_BUTTON (button)) == card;

      bm_widget_set_class (button, "hinted", hinted);
      found |= hinted;
    }
}
