/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The words for what pieces do in their turns.
 */
#include "config.h"

#include "bm-event-words-private.h"

#include <glib/gi18n-lib.h>

#include "bm-board.h"
#include "bm-words.h"

/* The Bird's actions. */

char *
bm_dig_words (BmReader      *reader,
              const BmEvent *dug)
{
  char space[BM_SPACE_NAME_SIZE];
  int column = bm_space_column (dug->to);
  const BmEvent *sank;

  bm_reader_mark (reader, dug->to);
  bm_space_name (dug->to, space);
  while (bm_reader_take_token (reader, BM_EVENT_SHIFTED, BM_TOKEN_BEDROCK) != NULL)
    continue;
  sank = bm_reader_take (reader, BM_EVENT_SANK);
  /* Only a Bird that digs below its feet goes along. */
  if (sank != NULL && sank->n == column && bm_reader_take_token (reader, BM_EVENT_CARRIED, BM_PIECE_BIRD) != NULL)
    return g_strdup_printf (_("The Bird digs down to %s."), space);
  return g_strdup_printf (_("The Bird digs %1$s away, and column %2$c comes down."), space, 'a' + column);
}

char *
bm_bite_words (BmReader      *reader,
               const BmEvent *bitten)
{
  const char *who = bm_piece_words (bitten->who);
  const BmEvent *health = bm_reader_take_token (reader, BM_EVENT_TRACKER, BM_TRACKER_HEALTH);
  const BmEvent *actions = bm_reader_take (reader, BM_EVENT_ACTIONS);

  reader->line->tone = bitten->who;
  if (health == NULL)
    return g_strdup_printf (_("%s bites."), who);
  if (actions == NULL)
    return g_strdup_printf (_("%1$s bites: Health %2$d."), who, health->to);
  return g_strdup_printf (_("%1$s bites: Health %2$d, one fewer action."), who, health->to);
}

char *
bm_meal_words (BmReader      *reader,
               const BmEvent *eaten)
{
  const char *who = bm_piece_words (eaten->who);
  const BmEvent *hunger = bm_reader_take_token (reader, BM_EVENT_TRACKER, BM_TRACKER_HUNGER);
  const BmEvent *grave = bm_reader_take_token (reader, BM_EVENT_PUT, BM_TOKEN_GRAVESTONE);
  char at[BM_SPACE_NAME_SIZE], stone[BM_SPACE_NAME_SIZE];

  reader->line->tone = eaten->who;
  bm_reader_mark (reader, eaten->from);
  bm_space_name (eaten->from, at);
  if (grave != NULL)
    {
      bm_reader_mark (reader, grave->to);
      bm_space_name (grave->to, stone);
    }
  if (hunger != NULL && grave != NULL)
    return g_strdup_printf (_("The Bird eats %1$s at %2$s: Hunger %3$d, a Gravestone at %4$s."),
                            who, at, hunger->to, stone);
  if (hunger != NULL)
    return g_strdup_printf (_("The Bird eats %1$s at %2$s: Hunger %3$d."), who, at, hunger->to);
  if (grave != NULL)
    return g_strdup_printf (_("The Bird eats %1$s at %2$s: a Gravestone at %3$s."), who, at, stone);
  return g_strdup_printf (_("The Bird eats %1$s at %2$s."), who, at);
}

static char *
drill_words (BmReader      *reader,
             const BmEvent *taken)
{
  const BmEvent *put = bm_reader_take_token (reader, BM_EVENT_PUT, BM_TOKEN_DRILL);
  char from[BM_SPACE_NAME_SIZE], to[BM_SPACE_NAME_SIZE];

  if (put == NULL)
    return NULL;
  bm_reader_mark (reader, put->to);
  bm_space_name (put->to, to);
  if (taken == NULL)
    return g_strdup_printf (_("The Bird puts a Drill at %s."), to);
  bm_reader_mark (reader, taken->from);
  return g_strdup_printf (_("The Bird takes the Drill from %1$s to %2$s."), bm_space_name (taken->from, from), to);
}

