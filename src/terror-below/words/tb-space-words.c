/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-space-words.h"

#include <glib/gi18n-lib.h>

#include "tb-move-words.h"
#include "tb-words.h"

static void
append_ground (GString          *name,
               const TbPosition *pos,
               TbSpace           space)
{
  guint location = tb_position_location_at (pos, space);
  const TbBoard *board = tb_position_board (pos);

  if (location < TB_N_LOCATIONS)
    g_string_append (name, tb_location_words (location));
  else if ((board->canyon & TB_BIT (space)) != 0)
    g_string_append (name, _("canyon"));
  else
    g_string_append (name, (board->mesa & TB_BIT (space)) != 0 ? _("mesa") : _("desert"));
}

static void
append_pawns (GString          *name,
              const TbPosition *pos,
              TbSpace           space)
{
  for (guint seat = 0; seat < pos->options.players; seat++)
    if (pos->players[seat].at == space)
      /* Translators: a color and the name of a Leader: "Red pawn Veronica". */
      g_string_append_printf (name, _(", %1$s pawn %2$s"), tb_seat_words (seat),
                              pos->players[seat].leader == TB_NO_CARD ? "" : tb_card_words (pos->players[seat].leader));
}

static void
append_eggs (GString *name,
             guint16  eggs)
{
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    {
      guint n = tb_eggs_count (eggs, colour);

      if (n == 1)
        g_string_append_printf (name, ", %s", tb_egg_words (colour));
      else if (n > 1)
        /* Translators: %2$s is a color: "2 pink Eggs". */
        g_string_append_printf (name, _(", %1$u %2$s Eggs"), n, tb_colour_words (colour));
    }
}

char *
tb_space_name (const TbPosition *pos,
               TbSpace           space)
{
  GString *name = g_string_new (tb_space_words (space));
  guint rubble = tb_position_rubble_at (pos, space);

  g_string_append (name, ": ");
  append_ground (name, pos, space);
  append_pawns (name, pos, space);
  if (rubble > 0)
    g_string_append_printf (name, _(", %u Rubble"), rubble);
  append_eggs (name, pos->eggs[space]);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (tb_slot_is_in_play (&pos->slots[slot]) && pos->slots[slot].target == space)
      g_string_append_printf (name, _(", Target %u"), slot + 1);
  return g_string_free (name, FALSE);
}

/* "2 Action Points, by c5." */
static void
append_way (GString        *text,
            const TbOption *option)
{
  g_string_append_printf (text, ngettext ("Drive there: %u Action Point", "Drive there: %u Action Points", option->cost),
                          option->cost);
  for (guint i = 0; i + 1 < option->n; i++)
    {
      TbSpace by = TB_MOVE_KIND (option->moves[i]) == TB_MOVE_RAMP ? TB_MOVE_B (option->moves[i])
                                                                  : TB_MOVE_A (option->moves[i]);

      if (i == 0)
        g_string_append_printf (text, _(", by %s"), tb_space_words (by));
      else
        g_string_append_printf (text, ", %s", tb_space_words (by));
    }
  g_string_append (text, ". ");
}

char *
tb_space_description (const TbPosition *pos,
                      TbSpace           space,
                      const TbOption   *options,
                      guint             n,
                      const TbDanger   *danger)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (options[i].kind == TB_MOVE_MOVE || options[i].kind == TB_MOVE_RAMP)
      append_way (text, &options[i]);
    else if (options[i].n > 0)
      {
        g_autofree char *words = tb_move_words (pos, options[i].moves[0]);

        g_string_append_printf (text, "%s. ", words);
      }
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    if (danger[slot].in_play && (danger[slot].area & TB_BIT (space)) != 0)
      g_string_append_printf (text, _("Worm %u would hit it. "), slot + 1);
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}
