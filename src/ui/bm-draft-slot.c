/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-draft-slot"

#include "config.h"

#include "bm-draft-slot.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-face.h"
#include "bm-draft-words.h"
#include "bm-widget.h"
#include "bm-words.h"
#include "bm-wrap.h"

#define PORTRAIT   30
#define LONG_WORD  12 /* letters */

/* From this text size on the portraits stand above the names. */
#define LARGE_TEXT 1.25

struct _BmDraftSlot
{
  GtkBox    parent_instance;

  BmPiece   piece;
  GtkLabel *name;
  guint8    card; /* BM_NO_CARD: not chosen yet */
};

G_DEFINE_FINAL_TYPE (BmDraftSlot, bm_draft_slot, GTK_TYPE_BOX)

/* The whole of a card that was drafted before. */
static gboolean
bm_draft_slot_query_tooltip (GtkWidget  *widget,
                             int         x,
                             int         y,
                             gboolean    keyboard,
                             GtkTooltip *tooltip)
{
  BmDraftSlot *self = BM_DRAFT_SLOT (widget);

  if (self->card == BM_NO_CARD)
    return FALSE;
  gtk_tooltip_set_custom (tooltip, bm_card_face_new_mute (self->card, BM_CARD_SIZE_FULL));
  return TRUE;
}

static void
bm_draft_slot_class_init (BmDraftSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->query_tooltip = bm_draft_slot_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bm_draft_slot_init (BmDraftSlot *self)
{
  GtkWidget *label = gtk_label_new (""), *words = bm_wrap_new (GTK_LABEL (label));

  self->name = GTK_LABEL (label);
  self->card = BM_NO_CARD;
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
  gtk_box_append (GTK_BOX (self), words);
}

const char *
bm_draft_slot_art (BmPiece piece)
{
  static const char *const art[BM_N_WORMS] = {
    [BM_PIECE_GREEN] = "pieces/worm-green",   [BM_PIECE_YELLOW] = "pieces/worm-yellow",
    [BM_PIECE_PURPLE] = "pieces/worm-purple", [BM_PIECE_PINK] = "pieces/worm-pink",
  };

  return piece < BM_N_WORMS ? art[piece] : "pieces/bird";
}

GtkWidget *
bm_draft_slot_new (BmPiece piece)
{
  BmDraftSlot *self = g_object_new (BM_TYPE_DRAFT_SLOT, NULL);

  self->piece = piece;
  gtk_widget_add_css_class (GTK_WIDGET (self), bm_piece_class (piece));
  gtk_box_prepend (GTK_BOX (self), bm_art_image_new (bm_draft_slot_art (piece), PORTRAIT));
  return GTK_WIDGET (self);
}

void
bm_draft_slot_show (BmDraftSlot *self,
                    guint8       card,
                    gboolean     current)
{
  gboolean known = card < bm_card_set->n_cards, large = bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;
  const char *place = bm_draft_slot_words (self->piece);
  g_autofree char *spoken = NULL, *description = known ? bm_card_dup_spoken (card) : g_strdup ("");

  g_return_if_fail (BM_IS_DRAFT_SLOT (self));

  self->card = known ? card : BM_NO_CARD;
  bm_widget_set_class (GTK_WIDGET (self), "large", large);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_label (self->name, known ? bm_card_name (card) : place);
  bm_widget_set_class (GTK_WIDGET (self), "empty", !known);
  /* Five slots share the width of the window, and a word is better small than cut in two. */
  bm_widget_set_class (GTK_WIDGET (self), "long", bm_words_longest (gtk_label_get_label (self->name)) >= LONG_WORD);
  bm_widget_set_class (GTK_WIDGET (self), "current", current);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), known);
  if (known)
    /* Translators: a piece and its champion: "Green: The Shadow". */
    spoken = g_strdup_printf (_("%1$s: %2$s"), place, bm_card_name (card));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, known ? spoken : place,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
