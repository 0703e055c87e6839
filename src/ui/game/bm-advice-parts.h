/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-game.h"

G_BEGIN_DECLS

/* What a game says and shows of a move that was made or would be a good one.  Positions are those in which it is legal. */
typedef struct
{
  /* The whole of the move, as it is called without a table to point at: "Fly to e3".  (transfer full) */
  char       *(*move_words) (gconstpointer  position,
                             BmMove         move);
  /* One sentence: what it is and what it is good for.  LINE is what is expected from it on.  (transfer full) */
  char       *(*words)      (gconstpointer  position,
                             BmMove         move,
                             const BmMove  *line,
                             guint          n_line);
  /* A small picture of POSITION, around where MOVE leads; NULL: there is none. */
  GtkWidget  *(*diagram)    (gconstpointer  position,
                             BmMove         move);
  /* What comes of looking at a match there, marked by N_ (): "See the table as it was before this move". */
  const char   *look_hint;
} BmAdviceParts;

G_END_DECLS
