/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-leader-screen"

#include "config.h"

#include "tb-leader-screen-private.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "tb-end-words.h"
#include "tb-game.h"
#include "tb-learn.h"
#include "tb-rules.h"
#include "tb-turn-words.h"
#include "tb-window-size.h"
#include "tb-words.h"

/* The height of the hand and its greatest width, in pixels with text of the usual size. */
static const struct { int height; int width; } hands[] = { { 96, 780 }, { 164, 900 }, { 206, 1160 } };

static void table_init (BmTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TbLeaderScreen, tb_leader_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BM_TYPE_TABLE, table_init))

gboolean
tb_leader_is_chosen_at (gconstpointer position)
{
  const TbPosition *pos = position;
  TbAsks asks = pos->step == TB_STEP_SETUP ? tb_asks_of (pos) : TB_ASKS_NOTHING;

  return asks == TB_ASKS_LEADER || asks == TB_ASKS_LEAVE;
}

static BmMatch *
match_of (TbLeaderScreen *self)
{
  return self->play == NULL ? NULL : tb_play_get_match (self->play);
}

/* ---- Display */

static const char *
name_of (TbLeaderScreen *self,
         guint           seat)
{
  return bm_seats_is_computer (&self->viewer.seats, (int) seat) ? tb_computer_words (seat)
         : tb_player_words (match_of (self), seat);
}

static void
make_show (TbLeaderScreen *self)
{
  BmMatch *match = match_of (self);
  TbShow *show = &self->show;
  guint n;
  const TbOption *options = tb_play_get_options (self->play, &n);

  self->view = *tb_play_get_position (self->play);
  *show = (TbShow) { .view = &self->view, .seat = tb_viewer_get_seat (&self->viewer, match),
                     .decides = bm_match_get_to_act (match), .seats = self->viewer.seats, .distracted = -1 };
  tb_rules_hide (&self->view, show->seat == BM_SIDE_NOBODY ? TB_NO_SEAT : (guint) show->seat);
  for (guint seat = 0; seat < BM_MAX_SEATS; seat++)
    show->names[seat] = seat < self->view.options.players ? name_of (self, seat) : "";
  g_array_set_size (self->lit, 0);
  for (guint i = 0; i < n; i++)
    if (i == 0 || options[i].at != options[i - 1].at)
      g_array_append_val (self->lit, options[i].at);
  show->lit = (const TbAt *) (gpointer) self->lit->data;
  show->n_lit = self->lit->len;
}

/* Which seat decides, and what; a computer decides by itself. */
static void
show_question (TbLeaderScreen *self)
{
  int decides = self->show.decides;
  g_autofree char *asks = NULL, *words = NULL;

  if (!tb_leader_is_chosen_at (&self->view) || decides == BM_SIDE_NOBODY)
    {
      gtk_label_set_label (self->ask, "");
      bm_status_set_thinking (self->status, NULL);
      return;
    }
  bm_art_image_set_name (self->car, tb_seat_art ((guint) decides));
  if (bm_seats_is_computer (&self->viewer.seats, decides))
    {
      /* Translators: %s is a player, a computer. */
      words = g_strdup_printf (_("%s chooses a Leader …"), self->show.names[decides]);
      bm_status_set_thinking (self->status, words);
    }
  else
    {
      asks = tb_asks_words (&self->view);
      words = self->view.options.players == 1 ? g_strdup (asks)
              /* Translators: %1$s is a player, %2$s what that player is asked, a sentence. */
              : g_strdup_printf (_("%1$s: %2$s"), self->show.names[decides], asks);
      bm_status_set_thinking (self->status, NULL);
    }
  gtk_label_set_label (self->ask, words);
}

/* The hand of the deciding seat is hidden until its player confirms to be at the screen; a single person sees it always. */
static void
show_hand (TbLeaderScreen *self)
{
  BmMatch *match = match_of (self);
  int decides = self->show.decides;
  g_autofree char *words = NULL;

  tb_hand_view_show (self->hand, &self->show);
  if (self->show.seat != BM_SIDE_NOBODY)
    tb_hand_view_cover (self->hand, NULL, NULL);
  else if (decides == BM_SIDE_NOBODY || tb_play_is_inactive (self->play) || !tb_leader_is_chosen_at (&self->view))
    tb_hand_view_cover (self->hand, _("The hands lie face down."), NULL);
  else
    {
      words = tb_decides_words (&self->view, bm_match_get_player (match, decides));
      tb_hand_view_cover (self->hand, words, _("I’m here"));
    }
}

