/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-match.h"

G_BEGIN_DECLS

/* What a game says and shows of a move that was made, or of a better one.  Positions are those in which it is legal. */
typedef struct
{
  /* The complete move, as text without a board: "Fly to e3".  (transfer full) */
  char       *(*move_words)   (gconstpointer  position,
                               BmMove         move);
  /* The same for move number INDEX of MATCH, if the moves after it belong to it: steps of one way.  (transfer full);
     NULL: as move_words (). */
  char       *(*played_words) (BmMatch       *match,
                               guint          index);
  /* One sentence: what the move is and what it is good for.  LINE is the principal variation from it on.  (transfer
     full) */
  char       *(*words)        (gconstpointer  position,
                               BmMove         move,
                               const BmMove  *line,
                               guint          n_line);
  /* One sentence: whose chance of winning fell by a move, and how much, in percent.  (transfer full); NULL: it is plain
     whose move it was. */
  char       *(*cost_words)   (BmMatch       *match,
                               guint          seat,
                               guint          before,
                               guint          after);
  /* A small picture of POSITION, around the target of MOVE, with LINE as above; NULL: there is none. */
  GtkWidget  *(*diagram)      (gconstpointer  position,
                               BmMove         move,
                               const BmMove  *line,
                               guint          n_line);
  /* The effect of viewing a match there, marked by N_ (): "See the table as it was before this move". */
  const char   *look_hint;
} BmAdviceParts;

G_END_DECLS
