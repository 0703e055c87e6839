/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tb-log-entry.h"

G_BEGIN_DECLS

/*
 * A line of the logbook: a match that was won, or all those of a scenario that were lost.
 */
#define TB_TYPE_LOGBOOK_ITEM (tb_logbook_item_get_type ())
G_DECLARE_FINAL_TYPE (TbLogbookItem, tb_logbook_item, TB, LOGBOOK_ITEM, GObject)

/* The lines for LIST, the best first, then those that were lost, by scenario.  SCENARIO: of that one alone; TB_N_SCENARIOS:
   of all.  N_STRANGE is increased by the entries that cannot be understood.  (transfer full), of TbLogbookItem */
GPtrArray         *tb_logbook_items_new        (const BmLogbookList *list,
                                                guint                scenario,
                                                guint               *n_strange) G_GNUC_WARN_UNUSED_RESULT;

/* The ids of its entries, NULL-terminated; the number of them. */
const char *const *tb_logbook_item_get_ids     (TbLogbookItem       *self);
guint              tb_logbook_item_get_n       (TbLogbookItem       *self);
gboolean           tb_logbook_item_is_lost     (TbLogbookItem       *self);
/* No other match of its scenario has a better score. */
gboolean           tb_logbook_item_is_best     (TbLogbookItem       *self);
int                tb_logbook_item_get_score   (TbLogbookItem       *self);

/* It is the line of the same match or matches, perhaps with other things to say. */
gboolean           tb_logbook_item_is_same     (TbLogbookItem       *self,
                                                TbLogbookItem       *other);
/* ... and says the same. */
gboolean           tb_logbook_item_equal       (TbLogbookItem       *self,
                                                TbLogbookItem       *other);

/* "Special Delivery"; what else there is to say; when it was.  (transfer full) each */
char              *tb_logbook_item_dup_title   (TbLogbookItem       *self) G_GNUC_WARN_UNUSED_RESULT;
char              *tb_logbook_item_dup_details (TbLogbookItem       *self) G_GNUC_WARN_UNUSED_RESULT;
char              *tb_logbook_item_dup_date    (TbLogbookItem       *self) G_GNUC_WARN_UNUSED_RESULT;
/* All of it, for screen readers.  (transfer full) */
char              *tb_logbook_item_dup_spoken  (TbLogbookItem       *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
