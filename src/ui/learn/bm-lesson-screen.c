/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-lesson-screen"

#include "config.h"

#include "bm-lesson-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-game-sheet.h"
#include "bm-keys.h"
#include "bm-lesson-guide.h"
#include "bm-lesson-progress.h"
#include "bm-thinker.h"
#include "bm-widget.h"

/* A hint is offered after so many idle seconds, or after so many refused moves. */
#define HESITATION  25
#define VAIN_TRIES  2

/* Milliseconds between two moves of the rival, in the order of the settings' enumeration. */
static const guint pauses[] = { 1800, 800, 200 };

struct _BmLessonScreen
{
  GtkWidget        parent_instance;

  GSettings       *settings;
  BmLessonSession *session;
  const BmLesson  *next;      /* the lesson after this one; NULL: the list of lessons */
  BmThinker       *thinker;   /* NULL: the rival is scripted */
  BmMove           found;     /* the thinker's move, or BM_MOVE_NONE */
  guint            pause;     /* source: delays the rival's next move */
  gboolean         paused;    /* ... the delay is over */
  guint            hesitates; /* source */
  guint            vain;      /* refused moves since the last progress */
  gboolean         active;

  BmTable         *table;
  BmLessonPanel   *panel;
  BmLessonGuide   *guide;
};

enum { SIGNAL_LEFT, SIGNAL_FINISHED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmLessonScreen, bm_lesson_screen, GTK_TYPE_WIDGET)

static BmLessonRun *
run_of (BmLessonScreen *self)
{
  return bm_lesson_session_get_run (self->session);
}

static gboolean
rival_decides (BmLessonScreen *self)
{
  BmMatch *match = bm_lesson_session_get_match (self->session);
  int acts = match == NULL ? BM_SIDE_NOBODY : bm_match_get_to_act (match);

  return acts != BM_SIDE_NOBODY && acts != bm_lesson_run_get_lesson (run_of (self))->side
         && !bm_lesson_run_is_over (run_of (self));
}

/* ---- Hints */

void
bm_lesson_screen_hint (BmLessonScreen *self)
{
  g_return_if_fail (BM_IS_LESSON_SCREEN (self));

  if (run_of (self) == NULL || bm_lesson_run_is_done (run_of (self)) || bm_lesson_run_is_stuck (run_of (self)))
    return;
  /* In a whole match it suggests a move. */
  if (bm_lesson_screen_is_match (self))
    bm_table_suggest (self->table);
  else
    bm_lesson_guide_hint (self->guide);
}

gboolean
bm_lesson_screen_is_match (BmLessonScreen *self)
{
  g_return_val_if_fail (BM_IS_LESSON_SCREEN (self), FALSE);
  return run_of (self) != NULL && bm_lesson_run_get_lesson (run_of (self))->rival == BM_RIVAL_EASY;
}

/* Who solves a puzzle gets no hint unasked. */
static gboolean
is_puzzle (BmLessonScreen *self)
{
  return bm_lesson_run_get_lesson (run_of (self))->solutions > 0;
}

static gboolean
hesitates_cb (gpointer data)
{
  BmLessonScreen *self = data;

  self->hesitates = 0;
  if (bm_lesson_panel_get_note (self->panel) == BM_LESSON_NOTE_NONE && bm_lesson_guide_has_hint (self->guide)
      && !rival_decides (self))
    bm_lesson_guide_hint (self->guide);
  return G_SOURCE_REMOVE;
}

static void
wait_for_hesitation (BmLessonScreen *self)
{
  g_clear_handle_id (&self->hesitates, g_source_remove);
  if (!bm_lesson_run_is_done (run_of (self)) && !is_puzzle (self))
    self->hesitates = g_timeout_add_seconds (HESITATION, hesitates_cb, self);
}

/* Shows why the lesson, or the rules, refused a move; the status line shows it as well. */
static void
refused_cb (BmLessonScreen  *self,
            const BmRefusal *refusal)
{
  if (run_of (self) == NULL || bm_lesson_run_is_done (run_of (self)))
    return;
  wait_for_hesitation (self);
  bm_lesson_guide_show_no (self->guide, refusal->message, ++self->vain >= VAIN_TRIES && !is_puzzle (self));
}

/* ---- The rival */

static void move_rival (BmLessonScreen *self);

static gboolean
pause_over_cb (gpointer data)
{
  BmLessonScreen *self = data;

  self->pause = 0;
  self->paused = TRUE;
  move_rival (self);
  return G_SOURCE_REMOVE;
}

static guint
pause_of (BmLessonScreen *self)
{
  guint pace = self->settings == NULL ? 0 : (guint) g_settings_get_enum (self->settings, "computer-pace");

  return pauses[MIN (pace, G_N_ELEMENTS (pauses) - 1)];
}

