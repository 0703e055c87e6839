/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cards-reader.h"

G_BEGIN_DECLS

/*
 * Internal to the reader of cards: operations.
 */

/* An op's operand, and the op in front that picks it. */
typedef struct
{
  WrSelection selection;
  WrRef       ref;
  int         pc;   /* of the PICK or EACH; -1: none */
  gboolean    loop;
} WrSubject;

/* Opens the pick of the selection of SUBJECT, which is then `it`. */
void     wr_cards_open_pick     (WrCardsReader *reader,
                                 const BmJson  *at,
                                 WrSubject     *subject);
/* Reads the selector in the member KEY, of things of KINDS, and opens the pick if one is needed.  FALSE after a
   fault. */
gboolean wr_cards_open_subject  (WrCardsReader *reader,
                                 const BmJson  *at,
                                 const char    *key,
                                 guint          kinds,
                                 WrSubject     *subject);
void     wr_cards_close_subject (WrCardsReader *reader,
                                 WrSubject     *subject);
/* Stores SUBJECT in an unnamed slot, as another pick follows.  The caller releases the slot. */
guint8   wr_cards_keep_subject  (WrCardsReader *reader,
                                 const BmJson  *at,
                                 WrSubject     *subject);
/* The kind of token, if it follows from the text; WR_THING_NONE otherwise. */
guint8   wr_cards_known_kind    (guint          kinds);
gboolean wr_cards_is_pick       (const BmJson  *at,
                                 const char    *key);
/* The value of the member KEY; UNLESS_GIVEN is the default, under 0: required. */
guint16  wr_cards_member_value  (WrCardsReader *reader,
                                 const BmJson  *at,
                                 const char    *key,
                                 int            least,
                                 int            unless_given);

/* The operations. */
/* cards-op-act.c */
void wr_cards_op_act              (WrCardsReader *reader,
                                   const BmJson  *at);
/* cards-ops-board.c */
void wr_cards_op_move             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_swap             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_put              (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_take             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_stun             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_die              (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_sink             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_lift             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_rain             (WrCardsReader *reader,
                                   const BmJson  *at);
/* cards-ops-numbers.c */
void wr_cards_op_track            (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_health           (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_actions          (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_cards            (WrCardsReader *reader,
                                   const BmJson  *at);
/* cards-subject.c */
void wr_cards_op_pick             (WrCardsReader *reader,
                                   const BmJson  *at);
/* cards-triggers.c */
void wr_cards_op_mod              (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_later            (WrCardsReader *reader,
                                   const BmJson  *at);
/* cards-flow.c */
void wr_cards_op_keep             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_choose           (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_choose_direction (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_each             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_if               (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_roll             (WrCardsReader *reader,
                                   const BmJson  *at);
void wr_cards_op_times            (WrCardsReader *reader,
                                   const BmJson  *at);

G_END_DECLS
