/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Card files: what is read can be explained and played.
 */
#include "fuzz.h"

#include "wr-cards-json.h"

#define PLIES 24

static void
check_set (const WrCardSet *set,
           guint64          chance)
{
  static const guint starts[] = {
    WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS, WR_START_DRAFT | WR_START_CARDS | WR_START_EVENTS,
  };

  for (guint card = 0; card < set->n_cards; card++)
    {
      g_autofree char *words = wr_cards_explain ((guint8) card);

      if (words == NULL || *words == '\0' || !g_utf8_validate (words, -1, NULL))
        g_error ("%s: not explained", set->cards[card].id);
    }
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      WrPosition pos;

      wr_rules_start (&pos, chance, starts[i]);
      fuzz_play_on (&pos, chance, PLIES);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  const WrCardsSource source = { "cards", (const char *) data, size };
  g_autoptr (WrCardSet) set = NULL;
  const WrCardSet *before = wr_card_set;

  set = wr_cards_read (&source, 1, faults);
  if ((set == NULL) != (faults->len > 0))
    g_error ("%s, and %u faults are told", set == NULL ? "refused" : "taken", faults->len);
  for (guint i = 0; i < faults->len; i++)
    fuzz_check_line ("cards: ", g_ptr_array_index (faults, i));
  if (set == NULL)
    return 0;
  wr_card_set_use (set);
  check_set (set, fuzz_number (data, size));
  wr_card_set_use (before);
  return 0;
}
