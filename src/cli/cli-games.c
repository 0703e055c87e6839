/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-cli.h"

const CliGame *const cli_games[] = { &wr_cli, NULL };
