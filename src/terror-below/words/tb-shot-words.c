/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-shot-words.h"

#include <glib/gi18n-lib.h>

/* The greatest denominator of a fraction, and its greatest error. */
#define MOST_OF 36
#define NEAR    0.015

void
tb_chance_parts (double  chance,
                 guint  *n,
                 guint  *of)
{
  for (*of = 2; *of <= MOST_OF; (*of)++)
    {
      *n = CLAMP ((guint) (chance * *of + 0.5), 1, *of - 1);
      if (ABS ((double) *n / *of - chance) < NEAR)
        return;
    }
  *of = MOST_OF;
}

static char *
dice_words (const TbShot *shot)
{
  guint n, of;

  if (shot->least >= shot->health)
    return g_strdup_printf (_("%1$u to %2$u damage, kills the Worm"), shot->least, shot->most);
  if (shot->kills > 0)
    {
      tb_chance_parts (shot->kills, &n, &of);
      /* Translators: a chance: it kills in 3 of 4 cases. */
      return g_strdup_printf (_("%1$u to %2$u damage, kills in %3$u of %4$u"), shot->least, shot->most, n, of);
    }
  if (shot->usual <= shot->least || shot->likely >= 1)
    return g_strdup_printf (_("%1$u to %2$u damage, does not kill"), shot->least, shot->most);
  tb_chance_parts (shot->likely, &n, &of);
  /* Translators: a chance: 4 or more in 3 of 4 cases. */
  return g_strdup_printf (_("%1$u to %2$u damage, %3$u or more in %4$u of %5$u"), shot->least, shot->most, shot->usual, n, of);
}

char *
tb_shot_words (const TbShot *shot)
{
  if (shot->dice)
    return dice_words (shot);
  if (shot->least >= shot->health)
    return g_strdup_printf (_("%u damage, kills the Worm"), shot->least);
  if (shot->cards > 0 && shot->kills > 0)
    return g_strdup_printf (ngettext ("%1$u damage, kills with %2$u Vehicle card discarded",
                                      "%1$u damage, kills with %2$u Vehicle cards discarded", shot->cards),
                            shot->least, shot->cards);
  if (shot->cards > 0)
    return g_strdup_printf (_("%1$u damage, %2$u with Vehicle cards discarded"), shot->least, shot->most);
  /* Translators: %2$u is how much health the Worm has left then. */
  return g_strdup_printf (_("%1$u damage, leaves it %2$u health"), shot->least, shot->health - shot->least);
}