/* Called when the board's animations have ended; moves after a pause that lets the learner follow. */
static void
move_rival (BmLessonScreen *self)
{
  BmMove move = self->found;

  if (!self->active || !rival_decides (self) || bm_table_is_moving (self->table))
    return;
  if (!self->paused)
    {
      if (self->pause == 0)
        self->pause = g_timeout_add (pause_of (self), pause_over_cb, self);
      return;
    }
  if (self->thinker != NULL && move == BM_MOVE_NONE)
    return;
  self->paused = FALSE;
  self->found = BM_MOVE_NONE;
  if (self->thinker != NULL)
    bm_match_play (bm_lesson_session_get_match (self->session), move, NULL);
  else
    bm_lesson_session_reply (self->session);
}

static void
found_cb (BmLessonScreen *self,
          guint           move)
{
  self->found = (BmMove) move;
  move_rival (self);
}

static void
reset_rival (BmLessonScreen *self)
{
  self->found = BM_MOVE_NONE;
  self->paused = FALSE;
  g_clear_handle_id (&self->pause, g_source_remove);
}

/* ---- Following the lesson */

static void
keep_progress (BmLessonScreen *self)
{
  g_auto(GStrv) tokens = bm_lesson_session_dup_tokens (self->session);

  if (self->settings != NULL && self->active)
    bm_lesson_progress_set_begun (self->settings, bm_lesson_run_get_lesson (run_of (self))->id,
                                  (const char *const *) tokens);
}

/* If there is nothing left to do on the board, Enter continues. */
static void
lead_focus (BmLessonScreen *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (bm_lesson_run_is_done (run_of (self)))
    bm_lesson_panel_focus_next (self->panel);
  else if (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel)))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
session_changed_cb (BmLessonScreen *self)
{
  self->vain = 0;
  reset_rival (self);
  bm_lesson_guide_show (self->guide);
  bm_table_update_lesson (self->table);
  keep_progress (self);
  wait_for_hesitation (self);
  if (rival_decides (self))
    {
      /* Its move is announced afterwards, even if it is the first event. */
      bm_lesson_guide_let_rival_move (self->guide);
      if (self->thinker != NULL)
        bm_thinker_think (self->thinker, NULL);
      move_rival (self);
      return;
    }
  lead_focus (self);
  bm_lesson_guide_announce (self->guide);
}

static void
session_match_cb (BmLessonScreen *self)
{
  const BmLesson *lesson = bm_lesson_run_get_lesson (run_of (self));
  BmMatch *match = bm_lesson_session_get_match (self->session);
  BmSeats seats = BM_SEATS_PEOPLE (bm_match_get_n_seats (match));

  reset_rival (self);
  bm_lesson_guide_begin (self->guide);
  g_clear_object (&self->thinker);
  for (guint seat = 0; seat < seats.n; seat++)
    if ((int) seat != lesson->side)
      seats.levels[seat] = BM_LEVEL_EASY;
  bm_table_set_match (self->table, NULL);
  bm_table_set_learner (self->table, lesson->side);
  bm_table_set_players (self->table, &seats);
  bm_table_set_match (self->table, match);
  if (lesson->rival != BM_RIVAL_EASY)
    return;
  self->thinker = bm_thinker_new (match, BM_LEVEL_EASY, bm_match_get_seed (match), 1);
  g_signal_connect_object (self->thinker, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
}

/* ---- Actions */

/* A lesson whose last step is done stays done, whichever button leaves it. */
static void
keep_done (BmLessonScreen *self)
{
  if (self->settings != NULL && run_of (self) != NULL && bm_lesson_run_is_done (run_of (self))
      && bm_lesson_session_is_last (self->session))
    bm_lesson_progress_set_done (self->settings, bm_lesson_run_get_lesson (run_of (self))->id);
}

static void
finish (BmLessonScreen *self)
{
  keep_done (self);
  bm_lesson_screen_stop (self);
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0);
}

static void
next_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmLessonScreen *self = BM_LESSON_SCREEN (widget);

  if (run_of (self) == NULL || !self->active)
    return;
  if (!bm_lesson_run_is_done (run_of (self)))
    bm_lesson_guide_refuse (self->guide, _("This step is not done yet."));
  else if (bm_lesson_session_is_last (self->session))
    finish (self);
  else
    bm_lesson_session_next (self->session);
}

static void
back_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmLessonScreen *self = BM_LESSON_SCREEN (widget);

  if (run_of (self) == NULL || !self->active || bm_lesson_session_back (self->session))
    return;
  bm_lesson_guide_refuse (self->guide, _("This is the first step."));
}

static void
again_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  BmLessonScreen *self = BM_LESSON_SCREEN (widget);

  if (run_of (self) != NULL && self->active)
    bm_lesson_session_again (self->session);
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  BmLessonScreen *self = BM_LESSON_SCREEN (widget);

  keep_done (self);
  bm_lesson_screen_stop (self);
  g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

static void
hint_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  bm_lesson_screen_hint (BM_LESSON_SCREEN (widget));
}

/* ---- The widget */

