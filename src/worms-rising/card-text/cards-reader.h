/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-cards-json.h"
#include "bm-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Internal to the reader of cards, a one-pass compiler.  It does not stop at a fault: faulty parts become WR_NO_CODE
 * or the like, and if there were faults the tables are discarded in the end.
 */

/* The tables of a set while they grow, and the data they point into. */
typedef struct
{
  WrCardSet     set; /* must be first: wr_cards_free () casts it back */
  GArray       *cards;
  GArray       *ops;
  GArray       *alternatives;
  GArray       *selectors;
  GArray       *filters;
  GArray       *values;
  GArray       *predicates;
  GArray       *lists;
  GArray       *mods;
  GArray       *shapes;
  GArray       *triggers;
  GArray       *parts;
  GPtrArray    *names;
  GHashTable   *name_numbers;
  GStringChunk *strings;
  GPtrArray    *notes; /* GStrv-like arrays that cards point to */
  gboolean      full;  /* a table has too many entries for an index */
} WrCardTables;

/* A card's JSON and its path. */
typedef struct
{
  const char *id;
  BmJson      at;
  guint       source;
} WrCardText;

/* The static types of `it` and of slots: bits of WrThingKind, 0: unknown. */
#define WR_ANY_PIECE  (1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE | 1u << WR_THING_BIRD)
#define WR_ANY_TOKEN  ((1u << WR_N_TOKENS) - 1)
#define WR_ANY_PLACE  (WR_ANY_TOKEN | 1u << WR_THING_GRASS | 1u << WR_THING_SPACE)

typedef struct
{
  const char *name; /* NULL: hidden */
  WrSlotType  type;
  guint       kinds;
  gboolean    kept; /* set in the current program */
  gboolean    busy; /* hidden: in use by an op that is not finished */
} WrSlotText;

/* The trigger of the current program. */
typedef struct WrTriggerText WrTriggerText;

struct WrTriggerText
{
  const WrTriggerText *outer;
  WrTrigger           *trigger;
};

typedef struct
{
  WrCardTables  *tables;
  GPtrArray     *faults;
  guint          n_faults;
  GPtrArray     *cards; /* WrCardText of the whole set, sorted by id */

  /* Of the current card: */
  WrCard        *card;
  gboolean       champion;
  GArray        *card_ops;
  GArray        *card_triggers; /* of `after` and `replace` */
  WrSlotText     slots[WR_MAX_SLOTS];
  gboolean       too_many_slots;

  /* Of the program: */
  GArray        *code;
  WrTriggerText *trigger;
  GArray        *rolls;    /* positions of the rolls in the current list of ops */
  guint          level;    /* of loops */
  guint          it_kinds; /* 0: nothing has been picked */

  /* Of the selector: */
  gboolean       in_mod;         /* in the condition of a modifier */
  gboolean       lasting;  /* evaluated later, when `it` is no longer valid */
  gboolean       used_it;  /* it refers to `it` */
} WrCardsReader;

/* cards-faults.c: words and messages. */
void        wr_cards_fault         (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *format,
                                    ...) G_GNUC_PRINTF (3, 4);
/* The same for the member KEY of AT, which may be missing. */
void        wr_cards_fault_member  (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    const char        *format,
                                    ...) G_GNUC_PRINTF (4, 5);
/* The index of the string at AT in WORDS; -1 and the fault "no WHAT is called so". */
int         wr_cards_word          (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *words,
                                    const char        *what);
/* The same for the member KEY; -1 if it is missing, which is a fault if REQUIRED. */
int         wr_cards_member_word   (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    const char *const *words,
                                    const char        *what,
                                    gboolean           required);
/* Bits of the indices of one word or of a list of words; 0 after a fault. */
guint       wr_cards_words         (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *words,
                                    const char        *what);
/* Whether AT is an object.  Every key that is not in KEYS is a fault, but the rest can still be read. */
gboolean    wr_cards_object        (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *keys);
/* Whether AT has the member KEY; a fault if not and REQUIRED. */
gboolean    wr_cards_member        (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    gboolean           required,
                                    BmJson            *child);
/* The length of the list AT; 0 and a fault if it is no list, or empty. */
guint       wr_cards_list          (WrCardsReader     *reader,
                                    const BmJson      *at);
/* FALSE after a fault. */
gboolean    wr_cards_number        (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    int                min,
                                    int                max,
                                    int               *number);
gboolean    wr_cards_flag          (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    gboolean           unless_given);
/* An author's name: lower case letters, digits, hyphens.  NULL after a fault. */
const char *wr_cards_name          (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *what);
/* The number of a card of the set; -1 after a fault. */
int         wr_cards_card_number   (WrCardsReader     *reader,
                                    const BmJson      *at);

/* cards-words.c */
extern const char *const wr_thing_words[];   /* in the order of WrThingKind, up to `card` */
extern const char *const wr_terrain_words[]; /* of WrTerrain */
extern const char *const wr_card_side_words[];    /* of WrSide, then `both` */
extern const char *const wr_card_dir_words[];     /* of WrDir */
extern const char *const wr_card_action_words[];  /* of WrAction */
extern const char *const wr_per_words[];     /* of WrPer */
extern const char *const wr_trigger_words[]; /* of WrTriggerEvent */
extern const char *const wr_deck_words[];    /* of WrDeck */
extern const char *const wr_by_words[];      /* of WrBy */
extern const char *const wr_hook_words[];    /* of WrHookWord */
extern const char *const wr_may_words[];     /* of WrMay, actions first */
extern const char *const wr_amount_words[];  /* of WrAmount */
extern const char *const wr_shape_words[];   /* of WrShapeType, those of ranges; "" for the others */

