/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-board-view"

#include "config.h"

#include "tb-board-view-private.h"

#include "bm-art.h"
#include "tb-words.h"

/* The spaces are at least so large. */
#define LEAST_CELL 36

G_DEFINE_FINAL_TYPE (TbBoardView, tb_board_view, GTK_TYPE_WIDGET)

void
tb_board_frame_get_size (const TbBoardFrame *frame,
                         int                 n_columns,
                         int                 cell,
                         int                *width,
                         int                *height)
{
  *width = frame->numbers + 2 * frame->rim + cell * n_columns;
  *height = frame->rim + frame->front + cell * TB_N_ROWS;
}

int
tb_board_frame_get_cell (const TbBoardFrame *frame,
                         int                 n_columns,
                         int                 width,
                         int                 height)
{
  int around_x, around_y;

  tb_board_frame_get_size (frame, n_columns, 0, &around_x, &around_y);
  return MAX (1, MIN ((width - around_x) / n_columns, (height - around_y) / TB_N_ROWS));
}

void
tb_board_view_set_frame (TbBoardView        *self,
                         const TbBoardFrame *frame)
{
  if (memcmp (&self->metrics.frame, frame, sizeof *frame) == 0)
    return;
  self->metrics.frame = *frame;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
tb_board_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  int width, height;

  tb_board_frame_get_size (&self->metrics.frame, self->metrics.n_columns, LEAST_CELL, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static PangoLayout *
new_layout (TbBoardView *self,
            const char  *text,
            double       pixels)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));

  pango_font_description_set_absolute_size (font, pixels * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static void
clear_text (TbBoardText *text)
{
  bm_digits_clear (&text->digits);
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    g_clear_object (&text->names[i]);
  for (guint i = 0; i < TB_N_COLUMNS; i++)
    g_clear_object (&text->letters[i]);
  for (guint i = 0; i < TB_N_ROWS; i++)
    g_clear_object (&text->numbers[i]);
}

static void
prepare_text (TbBoardView *self)
{
  double cell = self->metrics.cell;

  clear_text (&self->text);
  if (cell == 0)
    return;
  bm_digits_prepare (&self->text.digits, GTK_WIDGET (self));
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    {
      double pixels = MAX (8.5, cell * 0.135);
      int width;

      self->text.names[i] = new_layout (self, tb_location_words (i), pixels);
      pango_layout_get_pixel_size (self->text.names[i], &width, NULL);
      if (width > cell * 0.9)
        {
          g_object_unref (self->text.names[i]);
          self->text.names[i] = new_layout (self, tb_location_words (i), pixels * cell * 0.9 / width);
        }
    }
  for (guint i = 0; i < TB_N_COLUMNS; i++)
    {
      const char letter[] = { (char) ('a' + i), '\0' };

      self->text.letters[i] = new_layout (self, letter, MAX (10, cell * 0.175));
    }
  for (guint i = 0; i < TB_N_ROWS; i++)
    {
      const char number[] = { (char) ('1' + i), '\0' };

      self->text.numbers[i] = new_layout (self, number, MAX (10, cell * 0.175));
    }
}

static void
fetch_cb (GtkWidget *widget)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);

  tb_board_art_fetch (&self->art, widget, self->metrics.cell);
  gtk_widget_queue_draw (widget);
}

static void
tb_board_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  TbBoardMetrics *m = &self->metrics;
  int cell = tb_board_frame_get_cell (&m->frame, m->n_columns, width, height), board_width, board_height, left;

  tb_board_frame_get_size (&m->frame, m->n_columns, cell, &board_width, &board_height);
  /* The block stands in the middle, unless that takes the room of the numbers. */
  left = MAX (m->frame.numbers, (width - board_width + m->frame.numbers) / 2);
  m->x = (float) (left + m->frame.rim);
  m->y = (float) (MAX (0, height - board_height) / 2 + m->frame.rim);
  if (m->cell != cell)
    {
      m->cell = cell;
      prepare_text (self);
      tb_board_art_fetch (&self->art, widget, cell);
    }
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      gboolean shown = tb_space_column (space) < m->n_columns;
      graphene_rect_t at = tb_board_rect (m, space);
      GtkWidget *button = GTK_WIDGET (self->spaces[space]);

      if (!shown)
        continue;
      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (button, &(GtkAllocation) { (int) at.origin.x, (int) at.origin.y, cell, cell }, -1);
    }
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
tb_board_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  TbBoardPen pen = { widget, snapshot, &self->metrics, &self->art, &self->text, &self->picture };

  if (!self->has_position || self->metrics.cell == 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->picture.shake, 0));
  tb_board_draw_ground (&pen);
  tb_board_draw_footprints (&pen);
  tb_board_draw_reach (&pen);
  tb_board_draw_pieces (&pen);
  tb_board_draw_preview (&pen);
  tb_board_draw_plates (&pen);
  tb_board_draw_coins (&pen);
  tb_board_draw_attack (&pen);
  gtk_snapshot_restore (snapshot);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (self->spaces[space])))
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->spaces[space]), snapshot);
}

