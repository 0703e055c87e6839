/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-party-panel"

#include "config.h"

#include "wr-party-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-keys.h"
#include "wr-piece-card.h"
#include "wr-power-button.h"
#include "wr-reminders.h"
#include "bm-widget.h"

struct _WrPartyPanel
{
  GtkWidget  parent_instance;

  GtkLabel  *player;
  GtkWidget *help;
  GtkBox    *worms;
  GtkGrid   *zombies;
  WrReminders *reminders;
  GtkWidget *cards[WR_N_CRAWLERS];
  GtkWidget *powers[WR_N_WORMS];
};

/* Zombies side by side: four rows of their own would push the actions out of sight. */
#define ZOMBIES_ACROSS 2

enum { SIGNAL_PIECE_PRESSED, SIGNAL_POWER_PRESSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrPartyPanel, wr_party_panel, GTK_TYPE_WIDGET)

static void
card_clicked_cb (WrPartyPanel *self,
                 WrPieceCard  *card)
{
  g_signal_emit (self, signals[SIGNAL_PIECE_PRESSED], 0, (guint) wr_piece_card_get_piece (card));
}

static void
power_clicked_cb (WrPartyPanel *self,
                  GtkWidget    *button)
{
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (self->powers[worm] == button)
      g_signal_emit (self, signals[SIGNAL_POWER_PRESSED], 0, worm);
}

static void
wr_party_panel_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), WR_TYPE_PARTY_PANEL);
  G_OBJECT_CLASS (wr_party_panel_parent_class)->dispose (object);
}

static void
wr_party_panel_class_init (WrPartyPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = wr_party_panel_dispose;
  widget_class->snapshot = bm_widget_snapshot_whole;

  signals[SIGNAL_PIECE_PRESSED] = g_signal_new ("piece-pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  signals[SIGNAL_POWER_PRESSED] = g_signal_new ("power-pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (WR_TYPE_REMINDERS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-party-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WrPartyPanel, player);
  gtk_widget_class_bind_template_child (widget_class, WrPartyPanel, help);
  gtk_widget_class_bind_template_child (widget_class, WrPartyPanel, worms);
  gtk_widget_class_bind_template_child (widget_class, WrPartyPanel, zombies);
  gtk_widget_class_bind_template_child (widget_class, WrPartyPanel, reminders);
  gtk_widget_class_set_css_name (widget_class, "partypanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* The card with its champion's power behind it. */
static void
add_worm (WrPartyPanel *self,
          WrPiece       worm)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_hexpand (self->cards[worm], TRUE);
  self->powers[worm] = wr_power_button_new ();
  g_signal_connect_swapped (self->powers[worm], "clicked", G_CALLBACK (power_clicked_cb), self);
  gtk_box_append (GTK_BOX (row), self->cards[worm]);
  gtk_box_append (GTK_BOX (row), self->powers[worm]);
  gtk_box_append (self->worms, row);
}

static void
wr_party_panel_init (WrPartyPanel *self)
{
  g_autofree char *tooltip = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  tooltip = bm_keys_dup_tooltip (_("Hints, explanations and free undo for the player of this side"), "table.help");
  bm_widget_set_tooltip (self->help, tooltip);
  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    {
      GtkWidget *card = wr_piece_card_new (piece);

      self->cards[piece] = card;
      g_signal_connect_swapped (card, "clicked", G_CALLBACK (card_clicked_cb), self);
      if (wr_piece_is_worm (piece))
        add_worm (self, piece);
      else
        gtk_grid_attach (self->zombies, card, (int) (piece - WR_PIECE_ZOMBIE_1) % ZOMBIES_ACROSS,
                         (int) (piece - WR_PIECE_ZOMBIE_1) / ZOMBIES_ACROSS, 1, 1);
    }
}

void
wr_party_panel_set_player (WrPartyPanel *self,
                           const char   *shown,
                           const char   *name)
{
  g_return_if_fail (WR_IS_PARTY_PANEL (self));
  g_return_if_fail (name != NULL);

  gtk_label_set_label (self->player, shown);
  bm_widget_set_tooltip (GTK_WIDGET (self->player), name);
  gtk_widget_set_visible (GTK_WIDGET (self->player), *name != '\0');
}

void
wr_party_panel_show_cards (WrPartyPanel *self,
                           GArray       *own)
{
  g_return_if_fail (WR_IS_PARTY_PANEL (self));

  wr_reminders_show (self->reminders, own);
}

void
wr_party_panel_show (WrPartyPanel *self,
                     WrPlay       *play)
{
  const WrPosition *pos;
  gboolean any_zombie = FALSE;

  g_return_if_fail (WR_IS_PARTY_PANEL (self));
  g_return_if_fail (WR_IS_PLAY (play));

  pos = wr_play_get_position (play);
  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    {
      gboolean raised = wr_piece_is_zombie (piece) && pos->at[piece] != WR_SPACE_NONE;

      wr_piece_card_show (WR_PIECE_CARD (self->cards[piece]), pos,
                          wr_play_can (play, WR_MOVE_BITE, piece), wr_play_get_piece (play) == piece);
      gtk_widget_set_visible (self->cards[piece], wr_piece_is_worm (piece) || raised);
      any_zombie |= raised;
    }
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      wr_power_button_show (self->powers[worm], play, worm);
      bm_widget_set_class (self->cards[worm], "has-power", gtk_widget_get_visible (self->powers[worm]));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->zombies), any_zombie);
}

void
wr_party_panel_set_hint (WrPartyPanel *self,
                         WrPiece       power)
{
  g_return_if_fail (WR_IS_PARTY_PANEL (self));

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    bm_widget_set_class (self->powers[worm], "hinted", worm == power);
}

void
wr_party_panel_set_narrow (WrPartyPanel *self,
                           gboolean      narrow)
{
  g_return_if_fail (WR_IS_PARTY_PANEL (self));

  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    wr_piece_card_set_narrow (WR_PIECE_CARD (self->cards[piece]), narrow);
}

void
wr_party_panel_set_growth (WrPartyPanel *self,
                           double        growth)
{
  g_return_if_fail (WR_IS_PARTY_PANEL (self));

  for (guint piece = 0; piece < WR_N_CRAWLERS; piece++)
    wr_piece_card_set_growth (WR_PIECE_CARD (self->cards[piece]), growth);
}

void
wr_party_panel_set_help (WrPartyPanel *self,
                         gboolean      possible,
                         gboolean      brief)
{
  g_return_if_fail (WR_IS_PARTY_PANEL (self));

  gtk_widget_set_visible (self->help, possible);
  /* Translators: where there is no room for the word "Help". */
  gtk_button_set_label (GTK_BUTTON (self->help), brief ? _("?") : _("Help"));
  bm_widget_set_spoken (self->help, _("Help for the Worms"));
}

GtkWidget *
wr_party_panel_get_reminders (WrPartyPanel *self)
{
  g_return_val_if_fail (WR_IS_PARTY_PANEL (self), NULL);
  return GTK_WIDGET (self->reminders);
}
