/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-box.h"

G_BEGIN_DECLS

/*
 * The box as JSON: data/terror-below, which is built into the program, and packs of cards on top of it.  Everything is
 * checked and converted to the flat tables of a TbBox.
 *
 * A pack is one file of the same formats: terror-board, terror-worms, terror-vehicles, terror-bounties, terror-cards.
 * Its entries replace those with the same id, or are added; a board replaces the board.
 */
#define TB_BOX_VERSION 1

/* A pack: its text, or with TEXT NULL the file NAME itself. */
typedef struct
{
  const char *name;
  const char *text;
  gsize       length;
} TbBoxSource;

/* The built-in box with the packs on top, in that order.  An invalid pack is left out completely, and "FILE: JSON-PATH:
   what is wrong" is appended to FAULTS.  NULL: the built-in box itself is invalid; the message is the last of FAULTS.
   (transfer full) */
TbBox             *tb_box_read   (const TbBoxSource  *packs,
                                  guint               n_packs,
                                  GPtrArray          *faults) G_GNUC_WARN_UNUSED_RESULT;
void               tb_box_free   (TbBox              *box);

/* The built-in box with the user's packs: DATA/bloodmoon/terror-below/NAME.json in the order of their names, DATA being
   g_get_user_data_dir ().  Read once, set by tb_box_use (), never freed.  NULL: the built-in box is invalid. */
const TbBox       *tb_box_load   (GError            **error);

/* The errors in the user's packs that tb_box_load () left out, one message each. */
const char *const *tb_box_faults (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TbBox, tb_box_free)

G_END_DECLS
