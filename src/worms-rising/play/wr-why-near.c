/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-why-near.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "wr-card-words.h"
#include "wr-play-why.h"
#include "wr-words.h"
#include "wr-card-set.h"

static WrSide
side_of_wish (const WrPosition *view,
              const WrWish     *wish)
{
  switch ((int) wish->kind)
    {
    case WR_MOVE_FLY:
    case WR_MOVE_DIG:
    case WR_MOVE_PECK:
    case WR_MOVE_EAT:
    case WR_MOVE_DRILL:
    case WR_MOVE_REST:
      return WR_SIDE_BIRD;
    case WR_MOVE_MOVE:
    case WR_MOVE_PUSH:
    case WR_MOVE_BITE:
    case WR_MOVE_BEDROCK:
    case WR_MOVE_RAISE:
      return WR_SIDE_WORMS;
    default:
      if (wish->piece < WR_N_PIECES)
        return wish->piece == WR_PIECE_BIRD ? WR_SIDE_BIRD : WR_SIDE_WORMS;
      return (WrSide) view->turn;
    }
}

/* Is SPACE nearer to GOAL than THAN is, which may be WR_SPACE_NONE? */
static gboolean
is_nearer (WrSpace goal,
           WrSpace space,
           WrSpace than)
{
  return than == WR_SPACE_NONE || wr_space_distance (space, goal) < wr_space_distance (than, goal);
}

/* ---- Pending choices */

/* The nearest space for a choice on the board. */
static char *
choice_words (const WrPosition *view,
              const WrWish     *wish)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (view, moves);
  WrSpace nearest = WR_SPACE_NONE;

  for (guint i = 0; i < n && wish->space != WR_SPACE_NONE; i++)
    {
      WrSpace space = wr_move_target (view, moves[i]);

      if (wr_move_kind (moves[i]) == WR_MOVE_CHOOSE && wr_move_a (moves[i]) == WR_OPTION_SPACE)
        space = wr_move_b (moves[i]);
      if (space != WR_SPACE_NONE
          && is_nearer (wish->space, space, nearest))
        nearest = space;
    }
  if (nearest == WR_SPACE_NONE)
    return NULL;
  /* Translators: %s is a space like "d3". */
  return g_strdup_printf (_("The nearest that can be chosen is %s."), wr_space_name (nearest));
}

/* ---- When */

/* When WORM wakes; WR_PIECE_NONE: the first of all stunned ones. */
static char *
stun_words (const WrPosition *view,
            WrPiece           worm)
{
  guint ends = G_MAXUINT; /* of the Worms' turns from now on (R13.5) */

  if (worm < WR_N_WORMS)
    ends = view->stunned[worm];
  else
    for (guint other = 0; other < WR_N_WORMS; other++)
      if (view->at[other] != WR_SPACE_NONE && view->stunned[other] > 0 && view->stunned[other] < ends)
        {
          worm = (WrPiece) other;
          ends = view->stunned[other];
        }
  if (worm >= WR_N_WORMS || ends == 0)
    return NULL;
  /* The first of them is the end of the current turn, or else of the next. */
  if (view->turn != WR_SIDE_WORMS)
    ends++;
  /* Translators: %s is a Worm: “Green”. */
  return g_strdup_printf (ends > 1 ? _("%s wakes at the end of the Worms’ next turn.")
                                   : _("%s wakes at the end of the Worms’ turn."),
                          wr_piece_words (worm));
}

/* The card of the power in WISH: that of its piece, or else the first of its side; WR_NO_CARD: there is none. */
static guint8
power_of_wish (const WrPosition *view,
               const WrWish     *wish)
{
  guint first = view->turn == WR_SIDE_BIRD ? WR_N_WORMS : 0;
  guint last = view->turn == WR_SIDE_BIRD ? WR_N_WORMS + 1 : WR_N_WORMS;

  for (guint i = first; i < last; i++)
    {
      WrPiece piece = i == WR_N_WORMS ? WR_PIECE_BIRD : (WrPiece) i;
      guint8 card = view->champions[i];

      if ((wish->piece == WR_PIECE_NONE || wish->piece == piece) && view->at[piece] != WR_SPACE_NONE
          && card != WR_NO_VALUE && wr_card (card)->has_use)
        return card;
    }
  return WR_NO_CARD;
}

