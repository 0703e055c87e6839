/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-card-set.h"

G_BEGIN_DECLS

/*
 * Card files: JSON that says what cards do, as bloodmoon-cards(5) has it.  What is read is checked in full, and compiled
 * to the tables of a WrCardSet.
 */
#define WR_CARDS_FORMAT  "bloodmoon-cards"
#define WR_CARDS_VERSION 1

/* More faults than this are not told of one file. */
#define WR_CARDS_MAX_FAULTS 100

/* A file of cards: its text, or with TEXT NULL the file NAME itself. */
typedef struct
{
  const char *name;
  const char *text;
  gsize       length;
} WrCardsSource;

/* Reads the box, SOURCES[0], and then the packs, which add cards to it or put one in the place of another of the same id.
   Each fault is appended to FAULTS as "FILE: JSON-PATH: what is wrong".  A pack with a fault is left out as a whole; NULL
   if the box itself has one.  (transfer full) */
WrCardSet        *wr_cards_read        (const WrCardsSource *sources,
                                        guint                n_sources,
                                        GPtrArray           *faults) G_GNUC_WARN_UNUSED_RESULT;
void              wr_cards_free        (WrCardSet           *set);

/* The box that the program brings along, read once and put in use.  NULL: it is faulty. */
const WrCardSet  *wr_cards_box         (GError             **error);

/* The box with the packs of whoever plays: DATA/bloodmoon/cards/NAME.json in the order of their names, DATA being
   g_get_user_data_dir ().  Read once and put in use.  A faulty pack is left out, and what is wrong with it is appended
   to FAULTS (which may be NULL) whenever this is called. */
const WrCardSet  *wr_cards_all         (GPtrArray           *faults,
                                        GError             **error);

/* The box as a file, to read other packs on top of it. */
gboolean          wr_cards_box_source  (WrCardsSource       *source,
                                        GError             **error);

/* Whether SET has as many cards of the box in each deck as the box must have; FAULTS gets what is wrong. */
void              wr_cards_check_box   (const WrCardSet     *set,
                                        GPtrArray           *faults);

/* Whether there is a picture FOLDER/ID.svg for each card of the box; cards of packs may do without. */
void              wr_cards_check_art   (const WrCardSet     *set,
                                        const char          *folder,
                                        GPtrArray           *faults);

/* What the card does, as its code says it and not its text: plain English, one sentence or item a line.
   (transfer full) */
char             *wr_cards_explain     (guint8               card) G_GNUC_WARN_UNUSED_RESULT;

/* "worm-champion", ...; as in card files. */
const char       *wr_deck_name         (WrDeck               deck);

/* The word of the NULL-terminated list WORDS that is most like WORD; NULL if none is much like it. */
const char       *wr_cards_nearest     (const char          *word,
                                        const char *const   *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WrCardSet, wr_cards_free)

G_END_DECLS
