/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-lesson-mark.h"

#include "bm-widget.h"

GtkWidget *
bm_lesson_mark_new (guint number)
{
  GtkWidget *mark = gtk_label_new (NULL);

  gtk_widget_add_css_class (mark, "lesson-mark");
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  bm_lesson_mark_set (mark, number, FALSE, FALSE);
  return mark;
}

void
bm_lesson_mark_set (GtkWidget *mark,
                    guint      number,
                    gboolean   done,
                    gboolean   begun)
{
  g_autofree char *words = g_strdup_printf ("%u", number);

  gtk_label_set_label (GTK_LABEL (mark), done ? "✓" : begun ? "…" : words);
  bm_widget_set_class (mark, "done", done);
  bm_widget_set_class (mark, "begun", begun && !done);
}
