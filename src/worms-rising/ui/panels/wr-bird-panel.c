/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-bird-panel"

#include "config.h"

#include "wr-bird-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "wr-board.h"
#include "bm-card-face.h"
#include "bm-card-picture.h"
#include "bm-keys.h"
#include "bm-pips.h"
#include "wr-card-look.h"
#include "wr-power-button.h"
#include "wr-reminders.h"
#include "wr-space-text.h"
#include "bm-stop.h"
#include "bm-widget.h"
#include "wr-words.h"

/* Height by width of a card's picture. */
#define CARD_ASPECT 0.625

/* Six of them beside a picture and the power's button. */
#define WIDE_HEART   20
#define NARROW_HEART 14

#define PORTRAIT            56
#define NARROW_PICTURE      36
#define WIDE_PICTURE        84
#define WIDE_PICTURE_HEIGHT 60

#define LARGE_TEXT 1.2

/* Below this Hunger the Bird looks thin. */
#define THIN_HUNGER 3

struct _WrBirdPanel
{
  GtkWidget   parent_instance;

  BmArtImage *portrait;
  BmCardPicture *champion_picture;
  GtkLabel   *champion;
  GtkBox     *power_slot;
  GtkWidget  *power;
  WrReminders *reminders;
  WrReminders *events;
  gboolean    narrow;
  double      growth; /* of the pictures, where there is room */
  guint8      card; /* the champion, WR_NO_CARD: none */
  GtkWidget  *card_panel;
  GtkWidget  *tracks;
  GtkLabel   *player;
  GtkWidget  *help;
  GtkLabel   *place;
  GtkBox     *hearts;
  GtkLabel   *days_left;
  GtkWidget  *hunger_row;
  GtkWidget  *suspicion_row;
  GtkWidget  *day_row;
  BmPips     *hunger;
  GtkLabel   *suspicion_name;
  BmPips     *suspicion;
  GtkWidget  *suspicion_ends;
  GtkLabel   *day_name;
  GtkLabel   *weather_name;
  BmArtImage *weather;
  GtkBox     *day_box;
  BmPips     *day;
};

enum { SIGNAL_POWER_PRESSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrBirdPanel, wr_bird_panel, GTK_TYPE_WIDGET)

static void
power_clicked_cb (WrBirdPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_POWER_PRESSED], 0, (guint) WR_PIECE_BIRD);
}

static void
wr_bird_panel_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), WR_TYPE_BIRD_PANEL);
  G_OBJECT_CLASS (wr_bird_panel_parent_class)->dispose (object);
}

static void
wr_bird_panel_class_init (WrBirdPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = wr_bird_panel_dispose;
  widget_class->snapshot = bm_widget_snapshot_whole;

  signals[SIGNAL_POWER_PRESSED] = g_signal_new ("power-pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_CARD_PICTURE);
  g_type_ensure (WR_TYPE_REMINDERS);
  g_type_ensure (BM_TYPE_PIPS);
  g_type_ensure (BM_TYPE_STOP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-bird-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, portrait);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, champion_picture);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, champion);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, power_slot);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, reminders);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, events);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, card_panel);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, tracks);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, player);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, help);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, place);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, hearts);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, days_left);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, hunger_row);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, suspicion_row);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, day_row);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, hunger);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, suspicion_name);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, suspicion);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, suspicion_ends);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, day_name);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, weather_name);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, weather);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, day_box);
  gtk_widget_class_bind_template_child (widget_class, WrBirdPanel, day);
  gtk_widget_class_set_css_name (widget_class, "birdpanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
wr_bird_panel_init (WrBirdPanel *self)
{
  g_autofree char *tooltip = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  tooltip = bm_keys_dup_tooltip (_("Hints, explanations and free undo for the player of this side"), "table.help");
  bm_widget_set_tooltip (self->help, tooltip);
  self->card = WR_NO_CARD;
  self->growth = 1;
  self->power = wr_power_button_new ();
  g_signal_connect_object (self->power, "clicked", G_CALLBACK (power_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->power_slot, self->power);
  bm_pips_set_count (self->hunger, BM_HUNGER_TOP);
  bm_pips_set_count (self->suspicion, BM_SUSPICION_TOP + 1);
  bm_pips_set_count (self->day, BM_N_DAYS);
}

static void
show_bird (WrBirdPanel      *self,
           const WrPosition *pos)
{
  WrSpace at = pos->at[WR_PIECE_BIRD];
  char place[4];

  /* There is room for the short name only. */
  wr_space_text_name (at, place);
  bm_art_image_set_name (self->portrait, pos->hunger < THIN_HUNGER ? "pieces/bird-thin" : "pieces/bird");
  gtk_label_set_label (self->place, at == WR_SPACE_NONE ? _("not landed yet") : place);
  bm_widget_set_tooltip (GTK_WIDGET (self->place), at == WR_SPACE_NONE ? NULL : _("Where the Bird is: column and row"));
}

static void
show_champion (WrBirdPanel *self,
               guint8       card)
{
  GtkWidget *parts[] = { GTK_WIDGET (self->champion), GTK_WIDGET (self->champion_picture) };

  if (self->card == card)
    return;
  self->card = card;
  bm_card_picture_set (self->champion_picture, card == WR_NO_CARD ? NULL : wr_card_look (card).art, CARD_ASPECT);
  gtk_label_set_label (self->champion, card == WR_NO_CARD ? "" : wr_card_name (card));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gtk_widget_set_visible (parts[i], card != WR_NO_CARD);
      bm_widget_set_tooltip (parts[i], card == WR_NO_CARD ? NULL : wr_card_text (card));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), card == WR_NO_CARD);
}

