/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-replay-bar"

#include "config.h"

#include "bm-replay-bar.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-game-ui.h"
#include "bm-replay-words.h"

/* Pixels: a mark, the line below the marks, the margins at both ends, the dot of a comment, and the thumb. */
#define MARK  18
#define LINE  14
#define EDGE  10
#define DOT   8
#define THUMB 12

typedef struct
{
  GtkWidget *widget;
  guint      from;  /* plies */
  guint      to;
} Piece;

struct _BmReplayBar
{
  GtkWidget  parent_instance;

  BmMatch   *match;   /* NULL: none */
  guint      n;
  guint      ply;

  /* Of Piece; the widgets are children. */
  GArray    *turns;
  GArray    *days;
  GArray    *marks;
  GArray    *dots;
  GtkWidget *fill;
  GtkWidget *thumb;
};

enum { SIGNAL_SEEK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmReplayBar, bm_replay_bar, GTK_TYPE_WIDGET)

static GtkWidget *
add_node (BmReplayBar *self,
          const char  *name,
          const char  *class)
{
  GtkWidget *node = g_object_new (GTK_TYPE_BOX, "css-name", name, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "can-target", FALSE, NULL);

  if (class != NULL)
    gtk_widget_add_css_class (node, class);
  gtk_widget_set_parent (node, GTK_WIDGET (self));
  return node;
}

static void
clear_pieces (GArray *pieces)
{
  for (guint i = 0; i < pieces->len; i++)
    gtk_widget_unparent (g_array_index (pieces, Piece, i).widget);
  g_array_set_size (pieces, 0);
}

/* ---- Layout */

static float
x_of (BmReplayBar *self,
      guint        ply,
      int          width)
{
  return EDGE + (width - 2 * EDGE) * (self->n == 0 ? 0 : (float) ply / (float) self->n);
}

static guint
ply_at (BmReplayBar *self,
        double       x)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * EDGE;

  return (guint) (CLAMP ((x - EDGE) / MAX (width, 1), 0, 1) * self->n + 0.5);
}

static void
place (GtkWidget *child,
       float      x,
       int        y,
       int        width,
       int        height)
{
  int least_width, least_height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { (int) (x + 0.5f), y, MAX (width, least_width),
                                                      MAX (height, least_height) }, -1);
}

static int
label_height (BmReplayBar *self)
{
  int height;

  if (self->days->len == 0)
    return 0;
  gtk_widget_measure (g_array_index (self->days, Piece, 0).widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL,
                      NULL);
  return height;
}

static void
bm_replay_bar_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 200;
      *natural = 600;
    }
  else
    {
      *minimum = *natural = MARK + 2 + LINE + 2 + label_height (BM_REPLAY_BAR (widget));
    }
}

