/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-space-text"

#include "config.h"

#include "wr-space-text.h"

#include <glib/gi18n.h>

#include "wr-words.h"
#include "wr-card-set.h"

void
wr_space_text_name (WrSpace space,
                    char   *buffer)
{
  int column = wr_space_column (space);
  char letter = (char) ('a' + column);

  if (column == WR_COLUMN_LEFT)
    letter = '<';
  else if (column == WR_COLUMN_RIGHT)
    letter = '>';
  g_snprintf (buffer, 4, "%c%d", letter, wr_space_row (space));
}

/* The notation of these spaces, like "<5", cannot be read aloud. */
static const char *
outside_text (WrSpace space)
{
  switch (wr_space_column (space))
    {
    case WR_COLUMN_LEFT:
      return _("left of the garden");
    case WR_COLUMN_RIGHT:
      return _("right of the garden");
    default:
      return _("below the garden");
    }
}

static const char *
terrain_text (const WrPosition *pos,
              WrSpace           space)
{
  switch (wr_position_terrain (pos, space))
    {
    case WR_TERRAIN_SKY:
      return _("sky");
    case WR_TERRAIN_GRASS:
      return _("grass");
    case WR_TERRAIN_CLEARED:
      return _("cleared");
    case WR_TERRAIN_PACKED:
      return _("packed dirt");
    case WR_TERRAIN_OUTSIDE:
      return outside_text (space);
    default:
      g_return_val_if_reached ("");
    }
}

static void
append_part (GString    *string,
             const char *part)
{
  g_string_append (string, ", ");
  g_string_append (string, part);
}

/* "Green Worm The Necromancer" */
static void
append_piece (GString          *string,
              const WrPosition *pos,
              WrPiece           piece)
{
  static const char *const names[WR_N_PIECES] = {
    N_("Green Worm"), N_("Yellow Worm"), N_("Purple Worm"), N_("Pink Worm"),
    N_("Zombie 1"), N_("Zombie 2"), N_("Zombie 3"), N_("Zombie 4"), N_("Bird"),
  };
  guint8 champion = wr_champion_of (pos, piece);

  append_part (string, _(names[piece]));
  if (champion != WR_NO_CARD)
    g_string_append_printf (string, " %s", wr_card_name (champion));
}

static void
append_pieces (GString          *string,
               const WrPosition *pos,
               WrSpace           space)
{
  if (pos->at[WR_PIECE_BIRD] == space)
    append_piece (string, pos, WR_PIECE_BIRD);
  for (int piece = 0; piece < WR_N_CRAWLERS; piece++)
    {
      if (pos->at[piece] != space)
        continue;
      append_piece (string, pos, (WrPiece) piece);
      if (wr_piece_is_worm ((WrPiece) piece) && pos->stunned[piece] > 0)
        {
          g_string_append_c (string, ' ');
          /* Translators: follows a Worm's name, as in "Green Worm stunned". */
          g_string_append (string, _("stunned"));
        }
    }
}

/* One token is named by its kind alone, several with their number before it. */
static void
append_count (GString    *string,
              guint       n,
              const char *one,
              const char *several)
{
  if (n == 1)
    append_part (string, one);
  else if (n > 1)
    g_string_append_printf (string, ", %u %s", n, several);
}

static void
append_tokens (GString          *string,
               const WrPosition *pos,
               WrSpace           space)
{
  int column = wr_space_column (space);

  if (wr_position_has_bedrock (pos, space))
    append_part (string, _("bedrock"));
  if (pos->grass[column] == wr_space_row (space))
    {
      guint drills = pos->on_grass[WR_DRILLS][column], graves = pos->on_grass[WR_GRAVESTONES][column];
      guint lava = pos->on_grass[WR_LAVA][column];

      append_count (string, drills, _("drill"), ngettext ("drill", "drills", drills));
      append_count (string, graves, _("gravestone"), ngettext ("gravestone", "gravestones", graves));
      append_count (string, lava, _("lava"), _("lava"));
    }
  if (wr_position_has_wormhole (pos, space))
    append_part (string, wr_position_wormhole_active (pos, space) ? _("wormhole") : _("dormant wormhole"));
}

char *
wr_space_text_describe (const WrPosition *pos,
                        WrSpace           space)
{
  GString *string = g_string_new (NULL);
  char name[4];

  wr_space_text_name (space, name);
  /* Translators: a space of the board and its ground, as in "f7: packed dirt". */
  g_string_append_printf (string, _("%1$s: %2$s"), name, terrain_text (pos, space));
  append_pieces (string, pos, space);
  if (wr_space_on_board (space))
    append_tokens (string, pos, space);
  return g_string_free (string, FALSE);
}
