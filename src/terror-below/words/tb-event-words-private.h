/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event-words.h"
#include "tb-words.h"

G_BEGIN_DECLS

/* The state of writing log lines for a list of events. */
typedef struct
{
  BmMatch          *match;
  const TbPosition *before;
  const BmEvent    *events;
  guint             n;
  guint             at;    /* the event being processed */
  GPtrArray        *lines;
} TbTeller;

/* Adds a line about SEAT (TB_NO_SEAT: none), with event AT as its first; TEXT (transfer full). */
BmLine     *tb_teller_say   (TbTeller   *teller,
                             guint       at,
                             guint       seat,
                             char       *text);
void        tb_line_mark    (BmLine     *line,
                             guint       space);
/* Merges the following events of KIND about WHO into the current line; returns their spaces, `to` or `from`.  Stops at
   kinds other than KIND and SKIPPED (0: none). */
TbSpaces    tb_teller_gather (TbTeller  *teller,
                              guint      kind,
                              guint      skipped,
                              guint     *count);
/* The space of the Target in SLOT after the following steps; TB_SPACE_NONE: it does not move. */
TbSpace     tb_teller_target (TbTeller  *teller,
                              guint      slot);
const char *tb_teller_name  (TbTeller   *teller,
                             guint       seat);

/* Each writes the line for the current event, or returns FALSE: not its kind. */
gboolean    tb_tell_setup   (TbTeller      *teller,
                             const BmEvent *event);
gboolean    tb_tell_turn    (TbTeller      *teller,
                             const BmEvent *event);
gboolean    tb_tell_action  (TbTeller      *teller,
                             const BmEvent *event);
gboolean    tb_tell_card    (TbTeller      *teller,
                             const BmEvent *event);
gboolean    tb_tell_piece   (TbTeller      *teller,
                             const BmEvent *event);
gboolean    tb_tell_attack  (TbTeller      *teller,
                             const BmEvent *event);
gboolean    tb_tell_end     (TbTeller      *teller,
                             const BmEvent *event);

G_END_DECLS
