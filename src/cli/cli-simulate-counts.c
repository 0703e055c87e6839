/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The counts of many matches.
 */
#include "cli-simulate.h"

#include <string.h>

#include "bm-games.h"

const CliCounting *
cli_counting_of (const CliGame *game)
{
  static const CliCounting plain = { .chapters = "chapters" };

  return game->counting == NULL ? &plain : game->counting;
}

const char *
cli_count_name (CliCount count)
{
  static const char *const names[CLI_N_COUNTS] = {
    [CLI_COUNT_DISCARDED] = "discarded", [CLI_COUNT_DRAWN] = "drawn", [CLI_COUNT_MATCHES] = "matches",
    [CLI_COUNT_PLAYED] = "played", [CLI_COUNT_PLAYED_MATCHES] = "played-matches",
    [CLI_COUNT_PLAYED_WINS] = "played-wins", [CLI_COUNT_USED] = "used", [CLI_COUNT_WINS] = "wins",
  };

  return names[count];
}

const char *
cli_sum_name (CliSum sum)
{
  static const char *const names[CLI_N_SUMS] = {
    [CLI_SUM_ALL] = "sum", [CLI_SUM_MATCHES] = "matches", [CLI_SUM_SQUARES] = "squares", [CLI_SUM_WINS] = "wins",
    [CLI_SUM_WINS_SQUARES] = "wins-squares",
  };

  return names[sum];
}

void
cli_setup_clear (CliSetup *setup)
{
  for (guint seat = 0; seat < BM_MAX_SEATS; seat++)
    g_clear_pointer (&setup->players[seat], g_free);
  g_clear_pointer (&setup->start, g_free);
  g_clear_pointer (&setup->set, g_free);
  g_clear_pointer (&setup->program, g_free);
}

const char *
cli_setup_difference (const CliSetup *a,
                      const CliSetup *b)
{
  int seats[BM_MAX_SEATS];

  if (a->game != b->game)
    return "game";
  bm_game_sort_seats (a->game->rules, a->n_seats, seats);
  for (guint i = 0; i < a->n_seats; i++)
    {
      if (g_strcmp0 (a->players[seats[i]], b->players[seats[i]]) != 0)
        return a->game->rules->seat_ids[seats[i]];
    }
  if (g_strcmp0 (a->start, b->start) != 0)
    return "start";
  if (g_strcmp0 (a->set, b->set) != 0)
    return "set";
  if (g_strcmp0 (a->program, b->program) != 0)
    return "program";
  if (a->rules != b->rules)
    return "rules";
  return a->iterations != b->iterations ? "iterations" : NULL;
}

