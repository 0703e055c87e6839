/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-logbook-file.h"

#include <string.h>

#include "bm-json.h"

#define ENDING    ".json"
#define UNDER_WAY ".new"

#define ID_LENGTH 16

/* The end of the year 9999: that is what GDateTime takes. */
#define MAX_TIME G_GINT64_CONSTANT (253402300799)

BmLogbookEntry *
bm_logbook_entry_copy (const BmLogbookEntry *self)
{
  BmLogbookEntry *copy = g_new (BmLogbookEntry, 1);

  *copy = (BmLogbookEntry) { g_strdup (self->id), self->time, g_strdup (self->kind), self->score, g_strdup (self->text) };
  return copy;
}

void
bm_logbook_entry_free (BmLogbookEntry *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->kind);
  g_free (self->text);
  g_free (self);
}

char *
bm_logbook_dup_id (BmMatch *match)
{
  const char *options = bm_match_get_options (match);
  g_autofree char *start = NULL, *sum = NULL;

  if (options == NULL)
    return NULL;
  start = g_strdup_printf ("%s %s %" G_GUINT64_FORMAT, bm_match_get_game (match)->id, options, bm_match_get_seed (match));
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, start, -1);
  return g_strndup (sum, ID_LENGTH);
}

/* ---- As a file */

static gboolean
is_id (const char *text,
       gsize       length)
{
  return length == ID_LENGTH && strspn (text, "0123456789abcdef") >= ID_LENGTH;
}

static gboolean
is_kind (const char *text)
{
  return *text != '\0' && strlen (text) <= BM_LOGBOOK_MAX_KIND
         && text[strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

/* The keys in the order of canonical JSON. */
GBytes *
bm_logbook_file_new (const BmLogbookEntry *entry)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "{\"entry\": %s, \"format\": \"" BM_LOGBOOK_FORMAT "\", \"id\": ", entry->text);
  bm_json_append_string (text, entry->id);
  g_string_append (text, ", \"kind\": ");
  bm_json_append_string (text, entry->kind);
  if (entry->score == BM_LOGBOOK_LOST)
    g_string_append (text, ", \"score\": null");
  else
    g_string_append_printf (text, ", \"score\": %d", entry->score);
  g_string_append_printf (text, ", \"time\": %" G_GINT64_FORMAT ", \"version\": %d}\n", entry->time, BM_LOGBOOK_VERSION);
  return g_string_free_to_bytes (text);
}

static gboolean
need_member (const BmJson  *at,
             const char    *key,
             BmJson        *child,
             GError       **error)
{
  return bm_json_member (at, key, child) || bm_json_fail_member (at, key, BM_ERROR_UNREADABLE, error, "is missing");
}

static gboolean
read_word (const BmJson  *root,
           const char    *key,
           char         **word,
           GError       **error)
{
  BmJson at;
  const char *text;

  if (!need_member (root, key, &at, error))
    return FALSE;
  text = bm_json_get_string (&at, error);
  if (text == NULL)
    return FALSE;
  if (*key == 'i' ? !is_id (text, strlen (text)) : !is_kind (text))
    return bm_json_fail (&at, BM_ERROR_UNREADABLE, error, "is none");
  *word = g_strdup (text);
  return TRUE;
}

static gboolean
read_score (const BmJson  *root,
            int           *score,
            GError       **error)
{
  BmJson at;
  gint64 value;

  if (!need_member (root, "score", &at, error))
    return FALSE;
  *score = BM_LOGBOOK_LOST;
  if (bm_json_is_null (&at))
    return TRUE;
  if (!bm_json_get_integer (&at, -BM_LOGBOOK_MAX_SCORE, BM_LOGBOOK_MAX_SCORE, &value, error))
    return FALSE;
  *score = (int) value;
  return TRUE;
}

static gboolean
read_text (const BmJson  *root,
           char         **text,
           GError       **error)
{
  BmJson at;
  g_autoptr(GString) string = NULL;

  if (!need_member (root, "entry", &at, error))
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (at.node))
    return bm_json_fail (&at, BM_ERROR_UNREADABLE, error, "must be an object");
  string = g_string_new (NULL);
  bm_json_append_node (string, at.node);
  *text = g_string_free (g_steal_pointer (&string), FALSE);
  return TRUE;
}