static int
heart_size (WrBirdPanel *self)
{
  return self->narrow ? NARROW_HEART : (int) (WIDE_HEART * self->growth);
}

/* The keyboard stops at the two panels as wholes: their names say all that they show. */
static void
name_panels (WrBirdPanel      *self,
             const WrPosition *pos,
             const char       *weather)
{
  const char *at = pos->at[WR_PIECE_BIRD] == WR_SPACE_NONE ? _("not landed yet")
                                                           : wr_space_name (pos->at[WR_PIECE_BIRD]);
  g_autofree char *card = self->card == WR_NO_CARD ? g_strdup ("") : bm_card_look_dup_spoken (wr_card_look (self->card));
  g_autofree char *bird = self->card == WR_NO_CARD
                          ? g_strdup_printf (_("The Bird: %1$s, Health %2$d of %3$d"), at, pos->health, pos->max_health)
                          : g_strdup_printf (_("The Bird %1$s: %2$s, Health %3$d of %4$d"), wr_card_name (self->card), at,
                                             pos->health, pos->max_health);
  g_autofree char *tracks = g_strdup_printf (_("Trackers: Day %1$d, %2$s, Hunger %3$d, Suspicion %4$d"), pos->day,
                                             weather, pos->hunger, pos->suspicion);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->card_panel), GTK_ACCESSIBLE_PROPERTY_LABEL, bird,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, card, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tracks), GTK_ACCESSIBLE_PROPERTY_LABEL, tracks, -1);
}

static void
show_health (WrBirdPanel      *self,
             const WrPosition *pos)
{
  g_autofree char *spoken = g_strdup_printf (_("Health: %1$d of %2$d"), pos->health, pos->max_health);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->hearts));

  for (guint i = 0; i < pos->max_health; i++)
    {
      if (child == NULL)
        {
          child = bm_art_image_new (NULL, WIDE_HEART);
          gtk_box_append (self->hearts, child);
        }
      bm_art_image_set_name (BM_ART_IMAGE (child), i < pos->health ? "actions/heart" : "actions/heart-empty");
      bm_art_image_set_size (BM_ART_IMAGE (child), heart_size (self));
      gtk_widget_set_visible (child, TRUE);
      child = gtk_widget_get_next_sibling (child);
    }
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hearts), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  bm_widget_set_tooltip (GTK_WIDGET (self->hearts), _("Health: a Bite takes 1, Rest gives 2 back; at 0 the Worms win"));
}

static const char *
hunger_tip (void)
{
  return _("Days of food: 1 less each night, 3 more for a Worm; at 0 the Bird starves");
}

static const char *
suspicion_tip (void)
{
  return _("How wary the Worms are: 1 more after rain or a Peck, 1 less each night; at 4 and 5 they ignore both");
}

