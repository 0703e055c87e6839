/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-game-shelf"

#include "config.h"

#include "bm-game-shelf.h"

#include <glib/gi18n-lib.h>

#include "bm-game-box.h"
#include "bm-games.h"

/* From this width on all boxes are whole: that of a window of 1000 pixels, whatever its frame takes. */
#define WIDE 980

/* How much smaller a box is that is not chosen. */
#define BEHIND 0.88

/* What is left free, in pixels. */
#define GAP        14
#define EDGE       22
#define TOP        6
#define PLATE_DOWN 15

/* No box is higher than this part of the widget, as if it stood nearer than the garden. */
#define HIGHEST 0.62

/* Of the room beside a chosen box in a narrow widget, this part is for those behind it. */
#define PEEK 0.26

/* Of the room that all boxes together leave, this part is before the first. */
#define BEFORE 0.85

/* How far the feet are below the line where the ground begins, for the picture's own size. */
#define SINK 12

/* Widths of pictures are multiples of this, so that a few sizes do for all widgets. */
#define STEP 20

/* What a box is wide and high without the room around it in its picture. */
#define BODY_WIDTH  (BM_GAME_BOX_WIDTH - 2 * BM_GAME_BOX_MARGIN)
#define BODY_HEIGHT (BM_GAME_BOX_FOOT - BM_GAME_BOX_TOP)

/* While somebody drags the window's edge a picture of another size will do. */
#define REST_MSEC 200

struct _BmGameShelf
{
  GtkWidget  parent_instance;

  BmGameBox *boxes[BM_MAX_GAMES];
  guint      n;
  guint      chosen; /* index */
  gboolean   quiet;  /* nobody is told */
  guint      rest;   /* source: until the size has not changed for a while */
  int        width;  /* for which there are pictures, or 0 */
  int        height;

  int        head_width;
  int        head_height;
  int        column;
  int        ground;
};

enum { SIGNAL_CHOSEN, SIGNAL_PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmGameShelf, bm_game_shelf, GTK_TYPE_WIDGET)

/* ---- Where the boxes stand */

/* Where boxes can stand. */
typedef struct
{
  int left;
  int right;
  int top;
} Room;

static double
scale_for_height (BmGameShelf *self,
                  const Room  *room)
{
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const double by_room = (double) (self->ground - room->top) / (BODY_HEIGHT - SINK);

  return MAX (MIN (by_room, HIGHEST * height / BODY_HEIGHT), 0);
}

static gboolean
is_wide (BmGameShelf *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) >= WIDE;
}

/* How large the chosen box is in ROOM, compared with its picture. */
static double
scale_in (BmGameShelf *self,
          const Room  *room)
{
  const double width = room->right - room->left;
  double by_width = width / BODY_WIDTH;

  if (self->n > 1 && is_wide (self))
    by_width = (width - (self->n - 1) * GAP) / (BODY_WIDTH * (1 + (self->n - 1) * BEHIND));
  else if (self->n > 1)
    by_width *= 1 - PEEK;
  return MAX (MIN (scale_for_height (self, room), by_width), 0);
}

/* Beside the head, or below it and beside the column: wherever they are larger. */
static Room
find_room (BmGameShelf *self,
           double      *scale)
{
  const int right = gtk_widget_get_width (GTK_WIDGET (self)) - EDGE;
  const Room beside = { MAX (self->head_width, self->column) + GAP, right, TOP };
  const Room below = { self->column + GAP, right, self->head_height + GAP };

  *scale = scale_in (self, &below);
  if (scale_in (self, &beside) < *scale)
    return below;
  *scale = scale_in (self, &beside);
  return beside;
}

/* The picture of a box whose body begins at X. */
static GdkRectangle
place_art (BmGameShelf *self,
           double       x,
           double       scale)
{
  const int width = MAX ((int) (BM_GAME_BOX_WIDTH * scale) / STEP, 1) * STEP;
  const int height = width * BM_GAME_BOX_HEIGHT / BM_GAME_BOX_WIDTH;
  const double drawn = (double) width / BM_GAME_BOX_WIDTH;

  return (GdkRectangle) { (int) (x - BM_GAME_BOX_MARGIN * drawn), self->ground + (int) ((SINK - BM_GAME_BOX_FOOT) * drawn),
                          width, height };
}

