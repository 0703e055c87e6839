/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-drop-down.h"

#include "bm-widget.h"
#include "bm-words.h"

static const char *
chosen_words (GtkDropDown *drop_down)
{
  gpointer chosen = gtk_drop_down_get_selected_item (drop_down);

  return chosen == NULL ? "" : gtk_string_object_get_string (GTK_STRING_OBJECT (chosen));
}

static void
describe (GtkDropDown *drop_down)
{
  const char *help = g_object_get_data (G_OBJECT (drop_down), "help");
  g_autofree char *chosen = bm_words_sentence (chosen_words (drop_down));
  g_autofree char *words = *help == '\0' ? g_strdup (chosen_words (drop_down)) : g_strjoin (" ", chosen, help, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (drop_down))),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

/* A tick after the text of the selected entry. */
static void
show_tick (GtkWidget   *row,
           GParamSpec  *unused,
           GtkDropDown *drop_down)
{
  const char *words = gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (row)));

  gtk_widget_set_opacity (gtk_widget_get_last_child (row), g_str_equal (words, chosen_words (drop_down)) ? 1 : 0);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          GtkDropDown              *drop_down)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *words = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic",
                                               "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_list_item_set_child (item, row);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (show_tick), row, G_CONNECT_SWAPPED);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         GtkDropDown              *drop_down)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  const char *words = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (row)), words);
  /* The focus is on the list item widget around the row. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  show_tick (row, NULL, drop_down);
}

void
bm_drop_down_set_help (GtkDropDown *drop_down,
                       const char  *help)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  g_object_set_data_full (G_OBJECT (drop_down), "help", g_strdup (help), g_free);
  describe (drop_down);
}

void
bm_drop_down_make_accessible (GtkDropDown *drop_down,
                              const char  *name,
                              const char  *help)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  g_object_set_data_full (G_OBJECT (drop_down), "help", g_strdup (help), g_free);
  /* The focus is on the button inside, which newer GTK versions label like the drop-down. */
  bm_widget_set_spoken (GTK_WIDGET (drop_down), name);
  bm_widget_set_spoken (gtk_widget_get_first_child (GTK_WIDGET (drop_down)), name);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), drop_down, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), drop_down, 0);
  gtk_drop_down_set_list_factory (drop_down, factory);
  g_object_unref (factory);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (describe), NULL);
  describe (drop_down);
}
