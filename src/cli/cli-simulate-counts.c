/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is counted of many matches.
 */
#include "cli-simulate.h"

#include <string.h>

static const struct
{
  const char *name;
  WrDeck      deck;
  guint       counts; /* bits of CliCount */
} groups[CLI_N_GROUPS] = {
#define CHAMPIONS (1u << CLI_COUNT_MATCHES | 1u << CLI_COUNT_USED | 1u << CLI_COUNT_WINS)
#define CARDS (1u << CLI_COUNT_DISCARDED | 1u << CLI_COUNT_DRAWN | 1u << CLI_COUNT_MATCHES | 1u << CLI_COUNT_PLAYED \
               | 1u << CLI_COUNT_PLAYED_MATCHES | 1u << CLI_COUNT_PLAYED_WINS | 1u << CLI_COUNT_WINS)
  [CLI_WORM_CHAMPIONS] = { "worm-champions", WR_DECK_WORM_CHAMPION, CHAMPIONS },
  [CLI_BIRD_CHAMPIONS] = { "bird-champions", WR_DECK_BIRD_CHAMPION, CHAMPIONS },
  [CLI_WORM_CARDS] = { "worm-cards", WR_DECK_WORM, CARDS },
  [CLI_BIRD_CARDS] = { "bird-cards", WR_DECK_BIRD, CARDS },
  [CLI_EVENTS] = { "events", WR_DECK_EVENT, 1u << CLI_COUNT_DRAWN | 1u << CLI_COUNT_MATCHES | 1u << CLI_COUNT_WINS },
};

const char *
cli_group_name (CliGroup group)
{
  return groups[group].name;
}

const char *
cli_group_count_name (CliGroup group,
                      CliCount count)
{
  static const char *const names[CLI_N_COUNTS] = {
    [CLI_COUNT_DISCARDED] = "discarded", [CLI_COUNT_DRAWN] = "drawn", [CLI_COUNT_MATCHES] = "matches",
    [CLI_COUNT_PLAYED] = "played", [CLI_COUNT_PLAYED_MATCHES] = "played-matches",
    [CLI_COUNT_PLAYED_WINS] = "played-wins", [CLI_COUNT_USED] = "used", [CLI_COUNT_WINS] = "wins",
  };

  return groups[group].counts >> count & 1 ? names[count] : NULL;
}

void
cli_setup_clear (CliSetup *setup)
{
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    g_clear_pointer (&setup->players[side], g_free);
  g_clear_pointer (&setup->start, g_free);
  g_clear_pointer (&setup->set, g_free);
  g_clear_pointer (&setup->program, g_free);
}

const char *
cli_setup_difference (const CliSetup *a,
                      const CliSetup *b)
{
  if (g_strcmp0 (a->players[WR_SIDE_BIRD], b->players[WR_SIDE_BIRD]) != 0)
    return "bird";
  if (g_strcmp0 (a->players[WR_SIDE_WORMS], b->players[WR_SIDE_WORMS]) != 0)
    return "worms";
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
  for (CliGroup group = 0; group < CLI_N_GROUPS; group++)
    counts->cards[group] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

void
cli_counts_clear (CliCounts *counts)
{
  cli_setup_clear (&counts->setup);
  g_clear_pointer (&counts->ranges, g_array_unref);
  g_clear_pointer (&counts->endless, g_array_unref);
  for (CliGroup group = 0; group < CLI_N_GROUPS; group++)
    g_clear_pointer (&counts->cards[group], g_hash_table_unref);
}

CliCardCounts *
cli_counts_of (CliCounts  *counts,
               CliGroup    group,
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
                CliGroup         group)
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
  return counts->wins[WR_SIDE_BIRD] + counts->wins[WR_SIDE_WORMS];
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
  /* Neighbours become one. */
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

static CliGroup
group_of (guint deck)
{
  CliGroup group = 0;

  while ((guint) groups[group].deck != deck)
    group++;
  return group;
}

static void
add_card (CliCounts          *counts,
          const WrCard       *card,
          const CliCardTally *tally,
          WrSide              winner)
{
  CliGroup group = group_of (card->deck);
  WrSide side = card->deck == WR_DECK_WORM || card->deck == WR_DECK_WORM_CHAMPION ? WR_SIDE_WORMS : WR_SIDE_BIRD;
  gboolean there = tally->there || tally->drawn > 0;
  guint64 *c;

  if (!there && tally->played == 0 && tally->discarded == 0 && tally->used == 0)
    return;
  c = cli_counts_of (counts, group, card->id)->counts;
  c[CLI_COUNT_DRAWN] += tally->drawn;
  c[CLI_COUNT_DISCARDED] += tally->discarded;
  c[CLI_COUNT_PLAYED] += tally->played;
  c[CLI_COUNT_USED] += tally->used;
  c[CLI_COUNT_MATCHES] += there;
  c[CLI_COUNT_WINS] += there && winner == side;
  c[CLI_COUNT_PLAYED_MATCHES] += tally->played > 0;
  c[CLI_COUNT_PLAYED_WINS] += tally->played > 0 && winner == side;
}

void
cli_counts_add_match (CliCounts           *counts,
                      guint64              seed,
                      guint64              number,
                      const CliMatchTally *tally)
{
  CliRange range = { seed, number, 1 };

  cli_counts_add_range (counts->ranges, range);
  if (tally->end == CLI_MATCH_ENDLESS)
    {
      cli_counts_add_range (counts->endless, range);
      return;
    }
  if (tally->end == CLI_MATCH_FORFEIT)
    {
      counts->forfeits[tally->loser]++;
      counts->wins[wr_side_other (tally->loser)]++;
      return;
    }
  counts->wins[tally->winner]++;
  counts->victories[MIN (tally->victory, CLI_N_VICTORIES - 1)]++;
  counts->days[MIN (tally->days, CLI_MOST_DAYS)]++;
  for (WrSide side = 0; side < WR_N_SIDES; side++)
    counts->moves[side] += tally->moves[side];
  for (guint card = 0; card < wr_card_set->n_cards; card++)
    add_card (counts, &wr_card_set->cards[card], &tally->cards[card], tally->winner);
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
  add_numbers (counts->wins, part->wins, WR_N_SIDES);
  add_numbers (counts->forfeits, part->forfeits, WR_N_SIDES);
  add_numbers (counts->victories, part->victories, CLI_N_VICTORIES);
  add_numbers (counts->days, part->days, CLI_MOST_DAYS + 1);
  add_numbers (counts->moves, part->moves, WR_N_SIDES);
  for (CliGroup group = 0; group < CLI_N_GROUPS; group++)
    {
      GHashTableIter iter;
      gpointer id, card;

      g_hash_table_iter_init (&iter, part->cards[group]);
      while (g_hash_table_iter_next (&iter, &id, &card))
        add_numbers (cli_counts_of (counts, group, id)->counts, ((const CliCardCounts *) card)->counts, CLI_N_COUNTS);
    }
  return TRUE;
}
