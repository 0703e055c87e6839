/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * What makes sounds heard.  No function waits, and nothing is loaded or opened before the first sound.  Sounds are names
 * of files below data/sounds, without their suffix: "shell/card".
 */
typedef struct _BmSoundPlayer BmSoundPlayer;

/* A sound could not be played; WORDS say why, in no particular language.  Called in the main loop. */
typedef void (*BmSoundTrouble) (const char *words,
                                gpointer    data);

struct _BmSoundPlayer
{
  /* VOLUME: from 0 to 1 of the signal's amplitude. */
  void (*play)         (BmSoundPlayer *self,
                        const char    *sound,
                        double         volume);
  /* The sound that is repeated without a gap, NULL: none.  A change of either is faded. */
  void (*set_ambience) (BmSoundPlayer *self,
                        const char    *sound,
                        double         volume);
  /* Everything is silent at once. */
  void (*hush)         (BmSoundPlayer *self);
  /* Also hushes; TROUBLE is not called any more. */
  void (*free)         (BmSoundPlayer *self);
};

/* Plays by GStreamer, in a thread.  NULL: the program was built without, or BM_SOUND is "off" in the environment. */
BmSoundPlayer *bm_sound_player_new  (BmSoundTrouble  trouble,
                                     gpointer        data) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the program was built with a player. */
gboolean       bm_sound_player_is_built (void);

/* The file of SOUND among the resources.  (transfer full) */
GFile         *bm_sound_player_file (const char     *sound) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
