/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-kept.h"

#include <glib/gstdio.h>

#define SEED 2

void
ui_remove_all (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      ui_remove_all (child);
    }
  g_remove (path);
}

void
ui_kept_open (UiKept *kept)
{
  ui_driver_open (&kept->driver, SEED);
  for (guint i = 0; bm_games_get (i) != NULL; i++)
    {
      kept->stores[i] = bm_store_new (kept->folder, bm_games_get (i), NULL);
      bm_window_add_store (BM_WINDOW (kept->driver.window), kept->stores[i]);
    }
  kept->store = kept->stores[0];
  ui_driver_settle ();
}

void
ui_kept_close (UiKept *kept)
{
  ui_kept_flush (kept);
  ui_driver_close (&kept->driver);
  kept->store = NULL;
  for (guint i = 0; bm_games_get (i) != NULL; i++)
    g_assert_finalize_object (g_steal_pointer (&kept->stores[i]));
}

void
ui_kept_set_up (UiKept        *kept,
                gconstpointer  unused)
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-XXXXXX", NULL);

  g_assert_nonnull (top);
  kept->folder = g_build_filename (top, "bloodmoon", NULL);
  ui_kept_open (kept);
}

void
ui_kept_tear_down (UiKept        *kept,
                   gconstpointer  unused)
{
  g_autofree char *top = g_path_get_dirname (kept->folder);

  ui_kept_close (kept);
  ui_remove_all (top);
  g_clear_pointer (&kept->folder, g_free);
}

void
ui_kept_flush (UiKept *kept)
{
  bm_window_flush (BM_WINDOW (kept->driver.window));
  ui_driver_settle ();
}

char *
ui_kept_path (UiKept     *kept,
              const char *name)
{
  return g_build_filename (kept->folder, name, NULL);
}

guint
ui_kept_count (UiKept     *kept,
               const char *folder,
               const char *ending)
{
  g_autofree char *path = ui_kept_path (kept, folder);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ending);
  return n;
}
