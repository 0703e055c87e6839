/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-end-screen"

#include "config.h"

#include "bm-end-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-board.h"
#include "bm-event.h"
#include "bm-widget.h"

/* Pixels of a winner and of a loser. */
#define BIRD_WINS  136
#define WORM_WINS  104
#define LOSER      64
#define MARK       22

struct _BmEndScreen
{
  GtkWidget  parent_instance;

  GtkBox    *scene;
  GtkLabel  *heading;
  GtkLabel  *reason;
  GtkLabel  *days;
  GtkBox    *bird_numbers;
  GtkBox    *worm_numbers;
  GtkWidget *rematch;
};

enum { SIGNAL_REMATCH, SIGNAL_TITLE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmEndScreen, bm_end_screen, GTK_TYPE_WIDGET)

static void
rematch_cb (BmEndScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_REMATCH], 0);
}

static void
title_cb (BmEndScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_TITLE], 0);
}

static gboolean
bm_end_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_END_SCREEN (widget)->rematch);
}

static void
bm_end_screen_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_END_SCREEN);
  G_OBJECT_CLASS (bm_end_screen_parent_class)->dispose (object);
}

static void
bm_end_screen_class_init (BmEndScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_end_screen_dispose;
  widget_class->grab_focus = bm_end_screen_grab_focus;

  signals[SIGNAL_REMATCH] = g_signal_new ("rematch", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TITLE] = g_signal_new ("title", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-end-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, scene);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, heading);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, reason);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, days);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, bird_numbers);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, worm_numbers);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, rematch);
  gtk_widget_class_bind_template_callback (widget_class, rematch_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_cb);
  gtk_widget_class_set_css_name (widget_class, "endscreen");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_end_screen_init (BmEndScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static const char *
reason_words (BmVictory victory)
{
  switch (victory)
    {
    case BM_VICTORY_EATEN:
      return _("No living Worm is left in the garden.");
    case BM_VICTORY_HEALTH:
      return _("The Bird has no Health left.");
    case BM_VICTORY_STARVED:
    default:
      return _("The Bird has starved.");
    }
}

/* From the position alone, as a match may begin with one that is decided. */
static BmVictory
victory_of (const BmPosition *pos)
{
  if (pos->winner == BM_SIDE_BIRD)
    return BM_VICTORY_EATEN;
  return pos->health == 0 ? BM_VICTORY_HEALTH : BM_VICTORY_STARVED;
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* A number in large figures beside its mark, with its name below. */
static void
add_number (GtkBox     *box,
            const char *art,
            const char *name,
            guint       number,
            GString    *spoken)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name_label = gtk_label_new (name), *number_label = gtk_label_new (text);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (tile, TRUE);
  gtk_widget_add_css_class (number_label, "number");
  gtk_widget_add_css_class (name_label, "caption");
  gtk_box_append (GTK_BOX (row), bm_art_image_new (art, MARK));
  gtk_box_append (GTK_BOX (row), number_label);
  gtk_box_append (GTK_BOX (tile), row);
  gtk_box_append (GTK_BOX (tile), name_label);
  gtk_box_append (box, tile);
  /* Translators: a name and its number: "Health 5". */
  g_string_append_printf (spoken, _("%1$s %2$u"), name, number);
  g_string_append (spoken, ". ");
}

/* How often something happened in the whole match. */
static guint
count_events (BmMatch     *match,
              BmEventKind  kind,
              int          who)
{
  guint n, count = 0;
  const BmEvent *events = bm_match_get_events_since (match, 0, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == kind && (who < 0 || events[i].who == who))
      count++;
  return count;
}

/* The first day of a match that began with a position began before it. */
static guint
count_days (BmMatch *match)
{
  const BmPosition *first = bm_match_get_position_at (match, 0);

  return count_events (match, BM_EVENT_DAY, -1) + (first->turn != BM_TURN_SETUP ? 1 : 0);
}

static guint
count_worms (const BmPosition *pos)
{
  guint n = 0;

  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (pos->at[worm] != BM_SPACE_NONE)
      n++;
  return n;
}

static void
add_picture (BmEndScreen *self,
             const char  *art,
             int          size)
{
  GtkWidget *picture = bm_art_image_new (art, size);

  gtk_widget_set_valign (picture, GTK_ALIGN_END);
  gtk_box_append (self->scene, picture);
}

/* The Bird between the graves of those whom it ate. */
static void
show_bird (BmEndScreen *self)
{
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    {
      if (worm == BM_N_WORMS / 2)
        add_picture (self, "pieces/bird", BIRD_WINS);
      add_picture (self, "pieces/gravestone", LOSER);
    }
}

/* Those who are left, between their dead and what is left of the Bird. */
static void
show_worms (BmEndScreen      *self,
            const BmPosition *pos)
{
  static const char *const pictures[BM_N_WORMS] = {
    [BM_PIECE_GREEN] = "pieces/worm-green-dum",   [BM_PIECE_YELLOW] = "pieces/worm-yellow-dum",
    [BM_PIECE_PURPLE] = "pieces/worm-purple-dum", [BM_PIECE_PINK] = "pieces/worm-pink-dum",
  };

  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (pos->at[worm] == BM_SPACE_NONE)
      add_picture (self, "pieces/gravestone", LOSER);
  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (pos->at[worm] != BM_SPACE_NONE)
      add_picture (self, pictures[worm], WORM_WINS);
  add_picture (self, victory_of (pos) == BM_VICTORY_HEALTH ? "pieces/bird-hurt" : "pieces/bird-thin", LOSER);
}

/* The numbers of a side are heard together, with whose they are. */
static void
name_numbers (GtkBox     *box,
              const char *side,
              GString    *spoken)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, side,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str, -1);
  g_string_truncate (spoken, 0);
}

