/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-terror-turn"

#include "config.h"

#include "tb-terror-turn.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-widget.h"
#include "tb-dice.h"
#include "tb-parts.h"
#include "tb-stations.h"

#define N_STATIONS 3

typedef struct
{
  GtkWidget *box;
  GtkWidget *picture;
  GtkWidget *words;
} Station;

struct _TbTerrorTurn
{
  GtkWidget  parent_instance;

  TbStations stations;
  guint      players;
  guint      attacks;
  BmMotion   motion;
  gboolean   small;

  Station    all[N_STATIONS];
  GtkWidget *dice;
  GtkWidget *count;  /* of attacks */
};

G_DEFINE_FINAL_TYPE (TbTerrorTurn, tb_terror_turn, GTK_TYPE_WIDGET)

static const char *const pictures[N_STATIONS] = {
  "terror-below/actions/attack", "terror-below/tokens/die-blue-6", "terror-below/tokens/die-red-6"
};

static const char *
station_words (guint station)
{
  static const char *const words[N_STATIONS] = {
    /* Translators: the three parts of what the Worms do after a turn of a match alone. */
    N_("Full Worms"), N_("A card"), N_("An attack")
  };

  return _(words[station]);
}

static const char *
spoken_words (TbStation station,
              guint     players)
{
  switch (station)
    {
    case TB_STATION_FULL:
      return _("Worms that are full attack.");
    case TB_STATION_CARD:
      return players == 1 ? _("The blue die: a card for a Worm.") : _("The die: a card for a Worm.");
    case TB_STATION_STRIKE:
      return _("The red die: a Worm attacks.");
    case TB_STATION_NONE:
    default:
      return "";
    }
}

static void
show_stations (TbTerrorTurn *self)
{
  for (guint i = 0; i < N_STATIONS; i++)
    {
      TbStation station = TB_STATION_FULL + i;

      gtk_widget_set_visible (self->all[i].box, self->stations.station != TB_STATION_NONE
                                                && (self->players == 1 || station == self->stations.station));
      bm_widget_set_class (self->all[i].box, "lit", station == self->stations.station);
      bm_widget_set_class (self->all[i].box, "over", station < self->stations.station);
      gtk_widget_set_visible (self->all[i].words, !self->small || station == self->stations.station);
    }
}

/* Dice of Weapons are shown in the hunt panel. */
static gboolean
has_dice (TbTerrorTurn *self)
{
  return self->stations.n_dice > 0;
}

static void
show_all (TbTerrorTurn *self)
{
  gboolean counts = self->players == 1 && self->stations.station != TB_STATION_NONE;
  guint all = tb_box->numbers.solo_attacks;
  g_autofree char *count = g_strdup_printf (_("attack %1$u of %2$u"), MIN (self->attacks + 1, all), all);
  g_autofree char *spoken = NULL;

  show_stations (self);
  tb_label_set (self->count, count);
  gtk_widget_set_visible (self->count, counts);
  gtk_widget_set_visible (GTK_WIDGET (self), self->stations.station != TB_STATION_NONE || has_dice (self));
  spoken = g_strdup_printf ("%s%s%s", spoken_words (self->stations.station, self->players), counts ? " " : "", counts ? count : "");
  bm_widget_set_spoken (GTK_WIDGET (self), *spoken == '\0' ? _("Dice") : spoken);
}

void
tb_terror_turn_show (TbTerrorTurn *self,
                     const TbShow *show)
{
  g_return_if_fail (TB_IS_TERROR_TURN (self));

  tb_terror_turn_begin (self, show->view);
  tb_dice_set (TB_DICE (self->dice), NULL, 0);
  show_all (self);
}

void
tb_terror_turn_begin (TbTerrorTurn     *self,
                      const TbPosition *view)
{
  g_return_if_fail (TB_IS_TERROR_TURN (self));

  self->players = view->options.players;
  self->attacks = view->attacks;
  tb_stations_of (view, &self->stations);
}

void
tb_terror_turn_play_event (TbTerrorTurn  *self,
                           const BmEvent *event)
{
  g_return_if_fail (TB_IS_TERROR_TURN (self));

  if (event->kind == TB_EVENT_ATTACKS)
    self->attacks = (guint) event->n;
  else if (event->kind == TB_EVENT_ROLLED && event->m == TB_DIE_CARD && self->stations.attack)
    return;
  else if (!tb_stations_follow (&self->stations, event, self->players))
    return;
  if (event->kind == TB_EVENT_ROLLED && self->stations.n_dice > 0)
    {
      tb_dice_set (TB_DICE (self->dice), self->stations.dice, self->stations.n_dice - 1u);
      show_all (self);
      tb_dice_roll (TB_DICE (self->dice), self->stations.dice[self->stations.n_dice - 1], self->motion);
    }
  else
    {
      tb_dice_set (TB_DICE (self->dice), self->stations.dice, self->stations.n_dice);
      show_all (self);
    }
}

void
tb_terror_turn_set_motion (TbTerrorTurn *self,
                           BmMotion      motion)
{
  g_return_if_fail (TB_IS_TERROR_TURN (self));
  self->motion = motion;
}

void
tb_terror_turn_set_scale (TbTerrorTurn  *self,
                          const TbScale *scale)
{
  int side = tb_scale_pick (scale, 20, 26, 32);

  g_return_if_fail (TB_IS_TERROR_TURN (self));

  self->small = scale->size == TB_SCALE_SMALL;
  tb_dice_set_size (TB_DICE (self->dice), side);
  for (guint i = 0; i < N_STATIONS; i++)
    bm_art_image_set_size (BM_ART_IMAGE (self->all[i].picture), side - 6);
  if (self->players > 0)
    show_stations (self);
}

static void
tb_terror_turn_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_terror_turn_parent_class)->dispose (object);
}

static void
tb_terror_turn_class_init (TbTerrorTurnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_terror_turn_dispose;
  gtk_widget_class_set_css_name (widget_class, "tbterrorturn");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_terror_turn_init (TbTerrorTurn *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 8);
  self->motion = BM_MOTION_NORMAL;
  for (guint i = 0; i < N_STATIONS; i++)
    {
      Station *station = &self->all[i];

      station->box = tb_row_new (5);
      station->picture = bm_art_image_new (pictures[i], 20);
      gtk_widget_set_valign (station->picture, GTK_ALIGN_CENTER);
      station->words = gtk_label_new (station_words (i));
      gtk_box_append (GTK_BOX (station->box), station->picture);
      gtk_box_append (GTK_BOX (station->box), station->words);
      gtk_widget_add_css_class (station->box, "station");
      gtk_widget_set_parent (station->box, GTK_WIDGET (self));
    }
  self->dice = tb_dice_new (26);
  gtk_widget_set_valign (self->dice, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->dice, GTK_WIDGET (self));
  self->count = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->count, "station-count");
  gtk_widget_set_parent (self->count, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  tb_terror_turn_set_scale (self, &(TbScale) { TB_SCALE_USUAL, 1, FALSE });
}
