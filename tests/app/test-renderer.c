/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Where a graphics card is seen, without a display: in folders that look like /dev.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "bm-renderer.h"

/* An empty file PATH, its folders with it, below a new folder; looks, and takes all away again. */
static gboolean
look (const char *path)
{
  g_autofree char *top = g_dir_make_tmp ("bm-test-renderer-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (top, path, NULL);
  g_autofree char *folder = g_path_get_dirname (file);
  gboolean has;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  has = bm_renderer_has_card (top);
  g_assert_cmpint (g_remove (file), ==, 0);
  if (g_strcmp0 (folder, top) != 0)
    g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (top), ==, 0);
  return has;
}

static void
test_card (void)
{
  g_assert_true (look ("dri/renderD128"));
  g_assert_true (look ("nvidiactl"));
  g_assert_true (look ("dxg"));
}

static void
test_no_card (void)
{
  g_assert_false (bm_renderer_has_card ("/nonexistent"));
  g_assert_false (look ("null"));
  /* It shows pictures, but draws none. */
  g_assert_false (look ("dri/card0"));
}

/* What somebody has asked for goes before what is seen. */
static void
test_wish (void)
{
  g_setenv ("GSK_RENDERER", "gl", TRUE);
  g_unsetenv ("GDK_DEBUG");
  g_unsetenv ("GDK_DISABLE");
  bm_renderer_choose ();
  g_assert_cmpstr (g_getenv ("GSK_RENDERER"), ==, "gl");
  g_assert_null (g_getenv ("GDK_DEBUG"));
  g_assert_null (g_getenv ("GDK_DISABLE"));
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  bm_renderer_choose ();
  g_assert_cmpstr (g_getenv ("GSK_RENDERER"), ==, "cairo");
  g_assert_true (g_getenv ("GDK_DEBUG") != NULL || g_getenv ("GDK_DISABLE") != NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renderer/card", test_card);
  g_test_add_func ("/renderer/no-card", test_no_card);
  g_test_add_func ("/renderer/wish", test_wish);
  return g_test_run ();
}
