/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-show.h"

G_BEGIN_DECLS

/*
 * A Character as a large card to choose: picture, power and tip, and the key that presses it.  A button for the Character at
 * the table.
 */
#define TB_TYPE_LEADER_CARD (tb_leader_card_get_type ())
G_DECLARE_FINAL_TYPE (TbLeaderCard, tb_leader_card, TB, LEADER_CARD, GtkWidget)

/* PANEL emits the signals of the button: see tb_parts_install (). */
GtkWidget *tb_leader_card_new      (GtkWidget    *panel);

/* Shows CHARACTER, with the key NUMBER on it (0: none); it is lit if SHOW lists it as an option; MARK is a short text
   over its picture (NULL: none). */
void       tb_leader_card_show     (TbLeaderCard *self,
                                    const TbShow *show,
                                    TbCard        character,
                                    guint         number,
                                    const char   *mark);
/* TB_NO_CARD until it is shown. */
TbCard     tb_leader_card_get      (TbLeaderCard *self);

/* 0: the picture is beside the text, for cards in a column; 1, 2: above it. */
void       tb_leader_card_set_size (TbLeaderCard *self,
                                    int           size);
/* Whether it is turned up, as in the beginning.  Without this it shows nothing, but can be chosen. */
void       tb_leader_card_set_open (TbLeaderCard *self,
                                    gboolean      open);
/* The height of the text under the picture in a card of WIDTH pixels; and its least height, so that pictures side by
   side have equal heights (-1: no minimum). */
int        tb_leader_card_measure_words (TbLeaderCard *self,
                                         int           width);
void       tb_leader_card_set_words_height (TbLeaderCard *self,
                                            int           height);

G_END_DECLS
