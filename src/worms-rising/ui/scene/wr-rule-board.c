/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-rule-board"

#include "config.h"

#include "wr-rule-board.h"

#include <glib/gi18n-lib.h>

#include "wr-board-draw.h"
#include "wr-board-frame.h"
#include "wr-board-metrics.h"
#include "wr-mark-layer.h"
#include "wr-piece-layer.h"
#include "wr-space-text.h"
#include "wr-terrain-layer.h"
#include "bm-words.h"

/* Pixels of a space. */
#define CELL_LEAST   22
#define CELL_NATURAL 40

/* Between the picture and the names of its rows and columns. */
#define GAP 4

#define RADIUS 6

struct _WrRuleBoard
{
  GtkWidget     parent_instance;

  int           left, top;
  int           n_columns, n_rows;
  int           cell;
  int           margin;  /* at the left, for the names of the rows */
  GtkWidget    *terrain;
  GtkWidget    *pieces;
  GtkWidget    *marks;
  WrSpace       target;  /* where the move leads; WR_SPACE_NONE: nowhere */
  GtkWidget    *row_labels[WR_BOARD_PLACES_DOWN];
  GtkWidget    *column_labels[WR_BOARD_PLACES_ACROSS];
};

G_DEFINE_FINAL_TYPE (WrRuleBoard, wr_rule_board, GTK_TYPE_WIDGET)

/* ---- Words */

static gboolean
is_worth_telling (const WrPosition *pos,
                  WrSpace           space)
{
  int column = wr_space_column (space);

  if (pos->at[WR_PIECE_BIRD] == space)
    return TRUE;
  if (!wr_space_on_board (space))
    return FALSE;
  return wr_position_crawlers_at (pos, space) != 0 || wr_position_has_bedrock (pos, space)
         || wr_position_has_wormhole (pos, space) || pos->grass[column] == wr_space_row (space);
}

char *
wr_rule_board_words (const WrCrop     *crop,
                     const WrPosition *pos)
{
  GString *words = g_string_new (NULL);
  char from[4], to[4];

  wr_space_text_name (WR_SPACE (crop->left, crop->top), from);
  wr_space_text_name (WR_SPACE (crop->right, crop->bottom), to);
  /* Translators: two spaces of the board, the upper left and the lower right one of a picture: “c0”, “h5”. */
  g_string_append_printf (words, _("The garden from %1$s to %2$s."), from, to);
  for (int column = crop->left; column <= crop->right; column++)
    for (int row = crop->top; row <= crop->bottom; row++)
      if (is_worth_telling (pos, WR_SPACE (column, row)))
        {
          g_autofree char *space = wr_space_text_describe (pos, WR_SPACE (column, row));
          g_autofree char *sentence = bm_words_sentence (space);

          g_string_append_printf (words, "  %s", sentence);
        }
  g_string_append_printf (words, "  %s", _("The rest is packed Dirt, or open above the Grass."));
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

/* Room for the names: at the left, and below. */
static void
measure_margins (WrRuleBoard *self,
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
wr_rule_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
wr_rule_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  WrRuleBoard *self = WR_RULE_BOARD (widget);
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
  if (for_size < 0) /* what any width could do with: more would make that of a narrow column too little */
    *minimum = self->n_rows * CELL_LEAST + below;
}

static void
allocate_labels (WrRuleBoard *self)
{
  int width, height;

  for (int row = 0; row < self->n_rows; row++)
    {
      label_size (self->row_labels[row], &width, &height);
      gtk_widget_size_allocate (self->row_labels[row],
                                &(GtkAllocation) { self->margin - GAP - width,
                                                   row * self->cell + (self->cell - height) / 2, width, height }, -1);
    }
  for (int column = 0; column < self->n_columns; column++)
    {
      label_size (self->column_labels[column], &width, &height);
      gtk_widget_size_allocate (self->column_labels[column],
                                &(GtkAllocation) { self->margin + column * self->cell + (self->cell - width) / 2,
                                                   self->n_rows * self->cell, width, height }, -1);
    }
}

/* The layers draw the whole board; it is moved so that the crop is visible, and clipped. */
static void
wr_rule_board_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  WrRuleBoard *self = WR_RULE_BOARD (widget);
  GtkWidget *layers[] = { self->terrain, self->pieces, self->marks };
  int below;

  measure_margins (self, &self->margin, &below);
  self->cell = CLAMP (MIN ((width - self->margin) / self->n_columns, (height - below) / self->n_rows), 1, CELL_NATURAL);
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      float x = (float) (self->margin - (self->left + 1) * self->cell), y = (float) (-self->top * self->cell);

      gtk_widget_allocate (layers[i], self->cell * WR_BOARD_PLACES_ACROSS, self->cell * WR_BOARD_PLACES_DOWN, -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
    }
  allocate_labels (self);
}

/* ---- Drawing */

