/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-rule-board"

#include "config.h"

#include "tb-rule-board.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"
#include "tb-board-view.h"
#include "tb-move.h"
#include "tb-reach.h"
#include "tb-space-words.h"
#include "tb-words.h"

/* Pixels of a space. */
#define CELL_LEAST   25
#define CELL_NATURAL 54

/* The gap between the picture and the names of its rows and columns. */
#define GAP 4

#define RADIUS 6

struct _TbRuleBoard
{
  GtkWidget    parent_instance;

  TbCrop       crop;
  int          n_columns, n_rows;  /* of the crop */
  int          board_columns;
  int          cell;
  int          margin;             /* at the left, for the names of the rows */
  TbBoardView *board;
  GtkWidget   *row_labels[TB_N_ROWS];
  GtkWidget   *column_labels[TB_N_COLUMNS];
};

G_DEFINE_FINAL_TYPE (TbRuleBoard, tb_rule_board, GTK_TYPE_WIDGET)

/* ---- Words */

/* Plain ground is not mentioned. */
static gboolean
is_worth_telling (const TbPosition *pos,
                  TbSpace           space)
{
  if (pos->eggs[space] != 0 || tb_position_rubble_at (pos, space) > 0)
    return TRUE;
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (pos->slots[slot].target == space)
      return TRUE;
  return ((tb_position_pawns (pos) | tb_position_locations (pos)) & TB_BIT (space)) != 0;
}

char *
tb_rule_board_words (const TbCrop     *crop,
                     const TbPosition *pos)
{
  GString *words = g_string_new (NULL);

  /* Translators: two spaces of the board, the upper left and the lower right one of a picture: “a1”, “f6”. */
  g_string_append_printf (words, _("The board from %1$s to %2$s."), tb_space_words (TB_SPACE (crop->left, crop->top)),
                          tb_space_words (TB_SPACE (crop->right, crop->bottom)));
  for (int row = crop->top; row <= crop->bottom; row++)
    for (int column = crop->left; column <= crop->right; column++)
      if (is_worth_telling (pos, TB_SPACE (column, row)))
        {
          g_autofree char *space = tb_space_name (pos, TB_SPACE (column, row));
          g_autofree char *sentence = bm_words_sentence (space);

          g_string_append_printf (words, "  %s", sentence);
        }
  return g_string_free (words, FALSE);
}

/* ---- Layout */

static void
label_size (GtkWidget *label,
            int       *width,
            int       *height)
{
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

/* The margins for the names, at the left and below. */
static void
measure_margins (TbRuleBoard *self,
                 int         *left,
                 int         *below)
{
  int width, height;

  *left = *below = 0;
  for (int row = 0; row < self->n_rows; row++)
    {
      label_size (self->row_labels[row], &width, &height);
      *left = MAX (*left, width + GAP);
    }
  for (int column = 0; column < self->n_columns; column++)
    {
      label_size (self->column_labels[column], &width, &height);
      *below = MAX (*below, height);
    }
}

static GtkSizeRequestMode
tb_rule_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tb_rule_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  TbRuleBoard *self = TB_RULE_BOARD (widget);
  int left, below, cell = CELL_NATURAL;

  measure_margins (self, &left, &below);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = left + self->n_columns * CELL_LEAST;
      *natural = left + self->n_columns * CELL_NATURAL;
      return;
    }
  if (for_size >= 0)
    cell = CLAMP ((for_size - left) / self->n_columns, CELL_LEAST, CELL_NATURAL);
  *minimum = *natural = self->n_rows * cell + below;
  if (for_size < 0) /* minimum for any width: a larger one would take space from a narrow column */
    *minimum = self->n_rows * CELL_LEAST + below;
}

static void
allocate_labels (TbRuleBoard *self)
{
  int width, height;

  for (int row = 0; row < self->n_rows; row++)
    {
      label_size (self->row_labels[row], &width, &height);
      gtk_widget_size_allocate (self->row_labels[row],
                                &(GtkAllocation) { self->margin - GAP - width,
                                                  row * self->cell + (self->cell - height) / 2, width, height },
                                -1);
    }
  for (int column = 0; column < self->n_columns; column++)
    {
      label_size (self->column_labels[column], &width, &height);
      gtk_widget_size_allocate (self->column_labels[column],
                                &(GtkAllocation) { self->margin + column * self->cell + (self->cell - width) / 2,
                                                  self->n_rows * self->cell, width, height },
                                -1);
    }
}

/* The board gets its minimum size; it is moved so that the crop is visible, and clipped. */
static void
tb_rule_board_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  TbRuleBoard *self = TB_RULE_BOARD (widget);
  int below;

  measure_margins (self, &self->margin, &below);
  self->cell = CLAMP (MIN ((width - self->margin) / self->n_columns, (height - below) / self->n_rows), 1, CELL_NATURAL);
  gtk_widget_measure (GTK_WIDGET (self->board), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (self->board), self->board_columns * self->cell, TB_N_ROWS * self->cell, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (
                                                        (float) (self->margin - self->crop.left * self->cell),
                                                        (float) (-self->crop.top * self->cell))));
  allocate_labels (self);
}

