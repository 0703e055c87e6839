/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-new-match-screen"

#include "config.h"

#include "tb-new-match-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-drop-down.h"
#include "bm-new-match.h"
#include "bm-widget.h"
#include "tb-board-sample.h"
#include "tb-choices.h"
#include "tb-end-words.h"
#include "tb-game.h"
#include "tb-parts.h"
#include "tb-seat-rows.h"
#include "tb-window-size.h"

#define MOST_SKULLS 5

/* With larger text the columns of a small window are stacked. */
#define LARGEST_BESIDE 1.05

struct _TbNewMatchScreen
{
  GtkWidget      parent_instance;

  GSettings     *settings;  /* NULL: choices are not stored */
  TbChoices      choices;
  gboolean       showing;   /* the fields are being set by the program: not a choice of the user */

  GtkWidget     *columns;   /* left and right; stacked with large text */
  GtkWidget     *left;
  GtkWidget     *right;
  TbSeatRows    *seats;
  TbBoardSample *sample;
  GtkDropDown   *players;
  GtkDropDown   *board;
  GtkDropDown   *locations;
  GtkDropDown   *worms;
  GtkDropDown   *scenario;
  GtkDropDown   *leave;
  GtkSwitch     *queens;
  GtkSwitch     *learning;
  GtkSwitch     *open_hands;
  GtkWidget     *players_help;
  GtkWidget     *board_help;
  GtkWidget     *locations_help;
  GtkWidget     *worms_help;
  GtkWidget     *scenario_help;
  GtkWidget     *queens_help;
  GtkWidget     *leave_help;
  GtkWidget     *scenario_box;
  GtkWidget     *queens_box;
  GtkWidget     *leave_box;
  GtkWidget     *open_hands_box;
  GtkWidget     *skulls;
};

static void tb_new_match_screen_new_match_init (BmNewMatchInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TbNewMatchScreen, tb_new_match_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BM_TYPE_NEW_MATCH, tb_new_match_screen_new_match_init))

/* ---- Descriptions of the choices */

static char *
dup_players_help (const TbChoices *choices)
{
  if (choices->players == 1)
    return g_strdup_printf (_("Alone against the Worms, and against the clock: %u attacks."), tb_box->numbers.solo_attacks);
  return g_strdup_printf (_("The first to %u points wins."), tb_box->numbers.goal);
}

static const char *
board_words (const TbChoices *choices)
{
  if (tb_choices_get_board (choices) == TB_BOARD_DESERT)
    return _("Open sand. Fits 1 to 3 players.");
  return _("A chasm to jump across, more room. Fits 4 and 5 players.");
}

static const char *
locations_words (const TbChoices *choices)
{
  static const char *const words[] = {
    N_("Where the box has them."), N_("On the usual spaces, in another order."), N_("Anywhere: dice decide.")
  };

  return _(words[choices->locations]);
}

static const char *
worms_words (const TbChoices *choices)
{
  return choices->drawn ? _("Before the first turn, Worms from the deck attack.")
                        : _("Before the first turn, four young Worms attack.");
}

static char *
dup_queens_help (void)
{
  guint points = tb_box->numbers.score_queens;

  return g_strdup_printf (ngettext ("Three more Worms, and the worst: %u point more in the score.",
                                    "Three more Worms, and the worst: %u points more in the score.", points),
                          points);
}

static char *
dup_leave_help (void)
{
  guint points = tb_box->numbers.score_left_out;

  return g_strdup_printf (ngettext ("So many of your squad stay at home: %u point more for each.",
                                    "So many of your squad stay at home: %u points more for each.", points),
                          points);
}

/* ---- The fields */

/* Makes the label beside a field its accessible description. */
static void
help (GtkWidget   *label,
      GtkDropDown *field,
      const char  *words)
{
  tb_label_set (label, words);
  bm_drop_down_set_help (field, words);
}

static void
show_skulls (TbNewMatchScreen *self)
{
  guint n = tb_box->skulls[self->choices.scenario], i = 0;
  g_autofree char *words = g_strdup_printf (ngettext ("Difficulty: %u skull", "Difficulty: %u skulls", n), n);

  /* The first child is a word. */
  for (GtkWidget *skull = gtk_widget_get_first_child (self->skulls); skull != NULL; skull = gtk_widget_get_next_sibling (skull))
    gtk_widget_set_visible (skull, i++ <= n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->skulls), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  bm_widget_set_tooltip (self->skulls, words);
}

