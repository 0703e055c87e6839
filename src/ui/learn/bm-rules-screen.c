/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-rules-screen"

#include "config.h"

#include "bm-rules-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-game-sheet.h"
#include "bm-game-ui.h"
#include "bm-rule-row.h"
#include "bm-rule-search.h"
#include "bm-rule-section.h"
#include "bm-widget.h"

/* Pixels above a rule after scrolling to it. */
#define ROOM_ABOVE 8

/* The scroll position is adjusted for so many frames: labels that wrap need more than one layout. */
#define STEADY_FRAMES 4

struct _BmRulesScreen
{
  GtkWidget          parent_instance;

  const BmRulebook  *book;     /* NULL until it is set */
  guint              page;     /* index of the open page */
  gboolean           shown;    /* its chapter is displayed */
  gboolean           selecting; /* its chapter is being selected in the list */
  GtkWidget         *aim;      /* the section to scroll to, or NULL */
  guint              frames;   /* for how many frames it was scrolled to */
  guint              tick;
  GArray            *history;  /* of guint: pages from which links were followed */

  GtkWidget         *back;
  GtkEditable       *search;
  GtkListBox        *chapters;
  GtkStack          *stack;
  GtkScrolledWindow *scrolled;
  GtkBox            *sections;
  GtkWidget         *found_scrolled;
  GtkListBox        *found;
  GtkWidget         *nothing;
  GtkLabel          *nothing_words;
};

enum { SIGNAL_BACK, SIGNAL_TRY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BmRulesScreen, bm_rules_screen, GTK_TYPE_WIDGET)

static const BmRulePage *
page_at (BmRulesScreen *self,
         guint          number)
{
  return bm_rulebook_page (self->book, number);
}

/* ---- Chapters */

static void
add_chapters (BmRulesScreen *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->chapters))) != NULL)
    gtk_list_box_remove (self->chapters, row);
  for (guint i = 0; i < bm_rulebook_n_pages (self->book); i++)
    if (page_at (self, i)->chapter == i)
      gtk_list_box_append (self->chapters, bm_rule_row_new (page_at (self, i)));
}

/* Showing a chapter selects it in the list, which must not show it again. */
static void
select_chapter (BmRulesScreen *self)
{
  const BmRulePage *chapter = page_at (self, page_at (self, self->page)->chapter);
  GtkListBoxRow *row;

  self->selecting = TRUE;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->chapters, i)) != NULL; i++)
    if (bm_rule_row_get_page (row) == chapter)
      gtk_list_box_select_row (self->chapters, row);
  self->selecting = FALSE;
}

/* ---- The page */

static GtkWidget *
find_section (BmRulesScreen    *self,
              const BmRulePage *page)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->sections));

  while (child != NULL && bm_rule_section_get_page (BM_RULE_SECTION (child)) != page)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
clear_sections (BmRulesScreen *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sections))) != NULL)
    gtk_box_remove (self->sections, child);
}

static void
fill_sections (BmRulesScreen *self,
               guint          chapter)
{
  clear_sections (self);
  for (guint i = 0; i < bm_rulebook_n_pages (self->book); i++)
    if (page_at (self, i)->chapter == chapter)
      gtk_box_append (self->sections, bm_rule_section_new (page_at (self, i)));
}

static void
drop_aim (BmRulesScreen *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->aim = NULL;
}

/* Deferred until the section is laid out. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       unused)
{
  BmRulesScreen *self = BM_RULES_SCREEN (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_rect_t bounds;

  if (gtk_widget_get_height (self->aim) == 0
      || !gtk_widget_compute_bounds (self->aim, GTK_WIDGET (self->sections), &bounds))
    return G_SOURCE_CONTINUE;
  gtk_adjustment_set_value (adjustment, gtk_widget_get_prev_sibling (self->aim) == NULL
                                        ? 0 : bounds.origin.y - ROOM_ABOVE);
  if (++self->frames < STEADY_FRAMES)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  self->aim = NULL;
  return G_SOURCE_REMOVE;
}

static void
aim_at (BmRulesScreen *self,
        GtkWidget     *section)
{
  drop_aim (self);
  self->aim = section;
  self->frames = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
show_page (BmRulesScreen *self,
           guint          number)
{
  guint chapter = page_at (self, number)->chapter;
  GtkWidget *section;

  if (!self->shown || page_at (self, self->page)->chapter != chapter)
    {
      drop_aim (self);
      fill_sections (self, chapter);
    }
  self->page = number;
  self->shown = TRUE;
  select_chapter (self);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->scrolled));
  section = find_section (self, page_at (self, number));
  if (section != NULL)
    aim_at (self, section);
}

/* ... and focuses it. */
static void
go_to_page (BmRulesScreen *self,
            guint          number)
{
  GtkWidget *section;

  show_page (self, number);
  section = find_section (self, page_at (self, number));
  if (section != NULL)
    gtk_widget_grab_focus (section);
}

