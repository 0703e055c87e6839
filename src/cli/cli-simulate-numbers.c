/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Tables of a simulation: wins by place in the turn order, and the numbers of seats and winners.
 */
#include "cli-simulate.h"

#include <math.h>

#include "cli.h"

/* 95 % of a normal distribution lie within so many standard deviations of its mean. */
#define Z 1.959964

void
cli_counts_report_places (const CliCounts *counts)
{
  guint n_seats = counts->setup.n_seats;

  if (!cli_counting_of (counts->setup.game)->places || n_seats < 2)
    return;
  cli_put ("\nplaces in turn order         matches     share   95 % interval\n");
  for (guint place = 0; place < n_seats; place++)
    {
      g_autofree char *name = g_strdup_printf ("%u", place + 1);

      cli_put_share (name, counts->places[place], cli_counts_played (counts));
    }
}

/* A mean of N numbers and its interval: "  12.34   12.10 to  12.58". */
static char *
mean_text (guint64 sum,
           guint64 squares,
           guint64 n)
{
  double mean, variance, reach;

  if (n < 2)
    return g_strdup ("      -                 ");
  mean = (double) sum / (double) n;
  variance = MAX (0, ((double) squares - mean * (double) sum) / (double) (n - 1));
  reach = Z * sqrt (variance / (double) n);
  return g_strdup_printf ("%7.2f  %6.2f to %6.2f", mean, MAX (mean - reach, 0), mean + reach);
}

static void
put_number (const CliCounts *counts,
            guint            index,
            guint64          n_points)
{
  const CliNumber *number = &cli_counting_of (counts->setup.game)->numbers[index];
  const guint64 *sums = counts->numbers[index];
  guint64 n = cli_counts_played (counts), n_won = cli_counts_winners (counts);
  g_autofree char *all = mean_text (sums[CLI_SUM_ALL], sums[CLI_SUM_SQUARES], n * counts->setup.n_seats);
  g_autofree char *won = mean_text (sums[CLI_SUM_WINS], sums[CLI_SUM_WINS_SQUARES], n_won);

  cli_printf ("%-24s %s  %s ", number->words, all, won);
  if (!number->points)
    cli_put_share ("", sums[CLI_SUM_MATCHES], n);
  else if (n_points > 0)
    cli_printf (" %5.1f %%\n", 100 * (double) sums[CLI_SUM_WINS] / (double) n_points);
  else
    cli_put ("     -\n");
}

static void
put_numbers (const CliCounts *counts,
             gboolean         points)
{
  const CliCounting *counting = cli_counting_of (counts->setup.game);
  guint64 n_points = 0;

  for (guint i = 0; i < counting->n_numbers; i++)
    n_points += counting->numbers[i].points ? counts->numbers[i][CLI_SUM_WINS] : 0;
  for (guint i = 0; i < counting->n_numbers; i++)
    {
      if (counting->numbers[i].points == points)
        put_number (counts, i, n_points);
    }
}

void
cli_counts_report_numbers (const CliCounts *counts)
{
  if (cli_counting_of (counts->setup.game)->n_numbers == 0)
    return;
  cli_put ("\nnumbers                   a seat   95 % interval  a winner   95 % interval  in matches     share   95 % interval\n");
  put_numbers (counts, FALSE);
  cli_put ("\npoints                    a seat   95 % interval  a winner   95 % interval  of winners\n");
  put_numbers (counts, TRUE);
}
