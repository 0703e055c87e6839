/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-game-ui.h"

#include <glib/gi18n-lib.h>

#include "wr-advice-parts.h"
#include "wr-card-look.h"
#include "wr-card-set.h"
#include "wr-cards-json.h"
#include "wr-draft-screen.h"
#include "wr-end-parts.h"
#include "wr-game.h"
#include "wr-hint-topics.h"
#include "wr-journal-parts.h"
#include "wr-ladder.h"
#include "wr-learn.h"
#include "wr-new-duel-screen.h"
#include "wr-recap.h"
#include "wr-replay-parts.h"
#include "wr-rule-board.h"
#include "wr-scratch.h"
#include "wr-sounds.h"
#include "wr-table.h"
#include "wr-tellings.h"
#include "wr-today.h"

static gboolean
is_opening (gconstpointer position)
{
  return bm_draft_is_on (position);
}

static gboolean
load (GPtrArray  *faults,
      GError    **error)
{
  return wr_cards_all (faults, error) != NULL;
}

static const char *
cards_hash (void)
{
  return wr_card_set->n_cards == 0 ? NULL : wr_card_set->hash;
}

static int
turn (gconstpointer position)
{
  const WrPosition *pos = position;

  return pos->turn == WR_TURN_SETUP ? BM_SIDE_NOBODY : (int) pos->turn;
}

static gboolean
is_free (gconstpointer position)
{
  return ((const WrPosition *) position)->n_frames == 0;
}

static gboolean
is_telling (gconstpointer position,
            int           seat)
{
  const WrPosition *pos = position;
  WrPosition seen = *pos;

  if (pos->winner != WR_NO_WINNER)
    return FALSE;
  wr_rules_hide (&seen, seat == BM_SIDE_NOBODY ? WR_SIDE_WORMS : (WrSide) seat);
  if (seat == BM_SIDE_NOBODY)
    wr_rules_hide (&seen, WR_SIDE_BIRD);
  /* The future dice are in every position; they alone do not count as hidden information. */
  seen.seed = pos->seed;
  return !wr_position_equal (&seen, pos);
}

static BmMatch *
try_out (gconstpointer position,
         int           seat,
         guint64       n)
{
  return wr_scratch_new (position, (WrSide) seat, n);
}

static BmMove
decide_trial (gconstpointer position,
              int           seat)
{
  return wr_scratch_decide (position, (WrSide) seat);
}

static const char *
seat_art (int seat)
{
  return seat == WR_SIDE_BIRD ? "pieces/bird" : "pieces/worm-green";
}

static const char *
seat_class (int seat)
{
  return seat == WR_SIDE_BIRD ? "bird-side" : "worms-side";
}

static char *
decides_words (gconstpointer position,
               int           seat,
               const char   *name)
{
  if (*name == '\0')
    return g_strdup (seat == WR_SIDE_BIRD ? _("Now the Bird decides.") : _("Now the Worms decide."));
  if (seat == WR_SIDE_BIRD)
    /* Translators: %s is a person's name. */
    return g_strdup_printf (_("Now the Bird decides: %s."), name);
  /* Translators: %s is a person's name. */
  return g_strdup_printf (_("Now the Worms decide: %s."), name);
}

static const char *
covered_words (int seat)
{
  if (seat == WR_SIDE_BIRD)
    return _("The table is covered because the Bird sees cards that the Worms must not see. Change places before you go on.");
  return _("The table is covered because the Worms see cards that the Bird must not see. Change places before you go on.");
}

static char *
recap_heading (BmMatch *match,
               int      seat)
{
  if (seat != WR_SIDE_BIRD && seat != WR_SIDE_WORMS)
    return g_strdup (_("The last turn"));
  if (!wr_recap_has_turn (match, seat))
    /* Translators: heading above what happened before a side’s first turn. */
    return g_strdup (_("So far"));
  return g_strdup (seat == WR_SIDE_BIRD ? _("Since the Bird’s last turn") : _("Since the Worms’ last turn"));
}

static GtkWidget *
rule_diagram (gconstpointer  position,
              const char    *text,
              BmMove         move)
{
  WrCrop crop;

  wr_crop_from_text (text, &crop);
  return wr_rule_board_new (&crop, position, move);
}

const BmGameUi wr_game_ui = {
  .game = &wr_game,
  .cards = &wr_card_box,
  .advice = &wr_advice_parts,
  .end = &wr_end_parts,
  .journal = &wr_journal_parts,
  .ladder = &wr_ladder,
  .replay = &wr_replay_parts,
  .today = &wr_today,
  .tellings = &wr_tellings,
  .learn = &wr_learn,
  .topics = wr_topics,
  .about = N_("A hungry Bird against four Worms, one night after another"),
  .name = N_("Worms Rising"),
  .line = N_("A duel in the garden"),
  .players = N_("2 players"),
  .box_art = "scenery/box-worms-rising",
  .play = N_("New Duel"),
  .sheet = "worms-rising/wr-board.css",
  .install_keys = wr_table_install_keys,
  .new_match_type = wr_new_duel_screen_get_type,
  .forecast = N_("Tonight"),
  .forecast_about = N_("What the night will do if nothing more is done"),
  .table_type = wr_table_get_type,
  .opening_type = wr_draft_screen_get_type,
  .is_opening = is_opening,
  .opening_rule = "R3",
  .sounds = wr_sounds,
  .n_sounds = WR_N_EVENT_KINDS,
  .ambience = "worms-rising/night",
  .sky = "scenery/sky",
  .ground = "scenery/ground",
  .load = load,
  .cards_hash = cards_hash,
  .turn = turn,
  .is_free = is_free,
  .is_telling = is_telling,
  .try_out = try_out,
  .decide_trial = decide_trial,
  .seat_art = seat_art,
  .seat_class = seat_class,
  .decides_words = decides_words,
  .covered_words = covered_words,
  .recap = wr_recap_new,
  .recap_heading = recap_heading,
  .rule_diagram = rule_diagram,
};
