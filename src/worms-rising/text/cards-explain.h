/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-cards-json.h"
#include "bm-position.h"

G_BEGIN_DECLS

/*
 * Inside the explanation of cards: phrases for what their tables hold.  Each is appended to STRING.
 */

/* "the Bird", "it", "\"w\"" */
void bm_explain_ref       (GString      *string,
                           const BmCard *card,
                           BmRef         ref);
/* How a selector's things are named: "Worm nearby the Bird", "a Worm ...", "Worms ...", "up to 2 Worms ...". */
typedef enum
{
  BM_EXPLAIN_BARE,
  BM_EXPLAIN_ONE,
  BM_EXPLAIN_PLURAL,
  BM_EXPLAIN_COUNTED
} BmExplainHow;

void bm_explain_selector  (GString      *string,
                           const BmCard *card,
                           guint16       selector,
                           BmExplainHow  how);
/* " nearby the Bird, other than it", said of KINDS (0: of spaces) */
void bm_explain_filters   (GString      *string,
                           const BmCard *card,
                           guint         first,
                           guint         n,
                           guint         kinds);
/* "the Bird’s row", "the same row", "the row of \"w\"": WORD is row, column or space. */
void bm_explain_own       (GString      *string,
                           const BmCard *card,
                           BmRef         ref,
                           const char   *word);
void bm_explain_value     (GString      *string,
                           const BmCard *card,
                           guint16       value);
void bm_explain_predicate (GString      *string,
                           const BmCard *card,
                           guint16       predicate);
/* ", if ..."; nothing without a condition. */
void bm_explain_condition (GString      *string,
                           const BmCard *card,
                           guint16       predicate);
/* The words of the bits in MASK, "Dig, Fly or Eat"; "a Worm, a Zombie or the Bird". */
void bm_explain_actions   (GString      *string,
                           guint         mask);
/* "Eat this Worm", "Move to a space ..." */
void bm_explain_actions_at (GString      *string,
                            const BmCard *card,
                            guint         mask,
                            guint16       target);
/* "up, left or right" */
void bm_explain_directions (GString      *string,
                            guint         mask);
void bm_explain_things    (GString      *string,
                           guint         kinds,
                           BmExplainHow  how);
/* "the Bird chooses", "the Worms choose": VERB without its s. */
void bm_explain_by        (GString      *string,
                           const BmCard *card,
                           guint8        by,
                           const char   *verb);

/* cards-explain-mods.c: the modifiers from FIRST on, one a line after INDENT. */
void bm_explain_mods      (GString      *string,
                           const BmCard *card,
                           guint         first,
                           guint         n,
                           const char   *indent);
/* cards-explain-triggers.c: "for the rest of the match" */
void bm_explain_until     (GString      *string,
                           const BmCard *card,
                           const BmPart *part);
/* "After a Bite by ...", without a colon. */
void bm_explain_trigger   (GString         *string,
                           const BmCard    *card,
                           const BmTrigger *trigger);

extern const char *const bm_action_titles[];

/* cards-explain-ops.c: sentences. */
typedef struct
{
  GString      *string;
  const BmCard *card;
  guint         depth; /* of lists in lists */
  gsize         line;  /* where the sentence of the line begins */
} BmExplanation;

void bm_begin_line      (BmExplanation *self);
void bm_capitalise      (BmExplanation *self,
                         gsize          place);
void bm_say             (BmExplanation *self,
                         const char    *text);
void bm_say_ref         (BmExplanation *self,
                         BmRef          ref);
void bm_say_value       (BmExplanation *self,
                         guint16        value);
void bm_say_selector    (BmExplanation *self,
                         guint16        selector);
void bm_say_name        (BmExplanation *self,
                         guint8         slot);
/* The op alone, without those that belong to it. */
void bm_say_operation   (BmExplanation *self,
                         const BmOp    *op);
/* cards-explain-choices.c: an op that chooses, rolls or keeps something. */
void bm_say_choice      (BmExplanation *self,
                         const BmOp    *op);

G_END_DECLS
