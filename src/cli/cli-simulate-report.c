/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A simulation as tables for people.
 */
#include "cli-simulate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "wr-names.h"
#include "cli.h"

/* 95 % of a normal distribution lie within so many standard deviations of its mean. */
#define Z 1.959964

/* Where the true share of N lies 19 times out of 20 (Wilson). */
static void
find_interval (guint64  n_good,
               guint64  n,
               double  *low,
               double  *high)
{
  double all = (double) n, share = (double) n_good / all;
  double middle = (share + Z * Z / (2 * all)) / (1 + Z * Z / all);
  double reach = Z / (1 + Z * Z / all) * sqrt (share * (1 - share) / all + Z * Z / (4 * all * all));

  *low = MAX (middle - reach, 0);
  *high = MIN (middle + reach, 1);
}

/* A share of N and its interval: "  52.3 %   49.2 to 55.4". */
static char *
share_text (guint64 n_good,
            guint64 n)
{
  double low, high;

  if (n == 0)
    return g_strdup ("       -                ");
  find_interval (n_good, n, &low, &high);
  return g_strdup_printf ("%6.1f %%   %5.1f to %5.1f", 100 * (double) n_good / (double) n, 100 * low, 100 * high);
}

/* '+' or '-' if the share is hardly by chance over or under USUAL. */
static char
unusual (guint64 n_good,
         guint64 n,
         double  usual)
{
  double low, high;

  if (n == 0)
    return ' ';
  find_interval (n_good, n, &low, &high);
  return usual < low ? '+' : usual > high ? '-' : ' ';
}

static double
ratio (guint64 a,
       guint64 b)
{
  return b == 0 ? 0 : (double) a / (double) b;
}

static void
put_ranges (const GArray *ranges)
{
  for (guint i = 0; i < ranges->len; i++)
    {
      const CliRange *range = &g_array_index (ranges, CliRange, i);

      cli_printf ("%sseed %" G_GUINT64_FORMAT ": %" G_GUINT64_FORMAT, i == 0 ? "" : "; ", range->seed, range->first);
      if (range->n > 1)
        cli_printf (" to %" G_GUINT64_FORMAT, range->first + range->n - 1);
    }
}

static void
put_setup (const CliCounts *counts)
{
  const CliSetup *setup = &counts->setup;

  cli_printf ("matches     %" G_GUINT64_FORMAT " (", cli_counts_matches (counts));
  put_ranges (counts->ranges);
  cli_printf (")\nstart       %s\n", setup->start);
  for (int side = WR_SIDE_BIRD; side >= 0; side--)
    {
      g_autofree char *name = cli_sanitize (g_strdup (setup->players[side]));

      cli_printf ("%-11s %s\n", wr_side_name ((WrSide) side), name);
    }
  if (setup->iterations > 0)
    cli_printf ("iterations  %u\n", setup->iterations);
  if (counts->endless->len > 0)
    {
      cli_put ("not over    ");
      put_ranges (counts->endless);
      cli_put ("\n");
    }
}

/* Who wins so (WrVictory). */
static const WrSide winner_by[CLI_N_VICTORIES] = { WR_SIDE_BIRD, WR_SIDE_WORMS, WR_SIDE_WORMS };

static void
put_wins (const CliCounts *counts)
{
  static const char *const victories[CLI_N_VICTORIES] = {
    "the last Worm is eaten", "the Bird's Health is gone", "the Bird has starved"
  };
  guint64 all = cli_counts_matches (counts);

  cli_put ("\nwins                         matches     share   95 % interval\n");
  for (int side = WR_SIDE_BIRD; side >= 0; side--)
    {
      g_autofree char *share = share_text (counts->wins[side], all);

      cli_printf ("%-27s %8" G_GUINT64_FORMAT "  %s\n", wr_side_name ((WrSide) side), counts->wins[side], share);
    }
  cli_put ("\nends                         matches  of its side's wins\n");
  for (guint i = 0; i < CLI_N_VICTORIES; i++)
    {
      g_autofree char *share = share_text (counts->victories[i], counts->wins[winner_by[i]]);

      cli_printf ("%-27s %8" G_GUINT64_FORMAT "  %s\n", victories[i], counts->victories[i], share);
    }
  for (int side = WR_SIDE_BIRD; side >= 0; side--)
    {
      g_autofree char *share = share_text (counts->forfeits[side], counts->wins[wr_side_other ((WrSide) side)]);
      g_autofree char *name = g_strdup_printf ("the bot of the %s failed", side == WR_SIDE_BIRD ? "Bird" : "Worms");

      if (counts->forfeits[side] > 0)
        cli_printf ("%-27s %8" G_GUINT64_FORMAT "  %s\n", name, counts->forfeits[side], share);
    }
}

/* The number of days that the share WHICH of the matches does not go beyond. */
static double
days_quantile (const CliCounts *counts,
               guint64          n,
               double           which)
{
  /* Between two matches when it falls there. */
  double place = which * (double) (n - 1);
  guint64 low = (guint64) place, before = 0;
  int at_low = -1;

  for (int days = 0; days <= CLI_MOST_DAYS; days++)
    {
      before += counts->days[days];
      if (at_low < 0 && before > low)
        at_low = days;
      if (before > low + 1 || before == n)
        return at_low + (place - (double) low) * (days - at_low);
    }
  return at_low;
}

