/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-find.h"

#include <string.h>

static GtkWidget *
search (GtkWidget *widget,
        gboolean   anywhere,
        UiMatches  matches,
        gpointer   data)
{
  if (!anywhere && !gtk_widget_get_mapped (widget))
    return NULL;
  if (matches (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = search (child, anywhere, matches, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
ui_find (GtkWidget *widget,
         UiMatches  matches,
         gpointer   data)
{
  return search (widget, FALSE, matches, data);
}

GtkWidget *
ui_find_anywhere (GtkWidget *widget,
                  UiMatches  matches,
                  gpointer   data)
{
  return search (widget, TRUE, matches, data);
}

static void
collect (GtkWidget *widget,
         UiMatches  matches,
         gpointer   data,
         GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (matches (widget, data))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, matches, data, found);
}

GPtrArray *
ui_find_all (GtkWidget *widget,
             UiMatches  matches,
             gpointer   data)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (widget, matches, data, found);
  return found;
}

static gboolean
has_type (GtkWidget *widget,
          gpointer   type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(GType *) type);
}

GtkWidget *
ui_find_type (GtkWidget *widget,
              GType      type)
{
  return ui_find (widget, has_type, &type);
}

GtkWidget *
ui_find_type_anywhere (GtkWidget *widget,
                       GType      type)
{
  return ui_find_anywhere (widget, has_type, &type);
}

static gboolean
is_space (GtkWidget *widget,
          gpointer   space)
{
  return WR_IS_SPACE_BUTTON (widget) && wr_space_button_get_space (WR_SPACE_BUTTON (widget)) == *(WrSpace *) space;
}

WrSpaceButton *
ui_find_space (GtkWidget *widget,
               WrSpace    space)
{
  GtkWidget *found = ui_find_anywhere (widget, is_space, &space);

  g_assert_nonnull (found);
  return WR_SPACE_BUTTON (found);
}

static gboolean
has_words (GtkWidget *widget,
           gpointer   words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL;
}

GtkWidget *
ui_find_words (GtkWidget  *widget,
               const char *words)
{
  return ui_find (widget, has_words, (gpointer) words);
}

static void
append_words (GtkWidget *widget,
              GString   *words)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_words (child, words);
}

char *
ui_dup_words (GtkWidget *widget)
{
  GString *words = g_string_new (NULL);

  append_words (widget, words);
  return g_string_free (words, FALSE);
}

GtkWidget *
ui_find_window (GType type)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (has_type (at->data, &type) && gtk_widget_get_mapped (at->data))
      return at->data;
  return NULL;
}
