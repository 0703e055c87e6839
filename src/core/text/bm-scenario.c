/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-scenario.h"

#include "bm-file.h"
#include "bm-expect.h"
#include "bm-request.h"

struct _BmScenario
{
  char      *title;
  BmRequest  request;
  JsonNode  *expect; /* NULL: nothing */
};

void
bm_scenario_free (BmScenario *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  bm_request_clear (&self->request);
  g_clear_pointer (&self->expect, json_node_unref);
  g_free (self);
}

const char *
bm_scenario_get_title (BmScenario *self)
{
  return self->title;
}

/* A TAP title is one line, and `#` would start a directive. */
static gboolean
read_title (const BmJson  *at,
            BmScenario    *self,
            GError       **error)
{
  BmJson child;
  const char *title;

  if (!bm_json_member (at, "title", &child))
    return bm_json_fail_member (at, "title", BM_ERROR_UNREADABLE, error, "missing");
  title = bm_json_get_string (&child, error);
  if (title == NULL)
    return FALSE;
  for (const char *c = title; *c != '\0'; c = g_utf8_next_char (c))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (c)) || *c == '#')
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "must be one line of text without \"#\"");
    }
  self->title = g_strdup (title);
  return TRUE;
}

static gboolean
read_scenario (const BmJson  *at,
               BmScenario    *self,
               GError       **error)
{
  static const char *const keys[] = { "dice", "expect", "format", "game", "moves", "position", "rules", "seed",
                                      "title", "version", NULL };
  BmJson expect;

  if (!bm_json_check_format (at, BM_SCENARIO_FORMAT, BM_SCENARIO_VERSION, TRUE, error) ||
      !bm_json_check_object (at, keys, error) ||
      !read_title (at, self, error) || !bm_json_get_strings (at, "rules", NULL, error) ||
      !bm_request_read (at, &self->request, error))
    return FALSE;
  if (!bm_json_member (at, "expect", &expect))
    return TRUE;
  if (!bm_expect_check (&expect, self->request.game, error))
    return FALSE;
  self->expect = json_node_ref (expect.node);
  return TRUE;
}

static BmScenario *
new_from_node (const char    *name,
               JsonNode      *node,
               const BmGame  *game,
               GError       **error)
{
  g_autoptr (BmScenario) self = g_new0 (BmScenario, 1);

  bm_request_init (&self->request, game);
  if (!read_scenario (&BM_JSON_ROOT (name, node), self, error))
    return NULL;
  return g_steal_pointer (&self);
}

BmScenario *
bm_scenario_load (const char    *file,
                  const BmGame  *game,
                  GError       **error)
{
  g_autoptr (JsonNode) node = bm_json_load (file, BM_JSON_MAX_POSITION, error);

  return node == NULL ? NULL : new_from_node (bm_file_name (file), node, game, error);
}

BmScenario *
bm_scenario_parse (const char    *name,
                   const char    *text,
                   gsize          length,
                   const BmGame  *game,
                   GError       **error)
{
  g_autoptr (JsonNode) node = bm_json_parse (name, text, length, error);

  return node == NULL ? NULL : new_from_node (name, node, game, error);
}

gboolean
bm_scenario_play (BmScenario *self,
                  GString    *diagnosis)
{
  BmRequest *request = &self->request;
  g_autoptr (GError) error = NULL;
  gsize before = diagnosis->len;
  BmRefusal refusal;

  if (!bm_request_play (request, &refusal, &error))
    {
      g_autofree char *shown = NULL;

      if (error != NULL)
        {
          g_string_append_printf (diagnosis, "%s\n", error->message);
          return FALSE;
        }
      shown = bm_json_dup_shown (g_ptr_array_index (request->moves, request->n_played));
      g_string_append_printf (diagnosis, "moves[%u]: \"%s\" is not legal: %s%s%s\n", request->n_played, shown,
                              refusal.rule == NULL ? "" : refusal.rule, refusal.rule == NULL ? "" : ": ",
                              refusal.message);
      return FALSE;
    }
  if (request->dice_used < request->dice->len)
    g_string_append_printf (diagnosis, "dice: expected all %u to be rolled, found %u left over\n",
                            request->dice->len, request->dice->len - request->dice_used);
  if (self->expect != NULL)
    bm_expect_compare (self->expect, request->game, request->position, request->events, diagnosis);
  return diagnosis->len == before;
}
