/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-cli.h"

G_BEGIN_DECLS

/*
 * Internal to tb_cli_append_board ().  POS is VIEWER's view.
 */
typedef struct
{
  GString          *string;
  const TbPosition *pos;
  int               viewer; /* BM_SIDE_NOBODY: all */
  gboolean          utf8;
} TbCliTable;

/* Appends a paragraph: TEXT (transfer full), wrapped after TITLE. */
void tb_cli_put           (const TbCliTable *table,
                           const char       *title,
                           GString          *text);

/* tb-cli-players.c: "motel-any: Deliver ... 2 VP."; not for an unknown card. */
void tb_cli_append_bounty (GString          *text,
                           TbCard            card);
void tb_cli_put_player    (const TbCliTable *table,
                           guint             seat);
/* The cards of the viewer, which must be a seat. */
void tb_cli_put_hand      (const TbCliTable *table);

G_END_DECLS
