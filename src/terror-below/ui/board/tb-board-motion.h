/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-board-picture.h"
#include "tb-event.h"

G_BEGIN_DECLS

/* How long an event is shown on the board in POS, in milliseconds at the usual pace; 0: nothing of it is seen there. */
guint tb_motion_length (const TbPosition *pos,
                        const BmEvent    *event);

/* EVENT begins: the picture's position becomes the one after it, and a Worm that comes up or goes is there. */
void  tb_motion_begin  (TbBoardPicture   *picture,
                        const BmEvent    *event);
/* It is at TIME, from 0 to 1. */
void  tb_motion_frame  (TbBoardPicture   *picture,
                        const BmEvent    *event,
                        float             time);
/* It is over. */
void  tb_motion_end    (TbBoardPicture   *picture,
                        const BmEvent    *event);

G_END_DECLS
