/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * On a 4K screen without scaling the screens would be tiny: in large windows their text grows, and with it everything
 * that is measured in it.  The title, the draft and the table do this themselves, as their pictures grow as well.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include "bm-widget.h"

/* From this window height on; the style classes are those of style.css. */
static const struct
{
  const char *class;
  int         from;
} growths[] = { { "large-0", 950 }, { "large-1", 1300 }, { "large-2", 1800 } };

static void
layout_cb (BmWindow *self,
           int       width,
           int       height)
{
  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    bm_widget_set_class (GTK_WIDGET (self), growths[i].class,
                         height >= growths[i].from
                         && (i + 1 == G_N_ELEMENTS (growths) || height < growths[i + 1].from));
  if (gtk_widget_get_visible (GTK_WIDGET (self->trouble)) || gtk_widget_get_visible (self->notice))
    bm_window_fit_notice (self, width);
}

static void
realized_cb (BmWindow *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  g_signal_connect_object (surface, "layout", G_CALLBACK (layout_cb), self, G_CONNECT_SWAPPED);
}

void
bm_window_add_growth (BmWindow *self)
{
  g_signal_connect (self, "realize", G_CALLBACK (realized_cb), NULL);
}
