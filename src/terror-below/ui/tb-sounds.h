/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"

G_BEGIN_DECLS

/* The sound of each kind of event; "": silence. */
extern const char *const tb_sounds[TB_N_EVENT_KINDS];

G_END_DECLS
