/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Registers the games that this program was built with: the only place in the window program that names them.  Calling
   it again changes nothing. */
void                bm_all_games_register (void);

/* Older options with the same meaning as "--computer SEAT=LEVEL": the name of each is the id of a seat, its argument a
   level. */
const GOptionEntry *bm_all_games_get_seat_options (void);

G_END_DECLS
