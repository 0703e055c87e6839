/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BM_LINE_EVENT,
  BM_LINE_TURN,    /* heading: a turn begins */
  BM_LINE_CHAPTER, /* heading: a chapter begins (see BmGame.chapter) */
  BM_LINE_NOTE     /* a player's comment on the match at this point */
} BmLineKind;

#define BM_LINE_MARKS 4

/* One line of a game's account of what happened. */
typedef struct
{
  char       *text;                 /* owned */
  const char *art;                  /* a picture for it, or NULL */
  const char *style;                /* CSS class of the player that it is about, or NULL */
  BmLineKind  kind;
  guint       at;                   /* index of its first event among those of its move */
  guint       n_marks;
  guint8      marks[BM_LINE_MARKS]; /* what the table can highlight, numbered as in the game's events */
} BmLine;

void bm_line_free (BmLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmLine, bm_line_free)

G_END_DECLS
