/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-board-picture.h"
#include "tb-event.h"

G_BEGIN_DECLS

/*
 * Events shown one after another: the timeline of their animations, and the state of the board meanwhile.  No widget,
 * no clock.
 */

/* Milliseconds at the usual speed, from the start of the sequence. */
typedef struct
{
  guint begin;
  guint length; /* 0: not visible */
} TbBeat;

/* Fills BEATS for N EVENTS that begin in BEFORE, in order, and returns their total length.  Small events of one kind
   overlap.  STILL: without movement; important events are shown for a while, and the others take no time. */
guint tb_motion_plan  (const TbPosition *before,
                       const BmEvent    *events,
                       guint             n,
                       gboolean          still,
                       TbBeat           *beats);

/* EVENT begins: updates the picture's position, shows or hides the attacking Worm, and adds a moment for it. */
void  tb_motion_begin (TbBoardPicture   *picture,
                       const BmEvent    *event);
/* The moment number INDEX ends. */
void  tb_motion_end   (TbBoardPicture   *picture,
                       guint             index);
/* Derives from the current moments: the Worm's height, the shaking of the ground. */
void  tb_motion_frame (TbBoardPicture   *picture,
                       gboolean          still);

G_END_DECLS
