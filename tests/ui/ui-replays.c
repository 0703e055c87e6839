/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui-replays.h"

#include <glib/gstdio.h>

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

  bm_match_set_player (match, BM_SIDE_BIRD, "Ada");
  bm_match_set_player (match, BM_SIDE_WORMS, "hard");
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
