/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rulebook-read.h"

#include <gio/gio.h>
#include <string.h>

#include "bm-request.h"

void
bm_rulebook_free (BmRulebook *book)
{
  if (book == NULL)
    return;
  g_hash_table_unref (book->numbers);
  g_ptr_array_unref (book->pages);
  g_ptr_array_unref (book->nodes);
  g_ptr_array_unref (book->names);
  g_free (book);
}

/* All referenced pages must exist, maybe in a later chapter. */
static gboolean
check_refs (BmRulebook  *book,
            GError     **error)
{
  for (guint i = 0; i < book->pages->len; i++)
    {
      const BmRulePage *page = g_ptr_array_index (book->pages, i);

      for (guint j = 0; j < page->see->len; j++)
        if (!g_hash_table_contains (book->numbers, g_ptr_array_index (page->see, j)))
          {
            g_set_error (error, BM_ERROR, BM_ERROR_UNREADABLE, "%s: there is no page %s", page->id,
                         (const char *) g_ptr_array_index (page->see, j));
            return FALSE;
          }
    }
  return TRUE;
}

BmRulebook *
bm_rulebook_read (BmLearnGame        *game,
                  const char *const  *names,
                  const char *const  *texts,
                  guint               n,
                  GError            **error)
{
  g_autoptr (BmRulebook) book = g_new0 (BmRulebook, 1);

  book->game = game;
  book->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_rule_page_free);
  book->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  book->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  book->names = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n; i++)
    {
      char *name = g_strdup (names[i]);
      JsonNode *node = bm_json_parse (name, texts[i], strlen (texts[i]), error);

      g_ptr_array_add (book->names, name);
      if (node == NULL)
        return NULL;
      g_ptr_array_add (book->nodes, node);
      if (!bm_rulebook_read_chapter (book, name, node, error))
        return NULL;
    }
  return check_refs (book, error) ? g_steal_pointer (&book) : NULL;
}

static BmRulebook *
read_own (BmLearnGame  *game,
          GError      **error)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  if (game->register_resources != NULL)
    game->register_resources ();
  for (guint i = 0; game->chapters != NULL && game->chapters[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (game->rulebook, game->chapters[i], ".json", NULL);
      /* Looked up directly, as for the cards: other threads may be registering resources. */
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

      if (bytes == NULL)
        return NULL;
      g_ptr_array_add (texts, g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)));
    }
  return bm_rulebook_read (game, game->chapters, (const char *const *) texts->pdata, texts->len, error);
}

const BmRulebook *
bm_rulebook (BmLearnGame *game)
{
  if (g_once_init_enter (&game->read_rulebook))
    {
      g_autoptr (GError) error = NULL;
      BmRulebook *own = read_own (game, &error);

      /* It is built in and read by a test, so this cannot fail. */
      if (own == NULL)
        g_error ("no rulebook: %s", error->message);
      g_once_init_leave (&game->read_rulebook, (gsize) own);
    }
  return (const BmRulebook *) game->read_rulebook;
}

BmLearnGame *
bm_rulebook_get_game (const BmRulebook *book)
{
  return book->game;
}

guint
bm_rulebook_n_pages (const BmRulebook *book)
{
  return book->pages->len;
}

const BmRulePage *
bm_rulebook_page (const BmRulebook *book,
                  guint             number)
{
  return g_ptr_array_index (book->pages, number);
}

const BmRulePage *
bm_rulebook_get (const BmRulebook *book,
                 const char       *id,
                 guint            *number)
{
  gpointer value;

  if (!g_hash_table_lookup_extended (book->numbers, id, NULL, &value))
    return NULL;
  if (number != NULL)
    *number = GPOINTER_TO_UINT (value);
  return bm_rulebook_page (book, GPOINTER_TO_UINT (value));
}

const BmRulePage *
bm_rulebook_find (const BmRulebook *book,
                  const char       *id,
                  guint            *number)
{
  g_autofree char *part = g_strdup (id);

  for (;;)
    {
      const BmRulePage *page = bm_rulebook_get (book, part, number);
      char *dot = strrchr (part, '.');

      if (page != NULL || dot == NULL)
        return page;
      *dot = '\0';
    }
}

/* How many bytes at TEXT look like the number of a rule: "R6", "R6.1", "G3"; 0: none do. */
static gsize
number_length (const char *text)
{
  const char *c = text;

  if (!g_ascii_isupper (*c) || !g_ascii_isdigit (c[1]))
    return 0;
  for (c++; g_ascii_isdigit (*c); c++)
    continue;
  if (*c == '.' && g_ascii_isdigit (c[1]))
    for (c++; g_ascii_isdigit (*c); c++)
      continue;
  return g_ascii_isalnum (*c) ? 0 : (gsize) (c - text);
}

gboolean
bm_rulebook_next_ref (const BmRulebook  *book,
                      const char       **start,
                      const char       **end)
{
  gboolean inside = FALSE;

  for (const char *c = *start; *c != '\0'; c++)
    {
      gsize length = inside ? 0 : number_length (c);
      g_autofree char *id = g_strndup (c, length);

      if (length > 0 && bm_rulebook_get (book, id, NULL) != NULL)
        {
          *start = c;
          *end = c + length;
          return TRUE;
        }
      inside = g_ascii_isalnum (*c);
    }
  return FALSE;
}

gboolean
bm_rule_diagram_play (const BmRuleDiagram *diagram,
                      gpointer             before,
                      gpointer             after,
                      BmMove              *move,
                      GError             **error)
{
  const BmGame *game = diagram->game->rules;
  g_auto (BmRequest) request = { 0 };
  BmRefusal refusal;

  bm_request_init (&request, game);
  if (!bm_request_read (diagram->source, &request, error))
    return FALSE;
  memcpy (before, request.position, game->position_size);
  *move = request.moves->len == 0 ? BM_MOVE_NONE : game->read_move (before, g_ptr_array_index (request.moves, 0));
  if (!bm_request_play (&request, &refusal, error))
    {
      if (error != NULL && *error == NULL)
        g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "%s: \"%s\" is not legal: %s", diagram->source->file,
                     (char *) g_ptr_array_index (request.moves, request.n_played), refusal.message);
      return FALSE;
    }
  memcpy (after, request.position, game->position_size);
  return TRUE;
}
