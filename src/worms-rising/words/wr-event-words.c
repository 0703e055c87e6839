/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A line starts at the event with the actor (`spent`) if there is one: "Green pushes column f up" is two events, and
 * neither is enough alone.  The events are in the order of the rules; missing ones are skipped.
 */
#include "config.h"

#include "wr-event-words-private.h"

#include <glib/gi18n-lib.h>

#include "wr-board.h"
#include "bm-words.h"
#include "wr-words.h"

const BmEvent *
wr_reader_peek (WrReader *reader)
{
  static const BmEvent none;

  return reader->used < reader->n ? &reader->events[reader->used] : &none;
}

/* Consumes the next event if it is of KIND. */
const BmEvent *
wr_reader_take (WrReader   *reader,
                WrEventKind kind)
{
  const BmEvent *event = wr_reader_peek (reader);

  if (event->kind != kind)
    return NULL;
  reader->used++;
  return event;
}

const BmEvent *
wr_reader_take_who (WrReader   *reader,
                    WrEventKind kind,
                    guint       who)
{
  return wr_reader_peek (reader)->who == who ? wr_reader_take (reader, kind) : NULL;
}

const char *
wr_reader_mark (WrReader *reader,
                WrSpace   space)
{
  if (reader->line->n_spaces < BM_LINE_MARKS)
    reader->line->spaces[reader->line->n_spaces++] = space;
  return wr_space_name (space);
}

/* What happens by itself. */

/* Without a direction rain drives the Worms up. */
static const char *
rain_words (const BmEvent *rain)
{
  switch (rain->n)
    {
    case WR_DIR_DOWN:
      return _("It rains: the Worms are driven down.");
    case WR_DIR_LEFT:
      return _("It rains: the Worms are driven to the left.");
    case WR_DIR_RIGHT:
      return _("It rains: the Worms are driven to the right.");
    default:
      return _("It rains.");
    }
}

static char *
roll_words (WrReader      *reader,
            const BmEvent *rolled)
{
  const BmEvent *next = wr_reader_peek (reader);
  gboolean rains = next->kind == WR_EVENT_RAIN;

  /* A die for the direction of rain has its line before the rain. */
  if (rains && next->n == WR_DIR_UP)
    {
      wr_reader_take (reader, WR_EVENT_RAIN);
      return g_strdup_printf (_("The die shows %d: it rains."), rolled->m);
    }
  if (rolled->n == BM_RAIN_DIE && !rains)
    return g_strdup_printf (_("The die shows %d: no rain."), rolled->m);
  return g_strdup_printf (_("The die shows %d."), rolled->m);
}

static gboolean
is_lava (const BmEvent *event)
{
  return event->kind == WR_EVENT_PUT && event->who == WR_TOKEN_LAVA;
}

/* A card rolls for columns repeatedly, and Lava is put on some of them: one line until something else happens.  NULL:
   event number FIRST is not the start of that. */
static char *
lava_words (WrReader *reader,
            guint     first)
{
  g_autoptr(GString) dice = g_string_new (NULL), spaces = g_string_new (NULL);
  const BmEvent *events = reader->events;
  guint end = 0;

  for (guint i = first; i < reader->n && (is_lava (&events[i]) || (events[i].kind == WR_EVENT_ROLLED
                                                                   && events[i].n != BM_RAIN_DIE)); i++)
    if (is_lava (&events[i]))
      end = i + 1;
  for (guint i = first; i < end; i++)
    {
      if (is_lava (&events[i]))
        {
          bm_words_join (spaces, wr_reader_mark (reader, events[i].to));
        }
      else
        {
          g_autofree char *shown = g_strdup_printf ("%d", events[i].m);

          bm_words_join (dice, shown);
        }
    }
  if (end == 0)
    return NULL;
  reader->used = end;
  if (dice->len == 0)
    return g_strdup_printf (_("New at %2$s: %1$s."), wr_token_words (WR_TOKEN_LAVA), spaces->str);
  /* Translators: what dice have shown, and spaces: "Rolled 2, 12, 6: Lava now at b0, f3." */
  return g_strdup_printf (_("Rolled %1$s: Lava now at %2$s."), dice->str, spaces->str);
}

