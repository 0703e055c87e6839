/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-turn-words.h"

#include <glib/gi18n-lib.h>

#include "wr-event-words.h"

/* Importance of a line, ascending. */
typedef enum
{
  WEIGHT_ROUTINE, /* what happens every night */
  WEIGHT_EFFECT,
  WEIGHT_DEED,    /* an action that was paid for */
  WEIGHT_NEWS,    /* changes what can be done */
  WEIGHT_FATE     /* of a piece, of a card in hand, or of the match: never left out */
} Weight;

typedef struct
{
  char    *text;
  Weight   weight;
  guint    sequel; /* consecutive lines with the same value are merged; 0: not merged */
  guint    n;      /* number of merged lines */
  gboolean is_card; /* a card that is played */
} Line;

static void
clear_line (gpointer data)
{
  g_free (((Line *) data)->text);
}

static Weight
weigh_event (const BmEvent *event)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_WON:
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
    case WR_EVENT_DIED:
    case WR_EVENT_BITTEN:
    case WR_EVENT_DISCARDED:
      return WEIGHT_FATE;
    case WR_EVENT_STUNNED:
    case WR_EVENT_RAISED:
    case WR_EVENT_SPECIAL:
    case WR_EVENT_PLAYED:
    case WR_EVENT_POWER:
    case WR_EVENT_SEEN:
    case WR_EVENT_RAIN:
    case WR_EVENT_DRAFTED:
      return WEIGHT_NEWS;
    case WR_EVENT_SPENT:
      return WEIGHT_DEED;
    case WR_EVENT_TRACKER:
      return event->who == WR_TRACKER_SUSPICION ? WEIGHT_ROUTINE : WEIGHT_EFFECT;
    case WR_EVENT_MOVED:
    case WR_EVENT_FLEW:
    case WR_EVENT_TELEPORTED:
    case WR_EVENT_PECKED:
    case WR_EVENT_DUG:
    case WR_EVENT_PUT:
    case WR_EVENT_ACTIONS:
      return WEIGHT_EFFECT;
    default:
      return WEIGHT_ROUTINE;
    }
}

static Weight
weigh (const WrHappening *happening)
{
  Weight weight = WEIGHT_ROUTINE;

  for (guint i = 0; i < happening->n; i++)
    weight = MAX (weight, weigh_event (&happening->events[i]));
  return weight;
}

#define SINKING ((guint) WR_EVENT_SANK << 8)

/* Steps of the same piece, flights, a shaft that gets deeper, columns that sink. */
static guint
find_sequel (const WrHappening *happening)
{
  const BmEvent *first = happening->events;

  switch ((int) first->kind)
    {
    case WR_EVENT_MOVED:
    case WR_EVENT_FLEW:
      return first->kind << 8 | (first->who + 1u);
    case WR_EVENT_SANK:
      return SINKING;
    case WR_EVENT_DUG:
      return happening->moved >> WR_PIECE_BIRD & 1 ? WR_EVENT_DUG << 8 : 0;
    default:
      return 0;
    }
}

static gboolean
is_sequel (const Line *last,
           const Line *line)
{
  if (line->sequel != 0)
    return last->sequel == line->sequel;
  return last->weight < WEIGHT_FATE && g_str_equal (last->text, line->text);
}

/* A merged line whose text does not say so. */
static char *
dup_words (const Line *line)
{
  if (line->n == 1 || (line->sequel != 0 && line->sequel != SINKING))
    return g_strdup (line->text);
  if (line->sequel == SINKING)
    return g_strdup_printf (ngettext ("%u column sinks.", "%u columns sink.", line->n), line->n);
  /* Translators: a sentence, and how often it happened: "The Bird puts a Drill at b0. (3×)" */
  return g_strdup_printf (_("%1$s (%2$u×)"), line->text, line->n);
}

static GArray *
collect_lines (const BmEvent *events,
               guint          n)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_autoptr(GArray) happenings = wr_happenings_new (events, n);
  gboolean paid = FALSE;

  g_array_set_clear_func (lines, clear_line);
  for (guint i = 0; i < happenings->len; i++)
    {
      WrHappening *happening = &g_array_index (happenings, WrHappening, i);
      Line *last = lines->len > 0 ? &g_array_index (lines, Line, lines->len - 1) : NULL;
      Line line = { NULL, weigh (happening), find_sequel (happening), 1, happening->events->kind == WR_EVENT_PLAYED };

      if (paid)
        line.weight = MAX (line.weight, WEIGHT_DEED);
      paid = happening->text == NULL && happening->events->kind == WR_EVENT_SPENT;
      if (happening->text == NULL || happening->kind != BM_LINE_EVENT)
        continue;
      line.text = g_steal_pointer (&happening->text);
      if (last == NULL || !is_sequel (last, &line))
        {
          g_array_append_val (lines, line);
          continue;
        }
      /* It continues the last one: its text replaces that. */
      last->n++;
      last->weight = MAX (last->weight, line.weight);
      g_free (last->text);
      last->text = line.text;
    }
  return lines;
}

/* A card that is played again is merged with the first time. */
static void
join_repeats (GArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    for (guint j = lines->len - 1; j > i; j--)
      {
        Line *first = &g_array_index (lines, Line, i), *again = &g_array_index (lines, Line, j);

        if (!first->is_card || !again->is_card || !g_str_equal (first->text, again->text))
          continue;
        first->n += again->n;
        g_array_remove_index (lines, j);
      }
}

/* Joins LINES, skipping those without text. */
static char *
join_words (GArray *lines)
{
  GString *words = g_string_new (NULL);
  gboolean gap = FALSE;

  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);
      g_autofree char *text = line->text != NULL ? dup_words (line) : NULL;

      if (text == NULL && gap)
        continue;
      g_string_append_printf (words, "%s%s", words->len > 0 ? "  " : "", text != NULL ? text : "…");
      gap = text == NULL;
    }
  return g_string_free (words, FALSE);
}

/* Removes the first of the least important lines; FALSE: all remaining ones are important. */
static gboolean
leave_one_out (GArray *lines)
{
  Line *least = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      Line *line = &g_array_index (lines, Line, i);

      if (line->text != NULL && line->weight < WEIGHT_FATE && (least == NULL || line->weight < least->weight))
        least = line;
    }
  if (least == NULL)
    return FALSE;
  g_clear_pointer (&least->text, g_free);
  return TRUE;
}

char *
wr_turn_words (const BmEvent *events,
               guint          n,
               guint          most)
{
  g_autoptr(GArray) lines = collect_lines (events, n);
  char *words = join_words (lines);

  if (g_utf8_strlen (words, -1) > (glong) most)
    {
      g_free (words);
      join_repeats (lines);
      words = join_words (lines);
    }
  while (g_utf8_strlen (words, -1) > (glong) most && leave_one_out (lines))
    {
      g_free (words);
      words = join_words (lines);
    }
  return words;
}
