/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-end-screen"

#include "config.h"

#include "bm-end-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "wr-board.h"
#include "bm-columns.h"
#include "bm-game-ui.h"
#include "wr-end-charts.h"
#include "wr-event.h"
#include "bm-seats.h"
#include "wr-story.h"
#include "bm-turning-panel.h"
#include "bm-widget.h"

/* Pixels of a winner and of a loser, and of a small picture. */
#define BIRD_WINS  84
#define WORM_WINS  62
#define LOSER      42
#define MARK       20

/* The sheet is no wider where text has its usual size; what it shows is not higher than so many hundredths of what it
   needs: the chart has what is to spare.  Its edges are about so wide. */
#define SHEET_WIDTH  1240
#define SHEET_HEIGHT 115
#define SHEET_EDGES  80

struct _BmEndScreen
{
  GtkWidget      parent_instance;

  WrDuelHistory *history; /* NULL: nothing has been shown */

  GtkWidget     *sheet;
  GtkWidget     *content;
  GtkBox        *scene;
  GtkWidget     *head;
  GtkLabel      *heading;
  GtkLabel      *reason;
  GtkLabel      *days;
  GtkBox        *story;
  BmChart       *chart;
  GtkFlowBox    *legend;
  GtkLabel      *figures;
  GtkLabel      *room;    /* the longest that FIGURES may say */
  GtkGrid       *bird_bars;
  GtkGrid       *worm_bars;
  GtkStack      *pages;   /* "duel", "turning" */
  GtkWidget     *figures_stack;
  BmTurningPanel *turning;
  GtkWidget     *turning_button;
  GtkLabel      *turning_status;
  GtkWidget     *story_button;
};

enum { SIGNAL_REMATCH, SIGNAL_SAME_SIDES, SIGNAL_TITLE, SIGNAL_LOOK, SIGNAL_TRY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmEndScreen, bm_end_screen, GTK_TYPE_WIDGET)

static void
rematch_cb (BmEndScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_REMATCH], 0);
}

static void
same_sides_cb (BmEndScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_SAME_SIDES], 0);
}

static void
title_cb (BmEndScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_TITLE], 0);
}

/* ---- The turning points */

static void
look_cb (BmEndScreen *self,
         guint        ply)
{
  g_signal_emit (self, signals[SIGNAL_LOOK], 0, ply);
}

static void
try_cb (BmEndScreen *self,
        guint        ply)
{
  g_signal_emit (self, signals[SIGNAL_TRY], 0, ply);
}

static gboolean
shows_turning (BmEndScreen *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "turning") == 0;
}

static void
show_turning_status (BmEndScreen *self)
{
  g_autofree char *status = bm_turning_panel_dup_status (self->turning);

  gtk_label_set_label (self->turning_status, status);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->turning_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, status, -1);
}

/* Whoever came by the keyboard goes on with it. */
static void
turning_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  BmEndScreen *self = BM_END_SCREEN (widget);
  gboolean turning = g_str_equal (action, "end.turning");

  if (turning == shows_turning (self))
    return;
  gtk_stack_set_visible_child_name (self->pages, turning ? "turning" : "duel");
  gtk_widget_set_visible (self->figures_stack, !turning);
  if (!turning)
    gtk_widget_grab_focus (self->turning_button);
  else if (!gtk_widget_grab_focus (GTK_WIDGET (self->turning)))
    gtk_widget_grab_focus (self->story_button);
}

static void
show_turning (BmEndScreen *self,
              BmMatch     *match)
{
  gboolean suits = bm_turning_panel_suits (match);

  gtk_stack_set_visible_child_name (self->pages, "duel");
  gtk_widget_set_visible (self->figures_stack, TRUE);
  gtk_widget_set_visible (self->turning_button, suits);
  bm_turning_panel_set_match (self->turning, suits ? match : NULL);
  show_turning_status (self);
  bm_turning_panel_find (self->turning);
}

/* ---- The charts */

static char *
dup_figures (BmEndScreen *self,
             int          day)
{
  if (day < 0 || self->history == NULL)
    return g_strdup (_("Point at a day, or go from day to day with the arrow keys, to read its figures."));
  return wr_end_charts_dup_day (self->history, (guint) day);
}

/* The figures of the day that is pointed at stand below all that is scrolled. */
static void
pointed_cb (BmEndScreen *self,
            int          day)
{
  g_autofree char *words = dup_figures (self, day);

  gtk_label_set_label (self->figures, words);
  bm_widget_set_class (GTK_WIDGET (self->figures), "quiet", day < 0);
}

/* Not a button: who presses Enter to see what the computer does would begin another duel with it. */
static gboolean
bm_end_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (BM_END_SCREEN (widget)->head);
}

