/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-browser-screen"

#include "config.h"

#include "bm-browser-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-card-button.h"
#include "bm-card-grid.h"
#include "bm-drop-down.h"
#include "bm-widget.h"

/* From this text scale on the search entry is placed below the heading. */
#define LARGE_TEXT 1.25

/* Notes are not wider than the card above them. */
#define NOTE_CHARS 30

/* No deck has more cards. */
#define MAX_DECK   512

/* More than a window of 1280 x 800 shows are made at first, the others between frames: all of them took up to a second. */
#define FIRST_CARDS 72
#define MORE_CARDS  12

struct _BmBrowserScreen
{
  GtkWidget         parent_instance;

  const BmCardBox  *box;     /* whose cards are shown; NULL: none loaded yet */
  gconstpointer     set;     /* the version of its cards that the buttons were made from */
  GArray           *numbers; /* of guint16: the cards in the order of the buttons ... */
  guint             n_made;  /* ... and for how many of them there is one */
  guint             source;  /* makes the others; 0: there are all */
  GtkWidget        *current; /* the button whose card is shown large, or NULL */

  GtkOrientable    *bar;
  GtkDropDown      *deck;
  GtkEditable      *search;
  GtkWidget        *back;
  GtkStack         *pages;
  GtkWidget        *scrolled;
  GtkWidget        *nothing;
  BmCardGrid       *grid;
  GtkScrolledWindow *detail_scrolled;
  GtkWidget        *detail;
  BmCardFace       *face;
  GtkLabel         *copies;
  GtkLabel         *pack;
  GtkBox           *notes;
};

enum { SIGNAL_BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmBrowserScreen, bm_browser_screen, GTK_TYPE_WIDGET)

static void
clear_notes (BmBrowserScreen *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->notes))) != NULL)
    gtk_box_remove (self->notes, child);
}

static void
add_note (BmBrowserScreen *self,
          const char      *words,
          const char      *class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NOTE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (self->notes, label);
}

static void
show_copies (BmBrowserScreen *self,
             guint16          number)
{
  guint n = self->box->copies (number);
  gboolean from_pack = self->box->from_pack (number);
  g_autofree char *copies = NULL;

  /* Translators: how often the card is in its deck. */
  copies = g_strdup_printf (ngettext ("%u copy in the deck", "%u copies in the deck", n), n);
  gtk_label_set_label (self->copies, copies);
  gtk_widget_set_visible (GTK_WIDGET (self->pack), from_pack);
  if (from_pack)
    {
      g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "bloodmoon", "cards", NULL);
      /* Translators: %s is a folder. */
      g_autofree char *words = g_strdup_printf (_("From your card pack in %s"), folder);

      gtk_label_set_label (self->pack, words);
    }
}

static void
show_detail (BmBrowserScreen *self,
             GtkWidget       *button)
{
  guint16 number;
  const char *note;

  if (self->current == button)
    return;
  if (self->current != NULL)
    bm_widget_set_class (self->current, "current", FALSE);
  g_set_weak_pointer (&self->current, button);
  gtk_widget_set_visible (self->detail, button != NULL);
  if (button == NULL)
    return;
  bm_widget_set_class (button, "current", TRUE);
  bm_card_grid_set_current (self->grid, button);
  number = (guint16) bm_card_button_get_card (BM_CARD_BUTTON (button));
  bm_card_face_set_look (self->face, self->box->look (number));
  show_copies (self, number);
  clear_notes (self);
  if (self->box->note (number, 0) != NULL)
    add_note (self, _("Good to know"), "caption");
  for (guint i = 0; (note = self->box->note (number, i)) != NULL; i++)
    if (*note != '\0')
      add_note (self, note, "note");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->detail_scrolled), 0);
}

/* Whether the card has a word that begins with each word of SOUGHT, ignoring accents and case. */
static gboolean
has_words (const BmCardLook *look,
           const char       *sought)
{
  g_autofree char *all = g_strjoin (" ", look->name, look->text, look->tip, look->deck, NULL);

  return *sought == '\0' || g_str_match_string (sought, all, TRUE);
}