/* Areas that are neither ground nor piece: the sky above, and the dark around the garden. */
static void
append_sky (GtkSnapshot           *snapshot,
            const graphene_rect_t *area)
{
  static const GskColorStop stops[] = {
    { 0, { 0.145f, 0.094f, 0.235f, 1 } },
    { 1, { 0.243f, 0.141f, 0.298f, 1 } },
  };
  const graphene_point_t end = GRAPHENE_POINT_INIT (area->origin.x, area->origin.y + area->size.height);

  gtk_snapshot_append_linear_gradient (snapshot, area, &area->origin, &end, stops, G_N_ELEMENTS (stops));
}

/* Round the space that the move is about. */
static void
append_target (WrRuleBoard *self,
               GtkSnapshot *snapshot)
{
  float x = (float) (self->margin + (wr_space_column (self->target) - self->left) * self->cell);
  float y = (float) ((wr_space_row (self->target) - self->top) * self->cell);

  if (self->target != WR_SPACE_NONE)
    wr_board_draw_ring (snapshot, &GRAPHENE_RECT_INIT (x + 1, y + 1, self->cell - 2, self->cell - 2), RADIUS, 2,
                        &wr_board_accent);
}

static void
wr_rule_board_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  WrRuleBoard *self = WR_RULE_BOARD (widget);
  const graphene_rect_t area = GRAPHENE_RECT_INIT (self->margin, 0, self->n_columns * self->cell,
                                                   self->n_rows * self->cell);
  GskRoundedRect clip;

  gsk_rounded_rect_init_from_rect (&clip, &area, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  append_sky (snapshot, &area);
  gtk_widget_snapshot_child (widget, self->terrain, snapshot);
  gtk_widget_snapshot_child (widget, self->pieces, snapshot);
  append_target (self, snapshot);
  gtk_widget_snapshot_child (widget, self->marks, snapshot);
  gtk_snapshot_pop (snapshot);
  wr_board_draw_ring (snapshot, &area, RADIUS, 1, &wr_board_ink);
  for (int row = 0; row < self->n_rows; row++)
    gtk_widget_snapshot_child (widget, self->row_labels[row], snapshot);
  for (int column = 0; column < self->n_columns; column++)
    gtk_widget_snapshot_child (widget, self->column_labels[column], snapshot);
}

/* ---- Type */

static void
wr_rule_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (wr_rule_board_parent_class)->dispose (object);
}

static void
wr_rule_board_class_init (WrRuleBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wr_rule_board_dispose;
  widget_class->get_request_mode = wr_rule_board_get_request_mode;
  widget_class->measure = wr_rule_board_measure;
  widget_class->size_allocate = wr_rule_board_size_allocate;
  widget_class->snapshot = wr_rule_board_snapshot;
  gtk_widget_class_set_css_name (widget_class, "ruleboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
wr_rule_board_init (WrRuleBoard *self)
{
  self->terrain = wr_terrain_layer_new ();
  self->pieces = wr_piece_layer_new ();
  self->marks = wr_mark_layer_new ();
  gtk_widget_set_parent (self->terrain, GTK_WIDGET (self));
  gtk_widget_set_parent (self->pieces, GTK_WIDGET (self));
  gtk_widget_set_parent (self->marks, GTK_WIDGET (self));
}

static GtkWidget *
add_label (WrRuleBoard *self,
           const char  *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", text, NULL);

  gtk_widget_add_css_class (label, "coordinate");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
add_labels (WrRuleBoard *self)
{
  for (int row = 0; row < self->n_rows; row++)
    {
      char name[4];

      g_snprintf (name, sizeof name, "%d", self->top + row);
      self->row_labels[row] = add_label (self, name);
    }
  for (int column = 0; column < self->n_columns; column++)
    {
      int number = self->left + column;
      char name[2] = { (char) ('a' + number), '\0' };

      self->column_labels[column] = add_label (self, number < 0 ? "<" : number >= WR_N_COLUMNS ? ">" : name);
    }
}

static void
show_position (WrRuleBoard      *self,
               const WrPosition *pos,
               BmMove            move)
{
  WrBoardFrame frame;

  wr_board_frame_rest (&frame, pos);
  wr_terrain_layer_set_grass (WR_TERRAIN_LAYER (self->terrain), frame.grass);
  wr_piece_layer_set_frame (WR_PIECE_LAYER (self->pieces), &frame);
  self->target = move == BM_MOVE_NONE ? WR_SPACE_NONE : wr_move_target (pos, move);
  if (self->target != WR_SPACE_NONE)
    {
      const WrBoardTarget target = { self->target, (guint8) wr_move_kind (move), 1, NULL };

      wr_mark_layer_set_targets (WR_MARK_LAYER (self->marks), &target, 1);
    }
}

GtkWidget *
wr_rule_board_new (const WrCrop     *crop,
                   const WrPosition *pos,
                   BmMove            move)
{
  WrRuleBoard *self = g_object_new (WR_TYPE_RULE_BOARD, NULL);
  g_autofree char *words = wr_rule_board_words (crop, pos);

  self->left = crop->left;
  self->top = crop->top;
  self->n_columns = crop->right - crop->left + 1;
  self->n_rows = crop->bottom - crop->top + 1;
  add_labels (self);
  show_position (self, pos, move);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return GTK_WIDGET (self);
}
