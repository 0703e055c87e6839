/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-game-ui.h"

#include <glib/gi18n-lib.h>

#include "wr-advice-parts.h"
#include "wr-card-look.h"
#include "wr-end-parts.h"
#include "wr-game.h"
#include "wr-hint-topics.h"
#include "wr-position.h"
#include "wr-recap.h"
#include "wr-replay-parts.h"
#include "wr-rule-board.h"
#include "wr-tellings.h"

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
decides_words (int         seat,
               const char *name)
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

static const char *
recap_heading (BmMatch *match,
               int      seat)
{
  if (seat != WR_SIDE_BIRD && seat != WR_SIDE_WORMS)
    return _("The last turn");
  if (!wr_recap_has_turn (match, seat))
    /* Translators: heading above what happened before a side’s first turn. */
    return _("So far");
  return seat == WR_SIDE_BIRD ? _("Since the Bird’s last turn") : _("Since the Worms’ last turn");
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
  .replay = &wr_replay_parts,
  .tellings = &wr_tellings,
  .topics = wr_topics,
  .seat_art = seat_art,
  .seat_class = seat_class,
  .decides_words = decides_words,
  .covered_words = covered_words,
  .recap = wr_recap_new,
  .recap_heading = recap_heading,
  .rule_diagram = rule_diagram,
};
