/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The keys of each object of a position, in the order in which they are written.  Members of a single byte are read and
 * written by their table entry alone.
 */
typedef enum
{
  TB_FIELD_PART,   /* none of these: written by PUT, and read by the reader of its object */
  TB_FIELD_NUMBER, /* MIN to MAX */
  TB_FIELD_FLAG,
  TB_FIELD_WORD,   /* one of WORDS, the first of which is MIN */
  TB_FIELD_SEAT,
  TB_FIELD_SLOT,   /* may be null, as may those below */
  TB_FIELD_SPACE,
  TB_FIELD_CARD,   /* of one of DECKS */
  TB_FIELD_CARDS,  /* lists of at most MAX bytes, their number at COUNT */
  TB_FIELD_SEATS,  /* null: their number is TB_NO_FINAL */
  TB_FIELD_DICE
} TbFieldType;

/* Bits of TbField.decks beside those of TbDeck: a Location, and all together. */
#define TB_FIELD_LOCATION (1u << (TB_DECK_CHARACTERS + 1))
#define TB_FIELD_ANY_CARD ((TB_FIELD_LOCATION << 1) - 1)

typedef struct TbPositionWriter TbPositionWriter;

typedef struct
{
  const char        *key;
  guint8             type;   /* TbFieldType */
  guint8             min;
  guint8             max;
  guint8             decks;  /* of cards: bits of TbDeck */
  guint8             taken;  /* gboolean: the card is here and nowhere else */
  guint8             solo;   /* gboolean: null with two or more players (T4.1) */
  guint16            offset;
  guint16            count;
  const char        *rule;   /* the rule that sets its limits; NULL */
  const char *const *words;  /* NULL-terminated */
  void             (*put) (const TbPositionWriter *writer, gconstpointer base);
} TbField;

/* Each is terminated by a NULL key. */
extern const TbField tb_position_fields[]; /* of TbPosition */
extern const TbField tb_options_fields[];  /* of TbOptions */
extern const TbField tb_played_fields[];   /* of TbPosition */
extern const TbField tb_player_fields[];   /* of TbPlayer */
extern const TbField tb_slot_fields[];     /* of TbSlot */
extern const TbField tb_attack_fields[];   /* of TbAttack */
extern const TbField tb_frame_fields[];    /* of TbFrame */

/* The values of the enums, sorted by name. */
extern const guint8 tb_decks_by_name[TB_N_DECKS];
extern const guint8 tb_locations_by_name[TB_N_LOCATIONS];
extern const guint8 tb_colours_by_name[TB_N_COLOURS];

/* The counter of uses of CARD's power by PLAYER (T16.9), NULL if its uses are not limited. */
TbUsed *tb_power_counter (TbPlayer *player,
                          TbCard    card);

G_END_DECLS
