/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-today.h"

#include <stdio.h>
#include <string.h>

#include "bm-match-private.h"
#include "bm-random.h"

/* "2026-11-29" */
#define DAY_LENGTH 10

/* Bits of a seed: BM_RANDOM_MAX_SEED. */
#define SEED_BITS 53

static guint64
fnv (guint64     hash,
     const char *text)
{
  for (; *text != '\0'; text++)
    hash = (hash ^ (guint8) *text) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

guint64
bm_today_seed (const char *game,
               const char *day)
{
  guint64 hash = fnv (fnv (fnv (G_GUINT64_CONSTANT (0xcbf29ce484222325), game), " "), day);

  return (hash ^ hash >> SEED_BITS) & BM_RANDOM_MAX_SEED;
}

static gboolean
parse (const char *text,
       GDate      *date)
{
  int year, month, day, length = 0;

  if (strlen (text) != DAY_LENGTH || strspn (text, "0123456789-") != DAY_LENGTH
      || sscanf (text, "%4d-%2d-%2d%n", &year, &month, &day, &length) != 3 || length != DAY_LENGTH
      || year <= 0 || month <= 0 || day <= 0 || !g_date_valid_dmy ((GDateDay) day, month, (GDateYear) year))
    return FALSE;
  g_date_clear (date, 1);
  g_date_set_dmy (date, (GDateDay) day, month, (GDateYear) year);
  return TRUE;
}

gboolean
bm_today_is_day (const char *text)
{
  GDate date;

  return parse (text, &date);
}

guint32
bm_today_number (const char *day)
{
  GDate date;

  g_return_val_if_fail (day != NULL && parse (day, &date), 0);
  return g_date_get_julian (&date);
}

char *
bm_today_dup_day (guint32 number)
{
  GDate date;

  g_return_val_if_fail (g_date_valid_julian (number), NULL);

  g_date_clear (&date, 1);
  g_date_set_julian (&date, number);
  return g_strdup_printf ("%04u-%02u-%02u", g_date_get_year (&date), (guint) g_date_get_month (&date), g_date_get_day (&date));
}

guint32
bm_today_at (gint64 time)
{
  g_autoptr(GDateTime) now = g_date_time_new_from_unix_local (time);
  GDate date;
  int year = 1970, month = 1, day = 1;

  /* NULL: beyond the year 9999. */
  if (now != NULL)
    g_date_time_get_ymd (now, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, month, (GDateYear) year);
  return g_date_get_julian (&date);
}

gboolean
bm_match_is_fair (BmMatch *self)
{
  g_return_val_if_fail (BM_IS_MATCH (self), FALSE);
  return self->fair;
}

void
bm_match_set_fair (BmMatch *self)
{
  g_return_if_fail (BM_IS_MATCH (self));
  self->fair = TRUE;
}
