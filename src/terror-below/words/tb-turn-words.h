/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-asks.h"
#include "tb-forecast.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * What is asked, whose turn it is, and what threatens: whole sentences.  (transfer full) each.
 */

/* What the person who decides is to do now: "Choose a Vehicle card and a Worm."; "" when the match is over. */
char *tb_asks_words     (const TbPosition *pos);

/* The same as a question in another's turn: "Max: choose your reward for the Worm."  NULL: it is no such question. */
char *tb_banner_words   (BmMatch          *match);

/* "Round 4, Red’s turn" */
char *tb_turn_words     (BmMatch          *match,
                     const TbPosition *pos);

/* "attacks after 2 more cards" */
char *tb_to_go_words    (const TbDanger   *danger);
/* "after 2 more cards" */
char *tb_to_go_short_words (const TbDanger *danger);
/* "hits Ada and Max"; "hits nobody" */
char *tb_hits_words     (BmMatch          *match,
                     const TbDanger *danger);
/* The same, and where they are: "hits Ada at b3, Max safe indoors". */
char *tb_danger_words   (BmMatch          *match,
                         const TbPosition *view,
                         const TbDanger   *danger);
/* What a card that is held over a Worm would do: "Target 2 would go to c2. It would hit Ada and attacks after this turn." */
char *tb_distraction_words (BmMatch             *match,
                            guint                slot,
                            const TbDistraction *distraction);

/* That SEAT decides, and why the hand lies face down. */
char *tb_decides_words  (guint             seat,
                        const char *name);

G_END_DECLS
