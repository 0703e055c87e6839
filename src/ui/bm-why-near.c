/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-why-near.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-card-words.h"
#include "bm-play-why.h"
#include "bm-words.h"
#include "cards/bm-card-set.h"

static BmSide
side_of_wish (const BmPosition *view,
              const BmWish     *wish)
{
  switch ((int) wish->kind)
    {
    case BM_MOVE_FLY:
    case BM_MOVE_DIG:
    case BM_MOVE_PECK:
    case BM_MOVE_EAT:
    case BM_MOVE_DRILL:
    case BM_MOVE_REST:
      return BM_SIDE_BIRD;
    case BM_MOVE_MOVE:
    case BM_MOVE_PUSH:
    case BM_MOVE_BITE:
    case BM_MOVE_BEDROCK:
    case BM_MOVE_RAISE:
      return BM_SIDE_WORMS;
    default:
      if (wish->piece < BM_N_PIECES)
        return wish->piece == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS;
      return (BmSide) view->turn;
    }
}

static int
distance (BmSpace a,
          BmSpace b)
{
  return MAX (ABS (bm_space_column (a) - bm_space_column (b)), ABS (bm_space_row (a) - bm_space_row (b)));
}

/* ---- A choice waits */

/* Where else a choice that is made on the board can be made. */
static char *
choice_words (const BmPosition *view,
              const BmWish     *wish)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (view, moves);
  BmSpace nearest = BM_SPACE_NONE;
  char name[BM_SPACE_NAME_SIZE];

  for (guint i = 0; i < n && wish->space != BM_SPACE_NONE; i++)
    {
      BmSpace space = bm_move_target (view, moves[i]);

      if (bm_move_kind (moves[i]) == BM_MOVE_CHOOSE && bm_move_a (moves[i]) == BM_OPTION_SPACE)
        space = bm_move_b (moves[i]);
      if (space != BM_SPACE_NONE
          && (nearest == BM_SPACE_NONE || distance (space, wish->space) < distance (nearest, wish->space)))
        nearest = space;
    }
  if (nearest == BM_SPACE_NONE)
    return NULL;
  /* Translators: %s is a space like "d3". */
  return g_strdup_printf (_("The nearest that can be chosen is %s."), bm_space_name (nearest, name));
}

/* ---- When */

/* When WORM wakes; BM_PIECE_NONE: the first of all that sleep. */
static char *
stun_words (const BmPosition *view,
            BmPiece           worm)
{
  guint ends = G_MAXUINT; /* of the Worms' turns from now on (R13.5) */

  if (worm < BM_N_WORMS)
    ends = view->stunned[worm];
  else
    for (guint other = 0; other < BM_N_WORMS; other++)
      if (view->at[other] != BM_SPACE_NONE && view->stunned[other] > 0 && view->stunned[other] < ends)
        {
          worm = (BmPiece) other;
          ends = view->stunned[other];
        }
  if (worm >= BM_N_WORMS || ends == 0)
    return NULL;
  /* The first of them ends the turn that is on, or else the next. */
  if (view->turn != BM_SIDE_WORMS)
    ends++;
  /* Translators: %s is a Worm: “Green”. */
  return g_strdup_printf (ends > 1 ? _("%s wakes at the end of the Worms’ next turn.")
                                   : _("%s wakes at the end of the Worms’ turn."),
                          bm_piece_words (worm));
}

/* Fewer actions are left than it costs. */
static char *
actions_words (const BmPosition *view)
{
  int left = bm_position_actions (view);

  if (left <= 0)
    return g_strdup (_("End the turn: the next one brings new actions."));
  return g_strdup_printf (ngettext ("%d action is left: try it early in the next turn.",
                                    "%d actions are left: try it early in the next turn.", (gulong) left), left);
}

