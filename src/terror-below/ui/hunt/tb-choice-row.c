/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-choice-row.h"

#include "bm-card-picture.h"
#include "tb-parts.h"

#define PICTURE_WIDTH  54
#define PICTURE_ASPECT (80.0 / 120.0)

/* Its child is a row: the picture, and a column of name and words. */
static GtkWidget *
picture_of (GtkWidget *row)
{
  return gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (row)));
}

static GtkWidget *
words_of (GtkWidget *row)
{
  return gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (row)));
}

GtkWidget *
tb_choice_row_new (GtkWidget *panel)
{
  GtkWidget *row = tb_part_button_new (panel), *box = tb_row_new (8), *column = tb_column_new (0);
  GtkWidget *picture = g_object_new (BM_TYPE_CARD_PICTURE, NULL);

  gtk_widget_set_size_request (picture, PICTURE_WIDTH, (int) (PICTURE_WIDTH * PICTURE_ASPECT));
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (picture, "choice-picture");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (column), tb_wrapped_new ("choice-name"));
  gtk_box_append (GTK_BOX (column), tb_wrapped_new ("choice-words"));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), column);
  gtk_button_set_child (GTK_BUTTON (row), box);
  gtk_widget_add_css_class (row, "tb-choice");
  return row;
}

void
tb_choice_row_show (GtkWidget  *row,
                    TbAt        at,
                    const char *style,
                    const char *art,
                    const char *name,
                    const char *words)
{
  static const char *const styles[] = { "item", "weapon", "bounty", "leader" };
  GtkWidget *column = words_of (row), *text = gtk_widget_get_last_child (column);

  tb_part_button_set (row, at);
  bm_card_picture_set (BM_CARD_PICTURE (picture_of (row)), art, PICTURE_ASPECT);
  tb_label_set (gtk_widget_get_first_child (column), name);
  tb_label_set (text, words);
  gtk_widget_set_visible (text, *words != '\0');
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_strcmp0 (styles[i], style) == 0)
      gtk_widget_add_css_class (row, styles[i]);
    else
      gtk_widget_remove_css_class (row, styles[i]);
  tb_part_button_light (row, TRUE, FALSE);
  tb_part_button_name (row, name, words);
}

void
tb_choice_row_set_narrow (GtkWidget *row,
                          gboolean   narrow)
{
  gtk_widget_set_visible (picture_of (row), !narrow);
}