static char *
break_words (BmReader      *reader,
             const BmEvent *spent)
{
  const BmEvent *broke = bm_reader_take_token (reader, BM_EVENT_BROKE, BM_TOKEN_BEDROCK);
  char at[BM_SPACE_NAME_SIZE];

  if (broke == NULL)
    return NULL;
  bm_reader_mark (reader, broke->from);
  bm_space_name (broke->from, at);
  if (spent->from == BM_PIECE_BIRD)
    return g_strdup_printf (_("The Bird breaks the Bedrock at %s."), at);
  return g_strdup_printf (_("%1$s breaks the Bedrock at %2$s."), bm_piece_words (spent->from), at);
}

/* The Worms' actions. */

static char *
bedrock_words (BmReader      *reader,
               const BmEvent *spent)
{
  const BmEvent *put = bm_reader_take_token (reader, BM_EVENT_PUT, BM_TOKEN_BEDROCK);
  char at[BM_SPACE_NAME_SIZE];

  if (put == NULL)
    return NULL;
  bm_reader_mark (reader, put->to);
  return g_strdup_printf (_("%1$s puts Bedrock at %2$s."), bm_piece_words (spent->from), bm_space_name (put->to, at));
}

static char *
push_words (BmReader      *reader,
            const BmEvent *spent)
{
  const BmEvent *rose = bm_reader_take (reader, BM_EVENT_ROSE);

  if (rose == NULL)
    return NULL;
  bm_reader_mark (reader, BM_SPACE (rose->n, rose->to));
  return g_strdup_printf (_("%1$s pushes column %2$c up."), bm_piece_words (spent->from), 'a' + rose->n);
}

static char *
raise_words (BmReader      *reader,
             const BmEvent *spent)
{
  const BmEvent *taken = bm_reader_take_token (reader, BM_EVENT_TAKEN, BM_TOKEN_GRAVESTONE);
  const BmEvent *raised = bm_reader_take (reader, BM_EVENT_RAISED);
  char at[BM_SPACE_NAME_SIZE];

  if (taken == NULL || raised == NULL)
    return NULL;
  bm_reader_mark (reader, taken->from);
  bm_reader_mark (reader, raised->to);
  return g_strdup_printf (_("%1$s raises %2$s at %3$s."), bm_piece_words (spent->from),
                          bm_piece_words (raised->who), bm_space_name (raised->to, at));
}

/* An action that was paid, and what it did first. */
char *
bm_action_words (BmReader      *reader,
                 const BmEvent *spent)
{
  const BmEvent *health;

  reader->line->tone = spent->from < BM_N_PIECES ? spent->from : BM_PIECE_NONE;
  if (bm_reader_peek (reader)->kind == BM_EVENT_POWER)
    return bm_card_event_words (reader, bm_reader_take (reader, BM_EVENT_POWER));
  switch (spent->m)
    {
    case BM_ACTION_PLAY:
      if (bm_reader_peek (reader)->kind == BM_EVENT_PLAYED)
        return bm_card_event_words (reader, bm_reader_take (reader, BM_EVENT_PLAYED));
      return NULL;
    case BM_ACTION_BREAK:
      return break_words (reader, spent);
    case BM_ACTION_BEDROCK:
      return bedrock_words (reader, spent);
    case BM_ACTION_PUSH:
      return push_words (reader, spent);
    case BM_ACTION_RAISE:
      return raise_words (reader, spent);
    case BM_ACTION_DRILL:
      return drill_words (reader, bm_reader_take_token (reader, BM_EVENT_TAKEN, BM_TOKEN_DRILL));
    case BM_ACTION_REST:
      health = bm_reader_take_token (reader, BM_EVENT_TRACKER, BM_TRACKER_HEALTH);
      return health == NULL ? NULL : g_strdup_printf (_("The Bird rests: Health %d."), health->to);
    default:
      return NULL;
    }
}
