/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Fills the end screen for a match.
 */
#define G_LOG_DOMAIN "bm-end-screen"

#include "config.h"

#include "bm-end-screen-private.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-game-ui.h"
#include "bm-seats.h"
#include "bm-widget.h"
#include "bm-words.h"

/* Pixels of a winner's picture, and of a small one. */
#define WINNER 62
#define MARK   20

/* The natural width of the story below the bars, in characters. */
#define BELOW_LETTERS 36

static void
clear (gpointer parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    {
      if (GTK_IS_BOX (parent))
        gtk_box_remove (parent, child);
      else if (GTK_IS_GRID (parent))
        gtk_grid_remove (parent, child);
      else
        gtk_flow_box_remove (parent, child);
    }
}

/* ---- The winners */

/* For a game without pictures of its own. */
static void
add_seats (BmEndScreen *self,
           BmMatch     *match)
{
  for (int seat = 0; seat < BM_MAX_SEATS; seat++)
    {
      const char *art = (bm_match_get_winners (match) >> seat & 1) == 0 ? NULL
                        : bm_game_ui_seat_art (bm_match_get_game (match), seat);

      if (art != NULL)
        gtk_box_append (self->scene, bm_art_image_new (art, WINNER));
    }
}

/* The names of the people who have won, "" if none is known.  (transfer full) */
static char *
dup_winners (BmMatch *match)
{
  GString *names = g_string_new (NULL);

  for (int seat = 0; seat < BM_MAX_SEATS; seat++)
    if ((bm_match_get_winners (match) >> seat & 1) != 0)
      {
        const char *player = bm_match_get_player (match, seat);

        if (*player != '\0' && bm_level_find (player) == BM_PERSON)
          bm_words_join (names, player);
      }
  return g_string_free (names, FALSE);
}

static void
show_result (BmEndScreen      *self,
             BmMatch          *match,
             const BmEndParts *parts)
{
  g_autofree char *title = parts->title != NULL ? parts->title (match) : g_strdup (_("Result"));
  g_autofree char *reason = parts->reason != NULL ? parts->reason (match) : g_strdup (_("The match is over."));
  g_autofree char *winners = dup_winners (match), *well_played = NULL;

  if (*winners != '\0')
    /* Translators: why the duel ended, and the winner's name. */
    well_played = g_strdup_printf (_("%1$s Well played, %2$s!"), reason, winners);
  gtk_label_set_label (self->heading, title);
  gtk_label_set_label (self->reason, well_played != NULL ? well_played : reason);
  clear (self->scene);
  if (parts->add_scene != NULL)
    parts->add_scene (self->scene, match);
  else
    add_seats (self, match);
}

/* ---- The story */

/* At their natural width they are placed above the charts; below the bars they fill the width. */
static void
show_story (BmEndScreen *self,
            GPtrArray   *story,
            gboolean     below)
{
  clear (self->story);
  gtk_widget_set_visible (self->story_heading, story->len > 0);
  for (guint i = 0; i < story->len; i++)
    {
      const BmLine *line = g_ptr_array_index (story, i);
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *words = gtk_label_new (line->text);
      GtkWidget *picture = bm_art_image_new (line->art, MARK);

      gtk_widget_set_valign (picture, GTK_ALIGN_START);
      gtk_label_set_wrap (GTK_LABEL (words), TRUE);
      gtk_label_set_xalign (GTK_LABEL (words), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (words), below ? BELOW_LETTERS : 80);
      gtk_widget_set_hexpand (words, TRUE);
      gtk_box_append (GTK_BOX (row), picture);
      gtk_box_append (GTK_BOX (row), words);
      gtk_box_append (self->story, row);
    }
}

/* The legend of the marks in the chart, as pictures and words. */
static void
show_legend (BmEndScreen *self,
             GPtrArray   *legend)
{
  clear (self->legend);
  for (guint i = 0; i < legend->len; i++)
    {
      const BmLine *line = g_ptr_array_index (legend, i);
      GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *item = gtk_flow_box_child_new ();

      gtk_box_append (GTK_BOX (entry), bm_art_image_new (line->art, MARK));
      gtk_box_append (GTK_BOX (entry), gtk_label_new (line->text));
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (item), entry);
      gtk_widget_set_focusable (item, FALSE);
      gtk_flow_box_append (self->legend, item);
    }
}

/* Reserves space for the longest text, so that nothing moves from column to column. */
static void
make_room (BmEndScreen *self)
{
  const char *longest = self->hint, *words;

  for (guint i = 0; (words = bm_chart_get_spoken (self->chart, i)) != NULL; i++)
    if (g_utf8_strlen (words, -1) > g_utf8_strlen (longest, -1))
      longest = words;
  gtk_label_set_label (self->room, longest);
}

