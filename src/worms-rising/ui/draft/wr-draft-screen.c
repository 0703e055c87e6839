/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-draft-screen"

#include "config.h"

#include "wr-draft-screen-private.h"

#include "bm-card-button.h"
#include "bm-player-words.h"
#include "wr-card-look.h"
#include "wr-draft-slot.h"
#include "wr-draft-words.h"
#include "wr-learn.h"
#include "wr-move.h"
#include "bm-widget.h"

/* Pixels in a window of the usual height; cards are wider in higher windows. */
#define CARD_WIDTH    330
#define BACK_WIDTH    230
#define USUAL_HEIGHT  800
#define MOST_WIDER    1.5

/* From these heights on the style sheet uses larger text. */
#define GROWN_HEIGHT      1300
#define MORE_GROWN_HEIGHT 1800

/* Below this height margins are smaller, to leave room for the pictures. */
#define LOW_HEIGHT 700

static void table_init (BmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (WrDraftScreen, wr_draft_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BM_TYPE_TABLE, table_init))

gboolean
bm_draft_is_on (const WrPosition *pos)
{
  return pos->n_frames > 0 && pos->frames[pos->n_frames - 1].kind == WR_FRAME_DRAFT;
}

WrPiece
wr_draft_get_drafted (const WrPosition *pos)
{
  return (WrPiece) pos->frames[pos->n_frames - 1].a;
}

static WrPiece
slot_piece (guint slot)
{
  return slot < WR_N_WORMS ? (WrPiece) slot : WR_PIECE_BIRD;
}

void
wr_draft_screen_choose (WrDraftScreen *self,
                        guint8         card)
{
  const WrPosition *pos = bm_match_get_position (self->match);
  WrPiece who;

  g_return_if_fail (bm_draft_is_on (pos));

  who = wr_draft_get_drafted (pos);
  bm_match_play (self->match, WR_MOVE (who, WR_MOVE_DRAFT, card, 0), NULL);
}

static void
card_clicked_cb (WrDraftScreen *self,
                 BmCardButton  *button)
{
  wr_draft_screen_choose (self, bm_card_button_get_card (button));
}

/* The cards that may be drafted, in the order of legal moves.  They are only set for the side at the screen, not even
   on a hidden page of a stack, where a screen reader could find them. */
static guint
offered (WrDraftScreen *self,
         guint8        *cards,
         guint          room)
{
  BmMove moves[BM_MAX_MOVES];
  guint n_moves = bm_match_get_legal (self->match, moves), n = 0;

  if (self->seat != bm_match_get_to_act (self->match)
      || bm_seats_is_computer (&self->seats, self->seat))
    return 0;
  for (guint i = 0; i < n_moves && n < room; i++)
    if (wr_move_kind (moves[i]) == WR_MOVE_DRAFT)
      cards[n++] = wr_move_a (moves[i]);
  return n;
}

static int
window_height (WrDraftScreen *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root == NULL ? 0 : gtk_widget_get_height (GTK_WIDGET (root));
}

/* In a high window all text is larger, and with it the cards; in a low one the margins are smaller. */
static void
grow (WrDraftScreen *self)
{
  int height = window_height (self);

  bm_widget_set_class (GTK_WIDGET (self), "low", height > 0 && height < LOW_HEIGHT);
  bm_widget_set_class (GTK_WIDGET (self), "grown-1", height >= GROWN_HEIGHT && height < MORE_GROWN_HEIGHT);
  bm_widget_set_class (GTK_WIDGET (self), "grown-2", height >= MORE_GROWN_HEIGHT);
}

static int
wanted_width (WrDraftScreen *self,
              int            usual)
{
  int height = window_height (self);

  return (int) (usual * CLAMP ((double) height / USUAL_HEIGHT, 1, MOST_WIDER));
}

/* The offers for the computer are face down. */
static void
show_backs (WrDraftScreen *self,
            WrPiece        who)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_match_get_legal (self->match, moves);

  for (guint i = 0; i < n; i++)
    {
      WrDeck deck = who == WR_PIECE_BIRD ? WR_DECK_BIRD_CHAMPION : WR_DECK_WORM_CHAMPION;
      GtkWidget *back = bm_card_face_new_mute (wr_deck_look (deck), BM_CARD_SIZE_FULL);

      bm_card_face_set_wanted_width (BM_CARD_FACE (back), wanted_width (self, BACK_WIDTH));
      bm_card_grid_append (self->cards, back);
    }
}

