/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * What a Weapon would do in the hunt that goes on (T19.9), with what Leader and Hat add to it.  Chances are parts of equally
 * likely throws; a roll that may be repeated is repeated until it is good enough.
 */
typedef struct
{
  guint8 least;  /* damage */
  guint8 most;
  guint8 health; /* that the Worm has left, at least 1 */
  guint8 cards;  /* cards to discard for the killing blow, at most for MOST; 0: none */
  gboolean dice; /* it rolls */
  double kills;  /* chance of the killing blow, 0 to 1; with CARDS discarded */
  guint8 usual;  /* with dice: that much or more is likely ... */
  double likely; /* ... with this chance */
} TbShot;

/* FALSE: there is no attack, or CARD is no Weapon for hunts.  VIEW knows the Vehicle cards of SEAT, or how many. */
gboolean tb_shot_of (const TbPosition *view,
                     guint             seat,
                     TbCard            card,
                     TbShot           *shot);

G_END_DECLS