static const char *
day_tip (void)
{
  return _("Today in the circle of 12 days: on a pink day a Special Event is drawn");
}

static void
show_hunger (WrBirdPanel      *self,
             const WrPosition *pos)
{
  /* Translators: how long the Bird can still live without eating. */
  g_autofree char *days = g_strdup_printf (ngettext ("%d day left", "%d days left", pos->hunger), pos->hunger);
  g_autofree char *spoken = g_strdup_printf (ngettext ("Hunger: %1$d of %2$d, the Bird starves in %1$d day",
                                                       "Hunger: %1$d of %2$d, the Bird starves in %1$d days",
                                                       pos->hunger),
                                             pos->hunger, BM_HUNGER_TOP);

  gtk_label_set_label (self->days_left, days);
  for (guint i = 0; i < BM_HUNGER_TOP; i++)
    if (i >= pos->hunger)
      bm_pips_set (self->hunger, i, "food");
    else
      bm_pips_set (self->hunger, i, pos->hunger < THIN_HUNGER ? "food full low" : "food full");
  bm_pips_set_spoken (self->hunger, spoken, hunger_tip ());
  bm_widget_set_tooltip (self->hunger_row, hunger_tip ());
}

static const char *
suspicion_word (guint suspicion)
{
  if (suspicion == 0)
    return _("Dum");
  return suspicion >= BM_SUSPICION_SUS ? _("Sus") : "";
}

static void
show_suspicion (WrBirdPanel      *self,
                const WrPosition *pos)
{
  const char *word = suspicion_word (pos->suspicion);
  /* Translators: a counter and the most it can be: "2 of 5". */
  g_autofree char *number = g_strdup_printf (_("%1$u of %2$u"), pos->suspicion, BM_SUSPICION_TOP), *spoken = NULL;
  g_autofree char *both = g_strjoin (" · ", number, *word == '\0' ? NULL : word, NULL);

  for (guint i = 0; i <= BM_SUSPICION_TOP; i++)
    {
      const char *const here[] = { "spot", i == pos->suspicion ? "now" : NULL, NULL };
      g_autofree char *classes = NULL;

      if (i == 0)
        classes = g_strjoin (" ", here[0], "dum", here[1], NULL);
      else
        classes = g_strjoin (" ", here[0], i >= BM_SUSPICION_SUS ? "sus" : "between", here[1], NULL);
      bm_pips_set (self->suspicion, i, classes);
    }
  spoken = *word == '\0' ? g_strdup_printf (_("Suspicion: %1$d of %2$d"), pos->suspicion, BM_SUSPICION_TOP)
                         : g_strdup_printf (_("Suspicion: %1$d of %2$d, the Worms are “%3$s”"), pos->suspicion,
                                            BM_SUSPICION_TOP, word);
  bm_pips_set_spoken (self->suspicion, spoken, suspicion_tip ());
  bm_widget_set_tooltip (self->suspicion_row, suspicion_tip ());
  gtk_label_set_label (self->suspicion_name, both);
}

static void
show_day (WrBirdPanel      *self,
          const WrPosition *pos,
          WrWeather         weather)
{
  static const char *const art[] = { "scenery/sun", "scenery/clear", "scenery/rain" };
  const char *const names[] = { _("sunny"), _("dry"), _("rain") };
  g_autofree char *name = g_strdup_printf (_("Day %d"), pos->day);
  g_autofree char *spoken = g_strdup_printf (_("Day %1$d of %2$d, %3$s"), pos->day, BM_N_DAYS, names[weather]);

  for (guint day = 1; day <= BM_N_DAYS; day++)
    {
      gboolean pink = BM_PINK_DAYS >> day & 1;

      if (day == pos->day)
        bm_pips_set (self->day, day - 1, pink ? "spot day pink now" : "spot day now");
      else
        bm_pips_set (self->day, day - 1, pink ? "spot day pink" : "spot day");
    }
  bm_pips_set_art (self->day, art[weather]);
  bm_art_image_set_name (self->weather, art[weather]);
  bm_pips_set_spoken (self->day, spoken, day_tip ());
  bm_widget_set_tooltip (self->day_row, day_tip ());
  gtk_label_set_label (self->day_name, name);
  gtk_label_set_label (self->weather_name, names[weather]);
  name_panels (self, pos, names[weather]);
}

