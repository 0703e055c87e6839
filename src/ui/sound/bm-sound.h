/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-sound-player.h"

G_BEGIN_DECLS

/*
 * The sounds of the program, as the settings want them: "sound", "sound-volume", "ambience".  There are none while the
 * desktop asks for no sounds of events.  Everything that is heard can be seen as well.
 *
 * The name "" is silence.
 */
#define BM_TYPE_SOUND (bm_sound_get_type ())
G_DECLARE_FINAL_TYPE (BmSound, bm_sound, BM, SOUND, GObject)

/* Creates a player when the first sound is to be played; NULL: there is none. */
typedef BmSoundPlayer *(*BmSoundMaker) (BmSoundTrouble trouble,
                                        gpointer       data);

/* MAKE: usually bm_sound_player_new.  (transfer full) */
BmSound    *bm_sound_new          (GSettings    *settings,
                                   BmSoundMaker  make) G_GNUC_WARN_UNUSED_RESULT;

/* Drops the sound if it was just played, or if too many were. */
void        bm_sound_play         (BmSound      *self,
                                   const char   *sound);

/* The ambience of what is shown; NULL: none.  It ends by itself when nothing has been played for a while, and begins
   again with the next sound. */
void        bm_sound_set_ambience (BmSound      *self,
                                   const char   *sound);

/* Why there are no sounds although they are switched on, as a sentence; NULL: there are.  (transfer none) */
const char *bm_sound_why_silent   (BmSound      *self);

G_END_DECLS
