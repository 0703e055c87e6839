/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-shortcuts-window"

#include "config.h"

#include "bm-shortcuts-window.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"

struct _BmShortcutsWindow
{
  GtkWindow   parent_instance;

  GtkFlowBox *groups;
};

G_DEFINE_FINAL_TYPE (BmShortcutsWindow, bm_shortcuts_window, GTK_TYPE_WINDOW)

static GtkWidget *
label_new (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_key (GtkGrid     *grid,
         int          row,
         const BmKey *key,
         GString     *spoken)
{
  g_autofree char *accel = NULL;
  GdkModifierType mods;
  guint keyval;

  if (!gtk_accelerator_parse (key->accel, &keyval, &mods))
    return;
  accel = gtk_accelerator_get_label (keyval, mods);
  gtk_grid_attach (grid, label_new (accel, "key"), 0, row, 1, 1);
  gtk_grid_attach (grid, label_new (_(key->title), NULL), 1, row, 1, 1);
  g_string_append_printf (spoken, "%s%s: %s", spoken->len > 0 ? "; " : "", accel, _(key->title));
}

static GtkGrid *
add_group (BmShortcutsWindow *self,
           const char        *title)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  GtkWidget *heading = label_new (title, "caption");

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 4);
  gtk_grid_attach (grid, heading, 0, 0, 2, 1);
  gtk_flow_box_append (self->groups, GTK_WIDGET (grid));
  return grid;
}

/* A group is focusable, and its accessible name is its content. */
static void
name_group (GtkGrid    *grid,
            const char *title,
            GString    *spoken)
{
  GtkAccessible *child = GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (grid)));

  gtk_accessible_update_property (child, GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str, -1);
  g_string_truncate (spoken, 0);
}

static void
bm_shortcuts_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_SHORTCUTS_WINDOW);
  G_OBJECT_CLASS (bm_shortcuts_window_parent_class)->dispose (object);
}

static void
bm_shortcuts_window_class_init (BmShortcutsWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_shortcuts_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bloodmoon/BloodMoon/ui/bm-shortcuts-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BmShortcutsWindow, groups);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

/* The game at the table uses that key for something else. */
static gboolean
is_taken (const BmKey *key)
{
  guint n;
  const BmKey *of_game = bm_keys_get_game (&n);

  if (!bm_key_is_table (key))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (g_str_equal (of_game[i].accel, key->accel) && !g_str_equal (of_game[i].action, key->action))
      return TRUE;
  return FALSE;
}

/* KEYS: N of them, sorted by group.  GENERAL: those of every table. */
static void
add_groups (BmShortcutsWindow *self,
            const BmKey       *keys,
            guint              n,
            gboolean           general)
{
  g_autoptr(GString) spoken = g_string_new (NULL);
  const char *group = NULL;
  GtkGrid *grid = NULL;
  int row = 0;

  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (group, keys[i].group) != 0)
        {
          if (grid != NULL)
            name_group (grid, _(group), spoken);
          group = keys[i].group;
          grid = add_group (self, _(group));
          row = 1;
        }
      if (keys[i].title != NULL && !(general && is_taken (&keys[i])))
        add_key (grid, row++, &keys[i], spoken);
    }
  if (grid != NULL)
    name_group (grid, _(group), spoken);
}

static void
bm_shortcuts_window_init (BmShortcutsWindow *self)
{
  const BmKey *keys;
  guint n;

  gtk_widget_init_template (GTK_WIDGET (self));
  keys = bm_keys_get_game (&n);
  add_groups (self, keys, n, FALSE);
  keys = bm_keys_get (&n);
  add_groups (self, keys, n, TRUE);
  keys = bm_keys_get_replay (&n);
  add_groups (self, keys, n, FALSE);
}

GtkWidget *
bm_shortcuts_window_new (GtkWindow *parent)
{
  return g_object_new (BM_TYPE_SHORTCUTS_WINDOW, "transient-for", parent, NULL);
}