void
cli_counts_init (CliCounts *counts)
{
  memset (counts, 0, sizeof *counts);
  counts->ranges = g_array_new (FALSE, FALSE, sizeof (CliRange));
  counts->endless = g_array_new (FALSE, FALSE, sizeof (CliRange));
  for (guint group = 0; group < CLI_MOST_GROUPS; group++)
    counts->cards[group] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

void
cli_counts_clear (CliCounts *counts)
{
  cli_setup_clear (&counts->setup);
  g_clear_pointer (&counts->ranges, g_array_unref);
  g_clear_pointer (&counts->endless, g_array_unref);
  for (guint group = 0; group < CLI_MOST_GROUPS; group++)
    g_clear_pointer (&counts->cards[group], g_hash_table_unref);
}

CliCardCounts *
cli_counts_of (CliCounts  *counts,
               guint       group,
               const char *id)
{
  CliCardCounts *card = g_hash_table_lookup (counts->cards[group], id);

  if (card != NULL)
    return card;
  card = g_new0 (CliCardCounts, 1);
  g_hash_table_insert (counts->cards[group], g_strdup (id), card);
  return card;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
cli_counts_ids (const CliCounts *counts,
                guint            group)
{
  GPtrArray *ids = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, counts->cards[group]);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    g_ptr_array_add (ids, id);
  g_ptr_array_sort (ids, compare_ids);
  return ids;
}

guint64
cli_counts_matches (const CliCounts *counts)
{
  guint64 n = 0;

  for (guint i = 0; i < counts->ranges->len; i++)
    n += g_array_index (counts->ranges, CliRange, i).n;
  for (guint i = 0; i < counts->endless->len; i++)
    n -= g_array_index (counts->endless, CliRange, i).n;
  return n;
}

guint64
cli_counts_played (const CliCounts *counts)
{
  guint64 n = cli_counts_matches (counts);

  for (guint seat = 0; seat < counts->setup.n_seats; seat++)
    n -= counts->forfeits[seat];
  return n;
}

guint64
cli_counts_winners (const CliCounts *counts)
{
  guint64 n = 0;

  for (guint seat = 0; seat < counts->setup.n_seats; seat++)
    n += counts->wins[seat] - (counts->setup.n_seats == 2 ? counts->forfeits[1 - seat] : 0);
  return n;
}

void
cli_counts_add_range (GArray   *ranges,
                      CliRange  range)
{
  guint place = 0;
  CliRange *before, *after;

  while (place < ranges->len)
    {
      const CliRange *other = &g_array_index (ranges, CliRange, place);

      if (other->seed > range.seed || (other->seed == range.seed && other->first > range.first))
        break;
      place++;
    }
  g_array_insert_val (ranges, place, range);
  /* Merges adjacent ranges. */
  for (guint i = MIN (place + 1, ranges->len - 1); i > 0 && i + 1 > place; i--)
    {
      before = &g_array_index (ranges, CliRange, i - 1);
      after = &g_array_index (ranges, CliRange, i);
      if (before->seed != after->seed || before->first + before->n != after->first)
        continue;
      before->n += after->n;
      g_array_remove_index (ranges, i);
    }
}

/* --- One match ----------------------------------------------------------------------------------------------- */

static void
add_card (CliCounts          *counts,
          const CliCard      *card,
          const CliCardTally *tally,
          guint               winners)
{
  gboolean there = tally->there || tally->drawn > 0, shared = card->seat == BM_SIDE_NOBODY;
  gboolean won = (winners & (shared ? tally->had_by : 1u << card->seat)) != 0;
  gboolean played_won = (winners & (shared ? tally->played_by : 1u << card->seat)) != 0;
  guint64 *c;

  if (!there && tally->played == 0 && tally->discarded == 0 && tally->used == 0)
    return;
  c = cli_counts_of (counts, card->group, card->id)->counts;
  c[CLI_COUNT_DRAWN] += tally->drawn;
  c[CLI_COUNT_DISCARDED] += tally->discarded;
  c[CLI_COUNT_PLAYED] += tally->played;
  c[CLI_COUNT_USED] += tally->used;
  c[CLI_COUNT_MATCHES] += there;
  c[CLI_COUNT_WINS] += there && won;
  c[CLI_COUNT_PLAYED_MATCHES] += tally->played > 0;
  c[CLI_COUNT_PLAYED_WINS] += tally->played > 0 && played_won;
}

static void
add_number (guint64       *sums,
            const guint   *of_seats,
            guint          n_seats,
            guint          winners)
{
  gboolean any = FALSE;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      guint64 number = of_seats[seat], won = winners >> seat & 1;

      any = any || number > 0;
      sums[CLI_SUM_ALL] += number;
      sums[CLI_SUM_SQUARES] += number * number;
      sums[CLI_SUM_WINS] += won * number;
      sums[CLI_SUM_WINS_SQUARES] += won * number * number;
    }
  sums[CLI_SUM_MATCHES] += any;
}

/* With two seats, the other one has won. */
static void
add_forfeit (CliCounts           *counts,
             const CliMatchTally *tally)
{
  counts->forfeits[tally->loser]++;
  if (counts->setup.n_seats == 2)
    counts->wins[1 - tally->loser]++;
  else
    counts->nobody++;
}

