/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-draft-screen"

#include "config.h"

#include "bm-draft-screen-private.h"

#include <glib/gi18n-lib.h>

#include "bm-card-button.h"
#include "bm-draft-slot.h"
#include "bm-draft-undo.h"
#include "bm-draft-words.h"
#include "bm-move.h"
#include "bm-widget.h"
#include "bm-words.h"

/* Pixels in a window of the usual height; in a higher one cards are wider. */
#define CARD_WIDTH    330
#define BACK_WIDTH    230
#define USUAL_HEIGHT  800
#define MOST_WIDER    1.5

/* From these heights on the style sheet has larger words. */
#define GROWN_HEIGHT      1300
#define MORE_GROWN_HEIGHT 1800

G_DEFINE_FINAL_TYPE (BmDraftScreen, bm_draft_screen, GTK_TYPE_WIDGET)

gboolean
bm_draft_is_on (const BmPosition *pos)
{
  return pos->n_frames > 0 && pos->frames[pos->n_frames - 1].kind == BM_FRAME_DRAFT;
}

BmPiece
bm_draft_get_drafted (const BmPosition *pos)
{
  return (BmPiece) pos->frames[pos->n_frames - 1].a;
}

static BmPiece
slot_piece (guint slot)
{
  return slot < BM_N_WORMS ? (BmPiece) slot : BM_PIECE_BIRD;
}

static void
choose (BmDraftScreen *self,
        guint8         card)
{
  const BmPosition *pos = bm_match_get_position (self->match);
  BmPiece who;

  g_return_if_fail (bm_draft_is_on (pos));

  who = bm_draft_get_drafted (pos);
  bm_match_play (self->match, BM_MOVE (who, BM_MOVE_DRAFT, card, 0), NULL);
}

static void
card_clicked_cb (BmDraftScreen *self,
                 BmCardButton  *button)
{
  choose (self, bm_card_button_get_card (button));
}

/* The cards that may be drafted, in the order of the rules' list of moves.  Nobody else may see them, not even on the hidden
   page of a stack: whoever is read the screen hears what is there. */
static guint
offered (BmDraftScreen *self,
         guint8        *cards,
         guint          room)
{
  BmMove moves[BM_MAX_MOVES];
  guint n_moves = bm_match_get_legal (self->match, moves), n = 0;

  if (self->seat != bm_match_get_to_act (self->match)
      || bm_players_is_computer (&self->players, self->seat))
    return 0;
  for (guint i = 0; i < n_moves && n < room; i++)
    if (bm_move_kind (moves[i]) == BM_MOVE_DRAFT)
      cards[n++] = bm_move_a (moves[i]);
  return n;
}

static int
window_height (BmDraftScreen *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root == NULL ? 0 : gtk_widget_get_height (GTK_WIDGET (root));
}

/* In a high window all words are larger, and with them the cards. */
static void
grow (BmDraftScreen *self)
{
  int height = window_height (self);

  bm_widget_set_class (GTK_WIDGET (self), "grown-1", height >= GROWN_HEIGHT && height < MORE_GROWN_HEIGHT);
  bm_widget_set_class (GTK_WIDGET (self), "grown-2", height >= MORE_GROWN_HEIGHT);
}

static int
wanted_width (BmDraftScreen *self,
              int            usual)
{
  int height = window_height (self);

  return (int) (usual * CLAMP ((double) height / USUAL_HEIGHT, 1, MOST_WIDER));
}

/* What the computer is offered lies face down. */
static void
show_backs (BmDraftScreen *self,
            BmPiece        who)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_match_get_legal (self->match, moves);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *back = bm_card_face_new_mute (BM_NO_CARD, BM_CARD_SIZE_FULL);

      bm_card_face_set_back (BM_CARD_FACE (back), who == BM_PIECE_BIRD ? BM_DECK_BIRD_CHAMPION : BM_DECK_WORM_CHAMPION);
      bm_card_face_set_wanted_width (BM_CARD_FACE (back), wanted_width (self, BACK_WIDTH));
      bm_card_grid_append (self->cards, back);
    }
}

static void
show_offer (BmDraftScreen *self,
            BmPiece        who)
{
  guint8 cards[8];
  guint n = offered (self, cards, G_N_ELEMENTS (cards));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);
  /* While the computer was offered something there was nothing that could have had it. */
  gboolean had_focus = focus == NULL || !gtk_widget_get_mapped (focus)
                       || gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  bm_card_grid_clear (self->cards);
  if (bm_players_is_computer (&self->players, bm_match_get_to_act (self->match)))
    show_backs (self, who);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button = bm_card_button_new (cards[i], BM_DECK_WORM_CHAMPION, BM_CARD_SIZE_FULL);

      bm_card_button_set_wanted_width (BM_CARD_BUTTON (button), wanted_width (self, CARD_WIDTH));
      bm_card_button_set_spoken (BM_CARD_BUTTON (button), bm_draft_for_words (who));
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
  BmDraftScreen *self = BM_DRAFT_SCREEN (widget);
  GtkWidget *card;

  grow (self);
  for (guint i = 0; (card = bm_card_grid_get_visible (self->cards, i)) != NULL; i++)
    if (BM_IS_CARD_BUTTON (card))
      bm_card_button_set_wanted_width (BM_CARD_BUTTON (card), wanted_width (self, CARD_WIDTH));
    else
      bm_card_face_set_wanted_width (BM_CARD_FACE (card), wanted_width (self, BACK_WIDTH));
  return G_SOURCE_REMOVE;
}

