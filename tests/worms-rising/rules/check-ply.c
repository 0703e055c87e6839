/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "check-ply.h"

#include "wr-move-text.h"
#include "wr-position-json.h"

#include <stdlib.h>
#include <string.h>

void
check_moves (const char       *where,
             const WrPosition *pos,
             const BmMove     *moves,
             guint             n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = wr_move_to_text (moves[i]);

      if (i > 0 && moves[i] <= moves[i - 1])
        g_error ("%s: '%s' out of order", where, text);
      if (wr_move_from_text (pos, text) != moves[i])
        g_error ("%s: '%s' does not come back from its text", where, text);
    }
}

static void
check_text (const char       *where,
            const WrPosition *pos)
{
  g_autofree char *text = wr_position_to_text (pos), *again = NULL;
  g_autoptr (GError) error = NULL;
  WrPosition read;

  if (!wr_position_parse ("position", text, strlen (text), &read, &error))
    g_error ("%s: %s\n%s", where, error->message, text);
  if (!wr_position_equal (pos, &read))
    {
      again = wr_position_to_text (&read);
      g_error ("%s: the position does not come back:\n%s\n%s", where, text, again);
    }
}

void
check_position (const char       *where,
                const WrPosition *pos,
                gboolean          read)
{
  if (wr_position_fault (pos) != NULL)
    g_error ("%s: %s", where, wr_position_fault (pos));
  if (read)
    check_text (where, pos);
}

static int
compare_cards (const void *a,
               const void *b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* Makes TOLD what AFTER is in all that events do not tell: the generator, the order of decks, what is known, what is in
   force and what is still to do. */
static void
forget_untold (WrPosition       *told,
               const WrPosition *after)
{
  WrCards *rows[] = { &told->cards[WR_SIDE_WORMS], &told->cards[WR_SIDE_BIRD], &told->events };

  told->seed = after->seed;
  told->n_frames = after->n_frames;
  told->n_runs = after->n_runs;
  memcpy (told->frames, after->frames, sizeof told->frames);
  memcpy (told->runs, after->runs, sizeof told->runs);
  memcpy (told->known, after->known, sizeof told->known);
  told->hooks = after->hooks;
  told->triggers = after->triggers;
  if (after->turn != WR_TURN_SETUP)
    {
      told->n_effects = after->n_effects;
      memcpy (told->effects, after->effects, sizeof told->effects);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    qsort (rows[i]->cards + rows[i]->n_hand, rows[i]->n_deck, 1, compare_cards);
}

void
check_events (const char        *where,
              const WrPosition  *before,
              const WrPosition  *after,
              const BmEventList *events)
{
  WrPosition told = *before, sorted = *after;

  if (events->dropped > 0)
    g_error ("%s: %u events too many", where, events->dropped);
  for (guint i = 0; i < events->n; i++)
    wr_event_replay (&events->items[i], &told);
  forget_untold (&told, after);
  forget_untold (&sorted, after);
  if (!wr_position_equal (&told, &sorted))
    {
      g_autofree char *a = wr_position_to_text (&told), *b = wr_position_to_text (&sorted);

      g_error ("%s: the events tell another story:\n%s\n%s", where, a, b);
    }
}
