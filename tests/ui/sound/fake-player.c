/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "fake-player.h"

Fake fake;

static void
play (BmSoundPlayer *self,
      const char    *sound,
      double         volume)
{
  g_ptr_array_add (fake.played, g_strdup (sound));
  fake.volume = volume;
}

static void
set_ambience (BmSoundPlayer *self,
              const char    *sound,
              double         volume)
{
  g_free (fake.ambience);
  fake.ambience = g_strdup (sound);
}

static void
hush (BmSoundPlayer *self)
{
  g_clear_pointer (&fake.ambience, g_free);
  fake.hushed++;
}

static void
free_player (BmSoundPlayer *self)
{
  fake.freed++;
  g_free (self);
}

void
fake_reset (void)
{
  g_clear_pointer (&fake.ambience, g_free);
  g_clear_pointer (&fake.played, g_ptr_array_unref);
  fake = (Fake) { .played = g_ptr_array_new_with_free_func (g_free) };
}

BmSoundPlayer *
fake_new (BmSoundTrouble trouble,
          gpointer       data)
{
  BmSoundPlayer *self;

  fake.made++;
  if (fake.none)
    return NULL;
  fake.trouble = trouble;
  fake.data = data;
  self = g_new0 (BmSoundPlayer, 1);
  *self = (BmSoundPlayer) { play, set_ambience, hush, free_player };
  return self;
}

guint
fake_count (const char *sound)
{
  guint n = 0;

  for (guint i = 0; i < fake.played->len; i++)
    n += g_str_equal (g_ptr_array_index (fake.played, i), sound);
  return n;
}