typedef enum
{
  WR_HOOK_WORD_RANGE,
  WR_HOOK_WORD_COST,
  WR_HOOK_WORD_MAY,
  WR_HOOK_WORD_AMOUNT,
  WR_HOOK_WORD_SEES,
  WR_HOOK_WORD_CALENDAR
} WrHookWord;

/* cards-tables.c */
WrCardTables *wr_tables_new        (void);
void          wr_tables_free       (WrCardTables      *tables);
/* Appends N of ITEMS to TABLE; the index of the first. */
guint16       wr_tables_append     (WrCardTables      *tables,
                                    GArray            *table,
                                    gconstpointer      items,
                                    guint              n);
guint16       wr_tables_name       (WrCardTables      *tables,
                                    const char        *name);
/* Points the set to the tables, which are final then. */
void          wr_tables_finish     (WrCardTables      *tables);

/* cards-select.c: selectors: references and picks. */
typedef struct
{
  guint16  index;  /* WR_NO_CODE after a fault */
  gboolean choice; /* it picks something; otherwise it refers to REF */
  gboolean single; /* at most one */
  gboolean counted; /* `n` was written */
  int      side;   /* cards: in whose hand */
  WrRef    ref;
  guint    kinds;  /* what it can be; 0: not known */
  guint8   slot;   /* `as` */
  gboolean used_it;
} WrSelection;

#define WR_MATCHED_ONLY FALSE
#define WR_PICKED       TRUE

/* PICKED: it is picked here, so that it can be stored. */
gboolean    wr_cards_selector      (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    gboolean           picked,
                                    WrSelection       *selection);
/* The selector in the member KEY, WR_NO_CODE if it is missing. */
guint16     wr_cards_matcher       (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key);
gboolean    wr_cards_ref           (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    WrRef             *ref,
                                    guint             *kinds);
/* The selector with a further filter: not the thing in SLOT. */
guint16     wr_cards_not_slot      (WrCardsReader     *reader,
                                    guint16            selector,
                                    guint8             slot);
void        wr_cards_check_kinds   (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    guint              kinds,
                                    guint              wanted);

/* cards-filters.c */
extern const char *const wr_selector_keys[];
extern const char *const wr_filter_keys[];
/* The filters among the members of AT for things of KINDS (0: spaces in a range); N gets their number, SIDE (if not
   NULL) the side whose cards they select. */
guint16     wr_cards_filters       (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    guint              kinds,
                                    guint8            *n,
                                    int               *side);

/* cards-slots.c: a card's slots. */
WrSlotType  wr_slot_type           (guint              kinds);
guint8      wr_cards_keep          (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    WrSlotType         type,
                                    guint              kinds);
guint8      wr_cards_hidden_slot   (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    WrSlotType         type);
void        wr_cards_release_slot  (WrCardsReader     *reader,
                                    guint8             slot);
/* The slot named by the string AT. */
guint8      wr_cards_kept          (WrCardsReader     *reader,
                                    const BmJson      *at);

/* cards-values.c */
/* LEAST is -20 or 0.  WR_NO_CODE after a fault. */
guint16     wr_cards_value         (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    int                least);
guint16     wr_cards_constant      (WrCardsReader     *reader,
                                    int                number);
guint16     wr_cards_predicate     (WrCardsReader     *reader,
                                    const BmJson      *at);
/* The predicate in the member KEY, WR_NO_CODE if it is missing. */
guint16     wr_cards_condition     (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key);

/* cards-mods.c */
/* Appends the modifiers of AT, one for each `what`, to MODS. */
void        wr_cards_mod           (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *more_keys,
                                    GArray            *mods);
/* A list of modifiers; FIRST and N get their range in the table, HOOKS their hooks. */
void        wr_cards_mods          (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    guint16           *first,
                                    guint             *n,
                                    guint64           *hooks);

/* cards-triggers.c */
/* The data of an event: the kinds of its piece (0: none), and which other members it has. */
typedef struct
{
  const char *name;
  guint       who;
  gboolean    from;
  gboolean    to;
  gboolean    side;
  gboolean    action;
} WrTriggerEventText;

extern const WrTriggerEventText wr_trigger_events[WR_N_TRIGGER_EVENTS];
extern const char *const wr_trigger_keys[];
/* An element of `after` or `replace`. */
void        wr_cards_trigger       (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    gboolean           replace);

/* cards-ops.c, cards-flow.c: programs. */
static inline WrOp
wr_new_op (WrOpCode code)
{
  return (WrOp) { .code = (guint8) code, .slot = WR_NO_SLOT, .a = WR_NO_CODE, .b = WR_NO_CODE, .v = WR_NO_CODE,
                  .w = WR_NO_CODE, .target = WR_NO_CODE, .condition = WR_NO_CODE, .mod = WR_NO_CODE };
}

/* Appends OP; returns its position in the program. */
guint       wr_cards_emit          (WrCardsReader     *reader,
                                    WrOp               op);
/* Points the jump of the op at PC to the next op. */
void        wr_cards_land          (WrCardsReader     *reader,
                                    guint              pc);
guint       wr_cards_here          (WrCardsReader     *reader);
/* Appends the program in the list AT to the card's ops; returns its start. */
guint8      wr_cards_program       (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    guint              it_kinds);
/* The ops of the list AT. */
void        wr_cards_block         (WrCardsReader     *reader,
                                    const BmJson      *at);
void        wr_cards_op            (WrCardsReader     *reader,
                                    const BmJson      *at);
/* Opens a loop with OP, an EACH or TIMES, and closes it; returns the position of OP. */
guint       wr_cards_begin_loop    (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    WrOp               op);
void        wr_cards_end_loop      (WrCardsReader     *reader,
                                    guint              pc);

/* cards-read-card.c */
void        wr_cards_read_card     (WrCardsReader     *reader,
                                    const WrCardText  *text);

G_END_DECLS
