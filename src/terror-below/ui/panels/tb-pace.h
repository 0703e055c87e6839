/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"

G_BEGIN_DECLS

/* The duration in WIDGET of an animation of NORMAL milliseconds at the usual speed: 0 without motion. */
guint tb_pace (GtkWidget *widget,
               BmMotion   motion,
               guint      normal);

G_END_DECLS
