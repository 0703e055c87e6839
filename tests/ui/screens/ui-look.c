/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-look.h"

#include <libintl.h>

#include "bm-art.h"

/* For a window to have the size that was asked for. */
#define PATIENCE    (60 * G_USEC_PER_SEC)
#define MOST_FAULTS 10

/* Text may look a pixel larger than it is. */
#define SLACK 1
#define MOST_BORDER 20
#define WIDTH_STEP 37

typedef struct
{
  const char *screen;
  GtkWidget  *window;
  GString    *faults;
  guint       n;
} Look;

const char *
ui_look_words (const char *words)
{
  return gettext (words);
}

static void G_GNUC_PRINTF (3, 4)
add_fault (Look       *look,
           GtkWidget  *widget,
           const char *format,
           ...)
{
  g_autofree char *words = NULL;
  va_list args;

  if (look->n++ >= MOST_FAULTS)
    return;
  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  g_string_append_printf (look->faults, "\n  %s: %s, in", look->screen, words);
  for (GtkWidget *at = widget; at != NULL && at != look->window; at = gtk_widget_get_parent (at))
    if (!GTK_IS_BOX (at) && !GTK_IS_GRID (at))
      g_string_append_printf (look->faults, " %s", G_OBJECT_TYPE_NAME (at));
}

/* Has somebody said in another way what a short line leaves out? */
static gboolean
is_told_elsewhere (GtkWidget *widget)
{
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (gtk_widget_get_tooltip_text (at) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
is_inside (GtkWidget *widget,
           GtkWidget *window)
{
  graphene_rect_t at;

  /* What is scrolled can be brought to where it is seen, and a popover is a surface of its own. */
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL
      || gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL
      || !gtk_widget_compute_bounds (widget, window, &at))
    return TRUE;
  return at.origin.x >= -SLACK && at.origin.y >= -SLACK
         && at.origin.x + at.size.width <= gtk_widget_get_width (window) + SLACK
         && at.origin.y + at.size.height <= gtk_widget_get_height (window) + SLACK;
}

/* The word that goes on in the next line; NULL: none does.  Whoever reads wide letters is used to that. */
static const char *
broken_word (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);
  int n = pango_layout_get_line_count (layout);

  for (int i = 1; i < n; i++)
    {
      const char *next = text + pango_layout_get_line_readonly (layout, i)->start_index;
      gunichar before = next == text ? ' ' : g_utf8_get_char (g_utf8_prev_char (next)), after = g_utf8_get_char (next);

      if (g_unichar_isalpha (before) && g_unichar_isalpha (after) && !g_unichar_iswide (before))
        return next;
    }
  return NULL;
}

static void
check_label (Look     *look,
             GtkLabel *label)
{
  GtkWidget *widget = GTK_WIDGET (label);
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = gtk_label_get_text (label);
  int width, height;

  if (*text == '\0' || gtk_widget_get_opacity (widget) == 0)
    return;
  pango_layout_get_pixel_size (layout, &width, &height);
  if (broken_word (label) != NULL)
    add_fault (look, widget, "“%s” is broken in the word before “%s”", text, broken_word (label));
  if (pango_layout_is_ellipsized (layout) && !is_told_elsewhere (widget))
    add_fault (look, widget, "“%s” is cut short", text);
  if (width > gtk_widget_get_width (widget) + SLACK || height > gtk_widget_get_height (widget) + SLACK)
    add_fault (look, widget, "“%s” needs %d x %d and has %d x %d", text, width, height,
               gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  if (!is_inside (widget, look->window))
    add_fault (look, widget, "“%s” is not all in the window", text);
}

static void
check (Look      *look,
       GtkWidget *widget)
{
  /* A tooltip comes by itself where the pointer happens to rest, and may not have its place yet. */
  if (!gtk_widget_get_mapped (widget) || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (look, GTK_LABEL (widget));
  else if (GTK_IS_BUTTON (widget) && !is_inside (widget, look->window))
    add_fault (look, widget, "it is not all in the window");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check (look, child);
}

/*
 * No width makes anything lower than it can be at all.  A GtkGrid in which the texts of a row have several sizes says
 * otherwise; what comes of it in a window is a warning of GTK 4.18.
 */
static void
check_height (Look *look)
{
  int least, narrow, height;

  gtk_widget_measure (look->window, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (look->window, GTK_ORIENTATION_HORIZONTAL, -1, &narrow, NULL, NULL, NULL);
  for (int width = narrow; width <= gtk_widget_get_width (look->window); width += WIDTH_STEP)
    {
      gtk_widget_measure (look->window, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      if (height < least)
        {
          add_fault (look, look->window, "%d wide it needs a height of %d, but at least %d", width, height, least);
          return;
        }
    }
}

/* ---- Pictures, for eyes */

static void
save (GtkWidget  *native,
      const char *path)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (native);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (native), gtk_widget_get_height (native));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (native)), node, NULL);
  gdk_texture_save_to_png (texture, path);
}

