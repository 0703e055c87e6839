/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rivals of the duel.  A manner is what a rival thinks of the terms of the evaluation, in percent of what they are worth,
 * and how much more it looks at some kinds of moves; Easy does not search, and has only the former.
 */
#include "config.h"

#include "wr-ladder.h"

#include <glib/gi18n-lib.h>

#include "wr-game.h"
#include "wr-judge.h"
#include "wr-today.h"

/* Points of a win (see wr-today.c) for two stars, and for three. */
#define TWO   68
#define THREE 80

typedef struct
{
  guint16 percent[WR_N_TERMS]; /* 0: 100 */
  struct
  {
    guint8 kind;               /* WrMoveKind; 0: none */
    float  factor;
  } likes[4];
} Manner;

enum { PIP, DIGBY, NETTLE, HAZEL, THORNE, BRACKEN, MOON, N_RIVALS };

static const BmLadderRival rivals[] = {
  [PIP] = { "pip", "pieces/worm-yellow", N_("Pip"),
    N_("Has just learnt the rules, and overlooks a lot."), BM_LEVEL_EASY },
  [DIGBY] = { "digby", "pieces/drill", N_("Digby"),
    N_("Loves to move earth: digs, drills and pushes wherever there is some."), BM_LEVEL_EASY },
  [NETTLE] = { "nettle", "actions/bite", N_("Nettle"),
    N_("Goes for the throat. Bites, and fears Bites more than hunger."), BM_LEVEL_MEDIUM },
  [HAZEL] = { "hazel", "actions/card", N_("Hazel"),
    N_("Keeps no card for tomorrow: plays what there is."), BM_LEVEL_MEDIUM },
  [THORNE] = { "thorne", "pieces/zombie", N_("Widow Thorne"),
    N_("At home among graves: thinks of Zombies, and of what sinks by night."), BM_LEVEL_HARD },
  [BRACKEN] = { "bracken", "actions/dum", N_("Bracken"),
    N_("Patient. Stays out of reach, and waits for you to come."), BM_LEVEL_HARD },
  [MOON] = { "red-moon", "actions/eye", N_("The Red Moon"),
    N_("Sees everything that can be seen, and prefers nothing."), BM_LEVEL_MASTER },
  { .id = NULL },
};

static const Manner manners[N_RIVALS] = {
  [DIGBY] = { { [WR_TERM_GROUND] = 250, [WR_TERM_SINKING] = 160 } },
  [NETTLE] = { { [WR_TERM_BITES] = 220, [WR_TERM_HEALTH] = 150, [WR_TERM_HUNGER] = 70 }, { { WR_MOVE_BITE, 4 }, { WR_MOVE_REST, 2 } } },
  [HAZEL] = { { [WR_TERM_HANDS] = 10 }, { { WR_MOVE_PLAY, 10 } } },
  [THORNE] = { { [WR_TERM_UNDEAD] = 220, [WR_TERM_SINKING] = 150 }, { { WR_MOVE_RAISE, 4 }, { WR_MOVE_DRILL, 4 } } },
  [BRACKEN] = { { [WR_TERM_REACH] = 130, [WR_TERM_HEALTH] = 130 }, { { WR_MOVE_BEDROCK, 2 }, { WR_MOVE_REST, 3 } } },
};

static double
evaluate (guint         rival,
          gconstpointer position,
          int           side)
{
  const WrPosition *pos = position;
  guint16 percent[WR_N_TERMS];
  double terms[WR_N_TERMS];

  if (pos->winner != WR_NO_WINNER)
    return wr_judge_evaluate (pos, (WrSide) side);
  for (guint i = 0; i < WR_N_TERMS; i++)
    percent[i] = manners[rival].percent[i] != 0 ? manners[rival].percent[i] : 100;
  wr_judge_terms (pos, (WrSide) side, terms);
  return bm_rival_value (terms, percent, WR_N_TERMS);
}

static void
promise (guint         rival,
         gconstpointer position,
         const BmMove *moves,
         guint         n,
         float        *weights)
{
  wr_judge_promise (position, moves, n, weights);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < G_N_ELEMENTS (manners[rival].likes); j++)
      if (manners[rival].likes[j].kind != 0 && wr_move_kind (moves[i]) == manners[rival].likes[j].kind)
        weights[i] *= manners[rival].likes[j].factor;
}

/* The rules call these by position alone, so each rival has its own. */
#define MANNER(rival)                                                                                           \
  static double evaluate_##rival (gconstpointer position, int side) { return evaluate (rival, position, side); } \
  static void promise_##rival (gconstpointer position, const BmMove *moves, guint n, float *weights)            \
  {                                                                                                             \
    promise (rival, position, moves, n, weights);                                                               \
  }

MANNER (DIGBY)
MANNER (NETTLE)
MANNER (HAZEL)
MANNER (THORNE)
MANNER (BRACKEN)

static const struct
{
  double (*evaluate) (gconstpointer  position,
                      int            side);
  void   (*promise)  (gconstpointer  position,
                      const BmMove  *moves,
                      guint          n,
                      float         *weights);
} judgements[N_RIVALS] = {
  [DIGBY] = { evaluate_DIGBY, promise_DIGBY },
  [NETTLE] = { evaluate_NETTLE, promise_NETTLE },
  [HAZEL] = { evaluate_HAZEL, promise_HAZEL },
  [THORNE] = { evaluate_THORNE, promise_THORNE },
  [BRACKEN] = { evaluate_BRACKEN, promise_BRACKEN },
};

/* Called by the main thread only. */
static const BmGame *
judge (guint index)
{
  static BmGame games[N_RIVALS];

  g_return_val_if_fail (index < N_RIVALS, &wr_game);

  if (games[index].id != NULL)
    return &games[index];
  games[index] = wr_game;
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
  return "start:champions=random,cards=on,events=on";
}

static BmSeats
seats (guint index,
       guint n)
{
  BmSeats all = BM_SEATS_PEOPLE (WR_N_SIDES);

  all.levels[n % 2 == 0 ? WR_SIDE_WORMS : WR_SIDE_BIRD] = rivals[MIN (index, N_RIVALS - 1)].level;
  return all;
}

static guint
stars (BmMatch *match,
       int      seat)
{
  const guint points = wr_today.points (match, seat);

  if ((bm_match_get_winners (match) >> seat & 1) == 0)
    return 0;
  return 1 + (points >= TWO ? 1 : 0) + (points >= THREE ? 1 : 0);
}

static char *
dup_name (GSettings *settings,
          int        seat)
{
  return wr_today.dup_name (settings, seat);
}

const BmLadderParts wr_ladder = {
  .rivals = rivals,
  .scoring = N_("A win gives one star, two from 68 points and three from 80. It is 50 points, 5 more for each Health or living "
                "Worm that you have left, and 2 for each day fewer than 12. Which side is yours is drawn for every try."),
  .judge = judge,
  .options = options,
  .seats = seats,
  .stars = stars,
  .dup_name = dup_name,
};
