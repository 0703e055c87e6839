/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-rulebook.h"

G_BEGIN_DECLS

/* Internal: filled in by the reader. */
struct _BmRulebook
{
  BmLearnGame *game;
  GPtrArray   *pages;   /* of BmRulePage * */
  GHashTable  *numbers; /* of const char *: id to number of the page */
  GPtrArray   *nodes;   /* of JsonNode *: parsed chapters, which own all strings */
  GPtrArray   *names;   /* of char *: their names in messages */
};

/* Adds a chapter and its rules to BOOK. */
gboolean bm_rulebook_read_chapter (BmRulebook  *book,
                                   const char  *name,
                                   JsonNode    *node,
                                   GError     **error);

void     bm_rule_page_free        (BmRulePage  *page);

G_END_DECLS