/* The window has its new size only when this is over. */
static void
layout_cb (BmDraftScreen *self,
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
realized_cb (BmDraftScreen *self)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (GTK_WIDGET (self)));

  g_signal_connect_object (surface, "layout", G_CALLBACK (layout_cb), self, G_CONNECT_SWAPPED);
}

/* ---- Keys and actions */

static void
suggest_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  bm_draft_screen_suggest (BM_DRAFT_SCREEN (widget));
}

/* The whole window's key, but for the screen that is shown. */
static gboolean
suggest_key_cb (GtkWidget *widget,
                GVariant  *args,
                gpointer   unused)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_activate_action (widget, "draft.suggest", NULL);
}

static gboolean
status_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   unused)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_grab_focus (GTK_WIDGET (BM_DRAFT_SCREEN (widget)->status));
}

static gboolean
has_help (BmDraftScreen *self)
{
  return self->mastery != NULL && self->seat != BM_SIDE_NOBODY && !bm_match_is_watched (self->match)
         && !bm_players_is_computer (&self->players, self->seat)
         && bm_mastery_get_help (self->mastery, (BmSide) self->seat);
}

/* Somebody who has seen what is offered next knows more than before: only help lets them choose again. */
static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmDraftScreen *self = BM_DRAFT_SCREEN (widget);

  if (self->match == NULL || !bm_draft_is_on (bm_match_get_position (self->match)))
    return;
  if (!has_help (self))
    {
      bm_draft_screen_show_advice (self, _("A champion, once chosen, stays chosen."));
    }
  else if (!bm_draft_can_undo (self->match, self->seat))
    {
      bm_draft_screen_show_advice (self, _("There is nothing to take back yet."));
    }
  else
    {
      bm_draft_undo (self->match, self->seat);
      bm_draft_screen_show_advice (self, _("Taken back."));
    }
}

static gboolean
undo_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   unused)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_activate_action (widget, "draft.undo", NULL);
}

static void
show_undo (BmDraftScreen *self)
{
  gboolean can = bm_draft_can_undo (self->match, self->seat);

  gtk_widget_set_visible (self->undo, has_help (self));
  bm_widget_set_class (self->undo, "unavailable", !can);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->undo), GTK_ACCESSIBLE_STATE_DISABLED, !can, -1);
}

static gboolean
cancel_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  return bm_draft_screen_cancel_advice (BM_DRAFT_SCREEN (widget));
}

static void
add_key (GtkEventController *controller,
         guint               key,
         GdkModifierType     modifiers,
         GtkShortcutFunc     function)
{
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                                          gtk_callback_action_new (function, NULL, NULL)));
}

static void
add_keys (BmDraftScreen *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (controller, GDK_KEY_s, 0, suggest_key_cb);
  add_key (controller, GDK_KEY_period, 0, status_key_cb);
  add_key (controller, GDK_KEY_z, GDK_CONTROL_MASK, undo_key_cb);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* ---- What the computer has chosen */

/* Its champions as cards, while the person chooses: they are what one has to know of the rival. */
static void
show_chosen (BmDraftScreen    *self,
             const BmPosition *pos)
{
  gboolean any = FALSE;

  bm_card_grid_clear (self->chosen);
  for (guint i = 0; i < N_SLOTS && bm_players_count_people (&self->players) == 1; i++)
    {
      int side = slot_piece (i) == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS;
      GtkWidget *face;

      if (pos->champions[i] >= bm_card_set->n_cards || !bm_players_is_computer (&self->players, side)
          || bm_match_get_to_act (self->match) == side)
        continue;
      face = bm_card_face_new (pos->champions[i], BM_CARD_SIZE_FULL);
      bm_card_face_set_wanted_width (BM_CARD_FACE (face), wanted_width (self, BACK_WIDTH));
      bm_card_grid_append (self->chosen, face);
      any = TRUE;
    }
  gtk_widget_set_visible (self->chosen_box, any);
}

/* ---- The screen */

static void
show (BmDraftScreen *self)
{
  const BmPosition *pos = bm_match_get_position (self->match);
  const char *name;
  gboolean held;
  BmPiece who;
  int side;

  bm_draft_screen_drop_advice (self);
  if (!bm_draft_is_on (pos))
    {
      bm_card_grid_clear (self->cards);
      bm_card_grid_clear (self->chosen);
      return;
    }
  who = bm_draft_get_drafted (pos);
  grow (self);
  for (guint i = 0; i < N_SLOTS; i++)
    bm_draft_slot_show (BM_DRAFT_SLOT (self->places[i]), pos->champions[i], slot_piece (i) == who);
  bm_art_image_set_name (self->portrait, bm_draft_slot_art (who));
  side = who == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS;
  held = bm_players_is_computer (&self->players, side);
  gtk_label_set_label (self->ask, held ? bm_draft_wait_words (who) : bm_draft_ask_words (who));
  name = bm_players_get_name (&self->players, self->match, side);
  gtk_label_set_label (self->player, name);
  gtk_widget_set_visible (GTK_WIDGET (self->player), *name != '\0');
  show_offer (self, who);
  show_chosen (self, pos);
  show_undo (self);
  bm_draft_screen_show_advice (self, NULL);
}

/* Keys 1 to 4 are the cards from left to right. */
static gboolean
number_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  BmDraftScreen *self = BM_DRAFT_SCREEN (widget);
  GtkWidget *button = bm_card_grid_get_visible (self->cards, (guint) g_variant_get_int32 (args));

  if (!BM_IS_CARD_BUTTON (button))
    return FALSE;
  choose (self, bm_card_button_get_card (BM_CARD_BUTTON (button)));
  return TRUE;
}

