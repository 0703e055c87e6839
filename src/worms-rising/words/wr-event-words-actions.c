/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Texts for what pieces do in their turns.
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
  const char *space = wr_reader_mark (reader, dug->to);
  int column = wr_space_column (dug->to);
  const BmEvent *sank;

  reader->line->tone = WR_PIECE_BIRD;
  while (wr_reader_take_who (reader, WR_EVENT_SHIFTED, WR_TOKEN_BEDROCK) != NULL)
    continue;
  sank = wr_reader_take (reader, WR_EVENT_SANK);
  /* Only a Bird that digs down is carried along. */
  if (sank != NULL && sank->n == column && wr_reader_take_who (reader, WR_EVENT_CARRIED, WR_PIECE_BIRD) != NULL)
    return g_strdup_printf (_("The Bird digs down to %s."), space);
  return g_strdup_printf (_("The Bird digs %1$s away, and column %2$c comes down."), space, 'a' + column);
}

char *
wr_bite_words (WrReader      *reader,
               const BmEvent *bitten)
{
  const char *who = wr_piece_words (bitten->who);
  const BmEvent *health = wr_reader_take_who (reader, WR_EVENT_TRACKER, WR_TRACKER_HEALTH);
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
  const char *who = wr_piece_words (eaten->who), *at = wr_reader_mark (reader, eaten->from);
  const BmEvent *hunger = wr_reader_take_who (reader, WR_EVENT_TRACKER, WR_TRACKER_HUNGER);
  const BmEvent *grave = wr_reader_take_who (reader, WR_EVENT_PUT, WR_TOKEN_GRAVESTONE);
  const char *stone = grave == NULL ? NULL : wr_reader_mark (reader, grave->to);

  reader->line->tone = eaten->who;
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
drill_words (WrReader *reader)
{
  const BmEvent *taken = wr_reader_take_who (reader, WR_EVENT_TAKEN, WR_TOKEN_DRILL);
  const BmEvent *put = wr_reader_take_who (reader, WR_EVENT_PUT, WR_TOKEN_DRILL);
  const char *to = put == NULL ? NULL : wr_reader_mark (reader, put->to);

  if (put == NULL)
    return NULL;
  if (taken == NULL)
    return g_strdup_printf (_("The Bird puts a Drill at %s."), to);
  return g_strdup_printf (_("The Bird takes the Drill from %1$s to %2$s."), wr_reader_mark (reader, taken->from), to);
}

static char *
raise_words (WrReader   *reader,
             const char *who)
{
  const BmEvent *taken = wr_reader_take_who (reader, WR_EVENT_TAKEN, WR_TOKEN_GRAVESTONE);
  const BmEvent *raised = wr_reader_take (reader, WR_EVENT_RAISED);

  if (taken == NULL || raised == NULL)
    return NULL;
  wr_reader_mark (reader, taken->from);
  return g_strdup_printf (_("%1$s raises %2$s at %3$s."), who, wr_piece_words (raised->who),
                          wr_reader_mark (reader, raised->to));
}

/* An action that was paid for, and its first result. */
char *
wr_action_words (WrReader      *reader,
                 const BmEvent *spent)
{
  const char *who = spent->from < WR_N_PIECES ? wr_piece_words (spent->from) : NULL;
  const BmEvent *did = wr_reader_take (reader, WR_EVENT_POWER);

  reader->line->tone = who == NULL ? WR_PIECE_NONE : spent->from;
  if (did != NULL)
    return wr_card_event_words (reader, did);
  switch (spent->m)
    {
    case WR_ACTION_PLAY:
      did = wr_reader_take (reader, WR_EVENT_PLAYED);
      return did == NULL ? NULL : wr_card_event_words (reader, did);
    case WR_ACTION_BREAK:
      did = wr_reader_take_who (reader, WR_EVENT_BROKE, WR_TOKEN_BEDROCK);
      if (did != NULL && spent->from == WR_PIECE_BIRD)
        return g_strdup_printf (_("The Bird breaks the Bedrock at %s."), wr_reader_mark (reader, did->from));
      return did == NULL ? NULL : g_strdup_printf (_("%1$s breaks the Bedrock at %2$s."), who,
                                                   wr_reader_mark (reader, did->from));
    case WR_ACTION_BEDROCK:
      did = wr_reader_take_who (reader, WR_EVENT_PUT, WR_TOKEN_BEDROCK);
      return did == NULL ? NULL : g_strdup_printf (_("%1$s puts Bedrock at %2$s."), who,
                                                   wr_reader_mark (reader, did->to));
    case WR_ACTION_PUSH:
      did = wr_reader_take (reader, WR_EVENT_ROSE);
      if (did == NULL)
        return NULL;
      wr_reader_mark (reader, WR_SPACE (did->n, did->to));
      return g_strdup_printf (_("%1$s pushes column %2$c up."), who, 'a' + did->n);
    case WR_ACTION_RAISE:
      return raise_words (reader, who);
    case WR_ACTION_DRILL:
      return drill_words (reader);
    case WR_ACTION_REST:
      did = wr_reader_take_who (reader, WR_EVENT_TRACKER, WR_TRACKER_HEALTH);
      return did == NULL ? NULL : g_strdup_printf (_("The Bird rests: Health %d."), did->to);
    default:
      return NULL;
    }
}
