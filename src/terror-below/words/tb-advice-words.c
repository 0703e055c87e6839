/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-advice-words.h"

#include <glib/gi18n-lib.h>

#include "tb-choice-words.h"
#include "tb-forecast.h"
#include "tb-judge.h"
#include "tb-move-words.h"
#include "tb-play.h"
#include "tb-reach.h"
#include "tb-rules.h"
#include "tb-words.h"

/* The result of the first moves of a line, while the same seat continues in the same turn. */
typedef struct
{
  BmMove   deed;      /* the first delivery, pick-up or use of a card; BM_MOVE_NONE */
  TbSpace  at;        /* ... the space of the pawn before it */
  guint    points;    /* ... the points that it gained */
  guint    moves;     /* number of moves before it */
  TbSpace  ends;      /* last space of the pawn; TB_SPACE_NONE */
} Course;

static gboolean
is_deed (BmMove move)
{
  return TB_MOVE_KIND (move) == TB_MOVE_DELIVER || TB_MOVE_KIND (move) == TB_MOVE_TAKE || TB_MOVE_KIND (move) == TB_MOVE_USE;
}

/* Plays the line in one of the positions that are consistent with VIEW. */
static void
follow (const TbPosition *view,
        const BmMove     *line,
        guint             n_line,
        Course           *course)
{
  guint seat = (guint) tb_position_to_act (view);
  TbPosition pos = *view;
  guint64 chance = 1;

  *course = (Course) { .deed = BM_MOVE_NONE, .ends = pos.players[seat].at };
  tb_judge_determinize (&pos, seat, &chance);
  for (guint i = 0; i < n_line; i++)
    {
      guint before = tb_position_vp (&pos, seat);

      if (pos.turn != seat || tb_position_to_act (&pos) != (int) seat || !tb_rules_is_legal (&pos, line[i]))
        return;
      if (is_deed (line[i]))
        {
          course->deed = line[i];
          course->at = pos.players[seat].at;
          course->moves = i;
        }
      tb_rules_apply (&pos, line[i], NULL, NULL);
      course->ends = pos.players[seat].at;
      if (course->deed != BM_MOVE_NONE)
        {
          course->points = tb_position_vp (&pos, seat) - before;
          return;
        }
    }
}

/* "then you deliver at the Hospital for 5 points" */
static char *
deed_words (const TbPosition *view,
            const Course     *course)
{
  guint location = course->at == TB_SPACE_NONE ? TB_N_LOCATIONS : tb_position_location_at (view, course->at);
  guint n;

  switch ((guint) TB_MOVE_KIND (course->deed))
    {
    case TB_MOVE_DELIVER:
      if (location == TB_N_LOCATIONS)
        return NULL;
      /* Translators: follows a move, "Drive to c4: ", like the next two. */
      return g_strdup_printf (ngettext ("then you deliver at the %1$s for %2$u point",
                                        "then you deliver at the %1$s for %2$u points", course->points),
                              tb_location_words (location), course->points);
    case TB_MOVE_TAKE:
      n = course->at == TB_SPACE_NONE ? 0 : tb_eggs_total (view->eggs[course->at]);
      if (n == 0)
        return NULL;
      return g_strdup_printf (ngettext ("then you take %1$u Egg at %2$s", "then you take %1$u Eggs at %2$s", n), n,
                              tb_space_words (course->at));
    default:
      return g_strdup_printf (_("then you use %s"), tb_card_words (TB_MOVE_A (course->deed)));
    }
}

/* Bits of the slots whose Worms hit SPACE after at most one more card, as far as the seat knows. */
static guint
threats (const TbPosition *view,
         TbSpace           space)
{
  guint slots = 0;

  for (guint slot = 0; slot < TB_N_SLOTS && space != TB_SPACE_NONE; slot++)
    {
      TbDanger danger;
      gboolean shelter = !tb_position_is_solo (view) && tb_position_location_at (view, space) < TB_N_LOCATIONS;

      tb_danger_of (view, slot, &danger);
      if (danger.in_play && danger.to_go <= 1 && (danger.area & TB_BIT (space)) != 0 && (!shelter || danger.centre == space))
        slots |= 1u << slot;
    }
  return slots;
}

