/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "bm-games.h"
#include "bm-record.h"
#include "tb-game.h"
#include "wr-cards-json.h"
#include "wr-game.h"
#include "wr-move-text.h"
#include "wr-position-json.h"
#include "check-ply.h"

/* No sentence is longer: the keys that it names are cut short, and are not nested deeper than a text can be. */
#define MOST_BYTES 20000

/* g_error () ends in a trap, which libFuzzer would take for its own end, and keep no input. */
static void
trapped_cb (int number)
{
  abort ();
}

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  signal (SIGTRAP, trapped_cb);
  /* What GLib complains about is a finding. */
  g_log_set_always_fatal ((GLogLevelFlags) (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING));
  return 0;
}

void
fuzz_use_box (void)
{
  g_autoptr (GError) error = NULL;

  if (wr_cards_box (&error) == NULL || !tb_game_load_box (&error))
    g_error ("%s", error->message);
  bm_games_register (&wr_game);
  bm_games_register (&tb_game);
}

const BmGame *
fuzz_game_of (const char *text,
              gsize       length)
{
  g_autoptr (JsonNode) node = bm_json_parse ("text", text, length, NULL);
  const BmGame *game = node == NULL ? NULL : bm_record_find_game (&BM_JSON_ROOT ("text", node), &wr_game, NULL);

  return game == NULL ? &wr_game : game;
}

guint64
fuzz_number (const guint8 *data,
             gsize         size)
{
  guint64 hash = G_GUINT64_CONSTANT (14695981039346656037);

  for (gsize i = 0; i < size; i++)
    hash = (hash ^ data[i]) * G_GUINT64_CONSTANT (1099511628211);
  return hash & BM_RANDOM_MAX_SEED;
}

void
fuzz_check_line (const char *prefix,
                 const char *line)
{
  if (!g_utf8_validate (line, -1, NULL))
    g_error ("no text: %s", line);
  if (strlen (line) > MOST_BYTES)
    g_error ("a line of %" G_GSIZE_FORMAT " bytes", strlen (line));
  if (!g_str_has_prefix (line, prefix) || line[strlen (prefix)] == '\0')
    g_error ("does not begin with \"%s\": %s", prefix, line);
  for (const char *c = line; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      g_error ("not one line of text: %s", line);
}

void
fuzz_check_refusal (const char   *name,
                    const GError *error)
{
  g_autofree char *prefix = g_strconcat (name, ": ", NULL);

  if (error == NULL)
    g_error ("refused, and nobody says why");
  g_assert_cmpuint (error->domain, ==, BM_ERROR);
  fuzz_check_line (prefix, error->message);
}

/* What SIDE sees is no whole position, and comes back if SIDE is to play on from there. */
static void
check_view (const WrPosition *pos,
            WrSide            side)
{
  g_autoptr (GString) view = g_string_new (NULL), open = g_string_new (NULL);
  g_autoptr (GError) error = NULL, fault = NULL;
  g_autoptr (JsonNode) node = NULL;
  WrPosition hidden = *pos, read;
  WrSide read_side;

  wr_position_append_view (pos, side, view);
  if (wr_position_parse ("view", view->str, view->len, &read, &error))
    g_error ("taken for a whole position: %s", view->str);
  if (wr_position_to_act (pos) != (int) side)
    return;
  wr_position_append_open_view (pos, side, open);
  node = bm_json_parse ("view", open->str, open->len, &fault);
  if (node == NULL || !wr_position_read_view (&BM_JSON_ROOT ("view", node), &read, &read_side, &fault))
    g_error ("%s\n%s", fault->message, open->str);
  wr_rules_hide (&hidden, side);
  if (read_side != side || !wr_position_equal (&read, &hidden))
    g_error ("comes back as another view: %s", open->str);
}

/* POS after MOVE; the list of legal moves there is left in NEXT. */
static guint
check_move (WrPosition *pos,
            BmMove      move,
            BmMove     *next)
{
  g_autofree char *text = wr_move_to_text (move);
  WrPosition before = *pos;
  BmEventList events = { 0 };
  BmRefusal refusal;
  guint n;

  if (!wr_rules_is_legal (pos, move) || !wr_rules_why (pos, move, &refusal))
    g_error ("%s: listed, and not legal", text);
  wr_rules_apply (pos, move, NULL, &events);
  n = wr_rules_legal (pos, next);
  check_position (text, pos, FALSE);
  check_moves (text, pos, next, n);
  /* A text of four thousand steps can tell more than there is room for. */
  if (events.dropped == 0)
    check_events (text, &before, pos, &events);
  if ((n == 0) != (pos->winner != WR_NO_WINNER))
    g_error ("%s: nothing can be done", text);
  return n;
}

void
fuzz_check_position (const WrPosition *pos)
{
  BmMove moves[BM_MAX_MOVES], next[BM_MAX_MOVES];
  guint n = wr_rules_legal (pos, moves);

  check_position ("read", pos, TRUE);
  check_moves ("read", pos, moves, n);
  if ((n == 0) != (pos->winner != WR_NO_WINNER))
    g_error ("nothing can be done");
  for (WrSide side = WR_SIDE_WORMS; side < WR_N_SIDES; side++)
    check_view (pos, side);
  for (guint i = 0; i < n; i++)
    {
      WrPosition after = *pos;

      check_move (&after, moves[i], next);
    }
}

/* Cards are what is seldom. */
static BmMove
pick (const BmMove *moves,
      guint         n,
      guint64      *chance)
{
  if (bm_random_die (chance, 2) == 1)
    for (guint i = 0; i < n; i++)
      if (wr_move_kind (moves[i]) == WR_MOVE_PLAY || wr_move_kind (moves[i]) == WR_MOVE_USE)
        return moves[i];
  return moves[bm_random_die (chance, n) - 1];
}

void
fuzz_play_on (const WrPosition *pos,
              guint64           chance,
              guint             plies)
{
  BmMove moves[BM_MAX_MOVES];
  WrPosition at = *pos;
  guint n = wr_rules_legal (&at, moves);

  for (guint ply = 0; ply < plies && n > 0; ply++)
    {
      n = check_move (&at, pick (moves, n, &chance), moves);
      /* Reading back is what takes long. */
      check_position ("playing on", &at, ply % 4 == 3);
    }
}
