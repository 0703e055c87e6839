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

/* CHARACTER, with the key NUMBER on it (0: none), can be pressed where SHOW lights it up; MARK, a few words, stands over its
   picture, or nothing does (NULL). */
void       tb_leader_card_show     (TbLeaderCard *self,
                                    const TbShow *show,
                                    TbCard        character,
                                    guint         number,
                                    const char   *mark);
/* TB_NO_CARD until it is shown. */
TbCard     tb_leader_card_get      (TbLeaderCard *self);

/* 0: the picture beside the words, for rows one below the other; 1, 2: above them. */
void       tb_leader_card_set_size (TbLeaderCard *self,
                                    int           size);
/* How high the words under the picture are in a card of WIDTH pixels; and how high they are to be at least, so that pictures
   side by side are equally high (-1: as high as they are). */
int        tb_leader_card_measure_words (TbLeaderCard *self,
                                         int           width);
void       tb_leader_card_set_words_height (TbLeaderCard *self,
                                            int           height);

G_END_DECLS
