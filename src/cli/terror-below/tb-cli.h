/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-game.h"
#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The part of bloodmoon-cli for Terror Below: see CliGame.
 */
extern const CliGame tb_cli;

extern const CliCounting tb_cli_counting;

/* tb-cli-board.c: the whole table; ... */
void      tb_cli_append_board    (GString          *string,
                                  gconstpointer     position,
                                  int               viewer,
                                  gboolean          utf8);
void      tb_cli_append_legend   (GString          *string,
                                  gboolean          utf8);
/* ... tb-cli-map.c: the board proper. */
void      tb_cli_append_map      (GString          *string,
                                  const TbPosition *pos,
                                  gboolean          utf8);
/* T19.1, T19.2: the spaces where an attack of the Worm in SLOT, which is in play, would hit a pawn. */
TbSpaces  tb_cli_danger          (const TbPosition *pos,
                                  const TbSlot     *slot);

/* A non-breaking blank in texts. */
#define TB_CLI_GLUE "\x1f"

/* tb-cli-words.c: the letter of a seat's pawn. */
char      tb_cli_seat_letter     (guint             seat);
/* "Motel", "Facility". */
void      tb_cli_append_location (GString          *string,
                                  guint             location);
/* "2 violet, 1 pink Eggs", with glue. */
void      tb_cli_append_eggs     (GString          *string,
                                  guint16           eggs);
/* The arrows of a Vehicle card, with glue before them. */
void      tb_cli_append_arrows   (GString          *string,
                                  TbCard            card,
                                  gboolean          utf8);
/* The card that asks for a decision now; TB_NO_CARD: none. */
TbCard    tb_cli_asking_card     (const TbPosition *pos);
/* See CliGame. */
char     *tb_cli_dup_card        (const char       *id);
void      tb_cli_append_question (GString          *string,
                                  gconstpointer     position);

/* tb-cli-options.c: options of new matches, for play and simulate alike. */
extern const GOptionEntry tb_cli_options[];

/* The "start:..." that the options result in.  (transfer full); NULL and no error: none was given. */
char     *tb_cli_dup_start       (GError          **error);

CliStatus tb_cli_cards           (int               argc,
                                  char            **argv);

G_END_DECLS
