/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints about the night, and about rain, pecked or real.
 */
#include "config.h"

#include "wr-hint-look.h"

#include <glib/gi18n-lib.h>

#include "wr-hint-tomorrow.h"
#include "bm-words.h"
#include "wr-words.h"

/* Starving is mentioned from so many nights before. */
#define HUNGRY 3

/* ---- The night */

void
wr_hint_add_starving (WrHintLook *look)
{
  guint nights = look->view.hunger;
  BmHint *hint;

  if (look->comes && !look->night.open && look->night.winner == WR_SIDE_WORMS && nights > 0 && nights <= HUNGRY)
    nights = 1;
  /* The forecast of the night is better than counting: a meal in it may save the Bird. */
  else if (nights == 1 && look->comes && !look->night.open)
    return;
  if (nights == 0 || nights > HUNGRY)
    return;
  if (nights == 1)
    {
      hint = wr_hint_add (look, WR_TOPIC_STARVING, look->side == WR_SIDE_BIRD ? 100 : 58, "R4.4", 1u << WR_PIECE_BIRD,
                          g_strdup (_("The Bird starves tonight unless it eats a Worm first.")));
      hint->deadly = look->side == WR_SIDE_BIRD;
      return;
    }
  wr_hint_add (look, WR_TOPIC_STARVING, look->side == WR_SIDE_BIRD ? 75 - 5 * nights : 28, "R4.4",
               1u << WR_PIECE_BIRD,
               g_strdup_printf (ngettext ("The Bird starves in %u night unless it eats a Worm first.",
                                          "The Bird starves in %u nights unless it eats a Worm first.",
                                          nights), nights));
}

/* Worms in packed Dirt whose column sinks down to them, and that survive it. */
static guint
find_bared (const WrHintLook *look)
{
  guint bared = 0;

  for (guint piece = 0; piece < WR_N_WORMS; piece++)
    {
      WrSpace at = look->view.at[piece];
      int column = at == WR_SPACE_NONE ? 0 : wr_space_column (at);

      if (at != WR_SPACE_NONE && wr_position_is_packed (&look->view, at) && look->night.board.sinks[column] > 0
          && look->view.grass[column] + look->night.board.sinks[column] >= wr_space_row (at))
        bared |= 1u << piece;
    }
  return bared & ~(look->night.met | look->night.burnt);
}

void
wr_hint_add_sinking (WrHintLook *look)
{
  gboolean bird = look->side == WR_SIDE_BIRD, lost = !bird && look->night.winner == WR_SIDE_BIRD;
  BmHint *hint;
  guint met = look->night.met, burnt = look->night.burnt & wr_position_living (&look->view), bared;

  if (!look->comes)
    return;
  bared = find_bared (look);
  if (met != 0)
    {
      g_autofree char *who = wr_hint_dup_pieces (&look->view, met);

      hint = wr_hint_add (look, WR_TOPIC_SINKING, bird ? 62 : 82, "R8.4", met | 1u << WR_PIECE_BIRD,
                          /* Translators: %s are Worms and Zombies with their spaces: "Green at d4". */
                          g_strdup_printf (ngettext ("Tonight the Bird sinks onto %s and eats it.",
                                                     "Tonight the Bird sinks onto %s and eats them.",
                                                     (gulong) __builtin_popcount (met)), who));
      hint->deadly = lost;
    }
  if (burnt != 0)
    {
      g_autofree char *who = wr_hint_dup_pieces (&look->view, burnt);

      hint = wr_hint_add (look, WR_TOPIC_SINKING, bird ? 48 : 80, "R11.2", burnt,
                          /* Translators: %s are Worms with their spaces: "Green at d4". */
                          g_strdup_printf (ngettext ("Tonight Lava sinks onto %s and kills it.",
                                                     "Tonight Lava sinks onto %s and kills them.",
                                                     (gulong) __builtin_popcount (burnt)), who));
      hint->deadly = lost;
    }
  if (bared != 0)
    {
      g_autofree char *who = wr_hint_dup_pieces (&look->view, bared);

      wr_hint_add (look, WR_TOPIC_SINKING, 34, "R8.4", bared,
                   /* Translators: %s are Worms with their spaces: "Green at d4". */
                   g_strdup_printf (ngettext ("Tonight the ground sinks down to %s: that Worm will lie in the open.",
                                              "Tonight the ground sinks down to %s: those Worms will lie in the open.",
                                              (gulong) __builtin_popcount (bared)), who));
    }
}