static gboolean
read_entry (const BmJson    *root,
            BmLogbookEntry  *entry,
            GError         **error)
{
  static const char *const keys[] = { "entry", "format", "id", "kind", "score", "time", "version", NULL };
  BmJson at;

  return bm_json_check_format (root, BM_LOGBOOK_FORMAT, BM_LOGBOOK_VERSION, TRUE, error)
         && bm_json_check_object (root, keys, error)
         && read_word (root, "id", &entry->id, error)
         && read_word (root, "kind", &entry->kind, error)
         && need_member (root, "time", &at, error)
         && bm_json_get_integer (&at, 0, MAX_TIME, &entry->time, error)
         && read_score (root, &entry->score, error)
         && read_text (root, &entry->text, error);
}

BmLogbookEntry *
bm_logbook_file_parse (const char  *file,
                       const char  *text,
                       gsize        length,
                       GError     **error)
{
  g_autoptr(JsonNode) node = bm_json_parse (file, text, length, error);
  g_autoptr(BmLogbookEntry) entry = NULL;
  BmJson root = BM_JSON_ROOT (file, node);

  if (node == NULL)
    return NULL;
  entry = g_new0 (BmLogbookEntry, 1);
  return read_entry (&root, entry, error) ? g_steal_pointer (&entry) : NULL;
}

/* ---- Writing */

static char *
name_of (const char *id)
{
  return g_strconcat (id, ENDING, NULL);
}

static char *
temporary_of (const char *id)
{
  return g_strconcat (".", id, UNDER_WAY, NULL);
}

/* NULL: there is none, or it is incomplete. */
static BmLogbookEntry *
read_file (const char  *folder,
           const char  *file,
           const char  *id,
           GError     **error)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  gboolean absent;
  g_autoptr(GBytes) text = bm_disk_read (path, BM_LOGBOOK_MAX_BYTES, &absent);
  g_autoptr(BmLogbookEntry) entry = NULL;
  gsize length;
  const char *bytes;

  if (text == NULL)
    {
      g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: cannot be read, or is too long", file);
      return NULL;
    }
  bytes = g_bytes_get_data (text, &length);
  entry = bm_logbook_file_parse (file, length > 0 ? bytes : "", length, error);
  if (entry == NULL || g_str_equal (entry->id, id))
    return g_steal_pointer (&entry);
  g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: is the entry of another match", file);
  return NULL;
}

/* Renames a complete entry that a killed program has left under its temporary name. */
static gboolean
is_there (const BmDisk *disk,
          const char   *folder,
          const char   *id)
{
  g_autofree char *file = name_of (id), *temporary = temporary_of (id), *path = g_build_filename (folder, file, NULL);
  g_autofree char *left = g_build_filename (folder, temporary, NULL);
  g_autoptr(BmLogbookEntry) under_way = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  under_way = read_file (folder, temporary, id, NULL);
  if (under_way != NULL)
    disk->rename (left, path);
  return under_way != NULL;
}

gboolean
bm_logbook_file_begin (const BmDisk          *disk,
                       const char            *folder,
                       const BmLogbookEntry  *entry,
                       gboolean              *exists,
                       int                   *fd,
                       GError               **error)
{
  g_autofree char *temporary = temporary_of (entry->id);
  g_autoptr(GBytes) text = bm_logbook_file_new (entry);

  *exists = is_there (disk, folder, entry->id);
  if (*exists)
    return TRUE;
  return bm_disk_make_folder (disk, folder, error) && bm_disk_begin (disk, folder, temporary, text, fd, error);
}

gboolean
bm_logbook_file_end (const BmDisk          *disk,
                     const char            *folder,
                     const BmLogbookEntry  *entry,
                     int                    fd,
                     GError               **error)
{
  g_autofree char *file = name_of (entry->id), *temporary = temporary_of (entry->id);

  return bm_disk_commit (disk, folder, temporary, file, fd, error);
}

gboolean
bm_logbook_file_delete (const BmDisk  *disk,
                        const char    *folder,
                        const char    *id,
                        GError       **error)
{
  g_autofree char *file = name_of (id), *temporary = temporary_of (id);

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return TRUE;
  /* The temporary file first: otherwise it would be read as an entry again. */
  return bm_disk_remove (disk, folder, temporary, error) && bm_disk_remove (disk, folder, file, error);
}