static char *
broke_words (WrReader      *reader,
             const BmEvent *broke)
{
  const char *at = wr_reader_mark (reader, broke->from);

  if (broke->who == WR_TOKEN_BEDROCK && wr_reader_take_who (reader, WR_EVENT_BROKE, WR_TOKEN_DRILL) != NULL)
    return g_strdup_printf (_("A Drill and the Bedrock at %s break each other."), at);
  if (broke->who == WR_TOKEN_BEDROCK)
    return g_strdup_printf (_("The Bedrock at %s breaks."), at);
  return g_strdup_printf (_("The Drill at %s breaks."), at);
}

static char *
tracker_words (const BmEvent *event)
{
  gboolean up = event->to > event->from;

  switch (event->who)
    {
    case WR_TRACKER_HUNGER:
      /* The marker goes up when the Bird is fed: the number alone would say the opposite. */
      return g_strdup_printf (up ? _("The Bird is less hungry: Hunger %d.") : _("The Bird gets hungrier: Hunger %d."),
                              event->to);
    case WR_TRACKER_SUSPICION:
      return g_strdup_printf (up ? _("Suspicion rises to %d.") : _("Suspicion falls to %d."), event->to);
    default:
      return g_strdup_printf (up ? _("Health rises to %d.") : _("Health falls to %d."), event->to);
    }
}

static const char *
won_words (const BmEvent *event)
{
  if (event->n == WR_VICTORY_EATEN)
    return _("No Worm is left: the Bird wins!");
  return event->n == WR_VICTORY_HEALTH ? _("The Bird has no Health left: the Worms win!")
                                       : _("The Bird starves: the Worms win!");
}

/* A column sinks row by row, with the pieces on it: one line until something else happens. */
static char *
sinking_words (WrReader      *reader,
               const BmEvent *sank)
{
  const BmEvent *last = sank, *next;
  gboolean carried = FALSE, bird = FALSE;

  while ((next = wr_reader_peek (reader))->kind == WR_EVENT_CARRIED
         || (next->kind == WR_EVENT_SANK && next->n == sank->n))
    {
      if (next->kind == WR_EVENT_SANK)
        last = next;
      else if (next->who == WR_PIECE_BIRD)
        bird = TRUE;
      else
        carried = TRUE;
      reader->used++;
    }
  wr_reader_mark (reader, WR_SPACE (sank->n, last->to));
  if (carried)
    return g_strdup_printf (_("Column %1$c sinks to row %2$d with all on it."), 'a' + sank->n, last->to);
  if (bird)
    return g_strdup_printf (_("Column %1$c sinks to row %2$d with the Bird."), 'a' + sank->n, last->to);
  return g_strdup_printf (_("Column %1$c sinks to row %2$d."), 'a' + sank->n, last->to);
}

/* A swap of two columns is many events: tokens, the Grass of both, and carried pieces. */
static char *
swap_words (WrReader      *reader,
            const BmEvent *event)
{
  int a = wr_space_column (event->from), b = wr_space_column (event->to);

  while (wr_reader_take (reader, WR_EVENT_SHIFTED) != NULL || wr_reader_take (reader, WR_EVENT_SANK) != NULL
         || wr_reader_take (reader, WR_EVENT_ROSE) != NULL || wr_reader_take (reader, WR_EVENT_CARRIED) != NULL)
    continue;
  return g_strdup_printf (_("Columns %1$c and %2$c change places."), 'a' + MIN (a, b), 'a' + MAX (a, b));
}

