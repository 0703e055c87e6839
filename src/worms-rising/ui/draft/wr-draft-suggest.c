/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Suggest in the draft: the computer looks for a good champion, and the answer stands under the question and on the card.
 */
#define G_LOG_DOMAIN "wr-draft-screen"

#include "config.h"

#include "wr-draft-screen-private.h"

#include <glib/gi18n-lib.h>

#include "bm-card-button.h"
#include "wr-draft-words.h"
#include "wr-move.h"
#include "bm-widget.h"

/* How well the computer plays that the person may ask. */
#define ADVISER_LEVEL BM_LEVEL_MASTER

static gboolean
is_advising (WrDraftScreen *self)
{
  return self->adviser != NULL && bm_thinker_is_thinking (self->adviser);
}

/* Who is read the screen hears of it where the focus is, and on the card itself. */
static void
show_advice_at (WrDraftScreen *self,
                BmCardButton  *button,
                const char    *words)
{
  gboolean advised = bm_card_button_get_card (button) == self->advised;
  gboolean focused = bm_widget_find_focus (GTK_WIDGET (self)) == GTK_WIDGET (button);
  WrPiece who = wr_draft_get_drafted (bm_match_get_position (self->match));
  /* Translators: for whom a champion is: "for Green". */
  g_autofree char *spoken = advised ? g_strdup_printf (_("%s, suggested"), wr_draft_for_words (who)) : NULL;

  bm_widget_set_class (GTK_WIDGET (button), "hinted", advised);
  bm_card_button_set_spoken (button, advised ? spoken : wr_draft_for_words (who));
  bm_card_button_set_available (button, TRUE, advised || focused ? words : NULL);
  /* That is for who is read it; others see it under the question. */
  gtk_widget_set_has_tooltip (GTK_WIDGET (button), FALSE);
}

void
wr_draft_screen_show_advice (WrDraftScreen *self,
                             const char    *words)
{
  const char *thinking = is_advising (self) ? _("Looking for a good champion …") : NULL;
  const char *heard = thinking != NULL ? thinking : words;
  const char *tooltip = gtk_widget_get_tooltip_text (self->suggest);
  GtkWidget *button;

  bm_status_set_thinking (self->status, thinking);
  bm_status_set_text (self->status, words != NULL ? words : "", NULL, NULL);
  /* It would cover the answer. */
  gtk_widget_set_has_tooltip (self->suggest, heard == NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->suggest), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  heard != NULL && bm_widget_find_focus (GTK_WIDGET (self)) == self->suggest ? heard : tooltip, -1);
  for (guint i = 0; (button = bm_card_grid_get_visible (self->cards, i)) != NULL; i++)
    if (BM_IS_CARD_BUTTON (button))
      show_advice_at (self, BM_CARD_BUTTON (button), heard);
}

void
wr_draft_screen_drop_advice (WrDraftScreen *self)
{
  if (self->adviser != NULL)
    bm_thinker_stop (self->adviser);
  self->advised = WR_NO_CARD;
  g_clear_pointer (&self->advice, g_free);
}

static void
found_cb (WrDraftScreen *self,
          guint          move)
{
  GtkWidget *button;

  self->advised = wr_move_a ((BmMove) move);
  self->advice = wr_draft_advice_words ((BmMove) move, bm_thinker_get_result (self->adviser));
  wr_draft_screen_show_advice (self, self->advice);
  /* Tab leads there, and what has to be scrolled to is in sight. */
  for (guint i = 0; (button = bm_card_grid_get_visible (self->cards, i)) != NULL; i++)
    if (BM_IS_CARD_BUTTON (button) && bm_card_button_get_card (BM_CARD_BUTTON (button)) == self->advised)
      bm_card_grid_set_current (self->cards, button);
}

static void
ask (WrDraftScreen *self)
{
  if (self->adviser == NULL)
    {
      self->adviser = bm_thinker_new (self->match, ADVISER_LEVEL, bm_match_get_seed (self->match) + WR_N_SIDES, 1);
      g_signal_connect_object (self->adviser, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
    }
  bm_thinker_think (self->adviser, NULL);
  wr_draft_screen_show_advice (self, NULL);
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
  else if (self->advice != NULL)
    wr_draft_screen_show_advice (self, self->advice);
  else if (!is_advising (self))
    ask (self);
}

gboolean
wr_draft_screen_cancel_advice (WrDraftScreen *self)
{
  g_return_val_if_fail (WR_IS_DRAFT_SCREEN (self), FALSE);

  if (!is_advising (self) && *bm_status_get_text (self->status) == '\0')
    return FALSE;
  wr_draft_screen_drop_advice (self);
  wr_draft_screen_show_advice (self, NULL);
  return TRUE;
}
