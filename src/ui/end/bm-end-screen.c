/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-end-screen"

#include "config.h"

#include "bm-end-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-chart.h"
#include "bm-columns.h"
#include "bm-game-ui.h"
#include "bm-seats.h"
#include "bm-turning-panel.h"
#include "bm-widget.h"
#include "bm-words.h"

/* Pixels of a winner, and of a small picture. */
#define WINNER 62
#define MARK   20

/* The sheet is no wider where text has its usual size; what it shows is not higher than so many hundredths of what it
   needs: the chart has what is to spare.  Its edges are about so wide. */
#define SHEET_WIDTH  1240
#define SHEET_HEIGHT 115
#define SHEET_EDGES  80

struct _BmEndScreen
{
  GtkWidget      parent_instance;

  const char    *hint;    /* what is shown while no column of the chart is pointed at */

  GtkWidget     *sheet;
  GtkWidget     *content;
  GtkBox        *scene;
  GtkWidget     *head;
  GtkLabel      *heading;
  GtkLabel      *reason;
  GtkLabel      *length;
  GtkWidget     *story_heading;
  GtkBox        *story;
  GtkWidget     *charts;
  GtkLabel      *bars_heading;
  GtkGrid       *bars;
  GtkLabel      *chart_heading;
  BmChart       *chart;
  GtkFlowBox    *legend;
  GtkLabel      *figures;
  GtkLabel      *room;    /* the longest that FIGURES may say */
  GtkStack      *pages;   /* "duel", "turning" */
  GtkWidget     *figures_stack;
  BmTurningPanel *turning;
  GtkWidget     *turning_button;
  GtkLabel      *turning_status;
  GtkWidget     *story_button;
  GtkWidget     *rematch_button;
  GtkWidget     *same_button;
  GtkWidget     *same_note;
  GtkWidget     *table_button;
  GtkLabel      *table_label;
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

/* A player who came by the keyboard goes on with it. */
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
  gtk_widget_set_visible (self->figures_stack, !turning && gtk_widget_get_visible (self->charts));
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
  gtk_widget_set_visible (self->figures_stack, gtk_widget_get_visible (self->charts));
  gtk_widget_set_visible (self->turning_button, suits);
  bm_turning_panel_set_match (self->turning, suits ? match : NULL);
  show_turning_status (self);
  bm_turning_panel_find (self->turning);
}

/* ---- The charts */

/* The figures of the column that is pointed at stand below all that is scrolled. */
static void
pointed_cb (BmEndScreen *self,
            int          column)
{
  gtk_label_set_label (self->figures, column < 0 ? self->hint : bm_chart_get_spoken (self->chart, (guint) column));
  bm_widget_set_class (GTK_WIDGET (self->figures), "quiet", column < 0);
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
bm_end_screen_class_init (BmEndScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_end_screen_dispose;
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
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, length);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, story_heading);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, story);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, charts);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, bars_heading);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, bars);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, chart_heading);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, chart);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, legend);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, figures);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, room);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, pages);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, figures_stack);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, turning);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, turning_button);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, turning_status);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, story_button);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, rematch_button);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, same_button);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, same_note);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, table_button);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, table_label);
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

static void
bm_end_screen_init (BmEndScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
clear (gpointer parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    {
      if (GTK_IS_BOX (parent))
        gtk_box_remove (parent, child);
      else if (GTK_IS_GRID (parent))
        gtk_grid_remove (parent, child);
      else
        gtk_flow_box_remove (parent, child);
    }
}

/* ---- Who has won */

/* Where the game has no pictures of its own for that. */
static void
add_seats (BmEndScreen *self,
           BmMatch     *match)
{
  for (int seat = 0; seat < BM_MAX_SEATS; seat++)
    {
      const char *art = (bm_match_get_winners (match) >> seat & 1) == 0 ? NULL
                        : bm_game_ui_seat_art (bm_match_get_game (match), seat);

      if (art != NULL)
        gtk_box_append (self->scene, bm_art_image_new (art, WINNER));
    }
}

/* The names of the people who have won, "": none is known.  (transfer full) */
static char *
dup_winners (BmMatch *match)
{
  GString *names = g_string_new (NULL);

  for (int seat = 0; seat < BM_MAX_SEATS; seat++)
    if ((bm_match_get_winners (match) >> seat & 1) != 0)
      {
        const char *player = bm_match_get_player (match, seat);

        if (*player != '\0' && bm_level_find (player) == BM_PERSON)
          bm_words_join (names, player);
      }
  return g_string_free (names, FALSE);
}

static void
show_result (BmEndScreen      *self,
             BmMatch          *match,
             const BmEndParts *parts)
{
  g_autofree char *title = parts->title != NULL ? parts->title (match) : g_strdup (_("Result"));
  g_autofree char *reason = parts->reason != NULL ? parts->reason (match) : g_strdup (_("The match is over."));
  g_autofree char *winners = dup_winners (match), *well_played = NULL;

  if (*winners != '\0')
    /* Translators: why the duel ended, and the winner's name. */
    well_played = g_strdup_printf (_("%1$s Well played, %2$s!"), reason, winners);
  gtk_label_set_label (self->heading, title);
  gtk_label_set_label (self->reason, well_played != NULL ? well_played : reason);
  clear (self->scene);
  if (parts->add_scene != NULL)
    parts->add_scene (self->scene, match);
  else
    add_seats (self, match);
}

/* ---- How it came to that */

static void
show_story (BmEndScreen *self,
            GPtrArray   *story)
{
  clear (self->story);
  gtk_widget_set_visible (self->story_heading, story->len > 0);
  for (guint i = 0; i < story->len; i++)
    {
      const BmLine *line = g_ptr_array_index (story, i);
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *words = gtk_label_new (line->text);
      GtkWidget *picture = bm_art_image_new (line->art, MARK);

      gtk_widget_set_valign (picture, GTK_ALIGN_START);
      gtk_label_set_wrap (GTK_LABEL (words), TRUE);
      gtk_label_set_xalign (GTK_LABEL (words), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (words), 80);
      gtk_widget_set_hexpand (words, TRUE);
      gtk_box_append (GTK_BOX (row), picture);
      gtk_box_append (GTK_BOX (row), words);
      gtk_box_append (self->story, row);
    }
}

/* What the marks in the chart are, by picture and word. */
static void
show_legend (BmEndScreen *self,
             GPtrArray   *legend)
{
  clear (self->legend);
  for (guint i = 0; i < legend->len; i++)
    {
      const BmLine *line = g_ptr_array_index (legend, i);
      GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *item = gtk_flow_box_child_new ();

      gtk_box_append (GTK_BOX (entry), bm_art_image_new (line->art, MARK));
      gtk_box_append (GTK_BOX (entry), gtk_label_new (line->text));
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (item), entry);
      gtk_widget_set_focusable (item, FALSE);
      gtk_flow_box_append (self->legend, item);
    }
}

