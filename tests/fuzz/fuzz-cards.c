/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Card files: what is read can be explained and played.
 */
#include "fuzz.h"

#include "bm-cards-json.h"

#define PLIES 24

static void
check_set (const BmCardSet *set,
           guint64          chance)
{
  static const guint starts[] = {
    BM_START_RANDOM | BM_START_CARDS | BM_START_EVENTS, BM_START_DRAFT | BM_START_CARDS | BM_START_EVENTS,
  };

  for (guint card = 0; card < set->n_cards; card++)
    {
      g_autofree char *words = bm_cards_explain ((guint8) card);

      if (words == NULL || *words == '\0' || !g_utf8_validate (words, -1, NULL))
        g_error ("%s: not explained", set->cards[card].id);
    }
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      BmPosition pos;

      bm_rules_start (&pos, chance, starts[i]);
      fuzz_play_on (&pos, chance, PLIES);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  const BmCardsSource source = { "cards", (const char *) data, size };
  g_autoptr (BmCardSet) set = NULL;
  const BmCardSet *before = bm_card_set;

  set = bm_cards_read (&source, 1, faults);
  if ((set == NULL) != (faults->len > 0))
    g_error ("%s, and %u faults are told", set == NULL ? "refused" : "taken", faults->len);
  for (guint i = 0; i < faults->len; i++)
    fuzz_check_line ("cards: ", g_ptr_array_index (faults, i));
  if (set == NULL)
    return 0;
  bm_card_set_use (set);
  check_set (set, fuzz_number (data, size));
  bm_card_set_use (before);
  return 0;
}
