/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-new-duel-screen"

#include "config.h"

#include "wr-new-duel-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-drop-down.h"
#include "bm-game-ui.h"
#include "bm-new-match.h"
#include "bm-widget.h"
#include "wr-game.h"
#include "wr-position.h"

struct _WrNewDuelScreen
{
  GtkWidget    parent_instance;

  GSettings   *settings; /* NULL: nothing is remembered */
  gboolean     changing; /* both players are being changed together */

  GtkToggleButton *against;
  GtkToggleButton *people;
  GtkToggleButton *watch;
  GtkDropDown *bird_player;
  GtkDropDown *worms_player;
  GtkEditable *bird_name;
  GtkEditable *worms_name;
  GtkDropDown *champions;
  GtkLabel    *champions_help;
  GtkSwitch   *cards;
  GtkSwitch   *events;
  GtkSwitch   *learning;
};

static void wr_new_duel_screen_new_match_init (BmNewMatchInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (WrNewDuelScreen, wr_new_duel_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (BM_TYPE_NEW_MATCH, wr_new_duel_screen_new_match_init))

/* In the order of the drop-downs, with their names in the settings. */
static const struct
{
  BmLevel     level;
  const char *nick;
} choices[] = {
  { BM_PERSON, "person" },
  { BM_LEVEL_EASY, "easy" },
  { BM_LEVEL_MEDIUM, "medium" },
  { BM_LEVEL_HARD, "hard" },
  { BM_LEVEL_MASTER, "master" },
};

#define PERSON_ROW  0
#define EASIEST_ROW 1

/* The same for the champions, as the game's options call them too. */
static const char *const champions[] = { "draft", "random", "none" };

static BmLevel
chosen_level (GtkDropDown *drop_down)
{
  guint row = gtk_drop_down_get_selected (drop_down);

  return row < G_N_ELEMENTS (choices) ? choices[row].level : BM_PERSON;
}

static BmSeats
get_seats (WrNewDuelScreen *self)
{
  return (BmSeats) {
    .n = WR_N_SIDES,
    .levels = {
      [WR_SIDE_BIRD] = chosen_level (self->bird_player),
      [WR_SIDE_WORMS] = chosen_level (self->worms_player),
    },
  };
}

/* ---- How to play: by the number of people */

static GtkToggleButton *
chosen_way (WrNewDuelScreen *self)
{
  const BmSeats seats = get_seats (self);
  GtkToggleButton *const ways[] = { self->watch, self->against, self->people };

  return ways[bm_seats_count_people (&seats)];
}

/* The opponent of a single person is remembered while two people play. */
static void
remember_computer (WrNewDuelScreen *self)
{
  const BmSeats seats = get_seats (self);
  int person = bm_seats_get_only_person (&seats);
  GtkDropDown *computer = person == WR_SIDE_BIRD ? self->worms_player : self->bird_player;

  if (self->settings == NULL || person == BM_SIDE_NOBODY)
    return;
  g_settings_set_string (self->settings, "computer-side", person == WR_SIDE_BIRD ? "worms" : "bird");
  g_settings_set_string (self->settings, "computer-level", choices[gtk_drop_down_get_selected (computer)].nick);
}

/* Only people have names. */
static void
player_changed_cb (WrNewDuelScreen *self)
{
  if (self->changing)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->bird_name), chosen_level (self->bird_player) == BM_PERSON);
  gtk_widget_set_visible (GTK_WIDGET (self->worms_name), chosen_level (self->worms_player) == BM_PERSON);
  gtk_toggle_button_set_active (chosen_way (self), TRUE);
  remember_computer (self);
}

static void
set_players (WrNewDuelScreen *self,
             guint            bird,
             guint            worms)
{
  self->changing = TRUE;
  gtk_drop_down_set_selected (self->bird_player, bird);
  gtk_drop_down_set_selected (self->worms_player, worms);
  self->changing = FALSE;
  player_changed_cb (self);
}

/* The row of the computer's level that was chosen last. */
static guint
remembered_level (WrNewDuelScreen *self)
{
  int row = self->settings == NULL ? PERSON_ROW : g_settings_get_enum (self->settings, "computer-level");

  return row > PERSON_ROW && row < (int) G_N_ELEMENTS (choices) ? (guint) row : EASIEST_ROW;
}

static gboolean
is_bird_computer (WrNewDuelScreen *self)
{
  return self->settings != NULL && g_settings_get_enum (self->settings, "computer-side") == WR_SIDE_BIRD;
}

static void
way_toggled_cb (WrNewDuelScreen *self,
                GtkToggleButton *way)
{
  guint level = remembered_level (self), bird = gtk_drop_down_get_selected (self->bird_player);
  guint worms = gtk_drop_down_get_selected (self->worms_player);

  if (self->changing || !gtk_toggle_button_get_active (way) || way == chosen_way (self))
    return;
  if (way == self->people)
    set_players (self, PERSON_ROW, PERSON_ROW);
  else if (way == self->watch)
    set_players (self, bird != PERSON_ROW ? bird : level, worms != PERSON_ROW ? worms : level);
  else if (is_bird_computer (self))
    set_players (self, bird != PERSON_ROW ? bird : level, PERSON_ROW);
  else
    set_players (self, PERSON_ROW, worms != PERSON_ROW ? worms : level);
}

