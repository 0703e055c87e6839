/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-journal-honours.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"

#define PICTURE 38
#define LETTERS 48

static void
add_label (GtkBox     *box,
           const char *words,
           const char *style)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* So that the charts have room beside it. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), LETTERS);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
}

static GtkWidget *
new_row (const BmHonour        *honour,
         const BmJournalHonour *earned)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1), *picture = bm_art_image_new (honour->art, PICTURE);
  g_autofree char *when = bm_journal_honour_words (earned), *spoken = NULL;

  /* Translators: the name of an honour, when it was earned, and what it is for. */
  spoken = g_strdup_printf (_("%1$s. %2$s. %3$s"), _(honour->title), when, _(honour->text));
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  add_label (GTK_BOX (words), _(honour->title), "honour-title");
  add_label (GTK_BOX (words), _(honour->text), NULL);
  add_label (GTK_BOX (words), when, "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  bm_widget_set_class (row, "earned", earned != NULL);
  bm_widget_set_class (picture, "unearned", earned == NULL);
  bm_widget_set_spoken (row, spoken);
  return row;
}

guint
bm_journal_honours_show (GtkListBox             *list,
                         const BmJournalParts   *parts,
                         const BmJournalFigures *figures)
{
  GtkWidget *row;
  guint n = 0;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
  for (guint pass = 0; pass < 2; pass++)
    for (const BmHonour *honour = parts->honours; honour->id != NULL; honour++)
      {
        const BmJournalHonour *earned = bm_journal_figures_find_honour (figures, honour->id);

        if ((earned != NULL) != (pass == 0))
          continue;
        gtk_list_box_append (list, new_row (honour, earned));
        n += earned != NULL ? 1 : 0;
      }
  return n;
}