static void
bm_end_screen_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  gtk_widget_measure (BM_END_SCREEN (widget)->sheet, orientation, for_size, minimum, natural, NULL, NULL);
}

/* In the middle, and no larger than is good to read. */
static void
bm_end_screen_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BmEndScreen *self = BM_END_SCREEN (widget);
  int least, own_width, own_height, head, natural;
  GtkAllocation place;

  gtk_widget_measure (self->sheet, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  own_width = MIN (width, MAX (least, (int) (SHEET_WIDTH * bm_widget_text_scale (widget))));
  /* What can be scrolled does not tell how much of it there is at that width. */
  gtk_widget_measure (self->sheet, GTK_ORIENTATION_VERTICAL, own_width, &head, NULL, NULL, NULL);
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, own_width - SHEET_EDGES, NULL, &natural, NULL, NULL);
  own_height = MIN (height, head + natural * SHEET_HEIGHT / 100);
  place = (GtkAllocation) { (width - own_width) / 2, (height - own_height) / 2, own_width, own_height };
  gtk_widget_size_allocate (self->sheet, &place, -1);
}

static void
bm_end_screen_dispose (GObject *object)
{
  BmEndScreen *self = BM_END_SCREEN (object);

  /* It looks in a thread, and would be kept until it has found. */
  if (self->turning != NULL)
    bm_turning_panel_set_match (self->turning, NULL);
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_END_SCREEN);
  G_OBJECT_CLASS (bm_end_screen_parent_class)->dispose (object);
}

static void
bm_end_screen_finalize (GObject *object)
{
  g_clear_pointer (&BM_END_SCREEN (object)->history, wr_duel_history_free);
  G_OBJECT_CLASS (bm_end_screen_parent_class)->finalize (object);
}

static void
bm_end_screen_class_init (BmEndScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_end_screen_dispose;
  object_class->finalize = bm_end_screen_finalize;
  widget_class->measure = bm_end_screen_measure;
  widget_class->size_allocate = bm_end_screen_size_allocate;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_end_screen_grab_focus;

  signals[SIGNAL_REMATCH] = g_signal_new ("rematch", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SAME_SIDES] = g_signal_new ("same-sides", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                             0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TITLE] = g_signal_new ("title", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LOOK] = g_signal_new ("look", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_TRY] = g_signal_new ("try", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_CHART);
  g_type_ensure (BM_TYPE_COLUMNS);
  g_type_ensure (BM_TYPE_TURNING_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-end-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, sheet);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, content);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, scene);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, head);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, heading);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, reason);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, days);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, story);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, chart);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, legend);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, figures);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, room);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, bird_bars);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, worm_bars);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, pages);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, figures_stack);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, turning);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, turning_button);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, turning_status);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, story_button);
  gtk_widget_class_bind_template_callback (widget_class, rematch_cb);
  gtk_widget_class_bind_template_callback (widget_class, same_sides_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, look_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_turning_status);
  gtk_widget_class_install_action (widget_class, "end.turning", NULL, turning_cb);
  gtk_widget_class_install_action (widget_class, "end.story", NULL, turning_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "end.story", NULL);
  gtk_widget_class_set_css_name (widget_class, "endscreen");
}

/* What the marks in the chart are, by picture and word. */
static void
add_legend (BmEndScreen *self,
            const char  *art,
            const char  *name)
{
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *item = gtk_flow_box_child_new ();

  gtk_box_append (GTK_BOX (entry), bm_art_image_new (art, MARK));
  gtk_box_append (GTK_BOX (entry), gtk_label_new (name));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (item), entry);
  gtk_widget_set_focusable (item, FALSE);
  gtk_flow_box_append (self->legend, item);
}

static void
bm_end_screen_init (BmEndScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_legend (self, "actions/eat", C_("legend", "Meal"));
  add_legend (self, "actions/bite", C_("legend", "Bite"));
  add_legend (self, "pieces/gravestone", C_("legend", "Death"));
  add_legend (self, "scenery/rain", C_("legend", "Rain"));
}

/* From the position alone, as a match may begin with one that is decided. */
static WrVictory
victory_of (const WrPosition *pos)
{
  if (pos->winner == WR_SIDE_BIRD)
    return WR_VICTORY_EATEN;
  return pos->health == 0 ? WR_VICTORY_HEALTH : WR_VICTORY_STARVED;
}

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
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
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    {
      if (worm == WR_N_WORMS / 2)
        add_picture (self, "pieces/bird", BIRD_WINS);
      add_picture (self, "pieces/gravestone", LOSER);
    }
}

