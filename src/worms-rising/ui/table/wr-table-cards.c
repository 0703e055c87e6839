/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The hand of the side that decides, its visibility, and dragging cards from it.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-card-look.h"
#include "wr-game.h"
#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "bm-hand-over-screen.h"
#include "wr-play-why.h"
#include "wr-words.h"

static const char *
why_not (WrTable *self,
         guint8   card)
{
  BmRefusal refusal = { NULL, NULL };

  if (wr_play_can_card (self->play, card))
    return NULL;
  if (bm_match_is_watched (wr_play_get_match (self->play)))
    return _("This is a replay: nothing is played here.");
  if (wr_play_is_inactive (self->play))
    return wr_thinking_words (wr_play_get_side (self->play));
  wr_why_card (wr_play_get_position (self->play), card, &refusal);
  return refusal.message;
}

/* The card whose picks are being gathered stays in the hand, raised: pressed again it is put back. */
static guint8
card_in_play (WrTable *self)
{
  guint8 card = wr_play_get_card (self->play);

  if (!wr_play_is_gathering (self->play) || card == WR_NO_CARD
      || (wr_card (card)->deck != WR_DECK_BIRD && wr_card (card)->deck != WR_DECK_WORM))
    return WR_NO_CARD;
  return card;
}

/* The deck of the cards in the hand. */
static WrDeck
hand_deck (WrTable *self)
{
  return wr_viewer_get_side (&self->viewer, self->play) == WR_SIDE_BIRD ? WR_DECK_BIRD : WR_DECK_WORM;
}

static guint
collect_hand (WrTable    *self,
              BmHandCard *cards)
{
  const WrPosition *pos = wr_play_get_position (self->play);
  const WrCards *hand = &pos->cards[wr_viewer_get_side (&self->viewer, self->play)];
  WrDeck deck = hand_deck (self);
  guint8 picked = card_in_play (self);
  gboolean left_hand = picked != WR_NO_CARD && wr_play_get_position (self->play) != bm_match_get_position
                                               (wr_play_get_match (self->play));
  gboolean waits = picked != WR_NO_CARD && !left_hand;
  /* In a read-only match no card can be played, but none is dimmed. */
  gboolean watched = bm_match_is_watched (wr_play_get_match (self->play));
  guint n = 0;

  for (guint i = 0; i <= hand->n_hand; i++)
    {
      if (left_hand && (i == hand->n_hand || hand->cards[i] > picked))
        {
          cards[n++] = (BmHandCard) { wr_card_look (picked), (guint8) BM_PLAY_COST, TRUE, NULL };
          left_hand = FALSE;
        }
      if (i < hand->n_hand)
        {
          guint8 card = hand->cards[i];
          int cost = card == WR_NO_CARD ? 0 : wr_play_get_card_cost (self->play, card);
          gboolean is_picked = waits && card == picked;

          /* There may be another one of the same name. */
          waits = waits && !is_picked;
          cards[n++] = (BmHandCard) { wr_card_look_or_back (card, deck),
                                      (guint8) (pos->n_frames > 0 ? BM_PLAY_COST : MAX (0, cost)), is_picked || (card != WR_NO_CARD
                                                    && (watched || wr_play_can_card (self->play, card))),
                                      card == WR_NO_CARD || is_picked ? NULL : why_not (self, card) };
        }
    }
  return n;
}

/* The player who takes a turn uncovers the hand; only a decision within the other side's turn is made without it. */
gboolean
wr_table_can_show_hand (WrTable *self)
{
  const WrPosition *pos = bm_match_get_position (wr_play_get_match (self->play));
  int decider = wr_position_to_act (pos);

  if (bm_seats_count_people (&self->viewer.seats) == 0 || bm_match_is_watched (wr_play_get_match (self->play)))
    return FALSE;
  if (self->viewer.trial)
    return self->viewer.seat == decider;
  return decider == BM_SIDE_NOBODY || self->viewer.seat == BM_SIDE_NOBODY || self->viewer.seat == decider || decider != pos->turn
         || !bm_hand_over_is_needed (&wr_game, pos, self->viewer.seat, decider);
}

