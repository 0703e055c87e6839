/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What comes into the window from outside and goes out of it: positions by way of the clipboard, dropped files, reports.
 */
#include "config.h"

#include "ui-driver.h"

#include <glib/gstdio.h>
#include <string.h>

#include "wr-cards-json.h"
#include "bm-position-clip.h"
#include "wr-position-json.h"
#include "bm-question.h"
#include "bm-report-log.h"
#include "bm-report.h"
#include "wr-rules.h"
#include "wr-game-ui.h"

#define BAD_POSITION "{\"bird\": {\"at\": \"z9\"}}"
#define GOOD_POSITION "{\"hunger\": 3, \"bird\": {\"at\": \"c0\"}}"

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  if (*(char **) data == NULL)
    *(char **) data = g_strdup ("");
}

static char *
read_clipboard (UiDriver *driver)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (driver->window), NULL, read_cb, &text);
  UI_WAIT_UNTIL (text != NULL);
  return text;
}

static void
paste (UiDriver   *driver,
       const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (driver->window), text);
  ui_driver_act (driver, "win.paste-position");
}

static void
assert_on_clipboard (UiDriver         *driver,
                     const WrPosition *wanted)
{
  g_autofree char *text = read_clipboard (driver);
  g_autoptr(GError) error = NULL;
  WrPosition pos;

  wr_position_parse ("clipboard", text, strlen (text), &pos, &error);
  g_assert_no_error (error);
  g_assert_true (wr_position_equal (&pos, wanted));
}

static void
test_copy (void)
{
  g_autofree char *text = NULL;
  UiDriver driver;

  ui_driver_open (&driver, 3);
  ui_driver_act (&driver, "win.copy-position");
  g_assert_true (ui_driver_says (&driver, "no position on the screen"));
  /* Nothing but the dice is hidden here. */
  ui_start (BM_WINDOW (driver.window), "start", "", "");
  ui_driver_play (&driver, "land f0");
  ui_driver_act (&driver, "win.copy-position");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  assert_on_clipboard (&driver, ui_driver_position (&driver));

  /* With hands it is asked, and a no leaves the clipboard alone. */
  ui_start (BM_WINDOW (driver.window), "start:cards=on", "", "");
  ui_driver_play (&driver, "land f0");
  /* While the table is covered there is nothing to be copied. */
  ui_driver_act (&driver, "win.copy-position");
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  ui_driver_click (&driver, "I'm here");
  gdk_clipboard_set_text (gtk_widget_get_clipboard (driver.window), "before");
  ui_driver_act (&driver, "win.copy-position");
  ui_answer (BM_TYPE_QUESTION, "Do Not Copy");
  text = read_clipboard (&driver);
  g_assert_cmpstr (text, ==, "before");
  ui_driver_act (&driver, "win.copy-position");
  ui_answer (BM_TYPE_QUESTION, "Copy");
  assert_on_clipboard (&driver, ui_driver_position (&driver));
  ui_driver_close (&driver);
}

static void
test_telling (void)
{
  WrPosition pos;

  g_assert_nonnull (wr_cards_box (NULL));
  wr_rules_start (&pos, 5, 0);
  g_assert_false (wr_game_ui.is_telling (&pos, WR_SIDE_BIRD));
  g_assert_false (wr_game_ui.is_telling (&pos, BM_SIDE_NOBODY));
  wr_rules_start (&pos, 5, WR_START_CARDS);
  g_assert_true (wr_game_ui.is_telling (&pos, WR_SIDE_BIRD));
  g_assert_true (wr_game_ui.is_telling (&pos, WR_SIDE_WORMS));
  pos.winner = WR_SIDE_BIRD;
  g_assert_false (wr_game_ui.is_telling (&pos, WR_SIDE_WORMS));
}

static void
test_paste (void)
{
  WrPosition before;
  UiDriver driver;

  ui_driver_open (&driver, 3);
  paste (&driver, "");
  UI_WAIT_UNTIL (ui_driver_says (&driver, "no text on the clipboard"));
  /* Path, reason, rule. */
  paste (&driver, BAD_POSITION);
  UI_WAIT_UNTIL (ui_driver_says (&driver, "clipboard: bird.at: no such space (R1.1)"));
  paste (&driver, "hello");
  UI_WAIT_UNTIL (ui_driver_says (&driver, "This is not a position that can be played: clipboard: $: "));

  /* Nothing is lost from the title, and nothing asked. */
  paste (&driver, GOOD_POSITION);
  UI_WAIT_UNTIL (ui_driver_has_button (&driver, "End Turn"));
  g_assert_cmpuint (ui_driver_position (&driver)->hunger, ==, 3);
  g_assert_null (ui_find_window (BM_TYPE_QUESTION));
  ui_driver_play (&driver, "end");
  before = *ui_driver_position (&driver);
  paste (&driver, "{\"hunger\": 5}");
  UI_WAIT_UNTIL (ui_find_window (BM_TYPE_QUESTION) != NULL);
  ui_answer (BM_TYPE_QUESTION, "Keep Playing");
  g_assert_true (wr_position_equal (ui_driver_position (&driver), &before));
  paste (&driver, "{\"hunger\": 5}");
  UI_WAIT_UNTIL (ui_find_window (BM_TYPE_QUESTION) != NULL);
  ui_answer (BM_TYPE_QUESTION, "Leave");
  g_assert_cmpuint (ui_driver_position (&driver)->hunger, ==, 5);
  ui_driver_close (&driver);
}

