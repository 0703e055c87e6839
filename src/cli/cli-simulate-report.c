/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A simulation as tables for people.
 */
#include "cli-simulate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bm-games.h"
#include "cli.h"

/* 95 % of a normal distribution lie within so many standard deviations of its mean. */
#define Z 1.959964

/* The confidence interval (95 %) of the share of N (Wilson). */
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

/* '+' or '-' if the share is significantly above or below USUAL. */
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

/* The seats in the order in which they are printed. */
static guint
sort_seats (const CliCounts *counts,
            int             *seats)
{
  bm_game_sort_seats (counts->setup.game->rules, counts->setup.n_seats, seats);
  return counts->setup.n_seats;
}

static const char *
seat_id (const CliCounts *counts,
         int              seat)
{
  return counts->setup.game->rules->seat_ids[seat];
}

static void
put_setup (const CliCounts *counts)
{
  const CliSetup *setup = &counts->setup;
  int seats[BM_MAX_SEATS];
  guint n = sort_seats (counts, seats);

  cli_printf ("matches     %" G_GUINT64_FORMAT " (", cli_counts_matches (counts));
  put_ranges (counts->ranges);
  cli_printf (")\nstart       %s\n", setup->start);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = cli_sanitize (g_strdup (setup->players[seats[i]]));

      cli_printf ("%-11s %s\n", seat_id (counts, seats[i]), name);
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

void
cli_put_share (const char *what,
               guint64     n_good,
               guint64     n)
{
  g_autofree char *share = share_text (n_good, n);

  cli_printf ("%-27s %8" G_GUINT64_FORMAT "  %s\n", what, n_good, share);
}

static void
put_wins (const CliCounts *counts)
{
  const CliCounting *counting = cli_counting_of (counts->setup.game);
  guint64 all = cli_counts_matches (counts);
  int seats[BM_MAX_SEATS];
  guint n = sort_seats (counts, seats);

  cli_put ("\nwins                         matches     share   95 % interval\n");
  for (guint i = 0; i < n; i++)
    cli_put_share (seat_id (counts, seats[i]), counts->wins[seats[i]], all);
  if (!counting->one_winner)
    cli_put_share ("nobody", counts->nobody, all);
  cli_counts_report_places (counts);
  if (counting->n_ends > 0)
    cli_put ("\nends                         matches  of its side's wins\n");
  for (guint i = 0; i < counting->n_ends; i++)
    cli_put_share (counting->ends[i].words, counts->ends[i], counting->ends[i].seat == BM_SIDE_NOBODY
                   ? all : counts->wins[counting->ends[i].seat]);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("the bot of %s failed", counts->setup.game->seat_names[seats[i]]);

      if (counts->forfeits[seats[i]] > 0)
        cli_put_share (name, counts->forfeits[seats[i]], n == 2 ? counts->wins[1 - seats[i]] : all);
    }
}

/* The quantile WHICH of the number of chapters of the matches. */
static double
chapters_quantile (const CliCounts *counts,
                   guint64          n,
                   double           which)
{
  /* Interpolated between two matches. */
  double place = which * (double) (n - 1);
  guint64 low = (guint64) place, before = 0;
  int at_low = -1;

  for (int chapters = 0; chapters <= CLI_MOST_CHAPTERS; chapters++)
    {
      before += counts->chapters[chapters];
      if (at_low < 0 && before > low)
        at_low = chapters;
      if (before > low + 1 || before == n)
        return at_low + (place - (double) low) * (chapters - at_low);
    }
  return at_low;
}

static void
put_moves (const CliCounts *counts,
           guint64          n_matches)
{
  int seats[BM_MAX_SEATS];
  guint n = sort_seats (counts, seats);

  cli_put ("moves       ");
  for (guint i = 0; i < n; i++)
    cli_printf ("%s%s %.1f", i == 0 ? "" : ", ", seat_id (counts, seats[i]), ratio (counts->moves[seats[i]], n_matches));
  cli_put (" a match\n");
}

