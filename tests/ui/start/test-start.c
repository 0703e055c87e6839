/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the program does when it starts, and what it leaves for later: pictures that were drawn when it was built, in
 * the user's cache, or aside; screens that nobody has asked for; a title that comes to rest.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "bm-art-draw.h"
#include "bm-art-pack.h"
#include "bm-art-store.h"
#include "bm-art.h"
#include "bm-game-box.h"
#include "bm-title-scene.h"
#include "bm-title-screen.h"
#include "ui-kept.h"

#define ART "/io/github/bloodmoon/BloodMoon/art"

/* Of no size that anybody else asks for. */
#define PICTURE "actions/fly"
#define SIDE    37

/* ---- Drawn when the program was built */

static void
check_picture (const char *name)
{
  int width, height;

  g_test_message ("%s", name);
  g_assert_true (bm_art_pack_find (name, 1, 1, &width, &height));
  g_assert_true (bm_art_pack_find (name, 10000, 10000, &width, &height));
}

/* All pictures in FOLDER, "" or one that ends with "/", and below.  Returns how many there are. */
static guint
check_folder (const char *folder)
{
  g_autofree char *path = g_strconcat (ART "/", folder, NULL);
  g_auto(GStrv) files = g_resources_enumerate_children (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  guint n = 0;

  for (guint i = 0; files != NULL && files[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (folder, files[i], NULL);

      if (g_str_has_suffix (name, "/"))
        n += check_folder (name);
      else if (g_str_has_suffix (name, ".svg"))
        {
          name[strlen (name) - strlen (".svg")] = '\0';
          check_picture (name);
          n++;
        }
    }
  return n;
}

/* Something stands in for every picture. */
static void
test_all_packed (void)
{
  g_assert_cmpuint (check_folder (""), >, 300);
}

/* Whoever drew it, it looks the same. */
static void
test_packed_is_drawn (void)
{
  const char *names[] = { "scenery/title-cloud", "scenery/title-hole", "pieces/bird", "terrain/dirt-1a" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      int width, height;
      g_autoptr(GBytes) packed = NULL, drawn = NULL;

      g_assert_true (bm_art_pack_find (names[i], 1, 1, &width, &height));
      packed = bm_art_pack_load (names[i], width, height);
      drawn = bm_art_draw (names[i], width, height);
      g_assert_true (g_bytes_equal (packed, drawn));
    }
  g_assert_null (bm_art_pack_load ("pieces/bird", 31, 31));
  g_assert_null (bm_art_pack_load ("pieces/bir", 44, 44));
}

/* ---- The user's cache */

typedef struct
{
  char   *folder;
  GBytes *pixels; /* of SIDE x SIDE */
} Store;

static void
store_open (Store        *store,
            gconstpointer data)
{
  g_autoptr(GError) error = NULL;

  store->folder = g_dir_make_tmp ("bm-start-XXXXXX", &error);
  g_assert_no_error (error);
  store->pixels = bm_art_draw (PICTURE, SIDE, SIDE);
  bm_art_store_set_folder (store->folder, 0);
}

static void
store_close (Store        *store,
             gconstpointer data)
{
  bm_art_store_set_folder (NULL, 0);
  ui_remove_all (store->folder);
  g_free (store->folder);
  g_bytes_unref (store->pixels);
}

/* In the place of the C library's, for GLib too: how often somebody waited for the disk. */
static guint n_synced;

int
fsync (int fd)
{
  n_synced++;
  return 0;
}

static char *
dup_place (Store *store)
{
  return g_build_filename (store->folder, bm_art_pack_version (), NULL);
}

/* The only file that there is. */
static char *
dup_only_file (Store *store)
{
  g_autofree char *place = dup_place (store);
  g_autoptr(GDir) dir = g_dir_open (place, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  name = g_dir_read_name (dir);
  g_assert_nonnull (name);
  g_assert_null (g_dir_read_name (dir));
  return g_build_filename (place, name, NULL);
}

static gboolean
is_stored (Store *store)
{
  g_autoptr(GBytes) loaded = bm_art_store_load (PICTURE, SIDE, SIDE);

  if (loaded != NULL)
    g_assert_true (g_bytes_equal (loaded, store->pixels));
  return loaded != NULL;
}

static void
test_stored (Store        *store,
             gconstpointer data)
{
  g_autoptr(GBytes) other = NULL;

  g_assert_false (is_stored (store));
  bm_art_store_save (PICTURE, SIDE, SIDE, store->pixels);
  g_assert_true (is_stored (store));
  other = bm_art_store_load (PICTURE, SIDE, SIDE + 1);
  g_assert_null (other);
  other = bm_art_store_load ("actions/dig", SIDE, SIDE);
  g_assert_null (other);
}

/* A program that ends meanwhile could not before the disk is done. */
static void
test_not_waited_for (Store        *store,
                     gconstpointer data)
{
  g_autofree char *file = NULL;

  bm_art_store_save (PICTURE, SIDE, SIDE, store->pixels);
  g_assert_cmpuint (n_synced, ==, 0);
  /* Somebody would have been heard. */
  file = dup_only_file (store);
  g_assert_true (g_file_set_contents (file, "1", 1, NULL));
  g_assert_cmpuint (n_synced, >, 0);
  n_synced = 0;
}

/* A file of which any one byte is another is none, and is thrown away. */
static void
test_damaged (Store        *store,
              gconstpointer data)
{
  gsize length = 0;

  for (gsize at = 0; at == 0 || at < length; at += at < 40 ? 1 : 211)
    {
      g_autofree char *file = NULL, *bytes = NULL;

      bm_art_store_save (PICTURE, SIDE, SIDE, store->pixels);
      file = dup_only_file (store);
      g_assert_true (g_file_get_contents (file, &bytes, &length, NULL));
      bytes[at] ^= 0x10;
      g_assert_true (g_file_set_contents (file, bytes, (gssize) length, NULL));
      /* Four bytes mean nothing yet. */
      if (at >= 20 && at < 24)
        continue;
      g_assert_false (is_stored (store));
      g_assert_false (g_file_test (file, G_FILE_TEST_EXISTS));
    }
}

static void
test_cut_short (Store        *store,
                gconstpointer data)
{
  const gsize lengths[] = { 0, 7, 31, 32, 33, 5000 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *file = NULL, *bytes = NULL;

      bm_art_store_save (PICTURE, SIDE, SIDE, store->pixels);
      file = dup_only_file (store);
      g_assert_true (g_file_get_contents (file, &bytes, NULL, NULL));
      g_assert_true (g_file_set_contents (file, bytes, (gssize) lengths[i], NULL));
      g_assert_false (is_stored (store));
    }
}

/* The file of another picture under this one's name. */
static void
test_exchanged (Store        *store,
                gconstpointer data)
{
  g_autofree char *place = dup_place (store), *file = NULL, *other = NULL;

  bm_art_store_save (PICTURE, SIDE, SIDE, store->pixels);
  file = dup_only_file (store);
  other = g_build_filename (place, "actions.dig@37x37", NULL);
  g_assert_cmpint (g_rename (file, other), ==, 0);
  g_assert_null (bm_art_store_load ("actions/dig", SIDE, SIDE));
}

/* Where nothing can be written, nothing is: a file stands where the folder should. */
static void
test_no_folder (Store        *store,
                gconstpointer data)
{
  g_autofree char *file = g_build_filename (store->folder, "file", NULL);

  g_assert_true (g_file_set_contents (file, "x", 1, NULL));
  bm_art_store_set_folder (file, 0);
  bm_art_store_save (PICTURE, SIDE, SIDE, store->pixels);
  g_assert_false (is_stored (store));
}

static gsize
count_bytes (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  gsize sum = 0;
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      GStatBuf info;

      g_assert_cmpint (g_stat (file, &info), ==, 0);
      sum += (gsize) info.st_size;
    }
  return sum;
}

static void
test_bounded (Store        *store,
              gconstpointer data)
{
  const gsize limit = 40 * 1000;
  g_autofree char *place = dup_place (store);
  g_autoptr(GBytes) large = bm_art_draw (PICTURE, 100, 100);

  bm_art_store_set_folder (store->folder, limit);
  for (int i = 1; i <= 30; i++)
    {
      g_autoptr(GBytes) pixels = bm_art_draw (PICTURE, SIDE + i, SIDE), loaded = NULL;

      bm_art_store_save (PICTURE, SIDE + i, SIDE, pixels);
      loaded = bm_art_store_load (PICTURE, SIDE + i, SIDE);
      g_assert_nonnull (loaded);
      g_assert_cmpuint (count_bytes (place), <=, limit);
    }
  /* What would fill it alone is not kept at all. */
  bm_art_store_save (PICTURE, 100, 100, large);
  g_assert_null (bm_art_store_load (PICTURE, 100, 100));
}

/* Pictures of another program's version go; what looks like something else stays. */
static void
test_old_version (Store        *store,
                  gconstpointer data)
{
  g_autofree char *old = g_build_filename (store->folder, "0123456789abcdef", NULL);
  g_autofree char *file = g_build_filename (old, "pieces.bird@10x10", NULL);
  g_autofree char *other = g_build_filename (store->folder, "somebody-else", NULL);

  g_assert_cmpint (g_mkdir (old, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (other, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, "x", 1, NULL));
  bm_art_store_save (PICTURE, SIDE, SIDE, store->pixels);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_IS_DIR));
  g_assert_true (is_stored (store));
}

/* ---- Drawn aside */

static void
wait_for_art (void)
{
  UI_WAIT_UNTIL (!bm_art_is_working ());
}

static void
count_cb (GtkWidget *widget)
{
  int n = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "n"));

  g_object_set_data (G_OBJECT (widget), "n", GINT_TO_POINTER (n + 1));
}

