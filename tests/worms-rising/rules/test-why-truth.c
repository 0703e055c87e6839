/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What refusals say is true: actions at random in positions of random matches, with all kinds of champions, and for
 * each sentence what must hold where it is said.
 */
#include "wr-cards-json.h"
#include "wr-move-text.h"
#include "wr-position-json.h"
#include "rules-private.h"

#include <string.h>

#define N_GAMES    400
#define MOST_PLIES 400

/* A refused move, and what it points at. */
typedef struct
{
  const WrPosition *pos;
  BmMove            move;
  WrPiece           who;
  WrAction          action;
  WrSpace           at;    /* WHO's */
  WrSpace           space; /* WR_SPACE_NONE: off the board */
  gboolean          ranged;
  gboolean          in_range;
} Refused;

static WrSpace
aim (const WrPosition *pos,
     BmMove            move)
{
  WrSpace at = pos->at[wr_move_who (move)], space = wr_move_a (move);
  WrDir dir = WR_IS_DIR_BYTE (space) ? WR_BYTE_DIR (space) : WR_N_DIRS;

  if (wr_move_kind (move) == WR_MOVE_BITE)
    return pos->at[WR_PIECE_BIRD];
  if (dir == WR_N_DIRS)
    return space;
  if (wr_space_row (at) == 0 && (dir == WR_DIR_UP || dir == WR_DIR_UP_LEFT || dir == WR_DIR_UP_RIGHT))
    return WR_SPACE_NONE;
  space = wr_space_step (at, dir);
  return wr_space_on_board (space) ? space : WR_SPACE_NONE;
}

static gboolean
has_bedrock (const Refused *r)
{
  WrSpace other = WR_SPACE (wr_space_column (r->at) == 0 ? WR_N_COLUMNS - 1 : 0, wr_space_row (r->at));

  if (r->action == WR_ACTION_RAISE)
    return wr_position_has_bedrock (r->pos, wr_move_b (r->move));
  /* Round the world. */
  return wr_position_has_bedrock (r->pos, wr_space_on_board (r->space) ? r->space : other);
}

static gboolean
is_at_rules_reach (const Refused *r)
{
  return !r->ranged;
}

static gboolean
is_beside (const Refused *r)
{
  return wr_space_dir (r->at, r->space) < WR_N_SIDES_OF_A_SPACE;
}

static gboolean
is_beyond_sides (const Refused *r)
{
  return !r->ranged && !is_beside (r);
}

static gboolean
is_beyond_nearby (const Refused *r)
{
  return !r->ranged && !wr_space_nearby (r->at, r->space);
}

static gboolean
is_beyond_card (const Refused *r)
{
  return r->ranged && !r->in_range;
}

static gboolean
is_off_board (const Refused *r)
{
  return r->space == WR_SPACE_NONE;
}

static gboolean
has_crawlers (const Refused *r)
{
  return wr_position_crawlers_at (r->pos, r->space) != 0;
}

static gboolean
has_nobody (const Refused *r)
{
  return !has_crawlers (r);
}

static gboolean
is_one_there (const Refused *r)
{
  return (wr_position_crawlers_at (r->pos, r->space) & (wr_position_crawlers_at (r->pos, r->space) - 1)) == 0
         && has_crawlers (r) && wr_move_b (r->move) != (guint) WR_PIECE_NONE;
}

static gboolean
are_several_there (const Refused *r)
{
  guint there = wr_position_crawlers_at (r->pos, r->space);

  return (there & (there - 1)) != 0;
}

static gboolean
has_no_bedrock (const Refused *r)
{
  return !wr_space_on_board (r->space) || !wr_position_has_bedrock (r->pos, r->space);
}

static gboolean
has_lava (const Refused *r)
{
  return wr_position_has_lava (r->pos, r->space);
}

static gboolean
is_packed (const Refused *r)
{
  return wr_space_on_board (r->space) && wr_position_is_packed (r->pos, r->space);
}

static gboolean
is_not_packed (const Refused *r)
{
  return !is_packed (r);
}

static gboolean
is_sky (const Refused *r)
{
  return wr_position_terrain (r->pos, r->action == WR_ACTION_RAISE ? wr_move_b (r->move) : r->space) == WR_TERRAIN_SKY;
}

