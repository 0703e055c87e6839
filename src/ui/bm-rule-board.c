/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-rule-board"

#include "config.h"

#include "bm-rule-board.h"

#include <glib/gi18n-lib.h>

#include "bm-board-draw.h"
#include "bm-board-frame.h"
#include "bm-board-metrics.h"
#include "bm-mark-layer.h"
#include "bm-piece-layer.h"
#include "bm-space-text.h"
#include "bm-terrain-layer.h"
#include "bm-words.h"

/* Pixels of a space. */
#define CELL_LEAST   22
#define CELL_NATURAL 40

/* Between the picture and the names of its rows and columns. */
#define GAP 4

#define RADIUS 6

struct _BmRuleBoard
{
  GtkWidget     parent_instance;

  int           left, top;
  int           n_columns, n_rows;
  int           cell;
  int           margin;  /* at the left, for the names of the rows */
  GtkWidget    *terrain;
  GtkWidget    *pieces;
  GtkWidget    *marks;
  BmSpace       target;  /* where the move leads; BM_SPACE_NONE: nowhere */
  GtkWidget    *row_labels[BM_BOARD_PLACES_DOWN];
  GtkWidget    *column_labels[BM_BOARD_PLACES_ACROSS];
};

G_DEFINE_FINAL_TYPE (BmRuleBoard, bm_rule_board, GTK_TYPE_WIDGET)

/* ---- Words */

static gboolean
is_worth_telling (const BmPosition *pos,
                  BmSpace           space)
{
  int column = bm_space_column (space);

  if (pos->at[BM_PIECE_BIRD] == space)
    return TRUE;
  if (!bm_space_on_board (space))
    return FALSE;
  return bm_position_crawlers_at (pos, space) != 0 || bm_position_has_bedrock (pos, space)
         || bm_position_has_wormhole (pos, space) || pos->grass[column] == bm_space_row (space);
}

char *
bm_rule_board_words (const BmRuleDiagram *diagram,
                     const BmPosition    *pos)
{
  GString *words = g_string_new (NULL);
  char from[4], to[4];

  bm_space_text_name (BM_SPACE (diagram->left, diagram->top), from);
  bm_space_text_name (BM_SPACE (diagram->right, diagram->bottom), to);
  /* Translators: two spaces of the board, the upper left and the lower right one of a picture: “c0”, “h5”. */
  g_string_append_printf (words, _("The garden from %1$s to %2$s."), from, to);
  for (int column = diagram->left; column <= diagram->right; column++)
    for (int row = diagram->top; row <= diagram->bottom; row++)
      if (is_worth_telling (pos, BM_SPACE (column, row)))
        {
          g_autofree char *space = bm_space_text_describe (pos, BM_SPACE (column, row));
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
measure_margins (BmRuleBoard *self,
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
bm_rule_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_rule_board_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BmRuleBoard *self = BM_RULE_BOARD (widget);
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
allocate_labels (BmRuleBoard *self)
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

/* The layers draw the whole board; what lies in the crop is moved to where it is seen, and the rest is cut off. */
static void
bm_rule_board_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BmRuleBoard *self = BM_RULE_BOARD (widget);
  GtkWidget *layers[] = { self->terrain, self->pieces, self->marks };
  int below;

  measure_margins (self, &self->margin, &below);
  self->cell = CLAMP (MIN ((width - self->margin) / self->n_columns, (height - below) / self->n_rows), 1, CELL_NATURAL);
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      float x = (float) (self->margin - (self->left + 1) * self->cell), y = (float) (-self->top * self->cell);

      gtk_widget_allocate (layers[i], self->cell * BM_BOARD_PLACES_ACROSS, self->cell * BM_BOARD_PLACES_DOWN, -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
    }
  allocate_labels (self);
}

/* ---- Drawing */

/* What is neither ground nor piece: the sky above, and the dark around the garden. */
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
append_target (BmRuleBoard *self,
               GtkSnapshot *snapshot)
{
  float x = (float) (self->margin + (bm_space_column (self->target) - self->left) * self->cell);
  float y = (float) ((bm_space_row (self->target) - self->top) * self->cell);

  if (self->target != BM_SPACE_NONE)
    bm_board_draw_ring (snapshot, &GRAPHENE_RECT_INIT (x + 1, y + 1, self->cell - 2, self->cell - 2), RADIUS, 2,
                        &bm_board_accent);
}

static void
bm_rule_board_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  BmRuleBoard *self = BM_RULE_BOARD (widget);
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
  bm_board_draw_ring (snapshot, &area, RADIUS, 1, &bm_board_ink);
  for (int row = 0; row < self->n_rows; row++)
    gtk_widget_snapshot_child (widget, self->row_labels[row], snapshot);
  for (int column = 0; column < self->n_columns; column++)
    gtk_widget_snapshot_child (widget, self->column_labels[column], snapshot);
}

/* ---- Type */

static void
bm_rule_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bm_rule_board_parent_class)->dispose (object);
}

static void
bm_rule_board_class_init (BmRuleBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_rule_board_dispose;
  widget_class->get_request_mode = bm_rule_board_get_request_mode;
  widget_class->measure = bm_rule_board_measure;
  widget_class->size_allocate = bm_rule_board_size_allocate;
  widget_class->snapshot = bm_rule_board_snapshot;
  gtk_widget_class_set_css_name (widget_class, "ruleboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bm_rule_board_init (BmRuleBoard *self)
{
  self->terrain = bm_terrain_layer_new ();
  self->pieces = bm_piece_layer_new ();
  self->marks = bm_mark_layer_new ();
  gtk_widget_set_parent (self->terrain, GTK_WIDGET (self));
  gtk_widget_set_parent (self->pieces, GTK_WIDGET (self));
  gtk_widget_set_parent (self->marks, GTK_WIDGET (self));
}

static GtkWidget *
add_label (BmRuleBoard *self,
           const char  *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", text, NULL);

  gtk_widget_add_css_class (label, "coordinate");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
add_labels (BmRuleBoard *self)
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

      self->column_labels[column] = add_label (self, number < 0 ? "<" : number >= BM_N_COLUMNS ? ">" : name);
    }
}

static void
show_position (BmRuleBoard      *self,
               const BmPosition *pos,
               BmMove            move)
{
  BmBoardFrame frame;

  bm_board_frame_rest (&frame, pos);
  bm_terrain_layer_set_grass (BM_TERRAIN_LAYER (self->terrain), frame.grass);
  bm_piece_layer_set_frame (BM_PIECE_LAYER (self->pieces), &frame);
  self->target = move == BM_MOVE_NONE ? BM_SPACE_NONE : bm_move_target (pos, move);
  if (self->target != BM_SPACE_NONE)
    {
      const BmBoardTarget target = { self->target, (guint8) bm_move_kind (move), 1, NULL };

      bm_mark_layer_set_targets (BM_MARK_LAYER (self->marks), &target, 1);
    }
}

GtkWidget *
bm_rule_board_new (const BmRuleDiagram *diagram,
                   const BmPosition    *pos,
                   BmMove               move)
{
  BmRuleBoard *self = g_object_new (BM_TYPE_RULE_BOARD, NULL);
  g_autofree char *words = bm_rule_board_words (diagram, pos);

  self->left = diagram->left;
  self->top = diagram->top;
  self->n_columns = diagram->right - diagram->left + 1;
  self->n_rows = diagram->bottom - diagram->top + 1;
  add_labels (self);
  show_position (self, pos, move);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return GTK_WIDGET (self);
}
