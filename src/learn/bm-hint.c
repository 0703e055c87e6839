/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-hint.h"

static void
hint_clear (gpointer hint)
{
  g_clear_pointer (&((BmHint *) hint)->text, g_free);
}

GArray *
bm_hints_new (void)
{
  GArray *hints = g_array_new (FALSE, FALSE, sizeof (BmHint));

  g_array_set_clear_func (hints, hint_clear);
  return hints;
}

BmTopics
bm_hints_topics (GArray *hints)
{
  BmTopics topics = 0;

  for (guint i = 0; i < hints->len; i++)
    topics |= (BmTopics) 1 << g_array_index (hints, BmHint, i).topic;
  return topics;
}

void
bm_hints_keep (GArray   *hints,
               BmTopics  known,
               guint     most)
{
  for (guint i = hints->len; i-- > 0;)
    if (known >> g_array_index (hints, BmHint, i).topic & 1)
      g_array_remove_index (hints, i);
  if (hints->len > most)
    g_array_set_size (hints, most);
}

static int
compare_weights (gconstpointer a,
                 gconstpointer b)
{
  const BmHint *one = a, *other = b;

  if (one->weight != other->weight)
    return one->weight > other->weight ? -1 : 1;
  return one->topic != other->topic ? (one->topic < other->topic ? -1 : 1) : g_strcmp0 (one->text, other->text);
}

void
bm_hints_sort (GArray *hints)
{
  g_array_sort (hints, compare_weights);
}