static void
show_offer (WrDraftScreen *self,
            WrPiece        who)
{
  guint8 cards[8];
  guint n = offered (self, cards, G_N_ELEMENTS (cards));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);
  /* During the computer's choice nothing was focusable. */
  gboolean had_focus = focus == NULL || !gtk_widget_get_mapped (focus)
                       || gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  bm_card_grid_clear (self->cards);
  if (bm_seats_is_computer (&self->seats, bm_match_get_to_act (self->match)))
    show_backs (self, who);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button = bm_card_button_new (wr_card_look (cards[i]), BM_CARD_SIZE_FULL);

      bm_card_button_set_wanted_width (BM_CARD_BUTTON (button), wanted_width (self, CARD_WIDTH));
      bm_card_button_set_spoken (BM_CARD_BUTTON (button), wr_draft_for_words (who));
      g_signal_connect_object (button, "clicked", G_CALLBACK (card_clicked_cb), self, G_CONNECT_SWAPPED);
      bm_card_grid_append (self->cards, button);
    }
  if (had_focus && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->cards));
}

/* ---- Another size of the window */

static gboolean
fit_cb (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  WrDraftScreen *self = WR_DRAFT_SCREEN (widget);
  GtkWidget *card;

  grow (self);
  for (guint i = 0; (card = bm_card_grid_get_visible (self->cards, i)) != NULL; i++)
    if (BM_IS_CARD_BUTTON (card))
      bm_card_button_set_wanted_width (BM_CARD_BUTTON (card), wanted_width (self, CARD_WIDTH));
    else
      bm_card_face_set_wanted_width (BM_CARD_FACE (card), wanted_width (self, BACK_WIDTH));
  return G_SOURCE_REMOVE;
}

/* The window has its new size only after the layout. */
static void
layout_cb (WrDraftScreen *self,
           int            width,
           int            height)
{
  if (self->height == height)
    return;
  self->height = height;
  if (self->match != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_cb, NULL, NULL);
}

static void
realized_cb (WrDraftScreen *self)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (GTK_WIDGET (self)));

  g_signal_connect_object (surface, "layout", G_CALLBACK (layout_cb), self, G_CONNECT_SWAPPED);
}

/* ---- What the computer has chosen */

/* The computer's champions as cards, while the person chooses. */
static void
show_chosen (WrDraftScreen    *self,
             const WrPosition *pos)
{
  gboolean any = FALSE;

  bm_card_grid_clear (self->chosen);
  for (guint i = 0; i < N_SLOTS && bm_seats_count_people (&self->seats) == 1; i++)
    {
      int side = slot_piece (i) == WR_PIECE_BIRD ? WR_SIDE_BIRD : WR_SIDE_WORMS;
      GtkWidget *face;

      if (pos->champions[i] >= wr_card_set->n_cards || !bm_seats_is_computer (&self->seats, side)
          || bm_match_get_to_act (self->match) == side)
        continue;
      face = bm_card_face_new (wr_card_look (pos->champions[i]), BM_CARD_SIZE_FULL);
      bm_card_face_set_wanted_width (BM_CARD_FACE (face), wanted_width (self, BACK_WIDTH));
      bm_card_grid_append (self->chosen, face);
      any = TRUE;
    }
  gtk_widget_set_visible (self->chosen_box, any);
}

/* ---- The screen */

