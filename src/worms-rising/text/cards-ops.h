/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cards-reader.h"

G_BEGIN_DECLS

/*
 * Inside the reader of cards: operations.
 */

/* The thing that an op is about, and what was put in front to pick it. */
typedef struct
{
  BmSelection selection;
  BmRef       ref;
  int         pc;   /* of the PICK or EACH; -1: there is none */
  gboolean    loop;
} BmSubject;

/* Opens the pick of the selection of SUBJECT, which is then `it`. */
void     bm_cards_open_pick     (BmCardsReader *reader,
                                 const BmJson  *at,
                                 BmSubject     *subject);
/* Reads the selector in the member KEY, of things of KINDS, and opens the pick if there is one.  FALSE after a fault. */
gboolean bm_cards_open_subject  (BmCardsReader *reader,
                                 const BmJson  *at,
                                 const char    *key,
                                 guint          kinds,
                                 BmSubject     *subject);
void     bm_cards_close_subject (BmCardsReader *reader,
                                 BmSubject     *subject);
/* Keeps what SUBJECT is in a slot without a name, as another pick follows.  The slot is to be released. */
guint8   bm_cards_keep_subject  (BmCardsReader *reader,
                                 const BmJson  *at,
                                 BmSubject     *subject);
/* The kind of token that is meant, as far as the text tells; BM_THING_NONE. */
guint8   bm_cards_known_kind    (guint          kinds);
gboolean bm_cards_is_pick       (const BmJson  *at,
                                 const char    *key);
/* The value of the member KEY; with UNLESS_GIVEN under 0 it must be there. */
guint16  bm_cards_member_value  (BmCardsReader *reader,
                                 const BmJson  *at,
                                 const char    *key,
                                 int            least,
                                 int            unless_given);

/* The operations. */
/* cards-op-act.c */
void bm_cards_op_act              (BmCardsReader *reader,
                                   const BmJson  *at);
/* cards-ops-board.c */
void bm_cards_op_move             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_swap             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_put              (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_take             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_stun             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_die              (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_sink             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_lift             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_rain             (BmCardsReader *reader,
                                   const BmJson  *at);
/* cards-ops-numbers.c */
void bm_cards_op_track            (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_health           (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_actions          (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_cards            (BmCardsReader *reader,
                                   const BmJson  *at);
/* cards-subject.c */
void bm_cards_op_pick             (BmCardsReader *reader,
                                   const BmJson  *at);
/* cards-triggers.c */
void bm_cards_op_mod              (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_later            (BmCardsReader *reader,
                                   const BmJson  *at);
/* cards-flow.c */
void bm_cards_op_keep             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_choose           (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_choose_direction (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_each             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_if               (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_roll             (BmCardsReader *reader,
                                   const BmJson  *at);
void bm_cards_op_times            (BmCardsReader *reader,
                                   const BmJson  *at);

G_END_DECLS
