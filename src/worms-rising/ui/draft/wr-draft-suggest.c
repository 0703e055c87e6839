/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Suggestions in the draft: the computer searches for a good champion, and the result is shown under the question and
 * on the card.
 */
#define G_LOG_DOMAIN "wr-draft-screen"

#include "config.h"

#include "wr-draft-screen-private.h"

#include <glib/gi18n-lib.h>

#include "bm-card-button.h"
#include "wr-draft-words.h"
#include "wr-move.h"
#include "bm-widget.h"

/* The suggested card, or WR_NO_CARD. */
static guint8
get_advised (WrDraftScreen *self)
{
  BmMove move = wr_adviser_get_move (self->adviser, bm_match_get_position (self->match));

  return move == BM_MOVE_NONE ? WR_NO_CARD : wr_move_a (move);
}

/* Screen readers get it at the focused widget, and on the card itself. */
static void
show_advice_at (WrDraftScreen *self,
                BmCardButton  *button,
                const char    *words)
{
  gboolean advised = bm_card_button_get_card (button) == get_advised (self);
  gboolean focused = bm_widget_find_focus (GTK_WIDGET (self)) == GTK_WIDGET (button);
  WrPiece who = wr_draft_get_drafted (bm_match_get_position (self->match));
  /* Translators: for whom a champion is: "for Green". */
  g_autofree char *spoken = advised ? g_strdup_printf (_("%s, suggested"), wr_draft_for_words (who)) : NULL;

  bm_widget_set_class (GTK_WIDGET (button), "hinted", advised);
  bm_card_button_set_spoken (button, advised ? spoken : wr_draft_for_words (who));
  bm_card_button_set_available (button, TRUE, advised || focused ? words : NULL);
  /* It is for screen readers only; the text under the question says the same. */
  gtk_widget_set_has_tooltip (GTK_WIDGET (button), FALSE);
}

void
wr_draft_screen_show_advice (WrDraftScreen *self,
                             const char    *words)
{
  const char *thinking = wr_adviser_is_thinking (self->adviser) ? _("Looking for a good champion …") : NULL;
  const char *heard = thinking != NULL ? thinking : words;
  const char *tooltip = gtk_widget_get_tooltip_text (self->suggest);
  GtkWidget *button;

  bm_status_set_thinking (self->status, thinking);
  bm_status_set_text (self->status, words != NULL ? words : "", NULL, NULL);
  /* Its tooltip would cover the result. */
  gtk_widget_set_has_tooltip (self->suggest, heard == NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->suggest), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  heard != NULL && bm_widget_find_focus (GTK_WIDGET (self)) == self->suggest ? heard : tooltip, -1);
  for (guint i = 0; (button = bm_card_grid_get_visible (self->cards, i)) != NULL; i++)
    if (BM_IS_CARD_BUTTON (button))
      show_advice_at (self, BM_CARD_BUTTON (button), heard);
}

static char *
dup_words (BmMove                move,
           const BmSearchResult *result,
           gpointer              data)
{
  return wr_draft_advice_words (move, result);
}

static void
found_cb (gpointer data)
{
  WrDraftScreen *self = data;
  GtkWidget *button;

  wr_draft_screen_show_advice (self, wr_adviser_get_words (self->adviser));
  /* Tab moves to the suggested card, which is scrolled into view. */
  for (guint i = 0; (button = bm_card_grid_get_visible (self->cards, i)) != NULL; i++)
    if (BM_IS_CARD_BUTTON (button) && bm_card_button_get_card (BM_CARD_BUTTON (button)) == get_advised (self))
      bm_card_grid_set_current (self->cards, button);
}

void
wr_draft_screen_set_adviser (WrDraftScreen *self,
                             BmMatch       *match)
{
  g_clear_pointer (&self->adviser, wr_adviser_free);
  if (match != NULL)
    self->adviser = wr_adviser_new (match, dup_words, found_cb, self);
}

void
wr_draft_screen_suggest (WrDraftScreen *self)
{
  g_return_if_fail (WR_IS_DRAFT_SCREEN (self));

  if (self->match == NULL || !bm_draft_is_on (bm_match_get_position (self->match)))
    return;
  if (bm_match_get_to_act (self->match) != self->seat
      || bm_seats_is_computer (&self->seats, self->seat))
    wr_draft_screen_show_advice (self, _("The computer decides now: there is nothing to suggest."));
  else if (wr_adviser_get_words (self->adviser) != NULL)
    wr_draft_screen_show_advice (self, wr_adviser_get_words (self->adviser));
  else if (!wr_adviser_is_thinking (self->adviser))
    {
      wr_adviser_think (self->adviser, NULL);
      wr_draft_screen_show_advice (self, NULL);
    }
}

gboolean
wr_draft_screen_cancel_advice (WrDraftScreen *self)
{
  g_return_val_if_fail (WR_IS_DRAFT_SCREEN (self), FALSE);

  if (self->match == NULL
      || (!wr_adviser_is_thinking (self->adviser) && *bm_status_get_text (self->status) == '\0'))
    return FALSE;
  wr_adviser_stop (self->adviser);
  wr_draft_screen_show_advice (self, NULL);
  return TRUE;
}
