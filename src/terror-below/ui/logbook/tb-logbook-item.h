/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tb-log-entry.h"

G_BEGIN_DECLS

/*
 * A row of the logbook: a match that was won, or all lost ones of a scenario.
 */
#define TB_TYPE_LOGBOOK_ITEM (tb_logbook_item_get_type ())
G_DECLARE_FINAL_TYPE (TbLogbookItem, tb_logbook_item, TB, LOGBOOK_ITEM, GObject)

/* The rows for LIST, the best first, then the lost ones by scenario.  SCENARIO: only that one; TB_N_SCENARIOS: all.
   N_STRANGE is incremented for each invalid entry.  (transfer full), of TbLogbookItem */
GPtrArray         *tb_logbook_items_new        (const BmLogbookList *list,
                                                guint                scenario,
                                                guint               *n_strange) G_GNUC_WARN_UNUSED_RESULT;

/* The ids of its entries, NULL-terminated; the number of them. */
const char *const *tb_logbook_item_get_ids     (TbLogbookItem       *self);
guint              tb_logbook_item_get_n       (TbLogbookItem       *self);
gboolean           tb_logbook_item_is_lost     (TbLogbookItem       *self);
/* Whether no other match of its scenario has a better score. */
gboolean           tb_logbook_item_is_best     (TbLogbookItem       *self);
int                tb_logbook_item_get_score   (TbLogbookItem       *self);

/* Whether it is the row of the same match or matches, maybe with another text. */
gboolean           tb_logbook_item_is_same     (TbLogbookItem       *self,
                                                TbLogbookItem       *other);
/* ... and the same text. */
gboolean           tb_logbook_item_equal       (TbLogbookItem       *self,
                                                TbLogbookItem       *other);

/* "Special Delivery"; the details; the date.  (transfer full) each */
char              *tb_logbook_item_dup_title   (TbLogbookItem       *self) G_GNUC_WARN_UNUSED_RESULT;
char              *tb_logbook_item_dup_details (TbLogbookItem       *self) G_GNUC_WARN_UNUSED_RESULT;
char              *tb_logbook_item_dup_date    (TbLogbookItem       *self) G_GNUC_WARN_UNUSED_RESULT;
/* All of it, for screen readers.  (transfer full) */
char              *tb_logbook_item_dup_spoken  (TbLogbookItem       *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
