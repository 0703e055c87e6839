/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position-json.h"
#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * Inside the reader of positions.  It goes through the keys in the order in which they depend on each other, not in
 * that of the text: the ground, what lies and stands on it, who has won, what play waits for, what is left of the
 * turn.
 */
typedef struct
{
  const BmJson *root;
  WrPosition   *pos;
  GError      **error;
  gboolean      form_only;            /* types and ranges, but not whether all fits together */
  int           view;                 /* the side whose view it is, BM_SIDE_NOBODY: it is the whole position */
  gint16        index[WR_N_CRAWLERS]; /* where in its list each piece stands; -1: not in the text */
  guint8        copies[WR_MAX_SET_CARDS]; /* of each card: how often it was seen */
  guint16       taken[WR_N_DECKS];    /* of the cards of each deck: how many were seen, hidden ones too */
} WrPositionReader;

/* Complains that what is at AT cannot be, by RULE. */
gboolean wr_reader_refuse      (WrPositionReader *reader,
                                const BmJson     *at,
                                const char       *rule,
                                const char       *format,
                                ...) G_GNUC_PRINTF (4, 5);

/* The same about the member KEY of the whole, which may be missing. */
gboolean wr_reader_refuse_member (WrPositionReader *reader,
                                  const char       *key,
                                  const char       *rule,
                                  const char       *what);

/* The same about the place of PIECE. */
gboolean wr_reader_refuse_at   (WrPositionReader *reader,
                                WrPiece           piece,
                                const char       *rule,
                                const char       *what);

/* The member KEY of AT as a number from MIN to MAX; *value stays when it is left out. */
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
/* The string at AT as a place; on the board unless OUTSIDE allows the ring. */
gboolean wr_reader_space       (WrPositionReader *reader,
                                const BmJson     *at,
                                gboolean          outside,
                                WrSpace          *space);

/* The string at AT as a card of one of the decks in the bits DECKS.  For the first all cards are loaded. */
gboolean wr_reader_card        (WrPositionReader *reader,
                                const BmJson     *at,
                                guint             decks,
                                guint8           *card);
/* The same, and one copy of it lies here: more than there are cannot. */
gboolean wr_reader_take_card   (WrPositionReader *reader,
                                const BmJson     *at,
                                guint             decks,
                                guint8           *card);

/* The string at AT stands for a card of DECK that is hidden from the side that looks: one of them lies here. */
gboolean wr_reader_take_hidden (WrPositionReader *reader,
                                const BmJson     *at,
                                guint             deck);

/* position-read-view.c: whose view it is, and, when all is read, whether that side could see it so. */
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

/* position-read-resume.c: the frames of `resume` at AT, and CHOICE, which asks, on them; if a card asks its frame is the
   last of the list.  Comes after all that frames can be about. */
gboolean wr_reader_resume      (WrPositionReader *reader,
                                const BmJson     *at,
                                const WrFrame    *choice);

/* position-write-pending.c: the answers that play waits for as `pending.options` lists them.  (transfer full) */
GPtrArray *wr_pending_options  (const WrPosition *pos);

G_END_DECLS
