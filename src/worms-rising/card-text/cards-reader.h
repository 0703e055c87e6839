/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-cards-json.h"
#include "bm-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Inside the reader of cards, which compiles as it reads.  It never stops at a fault: what is faulty becomes WR_NO_CODE or
 * the like, and when all is read and there were faults, the tables are thrown away.
 */

/* The tables of a set while they grow, and what they point into. */
typedef struct
{
  WrCardSet     set; /* first: it is what wr_cards_free () gets */
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
} WrCardTables;

/* A card's JSON and where it stands. */
typedef struct
{
  const char *id;
  BmJson      at;
  guint       source;
} WrCardText;

/* What is known of `it` and of kept things before the card is played: bits of WrThingKind, 0: nothing is. */
#define WR_ANY_PIECE  (1u << WR_THING_WORM | 1u << WR_THING_ZOMBIE | 1u << WR_THING_BIRD)
#define WR_ANY_TOKEN  ((1u << WR_N_TOKENS) - 1)
#define WR_ANY_PLACE  (WR_ANY_TOKEN | 1u << WR_THING_GRASS | 1u << WR_THING_SPACE)

typedef struct
{
  const char *name; /* NULL: hidden */
  WrSlotType  type;
  guint       kinds;
  gboolean    kept; /* in the program that is being read */
  gboolean    busy; /* hidden: an op that is not done yet has it */
} WrSlotText;

/* The trigger whose program is being read. */
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

  /* Of the card that is being read: */
  WrCard        *card;
  gboolean       champion;
  GArray        *card_ops;
  GArray        *card_triggers; /* of `after` and `replace` */
  WrSlotText     slots[WR_MAX_SLOTS];
  gboolean       too_many_slots;

  /* Of the program: */
  GArray        *code;
  WrTriggerText *trigger;
  GArray        *rolls;    /* where the rolls of the list of ops stand */
  guint          level;    /* of loops */
  guint          it_kinds; /* 0: nothing has been picked */

  /* Of the selector: */
  gboolean       in_mod;         /* in the condition of a modifier */
  gboolean       lasting;  /* it is read when `it` is long forgotten */
  gboolean       used_it;  /* it speaks of `it` */
} WrCardsReader;

/* cards-faults.c: words and messages. */
void        wr_cards_fault         (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *format,
                                    ...) G_GNUC_PRINTF (3, 4);
/* The same about the member KEY of AT, which may be missing. */
void        wr_cards_fault_member  (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    const char        *format,
                                    ...) G_GNUC_PRINTF (4, 5);
/* The place of the string at AT in WORDS; -1 and a fault "no WHAT is called so". */
int         wr_cards_word          (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *words,
                                    const char        *what);
/* The same of the member KEY, which may be missing unless REQUIRED; then -1. */
int         wr_cards_member_word   (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    const char *const *words,
                                    const char        *what,
                                    gboolean           required);
/* Bits of the places of one word or of a list of words; 0 after a fault. */
guint       wr_cards_words         (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *words,
                                    const char        *what);
/* Whether AT is an object.  Every key that is not in KEYS is a fault; all the same the rest can be read. */
gboolean    wr_cards_object        (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *keys);
/* Whether AT has the member KEY; if not and REQUIRED a fault. */
gboolean    wr_cards_member        (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char        *key,
                                    gboolean           required,
                                    BmJson            *child);
/* How many elements the list AT has; 0 and a fault if it is none, or empty. */
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
/* A name that somebody writes down: lower case letters, digits, hyphens.  NULL after a fault. */
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
extern const char *const wr_shape_words[];   /* of WrShapeType as ranges have them; holes are "" */

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
/* Lets the set point to the tables, which grow no more. */
void          wr_tables_finish     (WrCardTables      *tables);

/* cards-select.c: what a card speaks of, and what it picks. */
typedef struct
{
  guint16  index;  /* WR_NO_CODE after a fault */
  gboolean choice; /* there is something to pick; else REF is spoken of */
  gboolean single; /* one and no more, whatever there is */
  gboolean counted; /* `n` was written */
  int      side;   /* cards: in whose hand */
  WrRef    ref;
  guint    kinds;  /* what it can be; 0: not known */
  guint8   slot;   /* `as` */
  gboolean used_it;
} WrSelection;

#define WR_MATCHED_ONLY FALSE
#define WR_PICKED       TRUE

/* PICKED: it is picked here, so that it can be kept. */
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
/* The selector with a filter more: it is not what SLOT keeps. */
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
/* The filters among the members of AT for things of KINDS (0: spaces in a range); N gets how many they are, SIDE (if not
   NULL) whose cards they ask for. */
guint16     wr_cards_filters       (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    guint              kinds,
                                    guint8            *n,
                                    int               *side);

/* cards-slots.c: what a card keeps. */
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
/* The slot of the kept name in the string AT. */
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
/* The modifiers that AT says, one for each `what`, appended to MODS. */
void        wr_cards_mod           (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    const char *const *more_keys,
                                    GArray            *mods);
/* A list of modifiers; FIRST and N tell where they are, HOOKS what they speak to. */
void        wr_cards_mods          (WrCardsReader     *reader,
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

/* Appends OP; where it stands in the program. */
guint       wr_cards_emit          (WrCardsReader     *reader,
                                    WrOp               op);
/* Lets the jump of the op at PC lead to where the next op will stand. */
void        wr_cards_land          (WrCardsReader     *reader,
                                    guint              pc);
guint       wr_cards_here          (WrCardsReader     *reader);
/* The whole program in the list AT, appended to the card's ops; where it begins. */
guint8      wr_cards_program       (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    guint              it_kinds);
/* The ops of the list AT. */
void        wr_cards_block         (WrCardsReader     *reader,
                                    const BmJson      *at);
void        wr_cards_op            (WrCardsReader     *reader,
                                    const BmJson      *at);
/* Opens a loop with OP, an EACH or TIMES, and closes it; where OP stands. */
guint       wr_cards_begin_loop    (WrCardsReader     *reader,
                                    const BmJson      *at,
                                    WrOp               op);
void        wr_cards_end_loop      (WrCardsReader     *reader,
                                    guint              pc);

/* cards-read-card.c */
void        wr_cards_read_card     (WrCardsReader     *reader,
                                    const WrCardText  *text);

G_END_DECLS