/* When a used power is available again. */
static char *
power_words (const WrPosition *view,
             const WrWish     *wish)
{
  guint8 card = power_of_wish (view, wish);

  if (card == WR_NO_CARD)
    return NULL;
  return g_strdup (wr_card (card)->use_per == WR_PER_MATCH ? _("It may be used once per match, and does not come back.")
                                                           : _("It comes back at the start of the next turn."));
}

/* ---- Obstacles */

/* The effect or champion without which WISH would be possible, found by removing them one by one. */
static char *
card_words (const WrPosition *view,
            const WrWish     *wish)
{
  WrPosition without;

  for (guint i = 0; i < view->n_effects; i++)
    {
      const WrEffect *effect = &view->effects[i];

      without = *view;
      without.n_effects--;
      memmove (&without.effects[i], &without.effects[i + 1], (without.n_effects - i) * sizeof without.effects[0]);
      wr_position_gather (&without);
      if (wr_wish_is_legal (&without, wish))
        {
          g_autofree char *until = wr_until_words (effect);

          /* Translators: a card, and how long it lasts: “Frozen Ground is in the way: this turn.” */
          return g_strdup_printf (_("%1$s is in the way: %2$s."), wr_card_name (effect->card), until);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (view->champions); i++)
    if (view->champions[i] != WR_NO_VALUE)
      {
        without = *view;
        without.champions[i] = WR_NO_VALUE;
        wr_position_gather (&without);
        if (wr_wish_is_legal (&without, wish))
          /* Translators: %s is a card’s name. */
          return g_strdup_printf (_("%s is in the way."), wr_card_name (view->champions[i]));
      }
  return NULL;
}

/* Another piece that can do the same. */
static char *
other_words (const WrPosition *view,
             const WrWish     *wish)
{
  for (guint piece = 0; piece < WR_N_CRAWLERS && wish->piece != WR_PIECE_BIRD; piece++)
    {
      WrWish other = *wish;

      other.piece = (WrPiece) piece;
      if (other.piece != wish->piece && wr_wish_is_legal (view, &other))
        /* Translators: %s is a Worm or a Zombie. */
        return g_strdup_printf (_("%s can: pick it first."), wr_piece_words (other.piece));
    }
  return NULL;
}

/* ---- Where */

/* The nearest other space where the same can be done at once. */
static char *
place_words (const WrPosition *view,
             const WrWish     *wish)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = wr_rules_legal (view, moves);
  WrSpace nearest = WR_SPACE_NONE;

  if (wish->space == WR_SPACE_NONE)
    return NULL;
  for (guint i = 0; i < n; i++)
    {
      WrSpace space = wr_move_target (view, moves[i]);

      if (wr_move_kind (moves[i]) == wish->kind && space != WR_SPACE_NONE
          && (wish->piece == WR_PIECE_NONE || wr_move_who (moves[i]) == wish->piece)
          && is_nearer (wish->space, space, nearest))
        nearest = space;
    }
  if (nearest == WR_SPACE_NONE)
    return NULL;
  /* Translators: %s is a space like "d3". */
  return g_strdup_printf (_("The nearest place for it is %s."), wr_space_name (nearest));
}

