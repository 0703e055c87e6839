/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-recap.h"

#include <glib/gi18n-lib.h>

#include "tb-event-words.h"
#include "tb-words.h"

typedef struct
{
  const char *art;
  guint       weight; /* the lowest are left out first */
} Look;

static const Look looks[TB_N_EVENT_KINDS] = {
  [TB_EVENT_WON] = { "scenery/moon", 100 },
  [TB_EVENT_LOST] = { "scenery/moon", 100 },
  [TB_EVENT_DIED] = { "terror-below/tokens/skull", 95 },
  [TB_EVENT_ELIMINATED] = { "terror-below/pieces/gravestone", 95 },
  [TB_EVENT_DEFEATED] = { "terror-below/actions/attack", 90 },
  [TB_EVENT_COMPLETED] = { "terror-below/tokens/star", 90 },
  [TB_EVENT_FINAL] = { "scenery/moon", 88 },
  [TB_EVENT_FINAL_TURN] = { "scenery/moon", 85 },
  [TB_EVENT_DESTROYED] = { "terror-below/pieces/ruin", 85 },
  [TB_EVENT_STOLEN_EGG] = { "terror-below/pieces/egg-any", 82 },
  [TB_EVENT_STOLEN_RUBBLE] = { "terror-below/pieces/rubble-1", 82 },
  [TB_EVENT_TROPHY] = { "terror-below/worms/any-head", 80 },
  [TB_EVENT_OBJECTIVE] = { "terror-below/tokens/star", 80 },
  [TB_EVENT_DELIVERED] = { "terror-below/actions/deliver", 78 },
  [TB_EVENT_ATTACK] = { "terror-below/actions/attack", 76 },
  [TB_EVENT_PLAYED] = { "terror-below/tokens/wheel", 72 },
  [TB_EVENT_HID] = { "terror-below/actions/hide", 72 },
  [TB_EVENT_LAID] = { "terror-below/tokens/wheel", 70 },
  [TB_EVENT_REVEALED] = { "terror-below/actions/hide", 70 },
  [TB_EVENT_CAUGHT] = { "terror-below/actions/danger", 66 },
  [TB_EVENT_PROTECTED] = { "terror-below/pieces/shield", 66 },
  [TB_EVENT_VP] = { "terror-below/tokens/star", 64 },
  [TB_EVENT_USED] = { "terror-below/actions/use", 60 },
  [TB_EVENT_POWER] = { "terror-below/actions/power", 60 },
  [TB_EVENT_REVIVED] = { "terror-below/tokens/heart", 60 },
  [TB_EVENT_CRASHED] = { "terror-below/actions/jump", 58 },
  [TB_EVENT_RAMPED] = { "terror-below/actions/ramp", 56 },
  [TB_EVENT_JUMPED] = { "terror-below/actions/jump", 56 },
  [TB_EVENT_TARGET] = { "terror-below/pieces/target-1", 54 },
  [TB_EVENT_HIDDEN_BOUNTY] = { "terror-below/tokens/bag", 54 },
  [TB_EVENT_TOOK] = { "terror-below/actions/take", 52 },
  [TB_EVENT_LINE] = { "terror-below/tokens/star", 50 },
  [TB_EVENT_WORM] = { "terror-below/worms/any-head", 48 },
  [TB_EVENT_PLACED] = { "terror-below/actions/move", 46 },
  [TB_EVENT_LEADER] = { "terror-below/tokens/heart", 46 },
  [TB_EVENT_MOVED] = { "terror-below/actions/move", 40 },
  [TB_EVENT_CARRIED] = { "terror-below/actions/move", 40 },
  [TB_EVENT_DAMAGE] = { "terror-below/tokens/gun", 38 },
  [TB_EVENT_BONUS] = { "terror-below/tokens/star", 36 },
  [TB_EVENT_HAT] = { "terror-below/tokens/head", 34 },
  [TB_EVENT_PUT_EGG] = { "terror-below/pieces/egg-any", 30 },
  [TB_EVENT_GONE_EGG] = { "terror-below/pieces/egg-any", 30 },
  [TB_EVENT_DROPPED_EGG] = { "terror-below/pieces/egg-any", 30 },
  [TB_EVENT_DRAWN] = { "terror-below/tokens/bag", 28 },
  [TB_EVENT_ATTACKS] = { "terror-below/actions/attack", 26 },
  [TB_EVENT_CLEARED] = { "terror-below/actions/clear", 24 },
};

/* For events without a look of their own. */
static const Look plain = { "terror-below/pieces/rubble-1", 20 };

/* A candidate line. */
typedef struct
{
  BmLine *line;
  guint   kind; /* of its first event */
  guint   who;
  Look    look;
} Draft;

static void
draft_clear (Draft *draft)
{
  g_clear_pointer (&draft->line, bm_line_free);
}

