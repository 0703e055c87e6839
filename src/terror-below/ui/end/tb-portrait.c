/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-portrait.h"

#include "bm-art-image.h"
#include "bm-art.h"
#include "bm-card-picture.h"
#include "tb-words.h"

/* Percent of the portrait's width: the mark, the Hat, and the part of the Hat above the face. */
#define MARK      36
#define HAT       62
#define HAT_ABOVE 24

/* Hats are drawn three wide and two high. */
#define HAT_ASPECT (2.0 / 3.0)

static void
add_hat (GtkOverlay *overlay,
         TbCard      card,
         int         size)
{
  g_autofree char *art = g_strdup_printf ("terror-below/hats/%s", tb_card_kind (card));
  GtkWidget *hat;
  int width = size * HAT / 100;

  if (!bm_art_exists (art))
    return;
  hat = g_object_new (BM_TYPE_CARD_PICTURE, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_START, "width-request", width,
                      "height-request", (int) (width * HAT_ASPECT), NULL);
  bm_card_picture_set (BM_CARD_PICTURE (hat), art, HAT_ASPECT);
  gtk_widget_set_margin_top (gtk_overlay_get_child (overlay), size * HAT_ABOVE / 100);
  gtk_overlay_add_overlay (overlay, hat);
}

GtkWidget *
tb_portrait_new (const TbPosition *pos,
                 guint             seat,
                 int               size)
{
  const TbPlayer *player = &pos->players[seat];
  GtkWidget *overlay, *face, *mark;

  if (player->leader == TB_NO_CARD)
    return bm_art_image_new (tb_seat_art (seat), size);
  overlay = gtk_overlay_new ();
  face = bm_art_image_new (tb_card_art (player->leader), size);
  gtk_widget_add_css_class (face, "end-portrait");
  gtk_widget_set_overflow (face, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (face, tb_seat_class (seat));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), face);
  if (player->hat != TB_NO_CARD)
    add_hat (GTK_OVERLAY (overlay), player->hat, size);
  mark = bm_art_image_new (tb_mark_art (seat), size * MARK / 100);
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  return overlay;
}