/* Announces the number of matches for screen readers. */
static void
announce_found (BmBrowserScreen *self,
                guint            n)
{
  g_autofree char *words = g_strdup_printf (ngettext ("%u card found.", "%u cards found.", n), n);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  n == 0 ? gtk_label_get_label (GTK_LABEL (self->nothing)) : words, -1);
}

static void
show_found (BmBrowserScreen *self)
{
  guint deck = gtk_drop_down_get_selected (self->deck), n = 0;
  g_autofree char *sought = g_strstrip (g_strdup (gtk_editable_get_text (self->search)));
  GtkWidget *named = NULL;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->grid)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      BmCardLook look = self->box->look ((guint16) bm_card_button_get_card (BM_CARD_BUTTON (button)));
      gboolean found = (deck == 0 || deck > self->box->n_decks || self->box->deck_of (look.number) == deck - 1)
                       && has_words (&look, sought);

      gtk_widget_set_visible (button, found);
      n += found;
      if (found && named == NULL && *sought != '\0' && g_str_match_string (sought, look.name, TRUE))
        named = button;
    }
  /* While some are still to be made nothing is filtered. */
  announce_found (self, n + self->numbers->len - self->n_made);
  gtk_stack_set_visible_child (self->pages, n > 0 ? self->scrolled : self->nothing);
  if (named != NULL)
    show_detail (self, named);
  else if (self->current == NULL || !gtk_widget_get_visible (self->current))
    show_detail (self, bm_card_grid_get_visible (self->grid, 0));
}

static void
pressed_cb (BmBrowserScreen *self,
            GtkWidget       *button)
{
  show_detail (self, button);
}

static void
focused_cb (GtkEventController *controller,
            BmBrowserScreen    *self)
{
  show_detail (self, gtk_event_controller_get_widget (controller));
}

static void
add_button (BmBrowserScreen *self,
            BmCardLook       look)
{
  GtkWidget *button = bm_card_button_new (look, BM_CARD_SIZE_SMALL);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  /* The whole card is shown beside the grid. */
  gtk_widget_set_has_tooltip (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focused_cb), self, 0);
  gtk_widget_add_controller (button, focus);
  bm_card_grid_append (self->grid, button);
}

/* Makes up to N more buttons.  Returns whether there are all now. */
static gboolean
make_cards (BmBrowserScreen *self,
            guint            n)
{
  for (; n > 0 && self->n_made < self->numbers->len; n--)
    add_button (self, self->box->look (g_array_index (self->numbers, guint16, self->n_made++)));
  return self->n_made == self->numbers->len;
}

static gboolean
make_more_cb (gpointer data)
{
  BmBrowserScreen *self = data;

  if (!make_cards (self, MORE_CARDS))
    return G_SOURCE_CONTINUE;
  self->source = 0;
  return G_SOURCE_REMOVE;
}

static void
filter_cb (BmBrowserScreen *self)
{
  if (self->set == NULL)
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  make_cards (self, self->numbers->len);
  show_found (self);
}

/* Enter in the search entry moves the focus to the first match. */
static void
search_done_cb (BmBrowserScreen *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

/* So does Escape; without a match it clears the search. */
static void
search_stopped_cb (BmBrowserScreen *self)
{
  if (gtk_stack_get_visible_child (self->pages) == self->nothing)
    gtk_editable_set_text (self->search, "");
  else
    search_done_cb (self);
}

static void
back_cb (BmBrowserScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (BM_BROWSER_SCREEN (widget));
  return TRUE;
}

static gboolean
find_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   unused)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BM_BROWSER_SCREEN (widget)->search));
}

static int
by_name (gconstpointer a,
         gconstpointer b)
{
  const BmCardLook *one = a, *other = b;

  return g_utf8_collate (one->name, other->name);
}

/* The cards of a deck, by name. */
static void
list_deck (BmBrowserScreen *self,
           guint            deck)
{
  g_autoptr(GArray) looks = g_array_new (FALSE, FALSE, sizeof (BmCardLook));
  guint16 numbers[MAX_DECK];
  guint n = self->box->list (deck, numbers, MAX_DECK);

  for (guint i = 0; i < n; i++)
    {
      BmCardLook look = self->box->look (numbers[i]);

      g_array_append_val (looks, look);
    }
  g_array_sort (looks, by_name);
  for (guint i = 0; i < n; i++)
    g_array_append_val (self->numbers, g_array_index (looks, BmCardLook, i).number);
}