static gboolean
is_grass (const Refused *r)
{
  return wr_space_on_board (r->space) && r->pos->grass[wr_space_column (r->space)] == wr_space_row (r->space);
}

static gboolean
is_no_grass_to_push (const Refused *r)
{
  return !is_grass (r) || r->space == r->at;
}

static gboolean
has_no_grass_beside (const Refused *r)
{
  return !r->ranged && (!is_grass (r) || !is_beside (r));
}

static gboolean
is_highest_grass (const Refused *r)
{
  return is_grass (r) && wr_space_row (r->space) == 0;
}

static gboolean
is_on_grass (const Refused *r)
{
  return r->pos->grass[wr_space_column (r->at)] == wr_space_row (r->at);
}

static gboolean
is_healthy (const Refused *r)
{
  return r->pos->health == r->pos->max_health;
}

static gboolean
has_direction (const Refused *r)
{
  WrDir dir = wr_space_dir (r->at, r->space);

  return dir < WR_N_DIRS && !WR_IS_DIR_BYTE (wr_move_a (r->move))
         && wr_rules_is_legal (r->pos, WR_MOVE (r->who, wr_move_kind (r->move), WR_DIR_BYTE (dir), 0));
}

static gboolean
has_no_grave (const Refused *r)
{
  return !is_grass (r) || r->pos->on_grass[WR_GRAVESTONES][wr_space_column (r->space)] == 0;
}

static gboolean
may_not_be_there (const Refused *r)
{
  WrSpace space = wr_move_a (r->move);

  return wr_space_outside (space)
         && wr_hook_may (r->pos, wr_space_row (space) == WR_ROW_BELOW ? WR_MAY_BELOW : WR_MAY_SIDES, WR_PIECE_BIRD,
                         WR_NO_TARGET, WR_SPACE_NONE)
              != WR_SAYS_YES;
}

static const struct
{
  const char *part; /* of the sentence */
  gboolean  (*holds) (const Refused *r);
  gboolean    seldom; /* it may be that nobody is told */
} truths[] = {
  { "Bedrock is in the way", has_bedrock },
  { "Bedrock lies there already", has_bedrock },
  { "There is no Bedrock to break", has_no_bedrock },
  { "on one of its four sides", is_beyond_sides },
  { "only into a space nearby", is_beyond_nearby },
  { "only Bedrock nearby", is_beyond_nearby },
  { "The Bird is not nearby", is_beyond_nearby },
  { "neither here nor nearby", is_beyond_nearby },
  { "around corners", is_beyond_sides },
  { "that is beyond it", is_beyond_card },
  { "The garden ends there", is_off_board },
  { "There is no ground on that side", is_off_board },
  { "Somebody is in that", has_crawlers },
  { "There is nobody to eat", has_nobody },
  { "Only one is there: it needs no name", is_one_there, TRUE },
  { "Several are there", are_several_there, TRUE },
  { "cannot fly into Lava", has_lava, TRUE },
  { "and this is packed Dirt", is_packed },
  { "There is no packed Dirt on that side", is_not_packed },
  { "Bedrock goes into packed Dirt only", is_not_packed },
  { "in the sky", is_sky },
  { "No Grass is next to the Worm", has_no_grass_beside },
  { "no Grass that it could push", is_no_grass_to_push },
  { "as high as it goes", is_highest_grass },
  { "straight up from the Grass", is_on_grass },
  { "from below or from the side", is_at_rules_reach },
  { "at full Health", is_healthy },
  { "named by its direction", has_direction },
  { "No Gravestone is there", has_no_grave },
  { "to this place outside", may_not_be_there },
};

static guint n_said[G_N_ELEMENTS (truths)];

static void
check_truth (const WrPosition *pos,
             BmMove            move,
             const BmRefusal  *refusal)
{
  WrPiece who = wr_move_who (move);
  WrAction action = wr_move_action (move);
  Refused r = { .pos = pos, .move = move, .who = who, .action = action, .at = pos->at[who], .space = aim (pos, move) };
  WrRange range;

  r.ranged = wr_hook_range (pos, action, who, &range);
  r.in_range = r.ranged && wr_in_range (pos, &range, r.at, r.space);
  for (guint i = 0; i < G_N_ELEMENTS (truths); i++)
    if (strstr (refusal->message, truths[i].part) != NULL)
      {
        n_said[i]++;
        if (!truths[i].holds (&r))
          {
            g_autofree char *text = wr_position_to_text (pos), *spelled = wr_move_to_text (move);

            g_error ("%s: \"%s\" (%s) is not true\n%s", spelled, refusal->message, refusal->rule, text);
          }
      }
}