/* ---- Rain, pecked and real */

/* "Green to d3" */
static char *
dup_ways (const WrComing *coming)
{
  GString *names = g_string_new (NULL);

  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (coming->beside >> worm & 1)
      {
        /* Translators: a piece and the space that it comes to: "Green to d3". */
        g_autofree char *words = g_strdup_printf (_("%1$s to %2$s"), wr_piece_words (worm),
                                                  wr_space_name (coming->to[worm]));

        bm_words_join (names, words);
      }
  return g_string_free (names, FALSE);
}

static void
mark_ways (BmHint         *hint,
           const WrComing *coming)
{
  for (guint worm = 0; worm < WR_N_WORMS; worm++)
    if (coming->beside >> worm & 1)
      wr_hint_mark (hint, coming->to[worm]);
}

/* WAYS: "Green to d3". */
static char *
dup_peck_words (WrDir       dir,
                const char *ways)
{
  switch ((int) dir)
    {
    case WR_DIR_UP:
      /* Translators: %s are Worms and where they come to: "Green to d3". */
      return g_strdup_printf (_("A Peck up brings %s, beside the Bird."), ways);
    case WR_DIR_DOWN:
      /* Translators: %s are Worms and where they come to: "Green to d3". */
      return g_strdup_printf (_("A Peck down brings %s, beside the Bird."), ways);
    case WR_DIR_LEFT:
      /* Translators: %s are Worms and where they come to: "Green to d3". */
      return g_strdup_printf (_("A Peck to the left brings %s, beside the Bird."), ways);
    default:
      /* Translators: %s are Worms and where they come to: "Green to d3". */
      return g_strdup_printf (_("A Peck to the right brings %s, beside the Bird."), ways);
    }
}

/* A Worm that is eaten on its way, or ends beside the Bird and can be eaten with the actions left. */
void
wr_hint_add_peck (WrHintLook *look)
{
  if (look->side != WR_SIDE_BIRD || wr_position_actions (&look->view) < 2)
    return;
  for (guint dir = 0; dir < WR_N_SIDES_OF_A_SPACE; dir++)
    {
      WrComing coming;
      g_autofree char *who = NULL;

      if (!wr_tomorrow_peck (&look->view, (WrDir) dir, &coming) || coming.beside == 0)
        continue;
      who = dup_ways (&coming);
      mark_ways (wr_hint_add (look, WR_TOPIC_PECK, 50, "R6.5", coming.beside, dup_peck_words ((WrDir) dir, who)),
                 &coming);
    }
}

void
wr_hint_add_rain (WrHintLook *look)
{
  gboolean bird = look->side == WR_SIDE_BIRD;
  WrComing coming;

  if (!wr_tomorrow_rain (&look->view, &coming))
    return;
  if (coming.eaten != 0)
    {
      g_autofree char *who = wr_hint_dup_pieces (&look->view, coming.eaten);

      wr_hint_add (look, WR_TOPIC_RAIN, bird ? 46 : 68, "R7.2", coming.eaten | 1u << WR_PIECE_BIRD,
                   /* Translators: %s are Worms with their spaces: "Green at d4". */
                   g_strdup_printf (ngettext ("If it rains tomorrow, %s comes up into the Bird’s space and is eaten.",
                                              "If it rains tomorrow, %s come up into the Bird’s space and are eaten.",
                                              (gulong) __builtin_popcount (coming.eaten)), who));
    }
  if (coming.beside != 0)
    {
      g_autofree char *ways = dup_ways (&coming);

      mark_ways (wr_hint_add (look, WR_TOPIC_RAIN, bird ? 42 : 44, "R7.1", coming.beside,
                              /* Translators: %s are Worms and where they come to: "Green to d3". */
                              g_strdup_printf (ngettext ("If it rains tomorrow, it brings %s, beside the Bird.",
                                                         "If it rains tomorrow, it brings %s, beside the Bird.",
                                                         (gulong) __builtin_popcount (coming.beside)), ways)),
                         &coming);
    }
}

void
wr_hint_add_suspicion (WrHintLook *look)
{
  if (look->side == WR_SIDE_BIRD && look->view.suspicion >= BM_SUSPICION_SUS)
    wr_hint_add (look, WR_TOPIC_SUSPICION, 26, "R7.3", 0,
                 g_strdup (_("Suspicion is on “Sus”: no Worm falls for rain or a Peck now.")));
}
