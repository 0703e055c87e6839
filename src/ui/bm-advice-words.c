/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-advice-words.h"

#include <glib/gi18n-lib.h>

#include "bm-advice-look.h"
#include "bm-card-words.h"
#include "bm-forecast.h"
#include "bm-move-words.h"
#include "bm-words.h"

/* A term that changes by less is not worth a word; in log-odds. */
#define LEAST_CHANGE 0.02
/* ... unless there is no other reason. */
#define SMALL_CHANGE 0.004

/* ---- The move */

static char *
crawler_words (const BmPosition *pos,
               BmMove            move)
{
  const char *who = bm_piece_words (bm_move_who (move));
  char space[BM_SPACE_NAME_SIZE];
  guint8 a = bm_move_a (move);

  switch ((int) bm_move_kind (move))
    {
    case BM_MOVE_MOVE:
      /* Translators: a Worm or a Zombie, and a direction: "Move Green up". */
      return g_strdup_printf (_("Move %1$s %2$s"), who, bm_direction_words (BM_BYTE_DIR (a)));
    case BM_MOVE_PUSH:
      if (!BM_IS_DIR_BYTE (a))
        /* Translators: a space like "d3", and a Worm. */
        return g_strdup_printf (_("Push the Grass at %1$s with %2$s"), bm_space_name (a, space), who);
      /* Translators: a direction, and a Worm: "Push up with Green". */
      return g_strdup_printf (_("Push %1$s with %2$s"), bm_direction_words (BM_BYTE_DIR (a)), who);
    case BM_MOVE_BITE:
      /* Translators: %s is a Worm or a Zombie. */
      return g_strdup_printf (_("Bite with %s"), who);
    case BM_MOVE_BREAK:
      /* Translators: a space like "d3", and a Worm. */
      return g_strdup_printf (_("Break the Bedrock at %1$s with %2$s"), bm_space_name (a, space), who);
    case BM_MOVE_BEDROCK:
      /* Translators: a space like "d3", and a Worm. */
      return g_strdup_printf (_("Put Bedrock at %1$s with %2$s"), bm_space_name (a, space), who);
    case BM_MOVE_RAISE:
      /* Translators: a space like "d3", and a Worm. */
      return g_strdup_printf (_("Raise a Zombie at %1$s with %2$s"), bm_space_name (bm_move_b (move), space), who);
    case BM_MOVE_USE:
      /* Translators: %s is a Worm. */
      return g_strdup_printf (_("Use the power of %s"), who);
    default:
      return bm_move_words (pos, move);
    }
}

static char *
option_words (const BmPosition *pos,
              BmMove            move)
{
  g_autofree char *answer = NULL;
  char space[BM_SPACE_NAME_SIZE];

  if (bm_move_a (move) == BM_OPTION_SPACE
      || (bm_move_a (move) >= BM_OPTION_TOKEN && bm_move_a (move) < BM_OPTION_TOKEN + BM_N_TOKENS))
    /* Translators: %s is a space like "d3". */
    return g_strdup_printf (_("Choose %s"), bm_space_name (bm_move_b (move), space));
  answer = bm_answer_words (pos, move);
  /* "Choose Green" says it all, and so does "Choose column d". */
  if (bm_move_a (move) == BM_OPTION_PIECE || bm_move_a (move) == BM_OPTION_COLUMN)
    return g_steal_pointer (&answer);
  /* Translators: %s is an answer as its button has it. */
  return g_strdup_printf (_("Choose “%s”"), answer);
}

