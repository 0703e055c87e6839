/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * Threats: the spaces from which a Worm or a Zombie could bite the Bird, and which Worms the Bird could eat, each
 * side in the current turn or else in its next one.  Found by playing moves on a copy of the view of the side to
 * move: Moves and a Bite; Fly, Dig, Break, Peck and Eat.  Cards, powers and dice are not considered: the next day is
 * assumed to be dry.
 */
typedef struct
{
  guint8   bites[256]; /* by WrSpace: bits of the WrPiece that could bite from there */
  guint    biters;     /* bits of all that could bite */
  guint    reached;    /* bits of the Worms that the Bird could eat */
  gboolean dry;        /* the Worms' turn is after the night: rain could change it */
} WrThreats;

/* FALSE: there is no free turn now (setup, a pending choice, the end). */
gboolean wr_threats_find        (const WrPosition *pos,
                                 WrThreats        *threats);

/* Short sentences about them, one a line; never empty.  (transfer full) */
char   **wr_threats_lines       (const WrThreats  *threats) G_GNUC_WARN_UNUSED_RESULT;

/* The threats for SPACE of POS: "Green could bite from here."; NULL: nothing.  (transfer full) */
char    *wr_threats_describe    (const WrThreats  *threats,
                                 const WrPosition *pos,
                                 WrSpace           space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
