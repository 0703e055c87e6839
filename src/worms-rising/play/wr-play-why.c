/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-play-why.h"

#include <glib/gi18n-lib.h>

#include "hooks.h"
#include "wr-words.h"

static void
refuse (BmRefusal  *refusal,
        const char *rule,
        const char *message)
{
  refusal->rule = rule;
  refusal->message = message;
}

/* The direction from FROM to TO, which touches it; FALSE: it does not.  CORNERS: those count too. */
static gboolean
find_dir (WrSpace   from,
          WrSpace   to,
          gboolean  corners,
          WrDir    *dir)
{
  *dir = wr_space_dir (from, to);
  return *dir < (corners ? WR_N_DIRS : WR_N_SIDES_OF_A_SPACE);
}

static WrAction
action_of (WrMoveKind kind)
{
  return wr_move_action (WR_MOVE (WR_PIECE_NONE, kind, 0, 0));
}

/* The rules' text about the range is wrong then. */
gboolean
wr_why_is_ranged (const WrPosition *pos,
                  WrPiece           piece,
                  WrMoveKind        action)
{
  WrRange range;

  if (piece < WR_N_PIECES)
    return wr_hook_range (pos, action_of (action), piece, &range);
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE && wr_hook_range (pos, action_of (action), (WrPiece) worm, &range))
      return TRUE;
  return FALSE;
}

/* The requirements of an action: the messages for a target that is too far away, and for none at all. */
typedef struct
{
  const char *rule;
  const char *lacking;
  const char *too_far;
} Need;

static const Need needs[WR_N_MOVE_KINDS] = {
  [WR_MOVE_FLY] = { "R6.1", N_("There is no place to fly to."), NULL },
  [WR_MOVE_DIG] = { "R6.2", N_("There is no packed Dirt under or beside the Bird that it could dig."),
                    N_("The Bird digs only straight down or to its left or right, one space away.") },
  [WR_MOVE_PECK] = { "R6.5", N_("There is no packed Dirt under or beside the Bird that it could peck."),
                     N_("The Bird pecks only the packed Dirt on one of its four sides.") },
  [WR_MOVE_EAT] = { "R6.6", N_("There is nobody to eat on any of the Bird’s four sides."), NULL },
  [WR_MOVE_BREAK] = { "R10.4", N_("No Bedrock is nearby."), NULL },
  [WR_MOVE_MOVE] = { "R10.1", N_("Bedrock or the garden’s edge is on every side."),
                     N_("One Move goes one space up, down, left or right.") },
  [WR_MOVE_PUSH] = { "R10.2", N_("There is no Grass directly above or to the side that could go up."),
                     N_("A Worm pushes only a Grass that is directly above it or beside it.") },
  [WR_MOVE_BITE] = { "R10.3", N_("Nobody who can still bite is near the Bird."), NULL },
  [WR_MOVE_BEDROCK] = { "R10.5", N_("There is no free packed Dirt nearby for Bedrock."), NULL },
  [WR_MOVE_RAISE] = { "R10.6", N_("No Gravestone is here or nearby."), NULL },
};

/* An action that needs a neighbouring space was aimed at one farther away. */
static void
refuse_distance (const WrPosition *pos,
                 WrPiece           piece,
                 WrMoveKind        action,
                 BmRefusal        *refusal)
{
  const Need *far = needs[action].too_far != NULL ? &needs[action] : &needs[WR_MOVE_MOVE];

  refuse (refusal, far->rule, _(far->too_far));
  if (wr_why_is_ranged (pos, piece, action))
    refuse (refusal, refusal->rule, _("A card in force sets the reach of this action, and that is beyond it."));
}

/* Explains MOVE unless it is legal. */
static gboolean
explain (const WrPosition *pos,
         BmMove            move,
         BmRefusal        *refusal)
{
  return !wr_rules_why (pos, move, refusal);
}

static void
why_direction (const WrPosition *pos,
               WrPiece           piece,
               WrMoveKind        action,
               WrSpace           space,
               BmRefusal        *refusal)
{
  gboolean corners = wr_hooked (pos, WR_HOOK_RANGE (action_of (action)));
  WrDir dir;

  if (find_dir (pos->at[piece], space, corners, &dir))
    {
      if (!explain (pos, WR_MOVE (piece, action, WR_DIR_BYTE (dir), 0), refusal))
        refuse (refusal, NULL, _("Press it again."));
    }
  /* If a card sets the range, moves to farther spaces can be explained on their own. */
  else if (!corners || (action != WR_MOVE_DIG && action != WR_MOVE_PUSH)
           || !explain (pos, WR_MOVE (piece, action, space, 0), refusal))
    {
      refuse_distance (pos, piece, action, refusal);
    }
}

