/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-game-shelf"

#include "config.h"

#include "bm-game-shelf.h"

#include <glib/gi18n-lib.h>

#include "bm-games.h"

/* While the window is being resized a picture of another size is used. */
#define REST_MSEC 200

/* Duration of the boxes' change of places, in microseconds. */
#define CHANGE_USEC 220000

struct _BmGameShelf
{
  GtkWidget  parent_instance;

  BmGameBox *boxes[BM_MAX_GAMES];
  guint      n;
  guint      chosen; /* index */
  guint      before; /* the previous one, during the change */
  gboolean   quiet;  /* no "chosen" signal while set */
  BmMotion   motion;
  guint      tick;   /* tick callback of the change */
  gint64     began;  /* its start, as a time of the frame clock, or 0 */
  double     way;    /* its progress, 0 to 1 */
  guint      rest;   /* source: waits until the size has been stable for a while */
  BmGameRoom room;   /* all 0 before the first */
};

enum { SIGNAL_CHOSEN, SIGNAL_PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmGameShelf, bm_game_shelf, GTK_TYPE_WIDGET)

/* ---- Layout */

static int
between (BmGameShelf *self,
         int          from,
         int          to)
{
  return from + (int) ((to - from) * self->way * self->way * (3 - 2 * self->way));
}

/* Interpolates between the two layouts. */
static void
move_boxes (BmGameShelf    *self,
            BmGameBoxPlace *places)
{
  BmGameBoxPlace before[BM_MAX_GAMES];

  bm_game_room_place (&self->room, self->boxes, self->n, self->before, before);
  for (guint i = 0; i < self->n; i++)
    {
      GdkRectangle *to = &places[i].art;
      const GdkRectangle *from = &before[i].art;

      *to = (GdkRectangle) { between (self, from->x, to->x), between (self, from->y, to->y),
                             between (self, from->width, to->width), between (self, from->height, to->height) };
    }
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

  if (self->n == 0)
    return;
  bm_game_room_place (&self->room, self->boxes, self->n, self->chosen, places);
  if (self->tick != 0)
    move_boxes (self, places);
  for (guint i = 0; i < self->n; i++)
    bm_game_box_allocate (self->boxes[i], &places[i], self->rest == 0 && self->tick == 0);
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

/* The chosen one last, in front of the others. */
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

/* ---- Input */

static void
order_boxes (BmGameShelf *self)
{
  for (guint i = 0; i < self->n; i++)
    bm_game_box_set_front (self->boxes[i], i == self->chosen ? NULL : self->boxes[self->chosen]);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       unused)
{
  BmGameShelf *self = BM_GAME_SHELF (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  const double usec = self->motion == BM_MOTION_FAST ? CHANGE_USEC / 2 : CHANGE_USEC;

  if (self->began == 0)
    self->began = now;
  self->way = (double) (now - self->began) / usec;
  gtk_widget_queue_allocate (widget);
  if (self->way < 1)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
begin_motion (BmGameShelf *self,
              guint        before)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  if (!animations || self->motion == BM_MOTION_OFF || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->before = before;
  self->began = 0;
  self->way = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
end_motion (BmGameShelf *self)
{
  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
choose (BmGameShelf *self,
        guint        index)
{
  if (self->chosen == index)
    return;
  begin_motion (self, self->chosen);
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
  /* A single box stays chosen: it has no group that would keep it active. */
  if (self->n == 1 && !active)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (box), TRUE);
}

/* The first click of a double click has chosen it. */
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

/* On an active toggle button Enter would have no effect. */
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

/* One Tab stop; the arrow keys are handled by the title screen. */
static gboolean
bm_game_shelf_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  BmGameShelf *self = BM_GAME_SHELF (widget);

  if (self->n < 2 || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (GTK_WIDGET (self->boxes[self->chosen]));
}

/* The gaps between the boxes are transparent for input. */
static gboolean
bm_game_shelf_contains (GtkWidget *widget,
                        double     x,
                        double     y)
{
  return FALSE;
}

/* Hidden: ends the animation. */
static void
bm_game_shelf_unmap (GtkWidget *widget)
{
  end_motion (BM_GAME_SHELF (widget));
  GTK_WIDGET_CLASS (bm_game_shelf_parent_class)->unmap (widget);
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
  widget_class->unmap = bm_game_shelf_unmap;
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

/* In the capture phase, before the buttons. */
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
  /* The background picture is not mirrored. */
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
bm_game_shelf_set_motion (BmGameShelf *self,
                          BmMotion     motion)
{
  g_return_if_fail (BM_IS_GAME_SHELF (self));

  self->motion = motion;
  if (motion == BM_MOTION_OFF)
    end_motion (self);
}

void
bm_game_shelf_set_room (BmGameShelf      *self,
                        const BmGameRoom *room)
{
  const BmGameRoom *old = &self->room;

  g_return_if_fail (BM_IS_GAME_SHELF (self));

  /* The first size is the initial size of the window. */
  if (old->width != 0 && (old->width != room->width || old->height != room->height))
    {
      g_clear_handle_id (&self->rest, g_source_remove);
      self->rest = g_timeout_add (REST_MSEC, rest_cb, self);
    }
  self->room = *room;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
