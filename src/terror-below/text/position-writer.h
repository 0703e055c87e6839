/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position-fields.h"
#include "tb-move.h"

G_BEGIN_DECLS

/*
 * Internal to the writer of positions.  It appends directly to one string, as batch and records write many.
 */
struct TbPositionWriter
{
  GString          *string;
  const TbPosition *pos;
  const TbPosition *whole;  /* POS before hidden information was removed */
  int               view;   /* the seat whose view it is, BM_SIDE_NOBODY: the whole position */
  gboolean          frames; /* `resume` is written */
};

/* The pending decision, as written in `pending`. */
typedef struct
{
  const char *kind;
  guint8      seat;
  TbCard      card; /* TB_NO_CARD */
  guint8      slot; /* TB_NO_SLOT */
  guint       n;    /* its legal moves, ascending */
  BmMove      moves[BM_MAX_MOVES];
} TbPending;

/* FALSE: `pending` is null. */
gboolean   tb_pending_describe (const TbPosition *pos,
                                TbPending        *pending);

/* The texts of its moves, sorted by bytes.  (transfer full) */
GPtrArray *tb_pending_options  (const TbPending  *pending);

/* A comma, except before the first of an object or list. */
void tb_put_comma       (GString                *string);
void tb_put_number      (GString                *string,
                         guint                   number);
/* TEXT in quotes, null for NULL. */
void tb_put_word        (GString                *string,
                         const char             *text);
/* `"key": `, with the comma. */
void tb_put_key         (GString                *string,
                         const char             *key);
/* The id in quotes, null for TB_NO_CARD. */
void tb_put_card        (GString                *string,
                         TbCard                  card);
void tb_put_cards       (GString                *string,
                         const TbCard           *cards,
                         guint                   n);
void tb_put_seats       (GString                *string,
                         const guint8           *seats,
                         guint                   n);
/* Null for TB_SPACE_NONE. */
void tb_put_space       (GString                *string,
                         TbSpace                 space);
/* Counted from 1, null for TB_NO_SLOT. */
void tb_put_slot        (GString                *string,
                         guint                   slot);
/* The struct at BASE as an object. */
void tb_put_fields      (const TbPositionWriter *writer,
                         const TbField          *fields,
                         gconstpointer           base);

/* Parts of the objects of position-fields.h: BASE is the struct of their object. */
void tb_put_attack      (const TbPositionWriter *writer, gconstpointer base);
void tb_put_attack_eggs (const TbPositionWriter *writer, gconstpointer base);
void tb_put_board_eggs  (const TbPositionWriter *writer, gconstpointer base);
void tb_put_completed   (const TbPositionWriter *writer, gconstpointer base);
void tb_put_dead        (const TbPositionWriter *writer, gconstpointer base);
void tb_put_decks       (const TbPositionWriter *writer, gconstpointer base);
void tb_put_delivered   (const TbPositionWriter *writer, gconstpointer base);
void tb_put_discards    (const TbPositionWriter *writer, gconstpointer base);
void tb_put_eggs        (const TbPositionWriter *writer, gconstpointer base);
void tb_put_format      (const TbPositionWriter *writer, gconstpointer base);
void tb_put_fresh       (const TbPositionWriter *writer, gconstpointer base);
void tb_put_hidden      (const TbPositionWriter *writer, gconstpointer base);
void tb_put_items       (const TbPositionWriter *writer, gconstpointer base);
void tb_put_laid        (const TbPositionWriter *writer, gconstpointer base);
void tb_put_line        (const TbPositionWriter *writer, gconstpointer base);
void tb_put_locations   (const TbPositionWriter *writer, gconstpointer base);
void tb_put_options     (const TbPositionWriter *writer, gconstpointer base);
void tb_put_pending     (const TbPositionWriter *writer, gconstpointer base);
void tb_put_played      (const TbPositionWriter *writer, gconstpointer base);
void tb_put_players     (const TbPositionWriter *writer, gconstpointer base);
void tb_put_rubble      (const TbPositionWriter *writer, gconstpointer base);
void tb_put_score       (const TbPositionWriter *writer, gconstpointer base);
void tb_put_seat        (const TbPositionWriter *writer, gconstpointer base);
void tb_put_seed        (const TbPositionWriter *writer, gconstpointer base);
void tb_put_slots       (const TbPositionWriter *writer, gconstpointer base);
void tb_put_squad       (const TbPositionWriter *writer, gconstpointer base);
void tb_put_trophies    (const TbPositionWriter *writer, gconstpointer base);
void tb_put_used        (const TbPositionWriter *writer, gconstpointer base);
void tb_put_vehicles    (const TbPositionWriter *writer, gconstpointer base);
void tb_put_version     (const TbPositionWriter *writer, gconstpointer base);
void tb_put_view        (const TbPositionWriter *writer, gconstpointer base);
void tb_put_weapons     (const TbPositionWriter *writer, gconstpointer base);
void tb_put_winner      (const TbPositionWriter *writer, gconstpointer base);

G_END_DECLS
