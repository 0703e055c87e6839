/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writes a position in canonical form: the keys of the root, the board, attacks.
 */
#include "position-writer.h"

#include "tb-names.h"
#include "tb-position-json.h"
#include "tb-rules.h"

/* --- The root ------------------------------------------------------------------------------------------------ */

void
tb_put_format (const TbPositionWriter *writer,
               gconstpointer           base)
{
  tb_put_word (writer->string, TB_POSITION_FORMAT);
}

void
tb_put_version (const TbPositionWriter *writer,
                gconstpointer           base)
{
  tb_put_number (writer->string, TB_POSITION_VERSION);
}

void
tb_put_view (const TbPositionWriter *writer,
             gconstpointer           base)
{
  tb_put_word (writer->string, writer->view == BM_SIDE_NOBODY ? NULL : tb_seat_name ((guint) writer->view));
}

void
tb_put_options (const TbPositionWriter *writer,
                gconstpointer           base)
{
  tb_put_fields (writer, tb_options_fields, &writer->pos->options);
}

void
tb_put_played (const TbPositionWriter *writer,
               gconstpointer           base)
{
  if (writer->pos->played == TB_NO_CARD)
    g_string_append (writer->string, "null");
  else
    tb_put_fields (writer, tb_played_fields, base);
}

void
tb_put_seed (const TbPositionWriter *writer,
             gconstpointer           base)
{
  if (writer->view != BM_SIDE_NOBODY)
    g_string_append (writer->string, "null");
  else
    g_string_append_printf (writer->string, "%" G_GUINT64_FORMAT, writer->pos->seed);
}

void
tb_put_score (const TbPositionWriter *writer,
              gconstpointer           base)
{
  if (writer->pos->score == TB_NO_SCORE)
    g_string_append (writer->string, "null");
  else
    tb_put_number (writer->string, (guint) writer->pos->score);
}

void
tb_put_winner (const TbPositionWriter *writer,
               gconstpointer           base)
{
  guint8 seats[TB_MAX_SEATS];
  guint n = 0;

  for (guint8 seat = 0; seat < TB_MAX_SEATS; seat++)
    if ((writer->pos->winners >> seat & 1) != 0)
      seats[n++] = seat;
  if (writer->pos->step == TB_STEP_OVER)
    tb_put_seats (writer->string, seats, n);
  else
    g_string_append (writer->string, "null");
}

void
tb_put_players (const TbPositionWriter *writer,
                gconstpointer           base)
{
  g_string_append_c (writer->string, '[');
  for (guint seat = 0; seat < writer->pos->options.players; seat++)
    {
      tb_put_comma (writer->string);
      tb_put_fields (writer, tb_player_fields, &writer->pos->players[seat]);
    }
  g_string_append_c (writer->string, ']');
}

/* --- The board ----------------------------------------------------------------------------------------------- */

void
tb_put_locations (const TbPositionWriter *writer,
                  gconstpointer           base)
{
  g_string_append_c (writer->string, '{');
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    {
      guint location = tb_locations_by_name[i];

      tb_put_key (writer->string, tb_location_name (location));
      tb_put_space (writer->string, writer->pos->locations[location]);
    }
  g_string_append_c (writer->string, '}');
}

/* Calls PUT for each space in the order of their names, by column and row, with the key written before it. */
static void
put_spaces (const TbPositionWriter *writer,
            TbSpaces                spaces,
            void                  (*put) (const TbPositionWriter *writer, TbSpace space))
{
  char text[TB_SPACE_TEXT_SIZE];

  g_string_append_c (writer->string, '{');
  for (int column = 0; column < TB_N_COLUMNS; column++)
    for (int row = 0; row < TB_N_ROWS; row++)
      {
        TbSpace space = TB_SPACE (column, row);

        if ((spaces & TB_BIT (space)) == 0)
          continue;
        tb_put_key (writer->string, tb_space_text (space, text));
        put (writer, space);
      }
  g_string_append_c (writer->string, '}');
}

static void
put_rubble_at (const TbPositionWriter *writer,
               TbSpace                 space)
{
  tb_put_number (writer->string, tb_position_rubble_at (writer->pos, space));
}

void
tb_put_rubble (const TbPositionWriter *writer,
               gconstpointer           base)
{
  put_spaces (writer, writer->pos->rubble[0], put_rubble_at);
}

static void
put_egg_words (GString *string,
               guint16  eggs)
{
  g_string_append_c (string, '[');
  for (guint i = 0; i < TB_N_COLOURS; i++)
    for (guint n = tb_eggs_count (eggs, tb_colours_by_name[i]); n > 0; n--)
      {
        tb_put_comma (string);
        tb_put_word (string, tb_colour_name (tb_colours_by_name[i]));
      }
  g_string_append_c (string, ']');
}

static void
put_eggs_at (const TbPositionWriter *writer,
             TbSpace                 space)
{
  put_egg_words (writer->string, writer->pos->eggs[space]);
}

void
tb_put_board_eggs (const TbPositionWriter *writer,
                   gconstpointer           base)
{
  TbSpaces spaces = 0;

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    if (writer->pos->eggs[space] != 0)
      spaces |= TB_BIT (space);
  put_spaces (writer, spaces, put_eggs_at);
}

/* Of a player. */
void
tb_put_eggs (const TbPositionWriter *writer,
             gconstpointer           base)
{
  put_egg_words (writer->string, ((const TbPlayer *) base)->eggs);
}

