/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-recap.h"

#include <glib/gi18n-lib.h>

#include "wr-event-words.h"
#include "wr-spent-words.h"
#include "wr-words.h"

/* A candidate line. */
typedef struct
{
  BmLine      line;
  WrPiece     tone;    /* whose colour it has, or WR_PIECE_NONE */
  guint       kind;    /* the WrEventKind of its main event */
  guint       weight;  /* the lightest are left out first */
  guint32     columns; /* bits: those that only sank */
  guint       times;   /* consecutive repetitions */
} Draft;

static void
draft_clear (Draft *draft)
{
  g_free (draft->line.text);
}

/* The range of events: from the end of SIDE's last turn to the start of its current one, or to the last event. */
static void
find_range (const BmEvent *events,
            guint          n,
            int            side,
            guint         *from,
            guint         *to)
{
  *from = 0;
  for (guint i = 0; i < n; i++)
    {
      /* In its first turn a side has not ended one yet: the recap is the other side's turn. */
      if (events[i].kind == WR_EVENT_TURN && events[i].who != side && *from == 0)
        *from = i + 1;
      if (events[i].kind == WR_EVENT_TURN_END && events[i].who == side)
        *from = i + 1;
    }
  for (*to = *from; *to < n; (*to)++)
    if (events[*to].kind == WR_EVENT_TURN && events[*to].who == side)
      break;
}

gboolean
wr_recap_has_turn (BmMatch *match,
                   int      side)
{
  const BmEvent *events;
  guint n;

  g_return_val_if_fail (BM_IS_MATCH (match), FALSE);

  events = bm_match_get_events_since (match, 0, &n);
  for (guint i = 0; i < n; i++)
    if (events[i].kind == WR_EVENT_TURN_END && events[i].who == side)
      return TRUE;
  return FALSE;
}

/* A Worm that moves repeatedly: only its last space is shown, so the payments in between are dropped. */
static gboolean
crawls_on (const BmEvent *before,
           const BmEvent *spent,
           const BmEvent *next)
{
  return spent->kind == WR_EVENT_SPENT && spent->m == WR_ACTION_MOVE && before != NULL
         && before->kind == WR_EVENT_MOVED && next->kind == WR_EVENT_MOVED && before->who == next->who;
}

/* The public form of the events: cards drawn or seen are unnamed.  (transfer full) */
static GArray *
open_events (const BmEvent *events,
             guint          n)
{
  GArray *open = g_array_new (FALSE, FALSE, sizeof (BmEvent));

  for (guint i = 0; i < n; i++)
    {
      BmEvent event = events[i];
      const BmEvent *before = open->len > 0 ? &g_array_index (open, BmEvent, open->len - 1) : NULL;

      if (event.kind == WR_EVENT_DRAWN || event.kind == WR_EVENT_SEEN)
        event.n = WR_NO_CARD;
      if (i + 1 < n && crawls_on (before, &event, &events[i + 1]))
        continue;
      g_array_append_val (open, event);
    }
  return open;
}

typedef struct
{
  const char *art;
  guint       weight;
} Look;

