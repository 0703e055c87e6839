/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "tb-squad-view"

#include "config.h"

#include "tb-squad-view.h"

#include <glib/gi18n-lib.h>

#include "bm-widget.h"
#include "tb-asks.h"
#include "tb-leader-card.h"
#include "tb-pace.h"
#include "tb-parts.h"

/* Milliseconds: the movement of cards; and a pause to see the Leader before the next seat's cards are shown. */
#define TRAVEL_MS 340
#define LOOK_MS   460

/* The greatest width of a card, and of a gap, in pixels with text of the usual size; and its greatest height, in
   widths. */
static const struct { int width; int gap; float aspect; } sizes[] = { { 300, 6, 1.42f }, { 310, 18, 1.42f }, { 390, 26, 1.42f } };

/* The least width of a card, in pixels: there is always room for that. */
#define LEAST_WIDTH 200

typedef enum
{
  CARD_OUT,   /* hidden */
  CARD_SIDE,  /* side by side with the others */
  CARD_LEADS,
  CARD_UNDER  /* below the Leader */
} CardState;

/* The centre of a card, in pixels. */
typedef struct
{
  float x;
  float y;
  float angle;   /* degrees, clockwise */
  float opacity;
} Place;

struct _TbSquadView
{
  GtkWidget  parent_instance;

  GtkWidget *cards[TB_N_SQUAD];
  CardState  states[TB_N_SQUAD];
  CardState  before[TB_N_SQUAD]; /* at the start of the movement */
  guint      n;
  guint      seat;               /* TB_NO_SEAT: none */
  gboolean   waited_for;         /* the movement counts as tb_squad_view_is_moving () */
  float      time;               /* progress of the movement, 0 to 1 */
  guint      tick;
  gint64     start;              /* microseconds, of the frame clock; 0: from the next frame on */
  guint      travel;             /* duration in milliseconds */
  guint      look;
  BmMotion   motion;
  int        size;
};

enum { SIGNAL_RESTED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TbSquadView, tb_squad_view, GTK_TYPE_WIDGET)

/* ---- Layout */

/* Pictures above the texts are aligned at the bottom. */
static void
align_words (TbSquadView *self,
             int          width)
{
  int height = -1;

  for (guint i = 0; i < self->n; i++)
    height = MAX (height, tb_leader_card_measure_words (TB_LEADER_CARD (self->cards[i]), width));
  for (guint i = 0; i < self->n; i++)
    tb_leader_card_set_words_height (TB_LEADER_CARD (self->cards[i]), height);
}

/* The width of a card in the total width ALL; the natural width if it is -1. */
static int
card_width_in (TbSquadView *self,
               int          all)
{
  int gap = sizes[self->size].gap, widest = (int) (sizes[self->size].width * bm_widget_text_scale (GTK_WIDGET (self)));

  return MAX (LEAST_WIDTH, all < 0 ? widest : MIN (widest, (all - 2 * gap) / TB_N_SQUAD));
}

static void
get_card_size (TbSquadView *self,
               int         *width,
               int         *height)
{
  int least = 1;

  *width = card_width_in (self, gtk_widget_get_width (GTK_WIDGET (self)));
  align_words (self, *width);
  for (guint i = 0; i < self->n; i++)
    {
      int needs;

      gtk_widget_measure (self->cards[i], GTK_ORIENTATION_VERTICAL, *width, &needs, NULL, NULL, NULL);
      least = MAX (least, needs);
    }
  *height = MIN ((int) ((float) *width * sizes[self->size].aspect), gtk_widget_get_height (GTK_WIDGET (self)));
  *height = MAX (*height, least);
}

/* The number of cards below the Leader that are placed before card I. */
static guint
under_before (const CardState *states,
              guint            i)
{
  guint n = 0;

  for (guint k = 0; k < i; k++)
    n += states[k] == CARD_UNDER;
  return n;
}

