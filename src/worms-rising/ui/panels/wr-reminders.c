/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-reminders"

#include "config.h"

#include "wr-reminders.h"

#include <glib/gi18n-lib.h>

#include "bm-card-face.h"
#include "bm-card-picture.h"
#include "bm-widget.h"
#include "bm-words.h"
#include "wr-card-look.h"

#define PICTURE_WIDTH  40
#define PICTURE_HEIGHT 26
#define BRIEF_HEIGHT   20
#define PICTURE_ASPECT 0.625
#define BACK_ASPECT    1.4

struct _WrReminders
{
  GtkWidget   parent_instance;

  GtkWidget  *box;
  GtkPopover *popover;
  GArray     *items; /* of WrReminder */
};

G_DEFINE_FINAL_TYPE (WrReminders, wr_reminders, GTK_TYPE_WIDGET)

void
wr_reminder_clear (gpointer item)
{
  WrReminder *reminder = item;

  g_clear_pointer (&reminder->title, g_free);
  g_clear_pointer (&reminder->detail, g_free);
}

static void
pressed_cb (WrReminders *self,
            GtkWidget   *button)
{
  guint8 card = (guint8) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "card"));
  graphene_rect_t at;

  if (card == WR_NO_CARD || !gtk_widget_compute_bounds (button, GTK_WIDGET (self), &at))
    return;
  gtk_popover_set_child (self->popover, bm_card_face_new (wr_card_look (card), BM_CARD_SIZE_FULL));
  gtk_popover_set_pointing_to (self->popover, &(GdkRectangle) { (int) at.origin.x, (int) at.origin.y,
                                                                (int) at.size.width, (int) at.size.height });
  gtk_popover_popup (self->popover);
}

static void
point (GtkWidget *chip,
       guint      card)
{
  gtk_widget_activate_action (chip, "table.point-card", "u", card);
}

static void
chip_entered_cb (GtkEventController *controller)
{
  GtkWidget *chip = gtk_event_controller_get_widget (controller);

  point (chip, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "card")));
}

static void
chip_left_cb (GtkEventController *controller)
{
  point (gtk_event_controller_get_widget (controller), WR_NO_CARD);
}

/* While it is hovered or focused, the board marks what the card is about. */
static void
add_pointing (GtkWidget *chip)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (chip_entered_cb), NULL);
  g_signal_connect (motion, "leave", G_CALLBACK (chip_left_cb), NULL);
  g_signal_connect (focus, "enter", G_CALLBACK (chip_entered_cb), NULL);
  g_signal_connect (focus, "leave", G_CALLBACK (chip_left_cb), NULL);
  gtk_widget_add_controller (chip, motion);
  gtk_widget_add_controller (chip, focus);
}

static GtkWidget *
make_label (const char *text,
            const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* A choice stored in the card may not fit on the chip, and is not in the card's text. */
static char *
dup_tip (const WrReminder *item,
         const char       *spoken)
{
  g_autofree char *sentence = bm_words_sentence (spoken);

  if (item->card == WR_NO_CARD)
    return g_strdup (spoken);
  if (item->detail == NULL)
    return g_strdup (wr_card_text (item->card));
  /* GTK does not wrap a tooltip that has a line break of its own. */
  return g_strdup_printf ("%s  %s", sentence, wr_card_text (item->card));
}

static GtkWidget *
make_chip (const WrReminder *item)
{
  gboolean back = item->card == WR_NO_CARD;
  const char *name = item->title != NULL ? item->title : wr_card_name (item->card);
  GtkWidget *button = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *picture = g_object_new (BM_TYPE_CARD_PICTURE, NULL);
  BmCardLook look = wr_card_look_or_back (item->card, (WrDeck) item->deck);
  g_autofree char *spoken = NULL, *tip = NULL, *text = bm_card_look_dup_spoken (look);

  bm_card_picture_set (BM_CARD_PICTURE (picture), look.art, back ? BACK_ASPECT : PICTURE_ASPECT);
  gtk_widget_set_size_request (picture, PICTURE_WIDTH, item->brief ? BRIEF_HEIGHT : PICTURE_HEIGHT);
  if (item->brief)
    gtk_widget_add_css_class (button, "brief");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), make_label (name, "reminder-name"));
  if (item->detail != NULL && !item->brief)
    gtk_box_append (GTK_BOX (words), make_label (item->detail, "reminder-detail"));
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), words);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "reminder");
  g_object_set_data (G_OBJECT (button), "card", GUINT_TO_POINTER ((guint) item->card));
  if (!back && !item->brief)
    add_pointing (button);
  spoken = g_strjoin (", ", name, item->detail, NULL);
  tip = dup_tip (item, spoken);
  bm_widget_set_tooltip (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  return button;
}

static void
wr_reminders_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  gtk_widget_measure (WR_REMINDERS (widget)->box, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
wr_reminders_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  WrReminders *self = WR_REMINDERS (widget);

  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, width, height }, -1);
  gtk_popover_present (self->popover);
}

static void
wr_reminders_dispose (GObject *object)
{
  WrReminders *self = WR_REMINDERS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->items, g_array_unref);
  G_OBJECT_CLASS (wr_reminders_parent_class)->dispose (object);
}

static void
wr_reminders_class_init (WrRemindersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wr_reminders_dispose;
  widget_class->measure = wr_reminders_measure;
  widget_class->size_allocate = wr_reminders_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "reminders");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
wr_reminders_init (WrReminders *self)
{
  self->items = g_array_new (FALSE, FALSE, sizeof (WrReminder));
  g_array_set_clear_func (self->items, wr_reminder_clear);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards in force"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static gboolean
same_items (GArray *a,
            GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    {
      const WrReminder *one = &g_array_index (a, WrReminder, i), *other = &g_array_index (b, WrReminder, i);

      if (one->card != other->card || one->deck != other->deck || g_strcmp0 (one->title, other->title) != 0
          || g_strcmp0 (one->detail, other->detail) != 0)
        return FALSE;
    }
  return TRUE;
}

void
wr_reminders_show (WrReminders *self,
                   GArray      *items)
{
  GtkWidget *child;

  g_return_if_fail (WR_IS_REMINDERS (self));
  g_return_if_fail (items != NULL);

  if (same_items (self->items, items))
    return;
  gtk_popover_popdown (self->popover);
  g_array_set_size (self->items, 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  for (guint i = 0; i < items->len; i++)
    {
      const WrReminder *item = &g_array_index (items, WrReminder, i);
      WrReminder own = { item->card, item->deck, g_strdup (item->title), g_strdup (item->detail), item->brief };
      GtkWidget *chip = make_chip (item);

      g_array_append_val (self->items, own);
      g_signal_connect_object (chip, "clicked", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->box), chip);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), items->len > 0);
}
