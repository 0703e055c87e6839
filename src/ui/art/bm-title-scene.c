/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every sprite is a picture of its own, cut at coordinates of the title's picture (1600 wide) that are multiples of 20:
 * so at every size of a backdrop (bm-scenery.c) its corners are whole pixels, and it covers exactly what it replaces.
 */
#define G_LOG_DOMAIN "bm-title-scene"

#include "config.h"

#include "bm-title-scene.h"

#include <math.h>
#include <string.h>

#include "bm-art.h"
#include "bm-texture.h"

#define PICTURE_WIDTH 1600

/* Interval of the animation: long enough to cost little without a graphics card. */
#define TICK_MSEC 33

/* Seconds of one animation, and the least pause between two. */
#define STRETCH 9.0
#define REST    6.0

/* The first frame of the window does not wait for the sprites. */
#define FETCH_AFTER 0.4

/* The worm moves down by this much, and is hidden then. */
#define DUCK_DEPTH 120

#define CLOUD_WAY 40

typedef enum
{
  SPRITE_CLOUD_FAR,
  SPRITE_CLOUD,
  SPRITE_SPARKLE,
  SPRITE_HOLE,
  SPRITE_GREEN,
  SPRITE_MOUND,
  SPRITE_GREEN_BLINK,
  SPRITE_PINK_BLINK,
  SPRITE_YELLOW_BLINK,
  SPRITE_ZOMBIE_BLINK,
  SPRITE_BIRD_LOOK,
  SPRITE_BIRD_BLINK,
  SPRITE_GIANT_LOOK,
  SPRITE_GIANT_SHUT,
  N_SPRITES
} Sprite;

static const struct
{
  const char *art;
  int         x, y, width, height;
} sprites[N_SPRITES] = {
  [SPRITE_CLOUD_FAR] = { "scenery/title-cloud-far", 1260, 220, 280, 60 },
  [SPRITE_CLOUD] = { "scenery/title-cloud", 680, 340, 340, 60 },
  [SPRITE_SPARKLE] = { "scenery/title-sparkle", 0, 0, 40, 40 },
  [SPRITE_HOLE] = { "scenery/title-hole", 360, 520, 80, 120 },
  [SPRITE_GREEN] = { "scenery/title-green", 360, 520, 80, 120 },
  [SPRITE_MOUND] = { "scenery/title-mound", 320, 600, 160, 60 },
  [SPRITE_GREEN_BLINK] = { "scenery/title-green-blink", 360, 540, 80, 60 },
  [SPRITE_PINK_BLINK] = { "scenery/title-pink-blink", 560, 760, 80, 60 },
  [SPRITE_YELLOW_BLINK] = { "scenery/title-yellow-blink", 380, 820, 80, 60 },
  [SPRITE_ZOMBIE_BLINK] = { "scenery/title-zombie-blink", 220, 540, 60, 60 },
  [SPRITE_BIRD_LOOK] = { "scenery/title-bird-look", 520, 420, 60, 60 },
  [SPRITE_BIRD_BLINK] = { "scenery/title-bird-blink", 520, 420, 60, 60 },
  [SPRITE_GIANT_LOOK] = { "scenery/title-giant-look", 1020, 720, 120, 100 },
  [SPRITE_GIANT_SHUT] = { "scenery/title-giant-shut", 1020, 720, 120, 100 },
};

