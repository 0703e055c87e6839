/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-asks.h"
#include "tb-forecast.h"
#include "bm-match.h"

G_BEGIN_DECLS

/*
 * The decision, the turn and the threats: whole sentences.  (transfer full) each.
 */

/* The instruction for the person who decides: "Choose a Vehicle card and a Worm."; "" when the match is over. */
char *tb_asks_words     (const TbPosition *pos);

/* The same for a decision in another seat's turn: "Max: choose your reward for the Worm."; while it WAITS for that person:
   "Max decides".  NULL: it is not one. */
char *tb_banner_words   (BmMatch          *match,
                         gboolean          waits);

/* "Round 4, Red’s turn" */
char *tb_turn_words     (BmMatch          *match,
                     const TbPosition *pos);

/* The same in short, without the game, for a place in a match: "Round 4, Red’s turn" */
char *tb_when_words     (BmMatch          *match,
                     const TbPosition *pos);

/* "attacks after 2 more cards" */
char *tb_to_go_words    (const TbDanger   *danger);
/* "after 2 more cards" */
char *tb_to_go_short_words (const TbDanger *danger);
/* "hits Ada and Max"; "hits nobody" */
char *tb_hits_words     (BmMatch          *match,
                     const TbDanger *danger);
/* The same with their spaces: "hits Ada at b3, Max safe indoors". */
char *tb_danger_words   (BmMatch          *match,
                         const TbPosition *view,
                         const TbDanger   *danger);
/* The effect of a card held over a Worm: "Target 2 would go to c2. It would hit Ada and attacks after this turn." */
char *tb_distraction_words (BmMatch             *match,
                            guint                slot,
                            const TbDistraction *distraction);

/* What the seat that decides is asked, and that nobody else may look; NAME: of its person, or "". */
char *tb_decides_words  (const TbPosition *pos,
                        const char *name);

G_END_DECLS