/* Another size stands in until the thread has drawn; the next start finds it in the cache. */
static void
test_drawn_aside (Store        *store,
                  gconstpointer data)
{
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (""));
  GdkTexture *texture;

  bm_art_clear ();
  bm_art_follow (widget, G_CALLBACK (count_cb));
  texture = bm_art_peek (PICTURE, SIDE, SIDE, 1);
  g_assert_cmpint (gdk_texture_get_width (texture), !=, SIDE);
  g_assert_false (bm_art_is_working ());
  texture = bm_art_get (PICTURE, SIDE, SIDE, 1);
  g_assert_cmpint (gdk_texture_get_width (texture), !=, SIDE);
  g_assert_true (bm_art_is_working ());
  wait_for_art ();
  g_assert_cmpint (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "n")), ==, 1);
  texture = bm_art_get (PICTURE, SIDE, SIDE, 1);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, SIDE);
  g_assert_true (is_stored (store));

  bm_art_clear ();
  texture = bm_art_get (PICTURE, SIDE, SIDE, 1);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, SIDE);
  g_assert_false (bm_art_is_working ());
  bm_art_clear ();
  g_assert_finalize_object (widget);
}

/* Of a window's sky only the size that was asked for last is worth the work. */
static void
test_large_aside (Store        *store,
                  gconstpointer data)
{
  GdkTexture *texture;
  g_autoptr(GPtrArray) strips = NULL;
  int rows = 0;

  bm_art_clear ();
  for (int width = 800; width <= 1600; width += 160)
    bm_art_get ("scenery/ground", width, width * 9 / 16, 1);
  wait_for_art ();
  texture = bm_art_peek ("scenery/ground", 1600, 900, 1);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 1600);
  strips = bm_art_cut (texture, 48);
  for (guint i = 0; i < strips->len; i++)
    {
      g_assert_cmpint (gdk_texture_get_width (g_ptr_array_index (strips, i)), ==, 1600);
      rows += gdk_texture_get_height (g_ptr_array_index (strips, i));
    }
  /* Each but the last has a row of the next. */
  g_assert_cmpint (rows, ==, 900 + (int) strips->len - 1);
  /* This one waited, and nobody wanted it any more. */
  g_assert_null (bm_art_store_load ("scenery/ground", 1440, 810));
  bm_art_clear ();
}