/* The action of the Bird that was probably meant for SPACE. */
static WrMoveKind
guess_for_bird (const WrPosition *pos,
                WrSpace           space)
{
  WrDir dir;

  if (!wr_space_on_board (space))
    return WR_MOVE_FLY;
  if (wr_position_crawlers_at (pos, space) != 0)
    return WR_MOVE_EAT;
  if (wr_position_is_packed (pos, space) && find_dir (pos->at[WR_PIECE_BIRD], space, FALSE, &dir))
    return WR_MOVE_DIG;
  return WR_MOVE_FLY;
}

static void
why_bird (const WrPosition *pos,
          WrMoveKind        action,
          WrSpace           space,
          BmRefusal        *refusal)
{
  WrMoveKind kind = action != 0 ? action : guess_for_bird (pos, space);

  if (kind == WR_MOVE_DIG || kind == WR_MOVE_PECK)
    why_direction (pos, WR_PIECE_BIRD, kind, space, refusal);
  else
    explain (pos, WR_MOVE (WR_PIECE_BIRD, kind, space, kind == WR_MOVE_EAT ? WR_PIECE_NONE : 0), refusal);
}

WrMoveKind
wr_why_guess (const WrPosition *pos,
              WrPiece           piece,
              WrSpace           space)
{
  if (piece == WR_PIECE_BIRD)
    return guess_for_bird (pos, space);
  return space == pos->at[WR_PIECE_BIRD] ? WR_MOVE_BITE : WR_MOVE_MOVE;
}

static void
why_worm (const WrPosition *pos,
          WrPiece           piece,
          WrMoveKind        action,
          WrSpace           grave,
          WrSpace           space,
          BmRefusal        *refusal)
{
  WrMoveKind kind = action != 0 ? action : wr_why_guess (pos, piece, space);

  if (kind == WR_MOVE_MOVE || kind == WR_MOVE_PUSH)
    why_direction (pos, piece, kind, space, refusal);
  else if (kind == WR_MOVE_RAISE)
    explain (pos, WR_MOVE (piece, kind, grave == WR_SPACE_NONE ? space : grave, space), refusal);
  else
    explain (pos, WR_MOVE (piece, kind, kind == WR_MOVE_BITE ? 0 : space, 0), refusal);
}

/* A move of the kind of the pending choice, aimed at SPACE by PIECE. */
static BmMove
move_for_choice (const WrPosition *pos,
                 WrPiece           piece,
                 WrSpace           space)
{
  const WrFrame *top = &pos->frames[pos->n_frames - 1];

  switch (top->kind)
    {
    case WR_FRAME_EXIT:
      return WR_MOVE (WR_PIECE_NONE, WR_MOVE_EXIT, space, 0);
    case WR_FRAME_LAND:
      return WR_MOVE (WR_PIECE_NONE, WR_MOVE_LAND, space, 0);
    case WR_FRAME_DAY:
      return top->a == WR_PHASE_DISCARD ? WR_MOVE (WR_PIECE_NONE, WR_MOVE_DISCARD, WR_NO_CARD, 0)
                                        : WR_MOVE (WR_PIECE_BIRD, WR_MOVE_FLY, space, 0);
    default:
      if (piece < WR_N_CRAWLERS)
        return WR_MOVE (piece, WR_MOVE_MOVE, WR_DIR_BYTE (WR_DIR_UP), 0);
      if (piece == WR_PIECE_BIRD)
        return WR_MOVE (piece, WR_MOVE_FLY, space, 0);
      return WR_CHOOSE (WR_OPTION_SPACE, space);
    }
}

/* Reasons that apply to all moves: a pending choice, the match is over, no action is left. */
static gboolean
why_nothing (const WrPosition *pos,
             WrPiece           piece,
             WrSpace           space,
             BmRefusal        *refusal)
{
  BmMove any = WR_MOVE (WR_PIECE_GREEN, WR_MOVE_MOVE, WR_DIR_BYTE (WR_DIR_UP), 0);

  if (pos->n_frames > 0)
    return explain (pos, move_for_choice (pos, piece, space), refusal);
  if (pos->winner == WR_NO_WINNER && pos->spent < pos->total)
    return FALSE;
  if (pos->turn == WR_SIDE_BIRD)
    any = WR_MOVE (WR_PIECE_BIRD, WR_MOVE_REST, 0, 0);
  return explain (pos, any, refusal);
}

