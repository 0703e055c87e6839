/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-power-button"

#include "config.h"

#include "wr-power-button.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "wr-card-words.h"
#include "bm-keys.h"
#include "bm-widget.h"
#include "wr-words.h"

#define PICTURE 20

GtkWidget *
wr_power_button_new (void)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *cost = gtk_label_new (NULL);

  gtk_widget_add_css_class (cost, "cost");
  gtk_widget_set_halign (cost, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), bm_art_image_new (wr_kind_art (WR_MOVE_USE), PICTURE));
  gtk_box_append (GTK_BOX (box), cost);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "power");
  gtk_widget_set_visible (button, FALSE);
  return button;
}

static gboolean
has_power (const WrPosition *pos,
           WrPiece           who)
{
  guint8 champion = wr_champion_of (pos, who);

  return champion != WR_NO_CARD && wr_card (champion)->has_use && pos->at[who] != WR_SPACE_NONE;
}

/* Free, used, or the cost: on the button a number in a coin. */
static void
show_cost (GtkWidget *button,
           int        cost)
{
  GtkWidget *coin = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  g_autofree char *number = g_strdup_printf ("%d", cost);

  gtk_label_set_label (GTK_LABEL (coin), number);
}

void
wr_power_button_show (GtkWidget *button,
                      WrPlay    *play,
                      WrPiece    who)
{
  const WrPosition *pos = wr_play_get_position (play);
  gboolean there = has_power (pos, who), available = wr_play_can (play, WR_MOVE_USE, who);
  g_autofree char *name = NULL, *tooltip = NULL, *words = NULL;
  int cost;

  gtk_widget_set_visible (button, there);
  if (!there)
    return;
  name = wr_power_words (pos, who);
  cost = wr_card (wr_champion_of (pos, who))->use_cost;
  words = cost == 0 ? g_strdup (_("Use this power for no action"))
                    : g_strdup_printf (ngettext ("Use this power for %d action", "Use this power for %d actions", cost),
                                       cost);
  tooltip = bm_keys_dup_tooltip (words, "table.power");
  show_cost (button, cost);
  bm_widget_set_tooltip (button, tooltip);
  bm_widget_set_class (button, "unavailable", !available);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, !available, -1);
}
