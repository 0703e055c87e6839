/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rivals of the race.  A manner is what a rival thinks of the terms of the evaluation, in percent of what they are worth,
 * and how much more it looks at some kinds of moves.
 */
#include "config.h"

#include "tb-ladder.h"

#include <glib/gi18n-lib.h>

#include "tb-game.h"
#include "tb-judge.h"
#include "tb-move.h"
#include "tb-today.h"

/* Points ahead for two stars, and for three. */
#define TWO   5
#define THREE 10

#define PERSON 0
#define RIVAL  1

typedef struct
{
  guint16 percent[TB_N_TERMS]; /* 0: 100 */
  struct
  {
    guint8 kind;               /* TbMoveKind; 0: none */
    float  factor;
  } likes[3];
} Manner;

enum { SANDY, PENNY, CASS, REX, MARLA, SARGE, LAST_CAR, N_RIVALS };

static const BmLadderRival rivals[] = {
  [SANDY] = { "sandy", "terror-below/pieces/pawn-white", N_("Sandy"),
    N_("Drives for the view, and overlooks a lot."), BM_LEVEL_EASY },
  [PENNY] = { "penny", "terror-below/tokens/rubble", N_("Penny"),
    N_("Cannot pass by Rubble: there may be something under it."), BM_LEVEL_MEDIUM },
  [CASS] = { "cass", "terror-below/tokens/bag", N_("Cass"),
    N_("Has a full trunk, and uses what is in it."), BM_LEVEL_MEDIUM },
  [REX] = { "rex", "terror-below/tokens/gun", N_("Rex"),
    N_("Knows no fear: drives into the pattern and shoots."), BM_LEVEL_MEDIUM },
  [MARLA] = { "marla", "terror-below/tokens/star", N_("Marla"),
    N_("Works for pay: every Bounty that you want she wants, too."), BM_LEVEL_HARD },
  [SARGE] = { "sarge", "terror-below/tokens/heart", N_("Sarge"),
    N_("Leaves nobody behind, and is indoors when it matters."), BM_LEVEL_HARD },
  [LAST_CAR] = { "last-car", "terror-below/pieces/pawn-red", N_("The Last Car"),
    N_("Nobody has seen who drives it. It makes no mistakes that can be seen."), BM_LEVEL_MASTER },
  { .id = NULL },
};

static const Manner manners[N_RIVALS] = {
  [PENNY] = { { [TB_TERM_CARDS] = 200 }, { { TB_MOVE_CLEAR, 8 } } },
  [CASS] = { { [TB_TERM_CARDS] = 40 }, { { TB_MOVE_USE, 10 } } },
  [REX] = { { [TB_TERM_DANGER] = 40, [TB_TERM_SQUAD] = 70 }, { { TB_MOVE_USE, 2 } } },
  [MARLA] = { { [TB_TERM_BOUNTIES] = 170 }, { { TB_MOVE_DELIVER, 3 }, { TB_MOVE_CLAIM, 2 } } },
  [SARGE] = { { [TB_TERM_DANGER] = 150, [TB_TERM_SQUAD] = 150 } },
};

static double
evaluate (guint         rival,
          gconstpointer position,
          int           seat)
{
  const TbPosition *pos = position;
  guint16 percent[TB_N_TERMS];
  double terms[TB_N_TERMS];

  if (pos->step == TB_STEP_OVER)
    return tb_judge_evaluate (pos, (guint) seat);
  for (guint i = 0; i < TB_N_TERMS; i++)
    percent[i] = manners[rival].percent[i] != 0 ? manners[rival].percent[i] : 100;
  tb_judge_terms (pos, (guint) seat, terms);
  return bm_rival_value (terms, percent, TB_N_TERMS);
}

static void
promise (guint         rival,
         gconstpointer position,
         const BmMove *moves,
         guint         n,
         float        *weights)
{
  tb_judge_promise (position, moves, n, weights);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < G_N_ELEMENTS (manners[rival].likes); j++)
      if (manners[rival].likes[j].kind != 0 && TB_MOVE_KIND (moves[i]) == manners[rival].likes[j].kind)
        weights[i] *= manners[rival].likes[j].factor;
}

/* The rules call these by position alone, so each rival has its own. */
#define MANNER(rival)                                                                                           \
  static double evaluate_##rival (gconstpointer position, int seat) { return evaluate (rival, position, seat); } \
  static void promise_##rival (gconstpointer position, const BmMove *moves, guint n, float *weights)            \
  {                                                                                                             \
    promise (rival, position, moves, n, weights);                                                               \
  }

MANNER (PENNY)
MANNER (CASS)
MANNER (REX)
MANNER (MARLA)
MANNER (SARGE)

static const struct
{
  double (*evaluate) (gconstpointer  position,
                      int            seat);
  void   (*promise)  (gconstpointer  position,
                      const BmMove  *moves,
                      guint          n,
                      float         *weights);
} judgements[N_RIVALS] = {
  [PENNY] = { evaluate_PENNY, promise_PENNY },
  [CASS] = { evaluate_CASS, promise_CASS },
  [REX] = { evaluate_REX, promise_REX },
  [MARLA] = { evaluate_MARLA, promise_MARLA },
  [SARGE] = { evaluate_SARGE, promise_SARGE },
};

/* Called by the main thread only. */
static const BmGame *
judge (guint index)
{
  static BmGame games[N_RIVALS];

  g_return_val_if_fail (index < N_RIVALS, &tb_game);

  if (games[index].id != NULL)
    return &games[index];
  games[index] = tb_game;
  if (judgements[index].evaluate != NULL)
    {
      games[index].evaluate = judgements[index].evaluate;
      games[index].promise = judgements[index].promise;
    }
  return &games[index];
}

static const char *
options (guint index)
{
  return "start:players=2";
}

static BmSeats
seats (guint index,
       guint n)
{
  BmSeats all = BM_SEATS_PEOPLE (2);

  all.levels[RIVAL] = rivals[MIN (index, N_RIVALS - 1)].level;
  return all;
}

static guint
stars (BmMatch *match,
       int      seat)
{
  const TbPosition *pos = bm_match_get_position (match);
  int ahead = (int) tb_position_vp (pos, (guint) seat) - (int) tb_position_vp (pos, seat == PERSON ? RIVAL : PERSON);

  if ((pos->winners >> seat & 1) == 0)
    return 0;
  return 1 + (ahead >= TWO ? 1 : 0) + (ahead >= THREE ? 1 : 0);
}

static char *
dup_name (GSettings *settings,
          int        seat)
{
  return tb_today.dup_name (settings, seat);
}

const BmLadderParts tb_ladder = {
  .rivals = rivals,
  .scoring = N_("A win gives one star, two if you lead by 5 points and three if you lead by 10."),
  .judge = judge,
  .options = options,
  .seats = seats,
  .stars = stars,
  .dup_name = dup_name,
};
