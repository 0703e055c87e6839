/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Which sounds there are, and when one is played; what plays them is replaced.
 */
#include "config.h"

#include "ui-driver.h"

#include <string.h>

#include "fake-player.h"
#include "tb-event.h"
#include "tb-game-ui.h"
#include "wr-event.h"
#include "wr-game-ui.h"

/* The files together, in bytes. */
#define MOST_BYTES (3 * 1024 * 1024 / 2)

/* What is not the sound of an event. */
static const char *const others[] = {
  "shell/refuse", "shell/win", "shell/lose", "worms-rising/night", "terror-below/desert"
};

static char *
dup_folder (void)
{
  return g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "sounds", NULL);
}

static void
assert_there (const char *sound)
{
  g_autofree char *folder = dup_folder (), *path = g_strdup_printf ("%s/%s.ogg", folder, sound);
  g_autofree char *bytes = NULL;
  gsize length;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    g_error ("there is no sound %s", path);
  g_assert_cmpuint (length, >, 1000);
  g_assert_cmpmem (bytes, 4, "OggS", 4);
  if (bm_sound_player_is_built ())
    {
      g_autoptr(GFile) file = bm_sound_player_file (sound);

      g_assert_true (g_file_query_exists (file, NULL));
    }
}

/* Every kind of event has a sound that exists, or is silent on purpose; whatever the event is about, the sound is the same. */
static void
assert_mapped (const BmGameUi *ui,
               guint           n_kinds)
{
  g_assert_cmpuint (ui->n_sounds, ==, n_kinds);
  for (guint kind = 1; kind < n_kinds; kind++)
    {
      BmEvent event = { .kind = (guint8) kind };
      const char *sound = bm_game_ui_sound (ui, &event);

      if (sound == NULL)
        g_error ("%s: event kind %u has no sound and is not silent", ui->game->id, kind);
      if (*sound != '\0')
        assert_there (sound);
      for (int card = 0; card < 100; card++)
        {
          event.n = (gint16) card;
          event.who = (guint8) (card % 5);
          g_assert_true (bm_game_ui_sound (ui, &event) == sound);
        }
    }
  g_assert_cmpstr (bm_game_ui_sound (ui, &(BmEvent) { .kind = 255 }), ==, "");
}

static void
test_mapped (void)
{
  assert_mapped (&wr_game_ui, WR_N_EVENT_KINDS);
  assert_mapped (&tb_game_ui, TB_N_EVENT_KINDS);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    assert_there (others[i]);
}

static gboolean
is_used (const char *sound)
{
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_equal (others[i], sound))
      return TRUE;
  for (guint i = 1; i < WR_N_EVENT_KINDS; i++)
    if (g_str_equal (wr_game_ui.sounds[i], sound))
      return TRUE;
  for (guint i = 1; i < TB_N_EVENT_KINDS; i++)
    if (g_str_equal (tb_game_ui.sounds[i], sound))
      return TRUE;
  return FALSE;
}

/* No file is there for nothing, and all together are small. */
static void
test_files (void)
{
  static const char *const folders[] = { "shell", "worms-rising", "terror-below" };
  g_autofree char *top = dup_folder ();
  gsize all = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_build_filename (top, folders[i], NULL);
      g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL), *bytes = NULL;
          g_autofree char *sound = g_strdup_printf ("%s/%.*s", folders[i], (int) strcspn (name, "."), name);
          gsize length;

          if (!is_used (sound))
            g_error ("nothing plays %s", sound);
          g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
          all += length;
        }
    }
  g_assert_cmpuint (all, >, 0);
  g_assert_cmpuint (all, <=, MOST_BYTES);
}

/* ---- When one is played */

static GSettings *
reset_settings (void)
{
  GSettings *settings = g_settings_new (APP_ID);

  fake_reset ();
  g_settings_reset (settings, "sound");
  g_settings_reset (settings, "sound-volume");
  g_settings_reset (settings, "ambience");
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  return settings;
}

/* Nothing is loaded before the first sound. */
static void
test_late (void)
{
  g_autoptr(GSettings) settings = reset_settings ();
  BmSound *sound = bm_sound_new (settings, fake_new);

  bm_sound_play (sound, "");
  g_assert_cmpuint (fake.made, ==, 0);
  bm_sound_play (sound, "shell/card");
  g_assert_cmpuint (fake.made, ==, 1);
  g_assert_cmpuint (fake_count ("shell/card"), ==, 1);
  g_assert_finalize_object (sound);
  g_assert_cmpuint (fake.freed, ==, 1);
}

static void
test_rate (void)
{
  g_autoptr(GSettings) settings = reset_settings ();
  g_autoptr(BmSound) sound = bm_sound_new (settings, fake_new);

  for (guint i = 0; i < 30; i++)
    bm_sound_play (sound, "shell/card");
  g_assert_cmpuint (fake.played->len, ==, 1);
  for (guint kind = 1; kind < TB_N_EVENT_KINDS; kind++)
    bm_sound_play (sound, tb_game_ui.sounds[kind]);
  g_assert_cmpuint (fake.played->len, ==, 3);
  /* A while later the same one is played again. */
  UI_WAIT_UNTIL ((bm_sound_play (sound, "shell/card"), fake_count ("shell/card") == 2));
}

