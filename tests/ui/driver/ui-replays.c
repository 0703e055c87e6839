/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-replays.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bm-keys.h"
#include "bm-replays-screen.h"

#define FOLDER "matches"

void
ui_replays_set_up (UiKept        *kept,
                   gconstpointer  unused)
{
  g_autofree char *folder = NULL;

  ui_kept_set_up (kept, NULL);
  folder = ui_kept_path (kept, FOLDER);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
}

BmRecord *
ui_replays_record (const char *start,
                   guint64     seed)
{
  g_autoptr(BmMatch) match = ui_match_new_any (start, seed);

  bm_match_set_player (match, WR_SIDE_BIRD, "Ada");
  bm_match_set_player (match, WR_SIDE_WORMS, "hard");
  return bm_match_dup_record (match);
}

char *
ui_replays_path (UiKept     *kept,
                 const char *name)
{
  return g_build_filename (kept->folder, FOLDER, name, NULL);
}

void
ui_replays_put_text (UiKept     *kept,
                     const char *name,
                     const char *text)
{
  g_autofree char *path = ui_replays_path (kept, name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
ui_replays_put (UiKept     *kept,
                const char *name,
                guint64     seed)
{
  g_autoptr(BmRecord) record = ui_replays_record ("start", seed);
  g_autofree char *text = bm_record_to_text (record);

  ui_replays_put_text (kept, name, text);
}

/* ---- A hostile folder */

#define MILLION 1000000

/* LETTER (in UTF-8) again and again, about LENGTH bytes.  (transfer full) */
static char *
repeat (const char *letter,
        gsize       length)
{
  GString *text = g_string_sized_new (length + strlen (letter));

  while (text->len < length)
    g_string_append (text, letter);
  return g_string_free (text, FALSE);
}

static void
put_record (UiKept     *kept,
            const char *kind,
            guint       number,
            BmRecord   *record)
{
  g_autofree char *name = g_strdup_printf ("%s %u.bloodmoon", kind, number), *text = bm_record_to_text (record);

  ui_replays_put_text (kept, name, text);
  bm_record_free (record);
}

static void
put_names (UiKept     *kept,
           const char *kind,
           guint       number,
           const char *letter)
{
  BmRecord *record = ui_replays_record ("start", 3);
  g_autofree char *name = repeat (letter, MILLION);

  bm_record_set_player (record, WR_SIDE_BIRD, name);
  bm_record_set_player (record, WR_SIDE_WORMS, name);
  put_record (kept, kind, number, record);
}

/* Of N comments, LENGTH letters each. */
static void
put_comments (UiKept *kept,
              guint   number,
              guint   n,
              gsize   length)
{
  BmRecord *record = ui_replays_record ("start", 3);
  g_autofree char *comment = repeat ("very ", length);

  for (guint i = 0; i < n; i++)
    bm_record_set_comment (record, i, comment);
  put_record (kept, n == 1 ? "long comment" : "many comments", number, record);
}

/* More moves than any match has; all but the first are not legal. */
static void
put_moves (UiKept *kept,
           guint   number)
{
  BmRecord *record = ui_replays_record ("start", 3);

  for (guint i = 0; i < 100000; i++)
    g_ptr_array_add (record->moves, g_strdup ("end"));
  put_record (kept, "many moves", number, record);
}

/* Of what is no match, a fault of which could be as long as it. */
static void
put_no_match (UiKept *kept,
              guint   number)
{
  g_autofree char *name = g_strdup_printf ("no match %u.bloodmoon", number), *key = repeat ("k", MILLION);
  g_autofree char *text = g_strdup_printf ("{\"format\": \"bloodmoon-match\", \"version\": 1, \"%s\": 1}", key);
  g_autofree char *deep = g_strdup_printf ("deep %u.bloodmoon", number), *brackets = repeat ("[", MILLION);
  g_autofree char *big = g_strdup_printf ("big %u.bloodmoon", number), *blanks = repeat (" ", 5 * MILLION);

  ui_replays_put_text (kept, name, text);
  ui_replays_put_text (kept, deep, brackets);
  ui_replays_put_text (kept, big, blanks);
}

static void
put_link (UiKept     *kept,
          const char *kind,
          guint       number,
          const char *to)
{
  g_autofree char *name = g_strdup_printf ("%s %u.bloodmoon", kind, number), *path = ui_replays_path (kept, name);

  g_assert_cmpint (symlink (to != NULL ? to : path, path), ==, 0);
}

static void
put_no_file (UiKept *kept,
             guint   number)
{
  g_autofree char *pipe_name = g_strdup_printf ("pipe %u.bloodmoon", number);
  g_autofree char *folder_name = g_strdup_printf ("folder %u.bloodmoon", number);
  g_autofree char *pipe_path = ui_replays_path (kept, pipe_name), *folder = ui_replays_path (kept, folder_name);

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  put_link (kept, "link to a pipe", number, pipe_path);
  put_link (kept, "link to a device", number, "/dev/zero");
  put_link (kept, "link to a terminal", number, "/dev/tty");
  put_link (kept, "link to itself", number, NULL);
  put_link (kept, "link to nothing", number, "nothing");
}

void
ui_replays_put_hostile (UiKept *kept,
                        guint   n)
{
  for (guint i = 0; i < n; i++)
    {
      put_names (kept, "wide names", i, "W");
      put_names (kept, "names in lines", i, "a\n");
      put_names (kept, "names of marks", i, "\u0301");
      put_names (kept, "names both ways", i, "\u202ea\u05d0");
      put_comments (kept, i, 1, MILLION);
      put_comments (kept, i, 60, 20000);
      put_moves (kept, i);
      put_no_match (kept, i);
      put_no_file (kept, i);
    }
}

/* ---- The list */

gboolean
ui_replays_is_open (UiKept *kept)
{
  GtkWidget *list = ui_find_type (kept->driver.window, BM_TYPE_REPLAYS_SCREEN);

  return list != NULL && !bm_replays_screen_is_loading (BM_REPLAYS_SCREEN (list));
}

void
ui_replays_open (UiKept *kept)
{
  ui_driver_click (&kept->driver, "Replays");
  UI_WAIT_UNTIL (ui_replays_is_open (kept));
}

void
ui_replays_act (UiKept     *kept,
                const char *action)
{
  GtkWidget *list = ui_find_type (kept->driver.window, BM_TYPE_REPLAYS_SCREEN);

  g_assert_nonnull (list);
  ui_act (list, action);
}

void
ui_replay_open (UiKept *kept)
{
  ui_replays_act (kept, "replays.open");
  UI_WAIT_UNTIL (ui_driver_shows (&kept->driver, BM_TYPE_REPLAY_SCREEN));
}

void
ui_replay_open_new (UiKept     *kept,
                    const char *start,
                    guint64     seed)
{
  g_autoptr(BmRecord) record = ui_replays_record (start, seed);
  g_autofree char *text = bm_record_to_text (record);

  ui_replays_put_text (kept, UI_REPLAY, text);
  ui_replays_open (kept);
  ui_replay_open (kept);
}

/* ---- One match */

BmReplayScreen *
ui_replay_screen (UiKept *kept)
{
  GtkWidget *screen = ui_find_type (kept->driver.window, BM_TYPE_REPLAY_SCREEN);

  g_assert_nonnull (screen);
  return BM_REPLAY_SCREEN (screen);
}

BmMatch *
ui_replay_match (UiKept *kept)
{
  return bm_replay_screen_get_replay (ui_replay_screen (kept))->match;
}

guint
ui_replay_ply (UiKept *kept)
{
  return bm_match_get_ply (ui_replay_match (kept));
}

void
ui_replay_press (UiKept     *kept,
                 const char *accel)
{
  guint n;
  const BmKey *keys = bm_keys_get_replay (&n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (keys[i].accel, accel))
      {
        ui_act (GTK_WIDGET (ui_replay_screen (kept)), keys[i].action);
        return;
      }
  g_error ("no key %s", accel);
}
