/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-hand-card.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-picture.h"
#include "bm-widget.h"
#include "tb-arrows.h"
#include "tb-drag.h"
#include "tb-parts.h"
#include "tb-words.h"

#define PICTURE_ASPECT (150.0 / 240)
#define TEXT_LINES     3
/* How large the text may be for words beside the coin of a small card. */
#define MOST_SMALL_TEXT 1.2
/* In characters: longer names have a smaller font. */
#define LONG_NAME      13

/* The number of the card, on a coin. */
static GtkWidget *
new_coin (TbHandCard *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->coin = bm_art_image_new ("terror-below/tokens/coin", 28);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->coin);
  self->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->points, "card-points");
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->points);
  gtk_widget_set_halign (overlay, GTK_ALIGN_START);
  gtk_widget_set_valign (overlay, GTK_ALIGN_START);
  return overlay;
}

/* "played", and on which Worm. */
static GtkWidget *
new_played (TbHandCard *self)
{
  self->played = tb_row_new (3);
  self->played_words = tb_label_new (NULL);
  tb_label_set (self->played_words, _("played"));
  self->slot = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->slot, "card-slot");
  gtk_box_append (GTK_BOX (self->played), self->played_words);
  gtk_box_append (GTK_BOX (self->played), self->slot);
  gtk_widget_add_css_class (self->played, "card-played");
  gtk_widget_set_halign (self->played, GTK_ALIGN_END);
  gtk_widget_set_valign (self->played, GTK_ALIGN_START);
  return self->played;
}

static GtkWidget *
new_head (TbHandCard *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->picture = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), new_coin (self));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), new_played (self));
  gtk_widget_set_vexpand (overlay, TRUE);
  return overlay;
}

void
tb_hand_card_make (TbHandCard *self,
                   GtkWidget  *panel)
{
  GtkWidget *box = tb_column_new (0), *words = tb_column_new (2);

  self->card = TB_NO_CARD;
  self->button = tb_part_button_new (panel);
  gtk_widget_add_css_class (self->button, "tb-vehicle");
  gtk_widget_set_overflow (self->button, GTK_OVERFLOW_HIDDEN);
  self->name = tb_label_new ("card-name");
  self->arrows = tb_arrows_new ();
  self->none = tb_label_new ("card-none");
  tb_label_set (self->none, _("no arrows"));
  self->text = tb_wrapped_new ("card-text");
  gtk_label_set_lines (GTK_LABEL (self->text), TEXT_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (self->text), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (words), self->arrows);
  gtk_box_append (GTK_BOX (words), self->none);
  gtk_box_append (GTK_BOX (words), self->text);
  gtk_widget_add_css_class (words, "card-words");
  gtk_box_append (GTK_BOX (box), new_head (self));
  gtk_box_append (GTK_BOX (box), self->name);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_widget_set_visible (self->button, FALSE);
  gtk_widget_set_parent (self->button, panel);
  tb_drag_add_source (self->button);
}

/* Its accessible description. */
static char *
dup_description (const TbShow *show,
                 TbCard        card,
                 gboolean      played)
{
  if (!played)
    return g_strdup (tb_card_text_words (card));
  if (show->view->played_slot == TB_NO_SLOT)
    return g_strdup_printf (_("Played aside. %s"), tb_card_text_words (card));
  return g_strdup_printf (_("Played on Worm %1$u. %2$s"), show->view->played_slot + 1, tb_card_text_words (card));
}

void
tb_hand_card_show (TbHandCard   *self,
                   const TbShow *show,
                   TbCard        card,
                   gboolean      played)
{
  const TbVehicle *vehicle = tb_vehicle (card);
  TbAt at = TB_AT (TB_AT_CARD, card);
  guint slot = show->view->played_slot;
  g_autofree char *points = g_strdup_printf ("%u", vehicle->ap), *name = tb_vehicle_words (card);
  g_autofree char *number = slot == TB_NO_SLOT ? NULL : g_strdup_printf ("%u", slot + 1);
  g_autofree char *description = dup_description (show, card, played);

  self->card = card;
  gtk_widget_set_visible (self->button, TRUE);
  tb_part_button_set (self->button, at);
  tb_label_set (self->points, points);
  bm_card_picture_set (BM_CARD_PICTURE (self->picture), tb_card_art (card), PICTURE_ASPECT);
  tb_label_set (self->name, tb_card_words (card));
  bm_widget_set_class (self->name, "long", g_utf8_strlen (tb_card_words (card), -1) >= LONG_NAME);
  tb_arrows_set (TB_ARROWS (self->arrows), card, tb_scale_pick (&self->scale, 17, 20, 26));
  gtk_widget_set_visible (self->arrows, vehicle->n_arrows > 0);
  gtk_widget_set_visible (self->none, vehicle->n_arrows == 0);
  tb_label_set (self->text, tb_card_brief_words (card));
  gtk_widget_set_visible (self->played, played);
  tb_label_set (self->slot, number == NULL ? "" : number);
  gtk_widget_set_visible (self->slot, number != NULL);
  /* In a small card there is no room for large words beside the coin. */
  gtk_widget_set_visible (self->played_words, number == NULL || self->scale.size > TB_SCALE_SMALL
                                              || bm_widget_text_scale (self->button) < MOST_SMALL_TEXT);
  tb_part_button_follow (self->button, show);
  bm_widget_set_class (self->button, "played", played);
  tb_part_button_name (self->button, name, description);
  bm_widget_set_tooltip (self->button, tb_card_text_words (card));
}

void
tb_hand_card_hide (TbHandCard *self)
{
  self->card = TB_NO_CARD;
  gtk_widget_set_visible (self->button, FALSE);
  tb_part_button_set (self->button, TB_AT_NONE);
  tb_part_button_light (self->button, FALSE, FALSE);
  bm_widget_set_class (self->button, "played", FALSE);
  bm_widget_set_class (self->name, "long", FALSE);
  tb_label_set (self->slot, "");
  gtk_widget_set_visible (self->played, FALSE);
  tb_part_button_name (self->button, "", NULL);
  bm_widget_set_tooltip (self->button, NULL);
  bm_card_picture_set (BM_CARD_PICTURE (self->picture), NULL, PICTURE_ASPECT);
  tb_label_set (self->points, "");
  tb_label_set (self->name, "");
  gtk_widget_set_visible (self->arrows, FALSE);
  gtk_widget_set_visible (self->none, FALSE);
  tb_label_set (self->text, "");
}

void
tb_hand_card_set_scale (TbHandCard    *self,
                        const TbScale *scale)
{
  gboolean small = scale->size == TB_SCALE_SMALL && !scale->tall_hand;

  self->scale = *scale;
  bm_art_image_set_size (BM_ART_IMAGE (self->coin), tb_scale_pick (scale, 24, 30, 38));
  gtk_widget_set_size_request (self->picture, 0, tb_scale_pick (scale, 34, 48, 72));
  gtk_widget_set_visible (self->text, !small);
  if (self->card != TB_NO_CARD)
    tb_arrows_set (TB_ARROWS (self->arrows), self->card, tb_scale_pick (scale, 17, 20, 26));
}
