/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-cli.h"

G_BEGIN_DECLS

/*
 * Inside tb_cli_append_board ().  POS is what VIEWER sees.
 */
typedef struct
{
  GString          *string;
  const TbPosition *pos;
  int               viewer; /* BM_SIDE_NOBODY: all */
  gboolean          utf8;
} TbCliTable;

/* A paragraph: TEXT, which it takes, in lines behind TITLE. */
void tb_cli_put           (const TbCliTable *table,
                           const char       *title,
                           GString          *text);

/* tb-cli-players.c: "motel-any: Deliver ... 2 VP."; not of an unknown one. */
void tb_cli_append_bounty (GString          *text,
                           TbCard            card);
void tb_cli_put_player    (const TbCliTable *table,
                           guint             seat);
/* What the viewer, who is somebody, holds. */
void tb_cli_put_hand      (const TbCliTable *table);

G_END_DECLS
