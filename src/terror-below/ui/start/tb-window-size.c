/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-window-size.h"

#include "bm-widget.h"

#define FRAMES 3

typedef struct
{
  TbWindowSizeFunc func;
  int              size;  /* -1: FUNC was not called yet */
  double           text;  /* the scale of the text then */
  guint            frames; /* left in which the text may follow the window */
} Follow;

static G_DEFINE_QUARK (tb-window-size, follow)

/* The same thresholds as the table's. */
static int
choose (double width,
        double height,
        double scale)
{
  if (width < 1040 * scale || height < 690 * scale)
    return 0;
  return width < 1560 * scale || height < 930 * scale ? 1 : 2;
}

static void
tell (GtkWidget *screen)
{
  Follow *follow = g_object_get_qdata (G_OBJECT (screen), follow_quark ());
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (screen));
  int width, height, size;
  double text;

  if (window == NULL)
    return;
  width = gtk_widget_get_width (window);
  height = gtk_widget_get_height (window);
  /* Before the window is shown. */
  if (width == 0 && GTK_IS_WINDOW (window))
    gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  text = bm_widget_text_scale (screen);
  size = choose (width, height, text);
  if (size == follow->size && text == follow->text)
    return;
  follow->size = size;
  follow->text = text;
  follow->func (screen, size);
}

static gboolean
tell_cb (GtkWidget     *screen,
         GdkFrameClock *clock,
         gpointer       data)
{
  Follow *follow = g_object_get_qdata (G_OBJECT (screen), follow_quark ());

  tell (screen);
  return --follow->frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Deferred: the window has its new size only after the layout, and its text grows or shrinks in the frame after that. */
static void
layout_cb (GtkWidget *screen)
{
  Follow *follow = g_object_get_qdata (G_OBJECT (screen), follow_quark ());

  if (follow->frames == 0)
    gtk_widget_add_tick_callback (screen, tell_cb, NULL, NULL);
  follow->frames = FRAMES;
}

static void
realized_cb (GtkWidget *screen)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (screen));

  g_signal_connect_object (surface, "layout", G_CALLBACK (layout_cb), screen, G_CONNECT_SWAPPED);
  tell (screen);
}

void
tb_window_size_follow (GtkWidget        *screen,
                       TbWindowSizeFunc  func)
{
  Follow *follow = g_new (Follow, 1);

  *follow = (Follow) { .func = func, .size = -1 };
  g_object_set_qdata_full (G_OBJECT (screen), follow_quark (), follow, g_free);
  g_signal_connect (screen, "realize", G_CALLBACK (realized_cb), NULL);
  g_signal_connect (screen, "map", G_CALLBACK (tell), NULL);
}
