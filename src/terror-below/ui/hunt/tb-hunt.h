/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"

G_BEGIN_DECLS

/*
 * The state of an attack as shown at the table: the Worm, its health, the caught seats in order, the dice.  Made from a
 * view, and updated by events.
 */
typedef enum
{
  TB_HUNTER_LATER,  /* its hunt is still to come */
  TB_HUNTER_NOW,
  TB_HUNTER_DONE,   /* its hunt is over */
  TB_HUNTER_DANGER, /* may still be protected */
  TB_HUNTER_SAFE,
  TB_HUNTER_DEAD    /* the Leader */
} TbHunterState;

typedef struct
{
  guint8 seat;
  guint8 state;  /* TbHunterState */
  TbCard leader; /* TB_NO_CARD: no Leader at the moment */
} TbHunter;

typedef struct
{
  TbCard   worm;   /* TB_NO_CARD: there is no attack */
  TbSpace  at;
  guint8   health; /* of the whole Worm */
  guint8   damage;
  gboolean beaten;
  TbCard   weapon; /* in use, TB_NO_CARD: none */
  guint8   user;   /* seat that uses it */
  guint8   n_hunters;
  TbHunter hunters[TB_MAX_SEATS];
  guint8   n_dice;
  guint8   dice[4];
} TbHunt;

/* FALSE: there is no attack in VIEW. */
gboolean tb_hunt_of         (const TbPosition *view,
                             TbHunt           *hunt);
/* Updates it by EVENT; LEADERS of all seats.  FALSE: no change. */
gboolean tb_hunt_follow     (TbHunt           *hunt,
                             const BmEvent    *event,
                             const TbCard     *leaders);
gboolean tb_hunt_equal      (const TbHunt     *a,
                             const TbHunt     *b);
/* The health left. */
guint    tb_hunt_left       (const TbHunt     *hunt);

G_END_DECLS
