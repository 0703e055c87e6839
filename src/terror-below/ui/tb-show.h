/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-seats.h"
#include "tb-at.h"
#include "tb-forecast.h"

G_BEGIN_DECLS

/*
 * What every part of the table is shown: one value, made by the table at each change; lent during the call.
 */
typedef struct
{
  const TbPosition  *view;                /* what SEAT may see; what nobody may see while hands are covered */
  int                seat;                /* whose hand lies open, BM_SIDE_NOBODY: none does */
  int                decides;             /* BM_SIDE_NOBODY: the match is over */
  BmSeats            seats;
  gboolean           takes_back;          /* by learning help, whatever an Undo without help has against it */
  const char        *names[BM_MAX_SEATS]; /* of people and computers, in their language; never NULL */
  const TbAt        *lit;                 /* what can be pressed now, sorted */
  guint              n_lit;
  TbAt               picked;
  TbAt               second;              /* what was picked after it */
  const TbAt        *hints;               /* what the computer suggests to press */
  guint              n_hints;
  TbAt               hovered;             /* pointed at, or where the keyboard focus is */
  TbDanger           danger[TB_N_SLOTS];
  gboolean           danger_shown;        /* the switch `Danger` */
  TbSpaces           ruins;               /* where Locations were that are destroyed (T25.8) */
  int                distracted;          /* slot that the held card would move; -1: none */
  const TbDistraction *distraction;       /* NULL: none */
} TbShow;

gboolean tb_show_is_lit  (const TbShow *show,
                          TbAt          at);
gboolean tb_show_is_hint (const TbShow *show,
                          TbAt          at);

G_END_DECLS
