/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#ifdef HAVE_WORMS_RISING
#include "wr-cli.h"
#endif
#ifdef HAVE_TERROR_BELOW
#include "tb-cli.h"
#endif

const CliGame *const cli_games[] = {
#ifdef HAVE_WORMS_RISING
  &wr_cli,
#endif
#ifdef HAVE_TERROR_BELOW
  &tb_cli,
#endif
  NULL
};
