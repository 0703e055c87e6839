/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"

G_BEGIN_DECLS

/* How long something in WIDGET takes that takes NORMAL milliseconds at the usual speed: 0 where nothing is to move. */
guint tb_pace (GtkWidget *widget,
               BmMotion   motion,
               guint      normal);

G_END_DECLS
