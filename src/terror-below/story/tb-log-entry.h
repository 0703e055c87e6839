/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-logbook-file.h"
#include "tb-position.h"

G_BEGIN_DECLS

/*
 * The logbook entry of a solo match (T27.3).
 */
typedef struct
{
  guint8   scenario; /* TbScenario */
  guint8   board;    /* TbBoardKind */
  gboolean queens;
  guint    left_out; /* members of the squad, 0 to 2 */
  guint    attacks;  /* resolved */
  guint    points;
  guint    rounds;
} TbLogEntry;

/* An entry for MATCH, which is over, without id and time; NULL: not a solo match, so it is not entered.  (transfer
   full) */
BmLogbookEntry *tb_log_entry_new  (BmMatch              *match) G_GNUC_WARN_UNUSED_RESULT;
/* Parses ENTRY; FALSE: it is invalid. */
gboolean        tb_log_entry_read (const BmLogbookEntry *entry,
                                   TbLogEntry           *line);

/* The kind of the entries of SCENARIO. */
const char     *tb_log_entry_kind (guint                 scenario);

/* "Desert, 9 of 15 attacks, 14 points, with Queens, 1 left out": all but the scenario and the score.  (transfer full) */
char           *tb_log_entry_words (const TbLogEntry    *line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