/* ---- All of them */

/* By score, then by time; the newest of those that were lost first. */
static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const BmLogbookEntry *one = *(BmLogbookEntry *const *) a, *other = *(BmLogbookEntry *const *) b;

  if (one->score != other->score)
    return one->score > other->score ? -1 : 1;
  if (one->time != other->time)
    return (one->time < other->time) == (one->score != BM_LOGBOOK_LOST) ? -1 : 1;
  return strcmp (one->id, other->id);
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* The ids in FOLDER, sorted and unique; other file names are ignored. */
static GPtrArray *
list_ids (const char  *folder,
          GError     **error)
{
  g_autoptr(GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GError) fault = NULL;
  g_autoptr(GDir) dir = g_dir_open (folder, 0, &fault);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer id;
  const char *name;

  if (dir == NULL && !g_error_matches (fault, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      g_ptr_array_unref (list);
      return NULL;
    }
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      const char *start = *name == '.' ? name + 1 : name, *ending = *name == '.' ? UNDER_WAY : ENDING;

      if (g_str_has_suffix (start, ending) && is_id (start, strlen (start) - strlen (ending)))
        g_hash_table_add (ids, g_strndup (start, ID_LENGTH));
    }
  g_hash_table_iter_init (&iter, ids);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      g_hash_table_iter_steal (&iter);
      g_ptr_array_add (list, id);
    }
  g_ptr_array_sort (list, compare_ids);
  return list;
}

/* An incomplete temporary file was never reported as saved. */
static void
add_entry (BmLogbookList *self,
           const char    *folder,
           const char    *id)
{
  g_autofree char *file = name_of (id), *temporary = temporary_of (id), *path = g_build_filename (folder, file, NULL);
  g_autoptr(GError) error = NULL;
  gboolean done = g_file_test (path, G_FILE_TEST_EXISTS);
  BmLogbookEntry *entry = read_file (folder, done ? file : temporary, id, &error);

  if (entry != NULL)
    g_ptr_array_add (self->entries, entry);
  else if (g_error_matches (error, BM_ERROR, BM_ERROR_VERSION))
    self->n_newer++;
  else if (done)
    self->n_damaged++;
}

BmLogbookList *
bm_logbook_list_new (const char  *folder,
                     GError     **error)
{
  g_autoptr(GPtrArray) ids = list_ids (folder, error);
  BmLogbookList *self;

  if (ids == NULL)
    return NULL;
  self = g_new0 (BmLogbookList, 1);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_logbook_entry_free);
  for (guint i = 0; i < MIN (ids->len, BM_LOGBOOK_MAX_FILES); i++)
    add_entry (self, folder, g_ptr_array_index (ids, i));
  self->n_more = ids->len - MIN (ids->len, BM_LOGBOOK_MAX_FILES);
  g_ptr_array_sort (self->entries, compare_entries);
  return self;
}

void
bm_logbook_list_free (BmLogbookList *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->entries);
  g_free (self);
}

void
bm_logbook_list_add (BmLogbookList        *self,
                     const BmLogbookEntry *entry)
{
  if (bm_logbook_list_find (self, entry->id) != NULL)
    return;
  g_ptr_array_add (self->entries, bm_logbook_entry_copy (entry));
  g_ptr_array_sort (self->entries, compare_entries);
}

const BmLogbookEntry *
bm_logbook_list_find (const BmLogbookList *self,
                      const char          *id)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const BmLogbookEntry *entry = g_ptr_array_index (self->entries, i);

      if (g_str_equal (entry->id, id))
        return entry;
    }
  return NULL;
}

guint
bm_logbook_list_place (const BmLogbookList  *self,
                       const BmLogbookEntry *entry,
                       guint                *n)
{
  guint place = 1;

  *n = 0;
  for (guint i = 0; i < self->entries->len; i++)
    {
      const BmLogbookEntry *other = g_ptr_array_index (self->entries, i);

      if (other->score == BM_LOGBOOK_LOST || !g_str_equal (other->kind, entry->kind))
        continue;
      *n += 1;
      place += other->score > entry->score;
    }
  return place;
}
