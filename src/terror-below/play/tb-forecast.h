/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * What is to be expected, from a view (a position after tb_rules_hide ()): what each Worm would hit now, and what a
 * Vehicle card would do to it.  Nothing here knows more than the view.
 */

/* What the Worm in a slot would do if it attacked now. */
typedef struct
{
  gboolean in_play;
  TbSpace  centre;
  TbSpaces area;      /* T19.1 */
  TbSpaces egg;       /* where the Egg would come, at most one bit */
  TbSpaces rubble;    /* where Rubble would come */
  guint8   to_go;     /* it attacks after so many more cards; 0: it is full and attacks at the end of this turn */
  guint8   hits;      /* bits of seats that would be caught */
  guint8   safe;      /* bits of seats whose pawns are in the area, but safe (in a Location) */
  gboolean unknown;   /* face-down cards that the view does not know will move it first: CENTRE is where it is now */
  gboolean moves;     /* face-down cards that the view knows will move it first: CENTRE is where they bring it */
} TbDanger;

void tb_danger_of (const TbPosition *view,
                   guint             slot,
                   TbDanger         *danger);

/* T7: what a Vehicle card would do there. */
#define TB_MAX_ARROWS 8

typedef struct
{
  guint8   n_steps;
  struct
  {
    guint8  dir;      /* TbDir */
    TbSpace from;
    TbSpace to;       /* == from: ignored (T7.2) */
  }        steps[TB_MAX_ARROWS];
  gboolean hidden;    /* it lies face down: the steps are made when the Worm attacks */
  TbDanger before;
  TbDanger after;     /* with the card on it */
} TbDistraction;

void tb_distraction_of (const TbPosition *view,
                        TbCard            card,
                        guint             slot,
                        TbDistraction    *distraction);

/* T15.3: the same if it is hidden there by the seat that decides. */
void tb_hiding_of      (const TbPosition *view,
                        TbCard            card,
                        guint             slot,
                        TbDistraction    *distraction);

G_END_DECLS