/* Under the board; or as a list in the column of the side that waits, where the other has its actions. */
void
wr_table_place_hand (WrTable *self)
{
  gboolean bird = self->play != NULL && wr_viewer_get_side (&self->viewer, self->play) == WR_SIDE_BIRD, beside = self->shape->hand_beside;
  GtkWidget *hand = GTK_WIDGET (self->hand), *old = gtk_widget_get_parent (hand);
  GtkWidget *slot = beside ? self->columns[bird ? WR_SIDE_WORMS : WR_SIDE_BIRD].hand : GTK_WIDGET (self);

  g_object_set (self->hand, "vertical", beside, NULL);
  if (old == slot)
    return;
  g_object_ref (hand);
  gtk_widget_unparent (hand);
  if (beside)
    gtk_box_append (GTK_BOX (slot), hand);
  else
    gtk_widget_insert_after (hand, slot, GTK_WIDGET (self->board));
  g_object_unref (hand);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
wr_table_show_hand (WrTable *self)
{
  const WrPosition *pos = bm_match_get_position (wr_play_get_match (self->play));
  BmHandCard cards[WR_MAX_CARDS + 2];
  guint n = collect_hand (self, cards);
  gboolean any = FALSE;

  for (guint side = 0; side < WR_N_SIDES; side++)
    any |= pos->cards[side].n_hand + pos->cards[side].n_deck + pos->cards[side].n_discard > 0;
  gtk_widget_set_visible (GTK_WIDGET (self->hand), any && bm_seats_count_people (&self->viewer.seats) > 0);
  bm_hand_set_back (self->hand, wr_deck_look (hand_deck (self)));
  wr_table_place_hand (self);
  bm_hand_set_cards (self->hand, cards, n);
  bm_hand_set_picked (self->hand, wr_card_number (card_in_play (self)));
  /* The targets of an action are on the board. */
  if (wr_play_get_action (self->play) != 0)
    bm_hand_clear_view (self->hand);
  g_object_set (self->hand, "covered", self->viewer.covered && n > 0, "can-show", wr_table_can_show_hand (self), NULL);
}

guint8
wr_table_get_card (WrTable *self,
                   guint    index)
{
  BmHandCard cards[WR_MAX_CARDS + 2];
  guint n = collect_hand (self, cards);

  return index < n && cards[index].look.number != BM_CARD_NONE ? (guint8) cards[index].look.number : WR_NO_CARD;
}

/* ---- The viewer */

static void
set_hands_open (BmTable  *table,
                gboolean  open)
{
  WrTable *self = WR_TABLE (table);

  self->viewer.hands_open = open;
  if (self->play == NULL || !bm_match_is_watched (wr_play_get_match (self->play)))
    return;
  self->viewer.covered = !open;
  wr_table_show_options (self);
}

static void
set_seat (BmTable *table,
          int      seat)
{
  WrTable *self = WR_TABLE (table);
  gboolean covered = self->viewer.covered, changed = self->viewer.seat != seat;

  self->viewer.seat = seat;
  self->viewer.covered = wr_viewer_covers (&self->viewer, wr_table_get_match (self));
  if (self->play != NULL && (changed || self->viewer.covered != covered))
    wr_table_show_options (self);
}

static void
set_players (BmTable       *table,
             const BmSeats *seats)
{
  WrTable *self = WR_TABLE (table);

  self->viewer.seats = *seats;
  self->waited = FALSE;
  if (self->play == NULL)
    return;
  wr_table_show_players (self);
  wr_play_set_computers (self->play, bm_seats_get_computers (seats));
  self->viewer.covered = wr_viewer_covers (&self->viewer, wr_table_get_match (self));
  wr_table_show_all (self);
  wr_table_say_events (self);
}

void
wr_table_fill_hands (BmTableInterface *iface)
{
  iface->set_hands_open = set_hands_open;
  iface->set_players = set_players;
  iface->set_seat = set_seat;
}

void
wr_table_uncover (WrTable *self)
{
  self->viewer.covered = FALSE;
  wr_table_show_options (self);
  if (wr_play_needs_hand (self->play))
    wr_table_say_picks (self);
}

/* ---- Dragging a card to the board */

/* Dropped over a space that is a first target, that is picked as well. */
static gboolean
drop_cb (GtkDropTarget *target,
         const GValue  *value,
         double         x,
         double         y,
         gpointer       data)
{
  WrTable *self = data;
  WrSpace space;
  guint n;

  if (self->play == NULL || !G_VALUE_HOLDS_UINT (value))
    return FALSE;
  wr_board_view_finish_motion (self->board);
  wr_play_press_card (self->play, (guint8) g_value_get_uint (value));
  space = wr_board_view_get_space_at (self->board, x, y);
  if (!wr_play_is_gathering (self->play) || space == WR_SPACE_NONE)
    return TRUE;
  wr_board_view_finish_motion (self->board);
  wr_play_get_options_at (self->play, space, &n);
  if (n > 0)
    wr_play_press_space (self->play, space);
  return TRUE;
}

/* The board shows the valid drop targets of the dragged card: its first picks, found on a copy of the match. */
static void
dragged_cb (WrTable *self,
            guint    card)
{
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(WrPlay) trial = NULL;

  if (self->play == NULL)
    return;
  if (card == BM_CARD_NONE)
    {
      wr_table_show_targets (self, self->play);
      return;
    }
  match = bm_match_new_from_position (bm_match_get_game (wr_table_get_match (self)),
                                      wr_play_get_position (self->play));
  trial = wr_play_new (match);
  wr_play_press_card (trial, (guint8) card);
  if (wr_play_is_gathering (trial))
    wr_table_show_targets (self, trial);
}

void
wr_table_add_drop (WrTable *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  g_signal_connect_object (self->hand, "card-dragged", G_CALLBACK (dragged_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (target));
}
