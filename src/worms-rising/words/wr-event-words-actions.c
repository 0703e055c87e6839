/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The words for what pieces do in their turns.
 */
#include "config.h"

#include "wr-event-words-private.h"

#include <glib/gi18n-lib.h>

#include "wr-board.h"
#include "wr-words.h"

/* The Bird's actions. */

char *
wr_dig_words (WrReader      *reader,
              const BmEvent *dug)
{
  const char *space = wr_space_name (dug->to);
  int column = wr_space_column (dug->to);
  const BmEvent *sank;

  wr_reader_mark (reader, dug->to);
  while (wr_reader_take_token (reader, WR_EVENT_SHIFTED, WR_TOKEN_BEDROCK) != NULL)
    continue;
  sank = wr_reader_take (reader, WR_EVENT_SANK);
  /* Only a Bird that digs below its feet goes along. */
  if (sank != NULL && sank->n == column && wr_reader_take_token (reader, WR_EVENT_CARRIED, WR_PIECE_BIRD) != NULL)
    return g_strdup_printf (_("The Bird digs down to %s."), space);
  return g_strdup_printf (_("The Bird digs %1$s away, and column %2$c comes down."), space, 'a' + column);
}

char *
wr_bite_words (WrReader      *reader,
               const BmEvent *bitten)
{
  const char *who = wr_piece_words (bitten->who);
  const BmEvent *health = wr_reader_take_token (reader, WR_EVENT_TRACKER, WR_TRACKER_HEALTH);
  const BmEvent *actions = wr_reader_take (reader, WR_EVENT_ACTIONS);

  reader->line->tone = bitten->who;
  if (health == NULL)
    return g_strdup_printf (_("%s bites."), who);
  if (actions == NULL)
    return g_strdup_printf (_("%1$s bites: Health %2$d."), who, health->to);
  return g_strdup_printf (_("%1$s bites: Health %2$d, one fewer action."), who, health->to);
}

char *
wr_meal_words (WrReader      *reader,
               const BmEvent *eaten)
{
  const char *who = wr_piece_words (eaten->who);
  const BmEvent *hunger = wr_reader_take_token (reader, WR_EVENT_TRACKER, WR_TRACKER_HUNGER);
  const BmEvent *grave = wr_reader_take_token (reader, WR_EVENT_PUT, WR_TOKEN_GRAVESTONE);
  const char *at = wr_space_name (eaten->from);
  const char *stone;

  reader->line->tone = eaten->who;
  wr_reader_mark (reader, eaten->from);
  if (grave != NULL)
    {
      wr_reader_mark (reader, grave->to);
      stone = wr_space_name (grave->to);
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
drill_words (WrReader      *reader,
             const BmEvent *taken)
{
  const BmEvent *put = wr_reader_take_token (reader, WR_EVENT_PUT, WR_TOKEN_DRILL);
  const char *to = wr_space_name (put->to);

  if (put == NULL)
    return NULL;
  wr_reader_mark (reader, put->to);
  if (taken == NULL)
    return g_strdup_printf (_("The Bird puts a Drill at %s."), to);
  wr_reader_mark (reader, taken->from);
  return g_strdup_printf (_("The Bird takes the Drill from %1$s to %2$s."), wr_space_name (taken->from), to);
}

static char *
break_words (WrReader      *reader,
             const BmEvent *spent)
{
  const BmEvent *broke = wr_reader_take_token (reader, WR_EVENT_BROKE, WR_TOKEN_BEDROCK);
  const char *at = wr_space_name (broke->from);

  if (broke == NULL)
    return NULL;
  wr_reader_mark (reader, broke->from);
  if (spent->from == WR_PIECE_BIRD)
    return g_strdup_printf (_("The Bird breaks the Bedrock at %s."), at);
  return g_strdup_printf (_("%1$s breaks the Bedrock at %2$s."), wr_piece_words (spent->from), at);
}

/* The Worms' actions. */

static char *
bedrock_words (WrReader      *reader,
               const BmEvent *spent)
{
  const BmEvent *put = wr_reader_take_token (reader, WR_EVENT_PUT, WR_TOKEN_BEDROCK);

  if (put == NULL)
    return NULL;
  wr_reader_mark (reader, put->to);
  return g_strdup_printf (_("%1$s puts Bedrock at %2$s."), wr_piece_words (spent->from), wr_space_name (put->to));
}

static char *
push_words (WrReader      *reader,
            const BmEvent *spent)
{
  const BmEvent *rose = wr_reader_take (reader, WR_EVENT_ROSE);

  if (rose == NULL)
    return NULL;
  wr_reader_mark (reader, WR_SPACE (rose->n, rose->to));
  return g_strdup_printf (_("%1$s pushes column %2$c up."), wr_piece_words (spent->from), 'a' + rose->n);
}

static char *
raise_words (WrReader      *reader,
             const BmEvent *spent)
{
  const BmEvent *taken = wr_reader_take_token (reader, WR_EVENT_TAKEN, WR_TOKEN_GRAVESTONE);
  const BmEvent *raised = wr_reader_take (reader, WR_EVENT_RAISED);

  if (taken == NULL || raised == NULL)
    return NULL;
  wr_reader_mark (reader, taken->from);
  wr_reader_mark (reader, raised->to);
  return g_strdup_printf (_("%1$s raises %2$s at %3$s."), wr_piece_words (spent->from),
                          wr_piece_words (raised->who), wr_space_name (raised->to));
}

/* An action that was paid, and what it did first. */
char *
wr_action_words (WrReader      *reader,
                 const BmEvent *spent)
{
  const BmEvent *health;

  reader->line->tone = spent->from < WR_N_PIECES ? spent->from : WR_PIECE_NONE;
  if (wr_reader_peek (reader)->kind == WR_EVENT_POWER)
    return wr_card_event_words (reader, wr_reader_take (reader, WR_EVENT_POWER));
  switch (spent->m)
    {
    case WR_ACTION_PLAY:
      if (wr_reader_peek (reader)->kind == WR_EVENT_PLAYED)
        return wr_card_event_words (reader, wr_reader_take (reader, WR_EVENT_PLAYED));
      return NULL;
    case WR_ACTION_BREAK:
      return break_words (reader, spent);
    case WR_ACTION_BEDROCK:
      return bedrock_words (reader, spent);
    case WR_ACTION_PUSH:
      return push_words (reader, spent);
    case WR_ACTION_RAISE:
      return raise_words (reader, spent);
    case WR_ACTION_DRILL:
      return drill_words (reader, wr_reader_take_token (reader, WR_EVENT_TAKEN, WR_TOKEN_DRILL));
    case WR_ACTION_REST:
      health = wr_reader_take_token (reader, WR_EVENT_TRACKER, WR_TRACKER_HEALTH);
      return health == NULL ? NULL : g_strdup_printf (_("The Bird rests: Health %d."), health->to);
    default:
      return NULL;
    }
}