void
tb_put_slots (const TbPositionWriter *writer,
              gconstpointer           base)
{
  g_string_append_c (writer->string, '[');
  for (guint i = 0; i < TB_N_SLOTS; i++)
    {
      const TbSlot *slot = &writer->pos->slots[i];

      tb_put_comma (writer->string);
      if (tb_slot_is_in_play (slot))
        tb_put_fields (writer, tb_slot_fields, slot);
      else
        g_string_append (writer->string, "null");
    }
  g_string_append_c (writer->string, ']');
}

void
tb_put_laid (const TbPositionWriter *writer,
             gconstpointer           base)
{
  GString *string = writer->string;
  const TbSlot *slot = base;

  g_string_append_c (string, '[');
  for (guint i = 0; i < slot->n_cards; i++)
    {
      guint by = slot->by[i] & ~(guint) TB_LAID_DOWN;

      tb_put_comma (string);
      g_string_append_c (string, '{');
      tb_put_key (string, "by");
      tb_put_word (string, by == TB_NO_SEAT ? NULL : tb_seat_name (by));
      tb_put_key (string, "card");
      tb_put_card (string, slot->cards[i]);
      tb_put_key (string, "down");
      g_string_append (string, (slot->by[i] & TB_LAID_DOWN) != 0 ? "true}" : "false}");
    }
  g_string_append_c (string, ']');
}

/* --- Cards --------------------------------------------------------------------------------------------------- */

void
tb_put_line (const TbPositionWriter *writer,
             gconstpointer           base)
{
  tb_put_cards (writer->string, writer->pos->line, TB_N_LINE);
}

/* What a seat knows of a deck (T16.1) is written with the options of its decision. */
void
tb_put_decks (const TbPositionWriter *writer,
              gconstpointer           base)
{
  g_string_append_c (writer->string, '{');
  for (guint i = 0; i < TB_N_DECKS; i++)
    {
      TbDeck deck = (TbDeck) tb_decks_by_name[i];
      guint n = writer->pos->n_deck[deck];

      tb_put_key (writer->string, tb_deck_name (deck));
      if (writer->view == BM_SIDE_NOBODY)
        {
          tb_put_cards (writer->string, tb_deck (writer->pos, deck), n);
          continue;
        }
      g_string_append_c (writer->string, '[');
      for (; n > 0; n--)
        {
          tb_put_comma (writer->string);
          tb_put_card (writer->string, TB_CARD_UNKNOWN);
        }
      g_string_append_c (writer->string, ']');
    }
  g_string_append_c (writer->string, '}');
}

void
tb_put_discards (const TbPositionWriter *writer,
                 gconstpointer           base)
{
  g_string_append_c (writer->string, '{');
  for (guint i = 0; i < TB_N_DECKS; i++)
    {
      TbDeck deck = (TbDeck) tb_decks_by_name[i];

      tb_put_key (writer->string, tb_deck_name (deck));
      tb_put_cards (writer->string, tb_discards (writer->pos, deck), writer->pos->n_discards[deck]);
    }
  g_string_append_c (writer->string, '}');
}

/* --- Attacks and solo ---------------------------------------------------------------------------------------- */

void
tb_put_attack (const TbPositionWriter *writer,
               gconstpointer           base)
{
  if (writer->pos->attack.slot == TB_NO_SLOT)
    g_string_append (writer->string, "null");
  else
    tb_put_fields (writer, tb_attack_fields, &writer->pos->attack);
}

void
tb_put_attack_eggs (const TbPositionWriter *writer,
                    gconstpointer           base)
{
  const TbAttack *attack = base;

  g_string_append_c (writer->string, '{');
  for (guint i = 0; i < TB_N_COLOURS; i++)
    {
      guint colour = tb_colours_by_name[i];

      if (attack->eggs[colour] == TB_SPACE_NONE)
        continue;
      tb_put_key (writer->string, tb_colour_name (colour));
      tb_put_space (writer->string, attack->eggs[colour]);
    }
  g_string_append_c (writer->string, '}');
}

void
tb_put_trophies (const TbPositionWriter *writer,
                 gconstpointer           base)
{
  g_string_append_c (writer->string, '[');
  for (guint type = 0; type < tb_box->n_worm_types; type++)
    if ((writer->pos->trophies >> type & 1) != 0)
      {
        tb_put_comma (writer->string);
        tb_put_word (writer->string, tb_worm_type_name (type));
      }
  g_string_append_c (writer->string, ']');
}

void
tb_put_delivered (const TbPositionWriter *writer,
                  gconstpointer           base)
{
  g_string_append_c (writer->string, '[');
  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    if ((writer->pos->delivered >> tb_locations_by_name[i] & 1) != 0)
      {
        tb_put_comma (writer->string);
        tb_put_word (writer->string, tb_location_name (tb_locations_by_name[i]));
      }
  g_string_append_c (writer->string, ']');
}

/* --- Whole positions ----------------------------------------------------------------------------------------- */

void
tb_position_append_text (const TbPosition *pos,
                         GString          *string)
{
  TbPositionWriter writer = { .string = string, .pos = pos, .whole = pos, .view = BM_SIDE_NOBODY, .frames = TRUE };

  tb_put_fields (&writer, tb_position_fields, pos);
}

void
tb_position_append_digest (const TbPosition *pos,
                           GString          *string)
{
  TbPositionWriter writer = { .string = string, .pos = pos, .whole = pos, .view = BM_SIDE_NOBODY };

  tb_put_fields (&writer, tb_position_fields, pos);
}

void
tb_position_append_view (const TbPosition *pos,
                         guint             seat,
                         gboolean          open,
                         GString          *string)
{
  TbPosition seen = *pos;
  TbPositionWriter writer = { .string = string, .pos = &seen, .whole = pos, .view = (int) seat, .frames = open };

  tb_rules_hide (&seen, seat);
  tb_put_fields (&writer, tb_position_fields, &seen);
}
