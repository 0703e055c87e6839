/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-advice-words.h"

#include <glib/gi18n-lib.h>

#include "wr-advice-look.h"
#include "wr-card-words.h"
#include "wr-forecast.h"
#include "wr-move-words.h"
#include "wr-words.h"

/* Smaller changes of a term are not mentioned; in log-odds. */
#define LEAST_CHANGE 0.02
/* ... unless there is no other reason. */
#define SMALL_CHANGE 0.004

/* ---- The move */

static char *
crawler_words (const WrPosition *pos,
               BmMove            move)
{
  const char *who = wr_piece_words (wr_move_who (move));
  guint8 a = wr_move_a (move);

  switch ((int) wr_move_kind (move))
    {
    case WR_MOVE_MOVE:
      /* Translators: a Worm or a Zombie, and a direction: "Move Green up". */
      return g_strdup_printf (_("Move %1$s %2$s"), who, wr_direction_words (WR_BYTE_DIR (a)));
    case WR_MOVE_PUSH:
      if (!WR_IS_DIR_BYTE (a))
        /* Translators: a space like "d3", and a Worm. */
        return g_strdup_printf (_("Push the Grass at %1$s with %2$s"), wr_space_name (a), who);
      /* Translators: a direction, and a Worm: "Push up with Green". */
      return g_strdup_printf (_("Push %1$s with %2$s"), wr_direction_words (WR_BYTE_DIR (a)), who);
    case WR_MOVE_BITE:
      /* Translators: %s is a Worm or a Zombie. */
      return g_strdup_printf (_("Bite with %s"), who);
    case WR_MOVE_BREAK:
      /* Translators: a space like "d3", and a Worm. */
      return g_strdup_printf (_("Break the Bedrock at %1$s with %2$s"), wr_space_name (a), who);
    case WR_MOVE_BEDROCK:
      /* Translators: a space like "d3", and a Worm. */
      return g_strdup_printf (_("Put Bedrock at %1$s with %2$s"), wr_space_name (a), who);
    case WR_MOVE_RAISE:
      /* Translators: a space like "d3", and a Worm. */
      return g_strdup_printf (_("Raise a Zombie at %1$s with %2$s"), wr_space_name (wr_move_b (move)), who);
    case WR_MOVE_USE:
      /* Translators: %s is a Worm. */
      return g_strdup_printf (_("Use the power of %s"), who);
    default:
      return wr_move_words (pos, move);
    }
}

static char *
option_words (const WrPosition *pos,
              BmMove            move)
{
  g_autofree char *answer = NULL;

  if (wr_move_a (move) == WR_OPTION_SPACE
      || (wr_move_a (move) >= WR_OPTION_TOKEN && wr_move_a (move) < WR_OPTION_TOKEN + WR_N_TOKENS))
    /* Translators: %s is a space like "d3". */
    return g_strdup_printf (_("Choose %s"), wr_space_name (wr_move_b (move)));
  answer = wr_answer_words (pos, move);
  /* "Choose Green" and "Choose column d" are complete. */
  if (wr_move_a (move) == WR_OPTION_PIECE || wr_move_a (move) == WR_OPTION_COLUMN)
    return g_steal_pointer (&answer);
  /* Translators: %s is an answer as its button has it. */
  return g_strdup_printf (_("Choose “%s”"), answer);
}

char *
wr_advice_move_words (gconstpointer pos,
                      BmMove        move)
{
  guint8 a = wr_move_a (move);

  if (wr_move_who (move) < WR_N_CRAWLERS && wr_move_kind (move) != WR_MOVE_DRAFT)
    return crawler_words (pos, move);
  switch ((int) wr_move_kind (move))
    {
    case WR_MOVE_FLY:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Fly to %s"), wr_space_name (a));
    case WR_MOVE_EAT:
      /* Translators: %s is a space like "d3". */
      return wr_move_b (move) == WR_PIECE_NONE ? g_strdup_printf (_("Eat at %s"), wr_space_name (a))
                                               : wr_move_words (pos, move);
    case WR_MOVE_BREAK:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Break the Bedrock at %s"), wr_space_name (a));
    case WR_MOVE_DRILL:
      return a != WR_SPACE_NONE ? wr_move_words (pos, move) : g_strdup (_("Put a Drill here"));
    case WR_MOVE_LAND:
      /* Translators: %s is a space like "d0". */
      return g_strdup_printf (_("Land at %s"), wr_space_name (a));
    case WR_MOVE_EXIT:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Come out at %s"), wr_space_name (a));
    case WR_MOVE_PLAY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("Play %s"), wr_card_name (a));
    case WR_MOVE_DISCARD:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("Discard %s"), wr_card_name (a));
    case WR_MOVE_DRAFT:
      /* Translators: %s is a champion. */
      return g_strdup_printf (_("Choose %s"), wr_card_name (a));
    case WR_MOVE_CHOOSE:
      return option_words (pos, move);
    case WR_MOVE_END:
      return g_strdup (_("End the turn"));
    case WR_MOVE_USE:
      return g_strdup (_("Use the Bird’s power"));
    default:
      return wr_move_words (pos, move);
    }
}