/* ---- The window */

static void
test_no_board (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  g_assert_null (ui_find_type_anywhere (driver.window, WR_TYPE_TABLE));
  ui_driver_click (&driver, "New Duel");
  g_assert_nonnull (ui_find_type_anywhere (driver.window, WR_TYPE_TABLE));
  ui_driver_close (&driver);
}

/* The one button of the title that stands out is NAME, and it has the focus. */
static void
assert_first (UiDriver   *driver,
              const char *name)
{
  static const char *const names[] = { "New Duel", "Learn" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (gtk_widget_has_css_class (ui_driver_find (driver, GTK_TYPE_BUTTON, names[i]), "suggested"), ==,
                     g_str_equal (names[i], name));
  g_assert_true (ui_driver_focus (driver) == ui_driver_find (driver, GTK_TYPE_BUTTON, name));
}

/* Whoever has neither learned nor played begins at Learn. */
static void
test_new_here (void)
{
  static const char *const done[] = { "first-meal", NULL };
  UiDriver driver;

  ui_driver_open (&driver, 1);
  g_settings_reset (driver.settings, "games-begun");
  g_settings_reset (driver.settings, "lessons-done");
  ui_driver_close (&driver);

  ui_driver_open (&driver, 1);
  assert_first (&driver, "Learn");
  ui_driver_click (&driver, "Learn");
  g_settings_set_strv (driver.settings, "lessons-done", done);
  ui_driver_click (&driver, "Back");
  assert_first (&driver, "New Duel");
  g_settings_reset (driver.settings, "lessons-done");
  ui_driver_start (&driver, 0, 0, TRUE);
  ui_driver_close (&driver);

  ui_driver_open (&driver, 1);
  assert_first (&driver, "New Duel");
  ui_driver_close (&driver);
}

/* With a single game there is nothing to be chosen: its box can be played, and is no stop on the way through the menu. */
static void
test_one_game (void)
{
  UiDriver driver;
  GtkWidget *box, *title;

  ui_driver_open (&driver, 1);
  title = ui_find_type (driver.window, BM_TYPE_TITLE_SCREEN);
  box = ui_driver_find (&driver, BM_TYPE_GAME_BOX, "Worms Rising");
  g_assert_nonnull (box);
  g_assert_true (ui_driver_says (&driver, "A duel in the garden"));
  g_assert_false (ui_driver_has_heading (&driver, "Worms Rising"));
  ui_driver_click (&driver, "Worms Rising");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (box)));
  g_assert_false (ui_press_key (title, "Right"));
  gtk_widget_grab_focus (title);
  do
    g_assert_false (BM_IS_GAME_BOX (ui_driver_focus (&driver)));
  while (gtk_widget_child_focus (title, GTK_DIR_TAB_FORWARD));
  ui_driver_close (&driver);
}

