/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The events of a move are lines (wr-event-words.h), and a line is the consequence of one before it.  Which one is looked
 * for backwards: the nearest that could have caused what the line tells.
 */
#include "config.h"

#include "wr-event-why.h"

#include <glib/gi18n-lib.h>

#include "wr-board.h"
#include "wr-card-set.h"

/* A line and the events that it is made of. */
typedef struct
{
  guint  first, n;
  WrLine line;
} Group;

static void
group_clear (gpointer group)
{
  g_clear_pointer (&((Group *) group)->line.text, g_free);
}

static void
why_clear (gpointer why)
{
  g_clear_pointer (&((WrWhy *) why)->text, g_free);
}

static GArray *
read_groups (const BmEvent *events,
             guint          n)
{
  GArray *groups = g_array_new (FALSE, FALSE, sizeof (Group));

  g_array_set_clear_func (groups, group_clear);
  for (guint at = 0; at < n;)
    {
      Group group = { .first = at };

      group.n = wr_event_line (&events[at], n - at, &group.line);
      g_array_append_val (groups, group);
      at += group.n;
    }
  return groups;
}

/* ---- Which rule a line stands under */

static const char *
rule_of_action (const BmEvent *spent,
                guint          n)
{
  gboolean bird = spent->who == WR_SIDE_BIRD;

  switch ((WrAction) spent->m)
    {
    case WR_ACTION_BEDROCK:
      return "R10.5";
    case WR_ACTION_BITE:
      return "R10.3";
    case WR_ACTION_BREAK:
      return bird ? "R6.4" : "R10.4";
    case WR_ACTION_DIG:
      /* Only a Bird that digs below its feet goes along. */
      for (guint i = 1; i < n; i++)
        if (spent[i].kind == WR_EVENT_CARRIED && spent[i].who == WR_PIECE_BIRD)
          return "R6.2";
      return "R6.3";
    case WR_ACTION_DRILL:
      return "R6.7";
    case WR_ACTION_EAT:
      return "R6.6";
    case WR_ACTION_FLY:
      return "R6.1";
    case WR_ACTION_MOVE:
      return "R10.1";
    case WR_ACTION_PECK:
      return "R6.5";
    case WR_ACTION_PLAY:
      return bird ? "R6.9" : "R10.7";
    case WR_ACTION_PUSH:
      return "R10.2";
    case WR_ACTION_RAISE:
      return "R10.6";
    case WR_ACTION_REST:
      return "R6.8";
    case WR_N_ACTIONS:
    default:
      return "R5";
    }
}

/* CAUSE: the kind of the first event of the line before it in the chain, 0: none. */
static const char *
rule_of_tracker (const BmEvent *event,
                 guint          cause)
{
  gboolean up = event->to > event->from;

  switch ((WrTracker) event->who)
    {
    case WR_TRACKER_HUNGER:
      return up ? "R6.6" : "R4.4";
    case WR_TRACKER_SUSPICION:
      if (!up)
        return "R4.4";
      return cause == WR_EVENT_SPENT || cause == WR_EVENT_PECKED ? "R6.5" : "R7.4";
    case WR_TRACKER_HEALTH:
    default:
      return up ? "R6.8" : "R10.3";
    }
}

static const char *
rule_of_token (const BmEvent *event)
{
  switch ((WrToken) event->who)
    {
    case WR_TOKEN_BEDROCK:
      return "R9.1";
    case WR_TOKEN_WORMHOLE:
      return "R12";
    case WR_TOKEN_DRILL:
      return "R9.2";
    case WR_TOKEN_GRAVESTONE:
      return event->kind == WR_EVENT_PUT ? "R6.6" : "R9.3";
    case WR_TOKEN_LAVA:
      return "R9.4";
    case WR_TOKEN_BIRD:
    default:
      return "R3.6";
    }
}

static const char *
rule_of_travel (const BmEvent *event,
                guint          cause)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_MOVED:
      return cause == WR_EVENT_RAIN || cause == WR_EVENT_ROLLED || cause == WR_EVENT_SPENT || cause == WR_EVENT_PECKED
             ? "R7.1" : "R10.1";
    case WR_EVENT_FLEW:
      return "R6.1";
    case WR_EVENT_FELL:
      return "R11.4";
    case WR_EVENT_TELEPORTED:
      return "R12.1";
    case WR_EVENT_RAISED:
      return "R10.6";
    default:
      return "R8.2";
    }
}