char *
bm_advice_move_words (const BmPosition *pos,
                      BmMove            move)
{
  char space[BM_SPACE_NAME_SIZE];
  guint8 a = bm_move_a (move);

  if (bm_move_who (move) < BM_N_CRAWLERS && bm_move_kind (move) != BM_MOVE_DRAFT)
    return crawler_words (pos, move);
  switch ((int) bm_move_kind (move))
    {
    case BM_MOVE_FLY:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Fly to %s"), bm_space_name (a, space));
    case BM_MOVE_EAT:
      /* Translators: %s is a space like "d3". */
      return bm_move_b (move) == BM_PIECE_NONE ? g_strdup_printf (_("Eat at %s"), bm_space_name (a, space))
                                               : bm_move_words (pos, move);
    case BM_MOVE_BREAK:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Break the Bedrock at %s"), bm_space_name (a, space));
    case BM_MOVE_DRILL:
      return a != BM_SPACE_NONE ? bm_move_words (pos, move) : g_strdup (_("Put a Drill here"));
    case BM_MOVE_LAND:
      /* Translators: %s is a space like "d0". */
      return g_strdup_printf (_("Land at %s"), bm_space_name (a, space));
    case BM_MOVE_EXIT:
      /* Translators: %s is a space like "d3". */
      return g_strdup_printf (_("Come out at %s"), bm_space_name (a, space));
    case BM_MOVE_PLAY:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("Play %s"), bm_card_name (a));
    case BM_MOVE_DISCARD:
      /* Translators: %s is a card. */
      return g_strdup_printf (_("Discard %s"), bm_card_name (a));
    case BM_MOVE_DRAFT:
      /* Translators: %s is a champion. */
      return g_strdup_printf (_("Choose %s"), bm_card_name (a));
    case BM_MOVE_CHOOSE:
      return option_words (pos, move);
    case BM_MOVE_END:
      return g_strdup (_("End the turn"));
    case BM_MOVE_USE:
      return g_strdup (_("Use the Bird’s power"));
    default:
      return bm_move_words (pos, move);
    }
}

/* ---- What happens */

