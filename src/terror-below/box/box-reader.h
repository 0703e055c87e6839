/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-json.h"
#include "tb-box-json.h"
#include "tb-position.h"

G_BEGIN_DECLS

/*
 * Internal to the reader of the box.  First the files are split into lists of entries, then those lists are read into
 * tables.  The first fault ends reading, with its message as the error.
 */

/* T2.5: the range of the numbers of Vehicle cards. */
#define TB_BOX_LEAST_VEHICLE 1
#define TB_BOX_MOST_VEHICLE  12

/* T18.1: how many more cards a Worm takes because many play. */
#define TB_BOX_MOST_MORE_LIMIT 1

/* The lists of the box. */
typedef enum
{
  TB_PART_KINDS,
  TB_PART_VEHICLES,
  TB_PART_TYPES,
  TB_PART_STARTING,
  TB_PART_WORMS,
  TB_PART_BOUNTIES,
  TB_PART_ITEMS,
  TB_PART_WEAPONS,
  TB_PART_CHARACTERS,
  TB_N_PARTS
} TbBoxPart;

/* An entry of a list. */
typedef struct
{
  const char *id;
  BmJson      at;
} TbBoxEntry;

/* A box as lists of entries. */
typedef struct
{
  const BmJson *board;
  const BmJson *worm_eggs;
  const BmJson *bounty_texts;
  GPtrArray    *parts[TB_N_PARTS]; /* TbBoxEntry, those of the last file at the end */
} TbBoxText;

/* A box with everything that it refers to. */
typedef struct
{
  TbBox         box; /* must be first: tb_box_free () casts it back */
  GStringChunk *strings;
  GPtrArray    *lists; /* the notes of cards */
} TbBoxStore;

typedef struct
{
  const TbBoxText *text;
  TbBoxStore      *store;
  TbBox           *box; /* the one in STORE */
} TbBoxReader;

/* box-files.c: a parsed file; its entries point into it. */
typedef struct TbBoxFile TbBoxFile;

/* (transfer full) */
TbBoxFile  *tb_box_file_read   (const TbBoxSource  *source,
                                GError            **error) G_GNUC_WARN_UNUSED_RESULT;
void        tb_box_file_free   (TbBoxFile          *file);
/* Adds the entries of FILE to TEXT, replacing those with the same id. */
gboolean    tb_box_file_merge  (const TbBoxFile    *file,
                                TbBoxText          *text,
                                GError            **error);

/* box-values.c: basic values.  Each fails with a message unless the value is valid. */

/* The member KEY, which is required. */
gboolean    tb_box_member      (const BmJson       *at,
                                const char         *key,
                                BmJson             *child,
                                GError            **error);
gboolean    tb_box_number      (const BmJson       *at,
                                const char         *key,
                                int                 min,
                                int                 max,
                                guint8             *number,
                                GError            **error);
/* The index of the string AT in the NULL-terminated WORDS, in which "" marks unused entries. */
gboolean    tb_box_word        (const BmJson       *at,
                                const char *const  *words,
                                const char         *what,
                                guint8             *index,
                                GError            **error);
gboolean    tb_box_member_word (const BmJson       *at,
                                const char         *key,
                                const char *const  *words,
                                const char         *what,
                                guint8             *index,
                                GError            **error);
/* A list that must not be empty. */
gboolean    tb_box_list        (const BmJson       *at,
                                const char         *key,
                                BmJson             *list,
                                guint              *n,
                                GError            **error);
/* Bits of a list of distinct numbers from MIN to MAX, at most 15; it must not be empty. */
gboolean    tb_box_numbers     (const BmJson       *at,
                                int                 min,
                                int                 max,
                                guint16            *bits,
                                GError            **error);
/* A space of a board with that many columns. */
gboolean    tb_box_space       (const BmJson       *at,
                                guint               n_columns,
                                TbSpace            *space,
                                GError            **error);
/* The id at AT, well-formed and not a word of the notation; NULL and an error otherwise. */
const char *tb_box_id          (const BmJson       *at,
                                GError            **error);
/* One of the colours read before. */
gboolean    tb_box_colour      (TbBoxReader        *reader,
                                const BmJson       *at,
                                guint8             *colour,
                                GError            **error);