static void
remember (BmRulesScreen *self)
{
  if (self->shown)
    g_array_append_val (self->history, self->page);
}

static void
chapter_selected_cb (BmRulesScreen *self,
                     GtkListBoxRow *row)
{
  guint number;

  if (self->selecting || row == NULL || bm_rulebook_get (self->book, bm_rule_row_get_page (row)->id, &number) == NULL)
    return;
  remember (self);
  show_page (self, number);
}

/* Enter on a chapter focuses its text. */
static void
chapter_activated_cb (BmRulesScreen *self,
                      GtkListBoxRow *row)
{
  guint number;

  if (bm_rulebook_get (self->book, bm_rule_row_get_page (row)->id, &number) != NULL)
    go_to_page (self, number);
}

/* ---- Search */

/* Announces the number of results to screen readers. */
static void
announce_found (BmRulesScreen *self,
                guint          n)
{
  g_autofree char *words = n == 0 ? g_strdup (gtk_label_get_label (self->nothing_words))
                                  : g_strdup_printf (ngettext ("%u rule found", "%u rules found", n), n);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->found), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
clear_found (BmRulesScreen *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->found))) != NULL)
    gtk_list_box_remove (self->found, row);
}

static void
search_cb (BmRulesScreen *self)
{
  g_autofree char *query = g_strstrip (g_strdup (gtk_editable_get_text (self->search)));
  g_autoptr(GPtrArray) found = bm_rule_search (self->book, query);

  clear_found (self);
  if (*query == '\0')
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->scrolled));
      return;
    }
  for (guint i = 0; i < found->len; i++)
    gtk_list_box_append (self->found, bm_rule_row_new_found (g_ptr_array_index (found, i)));
  announce_found (self, found->len);
  gtk_stack_set_visible_child (self->stack, found->len > 0 ? self->found_scrolled : self->nothing);
}

static void
open_found (BmRulesScreen *self,
            GtkListBoxRow *row)
{
  guint number;

  if (row == NULL || bm_rulebook_get (self->book, bm_rule_row_get_page (row)->id, &number) == NULL)
    return;
  remember (self);
  go_to_page (self, number);
}

static void
found_activated_cb (BmRulesScreen *self,
                    GtkListBoxRow *row)
{
  open_found (self, row);
}

/* Enter in the search entry opens the best result. */
static void
search_done_cb (BmRulesScreen *self)
{
  if (gtk_stack_get_visible_child (self->stack) == self->found_scrolled)
    open_found (self, gtk_list_box_get_row_at_index (self->found, 0));
}

/* Escape clears the search entry, and a second one leaves the screen. */
static void
search_stopped_cb (BmRulesScreen *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

/* ---- Navigation */

static void
back_cb (BmRulesScreen *self)
{
  g_signal_emit (self, signals[SIGNAL_BACK], 0);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  back_cb (BM_RULES_SCREEN (widget));
  return TRUE;
}

static gboolean
find_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   unused)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BM_RULES_SCREEN (widget)->search));
}

/* Back to the page of the last link. */
static gboolean
previous_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   unused)
{
  BmRulesScreen *self = BM_RULES_SCREEN (widget);
  guint number;

  if (self->history->len == 0)
    return FALSE;
  number = g_array_index (self->history, guint, self->history->len - 1);
  g_array_set_size (self->history, self->history->len - 1);
  go_to_page (self, number);
  return TRUE;
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  BmRulesScreen *self = BM_RULES_SCREEN (widget);
  guint number;

  if (bm_rulebook_find (self->book, g_variant_get_string (parameter, NULL), &number) == NULL)
    return;
  remember (self);
  go_to_page (self, number);
}

static void
try_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  BmRulesScreen *self = BM_RULES_SCREEN (widget);
  const char *page;
  guint number, page_number;

  g_variant_get (parameter, "(&su)", &page, &number);
  if (bm_rulebook_get (self->book, page, &page_number) == NULL)
    return;
  /* Going back returns to this page. */
  self->page = page_number;
  g_signal_emit (self, signals[SIGNAL_TRY], 0, page, number);
}

static gboolean
has_focus (gpointer  list,
           GtkWidget *focus)
{
  return focus != NULL && gtk_widget_is_ancestor (focus, list);
}

/* Focuses the text: the open rule, or the search results. */
static gboolean
focus_page (BmRulesScreen *self)
{
  GtkWidget *section = find_section (self, page_at (self, self->page));

  if (gtk_stack_get_visible_child (self->stack) == self->found_scrolled)
    return gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->found, 0)));
  if (gtk_stack_get_visible_child (self->stack) == self->nothing)
    return gtk_widget_grab_focus (self->back);
  return section != NULL && gtk_widget_grab_focus (section);
}

