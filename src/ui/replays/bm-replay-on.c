/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-replay-on"

#include "config.h"

#include "bm-replay-on.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-drop-down.h"
#include "bm-replay-words.h"

#define PICTURE 56

/* The entries of the drop-downs. */
static const struct { BmLevel level; const char *words; } choices[] = {
  { BM_PERSON, NC_("player", "Person") },
  { BM_LEVEL_EASY, NC_("player", "Computer: Easy") },
  { BM_LEVEL_MEDIUM, NC_("player", "Computer: Medium") },
  { BM_LEVEL_HARD, NC_("player", "Computer: Hard") },
  { BM_LEVEL_MASTER, NC_("player", "Computer: Master") },
};

struct _BmReplayOn
{
  GtkWindow    parent_instance;

  BmSeats      seats; /* the answers, once it is confirmed */
  char        *names[BM_MAX_SEATS];

  GtkLabel    *words;
  GtkBox      *seats_box;
  GtkDropDown *players[BM_MAX_SEATS];
  GtkEditable *own_names[BM_MAX_SEATS];
  GtkWidget   *begin;
};

enum { SIGNAL_CONFIRMED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmReplayOn, bm_replay_on, GTK_TYPE_WINDOW)

static BmLevel
level_of (BmReplayOn *self,
          guint       seat)
{
  return choices[MIN (gtk_drop_down_get_selected (self->players[seat]), G_N_ELEMENTS (choices) - 1)].level;
}

static void
show_names (BmReplayOn *self)
{
  for (guint seat = 0; seat < self->seats.n; seat++)
    gtk_widget_set_visible (GTK_WIDGET (self->own_names[seat]), level_of (self, seat) == BM_PERSON);
}

static void
take_answers (BmReplayOn *self)
{
  for (guint seat = 0; seat < self->seats.n; seat++)
    {
      g_free (self->names[seat]);
      self->seats.levels[seat] = level_of (self, seat);
      self->names[seat] = self->seats.levels[seat] != BM_PERSON
                            ? g_strdup ("") : bm_player_dup_person (gtk_editable_get_text (self->own_names[seat]));
    }
}

/* Destroyed before the signal: a handler may close the parent. */
static void
confirm_cb (BmReplayOn *self)
{
  g_object_ref (self);
  take_answers (self);
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
  gtk_window_destroy (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CONFIRMED], 0);
  g_object_unref (self);
}

static void
bm_replay_on_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_REPLAY_ON);
  G_OBJECT_CLASS (bm_replay_on_parent_class)->dispose (object);
}

static void
bm_replay_on_finalize (GObject *object)
{
  for (guint seat = 0; seat < BM_MAX_SEATS; seat++)
    g_free (BM_REPLAY_ON (object)->names[seat]);
  G_OBJECT_CLASS (bm_replay_on_parent_class)->finalize (object);
}

static void
bm_replay_on_class_init (BmReplayOnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_replay_on_dispose;
  object_class->finalize = bm_replay_on_finalize;

  signals[SIGNAL_CONFIRMED] = g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-replay-on.ui");
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, words);
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, seats_box);
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, begin);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bm_replay_on_init (BmReplayOn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
new_choice (const BmReplaySeat *seat)
{
  GtkStringList *model = gtk_string_list_new (NULL);
  GtkWidget *player;

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_string_list_append (model, g_dpgettext2 (NULL, "player", choices[i].words));
  player = gtk_drop_down_new (G_LIST_MODEL (model), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (player), GTK_ACCESSIBLE_PROPERTY_LABEL, _(seat->player), -1);
  bm_drop_down_make_accessible (GTK_DROP_DOWN (player), _(seat->player), _(seat->ask));
  return player;
}

static GtkWidget *
new_own_name (const BmReplaySeat *seat)
{
  GtkWidget *name = g_object_new (GTK_TYPE_ENTRY, "max-length", BM_NAME_LENGTH, "width-chars", 12,
                                  "placeholder-text", _("Name"), NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, _(seat->own_name), -1);
  return name;
}

static void
add_seat (BmReplayOn         *self,
          const BmGame       *game,
          const BmReplaySeat *seat)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *picture = bm_art_image_new (bm_game_ui_seat_art (game, seat->seat), PICTURE);
  GtkWidget *ask = g_object_new (GTK_TYPE_LABEL, "label", _(seat->ask), "xalign", 0.0f, NULL);
  GtkWidget *player = new_choice (seat), *name = new_own_name (seat);

  gtk_widget_add_css_class (ask, "card-name");
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (column, GTK_ALIGN_START);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_hexpand (row, TRUE);
  gtk_box_append (GTK_BOX (column), ask);
  gtk_box_append (GTK_BOX (column), player);
  gtk_box_append (GTK_BOX (column), name);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), column);
  gtk_box_append (self->seats_box, row);
  self->players[seat->seat] = GTK_DROP_DOWN (player);
  self->own_names[seat->seat] = GTK_EDITABLE (name);
  g_signal_connect_object (player, "notify::selected", G_CALLBACK (show_names), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (name, "activate", G_CALLBACK (confirm_cb), self, G_CONNECT_SWAPPED);
}

/* Levels that are not offered are replaced by the middle one. */
static guint
row_of (BmLevel level)
{
  for (guint row = 0; row < G_N_ELEMENTS (choices); row++)
    if (choices[row].level == level)
      return row;
  return 2;
}

/* Two side by side; more, one below another. */
static void
add_seats (BmReplayOn *self,
           BmMatch    *match)
{
  const BmGame *game = bm_match_get_game (match);
  const guint n = bm_match_get_n_seats (match);

  if (n > 2)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->seats_box), GTK_ORIENTATION_VERTICAL);
  for (guint place = 0; game->seat_ids[place] != NULL; place++)
    {
      const BmReplaySeat seat = bm_replay_seat_at (game, place);

      if ((guint) seat.seat < n)
        add_seat (self, game, &seat);
    }
  self->seats = BM_SEATS_PEOPLE (n);
  for (guint seat = 0; seat < n; seat++)
    {
      const char *name = bm_match_get_player (match, (int) seat);
      BmLevel level = bm_level_find (name);

      gtk_drop_down_set_selected (self->players[seat], row_of (level));
      gtk_editable_set_text (self->own_names[seat], level == BM_PERSON ? name : "");
    }
  show_names (self);
}

GtkWidget *
bm_replay_on_new (GtkWindow  *parent,
                  BmMatch    *match,
                  const char *where)
{
  BmReplayOn *self = g_object_new (BM_TYPE_REPLAY_ON, "transient-for", parent, NULL);
  g_autofree char *words = NULL;

  /* Translators: %s is where a match stands: "Move 57 of 212". */
  words = g_strdup_printf (_("%s. A new match begins with the moves so far. The old one is kept."), where);
  gtk_label_set_label (self->words, words);
  add_seats (self, match);
  /* Screen readers that read only the focused widget must get the question. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->begin), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_window_set_focus (GTK_WINDOW (self), self->begin);
  return GTK_WIDGET (self);
}

BmSeats
bm_replay_on_get_seats (BmReplayOn *self)
{
  g_return_val_if_fail (BM_IS_REPLAY_ON (self), BM_SEATS_PEOPLE (0));
  return self->seats;
}

char *
bm_replay_on_dup_name (BmReplayOn *self,
                       int         seat)
{
  g_return_val_if_fail (BM_IS_REPLAY_ON (self), NULL);
  g_return_val_if_fail (seat >= 0 && (guint) seat < self->seats.n, NULL);
  return g_strdup (self->names[seat]);
}
