/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-rules.h"

G_BEGIN_DECLS

/*
 * Each file fuzz-NAME.c has one target: it is handed bytes from anywhere, and ends the program if what it does with them
 * breaks a promise.  libFuzzer calls it, and so does run-corpus.c.
 */
int  LLVMFuzzerInitialize    (int           *argc,
                              char        ***argv);
int  LLVMFuzzerTestOneInput  (const guint8  *data,
                              gsize          size);

/* All games are known, and the cards of their boxes in use, from now on. */
void fuzz_use_box            (void);

/* The game of which LENGTH bytes of TEXT seem to be something; the duel if nothing tells. */
const BmGame *fuzz_game_of   (const char       *text,
                              gsize             length);

/* ERROR is one sentence about the text called NAME that can be shown as it is: "NAME: JSON-PATH: what is wrong". */
void fuzz_check_refusal      (const char       *name,
                              const GError     *error);
/* The same of a line of which only the beginning is known. */
void fuzz_check_line         (const char       *prefix,
                              const char       *line);

/* All that must hold of a position that has been read, and of all that can be done there. */
void fuzz_check_position     (const WrPosition *pos);

/* PLIES moves by chance, with all that must hold after each; plays cards more often than chance would. */
void fuzz_play_on            (const WrPosition *pos,
                              guint64           chance,
                              guint             plies);

/* All that must hold of a position of any game that has been read, and of all that can be done there. */
void fuzz_check_game         (const BmGame     *game,
                              gconstpointer     position,
                              guint64          *chance);

/* PLIES moves by chance, with all that must hold after some of them. */
void fuzz_play_game          (const BmGame     *game,
                              gconstpointer     position,
                              guint64          *chance,
                              guint             plies);

/* A number that depends on all of the bytes. */
guint64 fuzz_number          (const guint8     *data,
                              gsize             size);

G_END_DECLS