static void
show_words (TbNewMatchScreen *self)
{
  const TbChoices *choices = &self->choices;
  g_autofree char *players = dup_players_help (choices), *goal = tb_scenario_goal (choices->scenario);
  g_autofree char *queens = dup_queens_help (), *leave = dup_leave_help ();

  help (self->players_help, self->players, players);
  help (self->board_help, self->board, board_words (choices));
  help (self->locations_help, self->locations, locations_words (choices));
  help (self->worms_help, self->worms, worms_words (choices));
  help (self->scenario_help, self->scenario, goal);
  tb_label_set (self->queens_help, queens);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->queens), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, queens, -1);
  help (self->leave_help, self->leave, leave);
}

/* Sets all fields from the choices. */
static void
show (TbNewMatchScreen *self)
{
  const TbChoices *choices = &self->choices;
  const BmSeats seats = tb_choices_get_seats (choices);
  g_autofree char *options = tb_choices_dup_options (choices);
  gboolean solo = choices->players == 1;

  self->showing = TRUE;
  gtk_drop_down_set_selected (self->players, choices->players - 1);
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    tb_seat_rows_set_level (self->seats, seat, choices->levels[seat]);
  tb_seat_rows_set_n (self->seats, choices->players);
  gtk_drop_down_set_selected (self->board, tb_choices_get_board (choices));
  gtk_drop_down_set_selected (self->locations, choices->locations);
  gtk_drop_down_set_selected (self->worms, choices->drawn ? 1 : 0);
  gtk_drop_down_set_selected (self->scenario, choices->scenario);
  gtk_drop_down_set_selected (self->leave, choices->leave);
  gtk_switch_set_active (self->queens, choices->queens);
  gtk_switch_set_active (self->open_hands, choices->open_hands);
  self->showing = FALSE;
  gtk_widget_set_visible (self->scenario_box, solo);
  gtk_widget_set_visible (self->skulls, solo);
  gtk_widget_set_visible (self->queens_box, solo);
  gtk_widget_set_visible (self->leave_box, solo);
  gtk_widget_set_visible (self->open_hands_box, bm_seats_count_people (&seats) > 1);
  show_words (self);
  show_skulls (self);
  tb_board_sample_show (self->sample, options);
}

/* The user has changed a field. */
static void
chosen_cb (TbNewMatchScreen *self)
{
  TbChoices *choices = &self->choices;
  guint players = gtk_drop_down_get_selected (self->players) + 1;
  TbBoardKind board = (TbBoardKind) gtk_drop_down_get_selected (self->board);

  if (self->showing)
    return;
  if (board != tb_choices_get_board (choices))
    tb_choices_set_board (choices, board);
  choices->players = players;
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    choices->levels[seat] = tb_seat_rows_get_level (self->seats, seat);
  choices->locations = (TbLocationsOption) gtk_drop_down_get_selected (self->locations);
  choices->drawn = gtk_drop_down_get_selected (self->worms) == 1;
  choices->scenario = (TbScenario) gtk_drop_down_get_selected (self->scenario);
  choices->leave = gtk_drop_down_get_selected (self->leave);
  choices->queens = gtk_switch_get_active (self->queens);
  choices->open_hands = gtk_switch_get_active (self->open_hands);
  if (self->settings != NULL)
    tb_choices_write (choices, self->settings);
  show (self);
}

/* ---- The screen */

static void
start_cb (TbNewMatchScreen *self)
{
  const char *names[TB_MAX_SEATS];

  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    names[seat] = tb_seat_rows_get_name (self->seats, seat);
  if (self->settings != NULL)
    tb_choices_write_names (self->settings, names);
  g_signal_emit_by_name (self, "start");
}

static void
back_cb (TbNewMatchScreen *self)
{
  g_signal_emit_by_name (self, "back");
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (TB_NEW_MATCH_SCREEN (widget));
  return TRUE;
}

static gboolean
tb_new_match_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (TB_NEW_MATCH_SCREEN (widget)->players)));
}