/* The card of a power that WISH means: that of its piece, or else the first of its side; BM_NO_CARD: there is none. */
static guint8
power_of_wish (const BmPosition *view,
               const BmWish     *wish)
{
  guint first = view->turn == BM_SIDE_BIRD ? BM_N_WORMS : 0;
  guint last = view->turn == BM_SIDE_BIRD ? BM_N_WORMS + 1 : BM_N_WORMS;

  for (guint i = first; i < last; i++)
    {
      BmPiece piece = i == BM_N_WORMS ? BM_PIECE_BIRD : (BmPiece) i;
      guint8 card = view->champions[i];

      if ((wish->piece == BM_PIECE_NONE || wish->piece == piece) && view->at[piece] != BM_SPACE_NONE
          && card != BM_NO_VALUE && bm_card (card)->has_use)
        return card;
    }
  return BM_NO_CARD;
}

/* When a power that has been used comes back. */
static char *
power_words (const BmPosition *view,
             const BmWish     *wish)
{
  guint8 card = power_of_wish (view, wish);

  if (card == BM_NO_CARD)
    return NULL;
  return g_strdup (bm_card (card)->use_per == BM_PER_MATCH ? _("It may be used once per match, and does not come back.")
                                                           : _("It comes back at the start of the next turn."));
}

/* ---- Who or what is in the way */

/* The effect or champion without which WISH could be.  It is found by leaving them out one by one. */
static char *
card_words (const BmPosition *view,
            const BmWish     *wish)
{
  BmPosition without;

  for (guint i = 0; i < view->n_effects; i++)
    {
      const BmEffect *effect = &view->effects[i];

      without = *view;
      without.n_effects--;
      memmove (&without.effects[i], &without.effects[i + 1], (without.n_effects - i) * sizeof without.effects[0]);
      bm_position_gather (&without);
      if (bm_wish_is_legal (&without, wish))
        {
          g_autofree char *until = bm_until_words (effect);

          /* Translators: a card, and how long it lasts: “Frozen Ground is in the way: this turn.” */
          return g_strdup_printf (_("%1$s is in the way: %2$s."), bm_card_name (effect->card), until);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (view->champions); i++)
    if (view->champions[i] != BM_NO_VALUE)
      {
        without = *view;
        without.champions[i] = BM_NO_VALUE;
        bm_position_gather (&without);
        if (bm_wish_is_legal (&without, wish))
          /* Translators: %s is a card’s name. */
          return g_strdup_printf (_("%s is in the way."), bm_card_name (view->champions[i]));
      }
  return NULL;
}

/* Another piece that can do the same. */
static char *
other_words (const BmPosition *view,
             const BmWish     *wish)
{
  for (guint piece = 0; piece < BM_N_CRAWLERS && wish->piece != BM_PIECE_BIRD; piece++)
    {
      BmWish other = *wish;

      other.piece = (BmPiece) piece;
      if (other.piece != wish->piece && bm_wish_is_legal (view, &other))
        /* Translators: %s is a Worm or a Zombie. */
        return g_strdup_printf (_("%s can: pick it first."), bm_piece_words (other.piece));
    }
  return NULL;
}

/* ---- Where */

/* Another place where the same can be done at once. */
static char *
place_words (const BmPosition *view,
             const BmWish     *wish)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (view, moves);
  BmSpace nearest = BM_SPACE_NONE;
  char name[BM_SPACE_NAME_SIZE];

  if (wish->space == BM_SPACE_NONE)
    return NULL;
  for (guint i = 0; i < n; i++)
    {
      BmSpace space = bm_move_target (view, moves[i]);

      if (bm_move_kind (moves[i]) == wish->kind && space != BM_SPACE_NONE
          && (wish->piece == BM_PIECE_NONE || bm_move_who (moves[i]) == wish->piece)
          && (nearest == BM_SPACE_NONE || distance (space, wish->space) < distance (nearest, wish->space)))
        nearest = space;
    }
  if (nearest == BM_SPACE_NONE)
    return NULL;
  /* Translators: %s is a space like "d3". */
  return g_strdup_printf (_("The nearest place for it is %s."), bm_space_name (nearest, name));
}

/* "3 columns and 2 rows" */
static char *
span_words (BmSpace a,
            BmSpace b)
{
  int across = ABS (bm_space_column (a) - bm_space_column (b)), down = ABS (bm_space_row (a) - bm_space_row (b));
  g_autofree char *columns = g_strdup_printf (ngettext ("%d column", "%d columns", (gulong) across), across);
  g_autofree char *rows = g_strdup_printf (ngettext ("%d row", "%d rows", (gulong) down), down);

  if (across == 0)
    return g_steal_pointer (&rows);
  if (down == 0)
    return g_steal_pointer (&columns);
  /* Translators: both are like “3 columns”, “2 rows”. */
  return g_strdup_printf (_("%1$s and %2$s"), columns, rows);
}

