/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-replay-on"

#include "config.h"

#include "bm-replay-on.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-drop-down.h"
#include "wr-position.h"

/* The entries of the drop-downs. */
static const BmLevel levels[] = { BM_PERSON, BM_LEVEL_EASY, BM_LEVEL_MEDIUM, BM_LEVEL_HARD, BM_LEVEL_MASTER };

struct _BmReplayOn
{
  GtkWindow    parent_instance;

  BmSeats      seats; /* the answers, once they are given */
  char        *names[WR_N_SIDES];

  GtkLabel    *words;
  GtkDropDown *bird_player;
  GtkDropDown *worms_player;
  GtkEditable *bird_name;
  GtkEditable *worms_name;
  GtkWidget   *begin;
};

enum { SIGNAL_CONFIRMED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmReplayOn, bm_replay_on, GTK_TYPE_WINDOW)

static GtkDropDown *
player_of (BmReplayOn *self,
           int         side)
{
  return side == WR_SIDE_BIRD ? self->bird_player : self->worms_player;
}

static GtkEditable *
name_of (BmReplayOn *self,
         int         side)
{
  return side == WR_SIDE_BIRD ? self->bird_name : self->worms_name;
}

static BmLevel
level_of (BmReplayOn *self,
          int         side)
{
  return levels[MIN (gtk_drop_down_get_selected (player_of (self, side)), G_N_ELEMENTS (levels) - 1)];
}

static void
player_changed_cb (BmReplayOn *self)
{
  for (int side = 0; side < WR_N_SIDES; side++)
    gtk_widget_set_visible (GTK_WIDGET (name_of (self, side)), level_of (self, side) == BM_PERSON);
}

static void
take_answers (BmReplayOn *self)
{
  for (int side = 0; side < WR_N_SIDES; side++)
    {
      g_free (self->names[side]);
      self->seats.levels[side] = level_of (self, side);
      self->names[side] = self->seats.levels[side] != BM_PERSON
                            ? g_strdup ("") : bm_player_dup_person (gtk_editable_get_text (name_of (self, side)));
    }
}

/* Gone before anybody hears of it: what follows may close the parent. */
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
  for (int side = 0; side < WR_N_SIDES; side++)
    g_free (BM_REPLAY_ON (object)->names[side]);
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

  g_type_ensure (BM_TYPE_ART_IMAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-replay-on.ui");
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, words);
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, bird_player);
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, worms_player);
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, bird_name);
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, worms_name);
  gtk_widget_class_bind_template_child (widget_class, BmReplayOn, begin);
  gtk_widget_class_bind_template_callback (widget_class, player_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, confirm_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bm_replay_on_init (BmReplayOn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->seats = BM_SEATS_PEOPLE (WR_N_SIDES);
  bm_drop_down_make_heard (self->bird_player, _("Bird player"), _("Who plays the Bird?"));
  bm_drop_down_make_heard (self->worms_player, _("Worm player"), _("Who plays the Worms?"));
}

/* Levels that nobody can choose play as the one in the middle. */
static guint
row_of (BmLevel level)
{
  for (guint row = 0; row < G_N_ELEMENTS (levels); row++)
    if (levels[row] == level)
      return row;
  return 2;
}

GtkWidget *
bm_replay_on_new (GtkWindow  *parent,
                  BmMatch    *match,
                  const char *where)
{
  BmReplayOn *self = g_object_new (BM_TYPE_REPLAY_ON, "transient-for", parent, NULL);
  g_autofree char *words = NULL;

  /* Translators: %s is where a match stands: "Move 57 of 212". */
  words = g_strdup_printf (_("%s. A new duel begins with the moves so far. The old one is kept."), where);
  gtk_label_set_label (self->words, words);
  for (int side = 0; side < WR_N_SIDES; side++)
    {
      const char *name = bm_match_get_player (match, side);
      BmLevel level = bm_level_find (name);

      gtk_drop_down_set_selected (player_of (self, side), row_of (level));
      gtk_editable_set_text (name_of (self, side), level == BM_PERSON ? name : "");
    }
  player_changed_cb (self);
  /* Who hears only where the focus is hears what is asked. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->begin), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_window_set_focus (GTK_WINDOW (self), self->begin);
  return GTK_WIDGET (self);
}

BmSeats
bm_replay_on_get_players (BmReplayOn *self)
{
  g_return_val_if_fail (BM_IS_REPLAY_ON (self), BM_SEATS_PEOPLE (WR_N_SIDES));
  return self->seats;
}

char *
bm_replay_on_dup_name (BmReplayOn *self,
                       int         side)
{
  g_return_val_if_fail (BM_IS_REPLAY_ON (self), NULL);
  g_return_val_if_fail (side >= 0 && side < WR_N_SIDES, NULL);
  return g_strdup (self->names[side]);
}