/* Some action of the side to move, whether it makes sense or not. */
static BmMove
any_action (const WrPosition *pos,
            guint64          *random)
{
  static const guint8 birds[] = { WR_MOVE_FLY, WR_MOVE_DIG, WR_MOVE_PECK, WR_MOVE_EAT, WR_MOVE_REST, WR_MOVE_BREAK };
  static const guint8 worms[] = { WR_MOVE_MOVE, WR_MOVE_PUSH, WR_MOVE_BITE, WR_MOVE_BEDROCK, WR_MOVE_RAISE,
                                  WR_MOVE_BREAK };
  gboolean is_bird = pos->turn == WR_SIDE_BIRD;
  WrPiece who = is_bird ? WR_PIECE_BIRD : (WrPiece) (bm_random_die (random, WR_N_CRAWLERS) - 1);
  WrMoveKind kind = (WrMoveKind) (is_bird ? birds : worms)[bm_random_die (random, G_N_ELEMENTS (birds)) - 1];
  int near = wr_space_on_board (pos->at[who]) ? wr_space_column (pos->at[who]) : 5;
  int away = (int) bm_random_die (random, 9) - 5, column = CLAMP (near + away, -1, WR_N_COLUMNS);
  guint row = bm_random_die (random, WR_ROW_BELOW + 1) - 1;
  guint8 space = WR_SPACE (column, row), second = 0;
  gboolean directed = kind == WR_MOVE_PECK || kind == WR_MOVE_MOVE
                      || ((kind == WR_MOVE_DIG || kind == WR_MOVE_PUSH) && bm_random_die (random, 2) == 1);

  G_STATIC_ASSERT (G_N_ELEMENTS (birds) == G_N_ELEMENTS (worms));
  if (kind == WR_MOVE_RAISE)
    {
      /* Where Grass is, as Gravestones are nowhere else. */
      column = CLAMP (column, 0, WR_N_COLUMNS - 1);
      space = wr_position_grass_space (pos, column);
      second = WR_SPACE (column, bm_random_die (random, WR_LAST_ROW + 1) - 1);
    }
  else if (kind == WR_MOVE_EAT)
    {
      WrPiece prey = (WrPiece) (bm_random_die (random, WR_N_CRAWLERS) - 1);

      space = pos->at[prey] != WR_SPACE_NONE ? pos->at[prey] : WR_SPACE (5, 5);
      second = bm_random_die (random, 3) == 1 ? prey : WR_PIECE_NONE;
    }
  else if (directed)
    space = WR_DIR_BYTE (bm_random_die (random, WR_N_DIRS) - 1);
  else if (kind == WR_MOVE_BITE || kind == WR_MOVE_REST)
    space = 0;
  else if (kind != WR_MOVE_FLY ? !wr_space_on_board (space) : !wr_space_on_board (space) && !wr_space_outside (space))
    space = WR_SPACE (5, 5);
  return WR_MOVE (who, kind, space, second);
}

static void
test_truth (void)
{
  guint64 random = 1;

  for (guint seed = 1; seed <= N_GAMES; seed++)
    {
      WrPosition pos;
      BmMove move;

      wr_rules_start (&pos, seed, WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS);
      for (guint ply = 0; ply < MOST_PLIES && (move = wr_rules_pick (&pos, &random)) != BM_MOVE_NONE; ply++)
        {
          for (guint i = 0; i < 8 && pos.n_frames == 0; i++)
            {
              BmMove any = any_action (&pos, &random);
              BmRefusal refusal;

              if (pos.at[wr_move_who (any)] != WR_SPACE_NONE && !wr_rules_why (&pos, any, &refusal))
                check_truth (&pos, any, &refusal);
            }
          wr_rules_apply (&pos, move, NULL, NULL);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (truths); i++)
    if (n_said[i] == 0 && !truths[i].seldom)
      g_error ("nobody was told: \"%s\"", truths[i].part);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  wr_cards_box (&error);
  g_assert_no_error (error);
  g_test_add_func ("/why/what-is-said-is-true", test_truth);
  return g_test_run ();
}
