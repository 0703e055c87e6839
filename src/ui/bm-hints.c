/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the hints are read off: a copy of what the side sees, and what becomes of such a copy.
 */
#include "config.h"

#include "bm-hint-look.h"

#include <glib/gi18n-lib.h>

#include "bm-words.h"

static void
hint_clear (gpointer hint)
{
  g_clear_pointer (&((BmHint *) hint)->text, g_free);
}

GArray *
bm_hints_new (void)
{
  GArray *hints = g_array_new (FALSE, FALSE, sizeof (BmHint));

  g_array_set_clear_func (hints, hint_clear);
  return hints;
}

void
bm_hint_mark (BmHint *hint,
              BmSpace space)
{
  for (guint i = 0; i < hint->n_spaces; i++)
    if (hint->spaces[i] == space)
      return;
  if (space != BM_SPACE_NONE && hint->n_spaces < BM_HINT_SPACES)
    hint->spaces[hint->n_spaces++] = space;
}

/* TEXT is taken over.  PIECES (bits) are marked where they are. */
BmHint *
bm_hint_add (BmHintLook *look,
             BmTopic     topic,
             guint       weight,
             const char *rule,
             guint       pieces,
             char       *text)
{
  const BmHint empty = { .topic = topic, .weight = weight, .rule = rule, .text = text };
  BmHint *hint;

  g_array_append_val (look->hints, empty);
  hint = &g_array_index (look->hints, BmHint, look->hints->len - 1);
  for (guint piece = 0; piece < BM_N_PIECES; piece++)
    if (pieces >> piece & 1)
      bm_hint_mark (hint, look->view.at[piece]);
  return hint;
}

guint
bm_hint_count_bits (guint bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

/* "Green at d4, Zombie 1 at e7" */
char *
bm_hint_dup_pieces (const BmPosition *pos,
                    guint             pieces)
{
  GString *names = g_string_new (NULL);

  for (guint piece = 0; piece < BM_N_CRAWLERS; piece++)
    if (pieces >> piece & 1)
      {
        char name[BM_SPACE_NAME_SIZE];
        /* Translators: a piece and its space: "Green at d4". */
        g_autofree char *words = g_strdup_printf (_("%1$s at %2$s"), bm_piece_words (piece),
                                                  bm_space_name (pos->at[piece], name));

        bm_words_join (names, words);
      }
  return g_string_free (names, FALSE);
}

guint
bm_hint_living_worms (const BmPosition *pos)
{
  guint worms = 0;

  for (guint worm = 0; worm < BM_N_WORMS; worm++)
    if (pos->at[worm] != BM_SPACE_NONE)
      worms |= 1u << worm;
  return worms;
}

/* ---- All of them */

static int
compare_weights (gconstpointer a,
                 gconstpointer b)
{
  const BmHint *one = a, *other = b;

  if (one->weight != other->weight)
    return one->weight > other->weight ? -1 : 1;
  return one->topic != other->topic ? (one->topic < other->topic ? -1 : 1) : g_strcmp0 (one->text, other->text);
}

static gboolean
begin (BmHintLook             *look,
       const BmPosition *pos,
       BmSide            side)
{
  *look = (BmHintLook) { .view = *pos, .side = side, .hints = bm_hints_new () };
  /* Of what the other side alone sees nothing can come into a hint. */
  bm_rules_hide (&look->view, side);
  return pos->turn != BM_TURN_SETUP && pos->winner == BM_NO_WINNER && bm_position_to_act (pos) == (int) side;
}

GArray *
bm_hints_find (const BmPosition *pos,
               BmSide            side)
{
  BmHintLook look;

  g_return_val_if_fail (pos != NULL && side < BM_N_SIDES, NULL);

  if (!begin (&look, pos, side))
    return look.hints;
  if (look.view.n_frames > 0 || look.view.turn != side)
    {
      if (look.view.n_frames > 0)
        bm_hint_add_choice (&look);
      return look.hints;
    }
  bm_threats_find (&look.view, &look.threats);
  look.comes = bm_forecast_night (&look.view, &look.night);
  bm_hint_add_starving (&look);
  bm_hint_add_sinking (&look);
  bm_hint_add_eating (&look);
  bm_hint_add_hiding (&look);
  bm_hint_add_biting (&look);
  bm_hint_add_bitten (&look);
  bm_hint_add_peck (&look);
  bm_hint_add_rain (&look);
  bm_hint_add_suspicion (&look);
  bm_hint_add_zombie (&look);
  bm_hint_add_power (&look, 30);
  bm_hint_add_hand (&look, 32);
  g_array_sort (look.hints, compare_weights);
  return look.hints;
}

/* What cannot be used is not wasted. */
static gboolean
can_act (const BmPosition *view)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_rules_legal (view, moves);

  for (guint i = 0; i < n; i++)
    if (bm_move_action (moves[i]) != BM_N_ACTIONS)
      return TRUE;
  return FALSE;
}

GArray *
bm_hints_find_end (const BmPosition *pos,
                   BmSide            side)
{
  guint left;
  BmHintLook look;

  g_return_val_if_fail (pos != NULL && side < BM_N_SIDES, NULL);

  if (!begin (&look, pos, side) || look.view.n_frames > 0 || look.view.turn != side)
    return look.hints;
  left = (guint) bm_position_actions (&look.view);
  if (left > 0 && can_act (&look.view))
    bm_hint_add (&look, BM_TOPIC_ACTIONS, 90, "R5.1", 0,
                 g_strdup_printf (ngettext ("End Turn would waste %u action.",
                                            "End Turn would waste %u actions.", left), left));
  look.comes = bm_forecast_night (&look.view, &look.night);
  if (side == BM_SIDE_BIRD)
    bm_hint_add_starving (&look);
  bm_hint_add_power (&look, 50);
  bm_hint_add_hand (&look, 60);
  g_array_sort (look.hints, compare_weights);
  return look.hints;
}

void
bm_hints_keep (GArray  *hints,
               BmTopics known,
               guint    most)
{
  for (guint i = hints->len; i-- > 0;)
    if (known >> g_array_index (hints, BmHint, i).topic & 1)
      g_array_remove_index (hints, i);
  if (hints->len > most)
    g_array_set_size (hints, most);
}

BmTopics
bm_hints_topics (GArray *hints)
{
  BmTopics topics = 0;

  for (guint i = 0; i < hints->len; i++)
    topics |= BM_TOPIC_BIT (g_array_index (hints, BmHint, i).topic);
  return topics;
}
