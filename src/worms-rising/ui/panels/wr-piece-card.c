/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-piece-card"

#include "config.h"

#include "wr-piece-card.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-face.h"
#include "bm-card-picture.h"
#include "bm-widget.h"
#include "bm-words.h"
#include "wr-board.h"
#include "wr-card-look.h"
#include "wr-words.h"

#define NARROW_PORTRAIT 30
#define WIDE_PORTRAIT   52
#define ZOMBIE_PORTRAIT 20

/* Width by height of a champion's picture, with the Worm's face in its corner. */
#define NARROW_WIDTH    42
#define NARROW_HEIGHT   33
#define NARROWEST_WIDTH 26
#define SPACING         8
#define NARROW_SPACING  4
#define LARGE_TEXT      1.2
#define WIDE_WIDTH      84
#define WIDE_HEIGHT     53
#define CARD_ASPECT     0.625

struct _WrPieceCard
{
  GtkButton    parent_instance;

  WrPiece      piece;
  BmCardPicture *champion_picture;
  BmArtImage  *badge;
  BmArtImage  *portrait;
  GtkBox      *words;
  GtkLabel    *letter;
  GtkLabel    *name;
  GtkLabel    *champion;
  GtkLabel    *place;
  GtkLabel    *state;
  gboolean     short_words; /* no room for its last action */
  gboolean     narrow;
  double       growth;      /* of the pictures, where there is room */
  guint8       card;        /* its champion, WR_NO_CARD: none */
};

G_DEFINE_FINAL_TYPE (WrPieceCard, wr_piece_card, GTK_TYPE_BUTTON)

/* The Worms' faces say how suspicious they are, as on the board. */
static char *
portrait_of (WrPiece           piece,
             const WrPosition *pos)
{
  const char *mood = "";

  if (wr_piece_is_zombie (piece))
    return g_strdup ("pieces/zombie");
  if (pos->stunned[piece] > 0)
    mood = "-stunned";
  else if (pos->suspicion == 0)
    mood = "-dum";
  else if (pos->suspicion >= BM_SUSPICION_SUS)
    mood = "-sus";
  return g_strdup_printf ("pieces/worm-%s%s", wr_piece_class (piece), mood);
}

static const char *
state_of (WrPiece           piece,
          const WrPosition *pos,
          gboolean          can_bite)
{
  if (pos->at[piece] == WR_SPACE_NONE)
    return wr_piece_is_worm (piece) ? _("dead") : _("not raised");
  if (wr_piece_is_worm (piece) && pos->stunned[piece] > 0)
    return _("stunned");
  if (pos->bitten >> piece & 1)
    return _("has bitten");
  if (can_bite)
    return _("can bite");
  return "";
}

static void
wr_piece_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), WR_TYPE_PIECE_CARD);
  G_OBJECT_CLASS (wr_piece_card_parent_class)->dispose (object);
}

static void
wr_piece_card_class_init (WrPieceCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = wr_piece_card_dispose;

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_CARD_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-piece-card.ui");
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, champion_picture);
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, badge);
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, champion);
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, portrait);
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, words);
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, letter);
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, name);
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, place);
  gtk_widget_class_bind_template_child (widget_class, WrPieceCard, state);
  gtk_widget_class_set_css_name (widget_class, "piececard");
}

static void
wr_piece_card_init (WrPieceCard *self)
{
  self->card = WR_NO_CARD;
  self->growth = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
wr_piece_card_new (WrPiece piece)
{
  WrPieceCard *self = g_object_new (WR_TYPE_PIECE_CARD, NULL);

  g_return_val_if_fail (piece < WR_N_CRAWLERS, GTK_WIDGET (self));

  self->piece = piece;
  gtk_widget_add_css_class (GTK_WIDGET (self), wr_piece_class (piece));
  gtk_label_set_label (self->name, wr_piece_words (piece));
  gtk_label_set_label (self->letter, wr_piece_letter (piece));
  if (wr_piece_is_zombie (piece))
    gtk_widget_add_css_class (GTK_WIDGET (self), "half");
  wr_piece_card_set_narrow (self, FALSE);
  return GTK_WIDGET (self);
}

WrPiece
wr_piece_card_get_piece (WrPieceCard *self)
{
  g_return_val_if_fail (WR_IS_PIECE_CARD (self), WR_PIECE_NONE);
  return self->piece;
}

/* In a narrow column there are two lines: the letter in the Worm's colour identifies the Worm, and its last action
   replaces its champion's name, whose picture is beside it.  A large name has no room for the letter. */
static void
show_lines (WrPieceCard *self)
{
  gboolean named = self->card == WR_NO_CARD || !self->narrow;
  gboolean large = self->narrow && bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;
  gboolean state = *gtk_label_get_label (self->state) != '\0' && !self->short_words;

  gtk_widget_set_visible (GTK_WIDGET (self->state), state);
  if (wr_piece_is_worm (self->piece))
    {
      gtk_widget_set_visible (GTK_WIDGET (self->name), named);
      gtk_widget_set_visible (GTK_WIDGET (self->letter), !named || !large);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->champion), self->card != WR_NO_CARD && !(self->narrow && state));
}