static guint
first_slot (guint slots)
{
  return (guint) __builtin_ctz (slots) + 1;
}

/* The effect of a Vehicle card on a Worm, for other seats or the seat itself. */
static char *
play_reason (const TbPosition *view,
             BmMove            move)
{
  guint seat = (guint) tb_position_to_act (view), slot = TB_MOVE_B (move);
  TbDistraction distraction;
  guint others, before;

  if (slot >= TB_N_SLOTS)
    return NULL;
  tb_distraction_of (view, TB_MOVE_A (move), slot, &distraction);
  others = distraction.after.hits & ~(1u << seat);
  before = distraction.before.hits;
  if (others != 0 && distraction.after.to_go <= 1)
    {
      g_autofree char *names = tb_players_words (NULL, others);

      return g_strdup_printf (_("then Worm %1$u hits %2$s"), slot + 1, names);
    }
  if ((before >> seat & 1) != 0 && (distraction.after.hits >> seat & 1) == 0)
    return g_strdup_printf (_("then Worm %u does not hit here any more"), slot + 1);
  return g_strdup_printf (ngettext ("that gives %u Action Point", "that gives %u Action Points",
                                    tb_vehicle (TB_MOVE_A (move))->ap),
                          tb_vehicle (TB_MOVE_A (move))->ap);
}

/* A reason about the new place of the pawn: out of a footprint, into a Location. */
static char *
place_reason (const TbPosition *view,
              const Course     *course)
{
  guint seat = (guint) tb_position_to_act (view);
  TbSpace from = view->players[seat].at;
  guint before = threats (view, from), after = threats (view, course->ends);

  if (course->ends == TB_SPACE_NONE || from == TB_SPACE_NONE)
    return NULL;
  if ((before & ~after) != 0)
    return g_strdup_printf (_("Worm %u does not hit there"), first_slot (before & ~after));
  if (course->ends != from && tb_position_location_at (view, course->ends) < TB_N_LOCATIONS)
    return g_strdup_printf (_("the %s is a shelter"), tb_location_words (tb_position_location_at (view, course->ends)));
  return NULL;
}

/* The most important term of the evaluation, if there is no simpler reason. */
static const char *
term_reason (const TbPosition *view,
             BmMove            move)
{
  static const char *const reasons[TB_N_TERMS] = {
    [TB_TERM_POINTS] = N_("it brings points"), [TB_TERM_BOUNTIES] = N_("it brings a Bounty"),
    [TB_TERM_EGGS] = N_("it leads nearer to Eggs and to where they are wanted"),
    [TB_TERM_CARDS] = N_("it is worth a card"), [TB_TERM_SQUAD] = N_("it is good for the squad"),
    [TB_TERM_DANGER] = N_("it is the safest"), [TB_TERM_OBJECTIVE] = N_("it leads nearer to the aim"),
  };
  guint seat = (guint) tb_position_to_act (view), best = TB_N_TERMS;
  double before[TB_N_TERMS], after[TB_N_TERMS], most = 0.02;
  TbPosition pos = *view;
  guint64 chance = 1;

  tb_judge_determinize (&pos, seat, &chance);
  tb_judge_terms (&pos, seat, before);
  if (!tb_rules_is_legal (&pos, move))
    return NULL;
  tb_rules_apply (&pos, move, NULL, NULL);
  tb_judge_terms (&pos, seat, after);
  for (guint term = 0; term < TB_N_TERMS; term++)
    if (after[term] - before[term] > most)
      {
        most = after[term] - before[term];
        best = term;
      }
  return best == TB_N_TERMS ? NULL : _(reasons[best]);
}

