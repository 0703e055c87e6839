/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-board-picture.h"
#include "tb-event.h"

G_BEGIN_DECLS

/*
 * Events told one after the other: when each of them is seen, and what the board looks like meanwhile.  No widget, no clock.
 */

/* Milliseconds at the usual pace, from the beginning of all that is told. */
typedef struct
{
  guint begin;
  guint length; /* 0: nothing is seen of it */
} TbBeat;

/* Fills BEATS for N EVENTS that begin in BEFORE, in their order, and returns how long all of it takes.  Small things of one
   kind overlap.  STILL: nothing travels; what matters stands still for a while, and the rest takes no time. */
guint tb_motion_plan  (const TbPosition *before,
                       const BmEvent    *events,
                       guint             n,
                       gboolean          still,
                       TbBeat           *beats);

/* EVENT begins: the picture's position becomes the one after it, a Worm that comes up or goes is there, and there is a moment
   of it. */
void  tb_motion_begin (TbBoardPicture   *picture,
                       const BmEvent    *event);
/* Moment number INDEX is over. */
void  tb_motion_end   (TbBoardPicture   *picture,
                       guint             index);
/* What follows from all moments as they are now: the Worm's height, how the ground shakes. */
void  tb_motion_frame (TbBoardPicture   *picture,
                       gboolean          still);

G_END_DECLS
