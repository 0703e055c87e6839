/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-record.h"

#include <string.h>

#include "bm-file.h"
#include "bm-games.h"
#include "bm-record-notes.h"

#define DEFAULT_SEED 1

BmRecord *
bm_record_new (const BmGame *game,
               const char   *start,
               guint64       seed)
{
  BmRecord *self = g_new0 (BmRecord, 1);

  self->game = game;
  self->rules = game->rules;
  self->set = g_strdup (game->set (start));
  self->start = g_strdup (start);
  self->seed = seed;
  self->players = g_strdupv ((char **) game->seat_ids);
  for (guint seat = 0; self->players[seat] != NULL; seat++)
    self->players[seat][0] = '\0';
  self->moves = g_ptr_array_new_with_free_func (g_free);
  self->hashes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->clock = g_array_new (FALSE, FALSE, sizeof (int));
  self->comments = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  return self;
}

void
bm_record_free (BmRecord *self)
{
  if (self == NULL)
    return;
  g_free (self->set);
  g_free (self->start);
  g_strfreev (self->players);
  g_ptr_array_unref (self->moves);
  g_hash_table_unref (self->hashes);
  g_array_unref (self->clock);
  g_hash_table_unref (self->comments);
  g_free (self);
}

void
bm_record_set_player (BmRecord   *self,
                      int         side,
                      const char *name)
{
  char *copy = g_strdup (name);

  g_return_if_fail (side >= 0 && (guint) side < g_strv_length (self->players));
  g_free (self->players[side]);
  self->players[side] = copy;
}

/* Directional embeddings, overrides and isolates. */
static gboolean
is_direction (gunichar c)
{
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

char *
bm_name_sanitize (const char *text)
{
  GString *tame = g_string_new (NULL);
  guint n = 0;

  for (const char *at = text; *at != '\0' && n < BM_MAX_NAME_LENGTH; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (is_direction (c))
        continue;
      if (++n == BM_MAX_NAME_LENGTH && *g_utf8_next_char (at) != '\0')
        c = 0x2026;
      g_string_append_unichar (tame, g_unichar_isprint (c) ? c : ' ');
    }
  return g_string_free (tame, FALSE);
}

char *
bm_digest (const BmGame  *game,
           gconstpointer  position)
{
  g_autofree char *text = game->digest_text (position);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strndup (sum, BM_DIGEST_LENGTH);
}

gboolean
bm_record_other_set (const BmRecord *self)
{
  return g_strcmp0 (self->set, self->game->set (self->start)) != 0;
}

guint
bm_record_add (BmRecord      *self,
               BmMove         move,
               gconstpointer  before,
               gconstpointer  after)
{
  GString *text = g_string_new (NULL);

  self->game->move_text (move, text);
  g_ptr_array_add (self->moves, g_string_free (text, FALSE));
  if (self->game->chapter (before) == self->game->chapter (after))
    return 0;
  self->n_chapters++;
  g_hash_table_insert (self->hashes, GUINT_TO_POINTER (self->n_chapters), bm_digest (self->game, after));
  return self->n_chapters;
}

const char *
bm_record_get_hash (const BmRecord *self,
                    guint           day)
{
  return g_hash_table_lookup (self->hashes, GUINT_TO_POINTER (day));
}

static gboolean
is_hexadecimal (const char *text,
                gsize       length)
{
  return strlen (text) == length && strspn (text, "0123456789abcdef") == length;
}

static gboolean
read_beginning (const BmJson  *at,
                BmRecord      *self,
                GError       **error)
{
  BmJson child;
  const char *text;
  gint64 value;

  if (bm_json_member (at, "rules", &child))
    {
      if (!bm_json_get_integer (&child, 1, G_MAXINT, &value, error))
        return FALSE;
      self->rules = (guint) value;
    }
  if (bm_json_member (at, "set", &child) && !bm_json_is_null (&child))
    {
      text = bm_json_get_string (&child, error);
      if (text == NULL)
        return FALSE;
      if (!is_hexadecimal (text, BM_SET_HASH_LENGTH))
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be %d hexadecimal digits", BM_SET_HASH_LENGTH);
      g_free (self->set);
      self->set = g_strdup (text);
    }
  if (bm_json_member (at, "start", &child))
    {
      text = bm_json_get_string (&child, error);
      if (text == NULL)
        return FALSE;
      g_free (self->start);
      self->start = g_strdup (text);
    }
  if (bm_json_member (at, "seed", &child))
    {
      if (!bm_json_get_integer (&child, 0, (gint64) BM_RANDOM_MAX_SEED, &value, error))
        return FALSE;
      self->seed = (guint64) value;
    }
  return TRUE;
}

static gboolean
read_players (const BmJson  *at,
              BmRecord      *self,
              GError       **error)
{
  const char *const *keys = self->game->seat_ids;
  BmJson players, child;

  if (!bm_json_member (at, "players", &players))
    return TRUE;
  if (!bm_json_check_object (&players, keys, error))
    return FALSE;
  for (guint seat = 0; keys[seat] != NULL; seat++)
    {
      const char *name;

      if (!bm_json_member (&players, keys[seat], &child))
        continue;
      name = bm_json_get_string (&child, error);
      if (name == NULL)
        return FALSE;
      bm_record_set_player (self, (int) seat, name);
    }
  return TRUE;
}

static gboolean
read_hashes (const BmJson  *at,
             BmRecord      *self,
             GError       **error)
{
  g_autoptr (GList) keys = NULL;
  BmJson hashes, child;

  if (!bm_json_member (at, "hashes", &hashes))
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (hashes.node))
    return bm_json_fail (&hashes, BM_ERROR_UNREADABLE, error, "must be an object");
  keys = json_object_get_members (json_node_get_object (hashes.node));
  for (GList *l = keys; l != NULL; l = l->next)
    {
      const char *key = l->data, *text;
      guint64 day;

      bm_json_member (&hashes, key, &child);
      if (key[0] == '0' || !g_ascii_string_to_unsigned (key, 10, 1, G_MAXINT, &day, NULL))
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "the key is not the number of a day");
      text = bm_json_get_string (&child, error);
      if (text == NULL)
        return FALSE;
      if (!is_hexadecimal (text, BM_DIGEST_LENGTH))
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be %d hexadecimal digits", BM_DIGEST_LENGTH);
      g_hash_table_insert (self->hashes, GUINT_TO_POINTER ((guint) day), g_strdup (text));
    }
  return TRUE;
}

