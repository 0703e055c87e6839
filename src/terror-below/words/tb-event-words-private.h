/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event-words.h"
#include "tb-words.h"

G_BEGIN_DECLS

/* Reads events one after the other and writes lines. */
typedef struct
{
  BmMatch          *match;
  const TbPosition *before;
  const BmEvent    *events;
  guint             n;
  guint             at;    /* the event that is read */
  GPtrArray        *lines;
} TbTeller;

/* A line about SEAT (TB_NO_SEAT: nobody in particular), begun by event AT; TEXT (transfer full). */
BmLine     *tb_teller_say   (TbTeller   *teller,
                             guint       at,
                             guint       seat,
                             char       *text);
void        tb_line_mark    (BmLine     *line,
                             guint       space);
/* All further events of KIND about WHO from the next one on are read with this one: their spaces, `to` or `from`.  UNTIL other
   kinds than KIND and SKIPPED (or 0) come. */
TbSpaces    tb_teller_gather (TbTeller  *teller,
                              guint      kind,
                              guint      skipped,
                              guint     *count);
/* Where the Target in SLOT has come to rest, after the steps that follow; TB_SPACE_NONE: it has not moved. */
TbSpace     tb_teller_target (TbTeller  *teller,
                              guint      slot);
const char *tb_teller_name  (TbTeller   *teller,
                             guint       seat);

/* Each reads the event at hand, or returns FALSE: it is none of its. */
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
