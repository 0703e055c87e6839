/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-board-menu"

#include "config.h"

#include "wr-board-menu.h"

#include "bm-art-image.h"
#include "wr-mark-layer.h"

#define PICTURE_PIXELS 22
#define NOTHING        (-1)

struct _WrBoardMenu
{
  GtkPopover  parent_instance;

  GtkWidget  *box;
  int         choice; /* NOTHING until a button is pressed */
};

enum { SIGNAL_CHOSEN, SIGNAL_DISMISSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrBoardMenu, wr_board_menu, GTK_TYPE_POPOVER)

static void
on_entry_clicked_cb (GtkButton   *button,
                     WrBoardMenu *self)
{
  int index = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != GTK_WIDGET (button);
       child = gtk_widget_get_next_sibling (child))
    index++;
  self->choice = index;
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
wr_board_menu_closed (GtkPopover *popover)
{
  WrBoardMenu *self = WR_BOARD_MENU (popover);
  int choice = self->choice;

  self->choice = NOTHING;
  if (choice == NOTHING)
    g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
  else
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, (guint) choice);
}

static void
wr_board_menu_class_init (WrBoardMenuClass *klass)
{
  GTK_POPOVER_CLASS (klass)->closed = wr_board_menu_closed;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
wr_board_menu_init (WrBoardMenu *self)
{
  self->choice = NOTHING;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_popover_set_child (GTK_POPOVER (self), self->box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "board-menu");
}

GtkWidget *
wr_board_menu_new (void)
{
  return g_object_new (WR_TYPE_BOARD_MENU, NULL);
}

static GtkWidget *
make_entry (WrBoardMenu *self,
            const char  *label,
            const char  *art)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *text = gtk_label_new (label);

  if (art != NULL)
    gtk_box_append (GTK_BOX (row), bm_art_image_new (art, PICTURE_PIXELS));
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_box_append (GTK_BOX (row), text);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (on_entry_clicked_cb), self);
  return button;
}

void
wr_board_menu_set_entries (WrBoardMenu        *self,
                           const char * const *labels,
                           const guint8       *kinds)
{
  GtkWidget *child;

  g_return_if_fail (WR_IS_BOARD_MENU (self));
  g_return_if_fail (labels != NULL);

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  for (guint i = 0; labels[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->box),
                    make_entry (self, labels[i], kinds != NULL ? wr_mark_layer_art_of_kind (kinds[i]) : NULL));
}