const BmGame *
bm_record_find_game (const BmJson  *at,
                     const BmGame  *otherwise,
                     GError       **error)
{
  const BmGame *game = NULL;
  const char *id;
  BmJson child;

  if (bm_json_member (at, "game", &child))
    {
      id = bm_json_get_string (&child, error);
      game = id == NULL ? NULL : bm_games_find (id);
      if (id != NULL && game == NULL)
        bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "there is no such game");
      return game;
    }
  if (bm_json_member (at, "format", &child) && bm_json_is_string (&child))
    game = bm_games_find_by_format (json_node_get_string (child.node));
  if (game == NULL)
    game = otherwise;
  if (game == NULL)
    bm_json_fail (at, BM_ERROR_UNREADABLE, error, "a game must be named");
  return game;
}

static BmRecord *
new_from_node (const char  *name,
               JsonNode    *node,
               GError     **error)
{
  static const char *const keys[] = { "clock", "comments", "format", "game", "hashes", "moves", "players", "rules",
                                      "seed", "set", "start", "version", NULL };
  g_autoptr (BmRecord) self = NULL;
  BmJson root = BM_JSON_ROOT (name, node);
  const BmGame *game;

  if (!bm_json_check_format (&root, BM_RECORD_FORMAT, BM_RECORD_VERSION, TRUE, error) ||
      !bm_json_check_object (&root, keys, error))
    return NULL;
  game = bm_record_find_game (&root, bm_games_find (NULL), error);
  if (game == NULL)
    return NULL;
  self = bm_record_new (game, "start", DEFAULT_SEED);
  if (!read_beginning (&root, self, error) || !read_players (&root, self, error) ||
      !bm_json_get_strings (&root, "moves", self->moves, error) || !read_hashes (&root, self, error) ||
      !bm_record_read_clock (&root, self, error) || !bm_record_read_comments (&root, self, error))
    return NULL;
  return g_steal_pointer (&self);
}