/* ---- What happens */

/* Half a sentence, for after a colon. */
static char *
feat_words (WrDeed deed,
            WrSide side,
            BmMove move)
{
  const char *who = deed.who < WR_N_PIECES ? wr_piece_words (deed.who) : "";

  /* The result in the move's own name is not repeated. */
  if (wr_move_kind (move) == WR_MOVE_EAT && deed.feat == FEAT_EATS)
    return g_strdup (_("the Bird gets food, and one fewer Worm is left"));
  if (wr_move_kind (move) == WR_MOVE_EAT && deed.feat == FEAT_EATS_UNDEAD)
    return g_strdup (_("one fewer Zombie can bite"));
  if (wr_move_kind (move) == WR_MOVE_BITE && deed.feat == FEAT_BITES)
    return g_strdup (_("the Bird loses Health"));
  switch (deed.feat)
    {
    case FEAT_WINS:
      return g_strdup (side == WR_SIDE_BIRD ? _("the Bird wins the duel") : _("the Worms win the duel"));
    case FEAT_EATS:
    case FEAT_EATS_UNDEAD:
      /* Translators: %s is a Worm or a Zombie. */
      return g_strdup_printf (_("the Bird eats %s"), who);
    case FEAT_KILLS:
      /* Translators: %s is a Worm. */
      return g_strdup_printf (_("%s dies"), who);
    case FEAT_BITES:
      /* Translators: %s is a Worm or a Zombie. */
      return g_strdup_printf (_("%s bites the Bird"), who);
    case FEAT_STUNS:
      /* Translators: %s is a Worm. */
      return g_strdup_printf (_("%s is stunned"), who);
    case FEAT_RAISES:
      return g_strdup (_("one more Zombie is on the Worms’ side"));
    case FEAT_RESTS:
      return g_strdup (_("the Bird gets Health back"));
    case FEAT_NONE:
    default:
      return NULL;
    }
}

/* The same for results of the next moves. */
static char *
hope_words (WrDeed deed,
            WrSide side)
{
  const char *who = deed.who < WR_N_PIECES ? wr_piece_words (deed.who) : "";

  switch (deed.feat)
    {
    case FEAT_WINS:
      return g_strdup (side == WR_SIDE_BIRD ? _("then the Bird can win the duel")
                                            : _("then the Worms can win the duel"));
    case FEAT_EATS:
    case FEAT_EATS_UNDEAD:
      /* Translators: %s is a Worm or a Zombie. */
      return g_strdup_printf (_("then the Bird can eat %s"), who);
    case FEAT_KILLS:
      /* Translators: %s is a Worm. */
      return g_strdup_printf (_("then %s can be killed"), who);
    case FEAT_BITES:
      /* Translators: %s is a Worm or a Zombie. */
      return g_strdup_printf (_("then %s can bite the Bird"), who);
    case FEAT_STUNS:
      /* Translators: %s is a Worm. */
      return g_strdup_printf (_("then %s can be stunned"), who);
    case FEAT_RAISES:
      return g_strdup (_("then a Zombie can be raised"));
    case FEAT_RESTS:
      return g_strdup (_("then the Bird can get Health back"));
    case FEAT_NONE:
    default:
      return NULL;
    }
}

/* ---- The Worm concerned */

/* The Worm that is nearest to the Bird, if the distance decreased; WR_PIECE_NONE: there is none. */
static WrPiece
nearest_worm (const WrPosition *pos,
              const WrPosition *then,
              int              *how_near)
{
  WrPiece nearest = WR_PIECE_NONE;

  *how_near = G_MAXINT;
  if (pos->at[WR_PIECE_BIRD] == WR_SPACE_NONE || then->at[WR_PIECE_BIRD] == WR_SPACE_NONE)
    return WR_PIECE_NONE;
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      int now, before;

      if (pos->at[worm] == WR_SPACE_NONE || then->at[worm] == WR_SPACE_NONE)
        continue;
      before = wr_space_distance (pos->at[worm], pos->at[WR_PIECE_BIRD]);
      now = wr_space_distance (then->at[worm], then->at[WR_PIECE_BIRD]);
      if (now < before && now < *how_near)
        {
          nearest = worm;
          *how_near = now;
        }
    }
  return nearest;
}

