/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-learn.h"

#include <glib/gi18n-lib.h>

#include "wr-cards-json.h"
#include "wr-certain.h"
#include "wr-game.h"
#include "wr-learn-resources.h"
#include "wr-names.h"
#include "wr-rules.h"

gboolean
wr_crop_from_text (const char *text,
                   WrCrop     *crop)
{
  g_auto (GStrv) ends = g_strsplit (text, ":", 2);
  WrSpace from = wr_space_from_text (ends[0]);
  WrSpace to = ends[1] != NULL ? wr_space_from_text (ends[1]) : WR_SPACE_NONE;

  if (from == WR_SPACE_NONE || to == WR_SPACE_NONE)
    return FALSE;
  *crop = (WrCrop) { wr_space_column (from), wr_space_column (to), wr_space_row (from), wr_space_row (to) };
  return crop->left <= crop->right && crop->top <= crop->bottom;
}

static gboolean
check_crop (const BmJson  *at,
            GError       **error)
{
  const char *text = bm_json_get_string (at, error);
  WrCrop crop;

  return text != NULL && (wr_crop_from_text (text, &crop)
                          || bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be like \"c0:h5\""));
}

static gboolean
roll (const BmEvent *event,
      guint         *sides,
      guint         *value)
{
  *sides = (guint) event->n;
  *value = (guint) event->m;
  return event->kind == WR_EVENT_ROLLED;
}

static void
set_chance (gpointer position,
            guint64  chance)
{
  WrPosition *pos = position;

  pos->seed = chance;
}

static guint64
hash (gconstpointer position)
{
  return wr_position_hash (position);
}

static gboolean
has_cards (gconstpointer position,
           int           side)
{
  const WrPosition *pos = position;

  return pos->cards[side].n_hand > 0;
}

static const char *
why_no_puzzle (gconstpointer position)
{
  const WrPosition *pos = position;
  int side = wr_position_to_act (pos);

  if (side == BM_SIDE_NOBODY)
    return _("The duel is decided: no puzzle can be made from it.");
  if (pos->turn == WR_TURN_SETUP)
    return _("A puzzle is one turn: the first has not begun yet.");
  if (side != pos->turn)
    return _("A puzzle is one turn: first answer what is asked in between.");
  return NULL;
}

static guint
play_certain (gpointer     position,
              BmMove       move,
              BmEventList *events)
{
  return wr_certain_play (position, move, events);
}

static gboolean
card_words (const char         *id,
            const char        **name,
            const char        **text,
            const char *const **notes)
{
  /* Cached for ever; with packs of cards the texts include theirs. */
  const WrCardSet *set = wr_cards_all (NULL, NULL);
  guint8 card = set == NULL ? WR_NO_CARD : wr_card_find (id);

  if (card == WR_NO_CARD)
    return FALSE;
  *name = wr_card_name (card);
  *text = wr_card_text (card);
  *notes = wr_card (card)->notes;
  return TRUE;
}

static const char *const courses[] = { "bird.json", "worms.json", "box.json", "match.json", "puzzles.json", NULL };

static const char *const chapters[] = {
  "r01", "r02", "r03", "r04", "r05", "r06", "r07", "r08", "r09", "r10", "r11", "r12", "r13", "r14", "g", "f", NULL
};

static const char *const players[WR_N_SIDES] = {
  [WR_SIDE_WORMS] = NC_("seat", "The Worms’ player"),
  [WR_SIDE_BIRD] = NC_("seat", "The Bird’s player"),
};

/* The goals of own puzzles, as texts. */
static const BmGoal goals[WR_N_GOALS + 1] = {
  [WR_GOAL_EAT] = { "eat", WR_SIDE_BIRD, N_("The Bird eats a Worm in one turn."), "{\"events\": [\"worm-eaten\"]}",
                    WR_EVENT_WORM_EATEN, 1 },
  [WR_GOAL_EAT_TWO] = { "eat-two", WR_SIDE_BIRD, N_("The Bird eats two Worms in one turn."),
                        "{\"events\": [\"worm-eaten\", \"worm-eaten\"]}", WR_EVENT_WORM_EATEN, 2 },
  [WR_GOAL_BIRD_WINS] = { "bird-wins", WR_SIDE_BIRD, N_("The Bird wins in one turn."), "{\"winner\": \"bird\"}", 0, 0 },
  [WR_GOAL_BITE_TWICE] = { "bite-twice", WR_SIDE_WORMS, N_("The Worms bite twice in one turn."),
                           "{\"events\": [\"bitten\", \"bitten\"]}", WR_EVENT_BITTEN, 2 },
  [WR_GOAL_WORMS_WIN] = { "worms-win", WR_SIDE_WORMS, N_("The Worms win in one turn."), "{\"winner\": \"worms\"}", 0, 0 },
};

BmLearnGame wr_learn = {
  .rules = &wr_game,
  .register_resources = wr_learn_register_resource,
  .lessons = "/io/github/bloodmoon/BloodMoon/lessons/",
  .courses = courses,
  .rulebook = "/io/github/bloodmoon/BloodMoon/rules/",
  .chapters = chapters,
  .n_taught = 12,
  .rule_form = "^R([1-9]|1[0-4])(\\.[1-9])?$",
  .players = players,
  .end_turn = WR_MOVE (WR_PIECE_NONE, WR_MOVE_END, 0, 0),
  .check_crop = check_crop,
  .roll = roll,
  .set_chance = set_chance,
  .hash = hash,
  .turn_moves = 12,
  .has_cards = has_cards,
  .goals = goals,
  .why_no_puzzle = why_no_puzzle,
  .play_certain = play_certain,
  .card_words = card_words,
};