/* A copy that lives as long as the box. */
const char *tb_box_string      (TbBoxReader        *reader,
                                const char         *text);

typedef enum
{
  TB_WORDS_NAME,     /* `name` */
  TB_WORDS_TEXT,     /* `name` and `text` */
  TB_WORDS_ALL       /* these, and perhaps `short`, `tip` and `notes` */
} TbBoxWords;

/* The texts WORDS of the item ID. */
gboolean    tb_box_words       (TbBoxReader        *reader,
                                const BmJson       *at,
                                const char         *id,
                                TbBoxWords          which,
                                TbWords            *words,
                                GError            **error);
/* Sets all of WORDS to "" except the id. */
void        tb_box_no_words    (TbBoxReader        *reader,
                                const char         *id,
                                TbWords            *words);

/* The entries of PART sorted by id; at least one, at most MOST.  (transfer container) */
GPtrArray  *tb_box_sorted      (const TbBoxReader  *reader,
                                TbBoxPart           part,
                                guint               most,
                                GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* The index of the entry ID in SORTED; its length if there is none. */
guint       tb_box_find        (GPtrArray          *sorted,
                                const char         *id);
/* The index in SORTED of the id at the member KEY of AT; WHAT is its kind in messages. */
gboolean    tb_box_reference   (const BmJson       *at,
                                const char         *key,
                                GPtrArray          *sorted,
                                const char         *what,
                                guint8             *place,
                                GError            **error);

/* box-fields.c: parameters of effects. */

/* Reads the parameters that EFFECT requires or allows. */
gboolean    tb_box_fields            (const BmJson   *at,
                                      TbEffect       *effect,
                                      GError        **error);
gboolean    tb_box_can_have          (const TbEffect *effect,
                                      const char     *key);
/* Writes all keys, some repeatedly, into KEYS; returns their number. */
guint       tb_box_field_keys        (const char    **keys);
/* Appends the parameters that EFFECT has: "steps 2, dir closer". */
void        tb_box_append_parameters (const TbEffect *effect,
                                      GString        *string);
/* The same for the value of the parameter KEY; FALSE: EFFECT does not have it. */
gboolean    tb_box_append_parameter  (const TbEffect *effect,
                                      const char     *key,
                                      GString        *string);

/* box-effects.c */

/* The owner of an effect: determines its allowed windows. */
typedef enum
{
  TB_OWNER_LOCATION,
  TB_OWNER_VEHICLE,
  TB_OWNER_ITEM,
  TB_OWNER_HAT,
  TB_OWNER_WEAPON,
  TB_OWNER_CHARACTER,
  TB_N_OWNERS
} TbBoxOwner;

/* Reads the effect of the object AT, which has no keys but those of an effect and OTHERS (NULL-terminated). */
gboolean    tb_box_effect      (const BmJson       *at,
                                const char *const  *others,
                                TbBoxOwner          owner,
                                TbEffect           *effect,
                                GError            **error);
/* "draw", ...: as in JSON. */
const char *tb_box_effect_name (TbEffectKind        kind);
/* Appends the names of the bits of TbWindow in WINDOWS: "hunt, turn". */
void        tb_box_append_windows    (guint           windows,
                                      GString        *string);

/* Each reads a part of the box. */
gboolean    tb_box_read_board      (TbBoxReader *reader, GError **error); /* box-board.c: the first one */
gboolean    tb_box_read_numbers    (TbBoxReader *reader, GError **error); /* box-numbers.c */
gboolean    tb_box_read_vehicles   (TbBoxReader *reader, GError **error); /* box-vehicles.c */
gboolean    tb_box_read_worms      (TbBoxReader *reader, GError **error); /* box-worms.c */
gboolean    tb_box_read_bounties   (TbBoxReader *reader, GError **error); /* box-bounties.c: after Worms */
gboolean    tb_box_read_things     (TbBoxReader *reader, GError **error); /* box-things.c */
void        tb_box_append_numbers  (const TbNumbers *numbers, GString *string);
/* box-hash.c: called after everything was read. */
void        tb_box_hash            (TbBox *box);

G_END_DECLS