/* The piece that is easier or harder to catch.  MOVE: BM_MOVE_NONE if it is not by one move alone. */
static char *
reach_words (const WrPosition *pos,
             BmMove            move,
             WrSide            side)
{
  WrPiece who = wr_move_who (move), worm = WR_PIECE_NONE;
  WrForecast forecast;
  int near;

  if (side == WR_SIDE_WORMS)
    /* Translators: %s is a Worm. */
    return who < WR_N_WORMS && wr_move_kind (move) == WR_MOVE_MOVE
           ? g_strdup_printf (_("%s is harder to catch there"), wr_piece_words (who))
           : g_strdup (_("the Worms are harder to catch"));
  if (move != BM_MOVE_NONE)
    {
      wr_forecast_move (pos, move, &forecast);
      worm = nearest_worm (pos, &forecast.position, &near);
    }
  if (worm == WR_PIECE_NONE)
    return g_strdup (_("the Bird needs fewer actions to catch a Worm"));
  if (near <= 1)
    /* Translators: %s is a Worm. */
    return g_strdup_printf (_("the Bird gets next to %s"), wr_piece_words (worm));
  /* Translators: %s is a Worm. */
  return g_strdup_printf (_("the Bird gets closer to %s"), wr_piece_words (worm));
}

/* What a term says where it speaks for a side. */
static const char *const terms[WR_N_TERMS][WR_N_SIDES] = {
  [WR_TERM_WORMS] = { [WR_SIDE_BIRD] = N_("fewer Worms are left"),
                      [WR_SIDE_WORMS] = N_("more Worms stay alive") },
  [WR_TERM_HEALTH] = { [WR_SIDE_BIRD] = N_("the Bird keeps more Health"),
                       [WR_SIDE_WORMS] = N_("the Bird gets weaker") },
  [WR_TERM_HUNGER] = { [WR_SIDE_BIRD] = N_("the Bird can go without food for longer"),
                       [WR_SIDE_WORMS] = N_("the Bird starves sooner") },
  [WR_TERM_SUSPICION] = { [WR_SIDE_BIRD] = N_("the Worms can be lured more easily"),
                          [WR_SIDE_WORMS] = N_("the Worms are not lured so easily") },
  [WR_TERM_SINKING] = { [WR_SIDE_BIRD] = N_("the night will do more for the Bird"),
                        [WR_SIDE_WORMS] = N_("the night will be safer for the Worms") },
  [WR_TERM_BITES] = { [WR_SIDE_BIRD] = N_("the Bird is safer from bites"),
                      [WR_SIDE_WORMS] = N_("the Bird has to fear more bites") },
  [WR_TERM_UNDEAD] = { [WR_SIDE_BIRD] = N_("fewer dead Worms can rise again"),
                       [WR_SIDE_WORMS] = N_("the dead can do more for the Worms") },
  [WR_TERM_GROUND] = { [WR_SIDE_BIRD] = N_("the garden gets more dangerous for the Worms"),
                       [WR_SIDE_WORMS] = N_("the garden gets safer for the Worms") },
  [WR_TERM_HANDS] = { [WR_SIDE_BIRD] = N_("the Bird has better cards to play"),
                      [WR_SIDE_WORMS] = N_("the Worms have better cards to play") },
  [WR_TERM_STUNS] = { [WR_SIDE_BIRD] = N_("more Worms are stunned"),
                      [WR_SIDE_WORMS] = N_("fewer Worms are stunned") },
  [WR_TERM_ACTIONS] = { [WR_SIDE_BIRD] = N_("the Bird has more actions"),
                        [WR_SIDE_WORMS] = N_("the Worms have more actions") },
};

/* By the term with the largest CHANGE in favour of SIDE, if above LEAST; NULL: there is none.  MOVE as for
   reach_words (). */
