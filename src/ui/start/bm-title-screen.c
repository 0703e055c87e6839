/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-title-screen"

#include "config.h"

#include "bm-title-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-game-shelf.h"
#include "bm-logo.h"
#include "bm-scenery.h"
#include "bm-title-menu.h"
#include "bm-widget.h"

/* In a high window the text is larger, and the name above it. */
typedef struct
{
  int         height;
  double      by;
  const char *class; /* as in style.css */
} Growth;

static const Growth growths[] = {
  { 0, 1, "grown-0" }, { 960, 1.25, "grown-1" }, { 1300, 1.6, "grown-2" }, { 1800, 2.1, "grown-3" },
};

/* Margins of the name and the menu, and the gap between them, in pixels. */
#define SIDE    28
#define ABOVE   18
#define SPACING 10

/* In a narrower window the name is smaller, to leave room for the boxes. */
#define WIDE   980
#define NARROW 0.77

struct _BmTitleScreen
{
  GtkWidget    parent_instance;

  GtkWidget   *logo;
  GtkWidget   *motto;
  GtkWidget   *game;
  BmTitleMenu *menu;
  BmGameShelf *shelf;
  guint        growth; /* index */
  guint        wanted;
  gboolean     narrow;
  guint        grow;   /* source */
  GtkWidget   *continue_button;
  GtkWidget   *play_button;
  GtkWidget   *today_button;
  GtkWidget   *ladder_button;
  GtkWidget   *learn_button;
  GtkWidget   *first;  /* the suggested one */
  GtkWidget   *replays_button;
  GtkWidget   *rules_button;
  GtkWidget   *cards_button;
  GtkWidget   *journal_button;
};

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmTitleScreen, bm_title_screen, GTK_TYPE_WIDGET)

static gboolean
bm_title_screen_grab_focus (GtkWidget *widget)
{
  BmTitleScreen *self = BM_TITLE_SCREEN (widget);

  return gtk_widget_grab_focus (self->first);
}

/* The minimum and natural size of PART. */
static void
measure_part (gpointer        part,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural)
{
  *minimum = *natural = 0;
  if (gtk_widget_get_visible (part))
    gtk_widget_measure (part, orientation, for_size, minimum, natural, NULL, NULL);
}

/* The text below the name wraps at its width. */
static void
measure_column (BmTitleScreen *self,
                int           *minimum,
                int           *natural)
{
  int logo_minimum, logo_natural, width, part_minimum, part_natural;

  measure_part (self->logo, GTK_ORIENTATION_HORIZONTAL, -1, &width, &part_natural);
  measure_part (self->logo, GTK_ORIENTATION_VERTICAL, -1, &logo_minimum, &logo_natural);
  *minimum = 2 * ABOVE + logo_minimum;
  *natural = 2 * ABOVE + logo_natural;
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = i == 0 ? self->motto : self->game;

      measure_part (label, GTK_ORIENTATION_VERTICAL, width, &part_minimum, &part_natural);
      *minimum += part_natural + (part_natural > 0 ? SPACING : 0);
      *natural += part_natural + (part_natural > 0 ? SPACING : 0);
    }
  measure_part (self->menu, GTK_ORIENTATION_VERTICAL, -1, &part_minimum, &part_natural);
  *minimum += SPACING + part_minimum;
  *natural += SPACING + part_natural;
}

static void
bm_title_screen_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  BmTitleScreen *self = BM_TITLE_SCREEN (widget);
  gpointer parts[] = { self->logo, self->menu };

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      measure_column (self, minimum, natural);
      return;
    }
  *minimum = *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      int part_minimum, part_natural;

      measure_part (parts[i], GTK_ORIENTATION_HORIZONTAL, -1, &part_minimum, &part_natural);
      *minimum = MAX (*minimum, part_minimum + 2 * SIDE);
      *natural = MAX (*natural, part_natural + 2 * SIDE);
    }
}

/* Deferred: a size request must not change during allocation. */
static gboolean
grow (gpointer data)
{
  BmTitleScreen *self = data;

  self->grow = 0;
  self->growth = self->wanted;
  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    bm_widget_set_class (GTK_WIDGET (self), growths[i].class, i == self->growth);
  bm_logo_set_growth (BM_LOGO (self->logo), growths[self->growth].by * (self->narrow ? NARROW : 1));
  return G_SOURCE_REMOVE;
}

