/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-forecast.h"

G_BEGIN_DECLS

/*
 * Reminders of what the seat at turn may have forgotten when it ends its actions.
 */
typedef enum
{
  TB_REMINDER_NONE,
  TB_REMINDER_ATTACK,  /* a Worm attacks after this turn, and hits its pawn outdoors; SLOT is set */
  TB_REMINDER_DELIVER, /* an Egg could still be delivered here */
  TB_REMINDER_TAKE,    /* there are Eggs in its space */
  TB_REMINDER_LEFT     /* several Action Points would be lost, and something can be done with them */
} TbReminder;

/* VIEW: that of the seat at turn, at its decision `act`. */
TbReminder tb_reminder_of (const TbPosition *view,
                           guint            *slot);

G_END_DECLS