/* The three Characters dealt to SEAT. */
static guint32
dealt_to (TbLeaderScreen *self,
          guint           seat)
{
  const TbPosition *first = bm_match_get_position_at (match_of (self), 0);
  const TbPlayer *player = &first->players[seat];

  return player->squad | (player->leader == TB_NO_CARD ? 0 : 1u << (player->leader - TB_FIRST_CHARACTER));
}

static void
show_squad (TbLeaderScreen *self,
            guint           seat)
{
  tb_squad_view_show (self->squad, &self->show, seat, dealt_to (self, seat));
}

static void
show_all (TbLeaderScreen *self)
{
  gboolean solo;

  if (self->play == NULL)
    return;
  make_show (self);
  show_question (self);
  show_hand (self);
  tb_leader_seats_show (self->seats, &self->show);
  solo = tb_position_is_solo (&self->view);
  gtk_widget_set_visible (GTK_WIDGET (self->seats), !solo);
  gtk_widget_set_visible (GTK_WIDGET (self->goal), solo);
  if (solo)
    {
      g_autofree char *goal = tb_scenario_goal (self->view.options.scenario);
      /* Translators: %1$s is a scenario, %2$s its objective, a sentence. */
      g_autofree char *words = g_strdup_printf (_("%1$s: %2$s"), tb_scenario_words (self->view.options.scenario), goal);

      gtk_label_set_label (self->goal, words);
    }
  if (tb_leader_is_chosen_at (&self->view) && self->show.decides != BM_SIDE_NOBODY && !tb_squad_view_is_moving (self->squad))
    show_squad (self, (guint) self->show.decides);
  tb_leader_screen_update_actions (self);
}

/* ---- Updates */

/* The last decision of SEAT; "" if it is not known. */
static char *
dup_decided (TbLeaderScreen *self,
             BmMove          move,
             guint           seat)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_LEADER)
    /* Translators: %1$s is a player, %2$s a Character. */
    return g_strdup_printf (_("%1$s’s Leader is %2$s."), self->show.names[seat], tb_card_words (TB_MOVE_A (move)));
  if (TB_MOVE_KIND (move) == TB_MOVE_LEAVE)
    /* Translators: %s is a Character. */
    return g_strdup_printf (_("%s stays at home."), tb_card_words (TB_MOVE_A (move)));
  return g_strdup ("");
}

/* Focuses the status line, so that a second Enter does not decide anything. */
static void
focus_status (TbLeaderScreen *self)
{
  if (bm_widget_find_focus (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->status));
}

static void
match_changed_cb (TbLeaderScreen *self,
                  BmMatchChange   change)
{
  BmMatch *match = match_of (self);
  guint ply = bm_match_get_ply (match);
  gboolean chosen = change == BM_MATCH_PLAYED && ply > 0 && tb_leader_is_chosen_at (bm_match_get_position_at (match, ply - 1));
  g_autofree char *words = NULL;

  tb_play_update (self->play);
  if (!chosen && !tb_leader_is_chosen_at (tb_play_get_position (self->play)))
    return;
  tb_leader_screen_stop_advice (self);
  tb_squad_view_finish_motion (self->squad);
  self->viewer.here = BM_SIDE_NOBODY;
  focus_status (self);
  if (!chosen)
    {
      bm_status_set_text (self->status, "", NULL, NULL);
      show_all (self);
      return;
    }
  make_show (self);
  words = dup_decided (self, bm_match_get_move (match, ply - 1), (guint) bm_match_get_move_side (match, ply - 1));
  bm_status_set_text (self->status, words, NULL, NULL);
  show_squad (self, (guint) bm_match_get_move_side (match, ply - 1));
  show_all (self);
}

/* The next seat chooses, or the table follows. */
static void
squad_rested_cb (TbLeaderScreen *self)
{
  if (self->play == NULL)
    return;
  show_all (self);
  g_signal_emit_by_name (self, "rested");
}

static void
play_said_cb (TbLeaderScreen  *self,
              const BmRefusal *refusal)
{
  bm_status_set_text (self->status, refusal->message, NULL, refusal->rule);
  g_signal_emit_by_name (self, "refused", refusal);
}