/* Of the others the kind says it alone. */
static const char *const rules_of_kinds[WR_N_EVENT_KINDS] = {
  [WR_EVENT_DAY] = "R4.4",
  [WR_EVENT_RAIN] = "R7.6",
  [WR_EVENT_TURN] = "R5.1",
  [WR_EVENT_TURN_END] = "R5.5",
  [WR_EVENT_SPECIAL] = "R4.2",
  [WR_EVENT_DRAWN] = "R4.6",
  [WR_EVENT_SHUFFLED] = "R4.6",
  [WR_EVENT_DISCARDED] = "R4.3",
  [WR_EVENT_POWER] = "R13.2",
  [WR_EVENT_DRAFTED] = "R13.2",
  [WR_EVENT_ACTIONS] = "R5.1",
  [WR_EVENT_WORM_EATEN] = "R11.1",
  [WR_EVENT_ZOMBIE_EATEN] = "R11.1",
  [WR_EVENT_STUNNED] = "R13.5",
  [WR_EVENT_WOKE] = "R13.5",
  [WR_EVENT_BITTEN] = "R10.3",
  [WR_EVENT_PECKED] = "R6.5",
  [WR_EVENT_DUG] = "R6.2",
  [WR_EVENT_ROSE] = "R10.2",
  [WR_EVENT_BROKE] = "R8.3",
  [WR_EVENT_BURNT] = "R9.3",
  [WR_EVENT_REMINDER] = "R13.3",
  [WR_EVENT_SKIPPED] = "G3",
  [WR_EVENT_WON] = "R2",
  [WR_EVENT_SEEN] = "R13.1",
};

static const char *
rule_of (const BmEvent *event,
         guint          n,
         guint          cause)
{
  switch ((int) event->kind)
    {
    case WR_EVENT_SPENT:
      return rule_of_action (event, n);
    case WR_EVENT_MOVED:
    case WR_EVENT_FLEW:
    case WR_EVENT_FELL:
    case WR_EVENT_CARRIED:
    case WR_EVENT_TELEPORTED:
    case WR_EVENT_RAISED:
      return rule_of_travel (event, cause);
    case WR_EVENT_PUT:
    case WR_EVENT_TAKEN:
    case WR_EVENT_SHIFTED:
      return rule_of_token (event);
    case WR_EVENT_TRACKER:
      return rule_of_tracker (event, cause);
    case WR_EVENT_ROLLED:
      return event->n == BM_RAIN_DIE ? "R4.1" : NULL;
    case WR_EVENT_PLAYED:
      return event->who == WR_SIDE_BIRD ? "R6.9" : "R10.7";
    case WR_EVENT_DIED:
      return event->n == 1 ? NULL : "R11.2";
    case WR_EVENT_SANK:
      return cause == WR_EVENT_TURN_END || cause == 0 ? "R8.1" : "R8.2";
    default:
      return event->kind < WR_N_EVENT_KINDS ? rules_of_kinds[event->kind] : NULL;
    }
}

/* ---- Which line a line comes of */

/* What somebody did, or an evening or a card began: what follows in the same move comes of it if of nothing nearer. */
static gboolean
is_root (guint kind)
{
  return kind == WR_EVENT_SPENT || kind == WR_EVENT_PLAYED || kind == WR_EVENT_POWER || kind == WR_EVENT_SPECIAL
         || kind == WR_EVENT_TURN_END;
}

/* What is never the consequence of anything in its move: the clock alone brings it. */
static gboolean
is_by_itself (guint kind)
{
  return kind == WR_EVENT_DAY || kind == WR_EVENT_TURN || kind == WR_EVENT_SPECIAL || kind == WR_EVENT_TURN_END;
}

static gboolean
is_travel (guint kind)
{
  return kind == WR_EVENT_MOVED || kind == WR_EVENT_FLEW || kind == WR_EVENT_FELL || kind == WR_EVENT_CARRIED
         || kind == WR_EVENT_TELEPORTED || kind == WR_EVENT_RAISED;
}

static gboolean
is_death (guint kind)
{
  return kind == WR_EVENT_WORM_EATEN || kind == WR_EVENT_ZOMBIE_EATEN || kind == WR_EVENT_DIED;
}

/* Does any of the events of GROUP say that PIECE went somewhere? */
static gboolean
moves_piece (const BmEvent *events,
             const Group   *group,
             guint          piece)
{
  for (guint i = group->first; i < group->first + group->n; i++)
    if (is_travel (events[i].kind) && (events[i].kind == WR_EVENT_FLEW ? WR_PIECE_BIRD : events[i].who) == piece)
      return TRUE;
  return FALSE;
}

static gboolean
moves_column (const BmEvent *events,
              const Group   *group,
              int            column)
{
  for (guint i = group->first; i < group->first + group->n; i++)
    if ((events[i].kind == WR_EVENT_SANK || events[i].kind == WR_EVENT_ROSE) && events[i].n == column)
      return TRUE;
  return FALSE;
}

static gboolean
has_kind (const BmEvent *events,
          const Group   *group,
          WrEventKind    kind)
{
  for (guint i = group->first; i < group->first + group->n; i++)
    if (events[i].kind == kind)
      return TRUE;
  return FALSE;
}

static gboolean
is_lava_at (const BmEvent *event,
            WrSpace        space)
{
  return event->kind == WR_EVENT_PUT && event->who == WR_TOKEN_LAVA && event->to == space;
}

static gboolean
puts_lava (const BmEvent *events,
           const Group   *group,
           WrSpace        space)
{
  for (guint i = group->first; i < group->first + group->n; i++)
    if (is_lava_at (&events[i], space))
      return TRUE;
  return FALSE;
}

