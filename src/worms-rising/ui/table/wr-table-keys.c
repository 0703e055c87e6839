/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"

#define BIRD  (1 << WR_SIDE_BIRD)
#define WORMS (1 << WR_SIDE_WORMS)

static const BmKey table_keys[] = {
  { "table.fly", "f", N_("The Bird"), N_("Fly"), BIRD },
  { "table.dig", "d", N_("The Bird"), N_("Dig"), BIRD },
  { "table.peck", "p", N_("The Bird"), N_("Peck"), BIRD },
  { "table.eat", "e", N_("The Bird"), N_("Eat"), BIRD },
  { "table.drill", "l", N_("The Bird"), N_("Drill"), BIRD },
  { "table.rest", "r", N_("The Bird"), N_("Rest"), BIRD },
  { "table.break", "k", N_("The Bird"), N_("Break"), BIRD },
  { "table.power", "u", N_("The Bird"), N_("Power"), BIRD },
  { "table.move", "v", N_("The Worms"), N_("Move"), WORMS },
  { "table.push", "p", N_("The Worms"), N_("Push"), WORMS },
  { "table.bite", "b", N_("The Worms"), N_("Bite"), WORMS },
  { "table.break", "k", N_("The Worms"), N_("Break"), WORMS },
  { "table.bedrock", "o", N_("The Worms"), N_("Bedrock"), WORMS },
  { "table.raise", "r", N_("The Worms"), N_("Raise Undead"), WORMS },
  { "table.power", "u", N_("The Worms"), N_("Power"), WORMS },
};

void
wr_table_install_keys (void)
{
  bm_keys_set_game (table_keys, G_N_ELEMENTS (table_keys));
}

/* A key can have another action during the other side's turn, which is determined when it is pressed.  A key that only
   works for the side that waits says so. */
static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   data)
{
  WrTable *self = WR_TABLE (widget);
  const char *accel = data, *action = NULL;
  const BmKey *keys;
  guint n;

  if (self->play == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  keys = bm_keys_get (&n);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (keys[i].accel, accel))
      action = keys[i].action;
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    if (g_str_equal (table_keys[i].accel, accel)
        && (action == NULL || (table_keys[i].sides >> wr_play_get_position (self->play)->turn & 1) != 0))
      action = table_keys[i].action;
  return action != NULL && gtk_widget_activate_action (widget, action, NULL);
}

static void
add_keys (GtkShortcutController *controller,
          const BmKey           *keys,
          guint                  n)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < n; i++)
    if (bm_key_is_table (&keys[i]) && g_hash_table_add (seen, (gpointer) keys[i].accel))
      gtk_shortcut_controller_add_shortcut (controller,
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].accel),
                                                              gtk_callback_action_new (key_cb, (gpointer) keys[i].accel,
                                                                                       NULL)));
}

void
wr_table_add_keys (WrTable *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  const BmKey *keys;
  guint n;

  /* The whole window's keys, but after the focus had its chance. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_keys (GTK_SHORTCUT_CONTROLLER (controller), table_keys, G_N_ELEMENTS (table_keys));
  keys = bm_keys_get (&n);
  add_keys (GTK_SHORTCUT_CONTROLLER (controller), keys, n);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
