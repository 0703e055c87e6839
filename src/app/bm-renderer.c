/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-renderer.h"

#include <gtk/gtk.h>

/* The DRM folder of a graphics card; one without a "renderD" node is a display without a GPU. */
#define CARDS      "dri"
#define CARD_DRAWS "renderD"

/* Devices of drivers without such a node: NVIDIA's own, that of WSL, and those of some small boards. */
static const char *const others[] = { "nvidiactl", "dxg", "mali0", "kgsl-3d0", "pvrsrvkm" };

gboolean
bm_renderer_has_card (const char *devices)
{
  g_autofree char *cards = g_build_filename (devices, CARDS, NULL);
  g_autoptr(GDir) folder = g_dir_open (cards, 0, NULL);
  gboolean has = FALSE;
  const char *name;

  while (folder != NULL && !has && (name = g_dir_read_name (folder)) != NULL)
    has = g_str_has_prefix (name, CARD_DRAWS);
  for (guint i = 0; i < G_N_ELEMENTS (others) && !has; i++)
    {
      g_autofree char *path = g_build_filename (devices, others[i], NULL);

      has = g_file_test (path, G_FILE_TEST_EXISTS);
    }
  return has;
}

/* GTK initializes OpenGL even if it does not draw with it, and a software implementation takes more memory than the
   rest of the program. */
static void
leave_out_gl (void)
{
  gboolean old = gtk_get_major_version () == 4 && gtk_get_minor_version () < 16;

  if (old)
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);
  else
    g_setenv ("GDK_DISABLE", "gl", FALSE);
}

void
bm_renderer_choose (void)
{
#ifdef __linux__
  if (!bm_renderer_has_card ("/dev"))
    g_setenv ("GSK_RENDERER", "cairo", FALSE);
#endif
  if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0)
    leave_out_gl ();
}