static GtkDropTarget *
find_drop_target (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  return NULL;
}

static void
drop (UiDriver   *driver,
      const char *folder,
      const char *name,
      const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  GSList files = { .data = file };
  GValue value = G_VALUE_INIT;
  gboolean taken = FALSE;

  if (text != NULL)
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &files);
  g_signal_emit_by_name (find_drop_target (driver->window), "drop", &value, 10.0, 10.0, &taken);
  g_value_unset (&value);
  g_assert_true (taken);
  ui_driver_settle ();
  if (text != NULL)
    g_remove (path);
}

static void
test_drop (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bm-test-drop-XXXXXX", NULL);
  UiDriver driver;

  ui_driver_open (&driver, 3);
  drop (&driver, folder, "nothing", NULL);
  g_assert_true (ui_driver_says (&driver, "“nothing” is not a file that can be opened."));
  /* Names are bytes, and what is shown is text. */
  bm_window_show_notice (BM_WINDOW (driver.window), "bad\xff.json: no match");
  g_assert_true (ui_driver_says (&driver, "bad\357\277\275.json: no match"));
  drop (&driver, folder, "bad.json", BAD_POSITION);
  g_assert_true (ui_driver_says (&driver, "bad.json: bird.at: no such space (R1.1)"));
  drop (&driver, folder, "good.json", GOOD_POSITION);
  g_assert_cmpuint (ui_driver_position (&driver)->hunger, ==, 3);
  /* A match is looked through. */
  drop (&driver, folder, "a.bloodmoon", "{\"format\": \"bloodmoon-match\", \"version\": 1, \"moves\": [\"land f0\"]}");
  g_assert_true (bm_match_is_watched (ui_driver_match (&driver)));
  drop (&driver, folder, "b.bloodmoon", "{\"format\": \"bloodmoon-match\", \"version\": 2}");
  g_assert_true (ui_driver_says (&driver, "written by a newer version"));
  ui_driver_close (&driver);
  g_rmdir (folder);
}

static void
test_report (void)
{
  g_autofree char *none = bm_report_text (NULL), *text = NULL, *position = NULL;
  UiDriver driver;

  g_assert_nonnull (strstr (none, "Program  " VERSION "\n"));
  g_assert_null (strstr (none, "The match"));
  ui_driver_open (&driver, 3);
  ui_start (BM_WINDOW (driver.window), "start", "Ada", "");
  ui_driver_play (&driver, "land f0");
  position = wr_position_to_text (ui_driver_position (&driver));
  text = bm_report_text (ui_driver_match (&driver));
  g_assert_nonnull (strstr (text, "\"moves\": [\"land f0\"]"));
  g_assert_nonnull (strstr (text, position));
  ui_driver_act (&driver, "win.report");
  ui_answer (BM_TYPE_QUESTION, "Not Now");
  ui_driver_close (&driver);
}

/* A match that no record can hold is there all the same. */
static void
test_report_of_a_position (void)
{
  g_autofree char *text = NULL;
  UiDriver driver;

  ui_driver_open (&driver, 3);
  paste (&driver, GOOD_POSITION);
  UI_WAIT_UNTIL (ui_driver_has_button (&driver, "End Turn"));
  ui_driver_play (&driver, "end");
  text = bm_report_text (ui_driver_match (&driver));
  g_assert_nonnull (strstr (text, "\nIts moves\n\nend\n"));
  ui_driver_close (&driver);
}

static void
test_log_lines (void)
{
  g_autoptr(GString) all = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < 3 * BM_REPORT_LINES; i++)
    {
      g_autofree char *line = g_strdup_printf ("line %u\nand more", i);

      bm_report_log_add (line);
    }
  bm_report_log_append (all);
  for (const char *c = all->str; *c != '\0'; c++)
    n += *c == '\n';
  g_assert_cmpuint (n, ==, BM_REPORT_LINES);
  g_assert_true (g_str_has_prefix (all->str, "line 100 and more\n"));
  g_assert_true (g_str_has_suffix (all->str, "line 149 and more\n"));
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/outside-texts/copy", test_copy);
  g_test_add_func ("/outside-texts/telling", test_telling);
  g_test_add_func ("/outside-texts/paste", test_paste);
  g_test_add_func ("/outside-texts/drop", test_drop);
  g_test_add_func ("/outside-texts/report", test_report);
  g_test_add_func ("/outside-texts/report-of-a-position", test_report_of_a_position);
  g_test_add_func ("/outside-texts/log-lines", test_log_lines);
  return g_test_run ();
}
