/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-learn-game.h"

G_BEGIN_DECLS

/*
 * The rulebook: every rule by its number, from data/rules, the single source of the rule texts of the program, its
 * refusals and its static pages.  Texts are untranslated here; the caller calls gettext.
 *
 * Chapters ("R6", "G") are pages, and so are the rules in them ("R6.1", "G3"): a chapter comes right before its
 * rules.
 */
#define BM_RULEBOOK_FORMAT  "bloodmoon-rules"
#define BM_RULEBOOK_VERSION 1

typedef struct _BmRulebook BmRulebook;

/* An example: a position, cropped, and the result of moves. */
typedef struct
{
  const BmLearnGame *game;
  const char        *caption;
  const char        *after;   /* caption of the position after the moves; NULL: no moves */
  const char        *crop;    /* the visible part of the board, in the game's notation */
  BmJson            *source;  /* its JSON */
} BmRuleDiagram;

typedef struct
{
  const BmRulebook *book;
  const char       *id;
  guint             chapter;  /* page index of its chapter; its own index if it is one */
  const char       *title;    /* NULL where CARDS give it */
  const char       *words;    /* summary in a sentence or two; NULL where CARDS give it */
  GPtrArray        *text;     /* of const char *: paragraphs */
  GPtrArray        *see;      /* of const char *: pages worth reading as well */
  GPtrArray        *cards;    /* of const char *: ids of cards whose text and notes the page shows */
  GPtrArray        *diagrams; /* of BmRuleDiagram * */
} BmRulePage;

/* The built-in book of GAME, read once; of a game without a rulebook it has no page. */
const BmRulebook *bm_rulebook          (BmLearnGame        *game);

/* Reads a book of N chapters; NAMES are their names in messages.  (transfer full) */
BmRulebook       *bm_rulebook_read     (BmLearnGame        *game,
                                        const char *const  *names,
                                        const char *const  *texts,
                                        guint               n,
                                        GError            **error) G_GNUC_WARN_UNUSED_RESULT;
void              bm_rulebook_free     (BmRulebook         *book);

BmLearnGame      *bm_rulebook_get_game (const BmRulebook   *book);
guint             bm_rulebook_n_pages  (const BmRulebook   *book);
const BmRulePage *bm_rulebook_page     (const BmRulebook   *book,
                                        guint               number);

/* The page of exactly that number; NULL: there is none.  NUMBER may be NULL. */
const BmRulePage *bm_rulebook_get      (const BmRulebook   *book,
                                        const char         *id,
                                        guint              *number);

/* The page of that number, or else of its parent: "R6.2" for "R6.2.1". */
const BmRulePage *bm_rulebook_find     (const BmRulebook   *book,
                                        const char         *id,
                                        guint              *number);

/* Finds the next page number in TEXT from *START on: *START and *END get its bounds.  FALSE: there is none. */
gboolean          bm_rulebook_next_ref (const BmRulebook   *book,
                                        const char        **start,
                                        const char        **end);

/* What the diagram shows: BEFORE, and AFTER its moves (the same without any); MOVE is the first of them or
   BM_MOVE_NONE. FALSE: its position is refused, or a move is not legal. */
gboolean          bm_rule_diagram_play (const BmRuleDiagram *diagram,
                                        gpointer             before,
                                        gpointer             after,
                                        BmMove              *move,
                                        GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmRulebook, bm_rulebook_free)

G_END_DECLS
