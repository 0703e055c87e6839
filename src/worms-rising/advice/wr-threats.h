/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * Who could do what to whom soon: where a Worm or a Zombie could bite the Bird from, and which Worms the Bird could eat, each
 * side in its turn if that is on, else in its next one.  Found by taking moves by the rules on a copy of what the side whose
 * turn it is may see: Moves and a Bite; Fly, Dig, Break, Peck and Eat.  Cards and powers are not counted, nor are dice: the
 * next day is taken to be dry.
 */
typedef struct
{
  guint8   bites[256]; /* by WrSpace: bits of the WrPiece that could bite from there */
  guint    biters;     /* bits of those who could bite from anywhere */
  guint    reached;    /* bits of the Worms that the Bird could eat */
  gboolean dry;        /* the Worms' turn comes after the night: rain could change it */
} WrThreats;

/* FALSE: nobody acts freely now (setup, a choice inside something else, the end). */
gboolean wr_threats_find        (const WrPosition *pos,
                                 WrThreats        *threats);

/* Short sentences about them, one a line; never empty.  (transfer full) */
char   **wr_threats_lines       (const WrThreats  *threats) G_GNUC_WARN_UNUSED_RESULT;

/* What they mean for SPACE of POS: "Green could bite from here."; NULL: nothing.  (transfer full) */
char    *wr_threats_describe    (const WrThreats  *threats,
                                 const WrPosition *pos,
                                 WrSpace           space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
