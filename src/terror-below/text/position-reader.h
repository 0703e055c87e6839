/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-json.h"
#include "position-fields.h"

G_BEGIN_DECLS

/*
 * Internal to the reader of positions.  It reads the keys in the order of their dependencies, not in that of the text.
 * Everything else is checked by tb_position_fault () and by fits () of the frames.
 */
typedef struct
{
  const BmJson *root;
  TbPosition   *pos;
  GError      **error;
  gboolean      form_only;  /* check types and ranges, but not consistency */
  int           view;       /* the seat whose view it is, BM_SIDE_NOBODY: the whole position */
  guint         n_players;
  guint         seat;       /* the seat whose player is being read */
  guint8        copies[256]; /* number of copies seen of each card */
  guint8        eggs[TB_N_COLOURS]; /* likewise */
} TbPositionReader;

/* Reads the element or member AT. */
typedef gboolean (*TbReadElement) (TbPositionReader *reader,
                                   const BmJson     *at);

/* Reports that AT violates RULE (NULL: no rule); returns FALSE. */
gboolean tb_reader_refuse      (TbPositionReader *reader,
                                const BmJson     *at,
                                const char       *rule,
                                const char       *format,
                                ...) G_GNUC_PRINTF (4, 5);
/* The same for the member KEY of the root, which may be missing. */
gboolean tb_reader_refuse_key  (TbPositionReader *reader,
                                const char       *key,
                                const char       *rule,
                                const char       *what);

/* Reads all members of AT that are not parts into the struct at BASE.  Unknown keys are refused, missing ones leave the
   value. */
gboolean tb_reader_fields      (TbPositionReader *reader,
                                const BmJson     *at,
                                const TbField    *fields,
                                gpointer          base);
/* The list KEY of AT, which may be missing, of at most MOST elements. */
gboolean tb_reader_list        (TbPositionReader *reader,
                                const BmJson     *at,
                                const char       *key,
                                guint             most,
                                TbReadElement     read);
/* The members of the object KEY of AT, which may be missing. */
gboolean tb_reader_members     (TbPositionReader *reader,
                                const BmJson     *at,
                                const char       *key,
                                TbReadElement     read);

/* TEXT, which is the key or value of AT, as a space of the board. */
gboolean tb_reader_space       (TbPositionReader *reader,
                                const BmJson     *at,
                                const char       *text,
                                TbSpace          *space);
/* The string at AT as a seat that plays. */
gboolean tb_reader_seat        (TbPositionReader *reader,
                                const BmJson     *at,
                                guint8           *seat);
/* The string at AT as a card of one of DECKS (bits).  */
gboolean tb_reader_card        (TbPositionReader *reader,
                                const BmJson     *at,
                                guint             decks,
                                TbCard           *card);
/* Counts one copy of CARD, named at AT: more copies than in the box are refused. */
gboolean tb_reader_count       (TbPositionReader *reader,
                                const BmJson     *at,
                                TbCard            card);
/* Both; SECRET: hidden in the view that is read, so it must be "?" there. */
gboolean tb_reader_take        (TbPositionReader *reader,
                                const BmJson     *at,
                                guint             decks,
                                gboolean          secret,
                                TbCard           *card);
/* The string at AT as an Egg: one more in *EGGS. */
gboolean tb_reader_egg         (TbPositionReader *reader,
                                const BmJson     *at,
                                guint16          *eggs);

/* position-read-players.c, position-read-board.c: the keys of the root with what is in them. */
gboolean tb_reader_players     (TbPositionReader *reader);
gboolean tb_reader_board       (TbPositionReader *reader);
gboolean tb_reader_cards       (TbPositionReader *reader);
gboolean tb_reader_attack      (TbPositionReader *reader);

/* position-read-pending.c: `pending`; then, after everything else, whether the decision is the one of the text.  WHOLE
   is the position, or for a view the position with the hidden cards filled in. */
gboolean tb_reader_pending     (TbPositionReader *reader);
gboolean tb_reader_check       (TbPositionReader *reader,
                                const TbPosition *whole);

/* position-read-view.c: makes a whole position of which the text can be the view. */
gboolean tb_reader_fill_in     (TbPositionReader *reader,
                                TbPosition       *whole);

G_END_DECLS