void
wr_why_space (const WrPosition *pos,
              WrPiece           piece,
              WrMoveKind        action,
              WrSpace           grave,
              WrSpace           space,
              BmRefusal        *refusal)
{
  refuse (refusal, NULL, _("Nothing can be done there now."));
  if (why_nothing (pos, piece, space, refusal))
    return;
  if (piece == WR_PIECE_BIRD)
    why_bird (pos, action, space, refusal);
  else if (piece < WR_N_CRAWLERS)
    why_worm (pos, piece, action, grave, space, refusal);
  else if (space == pos->at[WR_PIECE_BIRD])
    refuse (refusal, "R5.4", _("The Bird belongs to the other side: first pick the Worm that is to act on it."));
  else
    refuse (refusal, "R5.4", _("First pick a Worm or a Zombie: every action is taken with one of them."));
}

/* The obstacle in the packed Dirt beside the Bird that prevents digging and pecking there. */
static gboolean
why_full_dirt (const WrPosition *pos,
               WrMoveKind        action,
               BmRefusal        *refusal)
{
  for (WrDir dir = WR_DIR_UP; dir < WR_N_SIDES_OF_A_SPACE; dir++)
    {
      WrSpace dirt = wr_space_step (pos->at[WR_PIECE_BIRD], dir);

      if (wr_space_on_board (dirt) && wr_position_is_packed (pos, dirt)
          && (wr_position_has_bedrock (pos, dirt) || wr_position_crawlers_at (pos, dirt) != 0)
          && explain (pos, WR_MOVE (WR_PIECE_BIRD, action, WR_DIR_BYTE (dir), 0), refusal))
        return TRUE;
    }
  return FALSE;
}