static void
tb_rule_board_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TbRuleBoard *self = TB_RULE_BOARD (widget);
  GskRoundedRect clip;

  gsk_rounded_rect_init_from_rect (&clip, &GRAPHENE_RECT_INIT (self->margin, 0, self->n_columns * self->cell,
                                                               self->n_rows * self->cell), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->board), snapshot);
  gtk_snapshot_pop (snapshot);
  for (int row = 0; row < self->n_rows; row++)
    gtk_widget_snapshot_child (widget, self->row_labels[row], snapshot);
  for (int column = 0; column < self->n_columns; column++)
    gtk_widget_snapshot_child (widget, self->column_labels[column], snapshot);
}

/* ---- Type */

static void
tb_rule_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tb_rule_board_parent_class)->dispose (object);
}

static void
tb_rule_board_class_init (TbRuleBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_rule_board_dispose;
  widget_class->get_request_mode = tb_rule_board_get_request_mode;
  widget_class->measure = tb_rule_board_measure;
  widget_class->size_allocate = tb_rule_board_size_allocate;
  widget_class->snapshot = tb_rule_board_snapshot;
  gtk_widget_class_set_css_name (widget_class, "ruleboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tb_rule_board_init (TbRuleBoard *self)
{
  self->board = TB_BOARD_VIEW (tb_board_view_new ());
  /* A picture: its spaces are not focusable here. */
  gtk_widget_set_can_focus (GTK_WIDGET (self->board), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->board), FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  tb_board_view_set_motion (self->board, BM_MOTION_OFF);
  tb_board_view_set_frame (self->board, &(TbBoardFrame) { 0 });
  gtk_widget_set_parent (GTK_WIDGET (self->board), GTK_WIDGET (self));
}

static GtkWidget *
add_label (TbRuleBoard *self,
           char         letter)
{
  const char text[] = { letter, '\0' };
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", text, NULL);

  gtk_widget_add_css_class (label, "coordinate");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
add_labels (TbRuleBoard *self)
{
  for (int row = 0; row < self->n_rows; row++)
    self->row_labels[row] = add_label (self, (char) ('1' + self->crop.top + row));
  for (int column = 0; column < self->n_columns; column++)
    self->column_labels[column] = add_label (self, (char) ('a' + self->crop.left + column));
}

/* Shows the way of Moves that ends at TO. */
static void
show_way (TbRuleBoard      *self,
          const TbPosition *pos,
          TbSpace           to)
{
  TbSpace way[TB_MAX_WAY + 1] = { pos->players[pos->turn].at, to };
  TbWay ways[2 * TB_N_SPACES];
  guint n = tb_reach (pos, ways), length = 2;

  for (guint i = 0; i < n; i++)
    if (ways[i].to == to && ways[i].ramps == 0)
      {
        memcpy (&way[1], ways[i].spaces, ways[i].n * sizeof *way);
        length = ways[i].n + 1u;
      }
  tb_board_view_set_way (self->board, way, length);
}

/* Marks the target of MOVE as the table does for the hovered space. */
static void
show_move (TbRuleBoard      *self,
           const TbPosition *pos,
           BmMove            move)
{
  TbSpace at = pos->players[pos->turn].at, way[] = { at, TB_SPACE_NONE };

  switch ((guint) TB_MOVE_KIND (move))
    {
    case TB_MOVE_MOVE:
      show_way (self, pos, TB_MOVE_A (move));
      break;
    case TB_MOVE_JUMP:
      way[1] = TB_MOVE_A (move);
      break;
    case TB_MOVE_RAMP:
      way[1] = TB_MOVE_B (move);
      break;
    case TB_MOVE_CLEAR:
      tb_board_view_set_marked (self->board, TB_BIT (TB_MOVE_A (move)));
      break;
    case TB_MOVE_TAKE:
    case TB_MOVE_DELIVER:
      tb_board_view_set_marked (self->board, TB_BIT (at));
      break;
    default:
      break;
    }
  if (way[1] != TB_SPACE_NONE)
    tb_board_view_set_way (self->board, way, G_N_ELEMENTS (way));
}

static void
show_position (TbRuleBoard      *self,
               const TbPosition *pos,
               BmMove            move)
{
  TbDistraction distraction;
  TbShow show = { .view = pos, .seat = BM_SIDE_NOBODY, .decides = BM_SIDE_NOBODY, .picked = TB_AT_NONE,
                  .danger_shown = TRUE, .distracted = -1 };

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    tb_danger_of (pos, slot, &show.danger[slot]);
  if (TB_MOVE_KIND (move) == TB_MOVE_PLAY && TB_MOVE_B (move) < TB_N_SLOTS)
    {
      tb_distraction_of (pos, TB_MOVE_A (move), TB_MOVE_B (move), &distraction);
      show.distracted = TB_MOVE_B (move);
      show.distraction = &distraction;
    }
  tb_board_view_show (self->board, &show);
  if (move != BM_MOVE_NONE)
    show_move (self, pos, move);
}

GtkWidget *
tb_rule_board_new (const TbCrop     *crop,
                   const TbPosition *pos,
                   BmMove            move)
{
  TbRuleBoard *self = g_object_new (TB_TYPE_RULE_BOARD, NULL);
  g_autofree char *words = tb_rule_board_words (crop, pos);

  self->crop = *crop;
  self->n_columns = crop->right - crop->left + 1;
  self->n_rows = crop->bottom - crop->top + 1;
  self->board_columns = tb_position_board (pos)->n_columns;
  add_labels (self);
  show_position (self, pos, move);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return GTK_WIDGET (self);
}
