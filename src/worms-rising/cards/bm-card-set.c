/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-card-set.h"

#include <string.h>

static const BmCardSet empty_set = { 0 };

const BmCardSet *bm_card_set = &empty_set;

void
bm_card_set_use (const BmCardSet *set)
{
  bm_card_set = set != NULL ? set : &empty_set;
}

guint8
bm_card_find (const char *id)
{
  guint low = 0, high = bm_card_set->n_cards;

  while (low < high)
    {
      guint middle = (low + high) / 2;
      int order = strcmp (id, bm_card_set->cards[middle].id);

      if (order == 0)
        return (guint8) middle;
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }
  return BM_NO_CARD;
}

/* gettext answers the empty text with what its file says about itself. */
static const char *
translated (const char *text)
{
  return *text == '\0' ? text : g_dgettext (GETTEXT_PACKAGE, text);
}

const char *
bm_card_name (guint8 number)
{
  g_return_val_if_fail (number < bm_card_set->n_cards, "?");
  return translated (bm_card (number)->name);
}

const char *
bm_card_text (guint8 number)
{
  g_return_val_if_fail (number < bm_card_set->n_cards, "?");
  return translated (bm_card (number)->text);
}