/* There is dirt for the Bird's ACTION, but another obstacle. */
static gboolean
why_not_that_dirt (const WrPosition *pos,
                   WrMoveKind        action,
                   BmRefusal        *refusal)
{
  for (WrDir dir = WR_DIR_UP; dir < WR_N_SIDES_OF_A_SPACE; dir++)
    {
      BmRefusal why = { NULL, NULL };

      if (explain (pos, WR_MOVE (WR_PIECE_BIRD, action, WR_DIR_BYTE (dir), 0), &why)
          && (g_strcmp0 (why.rule, "R5.3") == 0 || g_strcmp0 (why.rule, "R5.5") == 0))
        {
          *refusal = why;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
wr_zombies_are_all_out (const WrPosition *pos)
{
  for (guint piece = WR_PIECE_ZOMBIE_1; piece < WR_PIECE_BIRD; piece++)
    if (pos->at[piece] == WR_SPACE_NONE)
      return FALSE;
  return TRUE;
}

/* Whether ACTION fails for lack of supply; REFUSAL then says so. */
static gboolean
why_supply (const WrPosition *pos,
            WrMoveKind        action,
            BmRefusal        *refusal)
{
  if (action == WR_MOVE_BEDROCK && pos->supply[WR_TOKEN_BEDROCK] == 0)
    refuse (refusal, "R1.4", _("No Bedrock is left."));
  else if (action == WR_MOVE_RAISE && wr_zombies_are_all_out (pos))
    refuse (refusal, "R1.4", _("No Zombie is left."));
  else
    return FALSE;
  return TRUE;
}

/* The missing requirement of an action. */
static void
refuse_action (const WrPosition *pos,
               WrPiece           piece,
               WrMoveKind        action,
               gboolean          by_bird,
               BmRefusal        *refusal)
{
  gboolean digs = action == WR_MOVE_DIG || action == WR_MOVE_PECK;
  gboolean ranged = wr_why_is_ranged (pos, by_bird ? WR_PIECE_BIRD : piece, action);

  if (why_supply (pos, action, refusal) || (digs && why_not_that_dirt (pos, action, refusal)))
    return;
  if (digs && !ranged && why_full_dirt (pos, action, refusal))
    return;
  if (action == WR_MOVE_BREAK && by_bird)
    refuse (refusal, "R6.4", _("No Bedrock is on any of the Bird’s four sides."));
  else if (needs[action].lacking != NULL)
    refuse (refusal, needs[action].rule, _(needs[action].lacking));
  else
    refuse (refusal, NULL, _("That cannot be done now."));
  if (ranged)
    refuse (refusal, refusal->rule, _("A card in force sets the reach of this action, and nothing in it will do."));
}

/* A move of ACTION that requires only that PIECE may act, so that its refusal explains why it may not. */
static BmMove
plain_move (WrPiece    piece,
            WrMoveKind action)
{
  switch ((int) action)
    {
    case WR_MOVE_MOVE:
    case WR_MOVE_PUSH:
    case WR_MOVE_DIG:
    case WR_MOVE_PECK:
      return WR_MOVE (piece, action, WR_DIR_BYTE (WR_DIR_DOWN), 0);
    case WR_MOVE_DRILL:
      return WR_MOVE (piece, action, WR_SPACE_NONE, 0);
    case WR_MOVE_BITE:
    case WR_MOVE_REST:
    case WR_MOVE_USE:
      return WR_MOVE (piece, action, 0, 0);
    default:
      return WR_MOVE (piece, action, WR_SPACE (0, 0), 0);
    }
}

/* Whether the champion of PIECE has a power that can be used. */
static gboolean
has_power (const WrPosition *pos,
           WrPiece           piece)
{
  guint8 card = wr_champion_of (pos, piece);

  return card != WR_NO_CARD && wr_card (card)->has_use && pos->at[piece] != WR_SPACE_NONE;
}

/* Why the first piece with a power cannot use it; or that no piece has one. */
static void
why_powers (const WrPosition *pos,
            WrPiece           piece,
            BmRefusal        *refusal)
{
  if (pos->turn == WR_SIDE_BIRD)
    piece = WR_PIECE_BIRD;
  for (guint worm = 0; worm < WR_N_WORMS && pos->turn == WR_SIDE_WORMS && !has_power (pos, piece); worm++)
    piece = (WrPiece) worm;
  if (has_power (pos, piece))
    wr_why_power (pos, piece, refusal);
  else
    refuse (refusal, "R13.2", pos->turn == WR_SIDE_BIRD ? _("The Bird has no power that is used with a key.")
                                                        : _("No Worm has a power that is used with a key."));
}

void
wr_why_card (const WrPosition *pos,
             guint8            card,
             BmRefusal        *refusal)
{
  BmMove play = WR_MOVE (WR_PIECE_NONE, WR_MOVE_PLAY, card, 0);

  refuse (refusal, NULL, _("That card cannot be played now."));
  if (pos->n_frames > 0)
    play = move_for_choice (pos, WR_PIECE_NONE, WR_SPACE_NONE);
  explain (pos, play, refusal);
}

void
wr_why_power (const WrPosition *pos,
              WrPiece           who,
              BmRefusal        *refusal)
{
  refuse (refusal, "R13.2", _("That power cannot be used now."));
  explain (pos, WR_MOVE (who, WR_MOVE_USE, 0, 0), refusal);
}

/* No piece is picked, and no living Worm is awake; Zombies, which are never stunned, can do only some actions. */
static gboolean
why_stunned (const WrPosition *pos,
             WrMoveKind        action,
             BmRefusal        *refusal)
{
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE && pos->stunned[worm] == 0)
      return FALSE;
  for (guint piece = WR_PIECE_ZOMBIE_1; piece < WR_PIECE_BIRD; piece++)
    if (pos->at[piece] != WR_SPACE_NONE && (action == WR_MOVE_MOVE || action == WR_MOVE_BITE))
      return FALSE;
  refuse (refusal, "R13.5", _("Every living Worm is stunned."));
  return TRUE;
}

void
wr_why_action (const WrPosition *pos,
               WrPiece           piece,
               WrMoveKind        action,
               BmRefusal        *refusal)
{
  gboolean worms_only = action == WR_MOVE_MOVE || action == WR_MOVE_PUSH || action == WR_MOVE_BITE
                        || action == WR_MOVE_BEDROCK || action == WR_MOVE_RAISE;
  gboolean both = action == WR_MOVE_BREAK || action == WR_MOVE_USE;
  gboolean by_bird = !worms_only && (!both || pos->turn == WR_SIDE_BIRD);

  refuse (refusal, NULL, _("That cannot be done now."));
  /* The owner of the action is checked first. */
  if (((pos->n_frames > 0 || pos->turn != (by_bird ? WR_SIDE_BIRD : WR_SIDE_WORMS))
       && explain (pos, plain_move (by_bird ? WR_PIECE_BIRD : WR_PIECE_GREEN, action), refusal))
      || why_nothing (pos, piece, WR_SPACE_NONE, refusal))
    return;
  if (action == WR_MOVE_USE)
    {
      why_powers (pos, piece, refusal);
    }
  else if (action == WR_MOVE_DRILL || action == WR_MOVE_REST)
    {
      explain (pos, plain_move (WR_PIECE_BIRD, action), refusal);
    }
  else if (piece < WR_N_CRAWLERS
           && (action == WR_MOVE_BITE
               || pos->at[piece] == WR_SPACE_NONE
               || (wr_piece_is_zombie (piece) && action != WR_MOVE_MOVE)
               || (wr_piece_is_worm (piece) && pos->stunned[piece] > 0)))
    {
      explain (pos, plain_move (piece, action), refusal);
    }
  else if (by_bird || piece < WR_N_CRAWLERS || !why_stunned (pos, action, refusal))
    {
      refuse_action (pos, piece, action, by_bird, refusal);
    }
}