/* Above all charts, or below the bars. */
static void
place_story (BmEndScreen *self,
             gboolean     below)
{
  GtkWidget *parent = below ? self->bars_box : self->content;

  if (gtk_widget_get_parent (self->story_box) == parent)
    return;
  g_object_ref (self->story_box);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->story_box)), self->story_box);
  if (below)
    gtk_box_append (GTK_BOX (parent), self->story_box);
  else
    gtk_box_prepend (GTK_BOX (parent), self->story_box);
  g_object_unref (self->story_box);
}

static void
show_charts (BmEndScreen     *self,
             const BmEndPage *page)
{
  gtk_widget_set_visible (self->charts, page->chart_heading != NULL);
  place_story (self, page->chart_heading != NULL && page->chart_first);
  if (page->chart_heading == NULL)
    return;
  gtk_widget_insert_before (page->chart_first ? self->chart_box : self->bars_box, self->charts,
                            page->chart_first ? self->bars_box : self->chart_box);
  gtk_label_set_label (self->bars_heading, page->bars_heading);
  gtk_label_set_label (self->chart_heading, page->chart_heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_LABEL, page->chart_heading, -1);
  show_legend (self, page->legend);
  self->hint = page->chart_hint;
  make_room (self);
  bm_end_screen_point (self, -1);
}

/* ---- The whole screen */

static void
show_ways (BmEndScreen     *self,
           const BmEndPage *page)
{
  const char *see_table = page->see_table != NULL ? page->see_table : _("The table");

  gtk_widget_set_visible (self->rematch_button, page->swaps);
  gtk_widget_set_visible (self->same_note, page->swaps);
  bm_widget_set_class (self->same_button, "suggested", !page->swaps);
  gtk_widget_set_valign (gtk_button_get_child (GTK_BUTTON (self->same_button)),
                         page->swaps ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->same_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  page->swaps ? _("Rematch, same sides") : _("Rematch"), -1);
  gtk_label_set_label (self->table_label, see_table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->table_button), GTK_ACCESSIBLE_PROPERTY_LABEL, see_table, -1);
}

/* The heading is focused first: its description lets a screen reader read the contents. */
static void
describe_head (BmEndScreen *self,
               GPtrArray   *story)
{
  g_autoptr(GString) spoken = g_string_new (gtk_label_get_label (self->reason));

  if (gtk_widget_get_visible (GTK_WIDGET (self->length)))
    g_string_append_printf (spoken, " %s", gtk_label_get_label (self->length));
  for (guint i = 0; i < story->len; i++)
    g_string_append_printf (spoken, " %s", ((const BmLine *) g_ptr_array_index (story, i))->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->head), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->heading), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str,
                                  -1);
}

void
bm_end_screen_show_match (BmEndScreen *self,
                          BmMatch     *match)
{
  static const BmEndParts none = { .title = NULL };
  const BmEndParts *parts;
  g_autoptr(GPtrArray) story = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free);
  g_autoptr(GPtrArray) legend = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_line_free);
  BmEndPage page = { .story = story, .legend = legend };

  g_return_if_fail (BM_IS_END_SCREEN (self));
  g_return_if_fail (BM_IS_MATCH (match));
  g_return_if_fail (bm_match_get_to_act (match) == BM_SIDE_NOBODY);

  parts = bm_game_ui_of (bm_match_get_game (match))->end;
  if (parts == NULL)
    parts = &none;
  bm_widget_swap_class (GTK_WIDGET (self), &self->style, parts->style);
  show_result (self, match, parts);
  page.chart = self->chart;
  page.bars = self->bars;
  page.score = self->score;
  clear (self->bars);
  clear (self->score);
  if (parts->tell != NULL)
    parts->tell (&page, match);
  gtk_label_set_label (self->length, page.length != NULL ? page.length : "");
  gtk_widget_set_visible (GTK_WIDGET (self->length), page.length != NULL);
  bm_end_screen_set_place (self, NULL);
  bm_end_screen_set_honours (self, NULL);
  show_story (self, story, page.chart_first);
  show_charts (self, &page);
  show_ways (self, &page);
  describe_head (self, story);
  bm_end_screen_begin_turning (self, match);
  g_free (page.length);
}

void
bm_end_screen_set_place (BmEndScreen *self,
                         const char  *words)
{
  gboolean scored;

  g_return_if_fail (BM_IS_END_SCREEN (self));

  scored = gtk_widget_get_first_child (GTK_WIDGET (self->score)) != NULL;
  gtk_label_set_label (self->place, words != NULL ? words : "");
  gtk_widget_set_visible (self->place_box, words != NULL);
  gtk_widget_set_visible (self->score_row, scored || words != NULL);
}

void
bm_end_screen_set_honours (BmEndScreen *self,
                           const char  *words)
{
  g_return_if_fail (BM_IS_END_SCREEN (self));

  gtk_label_set_label (self->honours, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->honours), words != NULL);
}