static void
show (WrDraftScreen *self)
{
  const WrPosition *pos = bm_match_get_position (self->match);
  const char *name;
  gboolean held;
  WrPiece who;
  int side;

  wr_adviser_stop (self->adviser);
  if (!bm_draft_is_on (pos))
    {
      bm_card_grid_clear (self->cards);
      bm_card_grid_clear (self->chosen);
      return;
    }
  who = wr_draft_get_drafted (pos);
  grow (self);
  for (guint i = 0; i < N_SLOTS; i++)
    wr_draft_slot_show (WR_DRAFT_SLOT (self->places[i]), pos->champions[i], slot_piece (i) == who);
  bm_art_image_set_name (self->portrait, wr_draft_slot_art (who));
  side = who == WR_PIECE_BIRD ? WR_SIDE_BIRD : WR_SIDE_WORMS;
  held = bm_seats_is_computer (&self->seats, side);
  gtk_label_set_label (self->ask, held ? wr_draft_wait_words (who) : wr_draft_ask_words (who));
  name = bm_player_words (&self->seats, self->match, side);
  gtk_label_set_label (self->player, name);
  gtk_widget_set_visible (GTK_WIDGET (self->player), *name != '\0');
  show_offer (self, who);
  show_chosen (self, pos);
  wr_draft_screen_show_undo (self);
  wr_draft_screen_show_advice (self, NULL);
}

static gboolean
wr_draft_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (WR_DRAFT_SCREEN (widget)->cards));
}

static void
wr_draft_screen_dispose (GObject *object)
{
  WrDraftScreen *self = WR_DRAFT_SCREEN (object);

  bm_table_set_match (BM_TABLE (self), NULL);
  g_clear_object (&self->mastery);
  bm_widget_dispose_template (GTK_WIDGET (self), WR_TYPE_DRAFT_SCREEN);
  G_OBJECT_CLASS (wr_draft_screen_parent_class)->dispose (object);
}

static void
wr_draft_screen_class_init (WrDraftScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = wr_draft_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = wr_draft_screen_grab_focus;

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_CARD_GRID);
  g_type_ensure (BM_TYPE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-draft-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, portrait);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, ask);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, player);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, cards);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, slots);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, suggest);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, status);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, undo);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, chosen);
  gtk_widget_class_bind_template_child (widget_class, WrDraftScreen, chosen_box);
  wr_draft_screen_class_add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "draftscreen");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
wr_draft_screen_init (WrDraftScreen *self)
{
  self->seat = BM_SIDE_NOBODY;
  self->seats = BM_SEATS_PEOPLE (WR_N_SIDES);
  gtk_widget_init_template (GTK_WIDGET (self));
  /* It is too short for an animation. */
  bm_status_set_game (self->status, &wr_learn);
  bm_status_set_moving (self->status, FALSE);
  g_signal_connect (self, "realize", G_CALLBACK (realized_cb), NULL);
  for (guint i = 0; i < N_SLOTS; i++)
    {
      self->places[i] = wr_draft_slot_new (slot_piece (i));
      gtk_box_append (self->slots, self->places[i]);
    }
  wr_draft_screen_add_keys (self);
}

static void
set_match (BmTable *table,
           BmMatch *match)
{
  WrDraftScreen *self = WR_DRAFT_SCREEN (table);

  if (self->match == match)
    return;
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_func (self->match, show, self);
  g_set_object (&self->match, match);
  wr_draft_screen_set_adviser (self, match);
  if (match == NULL)
    return;
  g_signal_connect_object (match, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

static BmMatch *
get_match (BmTable *table)
{
  return WR_DRAFT_SCREEN (table)->match;
}

static void
set_players (BmTable       *table,
             const BmSeats *seats)
{
  WrDraftScreen *self = WR_DRAFT_SCREEN (table);

  self->seats = *seats;
  if (self->match != NULL)
    show (self);
}

static void
set_settings (BmTable   *table,
              GSettings *settings,
              BmMastery *mastery)
{
  g_set_object (&WR_DRAFT_SCREEN (table)->mastery, mastery);
}

static void
set_seat (BmTable *table,
          int      side)
{
  WrDraftScreen *self = WR_DRAFT_SCREEN (table);

  if (self->seat == side)
    return;
  self->seat = side;
  if (self->match == NULL)
    return;
  show (self);
  /* Before, nothing was focusable. */
  if (side != BM_SIDE_NOBODY && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->cards));
}

static void
focus_safely (BmTable *table)
{
  gtk_widget_grab_focus (WR_DRAFT_SCREEN (table)->suggest);
}

static void
table_init (BmTableInterface *iface)
{
  iface->set_match = set_match;
  iface->get_match = get_match;
  iface->set_players = set_players;
  iface->set_settings = set_settings;
  iface->set_seat = set_seat;
  iface->focus_safely = focus_safely;
}