static gboolean
bm_draft_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BM_DRAFT_SCREEN (widget)->cards));
}

static void
bm_draft_screen_dispose (GObject *object)
{
  BmDraftScreen *self = BM_DRAFT_SCREEN (object);

  bm_draft_screen_set_match (self, NULL);
  g_clear_pointer (&self->advice, g_free);
  g_clear_object (&self->mastery);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_DRAFT_SCREEN);
  G_OBJECT_CLASS (bm_draft_screen_parent_class)->dispose (object);
}

static void
bm_draft_screen_class_init (BmDraftScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_draft_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_draft_screen_grab_focus;

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_CARD_GRID);
  g_type_ensure (BM_TYPE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-draft-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, portrait);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, ask);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, player);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, cards);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, slots);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, suggest);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, status);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, undo);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, chosen);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, chosen_box);
  gtk_widget_class_install_action (widget_class, "draft.suggest", NULL, suggest_cb);
  gtk_widget_class_install_action (widget_class, "draft.undo", NULL, undo_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_cb, NULL);
  for (int i = 0; i < 4; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + (guint) i, 0, number_cb, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1 + (guint) i, 0, number_cb, "i", i);
    }
  gtk_widget_class_set_css_name (widget_class, "draftscreen");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_draft_screen_init (BmDraftScreen *self)
{
  self->seat = BM_SIDE_NOBODY;
  self->players = BM_PLAYERS_PEOPLE;
  self->advised = BM_NO_CARD;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* It is over too soon for signs that move. */
  bm_status_set_moving (self->status, FALSE);
  g_signal_connect (self, "realize", G_CALLBACK (realized_cb), NULL);
  for (guint i = 0; i < N_SLOTS; i++)
    {
      self->places[i] = bm_draft_slot_new (slot_piece (i));
      gtk_box_append (self->slots, self->places[i]);
    }
  add_keys (self);
}

void
bm_draft_screen_set_match (BmDraftScreen *self,
                           BmMatch       *match)
{
  g_return_if_fail (BM_IS_DRAFT_SCREEN (self));
  g_return_if_fail (match == NULL || BM_IS_MATCH (match));

  if (self->match == match)
    return;
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_func (self->match, show, self);
  bm_draft_screen_drop_advice (self);
  g_clear_object (&self->adviser);
  g_set_object (&self->match, match);
  if (match == NULL)
    return;
  g_signal_connect_object (match, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

void
bm_draft_screen_set_players (BmDraftScreen   *self,
                             const BmPlayers *players)
{
  g_return_if_fail (BM_IS_DRAFT_SCREEN (self));

  self->players = *players;
  if (self->match != NULL)
    show (self);
}

void
bm_draft_screen_set_mastery (BmDraftScreen *self,
                             BmMastery     *mastery)
{
  g_return_if_fail (BM_IS_DRAFT_SCREEN (self));
  g_set_object (&self->mastery, mastery);
}

void
bm_draft_screen_set_seat (BmDraftScreen *self,
                          int            side)
{
  g_return_if_fail (BM_IS_DRAFT_SCREEN (self));

  if (self->seat == side)
    return;
  self->seat = side;
  if (self->match == NULL)
    return;
  show (self);
  /* There was nothing that could have had the focus. */
  if (side != BM_SIDE_NOBODY && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->cards));
}

void
bm_draft_screen_focus_safely (BmDraftScreen *self)
{
  g_return_if_fail (BM_IS_DRAFT_SCREEN (self));
  gtk_widget_grab_focus (self->suggest);
}