/* Half a sentence, for after a colon. */
static char *
feat_words (BmHappening happening,
            BmSide    side,
            BmMove    move)
{
  const char *who = happening.who < BM_N_PIECES ? bm_piece_words (happening.who) : "";

  /* What the move says itself is not said again. */
  if (bm_move_kind (move) == BM_MOVE_EAT && happening.feat == FEAT_EATS)
    return g_strdup (_("the Bird gets food, and one fewer Worm is left"));
  if (bm_move_kind (move) == BM_MOVE_EAT && happening.feat == FEAT_EATS_UNDEAD)
    return g_strdup (_("one fewer Zombie can bite"));
  if (bm_move_kind (move) == BM_MOVE_BITE && happening.feat == FEAT_BITES)
    return g_strdup (_("the Bird loses Health"));
  switch (happening.feat)
    {
    case FEAT_WINS:
      return g_strdup (side == BM_SIDE_BIRD ? _("the Bird wins the duel") : _("the Worms win the duel"));
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

/* The same as what the next moves may bring. */
static char *
hope_words (BmHappening happening,
            BmSide    side)
{
  const char *who = happening.who < BM_N_PIECES ? bm_piece_words (happening.who) : "";

  switch (happening.feat)
    {
    case FEAT_WINS:
      return g_strdup (side == BM_SIDE_BIRD ? _("then the Bird can win the duel")
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

/* ---- The Worm that it is about */

static int
distance (BmSpace a,
          BmSpace b)
{
  return MAX (ABS (bm_space_column (a) - bm_space_column (b)), ABS (bm_space_row (a) - bm_space_row (b)));
}

/* The Worm that the Bird has come nearest to, if it has come nearer to it; BM_PIECE_NONE: there is none. */
static BmPiece
nearest_worm (const BmPosition *pos,
              const BmPosition *then,
              int              *how_near)
{
  BmPiece nearest = BM_PIECE_NONE;

  *how_near = G_MAXINT;
  if (pos->at[BM_PIECE_BIRD] == BM_SPACE_NONE || then->at[BM_PIECE_BIRD] == BM_SPACE_NONE)
    return BM_PIECE_NONE;
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    {
      int now, before;

      if (pos->at[worm] == BM_SPACE_NONE || then->at[worm] == BM_SPACE_NONE)
        continue;
      before = distance (pos->at[worm], pos->at[BM_PIECE_BIRD]);
      now = distance (then->at[worm], then->at[BM_PIECE_BIRD]);
      if (now < before && now < *how_near)
        {
          nearest = worm;
          *how_near = now;
        }
    }
  return nearest;
}

/* Who is easier or harder to catch.  MOVE: BM_MOVE_NONE if it is not by one move alone. */
static char *
reach_words (const BmPosition *pos,
             BmMove            move,
             BmSide            side)
{
  BmPiece who = bm_move_who (move), worm = BM_PIECE_NONE;
  BmForecast forecast;
  int near;

  if (side == BM_SIDE_WORMS)
    /* Translators: %s is a Worm. */
    return who < BM_N_WORMS && bm_move_kind (move) == BM_MOVE_MOVE
           ? g_strdup_printf (_("%s is harder to catch there"), bm_piece_words (who))
           : g_strdup (_("the Worms are harder to catch"));
  if (move != BM_MOVE_NONE)
    {
      bm_forecast_move (pos, move, &forecast);
      worm = nearest_worm (pos, &forecast.position, &near);
    }
  if (worm == BM_PIECE_NONE)
    return g_strdup (_("the Bird needs fewer actions to catch a Worm"));
  if (near <= 1)
    /* Translators: %s is a Worm. */
    return g_strdup_printf (_("the Bird gets next to %s"), bm_piece_words (worm));
  /* Translators: %s is a Worm. */
  return g_strdup_printf (_("the Bird gets closer to %s"), bm_piece_words (worm));
}

static const char *
bird_term_words (BmTerm term)
{
  switch (term)
    {
    case BM_TERM_WORMS:
      return _("fewer Worms are left");
    case BM_TERM_HEALTH:
      return _("the Bird keeps more Health");
    case BM_TERM_HUNGER:
      return _("the Bird can go without food for longer");
    case BM_TERM_SUSPICION:
      return _("the Worms can be lured more easily");
    case BM_TERM_SINKING:
      return _("the night will do more for the Bird");
    case BM_TERM_BITES:
      return _("the Bird is safer from bites");
    case BM_TERM_UNDEAD:
      return _("fewer dead Worms can rise again");
    case BM_TERM_GROUND:
      return _("the garden gets more dangerous for the Worms");
    case BM_TERM_HANDS:
      return _("the cards get better for the Bird");
    case BM_TERM_STUNS:
      return _("more Worms are stunned");
    case BM_TERM_ACTIONS:
      return _("the Bird has more actions");
    case BM_TERM_GAME:
    case BM_TERM_REACH:
    case BM_N_TERMS:
    default:
      return NULL;
    }
}

static const char *
worm_term_words (BmTerm term)
{
  switch (term)
    {
    case BM_TERM_WORMS:
      return _("more Worms stay alive");
    case BM_TERM_HEALTH:
      return _("the Bird gets weaker");
    case BM_TERM_HUNGER:
      return _("the Bird starves sooner");
    case BM_TERM_SUSPICION:
      return _("the Worms are not lured so easily");
    case BM_TERM_SINKING:
      return _("the night will be safer for the Worms");
    case BM_TERM_BITES:
      return _("the Bird has to fear more bites");
    case BM_TERM_UNDEAD:
      return _("the dead can do more for the Worms");
    case BM_TERM_GROUND:
      return _("the garden gets safer for the Worms");
    case BM_TERM_HANDS:
      return _("the cards get better for the Worms");
    case BM_TERM_STUNS:
      return _("fewer Worms are stunned");
    case BM_TERM_ACTIONS:
      return _("the Worms have more actions");
    case BM_TERM_GAME:
    case BM_TERM_REACH:
    case BM_N_TERMS:
    default:
      return NULL;
    }
}

/* By the term that CHANGE has most of in favour of SIDE, if that is more than LEAST; NULL: there is none.  MOVE as for
   reach_words (). */
static char *
term_words (const BmPosition *pos,
            BmMove            move,
            BmSide            side,
            const double     *change,
            double            least)
{
  guint best = BM_N_TERMS;

  for (guint term = 0; term < BM_N_TERMS; term++)
    /* A card that other moves would have cost is no reason by itself. */
    if (term != BM_TERM_GAME && (term != BM_TERM_HANDS || least >= LEAST_CHANGE) && change[term] > least
        && (best == BM_N_TERMS || change[term] > change[best]))
      best = term;
  if (best == BM_N_TERMS)
    return NULL;
  if (best == BM_TERM_REACH)
    return reach_words (pos, move, side);
  return g_strdup (side == BM_SIDE_BIRD ? bird_term_words (best) : worm_term_words (best));
}

/* ---- All together */

static gboolean
is_done (BmMove move)
{
  return bm_move_kind (move) == BM_MOVE_CHOOSE && bm_move_a (move) == BM_OPTION_DONE;
}

/* What the evaluation says: at once, or with the moves that are to follow, or compared with what else could be done; NULL:
   nothing.  What it says of the end of a turn is about the other side's turn. */
static char *
judged_words (const BmPosition *view,
              BmMove            move,
              BmSide            side,
              const BmOutcome  *outcome)
{
  g_autofree char *later = NULL;
  BmMove moves[BM_MAX_MOVES];
  char *words;

  if (bm_rules_legal (view, moves) == 1)
    return g_strdup (_("nothing else can be done"));
  if (bm_move_kind (move) == BM_MOVE_END || is_done (move))
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

/* What the card says, or the champion whose power it is: it may do what no evaluation sees.  NULL: it is about no card. */
static const char *
card_text (const BmPosition *view,
           BmMove            move)
{
  BmPiece who = bm_move_who (move);
  guint8 card = BM_NO_CARD;

  if (bm_move_kind (move) == BM_MOVE_PLAY)
    card = bm_move_a (move);
  else if (bm_move_kind (move) == BM_MOVE_USE && who < BM_N_PIECES)
    card = view->champions[who];
  return card == BM_NO_CARD || card >= bm_card_set->n_cards ? NULL : bm_card_text (card);
}

static char *
gain_words (const BmPosition *view,
            BmMove            move,
            BmSide            side,
            const BmMove     *line,
            guint             n_line)
{
  g_autofree BmOutcome *outcome = g_new (BmOutcome, 1);
  g_autofree char *likely = NULL;
  char *words;

  /* The night follows at once, and would be told as if it came of the card. */
  if (bm_move_kind (move) == BM_MOVE_DISCARD)
    return g_strdup (_("the other cards are better to keep"));
  bm_advice_look (view, move, side, line, n_line, outcome);
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

/* WHAT and no reason that the evaluation would know. */
static char *
bare_words (const BmPosition *view,
            BmMove            move,
            const char       *what)
{
  const char *text = card_text (view, move);

  if (text != NULL)
    /* Translators: a suggested move, and what the card says: "Play Peek: Look at the other hand." */
    return g_strdup_printf (C_("advice", "%1$s: %2$s"), what, text);
  /* Translators: a suggested move and what it is good for: "Dig down: the Bird gets next to Green." */
  return g_strdup_printf (_("%1$s: %2$s."), what, _("whatever else could be done looks worse"));
}

char *
bm_advice_words (const BmPosition *pos,
                 BmMove            move,
                 const BmMove     *line,
                 guint             n_line)
{
  int side = bm_position_to_act (pos);
  g_autofree char *what = NULL, *gain = NULL;
  BmPosition view = *pos;

  g_return_val_if_fail (side != BM_SIDE_NOBODY, NULL);

  bm_rules_hide (&view, (BmSide) side);
  what = bm_advice_move_words (pos, move);
  gain = gain_words (&view, move, (BmSide) side, line, n_line);
  if (gain == NULL)
    return bare_words (&view, move, what);
  /* Translators: a suggested move and what it is good for: "Dig down: the Bird gets next to Green." */
  return g_strdup_printf (_("%1$s: %2$s."), what, gain);
}