/* Whether the next events swap two columns: a piece or token crosses, with Grass or another piece. */
static gboolean
is_swap (WrReader      *reader,
         const BmEvent *event)
{
  guint grass = 0, crossing = wr_space_column (event->from) != wr_space_column (event->to);

  for (guint i = reader->used; i < reader->n && crossing; i++)
    {
      const BmEvent *next = &reader->events[i];

      if (next->kind == WR_EVENT_SANK || next->kind == WR_EVENT_ROSE)
        grass++;
      else if (next->kind == WR_EVENT_CARRIED && wr_space_column (next->from) != wr_space_column (next->to))
        return TRUE;
      else if (next->kind != WR_EVENT_SHIFTED)
        break;
    }
  return crossing && grass == 2;
}

/* A piece that came from one space to another. */
static char *
travel_words (WrReader      *reader,
              const BmEvent *event)
{
  const char *who = wr_piece_words (event->who), *to;
  const BmEvent *next = wr_reader_peek (reader);

  if (event->kind == WR_EVENT_CARRIED && next->kind == WR_EVENT_CARRIED && next->from == event->to
      && next->to == event->from && wr_space_row (event->from) != wr_space_row (event->to))
    {
      wr_reader_take (reader, WR_EVENT_CARRIED);
      wr_reader_mark (reader, event->to);
      wr_reader_mark (reader, event->from);
      return g_strdup_printf (_("%1$s and %2$s change places."), who, wr_piece_words (next->who));
    }
  if (event->kind == WR_EVENT_CARRIED && is_swap (reader, event))
    return swap_words (reader, event);
  reader->line->tone = event->who;
  wr_reader_mark (reader, event->from);
  /* Merges steps, as in rain: only the last space matters. */
  while (event->kind == WR_EVENT_MOVED && (next = wr_reader_take_who (reader, WR_EVENT_MOVED, event->who)) != NULL)
    event = next;
  to = wr_reader_mark (reader, event->to);
  if (event->who == WR_PIECE_BIRD)
    return g_strdup_printf (event->kind == WR_EVENT_FLEW ? _("The Bird flies to %s.") : _("The Bird is carried to %s."),
                            to);
  switch ((int) event->kind)
    {
    case WR_EVENT_MOVED:
      return g_strdup_printf (_("%1$s moves to %2$s."), who, to);
    case WR_EVENT_FELL:
      return g_strdup_printf (_("%1$s falls to %2$s."), who, to);
    case WR_EVENT_TELEPORTED:
      while (wr_reader_take_who (reader, WR_EVENT_TAKEN, WR_TOKEN_WORMHOLE) != NULL)
        continue;
      return g_strdup_printf (_("%1$s goes through the Wormhole to %2$s."), who, to);
    case WR_EVENT_RAISED:
      return g_strdup_printf (_("%1$s is raised at %2$s."), who, to);
    default:
      return g_strdup_printf (_("%1$s is carried to %2$s."), who, to);
    }
}

static char *
shifted_words (WrReader      *reader,
               const BmEvent *event)
{
  const char *from = wr_space_name (event->from), *to = wr_space_name (event->to);

  if (is_swap (reader, event))
    return swap_words (reader, event);
  wr_reader_mark (reader, event->from);
  switch (event->who)
    {
    case WR_TOKEN_BEDROCK:
      return g_strdup_printf (_("The Bedrock at %1$s moves to %2$s."), from, to);
    case WR_TOKEN_WORMHOLE:
      return g_strdup_printf (_("The Wormhole at %1$s moves to %2$s."), from, to);
    case WR_TOKEN_DRILL:
      return g_strdup_printf (_("The Drill at %1$s is carried to %2$s."), from, to);
    case WR_TOKEN_GRAVESTONE:
      return g_strdup_printf (_("The Gravestone at %1$s is carried to %2$s."), from, to);
    default:
      return g_strdup_printf (_("The Lava at %1$s flows to %2$s."), from, to);
    }
}