TbSpace
tb_advice_goal (const TbPosition *view,
                BmMove            move,
                const BmMove     *line,
                guint             n_line)
{
  TbWay ways[2 * TB_N_SPACES];
  TbSpaces reached = 0;
  TbSpace goal = TB_MOVE_A (move);
  TbPosition pos = *view;
  guint64 chance = 1;
  guint n;

  if (TB_MOVE_KIND (move) != TB_MOVE_MOVE)
    return TB_SPACE_NONE;
  /* A Move can end the turn, and what follows draws hidden cards. */
  tb_judge_determinize (&pos, (guint) tb_position_to_act (view), &chance);
  n = n_line > 0 && line[0] == move ? tb_reach (&pos, ways) : 0;
  for (guint i = 0; i < n; i++)
    if (ways[i].ramps == 0)
      reached |= TB_BIT (ways[i].to);
  for (guint i = 0; n > 0 && i < n_line && TB_MOVE_KIND (line[i]) == TB_MOVE_MOVE; i++)
    if ((reached & TB_BIT (TB_MOVE_A (line[i]))) != 0)
      goal = TB_MOVE_A (line[i]);
  return goal;
}

/* What is pressed for MOVE, in words. */
static char *
press_words (const TbPosition *view,
             BmMove            move,
             const BmMove     *line,
             guint             n_line)
{
  TbSpace goal = tb_advice_goal (view, move, line, n_line);
  g_autofree char *words = tb_move_words (view, goal == TB_SPACE_NONE ? move : TB_MOVE (TB_MOVE_MOVE, goal, 0, 0));
  const TbFrame *top = tb_position_top (view);

  /* The buttons of a hunt say more than "Yes" and "No". */
  if (top != NULL && top->kind == TB_FRAME_WEAPON && TB_MOVE_KIND (move) == TB_MOVE_YES)
    return g_strdup (_("Roll again"));
  if (top != NULL && top->kind == TB_FRAME_WEAPON && TB_MOVE_KIND (move) == TB_MOVE_NO)
    return g_strdup (_("Keep the roll"));

  if (TB_MOVE_KIND (move) != TB_MOVE_CHOOSE || TB_MOVE_A (move) != TB_OPTION_SPACE)
    return g_steal_pointer (&words);
  /* Translators: %s is a space of the board, "c4". */
  return g_strdup_printf (_("Choose %s"), words);
}

/* WORDS about MOVE, and the reason for it, in one sentence. */
static char *
with_reason (const char       *words,
             const TbPosition *view,
             BmMove            move,
             const BmMove     *line,
             guint             n_line)
{
  g_autofree char *reason = NULL;
  Course course;

  follow (view, n_line > 0 && line[0] == move ? line : &move, n_line > 0 && line[0] == move ? n_line : 1, &course);
  /* A Leader is not chosen for the next deed alone. */
  if (course.deed != BM_MOVE_NONE && course.moves > 0 && TB_MOVE_KIND (move) != TB_MOVE_LEADER)
    reason = deed_words (view, &course);
  if (reason == NULL && TB_MOVE_KIND (move) == TB_MOVE_PLAY)
    reason = play_reason (view, move);
  if (reason == NULL)
    reason = place_reason (view, &course);
  if (reason == NULL)
    reason = g_strdup (term_reason (view, move));
  if (reason == NULL)
    return g_strdup_printf ("%s.", words);
  /* Translators: %1$s is a move, "Drive to c4", %2$s what it is good for, "the Motel is a shelter". */
  return g_strdup_printf (_("%1$s: %2$s."), words, reason);
}

char *
tb_advice_words (const TbPosition *view,
                 BmMove            move,
                 const BmMove     *line,
                 guint             n_line)
{
  g_autofree char *words = press_words (view, move, line, n_line);

  return with_reason (words, view, move, line, n_line);
}

char *
tb_better_words (const TbPosition *view,
                 BmMove            move,
                 const BmMove     *line,
                 guint             n_line)
{
  TbSpace goal = tb_advice_goal (view, move, line, n_line);
  g_autofree char *words = tb_choice_words (view, goal == TB_SPACE_NONE ? move : TB_MOVE (TB_MOVE_MOVE, goal, 0, 0));

  return with_reason (words, view, move, line, n_line);
}
