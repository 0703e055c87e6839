/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What whoever does not see the board hears where the focus is: what has happened and what is new, each once, by name.
 */
#include "config.h"

#include <string.h>

#include "ui-kept.h"

#include "wr-board-view.h"
#include "wr-hint-topics.h"
#include "wr-learn.h"
#include "bm-lesson-panel.h"
#include "bm-lesson.h"

static gboolean
is_described (GtkWidget  *widget,
              const char *text)
{
  g_autofree char *other =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  return other == NULL;
}

static void
assert_described (GtkWidget  *widget,
                  const char *text)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

/* ---- Lessons */

static void
open_lesson (UiDriver   *driver,
             const char *title)
{
  ui_driver_open (driver, 2);
  g_settings_reset (driver->settings, "lessons-done");
  g_settings_reset (driver->settings, "lessons-begun");
  ui_driver_click (driver, "Learn");
  ui_driver_click (driver, title);
}

static void
focus_board (UiDriver *driver)
{
  gtk_widget_grab_focus (ui_driver_find (driver, WR_TYPE_BOARD_VIEW, "Board"));
  ui_driver_settle ();
}

#define YELLOW \
  "Yellow lies at h2, one row too deep to be eaten from the grass at h0. You have two actions left: fly to h0, then " \
  "dig down. The grass sinks to h1 and takes you along."
#define NIGHT \
  "Hunger fell from 6 to 5. Green’s Gravestone made column d sink by one row, as it will every night. The Worms " \
  "slept through their turn, so it is yours again."

/* A step is read when it comes; after that what is done, and what was asked for, alone. */
static void
test_step (void)
{
  UiDriver driver;

  open_lesson (&driver, "The first meal");
  ui_driver_play (&driver, "fly d0");
  ui_driver_click (&driver, "Next");
  focus_board (&driver);
  ui_driver_play (&driver, "eat d1");
  ui_driver_click (&driver, "Next");
  assert_described (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Next"), YELLOW);
  ui_act (ui_driver_find (&driver, BM_TYPE_LESSON_PANEL, "Lesson"), "lesson.hint");
  assert_described (ui_driver_focus (&driver),
                    "Press h0 to fly there. Then press Dig, or the key D, and the dirt below you, at h1.");
  ui_driver_click (&driver, "Next");
  assert_described (ui_driver_focus (&driver), "This step is not done yet.");
  ui_driver_play (&driver, "fly h0");
  assert_described (ui_driver_focus (&driver), "The Bird flies to h0.");
  /* The text is not forgotten: it is where one goes to read it. */
  assert_described (ui_driver_find (&driver, GTK_TYPE_BUTTON, "Next"), YELLOW);
  assert_described (GTK_WIDGET (ui_driver_status (&driver)), "The Bird flies to h0.  " YELLOW);
  ui_driver_act (&driver, "table.undo");
  assert_described (ui_driver_focus (&driver), "Taken back.");
  ui_driver_close (&driver);
}

/* What the night and the rival did comes before what is said of it. */
static void
test_night (void)
{
  UiDriver driver;

  open_lesson (&driver, "The first meal");
  ui_driver_play (&driver, "fly d0");
  ui_driver_click (&driver, "Next");
  ui_driver_play (&driver, "eat d1");
  ui_driver_click (&driver, "Next");
  ui_driver_play (&driver, "fly h0");
  ui_driver_play (&driver, "dig down");
  ui_driver_click (&driver, "Next");
  ui_driver_play (&driver, "end");
  UI_WAIT_UNTIL (bm_lesson_panel_get_note (BM_LESSON_PANEL (ui_driver_find (&driver, BM_TYPE_LESSON_PANEL, "Lesson")))
                 == BM_LESSON_NOTE_PRAISE);
  assert_described (ui_driver_focus (&driver),
                    "Column d sinks to row 1.  The Bird gets hungrier: Hunger 5.  Suspicion falls to 1.  The die shows "
                    "2: no rain.  It is the Bird’s turn.  " NIGHT);
  ui_driver_close (&driver);
}

/* By a name of its own, or by what is written on it. */
static gboolean
has_name (GtkWidget *button)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (button);
  g_autofree char *name = NULL;

  if (gtk_button_get_label (GTK_BUTTON (button)) != NULL
      || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return TRUE;
  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  name = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return name != NULL;
}

/* Every button that is in sight can be called by its name. */
static void
check_named (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && gtk_widget_get_focusable (widget)
      && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)) && !has_name (widget))
    g_error ("a %s in a %s has no name", G_OBJECT_TYPE_NAME (widget),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_named (child);
}