/* LEAST, MOST: where it may begin and end. */
static void
place_plate (BmGameShelf    *self,
             BmGameBox      *box,
             BmGameBoxPlace *place,
             int             least,
             int             most)
{
  const GdkRectangle *art = &place->art;
  const double scale = (double) art->width / BM_GAME_BOX_WIDTH;
  const int body = (int) (BODY_WIDTH * scale);
  GdkRectangle *plate = &place->plate;
  int minimum, natural;

  bm_game_box_measure (box, &minimum, &natural);
  plate->width = MAX (minimum, MIN (MAX (natural, body * 3 / 4), MAX (body, MIN (most - least, natural))));
  plate->x = CLAMP (art->x + (art->width - plate->width) / 2, least, MAX (most - plate->width, least));
  plate->y = self->ground + (int) (SINK * scale) + PLATE_DOWN;
  plate->height = bm_game_box_get_height (box, plate->width);
}

/* All are whole.  What room is left goes between them, and before them: something lives there in the picture. */
static void
place_side_by_side (BmGameShelf    *self,
                    const Room     *room,
                    double          scale,
                    BmGameBoxPlace *places)
{
  const double widths = BODY_WIDTH * scale * (1 + (self->n - 1) * BEHIND);
  const double over = room->right - room->left - widths;
  const double gap = MIN (over / (self->n + 1), BODY_WIDTH * scale / 6);
  double x = room->left + (over - gap * (self->n - 1)) * BEFORE;

  for (guint i = 0; i < self->n; i++)
    {
      const double size = i == self->chosen ? scale : scale * BEHIND, body = BODY_WIDTH * size;

      places[i].art = place_art (self, x, size);
      place_plate (self, self->boxes[i], &places[i], (int) (x - gap / 2), (int) (x + body + gap / 2));
      x += body + gap;
    }
}

/* Only the chosen one is whole. */
static void
place_behind (BmGameShelf    *self,
              const Room     *room,
              double          scale,
              BmGameBoxPlace *places)
{
  const double body = BODY_WIDTH * scale, over = room->right - room->left - body;
  const double part = self->n > 1 ? (double) self->chosen / (self->n - 1) : 0.5;
  const double small = MIN (scale * BEHIND, (double) (room->right - room->left) / BODY_WIDTH);

  for (guint i = 0; i < self->n; i++)
    {
      const double x = i < self->chosen ? room->left : room->right - BODY_WIDTH * small;

      places[i].plate = (GdkRectangle) { 0, 0, 0, 0 };
      places[i].art = place_art (self, i == self->chosen ? room->left + over * part : x, i == self->chosen ? scale : small);
    }
  place_plate (self, self->boxes[self->chosen], &places[self->chosen], room->left, room->right);
}

static gboolean
rest_cb (gpointer data)
{
  BmGameShelf *self = data;

  self->rest = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
bm_game_shelf_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  BmGameShelf *self = BM_GAME_SHELF (widget);
  BmGameBoxPlace places[BM_MAX_GAMES];
  double scale;
  const Room room = find_room (self, &scale);

  /* The first size is the one that the window opens with. */
  if (self->width != 0 && (self->width != width || self->height != height))
    {
      g_clear_handle_id (&self->rest, g_source_remove);
      self->rest = g_timeout_add (REST_MSEC, rest_cb, self);
    }
  self->width = width;
  self->height = height;
  if (self->n > 1 && !is_wide (self))
    place_behind (self, &room, scale, places);
  else
    place_side_by_side (self, &room, scale, places);
  for (guint i = 0; i < self->n; i++)
    bm_game_box_allocate (self->boxes[i], &places[i], self->rest == 0);
}

static void
bm_game_shelf_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = 0;
}

/* The chosen one in front. */
static void
bm_game_shelf_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  BmGameShelf *self = BM_GAME_SHELF (widget);

  for (guint i = 0; i < self->n; i++)
    if (i != self->chosen)
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->boxes[i]), snapshot);
  if (self->n > 0)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (self->boxes[self->chosen]), snapshot);
}

/* ---- What can be done with them */

static void
order_boxes (BmGameShelf *self)
{
  for (guint i = 0; i < self->n; i++)
    bm_game_box_set_front (self->boxes[i], i == self->chosen ? NULL : self->boxes[self->chosen]);
}

static void
choose (BmGameShelf *self,
        guint        index)
{
  if (self->chosen == index)
    return;
  self->chosen = index;
  order_boxes (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->boxes[index]), TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!self->quiet)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, bm_game_box_get_ui (self->boxes[index]));
}

static void
toggled_cb (BmGameShelf *self,
            BmGameBox   *box)
{
  const gboolean active = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (box));

  for (guint i = 0; i < self->n && active; i++)
    if (self->boxes[i] == box)
      choose (self, i);
  /* A box that is alone stays chosen: there is no group that keeps it so. */
  if (self->n == 1 && !active)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (box), TRUE);
}