/* When each sprite is visible, in seconds from the start of the animation. */
static const struct
{
  Sprite sprite;
  double from, to;
} moments[] = {
  { SPRITE_GREEN_BLINK, 0.90, 1.05 }, { SPRITE_BIRD_BLINK, 1.60, 1.75 }, { SPRITE_BIRD_LOOK, 1.75, 4.60 },
  { SPRITE_YELLOW_BLINK, 2.10, 2.25 }, { SPRITE_PINK_BLINK, 3.40, 3.55 }, { SPRITE_BIRD_BLINK, 4.60, 4.75 },
  { SPRITE_ZOMBIE_BLINK, 5.30, 5.65 }, { SPRITE_BIRD_LOOK, 5.90, 7.40 }, { SPRITE_PINK_BLINK, 6.60, 6.75 },
  { SPRITE_YELLOW_BLINK, 7.00, 7.15 }, { SPRITE_YELLOW_BLINK, 7.30, 7.45 }, { SPRITE_BIRD_BLINK, 7.40, 7.55 },
  { SPRITE_GREEN_BLINK, 7.90, 8.05 }, { SPRITE_GREEN_BLINK, 8.20, 8.35 },
  { SPRITE_GIANT_SHUT, 1.20, 1.40 }, { SPRITE_GIANT_LOOK, 1.40, 3.70 }, { SPRITE_GIANT_SHUT, 3.70, 3.90 },
  { SPRITE_GIANT_SHUT, 6.10, 6.25 }, { SPRITE_GIANT_SHUT, 6.40, 6.55 },
};

/* The worm's depth over time: it ducks, peeks out twice, and comes up. */
static const struct
{
  double time, depth;
} ducking[] = {
  { 2.5, 0 }, { 2.8, 1 }, { 4.2, 1 }, { 4.6, 0.36 }, { 5.2, 0.36 }, { 5.4, 1 }, { 6.2, 1 }, { 6.8, 0 },
};

static const struct
{
  int    x, y;
  double from, to;
} sparkles[] = {
  { 1400, 60, 0.6, 1.8 }, { 600, 320, 1.9, 3.1 }, { 1540, 280, 3.3, 4.5 }, { 700, 100, 4.2, 5.4 },
  { 1480, 120, 5.6, 6.8 }, { 620, 420, 6.9, 8.1 },
};

/* The complete state at one moment. */
typedef struct
{
  guint shown;                        /* bits of Sprite */
  int   depth;                        /* pixels that the worm is down */
  int   cloud;                        /* pixels that the clouds have moved */
  int   shine[G_N_ELEMENTS (sparkles)]; /* tenths */
} Look;

struct _BmTitleScene
{
  GtkWidget   parent_instance;

  int         x, y, width; /* of the picture */
  BmMotion    motion;
  guint       timer;
  gboolean    fetched;     /* the textures are loaded */
  gint64      began;       /* start of the current animation, or of the last one; 0: none */
  gboolean    homewards;   /* the clouds move back */
  Look        look;
  GdkTexture *textures[N_SPRITES]; /* loaded on demand */
};

G_DEFINE_FINAL_TYPE (BmTitleScene, bm_title_scene, GTK_TYPE_WIDGET)

static int
scaled (BmTitleScene *self,
        double        length)
{
  return (int) floor (length * self->width / PICTURE_WIDTH + 0.5);
}

