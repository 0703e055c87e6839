/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * Card files: JSON that says what cards do, see bloodmoon-cards(5).  They are validated in full, and compiled to the
 * tables of a WrCardSet.
 */
#define WR_CARDS_FORMAT  "bloodmoon-cards"
#define WR_CARDS_VERSION 1

/* The most faults that are reported of one file. */
#define WR_CARDS_MAX_FAULTS 100

/* A file of cards: its text, or with TEXT NULL the file NAME itself. */
typedef struct
{
  const char *name;
  const char *text;
  gsize       length;
} WrCardsSource;

/* Reads the box, SOURCES[0], and then the packs, which add cards to it or replace those of the same id.  Each fault
   is appended to FAULTS as "FILE: JSON-PATH: what is wrong".  A pack with a fault is left out as a whole; NULL if the
   box itself has one.  (transfer full) */
WrCardSet        *wr_cards_read        (const WrCardsSource *sources,
                                        guint                n_sources,
                                        GPtrArray           *faults) G_GNUC_WARN_UNUSED_RESULT;
void              wr_cards_free        (WrCardSet           *set);

/* The built-in box, read once and put in use.  NULL: it is faulty. */
const WrCardSet  *wr_cards_box         (GError             **error);

/* The box with the user's packs: DATA/bloodmoon/cards/NAME.json in the order of their names, DATA being
   g_get_user_data_dir ().  Read once and put in use.  A faulty pack is left out, and its faults are appended to
   FAULTS (may be NULL) at every call. */
const WrCardSet  *wr_cards_all         (GPtrArray           *faults,
                                        GError             **error);

/* wr_cards_all (), unless a set is in use already.  FALSE: the box is faulty. */
gboolean          wr_cards_need        (GError             **error);

/* The box as a source, for reading other packs on top of it. */
gboolean          wr_cards_box_source  (WrCardsSource       *source,
                                        GError             **error);

/* Whether each deck of SET has the required number of cards of the box; FAULTS gets what is wrong. */
void              wr_cards_check_box   (const WrCardSet     *set,
                                        GPtrArray           *faults);

/* Whether there is a picture FOLDER/ID.svg for each card of the box; cards of packs need none. */
void              wr_cards_check_art   (const WrCardSet     *set,
                                        const char          *folder,
                                        GPtrArray           *faults);

/* What the card's code does, independent of its text: plain English, one sentence or item per line.  (transfer full) */
char             *wr_cards_explain     (guint8               card) G_GNUC_WARN_UNUSED_RESULT;

/* "worm-champion", ...; as in card files. */
const char       *wr_deck_name         (WrDeck               deck);

/* The word of the NULL-terminated list WORDS most similar to WORD; NULL if none is similar. */
const char       *wr_cards_nearest     (const char          *word,
                                        const char *const   *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WrCardSet, wr_cards_free)

G_END_DECLS