static const Look looks[WR_N_EVENT_KINDS] = {
  [WR_EVENT_WON] = { "scenery/moon", 100 },
  [WR_EVENT_WORM_EATEN] = { "actions/eat", 90 },
  [WR_EVENT_BITTEN] = { "actions/bite", 90 },
  [WR_EVENT_DIED] = { "pieces/gravestone", 90 },
  [WR_EVENT_SPECIAL] = { "scenery/moon", 85 },
  [WR_EVENT_PLAYED] = { "actions/card", 80 },
  [WR_EVENT_POWER] = { "actions/power", 80 },
  [WR_EVENT_ZOMBIE_EATEN] = { "actions/eat", 70 },
  [WR_EVENT_RAISED] = { "actions/raise", 70 },
  [WR_EVENT_STUNNED] = { "pieces/worm-green-stunned", 70 },
  [WR_EVENT_SEEN] = { "actions/eye", 65 },
  [WR_EVENT_RAIN] = { "scenery/rain", 60 },
  [WR_EVENT_TELEPORTED] = { "actions/exit", 60 },
  [WR_EVENT_PECKED] = { "actions/peck", 55 },
  [WR_EVENT_DUG] = { "actions/dig", 50 },
  [WR_EVENT_SPENT] = { "actions/power", 50 },
  [WR_EVENT_MOVED] = { "actions/move", 45 },
  [WR_EVENT_FLEW] = { "actions/fly", 45 },
  [WR_EVENT_SANK] = { "marks/sink", 44 },
  [WR_EVENT_ROSE] = { "actions/push", 44 },
  [WR_EVENT_TRACKER] = { "actions/heart", 42 },
  [WR_EVENT_PUT] = { "actions/bedrock", 40 },
  [WR_EVENT_FELL] = { "actions/move", 40 },
  [WR_EVENT_CARRIED] = { "actions/move", 35 },
  [WR_EVENT_DISCARDED] = { "actions/card", 88 },
  [WR_EVENT_ACTIONS] = { "actions/power", 35 },
  [WR_EVENT_TAKEN] = { "actions/break", 30 },
  [WR_EVENT_SHIFTED] = { "actions/move", 30 },
  [WR_EVENT_BROKE] = { "actions/break", 30 },
  [WR_EVENT_BURNT] = { "pieces/lava", 30 },
  [WR_EVENT_DRAWN] = { "actions/card", 25 },
  [WR_EVENT_WOKE] = { "pieces/worm-green", 20 },
  [WR_EVENT_REMINDER] = { "actions/card", 20 },
  [WR_EVENT_DRAFTED] = { "actions/card", 15 },
  [WR_EVENT_ROLLED] = { "scenery/clear", 10 },
  [WR_EVENT_SHUFFLED] = { "actions/card", 10 },
  [WR_EVENT_SKIPPED] = { "marks/cross", 10 },
};

/* Suspicion falls every night, which is unimportant. */
#define LIGHT_TRACKER 12

static const char *const token_arts[WR_N_TOKENS] = {
  [WR_TOKEN_BEDROCK] = "pieces/bedrock",       [WR_TOKEN_WORMHOLE] = "pieces/wormhole",
  [WR_TOKEN_DRILL] = "pieces/drill",           [WR_TOKEN_GRAVESTONE] = "pieces/gravestone",
  [WR_TOKEN_LAVA] = "pieces/lava",
};

static Draft
draft_new (WrHappening *happening)
{
  const BmEvent *about = happening->about;
  Draft draft = { .line = { .text = g_steal_pointer (&happening->text), .art = looks[about->kind].art },
                  .tone = happening->tone, .kind = about->kind, .weight = looks[about->kind].weight, .times = 1 };

  switch ((int) about->kind)
    {
    case WR_EVENT_SPENT:
      if (about->m < WR_N_ACTIONS)
        draft.line.art = wr_spent_art (about->m);
      break;
    case WR_EVENT_PUT:
    case WR_EVENT_TAKEN:
    case WR_EVENT_SHIFTED:
    case WR_EVENT_BROKE:
      draft.line.art = about->who < WR_N_TOKENS ? token_arts[about->who] : "pieces/bird";
      break;
    case WR_EVENT_TRACKER:
      if (about->who != WR_TRACKER_HEALTH)
        draft.line.art = about->who == WR_TRACKER_HUNGER ? "actions/food" : "actions/eye";
      if (about->who == WR_TRACKER_SUSPICION)
        draft.weight = LIGHT_TRACKER;
      break;
    default:
      break;
    }
  if (happening->kinds == WR_KIND_BIT (WR_EVENT_SANK))
    draft.columns = happening->columns;
  return draft;
}

/* Several sinking columns are one line, and so are several flights, or repetitions: merges DRAFT into BEFORE, which
   may take its text. */
