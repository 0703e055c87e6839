/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board-frame.h"
#include "wr-event.h"

G_BEGIN_DECLS

/*
 * Turns events into pictures in between: a timeline that says for each instant how the board looks.  It knows no widget
 * and no clock; the board asks it at every tick.
 */
typedef struct _WrBoardMotion WrBoardMotion;

/* From FROM on, what EVENTS say.  PACE: 1 normal, 0.5 twice as fast (no event gets shorter than can be seen). */
WrBoardMotion *wr_board_motion_new    (const WrPosition  *from,
                                       const BmEventList *events,
                                       float              pace) G_GNUC_WARN_UNUSED_RESULT;
void           wr_board_motion_free   (WrBoardMotion     *self);

/* Milliseconds in all; 0: nothing moves. */
float          wr_board_motion_length (WrBoardMotion     *self);

/* The board TIME milliseconds after the start; TIME never goes back.  FALSE: it is over, FRAME is as it was. */
gboolean       wr_board_motion_frame  (WrBoardMotion     *self,
                                       float              time,
                                       WrBoardFrame      *frame);

/* The event that it shows, or the first of those that it shows together. */
guint          wr_board_motion_reached (WrBoardMotion    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WrBoardMotion, wr_board_motion_free)

G_END_DECLS
