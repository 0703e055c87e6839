/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-board-frame.h"
#include "bm-event.h"

G_BEGIN_DECLS

/*
 * Turns events into pictures in between: a timeline that says for each instant how the board looks.  It knows no widget
 * and no clock; the board asks it at every tick.
 */
typedef struct _BmBoardMotion BmBoardMotion;

/* From FROM on, what EVENTS say.  PACE: 1 normal, 0.5 twice as fast (no event gets shorter than can be seen). */
BmBoardMotion *bm_board_motion_new    (const BmPosition  *from,
                                       const BmEventList *events,
                                       float              pace) G_GNUC_WARN_UNUSED_RESULT;
void           bm_board_motion_free   (BmBoardMotion     *self);

/* Milliseconds in all; 0: nothing moves. */
float          bm_board_motion_length (BmBoardMotion     *self);

/* The board TIME milliseconds after the start; TIME never goes back.  FALSE: it is over, FRAME is as it was. */
gboolean       bm_board_motion_frame  (BmBoardMotion     *self,
                                       float              time,
                                       BmBoardFrame      *frame);

/* The event that it shows, or the first of those that it shows together. */
guint          bm_board_motion_reached (BmBoardMotion    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmBoardMotion, bm_board_motion_free)

G_END_DECLS