/* The clouds are always visible, the others only during an animation. */
static void
fetch_textures (BmTitleScene *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gboolean other = FALSE;

  for (guint i = 0; i < N_SPRITES; i++)
    {
      int width = scaled (self, sprites[i].width), height = scaled (self, sprites[i].height);

      if (width > 0 && height > 0 && (i <= SPRITE_CLOUD || self->fetched))
        other |= g_set_object (&self->textures[i], bm_art_get (sprites[i].art, width, height, scale));
      else
        g_clear_object (&self->textures[i]);
    }
  if (other)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- The animation */

static double
ease (double part)
{
  return part * part * (3 - 2 * part);
}

static double
depth_at (double time)
{
  guint last = G_N_ELEMENTS (ducking) - 1;

  if (time <= ducking[0].time || time >= ducking[last].time)
    return 0;
  for (guint i = 0; i < last; i++)
    if (time < ducking[i + 1].time)
      return ducking[i].depth + (ducking[i + 1].depth - ducking[i].depth)
                                * ease ((time - ducking[i].time) / (ducking[i + 1].time - ducking[i].time));
  return 0;
}

static Look
look_at (BmTitleScene *self,
         double        time)
{
  double way = ease (CLAMP (time / STRETCH, 0, 1));
  Look look = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    if (time >= moments[i].from && time < moments[i].to)
      look.shown |= 1u << moments[i].sprite;
  look.depth = scaled (self, depth_at (time) * DUCK_DEPTH);
  look.cloud = scaled (self, (self->homewards ? 1 - way : way) * CLOUD_WAY);
  for (guint i = 0; i < G_N_ELEMENTS (sparkles); i++)
    if (time > sparkles[i].from && time < sparkles[i].to)
      look.shine[i] = (int) (10 * sin (G_PI * (time - sparkles[i].from) / (sparkles[i].to - sparkles[i].from)));
  return look;
}

static double
pace (BmTitleScene *self)
{
  return self->motion == BM_MOTION_FAST ? 1.6 : 1;
}

static void
show_look (BmTitleScene *self,
           Look          look)
{
  if (memcmp (&look, &self->look, sizeof look) == 0)
    return;
  self->look = look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
come_to_rest (BmTitleScene *self)
{
  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  self->fetched = FALSE;
  show_look (self, look_at (self, STRETCH));
  self->homewards = !self->homewards;
  fetch_textures (self);
}

/* Seconds since its start. */
static double
get_time (BmTitleScene *self)
{
  return (double) (g_get_monotonic_time () - self->began) / G_USEC_PER_SEC * pace (self);
}

static gboolean
tick_cb (gpointer data)
{
  BmTitleScene *self = data;
  double time = get_time (self);

  if (time >= STRETCH)
    {
      come_to_rest (self);
      return G_SOURCE_REMOVE;
    }
  if (!self->fetched && time >= FETCH_AFTER)
    {
      self->fetched = TRUE;
      fetch_textures (self);
    }
  show_look (self, look_at (self, time));
  return G_SOURCE_CONTINUE;
}

static gboolean
may_move (BmTitleScene *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations && self->motion != BM_MOTION_OFF && gtk_widget_get_mapped (GTK_WIDGET (self)) && self->width > 0;
}

static void
wake_up (BmTitleScene *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->timer != 0 || !may_move (self)
      || (self->began != 0 && now - self->began < (gint64) ((STRETCH + REST) * G_USEC_PER_SEC)))
    return;
  self->began = now;
  self->timer = g_timeout_add (TICK_MSEC, tick_cb, self);
}

/* Reduced motion takes effect at once. */
static void
animations_changed_cb (BmTitleScene *self)
{
  if (may_move (self))
    wake_up (self);
  else
    come_to_rest (self);
}

/* ---- The widget */

static void
append_sprite (BmTitleScene *self,
               GtkSnapshot  *snapshot,
               Sprite        sprite,
               int           x,
               int           y)
{
  if (self->textures[sprite] != NULL)
    bm_texture_append (snapshot, GTK_WIDGET (self), self->textures[sprite],
                       &GRAPHENE_RECT_INIT (x, y, scaled (self, sprites[sprite].width),
                                            scaled (self, sprites[sprite].height)));
}

static void
append_at_place (BmTitleScene *self,
                 GtkSnapshot  *snapshot,
                 Sprite        sprite,
                 int           aside,
                 int           down)
{
  append_sprite (self, snapshot, sprite, self->x + scaled (self, sprites[sprite].x) + aside,
                 self->y + scaled (self, sprites[sprite].y) + down);
}

static void
append_worm (BmTitleScene *self,
             GtkSnapshot  *snapshot)
{
  const int x = self->x + scaled (self, sprites[SPRITE_HOLE].x), y = self->y + scaled (self, sprites[SPRITE_HOLE].y);

  append_at_place (self, snapshot, SPRITE_HOLE, 0, 0);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (x, y, scaled (self, sprites[SPRITE_HOLE].width),
                                                         scaled (self, sprites[SPRITE_HOLE].height)));
  append_at_place (self, snapshot, SPRITE_GREEN, 0, self->look.depth);
  gtk_snapshot_pop (snapshot);
  append_at_place (self, snapshot, SPRITE_MOUND, 0, 0);
}