static Place
place_of (TbSquadView     *self,
          const CardState *states,
          guint            i,
          int              width,
          int              height)
{
  float all = (float) gtk_widget_get_width (GTK_WIDGET (self)), middle = all / 2;
  float y = (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2, w = (float) width, h = (float) height;
  float step = w + (float) sizes[self->size].gap, side = under_before (states, i) == 0 ? -1 : 1;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  float at = (float) i - (float) (self->n - 1) / 2;
  Place place = { middle + at * step, y, 0, 1 };

  if (states[i] == CARD_LEADS)
    place.x = middle;
  else if (states[i] == CARD_UNDER)
    place = (Place) { middle + side * w * 0.4f, y + h * 0.03f, side * 7, 1 };
  else if (states[i] == CARD_OUT)
    place = (Place) { place.x, y + h * 0.4f, 0, 0 };
  if (mirrored)
    {
      place.x = all - place.x;
      place.angle = -place.angle;
    }
  return place;
}

static float
ease (float time)
{
  return 1 - (1 - time) * (1 - time) * (1 - time);
}

static float
between (float from,
         float to,
         float time)
{
  return from + (to - from) * time;
}

static void
tb_squad_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  TbSquadView *self = TB_SQUAD_VIEW (widget);
  float time = ease (self->time);
  int card_width, card_height;

  get_card_size (self, &card_width, &card_height);
  for (guint i = 0; i < self->n; i++)
    {
      Place from = place_of (self, self->before, i, card_width, card_height);
      Place to = place_of (self, self->states, i, card_width, card_height);
      GskTransform *transform = NULL;

      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (between (from.x, to.x, time),
                                                                            between (from.y, to.y, time)));
      transform = gsk_transform_rotate (transform, between (from.angle, to.angle, time));
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -card_width / 2, (float) -card_height / 2));
      gtk_widget_set_opacity (self->cards[i], between (from.opacity, to.opacity, time));
      gtk_widget_allocate (self->cards[i], card_width, card_height, -1, transform);
    }
}

static void
tb_squad_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  TbSquadView *self = TB_SQUAD_VIEW (widget);
  int gap = sizes[self->size].gap, width;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = TB_N_SQUAD * LEAST_WIDTH + 2 * gap;
      *natural = TB_N_SQUAD * sizes[self->size].width + 2 * gap;
      return;
    }
  width = card_width_in (self, for_size);
  *minimum = *natural = 0;
  for (guint i = 0; i < self->n; i++)
    {
      int least, most;

      gtk_widget_measure (self->cards[i], orientation, width, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
}

static GtkSizeRequestMode
tb_squad_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The Leader is drawn last. */
static void
tb_squad_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TbSquadView *self = TB_SQUAD_VIEW (widget);

  for (guint i = 0; i < self->n; i++)
    if (self->states[i] != CARD_LEADS)
      gtk_widget_snapshot_child (widget, self->cards[i], snapshot);
  for (guint i = 0; i < self->n; i++)
    if (self->states[i] == CARD_LEADS)
      gtk_widget_snapshot_child (widget, self->cards[i], snapshot);
}

/* ---- Motion */

static void
stop (TbSquadView *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->time = 1;
  for (guint i = 0; i < TB_N_SQUAD; i++)
    gtk_widget_set_visible (self->cards[i], i < self->n && self->states[i] != CARD_OUT);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
come_to_rest (TbSquadView *self)
{
  gboolean waited_for = self->waited_for;

  stop (self);
  self->waited_for = FALSE;
  if (waited_for)
    g_signal_emit (self, signals[SIGNAL_RESTED], 0);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  TbSquadView *self = TB_SQUAD_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock), passed;

  if (self->start == 0)
    self->start = now;
  passed = (now - self->start) / 1000;
  if (passed >= self->travel + (self->waited_for ? self->look : 0))
    {
      self->tick = 0;
      come_to_rest (self);
      return G_SOURCE_REMOVE;
    }
  self->time = MIN (1, (float) passed / (float) self->travel);
  gtk_widget_queue_allocate (widget);
  return G_SOURCE_CONTINUE;
}