static void
show_numbers (BmEndScreen      *self,
              BmMatch          *match,
              const BmPosition *pos)
{
  guint days = count_days (match);
  g_autofree char *words = g_strdup_printf (ngettext ("The duel took %u day.", "The duel took %u days.", days), days);
  g_autoptr(GString) spoken = g_string_new (NULL);

  gtk_label_set_label (self->days, words);
  clear_box (self->bird_numbers);
  add_number (self->bird_numbers, "actions/heart", _("Health"), pos->health, spoken);
  add_number (self->bird_numbers, "actions/food", _("Hunger"), pos->hunger, spoken);
  add_number (self->bird_numbers, "pieces/bird", _("Actions"), count_events (match, BM_EVENT_SPENT, BM_SIDE_BIRD),
              spoken);
  name_numbers (self->bird_numbers, _("The Bird"), spoken);
  clear_box (self->worm_numbers);
  add_number (self->worm_numbers, "pieces/worm-green", _("Alive"), count_worms (pos), spoken);
  add_number (self->worm_numbers, "actions/bite", _("Bites"), count_events (match, BM_EVENT_BITTEN, -1), spoken);
  add_number (self->worm_numbers, "actions/move", _("Actions"), count_events (match, BM_EVENT_SPENT, BM_SIDE_WORMS),
              spoken);
  name_numbers (self->worm_numbers, _("The Worms"), spoken);
}

/* The button that has the focus tells what the screen shows. */
static void
describe_rematch (BmEndScreen *self)
{
  const char *tooltip = gtk_widget_get_tooltip_text (self->rematch);
  g_autofree char *spoken = g_strdup_printf ("%s. %s %s %s", gtk_label_get_label (self->heading),
                                             gtk_label_get_label (self->reason), gtk_label_get_label (self->days),
                                             tooltip != NULL ? tooltip : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rematch), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
}

void
bm_end_screen_show_match (BmEndScreen *self,
                          BmMatch     *match)
{
  const BmPosition *pos;
  const char *player;
  g_autofree char *reason = NULL;

  g_return_if_fail (BM_IS_END_SCREEN (self));
  g_return_if_fail (BM_IS_MATCH (match));

  pos = bm_match_get_position (match);
  g_return_if_fail (pos->winner < BM_N_SIDES);

  clear_box (self->scene);
  if (pos->winner == BM_SIDE_BIRD)
    show_bird (self);
  else
    show_worms (self, pos);
  gtk_label_set_label (self->heading, pos->winner == BM_SIDE_BIRD ? _("The Bird wins") : _("The Worms win"));
  player = bm_match_get_player (match, pos->winner);
  if (*player != '\0')
    /* Translators: why the duel ended, and the winner's name. */
    reason = g_strdup_printf (_("%1$s Well played, %2$s!"), reason_words (victory_of (pos)), player);
  gtk_label_set_label (self->reason, reason != NULL ? reason : reason_words (victory_of (pos)));
  show_numbers (self, match, pos);
  describe_rematch (self);
}
