/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-in-force.h"

#include "wr-card-set.h"
#include "wr-subject.h"

void
wr_add_columns (guint   columns,
                GArray *spaces)
{
  for (int column = 0; column < WR_N_COLUMNS; column++)
    for (int row = 0; (columns >> column & 1) && row <= WR_LAST_ROW; row++)
      {
        const WrSpace one = WR_SPACE (column, row);

        g_array_append_val (spaces, one);
      }
}

/* Whom a card in force is about. */
static void
add_kept (const WrPosition *pos,
          const WrEffect   *effect,
          GArray           *spaces)
{
  const WrCard *card = wr_card (effect->card);

  for (guint slot = 0; slot < card->n_slots; slot++)
    {
      guint8 value = effect->kept[slot];
      WrSpace space = WR_SPACE_NONE;

      if (value == WR_NO_VALUE || card->slot_names[slot] == NULL)
        continue;
      if (card->slot_types[slot] == WR_SLOT_PIECE && value < WR_N_PIECES)
        space = pos->at[value];
      else if (card->slot_types[slot] == WR_SLOT_SPACE)
        space = value;
      else if (card->slot_types[slot] == WR_SLOT_COLUMN && value < WR_N_COLUMNS)
        wr_add_columns (wr_subject_columns (effect->card, effect->part, slot, value), spaces);
      if (space != WR_SPACE_NONE)
        g_array_append_val (spaces, space);
    }
}

GArray *
wr_in_force_spaces (const WrPosition *pos,
                    guint8            card)
{
  GArray *spaces = g_array_new (FALSE, FALSE, sizeof (WrSpace));

  for (guint i = 0; pos->turn != WR_TURN_SETUP && card != WR_NO_CARD && i < pos->n_effects; i++)
    if (pos->effects[i].card == card)
      add_kept (pos, &pos->effects[i], spaces);
  return spaces;
}

static gboolean
is_own_card (const WrCard *card,
             int           side)
{
  return card->deck == (side == WR_SIDE_BIRD ? WR_DECK_BIRD : WR_DECK_WORM);
}

/* A card in force that waits for a flight into the columns it keeps. */
static gboolean
is_trap (const WrEffect *effect)
{
  const WrPart *part = &wr_card_set->parts[wr_card (effect->card)->part + effect->part];

  return part->trigger != WR_NO_CODE && wr_card_set->triggers[part->trigger].event == WR_AFTER_FLY
         && wr_subject_column_slot (effect) != WR_NO_SLOT;
}

guint
wr_in_force_traps (const WrPosition *pos,
                   int               side)
{
  guint columns = 0;

  for (guint i = 0; pos->turn != WR_TURN_SETUP && i < pos->n_effects; i++)
    {
      const WrEffect *effect = &pos->effects[i];

      if (is_own_card (wr_card (effect->card), side) && is_trap (effect))
        {
          guint slot = wr_subject_column_slot (effect);

          columns |= wr_subject_columns (effect->card, effect->part, slot, effect->kept[slot]);
        }
    }
  return columns;
}
