/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-logbook-item.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"
#include "tb-end-words.h"

struct _TbLogbookItem
{
  GObject     parent_instance;

  GPtrArray  *ids;   /* of char *, NULL-terminated */
  gint64      time;  /* of the last one */
  int         score; /* BM_LOGBOOK_LOST: lost */
  gboolean    best;
  TbLogEntry  line;
};

G_DEFINE_FINAL_TYPE (TbLogbookItem, tb_logbook_item, G_TYPE_OBJECT)

static void
tb_logbook_item_finalize (GObject *object)
{
  g_ptr_array_unref (TB_LOGBOOK_ITEM (object)->ids);
  G_OBJECT_CLASS (tb_logbook_item_parent_class)->finalize (object);
}

static void
tb_logbook_item_class_init (TbLogbookItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tb_logbook_item_finalize;
}

static void
tb_logbook_item_init (TbLogbookItem *self)
{
  self->ids = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->ids, NULL);
}

static TbLogbookItem *
item_new (const BmLogbookEntry *entry,
          const TbLogEntry     *line)
{
  TbLogbookItem *self = g_object_new (TB_TYPE_LOGBOOK_ITEM, NULL);

  self->time = entry->time;
  self->score = entry->score;
  self->line = *line;
  return self;
}

static void
add_id (TbLogbookItem *self,
        const char    *id)
{
  g_ptr_array_insert (self->ids, (int) self->ids->len - 1, g_strdup (id));
}

/* Lost matches have one row per scenario, for the last of them. */
static void
add_lost (TbLogbookItem        **lost,
          const BmLogbookEntry  *entry,
          const TbLogEntry      *line)
{
  if (lost[line->scenario] == NULL)
    lost[line->scenario] = item_new (entry, line);
  add_id (lost[line->scenario], entry->id);
}

GPtrArray *
tb_logbook_items_new (const BmLogbookList *list,
                      guint                scenario,
                      guint               *n_strange)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  TbLogbookItem *lost[TB_N_SCENARIOS] = { NULL };

  for (guint i = 0; i < list->entries->len; i++)
    {
      const BmLogbookEntry *entry = g_ptr_array_index (list->entries, i);
      TbLogEntry line;
      TbLogbookItem *item;
      guint n;

      if (!tb_log_entry_read (entry, &line))
        {
          *n_strange += 1;
          continue;
        }
      if (scenario != TB_N_SCENARIOS && line.scenario != scenario)
        continue;
      if (entry->score == BM_LOGBOOK_LOST)
        {
          add_lost (lost, entry, &line);
          continue;
        }
      item = item_new (entry, &line);
      item->best = bm_logbook_list_place (list, entry, &n) == 1;
      add_id (item, entry->id);
      g_ptr_array_add (items, item);
    }
  for (guint i = 0; i < TB_N_SCENARIOS; i++)
    if (lost[i] != NULL)
      g_ptr_array_add (items, lost[i]);
  return items;
}

const char *const *
tb_logbook_item_get_ids (TbLogbookItem *self)
{
  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), NULL);
  return (const char *const *) self->ids->pdata;
}

guint
tb_logbook_item_get_n (TbLogbookItem *self)
{
  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), 0);
  return self->ids->len - 1;
}

gboolean
tb_logbook_item_is_lost (TbLogbookItem *self)
{
  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), FALSE);
  return self->score == BM_LOGBOOK_LOST;
}

gboolean
tb_logbook_item_is_best (TbLogbookItem *self)
{
  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), FALSE);
  return self->best;
}

int
tb_logbook_item_get_score (TbLogbookItem *self)
{
  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), 0);
  return self->score;
}

gboolean
tb_logbook_item_is_same (TbLogbookItem *self,
                         TbLogbookItem *other)
{
  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self) && TB_IS_LOGBOOK_ITEM (other), FALSE);

  if (tb_logbook_item_is_lost (self))
    return tb_logbook_item_is_lost (other) && self->line.scenario == other->line.scenario;
  return g_str_equal (g_ptr_array_index (self->ids, 0), g_ptr_array_index (other->ids, 0));
}

gboolean
tb_logbook_item_equal (TbLogbookItem *self,
                       TbLogbookItem *other)
{
  return tb_logbook_item_is_same (self, other) && self->best == other->best
         && g_strv_equal (tb_logbook_item_get_ids (self), tb_logbook_item_get_ids (other));
}

/* ---- In words */

char *
tb_logbook_item_dup_title (TbLogbookItem *self)
{
  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), NULL);
  return g_strdup (tb_scenario_words (self->line.scenario));
}

/* How far the last of the lost matches went. */
static char *
dup_reached (TbLogbookItem *self)
{
  g_autofree char *words = tb_log_entry_words (&self->line);
  GString *list = g_string_new (words);
  g_autofree char *rounds = g_strdup_printf (ngettext ("%u round", "%u rounds", self->line.rounds), self->line.rounds);

  bm_words_join (list, rounds);
  return g_string_free (list, FALSE);
}

static char *
dup_n_lost (TbLogbookItem *self)
{
  guint n = tb_logbook_item_get_n (self);

  return g_strdup_printf (ngettext ("%u try lost", "%u tries lost", n), n);
}

char *
tb_logbook_item_dup_details (TbLogbookItem *self)
{
  guint n = tb_logbook_item_get_n (self);
  g_autofree char *reached = NULL;

  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), NULL);

  if (!tb_logbook_item_is_lost (self))
    return tb_log_entry_words (&self->line);
  reached = dup_reached (self);
  /* Translators: %2$s tells of the last one: "Desert, 9 attacks, 14 points, 12 rounds". */
  return g_strdup_printf (ngettext ("%1$u try lost: %2$s", "%1$u tries lost, the last one: %2$s", n), n, reached);
}

char *
tb_logbook_item_dup_date (TbLogbookItem *self)
{
  g_autoptr(GDateTime) time = NULL;

  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), NULL);

  time = g_date_time_new_from_unix_local (self->time);
  /* Translators: a date as g_date_time_format () writes it: "21 November 2026". */
  return time == NULL ? g_strdup ("") : g_date_time_format (time, C_("date", "%-d %B %Y"));
}

char *
tb_logbook_item_dup_spoken (TbLogbookItem *self)
{
  g_autofree char *title = NULL, *details = NULL, *date = NULL;

  g_return_val_if_fail (TB_IS_LOGBOOK_ITEM (self), NULL);

  title = tb_logbook_item_dup_title (self);
  date = tb_logbook_item_dup_date (self);
  if (tb_logbook_item_is_lost (self))
    {
      g_autofree char *lost = dup_n_lost (self), *reached = dup_reached (self);

      /* Translators: a scenario, how many tries were lost, the date of the last one, how far that went. */
      return g_strdup_printf (_("%1$s: %2$s. The last one on %3$s: %4$s."), title, lost, date, reached);
    }
  details = tb_logbook_item_dup_details (self);
  if (self->best)
    /* Translators: a scenario, a score, what else there is to say, a date. */
    return g_strdup_printf (_("%1$s: score %2$d, the best of this scenario. %3$s. %4$s."), title, self->score, details, date);
  return g_strdup_printf (_("%1$s: score %2$d. %3$s. %4$s."), title, self->score, details, date);
}
