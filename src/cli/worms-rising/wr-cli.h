/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-game.h"

G_BEGIN_DECLS

/*
 * The part of bloodmoon-cli for Worms Rising: see CliGame.
 */
extern const CliGame wr_cli;

extern const CliCounting wr_cli_counting;

void      wr_cli_append_board  (GString       *string,
                                gconstpointer  position,
                                int            viewer,
                                gboolean       utf8);
void      wr_cli_append_legend (GString       *string,
                                gboolean       utf8);

CliStatus wr_cli_cards         (int            argc,
                                char         **argv);

G_END_DECLS
