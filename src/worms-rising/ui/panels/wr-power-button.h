/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * The button that uses a champion's power, named `Power` for the Bird's and `Power: The Commander` for a Worm's.  It is
 * there only while its champion has a power that is used, and is never insensitive.
 */
GtkWidget *wr_power_button_new  (void);

void       wr_power_button_show (GtkWidget *button,
                                 WrPlay    *play,
                                 WrPiece    who);

G_END_DECLS
