/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The rulebook, which can be opened from any screen and returns to it; and its examples, played at a table of their
 * own.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include <glib/gi18n-lib.h>

#include "bm-rule-words.h"

/* ---- Examples */

static void
example_turn_cb (BmWindow *self)
{
  BmMatch *match = bm_table_get_match (self->example);

  /* One person plays all seats of an example. */
  if (match != NULL)
    bm_table_set_seat (self->example, bm_match_get_to_act (match));
}

static void
need_example (BmWindow       *self,
              const BmGameUi *ui)
{
  if (self->example != NULL && self->example_ui == ui)
    return;
  if (self->example != NULL)
    {
      g_ptr_array_remove (self->tables, self->example);
      bm_stage_remove (self->stage, GTK_WIDGET (g_steal_pointer (&self->example)));
    }
  self->example_ui = ui;
  self->example = bm_window_new_table (self, ui);
  g_signal_connect_object (self->example, "turn-changed", G_CALLBACK (example_turn_cb), self, G_CONNECT_SWAPPED);
}

static void
try_cb (BmWindow   *self,
        const char *rule,
        guint       number)
{
  const BmRulebook *book = bm_rules_screen_get_book (self->rules_screen);
  const BmRulePage *page = bm_rulebook_get (book, rule, NULL);
  g_autoptr(BmMatch) match = NULL;
  g_autoptr(GError) error = NULL;
  const BmGame *game = bm_rulebook_get_game (book)->rules;
  g_autofree gpointer before = g_malloc0 (game->position_size), after = g_malloc0 (game->position_size);
  BmMove move;

  g_return_if_fail (page != NULL && number < page->diagrams->len);

  if (!bm_rule_diagram_play (g_ptr_array_index (page->diagrams, number), before, after, &move, &error))
    {
      g_critical ("%s: %s", rule, error->message);
      return;
    }
  need_example (self, bm_game_ui_of (game));
  self->example_rule = page->id;
  match = bm_match_new_from_position (game, before);
  bm_table_set_players (self->example, &BM_SEATS_PEOPLE (bm_match_get_n_seats (match)));
  bm_table_set_match (self->example, match);
  bm_stage_visit (self->stage, GTK_WIDGET (self->example));
}

static void
leave_example_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  BmWindow *self = data;

  bm_rules_screen_open (self->rules_screen, self->example_rule);
  bm_stage_go_back_to (self->stage, GTK_WIDGET (self->rules_screen));
}

/* ---- The book */

/* The game of the open book, or else of the screen shown. */
static const BmGameUi *
find_game (BmWindow *self)
{
  if (bm_window_is_shown (self, self->rules_screen))
    return bm_game_ui_of (bm_rulebook_get_game (bm_rules_screen_get_book (self->rules_screen))->rules);
  return bm_window_get_game (self);
}

static void
need_rules (BmWindow *self)
{
  bm_window_load_cards (self);
  if (self->rules_screen != NULL)
    return;
  self->rules_screen = g_object_new (BM_TYPE_RULES_SCREEN, NULL);
  bm_stage_add (self->stage, GTK_WIDGET (self->rules_screen));
  g_signal_connect_object (self->rules_screen, "back", G_CALLBACK (bm_window_go_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules_screen, "try", G_CALLBACK (try_cb), self, G_CONNECT_SWAPPED);
}

static void
open_rules (BmWindow   *self,
            const char *rule)
{
  const BmGameUi *ui = find_game (self);

  if (!bm_game_ui_has_rules (ui))
    return;
  need_rules (self);
  bm_rules_screen_set_book (self->rules_screen, bm_rulebook (ui->learn));
  bm_rules_screen_open (self->rules_screen, rule);
  bm_stage_visit (self->stage, GTK_WIDGET (self->rules_screen));
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  BmWindow *self = data;

  if (!bm_window_is_shown (self, self->rules_screen))
    open_rules (self, NULL);
}

static void
rule_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  open_rules (data, g_variant_get_string (parameter, NULL));
}

/* F1 at a table opens the rule for the current decision, which the table knows. */
static gboolean
help_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   unused)
{
  BmWindow *self = BM_WINDOW (widget);

  if (bm_window_get_shown_table (self) != NULL || bm_window_is_shown (self, self->rules_screen))
    return FALSE;
  open_rules (self, bm_window_is_shown (self, self->opening) ? self->ui->opening_rule : NULL);
  return TRUE;
}

BmTable *
bm_window_get_shown_table (BmWindow *self)
{
  if (bm_window_is_shown (self, self->table))
    return self->table;
  if (bm_window_get_lesson_table (self) != NULL)
    return bm_window_get_lesson_table (self);
  if (bm_window_get_replay_table (self) != NULL)
    return bm_window_get_replay_table (self);
  if (bm_window_get_scratch_table (self) != NULL)
    return self->scratch;
  return bm_window_is_shown (self, self->example) ? self->example : NULL;
}

void
bm_window_update_rules (BmWindow *self)
{
  gboolean at_example = bm_window_is_shown (self, self->example);
  GAction *leave = g_action_map_lookup_action (G_ACTION_MAP (self), "leave-example");
  GAction *rules = g_action_map_lookup_action (G_ACTION_MAP (self), "rules");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (leave), at_example);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (rules), bm_game_ui_has_rules (find_game (self)));
  gtk_widget_set_visible (self->example_button, at_example);
  if (at_example)
    {
      const BmRulePage *page = bm_rulebook_get (bm_rules_screen_get_book (self->rules_screen), self->example_rule, NULL);
      g_autofree char *heading = bm_rule_page_heading (page);

      gtk_label_set_label (self->subtitle, heading);
      gtk_widget_set_visible (GTK_WIDGET (self->subtitle), TRUE);
    }
}

void
bm_window_add_rules (BmWindow *self)
{
  static const GActionEntry entries[] = {
    { "rules", rules_cb },
    { "rule", rule_cb, "s" },
    { "leave-example", leave_example_cb },
  };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->example_button = gtk_button_new_with_label (_("Back to the rules"));
  gtk_widget_set_visible (self->example_button, FALSE);
  gtk_widget_set_tooltip_text (self->example_button, _("Back to the page with this example"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->example_button), "win.leave-example");
  gtk_header_bar_pack_start (GTK_HEADER_BAR (self->header), self->example_button);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                                          gtk_callback_action_new (help_cb, NULL, NULL)));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Left, GDK_ALT_MASK),
                                                          gtk_named_action_new ("win.leave-example")));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
