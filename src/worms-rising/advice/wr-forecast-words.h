/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-forecast.h"

G_BEGIN_DECLS

/*
 * Texts for forecasts.
 */

/* "+3 Hunger, −1 Health", with a question mark if it is open; "" when there is nothing to show.  (transfer full) */
char    *wr_forecast_caption (const WrPosition *pos,
                              const WrForecast *forecast) G_GNUC_WARN_UNUSED_RESULT;

/* Why there is no coming night; translated, static. */
const char *wr_forecast_no_night (const WrPosition *pos);

/* A short sentence about it with its picture (a name of bm-art.h), or NULL. */
typedef struct
{
  char       *text;
  const char *art;
} WrNightLine;

/* The results of the night, the most important first; never empty.  (transfer full, of WrNightLine) */
GArray  *wr_forecast_night_list  (const WrNight *night) G_GNUC_WARN_UNUSED_RESULT;

/* The sentences alone.  (transfer full) */
char   **wr_forecast_night_lines (const WrNight *night) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
