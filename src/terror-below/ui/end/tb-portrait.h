/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-position.h"

G_BEGIN_DECLS

/* The Leader of SEAT, with its Hat and the seat's mark, as a picture SIZE pixels wide; without a Leader the seat's
   car.  It is decoration: a text beside it must name the Leader. */
GtkWidget *tb_portrait_new (const TbPosition *pos,
                            guint             seat,
                            int               size);

G_END_DECLS