static gboolean
bm_browser_screen_grab_focus (GtkWidget *widget)
{
  BmBrowserScreen *self = BM_BROWSER_SCREEN (widget);

  return bm_card_grid_get_visible (self->grid, 0) == NULL ? gtk_widget_grab_focus (GTK_WIDGET (self->search))
                                                          : gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

/* Tab from outside starts at the top: the inner boxes would restore their last focus. */
static gboolean
bm_browser_screen_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (direction == GTK_DIR_TAB_FORWARD && (focus == NULL || !gtk_widget_is_ancestor (focus, widget)))
    return gtk_widget_grab_focus (BM_BROWSER_SCREEN (widget)->back);
  return bm_widget_focus (widget, direction);
}

/* GtkStack counts hidden screens in the window's minimum size as well. */
static void
place_search (BmBrowserScreen *self)
{
  gboolean large = bm_widget_text_scale (GTK_WIDGET (self)) > LARGE_TEXT;

  gtk_orientable_set_orientation (self->bar, large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
bm_browser_screen_css_changed (GtkWidget         *widget,
                               GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (bm_browser_screen_parent_class)->css_changed (widget, change);
  if (BM_BROWSER_SCREEN (widget)->bar != NULL)
    place_search (BM_BROWSER_SCREEN (widget));
}

static void
bm_browser_screen_dispose (GObject *object)
{
  BmBrowserScreen *self = BM_BROWSER_SCREEN (object);

  self->set = NULL;
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->numbers, g_array_unref);
  g_clear_weak_pointer (&self->current);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_BROWSER_SCREEN);
  G_OBJECT_CLASS (bm_browser_screen_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-browser-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, bar);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, deck);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, search);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, back);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, pages);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, scrolled);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, nothing);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, grid);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, detail_scrolled);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, detail);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, face);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, copies);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, pack);
  gtk_widget_class_bind_template_child (widget_class, BmBrowserScreen, notes);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_done_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
}

static void
bm_browser_screen_class_init (BmBrowserScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_browser_screen_dispose;
  widget_class->css_changed = bm_browser_screen_css_changed;
  widget_class->focus = bm_browser_screen_focus;
  widget_class->grab_focus = bm_browser_screen_grab_focus;

  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BM_TYPE_CARD_FACE);
  g_type_ensure (BM_TYPE_CARD_GRID);
  bind_template (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, find_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "cardbrowser");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_browser_screen_init (BmBrowserScreen *self)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint16));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->detail, FALSE);
  bm_drop_down_make_accessible (self->deck, _("Deck"), "");
  place_search (self);
}

static void
set_box (BmBrowserScreen *self,
         const BmCardBox *box)
{
  g_autoptr(GtkStringList) decks = gtk_string_list_new (NULL);

  self->box = box;
  gtk_string_list_append (decks, _("All cards"));
  for (guint deck = 0; deck < box->n_decks; deck++)
    gtk_string_list_append (decks, box->deck_title (deck));
  gtk_drop_down_set_model (self->deck, G_LIST_MODEL (decks));
}

static gboolean
is_filtered (BmBrowserScreen *self)
{
  return gtk_drop_down_get_selected (self->deck) != 0 || *gtk_editable_get_text (self->search) != '\0';
}

void
bm_browser_screen_load (BmBrowserScreen *self,
                        const BmCardBox *box)
{
  g_return_if_fail (BM_IS_BROWSER_SCREEN (self));
  g_return_if_fail (box != NULL);

  if (self->box == box && self->set == box->set ())
    return;
  self->set = NULL;
  if (self->box != box)
    set_box (self, box);
  self->set = box->set ();
  bm_card_grid_clear (self->grid);
  g_clear_handle_id (&self->source, g_source_remove);
  g_array_set_size (self->numbers, 0);
  self->n_made = 0;
  for (guint deck = 0; deck < box->n_decks; deck++)
    list_deck (self, deck);
  if (!make_cards (self, is_filtered (self) ? self->numbers->len : FIRST_CARDS))
    self->source = g_idle_add (make_more_cb, self);
  show_found (self);
}
