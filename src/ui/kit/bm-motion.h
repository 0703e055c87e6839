/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How fast things move; as the setting has it. */
typedef enum
{
  BM_MOTION_OFF,
  BM_MOTION_FAST,
  BM_MOTION_NORMAL
} BmMotion;