static gboolean
join (Draft *before,
      Draft *draft)
{
  g_autoptr(GString) names = g_string_new (NULL);

  if (g_str_equal (before->line.text, draft->line.text))
    {
      before->times++;
      return TRUE;
    }
  if (before->columns != 0 && draft->columns != 0)
    {
      before->columns |= draft->columns;
      for (guint column = 0; column < WR_N_COLUMNS; column++)
        if (before->columns >> column & 1)
          g_string_append_printf (names, "%s%c", names->len > 0 ? ", " : "", 'a' + column);
      g_free (before->line.text);
      /* Translators: letters of two or more columns: "Columns b, f sink." */
      before->line.text = g_strdup_printf (_("Columns %s sink."), names->str);
      return TRUE;
    }
  if (before->kind != WR_EVENT_FLEW || draft->kind != WR_EVENT_FLEW)
    return FALSE;
  g_free (before->line.text);
  before->line.text = g_steal_pointer (&draft->line.text);
  return TRUE;
}

/* (transfer full) elements Draft */
static GArray *
write_all (const BmEvent *events,
           guint          n)
{
  GArray *drafts = g_array_new (FALSE, TRUE, sizeof (Draft));
  g_autoptr(GArray) happenings = wr_happenings_new (events, n);

  g_array_set_clear_func (drafts, (GDestroyNotify) draft_clear);
  for (guint i = 0; i < happenings->len; i++)
    {
      WrHappening *happening = &g_array_index (happenings, WrHappening, i);
      Draft draft;

      if (happening->text == NULL || happening->kind != BM_LINE_EVENT)
        continue;
      draft = draft_new (happening);
      if (drafts->len == 0 || !join (&g_array_index (drafts, Draft, drafts->len - 1), &draft))
        g_array_append_val (drafts, draft);
      else
        draft_clear (&draft);
    }
  return drafts;
}

/* Removes the first of the least important lines. */
static void
drop_lightest (GArray *drafts)
{
  guint lightest = 0;

  for (guint i = 1; i < drafts->len; i++)
    if (g_array_index (drafts, Draft, i).weight < g_array_index (drafts, Draft, lightest).weight)
      lightest = i;
  g_array_remove_index (drafts, lightest);
}

static void
add_line (GPtrArray  *lines,
          char       *text,
          const char *art,
          WrPiece     tone)
{
  BmLine *line = g_new (BmLine, 1);

  *line = (BmLine) { .text = text, .art = art, .style = art == NULL ? "quiet" : wr_piece_class (tone) };
  g_ptr_array_add (lines, line);
}

GPtrArray *
wr_recap_new (BmMatch *match,
              int      side)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free);
  g_autoptr(GArray) open = NULL, drafts = NULL;
  guint n, from, to, left_out = 0;
  const BmEvent *events;

  g_return_val_if_fail (BM_IS_MATCH (match), lines);

  events = bm_match_get_events_since (match, 0, &n);
  find_range (events, n, side, &from, &to);
  open = open_events (&events[from], to - from);
  drafts = write_all ((const BmEvent *) (gpointer) open->data, open->len);
  if (drafts->len > WR_RECAP_LINES)
    for (; drafts->len > WR_RECAP_LINES - 1; left_out++)
      drop_lightest (drafts);
  for (guint i = 0; i < drafts->len; i++)
    {
      Draft *draft = &g_array_index (drafts, Draft, i);

      if (draft->times > 1)
        {
          g_autofree char *one = g_steal_pointer (&draft->line.text);

          /* Translators: a sentence, and how often that happened. */
          draft->line.text = g_strdup_printf (ngettext ("%1$s (%2$u time)", "%1$s (%2$u times)", draft->times), one,
                                              draft->times);
        }
      add_line (lines, g_steal_pointer (&draft->line.text), draft->line.art, draft->tone);
    }
  if (left_out > 0)
    add_line (lines, g_strdup_printf (ngettext ("And %u smaller thing: see the log.",
                                                "And %u smaller things: see the log.", left_out), left_out),
              NULL, WR_PIECE_NONE);
  return lines;
}
