/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-cards-json.h"
#include "bm-json.h"
#include "bm-position.h"

G_BEGIN_DECLS

/*
 * Inside the reader of cards, which compiles as it reads.  It never stops at a fault: what is faulty becomes BM_NO_CODE or
 * the like, and when all is read and there were faults, the tables are thrown away.
 */

/* The tables of a set while they grow, and what they point into. */
typedef struct
{
  BmCardSet     set; /* first: it is what bm_cards_free () gets */
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
  gboolean      full;  /* a table has more than an index can reach */
} BmCardTables;

/* A card's JSON and where it stands. */
typedef struct
{
  const char *id;
  BmJson      at;
  guint       source;
} BmCardText;

/* What is known of `it` and of kept things before the card is played: bits of BmThingKind, 0: nothing is. */
#define BM_ANY_PIECE  (1u << BM_THING_WORM | 1u << BM_THING_ZOMBIE | 1u << BM_THING_BIRD)
#define BM_ANY_TOKEN  ((1u << BM_N_TOKENS) - 1)
#define BM_ANY_PLACE  (BM_ANY_TOKEN | 1u << BM_THING_GRASS | 1u << BM_THING_SPACE)

typedef struct
{
  const char *name; /* NULL: hidden */
  BmSlotType  type;
  guint       kinds;
  gboolean    kept; /* in the program that is being read */
  gboolean    busy; /* hidden: an op that is not done yet has it */
} BmSlotText;

/* The trigger whose program is being read. */
typedef struct BmTriggerText BmTriggerText;

struct BmTriggerText
{
  const BmTriggerText *outer;
  BmTrigger           *trigger;
};

typedef struct
{
  BmCardTables  *tables;
  GPtrArray     *faults;
  guint          n_faults;
  GPtrArray     *cards; /* BmCardText of the whole set, sorted by id */

  /* Of the card that is being read: */
  BmCard        *card;
  gboolean       champion;
  GArray        *card_ops;
  GArray        *card_triggers; /* of `after` and `replace` */
  BmSlotText     slots[BM_MAX_SLOTS];
  gboolean       too_many_slots;

  /* Of the program: */
  GArray        *code;
  BmTriggerText *trigger;
  GArray        *rolls;    /* where the rolls of the list of ops stand */
  guint          level;    /* of loops */
  guint          it_kinds; /* 0: nothing has been picked */

  /* Of the selector: */
  gboolean       in_mod;         /* in the condition of a modifier */
  gboolean       lasting;  /* it is read when `it` is long forgotten */
  gboolean       used_it;  /* it speaks of `it` */
} BmCardsReader;

/* cards-faults.c: words and messages. */
void        bm_cards_fault         (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *format,
                                    ...) G_GNUC_PRINTF (3, 4);
/* The same about the member KEY of AT, which may be missing. */
void        bm_cards_fault_member  (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    const char        *format,
                                    ...) G_GNUC_PRINTF (4, 5);
/* The place of the string at AT in WORDS; -1 and a fault "no WHAT is called so". */
int         bm_cards_word          (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *words,
                                    const char        *what);
/* The same of the member KEY, which may be missing unless REQUIRED; then -1. */
int         bm_cards_member_word   (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    const char *const *words,
                                    const char        *what,
                                    gboolean           required);
/* Bits of the places of one word or of a list of words; 0 after a fault. */
guint       bm_cards_words         (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *words,
                                    const char        *what);
/* Whether AT is an object.  Every key that is not in KEYS is a fault; all the same the rest can be read. */
gboolean    bm_cards_object        (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *keys);
/* Whether AT has the member KEY; if not and REQUIRED a fault. */
gboolean    bm_cards_member        (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    gboolean           required,
                                    BmJson            *child);
/* How many elements the list AT has; 0 and a fault if it is none, or empty. */
guint       bm_cards_list          (BmCardsReader     *reader,
                                    const BmJson      *at);
/* FALSE after a fault. */
gboolean    bm_cards_number        (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    int                min,
                                    int                max,
                                    int               *number);
gboolean    bm_cards_flag          (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    gboolean           unless_given);
/* A name that somebody writes down: lower case letters, digits, hyphens.  NULL after a fault. */
const char *bm_cards_name          (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *what);
/* The number of a card of the set; -1 after a fault. */
int         bm_cards_card_number   (BmCardsReader     *reader,
                                    const BmJson      *at);

/* cards-words.c */
extern const char *const bm_thing_words[];   /* in the order of BmThingKind, up to `card` */
extern const char *const bm_terrain_words[]; /* of BmTerrain */
extern const char *const bm_card_side_words[];    /* of BmSide, then `both` */
extern const char *const bm_card_dir_words[];     /* of BmDir */
extern const char *const bm_card_action_words[];  /* of BmAction */
extern const char *const bm_per_words[];     /* of BmPer */
extern const char *const bm_trigger_words[]; /* of BmTriggerEvent */
extern const char *const bm_deck_words[];    /* of BmDeck */
extern const char *const bm_by_words[];      /* of BmBy */
extern const char *const bm_hook_words[];    /* of BmHookWord */
extern const char *const bm_may_words[];     /* of BmMay, actions first */
extern const char *const bm_amount_words[];  /* of BmAmount */
extern const char *const bm_shape_words[];   /* of BmShapeType as ranges have them; holes are "" */

typedef enum
{
  BM_HOOK_WORD_RANGE,
  BM_HOOK_WORD_COST,
  BM_HOOK_WORD_MAY,
  BM_HOOK_WORD_AMOUNT,
  BM_HOOK_WORD_SEES,
  BM_HOOK_WORD_CALENDAR
} BmHookWord;

