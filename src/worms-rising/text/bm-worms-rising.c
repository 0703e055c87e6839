/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-worms-rising.h"

#include <string.h>

#include "bm-error.h"
#include "bm-event-text.h"
#include "bm-move-text.h"
#include "bm-position-json.h"
#include "bm-rules.h"

/* Counts up whenever a released rule, board number or card changes what a record does. */
#define RULES_COUNT 1

/* An option of `start` and its choices, of which only the first can be had yet. */
typedef struct
{
  const char *name;
  const char *choices[4];
} Option;

static const Option options_known[] = {
  { "champions", { "none", "random", "draft" } },
  { "cards", { "off", "on" } },
  { "events", { "off", "on" } },
};

static gboolean
check_option (const char  *text,
              GError     **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (options_known); i++)
    {
      const Option *option = &options_known[i];
      gsize length = strlen (option->name);

      if (!g_str_has_prefix (text, option->name) || text[length] != '=')
        continue;
      if (strcmp (text + length + 1, option->choices[0]) == 0)
        return TRUE;
      if (g_strv_contains (option->choices, text + length + 1))
        g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "\"%s\" needs the cards, which this version does not have yet",
                     text);
      else
        g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "no such choice: \"%s\"", text);
      return FALSE;
    }
  if (strcmp (text, "box") == 0)
    g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "\"box\" needs the cards, which this version does not have yet");
  else
    g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "no such option: \"%s\"", text);
  return FALSE;
}

static gboolean
check_options (const char  *options,
               GError     **error)
{
  g_auto (GStrv) words = NULL;

  if (strcmp (options, "start") == 0)
    return TRUE;
  if (!g_str_has_prefix (options, "start:"))
    {
      g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "\"%s\" is no way to begin; \"start\" is", options);
      return FALSE;
    }
  words = g_strsplit (options + strlen ("start:"), ",", -1);
  if (words[0] == NULL)
    return check_option ("", error);
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (!check_option (words[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
start (gpointer     position,
       const char  *options,
       guint64      seed,
       GError     **error)
{
  if (!check_options (options, error))
    return FALSE;
  if (seed > BM_RANDOM_MAX_SEED)
    {
      g_set_error (error, BM_ERROR, BM_ERROR_REFUSED, "the seed must lie in 0..%" G_GUINT64_FORMAT, BM_RANDOM_MAX_SEED);
      return FALSE;
    }
  bm_rules_start (position, seed);
  return TRUE;
}

static int
to_act (gconstpointer position)
{
  return bm_position_to_act (position);
}

static int
winner (gconstpointer position)
{
  const BmPosition *pos = position;

  return pos->winner == BM_NO_WINNER ? BM_SIDE_NOBODY : pos->winner;
}

static guint
chapter (gconstpointer position)
{
  const BmPosition *pos = position;

  return pos->turn == BM_TURN_SETUP ? 0 : pos->day;
}

static guint64
chance (gconstpointer position)
{
  const BmPosition *pos = position;

  return pos->seed;
}

static guint
legal (gconstpointer  position,
       BmMove        *moves)
{
  return bm_rules_legal (position, moves);
}

static gboolean
is_legal (gconstpointer position,
          BmMove        move)
{
  return bm_rules_is_legal (position, move);
}

static void
apply (gpointer     position,
       BmMove       move,
       BmDice      *dice,
       BmEventList *events)
{
  bm_rules_apply (position, move, dice, events);
}

static gboolean
why (gconstpointer  position,
     BmMove         move,
     BmRefusal     *refusal)
{
  return bm_rules_why (position, move, refusal);
}

static void
hide (gpointer position,
      int      side)
{
  bm_rules_hide (position, (BmSide) side);
}

static char *
digest_text (gconstpointer position)
{
  GString *string = g_string_sized_new (2048);

  /* Every key that there is belongs to the first version. */
  bm_position_append_text (position, string);
  g_string_append_c (string, '\n');
  return g_string_free (string, FALSE);
}

static const char *const side_ids[BM_N_SIDES] = { [BM_SIDE_WORMS] = "worms", [BM_SIDE_BIRD] = "bird" };

const BmGame bm_worms_rising = {
  .id = "worms-rising",
  .rules = RULES_COUNT,
  .position_size = sizeof (BmPosition),
  .n_sides = BM_N_SIDES,
  .side_ids = side_ids,
  .start = start,
  .to_act = to_act,
  .winner = winner,
  .chapter = chapter,
  .chance = chance,
  .legal = legal,
  .is_legal = is_legal,
  .apply = apply,
  .why = why,
  .hide = hide,
  .move_text = bm_move_append_text,
  .read_move = bm_move_from_text,
  .event_text = bm_event_append_text,
  .digest_text = digest_text,
};
