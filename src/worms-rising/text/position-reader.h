/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position-json.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * Internal to the reader of positions.  It reads the keys in the order of their dependencies, not in that of the
 * text: the ground, tokens and pieces, the winner, the pending choice, the rest of the turn.
 */
typedef struct
{
  const BmJson *root;
  WrPosition   *pos;
  GError      **error;
  gboolean      form_only;            /* check types and ranges, but not consistency */
  int           view;                 /* the side whose view it is, BM_SIDE_NOBODY: the whole position */
  gint16        index[WR_N_CRAWLERS]; /* index of each piece in its list; -1: not in the text */
  guint8        copies[WR_MAX_SET_CARDS]; /* of each card: how often it was seen */
  guint16       taken[WR_N_DECKS];    /* of the cards of each deck: how many were seen, hidden ones too */
} WrPositionReader;

/* Reports that AT is invalid by RULE; returns FALSE. */
gboolean wr_reader_refuse      (WrPositionReader *reader,
                                const BmJson     *at,
                                const char       *rule,
                                const char       *format,
                                ...) G_GNUC_PRINTF (4, 5);

/* The same for the member KEY of the root, which may be missing. */
gboolean wr_reader_refuse_member (WrPositionReader *reader,
                                  const char       *key,
                                  const char       *rule,
                                  const char       *what);

/* The same for the space of PIECE. */
gboolean wr_reader_refuse_at   (WrPositionReader *reader,
                                WrPiece           piece,
                                const char       *rule,
                                const char       *what);

/* The member KEY of AT as a number from MIN to MAX; *value is unchanged if it is missing. */
gboolean wr_reader_number      (WrPositionReader *reader,
                                const BmJson     *at,
                                const char       *key,
                                int               min,
                                int               max,
                                const char       *rule,
                                guint8           *value);
gboolean wr_reader_flag        (WrPositionReader *reader,
                                const BmJson     *at,
                                const char       *key,
                                gboolean         *value);
/* The string at AT as a space; on the board unless OUTSIDE allows the ring. */
gboolean wr_reader_space       (WrPositionReader *reader,
                                const BmJson     *at,
                                gboolean          outside,
                                WrSpace          *space);

/* The string at AT as a card of one of the decks in the bits DECKS.  The first call loads all cards. */
gboolean wr_reader_card        (WrPositionReader *reader,
                                const BmJson     *at,
                                guint             decks,
                                guint8           *card);
/* The same, and counts one copy of it: more than exist are refused. */
gboolean wr_reader_take_card   (WrPositionReader *reader,
                                const BmJson     *at,
                                guint             decks,
                                guint8           *card);

/* The string at AT is a card of DECK hidden from the view's side: counts it. */
gboolean wr_reader_take_hidden (WrPositionReader *reader,
                                const BmJson     *at,
                                guint             deck);

/* position-read-view.c: the view's side, and, after reading, whether that side could have this view. */
gboolean wr_reader_view        (WrPositionReader *reader,
                                const BmJson     *at);
gboolean wr_reader_check_view  (WrPositionReader *reader);

/* position-read-cards.c */
gboolean wr_reader_piles       (WrPositionReader *reader);
gboolean wr_reader_effects     (WrPositionReader *reader);

/* position-read-board.c */
gboolean wr_reader_ground      (WrPositionReader *reader);
gboolean wr_reader_pieces      (WrPositionReader *reader);
gboolean wr_reader_contacts    (WrPositionReader *reader);
gboolean wr_reader_setup       (WrPositionReader *reader);

/* position-read-pending.c */
gboolean wr_reader_pending     (WrPositionReader *reader);
gboolean wr_reader_options     (WrPositionReader *reader);

/* position-read-resume.c: the frames of `resume` at AT with CHOICE, the pending one, on top; a card's choice is the
   last frame of the list.  Call it after everything that frames can refer to has been read. */
gboolean wr_reader_resume      (WrPositionReader *reader,
                                const BmJson     *at,
                                const WrFrame    *choice);

/* position-write-pending.c: the answers to the pending choice as listed in `pending.options`.  (transfer full) */
GPtrArray *wr_pending_options  (const WrPosition *pos);

G_END_DECLS
