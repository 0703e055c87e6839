/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-journal-line.h"

#include <string.h>

#include "bm-bot.h"
#include "bm-json.h"
#include "bm-seats.h"
#include "bm-today.h"

#define MAX_LENGTH 10000
#define MAX_STARS  10

static void
seat_clear (BmJournalSeat *seat)
{
  g_free (seat->name);
  g_free (seat->level);
  g_free (seat->side);
  g_strfreev (seat->with);
  g_strfreev (seat->honours);
}

void
bm_journal_line_clear (BmJournalLine *self)
{
  g_free (self->day);
  g_free (self->rival);
  for (guint i = 0; i < G_N_ELEMENTS (self->seats); i++)
    seat_clear (&self->seats[i]);
  memset (self, 0, sizeof *self);
}

/* ---- Writing, the keys in the order of canonical JSON */

static void
append_ids (GString    *text,
            const char *key,
            char      **ids)
{
  g_string_append_printf (text, "\"%s\": [", key);
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      g_string_append (text, i > 0 ? ", " : "");
      bm_json_append_string (text, ids[i]);
    }
  g_string_append (text, "], ");
}

static void
append_word (GString    *text,
             const char *key,
             const char *word)
{
  if (word == NULL)
    return;
  g_string_append_printf (text, "\"%s\": ", key);
  bm_json_append_string (text, word);
  g_string_append (text, ", ");
}

static void
append_seat (GString             *text,
             const BmJournalSeat *seat)
{
  g_string_append_c (text, '{');
  append_ids (text, "honours", seat->honours);
  append_word (text, "level", seat->level);
  append_word (text, "name", seat->name);
  append_word (text, "side", seat->side);
  append_ids (text, "with", seat->with);
  g_string_append_printf (text, "\"won\": %s}", seat->won ? "true" : "false");
}

char *
bm_journal_line_dup_text (const BmJournalLine *self)
{
  GString *text = g_string_new ("{");

  append_word (text, "day", self->day);
  g_string_append_printf (text, "\"ended\": %s, \"length\": %u, ", self->ended ? "true" : "false", self->length);
  if (self->day != NULL)
    g_string_append_printf (text, "\"points\": %u, ", self->points);
  append_word (text, "rival", self->rival);
  g_string_append (text, "\"seats\": [");
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_string_append (text, i > 0 ? ", " : "");
      append_seat (text, &self->seats[i]);
    }
  g_string_append_c (text, ']');
  if (self->rival != NULL)
    g_string_append_printf (text, ", \"stars\": %u", self->stars);
  g_string_append_c (text, '}');
  return g_string_free (text, FALSE);
}

/* ---- Reading */

gboolean
bm_journal_is_id (const char *text)
{
  return *text != '\0' && strlen (text) <= BM_JOURNAL_MAX_ID
         && text[strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

/* A missing word is NULL. */
static gboolean
read_word (const BmJson  *at,
           const char    *key,
           char         **word)
{
  BmJson child;
  const char *text;

  if (!bm_json_member (at, key, &child))
    return TRUE;
  text = bm_json_get_string (&child, NULL);
  *word = g_strdup (text);
  return text != NULL;
}

static gboolean
read_ids (const BmJson   *at,
          const char     *key,
          char         ***ids)
{
  g_autoptr(GPtrArray) list = g_ptr_array_new_with_free_func (g_free);

  if (!bm_json_get_strings (at, key, list, NULL) || list->len > BM_JOURNAL_MAX_IDS)
    return FALSE;
  for (guint i = 0; i < list->len; i++)
    if (!bm_journal_is_id (g_ptr_array_index (list, i)))
      return FALSE;
  g_ptr_array_add (list, NULL);
  *ids = (char **) g_ptr_array_steal (list, NULL);
  return TRUE;
}

/* As a match would name it, so that nothing unexpected is shown. */
static gboolean
is_name (const char *name)
{
  g_autofree char *person = bm_player_dup_person (name);

  return g_str_equal (person, name);
}

static gboolean
read_seat (const BmJson  *at,
           BmJournalSeat *seat)
{
  static const char *const keys[] = { "honours", "level", "name", "side", "with", "won", NULL };
  BmJson won;

  return bm_json_check_object (at, keys, NULL)
         && read_ids (at, "honours", &seat->honours)
         && read_word (at, "level", &seat->level)
         && read_word (at, "name", &seat->name)
         && read_word (at, "side", &seat->side)
         && read_ids (at, "with", &seat->with)
         && bm_json_member (at, "won", &won) && bm_json_get_boolean (&won, &seat->won, NULL)
         && seat->side != NULL && bm_journal_is_id (seat->side)
         && (seat->name == NULL) != (seat->level == NULL)
         && (seat->level == NULL || bm_level_find (seat->level) != BM_N_LEVELS)
         && (seat->name == NULL || is_name (seat->name));
}

static gboolean
read_seats (const BmJson  *root,
            BmJournalLine *self)
{
  BmJson list, element;

  if (!bm_json_member_list (root, "seats", &list, &self->n_seats, NULL) || self->n_seats == 0
      || self->n_seats > G_N_ELEMENTS (self->seats))
    return FALSE;
  for (guint i = 0; i < self->n_seats; i++)
    {
      bm_json_element (&list, i, &element);
      if (!read_seat (&element, &self->seats[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_number (const BmJson *root,
             const char   *key,
             gint64        max,
             guint        *number)
{
  BmJson at;
  gint64 value;

  if (!bm_json_member (root, key, &at) || !bm_json_get_integer (&at, 0, max, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

/* A day and its points come together. */
static gboolean
read_day (const BmJson  *root,
          BmJournalLine *self)
{
  BmJson at;

  if (!bm_json_member (root, "day", &at))
    return !bm_json_member (root, "points", &at);
  return read_word (root, "day", &self->day) && bm_today_is_day (self->day)
         && read_number (root, "points", BM_LOGBOOK_MAX_SCORE, &self->points);
}

/* So do a rival and its stars. */
static gboolean
read_rival (const BmJson  *root,
            BmJournalLine *self)
{
  BmJson at;

  if (!bm_json_member (root, "rival", &at))
    return !bm_json_member (root, "stars", &at);
  return read_word (root, "rival", &self->rival) && bm_journal_is_id (self->rival)
         && read_number (root, "stars", MAX_STARS, &self->stars);
}

static gboolean
read_line (const BmJson  *root,
           BmJournalLine *self)
{
  static const char *const keys[] = { "day", "ended", "length", "points", "rival", "seats", "stars", NULL };
  BmJson at;

  return bm_json_check_object (root, keys, NULL) && read_day (root, self) && read_rival (root, self)
         && bm_json_member (root, "ended", &at) && bm_json_get_boolean (&at, &self->ended, NULL)
         && read_number (root, "length", MAX_LENGTH, &self->length)
         && read_seats (root, self);
}

gboolean
bm_journal_line_read (BmJournalLine        *self,
                      const BmLogbookEntry *entry)
{
  g_autoptr(JsonNode) node = bm_json_parse ("entry", entry->text, strlen (entry->text), NULL);
  const BmJson root = BM_JSON_ROOT ("entry", node);

  memset (self, 0, sizeof *self);
  if (node != NULL && g_str_equal (entry->kind, BM_JOURNAL_KIND) && read_line (&root, self))
    return TRUE;
  bm_journal_line_clear (self);
  return FALSE;
}
