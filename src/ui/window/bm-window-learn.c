/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The lessons.  A lesson has a table of its own: the match at the table is not affected.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include "bm-learn-screen.h"
#include "bm-lesson-screen.h"

static void
show_lessons (BmWindow *self)
{
  BmLearnGame *game = self->learn_ui->learn;
  g_autofree char *folder = bm_window_dup_puzzle_folder (self);

  if (folder != NULL && game->goals != NULL)
    bm_learn_screen_show_own (BM_LEARN_SCREEN (self->learn_screen), game, folder);
  bm_window_show_screen (self, self->learn_screen);
}

static void
chosen_cb (BmWindow       *self,
           const BmLesson *lesson)
{
  /* In this order: an invisible screen cannot be focused. */
  bm_window_show_screen (self, self->lesson_screen);
  bm_lesson_screen_start (BM_LESSON_SCREEN (self->lesson_screen), lesson,
                          bm_courses_next (bm_courses_get (self->learn_ui->learn, NULL), lesson));
  bm_window_update_actions (self);
}

static void
left_cb (BmWindow *self)
{
  bm_learn_screen_come_from (BM_LEARN_SCREEN (self->learn_screen),
                             bm_lesson_screen_get_lesson (BM_LESSON_SCREEN (self->lesson_screen))->id);
  show_lessons (self);
}

static void
finished_cb (BmWindow *self)
{
  const BmLesson *next = bm_lesson_screen_get_next (BM_LESSON_SCREEN (self->lesson_screen));

  if (next != NULL)
    chosen_cb (self, next);
  else
    left_cb (self);
}

static void
back_cb (BmWindow *self)
{
  bm_window_show_screen (self, GTK_WIDGET (self->title_screen));
}

/* After a visit to a rule or a card the lesson continues; until then it is paused. */
static void
screen_changed_cb (BmWindow *self)
{
  if (self->lesson_screen == NULL)
    return;
  if (bm_window_is_shown (self, self->lesson_screen))
    bm_lesson_screen_go_on (BM_LESSON_SCREEN (self->lesson_screen));
  else
    bm_lesson_screen_stop (BM_LESSON_SCREEN (self->lesson_screen));
}

/* Removes those of another game. */
static void
drop_screens (BmWindow *self)
{
  if (self->lesson_screen == NULL)
    return;
  g_ptr_array_remove (self->tables, bm_lesson_screen_get_table (BM_LESSON_SCREEN (self->lesson_screen)));
  bm_stage_remove (self->stage, g_steal_pointer (&self->lesson_screen));
  bm_stage_remove (self->stage, g_steal_pointer (&self->learn_screen));
}

static void
add_screens (BmWindow *self)
{
  self->learn_ui = self->chosen;
  self->learn_screen = g_object_new (BM_TYPE_LEARN_SCREEN, NULL);
  self->lesson_screen = bm_lesson_screen_new (self->learn_ui);
  bm_stage_add (self->stage, self->learn_screen);
  bm_stage_add (self->stage, self->lesson_screen);
  bm_window_adopt_table (self, bm_lesson_screen_get_table (BM_LESSON_SCREEN (self->lesson_screen)));
  bm_lesson_screen_set_settings (BM_LESSON_SCREEN (self->lesson_screen), self->settings);
  g_signal_connect_object (self->learn_screen, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn_screen, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lesson_screen, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lesson_screen, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
}

BmTable *
bm_window_get_lesson_table (BmWindow *self)
{
  if (!bm_window_is_shown (self, self->lesson_screen))
    return NULL;
  return bm_lesson_screen_get_table (BM_LESSON_SCREEN (self->lesson_screen));
}

const char *
bm_window_get_lesson_title (BmWindow *self)
{
  const BmLesson *lesson = bm_window_get_lesson_table (self) == NULL
                           ? NULL : bm_lesson_screen_get_lesson (BM_LESSON_SCREEN (self->lesson_screen));

  return lesson == NULL ? "" : bm_lesson_words (lesson->title);
}

/* In a whole match a move can be suggested. */
void
bm_window_update_learn (BmWindow *self)
{
  if (bm_window_get_lesson_table (self) == NULL || !bm_lesson_screen_is_match (BM_LESSON_SCREEN (self->lesson_screen)))
    return;
  bm_window_offer_suggestions (self, bm_window_get_lesson_table (self));
}

void
bm_window_learn (BmWindow *self)
{
  g_autoptr(GError) error = NULL;
  GPtrArray *courses;

  if (!bm_game_ui_has_lessons (self->chosen))
    return;
  bm_window_load_cards (self);
  courses = bm_courses_get (self->chosen->learn, &error);
  if (courses == NULL)
    {
      g_critical ("no lessons: %s", error->message);
      return;
    }
  if (self->learn_ui != self->chosen)
    drop_screens (self);
  if (self->lesson_screen == NULL)
    add_screens (self);
  bm_learn_screen_show_courses (BM_LEARN_SCREEN (self->learn_screen), courses, self->settings);
  show_lessons (self);
}

/* ---- Held keys */

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter
         || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

/* An Enter that is held down would activate the button to continue, and then the next focused widget: it works only
   once. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                BmWindow              *self)
{
  gboolean repeats = self->held_key == keycode;

  self->held_key = keycode;
  return repeats && is_enter (keyval)
         && (bm_window_is_shown (self, self->learn_screen) || bm_window_is_shown (self, self->lesson_screen));
}

static void
key_released_cb (GtkEventControllerKey *controller,
                 guint                  keyval,
                 guint                  keycode,
                 GdkModifierType        state,
                 BmWindow              *self)
{
  self->held_key = 0;
}

/* A release while another window is active is not reported. */
static void
forget_key_cb (BmWindow *self)
{
  self->held_key = 0;
}

/* Added before there are such screens: the Enter that opens them may still be held down. */
void
bm_window_add_learn (BmWindow *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  g_signal_connect_object (controller, "key-released", G_CALLBACK (key_released_cb), self, 0);
  g_signal_connect_object (self, "notify::is-active", G_CALLBACK (forget_key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (screen_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