static gboolean
bm_lesson_screen_grab_focus (GtkWidget *widget)
{
  BmLessonScreen *self = BM_LESSON_SCREEN (widget);

  if (run_of (self) != NULL && bm_lesson_run_is_done (run_of (self)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->panel));
  return gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
bm_lesson_screen_dispose (GObject *object)
{
  BmLessonScreen *self = BM_LESSON_SCREEN (object);

  if (self->table != NULL)
    bm_lesson_screen_stop (self);
  g_clear_object (&self->thinker);
  g_clear_pointer (&self->guide, bm_lesson_guide_free);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  if (self->table != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->table));
  self->table = NULL;
  G_OBJECT_CLASS (bm_lesson_screen_parent_class)->dispose (object);
}

static void
bm_lesson_screen_class_init (BmLessonScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_lesson_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_lesson_screen_grab_focus;

  signals[SIGNAL_LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FINISHED] = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "lesson.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "lesson.leave", NULL, leave_cb);
  gtk_widget_class_install_action (widget_class, "lesson.hint", NULL, hint_cb);
  gtk_widget_class_set_css_name (widget_class, "lessonscreen");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* An application accelerator would look for the actions in the window, which does not have them. */
static void
add_keys (BmLessonScreen *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  const BmKey *keys;
  guint n;

  keys = bm_keys_get (&n);
  for (guint i = 0; i < n; i++)
    if (g_str_has_prefix (keys[i].action, "lesson."))
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].accel),
                                                              gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
bm_lesson_screen_init (BmLessonScreen *self)
{
  add_keys (self);
  self->session = bm_lesson_session_new ();
  g_signal_connect_object (self->session, "match", G_CALLBACK (session_match_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bm_lesson_screen_new (const BmGameUi *ui)
{
  BmLessonScreen *self = g_object_new (BM_TYPE_LESSON_SCREEN, NULL);

  bm_game_sheet_need (ui);
  self->table = g_object_new (ui->table_type (), NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->table), GTK_WIDGET (self));
  self->panel = BM_LESSON_PANEL (bm_lesson_panel_new ());
  self->guide = bm_lesson_guide_new (self->session, self->panel, self->table);
  bm_table_set_lesson (self->table, bm_lesson_session_guard, self->session, GTK_WIDGET (self->panel));
  g_signal_connect_object (self->table, "rested", G_CALLBACK (move_rival), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
bm_lesson_screen_set_settings (BmLessonScreen *self,
                               GSettings      *settings)
{
  g_return_if_fail (BM_IS_LESSON_SCREEN (self));
  g_set_object (&self->settings, settings);
}

/* (transfer full) */
static char *
dup_onward (const BmLesson *next)
{
  if (next == NULL)
    return NULL;
  /* Translators: %s is its title. */
  return g_strdup_printf (next->solutions > 0 ? _("On to the next puzzle: %s") : _("On to the next lesson: %s"),
                          bm_lesson_words (next->title));
}

void
bm_lesson_screen_start (BmLessonScreen *self,
                        const BmLesson *lesson,
                        const BmLesson *next)
{
  g_autofree char *onward = dup_onward (next);
  g_auto(GStrv) tokens = NULL;

  g_return_if_fail (BM_IS_LESSON_SCREEN (self));
  g_return_if_fail (lesson != NULL);

  self->active = TRUE;
  tokens = self->settings == NULL ? NULL : bm_lesson_progress_dup_begun (self->settings, lesson->id);
  self->next = next;
  bm_lesson_panel_set_title (self->panel, bm_lesson_words (lesson->title));
  bm_lesson_panel_set_onward (self->panel, onward);
  bm_lesson_session_start (self->session, lesson, (const char *const *) tokens);
}

const BmLesson *
bm_lesson_screen_get_lesson (BmLessonScreen *self)
{
  g_return_val_if_fail (BM_IS_LESSON_SCREEN (self), NULL);
  return run_of (self) == NULL ? NULL : bm_lesson_run_get_lesson (run_of (self));
}

const BmLesson *
bm_lesson_screen_get_next (BmLessonScreen *self)
{
  g_return_val_if_fail (BM_IS_LESSON_SCREEN (self), NULL);
  return self->next;
}

void
bm_lesson_screen_stop (BmLessonScreen *self)
{
  g_return_if_fail (BM_IS_LESSON_SCREEN (self));

  self->active = FALSE;
  reset_rival (self);
  g_clear_handle_id (&self->hesitates, g_source_remove);
  if (self->thinker != NULL)
    bm_thinker_stop (self->thinker);
}

void
bm_lesson_screen_go_on (BmLessonScreen *self)
{
  g_return_if_fail (BM_IS_LESSON_SCREEN (self));

  if (self->active || run_of (self) == NULL)
    return;
  self->active = TRUE;
  wait_for_hesitation (self);
  if (rival_decides (self) && self->thinker != NULL)
    bm_thinker_think (self->thinker, NULL);
  move_rival (self);
}

BmTable *
bm_lesson_screen_get_table (BmLessonScreen *self)
{
  g_return_val_if_fail (BM_IS_LESSON_SCREEN (self), NULL);
  return self->table;
}
