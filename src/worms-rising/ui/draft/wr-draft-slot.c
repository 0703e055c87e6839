/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-draft-slot"

#include "config.h"

#include "wr-draft-slot.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-face.h"
#include "bm-card-peek.h"
#include "wr-card-look.h"
#include "wr-draft-words.h"
#include "bm-widget.h"
#include "bm-words.h"
#include "wr-words.h"
#include "bm-wrap.h"

#define PORTRAIT   30
#define LONG_WORD  12 /* characters */

/* From this text scale on the portraits are above the names. */
#define LARGE_TEXT 1.25

struct _WrDraftSlot
{
  GtkBox    parent_instance;

  WrPiece   piece;
  GtkLabel *name;
  guint8    card; /* WR_NO_CARD: not chosen yet */
};

G_DEFINE_FINAL_TYPE (WrDraftSlot, wr_draft_slot, GTK_TYPE_BOX)

/* The full version of a card that was drafted before. */
static GtkWidget *
make_whole (GtkWidget *widget)
{
  WrDraftSlot *self = WR_DRAFT_SLOT (widget);

  return self->card == WR_NO_CARD ? NULL : bm_card_face_new_mute (wr_card_look (self->card), BM_CARD_SIZE_FULL);
}

static void
wr_draft_slot_class_init (WrDraftSlotClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
wr_draft_slot_init (WrDraftSlot *self)
{
  GtkWidget *label = gtk_label_new (""), *words = bm_wrap_new (GTK_LABEL (label));

  self->name = GTK_LABEL (label);
  self->card = WR_NO_CARD;
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "draft-slot");
  gtk_widget_add_css_class (label, "slot-name");
  gtk_label_set_wrap (self->name, TRUE);
  gtk_label_set_wrap_mode (self->name, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (self->name, 1);
  gtk_label_set_xalign (self->name, 0);
  gtk_label_set_lines (self->name, 3);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), words);
  bm_card_peek_watch (bm_card_peek_new (GTK_WIDGET (self)), GTK_WIDGET (self), make_whole, FALSE);
}

const char *
wr_draft_slot_art (WrPiece piece)
{
  static const char *const art[WR_N_WORMS] = {
    [WR_PIECE_GREEN] = "pieces/worm-green",   [WR_PIECE_YELLOW] = "pieces/worm-yellow",
    [WR_PIECE_PURPLE] = "pieces/worm-purple", [WR_PIECE_PINK] = "pieces/worm-pink",
  };

  return piece < WR_N_WORMS ? art[piece] : "pieces/bird";
}

GtkWidget *
wr_draft_slot_new (WrPiece piece)
{
  WrDraftSlot *self = g_object_new (WR_TYPE_DRAFT_SLOT, NULL);

  self->piece = piece;
  gtk_widget_add_css_class (GTK_WIDGET (self), wr_piece_class (piece));
  gtk_box_prepend (GTK_BOX (self), bm_art_image_new (wr_draft_slot_art (piece), PORTRAIT));
  return GTK_WIDGET (self);
}

void
wr_draft_slot_show (WrDraftSlot *self,
                    guint8       card,
                    gboolean     current)
{
  gboolean known = card < wr_card_set->n_cards, large = bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;
  const char *place = wr_draft_slot_words (self->piece);
  g_autofree char *spoken = NULL, *description = known ? bm_card_look_dup_spoken (wr_card_look (card)) : g_strdup ("");

  g_return_if_fail (WR_IS_DRAFT_SLOT (self));

  self->card = known ? card : WR_NO_CARD;
  bm_widget_set_class (GTK_WIDGET (self), "large", large);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_label (self->name, known ? wr_card_name (card) : place);
  bm_widget_set_class (GTK_WIDGET (self), "empty", !known);
  /* Five slots share the width of the window, and a word is better small than broken. */
  bm_widget_set_class (GTK_WIDGET (self), "long", bm_words_longest (gtk_label_get_label (self->name)) >= LONG_WORD);
  bm_widget_set_class (GTK_WIDGET (self), "current", current);
  if (known)
    /* Translators: a piece and its champion: "Green: The Shadow". */
    spoken = g_strdup_printf (_("%1$s: %2$s"), place, wr_card_name (card));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, known ? spoken : place,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
