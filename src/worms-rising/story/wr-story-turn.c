/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The turning point is the day with the largest gain of the winner's evaluation.  Its cause is the most remarkable
 * event of that day that helped the winner.
 */
#include "config.h"

#include "wr-story-private.h"

#include <glib/gi18n-lib.h>

#include "wr-words.h"

/* So many Drills on one day are mentioned. */
#define MANY_DRILLS  2
#define MANY_BEDROCK 2

/* Days without a meal that are mentioned. */
#define LONG_HUNGER  3

/* The moves of a day. */
typedef struct
{
  guint from;
  guint to;
  guint day;
} Turn;

static guint
day_at (const WrTale *tale,
        guint         ply)
{
  return g_array_index (tale->history->plies, guint, ply);
}

/* FALSE: there is no day between the first moves and the last day, which the end covers. */
static gboolean
find_turning_point (const WrTale *tale,
                    Turn         *found)
{
  const BmGame *game = bm_match_get_game (tale->match);
  Turn turn = { 0, 0, day_at (tale, 0) };
  double best = 0, before = 0;
  gboolean any = FALSE;

  for (guint ply = 0; ply <= tale->n_moves; ply++)
    {
      const WrPosition *pos = bm_match_get_position_at (tale->match, ply);
      double now;

      if (ply > 0 && ply < tale->n_moves && day_at (tale, ply) == turn.day)
        continue;
      /* Before the first day there is no value. */
      now = day_at (tale, ply) == 0 ? 0 : game->evaluate (pos, tale->last->winner);
      turn.to = ply;
      if (ply > 0 && turn.day > 0 && turn.day < wr_tale_last_day (tale) && (!any || now - before > best))
        {
          best = now - before;
          *found = turn;
          any = TRUE;
        }
      before = now;
      turn.from = ply;
      turn.day = day_at (tale, ply);
    }
  return any;
}

/* The number of such notes on that day; NOTE gets the last one.  First blood is excluded, as it has its own sentence. */
static guint
count_notes (const WrTale  *tale,
             const Turn    *turn,
             WrNoteKind     kind,
             const WrNote **note)
{
  guint n = 0;

  for (guint i = 0; i < tale->history->notes->len; i++)
    {
      const WrNote *this = wr_tale_note_at (tale, i);

      if (this->kind != kind || this->day != turn->day || this == tale->first_blood)
        continue;
      *note = this;
      n++;
    }
  return n;
}

static guint
count_tokens (const WrTale *tale,
              const Turn   *turn,
              WrAction      action)
{
  guint n = 0;

  for (guint index = turn->from; index < turn->to; index++)
    {
      guint n_events;
      const BmEvent *events = bm_match_get_events (tale->match, index, &n_events);

      for (guint i = 0; i < n_events; i++)
        n += events[i].kind == WR_EVENT_SPENT && events[i].m == (int) action;
    }
  return n;
}

static const WrSentence nothing = { NULL, NULL };

/* Kills, for the Bird. */
static WrSentence
tell_kill (const WrTale *tale,
           const Turn   *turn)
{
  const WrNote *note = NULL;
  guint n = count_notes (tale, turn, WR_NOTE_MEAL, &note);
  g_autofree char *who = NULL;

  if (n > 1)
    /* Translators: the number of Worms, a day’s number. */
    return (WrSentence) { g_strdup_printf (ngettext ("The scales tipped on day %2$u, when the Bird ate %1$u more Worm.",
                                                     "The scales tipped on day %2$u, when the Bird ate %1$u Worms at "
                                                     "one meal.", n), n, turn->day), "actions/eat" };
  if (n == 0 && count_notes (tale, turn, WR_NOTE_DEATH, &note) == 0)
    return nothing;
  who = wr_tale_dup_name (tale, note->who);
  if (n == 1)
    /* Translators: a day’s number, a Worm. */
    return (WrSentence) { g_strdup_printf (_("The scales tipped on day %1$u, when the Bird ate %2$s."), turn->day, who),
                          "actions/eat" };
  /* Translators: a day’s number, a Worm. */
  return (WrSentence) { g_strdup_printf (_("The scales tipped on day %1$u, when %2$s was lost."), turn->day, who),
                        "pieces/gravestone" };
}

/* Damage, for the Worms. */
static WrSentence
tell_bites (const WrTale *tale,
            const Turn   *turn)
{
  const BmEvent *raised = wr_tale_find_event (tale, turn->from, turn->to, WR_EVENT_RAISED);
  const WrNote *note = NULL;
  guint n = count_notes (tale, turn, WR_NOTE_BITE, &note);

  if (n > 0)
    /* Translators: the number of bites, a day’s number. */
    return (WrSentence) { g_strdup_printf (ngettext ("The scales tipped on day %2$u, when the Bird was bitten %1$u "
                                                     "time.",
                                                     "The scales tipped on day %2$u, when the Bird was bitten %1$u "
                                                     "times.", n), n, turn->day), "actions/bite" };
  if (raised != NULL)
    /* Translators: a day’s number, a Zombie. */
    return (WrSentence) { g_strdup_printf (_("The scales tipped on day %1$u, when %2$s rose from the grave."),
                                           turn->day, wr_piece_words (raised->who)), "pieces/zombie" };
  return nothing;
}

