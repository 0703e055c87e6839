/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-sound.h"

G_BEGIN_DECLS

/* A player that notes what it is told. */
typedef struct
{
  guint          made;     /* how often a player was made */
  gboolean       none;     /* none is made */
  GPtrArray     *played;   /* names, the first one first */
  double         volume;   /* of the last one */
  char          *ambience; /* what is repeated, or NULL */
  guint          hushed;
  guint          freed;
  BmSoundTrouble trouble;
  gpointer       data;
} Fake;

extern Fake fake;

/* As nothing had happened. */
void           fake_reset (void);
BmSoundPlayer *fake_new   (BmSoundTrouble  trouble,
                           gpointer        data);
guint          fake_count (const char     *sound);

G_END_DECLS