static char *
zombie_meal_words (WrReader      *reader,
                   const BmEvent *event,
                   const char    *at)
{
  const BmEvent *hunger = wr_reader_take_who (reader, WR_EVENT_TRACKER, WR_TRACKER_HUNGER);
  const char *who = wr_piece_words (event->who);

  if (hunger == NULL)
    return g_strdup_printf (_("The Bird swallows %1$s at %2$s."), who, at);
  return g_strdup_printf (_("The Bird swallows %1$s at %2$s: Hunger %3$d."), who, at, hunger->to);
}

static char *
line_words (WrReader      *reader,
            const BmEvent *event)
{
  WrHappening *line = reader->line;
  const char *at;
  char *words;

  switch ((WrEventKind) event->kind)
    {
    case WR_EVENT_DAY:
      line->kind = BM_LINE_CHAPTER;
      return g_strdup_printf (_("Day %d"), event->n);
    case WR_EVENT_TURN:
      line->kind = BM_LINE_TURN;
      if (event->who == WR_SIDE_BIRD)
        return g_strdup_printf (ngettext ("The Bird’s turn: %d action", "The Bird’s turn: %d actions",
                                          (gulong) event->n), event->n);
      return g_strdup_printf (ngettext ("The Worms’ turn: %d action", "The Worms’ turn: %d actions",
                                        (gulong) event->n), event->n);
    case WR_EVENT_ROLLED:
      words = lava_words (reader, reader->used - 1);
      return words != NULL ? words : roll_words (reader, event);
    case WR_EVENT_RAIN:
      return g_strdup (rain_words (event));
    case WR_EVENT_SPENT:
      return wr_action_words (reader, event);
    case WR_EVENT_MOVED:
    case WR_EVENT_FLEW:
    case WR_EVENT_FELL:
    case WR_EVENT_CARRIED:
    case WR_EVENT_TELEPORTED:
    case WR_EVENT_RAISED:
      return travel_words (reader, event);
    case WR_EVENT_WORM_EATEN:
      return wr_meal_words (reader, event);
    case WR_EVENT_ZOMBIE_EATEN:
    case WR_EVENT_DIED:
      at = wr_reader_mark (reader, event->from);
      line->tone = event->who;
      if (event->kind == WR_EVENT_ZOMBIE_EATEN)
        return zombie_meal_words (reader, event, at);
      return g_strdup_printf (event->n == 1 ? _("%1$s is gone from %2$s.") : _("%1$s dies in the Lava at %2$s."),
                              wr_piece_words (event->who), at);
    case WR_EVENT_WOKE:
      line->tone = event->who;
      return g_strdup_printf (_("%s is no longer stunned."), wr_piece_words (event->who));
    case WR_EVENT_STUNNED:
      line->tone = event->who;
      return g_strdup_printf (_("%s is stunned."), wr_piece_words (event->who));
    case WR_EVENT_BITTEN:
      return wr_bite_words (reader, event);
    case WR_EVENT_PECKED:
      line->tone = WR_PIECE_BIRD;
      /* Translators: %s is a direction: "The Bird pecks left." */
      return g_strdup_printf (_("The Bird pecks %s."), wr_direction_words ((WrDir) event->n));
    case WR_EVENT_DUG:
      return wr_dig_words (reader, event);
    case WR_EVENT_SANK:
      return sinking_words (reader, event);
    case WR_EVENT_ROSE:
      wr_reader_mark (reader, WR_SPACE (event->n, event->to));
      return g_strdup_printf (_("Column %1$c rises to row %2$d."), 'a' + event->n, event->to);
    case WR_EVENT_PUT:
      if (is_lava (event))
        return lava_words (reader, reader->used - 1);
      at = wr_reader_mark (reader, event->to);
      if (event->who == WR_TOKEN_BIRD)
        return g_strdup_printf (_("The Bird lands at %s."), at);
      /* Translators: "Now a Gravestone is at c0." */
      return g_strdup_printf (_("New at %2$s: %1$s."), wr_token_words (event->who), at);
    case WR_EVENT_TAKEN:
      at = wr_reader_mark (reader, event->from);
      /* Translators: "Gone from c0: a Gravestone." */
      return g_strdup_printf (_("Gone from %1$s: %2$s."), at, wr_token_words (event->who));
    case WR_EVENT_SHIFTED:
      wr_reader_mark (reader, event->to);
      return shifted_words (reader, event);
    case WR_EVENT_BROKE:
      return broke_words (reader, event);
    case WR_EVENT_BURNT:
      return g_strdup_printf (_("The Gravestone at %s burns."), wr_reader_mark (reader, event->from));
    case WR_EVENT_TRACKER:
      return tracker_words (event);
    case WR_EVENT_WON:
      return g_strdup (won_words (event));
    case WR_EVENT_SPECIAL:
    case WR_EVENT_DRAFTED:
    case WR_EVENT_REMINDER:
    case WR_EVENT_SKIPPED:
    case WR_EVENT_PLAYED:
    case WR_EVENT_POWER:
    case WR_EVENT_DRAWN:
    case WR_EVENT_SEEN:
    case WR_EVENT_DISCARDED:
    case WR_EVENT_SHUFFLED:
    case WR_EVENT_ACTIONS:
      return wr_card_event_words (reader, event);
    case WR_EVENT_TURN_END:
    case WR_N_EVENT_KINDS:
    default:
      return NULL;
    }
}