/* Allocates PART at Y, up to the available width; returns its lower edge. */
static int
place_part (GtkWidget *part,
            int        y,
            int        width,
            int        height)
{
  if (!gtk_widget_get_visible (part))
    return y;
  gtk_widget_size_allocate (part, &(GtkAllocation) { SIDE, y, width, height }, -1);
  return y + height + SPACING;
}

static int
place_label (GtkWidget *label,
             int        y,
             int        most,
             int       *right)
{
  int minimum, natural, width, height;

  measure_part (label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);
  width = MAX (minimum, MIN (natural, most));
  measure_part (label, GTK_ORIENTATION_VERTICAL, width, &minimum, &height);
  if (gtk_widget_get_visible (label))
    *right = MAX (*right, SIDE + width);
  return place_part (label, y, width, height);
}

/* The name shrinks if the menu needs the space.  The boxes get the rest. */
static void
place_parts (BmTitleScreen *self,
             int            width,
             int            height)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  int minimum, natural, logo_width, logo_height, y;
  BmGameRoom room = { .width = width, .height = height };

  /* The picture covers the whole window. */
  room.ground = height - bm_scenery_get_ground (width, MAX (gtk_widget_get_height (root), height));
  measure_column (self, &minimum, &natural);
  measure_part (self->logo, GTK_ORIENTATION_HORIZONTAL, -1, &natural, &logo_width);
  measure_part (self->logo, GTK_ORIENTATION_VERTICAL, -1, &natural, &logo_height);
  logo_height = MAX (natural, MIN (logo_height, natural + height - minimum));
  logo_width = MIN (logo_width, width - 2 * SIDE);
  y = place_part (self->logo, ABOVE, logo_width, logo_height);
  room.head_width = SIDE + logo_width;
  y = place_label (self->motto, y, logo_width, &room.head_width);
  room.head_height = y - SPACING;
  y = place_label (self->game, y, logo_width, &room.column);
  measure_part (self->menu, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);
  place_part (GTK_WIDGET (self->menu), y, natural, MAX (height - y - ABOVE, 0));
  room.column = MAX (room.column, SIDE + bm_title_menu_get_reach (self->menu));
  bm_game_shelf_set_room (self->shelf, &room);
  gtk_widget_size_allocate (GTK_WIDGET (self->shelf), &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
bm_title_screen_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  BmTitleScreen *self = BM_TITLE_SCREEN (widget);
  const gboolean narrow = width < WIDE;

  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    if (height >= growths[i].height)
      self->wanted = i;
  if ((self->wanted != self->growth || self->narrow != narrow) && self->grow == 0)
    self->grow = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, grow, self, NULL);
  self->narrow = narrow;
  place_parts (self, width, height);
}

/* Left and Right choose a box from the menu as well, unless they move the focus there. */
static gboolean
step_cb (GtkWidget *widget,
         GVariant  *steps,
         gpointer   unused)
{
  BmTitleScreen *self = BM_TITLE_SCREEN (widget);

  if (bm_widget_find_focus (GTK_WIDGET (self->menu)) != NULL && bm_title_menu_get_n_columns (self->menu) > 1)
    return FALSE;
  return bm_game_shelf_step (self->shelf, g_variant_get_int32 (steps));
}

static void
chosen_cb (BmTitleScreen *self,
           gpointer       ui)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, ui);
}

static void
play_cb (BmTitleScreen *self)
{
  gtk_widget_activate_action (self->play_button, "win.new-duel", NULL);
}

static void
bm_title_screen_dispose (GObject *object)
{
  g_clear_handle_id (&BM_TITLE_SCREEN (object)->grow, g_source_remove);
  bm_widget_dispose_template (GTK_WIDGET (object), BM_TYPE_TITLE_SCREEN);
  G_OBJECT_CLASS (bm_title_screen_parent_class)->dispose (object);
}