/* What GROUP is about: dice only lead to it. */
static const BmEvent *
subject_of (const BmEvent *events,
            const Group   *group)
{
  const BmEvent *first = &events[group->first];

  for (guint i = 0; i < group->n && first[0].kind == WR_EVENT_ROLLED; i++)
    if (first[i].kind == WR_EVENT_PUT)
      return &first[i];
  return first;
}

/* Could what GROUP tells have led to EVENT, more closely than by being of the same move? */
static gboolean
leads_to (const BmEvent *events,
          const Group   *group,
          const BmEvent *event)
{
  const BmEvent *cause = &events[group->first];
  int column = event->from == WR_SPACE_NONE ? -1 : wr_space_column (event->from);

  switch ((int) event->kind)
    {
    case WR_EVENT_MOVED:
      return cause->kind == WR_EVENT_RAIN || has_kind (events, group, WR_EVENT_RAIN) || cause->kind == WR_EVENT_PECKED
             || has_kind (events, group, WR_EVENT_PECKED);
    case WR_EVENT_FELL:
    case WR_EVENT_TELEPORTED:
    case WR_EVENT_CARRIED:
      return moves_piece (events, group, event->who) || moves_column (events, group, column);
    case WR_EVENT_WORM_EATEN:
    case WR_EVENT_ZOMBIE_EATEN:
    case WR_EVENT_DIED:
      return moves_piece (events, group, event->who) || moves_piece (events, group, WR_PIECE_BIRD)
             || moves_column (events, group, column) || puts_lava (events, group, event->from);
    case WR_EVENT_BROKE:
    case WR_EVENT_BURNT:
      return moves_column (events, group, column) || puts_lava (events, group, event->from);
    case WR_EVENT_PUT:
      return event->who == WR_TOKEN_GRAVESTONE && is_death (cause->kind);
    case WR_EVENT_TRACKER:
      if (event->who == WR_TRACKER_SUSPICION)
        return event->to > event->from
               && (has_kind (events, group, WR_EVENT_RAIN) || has_kind (events, group, WR_EVENT_PECKED));
      if (event->who == WR_TRACKER_HUNGER)
        return event->to > event->from && is_death (cause->kind);
      return cause->kind == WR_EVENT_BITTEN;
    case WR_EVENT_WON:
      return cause->kind == WR_EVENT_TRACKER || is_death (cause->kind) || has_kind (events, group, WR_EVENT_BITTEN)
             || has_kind (events, group, WR_EVENT_WORM_EATEN);
    case WR_EVENT_ACTIONS:
      return cause->kind == WR_EVENT_BITTEN;
    case WR_EVENT_STUNNED:
      return cause->kind == WR_EVENT_ROLLED;
    default:
      return FALSE;
    }
}

/* The index of the group that number INDEX comes of, or -1. */
static int
find_cause (const BmEvent *events,
            GArray        *groups,
            int            index)
{
  const BmEvent *event = &events[g_array_index (groups, Group, index).first];

  if (is_by_itself (event->kind))
    return -1;
  for (int i = index - 1; i >= 0; i--)
    {
      const Group *group = &g_array_index (groups, Group, i);

      if (leads_to (events, group, event))
        return i;
      /* A new day ends what the night did. */
      if (is_root (events[group->first].kind))
        return i;
      if (events[group->first].kind == WR_EVENT_DAY || events[group->first].kind == WR_EVENT_TURN)
        return event->kind == WR_EVENT_WOKE ? -1 : i;
    }
  return -1;
}

static char *
words_of (const BmEvent *event,
          const Group   *group)
{
  if (group->line.text != NULL)
    return g_strdup (group->line.text);
  if (event->kind == WR_EVENT_TURN_END)
    return g_strdup (event->who == WR_SIDE_BIRD ? _("The Bird ends its turn.") : _("The Worms end their turn."));
  return NULL;
}

GArray *
wr_event_why (const BmEvent *events,
              guint          n,
              guint          at)
{
  g_autoptr(GArray) groups = read_groups (events, n);
  g_autoptr(GArray) chain = g_array_new (FALSE, FALSE, sizeof (int));
  GArray *why = g_array_new (FALSE, FALSE, sizeof (WrWhy));
  guint cause = 0;
  int index = -1;

  g_array_set_clear_func (why, why_clear);
  for (guint i = 0; i < groups->len; i++)
    if (g_array_index (groups, Group, i).first <= at)
      index = (int) i;
  for (; index >= 0; index = find_cause (events, groups, index))
    g_array_prepend_val (chain, index);
  for (guint i = 0; i < chain->len; i++)
    {
      const Group *group = &g_array_index (groups, Group, g_array_index (chain, int, i));
      const BmEvent *event = &events[group->first];
      WrWhy link = { words_of (event, group), rule_of (subject_of (events, group), group->n, cause), group->line.card };

      if (link.text != NULL)
        g_array_append_val (why, link);
      /* A piece that goes where it was sent is not driven there. */
      cause = event->kind == WR_EVENT_SPENT && event->m == WR_ACTION_MOVE ? 0 : event->kind;
    }
  return why;
}
