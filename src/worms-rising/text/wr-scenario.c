/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-scenario.h"

#include "bm-file.h"
#include "scenario-expect.h"
#include "wr-request.h"

struct _WrScenario
{
  char      *title;
  WrRequest  request;
  JsonNode  *expect; /* NULL: nothing */
};

void
wr_scenario_free (WrScenario *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  wr_request_clear (&self->request);
  g_clear_pointer (&self->expect, json_node_unref);
  g_free (self);
}

const char *
wr_scenario_get_title (WrScenario *self)
{
  return self->title;
}

/* A TAP title is one line, and `#` would start a directive. */
static gboolean
read_title (const BmJson  *at,
            WrScenario    *self,
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
               WrScenario    *self,
               GError       **error)
{
  static const char *const keys[] = { "dice", "expect", "format", "moves", "position", "rules", "seed", "title",
                                      "version", NULL };
  BmJson expect;

  if (!bm_json_check_format (at, WR_SCENARIO_FORMAT, WR_SCENARIO_VERSION, TRUE, error) ||
      !bm_json_check_object (at, keys, error) ||
      !read_title (at, self, error) || !bm_json_get_strings (at, "rules", NULL, error) ||
      !wr_request_read (at, &self->request, error))
    return FALSE;
  if (!bm_json_member (at, "expect", &expect))
    return TRUE;
  if (!wr_expect_check_form (&expect, error))
    return FALSE;
  self->expect = json_node_ref (expect.node);
  return TRUE;
}

static WrScenario *
new_from_node (const char  *name,
               JsonNode    *node,
               GError     **error)
{
  g_autoptr (WrScenario) self = g_new0 (WrScenario, 1);

  wr_request_init (&self->request);
  if (!read_scenario (&BM_JSON_ROOT (name, node), self, error))
    return NULL;
  return g_steal_pointer (&self);
}

WrScenario *
wr_scenario_load (const char  *file,
                  GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_load (file, BM_JSON_MAX_POSITION, error);

  return node == NULL ? NULL : new_from_node (bm_file_name (file), node, error);
}

WrScenario *
wr_scenario_parse (const char  *name,
                   const char  *text,
                   gsize        length,
                   GError     **error)
{
  g_autoptr (JsonNode) node = bm_json_parse (name, text, length, error);

  return node == NULL ? NULL : new_from_node (name, node, error);
}

gboolean
wr_scenario_play (WrScenario *self,
                  GString    *diagnosis)
{
  WrRequest *request = &self->request;
  g_autoptr (GError) error = NULL;
  gsize before = diagnosis->len;
  BmRefusal refusal;

  if (!wr_request_play (request, &refusal, &error))
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
    wr_expect_compare (self->expect, &request->position, request->events, diagnosis);
  return diagnosis->len == before;
}
