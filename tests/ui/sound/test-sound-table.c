/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is heard at the tables of both games, and the key that switches it off.
 */
#include "config.h"

#include "tb-driver.h"

#include "fake-player.h"
#include "tb-asks.h"
#include "wr-table.h"

static void
use_fake (UiDriver *driver)
{
  g_autoptr(BmSound) sound = NULL;

  fake_reset ();
  g_settings_reset (driver->settings, "sound");
  sound = bm_sound_new (driver->settings, fake_new);
  bm_window_use_sound (BM_WINDOW (driver->window), sound);
}

/* Forgets what was played, when that is long ago. */
static void
forget (void)
{
  gint64 end = g_get_monotonic_time () + 300 * G_TIME_SPAN_MILLISECOND;

  UI_WAIT_UNTIL (g_get_monotonic_time () > end);
  g_ptr_array_set_size (fake.played, 0);
}

static void
open_duel (UiDriver *driver)
{
  ui_driver_open (driver, 2);
  use_fake (driver);
  ui_start (BM_WINDOW (driver->window), "start", "", "");
  ui_driver_settle ();
}

/* An event sounds when it is shown; a refusal sounds as one. */
static void
test_events (void)
{
  UiDriver driver;

  open_duel (&driver);
  g_assert_cmpuint (fake.played->len, ==, 0);
  ui_driver_press (&driver, WR_SPACE (0, 0));
  g_assert_cmpuint (fake.played->len, >, 0);
  g_assert_cmpuint (fake_count ("shell/turn"), ==, 1);
  forget ();
  ui_press_key (GTK_WIDGET (ui_driver_table (&driver)), "f");
  g_assert_cmpuint (fake_count ("shell/refuse"), ==, 1);
  g_assert_cmpuint (fake.played->len, ==, 1);
  ui_driver_close (&driver);
  g_assert_cmpuint (fake.freed, ==, 1);
}

/* Ends the Worms' turn, with motion; SKIPS it. */
static void
end_turn (UiDriver *driver,
          gboolean  skips)
{
  BmTable *table = BM_TABLE (ui_driver_table (driver));

  ui_driver_press (driver, WR_SPACE (0, 0));
  g_settings_set_string (driver->settings, "animation-speed", "normal");
  forget ();
  ui_press_key_only (GTK_WIDGET (table), "<Control>Return");
  g_assert_true (bm_table_is_moving (table));
  if (skips)
    bm_table_set_motion (table, BM_MOTION_OFF);
  UI_WAIT_UNTIL (!bm_table_is_moving (table));
  g_settings_set_string (driver->settings, "animation-speed", "off");
}

/* An event is heard when the board has reached it; one that is skipped never is. */
static void
test_skipped (void)
{
  for (guint skips = 0; skips < 2; skips++)
    {
      UiDriver driver;

      open_duel (&driver);
      end_turn (&driver, skips == 1);
      g_assert_cmpuint (fake_count ("shell/turn"), ==, 1 - skips);
      ui_driver_close (&driver);
    }
}

/* M switches the sound off and on, says so, and moves nothing. */
static void
test_key (void)
{
  UiDriver driver;
  guint ply;

  open_duel (&driver);
  ui_driver_press (&driver, WR_SPACE (0, 0));
  ply = bm_match_get_ply (ui_driver_match (&driver));
  g_assert_true (ui_press_key (GTK_WIDGET (ui_driver_table (&driver)), "m"));
  ui_driver_settle ();
  g_assert_false (g_settings_get_boolean (driver.settings, "sound"));
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Sound is off.");
  forget ();
  ui_press_key (GTK_WIDGET (ui_driver_table (&driver)), "f");
  g_assert_cmpuint (fake.played->len, ==, 0);
  g_assert_true (ui_press_key (GTK_WIDGET (ui_driver_table (&driver)), "m"));
  g_assert_true (g_settings_get_boolean (driver.settings, "sound"));
  g_assert_cmpuint (bm_match_get_ply (ui_driver_match (&driver)), ==, ply);
  ui_driver_close (&driver);
}

static gboolean
is_play (const TbPosition *pos)
{
  return tb_asks_of (pos) == TB_ASKS_PLAY && pos->round == 2;
}

/* The same at the other table, where the desert is heard as long as the window is active and the table shown. */
static void
test_desert (void)
{
  UiDriver driver;
  TbCard card;

  tb_driver_open (&driver, "start:players=2", is_play);
  use_fake (&driver);
  ui_driver_click (&driver, "I’m here");
  g_assert_cmpstr (fake.ambience, ==, gtk_window_is_active (GTK_WINDOW (driver.window)) ? "terror-below/desert" : NULL);
  forget ();
  card = (TbCard) __builtin_ctzll (tb_driver_position (&driver)->players[tb_driver_position (&driver)->turn].vehicles);
  tb_driver_press (&driver, TB_AT (TB_AT_CARD, card));
  tb_driver_press (&driver, TB_AT (TB_AT_WORM, 1));
  g_assert_cmpuint (fake_count ("shell/card"), ==, 1);
  g_assert_cmpuint (fake.played->len, <=, 3);
  g_assert_true (ui_press_key (GTK_WIDGET (tb_driver_table (&driver)), "m"));
  g_assert_false (g_settings_get_boolean (driver.settings, "sound"));
  g_assert_null (fake.ambience);
  ui_press_key (GTK_WIDGET (tb_driver_table (&driver)), "m");
  ui_driver_act (&driver, "win.title");
  ui_driver_settle ();
  g_assert_null (fake.ambience);
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!tb_driver_init (&argc, &argv))
    return 0;
  ui_driver_park_pointer ();

  g_test_add_func ("/sound-table/events", test_events);
  g_test_add_func ("/sound-table/skipped", test_skipped);
  g_test_add_func ("/sound-table/key", test_key);
  g_test_add_func ("/sound-table/desert", test_desert);
  return g_test_run ();
}
