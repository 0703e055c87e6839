/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-card-grid"

#include "config.h"

#include "bm-card-grid.h"

#include "bm-card-button.h"
#include "bm-card-face.h"

#define GAP 10

struct _BmCardGrid
{
  GtkWidget  parent_instance;

  gboolean      even;
  GtkSizeGroup *words;   /* of its cards, if they are aligned */
  int           columns; /* as last allocated */
  GtkWidget    *current; /* weak; or NULL */
};

enum { PROP_0, PROP_EVEN, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BmCardGrid, bm_card_grid, GTK_TYPE_WIDGET)

static GtkWidget *
first_visible (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

#define EACH_VISIBLE(self, child)                                                        \
  GtkWidget *child = first_visible (gtk_widget_get_first_child (GTK_WIDGET (self)));     \
  child != NULL;                                                                         \
  child = first_visible (gtk_widget_get_next_sibling (child))

static int
count (BmCardGrid *self)
{
  int n = 0;

  for (EACH_VISIBLE (self, child))
    n++;
  return n;
}

/* The minimum and natural width of every card. */
static void
card_widths (BmCardGrid *self,
             int        *least,
             int        *wanted)
{
  *least = *wanted = 1;
  for (EACH_VISIBLE (self, child))
    {
      int minimum, natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      *least = MAX (*least, minimum);
      *wanted = MAX (*wanted, natural);
    }
}

/* COLUMNS beside each other, each WIDTH wide. */
static void
plan_columns (BmCardGrid *self,
              int         width,
              int        *columns,
              int        *card_width)
{
  int n = MAX (1, count (self)), least, wanted;

  card_widths (self, &least, &wanted);
  *columns = CLAMP ((width + GAP) / (least + GAP), 1, n);
  if (self->even)
    {
      int rows = (n + *columns - 1) / *columns;

      *columns = (n + rows - 1) / rows;
    }
  *card_width = MAX (least, MIN (wanted, (width - (*columns - 1) * GAP) / *columns));
}

/* The minimum and natural height of the row that begins with CHILD. */
static GtkRequestedSize
row_height (GtkWidget *child,
            int        columns,
            int        card_width)
{
  GtkRequestedSize size = { 0 };

  for (int i = 0; i < columns && child != NULL; i++)
    {
      int minimum, natural;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, card_width, &minimum, &natural, NULL, NULL);
      size.minimum_size = MAX (size.minimum_size, minimum);
      size.natural_size = MAX (size.natural_size, natural);
      child = first_visible (gtk_widget_get_next_sibling (child));
    }
  return size;
}

static GtkWidget *
skip (GtkWidget *child,
      int        n)
{
  while (n-- > 0 && child != NULL)
    child = first_visible (gtk_widget_get_next_sibling (child));
  return child;
}

static GtkSizeRequestMode
bm_card_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bm_card_grid_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  BmCardGrid *self = BM_CARD_GRID (widget);
  int least, wanted, columns, card_width;

  card_widths (self, &least, &wanted);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int n = MAX (1, count (self));

      *minimum = least;
      *natural = n * wanted + (n - 1) * GAP;
      return;
    }
  plan_columns (self, for_size < 0 ? least : for_size, &columns, &card_width);
  *minimum = *natural = 0;
  for (GtkWidget *child = first_visible (gtk_widget_get_first_child (widget)); child != NULL;
       child = skip (child, columns))
    {
      GtkRequestedSize row = row_height (child, columns, card_width);
      int gap = *natural > 0 ? GAP : 0;

      *minimum += row.minimum_size + gap;
      *natural += row.natural_size + gap;
    }
}

static void
place_row (BmCardGrid *self,
           GtkWidget  *child,
           int         left,
           int         y,
           int         card_width,
           int         height)
{
  for (int i = 0; i < self->columns && child != NULL; i++)
    {
      GtkAllocation at = { left + i * (card_width + GAP), y, card_width, height };

      gtk_widget_size_allocate (child, &at, -1);
      child = first_visible (gtk_widget_get_next_sibling (child));
    }
}

/* If not all rows get their natural height, they share what is available. */
static void
bm_card_grid_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  BmCardGrid *self = BM_CARD_GRID (widget);
  GtkWidget *child = first_visible (gtk_widget_get_first_child (widget));
  int card_width, left, n_rows = 0, y = 0;
  g_autofree GtkRequestedSize *rows = g_new0 (GtkRequestedSize, (gsize) MAX (1, count (self)));

  plan_columns (self, width, &self->columns, &card_width);
  left = MAX (0, (width - self->columns * card_width - (self->columns - 1) * GAP) / 2);
  for (GtkWidget *at = child; at != NULL; at = skip (at, self->columns))
    {
      rows[n_rows] = row_height (at, self->columns, card_width);
      height -= rows[n_rows].minimum_size + (n_rows > 0 ? GAP : 0);
      n_rows++;
    }
  if (n_rows > 0)
    gtk_distribute_natural_allocation (MAX (0, height), (guint) n_rows, rows);
  for (int row = 0; child != NULL; child = skip (child, self->columns), row++)
    {
      place_row (self, child, left, y, card_width, rows[row].minimum_size);
      y += rows[row].minimum_size + GAP;
    }
}