/* "3 columns and 2 rows" */
static char *
span_words (WrSpace a,
            WrSpace b)
{
  int across = ABS (wr_space_column (a) - wr_space_column (b)), down = ABS (wr_space_row (a) - wr_space_row (b));
  g_autofree char *columns = g_strdup_printf (ngettext ("%d column", "%d columns", (gulong) across), across);
  g_autofree char *rows = g_strdup_printf (ngettext ("%d row", "%d rows", (gulong) down), down);

  if (across == 0)
    return g_steal_pointer (&rows);
  if (down == 0)
    return g_steal_pointer (&columns);
  /* Translators: both are like “3 columns”, “2 rows”. */
  return g_strdup_printf (_("%1$s and %2$s"), columns, rows);
}

/* The opponent nearest to the Bird.  BITING: only those that can still bite. */
static char *
piece_words (const WrPosition *view,
             gboolean          biting)
{
  WrSpace bird = view->at[WR_PIECE_BIRD];
  guint nearest = WR_PIECE_NONE;
  g_autofree char *span = NULL;

  for (guint piece = 0; piece < WR_N_CRAWLERS && bird != WR_SPACE_NONE; piece++)
    if (view->at[piece] != WR_SPACE_NONE
        && !(biting && (view->bitten >> piece & 1 || (piece < WR_N_WORMS && view->stunned[piece] > 0)))
        && is_nearer (bird, view->at[piece], nearest == WR_PIECE_NONE ? WR_SPACE_NONE : view->at[nearest]))
      nearest = piece;
  if (nearest == WR_PIECE_NONE)
    return NULL;
  span = span_words (view->at[nearest], bird);
  /* Translators: a Worm or Zombie, its space, and how far that is: “The nearest is Green at d3, 2 rows away.” */
  return g_strdup_printf (_("The nearest is %1$s at %2$s, %3$s away."), wr_piece_words ((WrPiece) nearest),
                          wr_space_name (view->at[nearest]), span);
}

/* The attempts that depend on distance. */
typedef enum
{
  THING_BEDROCK,
  THING_GRAVESTONE,
  THING_LOW_GRASS /* that could go up */
} Thing;

static gboolean
holds (const WrPosition *view,
       WrSpace           space,
       Thing             thing)
{
  int column = wr_space_column (space);

  if (thing == THING_BEDROCK)
    return wr_position_has_bedrock (view, space);
  return wr_position_grass_space (view, column) == space
         && (thing == THING_LOW_GRASS ? wr_space_row (space) > 0 : view->on_grass[WR_GRAVESTONES][column] > 0);
}

/* Whether PIECE could be the one of the wish. */
static gboolean
is_meant (const WrPosition *view,
          const WrWish     *wish,
          guint             piece)
{
  if (view->at[piece] == WR_SPACE_NONE || (wish->piece != WR_PIECE_NONE && wish->piece != piece))
    return FALSE;
  return view->turn == WR_SIDE_BIRD ? piece == WR_PIECE_BIRD : piece < WR_N_WORMS;
}

/* The nearest THING, from the pieces that could do something with it; NONE_THERE if there is none. */
static char *
thing_words (const WrPosition *view,
             const WrWish     *wish,
             Thing             thing,
             const char       *none_there)
{
  WrSpace nearest = WR_SPACE_NONE;
  guint finder = WR_PIECE_NONE;
  g_autofree char *span = NULL;

  for (guint piece = 0; piece < WR_N_PIECES; piece++)
    for (guint space = 0; space < WR_SPACE_NONE && is_meant (view, wish, piece); space++)
      if (wr_space_on_board ((WrSpace) space) && holds (view, (WrSpace) space, thing)
          && (nearest == WR_SPACE_NONE
              || wr_space_distance ((WrSpace) space, view->at[piece]) < wr_space_distance (nearest, view->at[finder])))
        {
          nearest = (WrSpace) space;
          finder = piece;
        }
  if (nearest == WR_SPACE_NONE)
    return g_strdup (none_there);
  span = span_words (nearest, view->at[finder]);
  if (wish->piece != WR_PIECE_NONE || finder == WR_PIECE_BIRD)
    /* Translators: a space, and how far away it is: “The nearest is at d3, 2 rows away.” */
    return g_strdup_printf (_("The nearest is at %1$s, %2$s away."), wr_space_name (nearest), span);
  /* Translators: a space, how far away it is, and from which Worm: “The nearest is at d3, 2 rows from Green.” */
  return g_strdup_printf (_("The nearest is at %1$s, %2$s from %3$s."), wr_space_name (nearest), span,
                          wr_piece_words ((WrPiece) finder));
}

