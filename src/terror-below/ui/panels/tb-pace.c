/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-pace.h"

guint
tb_pace (GtkWidget *widget,
         BmMotion   motion,
         guint      normal)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &animations, NULL);
  if (motion == BM_MOTION_OFF || !animations || !gtk_widget_get_mapped (widget))
    return 0;
  return motion == BM_MOTION_FAST ? normal / 2 : normal;
}