static gboolean
focus_chapters (BmRulesScreen *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->chapters);

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* A list is one Tab stop; the arrow keys move between its rows. */
static gboolean
bm_rules_screen_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  BmRulesScreen *self = BM_RULES_SCREEN (widget);
  GtkWidget *old = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return bm_widget_focus (widget, direction);
  if (has_focus (self->chapters, old))
    return direction == GTK_DIR_TAB_FORWARD ? focus_page (self) : gtk_widget_grab_focus (GTK_WIDGET (self->search));
  if (has_focus (self->found, old))
    return direction == GTK_DIR_TAB_FORWARD ? gtk_widget_grab_focus (self->back) : focus_chapters (self);
  if (!bm_widget_focus (widget, direction))
    return FALSE;
  if (has_focus (self->chapters, gtk_root_get_focus (gtk_widget_get_root (widget))))
    return focus_chapters (self);
  return TRUE;
}

static gboolean
bm_rules_screen_grab_focus (GtkWidget *widget)
{
  BmRulesScreen *self = BM_RULES_SCREEN (widget);
  GtkWidget *section = self->shown ? find_section (self, page_at (self, self->page)) : NULL;

  /* The whole chapter is selected in the list of chapters. */
  if (section == NULL || page_at (self, self->page)->chapter == self->page)
    return focus_chapters (self);
  return gtk_widget_grab_focus (section);
}

/* ---- Type */

static void
bm_rules_screen_dispose (GObject *object)
{
  BmRulesScreen *self = BM_RULES_SCREEN (object);

  drop_aim (self);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_RULES_SCREEN);
  G_OBJECT_CLASS (bm_rules_screen_parent_class)->dispose (object);
}

static void
bm_rules_screen_finalize (GObject *object)
{
  g_array_unref (BM_RULES_SCREEN (object)->history);
  G_OBJECT_CLASS (bm_rules_screen_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-rules-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, back);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, search);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, chapters);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, stack);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, scrolled);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, sections);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, found_scrolled);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, found);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, nothing);
  gtk_widget_class_bind_template_child (widget_class, BmRulesScreen, nothing_words);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_done_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, chapter_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, chapter_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, found_activated_cb);
}

static void
bm_rules_screen_class_init (BmRulesScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_rules_screen_dispose;
  object_class->finalize = bm_rules_screen_finalize;
  widget_class->focus = bm_rules_screen_focus;
  widget_class->grab_focus = bm_rules_screen_grab_focus;

  signals[SIGNAL_BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TRY] = g_signal_new ("try", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_UINT);

  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "rules.open", "s", open_cb);
  gtk_widget_class_install_action (widget_class, "rules.try", "(su)", try_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, find_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_ALT_MASK, previous_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "rulebook");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_rules_screen_init (BmRulesScreen *self)
{
  self->history = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bm_rules_screen_set_book (BmRulesScreen    *self,
                          const BmRulebook *book)
{
  g_return_if_fail (BM_IS_RULES_SCREEN (self));
  g_return_if_fail (bm_rulebook_n_pages (book) > 0);

  if (self->book == book)
    return;
  bm_game_sheet_need (bm_game_ui_of (bm_rulebook_get_game (book)->rules));
  drop_aim (self);
  /* Rows and sections refer to pages of the old book. */
  gtk_editable_set_text (self->search, "");
  clear_found (self);
  clear_sections (self);
  self->book = book;
  self->page = 0;
  self->shown = FALSE;
  g_array_set_size (self->history, 0);
  self->selecting = TRUE;
  add_chapters (self);
  self->selecting = FALSE;
}

const BmRulebook *
bm_rules_screen_get_book (BmRulesScreen *self)
{
  g_return_val_if_fail (BM_IS_RULES_SCREEN (self), NULL);
  return self->book;
}

void
bm_rules_screen_open (BmRulesScreen *self,
                      const char    *rule)
{
  guint number = self->page;

  g_return_if_fail (BM_IS_RULES_SCREEN (self));
  g_return_if_fail (self->book != NULL);

  if (rule == NULL && self->shown)
    return;
  if (rule != NULL && bm_rulebook_find (self->book, rule, &number) == NULL)
    number = self->page;
  gtk_editable_set_text (self->search, "");
  show_page (self, number);
}

const char *
bm_rules_screen_get_rule (BmRulesScreen *self)
{
  g_return_val_if_fail (BM_IS_RULES_SCREEN (self), NULL);
  return self->book == NULL ? NULL : page_at (self, self->page)->id;
}