/* Who of the others is nearest: of the Worms and Zombies to the Bird.  BITING: of those that can still bite. */
static char *
piece_words (const BmPosition *view,
             gboolean          biting)
{
  BmSpace bird = view->at[BM_PIECE_BIRD];
  guint nearest = BM_PIECE_NONE;
  char name[BM_SPACE_NAME_SIZE];
  g_autofree char *span = NULL;

  for (guint piece = 0; piece < BM_N_CRAWLERS && bird != BM_SPACE_NONE; piece++)
    if (view->at[piece] != BM_SPACE_NONE
        && !(biting && (view->bitten >> piece & 1 || (piece < BM_N_WORMS && view->stunned[piece] > 0)))
        && (nearest == BM_PIECE_NONE || distance (view->at[piece], bird) < distance (view->at[nearest], bird)))
      nearest = piece;
  if (nearest == BM_PIECE_NONE)
    return NULL;
  span = span_words (view->at[nearest], bird);
  /* Translators: a Worm or Zombie, its space, and how far that is: “The nearest is Green at d3, 2 rows away.” */
  return g_strdup_printf (_("The nearest is %1$s at %2$s, %3$s away."), bm_piece_words ((BmPiece) nearest),
                          bm_space_name (view->at[nearest], name), span);
}

/* What can be near or far. */
typedef enum
{
  THING_BEDROCK,
  THING_GRAVESTONE,
  THING_LOW_GRASS /* that could go up */
} Thing;

static gboolean
holds (const BmPosition *view,
       BmSpace           space,
       Thing             thing)
{
  int column = bm_space_column (space);

  if (thing == THING_BEDROCK)
    return bm_position_has_bedrock (view, space);
  return bm_position_grass_space (view, column) == space
         && (thing == THING_LOW_GRASS ? bm_space_row (space) > 0 : view->on_grass[BM_GRAVESTONES][column] > 0);
}

/* Could PIECE be the one that the wish is about? */
static gboolean
is_meant (const BmPosition *view,
          const BmWish     *wish,
          guint             piece)
{
  if (view->at[piece] == BM_SPACE_NONE || (wish->piece != BM_PIECE_NONE && wish->piece != piece))
    return FALSE;
  return view->turn == BM_SIDE_BIRD ? piece == BM_PIECE_BIRD : piece < BM_N_WORMS;
}

/* Where the nearest THING is, seen from whoever could do something with it; NONE_THERE if there is none. */
static char *
thing_words (const BmPosition *view,
             const BmWish     *wish,
             Thing             thing,
             const char       *none_there)
{
  BmSpace nearest = BM_SPACE_NONE;
  guint finder = BM_PIECE_NONE;
  char name[BM_SPACE_NAME_SIZE];
  g_autofree char *span = NULL;

  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    for (guint space = 0; space < BM_SPACE_NONE && is_meant (view, wish, piece); space++)
      if (bm_space_on_board ((BmSpace) space) && holds (view, (BmSpace) space, thing)
          && (nearest == BM_SPACE_NONE
              || distance ((BmSpace) space, view->at[piece]) < distance (nearest, view->at[finder])))
        {
          nearest = (BmSpace) space;
          finder = piece;
        }
  if (nearest == BM_SPACE_NONE)
    return g_strdup (none_there);
  span = span_words (nearest, view->at[finder]);
  if (wish->piece != BM_PIECE_NONE || finder == BM_PIECE_BIRD)
    /* Translators: a space, and how far away it is: “The nearest is at d3, 2 rows away.” */
    return g_strdup_printf (_("The nearest is at %1$s, %2$s away."), bm_space_name (nearest, name), span);
  /* Translators: a space, how far away it is, and from which Worm: “The nearest is at d3, 2 rows from Green.” */
  return g_strdup_printf (_("The nearest is at %1$s, %2$s from %3$s."), bm_space_name (nearest, name), span,
                          bm_piece_words ((BmPiece) finder));
}