static void
test_title_rests (void)
{
  UiDriver driver;
  BmTitleScene *scene;

  ui_driver_open (&driver, 1);
  scene = BM_TITLE_SCENE (ui_find_type_anywhere (driver.window, BM_TYPE_TITLE_SCENE));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  ui_driver_settle ();
  /* The driver has its movement off. */
  g_assert_false (bm_title_scene_is_moving (scene));
  g_settings_set_string (driver.settings, "animation-speed", "normal");
  g_assert_true (bm_title_scene_is_moving (scene));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_assert_false (bm_title_scene_is_moving (scene));
  /* It has just moved: not again so soon. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_assert_false (bm_title_scene_is_moving (scene));
  ui_driver_close (&driver);
}

/* Nothing moves behind another screen. */
static void
test_title_left (void)
{
  UiDriver driver;
  BmTitleScene *scene;

  ui_driver_open (&driver, 1);
  scene = BM_TITLE_SCENE (ui_find_type_anywhere (driver.window, BM_TYPE_TITLE_SCENE));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (driver.settings, "animation-speed", "fast");
  g_assert_true (bm_title_scene_is_moving (scene));
  ui_start (BM_WINDOW (driver.window), "start", "Ada", "Grace");
  g_assert_false (bm_title_scene_is_moving (scene));
  ui_driver_close (&driver);
}

/* A window is kept at a size that the settings can hold. */
static void
test_small_window (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 1);
  gtk_window_set_default_size (GTK_WINDOW (driver.window), 100, 80);
  gtk_window_close (GTK_WINDOW (driver.window));
  ui_driver_settle ();
  g_assert_cmpint (g_settings_get_int (driver.settings, "window-width"), ==, 320);
  g_assert_cmpint (g_settings_get_int (driver.settings, "window-height"), ==, 240);
  g_settings_reset (driver.settings, "window-width");
  g_settings_reset (driver.settings, "window-height");
  g_clear_object (&driver.settings);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/start/all-packed", test_all_packed);
  g_test_add_func ("/start/packed-is-drawn", test_packed_is_drawn);
#define ADD(path, func) g_test_add (path, Store, NULL, store_open, func, store_close)
  ADD ("/start/stored", test_stored);
  ADD ("/start/not-waited-for", test_not_waited_for);
  ADD ("/start/damaged", test_damaged);
  ADD ("/start/cut-short", test_cut_short);
  ADD ("/start/exchanged", test_exchanged);
  ADD ("/start/no-folder", test_no_folder);
  ADD ("/start/bounded", test_bounded);
  ADD ("/start/old-version", test_old_version);
  ADD ("/start/drawn-aside", test_drawn_aside);
  ADD ("/start/large-aside", test_large_aside);
  g_test_add_func ("/start/no-board", test_no_board);
  g_test_add_func ("/start/new-here", test_new_here);
  g_test_add_func ("/start/one-game", test_one_game);
  g_test_add_func ("/start/title-rests", test_title_rests);
  g_test_add_func ("/start/title-left", test_title_left);
  g_test_add_func ("/start/small-window", test_small_window);
  return g_test_run ();
}
