/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position-json.h"
#include "cards/bm-card-set.h"

G_BEGIN_DECLS

/*
 * Inside the reader of positions.  It goes through the keys in the order in which they depend on each other, not in
 * that of the text: the ground, what lies and stands on it, who has won, what play waits for, what is left of the
 * turn.
 */
typedef struct
{
  const BmJson *root;
  BmPosition   *pos;
  GError      **error;
  gboolean      form_only;            /* types and ranges, but not whether all fits together */
  int           view;                 /* the side whose view it is, BM_SIDE_NOBODY: it is the whole position */
  gint16        index[BM_N_CRAWLERS]; /* where in its list each piece stands; -1: not in the text */
  guint8        copies[BM_MAX_SET_CARDS]; /* of each card: how often it was seen */
  guint16       taken[BM_N_DECKS];    /* of the cards of each deck: how many were seen, hidden ones too */
} BmPositionReader;

/* Complains that what is at AT cannot be, by RULE. */
gboolean bm_reader_refuse      (BmPositionReader *reader,
                                const BmJson     *at,
                                const char       *rule,
                                const char       *format,
                                ...) G_GNUC_PRINTF (4, 5);

/* The same about the member KEY of the whole, which may be missing. */
gboolean bm_reader_refuse_member (BmPositionReader *reader,
                                  const char       *key,
                                  const char       *rule,
                                  const char       *what);

/* The same about the place of PIECE. */
gboolean bm_reader_refuse_at   (BmPositionReader *reader,
                                BmPiece           piece,
                                const char       *rule,
                                const char       *what);

/* The member KEY of AT as a number from MIN to MAX; *value stays when it is left out. */
gboolean bm_reader_number      (BmPositionReader *reader,
                                const BmJson     *at,
                                const char       *key,
                                int               min,
                                int               max,
                                const char       *rule,
                                guint8           *value);
gboolean bm_reader_flag        (BmPositionReader *reader,
                                const BmJson     *at,
                                const char       *key,
                                gboolean         *value);
/* The string at AT as a place; on the board unless OUTSIDE allows the ring. */
gboolean bm_reader_space       (BmPositionReader *reader,
                                const BmJson     *at,
                                gboolean          outside,
                                BmSpace          *space);

/* The string at AT as a card of one of the decks in the bits DECKS.  For the first all cards are loaded. */
gboolean bm_reader_card        (BmPositionReader *reader,
                                const BmJson     *at,
                                guint             decks,
                                guint8           *card);
/* The same, and one copy of it lies here: more than there are cannot. */
gboolean bm_reader_take_card   (BmPositionReader *reader,
                                const BmJson     *at,
                                guint             decks,
                                guint8           *card);

/* The string at AT stands for a card of DECK that is hidden from the side that looks: one of them lies here. */
gboolean bm_reader_take_hidden (BmPositionReader *reader,
                                const BmJson     *at,
                                guint             deck);

/* position-read-view.c: whose view it is, and, when all is read, whether that side could see it so. */
gboolean bm_reader_view        (BmPositionReader *reader,
                                const BmJson     *at);
gboolean bm_reader_check_view  (BmPositionReader *reader);

/* position-read-cards.c */
gboolean bm_reader_piles       (BmPositionReader *reader);
gboolean bm_reader_effects     (BmPositionReader *reader);

/* position-read-board.c */
gboolean bm_reader_ground      (BmPositionReader *reader);
gboolean bm_reader_pieces      (BmPositionReader *reader);
gboolean bm_reader_contacts    (BmPositionReader *reader);
gboolean bm_reader_setup       (BmPositionReader *reader);

/* position-read-pending.c */
gboolean bm_reader_pending     (BmPositionReader *reader);
gboolean bm_reader_options     (BmPositionReader *reader);

/* position-read-resume.c: the frames of `resume` at AT, and CHOICE, which asks, on them; if a card asks its frame is the
   last of the list.  Comes after all that frames can be about. */
gboolean bm_reader_resume      (BmPositionReader *reader,
                                const BmJson     *at,
                                const BmFrame    *choice);

/* position-write-pending.c: the answers that play waits for as `pending.options` lists them.  (transfer full) */
GPtrArray *bm_pending_options  (const BmPosition *pos);

G_END_DECLS
