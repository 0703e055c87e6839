/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The forecast from a view (a position after tb_rules_hide ()): what each Worm would hit now, and the effect of a
 * Vehicle card on it.  It uses only information of the view.
 */

/* The effect of an attack of the Worm in a slot now. */
typedef struct
{
  gboolean in_play;
  TbSpace  centre;
  TbSpaces area;      /* T19.1 */
  TbSpaces egg;       /* the space where the Egg would be placed, at most one bit */
  TbSpaces rubble;    /* the spaces where Rubble would be placed */
  guint8   to_go;     /* number of cards until it attacks; 0: it is full and attacks at the end of this turn */
  guint8   hits;      /* bits of seats whose pawns would be caught */
  guint8   safe;      /* bits of seats whose pawns are in the area, but safe (in a Location) */
  gboolean unknown;   /* face-down cards that are unknown in the view will move it first: CENTRE is its present space */
  gboolean moves;     /* face-down cards that are known in the view will move it first: CENTRE is the space after that */
} TbDanger;

void tb_danger_of (const TbPosition *view,
                   guint             slot,
                   TbDanger         *danger);

/* T7: the effect of a Vehicle card on a Worm. */
#define TB_MAX_ARROWS 8

typedef struct
{
  guint8   n_steps;
  struct
  {
    guint8  dir;      /* TbDir */
    TbSpace from;
    TbSpace to;       /* equal to FROM: ignored (T7.2) */
  }        steps[TB_MAX_ARROWS];
  gboolean hidden;    /* it is face down: its steps are made before the attack */
  TbDanger before;
  TbDanger after;     /* after the card was added */
} TbDistraction;

void tb_distraction_of (const TbPosition *view,
                        TbCard            card,
                        guint             slot,
                        TbDistraction    *distraction);

/* T15.3: the same if the seat that decides hides it there. */
void tb_hiding_of      (const TbPosition *view,
                        TbCard            card,
                        guint             slot,
                        TbDistraction    *distraction);

G_END_DECLS
