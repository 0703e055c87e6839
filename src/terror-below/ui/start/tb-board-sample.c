/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-board-sample"

#include "config.h"

#include "tb-board-sample.h"

#include "tb-asks.h"
#include "tb-board-view.h"
#include "tb-game.h"
#include "tb-rules.h"

/* Any constant: so the picture only depends on the options. */
#define SEED 1956

struct _TbBoardSample
{
  GtkWidget    parent_instance;

  TbBoardView *board;
  int          height;
};

static const TbBoardFrame frame = { .rim = 5, .front = 14, .numbers = 16 };

G_DEFINE_FINAL_TYPE (TbBoardSample, tb_board_sample, GTK_TYPE_WIDGET)

/* Plays the setup up to the choice of the start spaces, with the first legal move of each decision. */
static gboolean
set_up (TbPosition *pos,
        const char *options)
{
  BmMove moves[BM_MAX_MOVES];
  g_autoptr(GError) error = NULL;

  if (!tb_game.start (pos, options, SEED, &error))
    {
      /* The form only has valid options. */
      g_critical ("%s: %s", options, error->message);
      return FALSE;
    }
  while (tb_asks_of (pos) != TB_ASKS_START && tb_rules_legal (pos, moves) > 0)
    tb_rules_apply (pos, moves[0], NULL, NULL);
  return TRUE;
}

void
tb_board_sample_show (TbBoardSample *self,
                      const char    *options)
{
  TbPosition pos;
  TbShow show = { .view = &pos, .seat = BM_SIDE_NOBODY, .decides = BM_SIDE_NOBODY, .names = { "", "", "", "", "" },
                  .distracted = -1 };

  g_return_if_fail (TB_IS_BOARD_SAMPLE (self) && options != NULL);

  if (!set_up (&pos, options))
    return;
  show.seats = BM_SEATS_PEOPLE (pos.options.players);
  tb_board_view_show (self->board, &show);
}

void
tb_board_sample_set_size (TbBoardSample *self,
                          int            height)
{
  if (self->height == height)
    return;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The natural size of the wider board: so the layout does not change with the board. */
static void
tb_board_sample_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  TbBoardSample *self = TB_BOARD_SAMPLE (widget);
  int cell = tb_board_frame_get_cell (&frame, TB_N_COLUMNS, G_MAXINT / 2, self->height), width, height;

  tb_board_frame_get_size (&frame, TB_N_COLUMNS, cell, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? self->height : width;
}

static void
tb_board_sample_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  TbBoardSample *self = TB_BOARD_SAMPLE (widget);
  GtkWidget *board = GTK_WIDGET (self->board);
  int least_width, least_height;
  float scale;

  /* The board has a minimum size: below it the picture is scaled down. */
  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, -1, &least_height, NULL, NULL, NULL);
  scale = MIN (1, MIN ((float) width / (float) least_width, (float) height / (float) least_height));
  gtk_widget_allocate (board, (int) ((float) width / scale), (int) ((float) height / scale), -1,
                       gsk_transform_scale (NULL, scale, scale));
}

static void
tb_board_sample_dispose (GObject *object)
{
  TbBoardSample *self = TB_BOARD_SAMPLE (object);

  if (self->board != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->board));
  self->board = NULL;
  G_OBJECT_CLASS (tb_board_sample_parent_class)->dispose (object);
}

static void
tb_board_sample_class_init (TbBoardSampleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_board_sample_dispose;
  widget_class->measure = tb_board_sample_measure;
  widget_class->size_allocate = tb_board_sample_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tbboardsample");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tb_board_sample_init (TbBoardSample *self)
{
  GtkWidget *board = tb_board_view_new ();

  self->board = TB_BOARD_VIEW (board);
  tb_board_view_set_frame (self->board, &frame);
  self->height = 300;
  gtk_widget_set_can_focus (board, FALSE);
  gtk_widget_set_can_target (board, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (board, GTK_WIDGET (self));
}
