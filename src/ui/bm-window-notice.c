/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A message that somebody has to put away, and what makes room for it.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include "bm-widget.h"

void
bm_window_tell (BmWindow   *self,
                const char *words)
{
  /* Names of files in it may be in any encoding. */
  g_autofree char *valid = g_utf8_make_valid (words, -1);

  gtk_label_set_label (self->notice_words, valid);
  gtk_widget_set_visible (self->notice, TRUE);
  bm_window_place_notice (self);
}

/* The title has its name at the top and its buttons on one side, the end its heading in the middle of the top, the replays
   theirs and the first of them; the table has there what happened, which can wait until the message was read. */
void
bm_window_place_notice (BmWindow *self)
{
  gboolean title = bm_window_is_shown (self, self->title_screen), end = bm_window_is_shown (self, self->end_screen);
  gboolean replays = bm_window_is_shown (self, self->replays_screen);
  GtkWidget *box = gtk_widget_get_parent (self->notice);

  gtk_widget_set_valign (box, title || replays ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_widget_set_halign (box, title || end ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  bm_widget_set_class (box, "above-buttons", replays);
  bm_widget_set_class (GTK_WIDGET (self->stack), "noticed", gtk_widget_get_visible (self->notice));
}
