/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-driver.h"

#include "bm-space-button.h"
#include "bm-space-text.h"

/* A generous limit: only a failure waits for it. */
#define DEADLINE_SECONDS 20

gboolean
ui_driver_init (int    *argc,
                char ***argv)
{
  g_test_init (argc, argv, NULL);
  if (gtk_init_check ())
    return TRUE;
  g_print ("1..0 # SKIP no display\n");
  return FALSE;
}

void
ui_driver_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

void
ui_driver_open (UiDriver *driver,
                guint64   seed)
{
  driver->settings = g_settings_new (APP_ID);
  g_settings_set_string (driver->settings, "animation-speed", "off");
  g_settings_set_string (driver->settings, "computer-pace", "fast");
  g_settings_reset (driver->settings, "bird-player");
  g_settings_reset (driver->settings, "worm-player");
  g_settings_reset (driver->settings, "champions");
  g_settings_reset (driver->settings, "ability-cards");
  g_settings_reset (driver->settings, "special-events");
  driver->window = bm_window_new (NULL, driver->settings);
  bm_window_set_seed (BM_WINDOW (driver->window), seed);
  gtk_window_present (GTK_WINDOW (driver->window));
  ui_driver_settle ();
}

void
ui_driver_close (UiDriver *driver)
{
  g_object_ref (driver->window);
  gtk_window_destroy (GTK_WINDOW (driver->window));
  ui_driver_settle ();
  g_assert_finalize_object (driver->window);
  g_clear_object (&driver->settings);
}

typedef gboolean (*Matches) (GtkWidget  *widget,
                             gpointer    data);

static GtkWidget *
search (GtkWidget *widget,
        Matches    matches,
        gpointer   data)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (matches (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = search (child, matches, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_type (GtkWidget *widget,
          gpointer   data)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(GType *) data);
}

BmTable *
ui_driver_table (UiDriver *driver)
{
  GType type = BM_TYPE_TABLE;
  GtkWidget *table = search (driver->window, has_type, &type);

  g_assert_nonnull (table);
  return BM_TABLE (table);
}

const BmPosition *
ui_driver_position (UiDriver *driver)
{
  return bm_match_get_position (bm_table_get_match (ui_driver_table (driver)));
}

typedef struct
{
  GType             type;
  const char       *name;
  GtkAccessibleRole role; /* or GTK_ACCESSIBLE_ROLE_WIDGET for any */
} Wanted;

static gboolean
has_name (GtkWidget  *widget,
          const char *name)
{
  g_autofree char *difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                                    GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  if (difference == NULL)
    return TRUE;
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), name) == 0;
}

static gboolean
is_wanted (GtkWidget *widget,
           gpointer   data)
{
  const Wanted *wanted = data;

  if (!G_TYPE_CHECK_INSTANCE_TYPE (widget, wanted->type) || !has_name (widget, wanted->name))
    return FALSE;
  return wanted->role == GTK_ACCESSIBLE_ROLE_WIDGET
         || gtk_test_accessible_has_role (GTK_ACCESSIBLE (widget), wanted->role);
}

GtkWidget *
ui_driver_find (UiDriver   *driver,
                GType       type,
                const char *name)
{
  Wanted wanted = { type, name, GTK_ACCESSIBLE_ROLE_WIDGET };

  return search (driver->window, is_wanted, &wanted);
}

gboolean
ui_driver_has_heading (UiDriver   *driver,
                       const char *name)
{
  Wanted wanted = { GTK_TYPE_LABEL, name, GTK_ACCESSIBLE_ROLE_HEADING };

  return search (driver->window, is_wanted, &wanted) != NULL;
}

void
ui_driver_wait_heading (UiDriver   *driver,
                        const char *name)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;

  while (!ui_driver_has_heading (driver, name))
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("no heading “%s” came", name);
      g_main_context_iteration (NULL, FALSE);
    }
}

void
ui_driver_click (UiDriver   *driver,
                 const char *name)
{
  GtkWidget *button = ui_driver_find (driver, GTK_TYPE_BUTTON, name);

  if (button == NULL)
    g_error ("no button “%s” on the screen", name);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  ui_driver_settle ();
}

void
ui_driver_type (UiDriver   *driver,
                const char *entry,
                const char *text)
{
  GtkWidget *found = ui_driver_find (driver, GTK_TYPE_ENTRY, entry);

  g_assert_nonnull (found);
  gtk_editable_set_text (GTK_EDITABLE (found), text);
}

void
ui_driver_choose (UiDriver   *driver,
                  const char *drop_down,
                  guint       index)
{
  GtkWidget *found = ui_driver_find (driver, GTK_TYPE_DROP_DOWN, drop_down);

  g_assert_nonnull (found);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (found), index);
  ui_driver_settle ();
}

void
ui_driver_switch (UiDriver   *driver,
                  const char *name,
                  gboolean    on)
{
  GtkWidget *found = ui_driver_find (driver, GTK_TYPE_SWITCH, name);

  g_assert_nonnull (found);
  gtk_switch_set_active (GTK_SWITCH (found), on);
  ui_driver_settle ();
}

void
ui_driver_make_plain (UiDriver *driver)
{
  ui_driver_choose (driver, "Champions", 2);
  ui_driver_switch (driver, "Ability cards", FALSE);
  ui_driver_switch (driver, "Special Events", FALSE);
}

static gboolean
is_space (GtkWidget *widget,
          gpointer   data)
{
  return BM_IS_SPACE_BUTTON (widget) && bm_space_button_get_space (BM_SPACE_BUTTON (widget)) == *(BmSpace *) data;
}

void
ui_driver_press (UiDriver *driver,
                 BmSpace   space)
{
  GtkWidget *button = search (driver->window, is_space, &space);
  g_autofree char *name = bm_space_text_describe (ui_driver_position (driver), space);

  g_assert_nonnull (button);
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_signal_emit_by_name (button, "clicked");
  ui_driver_settle ();
}
