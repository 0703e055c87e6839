/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The cards at the table: the hand of the side that decides, what is known of the other one, and what is in force.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-card-look.h"
#include "wr-game.h"
#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "wr-card-words.h"
#include "wr-play-words.h"
#include "wr-choice-panel.h"
#include "bm-hand-over-screen.h"
#include "wr-play-why.h"
#include "wr-reminders.h"
#include "bm-words.h"
#include "wr-subject.h"
#include "hooks.h"
#include "wr-words.h"

/* ---- Reminders */

static GArray *
new_items (void)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (WrReminder));

  g_array_set_clear_func (items, wr_reminder_clear);
  return items;
}

/* Where a reminder belongs: beside the cards of its side, an event beside the day. */
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

/* One card can put several things in force for the same time: it is shown once. */
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

/* All of COLUMNS (bits). */
static void
add_columns (guint   columns,
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
        add_columns (wr_subject_columns (effect->card, effect->part, slot, value), spaces);
      if (space != WR_SPACE_NONE)
        g_array_append_val (spaces, space);
    }
}

void
wr_table_mark_card (WrTable *self,
                    guint8   card)
{
  g_autoptr(GArray) spaces = g_array_new (FALSE, FALSE, sizeof (WrSpace));
  const WrPosition *pos;

  if (self->play == NULL)
    return;
  pos = wr_play_get_position (self->play);
  for (guint i = 0; pos->turn != WR_TURN_SETUP && card != WR_NO_CARD && i < pos->n_effects; i++)
    if (pos->effects[i].card == card)
      add_kept (pos, &pos->effects[i], spaces);
  if (spaces->len > 0)
    wr_board_view_set_marked (self->board, (const WrSpace *) spaces->data, spaces->len);
  else
    wr_table_mark_advice (self);
}

/* Could COLUMN be chosen now? */
static gboolean
is_asked (WrPlay *play,
          int     column)
{
  guint n;
  const WrOption *options = wr_play_get_options (play, &n);

  for (guint i = 0; i < n; i++)
    if (options[i].kind == WR_PRESS_MOVE && wr_move_kind (options[i].move) == WR_MOVE_CHOOSE
        && wr_move_a (options[i].move) == WR_OPTION_COLUMN && wr_move_b (options[i].move) == column)
      return TRUE;
  return FALSE;
}

gboolean
wr_table_mark_asked (WrTable *self)
{
  g_autoptr(GArray) spaces = g_array_new (FALSE, FALSE, sizeof (WrSpace));
  int column = wr_space_on_board (self->hovered) ? wr_space_column (self->hovered) : -1;

  if (column < 0 || !wr_asks_for_middle (self->play) || !is_asked (self->play, column))
    return FALSE;
  add_columns (wr_subject_asked_columns (wr_play_get_position (self->play), column), spaces);
  wr_board_view_set_marked (self->board, (const WrSpace *) spaces->data, spaces->len);
  return TRUE;
}

/* ---- Hands */

/* Which places of the hand of SIDE whoever sits at the screen may see.  While the hands are covered nobody is sure to sit
   there: then only what a card lays open to everybody. */
static guint64
seen_places (WrTable *self,
             WrSide   side)
{
  const WrPosition *pos = bm_match_get_position (wr_play_get_match (self->play));
  WrSide other = wr_side_other (side);

  /* Whoever looks at a replay sees all hands or none. */
  if (bm_match_is_watched (wr_play_get_match (self->play)) && self->hands_open)
    return G_MAXUINT64;
  /* Whoever tries things out does not forget the own hand over the other side's moves. */
  if (self->trial && (int) side == self->seat)
    return G_MAXUINT64;
  if (self->covered)
    return wr_hook_sees (pos, other) ? G_MAXUINT64 : 0;
  return wr_position_visible (pos, other) | pos->known[other];
}

