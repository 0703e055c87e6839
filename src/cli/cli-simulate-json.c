/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A part of a simulation as JSON, one line, written so that the sum of parts is the same text as the whole.
 */
#include "cli-simulate.h"

#include <string.h>

#include "bm-games.h"
#include "bm-json.h"

/* Collects the members of an object, and sorts them at the end. */
typedef struct
{
  const CliCounts *counts;
  GPtrArray       *members; /* of char *: "\"key\": value" */
} Writer;

static GString *
begin (const char *key)
{
  GString *member = g_string_new ("\"");

  g_string_append_printf (member, "%s\": ", key);
  return member;
}

static void
end (Writer  *writer,
     GString *member)
{
  g_ptr_array_add (writer->members, g_string_free (member, FALSE));
}

static void
add_text (Writer     *writer,
          const char *key,
          const char *text)
{
  GString *member = begin (key);

  if (text == NULL)
    g_string_append (member, "null");
  else
    bm_json_append_string (member, text);
  end (writer, member);
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
add_count (Writer     *writer,
           const char *key,
           guint64     count)
{
  GString *member = g_string_new (NULL);

  append_count (member, "", key, count);
  end (writer, member);
}

static void
add_seats (Writer        *writer,
           const char    *key,
           const guint64 *counts)
{
  const CliSetup *setup = &writer->counts->setup;
  GString *member = begin (key);
  int seats[BM_MAX_SEATS];

  bm_game_sort_seats (setup->game->rules, setup->n_seats, seats);
  for (guint i = 0; i < setup->n_seats; i++)
    append_count (member, i == 0 ? "{" : ", ", setup->game->rules->seat_ids[seats[i]], counts[seats[i]]);
  end (writer, g_string_append_c (member, '}'));
}

static void
add_group (Writer         *writer,
           const CliGroup *group,
           guint           index)
{
  g_autoptr (GPtrArray) ids = cli_counts_ids (writer->counts, index);
  GString *member = begin (group->id);

  g_string_append_c (member, '{');
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i), *before = "";
      const CliCardCounts *card = g_hash_table_lookup (writer->counts->cards[index], id);

      g_string_append_printf (member, "%s\"%s\": {", i == 0 ? "" : ", ", id);
      for (CliCount count = 0; count < CLI_N_COUNTS; count++)
        {
          if ((group->counts >> count & 1) == 0)
            continue;
          append_count (member, before, cli_count_name (count), card->counts[count]);
          before = ", ";
        }
      g_string_append_c (member, '}');
    }
  end (writer, g_string_append_c (member, '}'));
}

static void
add_ranges (Writer       *writer,
            const char   *key,
            const GArray *ranges)
{
  GString *member = begin (key);

  g_string_append_c (member, '[');
  for (guint i = 0; i < ranges->len; i++)
    {
      const CliRange *range = &g_array_index (ranges, CliRange, i);

      g_string_append_printf (member, "%s[%" G_GUINT64_FORMAT ", %" G_GUINT64_FORMAT ", %" G_GUINT64_FORMAT "]",
                              i == 0 ? "" : ", ", range->seed, range->first, range->n);
    }
  end (writer, g_string_append_c (member, ']'));
}

static void
add_chapters (Writer     *writer,
              const char *key)
{
  GString *member = begin (key);
  const char *before = "";

  g_string_append_c (member, '{');
  for (guint n = 0; n <= CLI_MOST_CHAPTERS; n++)
    {
      if (writer->counts->chapters[n] == 0)
        continue;
      g_string_append_printf (member, "%s\"%02u\": %" G_GUINT64_FORMAT, before, n, writer->counts->chapters[n]);
      before = ", ";
    }
  end (writer, g_string_append_c (member, '}'));
}

static void
add_ends (Writer            *writer,
          const CliCounting *counting)
{
  GString *member = begin ("ends");

  for (guint i = 0; i < counting->n_ends; i++)
    append_count (member, i == 0 ? "{" : ", ", counting->ends[i].id, writer->counts->ends[i]);
  end (writer, g_string_append_c (member, '}'));
}

static void
add_places (Writer *writer)
{
  GString *member = begin ("places");

  for (guint place = 0; place < writer->counts->setup.n_seats; place++)
    g_string_append_printf (member, "%s%" G_GUINT64_FORMAT, place == 0 ? "[" : ", ", writer->counts->places[place]);
  end (writer, g_string_append_c (member, ']'));
}

static void
add_numbers (Writer            *writer,
             const CliCounting *counting)
{
  GString *member = begin ("numbers");

  for (guint i = 0; i < counting->n_numbers; i++)
    {
      g_string_append_printf (member, "%s\"%s\": ", i == 0 ? "{" : ", ", counting->numbers[i].id);
      for (CliSum sum = 0; sum < CLI_N_SUMS; sum++)
        append_count (member, sum == 0 ? "{" : ", ", cli_sum_name (sum), writer->counts->numbers[i][sum]);
      g_string_append_c (member, '}');
    }
  end (writer, g_string_append_c (member, '}'));
}

static void
add_setup (Writer         *writer,
           const CliSetup *setup)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    add_text (writer, setup->game->rules->seat_ids[seat], setup->players[seat]);
  if (!setup->game->rules->unnamed_records)
    add_text (writer, "game", setup->game->rules->id);
  add_text (writer, "format", CLI_SIMULATION_FORMAT);
  add_count (writer, "iterations", setup->iterations);
  add_text (writer, "program", setup->program);
  add_count (writer, "rules", setup->rules);
  add_text (writer, "set", setup->set);
  add_text (writer, "start", setup->start);
  add_count (writer, "version", CLI_SIMULATION_VERSION);
}

static int
compare_members (gconstpointer a,
                 gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
cli_counts_append_json (const CliCounts *counts,
                        GString         *string)
{
  const CliCounting *counting = cli_counting_of (counts->setup.game);
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func (g_free);
  Writer writer = { counts, members };

  add_setup (&writer, &counts->setup);
  add_chapters (&writer, counting->chapters);
  add_ranges (&writer, "endless", counts->endless);
  add_ranges (&writer, "matches", counts->ranges);
  if (counting->n_ends > 0)
    add_ends (&writer, counting);
  if (counting->places)
    add_places (&writer);
  if (counting->n_numbers > 0)
    add_numbers (&writer, counting);
  if (!counting->one_winner)
    add_count (&writer, "nobody", counts->nobody);
  add_seats (&writer, "forfeits", counts->forfeits);
  add_seats (&writer, "moves", counts->moves);
  add_seats (&writer, "wins", counts->wins);
  for (guint i = 0; i < counting->n_groups; i++)
    add_group (&writer, &counting->groups[i], i);
  g_ptr_array_sort (members, compare_members);
  for (guint i = 0; i < members->len; i++)
    g_string_append_printf (string, "%s%s", i == 0 ? "{" : ", ", (const char *) g_ptr_array_index (members, i));
  g_string_append_c (string, '}');
}
