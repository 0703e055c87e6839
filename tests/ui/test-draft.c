/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Asking the computer whom to choose, on the screen of the draft.
 */
#include "config.h"

#include "ui-driver.h"

#include "bm-card-button.h"
#include "bm-draft-screen.h"
#include "bm-status.h"

/* A generous limit: only a failure waits for it. */
#define DEADLINE_SECONDS 60

#define THINKING "Looking for a good champion …"

/* Rows of the drop-downs. */
enum { PERSON, EASY };

typedef gboolean (*Visit) (GtkWidget *widget,
                           gpointer   data);

/* Everything mapped below WIDGET. */
static void
visit_all (GtkWidget *widget,
           Visit      visit,
           GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (visit (widget, NULL))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit_all (child, visit, found);
}

static GPtrArray *
find_all (UiDriver *driver,
          Visit     visit)
{
  GPtrArray *found = g_ptr_array_new ();

  visit_all (driver->window, visit, found);
  return found;
}

static gboolean
is_card (GtkWidget *widget,
         gpointer   unused)
{
  return BM_IS_CARD_BUTTON (widget);
}

static gboolean
is_hinted (GtkWidget *widget,
           gpointer   unused)
{
  return gtk_widget_has_css_class (widget, "hinted");
}

static gboolean
is_draft (GtkWidget *widget,
          gpointer   unused)
{
  return BM_IS_DRAFT_SCREEN (widget);
}

static guint
count_hinted (UiDriver *driver)
{
  g_autoptr(GPtrArray) found = find_all (driver, is_hinted);

  return found->len;
}

static GtkWidget *
draft_of (UiDriver *driver)
{
  g_autoptr(GPtrArray) found = find_all (driver, is_draft);

  g_assert_cmpuint (found->len, ==, 1);
  return g_ptr_array_index (found, 0);
}

static GtkWidget *
status_of (UiDriver *driver)
{
  GtkWidget *status = ui_driver_find (driver, BM_TYPE_STATUS, "Status");

  g_assert_nonnull (status);
  return status;
}

static const char *
status_text (UiDriver *driver)
{
  return bm_status_get_text (BM_STATUS (status_of (driver)));
}

static void
click_card (UiDriver *driver)
{
  g_autoptr(GPtrArray) cards = find_all (driver, is_card);

  g_assert_cmpuint (cards->len, >, 0);
  g_signal_emit_by_name (g_ptr_array_index (cards, 0), "clicked");
}

static gboolean
is_thinking (UiDriver *driver)
{
  return ui_driver_find (driver, GTK_TYPE_LABEL, THINKING) != NULL;
}

static gboolean
tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* It waits while nothing happens: who thinks has the lower priority. */
static void
wait_for_advice (UiDriver *driver)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_SECONDS * G_USEC_PER_SEC;
  guint tick = g_timeout_add (20, tick_cb, NULL);

  while (is_thinking (driver))
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("no advice came");
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (tick);
  ui_driver_settle ();
}

static void
start (UiDriver *driver,
       guint     bird,
       guint     worms)
{
  ui_driver_open (driver, 5);
  ui_driver_click (driver, "New Duel");
  ui_driver_choose (driver, "Bird player", bird);
  ui_driver_choose (driver, "Worm player", worms);
  ui_driver_click (driver, "Start");
  g_assert_true (ui_driver_has_heading (driver, "Draft"));
}

/* As the screen hears it.  Whether it did something. */
static gboolean
press_key (UiDriver *driver,
           guint     key)
{
  GtkWidget *draft = draft_of (driver);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (draft);
  g_autoptr(GtkShortcutTrigger) wanted = gtk_keyval_trigger_new (key, 0);
  gboolean done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller)
                        && k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted))
            done |= gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, draft, NULL);
        }
    }
  return done;
}

