/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Registers the games that this program was built with: the only place of the program with a window that names them.  Calling
   it again changes nothing. */
void                bm_all_games_register (void);

/* Options that are older than "--computer SEAT=LEVEL" and mean the same: the name of each is the id of a seat, its argument a
   level. */
const GOptionEntry *bm_all_games_get_seat_options (void);

G_END_DECLS