static void
travel (TbSquadView *self,
        gboolean     waited_for)
{
  self->travel = tb_pace (GTK_WIDGET (self), self->motion, TRAVEL_MS);
  self->look = tb_pace (GTK_WIDGET (self), self->motion, LOOK_MS);
  if (self->travel == 0)
    return;
  /* A card that is left out fades while it moves. */
  for (guint i = 0; i < self->n; i++)
    gtk_widget_set_visible (self->cards[i], TRUE);
  self->waited_for = waited_for;
  self->time = 0;
  self->start = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

gboolean
tb_squad_view_is_moving (TbSquadView *self)
{
  return self->waited_for;
}

void
tb_squad_view_finish_motion (TbSquadView *self)
{
  if (self->tick != 0)
    come_to_rest (self);
}

void
tb_squad_view_set_motion (TbSquadView *self,
                          BmMotion     motion)
{
  self->motion = motion;
  if (motion == BM_MOTION_OFF)
    tb_squad_view_finish_motion (self);
}

/* ---- Display */

/* Whether SEAT is still to choose whom to leave out. */
static gboolean
leaves (const TbPosition *view,
        guint             seat)
{
  return tb_asks_of (view) == TB_ASKS_LEAVE && tb_position_to_act (view) == (int) seat;
}

static CardState
state_of (const TbPosition *view,
          guint             seat,
          TbCard            character)
{
  const TbPlayer *player = &view->players[seat];
  gboolean chosen = player->leader != TB_NO_CARD && !leaves (view, seat);

  if (player->leader == character)
    return chosen ? CARD_LEADS : CARD_SIDE;
  if ((player->squad >> (character - TB_FIRST_CHARACTER) & 1) != 0)
    return chosen ? CARD_UNDER : CARD_SIDE;
  return CARD_OUT;
}

static void
show_card (TbSquadView  *self,
           const TbShow *show,
           guint         i,
           TbCard        character)
{
  const TbPlayer *player = &show->view->players[self->seat];
  gboolean leads = player->leader == character, keys = show->decides == (int) self->seat && !leads;
  CardState state = state_of (show->view, self->seat, character);

  tb_leader_card_show (TB_LEADER_CARD (self->cards[i]), show, character, keys && state == CARD_SIDE ? i + 1 : 0,
                       leads ? _("Leader") : NULL);
  bm_widget_set_class (self->cards[i], "leads", leads);
  gtk_widget_set_can_target (self->cards[i], state == CARD_SIDE);
  gtk_widget_set_can_focus (self->cards[i], state == CARD_SIDE);
  self->states[i] = state;
}

void
tb_squad_view_show (TbSquadView  *self,
                    const TbShow *show,
                    guint         seat,
                    guint32       dealt)
{
  gboolean dealt_anew = self->seat != seat, travels = FALSE;
  guint n = 0;

  g_return_if_fail (TB_IS_SQUAD_VIEW (self) && seat < TB_MAX_SEATS);

  memcpy (self->before, self->states, sizeof self->before);
  self->seat = seat;
  for (guint32 left = dealt; left != 0 && n < TB_N_SQUAD; left &= left - 1, n++)
    {
      TbCard character = (TbCard) (TB_FIRST_CHARACTER + __builtin_ctz (left));

      dealt_anew |= n >= self->n || tb_leader_card_get (TB_LEADER_CARD (self->cards[n])) != character;
      show_card (self, show, n, character);
    }
  self->n = n;
  for (guint i = 0; i < n; i++)
    {
      if (dealt_anew)
        self->before[i] = CARD_OUT;
      travels |= self->before[i] != self->states[i];
    }
  stop (self);
  self->waited_for = FALSE;
  if (travels)
    travel (self, !dealt_anew);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

TbCard
tb_squad_view_get_card (TbSquadView *self,
                        guint        index)
{
  return index < self->n && self->states[index] == CARD_SIDE ? tb_leader_card_get (TB_LEADER_CARD (self->cards[index]))
                                                             : TB_NO_CARD;
}

void
tb_squad_view_set_size (TbSquadView *self,
                        int          size)
{
  self->size = size;
  for (guint i = 0; i < TB_N_SQUAD; i++)
    tb_leader_card_set_size (TB_LEADER_CARD (self->cards[i]), MAX (size, 1));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
tb_squad_view_dispose (GObject *object)
{
  TbSquadView *self = TB_SQUAD_VIEW (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->n = 0;
  for (guint i = 0; i < TB_N_SQUAD; i++)
    g_clear_pointer (&self->cards[i], gtk_widget_unparent);
  G_OBJECT_CLASS (tb_squad_view_parent_class)->dispose (object);
}

static void
tb_squad_view_class_init (TbSquadViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tb_squad_view_dispose;
  widget_class->get_request_mode = tb_squad_view_get_request_mode;
  widget_class->measure = tb_squad_view_measure;
  widget_class->size_allocate = tb_squad_view_size_allocate;
  widget_class->snapshot = tb_squad_view_snapshot;
  widget_class->focus = bm_widget_focus;
  tb_parts_install (G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_RESTED] = g_signal_new ("rested", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "tbsquad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tb_squad_view_init (TbSquadView *self)
{
  self->seat = TB_NO_SEAT;
  self->motion = BM_MOTION_NORMAL;
  self->time = 1;
  self->size = 1;
  for (guint i = 0; i < TB_N_SQUAD; i++)
    {
      self->cards[i] = tb_leader_card_new (GTK_WIDGET (self));
      gtk_widget_set_parent (self->cards[i], GTK_WIDGET (self));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Squad"), -1);
}