/* ---- Input */

void
tb_leader_screen_press (TbLeaderScreen *self,
                        TbAt            at)
{
  if (self->play == NULL)
    return;
  if (tb_squad_view_is_moving (self->squad))
    tb_squad_view_finish_motion (self->squad);
  else
    tb_play_press (self->play, at);
}

static void
at_pressed_cb (TbLeaderScreen *self,
               guint           at)
{
  tb_leader_screen_press (self, at);
}

void
tb_leader_screen_uncover (TbLeaderScreen *self)
{
  int decides = self->play == NULL ? BM_SIDE_NOBODY : tb_play_get_seat (self->play);

  if (decides == BM_SIDE_NOBODY || tb_play_is_inactive (self->play) || self->show.seat != BM_SIDE_NOBODY)
    return;
  self->viewer.here = decides;
  show_all (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->hand));
}

void
tb_leader_screen_stop_advice (TbLeaderScreen *self)
{
  if (self->adviser != NULL)
    bm_thinker_stop (self->adviser);
  if (self->play != NULL)
    show_question (self);
}

/* A click that skips an animation has no other effect. */
static void
skip_cb (GtkGesture     *gesture,
         int             n_press,
         double          x,
         double          y,
         TbLeaderScreen *self)
{
  if (!tb_squad_view_is_moving (self->squad))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  tb_squad_view_finish_motion (self->squad);
}

/* ---- BmTable */

static void
drop_match (TbLeaderScreen *self)
{
  if (self->play == NULL)
    return;
  g_signal_handlers_disconnect_by_func (match_of (self), match_changed_cb, self);
  g_signal_handlers_disconnect_by_data (self->play, self);
  if (self->adviser != NULL)
    {
      bm_thinker_stop (self->adviser);
      g_signal_handlers_disconnect_by_data (self->adviser, self);
    }
  g_clear_object (&self->adviser);
  g_clear_object (&self->play);
  tb_squad_view_finish_motion (self->squad);
}

static void
set_match (BmTable *table,
           BmMatch *match)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (table);

  if (match_of (self) == match)
    return;
  drop_match (self);
  if (match == NULL)
    return;
  self->play = tb_play_new (match);
  self->viewer.here = BM_SIDE_NOBODY;
  self->viewer.open_hands = tb_game_has_open_hands (bm_match_get_options (match));
  if (self->viewer.seats.n != bm_match_get_n_seats (match))
    self->viewer.seats = bm_seats_of_match (match);
  tb_play_set_computers (self->play, bm_seats_get_computers (&self->viewer.seats));
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play, "said", G_CALLBACK (play_said_cb), self, G_CONNECT_SWAPPED);
  bm_status_set_text (self->status, "", NULL, NULL);
  show_all (self);
}

static BmMatch *
get_match (BmTable *table)
{
  return match_of (TB_LEADER_SCREEN (table));
}

static void
set_players (BmTable       *table,
             const BmSeats *seats)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (table);

  self->viewer.seats = *seats;
  if (self->play == NULL)
    return;
  tb_play_set_computers (self->play, bm_seats_get_computers (seats));
  show_all (self);
}

static void
set_settings (BmTable   *table,
              GSettings *settings,
              BmMastery *mastery)
{
  g_set_object (&TB_LEADER_SCREEN (table)->mastery, mastery);
}

static void
set_seat (BmTable *table,
          int      seat)
{
  TB_LEADER_SCREEN (table)->viewer.here = seat;
  show_all (TB_LEADER_SCREEN (table));
}

static gboolean
is_moving (BmTable *table)
{
  return tb_squad_view_is_moving (TB_LEADER_SCREEN (table)->squad);
}

static char *
dup_subtitle (BmTable *table)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (table);

  return self->play == NULL ? g_strdup ("") : tb_turn_words (match_of (self), tb_play_get_position (self->play));
}

static BmMotion
get_motion (BmTable *table)
{
  return TB_LEADER_SCREEN (table)->motion;
}

static void
set_motion (BmTable  *table,
            BmMotion  motion)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (table);

  self->motion = motion;
  tb_squad_view_set_motion (self->squad, motion);
  bm_status_set_moving (self->status, motion != BM_MOTION_OFF);
}