void
wr_bird_panel_set_player (WrBirdPanel *self,
                          const char  *shown,
                          const char  *name)
{
  g_return_if_fail (WR_IS_BIRD_PANEL (self));
  g_return_if_fail (name != NULL);

  gtk_label_set_label (self->player, shown);
  bm_widget_set_tooltip (GTK_WIDGET (self->player), name);
  gtk_widget_set_visible (GTK_WIDGET (self->player), *name != '\0');
}

void
wr_bird_panel_show_options (WrBirdPanel *self,
                            WrPlay      *play)
{
  g_return_if_fail (WR_IS_BIRD_PANEL (self));
  g_return_if_fail (WR_IS_PLAY (play));

  wr_power_button_show (self->power, play, WR_PIECE_BIRD);
}

void
wr_bird_panel_set_hint (WrBirdPanel *self,
                        WrPiece      power)
{
  g_return_if_fail (WR_IS_BIRD_PANEL (self));
  bm_widget_set_class (self->power, "hinted", power == WR_PIECE_BIRD);
}

void
wr_bird_panel_show_cards (WrBirdPanel *self,
                          GArray      *own,
                          GArray      *events)
{
  g_return_if_fail (WR_IS_BIRD_PANEL (self));

  wr_reminders_show (self->reminders, own);
  wr_reminders_show (self->events, events);
}

void
wr_bird_panel_show (WrBirdPanel      *self,
                    const WrPosition *pos,
                    WrWeather         weather)
{
  g_return_if_fail (WR_IS_BIRD_PANEL (self));
  g_return_if_fail (pos != NULL);

  show_champion (self, pos->champions[WR_N_WORMS]);
  show_bird (self, pos);
  show_health (self, pos);
  show_hunger (self, pos);
  show_suspicion (self, pos);
  show_day (self, pos, weather);
}

void
wr_bird_panel_set_narrow (WrBirdPanel *self,
                          gboolean     narrow)
{
  gboolean tight = narrow && bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;

  g_return_if_fail (WR_IS_BIRD_PANEL (self));

  self->narrow = narrow;
  for (GtkWidget *heart = gtk_widget_get_first_child (GTK_WIDGET (self->hearts)); heart != NULL;
       heart = gtk_widget_get_next_sibling (heart))
    bm_art_image_set_size (BM_ART_IMAGE (heart), heart_size (self));
  bm_pips_set_ring (self->day, !narrow);
  /* With large text there is no room for the names of the ends; the colours and the text above say the same. */
  gtk_widget_set_visible (self->suspicion_ends, !tight);
  bm_art_image_set_size (self->portrait, tight ? NARROW_PICTURE : (int) (PORTRAIT * self->growth));
  /* The circle has the weather in its middle. */
  gtk_widget_set_visible (GTK_WIDGET (self->weather), narrow);
  gtk_widget_set_size_request (GTK_WIDGET (self->champion_picture),
                               narrow ? NARROW_PICTURE : (int) (WIDE_PICTURE * self->growth),
                               narrow ? NARROW_PICTURE : (int) (WIDE_PICTURE_HEIGHT * self->growth));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->day_box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (GTK_WIDGET (self->day), narrow ? GTK_ALIGN_FILL : GTK_ALIGN_END);
}

void
wr_bird_panel_set_growth (WrBirdPanel *self,
                          double       growth)
{
  g_return_if_fail (WR_IS_BIRD_PANEL (self));

  self->growth = growth;
  wr_bird_panel_set_narrow (self, self->narrow);
}

void
wr_bird_panel_set_help (WrBirdPanel *self,
                        gboolean     possible,
                        gboolean     brief)
{
  g_return_if_fail (WR_IS_BIRD_PANEL (self));

  gtk_widget_set_visible (self->help, possible);
  /* Translators: where there is no room for the word "Help". */
  gtk_button_set_label (GTK_BUTTON (self->help), brief ? _("?") : _("Help"));
  bm_widget_set_spoken (self->help, _("Help for the Bird"));
}

GtkWidget *
wr_bird_panel_get_reminders (WrBirdPanel *self)
{
  g_return_val_if_fail (WR_IS_BIRD_PANEL (self), NULL);
  return GTK_WIDGET (self->reminders);
}