static void
test_off (void)
{
  g_autoptr(GSettings) settings = reset_settings ();
  g_autoptr(BmSound) sound = bm_sound_new (settings, fake_new);

  g_settings_set_boolean (settings, "sound", FALSE);
  bm_sound_set_ambience (sound, "worms-rising/night");
  bm_sound_play (sound, "shell/card");
  g_settings_set_boolean (settings, "sound", TRUE);
  g_settings_set_int (settings, "sound-volume", 0);
  g_assert_cmpuint (fake.hushed, ==, 1);
  bm_sound_play (sound, "shell/dice");
  g_assert_cmpuint (fake.played->len, ==, 0);
  /* A new volume is heard. */
  g_settings_set_int (settings, "sound-volume", 50);
  g_assert_cmpuint (fake.played->len, ==, 1);
  g_assert_cmpfloat (fake.volume, ==, 0.25);
  g_assert_cmpstr (fake.ambience, ==, "worms-rising/night");
  g_settings_set_boolean (settings, "sound", FALSE);
  g_assert_cmpuint (fake.hushed, ==, 2);
  g_assert_null (fake.ambience);
  g_settings_set_boolean (settings, "sound", TRUE);
  g_assert_cmpstr (fake.ambience, ==, "worms-rising/night");
}

/* What the desktop asks for comes first. */
static void
test_reduced (void)
{
  g_autoptr(GSettings) settings = reset_settings ();
  g_autoptr(BmSound) sound = bm_sound_new (settings, fake_new);

  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", FALSE, NULL);
  bm_sound_set_ambience (sound, "terror-below/desert");
  bm_sound_play (sound, "shell/card");
  g_assert_cmpuint (fake.made, ==, 0);
  g_assert_nonnull (bm_sound_why_silent (sound));
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  g_assert_cmpstr (fake.ambience, ==, "terror-below/desert");
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", FALSE, NULL);
  g_assert_null (fake.ambience);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
}

static void
test_ambience (void)
{
  g_autoptr(GSettings) settings = reset_settings ();
  g_autoptr(BmSound) sound = bm_sound_new (settings, fake_new);

  g_settings_set_boolean (settings, "ambience", FALSE);
  bm_sound_set_ambience (sound, "worms-rising/night");
  g_assert_cmpuint (fake.made, ==, 0);
  g_settings_set_boolean (settings, "ambience", TRUE);
  g_assert_cmpstr (fake.ambience, ==, "worms-rising/night");
  bm_sound_set_ambience (sound, "terror-below/desert");
  g_assert_cmpstr (fake.ambience, ==, "terror-below/desert");
  bm_sound_set_ambience (sound, NULL);
  g_assert_null (fake.ambience);
}

/* A build without a player, and a player that cannot play: silence, and the reason for it. */
static void
test_trouble (void)
{
  g_autoptr(GSettings) settings = reset_settings ();
  g_autoptr(BmSound) sound = bm_sound_new (settings, fake_new);

  fake.none = TRUE;
  bm_sound_play (sound, "shell/card");
  bm_sound_set_ambience (sound, "worms-rising/night");
  g_assert_null (fake.ambience);
  fake.none = FALSE;
  bm_sound_play (sound, "shell/dice");
  g_assert_cmpuint (fake_count ("shell/dice"), ==, 1);
  g_assert_true ((bm_sound_why_silent (sound) == NULL) == bm_sound_player_is_built ());
  fake.trouble ("no device", fake.data);
  g_assert_nonnull (bm_sound_why_silent (sound));
  if (bm_sound_player_is_built ())
    g_assert_nonnull (strstr (bm_sound_why_silent (sound), "no device"));
  bm_sound_play (sound, "shell/shuffle");
  g_assert_cmpuint (fake.played->len, ==, 1);
  /* Switched off and on, it is tried again. */
  g_settings_set_boolean (settings, "sound", FALSE);
  g_settings_set_boolean (settings, "sound", TRUE);
  bm_sound_play (sound, "shell/shuffle");
  g_assert_cmpuint (fake.played->len, ==, 2);
}

static void
count_cb (const char *words,
          gpointer    data)
{
  ++*(guint *) data;
}

/* A file that is missing is no trouble of the device; whatever the real player finds here, it ends. */
static void
test_real (void)
{
  guint troubles = 0;
  BmSoundPlayer *player;

  g_unsetenv ("BM_SOUND");
  player = bm_sound_player_new (count_cb, &troubles);
  g_assert_true ((player != NULL) == bm_sound_player_is_built ());
  if (player != NULL)
    {
      player->play (player, "shell/nothing", 0.5);
      player->free (player);
    }
  g_assert_cmpuint (troubles, ==, 0);
  g_setenv ("BM_SOUND", "off", TRUE);
  g_assert_null (bm_sound_player_new (count_cb, &troubles));
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/sound/mapped", test_mapped);
  g_test_add_func ("/sound/files", test_files);
  g_test_add_func ("/sound/late", test_late);
  g_test_add_func ("/sound/rate", test_rate);
  g_test_add_func ("/sound/off", test_off);
  g_test_add_func ("/sound/reduced", test_reduced);
  g_test_add_func ("/sound/ambience", test_ambience);
  g_test_add_func ("/sound/trouble", test_trouble);
  g_test_add_func ("/sound/real", test_real);
  return g_test_run ();
}