static void
bm_title_screen_class_init (BmTitleScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_title_screen_dispose;
  widget_class->focus = bm_widget_focus;
  widget_class->grab_focus = bm_title_screen_grab_focus;
  widget_class->measure = bm_title_screen_measure;
  widget_class->size_allocate = bm_title_screen_size_allocate;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, step_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, step_cb, "i", 1);

  g_type_ensure (BM_TYPE_GAME_SHELF);
  g_type_ensure (BM_TYPE_LOGO);
  g_type_ensure (BM_TYPE_TITLE_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-title-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, logo);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, motto);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, game);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, menu);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, shelf);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, continue_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, play_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, today_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, ladder_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, learn_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, replays_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, rules_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, cards_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, journal_button);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_set_css_name (widget_class, "titlescreen");
}

/* The line below the program's name. */
static const char *
motto_words (void)
{
  const BmGameUi *first = bm_game_ui_get (0);

  if (bm_game_ui_get (1) == NULL)
    return first == NULL || first->line == NULL ? "" : _(first->line);
  /* Translators: below the program’s name; the red moon is in the picture behind. */
  return _("Board games under one red moon");
}

static void
bm_title_screen_init (BmTitleScreen *self)
{
  const char *motto = motto_words ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_label (GTK_LABEL (self->motto), motto);
  gtk_widget_set_visible (self->motto, *motto != '\0');
  self->first = self->play_button;
  /* The picture has its empty area on the left, also in right-to-left languages. */
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_direction (child, GTK_TEXT_DIR_LTR);
}

/* The keyboard focus does not move. */
static void
show_button (BmTitleScreen *self,
             GtkWidget     *button,
             gboolean       shown)
{
  if (!shown && gtk_widget_has_focus (button))
    gtk_widget_grab_focus (self->play_button);
  gtk_widget_set_visible (button, shown);
}

void
bm_title_screen_set_game (BmTitleScreen  *self,
                          const BmGameUi *ui)
{
  const char *name = bm_game_ui_name (ui);
  GtkWidget *buttons[] = { self->continue_button, self->play_button, self->learn_button, self->replays_button,
                           self->rules_button, self->cards_button, self->journal_button, self->today_button,
                           self->ladder_button };

  g_return_if_fail (BM_IS_TITLE_SCREEN (self));

  bm_game_shelf_set_game (self->shelf, ui);
  gtk_label_set_label (GTK_LABEL (self->game), name);
  gtk_widget_set_visible (self->game, bm_game_ui_get (1) != NULL);
  gtk_button_set_label (GTK_BUTTON (self->play_button), ui->play == NULL ? _("Play") : _(ui->play));
  show_button (self, self->learn_button, bm_game_ui_has_lessons (ui));
  show_button (self, self->rules_button, bm_game_ui_has_rules (ui));
  show_button (self, self->cards_button, ui->cards != NULL);
  show_button (self, self->journal_button, ui->journal != NULL);
  show_button (self, self->today_button, ui->today != NULL);
  show_button (self, self->ladder_button, ui->ladder != NULL);
  /* Names the game for screen readers. */
  for (guint i = 0; i < G_N_ELEMENTS (buttons) && bm_game_ui_get (1) != NULL; i++)
    bm_widget_set_description (buttons[i], name);
}

void
bm_title_screen_set_first (BmTitleScreen *self,
                           gboolean       waiting,
                           gboolean       new_here)
{
  GtkWidget *buttons[3];
  const gboolean moves = bm_widget_find_focus (GTK_WIDGET (self->menu)) == self->first;
  gboolean learns;

  g_return_if_fail (BM_IS_TITLE_SCREEN (self));

  learns = new_here && gtk_widget_get_visible (self->learn_button);
  buttons[0] = self->continue_button;
  buttons[1] = self->learn_button;
  buttons[2] = self->play_button;
  self->first = waiting ? self->continue_button : learns ? self->learn_button
                                                         : self->play_button;
  gtk_widget_set_visible (self->continue_button, waiting);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    bm_widget_set_class (buttons[i], "suggested", buttons[i] == self->first);
  if (moves)
    gtk_widget_grab_focus (self->first);
}

void
bm_title_screen_set_motion (BmTitleScreen *self,
                            BmMotion       motion)
{
  g_return_if_fail (BM_IS_TITLE_SCREEN (self));
  bm_game_shelf_set_motion (self->shelf, motion);
}