/* The hand that is not under the board: how many cards, and those that are known. */
static void
add_other_hand (WrTable *self,
                WrSide   side,
                GArray  *items)
{
  const WrPosition *pos = bm_match_get_position (wr_play_get_match (self->play));
  const WrCards *cards = &pos->cards[side];
  guint64 seen = seen_places (self, side);
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

/* The only person's; else that of whoever decides, be it in the other's turn; when all is decided, whose turn it
   was. */
WrSide
wr_table_get_side (WrTable *self)
{
  int person = bm_seats_get_only_person (&self->seats), side = wr_play_get_side (self->play);

  if (person != BM_SIDE_NOBODY)
    return (WrSide) person;
  if (side != BM_SIDE_NOBODY)
    return (WrSide) side;
  return wr_play_get_position (self->play)->turn == WR_SIDE_WORMS ? WR_SIDE_WORMS : WR_SIDE_BIRD;
}

static const char *
why_not (WrTable *self,
         guint8   card)
{
  BmRefusal refusal = { NULL, NULL };

  if (wr_play_can_card (self->play, card))
    return NULL;
  if (bm_match_is_watched (wr_play_get_match (self->play)))
    return _("This is a replay: nothing is played here.");
  if (wr_play_is_held (self->play))
    return wr_thinking_words (wr_play_get_side (self->play));
  wr_why_card (wr_play_get_position (self->play), card, &refusal);
  return refusal.message;
}

/* The card whose picks are gathered still lies in the hand, raised: pressed again it goes back. */
static guint8
card_in_play (WrTable *self)
{
  guint8 card = wr_play_get_card (self->play);

  if (!wr_play_is_gathering (self->play) || card == WR_NO_CARD
      || (wr_card (card)->deck != WR_DECK_BIRD && wr_card (card)->deck != WR_DECK_WORM))
    return WR_NO_CARD;
  return card;
}

/* What the cards in the hand are of. */
static WrDeck
hand_deck (WrTable *self)
{
  return wr_table_get_side (self) == WR_SIDE_BIRD ? WR_DECK_BIRD : WR_DECK_WORM;
}

static guint
collect_hand (WrTable    *self,
              BmHandCard *cards)
{
  const WrPosition *pos = wr_play_get_position (self->play);
  const WrCards *hand = &pos->cards[wr_table_get_side (self)];
  WrDeck deck = hand_deck (self);
  guint8 picked = card_in_play (self);
  gboolean left_hand = picked != WR_NO_CARD && wr_play_get_position (self->play) != bm_match_get_position
                                               (wr_play_get_match (self->play));
  gboolean waits = picked != WR_NO_CARD && !left_hand;
  /* Nothing can be done with any of them, and none is worse for it. */
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

/* A turn's hand is shown by whoever takes the seat for it; only what is asked inside the other's turn is answered without
   that. */
gboolean
wr_table_can_show_hand (WrTable *self)
{
  const WrPosition *pos = bm_match_get_position (wr_play_get_match (self->play));
  int decider = wr_position_to_act (pos);

  if (bm_seats_count_people (&self->seats) == 0 || bm_match_is_watched (wr_play_get_match (self->play)))
    return FALSE;
  if (self->trial)
    return self->seat == decider;
  return decider == BM_SIDE_NOBODY || self->seat == BM_SIDE_NOBODY || self->seat == decider || decider != pos->turn
         || !bm_hand_over_is_needed (&wr_game, pos, self->seat, decider);
}

/* Under the board; or as a list in the column of the side that waits, where the other has its actions. */
void
wr_table_place_hand (WrTable *self)
{
  gboolean bird = self->play != NULL && wr_table_get_side (self) == WR_SIDE_BIRD, beside = self->shape->hand_beside;
  GtkWidget *hand = GTK_WIDGET (self->hand), *old = gtk_widget_get_parent (hand);
  GtkWidget *slot = beside ? GTK_WIDGET (bird ? self->left_hand : self->right_hand) : GTK_WIDGET (self);

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
  gtk_widget_set_visible (GTK_WIDGET (self->hand), any && bm_seats_count_people (&self->seats) > 0);
  bm_hand_set_back (self->hand, wr_deck_look (hand_deck (self)));
  wr_table_place_hand (self);
  bm_hand_set_cards (self->hand, cards, n);
  bm_hand_set_picked (self->hand, wr_card_number (card_in_play (self)));
  /* An action's targets lie on the board. */
  if (wr_play_get_action (self->play) != 0)
    bm_hand_clear_view (self->hand);
  g_object_set (self->hand, "covered", self->covered && n > 0, "can-show", wr_table_can_show_hand (self), NULL);
}

void
wr_table_show_reminders (WrTable *self)
{
  const WrPosition *pos = wr_play_get_position (self->play);
  WrSide shown = wr_table_get_side (self);
  g_autoptr(GArray) worms = new_items (), bird = new_items (), events = new_items ();

  add_other_hand (self, wr_side_other (shown), shown == WR_SIDE_BIRD ? worms : bird);
  if (bm_seats_count_people (&self->seats) == 0)
    add_other_hand (self, shown, shown == WR_SIDE_BIRD ? bird : worms);
  add_effects (pos, WR_SIDE_WORMS, worms);
  add_effects (pos, WR_SIDE_BIRD, bird);
  add_effects (pos, BM_SIDE_NOBODY, events);
  wr_party_panel_show_cards (self->party, worms);
  wr_bird_panel_show_cards (self->bird, bird, events);
}

guint8
wr_table_get_card (WrTable *self,
                   guint    index)
{
  BmHandCard cards[WR_MAX_CARDS + 2];
  guint n = collect_hand (self, cards);

  return index < n && cards[index].look.number != BM_CARD_NONE ? (guint8) cards[index].look.number : WR_NO_CARD;
}

/* ---- Who looks */

gboolean
wr_table_covers_hands (WrTable *self)
{
  if (self->play == NULL || bm_seats_count_people (&self->seats) == 0)
    return TRUE;
  if (bm_match_is_watched (wr_play_get_match (self->play)))
    return !self->hands_open;
  if (bm_seats_count_people (&self->seats) == 1)
    return FALSE;
  return self->seat == BM_SIDE_NOBODY || self->seat != bm_match_get_to_act (wr_table_get_match (self));
}

/* Whoever is asked sits down at the screen: nobody knows whether the other still looks on. */
void
wr_table_follow_decider (WrTable *self)
{
  int decider = bm_match_get_to_act (wr_play_get_match (self->play));

  if (bm_match_is_watched (wr_play_get_match (self->play)))
    self->covered = !self->hands_open;
  else if (self->trial)
    self->covered = wr_table_covers_hands (self);
  else if (decider != self->decider)
    self->covered = bm_seats_count_people (&self->seats) != 1;
  self->decider = decider;
}

void
wr_table_set_hands_open (WrTable  *self,
                         gboolean  open)
{
  g_return_if_fail (WR_IS_TABLE (self));

  self->hands_open = open;
  if (self->play == NULL || !bm_match_is_watched (wr_play_get_match (self->play)))
    return;
  self->covered = !open;
  wr_table_show_options (self);
}

void
wr_table_uncover (WrTable *self)
{
  self->covered = FALSE;
  wr_table_show_options (self);
  if (wr_choice_panel_needs_hand (self->play))
    wr_table_say_picks (self);
}

/* ---- Dragging a card to the board */

/* Let go over a space that is its first target, that is picked as well. */
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

/* The board shows where the card that is dragged could be let go: what its first pick would be, found out on a match of its
   own. */
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
