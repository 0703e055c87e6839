/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-game-ui.h"

#include <glib/gi18n-lib.h>

#include "tb-advice-parts.h"
#include "tb-asks.h"
#include "tb-card-look.h"
#include "tb-end-parts.h"
#include "tb-game.h"
#include "tb-journal-parts.h"
#include "tb-ladder.h"
#include "tb-leader-screen.h"
#include "tb-learn.h"
#include "tb-log-entry.h"
#include "tb-logbook-screen.h"
#include "tb-new-match-screen.h"
#include "tb-position.h"
#include "tb-recap.h"
#include "tb-replay-parts.h"
#include "tb-rule-board.h"
#include "tb-scratch.h"
#include "tb-sounds.h"
#include "tb-table.h"
#include "tb-tellings.h"
#include "tb-today.h"
#include "tb-topics.h"
#include "tb-turn-words.h"
#include "tb-words.h"

static gboolean
load (GPtrArray  *faults,
      GError    **error)
{
  return tb_game_load_box (error);
}

/* The rules recommend the canyon for this number of players (T4.1). */
static char *
dup_start (guint n_seats)
{
  if (n_seats == 0 || n_seats > TB_MAX_SEATS)
    return NULL;
  return g_strdup_printf ("start:players=%u%s", n_seats, n_seats >= 4 ? ",board=canyon" : "");
}

static const char *
cards_hash (void)
{
  return tb_box == NULL ? NULL : tb_box->hash;
}

static int
turn (gconstpointer position)
{
  const TbPosition *pos = position;

  return pos->step == TB_STEP_SETUP ? BM_SIDE_NOBODY : (int) pos->turn;
}

/* A turn begins: no effect is in progress. */
static gboolean
is_free (gconstpointer position)
{
  TbAsks asks = tb_asks_of (position);

  return asks == TB_ASKS_PLAY || asks == TB_ASKS_RETURN;
}

/* Every position contains the future dice and the order of decks: during a match all of it must not be revealed to
   anyone. */
static gboolean
is_telling (gconstpointer position,
            int           seat)
{
  return tb_position_to_act (position) != BM_SIDE_NOBODY;
}

static BmMatch *
try_out (gconstpointer position,
         int           seat,
         guint64       n)
{
  return tb_scratch_new (position, (guint) seat, n);
}

static BmMove
decide_trial (gconstpointer position,
              int           seat)
{
  return tb_scratch_decide (position, (guint) seat);
}

static const char *
seat_art (int seat)
{
  return tb_seat_art ((guint) seat);
}

static const char *
seat_class (int seat)
{
  return tb_seat_class ((guint) seat);
}

static char *
decides_words (gconstpointer position,
               int           seat,
               const char   *name)
{
  return tb_decides_words (position, name);
}

static const char *
covered_words (int seat)
{
  return _("The hand lies face down: the others must not see these cards.");
}

static GtkWidget *
rule_diagram (gconstpointer  position,
              const char    *text,
              BmMove         move)
{
  TbCrop crop;

  tb_crop_from_text (text, &crop);
  return tb_rule_board_new (&crop, position, move);
}

const BmGameUi tb_game_ui = {
  .game = &tb_game,
  .cards = &tb_card_box,
  .advice = &tb_advice_parts,
  .end = &tb_end_parts,
  .journal = &tb_journal_parts,
  .ladder = &tb_ladder,
  .replay = &tb_replay_parts,
  .today = &tb_today,
  .tellings = &tb_tellings,
  .learn = &tb_learn,
  .topics = tb_topics,
  .about = N_("A race across the desert over hunting Worms, for one to five"),
  .name = N_("Terror Below"),
  .line = N_("A race across the desert"),
  .players = N_("1 to 5 players"),
  .sheet = "terror-below/tb-style.css",
  .box_art = "scenery/box-terror-below",
  .install_keys = tb_table_install_keys,
  .dup_start = dup_start,
  .logbook_type = tb_logbook_screen_get_type,
  .logbook_entry = tb_log_entry_new,
  .new_match_type = tb_new_match_screen_get_type,
  .forecast = N_("Danger"),
  .forecast_about = N_("What every Worm would do if it attacked now"),
  .table_type = tb_table_get_type,
  .opening_type = tb_leader_screen_get_type,
  .is_opening = tb_leader_is_chosen_at,
  .opening_rule = "T4.5",
  .load = load,
  .cards_hash = cards_hash,
  .turn = turn,
  .is_free = is_free,
  .is_telling = is_telling,
  .covers_hands = TRUE,
  .sounds = tb_sounds,
  .n_sounds = TB_N_EVENT_KINDS,
  .ambience = "terror-below/desert",
  .try_out = try_out,
  .decide_trial = decide_trial,
  .sky = "terror-below/scenery/desert-sky",
  .ground = "terror-below/scenery/desert-ground",
  .seat_art = seat_art,
  .seat_class = seat_class,
  .decides_words = decides_words,
  .covered_words = covered_words,
  .recap = tb_recap_new,
  .recap_heading = tb_recap_heading,
  .rule_diagram = rule_diagram,
};
