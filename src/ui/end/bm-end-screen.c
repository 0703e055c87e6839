/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-end-screen"

#include "config.h"

#include "bm-end-screen-private.h"

#include "bm-art-image.h"
#include "bm-columns.h"
#include "bm-page-layout.h"
#include "bm-widget.h"

/* The greatest height of the sheet in percent of its natural height: the chart gets the rest.  The width of its
   margins. */
#define SHEET_HEIGHT 115
#define SHEET_EDGES  80

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

/* The keyboard focus moves to the new page. */
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

void
bm_end_screen_begin_turning (BmEndScreen *self,
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

/* The figures of the selected column are below the scrolled part. */
void
bm_end_screen_point (BmEndScreen *self,
                     int          column)
{
  gtk_label_set_label (self->figures, column < 0 ? self->hint : bm_chart_get_spoken (self->chart, (guint) column));
  bm_widget_set_class (GTK_WIDGET (self->figures), "quiet", column < 0);
}

/* Not a button: pressing Enter to continue the computer's turn would start a rematch. */
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

/* Centred, and no larger than is comfortable to read. */
static void
bm_end_screen_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BmEndScreen *self = BM_END_SCREEN (widget);
  int own_width = bm_page_width (self->sheet, width), own_height, head, natural;
  GtkAllocation place;

  /* A GtkScrolledWindow does not report the height of its child for that width. */
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

  /* Its search thread would keep it alive until the search has ended. */
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
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, honours);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, score_row);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, score);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, place_box);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, place);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, story_box);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, story_heading);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, story);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, charts);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, bars_box);
  gtk_widget_class_bind_template_child (widget_class, BmEndScreen, chart_box);
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
  gtk_widget_class_bind_template_callback (widget_class, bm_end_screen_point);
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