/* ---- What has to be so */

/* What the garden lacks, when nothing of this turn helps. */
static char *
fact_words (const BmPosition *view,
            const BmWish     *wish)
{
  switch ((int) wish->kind)
    {
    case BM_MOVE_EAT:
    case BM_MOVE_BITE:
      return piece_words (view, wish->kind == BM_MOVE_BITE);
    case BM_MOVE_BREAK:
      return thing_words (view, wish, THING_BEDROCK, _("There is no Bedrock in the garden."));
    case BM_MOVE_RAISE:
      if (bm_zombies_are_all_out (view))
        return NULL;
      return thing_words (view, wish, THING_GRAVESTONE,
                          _("There is no Gravestone in the garden: the Bird’s next meal leaves one."));
    case BM_MOVE_PUSH:
      return thing_words (view, wish, THING_LOW_GRASS, _("All Grass is at the surface already."));
    case BM_MOVE_REST:
      return g_strdup (_("A Rest helps when the Bird has lost Health."));
    case BM_MOVE_PECK:
      return view->suspicion >= BM_SUSPICION_TOP ? g_strdup (_("Suspicion falls by 1 in the night.")) : NULL;
    case BM_MOVE_DRILL:
      return view->supply[BM_TOKEN_DRILL] == 0 ? g_strdup (_("A Drill that breaks on Bedrock comes back.")) : NULL;
    case BM_MOVE_BEDROCK:
      return view->supply[BM_TOKEN_BEDROCK] == 0 ? g_strdup (_("Broken Bedrock comes back.")) : NULL;
    default:
      return NULL;
    }
}

/* Another place, or else the way, or else what is lacking. */
static char *
change_words (const BmPosition *view,
              const BmWish     *wish)
{
  char *words = place_words (view, wish);
  BmWay way;

  if (words != NULL)
    return words;
  bm_way_find (view, wish, BM_MAX_WAY, &way);
  if (way.n > 0)
    return bm_way_words (view, &way, wish->piece == BM_PIECE_NONE);
  words = fact_words (view, wish);
  return words != NULL ? words : g_strdup (_("Nothing you can do in this turn changes that."));
}

static gboolean
is_rule (const BmRefusal *refusal,
         const char      *rule)
{
  return g_strcmp0 (refusal->rule, rule) == 0;
}

char *
bm_near_words (const BmPosition *pos,
               const BmWish     *wish,
               BmRefusal        *refusal)
{
  BmPosition view = *pos;
  BmSide side;
  char *words;

  g_return_val_if_fail (pos != NULL && wish != NULL && refusal != NULL, NULL);

  if (pos->winner != BM_NO_WINNER || bm_position_to_act (pos) >= BM_N_SIDES)
    return NULL;
  bm_rules_hide (&view, (BmSide) bm_position_to_act (pos));
  if (view.n_frames > 0)
    return choice_words (&view, wish);
  side = side_of_wish (&view, wish);
  /* That says what has to come first. */
  if (view.turn != side)
    return NULL;
  /* Nobody was picked who can. */
  if (wish->piece == BM_PIECE_NONE && wish->kind != BM_MOVE_PLAY && bm_wish_is_legal (&view, wish))
    return other_words (&view, wish);
  if (is_rule (refusal, "R13.5") || is_rule (refusal, "R5.4") || is_rule (refusal, "R10.3"))
    {
      words = other_words (&view, wish);
      if (words != NULL)
        return words;
    }
  if (is_rule (refusal, "R13.5"))
    return stun_words (&view, wish->piece);
  if (is_rule (refusal, "R13.2"))
    return power_words (&view, wish);
  words = card_words (&view, wish);
  if (words != NULL && !is_rule (refusal, "R5.5"))
    {
      refusal->rule = "R13.4";
      refusal->message = _("A card in force forbids this.");
    }
  if (words != NULL)
    return words;
  if (is_rule (refusal, "R5.5"))
    return actions_words (&view);
  words = other_words (&view, wish);
  return words != NULL ? words : change_words (&view, wish);
}