/* cards-tables.c */
BmCardTables *bm_tables_new        (void);
void          bm_tables_free       (BmCardTables      *tables);
/* Appends N of ITEMS to TABLE; the index of the first. */
guint16       bm_tables_append     (BmCardTables      *tables,
                                    GArray            *table,
                                    gconstpointer      items,
                                    guint              n);
guint16       bm_tables_name       (BmCardTables      *tables,
                                    const char        *name);
/* Lets the set point to the tables, which grow no more. */
void          bm_tables_finish     (BmCardTables      *tables);

/* cards-select.c: what a card speaks of, and what it picks. */
typedef struct
{
  guint16  index;  /* BM_NO_CODE after a fault */
  gboolean choice; /* there is something to pick; else REF is spoken of */
  gboolean single; /* one and no more, whatever there is */
  gboolean counted; /* `n` was written */
  int      side;   /* cards: in whose hand */
  BmRef    ref;
  guint    kinds;  /* what it can be; 0: not known */
  guint8   slot;   /* `as` */
  gboolean used_it;
} BmSelection;

#define BM_MATCHED_ONLY FALSE
#define BM_PICKED       TRUE

/* PICKED: it is picked here, so that it can be kept. */
gboolean    bm_cards_selector      (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    gboolean           picked,
                                    BmSelection       *selection);
/* The selector in the member KEY, BM_NO_CODE if it is missing. */
guint16     bm_cards_matcher       (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key);
gboolean    bm_cards_ref           (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    BmRef             *ref,
                                    guint             *kinds);
/* The selector with a filter more: it is not what SLOT keeps. */
guint16     bm_cards_not_slot      (BmCardsReader     *reader,
                                    guint16            selector,
                                    guint8             slot);
void        bm_cards_check_kinds   (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    guint              kinds,
                                    guint              wanted);

/* cards-filters.c */
extern const char *const bm_selector_keys[];
extern const char *const bm_filter_keys[];
/* The filters among the members of AT for things of KINDS (0: spaces in a range); N gets how many they are, SIDE (if not
   NULL) whose cards they ask for. */
guint16     bm_cards_filters       (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    guint              kinds,
                                    guint8            *n,
                                    int               *side);

/* cards-slots.c: what a card keeps. */
BmSlotType  bm_slot_type           (guint              kinds);
guint8      bm_cards_keep          (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    BmSlotType         type,
                                    guint              kinds);
guint8      bm_cards_hidden_slot   (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    BmSlotType         type);
void        bm_cards_release_slot  (BmCardsReader     *reader,
                                    guint8             slot);
/* The slot of the kept name in the string AT. */
guint8      bm_cards_kept          (BmCardsReader     *reader,
                                    const BmJson      *at);

/* cards-values.c */
/* LEAST is -20 or 0.  BM_NO_CODE after a fault. */
guint16     bm_cards_value         (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    int                least);
guint16     bm_cards_constant      (BmCardsReader     *reader,
                                    int                number);
guint16     bm_cards_predicate     (BmCardsReader     *reader,
                                    const BmJson      *at);
/* The predicate in the member KEY, BM_NO_CODE if it is missing. */
guint16     bm_cards_condition     (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key);

/* cards-mods.c */
/* The modifiers that AT says, one for each `what`, appended to MODS. */
void        bm_cards_mod           (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *more_keys,
                                    GArray            *mods);
/* A list of modifiers; FIRST and N tell where they are, HOOKS what they speak to. */
void        bm_cards_mods          (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    guint16           *first,
                                    guint             *n,
                                    guint64           *hooks);

/* cards-triggers.c */
/* What an event tells: the kinds its piece can be (0: it has none), and which of the other things it has. */
typedef struct
{
  const char *name;
  guint       who;
  gboolean    from;
  gboolean    to;
  gboolean    side;
  gboolean    action;
} BmTriggerEventText;

extern const BmTriggerEventText bm_trigger_events[BM_N_TRIGGER_EVENTS];
extern const char *const bm_trigger_keys[];
/* An element of `after` or `replace`. */
void        bm_cards_trigger       (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    gboolean           replace);

/* cards-ops.c, cards-flow.c: programs. */
static inline BmOp
bm_new_op (BmOpCode code)
{
  return (BmOp) { .code = (guint8) code, .slot = BM_NO_SLOT, .a = BM_NO_CODE, .b = BM_NO_CODE, .v = BM_NO_CODE,
                  .w = BM_NO_CODE, .target = BM_NO_CODE, .condition = BM_NO_CODE, .mod = BM_NO_CODE };
}

/* Appends OP; where it stands in the program. */
guint       bm_cards_emit          (BmCardsReader     *reader,
                                    BmOp               op);
/* Lets the jump of the op at PC lead to where the next op will stand. */
void        bm_cards_land          (BmCardsReader     *reader,
                                    guint              pc);
guint       bm_cards_here          (BmCardsReader     *reader);
/* The whole program in the list AT, appended to the card's ops; where it begins. */
guint8      bm_cards_program       (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    guint              it_kinds);
/* The ops of the list AT. */
void        bm_cards_block         (BmCardsReader     *reader,
                                    const BmJson      *at);
void        bm_cards_op            (BmCardsReader     *reader,
                                    const BmJson      *at);
/* Opens a loop with OP, an EACH or TIMES, and closes it; where OP stands. */
guint       bm_cards_begin_loop    (BmCardsReader     *reader,
                                    const BmJson      *at,
                                    BmOp               op);
void        bm_cards_end_loop      (BmCardsReader     *reader,
                                    guint              pc);

/* cards-read-card.c */
void        bm_cards_read_card     (BmCardsReader     *reader,
                                    const BmCardText  *text);

G_END_DECLS