/* Event numbers in the whole match: FROM the end of SEAT's last turn up TO the start of its current one, or the last. */
static void
find_range (const BmEvent *events,
            guint          n,
            int            seat,
            guint         *from,
            guint         *to)
{
  guint turn = 0;

  *from = 0;
  *to = n;
  for (guint i = 0; i < n; i++)
    {
      if (events[i].kind == TB_EVENT_TURN)
        turn = i + 1;
      if (seat == BM_SIDE_NOBODY && events[i].kind == TB_EVENT_TURN_END)
        *from = turn;
      /* Before the end of its first turn a seat gets the turns before it, or the setup. */
      else if (seat != BM_SIDE_NOBODY && events[i].kind == TB_EVENT_TURN && events[i].who != seat && *from == 0)
        *from = i + 1;
      else if (seat != BM_SIDE_NOBODY && events[i].kind == TB_EVENT_TURN_END && events[i].who == seat)
        *from = i + 1;
    }
  for (guint i = *from; i < *to; i++)
    if (events[i].kind == TB_EVENT_TURN && (seat == BM_SIDE_NOBODY || events[i].who == seat))
      *to = i;
}

char *
tb_recap_heading (BmMatch *match,
                  int      seat)
{
  const BmEvent *events;
  guint n;

  if (seat < 0 || seat >= TB_MAX_SEATS)
    return g_strdup (_("The last turn"));
  events = bm_match_get_events_since (match, 0, &n);
  for (guint i = 0; i < n; i++)
    if (events[i].kind == TB_EVENT_TURN_END && events[i].who == seat)
      return g_strdup_printf (_("Since %s’s last turn"), tb_player_words (match, (guint) seat));
  /* Translators: heading above what happened before a seat’s first turn. */
  return g_strdup (_("So far"));
}

/* Consecutive drives of one pawn are merged: the last line has the target. */
static gboolean
drives_on (const Draft *before,
           const Draft *draft)
{
  return before->kind == TB_EVENT_MOVED && draft->kind == TB_EVENT_MOVED && before->who == draft->who;
}

/* Adds lines for move number INDEX, whose events begin with number FIRST of the match, for the events FROM to TO. */
static void
add_move (GArray  *drafts,
          BmMatch *match,
          guint    index,
          guint    first,
          guint    from,
          guint    to)
{
  g_autoptr(GPtrArray) lines = tb_event_lines (match, index);
  guint n;
  const BmEvent *events = bm_match_get_events (match, index, &n);

  g_ptr_array_set_free_func (lines, NULL);
  for (guint i = 0; i < lines->len; i++)
    {
      BmLine *line = g_ptr_array_index (lines, i);
      const BmEvent *event = &events[line->at];
      Draft draft = { line, event->kind, event->who, looks[event->kind].art == NULL ? plain : looks[event->kind] };

      if (line->kind != BM_LINE_EVENT || first + line->at < from || first + line->at >= to)
        {
          bm_line_free (line);
          continue;
        }
      line->art = draft.look.art;
      if (drafts->len > 0 && drives_on (&g_array_index (drafts, Draft, drafts->len - 1), &draft))
        g_array_remove_index (drafts, drafts->len - 1);
      g_array_append_val (drafts, draft);
    }
}

/* Removes the first of the least important lines. */
static void
drop_lightest (GArray *drafts)
{
  guint lightest = 0;

  for (guint i = 1; i < drafts->len; i++)
    if (g_array_index (drafts, Draft, i).look.weight < g_array_index (drafts, Draft, lightest).look.weight)
      lightest = i;
  g_array_remove_index (drafts, lightest);
}

/* (transfer full) elements Draft */
static GArray *
write_all (BmMatch *match,
           int      seat)
{
  GArray *drafts = g_array_new (FALSE, FALSE, sizeof (Draft));
  guint n, from, to, first = 0;
  const BmEvent *all = bm_match_get_events_since (match, 0, &n);

  g_array_set_clear_func (drafts, (GDestroyNotify) draft_clear);
  find_range (all, n, seat, &from, &to);
  for (guint index = 0; index < bm_match_get_ply (match) && first < to; index++)
    {
      bm_match_get_events (match, index, &n);
      if (first + n > from)
        add_move (drafts, match, index, first, from, to);
      first += n;
    }
  return drafts;
}

GPtrArray *
tb_recap_new (BmMatch *match,
              int      seat)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free);
  g_autoptr(GArray) drafts = NULL;
  guint left_out = 0;

  g_return_val_if_fail (BM_IS_MATCH (match), lines);

  drafts = write_all (match, seat);
  if (drafts->len > TB_RECAP_LINES)
    for (; drafts->len > TB_RECAP_LINES - 1; left_out++)
      drop_lightest (drafts);
  for (guint i = 0; i < drafts->len; i++)
    g_ptr_array_add (lines, g_steal_pointer (&g_array_index (drafts, Draft, i).line));
  if (left_out > 0)
    {
      BmLine *line = g_new0 (BmLine, 1);

      line->text = g_strdup_printf (ngettext ("And %u smaller thing: see the log.", "And %u smaller things: see the log.",
                                              left_out), left_out);
      line->style = "quiet";
      g_ptr_array_add (lines, line);
    }
  return lines;
}
