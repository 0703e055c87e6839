/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Parts of a simulation as JSON, one line each, written so that the sum of parts is the same text as the whole.
 */
#include "cli-simulate.h"

#include <string.h>

#include "bm-file.h"
#include "bm-json.h"
#include "wr-names.h"
#include "cli.h"

#define FORMAT  "bloodmoon-simulation"
#define VERSION_OF_FORMAT 1

/* A file of more than this is none of ours. */
#define MAX_FILE (256 * 1024 * 1024)

static const char *const victory_names[CLI_N_VICTORIES] = { "eaten", "health", "starved" };

/* --- Writing ------------------------------------------------------------------------------------------------- */

static void
append_text (GString    *string,
             const char *key,
             const char *text)
{
  g_string_append_printf (string, ", \"%s\": ", key);
  if (text == NULL)
    g_string_append (string, "null");
  else
    bm_json_append_string (string, text);
}

static void
append_count (GString    *string,
              const char *before,
              const char *key,
              guint64     count)
{
  g_string_append_printf (string, "%s\"%s\": %" G_GUINT64_FORMAT, before, key, count);
}

static void
append_sides (GString       *string,
              const char    *key,
              const guint64 *counts)
{
  g_string_append_printf (string, ", \"%s\": {", key);
  append_count (string, "", "bird", counts[WR_SIDE_BIRD]);
  append_count (string, ", ", "worms", counts[WR_SIDE_WORMS]);
  g_string_append_c (string, '}');
}

static void
append_group (GString         *string,
              const CliCounts *counts,
              CliGroup         group)
{
  g_autoptr (GPtrArray) ids = cli_counts_ids (counts, group);

  g_string_append_printf (string, ", \"%s\": {", cli_group_name (group));
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i), *before = "";
      const CliCardCounts *card = g_hash_table_lookup (counts->cards[group], id);

      g_string_append_printf (string, "%s\"%s\": {", i == 0 ? "" : ", ", id);
      for (CliCount count = 0; count < CLI_N_COUNTS; count++)
        {
          if (cli_group_count_name (group, count) == NULL)
            continue;
          append_count (string, before, cli_group_count_name (group, count), card->counts[count]);
          before = ", ";
        }
      g_string_append_c (string, '}');
    }
  g_string_append_c (string, '}');
}

static void
append_ranges (GString      *string,
               const char   *key,
               const GArray *ranges)
{
  g_string_append_printf (string, ", \"%s\": [", key);
  for (guint i = 0; i < ranges->len; i++)
    {
      const CliRange *range = &g_array_index (ranges, CliRange, i);

      g_string_append_printf (string, "%s[%" G_GUINT64_FORMAT ", %" G_GUINT64_FORMAT ", %" G_GUINT64_FORMAT "]",
                              i == 0 ? "" : ", ", range->seed, range->first, range->n);
    }
  g_string_append_c (string, ']');
}

static void
append_days (GString         *string,
             const CliCounts *counts)
{
  const char *before = "";

  g_string_append (string, ", \"days\": {");
  for (guint days = 0; days <= CLI_MOST_DAYS; days++)
    {
      if (counts->days[days] == 0)
        continue;
      g_string_append_printf (string, "%s\"%02u\": %" G_GUINT64_FORMAT, before, days, counts->days[days]);
      before = ", ";
    }
  g_string_append_c (string, '}');
}

static void
append_victories (GString         *string,
                  const CliCounts *counts)
{
  g_string_append (string, ", \"ends\": {");
  for (guint i = 0; i < CLI_N_VICTORIES; i++)
    append_count (string, i == 0 ? "" : ", ", victory_names[i], counts->victories[i]);
  g_string_append_c (string, '}');
}

void
cli_counts_append_json (const CliCounts *counts,
                        GString         *string)
{
  const CliSetup *setup = &counts->setup;

  g_string_append (string, "{\"bird\": ");
  bm_json_append_string (string, setup->players[WR_SIDE_BIRD]);
  append_group (string, counts, CLI_BIRD_CARDS);
  append_group (string, counts, CLI_BIRD_CHAMPIONS);
  append_days (string, counts);
  append_ranges (string, "endless", counts->endless);
  append_victories (string, counts);
  append_group (string, counts, CLI_EVENTS);
  append_sides (string, "forfeits", counts->forfeits);
  append_text (string, "format", FORMAT);
  append_count (string, ", ", "iterations", setup->iterations);
  append_ranges (string, "matches", counts->ranges);
  append_sides (string, "moves", counts->moves);
  append_text (string, "program", setup->program);
  append_count (string, ", ", "rules", setup->rules);
  append_text (string, "set", setup->set);
  append_text (string, "start", setup->start);
  append_count (string, ", ", "version", VERSION_OF_FORMAT);
  append_sides (string, "wins", counts->wins);
  append_group (string, counts, CLI_WORM_CARDS);
  append_group (string, counts, CLI_WORM_CHAMPIONS);
  append_text (string, "worms", setup->players[WR_SIDE_WORMS]);
  g_string_append_c (string, '}');
}

