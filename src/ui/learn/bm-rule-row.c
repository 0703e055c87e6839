/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-rule-row"

#include "config.h"

#include "bm-rule-row.h"

#include "bm-rule-words.h"

/* Width in characters of a chapter's title, and of the lines of a search result. */
#define TITLE_CHARS   17
#define PASSAGE_CHARS 40

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_row (const BmRulePage *page,
          GtkWidget        *child)
{
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *heading = bm_rule_page_heading (page);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
  g_object_set_data (G_OBJECT (row), "page", (gpointer) page);
  return row;
}

GtkWidget *
bm_rule_row_new (const BmRulePage *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *number = make_label (page->id, "rule-number");
  GtkWidget *title = make_label (bm_rule_page_title (page), "rule-title");

  gtk_label_set_width_chars (GTK_LABEL (number), 4);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (title), TITLE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (title), TITLE_CHARS);
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), title);
  return make_row (page, box);
}

GtkWidget *
bm_rule_row_new_found (const BmRuleFound *found)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *row;
  GtkWidget *heading = make_label (NULL, "rule-found"), *passage = make_label (NULL, "quiet");

  gtk_label_set_markup (GTK_LABEL (heading), found->heading);
  gtk_label_set_markup (GTK_LABEL (passage), found->passage);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap (GTK_LABEL (passage), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (passage), 1);
  gtk_label_set_max_width_chars (GTK_LABEL (passage), PASSAGE_CHARS);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), passage);
  row = make_row (found->page, box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (GTK_LABEL (passage)), -1);
  return row;
}

const BmRulePage *
bm_rule_row_get_page (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "page");
}
