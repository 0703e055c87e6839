/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-play.h"

G_BEGIN_DECLS

/* Shared by the parts of WrPlay: wr-play.c has the match and its history, wr-play-press.c handles presses,
   wr-play-options.c finds their possible meanings, wr-play-plain.c chooses between those or asks, wr-play-gather.c
   collects the picks of a card until they are sent. */

/* Each move is at most one option, and each piece and Gravestone can be picked. */
#define MAX_OPTIONS (BM_MAX_MOVES + WR_N_PIECES + WR_N_COLUMNS)

/* A gathered move, and the side's view before it. */
typedef struct
{
  BmMove     move;
  WrPosition before;
} WrGathered;

/* Picks of a turn: they stay picked after an action, until the turn ends. */
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
  WrOption   asked[MAX_OPTIONS]; /* the options in the menu */
  guint      n_asked;

  WrPiece    piece;
  gboolean   by_hand; /* picked by the player; otherwise it is the only possible piece */
  WrMoveKind action;
  gboolean   repeats; /* ACTION is still picked after it was done */
  WrSpace    grave;
  WrKept     kept;

  WrPlayGuard guard;  /* NULL: none */
  gpointer   guard_data;

  GArray    *line;    /* of WrGathered */
  WrPosition draft;   /* the view after them; unused while there are none */
  BmMove     waiting; /* waits for wr_play_go_on () to be sent after them, or BM_MOVE_NONE */
  char      *notice;
  guint      sent_from; /* while the line is sent: the ply where it began, else G_MAXUINT */
  guint      sent_to;   /* ... and the one after its last move */
};

/* wr-play.c */
void     wr_play_say          (WrPlay           *self,
                               const BmRefusal  *refusal);
void     wr_play_say_words    (WrPlay           *self,
                               const char       *words);
/* Whether it waits for a confirmation or for the computer's move, so that nothing else is possible. */
gboolean wr_play_is_waiting   (WrPlay           *self);
void     wr_play_emit_ask     (WrPlay           *self,
                               WrSpace           space);
/* Stores the current picks for the rest of the turn. */
void     wr_play_keep_picks   (WrPlay           *self);
void     wr_play_emit_gathered (WrPlay          *self,
                               const BmEventList *events);
void     wr_play_emit_changed (WrPlay           *self);
/* Updates from the position: the legal moves and the default picks. */
void     wr_play_read_position (WrPlay          *self);
void     wr_play_put_down     (WrPlay           *self);

/* Why the guard refuses MOVE; NULL: it does not. */
const char *wr_play_guard_words (WrPlay         *self,
                                 BmMove          move);

/* wr-play-options.c */
/* Whether PIECE can be picked. */
gboolean wr_play_is_own       (WrPlay           *self,
                               WrPiece           piece);
/* The piece that is picked by default. */
WrPiece  wr_play_default_piece (WrPlay          *self);
/* Recomputes the options from the legal moves and the picks. */
void     wr_play_find_options (WrPlay           *self);

/* Sets the options to all those of the picked piece, ignoring the picked action. */
void     wr_play_find_all     (WrPlay           *self);

/* wr-play-plain.c */
/* Emits "ask" for the choice between OPTIONS. */
void     wr_play_ask          (WrPlay           *self,
                               WrSpace           space,
                               const WrOption   *options,
                               guint             n);

/* wr-play-press.c */
/* Picks the last action again, if the picked piece can still do it. */
void     wr_play_pick_kept_action (WrPlay       *self);
/* Emits "said" with the reason why nothing is possible at SPACE. */
void     wr_play_refuse_space (WrPlay           *self,
                               WrSpace           space);

/* wr-play-gather.c */
/* MOVE is legal now: gathers it, sends it, or first waits for a confirmation. */
void     wr_play_take_move    (WrPlay           *self,
                               BmMove            move);
/* Undoes the last gathered move, or drops the one that waits; FALSE: there is none. */
gboolean wr_play_take_back    (WrPlay           *self);
void     wr_play_drop_line    (WrPlay           *self);

G_END_DECLS