/* Those who are left, between their dead and what is left of the Bird. */
static void
show_worms (BmEndScreen      *self,
            const WrPosition *pos)
{
  static const char *const pictures[WR_N_WORMS] = {
    [WR_PIECE_GREEN] = "pieces/worm-green-dum",   [WR_PIECE_YELLOW] = "pieces/worm-yellow-dum",
    [WR_PIECE_PURPLE] = "pieces/worm-purple-dum", [WR_PIECE_PINK] = "pieces/worm-pink-dum",
  };

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] == WR_SPACE_NONE)
      add_picture (self, "pieces/gravestone", LOSER);
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (pos->at[worm] != WR_SPACE_NONE)
      add_picture (self, pictures[worm], WORM_WINS);
  add_picture (self, victory_of (pos) == WR_VICTORY_HEALTH ? "pieces/bird-hurt" : "pieces/bird-thin", LOSER);
}

static void
show_story (BmEndScreen *self,
            BmMatch     *match,
            GString     *spoken)
{
  WrSentence sentences[WR_STORY_SENTENCES] = { { NULL, NULL } };

  clear_box (self->story);
  wr_story_tell (match, self->history, sentences);
  for (guint i = 0; i < WR_STORY_SENTENCES; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *words = gtk_label_new (sentences[i].text);
      GtkWidget *picture = bm_art_image_new (sentences[i].art, MARK);

      gtk_widget_set_valign (picture, GTK_ALIGN_START);
      gtk_label_set_wrap (GTK_LABEL (words), TRUE);
      gtk_label_set_xalign (GTK_LABEL (words), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (words), 80);
      gtk_widget_set_hexpand (words, TRUE);
      gtk_box_append (GTK_BOX (row), picture);
      gtk_box_append (GTK_BOX (row), words);
      gtk_box_append (self->story, row);
      g_string_append_printf (spoken, " %s", sentences[i].text);
      g_free (sentences[i].text);
    }
}

/* Nothing shall jump from day to day. */
static void
make_room (BmEndScreen *self)
{
  g_autofree char *longest = dup_figures (self, -1);

  for (guint day = 0; day < self->history->days->len; day++)
    {
      g_autofree char *words = dup_figures (self, (int) day);

      if (g_utf8_strlen (words, -1) <= g_utf8_strlen (longest, -1))
        continue;
      g_free (longest);
      longest = g_steal_pointer (&words);
    }
  gtk_label_set_label (self->room, longest);
}

static void
show_charts (BmEndScreen *self)
{
  g_autofree char *all = wr_end_charts_dup_all (self->history);

  wr_end_charts_fill (self->chart, self->history);
  wr_end_charts_fill_bars (self->bird_bars, self->history, WR_SIDE_BIRD);
  wr_end_charts_fill_bars (self->worm_bars, self->history, WR_SIDE_WORMS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Day by day"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  make_room (self);
  pointed_cb (self, -1);
}

static void
show_days (BmEndScreen *self)
{
  guint days = self->history->days->len;
  g_autofree char *words = g_strdup_printf (ngettext ("The duel took %u day.", "The duel took %u days.", days), days);

  gtk_label_set_label (self->days, words);
}

/* The head has the focus first: who has the screen read hears there what it shows. */
static void
describe_head (BmEndScreen *self,
               const char  *story)
{
  g_autofree char *spoken = g_strdup_printf ("%s %s%s", gtk_label_get_label (self->reason),
                                             gtk_label_get_label (self->days), story);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->heading), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken,
                                  -1);
}

void
bm_end_screen_show_match (BmEndScreen *self,
                          BmMatch     *match)
{
  const WrPosition *pos;
  const char *player;
  const BmEndParts *parts;
  g_autofree char *title = NULL, *reason = NULL, *well_played = NULL;
  g_autoptr(GString) spoken = g_string_new (NULL);

  g_return_if_fail (BM_IS_END_SCREEN (self));
  g_return_if_fail (BM_IS_MATCH (match));

  pos = bm_match_get_position (match);
  g_return_if_fail (pos->winner < WR_N_SIDES);

  clear_box (self->scene);
  if (pos->winner == WR_SIDE_BIRD)
    show_bird (self);
  else
    show_worms (self, pos);
  parts = bm_game_ui_of (bm_match_get_game (match))->end;
  title = parts->title (match);
  reason = parts->reason (match);
  gtk_label_set_label (self->heading, title);
  player = bm_match_get_player (match, pos->winner);
  if (*player != '\0' && bm_level_find (player) == BM_PERSON)
    /* Translators: why the duel ended, and the winner's name. */
    well_played = g_strdup_printf (_("%1$s Well played, %2$s!"), reason, player);
  gtk_label_set_label (self->reason, well_played != NULL ? well_played : reason);
  g_clear_pointer (&self->history, wr_duel_history_free);
  self->history = wr_duel_history_new (match);
  show_days (self);
  show_story (self, match, spoken);
  show_charts (self);
  describe_head (self, spoken->str);
  show_turning (self, match);
}
