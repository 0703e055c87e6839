/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-forecast.h"
#include "bm-hints.h"
#include "bm-threats.h"

G_BEGIN_DECLS

/* What the kinds of hints share: bm-hints.c finds what they are read off and gathers them, bm-hint-prey.c has those
   about eating and biting, bm-hint-night.c those about the night and about rain, bm-hint-undone.c what could be done
   and is not. */

/* What one search has found, for all kinds of hints. */
typedef struct
{
  BmPosition view;
  BmSide     side;
  BmThreats  threats;
  BmNight    night;
  gboolean   comes;  /* it does */
  GArray    *hints;
} BmHintLook;

void     bm_hint_mark          (BmHint      *hint,
                                BmSpace      space);
/* TEXT is taken over.  PIECES (bits) are marked where they are.  Lent until the next one. */
BmHint  *bm_hint_add           (BmHintLook  *look,
                                BmTopic      topic,
                                guint        weight,
                                const char  *rule,
                                guint        pieces,
                                char        *text);
guint    bm_hint_count_bits    (guint        bits);
/* "Green at d4, Zombie 1 at e7".  (transfer full) */
char    *bm_hint_dup_pieces    (const BmPosition *pos,
                                guint        pieces) G_GNUC_WARN_UNUSED_RESULT;
/* As bits. */
guint    bm_hint_living_worms  (const BmPosition *pos);

/* bm-hint-night.c */
void     bm_hint_add_starving  (BmHintLook  *look);
void     bm_hint_add_sinking   (BmHintLook  *look);
void     bm_hint_add_peck      (BmHintLook  *look);
void     bm_hint_add_rain      (BmHintLook  *look);
void     bm_hint_add_suspicion (BmHintLook  *look);

/* bm-hint-prey.c */
void     bm_hint_add_eating    (BmHintLook  *look);
void     bm_hint_add_hiding    (BmHintLook  *look);
void     bm_hint_add_biting    (BmHintLook  *look);
void     bm_hint_add_bitten    (BmHintLook  *look);

/* bm-hint-undone.c */
void     bm_hint_add_power     (BmHintLook  *look,
                                guint        weight);
void     bm_hint_add_zombie    (BmHintLook  *look);
void     bm_hint_add_hand      (BmHintLook  *look,
                                guint        weight);
/* What has to be chosen first. */
void     bm_hint_add_choice    (BmHintLook  *look);

G_END_DECLS
