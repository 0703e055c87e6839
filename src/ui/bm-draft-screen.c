/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-draft-screen"

#include "config.h"

#include "bm-draft-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-button.h"
#include "bm-card-grid.h"
#include "bm-draft-slot.h"
#include "bm-draft-undo.h"
#include "bm-draft-words.h"
#include "bm-move.h"
#include "bm-status.h"
#include "bm-thinker.h"
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

/* Whom the person who is offered something may ask. */
#define ADVISER_LEVEL BM_LEVEL_MASTER

/* Places for what was drafted: the Worms, then the Bird. */
#define N_SLOTS (BM_N_WORMS + 1)

struct _BmDraftScreen
{
  GtkWidget   parent_instance;

  BmMatch    *match;
  BmPlayers   players;
  BmMastery  *mastery; /* NULL: nobody has help */
  int         seat; /* who sits at the screen, or BM_SIDE_NOBODY */
  GtkWidget  *places[N_SLOTS];
  BmThinker  *adviser; /* NULL: nobody has asked for a suggestion yet */
  guint8      advised; /* the card that it suggests, or BM_NO_CARD */
  char       *advice;  /* ... in words, or NULL */
  int         height;  /* of the surface, when the cards were last fitted to it */

  BmArtImage *portrait;
  GtkLabel   *ask;
  GtkLabel   *player;
  BmCardGrid *cards;
  GtkBox     *slots;
  BmCardGrid *chosen; /* the computer's champions */
  GtkWidget  *chosen_box;
  GtkWidget  *suggest;
  GtkWidget  *undo;
  BmStatus   *status;
};

G_DEFINE_FINAL_TYPE (BmDraftScreen, bm_draft_screen, GTK_TYPE_WIDGET)

gboolean
bm_draft_is_on (const BmPosition *pos)
{
  return pos->n_frames > 0 && pos->frames[pos->n_frames - 1].kind == BM_FRAME_DRAFT;
}

/* Who is drafted. */
static BmPiece
get_drafted (const BmPosition *pos)
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

  who = get_drafted (pos);
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

/* ---- Suggest */

static gboolean
is_advising (BmDraftScreen *self)
{
  return self->adviser != NULL && bm_thinker_is_thinking (self->adviser);
}

static GtkWidget *
find_focus (BmDraftScreen *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

/* Who is read the screen hears of it where the focus is, and on the card itself. */
static void
show_advice_at (BmDraftScreen *self,
                BmCardButton  *button,
                const char    *words)
{
  gboolean advised = bm_card_button_get_card (button) == self->advised;
  gboolean focused = find_focus (self) == GTK_WIDGET (button);
  BmPiece who = get_drafted (bm_match_get_position (self->match));
  /* Translators: for whom a champion is: "for Green". */
  g_autofree char *spoken = advised ? g_strdup_printf (_("%s, suggested"), bm_draft_for_words (who)) : NULL;

  bm_widget_set_class (GTK_WIDGET (button), "hinted", advised);
  bm_card_button_set_spoken (button, advised ? spoken : bm_draft_for_words (who));
  bm_card_button_set_available (button, TRUE, advised || focused ? words : NULL);
  /* That is for who is read it; others see it under the question. */
  gtk_widget_set_has_tooltip (GTK_WIDGET (button), FALSE);
}

/* WORDS stand in the line under the question; NULL: nothing does. */
static void
show_advice (BmDraftScreen *self,
             const char    *words)
{
  const char *thinking = is_advising (self) ? _("Looking for a good champion …") : NULL;
  const char *heard = thinking != NULL ? thinking : words;
  const char *tooltip = gtk_widget_get_tooltip_text (self->suggest);
  GtkWidget *button;

  bm_status_set_thinking (self->status, thinking);
  bm_status_set_text (self->status, words != NULL ? words : "", NULL, NULL);
  /* It would cover the answer. */
  gtk_widget_set_has_tooltip (self->suggest, heard == NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->suggest), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  heard != NULL && find_focus (self) == self->suggest ? heard : tooltip, -1);
  for (guint i = 0; (button = bm_card_grid_get_visible (self->cards, i)) != NULL; i++)
    if (BM_IS_CARD_BUTTON (button))
      show_advice_at (self, BM_CARD_BUTTON (button), heard);
}

/* Something else is offered, or nothing any more. */
static void
drop_advice (BmDraftScreen *self)
{
  if (self->adviser != NULL)
    bm_thinker_stop (self->adviser);
  self->advised = BM_NO_CARD;
  g_clear_pointer (&self->advice, g_free);
}

static void
found_cb (BmDraftScreen *self,
          guint          move)
{
  GtkWidget *button;

  self->advised = bm_move_a ((BmMove) move);
  self->advice = bm_draft_advice_words ((BmMove) move, bm_thinker_get_result (self->adviser));
  show_advice (self, self->advice);
  /* Tab leads there, and what has to be scrolled to is in sight. */
  for (guint i = 0; (button = bm_card_grid_get_visible (self->cards, i)) != NULL; i++)
    if (BM_IS_CARD_BUTTON (button) && bm_card_button_get_card (BM_CARD_BUTTON (button)) == self->advised)
      bm_card_grid_set_current (self->cards, button);
}

static void
suggest (BmDraftScreen *self)
{
  if (self->adviser == NULL)
    {
      self->adviser = bm_thinker_new (self->match, ADVISER_LEVEL, bm_match_get_seed (self->match) + BM_N_SIDES, 1);
      g_signal_connect_object (self->adviser, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
    }
  bm_thinker_think (self->adviser, NULL);
  show_advice (self, NULL);
}

static void
suggest_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  BmDraftScreen *self = BM_DRAFT_SCREEN (widget);

  if (self->match == NULL || !bm_draft_is_on (bm_match_get_position (self->match)))
    return;
  if (bm_match_get_to_act (self->match) != self->seat
      || bm_players_is_computer (&self->players, self->seat))
    show_advice (self, _("The computer decides now: there is nothing to suggest."));
  else if (self->advice != NULL)
    show_advice (self, self->advice);
  else if (!is_advising (self))
    suggest (self);
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

/* ---- Undo */

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
      show_advice (self, _("A champion, once chosen, stays chosen."));
    }
  else if (!bm_draft_can_undo (self->match, self->seat))
    {
      show_advice (self, _("There is nothing to take back yet."));
    }
  else
    {
      bm_draft_undo (self->match, self->seat);
      show_advice (self, _("Taken back."));
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
  BmDraftScreen *self = BM_DRAFT_SCREEN (widget);

  if (!is_advising (self) && *bm_status_get_text (self->status) == '\0')
    return FALSE;
  drop_advice (self);
  show_advice (self, NULL);
  return TRUE;
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

  drop_advice (self);
  if (!bm_draft_is_on (pos))
    {
      bm_card_grid_clear (self->cards);
      bm_card_grid_clear (self->chosen);
      return;
    }
  who = get_drafted (pos);
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
  show_advice (self, NULL);
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
  drop_advice (self);
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
