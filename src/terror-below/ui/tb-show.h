/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-seats.h"
#include "tb-at.h"
#include "tb-forecast.h"

G_BEGIN_DECLS

/*
 * The state shown by every part of the table: one value, made by the table at each change; (transfer none) during the
 * call.
 */
typedef struct
{
  const TbPosition  *view;                /* the view of SEAT; without any hidden information while hands are covered */
  int                seat;                /* the seat whose hand is open, BM_SIDE_NOBODY: none */
  int                decides;             /* BM_SIDE_NOBODY: the match is over */
  BmSeats            seats;
  gboolean           takes_back;          /* undo is possible by learning help, even if it is refused otherwise */
  const char        *names[BM_MAX_SEATS]; /* of people and computers, in the user's language; never NULL */
  const TbAt        *lit;                 /* the current options, sorted */
  guint              n_lit;
  TbAt               picked;
  TbAt               second;              /* the second pick */
  const TbAt        *hints;               /* suggested by the computer */
  guint              n_hints;
  TbAt               hovered;             /* hovered, or focused */
  TbDanger           danger[TB_N_SLOTS];
  gboolean           danger_shown;        /* the switch `Danger` */
  TbSpaces           ruins;               /* the spaces of destroyed Locations (T25.8) */
  int                distracted;          /* the slot for the held card; -1: none */
  const TbDistraction *distraction;       /* NULL: none */
} TbShow;

gboolean tb_show_is_lit  (const TbShow *show,
                          TbAt          at);
gboolean tb_show_is_hint (const TbShow *show,
                          TbAt          at);

G_END_DECLS
