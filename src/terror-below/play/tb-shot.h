/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The effect of a Weapon in the current hunt (T19.9), with the bonuses of Leader and Hat.  Probabilities are exact; an
 * optional reroll is used until the result is good enough.
 */
typedef struct
{
  guint8 least;  /* minimum damage */
  guint8 most;
  guint8 health; /* the Worm's health left, at least 1 */
  guint8 cards;  /* cards to discard for the killing blow, or for MOST; 0: none */
  gboolean dice; /* it rolls dice */
  double kills;  /* probability of the killing blow, 0 to 1; with CARDS discarded */
  guint8 usual;  /* with dice: at least this damage is likely ... */
  double likely; /* ... with this probability */
} TbShot;

/* FALSE: there is no attack, or CARD is not a Weapon for hunts.  VIEW has the Vehicle cards of SEAT, or their number. */
gboolean tb_shot_of (const TbPosition *view,
                     guint             seat,
                     TbCard            card,
                     TbShot           *shot);

G_END_DECLS