/* The number of a day is placed at its start, and only if the previous one leaves room. */
static void
place_days (BmReplayBar *self,
            int          width,
            int          top)
{
  float free_from = 0;

  for (guint i = 0; i < self->days->len; i++)
    {
      const Piece *day = &g_array_index (self->days, Piece, i);
      float x = x_of (self, day->from, width);
      int least, height;

      gtk_widget_measure (day->widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (day->widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      gtk_widget_set_child_visible (day->widget, x >= free_from && x + least <= width);
      if (x < free_from || x + least > width)
        continue;
      place (day->widget, x, top, least, height);
      free_from = x + least + 4;
    }
}

static void
bm_replay_bar_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BmReplayBar *self = BM_REPLAY_BAR (widget);
  int line = MARK + 2;

  for (guint i = 0; i < self->turns->len; i++)
    {
      const Piece *turn = &g_array_index (self->turns, Piece, i);
      float from = x_of (self, turn->from, width), to = x_of (self, turn->to, width);

      place (turn->widget, from, line, (int) (to + 0.5f) - (int) (from + 0.5f), LINE);
    }
  place (self->fill, x_of (self, 0, width), line + LINE - 4,
         (int) (x_of (self, self->ply, width) - x_of (self, 0, width)), 4);
  for (guint i = 0; i < self->marks->len; i++)
    {
      const Piece *mark = &g_array_index (self->marks, Piece, i);

      place (mark->widget, CLAMP (x_of (self, mark->from, width) - MARK / 2, 0, width - MARK), 0, MARK, MARK);
    }
  for (guint i = 0; i < self->dots->len; i++)
    {
      const Piece *dot = &g_array_index (self->dots, Piece, i);

      place (dot->widget, x_of (self, dot->from, width) - DOT / 2, line + (LINE - DOT) / 2, DOT, DOT);
    }
  place (self->thumb, x_of (self, self->ply, width) - THUMB / 2, line - 3, THUMB, LINE + 6);
  place_days (self, width, line + LINE + 2);
}

/* ---- Input */

static void
seek (BmReplayBar *self,
      double       x)
{
  guint ply = ply_at (self, x);

  if (self->match != NULL && ply != self->ply)
    g_signal_emit (self, signals[SIGNAL_SEEK], 0, ply);
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               BmReplayBar    *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  seek (self, x);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double          dx,
                double          dy,
                BmReplayBar    *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    seek (self, x + dx);
}

/* The events at the pointer's position. */
static gboolean
bm_replay_bar_query_tooltip (GtkWidget  *widget,
                             int         x,
                             int         y,
                             gboolean    by_keyboard,
                             GtkTooltip *tooltip)
{
  BmReplayBar *self = BM_REPLAY_BAR (widget);
  g_autofree char *where = NULL, *what = NULL, *words = NULL;
  guint ply;

  if (self->match == NULL)
    return FALSE;
  ply = by_keyboard ? self->ply : ply_at (self, x);
  where = bm_replay_ply_words (ply, self->n);
  if (ply > 0)
    what = bm_tellings_words (self->match, ply - 1);
  words = g_strjoin ("\n", where, what != NULL && *what != '\0' ? what : NULL, NULL);
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

/* ---- Contents */

static void
add_piece (BmReplayBar *self,
           GArray      *pieces,
           GtkWidget   *widget,
           guint        from,
           guint        to)
{
  const Piece piece = { widget, from, to };

  g_array_append_val (pieces, piece);
}

static void
add_turns (BmReplayBar        *self,
           const BmReplayPath *path)
{
  const BmGameUi *ui = bm_game_ui_of (bm_match_get_game (self->match));

  for (guint i = 0; i < path->turns->len; i++)
    {
      const BmReplayTurn *turn = &g_array_index (path->turns, BmReplayTurn, i);
      guint to = i + 1 < path->turns->len ? turn[1].ply : path->n;
      const char *class = turn->seat == BM_SIDE_NOBODY || ui->seat_class == NULL ? NULL : ui->seat_class (turn->seat);

      add_piece (self, self->turns, add_node (self, "scrubturn", class), turn->ply, to);
    }
}

static void
add_days (BmReplayBar        *self,
          const BmReplayPath *path)
{
  for (guint i = 0; i < path->days->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", path->first_day + i);
      GtkWidget *day = g_object_new (GTK_TYPE_LABEL, "css-name", "scrubday", "label", number, "can-target", FALSE,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      gtk_widget_set_parent (day, GTK_WIDGET (self));
      add_piece (self, self->days, day, g_array_index (path->days, guint, i), path->n);
    }
}

static void
add_marks (BmReplayBar  *self,
           const GArray *marks)
{
  for (guint i = 0; marks != NULL && i < marks->len; i++)
    {
      const BmReplayMark *mark = &g_array_index (marks, BmReplayMark, i);
      GtkWidget *image = bm_art_image_new (mark->art, MARK);

      gtk_widget_set_can_target (image, FALSE);
      gtk_widget_set_parent (image, GTK_WIDGET (self));
      add_piece (self, self->marks, image, mark->ply, mark->ply);
    }
}

void
bm_replay_bar_show_comments (BmReplayBar *self)
{
  g_return_if_fail (BM_IS_REPLAY_BAR (self));

  clear_pieces (self->dots);
  for (guint ply = 0; self->match != NULL && ply <= self->n; ply++)
    if (bm_match_get_comment (self->match, ply) != NULL)
      add_piece (self, self->dots, add_node (self, "scrubdot", NULL), ply, ply);
  gtk_widget_insert_before (self->thumb, GTK_WIDGET (self), NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bm_replay_bar_clear (BmReplayBar *self)
{
  g_return_if_fail (BM_IS_REPLAY_BAR (self));

  clear_pieces (self->turns);
  clear_pieces (self->days);
  clear_pieces (self->marks);
  clear_pieces (self->dots);
  g_clear_object (&self->match);
  self->n = self->ply = 0;
}

void
bm_replay_bar_show (BmReplayBar        *self,
                    BmMatch            *match,
                    const BmReplayPath *path,
                    const GArray       *marks)
{
  g_return_if_fail (BM_IS_REPLAY_BAR (self));

  bm_replay_bar_clear (self);
  self->match = g_object_ref (match);
  self->n = path->n;
  add_turns (self, path);
  gtk_widget_insert_before (self->fill, GTK_WIDGET (self), NULL);
  add_days (self, path);
  add_marks (self, marks);
  bm_replay_bar_show_comments (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) path->n, -1);
}

void
bm_replay_bar_set_ply (BmReplayBar *self,
                       guint        ply,
                       const char  *spoken)
{
  g_return_if_fail (BM_IS_REPLAY_BAR (self));

  self->ply = MIN (ply, self->n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->ply,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

guint
bm_replay_bar_count_marks (BmReplayBar *self,
                           const char  *art)
{
  guint n = 0;

  g_return_val_if_fail (BM_IS_REPLAY_BAR (self), 0);

  for (guint i = 0; i < self->marks->len; i++)
    {
      g_autofree char *own = NULL;

      g_object_get (g_array_index (self->marks, Piece, i).widget, "art", &own, NULL);
      n += g_strcmp0 (own, art) == 0;
    }
  return n;
}

static void
bm_replay_bar_dispose (GObject *object)
{
  BmReplayBar *self = BM_REPLAY_BAR (object);

  bm_replay_bar_clear (self);
  g_clear_pointer (&self->fill, gtk_widget_unparent);
  g_clear_pointer (&self->thumb, gtk_widget_unparent);
  G_OBJECT_CLASS (bm_replay_bar_parent_class)->dispose (object);
}

static void
bm_replay_bar_finalize (GObject *object)
{
  BmReplayBar *self = BM_REPLAY_BAR (object);

  g_array_unref (self->turns);
  g_array_unref (self->days);
  g_array_unref (self->marks);
  g_array_unref (self->dots);
  G_OBJECT_CLASS (bm_replay_bar_parent_class)->finalize (object);
}

static void
bm_replay_bar_class_init (BmReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_replay_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = bm_replay_bar_finalize;
  widget_class->measure = bm_replay_bar_measure;
  widget_class->size_allocate = bm_replay_bar_size_allocate;
  widget_class->query_tooltip = bm_replay_bar_query_tooltip;

  signals[SIGNAL_SEEK] = g_signal_new ("seek", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "scrub");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
bm_replay_bar_init (BmReplayBar *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->turns = g_array_new (FALSE, FALSE, sizeof (Piece));
  self->days = g_array_new (FALSE, FALSE, sizeof (Piece));
  self->marks = g_array_new (FALSE, FALSE, sizeof (Piece));
  self->dots = g_array_new (FALSE, FALSE, sizeof (Piece));
  self->fill = add_node (self, "scrubfill", NULL);
  self->thumb = add_node (self, "scrubthumb", NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Where in the match"), -1);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, 0);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