/* A dead Worm's champion is out of the duel: the position has forgotten it, and so does the card. */
static void
show_champion (WrPieceCard *self,
               guint8       card,
               const char  *face)
{
  bm_art_image_set_name (self->badge, face);
  if (self->card == card)
    return;
  self->card = card;
  bm_card_picture_set (self->champion_picture, card == WR_NO_CARD ? NULL : wr_card_look (card).art, CARD_ASPECT);
  gtk_label_set_label (self->champion, card == WR_NO_CARD ? "" : wr_card_name (card));
  gtk_widget_set_visible (GTK_WIDGET (self->champion_picture), card != WR_NO_CARD);
  gtk_widget_set_visible (GTK_WIDGET (self->badge), card != WR_NO_CARD);
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), card == WR_NO_CARD);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->champion_picture)), card != WR_NO_CARD);
  bm_widget_set_class (GTK_WIDGET (self), "has-champion", card != WR_NO_CARD);
  wr_piece_card_set_narrow (self, self->narrow);
}

/* A tooltip text becomes the accessible description, so it must not repeat other parts of it. */
static void
describe (WrPieceCard *self,
          const char  *spoken)
{
  g_autofree char *text = self->card == WR_NO_CARD ? NULL : bm_card_look_dup_spoken (wr_card_look (self->card));
  g_autofree char *tooltip = NULL;

  if (self->card != WR_NO_CARD)
    /* Translators: a champion and what its card says. */
    tooltip = g_strdup_printf (_("%1$s: %2$s"), wr_card_name (self->card), wr_card_text (self->card));
  else
    tooltip = g_strdup (_("A click picks this piece and shows what it can do"));
  bm_widget_set_tooltip (GTK_WIDGET (self), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "",
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
wr_piece_card_show (WrPieceCard      *self,
                    const WrPosition *pos,
                    gboolean          can_bite,
                    gboolean          picked)
{
  const char *state, *champion, *place = "";
  g_autofree char *portrait = NULL, *who = NULL;
  g_autoptr(GString) spoken = g_string_new (NULL);
  guint8 card;
  gboolean there;

  g_return_if_fail (WR_IS_PIECE_CARD (self));

  there = pos->at[self->piece] != WR_SPACE_NONE;
  state = state_of (self->piece, pos, can_bite);
  portrait = portrait_of (self->piece, pos);
  if (there)
    place = wr_space_name (pos->at[self->piece]);
  card = wr_champion_of (pos, self->piece);
  bm_art_image_set_name (self->portrait, portrait);
  show_champion (self, card, portrait);
  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->state, state);
  gtk_widget_set_visible (GTK_WIDGET (self->place), there);
  show_lines (self);
  bm_widget_set_class (GTK_WIDGET (self), "dead", !there);
  bm_widget_set_class (GTK_WIDGET (self), "picked", picked);
  bm_widget_set_class (GTK_WIDGET (self), "alert", can_bite);

  champion = card == WR_NO_CARD ? NULL : wr_card_name (card);
  who = g_strjoin (" ", wr_piece_words (self->piece), champion, NULL);
  bm_words_join (spoken, who);
  if (there)
    bm_words_join (spoken, place);
  if (*state != '\0')
    bm_words_join (spoken, state);
  describe (self, spoken->str);
}

/* Large words leave less room for pictures. */
static int
narrow_width (WrPieceCard *self)
{
  return bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT ? NARROWEST_WIDTH : NARROW_WIDTH;
}

void
wr_piece_card_set_narrow (WrPieceCard *self,
                          gboolean     narrow)
{
  g_return_if_fail (WR_IS_PIECE_CARD (self));

  self->narrow = narrow;
  if (wr_piece_is_zombie (self->piece))
    {
      /* Two cards are side by side: with two lines of text in a wide column, with one in a narrow one.  A face beside
         the two lines only fits into grown columns. */
      self->short_words = narrow;
      bm_art_image_set_size (self->portrait, narrow ? ZOMBIE_PORTRAIT : (int) (NARROW_PORTRAIT * self->growth));
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words),
                                      narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
      gtk_widget_set_visible (GTK_WIDGET (self->portrait), narrow || self->growth > 1);
      gtk_widget_set_visible (GTK_WIDGET (self->name), !narrow);
      gtk_widget_set_visible (GTK_WIDGET (self->letter), narrow);
    }
  else
    {
      bm_art_image_set_size (self->portrait, narrow ? NARROW_PORTRAIT : (int) (WIDE_PORTRAIT * self->growth));
      bm_art_image_set_size (self->badge, narrow ? NARROW_HEIGHT / 2 + 4 : (int) (WIDE_HEIGHT * self->growth) / 2 + 2);
      gtk_widget_set_size_request (GTK_WIDGET (self->champion_picture),
                                   narrow ? narrow_width (self) : (int) (WIDE_WIDTH * self->growth),
                                   narrow ? NARROW_HEIGHT : (int) (WIDE_HEIGHT * self->growth));
      gtk_box_set_spacing (GTK_BOX (gtk_button_get_child (GTK_BUTTON (self))),
                           narrow && self->card != WR_NO_CARD ? NARROW_SPACING : SPACING);
    }
  show_lines (self);
}

void
wr_piece_card_set_growth (WrPieceCard *self,
                          double       growth)
{
  g_return_if_fail (WR_IS_PIECE_CARD (self));

  self->growth = growth;
  wr_piece_card_set_narrow (self, self->narrow);
}
