/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the marks on the board mean, in words below Tonight, and the traps that the side at the screen has laid: these are
 * marked for that side alone.
 */
#define G_LOG_DOMAIN "wr-table"

#include "config.h"

#include "wr-table-private.h"

#include <glib/gi18n-lib.h>

#include "wr-forecast.h"
#include "wr-card-set.h"
#include "wr-subject.h"

static gboolean
is_own_card (const WrCard *card,
             int           side)
{
  return card->deck == (side == WR_SIDE_BIRD ? WR_DECK_BIRD : WR_DECK_WORM);
}

/* A card in force that waits for a flight into the columns it keeps. */
static gboolean
is_trap (const WrEffect *effect)
{
  const WrPart *part = &wr_card_set->parts[wr_card (effect->card)->part + effect->part];

  return part->trigger != WR_NO_CODE && wr_card_set->triggers[part->trigger].event == WR_AFTER_FLY
         && wr_subject_column_slot (effect) != WR_NO_SLOT;
}

/* The columns of the traps that SIDE has laid (bits). */
static guint
find_traps (const WrPosition *pos,
            int               side)
{
  guint columns = 0;

  for (guint i = 0; pos->turn != WR_TURN_SETUP && i < pos->n_effects; i++)
    {
      const WrEffect *effect = &pos->effects[i];

      if (is_own_card (wr_card (effect->card), side) && is_trap (effect))
        {
          guint slot = wr_subject_column_slot (effect);

          columns |= wr_subject_columns (effect->card, effect->part, slot, effect->kept[slot]);
        }
    }
  return columns;
}

/* ---- The legend */

/* What is marked: bits, in the order of the lines. */
enum
{
  MARK_SINK = 1 << 0,
  MARK_CRACK = 1 << 1,
  MARK_CROSS = 1 << 2,
  MARK_UNCERTAIN = 1 << 3,
  MARK_BITE = 1 << 4,
  MARK_REACH = 1 << 5,
  MARK_TRAP = 1 << 6,
};

#define N_MARKS 7

static const struct
{
  const char *art;
  const char *words;
} legend[N_MARKS] = {
  { "marks/sink", N_("Sinks so far.") },
  { "marks/crack", N_("Breaks.") },
  { "marks/cross", N_("Dies.") },
  { NULL, N_("?  Uncertain.") },
  { "marks/bite", N_("Bites from here.") },
  { "marks/reach", N_("Can be eaten.") },
  { "marks/tripwire", N_("Your Tripwire.") },
};

static guint
night_marks (const WrTonight *tonight)
{
  guint marks = 0;

  for (guint column = 0; column < WR_N_COLUMNS; column++)
    if (tonight->sinks[column] > 0)
      marks |= MARK_SINK;
  return marks | (tonight->n_breaks > 0 ? MARK_CRACK : 0) | (tonight->crossed != 0 ? MARK_CROSS : 0)
         | (tonight->uncertain != 0 ? MARK_UNCERTAIN : 0);
}

static void
fill_legend (WrTable *self,
             guint    marks,
             int      columns)
{
  GtkWidget *child;
  int n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->legend))) != NULL)
    gtk_grid_remove (self->legend, child);
  for (guint mark = 0; mark < N_MARKS; mark++)
    if (marks >> mark & 1)
      {
        gtk_grid_attach (self->legend, wr_table_make_line (legend[mark].art, _(legend[mark].words)), n % columns,
                         n / columns, 1, 1);
        n++;
      }
}

/* Only what is marked now is explained.  In a broad column the lines stand in pairs. */
static void
show_legend (WrTable *self,
             guint    traps)
{
  guint marks = traps != 0 ? MARK_TRAP : 0;

  if (self->tonight && self->has_night)
    marks |= night_marks (&self->night);
  if (self->tonight && self->has_threats)
    marks |= (self->threats.biters != 0 ? MARK_BITE : 0) | (self->threats.reached != 0 ? MARK_REACH : 0);
  if (self->legend_marks == marks && self->legend_narrow == self->shape->narrow)
    return;
  self->legend_marks = marks;
  self->legend_narrow = self->shape->narrow;
  fill_legend (self, marks, self->shape->narrow ? 1 : 2);
  gtk_widget_set_visible (GTK_WIDGET (self->legend), marks != 0);
}

void
wr_table_show_legend (WrTable *self)
{
  guint traps;

  if (self->play == NULL)
    return;
  traps = self->seat == BM_SIDE_NOBODY ? 0 : find_traps (wr_play_get_position (self->play), self->seat);
  wr_board_view_set_traps (self->board, traps);
  show_legend (self, traps);
}