/* Cards of the winner. */
static WrSentence
tell_card (const WrTale *tale,
           const Turn   *turn)
{
  for (guint index = turn->from; index < turn->to; index++)
    {
      const BmEvent *played = wr_tale_find_event (tale, index, index + 1, WR_EVENT_PLAYED);

      if (played == NULL || played->who != tale->last->winner || played->n >= (int) wr_card_set->n_cards)
        continue;
      /* Translators: a day’s number, a card. */
      return (WrSentence) { g_strdup_printf (played->who == WR_SIDE_BIRD
                                               ? _("The scales tipped on day %1$u, when the Bird played %2$s.")
                                               : _("The scales tipped on day %1$u, when the Worms played %2$s."),
                                             turn->day, wr_card_name ((guint8) played->n)), "actions/card" };
    }
  return nothing;
}

/* Other actions of the winner. */
static WrSentence
tell_work (const WrTale *tale,
           const Turn   *turn)
{
  const BmEvent *power = wr_tale_find_event (tale, turn->from, turn->to, WR_EVENT_POWER);
  const BmEvent *pecked = wr_tale_find_event (tale, turn->from, turn->to, WR_EVENT_PECKED);
  gboolean bird = tale->last->winner == WR_SIDE_BIRD;

  if (power != NULL && power->who < WR_N_WORMS && !bird)
    {
      g_autofree char *who = wr_tale_dup_name (tale, power->who);

      /* Translators: a day’s number, a Worm (“Pink “The Commander””). */
      return (WrSentence) { g_strdup_printf (_("The scales tipped on day %1$u, thanks to the power of %2$s."),
                                             turn->day, who), "actions/power" };
    }
  if (pecked != NULL && bird)
    return (WrSentence) { g_strdup_printf (_("The scales tipped on day %u, when the Bird pecked and the Worms came up "
                                             "to look."), turn->day), "actions/peck" };
  if (bird && count_tokens (tale, turn, WR_ACTION_DRILL) >= MANY_DRILLS)
    return (WrSentence) { g_strdup_printf (_("The scales tipped on day %u, when the ground gave way under the Bird’s "
                                             "Drills."), turn->day), "actions/drill" };
  if (!bird && count_tokens (tale, turn, WR_ACTION_BEDROCK) >= MANY_BEDROCK)
    return (WrSentence) { g_strdup_printf (_("The scales tipped on day %u, when the Worms shut themselves in behind "
                                             "Bedrock."), turn->day), "actions/bedrock" };
  return nothing;
}

/* Special Events.  One is drawn by the move that ends the day before. */
static WrSentence
tell_weather (const WrTale *tale,
              const Turn   *turn)
{
  const BmEvent *special = turn->from == 0 ? NULL
                                           : wr_tale_find_event (tale, turn->from - 1, turn->from, WR_EVENT_SPECIAL);
  const WrNote *rain = NULL;

  if (special != NULL && special->n < (int) wr_card_set->n_cards)
    /* Translators: a day’s number, a Special Event. */
    return (WrSentence) { g_strdup_printf (_("The scales tipped on day %1$u, when %2$s came over the garden."),
                                           turn->day, wr_card_name ((guint8) special->n)), "scenery/moon" };
  if (count_notes (tale, turn, WR_NOTE_RAIN, &rain) > 0 && tale->last->winner == WR_SIDE_BIRD)
    return (WrSentence) { g_strdup_printf (_("The scales tipped on day %u, when rain drew the Worms up out of the "
                                             "deep."), turn->day), "scenery/rain" };
  return nothing;
}

/* Nothing remarkable. */
static WrSentence
tell_quiet_day (const WrTale *tale,
                const Turn   *turn)
{
  guint meal = 0;

  for (guint i = 0; i < tale->history->notes->len; i++)
    if (wr_tale_note_at (tale, i)->kind == WR_NOTE_MEAL)
      meal = wr_tale_note_at (tale, i)->day;
  if (tale->last->winner == WR_SIDE_BIRD)
    return (WrSentence) { g_strdup_printf (_("Nobody noticed at the time, but from day %u on, the Worms were on the "
                                             "run."), turn->day), "actions/eye" };
  if (meal == 0)
    return (WrSentence) { g_strdup (_("Day after day the Bird looked for a meal, and not one Worm came near its "
                                      "beak.")), "actions/food-empty" };
  if (meal + LONG_HUNGER <= wr_tale_last_day (tale))
    return (WrSentence) { g_strdup_printf (_("After day %u the Bird did not find another bite to eat."), meal),
                          "actions/food-empty" };
  return (WrSentence) { g_strdup_printf (_("Nobody noticed at the time, but from day %u on, the Bird was on the run."),
                                         turn->day), "actions/eye" };
}

WrSentence
wr_tale_tell_turning_point (const WrTale *tale)
{
  WrSentence sentence;
  Turn turn = { 0, 0, 0 };

  /* The match lasted a day.  The next sentence covers whether it was close. */
  if (!find_turning_point (tale, &turn))
    return (WrSentence) { g_strdup (_("There was hardly a turning point: it was all over in a day.")),
                          "actions/eye" };
  sentence = tale->last->winner == WR_SIDE_BIRD ? tell_kill (tale, &turn) : tell_bites (tale, &turn);
  if (sentence.text == NULL)
    sentence = tell_card (tale, &turn);
  if (sentence.text == NULL)
    sentence = tell_work (tale, &turn);
  if (sentence.text == NULL)
    sentence = tell_weather (tale, &turn);
  return sentence.text != NULL ? sentence : tell_quiet_day (tale, &turn);
}
