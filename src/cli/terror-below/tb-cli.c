/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-cli.h"

#include "cli.h"
#include "tb-box-json.h"
#include "tb-event.h"
#include "tb-game.h"
#include "tb-learn.h"

/* After the box was loaded. */
static void
report_packs (void)
{
  static gboolean reported;
  const char *const *faults;

  if (reported || tb_box == NULL)
    return;
  reported = TRUE;
  faults = tb_box_faults ();
  for (guint i = 0; faults[i] != NULL; i++)
    cli_complain ("%s", faults[i]);
}

/* Not every seat may know which card it was. */
static const char *
lock_words (const BmEvent *events,
            guint          n)
{
  static const struct { TbEventKind kind; const char *words; } learned[] = {
    { TB_EVENT_ROLLED, "A die was rolled" },
    { TB_EVENT_DRAWN, "A card was drawn" },
    { TB_EVENT_LAID, "A card was laid on a Worm" },
    { TB_EVENT_REVEALED, "A card was revealed" },
    { TB_EVENT_WORM, "A new Worm came" },
    { TB_EVENT_LINE, "A new Bounty came" },
    { TB_EVENT_HIDDEN_BOUNTY, "A Bounty was drawn" },
    { TB_EVENT_SHUFFLED, "A deck was shuffled" },
  };
  const char *words = NULL;

  for (guint i = n; i > 0; i--)
    for (guint j = 0; j < G_N_ELEMENTS (learned); j++)
      if (events[i - 1].kind == learned[j].kind)
        words = learned[j].words;
  return words;
}

static const char *const seat_names[TB_MAX_SEATS] = { "Red", "Blue", "Green", "Yellow", "White" };

static const CliBenchStart bench[] = {
  { "", "start" },
  { " alone", "start:players=1" },
  { " of four", "start:players=4,locations=shuffled" },
  { " of five", "start:players=5,board=canyon,locations=random,worms=drawn" },
  { NULL, NULL }
};

const CliGame tb_cli = {
  .rules = &tb_game,
  .title = "Terror Below",
  .seat_names = seat_names,
  .start = "start",
  .load = tb_game_load_box,
  .report_packs = report_packs,
  .append_board = tb_cli_append_board,
  .append_legend = tb_cli_append_legend,
  .append_question = tb_cli_append_question,
  .lock_words = lock_words,
  .dup_card = tb_cli_dup_card,
  .play_entries = tb_cli_options,
  .dup_start = tb_cli_dup_start,
  .cards = tb_cli_cards,
  .counting = &tb_cli_counting,
  .learn = &tb_learn,
  .bench = bench,
};