/* WORDS of a lesson are whole sentences and have no sign without a sound, and nothing is pointed at by its looks. */
static void
check_words (const char *lesson,
             const char *words)
{
  static const char *const silent[] = { "→", "↓", "↑", "←", "·", "•", "  ", "click", "highlight", "mouse" };

  if (words == NULL)
    return;
  if (*words == '\0' || strchr (".!?”)", words[strlen (words) - 1]) == NULL)
    g_error ("%s: not a sentence: “%s”", lesson, words);
  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    if (strstr (words, silent[i]) != NULL)
      g_error ("%s: “%s” is in “%s”", lesson, silent[i], words);
}

static void
check_step (const BmLesson     *lesson,
            const BmLessonStep *step)
{
  check_words (lesson->id, step->text);
  check_words (lesson->id, step->hint);
  check_words (lesson->id, step->otherwise);
  for (guint i = 0; i < step->refusals->len; i++)
    check_words (lesson->id, g_array_index (step->refusals, BmLessonRefusal, i).text);
  for (guint i = 0; i < step->tips->len; i++)
    check_words (lesson->id, g_array_index (step->tips, BmLessonTip, i).text);
  for (guint i = 0; i < step->goals->len; i++)
    check_words (lesson->id, g_array_index (step->goals, BmLessonGoal, i).praise);
}

/* Each lesson is opened, and what is heard first where the focus is ends with the text of its step. */
static void
check_lesson (UiDriver       *driver,
              const BmLesson *lesson)
{
  const char *text = bm_lesson_words (bm_lesson_get_step (lesson, 0)->text);

  g_test_message ("%s", lesson->id);
  for (guint i = 0; i < lesson->steps->len; i++)
    check_step (lesson, bm_lesson_get_step (lesson, i));
  ui_driver_click (driver, bm_lesson_words (lesson->title));
  ui_driver_settle ();
  check_named (driver->window);
  /* Where the rival begins something has happened before. */
  if (lesson->rival == BM_RIVAL_SCRIPT)
    {
      const char *const ways[] = { "", "Drill.  ", "Pick Green.  ", "Pick Yellow.  ", "Pick Purple.  ", "Pick Pink.  ",
                                   "Pick Green. Pick Yellow.  " };
      gboolean heard = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (ways) && !heard; i++)
        {
          g_autofree char *all = g_strconcat (ways[i], text, NULL);

          heard = is_described (ui_driver_focus (driver), all);
        }
      g_assert_true (heard);
    }
  ui_driver_click (driver, "Leave");
}

static void
test_lessons (void)
{
  GPtrArray *courses = bm_courses_get (&wr_learn, NULL);
  UiDriver driver;

  ui_driver_open (&driver, 2);
  g_settings_reset (driver.settings, "lessons-done");
  g_settings_reset (driver.settings, "lessons-begun");
  ui_driver_click (&driver, "Learn");
  check_named (driver.window);
  for (guint i = 0; i < courses->len; i++)
    {
      const BmCourse *course = g_ptr_array_index (courses, i);

      for (guint k = 0; k < course->lessons->len; k++)
        {
          const BmLesson *lesson = g_ptr_array_index (course->lessons, k);

          if (course->puzzles)
            check_step (lesson, bm_lesson_get_step (lesson, 0));
          else
            check_lesson (&driver, lesson);
        }
    }
  ui_driver_close (&driver);
}

/* ---- At the table */

/* Whoever does not see the marks hears which spaces they are at, as long as these are few. */
static void
test_targets (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_driver_show_text (&driver, "{\"turn\": \"worms\", \"grass\": [0, 0, 0, 4, 3, 0, 0, 0, 0, 0, 0], "
                       "\"bird\": {\"at\": \"k0\"}, \"worms\": [{\"colour\": \"green\", \"at\": \"e4\"}, "
                       "{\"colour\": \"pink\", \"at\": \"b12\"}]}");
  ui_driver_act (&driver, "table.push");
  assert_described (ui_driver_focus (&driver), "Green: Push.  Press a marked space.  Marked: d4, e3.");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "Green: Push.  Press a marked space.");
  ui_driver_act (&driver, "table.cancel");
  ui_driver_act (&driver, "table.cancel");
  assert_described (ui_driver_focus (&driver), "Pick Green.  Nothing is picked.");
  /* Another Worm is no target, but where it is may be one. */
  ui_driver_show_text (&driver, "{\"turn\": \"worms\", \"bird\": {\"at\": \"k0\"}, \"worms\": ["
                       "{\"colour\": \"green\", \"at\": \"a12\"}, {\"colour\": \"pink\", \"at\": \"b12\"}, "
                       "{\"colour\": \"yellow\", \"at\": \"h3\"}]}");
  ui_driver_press (&driver, WR_SPACE (0, 12));
  assert_described (ui_driver_focus (&driver), "Green is picked.  Press a marked space.  Marked: a11, b11, b12.");
  ui_driver_act (&driver, "table.move");
  assert_described (ui_driver_focus (&driver), "Green: Move.  Press a marked space.  Marked: a11, b12.");
  ui_driver_close (&driver);
}

