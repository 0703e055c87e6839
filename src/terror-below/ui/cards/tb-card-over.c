/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-card-over.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-art.h"
#include "bm-widget.h"
#include "tb-arrows.h"
#include "tb-parts.h"
#include "tb-pattern.h"
#include "tb-words.h"

/* Sizes in pixels: on a card in a grid, on a large one. */
typedef struct
{
  int small;
  int large;
} Side;

static const Side arrow = { 15, 26 }, worm_egg = { 22, 40 }, worm_pattern = { 30, 66 }, portrait = { 52, 124 },
                  bounty_picture = { 46, 104 }, bounty_aim = { 26, 60 };

static int
pick (Side     side,
      gboolean large)
{
  return large ? side.large : side.small;
}

static GtkWidget *
new_plate (GtkWidget *inside,
           GtkAlign   align)
{
  GtkWidget *plate = tb_row_new (0);

  gtk_widget_add_css_class (plate, "over-plate");
  gtk_box_append (GTK_BOX (plate), inside);
  gtk_widget_set_halign (plate, align);
  return plate;
}

/* ---- Vehicles */

static GtkWidget *
new_arrows (TbCard   card,
            gboolean large)
{
  GtkWidget *arrows;

  if (tb_vehicle (card)->n_arrows == 0)
    {
      arrows = new_plate (gtk_label_new (_("no arrows")), GTK_ALIGN_END);
      gtk_widget_set_valign (arrows, GTK_ALIGN_START);
      gtk_widget_add_css_class (arrows, "over-words");
      return arrows;
    }
  arrows = tb_arrows_new ();
  tb_arrows_set (TB_ARROWS (arrows), card, pick (arrow, large));
  gtk_widget_set_halign (arrows, GTK_ALIGN_END);
  gtk_widget_set_valign (arrows, GTK_ALIGN_START);
  return arrows;
}

/* ---- Worms */

/* Faces look to the right. */
static GtkWidget *
new_worm (TbCard   card,
          gboolean large)
{
  GtkWidget *column = tb_column_new (0), *egg, *pattern = tb_pattern_new ();

  egg = new_plate (bm_art_image_new (tb_egg_art (tb_worm (card)->colour), pick (worm_egg, large)),
                   GTK_ALIGN_END);
  tb_pattern_set (TB_PATTERN (pattern), card, pick (worm_pattern, large));
  pattern = new_plate (pattern, GTK_ALIGN_START);
  gtk_widget_set_vexpand (pattern, TRUE);
  gtk_widget_set_valign (pattern, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (column), egg);
  gtk_box_append (GTK_BOX (column), pattern);
  return column;
}

/* ---- Bounties */

/* An Egg and its Location, or a gun and the Worm; the points are on the star. */
static GtkWidget *
new_bounty (TbCard   card,
            gboolean large)
{
  const TbBounty *bounty = tb_bounty (card);
  GtkWidget *row = tb_row_new (large ? 14 : 3), *picture, *aim;

  if (bounty->hunt)
    aim = bm_art_image_new ("terror-below/tokens/gun", pick (bounty_aim, large));
  else
    aim = bm_art_image_new (tb_egg_art (bounty->colour), pick (bounty_aim, large));
  picture = bm_art_image_new (tb_bounty_art (card), pick (bounty_picture, large));
  gtk_widget_set_valign (aim, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), aim);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  return row;
}

/* ---- Characters */

static GtkWidget *
new_portrait (TbCard   card,
              gboolean large)
{
  GtkWidget *picture = bm_art_image_new (tb_card_art (card), pick (portrait, large));

  gtk_widget_add_css_class (picture, "over-portrait");
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  return picture;
}

GtkWidget *
tb_card_over_new (guint16  number,
                  gboolean large)
{
  TbCard card = (TbCard) number;
  GtkWidget *over = NULL;

  if (tb_card_is_vehicle (card))
    over = new_arrows (card, large);
  else if (tb_card_is_worm (card))
    over = new_worm (card, large);
  else if (tb_card_is_bounty (card))
    over = new_bounty (card, large);
  else if (tb_card_is_character (card) && bm_art_exists (tb_card_art (card)))
    over = new_portrait (card, large);
  if (over != NULL)
    {
      gtk_widget_add_css_class (over, "card-over");
      bm_widget_set_class (over, "large", large);
    }
  return over;
}