void
cli_counts_add_match (CliCounts           *counts,
                      guint64              seed,
                      guint64              number,
                      const CliMatchTally *tally)
{
  const CliCounting *counting = cli_counting_of (counts->setup.game);
  CliRange range = { seed, number, 1 };
  CliCard card;

  cli_counts_add_range (counts->ranges, range);
  if (tally->end == CLI_MATCH_ENDLESS)
    {
      cli_counts_add_range (counts->endless, range);
      return;
    }
  if (tally->end == CLI_MATCH_FORFEIT)
    {
      add_forfeit (counts, tally);
      return;
    }
  counts->nobody += tally->winners == 0;
  counts->ends[MIN (tally->way, CLI_MOST_ENDS - 1)]++;
  counts->chapters[MIN (tally->chapters, CLI_MOST_CHAPTERS)]++;
  for (guint seat = 0; seat < counts->setup.n_seats; seat++)
    {
      counts->wins[seat] += tally->winners >> seat & 1;
      counts->moves[seat] += tally->moves[seat];
      if (counting->places)
        counts->places[(seat + counts->setup.n_seats - tally->first) % counts->setup.n_seats]
          += tally->winners >> seat & 1;
    }
  for (guint i = 0; i < counting->n_numbers; i++)
    add_number (counts->numbers[i], tally->numbers[i], counts->setup.n_seats, tally->winners);
  for (guint i = 0; counting->get_card != NULL && counting->get_card (i, &card); i++)
    add_card (counts, &card, &tally->cards[i], tally->winners);
}

/* --- Two parts ----------------------------------------------------------------------------------------------- */

static gboolean
share_match (const GArray *a,
             const GArray *b,
             CliRange     *common)
{
  for (guint i = 0; i < a->len; i++)
    for (guint k = 0; k < b->len; k++)
      {
        CliRange one = g_array_index (a, CliRange, i), other = g_array_index (b, CliRange, k);
        guint64 first = MAX (one.first, other.first), end = MIN (one.first + one.n, other.first + other.n);

        if (one.seed == other.seed && first < end)
          {
            *common = (CliRange) { one.seed, first, end - first };
            return TRUE;
          }
      }
  return FALSE;
}

static void
add_numbers (guint64       *sums,
             const guint64 *numbers,
             guint          n)
{
  for (guint i = 0; i < n; i++)
    sums[i] += numbers[i];
}

gboolean
cli_counts_add (CliCounts       *counts,
                const CliCounts *part,
                CliRange        *common)
{
  if (share_match (counts->ranges, part->ranges, common))
    return FALSE;
  for (guint i = 0; i < part->ranges->len; i++)
    cli_counts_add_range (counts->ranges, g_array_index (part->ranges, CliRange, i));
  for (guint i = 0; i < part->endless->len; i++)
    cli_counts_add_range (counts->endless, g_array_index (part->endless, CliRange, i));
  add_numbers (counts->wins, part->wins, BM_MAX_SEATS);
  add_numbers (counts->places, part->places, BM_MAX_SEATS);
  add_numbers (counts->numbers[0], part->numbers[0], CLI_MOST_NUMBERS * CLI_N_SUMS);
  counts->nobody += part->nobody;
  add_numbers (counts->forfeits, part->forfeits, BM_MAX_SEATS);
  add_numbers (counts->ends, part->ends, CLI_MOST_ENDS);
  add_numbers (counts->chapters, part->chapters, CLI_MOST_CHAPTERS + 1);
  add_numbers (counts->moves, part->moves, BM_MAX_SEATS);
  for (guint group = 0; group < CLI_MOST_GROUPS; group++)
    {
      GHashTableIter iter;
      gpointer id, card;

      g_hash_table_iter_init (&iter, part->cards[group]);
      while (g_hash_table_iter_next (&iter, &id, &card))
        add_numbers (cli_counts_of (counts, group, id)->counts, ((const CliCardCounts *) card)->counts, CLI_N_COUNTS);
    }
  return TRUE;
}
