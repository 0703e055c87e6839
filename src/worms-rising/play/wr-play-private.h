/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-play.h"

G_BEGIN_DECLS

/* What the parts of WrPlay share: wr-play.c has the match and its history, wr-play-press.c takes presses,
   wr-play-options.c finds out what they can mean, wr-play-plain.c which of it a press does without asking, and what is
   asked, wr-play-gather.c keeps the picks of a card until they are sent. */

/* A move is one option at most, and each piece and Gravestone can be picked. */
#define MAX_OPTIONS (BM_MAX_MOVES + WR_N_PIECES + WR_N_COLUMNS)

/* A gathered move, and what the side saw before it. */
typedef struct
{
  BmMove     move;
  WrPosition before;
} WrGathered;

/* What somebody picked in a turn: it stays picked after an action, until the turn ends. */
typedef struct
{
  WrPiece    piece;  /* WR_PIECE_NONE: none */
  WrMoveKind action; /* 0: none */
  guint8     turn;
  guint8     day;
} WrKept;

struct _WrPlay
{
  GObject    parent_instance;

  BmMatch   *match;
  guint      computers; /* bits of the sides that the computer plays */
  BmMove     legal[BM_MAX_MOVES];
  guint      n_legal;
  WrOption   options[MAX_OPTIONS];
  guint      n_options;
  BmMove     answers[BM_MAX_MOVES];
  guint      n_answers;
  WrOption   asked[MAX_OPTIONS]; /* what the menu offers */
  guint      n_asked;

  WrPiece    piece;
  gboolean   by_hand; /* somebody picked it; else it is picked because nobody else can be */
  WrMoveKind action;
  gboolean   repeats; /* ACTION is still picked after it was carried out */
  WrSpace    grave;
  WrKept     kept;

  WrPlayGuard guard;  /* NULL: none */
  gpointer   guard_data;

  GArray    *line;    /* of WrGathered */
  WrPosition draft;   /* after them; the match's own position counts while there are none */
  BmMove     waiting; /* what wr_play_go_on () would send after them, or BM_MOVE_NONE */
  char      *notice;
  guint      sent_from; /* while the line is sent: the ply where it began, else G_MAXUINT */
  guint      sent_to;   /* ... and the one after its last move */
};

/* wr-play.c */
void     wr_play_say          (WrPlay           *self,
                               const BmRefusal  *refusal);
void     wr_play_say_words    (WrPlay           *self,
                               const char       *words);
/* While a word is waited for, or the computer's move, nothing else is done. */
gboolean wr_play_is_waiting   (WrPlay           *self);
void     wr_play_emit_ask     (WrPlay           *self,
                               WrSpace           space);
/* Remembers what is picked now for the rest of the turn. */
void     wr_play_keep_picks   (WrPlay           *self);
void     wr_play_emit_gathered (WrPlay          *self,
                               const BmEventList *events);
void     wr_play_tell_changed (WrPlay           *self);
/* Looks at the position anew: what is legal, and what is picked without anybody's doing. */
void     wr_play_read_position (WrPlay          *self);
void     wr_play_put_down     (WrPlay           *self);

/* What the guard has against MOVE; NULL: nothing. */
const char *wr_play_guard_words (WrPlay         *self,
                                 BmMove          move);

/* wr-play-options.c */
/* Can PIECE be picked for something? */
gboolean wr_play_is_own       (WrPlay           *self,
                               WrPiece           piece);
/* The piece that is picked without anybody's doing. */
WrPiece  wr_play_default_piece (WrPlay          *self);
/* Makes the options anew from the legal moves and the picks. */
void     wr_play_find_options (WrPlay           *self);

/* Leaves in "options" all that can happen with the picked piece, whatever action is picked. */
void     wr_play_find_all     (WrPlay           *self);

/* wr-play-plain.c */
/* Asks which of OPTIONS is meant. */
void     wr_play_ask          (WrPlay           *self,
                               WrSpace           space,
                               const WrOption   *options,
                               guint             n);

/* wr-play-press.c */
/* Picks the action again that was carried out last, if what is picked can do it again. */
void     wr_play_pick_kept_action (WrPlay       *self);
/* Nothing can happen at SPACE: says why. */
void     wr_play_refuse_space (WrPlay           *self,
                               WrSpace           space);

/* wr-play-gather.c */
/* MOVE is legal now: gathers it, sends it, or waits for a word before that. */
void     wr_play_take_move    (WrPlay           *self,
                               BmMove            move);
/* Takes the last gathered move, or the one that waits, back; FALSE: there is none. */
gboolean wr_play_take_back    (WrPlay           *self);
void     wr_play_drop_line    (WrPlay           *self);

G_END_DECLS
