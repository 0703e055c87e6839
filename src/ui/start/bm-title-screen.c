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

/* In a high window the words are larger, and the name above them. */
typedef struct
{
  int         height;
  double      by;
  const char *class; /* as in style.css */
} Growth;

static const Growth growths[] = {
  { 0, 1, "grown-0" }, { 1300, 1.5, "grown-1" }, { 1800, 2, "grown-2" },
};

/* In a window that is narrower the name is smaller, for the boxes' sake. */
#define WIDE   980
#define NARROW 0.77

struct _BmTitleScreen
{
  GtkWidget    parent_instance;

  GtkWidget   *box;
  BmLogo      *logo;
  GtkLabel    *motto;
  GtkLabel    *game;
  BmTitleMenu *menu;
  BmGameShelf *shelf;
  guint        growth; /* index */
  guint        wanted;
  gboolean     narrow;
  guint        grow;   /* source */
  GtkWidget   *continue_button;
  GtkWidget   *play_button;
  GtkWidget   *learn_button;
  GtkWidget   *first;  /* one of them */
  GtkWidget   *replays_button;
  GtkWidget   *rules_button;
  GtkWidget   *cards_button;
  GtkWidget   *logbook_button;
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

static void
bm_title_screen_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  gtk_widget_measure (BM_TITLE_SCREEN (widget)->box, orientation, for_size, minimum, natural, NULL, NULL);
}

/* Nothing changes its needs while it is given its place. */
static gboolean
grow (gpointer data)
{
  BmTitleScreen *self = data;

  self->grow = 0;
  self->growth = self->wanted;
  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    bm_widget_set_class (GTK_WIDGET (self), growths[i].class, i == self->growth);
  bm_logo_set_growth (self->logo, growths[self->growth].by * (self->narrow ? NARROW : 1));
  return G_SOURCE_REMOVE;
}

/* The right and the lower edge of PART, which is inside. */
static void
find_corner (BmTitleScreen *self,
             gpointer       part,
             int           *right,
             int           *bottom)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (part) || !gtk_widget_compute_bounds (part, GTK_WIDGET (self), &bounds))
    return;
  *right = MAX (*right, (int) (bounds.origin.x + bounds.size.width));
  *bottom = MAX (*bottom, (int) (bounds.origin.y + bounds.size.height));
}

/* The boxes get what the name and the menu leave. */
static void
place_shelf (BmTitleScreen *self,
             int            width,
             int            height)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  int head_width = 0, head_height = 0, column = 0, unused = 0, ground;
  graphene_point_t menu;

  find_corner (self, self->logo, &head_width, &head_height);
  find_corner (self, self->motto, &head_width, &head_height);
  find_corner (self, self->game, &column, &unused);
  if (gtk_widget_compute_point (GTK_WIDGET (self->menu), GTK_WIDGET (self), &GRAPHENE_POINT_INIT (0, 0), &menu))
    column = MAX (column, (int) menu.x + bm_title_menu_get_reach (self->menu));
  /* The picture lies behind the whole window. */
  ground = height - bm_scenery_get_ground (width, MAX (gtk_widget_get_height (root), height));
  bm_game_shelf_set_room (self->shelf, head_width, head_height, column, ground);
  gtk_widget_size_allocate (GTK_WIDGET (self->shelf), &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
bm_title_screen_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  BmTitleScreen *self = BM_TITLE_SCREEN (widget);
  int natural;

  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    if (height >= growths[i].height)
      self->wanted = i;
  if ((self->wanted != self->growth || self->narrow != (width < WIDE)) && self->grow == 0)
    self->grow = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, grow, self, NULL);
  self->narrow = width < WIDE;
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, MIN (natural, width), height }, -1);
  place_shelf (self, width, height);
}

/* Left and Right choose a box from the menu as well, as long as they lead nowhere in it. */
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
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, box);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, logo);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, motto);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, game);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, menu);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, shelf);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, continue_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, play_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, learn_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, replays_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, rules_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, cards_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, logbook_button);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_set_css_name (widget_class, "titlescreen");
}

/* What is below the program's name. */
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
  gtk_label_set_label (self->motto, motto);
  gtk_widget_set_visible (GTK_WIDGET (self->motto), *motto != '\0');
  self->first = self->play_button;
  /* The scene has its empty place on the left, for those as well who read from right to left. */
  gtk_widget_set_direction (self->box, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_direction (child, GTK_TEXT_DIR_LTR);
}

/* The keyboard focus does not go with it. */
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
                           self->rules_button, self->cards_button, self->logbook_button };

  g_return_if_fail (BM_IS_TITLE_SCREEN (self));

  bm_game_shelf_set_game (self->shelf, ui);
  gtk_label_set_label (self->game, name);
  gtk_widget_set_visible (GTK_WIDGET (self->game), bm_game_ui_get (1) != NULL);
  gtk_button_set_label (GTK_BUTTON (self->play_button), ui->play == NULL ? _("Play") : _(ui->play));
  show_button (self, self->learn_button, bm_game_ui_teaches (ui));
  show_button (self, self->rules_button, bm_game_ui_teaches (ui));
  show_button (self, self->cards_button, ui->cards != NULL);
  show_button (self, self->logbook_button, ui->logbook_type != NULL);
  /* For those who do not see what stands above. */
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