/* ---- Requirements */

/* The missing requirement, when nothing in this turn helps. */
static char *
fact_words (const WrPosition *view,
            const WrWish     *wish)
{
  switch ((int) wish->kind)
    {
    case WR_MOVE_EAT:
    case WR_MOVE_BITE:
      return piece_words (view, wish->kind == WR_MOVE_BITE);
    case WR_MOVE_BREAK:
      return thing_words (view, wish, THING_BEDROCK, _("There is no Bedrock in the garden."));
    case WR_MOVE_RAISE:
      if (wr_zombies_are_all_out (view))
        return NULL;
      return thing_words (view, wish, THING_GRAVESTONE,
                          _("There is no Gravestone in the garden: the Bird’s next meal leaves one."));
    case WR_MOVE_PUSH:
      return thing_words (view, wish, THING_LOW_GRASS, _("All Grass is at the surface already."));
    case WR_MOVE_REST:
      return g_strdup (_("A Rest helps when the Bird has lost Health."));
    case WR_MOVE_PECK:
      return view->suspicion >= BM_SUSPICION_TOP ? g_strdup (_("Suspicion falls by 1 in the night.")) : NULL;
    case WR_MOVE_DRILL:
      return view->supply[WR_TOKEN_DRILL] == 0 ? g_strdup (_("A Drill that breaks on Bedrock comes back.")) : NULL;
    case WR_MOVE_BEDROCK:
      return view->supply[WR_TOKEN_BEDROCK] == 0 ? g_strdup (_("Broken Bedrock comes back.")) : NULL;
    default:
      return NULL;
    }
}

/* Another space, or else the way, or else the missing requirement. */
static char *
change_words (const WrPosition *view,
              const WrWish     *wish)
{
  char *words = place_words (view, wish);
  WrWay way;

  if (words != NULL)
    return words;
  wr_way_find (view, wish, WR_MAX_WAY, &way);
  if (way.n > 0)
    return wr_way_words (view, &way, wish->piece == WR_PIECE_NONE);
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
wr_near_words (const WrPosition *pos,
               const WrWish     *wish,
               BmRefusal        *refusal)
{
  WrPosition view = *pos;
  WrSide side;
  char *words;
  int left;

  g_return_val_if_fail (pos != NULL && wish != NULL && refusal != NULL, NULL);

  if (pos->winner != WR_NO_WINNER || wr_position_to_act (pos) >= WR_N_SIDES)
    return NULL;
  wr_rules_hide (&view, (WrSide) wr_position_to_act (pos));
  if (view.n_frames > 0)
    return choice_words (&view, wish);
  side = side_of_wish (&view, wish);
  left = wr_position_actions (&view);
  /* The refusal already says what must come first. */
  if (view.turn != side)
    return NULL;
  /* No piece that can is picked. */
  if (wish->piece == WR_PIECE_NONE && wish->kind != WR_MOVE_PLAY && wr_wish_is_legal (&view, wish))
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
  /* It costs more than the actions left. */
  if (is_rule (refusal, "R5.5") && left <= 0)
    return g_strdup (_("End the turn: the next one brings new actions."));
  if (is_rule (refusal, "R5.5"))
    return g_strdup_printf (ngettext ("%d action is left: try it early in the next turn.",
                                      "%d actions are left: try it early in the next turn.", (gulong) left), left);
  words = other_words (&view, wish);
  return words != NULL ? words : change_words (&view, wish);
}