static char *
term_words (const WrPosition *pos,
            BmMove            move,
            WrSide            side,
            const double     *change,
            double            least)
{
  guint best = WR_N_TERMS;

  for (guint term = 0; term < WR_N_TERMS; term++)
    /* Saving a card that other moves would cost is no reason by itself. */
    if (term != WR_TERM_GAME && (term != WR_TERM_HANDS || least >= LEAST_CHANGE) && change[term] > least
        && (best == WR_N_TERMS || change[term] > change[best]))
      best = term;
  if (best == WR_N_TERMS)
    return NULL;
  if (best == WR_TERM_REACH)
    return reach_words (pos, move, side);
  return g_strdup (_(terms[best][side]));
}

/* ---- All together */

/* The reason by the evaluation: at once, or with the following moves, or compared with the other moves; NULL: none.
   At the end of a turn it would be about the other side's turn. */
static char *
judged_words (const WrPosition *view,
              BmMove            move,
              WrSide            side,
              const WrOutcome  *outcome)
{
  g_autofree char *later = NULL;
  BmMove moves[BM_MAX_MOVES];
  char *words;

  if (wr_rules_legal (view, moves) == 1)
    return g_strdup (_("nothing else can be done"));
  if (wr_move_kind (move) == WR_MOVE_END
      || (wr_move_kind (move) == WR_MOVE_CHOOSE && wr_move_a (move) == WR_OPTION_DONE))
    return g_strdup (_("there is nothing better left to do"));
  words = term_words (view, move, side, outcome->change, LEAST_CHANGE);
  if (words != NULL)
    return words;
  later = term_words (view, BM_MOVE_NONE, side, outcome->later, LEAST_CHANGE);
  if (later != NULL)
    /* Translators: %s is half a sentence: "the Worms are harder to catch". */
    return g_strdup_printf (_("with the next moves %s"), later);
  words = term_words (view, BM_MOVE_NONE, side, outcome->against, SMALL_CHANGE);
  if (words == NULL)
    words = term_words (view, move, side, outcome->change, SMALL_CHANGE);
  return words;
}

/* The text of the card or of the power's champion, whose effect the evaluation may not cover.  NULL: no card. */
static const char *
card_text (const WrPosition *view,
           BmMove            move)
{
  WrPiece who = wr_move_who (move);
  guint8 card = WR_NO_CARD;

  if (wr_move_kind (move) == WR_MOVE_PLAY)
    card = wr_move_a (move);
  else if (wr_move_kind (move) == WR_MOVE_USE && who < WR_N_PIECES)
    card = view->champions[who];
  return card == WR_NO_CARD || card >= wr_card_set->n_cards ? NULL : wr_card_text (card);
}

static char *
gain_words (const WrPosition *view,
            BmMove            move,
            WrSide            side,
            const BmMove     *line,
            guint             n_line)
{
  g_autofree WrOutcome *outcome = g_new (WrOutcome, 1);
  g_autofree char *likely = NULL;
  char *words;

  /* The night follows at once, and would look like a result of the card. */
  if (wr_move_kind (move) == WR_MOVE_DISCARD)
    return g_strdup (_("the other cards are better to keep"));
  wr_advice_look (view, move, side, line, n_line, outcome);
  words = feat_words (outcome->sure, side, move);
  if (words != NULL)
    return words;
  likely = feat_words (outcome->likely, side, move);
  if (likely != NULL)
    /* Translators: %s is half a sentence: "the Bird eats Green". */
    return g_strdup_printf (_("most likely %s"), likely);
  words = hope_words (outcome->hope, side);
  return words != NULL ? words : judged_words (view, move, side, outcome);
}

char *
wr_advice_words (gconstpointer  pos,
                 BmMove         move,
                 const BmMove  *line,
                 guint          n_line)
{
  int side = wr_position_to_act (pos);
  g_autofree char *what = NULL, *gain = NULL;
  WrPosition view = *(const WrPosition *) pos;
  const char *text;

  g_return_val_if_fail (side != BM_SIDE_NOBODY, NULL);

  wr_rules_hide (&view, (WrSide) side);
  what = wr_advice_move_words (pos, move);
  gain = gain_words (&view, move, (WrSide) side, line, n_line);
  text = card_text (&view, move);
  /* No reason that the evaluation would know. */
  if (gain == NULL && text != NULL)
    /* Translators: a suggested move, and what the card says: "Play Peek: Look at the other hand." */
    return g_strdup_printf (C_("advice", "%1$s: %2$s"), what, text);
  /* Translators: a suggested move and what it is good for: "Dig down: the Bird gets next to Green." */
  return g_strdup_printf (_("%1$s: %2$s."), what, gain != NULL ? gain : _("whatever else could be done looks worse"));
}