/* The first click of the two has chosen it. */
static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            BmGameShelf     *self)
{
  if (n_press != 2 || self->n == 0 || !bm_game_box_is_at (self->boxes[self->chosen], x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[SIGNAL_PLAY], 0);
}

/* On a button that is pressed in, Enter would do nothing. */
static gboolean
enter_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   unused)
{
  BmGameShelf *self = BM_GAME_SHELF (widget);
  GtkWidget *focus = gtk_widget_get_focus_child (widget);

  if (focus == NULL)
    return FALSE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (focus), TRUE);
  g_signal_emit (self, signals[SIGNAL_PLAY], 0);
  return TRUE;
}

/* One stop for Tab; what the arrows do here is the title's. */
static gboolean
bm_game_shelf_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  BmGameShelf *self = BM_GAME_SHELF (widget);

  if (self->n < 2 || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (GTK_WIDGET (self->boxes[self->chosen]));
}

/* Between the boxes is what lies behind. */
static gboolean
bm_game_shelf_contains (GtkWidget *widget,
                        double     x,
                        double     y)
{
  return FALSE;
}

static void
bm_game_shelf_dispose (GObject *object)
{
  BmGameShelf *self = BM_GAME_SHELF (object);
  GtkWidget *child;

  g_clear_handle_id (&self->rest, g_source_remove);
  self->n = 0;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bm_game_shelf_parent_class)->dispose (object);
}

static void
bm_game_shelf_class_init (BmGameShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bm_game_shelf_dispose;
  widget_class->contains = bm_game_shelf_contains;
  widget_class->focus = bm_game_shelf_focus;
  widget_class->measure = bm_game_shelf_measure;
  widget_class->size_allocate = bm_game_shelf_size_allocate;
  widget_class->snapshot = bm_game_shelf_snapshot;
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "gameshelf");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_boxes (BmGameShelf *self)
{
  const BmGameUi *ui;

  for (guint i = 0; (ui = bm_game_ui_get (i)) != NULL; i++)
    {
      self->boxes[i] = BM_GAME_BOX (bm_game_box_new (ui));
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->boxes[i]), GTK_TOGGLE_BUTTON (self->boxes[0]));
      gtk_widget_set_parent (GTK_WIDGET (self->boxes[i]), GTK_WIDGET (self));
      self->n++;
    }
  if (self->n == 0)
    return;
  gtk_widget_set_focusable (GTK_WIDGET (self->boxes[0]), self->n > 1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->boxes[0]), TRUE);
  order_boxes (self);
  for (guint i = 0; i < self->n; i++)
    g_signal_connect_object (self->boxes[i], "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
}

/* Before the buttons see them. */
static void
add_controllers (BmGameShelf *self)
{
  static const guint enters[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkGesture *clicks = gtk_gesture_click_new ();

  for (guint i = 0; i < G_N_ELEMENTS (enters); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (enters[i], 0),
                                                            gtk_callback_action_new (enter_cb, NULL, NULL)));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (clicks), GTK_PHASE_CAPTURE);
  g_signal_connect_object (clicks, "pressed", G_CALLBACK (pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (clicks));
}

static void
bm_game_shelf_init (BmGameShelf *self)
{
  /* The picture behind has one way round. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Games"), -1);
  add_boxes (self);
  add_controllers (self);
}

void
bm_game_shelf_set_game (BmGameShelf    *self,
                        const BmGameUi *ui)
{
  g_return_if_fail (BM_IS_GAME_SHELF (self));

  self->quiet = TRUE;
  for (guint i = 0; i < self->n; i++)
    if (bm_game_box_get_ui (self->boxes[i]) == ui)
      choose (self, i);
  self->quiet = FALSE;
}

gboolean
bm_game_shelf_step (BmGameShelf *self,
                    int          steps)
{
  const int index = (int) self->chosen + steps;
  const gboolean focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  g_return_val_if_fail (BM_IS_GAME_SHELF (self), FALSE);

  if (index < 0 || index >= (int) self->n)
    return FALSE;
  choose (self, (guint) index);
  if (focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->boxes[index]));
  return TRUE;
}

void
bm_game_shelf_set_room (BmGameShelf *self,
                        int          head_width,
                        int          head_height,
                        int          column,
                        int          ground)
{
  g_return_if_fail (BM_IS_GAME_SHELF (self));

  if (self->head_width == head_width && self->head_height == head_height && self->column == column
      && self->ground == ground)
    return;
  self->head_width = head_width;
  self->head_height = head_height;
  self->column = column;
  self->ground = ground;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
