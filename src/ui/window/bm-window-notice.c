/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The notice, which is closed by the user or when its subject is over; the message that stays as long as its cause; and
 * their placement.
 */
#define G_LOG_DOMAIN "bm-window"

#include "config.h"

#include "bm-window-private.h"

#include "bm-widget.h"

/* Percent of the window's width: the area between the table's columns, and a column of a replay. */
#define MIDDLE 45
#define COLUMN 24

/* Pixels between the columns and the text, on both sides together; and those of the button beside it. */
#define FRAME  56
#define BUTTON 62

/* Without anything beside it. */
#define USUAL_CHARS 110

static gboolean
seen_cb (gpointer data)
{
  ((BmWindow *) data)->notice_new = 0;
  return G_SOURCE_REMOVE;
}

void
bm_window_show_notice (BmWindow   *self,
                       const char *words)
{
  /* File names in it may have any encoding. */
  g_autofree char *valid = g_utf8_make_valid (words, -1);

  gtk_label_set_label (self->notice_words, valid);
  gtk_widget_set_visible (self->notice, TRUE);
  bm_window_place_notice (self);
  /* A screen that is shown at the same time does not close it. */
  if (self->notice_new == 0)
    self->notice_new = g_idle_add (seen_cb, self);
}

void
bm_window_close_notice (BmWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean inside = focus != NULL && gtk_widget_is_ancestor (focus, self->notice);

  gtk_widget_set_visible (self->notice, FALSE);
  bm_window_place_notice (self);
  if (inside)
    gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}

void
bm_window_outdate_notice (BmWindow *self)
{
  if (self->notice_new == 0 && gtk_widget_get_visible (self->notice))
    bm_window_close_notice (self);
}

void
bm_window_outdate_by_move (BmWindow      *self,
                           BmMatchChange  change)
{
  BmMatch *match = bm_window_get_match (self);
  guint ply = bm_match_get_ply (match);

  /* A person who has not moved since may still be reading. */
  if (change == BM_MATCH_PLAYED && ply > 0
      && bm_seats_is_computer (bm_session_get_seats (self->session), bm_match_get_move_side (match, ply - 1)))
    return;
  bm_window_outdate_notice (self);
}

/* ---- Placement */

/* How many characters fit in a line of ROOM.  A label uses the wider of its two average character widths. */
static int
count_chars (BmWindow *self,
             int       room)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self->trouble));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = pango_font_metrics_get_approximate_char_width (metrics);
  int digit = pango_font_metrics_get_approximate_digit_width (metrics), width = MAX (letter, digit) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return room / MAX (width, 1);
}

/* In the lower corner of a column.  In a replay there are no controls; at a table with a banner in the sky, wide
   columns only have the log and the forecast there; but a lesson has its button there. */
static gboolean
lies_aside (BmWindow *self)
{
  BmTable *table = bm_window_get_shown_table (self);

  if (table == NULL || gtk_widget_get_visible (GTK_WIDGET (self->trouble)))
    return FALSE;
  return table == bm_window_get_replay_table (self)
         || (table != bm_window_get_lesson_table (self) && bm_table_is_asking (table)
             && !gtk_widget_has_css_class (GTK_WIDGET (table), "narrow"));
}

static GtkAlign
get_aside (BmWindow *self)
{
  BmTable *table = bm_window_get_shown_table (self);

  return table == bm_window_get_replay_table (self) ? GTK_ALIGN_END : bm_table_get_aside (table);
}

void
bm_window_fit_notice (BmWindow *self,
                      int       width)
{
  int middle = width * MIDDLE / 100 - FRAME, chars = USUAL_CHARS;

  if (lies_aside (self))
    chars = MAX (14, count_chars (self, width * COLUMN / 100 - FRAME));
  else if (bm_window_get_shown_table (self) != NULL)
    chars = MAX (20, count_chars (self, middle - BUTTON));
  gtk_label_set_max_width_chars (self->notice_words, chars);
  gtk_label_set_max_width_chars (self->trouble, MAX (20, count_chars (self, middle)));
}

/* The title screen has its name at the top and its buttons on one side, the end screen its heading in the middle of the
   top, the replays theirs and the first rows; the draft has its banner there, and the rules their search entry.  At the
   table it leaves the line above the board free, where keys are answered. */
static void
place (BmWindow *self)
{
  gboolean title = bm_window_is_shown (self, self->title_screen), end = bm_window_is_shown (self, self->end_screen);
  gboolean replays = bm_window_is_shown (self, self->replays_screen), aside = lies_aside (self);
  gboolean low = title || replays || aside || bm_window_is_shown (self, self->opening)
                 || bm_window_is_shown (self, self->rules_screen);
  GtkWidget *box = gtk_widget_get_parent (self->notice);

  gtk_widget_set_valign (box, low ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_widget_set_halign (box, aside ? get_aside (self) : title || end ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->notice),
                                  aside ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  bm_widget_set_class (box, "above-buttons", replays);
  bm_widget_set_class (box, "above-bar", aside && bm_window_get_replay_table (self) != NULL);
  bm_widget_set_class (self->notice, "slim", bm_window_get_shown_table (self) != NULL && !aside);
  bm_widget_set_class (GTK_WIDGET (self->stack), "noticed", gtk_widget_get_visible (self->notice) && !low);
  bm_window_fit_notice (self, gtk_widget_get_width (GTK_WIDGET (self)));
}

/* Called with every move: usually there is nothing to place. */
void
bm_window_place_notice (BmWindow *self)
{
  if (gtk_widget_get_visible (self->notice) || gtk_widget_get_visible (GTK_WIDGET (self->trouble)))
    place (self);
  else
    bm_widget_set_class (GTK_WIDGET (self->stack), "noticed", FALSE);
}
