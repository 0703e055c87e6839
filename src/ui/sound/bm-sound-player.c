/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-sound-player.h"

#ifdef HAVE_SOUND
#include "bm-sound-gst.h"
#endif

GFile *
bm_sound_player_file (const char *sound)
{
  g_autofree char *uri = g_strdup_printf ("resource:///io/github/bloodmoon/BloodMoon/sounds/%s.ogg", sound);

  return g_file_new_for_uri (uri);
}

gboolean
bm_sound_player_is_built (void)
{
#ifdef HAVE_SOUND
  return TRUE;
#else
  return FALSE;
#endif
}

BmSoundPlayer *
bm_sound_player_new (BmSoundTrouble trouble,
                     gpointer       data)
{
#ifdef HAVE_SOUND
  if (g_strcmp0 (g_getenv ("BM_SOUND"), "off") != 0)
    return bm_sound_gst_new (trouble, data);
#endif
  return NULL;
}