static void
put_length (const CliCounts *counts)
{
  guint64 n = 0, sum = 0;

  for (guint days = 0; days <= CLI_MOST_DAYS; days++)
    {
      n += counts->days[days];
      sum += counts->days[days] * days;
    }
  if (n == 0)
    return;
  cli_printf ("\ndays        mean %.2f, median %g, quartiles %g and %g\n", ratio (sum, n),
              days_quantile (counts, n, 0.5), days_quantile (counts, n, 0.25), days_quantile (counts, n, 0.75));
  cli_printf ("moves       bird %.1f, worms %.1f a match\n\ndays    matches\n", ratio (counts->moves[WR_SIDE_BIRD], n),
              ratio (counts->moves[WR_SIDE_WORMS], n));
  for (guint days = 0; days <= CLI_MOST_DAYS; days++)
    {
      if (counts->days[days] > 0)
        cli_printf ("%4u%s  %8" G_GUINT64_FORMAT "  %5.1f %%\n", days, days == CLI_MOST_DAYS ? "+" : " ",
                    counts->days[days], 100 * ratio (counts->days[days], n));
    }
}

typedef struct
{
  const char    *id;
  const guint64 *c;
} Row;

/* The best first. */
static int
compare_rows (const void *a,
              const void *b)
{
  const Row *one = a, *other = b;
  double x = ratio (one->c[CLI_COUNT_WINS], one->c[CLI_COUNT_MATCHES]);
  double y = ratio (other->c[CLI_COUNT_WINS], other->c[CLI_COUNT_MATCHES]);

  return x > y ? -1 : x < y ? 1 : strcmp (one->id, other->id);
}

static void
put_card (CliGroup   group,
          const Row *row,
          double     usual)
{
  const guint64 *c = row->c;
  g_autofree char *share = share_text (c[CLI_COUNT_WINS], c[CLI_COUNT_MATCHES]);
  g_autofree char *played = share_text (c[CLI_COUNT_PLAYED_WINS], c[CLI_COUNT_PLAYED_MATCHES]);

  cli_printf ("%-20s %8" G_GUINT64_FORMAT "  %s %c", row->id, c[CLI_COUNT_MATCHES], share,
              unusual (c[CLI_COUNT_WINS], c[CLI_COUNT_MATCHES], usual));
  if (group == CLI_WORM_CHAMPIONS || group == CLI_BIRD_CHAMPIONS)
    cli_printf ("%8.2f", ratio (c[CLI_COUNT_USED], c[CLI_COUNT_MATCHES]));
  else if (group == CLI_EVENTS)
    cli_printf ("%8" G_GUINT64_FORMAT, c[CLI_COUNT_DRAWN]);
  else
    cli_printf ("%8" G_GUINT64_FORMAT " %8" G_GUINT64_FORMAT " %9" G_GUINT64_FORMAT "  %5.2f  %8" G_GUINT64_FORMAT "  %s",
                c[CLI_COUNT_DRAWN], c[CLI_COUNT_PLAYED], c[CLI_COUNT_DISCARDED],
                ratio (c[CLI_COUNT_PLAYED], c[CLI_COUNT_DRAWN]), c[CLI_COUNT_PLAYED_MATCHES], played);
  cli_put ("\n");
}

static void
put_group (const CliCounts *counts,
           CliGroup         group)
{
  static const char *const heads[CLI_N_GROUPS] = {
    [CLI_WORM_CHAMPIONS] = "      used a match", [CLI_BIRD_CHAMPIONS] = "      used a match",
    [CLI_WORM_CARDS] = "     drawn   played discarded  ratio | in matches, with wins",
    [CLI_BIRD_CARDS] = "     drawn   played discarded  ratio | in matches, with wins",
    [CLI_EVENTS] = "     drawn",
  };
  g_autoptr (GPtrArray) ids = cli_counts_ids (counts, group);
  g_autofree Row *rows = g_new (Row, ids->len + 1);
  guint64 n = 0, n_won = 0;

  if (ids->len == 0)
    return;
  for (guint i = 0; i < ids->len; i++)
    {
      const CliCardCounts *card = g_hash_table_lookup (counts->cards[group], g_ptr_array_index (ids, i));

      rows[i] = (Row) { g_ptr_array_index (ids, i), card->counts };
      n += card->counts[CLI_COUNT_MATCHES];
      n_won += card->counts[CLI_COUNT_WINS];
    }
  qsort (rows, ids->len, sizeof *rows, compare_rows);
  cli_printf ("\n%-20s  matches  %s   95 %% interval%s\n", cli_group_name (group),
              group == CLI_EVENTS ? "  bird" : "  wins", heads[group]);
  /* A match that lasts until a card is drawn may lean to one side for that alone, so each is measured by its like. */
  if (group == CLI_WORM_CARDS || group == CLI_BIRD_CARDS || group == CLI_EVENTS)
    cli_printf ("%-20s %8" G_GUINT64_FORMAT "  %6.1f %%\n", "(all)", n, 100 * ratio (n_won, n));
  for (guint i = 0; i < ids->len; i++)
    put_card (group, &rows[i], ratio (n_won, n));
}

void
cli_counts_report (const CliCounts *counts)
{
  put_setup (counts);
  put_wins (counts);
  put_length (counts);
  for (CliGroup group = 0; group < CLI_N_GROUPS; group++)
    put_group (counts, group);
}
