/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-new-duel-screen"

#include "config.h"

#include "bm-new-duel-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-drop-down.h"
#include "bm-position.h"
#include "bm-widget.h"

struct _BmNewDuelScreen
{
  GtkWidget    parent_instance;

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

enum { SIGNAL_START, SIGNAL_BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmNewDuelScreen, bm_new_duel_screen, GTK_TYPE_WIDGET)

/* In the order of the drop-downs, and as the settings call them. */
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

/* The same for the champions, as the game's options call them too. */
static const char *const champions[] = { "draft", "random", "none" };

static BmLevel
chosen_level (GtkDropDown *drop_down)
{
  guint row = gtk_drop_down_get_selected (drop_down);

  return row < G_N_ELEMENTS (choices) ? choices[row].level : BM_PERSON;
}

/* Only people have names. */
static void
player_changed_cb (BmNewDuelScreen *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->bird_name), chosen_level (self->bird_player) == BM_PERSON);
  gtk_widget_set_visible (GTK_WIDGET (self->worms_name), chosen_level (self->worms_player) == BM_PERSON);
}

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

static void
start_cb (BmNewDuelScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_START], 0);
}

static void
back_cb (BmNewDuelScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (BM_NEW_DUEL_SCREEN (widget));
  return TRUE;
}

static gboolean
bm_new_duel_screen_grab_focus (GtkWidget *widget)
{
  BmNewDuelScreen *self = BM_NEW_DUEL_SCREEN (widget);

  return gtk_widget_grab_focus (chosen_level (self->bird_player) == BM_PERSON ? GTK_WIDGET (self->bird_name)
                                                                              : GTK_WIDGET (self->bird_player));
}

static void
bm_new_duel_screen_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_NEW_DUEL_SCREEN);
  G_OBJECT_CLASS (bm_new_duel_screen_parent_class)->dispose (object);
}

static void
bm_new_duel_screen_class_init (BmNewDuelScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_new_duel_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_new_duel_screen_grab_focus;

  signals[SIGNAL_START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-new-duel-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, bird_player);
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, worms_player);
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, bird_name);
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, worms_name);
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, champions);
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, champions_help);
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, cards);
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, events);
  gtk_widget_class_bind_template_child (widget_class, BmNewDuelScreen, learning);
  gtk_widget_class_bind_template_callback (widget_class, player_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "newduel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_new_duel_screen_init (BmNewDuelScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bm_drop_down_make_heard (self->bird_player, _("Bird player"), _("Who plays the Bird?"));
  bm_drop_down_make_heard (self->worms_player, _("Worm player"), _("Who plays the Worms?"));
  bm_drop_down_make_heard (self->champions, _("Champions"), gtk_label_get_label (self->champions_help));
}

void
bm_new_duel_screen_set_settings (BmNewDuelScreen *self,
                                 GSettings       *settings)
{
  g_return_if_fail (BM_IS_NEW_DUEL_SCREEN (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  bind_row (settings, "bird-player", self->bird_player, TRUE);
  bind_row (settings, "worm-player", self->worms_player, TRUE);
  bind_row (settings, "champions", self->champions, FALSE);
  g_settings_bind (settings, "ability-cards", self->cards, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "special-events", self->events, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "learning-help", self->learning, "active", G_SETTINGS_BIND_DEFAULT);
}

BmPlayers
bm_new_duel_screen_get_players (BmNewDuelScreen *self)
{
  g_return_val_if_fail (BM_IS_NEW_DUEL_SCREEN (self), BM_PLAYERS_PEOPLE);

  return (BmPlayers) {
    .levels = {
      [BM_SIDE_BIRD] = chosen_level (self->bird_player),
      [BM_SIDE_WORMS] = chosen_level (self->worms_player),
    },
  };
}

char *
bm_new_duel_screen_dup_name (BmNewDuelScreen *self,
                             int              side)
{
  g_return_val_if_fail (BM_IS_NEW_DUEL_SCREEN (self), NULL);

  if (chosen_level (side == BM_SIDE_BIRD ? self->bird_player : self->worms_player) != BM_PERSON)
    return g_strdup ("");
  return bm_player_dup_person (gtk_editable_get_text (side == BM_SIDE_BIRD ? self->bird_name : self->worms_name));
}

char *
bm_new_duel_screen_dup_options (BmNewDuelScreen *self)
{
  guint selected;
  gboolean cards, events;

  g_return_val_if_fail (BM_IS_NEW_DUEL_SCREEN (self), NULL);

  selected = gtk_drop_down_get_selected (self->champions);
  g_return_val_if_fail (selected < G_N_ELEMENTS (champions), NULL);
  cards = gtk_switch_get_active (self->cards);
  events = gtk_switch_get_active (self->events);
  /* Without anything it is the plain duel, which has no cards to be the same ones for. */
  if (g_str_equal (champions[selected], "none") && !cards && !events)
    return g_strdup ("start");
  return g_strdup_printf ("start:champions=%s,cards=%s,events=%s", champions[selected], cards ? "on" : "off",
                          events ? "on" : "off");
}
