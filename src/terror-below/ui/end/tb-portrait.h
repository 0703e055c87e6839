/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-position.h"

G_BEGIN_DECLS

/* The Leader of SEAT, with its Hat and the seat's mark, as a picture of SIZE pixels of width; the seat's car where nobody
   leads.  It is decoration: who that is must be told beside it. */
GtkWidget *tb_portrait_new (const TbPosition *pos,
                            guint             seat,
                            int               size);

G_END_DECLS
