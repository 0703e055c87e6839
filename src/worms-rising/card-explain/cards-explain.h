/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-cards-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Internal to the explanation of cards: phrases with slots, which are filled from an entry of the cards' compiled
 * tables.  In a phrase
 *
 *   {slot}               is replaced by the text that the slot's fill () makes of its field,
 *   {slot word}          the same, with WORD handed to it,
 *   [test?this|that]     is replaced by the first alternative whose test holds, or that has none; nothing if there is no such.
 */
typedef struct
{
  GString      *string;
  const WrCard *card;
  guint         depth; /* of nested lists */
} WrExplanation;

/* Appends the text of FIELD; WORD is "" if the phrase has none. */
typedef void     (*WrFill) (WrExplanation *self,
                            gconstpointer  field,
                            const char    *word);
typedef gboolean (*WrTest) (gconstpointer  field,
                            int            wanted);

/* A slot name of phrases, for a member of their struct; a list is terminated by one without a name. */
typedef struct
{
  const char *name;
  gsize       offset;
  WrFill      fill; /* NULL: it is a test */
  WrTest      test;
  int         wanted;
} WrPhraseSlot;

#define WR_FILL(name, type, member, fill)         { name, G_STRUCT_OFFSET (type, member), fill, NULL, 0 }
#define WR_TEST(name, type, member, test, wanted) { name, G_STRUCT_OFFSET (type, member), NULL, test, wanted }
#define WR_NO_MORE_SLOTS                          { NULL, 0, NULL, NULL, 0 }

/* Actions and the selector of their target, or WR_NO_CODE. */
typedef struct
{
  guint16 mask;
  guint16 target;
} WrExplainedActions;

/* N filters from FIRST on, for KINDS (0: for spaces). */
typedef struct
{
  guint   first;
  guint   n;
  guint16 kinds;
} WrExplainedFilters;

/* PHRASE with the SLOTS of THING. */
void     wr_say             (WrExplanation       *self,
                             const WrPhraseSlot  *slots,
                             gconstpointer        thing,
                             const char          *phrase);
/* The words of the bits in MASK: "up, left or right". */
void     wr_say_list        (WrExplanation       *self,
                             const char *const   *words,
                             guint                n,
                             guint                mask);
/* The modifiers from FIRST on, one a line. */
void     wr_say_mods        (WrExplanation       *self,
                             guint                first,
                             guint                n);
/* "- " as deep as the lists are; returns the start of the sentence. */
gsize    wr_begin_line      (WrExplanation       *self);
/* Capitalizes the first letter of the sentence. */
void     wr_capitalise      (WrExplanation       *self,
                             gsize                place);

/* Fields that are guint8, gint8 (without its sign), and strings. */
void     wr_fill_byte       (WrExplanation *self, gconstpointer field, const char *word);
void     wr_fill_signed     (WrExplanation *self, gconstpointer field, const char *word);
void     wr_fill_absolute   (WrExplanation *self, gconstpointer field, const char *word);
void     wr_fill_string     (WrExplanation *self, gconstpointer field, const char *word);
/* WrRef: "the Bird", "it", "\"w\""; with a word (row, column, space) what is its own: "the Bird’s row". */
void     wr_fill_ref        (WrExplanation *self, gconstpointer field, const char *word);
/* guint16, bits of WrThingKind, or guint8, one WrThingKind: "Worm or Bird"; one: "a Worm or the Bird"; plural: "Worms". */
void     wr_fill_things     (WrExplanation *self, gconstpointer field, const char *word);
void     wr_fill_thing      (WrExplanation *self, gconstpointer field, const char *word);
/* guint16, a selector: "2 Worms nearby the Bird"; bare, one, plural: without the number, as for things. */
void     wr_fill_selector   (WrExplanation *self, gconstpointer field, const char *word);
/* WrExplainedFilters: " nearby the Bird, other than it". */
void     wr_fill_filters    (WrExplanation *self, gconstpointer field, const char *word);
/* guint16, a value; unsigned: without a number's sign; counted: what it counts. */
void     wr_fill_value      (WrExplanation *self, gconstpointer field, const char *word);
/* guint16, a predicate; with ", if " before it, and nothing without a predicate. */
void     wr_fill_predicate  (WrExplanation *self, gconstpointer field, const char *word);
void     wr_fill_condition  (WrExplanation *self, gconstpointer field, const char *word);
/* guint8, a WrAction; WrExplainedActions: "Eat this Worm", "Dig or Move to a space". */
void     wr_fill_action     (WrExplanation *self, gconstpointer field, const char *word);
void     wr_fill_actions    (WrExplanation *self, gconstpointer field, const char *word);
/* guint8, bits of WrDir. */
void     wr_fill_directions (WrExplanation *self, gconstpointer field, const char *word);
/* guint8, a WrBy: "the Bird chooses", "the Worms choose"; the word is the verb.  Of any field: the card's owner. */
void     wr_fill_by         (WrExplanation *self, gconstpointer field, const char *verb);
void     wr_fill_owner      (WrExplanation *self, gconstpointer field, const char *verb);
/* WrPart: "for the rest of the match"; WrTrigger: "After a Bite by ...". */
void     wr_fill_until      (WrExplanation *self, gconstpointer field, const char *word);
void     wr_fill_trigger    (WrExplanation *self, gconstpointer field, const char *word);
/* WrOp: the op alone, without nested ops. */
void     wr_fill_op         (WrExplanation *self, gconstpointer field, const char *word);

/* Tests: guint8 and guint16 equal to WANTED; guint16 with a bit of it; negative gint8. */
gboolean wr_is_byte         (gconstpointer field, int wanted);
gboolean wr_is_code         (gconstpointer field, int wanted);
gboolean wr_has_bits        (gconstpointer field, int wanted);
gboolean wr_is_negative     (gconstpointer field, int wanted);
/* guint16, a value: tests whether it is the number WANTED, a negative number, of that type. */
gboolean wr_is_number       (gconstpointer field, int wanted);
gboolean wr_is_below_zero   (gconstpointer field, int wanted);
gboolean wr_is_value_of     (gconstpointer field, int wanted);

G_END_DECLS