static void
bm_title_scene_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BmTitleScene *self = BM_TITLE_SCENE (widget);

  append_at_place (self, snapshot, SPRITE_CLOUD_FAR, self->look.cloud, 0);
  append_at_place (self, snapshot, SPRITE_CLOUD, -self->look.cloud, 0);
  for (guint i = 0; i < G_N_ELEMENTS (sparkles); i++)
    if (self->look.shine[i] > 0)
      {
        gtk_snapshot_push_opacity (snapshot, self->look.shine[i] / 10.0);
        append_sprite (self, snapshot, SPRITE_SPARKLE, self->x + scaled (self, sparkles[i].x),
                       self->y + scaled (self, sparkles[i].y));
        gtk_snapshot_pop (snapshot);
      }
  if (self->look.depth > 0)
    append_worm (self, snapshot);
  for (guint i = SPRITE_GREEN_BLINK; i < N_SPRITES; i++)
    if ((self->look.shown & 1u << i) != 0)
      append_at_place (self, snapshot, (Sprite) i, 0, 0);
}

static void
bm_title_scene_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bm_title_scene_parent_class)->map (widget);
  wake_up (BM_TITLE_SCENE (widget));
}

static void
bm_title_scene_unmap (GtkWidget *widget)
{
  come_to_rest (BM_TITLE_SCENE (widget));
  GTK_WIDGET_CLASS (bm_title_scene_parent_class)->unmap (widget);
}

/* The window has become active again. */
static void
active_cb (BmTitleScene *self,
           GParamSpec   *property,
           GtkWindow    *window)
{
  if (gtk_window_is_active (window))
    wake_up (self);
}

static void
bm_title_scene_root (GtkWidget *widget)
{
  GtkRoot *root;

  GTK_WIDGET_CLASS (bm_title_scene_parent_class)->root (widget);
  root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (widget), "notify::gtk-enable-animations",
                           G_CALLBACK (animations_changed_cb), widget, G_CONNECT_SWAPPED);
}

static void
bm_title_scene_unroot (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  g_signal_handlers_disconnect_by_func (root, active_cb, widget);
  g_signal_handlers_disconnect_by_func (gtk_widget_get_settings (widget), animations_changed_cb, widget);
  GTK_WIDGET_CLASS (bm_title_scene_parent_class)->unroot (widget);
}

static void
bm_title_scene_finalize (GObject *object)
{
  BmTitleScene *self = BM_TITLE_SCENE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  for (guint i = 0; i < N_SPRITES; i++)
    g_clear_object (&self->textures[i]);
  G_OBJECT_CLASS (bm_title_scene_parent_class)->finalize (object);
}

static void
bm_title_scene_class_init (BmTitleSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bm_title_scene_finalize;
  widget_class->snapshot = bm_title_scene_snapshot;
  widget_class->map = bm_title_scene_map;
  widget_class->unmap = bm_title_scene_unmap;
  widget_class->root = bm_title_scene_root;
  widget_class->unroot = bm_title_scene_unroot;
  gtk_widget_class_set_css_name (widget_class, "titlescene");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bm_title_scene_init (BmTitleScene *self)
{
  self->motion = BM_MOTION_OFF;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (fetch_textures), NULL);
  bm_art_follow (GTK_WIDGET (self), G_CALLBACK (fetch_textures));
}

void
bm_title_scene_set_picture (BmTitleScene *self,
                            int           x,
                            int           y,
                            int           width)
{
  g_return_if_fail (BM_IS_TITLE_SCENE (self));

  if (self->x == x && self->y == y && self->width == width)
    return;
  self->x = x;
  self->y = y;
  self->width = width;
  self->look = look_at (self, self->timer != 0 ? get_time (self) : 0);
  fetch_textures (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  wake_up (self);
}

void
bm_title_scene_set_motion (BmTitleScene *self,
                           BmMotion      motion)
{
  g_return_if_fail (BM_IS_TITLE_SCENE (self));

  self->motion = motion;
  animations_changed_cb (self);
}

gboolean
bm_title_scene_is_moving (BmTitleScene *self)
{
  g_return_val_if_fail (BM_IS_TITLE_SCENE (self), FALSE);

  return self->timer != 0;
}
