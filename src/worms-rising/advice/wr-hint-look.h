/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-forecast.h"
#include "wr-hints.h"
#include "wr-threats.h"

G_BEGIN_DECLS

/* Shared by the kinds of hints: wr-hints.c computes their input and collects them, wr-hint-prey.c has those about
   eating and biting, wr-hint-night.c those about the night and about rain, wr-hint-undone.c those about missed
   opportunities. */

/* The input of all kinds of hints. */
typedef struct
{
  WrPosition view;
  WrSide     side;
  WrThreats  threats;
  WrNight    night;
  gboolean   comes;  /* it does */
  GArray    *hints;
} WrHintLook;

void     wr_hint_mark          (BmHint      *hint,
                                WrSpace      space);
/* Takes ownership of TEXT.  PIECES (bits) are marked in their spaces.  The result is valid until the next call. */
BmHint  *wr_hint_add           (WrHintLook  *look,
                                WrTopic      topic,
                                guint        weight,
                                const char  *rule,
                                guint        pieces,
                                char        *text);
/* "Green at d4, Zombie 1 at e7".  (transfer full) */
char    *wr_hint_dup_pieces    (const WrPosition *pos,
                                guint        pieces) G_GNUC_WARN_UNUSED_RESULT;

/* wr-hint-night.c */
void     wr_hint_add_starving  (WrHintLook  *look);
void     wr_hint_add_sinking   (WrHintLook  *look);
void     wr_hint_add_peck      (WrHintLook  *look);
void     wr_hint_add_rain      (WrHintLook  *look);
void     wr_hint_add_suspicion (WrHintLook  *look);

/* wr-hint-prey.c */
void     wr_hint_add_eating    (WrHintLook  *look);
void     wr_hint_add_hiding    (WrHintLook  *look);
void     wr_hint_add_biting    (WrHintLook  *look);
void     wr_hint_add_bitten    (WrHintLook  *look);

/* wr-hint-undone.c */
void     wr_hint_add_power     (WrHintLook  *look,
                                guint        weight);
void     wr_hint_add_zombie    (WrHintLook  *look);
void     wr_hint_add_hand      (WrHintLook  *look,
                                guint        weight);
/* What has to be chosen first. */
void     wr_hint_add_choice    (WrHintLook  *look);

G_END_DECLS
