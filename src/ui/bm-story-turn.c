/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The turning point is the day that brought the winner forward most, says the judge of the computer players.  What did
 * so is the most remarkable thing of that day that helped the winner.
 */
#include "config.h"

#include "bm-story-private.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"

/* So many of a kind on one day are a plan. */
#define MANY_DRILLS  2
#define MANY_BEDROCK 2

/* Days without a meal that are worth a word. */
#define LONG_HUNGER  3

/* The moves of a day. */
typedef struct
{
  guint from;
  guint to;
  guint day;
} Turn;

static guint
day_at (const BmTale *tale,
        guint         ply)
{
  return g_array_index (tale->history->plies, guint, ply);
}

/* FALSE: there is no day between the first moves and the last day, of which the end is told. */
static gboolean
find_turning_point (const BmTale *tale,
                    Turn         *found)
{
  const BmGame *game = bm_match_get_game (tale->match);
  Turn turn = { 0, 0, day_at (tale, 0) };
  double best = 0, before = 0;
  gboolean any = FALSE;

  for (guint ply = 0; ply <= tale->n_moves; ply++)
    {
      const BmPosition *pos = bm_match_get_position_at (tale->match, ply);
      double now;

      if (ply > 0 && ply < tale->n_moves && day_at (tale, ply) == turn.day)
        continue;
      /* What comes before the first day is no day. */
      now = day_at (tale, ply) == 0 ? 0 : game->evaluate (pos, tale->last->winner);
      turn.to = ply;
      if (ply > 0 && turn.day > 0 && turn.day < bm_tale_last_day (tale) && (!any || now - before > best))
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

/* How often something was noted on that day; NOTE gets the last one.  First blood has been told. */
static guint
count_notes (const BmTale  *tale,
             const Turn    *turn,
             BmNoteKind     kind,
             const BmNote **note)
{
  guint n = 0;

  for (guint i = 0; i < tale->history->notes->len; i++)
    {
      const BmNote *this = bm_tale_note_at (tale, i);

      if (this->kind != kind || this->day != turn->day || this == tale->first_blood)
        continue;
      *note = this;
      n++;
    }
  return n;
}

static guint
count_tokens (const BmTale *tale,
              const Turn   *turn,
              BmAction      action)
{
  guint n = 0;

  for (guint index = turn->from; index < turn->to; index++)
    {
      guint n_events;
      const BmEvent *events = bm_match_get_events (tale->match, index, &n_events);

      for (guint i = 0; i < n_events; i++)
        n += events[i].kind == BM_EVENT_SPENT && events[i].m == (int) action;
    }
  return n;
}

static const BmSentence nothing = { NULL, NULL };

/* What killed, for the Bird. */
static BmSentence
tell_kill (const BmTale *tale,
           const Turn   *turn)
{
  const BmNote *note = NULL;
  guint n = count_notes (tale, turn, BM_NOTE_MEAL, &note);
  g_autofree char *who = NULL;

  if (n > 1)
    /* Translators: the number of Worms, a day’s number. */
    return (BmSentence) { g_strdup_printf (ngettext ("The scales tipped on day %2$u, when the Bird ate %1$u more Worm.",
                                                     "The scales tipped on day %2$u, when the Bird ate %1$u Worms at "
                                                     "one meal.", n), n, turn->day), "actions/eat" };
  if (n == 0 && count_notes (tale, turn, BM_NOTE_DEATH, &note) == 0)
    return nothing;
  who = bm_tale_dup_name (tale, note->who);
  if (n == 1)
    /* Translators: a day’s number, a Worm. */
    return (BmSentence) { g_strdup_printf (_("The scales tipped on day %1$u, when the Bird ate %2$s."), turn->day, who),
                          "actions/eat" };
  /* Translators: a day’s number, a Worm. */
  return (BmSentence) { g_strdup_printf (_("The scales tipped on day %1$u, when %2$s was lost."), turn->day, who),
                        "pieces/gravestone" };
}

/* What hurt, for the Worms. */
static BmSentence
tell_bites (const BmTale *tale,
            const Turn   *turn)
{
  const BmEvent *raised = bm_tale_find_event (tale, turn->from, turn->to, BM_EVENT_RAISED);
  const BmNote *note = NULL;
  guint n = count_notes (tale, turn, BM_NOTE_BITE, &note);

  if (n > 0)
    /* Translators: the number of bites, a day’s number. */
    return (BmSentence) { g_strdup_printf (ngettext ("The scales tipped on day %2$u, when the Bird was bitten %1$u "
                                                     "time.",
                                                     "The scales tipped on day %2$u, when the Bird was bitten %1$u "
                                                     "times.", n), n, turn->day), "actions/bite" };
  if (raised != NULL)
    /* Translators: a day’s number, a Zombie. */
    return (BmSentence) { g_strdup_printf (_("The scales tipped on day %1$u, when %2$s rose from the grave."),
                                           turn->day, bm_piece_words (raised->who)), "pieces/zombie" };
  return nothing;
}

/* What the winner played. */
static BmSentence
tell_card (const BmTale *tale,
           const Turn   *turn)
{
  for (guint index = turn->from; index < turn->to; index++)
    {
      const BmEvent *played = bm_tale_find_event (tale, index, index + 1, BM_EVENT_PLAYED);

      if (played == NULL || played->who != tale->last->winner || played->n >= (int) bm_card_set->n_cards)
        continue;
      /* Translators: a day’s number, a card. */
      return (BmSentence) { g_strdup_printf (played->who == BM_SIDE_BIRD
                                               ? _("The scales tipped on day %1$u, when the Bird played %2$s.")
                                               : _("The scales tipped on day %1$u, when the Worms played %2$s."),
                                             turn->day, bm_card_name ((guint8) played->n)), "actions/card" };
    }
  return nothing;
}

/* What the winner did without a card. */
static BmSentence
tell_work (const BmTale *tale,
           const Turn   *turn)
{
  const BmEvent *power = bm_tale_find_event (tale, turn->from, turn->to, BM_EVENT_POWER);
  const BmEvent *pecked = bm_tale_find_event (tale, turn->from, turn->to, BM_EVENT_PECKED);
  gboolean bird = tale->last->winner == BM_SIDE_BIRD;

  if (power != NULL && power->who < BM_N_WORMS && !bird)
    {
      g_autofree char *who = bm_tale_dup_name (tale, power->who);

      /* Translators: a day’s number, a Worm (“Pink “The Commander””). */
      return (BmSentence) { g_strdup_printf (_("The scales tipped on day %1$u, thanks to the power of %2$s."),
                                             turn->day, who), "actions/power" };
    }
  if (pecked != NULL && bird)
    return (BmSentence) { g_strdup_printf (_("The scales tipped on day %u, when the Bird pecked and the Worms came up "
                                             "to look."), turn->day), "actions/peck" };
  if (bird && count_tokens (tale, turn, BM_ACTION_DRILL) >= MANY_DRILLS)
    return (BmSentence) { g_strdup_printf (_("The scales tipped on day %u, when the ground gave way under the Bird’s "
                                             "Drills."), turn->day), "actions/drill" };
  if (!bird && count_tokens (tale, turn, BM_ACTION_BEDROCK) >= MANY_BEDROCK)
    return (BmSentence) { g_strdup_printf (_("The scales tipped on day %u, when the Worms shut themselves in behind "
                                             "Bedrock."), turn->day), "actions/bedrock" };
  return nothing;
}

/* What came over both.  An event is drawn by the move that ends the day before. */
static BmSentence
tell_weather (const BmTale *tale,
              const Turn   *turn)
{
  const BmEvent *special = turn->from == 0 ? NULL
                                           : bm_tale_find_event (tale, turn->from - 1, turn->from, BM_EVENT_SPECIAL);
  const BmNote *rain = NULL;

  if (special != NULL && special->n < (int) bm_card_set->n_cards)
    /* Translators: a day’s number, a Special Event. */
    return (BmSentence) { g_strdup_printf (_("The scales tipped on day %1$u, when %2$s came over the garden."),
                                           turn->day, bm_card_name ((guint8) special->n)), "scenery/moon" };
  if (count_notes (tale, turn, BM_NOTE_RAIN, &rain) > 0 && tale->last->winner == BM_SIDE_BIRD)
    return (BmSentence) { g_strdup_printf (_("The scales tipped on day %u, when rain drew the Worms up out of the "
                                             "deep."), turn->day), "scenery/rain" };
  return nothing;
}

static guint
last_meal (const BmTale *tale)
{
  guint day = 0;

  for (guint i = 0; i < tale->history->notes->len; i++)
    if (bm_tale_note_at (tale, i)->kind == BM_NOTE_MEAL)
      day = bm_tale_note_at (tale, i)->day;
  return day;
}

/* Nothing stands out. */
static BmSentence
tell_quiet_day (const BmTale *tale,
                const Turn   *turn)
{
  guint meal = last_meal (tale);

  if (tale->last->winner == BM_SIDE_BIRD)
    return (BmSentence) { g_strdup_printf (_("Nobody noticed at the time, but from day %u on, the Worms were on the "
                                             "run."), turn->day), "actions/eye" };
  if (meal == 0)
    return (BmSentence) { g_strdup (_("Day after day the Bird looked for a meal, and not one Worm came near its "
                                      "beak.")), "actions/food-empty" };
  if (meal + LONG_HUNGER <= bm_tale_last_day (tale))
    return (BmSentence) { g_strdup_printf (_("After day %u the Bird did not find another bite to eat."), meal),
                          "actions/food-empty" };
  return (BmSentence) { g_strdup_printf (_("Nobody noticed at the time, but from day %u on, the Bird was on the run."),
                                         turn->day), "actions/eye" };
}

BmSentence
bm_tale_tell_turning_point (const BmTale *tale)
{
  BmSentence sentence;
  Turn turn = { 0, 0, 0 };

  /* It lasted a day.  Whether it was close is told by what follows. */
  if (!find_turning_point (tale, &turn))
    return (BmSentence) { g_strdup (_("There was hardly a turning point: it was all over in a day.")),
                          "actions/eye" };
  sentence = tale->last->winner == BM_SIDE_BIRD ? tell_kill (tale, &turn) : tell_bites (tale, &turn);
  if (sentence.text == NULL)
    sentence = tell_card (tale, &turn);
  if (sentence.text == NULL)
    sentence = tell_work (tale, &turn);
  if (sentence.text == NULL)
    sentence = tell_weather (tale, &turn);
  return sentence.text != NULL ? sentence : tell_quiet_day (tale, &turn);
}