/* --- Reading ------------------------------------------------------------------------------------------------- */

/* The member KEY of AT, which must be there. */
static gboolean
member (const BmJson  *at,
        const char    *key,
        BmJson        *child,
        GError       **error)
{
  return bm_json_member (at, key, child) || bm_json_fail_member (at, key, BM_ERROR_UNREADABLE, error, "missing");
}

static gboolean
read_count (const BmJson  *at,
            const char    *key,
            guint64       *count,
            GError       **error)
{
  BmJson child;
  gint64 value;

  if (!member (at, key, &child, error) || !bm_json_get_integer (&child, 0, (gint64) BM_RANDOM_MAX_SEED, &value, error))
    return FALSE;
  *count = (guint64) value;
  return TRUE;
}

/* A text, or null if MISSING is allowed. */
static gboolean
read_text (const BmJson  *at,
           const char    *key,
           gboolean       missing,
           char         **text,
           GError       **error)
{
  BmJson child;
  const char *string;

  if (!member (at, key, &child, error))
    return FALSE;
  if (missing && bm_json_is_null (&child))
    return TRUE;
  string = bm_json_get_string (&child, error);
  *text = g_strdup (string);
  return string != NULL;
}

/* An object with a count for each of the names. */
static gboolean
read_counts (const BmJson       *at,
             const char         *key,
             const char *const  *names,
             guint64            *counts,
             GError            **error)
{
  BmJson child;

  if (!member (at, key, &child, error) || !bm_json_check_object (&child, names, error))
    return FALSE;
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (!read_count (&child, names[i], &counts[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_range (const BmJson  *at,
            GArray        *ranges,
            GError       **error)
{
  gint64 numbers[3];
  CliRange range, common;
  BmJson child;
  guint n;

  if (!bm_json_check_list (at, &n, error))
    return FALSE;
  if (n != G_N_ELEMENTS (numbers))
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be a seed, the first match, and how many");
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (at, i, &child);
      if (!bm_json_get_integer (&child, i == 2, (gint64) BM_RANDOM_MAX_SEED, &numbers[i], error))
        return FALSE;
    }
  range = (CliRange) { (guint64) numbers[0], (guint64) numbers[1], (guint64) numbers[2] };
  for (guint i = 0; i < ranges->len; i++)
    {
      common = g_array_index (ranges, CliRange, i);
      if (common.seed == range.seed && MAX (common.first, range.first) < MIN (common.first + common.n,
                                                                             range.first + range.n))
        return bm_json_fail (at, BM_ERROR_REFUSED, error, "matches that were there before");
    }
  cli_counts_add_range (ranges, range);
  return TRUE;
}

static gboolean
read_ranges (const BmJson  *at,
             const char    *key,
             GArray        *ranges,
             GError       **error)
{
  BmJson list, child;
  guint n;

  if (!member (at, key, &list, error) || !bm_json_check_list (&list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!read_range (&child, ranges, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_days (const BmJson  *at,
           CliCounts     *counts,
           GError       **error)
{
  char names[CLI_MOST_DAYS + 1][3];
  const char *keys[CLI_MOST_DAYS + 2] = { NULL };
  BmJson days, child;

  for (guint i = 0; i <= CLI_MOST_DAYS; i++)
    {
      g_snprintf (names[i], sizeof names[i], "%02u", i);
      keys[i] = names[i];
    }
  if (!member (at, "days", &days, error) || !bm_json_check_object (&days, keys, error))
    return FALSE;
  for (guint i = 0; i <= CLI_MOST_DAYS; i++)
    {
      if (bm_json_member (&days, keys[i], &child) && !read_count (&days, keys[i], &counts->days[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_card (const BmJson  *at,
           CliGroup       group,
           CliCardCounts *card,
           GError       **error)
{
  const char *keys[CLI_N_COUNTS + 1] = { NULL };
  guint n = 0;

  for (CliCount count = 0; count < CLI_N_COUNTS; count++)
    {
      if (cli_group_count_name (group, count) != NULL)
        keys[n++] = cli_group_count_name (group, count);
    }
  if (!bm_json_check_object (at, keys, error))
    return FALSE;
  for (CliCount count = 0; count < CLI_N_COUNTS; count++)
    {
      const char *name = cli_group_count_name (group, count);

      if (name != NULL && !read_count (at, name, &card->counts[count], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_group (const BmJson  *at,
            CliGroup       group,
            CliCounts     *counts,
            GError       **error)
{
  g_autoptr (GList) ids = NULL;
  BmJson object, child;

  if (!member (at, cli_group_name (group), &object, error))
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (object.node))
    return bm_json_fail (&object, BM_ERROR_UNREADABLE, error, "must be an object");
  ids = json_object_get_members (json_node_get_object (object.node));
  for (GList *id = ids; id != NULL; id = id->next)
    {
      const char *name = id->data;

      bm_json_member (&object, name, &child);
      if (*name == '\0' || name[strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789-")] != '\0')
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "no card is called so");
      if (!read_card (&child, group, cli_counts_of (counts, group, name), error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_setup (const BmJson  *at,
            CliSetup      *setup,
            GError       **error)
{
  guint64 iterations, rules;

  if (!read_text (at, "bird", FALSE, &setup->players[WR_SIDE_BIRD], error) ||
      !read_text (at, "worms", FALSE, &setup->players[WR_SIDE_WORMS], error) ||
      !read_text (at, "start", FALSE, &setup->start, error) || !read_text (at, "set", TRUE, &setup->set, error) ||
      !read_text (at, "program", FALSE, &setup->program, error) ||
      !read_count (at, "iterations", &iterations, error) || !read_count (at, "rules", &rules, error))
    return FALSE;
  setup->iterations = (guint) iterations;
  setup->rules = (guint) rules;
  return TRUE;
}

static gboolean
read_part (const BmJson  *at,
           CliCounts     *part,
           GError       **error)
{
  static const char *const keys[] = {
    "bird", "bird-cards", "bird-champions", "days", "endless", "ends", "events", "forfeits", "format", "iterations",
    "matches", "moves", "program", "rules", "set", "start", "version", "wins", "worm-cards", "worm-champions", "worms",
    NULL
  };
  const char *const sides[] = { wr_side_name (WR_SIDE_WORMS), wr_side_name (WR_SIDE_BIRD), NULL };
  const char *const victories[] = { victory_names[0], victory_names[1], victory_names[2], NULL };

  if (!bm_json_check_format (at, FORMAT, VERSION_OF_FORMAT, TRUE, error) || !bm_json_check_object (at, keys, error) ||
      !read_setup (at, &part->setup, error) || !read_ranges (at, "matches", part->ranges, error) ||
      !read_ranges (at, "endless", part->endless, error) || !read_counts (at, "wins", sides, part->wins, error) ||
      !read_counts (at, "forfeits", sides, part->forfeits, error) ||
      !read_counts (at, "moves", sides, part->moves, error) ||
      !read_counts (at, "ends", victories, part->victories, error) || !read_days (at, part, error))
    return FALSE;
  for (CliGroup group = 0; group < CLI_N_GROUPS; group++)
    {
      if (!read_group (at, group, part, error))
        return FALSE;
    }
  return TRUE;
}

static void
take_setup (CliSetup *to,
            CliSetup *from)
{
  *to = *from;
  *from = (CliSetup) { 0 };
}

static gboolean
merge_line (CliCounts  *counts,
            const char *name,
            const char *line,
            gsize       length)
{
  g_auto (CliCounts) part = { { { 0 } } };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = bm_json_parse (name, line, length, &error);
  BmJson root = BM_JSON_ROOT (name, node);
  const char *difference;
  CliRange common;

  cli_counts_init (&part);
  if (node == NULL || !read_part (&root, &part, &error))
    {
      cli_complain ("%s", error->message);
      return FALSE;
    }
  if (counts->setup.start == NULL)
    take_setup (&counts->setup, &part.setup);
  else if ((difference = cli_setup_difference (&counts->setup, &part.setup)) != NULL)
    {
      cli_complain ("%s: %s: not the same as in the parts before", name, difference);
      return FALSE;
    }
  if (cli_counts_add (counts, &part, &common))
    return TRUE;
  cli_complain ("%s: matches: match %" G_GUINT64_FORMAT " of seed %" G_GUINT64_FORMAT " is in a part before, too", name,
                common.first, common.seed);
  return FALSE;
}

gboolean
cli_counts_merge_file (CliCounts  *counts,
                       const char *file)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = bm_file_read (file, MAX_FILE, &length, &error);
  guint number = 1, n = 0;

  if (text == NULL)
    {
      cli_complain ("%s", error->message);
      return FALSE;
    }
  for (const char *line = text, *end = text + length; line < end; number++)
    {
      const char *stop = memchr (line, '\n', (gsize) (end - line));
      gsize size = (gsize) ((stop == NULL ? end : stop) - line);
      g_autofree char *name = number == 1 ? g_strdup (bm_file_name (file))
                                          : g_strdup_printf ("%s, line %u", bm_file_name (file), number);

      if (size > 0)
        {
          if (!merge_line (counts, name, line, size))
            return FALSE;
          n++;
        }
      line += size + 1;
    }
  if (n == 0)
    cli_complain ("%s: $: nothing in it", bm_file_name (file));
  return n > 0;
}
