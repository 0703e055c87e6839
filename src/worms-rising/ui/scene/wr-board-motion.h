/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-board-frame.h"
#include "wr-event.h"

G_BEGIN_DECLS

/*
 * Animates events: a timeline that gives the frame of the board for each instant.  It has no widget and no clock; the
 * board calls it at every tick.
 */
typedef struct _WrBoardMotion WrBoardMotion;

/* The animation of EVENTS, beginning with FROM.  PACE: 1 normal, 0.5 twice as fast (with a minimum duration per event). */
WrBoardMotion *wr_board_motion_new    (const WrPosition  *from,
                                       const BmEventList *events,
                                       float              pace) G_GNUC_WARN_UNUSED_RESULT;
void           wr_board_motion_free   (WrBoardMotion     *self);

/* Milliseconds in all; 0: nothing moves. */
float          wr_board_motion_length (WrBoardMotion     *self);

/* The frame at TIME milliseconds after the start; TIME never decreases.  FALSE: it is over, FRAME is unchanged. */
gboolean       wr_board_motion_frame  (WrBoardMotion     *self,
                                       float              time,
                                       WrBoardFrame      *frame);

/* The event that it shows, or the first of those that it shows together. */
guint          wr_board_motion_reached (WrBoardMotion    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WrBoardMotion, wr_board_motion_free)

G_END_DECLS
