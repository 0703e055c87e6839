/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The reminders beside the board: cards in force and known cards of the other hand; and marks on the board for a card
 * in force.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "wr-card-words.h"
#include "wr-in-force.h"
#include "wr-reminders.h"
#include "bm-words.h"

static GArray *
new_items (void)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (WrReminder));

  g_array_set_clear_func (items, wr_reminder_clear);
  return items;
}

/* The place of a reminder: beside the cards of its side, for an event beside the day. */
static int
side_of_card (guint8 card)
{
  switch (wr_card (card)->deck)
    {
    case WR_DECK_BIRD:
    case WR_DECK_BIRD_CHAMPION:
      return WR_SIDE_BIRD;
    case WR_DECK_WORM:
    case WR_DECK_WORM_CHAMPION:
      return WR_SIDE_WORMS;
    default:
      return BM_SIDE_NOBODY;
    }
}

/* A card may have several effects with the same duration: it is listed once. */
static gboolean
is_shown (GArray     *items,
          guint8      card,
          const char *detail)
{
  for (guint i = 0; i < items->len; i++)
    {
      const WrReminder *item = &g_array_index (items, WrReminder, i);

      if (item->card == card && g_strcmp0 (item->detail, detail) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
add_effects (const WrPosition *pos,
             int               side,
             GArray           *items)
{
  for (guint i = 0; pos->turn != WR_TURN_SETUP && i < pos->n_effects; i++)
    {
      const WrEffect *effect = &pos->effects[i];
      g_autofree char *until = wr_until_words (effect), *kept = wr_kept_words (effect), *detail = NULL;
      GString *both = g_string_new (kept);

      bm_words_join (both, until);
      detail = g_string_free (both, FALSE);
      if (side_of_card (effect->card) == side && !is_shown (items, effect->card, detail))
        {
          const WrReminder item = { effect->card, WR_DECK_EVENT, NULL, g_steal_pointer (&detail), FALSE };

          g_array_append_val (items, item);
        }
    }
}

/* The hand that is not under the board: its number of cards, and the known ones. */
static void
add_other_hand (WrTable *self,
                WrSide   side,
                GArray  *items)
{
  const WrPosition *pos = bm_match_get_position (wr_play_get_match (self->play));
  const WrCards *cards = &pos->cards[side];
  guint64 seen = wr_viewer_get_seen (&self->viewer, wr_play_get_match (self->play), side);
  WrReminder item = { WR_NO_CARD, side == WR_SIDE_BIRD ? WR_DECK_BIRD : WR_DECK_WORM, NULL, NULL, FALSE };

  if (cards->n_hand + cards->n_deck + cards->n_discard == 0)
    return;
  item.title = g_strdup_printf (ngettext ("Hand: %u card", "Hand: %u cards", cards->n_hand), (guint) cards->n_hand);
  item.detail = g_strdup_printf (ngettext ("%u in the deck", "%u in the deck", cards->n_deck), (guint) cards->n_deck);
  g_array_append_val (items, item);
  for (guint place = 0; place < cards->n_hand; place++)
    if (seen >> place & 1)
      {
        const WrReminder known = { cards->cards[place], WR_DECK_EVENT, NULL, g_strdup (_("in the hand")), TRUE };

        g_array_append_val (items, known);
      }
}

void
wr_table_show_reminders (WrTable *self)
{
  const WrPosition *pos = wr_play_get_position (self->play);
  WrSide shown = wr_viewer_get_side (&self->viewer, self->play);
  g_autoptr(GArray) worms = new_items (), bird = new_items (), events = new_items ();

  add_other_hand (self, wr_side_other (shown), shown == WR_SIDE_BIRD ? worms : bird);
  if (bm_seats_count_people (&self->viewer.seats) == 0)
    add_other_hand (self, shown, shown == WR_SIDE_BIRD ? bird : worms);
  add_effects (pos, WR_SIDE_WORMS, worms);
  add_effects (pos, WR_SIDE_BIRD, bird);
  add_effects (pos, BM_SIDE_NOBODY, events);
  wr_party_panel_show_cards (self->party, worms);
  wr_bird_panel_show_cards (self->bird, bird, events);
}

/* ---- On the board */

void
wr_table_mark_card (WrTable *self,
                    guint8   card)
{
  g_autoptr(GArray) spaces = NULL;

  if (self->play == NULL)
    return;
  spaces = wr_in_force_spaces (wr_play_get_position (self->play), card);
  if (spaces->len > 0)
    wr_board_view_set_marked (self->board, (const WrSpace *) spaces->data, spaces->len);
  else
    wr_table_mark_advice (self);
}
