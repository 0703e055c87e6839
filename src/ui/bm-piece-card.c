/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-piece-card"

#include "config.h"

#include "bm-piece-card.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-board.h"
#include "bm-widget.h"
#include "bm-words.h"

#define NARROW_PORTRAIT 30
#define WIDE_PORTRAIT   52
#define ZOMBIE_PORTRAIT 20

struct _BmPieceCard
{
  GtkButton    parent_instance;

  BmPiece      piece;
  BmArtImage  *portrait;
  GtkBox      *words;
  GtkLabel    *letter;
  GtkLabel    *name;
  GtkLabel    *place;
  GtkLabel    *state;
  gboolean     short_words; /* no room for what it has done */
};

G_DEFINE_FINAL_TYPE (BmPieceCard, bm_piece_card, GTK_TYPE_BUTTON)

/* The Worms' faces say how suspicious they are, as on the board. */
static char *
portrait_of (BmPiece           piece,
             const BmPosition *pos)
{
  const char *mood = "";

  if (bm_piece_is_zombie (piece))
    return g_strdup ("pieces/zombie");
  if (pos->stunned[piece] > 0)
    mood = "-stunned";
  else if (pos->suspicion == 0)
    mood = "-dum";
  else if (pos->suspicion >= BM_SUSPICION_SUS)
    mood = "-sus";
  return g_strdup_printf ("pieces/worm-%s%s", bm_piece_class (piece), mood);
}

static const char *
state_of (BmPiece           piece,
          const BmPosition *pos,
          gboolean          can_bite)
{
  if (pos->at[piece] == BM_SPACE_NONE)
    return bm_piece_is_worm (piece) ? _("dead") : _("not raised");
  if (bm_piece_is_worm (piece) && pos->stunned[piece] > 0)
    return _("stunned");
  if (pos->bitten >> piece & 1)
    return _("has bitten");
  if (can_bite)
    return _("can bite");
  return "";
}

static void
bm_piece_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_PIECE_CARD);
  G_OBJECT_CLASS (bm_piece_card_parent_class)->dispose (object);
}

static void
bm_piece_card_class_init (BmPieceCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_piece_card_dispose;

  g_type_ensure (BM_TYPE_ART_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-piece-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BmPieceCard, portrait);
  gtk_widget_class_bind_template_child (widget_class, BmPieceCard, words);
  gtk_widget_class_bind_template_child (widget_class, BmPieceCard, letter);
  gtk_widget_class_bind_template_child (widget_class, BmPieceCard, name);
  gtk_widget_class_bind_template_child (widget_class, BmPieceCard, place);
  gtk_widget_class_bind_template_child (widget_class, BmPieceCard, state);
  gtk_widget_class_set_css_name (widget_class, "piececard");
}

static void
bm_piece_card_init (BmPieceCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bm_piece_card_new (BmPiece piece)
{
  BmPieceCard *self = g_object_new (BM_TYPE_PIECE_CARD, NULL);

  g_return_val_if_fail (piece < BM_N_CRAWLERS, GTK_WIDGET (self));

  self->piece = piece;
  gtk_widget_add_css_class (GTK_WIDGET (self), bm_piece_class (piece));
  gtk_label_set_label (self->name, bm_piece_words (piece));
  gtk_label_set_label (self->letter, bm_piece_letter (piece));
  if (bm_piece_is_zombie (piece))
    gtk_widget_add_css_class (GTK_WIDGET (self), "half");
  bm_piece_card_set_narrow (self, FALSE);
  return GTK_WIDGET (self);
}

BmPiece
bm_piece_card_get_piece (BmPieceCard *self)
{
  g_return_val_if_fail (BM_IS_PIECE_CARD (self), BM_PIECE_NONE);
  return self->piece;
}

void
bm_piece_card_show (BmPieceCard      *self,
                    const BmPosition *pos,
                    gboolean          can_bite,
                    gboolean          picked)
{
  const char *state;
  g_autofree char *portrait = NULL, *spoken = NULL;
  char place[BM_SPACE_NAME_SIZE] = "";
  gboolean there;

  g_return_if_fail (BM_IS_PIECE_CARD (self));

  there = pos->at[self->piece] != BM_SPACE_NONE;
  state = state_of (self->piece, pos, can_bite);
  portrait = portrait_of (self->piece, pos);
  if (there)
    bm_space_name (pos->at[self->piece], place);
  bm_art_image_set_name (self->portrait, portrait);
  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->state, state);
  gtk_widget_set_visible (GTK_WIDGET (self->place), there);
  gtk_widget_set_visible (GTK_WIDGET (self->state), *state != '\0' && !self->short_words);
  bm_widget_set_class (GTK_WIDGET (self), "dead", !there);
  bm_widget_set_class (GTK_WIDGET (self), "picked", picked);
  bm_widget_set_class (GTK_WIDGET (self), "alert", can_bite);

  spoken = g_strjoin (", ", bm_piece_words (self->piece), there ? place : state, there && *state != '\0' ? state : NULL,
                      NULL);
  /* Where not everything has room the pointer finds it.  A tooltip makes itself the description: said twice. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), bm_piece_is_zombie (self->piece) ? spoken : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
bm_piece_card_set_narrow (BmPieceCard *self,
                          gboolean     narrow)
{
  g_return_if_fail (BM_IS_PIECE_CARD (self));

  if (bm_piece_is_zombie (self->piece))
    {
      /* Two stand side by side: in a wide column in two lines of words, in a narrow one in a single line. */
      self->short_words = narrow;
      bm_art_image_set_size (self->portrait, ZOMBIE_PORTRAIT);
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words),
                                      narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
      gtk_widget_set_visible (GTK_WIDGET (self->portrait), narrow);
      gtk_widget_set_visible (GTK_WIDGET (self->name), !narrow);
      gtk_widget_set_visible (GTK_WIDGET (self->letter), narrow);
      gtk_widget_set_visible (GTK_WIDGET (self->state), !narrow && *gtk_label_get_label (self->state) != '\0');
    }
  else
    {
      bm_art_image_set_size (self->portrait, narrow ? NARROW_PORTRAIT : WIDE_PORTRAIT);
    }
}