/* Computes the summary members of HAPPENING from its events. */
static void
sum_up (WrHappening *happening)
{
  const BmEvent *events = happening->events;

  for (guint i = 0; i < happening->n; i++)
    {
      guint64 kind = WR_KIND_BIT (events[i].kind);

      happening->kinds |= kind;
      if (kind & WR_TRAVEL_KINDS)
        happening->moved |= 1u << events[i].who;
      if (events[i].kind == WR_EVENT_SANK || events[i].kind == WR_EVENT_ROSE)
        happening->columns |= 1u << events[i].n;
      /* For dice that bring Lava the Lava matters. */
      if (events[0].kind == WR_EVENT_ROLLED && events[i].kind == WR_EVENT_PUT && happening->about == events)
        happening->about = &events[i];
      if (i == 1 && (events[1].kind == WR_EVENT_RAIN || events[1].kind == WR_EVENT_PLAYED
                     || events[1].kind == WR_EVENT_POWER))
        happening->about = &events[1];
    }
}

guint
wr_happening_read (const BmEvent *events,
                   guint          n,
                   WrHappening   *happening)
{
  WrReader reader = { events, n, 1, happening };

  g_return_val_if_fail (n > 0, 0);

  *happening = (WrHappening) { .kind = BM_LINE_EVENT, .tone = WR_PIECE_NONE, .card = WR_NO_CARD, .events = events,
                               .about = events };
  happening->text = line_words (&reader, &events[0]);
  happening->n = reader.used;
  sum_up (happening);
  return reader.used;
}

static void
happening_clear (gpointer happening)
{
  g_clear_pointer (&((WrHappening *) happening)->text, g_free);
}

GArray *
wr_happenings_new (const BmEvent *events,
                   guint          n)
{
  GArray *happenings = g_array_new (FALSE, FALSE, sizeof (WrHappening));

  g_array_set_clear_func (happenings, happening_clear);
  for (guint at = 0; at < n;)
    {
      WrHappening happening;

      at += wr_happening_read (&events[at], n - at, &happening);
      g_array_append_val (happenings, happening);
    }
  return happenings;
}

char *
wr_event_words (const BmEvent *events,
                guint          n)
{
  g_autoptr(GArray) happenings = wr_happenings_new (events, n);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < happenings->len; i++)
    {
      const WrHappening *happening = &g_array_index (happenings, WrHappening, i);

      if (happening->text != NULL && happening->kind == BM_LINE_EVENT)
        g_string_append_printf (words, "%s%s", words->len > 0 ? "  " : "", happening->text);
    }
  return g_string_free (words, FALSE);
}
