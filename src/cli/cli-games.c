/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-cli.h"
#include "wr-cli.h"

const CliGame *const cli_games[] = { &wr_cli, &tb_cli, NULL };