/* One of the cards is marked, and heard to be; the line under the question names it and says more. */
static void
assert_advice (UiDriver   *driver,
               const char *whom)
{
  g_autoptr(GPtrArray) hinted = find_all (driver, is_hinted), cards = find_all (driver, is_card);
  g_autofree char *start = NULL, *spoken = NULL;
  const char *name;

  g_assert_cmpuint (hinted->len, ==, 1);
  g_assert_true (BM_IS_CARD_BUTTON (g_ptr_array_index (hinted, 0)));
  name = bm_card_name (bm_card_button_get_card (g_ptr_array_index (hinted, 0)));
  start = g_strdup_printf ("Choose %s.  ", name);
  g_assert_true (g_str_has_prefix (status_text (driver), start));
  g_assert_cmpuint (strlen (status_text (driver)), >, strlen (start) + 10);
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (cards, i);
      gboolean advised = card == g_ptr_array_index (hinted, 0);

      g_free (spoken);
      spoken = g_strdup_printf ("%s, %s%s", bm_card_name (bm_card_button_get_card (BM_CARD_BUTTON (card))), whom,
                                advised ? ", suggested" : "");
      gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
      /* It is heard, and covers nothing. */
      g_assert_false (gtk_widget_get_has_tooltip (card));
    }
}

static void
test_suggest (void)
{
  UiDriver driver;
  GtkWidget *button;

  start (&driver, PERSON, PERSON);
  g_assert_cmpuint (count_hinted (&driver), ==, 0);
  button = ui_driver_find (&driver, GTK_TYPE_BUTTON, "Suggest");
  g_assert_nonnull (button);
  /* Looked at before anything else can happen: it may be found while a button is clicked. */
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (is_thinking (&driver));
  wait_for_advice (&driver);
  assert_advice (&driver, "for Green");

  /* It goes with the choice; the next one may be asked for by key. */
  g_assert_true (press_key (&driver, GDK_KEY_period));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (driver.window)) == status_of (&driver));
  click_card (&driver);
  ui_driver_settle ();
  g_assert_cmpuint (count_hinted (&driver), ==, 0);
  g_assert_cmpstr (status_text (&driver), ==, "");
  g_assert_true (press_key (&driver, GDK_KEY_s));
  g_assert_true (is_thinking (&driver));
  wait_for_advice (&driver);
  assert_advice (&driver, "for Yellow");
  ui_driver_close (&driver);
}

/* Whoever decides first is not told afterwards. */
static void
test_first (void)
{
  UiDriver driver;

  start (&driver, PERSON, PERSON);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (press_key (&driver, GDK_KEY_s));
      g_assert_true (is_thinking (&driver));
      click_card (&driver);
      g_assert_false (is_thinking (&driver));
      ui_driver_settle ();
      g_assert_cmpuint (count_hinted (&driver), ==, 0);
    }
  ui_driver_close (&driver);

  /* Nor is whoever leaves. */
  start (&driver, PERSON, PERSON);
  g_assert_true (press_key (&driver, GDK_KEY_s));
  ui_driver_close (&driver);
}

static void
test_cancel (void)
{
  UiDriver driver;

  start (&driver, PERSON, PERSON);
  g_assert_false (press_key (&driver, GDK_KEY_Escape));
  g_assert_true (press_key (&driver, GDK_KEY_s));
  g_assert_true (press_key (&driver, GDK_KEY_Escape));
  g_assert_false (is_thinking (&driver));
  g_assert_true (press_key (&driver, GDK_KEY_s));
  wait_for_advice (&driver);
  assert_advice (&driver, "for Green");
  /* Asked again it says it again. */
  g_assert_true (press_key (&driver, GDK_KEY_s));
  assert_advice (&driver, "for Green");
  g_assert_true (press_key (&driver, GDK_KEY_Escape));
  g_assert_cmpuint (count_hinted (&driver), ==, 0);
  g_assert_cmpstr (status_text (&driver), ==, "");
  g_assert_false (press_key (&driver, GDK_KEY_Escape));
  ui_driver_close (&driver);
}

/* What the computer is offered is none of anybody's business. */
static void
test_computer (void)
{
  UiDriver driver;

  start (&driver, PERSON, EASY);
  if (ui_driver_find (&driver, GTK_TYPE_LABEL, "The Worms think: who shall Green be?") != NULL)
    {
      g_assert_true (press_key (&driver, GDK_KEY_s));
      g_assert_false (is_thinking (&driver));
      g_assert_cmpstr (status_text (&driver), ==, "The computer decides now: there is nothing to suggest.");
      g_assert_cmpuint (count_hinted (&driver), ==, 0);
    }
  ui_driver_close (&driver);
}

int
main (int    argc,
      char **argv)
{
  if (!ui_driver_init (&argc, &argv))
    return 0;

  g_test_add_func ("/draft/suggest", test_suggest);
  g_test_add_func ("/draft/first", test_first);
  g_test_add_func ("/draft/cancel", test_cancel);
  g_test_add_func ("/draft/computer", test_computer);
  return g_test_run ();
}