static void
resized (GtkWidget *widget,
         int        size)
{
  static const int samples[] = { 190, 290, 380 };
  TbNewMatchScreen *self = TB_NEW_MATCH_SCREEN (widget);
  double scale = bm_widget_text_scale (widget);
  gboolean stacked = size == 0 && scale > LARGEST_BESIDE;

  bm_widget_set_class (widget, "small", size == 0);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  tb_seat_rows_set_size (self->seats, size);
  tb_board_sample_set_size (self->sample, samples[size]);
  gtk_widget_set_size_request (self->left, (int) ((size == 0 ? 340 : 400) * scale), -1);
  gtk_widget_set_size_request (self->right, (int) ((size == 0 ? 340 : 400) * scale), -1);
}

static void
tb_new_match_screen_dispose (GObject *object)
{
  g_clear_object (&TB_NEW_MATCH_SCREEN (object)->settings);
  bm_widget_dispose_template (GTK_WIDGET (object), TB_TYPE_NEW_MATCH_SCREEN);
  G_OBJECT_CLASS (tb_new_match_screen_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, columns);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, left);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, right);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, seats);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, sample);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, players);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, board);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, locations);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, worms);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, scenario);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, leave);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, queens);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, learning);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, open_hands);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, players_help);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, board_help);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, locations_help);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, worms_help);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, scenario_help);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, queens_help);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, leave_help);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, scenario_box);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, queens_box);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, leave_box);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, open_hands_box);
  gtk_widget_class_bind_template_child (widget_class, TbNewMatchScreen, skulls);
}

static void
tb_new_match_screen_class_init (TbNewMatchScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tb_new_match_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = tb_new_match_screen_grab_focus;
  g_type_ensure (TB_TYPE_SEAT_ROWS);
  g_type_ensure (TB_TYPE_BOARD_SAMPLE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bloodmoon/BloodMoon/ui/terror-below/tb-new-match-screen.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "newmatch");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tb_new_match_screen_init (TbNewMatchScreen *self)
{
  g_autoptr(GError) error = NULL;

  self->choices = (TbChoices) { .players = 2, .levels = { BM_PERSON, BM_LEVEL_EASY, BM_LEVEL_EASY, BM_LEVEL_EASY, BM_LEVEL_EASY } };
  self->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->showing = FALSE;
  bm_drop_down_make_accessible (self->players, _("Players"), "");
  bm_drop_down_make_accessible (self->board, _("Board"), "");
  bm_drop_down_make_accessible (self->locations, _("Locations"), "");
  bm_drop_down_make_accessible (self->worms, _("Worms"), "");
  bm_drop_down_make_accessible (self->scenario, _("Scenario"), "");
  bm_drop_down_make_accessible (self->leave, _("Leave out"), "");
  for (guint i = 0; i < MOST_SKULLS; i++)
    gtk_box_append (GTK_BOX (self->skulls), bm_art_image_new ("terror-below/tokens/skull", 20));
  /* The texts contain numbers of the box. */
  if (!tb_game_load_box (&error))
    g_critical ("%s", error->message);
  else
    show (self);
  tb_window_size_follow (GTK_WIDGET (self), resized);
}

static void
set_settings (BmNewMatch *form,
              GSettings  *settings)
{
  TbNewMatchScreen *self = TB_NEW_MATCH_SCREEN (form);

  g_set_object (&self->settings, settings);
  self->choices = tb_choices_read (settings);
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      g_autofree char *name = tb_choices_read_name (settings, seat);

      tb_seat_rows_set_name (self->seats, seat, name);
    }
  g_settings_bind (settings, "learning-help", self->learning, "active", G_SETTINGS_BIND_DEFAULT);
  show (self);
}

static BmSeats
get_seats (BmNewMatch *form)
{
  return tb_choices_get_seats (&TB_NEW_MATCH_SCREEN (form)->choices);
}

static char *
dup_name (BmNewMatch *form,
          int         seat)
{
  TbNewMatchScreen *self = TB_NEW_MATCH_SCREEN (form);

  if (self->choices.levels[seat] != BM_PERSON)
    return g_strdup ("");
  return bm_player_dup_person (tb_seat_rows_get_name (self->seats, (guint) seat));
}

static char *
dup_options (BmNewMatch *form)
{
  return tb_choices_dup_options (&TB_NEW_MATCH_SCREEN (form)->choices);
}

static void
tb_new_match_screen_new_match_init (BmNewMatchInterface *iface)
{
  iface->set_settings = set_settings;
  iface->get_seats = get_seats;
  iface->dup_name = dup_name;
  iface->dup_options = dup_options;
}
