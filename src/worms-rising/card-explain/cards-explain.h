/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-cards-json.h"
#include "wr-position.h"

G_BEGIN_DECLS

/*
 * Inside the explanation of cards: phrases for what their tables hold.  Each is appended to STRING.
 */

/* "the Bird", "it", "\"w\"" */
void wr_explain_ref       (GString      *string,
                           const WrCard *card,
                           WrRef         ref);
/* How a selector's things are named: "Worm nearby the Bird", "a Worm ...", "Worms ...", "up to 2 Worms ...". */
typedef enum
{
  WR_EXPLAIN_BARE,
  WR_EXPLAIN_ONE,
  WR_EXPLAIN_PLURAL,
  WR_EXPLAIN_COUNTED
} WrExplainHow;

void wr_explain_selector  (GString      *string,
                           const WrCard *card,
                           guint16       selector,
                           WrExplainHow  how);
/* " nearby the Bird, other than it", said of KINDS (0: of spaces) */
void wr_explain_filters   (GString      *string,
                           const WrCard *card,
                           guint         first,
                           guint         n,
                           guint         kinds);
/* "the Bird’s row", "the same row", "the row of \"w\"": WORD is row, column or space. */
void wr_explain_own       (GString      *string,
                           const WrCard *card,
                           WrRef         ref,
                           const char   *word);
void wr_explain_value     (GString      *string,
                           const WrCard *card,
                           guint16       value);
void wr_explain_predicate (GString      *string,
                           const WrCard *card,
                           guint16       predicate);
/* ", if ..."; nothing without a condition. */
void wr_explain_condition (GString      *string,
                           const WrCard *card,
                           guint16       predicate);
/* The words of the bits in MASK, "Dig, Fly or Eat"; "a Worm, a Zombie or the Bird". */
void wr_explain_actions   (GString      *string,
                           guint         mask);
/* "Eat this Worm", "Move to a space ..." */
void wr_explain_actions_at (GString      *string,
                            const WrCard *card,
                            guint         mask,
                            guint16       target);
/* "up, left or right" */
void wr_explain_directions (GString      *string,
                            guint         mask);
void wr_explain_things    (GString      *string,
                           guint         kinds,
                           WrExplainHow  how);
/* "the Bird chooses", "the Worms choose": VERB without its s. */
void wr_explain_by        (GString      *string,
                           const WrCard *card,
                           guint8        by,
                           const char   *verb);

/* cards-explain-mods.c: the modifiers from FIRST on, one a line after INDENT. */
void wr_explain_mods      (GString      *string,
                           const WrCard *card,
                           guint         first,
                           guint         n,
                           const char   *indent);
/* cards-explain-triggers.c: "for the rest of the match" */
void wr_explain_until     (GString      *string,
                           const WrCard *card,
                           const WrPart *part);
/* "After a Bite by ...", without a colon. */
void wr_explain_trigger   (GString         *string,
                           const WrCard    *card,
                           const WrTrigger *trigger);

extern const char *const wr_action_titles[];

/* cards-explain-ops.c: sentences. */
typedef struct
{
  GString      *string;
  const WrCard *card;
  guint         depth; /* of lists in lists */
  gsize         line;  /* where the sentence of the line begins */
} WrExplanation;

void wr_begin_line      (WrExplanation *self);
void wr_capitalise      (WrExplanation *self,
                         gsize          place);
void wr_say             (WrExplanation *self,
                         const char    *text);
void wr_say_ref         (WrExplanation *self,
                         WrRef          ref);
void wr_say_value       (WrExplanation *self,
                         guint16        value);
void wr_say_selector    (WrExplanation *self,
                         guint16        selector);
void wr_say_name        (WrExplanation *self,
                         guint8         slot);
/* The op alone, without those that belong to it. */
void wr_say_operation   (WrExplanation *self,
                         const WrOp    *op);
/* cards-explain-choices.c: an op that chooses, rolls or keeps something. */
void wr_say_choice      (WrExplanation *self,
                         const WrOp    *op);

G_END_DECLS
