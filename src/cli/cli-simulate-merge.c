/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads parts of a simulation from files, and adds them up.
 */
#include "cli-simulate.h"

#include <string.h>

#include "bm-file.h"
#include "bm-games.h"
#include "bm-json.h"
#include "bm-record.h"
#include "cli.h"

/* The most bytes of a file. */
#define MAX_FILE (256 * 1024 * 1024)

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

/* A string, or null if MISSING is allowed. */
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

/* An object with a count for each of the names, and no others. */
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
read_chapters (const BmJson  *at,
               const char    *key,
               CliCounts     *counts,
               GError       **error)
{
  char names[CLI_MOST_CHAPTERS + 1][3];
  const char *keys[CLI_MOST_CHAPTERS + 2] = { NULL };
  BmJson object, child;

  for (guint i = 0; i <= CLI_MOST_CHAPTERS; i++)
    {
      g_snprintf (names[i], sizeof names[i], "%02u", i);
      keys[i] = names[i];
    }
  if (!member (at, key, &object, error) || !bm_json_check_object (&object, keys, error))
    return FALSE;
  for (guint i = 0; i <= CLI_MOST_CHAPTERS; i++)
    {
      if (bm_json_member (&object, keys[i], &child) && !read_count (&object, keys[i], &counts->chapters[i], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_card (const BmJson    *at,
           const CliGroup  *group,
           CliCardCounts   *card,
           GError         **error)
{
  const char *keys[CLI_N_COUNTS + 1] = { NULL };
  guint n = 0;

  for (CliCount count = 0; count < CLI_N_COUNTS; count++)
    {
      if (group->counts >> count & 1)
        keys[n++] = cli_count_name (count);
    }
  if (!bm_json_check_object (at, keys, error))
    return FALSE;
  for (CliCount count = 0; count < CLI_N_COUNTS; count++)
    {
      if ((group->counts >> count & 1) && !read_count (at, cli_count_name (count), &card->counts[count], error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_group (const BmJson    *at,
            const CliGroup  *group,
            guint            index,
            CliCounts       *counts,
            GError         **error)
{
  g_autoptr (GList) ids = NULL;
  BmJson object, child;

  if (!member (at, group->id, &object, error))
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
      if (!read_card (&child, group, cli_counts_of (counts, index, name), error))
        return FALSE;
    }
  return TRUE;
}

/* The seats from the first on have players, as many as the match has seats. */
static gboolean
read_setup (const BmJson  *at,
            CliSetup      *setup,
            GError       **error)
{
  const char *const *seat_ids = setup->game->rules->seat_ids;
  guint most = g_strv_length ((char **) seat_ids);
  guint64 iterations, rules;
  BmJson child;

  for (guint seat = 0; seat < most; seat++)
    {
      if (seat > 0 && most > 2 && !bm_json_member (at, seat_ids[seat], &child))
        break;
      if (!read_text (at, seat_ids[seat], FALSE, &setup->players[seat], error))
        return FALSE;
      setup->n_seats++;
    }
  if (!read_text (at, "start", FALSE, &setup->start, error) || !read_text (at, "set", TRUE, &setup->set, error) ||
      !read_text (at, "program", FALSE, &setup->program, error) ||
      !read_count (at, "iterations", &iterations, error) || !read_count (at, "rules", &rules, error))
    return FALSE;
  setup->iterations = (guint) iterations;
  setup->rules = (guint) rules;
  return TRUE;
}

/* All keys that a part can have, except those of its players. */
static GPtrArray *
keys_of (const CliGame *game)
{
  static const char *const keys[] = {
    "endless", "ends", "forfeits", "format", "game", "iterations", "matches", "moves", "nobody", "numbers", "places",
    "program", "rules", "set", "start", "version", "wins",
  };
  const CliCounting *counting = cli_counting_of (game);
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_ptr_array_add (list, (gpointer) keys[i]);
  g_ptr_array_add (list, (gpointer) counting->chapters);
  for (guint i = 0; i < counting->n_groups; i++)
    g_ptr_array_add (list, (gpointer) counting->groups[i].id);
  for (guint seat = 0; game->rules->seat_ids[seat] != NULL; seat++)
    g_ptr_array_add (list, (gpointer) game->rules->seat_ids[seat]);
  g_ptr_array_add (list, NULL);
  return list;
}

static gboolean
read_ends (const BmJson       *at,
           const CliCounting  *counting,
           guint64            *counts,
           GError            **error)
{
  const char *ids[CLI_MOST_ENDS + 1] = { NULL };

  for (guint i = 0; i < counting->n_ends; i++)
    ids[i] = counting->ends[i].id;
  return counting->n_ends == 0 || read_counts (at, "ends", ids, counts, error);
}

static gboolean
read_places (const BmJson       *at,
             const CliCounting  *counting,
             CliCounts          *part,
             GError            **error)
{
  BmJson list, child;
  gint64 wins;
  guint n;

  if (!counting->places)
    return TRUE;
  if (!member (at, "places", &list, error) || !bm_json_check_list (&list, &n, error))
    return FALSE;
  if (n != part->setup.n_seats)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "must have a number for each seat");
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!bm_json_get_integer (&child, 0, (gint64) BM_RANDOM_MAX_SEED, &wins, error))
        return FALSE;
      part->places[i] = (guint64) wins;
    }
  return TRUE;
}

static gboolean
read_numbers (const BmJson       *at,
              const CliCounting  *counting,
              CliCounts          *part,
              GError            **error)
{
  const char *ids[CLI_MOST_NUMBERS + 1] = { NULL }, *sums[CLI_N_SUMS + 1] = { NULL };
  BmJson object;

  for (guint i = 0; i < counting->n_numbers; i++)
    ids[i] = counting->numbers[i].id;
  for (CliSum sum = 0; sum < CLI_N_SUMS; sum++)
    sums[sum] = cli_sum_name (sum);
  if (counting->n_numbers == 0)
    return TRUE;
  if (!member (at, "numbers", &object, error) || !bm_json_check_object (&object, ids, error))
    return FALSE;
  for (guint i = 0; i < counting->n_numbers; i++)
    {
      if (!read_counts (&object, ids[i], sums, part->numbers[i], error))
        return FALSE;
    }
  return TRUE;
}

/* The counts that are specific to its game. */
static gboolean
read_counted (const BmJson  *at,
              CliCounts     *part,
              GError       **error)
{
  const CliSetup *setup = &part->setup;
  const CliCounting *counting = cli_counting_of (setup->game);
  const char *seats[BM_MAX_SEATS + 1] = { NULL };

  for (guint seat = 0; seat < setup->n_seats; seat++)
    seats[seat] = setup->game->rules->seat_ids[seat];
  if (!read_ranges (at, "matches", part->ranges, error) || !read_ranges (at, "endless", part->endless, error) ||
      !read_counts (at, "wins", seats, part->wins, error) ||
      !read_counts (at, "forfeits", seats, part->forfeits, error) ||
      !read_counts (at, "moves", seats, part->moves, error) ||
      (!counting->one_winner && !read_count (at, "nobody", &part->nobody, error)) ||
      !read_places (at, counting, part, error) || !read_numbers (at, counting, part, error) ||
      !read_ends (at, counting, part->ends, error) || !read_chapters (at, counting->chapters, part, error))
    return FALSE;
  for (guint i = 0; i < counting->n_groups; i++)
    {
      if (!read_group (at, &counting->groups[i], i, part, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_part (const BmJson  *at,
           CliCounts     *part,
           GError       **error)
{
  g_autoptr (GPtrArray) keys = NULL;
  const BmGame *game;

  if (!bm_json_check_format (at, CLI_SIMULATION_FORMAT, CLI_SIMULATION_VERSION, TRUE, error))
    return FALSE;
  game = bm_record_find_game (at, bm_games_find (NULL), error);
  if (game == NULL)
    return FALSE;
  part->setup.game = cli_game_of (game);
  keys = keys_of (part->setup.game);
  return bm_json_check_object (at, (const char *const *) keys->pdata, error) &&
         read_setup (at, &part->setup, error) && read_counted (at, part, error);
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
  g_auto (CliCounts) part = { 0 };
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
  if (counts->setup.game == NULL)
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