static void
swap_cb (WrNewDuelScreen *self)
{
  g_autofree char *bird = g_strdup (gtk_editable_get_text (self->bird_name));

  gtk_editable_set_text (self->bird_name, gtk_editable_get_text (self->worms_name));
  gtk_editable_set_text (self->worms_name, bird);
  set_players (self, gtk_drop_down_get_selected (self->worms_player), gtk_drop_down_get_selected (self->bird_player));
}

/* ---- The settings */

static guint
count_nicks (gboolean players)
{
  return players ? G_N_ELEMENTS (choices) : G_N_ELEMENTS (champions);
}

static const char *
nick_at (gboolean players,
         guint    row)
{
  return players ? choices[row].nick : champions[row];
}

/* DATA: whether it is about players. */
static gboolean
nick_to_row (GValue   *value,
             GVariant *variant,
             gpointer  data)
{
  gboolean players = GPOINTER_TO_INT (data);

  for (guint row = 0; row < count_nicks (players); row++)
    if (g_str_equal (g_variant_get_string (variant, NULL), nick_at (players, row)))
      {
        g_value_set_uint (value, row);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
row_to_nick (const GValue       *value,
             const GVariantType *type,
             gpointer            data)
{
  gboolean players = GPOINTER_TO_INT (data);
  guint row = g_value_get_uint (value);

  return row < count_nicks (players) ? g_variant_new_string (nick_at (players, row)) : NULL;
}

static void
bind_row (GSettings   *settings,
          const char  *key,
          GtkDropDown *drop_down,
          gboolean     players)
{
  g_settings_bind_with_mapping (settings, key, drop_down, "selected", G_SETTINGS_BIND_DEFAULT, nick_to_row, row_to_nick,
                                GINT_TO_POINTER (players), NULL);
}

/* The settings are untrusted: names are sanitized both when read and when written. */
static void
read_name (GSettings   *settings,
           const char  *key,
           GtkEditable *entry)
{
  g_autofree char *kept = g_settings_get_string (settings, key), *name = bm_player_dup_person (kept);

  gtk_editable_set_text (entry, name);
}

static void
write_name (GSettings   *settings,
            const char  *key,
            GtkEditable *entry)
{
  g_autofree char *name = bm_player_dup_person (gtk_editable_get_text (entry));

  g_settings_set_string (settings, key, name);
}

static gboolean
is_chosen (GSettings  *settings,
           const char *key)
{
  g_autoptr(GVariant) value = g_settings_get_user_value (settings, key);

  return value != NULL;
}

/* A new user, who has neither played nor chosen an opponent, is offered the computer and the garden that the first lessons
   teach: no champions, cards or events. */
static void
offer_first_duel (GSettings *settings)
{
  if (bm_game_ui_was_begun (settings, wr_game.id) || is_chosen (settings, "bird-player")
      || is_chosen (settings, "worm-player") || is_chosen (settings, "champions") || is_chosen (settings, "ability-cards")
      || is_chosen (settings, "special-events"))
    return;
  g_settings_set_string (settings, "worm-player", choices[EASIEST_ROW].nick);
  g_settings_set_string (settings, "champions", "none");
  g_settings_set_boolean (settings, "ability-cards", FALSE);
  g_settings_set_boolean (settings, "special-events", FALSE);
  g_settings_set_boolean (settings, "first-duel-plain", TRUE);
}

/* After that duel everything is offered, with champions that are dealt: a draft is for those who know them. */
static void
offer_second_duel (GSettings *settings)
{
  g_autofree char *chosen = g_settings_get_string (settings, "champions");

  if (!g_settings_get_boolean (settings, "first-duel-plain") || !bm_game_ui_was_begun (settings, wr_game.id))
    return;
  g_settings_reset (settings, "first-duel-plain");
  if (!g_str_equal (chosen, "none"))
    return;
  g_settings_set_string (settings, "champions", "random");
  g_settings_reset (settings, "ability-cards");
  g_settings_reset (settings, "special-events");
}

/* ---- The screen */

static void
start_cb (WrNewDuelScreen *self)
{
  if (self->settings != NULL)
    {
      write_name (self->settings, "bird-name", self->bird_name);
      write_name (self->settings, "worms-name", self->worms_name);
    }
  g_signal_emit_by_name (self, "start");
}

static void
back_cb (WrNewDuelScreen *self)
{
  g_signal_emit_by_name (self, "back");
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (WR_NEW_DUEL_SCREEN (widget));
  return TRUE;
}

static void
wr_new_duel_screen_map (GtkWidget *widget)
{
  WrNewDuelScreen *self = WR_NEW_DUEL_SCREEN (widget);

  if (self->settings != NULL)
    offer_second_duel (self->settings);
  GTK_WIDGET_CLASS (wr_new_duel_screen_parent_class)->map (widget);
}

static gboolean
wr_new_duel_screen_grab_focus (GtkWidget *widget)
{
  WrNewDuelScreen *self = WR_NEW_DUEL_SCREEN (widget);
  GtkWidget *focus = GTK_WIDGET (self->bird_player);

  /* Later, Enter in the name starts the next duel at once. */
  if (self->settings != NULL && !bm_game_ui_was_begun (self->settings, wr_game.id))
    focus = GTK_WIDGET (chosen_way (self));
  else if (chosen_level (self->bird_player) == BM_PERSON)
    focus = GTK_WIDGET (self->bird_name);
  else if (chosen_level (self->worms_player) == BM_PERSON)
    focus = GTK_WIDGET (self->worms_name);
  return gtk_widget_grab_focus (focus);
}

static void
wr_new_duel_screen_dispose (GObject *object)
{
  g_clear_object (&WR_NEW_DUEL_SCREEN (object)->settings);
  bm_widget_dispose_template (GTK_WIDGET (object), WR_TYPE_NEW_DUEL_SCREEN);
  G_OBJECT_CLASS (wr_new_duel_screen_parent_class)->dispose (object);
}

static void
wr_new_duel_screen_class_init (WrNewDuelScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = wr_new_duel_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->map = wr_new_duel_screen_map;
  widget_class->grab_focus = wr_new_duel_screen_grab_focus;

  g_type_ensure (BM_TYPE_ART_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-new-duel-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, against);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, people);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, watch);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, bird_player);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, worms_player);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, bird_name);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, worms_name);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, champions);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, champions_help);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, cards);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, events);
  gtk_widget_class_bind_template_child (widget_class, WrNewDuelScreen, learning);
  gtk_widget_class_bind_template_callback (widget_class, player_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, way_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, swap_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "newduel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
wr_new_duel_screen_init (WrNewDuelScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  player_changed_cb (self);
  bm_drop_down_make_accessible (self->bird_player, _("Bird player"), _("Who plays the Bird?"));
  bm_drop_down_make_accessible (self->worms_player, _("Worm player"), _("Who plays the Worms?"));
  bm_drop_down_make_accessible (self->champions, _("Champions"), gtk_label_get_label (self->champions_help));
}

static void
wr_new_duel_screen_set_settings (BmNewMatch *form,
                                 GSettings  *settings)
{
  WrNewDuelScreen *self = WR_NEW_DUEL_SCREEN (form);

  offer_first_duel (settings);
  self->changing = TRUE;
  bind_row (settings, "bird-player", self->bird_player, TRUE);
  bind_row (settings, "worm-player", self->worms_player, TRUE);
  self->changing = FALSE;
  bind_row (settings, "champions", self->champions, FALSE);
  g_settings_bind (settings, "ability-cards", self->cards, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "special-events", self->events, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "learning-help", self->learning, "active", G_SETTINGS_BIND_DEFAULT);
  read_name (settings, "bird-name", self->bird_name);
  read_name (settings, "worms-name", self->worms_name);
  g_set_object (&self->settings, settings);
  player_changed_cb (self);
}

static BmSeats
wr_new_duel_screen_get_seats (BmNewMatch *form)
{
  return get_seats (WR_NEW_DUEL_SCREEN (form));
}

static char *
wr_new_duel_screen_dup_name (BmNewMatch *form,
                             int         seat)
{
  WrNewDuelScreen *self = WR_NEW_DUEL_SCREEN (form);

  if (chosen_level (seat == WR_SIDE_BIRD ? self->bird_player : self->worms_player) != BM_PERSON)
    return g_strdup ("");
  return bm_player_dup_person (gtk_editable_get_text (seat == WR_SIDE_BIRD ? self->bird_name : self->worms_name));
}

static char *
wr_new_duel_screen_dup_options (BmNewMatch *form)
{
  WrNewDuelScreen *self = WR_NEW_DUEL_SCREEN (form);
  guint selected = gtk_drop_down_get_selected (self->champions);
  gboolean cards = gtk_switch_get_active (self->cards), events = gtk_switch_get_active (self->events);

  g_return_val_if_fail (selected < G_N_ELEMENTS (champions), NULL);
  /* Without anything it is the plain duel, which has no cards to be the same ones for. */
  if (g_str_equal (champions[selected], "none") && !cards && !events)
    return g_strdup ("start");
  return g_strdup_printf ("start:champions=%s,cards=%s,events=%s", champions[selected], cards ? "on" : "off",
                          events ? "on" : "off");
}

static void
wr_new_duel_screen_new_match_init (BmNewMatchInterface *iface)
{
  iface->set_settings = wr_new_duel_screen_set_settings;
  iface->get_seats = wr_new_duel_screen_get_seats;
  iface->dup_name = wr_new_duel_screen_dup_name;
  iface->dup_options = wr_new_duel_screen_dup_options;
}