static void
save_popovers (GtkWidget  *widget,
               const char *path)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_POPOVER (widget))
    {
      g_autofree char *own = g_strconcat (path, "+", G_OBJECT_TYPE_NAME (widget), ".png", NULL);

      save (widget, own);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    save_popovers (child, path);
}

static void
take_picture (GtkWidget      *window,
              const UiFormat *format,
              const char     *screen)
{
  static guint n;
  const char *folder = g_getenv ("BM_PICTURES"), *name = g_getenv ("BM_PICTURES_NAME");
  g_autofree char *path = NULL, *base = NULL;

  if (folder == NULL)
    return;
  while (bm_art_is_working ())
    g_main_context_iteration (NULL, TRUE);
  ui_wait_for_layout (window);
  base = g_strdup_printf ("%s/%s%dx%d-%.0f%s-%03u-%s", folder, name == NULL ? "" : name, format->width, format->height,
                          format->text * 100, format->contrast ? "c" : "", n++, screen);
  g_strdelimit (base + strlen (folder) + 1, " /", '_');
  path = g_strconcat (base, ".png", NULL);
  save (window, path);
  save_popovers (window, base);
}

/* ---- What is looked at */

static void
tell (const UiFormat *format,
      Look           *look)
{
  g_test_message ("%d x %d, text %.1f%s: %u faults: %s", format->width, format->height, format->text,
                  format->contrast ? ", high contrast" : "", look->n, look->faults->str);
  g_test_fail ();
}

static void
look_at (GtkWidget      *window,
         const UiFormat *format,
         const char     *screen)
{
  Look look = { screen, window, g_string_new (NULL), 0 };

  ui_wait_for_layout (window);
  check (&look, window);
  check_height (&look);
  if (look.n > 0)
    tell (format, &look);
  g_string_free (look.faults, TRUE);
  take_picture (window, format, screen);
}

/* Without anything that composes windows GTK draws a border round them. */
static gboolean
is_about (int size,
          int wanted)
{
  return size <= wanted && size >= wanted - MOST_BORDER;
}

/* Pages of a stack that nobody sees count as well. */
static void
tell_what_is_wide (GtkWidget *widget,
                   int        width)
{
  int minimum;

  if (!gtk_widget_get_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum <= width)
    return;
  g_test_message ("  %s needs a width of %d: %s", G_OBJECT_TYPE_NAME (widget), minimum,
                  GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_what_is_wide (child, width);
}

/* A new size comes from the X server, and with it a new layout.  A window that needs more is larger than asked for. */
void
ui_look_at_window (UiDriver       *driver,
                   const UiFormat *format,
                   const char     *screen)
{
  const gint64 begun = g_get_monotonic_time ();

  while (!is_about (gtk_widget_get_width (driver->window), format->width)
         || !is_about (gtk_widget_get_height (driver->window), format->height))
    {
      if (g_get_monotonic_time () > begun + PATIENCE)
        {
          g_test_message ("%s: the window is %d x %d instead of %d x %d with text %.1f", screen,
                          gtk_widget_get_width (driver->window), gtk_widget_get_height (driver->window),
                          format->width, format->height, format->text);
          /* A column at the side is about a quarter of a small window. */
          tell_what_is_wide (driver->window, format->width / 4);
          g_test_fail ();
          break;
        }
      ui_wait_on (begun, "the size of the window");
    }
  look_at (driver->window, format, screen);
}

void
ui_look_at_dialog (GtkWidget      *dialog,
                   const UiFormat *format,
                   const char     *screen)
{
  Look look = { screen, dialog, g_string_new (NULL), 0 };

  g_object_ref (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
  ui_driver_settle ();
  look_at (dialog, format, screen);
  if (gtk_widget_get_width (dialog) > format->width || gtk_widget_get_height (dialog) > format->height)
    {
      add_fault (&look, NULL, "the window is %d x %d large", gtk_widget_get_width (dialog),
                 gtk_widget_get_height (dialog));
      tell (format, &look);
    }
  g_string_free (look.faults, TRUE);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_object_unref (dialog);
  ui_driver_settle ();
}
