/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints about eating and biting soon.
 */
#include "config.h"

#include "wr-hint-look.h"

#include <glib/gi18n-lib.h>

/* The least actions with which the Bird can eat one of the reachable WORMS; *FIRST gets its bit. */
static guint
count_actions (const WrHintLook *look,
               guint       worms,
               guint      *first)
{
  guint most = (guint) wr_position_actions (&look->view);

  for (guint n = 1; n < most; n++)
    {
      WrPosition less = look->view;
      WrThreats threats;

      less.spent = (guint8) (less.total - n);
      if (wr_threats_find (&less, &threats) && (threats.reached & worms) != 0)
        {
          *first = threats.reached & worms;
          *first &= -*first;
          return n;
        }
    }
  *first = worms & -worms;
  return most;
}

void
wr_hint_add_eating (WrHintLook *look)
{
  guint reached = look->threats.reached, first, n;
  g_autofree char *who = NULL, *others = NULL;

  if (look->side != WR_SIDE_BIRD || reached == 0)
    return;
  n = count_actions (look, reached, &first);
  who = wr_hint_dup_pieces (&look->view, first);
  others = wr_hint_dup_pieces (&look->view, reached & ~first);
  if (wr_position_living (&look->view) == first)
    wr_hint_add (look, WR_TOPIC_EATING, 110, "R2.1", first,
                 /* Translators: %1$s is a Worm with its space, %2$u how many actions it costs to eat it. */
                 g_strdup_printf (ngettext ("%1$s is the last Worm, and %2$u action is enough to eat it: that wins.",
                                            "%1$s is the last Worm, and %2$u actions are enough to eat it: that wins.",
                                            n),
                                  who, n));
  else if (*others == '\0')
    wr_hint_add (look, WR_TOPIC_EATING, 72, "R6.6", first,
                 /* Translators: %1$s is a Worm with its space, %2$u how many actions it costs to eat it. */
                 g_strdup_printf (ngettext ("%1$s can be eaten this turn, with %2$u action.",
                                            "%1$s can be eaten this turn, with %2$u actions.", n), who, n));
  else
    wr_hint_add (look, WR_TOPIC_EATING, 72, "R6.6", reached,
                 /* Translators: %1$s is a Worm with its space, %2$u how many actions it costs to eat it,
                    %3$s are other Worms. */
                 g_strdup_printf (ngettext ("%1$s can be eaten this turn, with %2$u action. Also in reach: %3$s.",
                                            "%1$s can be eaten this turn, with %2$u actions. Also in reach: %3$s.", n),
                                  who, n, others));
}

void
wr_hint_add_hiding (WrHintLook *look)
{
  guint reached = look->threats.reached;
  gboolean all = reached == wr_position_living (&look->view) && __builtin_popcount (reached) == 1;
  g_autofree char *who = wr_hint_dup_pieces (&look->view, reached);
  BmHint *hint;

  if (look->side != WR_SIDE_WORMS || reached == 0)
    return;
  if (all)
    hint = wr_hint_add (look, WR_TOPIC_HIDING, 95, "R2.1", reached,
                        /* Translators: %s is a Worm with its space: "Green at d4". */
                        g_strdup_printf (_("%s is the last Worm, and the Bird can eat it in its next turn."), who));
  else
    hint = wr_hint_add (look, WR_TOPIC_HIDING, 66, "R6.6", reached,
                        /* Translators: %s are Worms with their spaces: "Green at d4". */
                        g_strdup_printf (ngettext ("The Bird can eat %s in its next turn.",
                                                   "The Bird can eat one of these in its next turn: %s.",
                                                   (gulong) __builtin_popcount (reached)), who));
  hint->deadly = all;
}

void
wr_hint_add_biting (WrHintLook *look)
{
  guint biters = look->threats.biters;
  g_autofree char *who = wr_hint_dup_pieces (&look->view, biters);

  if (look->side != WR_SIDE_WORMS || biters == 0)
    return;
  if (look->view.health <= BM_BITE_HEALTH)
    wr_hint_add (look, WR_TOPIC_BITING, 110, "R2.2", biters | 1u << WR_PIECE_BIRD,
                 /* Translators: %s are Worms and Zombies with their spaces. */
                 g_strdup_printf (ngettext ("One more Bite wins, and %s can come to bite.",
                                            "One more Bite wins, and these can come to bite: %s.",
                                            (gulong) __builtin_popcount (biters)), who));
  else
    wr_hint_add (look, WR_TOPIC_BITING, 60, "R10.3", biters | 1u << WR_PIECE_BIRD,
                 /* Translators: %s are Worms and Zombies with their spaces. */
                 g_strdup_printf (ngettext ("%s can come to bite the Bird this turn.",
                                            "These can come to bite the Bird this turn: %s.",
                                            (gulong) __builtin_popcount (biters)), who));
}

void
wr_hint_add_bitten (WrHintLook *look)
{
  guint biters = look->threats.biters, n = (guint) __builtin_popcount (biters);
  gboolean deadly = n * BM_BITE_HEALTH >= look->view.health;
  g_autofree char *who = wr_hint_dup_pieces (&look->view, biters);
  BmHint *hint;

  if (look->side != WR_SIDE_BIRD || biters == 0)
    return;
  if (deadly && n == 1)
    hint = wr_hint_add (look, WR_TOPIC_BITTEN, 90, "R2.2", biters | 1u << WR_PIECE_BIRD,
                        /* Translators: %s is a Worm or a Zombie with its space. */
                        g_strdup_printf (_("%s can come to bite in the Worms’ next turn, and the Bird has no Health to "
                                           "spare."), who));
  else
    hint = wr_hint_add (look, WR_TOPIC_BITTEN, deadly ? 70 : 52, "R10.3", biters | 1u << WR_PIECE_BIRD,
                        /* Translators: %s are Worms and Zombies with their spaces. */
                        g_strdup_printf (ngettext ("%s can come to bite the Bird in the Worms’ next turn.",
                                                   "These can come to bite the Bird in the Worms’ next turn: %s.", n),
                                         who));
  hint->deadly = deadly;
}
