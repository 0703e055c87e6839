/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The way back through the window's screens.
 */
#include "config.h"

#include "bm-stage.h"
#include "ui-driver.h"

/* Home is the first of the screens, and the way back passes over the last. */
enum { HOME, TABLE, RULES, EXAMPLE, CARDS, N_SCREENS };

typedef struct
{
  GtkWidget *window;
  BmStage   *stage;
  GtkWidget *screens[N_SCREENS];
} Stage;

static void
set_up (Stage         *self,
        gconstpointer  unused)
{
  GtkWidget *stack = gtk_stack_new ();

  self->window = ui_window_open (stack, 100, 100);
  for (guint i = 0; i < N_SCREENS; i++)
    self->screens[i] = gtk_label_new (NULL);
  self->stage = bm_stage_new (GTK_STACK (stack), self->screens[HOME]);
  for (guint i = 0; i < N_SCREENS; i++)
    bm_stage_add (self->stage, self->screens[i]);
  bm_stage_pass_over (self->stage, self->screens[CARDS]);
}

static void
tear_down (Stage         *self,
           gconstpointer  unused)
{
  g_assert_finalize_object (self->stage);
  ui_window_close (self->window);
}

static void
visit (Stage *self,
       guint  screen)
{
  bm_stage_visit (self->stage, self->screens[screen]);
  g_assert_true (bm_stage_is_shown (self->stage, self->screens[screen]));
}

static void
assert_back (Stage *self,
             guint  screen)
{
  g_assert_true (bm_stage_get_back (self->stage) == self->screens[screen]);
  bm_stage_go_back (self->stage);
  g_assert_true (bm_stage_get_shown (self->stage) == self->screens[screen]);
}

static void
test_back (Stage         *self,
           gconstpointer  unused)
{
  g_assert_false (bm_stage_is_shown (self->stage, NULL));
  bm_stage_show (self->stage, self->screens[TABLE]);
  visit (self, RULES);
  visit (self, RULES);
  visit (self, EXAMPLE);
  assert_back (self, RULES);
  assert_back (self, TABLE);
  assert_back (self, HOME);
  assert_back (self, HOME);
  /* What is shown for good leads nowhere back. */
  visit (self, RULES);
  bm_stage_show (self->stage, self->screens[TABLE]);
  assert_back (self, HOME);
}

/* To and fro between the rules and the cards leads back to where both began. */
static void
test_between (Stage         *self,
              gconstpointer  unused)
{
  bm_stage_show (self->stage, self->screens[TABLE]);
  visit (self, RULES);
  visit (self, CARDS);
  visit (self, RULES);
  visit (self, CARDS);
  assert_back (self, RULES);
  assert_back (self, TABLE);
  visit (self, CARDS);
  visit (self, RULES);
  assert_back (self, TABLE);
}

/* An example is left for the rule that it is of, whatever was looked up meanwhile. */
static void
test_back_to (Stage         *self,
              gconstpointer  unused)
{
  bm_stage_show (self->stage, self->screens[TABLE]);
  visit (self, RULES);
  visit (self, EXAMPLE);
  visit (self, RULES);
  visit (self, EXAMPLE);
  bm_stage_go_back_to (self->stage, self->screens[RULES]);
  g_assert_true (bm_stage_is_shown (self->stage, self->screens[RULES]));
  assert_back (self, TABLE);
  /* Where it has not been, the way stays. */
  visit (self, RULES);
  bm_stage_go_back_to (self->stage, self->screens[EXAMPLE]);
  assert_back (self, TABLE);
}

static void
test_remove (Stage         *self,
             gconstpointer  unused)
{
  bm_stage_show (self->stage, self->screens[TABLE]);
  visit (self, EXAMPLE);
  visit (self, RULES);
  visit (self, EXAMPLE);
  visit (self, RULES);
  bm_stage_remove (self->stage, NULL);
  bm_stage_remove (self->stage, self->screens[EXAMPLE]);
  assert_back (self, RULES);
  assert_back (self, TABLE);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_changed (Stage         *self,
              gconstpointer  unused)
{
  guint n = 0;

  g_signal_connect_swapped (self->stage, "changed", G_CALLBACK (count_cb), &n);
  bm_stage_show (self->stage, self->screens[TABLE]);
  bm_stage_show (self->stage, self->screens[TABLE]);
  visit (self, RULES);
  assert_back (self, TABLE);
  g_assert_cmpuint (n, ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  if (!ui_driver_init (&argc, &argv))
    return 0;
  g_test_add ("/stage/back", Stage, NULL, set_up, test_back, tear_down);
  g_test_add ("/stage/between", Stage, NULL, set_up, test_between, tear_down);
  g_test_add ("/stage/back-to", Stage, NULL, set_up, test_back_to, tear_down);
  g_test_add ("/stage/remove", Stage, NULL, set_up, test_remove, tear_down);
  g_test_add ("/stage/changed", Stage, NULL, set_up, test_changed, tear_down);
  return g_test_run ();
}