BmRecord *
bm_record_parse (const char  *name,
                 const char  *text,
                 gsize        length,
                 GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse (name, text, length, error);

  return node == NULL ? NULL : new_from_node (name, node, error);
}

BmRecord *
bm_record_load (const char  *file,
                GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_load (file, BM_JSON_MAX_RECORD, error);

  return node == NULL ? NULL : new_from_node (bm_file_name (file), node, error);
}

char *
bm_record_dup_game (const char *text,
                    gsize       length)
{
  g_autoptr (JsonNode) node = bm_json_parse ("", text, length, NULL);
  BmJson root = BM_JSON_ROOT ("", node), game;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || !bm_json_member (&root, "game", &game))
    return NULL;
  return g_strdup (bm_json_get_string (&game, NULL));
}

int
bm_record_compare_numbers (gconstpointer a,
                           gconstpointer b)
{
  char text_a[16], text_b[16];

  g_snprintf (text_a, sizeof text_a, "%u", GPOINTER_TO_UINT (a));
  g_snprintf (text_b, sizeof text_b, "%u", GPOINTER_TO_UINT (b));
  return strcmp (text_a, text_b);
}

static void
append_hashes (GString        *string,
               const BmRecord *self)
{
  g_autoptr (GList) days = g_list_sort (g_hash_table_get_keys (self->hashes), bm_record_compare_numbers);

  g_string_append (string, ", \"hashes\": {");
  for (GList *l = days; l != NULL; l = l->next)
    g_string_append_printf (string, "%s\"%u\": \"%s\"", l == days ? "" : ", ", GPOINTER_TO_UINT (l->data),
                            (char *) g_hash_table_lookup (self->hashes, l->data));
  g_string_append_c (string, '}');
}

/* The seats of the match; all of the game's, if it cannot be started. */
static guint
count_seats (const BmRecord *self)
{
  g_autofree gpointer position = g_malloc0 (self->game->position_size);

  return self->game->start (position, self->start, self->seed, NULL) ? self->game->seats (position)
                                                                     : g_strv_length (self->players);
}

static void
append_players (GString        *string,
                const BmRecord *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  guint n = count_seats (self);

  for (guint seat = 0; seat < n; seat++)
    json_object_set_string_member (object, self->game->seat_ids[seat], self->players[seat]);
  g_string_append (string, ", \"players\": ");
  bm_json_append_node (string, node);
}

char *
bm_record_to_text (const BmRecord *self)
{
  /* The format comes first, so that the file type can be detected from the beginning of the file. */
  GString *string = g_string_new ("{\"format\": \"" BM_RECORD_FORMAT "\"");

  bm_record_append_notes (string, self);
  g_string_append (string, ", \"game\": ");
  bm_json_append_string (string, self->game->id);
  append_hashes (string, self);
  g_string_append (string, ", \"moves\": [");
  for (guint i = 0; i < self->moves->len; i++)
    {
      if (i > 0)
        g_string_append (string, ", ");
      bm_json_append_string (string, g_ptr_array_index (self->moves, i));
    }
  g_string_append_c (string, ']');
  append_players (string, self);
  g_string_append_printf (string, ", \"rules\": %u, \"seed\": %" G_GUINT64_FORMAT ", \"set\": ",
                          self->rules, self->seed);
  if (self->set == NULL)
    g_string_append (string, "null");
  else
    bm_json_append_string (string, self->set);
  g_string_append (string, ", \"start\": ");
  bm_json_append_string (string, self->start);
  g_string_append_printf (string, ", \"version\": %d}\n", BM_RECORD_VERSION);
  return g_string_free (string, FALSE);
}

gboolean
bm_record_save (const BmRecord  *self,
                const char      *file,
                GError         **error)
{
  g_autofree char *text = bm_record_to_text (self);

  return bm_file_write (file, text, strlen (text), error);
}
