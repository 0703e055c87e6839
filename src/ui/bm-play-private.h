/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-play.h"

G_BEGIN_DECLS

/* What the parts of BmPlay share: bm-play.c has the match and its history, bm-play-press.c takes presses,
   bm-play-options.c finds out what they can mean, bm-play-plain.c which of it a press does without asking, and what is
   asked, bm-play-gather.c keeps the picks of a card until they are sent. */

/* A move is one option at most, and each piece and Gravestone can be picked. */
#define MAX_OPTIONS (BM_MAX_MOVES + BM_N_PIECES + BM_N_COLUMNS)

/* A gathered move, and what the side saw before it. */
typedef struct
{
  BmMove     move;
  BmPosition before;
} BmGathered;

/* What somebody picked in a turn: it stays picked after an action, until the turn ends. */
typedef struct
{
  BmPiece    piece;  /* BM_PIECE_NONE: none */
  BmMoveKind action; /* 0: none */
  guint8     turn;
  guint8     day;
} BmKept;

struct _BmPlay
{
  GObject    parent_instance;

  BmMatch   *match;
  BmPlayers  players;
  BmMove     legal[BM_MAX_MOVES];
  guint      n_legal;
  BmOption   options[MAX_OPTIONS];
  guint      n_options;
  BmMove     answers[BM_MAX_MOVES];
  guint      n_answers;
  BmOption   asked[MAX_OPTIONS]; /* what the menu offers */
  guint      n_asked;

  BmPiece    piece;
  gboolean   by_hand; /* somebody picked it; else it is picked because nobody else can be */
  BmMoveKind action;
  gboolean   repeats; /* ACTION is still picked after it was carried out */
  BmSpace    grave;
  BmKept     kept;

  BmPlayGuard guard;  /* NULL: none */
  gpointer   guard_data;

  GArray    *line;    /* of BmGathered */
  BmPosition draft;   /* after them; the match's own position counts while there are none */
  BmMove     waiting; /* what bm_play_go_on () would send after them, or BM_MOVE_NONE */
  char      *notice;
  gboolean   catching_up;
  gboolean   following;
  guint      sent_from;
};

/* bm-play.c */
void     bm_play_say          (BmPlay           *self,
                               const BmRefusal  *refusal);
void     bm_play_say_words    (BmPlay           *self,
                               const char       *words);
/* While a word is waited for, or the computer's move, nothing else is done. */
gboolean bm_play_is_waiting   (BmPlay           *self);
void     bm_play_emit_ask     (BmPlay           *self,
                               BmSpace           space);
/* Remembers what is picked now for the rest of the turn. */
void     bm_play_keep_picks   (BmPlay           *self);
void     bm_play_emit_gathered (BmPlay          *self,
                               const BmEventList *events);
void     bm_play_tell_changed (BmPlay           *self);
/* Looks at the position anew: what is legal, and what is picked without anybody's doing. */
void     bm_play_read_position (BmPlay          *self);
void     bm_play_put_down     (BmPlay           *self);

/* What the guard has against MOVE; NULL: nothing. */
const char *bm_play_guard_words (BmPlay         *self,
                                 BmMove          move);

/* bm-play-options.c */
/* Can PIECE be picked for something? */
gboolean bm_play_is_own       (BmPlay           *self,
                               BmPiece           piece);
/* The piece that is picked without anybody's doing. */
BmPiece  bm_play_default_piece (BmPlay          *self);
/* Makes the options anew from the legal moves and the picks. */
void     bm_play_find_options (BmPlay           *self);

/* Leaves in "options" all that can happen with the picked piece, whatever action is picked. */
void     bm_play_find_all     (BmPlay           *self);

/* bm-play-plain.c */
/* Asks which of OPTIONS is meant. */
void     bm_play_ask          (BmPlay           *self,
                               BmSpace           space,
                               const BmOption   *options,
                               guint             n);

/* bm-play-press.c */
/* Picks the action again that was carried out last, if what is picked can do it again. */
void     bm_play_pick_kept_action (BmPlay       *self);
/* Nothing can happen at SPACE: says why. */
void     bm_play_refuse_space (BmPlay           *self,
                               BmSpace           space);

/* bm-play-gather.c */
/* MOVE is legal now: gathers it, sends it, or waits for a word before that. */
void     bm_play_take_move    (BmPlay           *self,
                               BmMove            move);
/* Takes the last gathered move, or the one that waits, back; FALSE: there is none. */
gboolean bm_play_take_back    (BmPlay           *self);
void     bm_play_drop_line    (BmPlay           *self);

G_END_DECLS
