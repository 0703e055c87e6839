/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BM_LINE_EVENT,
  BM_LINE_TURN,    /* heading: a turn begins */
  BM_LINE_CHAPTER, /* heading: a chapter begins (see BmGame.chapter) */
  BM_LINE_NOTE     /* what somebody has said about the match there */
} BmLineKind;

#define BM_LINE_MARKS 4

/* One of the lines in which a game tells what happened. */
typedef struct
{
  char       *text;                 /* owned */
  const char *art;                  /* a picture for it, or NULL */
  const char *style;                /* the CSS class of whom it is about, or NULL */
  BmLineKind  kind;
  guint       at;                   /* the number of its first event among those of its move */
  guint       n_marks;
  guint8      marks[BM_LINE_MARKS]; /* what the table can point at, as the game's events number it */
} BmLine;

void bm_line_free (BmLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmLine, bm_line_free)

G_END_DECLS