/* Another board has other columns. */
static void
set_columns (TbBoardView *self,
             int          n_columns)
{
  if (self->metrics.n_columns == n_columns)
    return;
  self->metrics.n_columns = n_columns;
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    gtk_widget_set_visible (GTK_WIDGET (self->spaces[space]), tb_space_column (space) < n_columns);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tb_board_view_show (TbBoardView  *self,
                    const TbShow *show)
{
  TbBoardPicture *picture = &self->picture;

  self->after = *show->view;
  self->has_position = TRUE;
  set_columns (self, tb_position_board (show->view)->n_columns);
  memcpy (picture->danger, show->danger, sizeof picture->danger);
  picture->danger_shown = show->danger_shown;
  picture->distracted = show->distraction == NULL ? -1 : show->distracted;
  if (show->distraction != NULL)
    picture->distraction = *show->distraction;
  if (self->events->len == 0)
    {
      picture->pos = *show->view;
      if (show->view->attack.slot == TB_NO_SLOT)
        picture->risen.shown = FALSE;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_set_targets (TbBoardView         *self,
                           const TbBoardTarget *targets,
                           guint                n,
                           TbSpace              selected)
{
  n = MIN (n, (guint) TB_N_SPACES);
  if (n > 0)
    memcpy (self->targets, targets, n * sizeof *targets);
  self->picture.targets = self->targets;
  self->picture.n_targets = n;
  self->picture.selected = selected;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_set_way (TbBoardView   *self,
                       const TbSpace *spaces,
                       guint          n)
{
  self->picture.n_way = MIN (n, (guint) TB_N_SPACES);
  if (n > 0)
    memcpy (self->picture.way, spaces, self->picture.n_way * sizeof *spaces);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_set_marked (TbBoardView *self,
                          TbSpaces     spaces)
{
  self->picture.marked = spaces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tb_board_view_name (TbBoardView *self,
                    TbSpace      space,
                    const char  *name,
                    const char  *description)
{
  tb_space_button_name (self->spaces[space], name, description);
}

static gboolean
tb_board_view_grab_focus (GtkWidget *widget)
{
  TbBoardView *self = TB_BOARD_VIEW (widget);
  TbSpace at = self->picture.selected;

  if (at == TB_SPACE_NONE)
    at = self->picture.n_targets > 0 ? self->targets[0].space : TB_SPACE (2, 2);
  return gtk_widget_grab_focus (GTK_WIDGET (self->spaces[at]));
}

static void
tb_board_view_dispose (GObject *object)
{
  TbBoardView *self = TB_BOARD_VIEW (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (self->spaces[space] != NULL)
      {
        gtk_widget_unparent (GTK_WIDGET (self->spaces[space]));
        self->spaces[space] = NULL;
      }
  G_OBJECT_CLASS (tb_board_view_parent_class)->dispose (object);
}

static void
tb_board_view_finalize (GObject *object)
{
  TbBoardView *self = TB_BOARD_VIEW (object);

  tb_board_view_clear_motion (self);
  tb_board_art_clear (&self->art);
  clear_text (&self->text);
  G_OBJECT_CLASS (tb_board_view_parent_class)->finalize (object);
}

static void
tb_board_view_class_init (TbBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tb_board_view_dispose;
  object_class->finalize = tb_board_view_finalize;
  widget_class->measure = tb_board_view_measure;
  widget_class->size_allocate = tb_board_view_size_allocate;
  widget_class->snapshot = tb_board_view_snapshot;
  widget_class->grab_focus = tb_board_view_grab_focus;
  tb_board_view_install_motion (klass);
  tb_board_view_install_input (klass);
  gtk_widget_class_set_css_name (widget_class, "tbboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_board_view_init (TbBoardView *self)
{
  self->metrics.n_columns = TB_N_COLUMNS;
  self->metrics.frame = (TbBoardFrame) { 4, 16, 14 };
  self->hovered = self->picture.hovered = self->picture.selected = TB_SPACE_NONE;
  self->picture.distracted = -1;
  tb_board_view_init_motion (self);
  tb_board_view_add_spaces (self);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_cb));
}

GtkWidget *
tb_board_view_new (void)
{
  return g_object_new (TB_TYPE_BOARD_VIEW, NULL);
}