static void
focus_safely (BmTable *table)
{
  gtk_widget_grab_focus (GTK_WIDGET (TB_LEADER_SCREEN (table)->status));
}

static void
table_init (BmTableInterface *iface)
{
  iface->set_match = set_match;
  iface->get_match = get_match;
  iface->set_players = set_players;
  iface->set_seat = set_seat;
  iface->set_settings = set_settings;
  iface->is_moving = is_moving;
  iface->dup_subtitle = dup_subtitle;
  iface->get_motion = get_motion;
  iface->set_motion = set_motion;
  iface->focus_safely = focus_safely;
}

/* ---- The widget */

static void
resized (GtkWidget *widget,
         int        size)
{
  TbLeaderScreen *self = TB_LEADER_SCREEN (widget);
  double scale = bm_widget_text_scale (widget);

  self->size = size;
  bm_widget_set_class (widget, "small", size == 0);
  bm_widget_set_class (widget, "large", size == 2);
  bm_art_image_set_size (self->car, size == 0 ? 40 : 60);
  tb_squad_view_set_size (self->squad, size);
  tb_leader_seats_set_size (self->seats, size);
  tb_hand_view_set_scale (self->hand, &(TbScale) { .size = size, .grown = 1 });
  gtk_widget_set_size_request (GTK_WIDGET (self->hand), size == 0 ? -1 : (int) (hands[size].width * scale),
                               (int) (hands[size].height * scale));
  gtk_widget_set_halign (GTK_WIDGET (self->hand), size == 0 ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  show_all (self);
}

static gboolean
tb_leader_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TB_LEADER_SCREEN (widget)->status));
}

static void
tb_leader_screen_dispose (GObject *object)
{
  drop_match (TB_LEADER_SCREEN (object));
  g_clear_object (&TB_LEADER_SCREEN (object)->mastery);
  bm_widget_dispose_template (GTK_WIDGET (object), TB_TYPE_LEADER_SCREEN);
  G_OBJECT_CLASS (tb_leader_screen_parent_class)->dispose (object);
}

static void
tb_leader_screen_finalize (GObject *object)
{
  g_array_unref (TB_LEADER_SCREEN (object)->lit);
  G_OBJECT_CLASS (tb_leader_screen_parent_class)->finalize (object);
}

static void
tb_leader_screen_class_init (TbLeaderScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tb_leader_screen_dispose;
  object_class->finalize = tb_leader_screen_finalize;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = tb_leader_screen_grab_focus;
  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_STATUS);
  g_type_ensure (TB_TYPE_SQUAD_VIEW);
  g_type_ensure (TB_TYPE_LEADER_SEATS);
  g_type_ensure (TB_TYPE_HAND_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bloodmoon/BloodMoon/ui/terror-below/tb-leader-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, TbLeaderScreen, car);
  gtk_widget_class_bind_template_child (widget_class, TbLeaderScreen, ask);
  gtk_widget_class_bind_template_child (widget_class, TbLeaderScreen, undo);
  gtk_widget_class_bind_template_child (widget_class, TbLeaderScreen, status);
  gtk_widget_class_bind_template_child (widget_class, TbLeaderScreen, squad);
  gtk_widget_class_bind_template_child (widget_class, TbLeaderScreen, seats);
  gtk_widget_class_bind_template_child (widget_class, TbLeaderScreen, goal);
  gtk_widget_class_bind_template_child (widget_class, TbLeaderScreen, hand);
  gtk_widget_class_bind_template_callback (widget_class, at_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, squad_rested_cb);
  gtk_widget_class_bind_template_callback (widget_class, tb_leader_screen_uncover);
  tb_leader_screen_install_actions (widget_class);
  /* The hand is styled as at the table. */
  gtk_widget_class_set_css_name (widget_class, "tbtable");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tb_leader_screen_init (TbLeaderScreen *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->viewer = TB_VIEWER_NOBODY;
  self->motion = BM_MOTION_NORMAL;
  self->size = 1;
  self->lit = g_array_new (FALSE, FALSE, sizeof (TbAt));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (skip_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  bm_status_set_game (self->status, &tb_learn);
  tb_leader_screen_add_keys (self);
  tb_window_size_follow (GTK_WIDGET (self), resized);
}