static void
put_length (const CliCounts *counts)
{
  const char *chapters = cli_counting_of (counts->setup.game)->chapters;
  guint64 n = 0, sum = 0;

  for (guint i = 0; i <= CLI_MOST_CHAPTERS; i++)
    {
      n += counts->chapters[i];
      sum += counts->chapters[i] * i;
    }
  if (n == 0)
    return;
  cli_printf ("\n%-11s mean %.2f, median %g, quartiles %g and %g\n", chapters, ratio (sum, n),
              chapters_quantile (counts, n, 0.5), chapters_quantile (counts, n, 0.25),
              chapters_quantile (counts, n, 0.75));
  put_moves (counts, n);
  cli_printf ("\n%s    matches\n", chapters);
  for (guint i = 0; i <= CLI_MOST_CHAPTERS; i++)
    {
      if (counts->chapters[i] > 0)
        cli_printf ("%*u%s  %8" G_GUINT64_FORMAT "  %5.1f %%\n", (int) strlen (chapters), i,
                    i == CLI_MOST_CHAPTERS ? "+" : " ", counts->chapters[i], 100 * ratio (counts->chapters[i], n));
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
put_card (const CliGroup *group,
          const Row      *row,
          double          usual)
{
  const guint64 *c = row->c;
  g_autofree char *share = share_text (c[CLI_COUNT_WINS], c[CLI_COUNT_MATCHES]);
  g_autofree char *played = share_text (c[CLI_COUNT_PLAYED_WINS], c[CLI_COUNT_PLAYED_MATCHES]);

  cli_printf ("%-20s %8" G_GUINT64_FORMAT "  %s %c", row->id, c[CLI_COUNT_MATCHES], share,
              unusual (c[CLI_COUNT_WINS], c[CLI_COUNT_MATCHES], usual));
  if (group->counts == CLI_COUNTS_OF_CHAMPIONS)
    cli_printf ("%8.2f", ratio (c[CLI_COUNT_USED], c[CLI_COUNT_MATCHES]));
  else if (group->counts == CLI_COUNTS_OF_EVENTS)
    cli_printf ("%8" G_GUINT64_FORMAT, c[CLI_COUNT_DRAWN]);
  else
    cli_printf ("%8" G_GUINT64_FORMAT " %8" G_GUINT64_FORMAT " %9" G_GUINT64_FORMAT "  %5.2f  %8" G_GUINT64_FORMAT "  %s",
                c[CLI_COUNT_DRAWN], c[CLI_COUNT_PLAYED], c[CLI_COUNT_DISCARDED],
                ratio (c[CLI_COUNT_PLAYED], c[CLI_COUNT_DRAWN]), c[CLI_COUNT_PLAYED_MATCHES], played);
  cli_put ("\n");
}

static void
put_group (const CliCounts *counts,
           const CliGroup  *group,
           guint            index)
{
  const char *head = group->counts == CLI_COUNTS_OF_CHAMPIONS ? "      used a match"
                     : group->counts == CLI_COUNTS_OF_EVENTS  ? "     drawn"
                     : "     drawn   played discarded  ratio | in matches, with wins";
  g_autoptr (GPtrArray) ids = cli_counts_ids (counts, index);
  g_autofree Row *rows = g_new (Row, ids->len + 1);
  guint64 n = 0, n_won = 0;

  if (ids->len == 0)
    return;
  for (guint i = 0; i < ids->len; i++)
    {
      const CliCardCounts *card = g_hash_table_lookup (counts->cards[index], g_ptr_array_index (ids, i));

      rows[i] = (Row) { g_ptr_array_index (ids, i), card->counts };
      n += card->counts[CLI_COUNT_MATCHES];
      n_won += card->counts[CLI_COUNT_WINS];
    }
  qsort (rows, ids->len, sizeof *rows, compare_rows);
  cli_printf ("\n%-20s  matches  %6s   95 %% interval%s\n", group->id, group->wins, head);
  /* A match that lasts until a card is drawn may favour one side for that reason alone, so each kind is compared with
     its own average. */
  if (group->counts != CLI_COUNTS_OF_CHAMPIONS)
    cli_printf ("%-20s %8" G_GUINT64_FORMAT "  %6.1f %%\n", "(all)", n, 100 * ratio (n_won, n));
  for (guint i = 0; i < ids->len; i++)
    put_card (group, &rows[i], ratio (n_won, n));
}

void
cli_counts_report (const CliCounts *counts)
{
  const CliCounting *counting = cli_counting_of (counts->setup.game);

  put_setup (counts);
  put_wins (counts);
  put_length (counts);
  cli_counts_report_numbers (counts);
  for (guint i = 0; i < counting->n_groups; i++)
    put_group (counts, &counting->groups[i], i);
}
