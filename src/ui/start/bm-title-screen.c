/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-title-screen"

#include "config.h"

#include "bm-title-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-game-ui.h"
#include "bm-logo.h"
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

struct _BmTitleScreen
{
  GtkWidget  parent_instance;

  GtkWidget *box;
  BmLogo    *logo;
  GtkLabel  *motto;
  guint      growth; /* index */
  guint      wanted;
  guint      grow;   /* source */
  GtkWidget *continue_button;
  GtkWidget *new_duel_button;
  GtkWidget *learn_button;
  GtkWidget *first;           /* one of them */
  GtkWidget *cards_button;
};

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
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  if (child != NULL)
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
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
  bm_logo_set_growth (self->logo, growths[self->growth].by);
  return G_SOURCE_REMOVE;
}

static void
bm_title_screen_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  BmTitleScreen *self = BM_TITLE_SCREEN (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (guint i = 0; i < G_N_ELEMENTS (growths); i++)
    if (height >= growths[i].height)
      self->wanted = i;
  if (self->wanted != self->growth && self->grow == 0)
    self->grow = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, grow, self, NULL);
  if (child != NULL)
    gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
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

  g_type_ensure (BM_TYPE_LOGO);
  g_type_ensure (BM_TYPE_TITLE_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-title-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, box);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, logo);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, motto);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, continue_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, new_duel_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, learn_button);
  gtk_widget_class_bind_template_child (widget_class, BmTitleScreen, cards_button);
  gtk_widget_class_set_css_name (widget_class, "titlescreen");
}

static void
bm_title_screen_init (BmTitleScreen *self)
{
  const char *motto = bm_game_ui_first ()->motto;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_label (self->motto, motto == NULL ? "" : _(motto));
  gtk_widget_set_visible (GTK_WIDGET (self->motto), motto != NULL);
  self->first = self->new_duel_button;
  /* The scene has its empty place on the left, for those as well who read from right to left. */
  gtk_widget_set_direction (self->box, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_direction (child, GTK_TEXT_DIR_LTR);
}

void
bm_title_screen_set_first (BmTitleScreen *self,
                           gboolean       waiting,
                           gboolean       new_here)
{
  GtkWidget *buttons[3];

  g_return_if_fail (BM_IS_TITLE_SCREEN (self));

  buttons[0] = self->continue_button;
  buttons[1] = self->learn_button;
  buttons[2] = self->new_duel_button;
  self->first = waiting ? self->continue_button : new_here ? self->learn_button : self->new_duel_button;
  gtk_widget_set_visible (self->continue_button, waiting);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    bm_widget_set_class (buttons[i], "suggested", buttons[i] == self->first);
}

void
bm_title_screen_set_has_cards (BmTitleScreen *self,
                               gboolean       has_cards)
{
  g_return_if_fail (BM_IS_TITLE_SCREEN (self));
  gtk_widget_set_visible (self->cards_button, has_cards);
}