/* A question is not heard twice. */
static void
test_question (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_driver_show_text (&driver, "{\"turn\": \"worms\", \"bird\": {\"at\": \"k0\"}, "
                       "\"wormholes\": [\"e3\", \"a9\", \"c9\"], \"worms\": [{\"colour\": \"green\", \"at\": \"e4\"}]}");
  ui_driver_play (&driver, "move green up");
  assert_described (GTK_WIDGET (ui_driver_status (&driver)),
                    "Green moves to e3.  Worms: Where does Green come out?  Marked: a9, c9.");
  ui_driver_act (&driver, "table.cancel");
  assert_described (GTK_WIDGET (ui_driver_status (&driver)),
                    "Where does Green come out?  Marked: a9, c9.  Green moves to e3.");
  ui_driver_act (&driver, "table.rest");
  assert_described (GTK_WIDGET (ui_driver_status (&driver)),
                    "The Worms must first choose where the Wormhole leads.  Green moves to e3.  "
                    "Worms: Where does Green come out?  Marked: a9, c9.");
  ui_driver_close (&driver);
}

/* What is explained for the first time is told where the focus is, after what has happened. */
static void
test_first_time (void)
{
  static const char *const keys[] = { "help-bird", "help-worms", "help-explained", "help-used", "learning-help" };
  UiDriver driver;

  ui_driver_open (&driver, 2);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (driver.settings, keys[i]);
  g_settings_set_boolean (driver.settings, "help-bird", TRUE);
  ui_driver_show_text (&driver, "{\"turn\": \"bird\", \"bird\": {\"at\": \"f0\"}, "
                       "\"worms\": [{\"colour\": \"green\", \"at\": \"a12\"}]}");
  ui_driver_play (&driver, "dig down");
  g_assert_true (ui_driver_says (&driver, "New: Digging"));
  {
    g_autofree char *all = g_strdup_printf ("The Bird digs down to f1.  New: Digging  %s",
                                            wr_topics[WR_TOPIC_DIG].explanation);

    assert_described (ui_driver_focus (&driver), all);
  }
  /* Once. */
  ui_driver_play (&driver, "dig down");
  assert_described (ui_driver_focus (&driver), "The Bird digs down to f2.");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (driver.settings, keys[i]);
  ui_driver_close (&driver);
}

/* Signs stand in the line for the eye; what is read aloud has sentences in their place. */
static void
test_signs (void)
{
  UiDriver driver;

  ui_driver_open (&driver, 2);
  ui_driver_show_text (&driver, "{\"turn\": \"bird\", \"bird\": {\"at\": \"f0\"}, \"hunger\": 5, "
                       "\"worms\": [{\"colour\": \"green\", \"at\": \"a12\"}]}");
  ui_driver_act (&driver, "win.tonight");
  g_assert_nonnull (strstr (ui_driver_status_text (&driver), "·"));
  assert_described (ui_driver_focus (&driver), "Drill.  Nothing sinks.  Hunger will be 4.  The Bird can reach no "
                    "Worm.  Nobody can bite.");
  ui_driver_act (&driver, "win.tonight");
  ui_driver_close (&driver);
}

/* Asked for where there is nothing to tell, it says why. */
static void
test_no_night (void)
{
  UiDriver driver;

  ui_driver_open_duel (&driver, 2, UI_PERSON, UI_PERSON, TRUE);
  ui_driver_act (&driver, "win.tonight");
  g_assert_cmpstr (ui_driver_status_text (&driver), ==, "The first day has not begun yet.");
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add_func ("/heard/step", test_step);
  g_test_add_func ("/heard/night", test_night);
  g_test_add_func ("/heard/lessons", test_lessons);
  g_test_add_func ("/heard/targets", test_targets);
  g_test_add_func ("/heard/question", test_question);
  g_test_add_func ("/heard/first-time", test_first_time);
  g_test_add_func ("/heard/signs", test_signs);
  g_test_add_func ("/heard/no-night", test_no_night);
  return g_test_run ();
}
