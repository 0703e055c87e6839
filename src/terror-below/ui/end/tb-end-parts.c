/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-end-parts.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-words.h"
#include "tb-end-charts.h"
#include "tb-end-words.h"
#include "tb-portrait.h"
#include "tb-story.h"
#include "tb-words.h"

/* Pixels: a single winner in front of the moon, one of several, and a Worm there; and those in the scene. */
#define ALONE       120
#define ONE_OF_SOME 76
#define WORM        112
#define WINS        76
#define WINS_CAR    52
#define WORM_WINS   88
#define LOSES       38

static char *
title (BmMatch *match)
{
  return tb_end_title (match);
}

static char *
reason (BmMatch *match)
{
  return tb_end_reason (match);
}

/* ---- Pictures */

static void
add_picture (GtkBox    *box,
             GtkWidget *picture)
{
  gtk_widget_set_valign (picture, GTK_ALIGN_END);
  gtk_box_append (box, picture);
}

static void
add_art (GtkBox     *box,
         const char *art,
         int         size)
{
  add_picture (box, bm_art_image_new (art, size));
}

/* The Worms in play, rising. */
static void
add_worms (GtkBox           *box,
           const TbPosition *pos,
           int               size)
{
  gboolean any = FALSE;

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    {
      g_autofree char *art = NULL;

      if (!tb_slot_is_in_play (&pos->slots[slot]))
        continue;
      any = TRUE;
      art = g_strdup_printf ("terror-below/worms/%s-rise", tb_card_kind (pos->slots[slot].worm));
      add_art (box, art, size);
    }
  if (!any)
    add_art (box, "terror-below/worms/any-head", size);
}

static void
add_winners (GtkBox  *box,
             BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  guint winners = bm_match_get_winners (match);
  int size = __builtin_popcount (winners) == 1 ? ALONE : ONE_OF_SOME;

  if (winners == 0)
    {
      add_worms (box, pos, WORM);
      return;
    }
  for (guint seat = 0; seat < pos->options.players; seat++)
    if ((winners >> seat & 1) != 0)
      {
        add_picture (box, tb_portrait_new (pos, seat, size));
        add_art (box, tb_seat_art (seat), size);
      }
}

static void
add_losers (GtkBox           *box,
            const TbPosition *pos,
            guint             winners)
{
  for (guint seat = 0; seat < pos->options.players; seat++)
    if ((winners >> seat & 1) == 0)
      add_art (box, pos->players[seat].eliminated ? "terror-below/pieces/gravestone" : tb_seat_art (seat), LOSES);
}

static void
add_scene (GtkBox  *box,
           BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  guint winners = bm_match_get_winners (match);

  for (guint seat = 0; seat < pos->options.players; seat++)
    if ((winners >> seat & 1) != 0)
      {
        add_picture (box, tb_portrait_new (pos, seat, WINS));
        add_art (box, tb_seat_art (seat), WINS_CAR);
      }
  if (winners == 0)
    add_worms (box, pos, WORM_WINS);
  add_losers (box, pos, winners);
}

/* ---- The score of a solo match */

static void
add_chip (GtkBox     *box,
          int         n,
          const char *name,
          gboolean    sum)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *number;
  g_autofree char *text = g_strdup_printf ("%d", n);

  number = gtk_label_new (text);
  gtk_widget_add_css_class (number, "score-number");
  gtk_widget_add_css_class (chip, "score-part");
  if (sum)
    gtk_widget_add_css_class (chip, "sum");
  gtk_box_append (GTK_BOX (chip), number);
  gtk_box_append (GTK_BOX (chip), gtk_label_new (name));
  gtk_box_append (box, chip);
}

static void
add_sign (GtkBox     *box,
          const char *sign)
{
  GtkWidget *label = gtk_label_new (sign);

  gtk_widget_add_css_class (label, "score-sign");
  gtk_box_append (box, label);
}

static void
add_score (GtkBox  *box,
           BmMatch *match)
{
  g_autoptr(GArray) parts = tb_score_parts (match);
  g_autoptr(GString) spoken = g_string_new (NULL);
  g_autofree char *name = NULL;
  GtkWidget *sum = g_object_new (GTK_TYPE_BOX, "spacing", 8, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  int score = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      const TbScorePart *part = &g_array_index (parts, TbScorePart, i);
      /* Translators: a part of a score, and how many points it is: "Attacks left 3". */
      g_autofree char *words = g_strdup_printf (_("%1$s %2$d"), part->name, part->n);

      if (i > 0)
        add_sign (GTK_BOX (sum), "+");
      add_chip (GTK_BOX (sum), part->n, part->name, FALSE);
      bm_words_join (spoken, words);
      score += part->n;
    }
  add_sign (GTK_BOX (sum), "=");
  add_chip (GTK_BOX (sum), score, _("Score"), TRUE);
  name = g_strdup_printf (_("Score %d"), score);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sum), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str, -1);
  gtk_box_append (box, sum);
}

/* ---- Texts */

static char *
dup_rounds (guint rounds)
{
  return g_strdup_printf (ngettext ("The race took %u round.", "The race took %u rounds.", rounds), rounds);
}

/* The objective, and the length of the match. */
static char *
dup_solo_length (BmMatch *match,
                 guint    rounds)
{
  const TbPosition *pos = bm_match_get_position (match);
  g_autofree char *goal = tb_scenario_goal (pos->options.scenario), *took = NULL;

  took = g_strdup_printf (ngettext ("It took %1$u round and %2$u of %3$u attacks.",
                                    "It took %1$u rounds and %2$u of %3$u attacks.", rounds),
                          rounds, tb_solo_attacks (match), tb_box->numbers.solo_attacks);
  /* Translators: a scenario, its objective as a sentence, and how long it took as another one. */
  return g_strdup_printf (_("%1$s: %2$s %3$s"), tb_scenario_words (pos->options.scenario), goal, took);
}

static void
add_legend (GPtrArray  *legend,
            const char *art,
            const char *text)
{
  BmLine *line = g_new0 (BmLine, 1);

  line->text = g_strdup (text);
  line->art = art;
  g_ptr_array_add (legend, line);
}

static void
tell_charts (BmEndPage       *page,
             const TbHistory *history,
             BmMatch         *match)
{
  page->chart_first = TRUE;
  page->chart_heading = _("The race");
  page->chart_hint = _("Point at a round, or go from round to round with the arrow keys, to read its points.");
  tb_end_charts_fill (page->chart, history, match);
  add_legend (page->legend, "terror-below/tokens/star", C_("legend", "Bounty completed"));
  add_legend (page->legend, "terror-below/pieces/gravestone", C_("legend", "Leader died"));
  page->bars_heading = _("Deeds and points");
  tb_end_charts_add_bars (page->bars, history, match);
}

static void
tell (BmEndPage *page,
      BmMatch   *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  g_autoptr(TbHistory) history = tb_history_new (match);
  g_autoptr(GPtrArray) story = tb_story_new (match, history);

  page->see_table = _("See the desert");
  page->length = tb_position_is_solo (pos) ? dup_solo_length (match, history->rounds->len) : dup_rounds (history->rounds->len);
  if (tb_position_is_solo (pos) && bm_match_get_winners (match) != 0)
    add_score (page->score, match);
  g_ptr_array_extend_and_steal (page->story, g_steal_pointer (&story));
  if (history->rounds->len > 0)
    tell_charts (page, history, match);
}

const BmEndParts tb_end_parts = {
  .title = title,
  .reason = reason,
  .add_winners = add_winners,
  .add_scene = add_scene,
  .tell = tell,
  .style = "desert",
  .celebrates_defeat = TRUE,
};