/* Nothing shall jump from column to column. */
static void
make_room (BmEndScreen *self)
{
  const char *longest = self->hint, *words;

  for (guint i = 0; (words = bm_chart_get_spoken (self->chart, i)) != NULL; i++)
    if (g_utf8_strlen (words, -1) > g_utf8_strlen (longest, -1))
      longest = words;
  gtk_label_set_label (self->room, longest);
}

static void
show_charts (BmEndScreen     *self,
             const BmEndPage *page)
{
  gtk_widget_set_visible (self->charts, page->chart_heading != NULL);
  if (page->chart_heading == NULL)
    return;
  gtk_label_set_label (self->bars_heading, page->bars_heading);
  gtk_label_set_label (self->chart_heading, page->chart_heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_LABEL, page->chart_heading, -1);
  show_legend (self, page->legend);
  self->hint = page->chart_hint;
  make_room (self);
  pointed_cb (self, -1);
}

/* ---- All of it */

static void
show_ways (BmEndScreen     *self,
           const BmEndPage *page)
{
  const char *see_table = page->see_table != NULL ? page->see_table : _("The table");

  gtk_widget_set_visible (self->rematch_button, page->swaps);
  gtk_widget_set_visible (self->same_note, page->swaps);
  bm_widget_set_class (self->same_button, "suggested", !page->swaps);
  gtk_widget_set_valign (gtk_button_get_child (GTK_BUTTON (self->same_button)),
                         page->swaps ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->same_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  page->swaps ? _("Rematch, same sides") : _("Rematch"), -1);
  gtk_label_set_label (self->table_label, see_table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table_button), GTK_ACCESSIBLE_PROPERTY_LABEL, see_table, -1);
}

/* The head has the focus first: who has the screen read hears there what it shows. */
static void
describe_head (BmEndScreen *self,
               GPtrArray   *story)
{
  g_autoptr(GString) spoken = g_string_new (gtk_label_get_label (self->reason));

  if (gtk_widget_get_visible (GTK_WIDGET (self->length)))
    g_string_append_printf (spoken, " %s", gtk_label_get_label (self->length));
  for (guint i = 0; i < story->len; i++)
    g_string_append_printf (spoken, " %s", ((const BmLine *) g_ptr_array_index (story, i))->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->heading), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str,
                                  -1);
}

void
bm_end_screen_show_match (BmEndScreen *self,
                          BmMatch     *match)
{
  static const BmEndParts none = { .title = NULL };
  const BmEndParts *parts;
  g_autoptr(GPtrArray) story = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free);
  g_autoptr(GPtrArray) legend = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free);
  BmEndPage page = { .story = story, .legend = legend };

  g_return_if_fail (BM_IS_END_SCREEN (self));
  g_return_if_fail (BM_IS_MATCH (match));
  g_return_if_fail (bm_match_get_to_act (match) == BM_SIDE_NOBODY);

  parts = bm_game_ui_of (bm_match_get_game (match))->end;
  if (parts == NULL)
    parts = &none;
  show_result (self, match, parts);
  page.chart = self->chart;
  page.bars = self->bars;
  clear (self->bars);
  if (parts->tell != NULL)
    parts->tell (&page, match);
  gtk_label_set_label (self->length, page.length != NULL ? page.length : "");
  gtk_widget_set_visible (GTK_WIDGET (self->length), page.length != NULL);
  show_story (self, story);
  show_charts (self, &page);
  show_ways (self, &page);
  describe_head (self, story);
  show_turning (self, match);
  g_free (page.length);
}