static int
index_of (BmCardGrid *self,
          GtkWidget  *wanted)
{
  int i = 0;

  for (EACH_VISIBLE (self, child))
    {
      if (child == wanted)
        return i;
      i++;
    }
  return -1;
}

/* The child that contains the focus now; GtkWidget's own focus child may be a former one. */
static GtkWidget *
focus_child (BmCardGrid *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  while (focus != NULL && gtk_widget_get_parent (focus) != GTK_WIDGET (self))
    focus = gtk_widget_get_parent (focus);
  return focus;
}

static gboolean
focus_index (BmCardGrid *self,
             int         index)
{
  GtkWidget *child = index < 0 ? NULL : bm_card_grid_get_visible (self, (guint) index);

  if (child == NULL)
    return FALSE;
  bm_card_grid_set_current (self, child);
  return gtk_widget_grab_focus (child);
}

/* At the edges the arrow keys do not leave the grid; Tab does. */
static gboolean
bm_card_grid_focus (GtkWidget        *widget,
                    GtkDirectionType  direction)
{
  BmCardGrid *self = BM_CARD_GRID (widget);
  GtkWidget *focus = focus_child (self);
  int at = focus == NULL ? -1 : index_of (self, focus), n = count (self), to = at;
  int columns = MAX (1, self->columns);

  if (at < 0)
    return focus_index (self, MAX (0, self->current == NULL ? 0 : index_of (self, self->current)));
  switch (direction)
    {
    case GTK_DIR_LEFT:
      to = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? at + 1 : at - 1;
      break;
    case GTK_DIR_RIGHT:
      to = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? at - 1 : at + 1;
      break;
    case GTK_DIR_UP:
      to = at - columns;
      break;
    case GTK_DIR_DOWN:
      /* Down from above a gap in the last row moves to its last card. */
      to = at + columns < n || at / columns == (n - 1) / columns ? at + columns : n - 1;
      break;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
  if (to >= 0 && to < n)
    focus_index (self, to);
  return TRUE;
}

static gboolean
bm_card_grid_grab_focus (GtkWidget *widget)
{
  BmCardGrid *self = BM_CARD_GRID (widget);

  return focus_index (self, MAX (0, self->current == NULL ? 0 : index_of (self, self->current)));
}

static gboolean
edge_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   unused)
{
  BmCardGrid *self = BM_CARD_GRID (widget);

  return focus_index (self, g_variant_get_boolean (args) ? count (self) - 1 : 0);
}

static void
bm_card_grid_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (prop_id == PROP_EVEN)
    g_value_set_boolean (value, BM_CARD_GRID (object)->even);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
bm_card_grid_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  BmCardGrid *self = BM_CARD_GRID (object);

  if (prop_id != PROP_EVEN)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  if (self->even == g_value_get_boolean (value))
    return;
  self->even = g_value_get_boolean (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
bm_card_grid_dispose (GObject *object)
{
  bm_card_grid_clear (BM_CARD_GRID (object));
  g_clear_object (&BM_CARD_GRID (object)->words);
  G_OBJECT_CLASS (bm_card_grid_parent_class)->dispose (object);
}

static void
bm_card_grid_class_init (BmCardGridClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bm_card_grid_get_property;
  object_class->set_property = bm_card_grid_set_property;
  object_class->dispose = bm_card_grid_dispose;
  widget_class->get_request_mode = bm_card_grid_get_request_mode;
  widget_class->measure = bm_card_grid_measure;
  widget_class->size_allocate = bm_card_grid_size_allocate;
  widget_class->focus = bm_card_grid_focus;
  widget_class->grab_focus = bm_card_grid_grab_focus;

  props[PROP_EVEN] = g_param_spec_boolean ("even", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, edge_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, edge_cb, "b", TRUE);
  gtk_widget_class_set_css_name (widget_class, "cardgrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bm_card_grid_init (BmCardGrid *self)
{
  self->columns = 1;
  self->words = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
}

void
bm_card_grid_append (BmCardGrid *self,
                     GtkWidget  *child)
{
  g_return_if_fail (BM_IS_CARD_GRID (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  if (self->even && BM_IS_CARD_BUTTON (child))
    bm_card_button_align_words (BM_CARD_BUTTON (child), self->words);
  else if (self->even && BM_IS_CARD_FACE (child))
    bm_card_face_align_words (BM_CARD_FACE (child), self->words);
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
bm_card_grid_clear (BmCardGrid *self)
{
  GtkWidget *child;

  g_return_if_fail (BM_IS_CARD_GRID (self));

  g_clear_weak_pointer (&self->current);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

GtkWidget *
bm_card_grid_get_visible (BmCardGrid *self,
                          guint       index)
{
  g_return_val_if_fail (BM_IS_CARD_GRID (self), NULL);

  return skip (first_visible (gtk_widget_get_first_child (GTK_WIDGET (self))), (int) index);
}

void
bm_card_grid_set_current (BmCardGrid *self,
                          GtkWidget  *child)
{
  g_return_if_fail (BM_IS_CARD_GRID (self));

  g_set_weak_pointer (&self->current, child);
}
