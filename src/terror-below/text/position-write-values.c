/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Writes a position: its values, and objects by their tables.
 */
#include "position-writer.h"

#include "tb-names.h"

void
tb_put_comma (GString *string)
{
  char last = string->str[string->len - 1];

  if (last != '{' && last != '[')
    g_string_append (string, ", ");
}

void
tb_put_number (GString *string,
               guint    number)
{
  char digits[10], *c = digits + sizeof digits;

  do
    *--c = (char) ('0' + number % 10);
  while ((number /= 10) > 0);
  g_string_append_len (string, c, digits + sizeof digits - c);
}

void
tb_put_word (GString    *string,
             const char *text)
{
  if (text == NULL)
    {
      g_string_append (string, "null");
      return;
    }
  g_string_append_c (string, '"');
  g_string_append (string, text);
  g_string_append_c (string, '"');
}

void
tb_put_key (GString    *string,
            const char *key)
{
  tb_put_comma (string);
  tb_put_word (string, key);
  g_string_append (string, ": ");
}

void
tb_put_card (GString *string,
             TbCard   card)
{
  tb_put_word (string, card == TB_NO_CARD ? NULL : tb_card_id (card));
}

void
tb_put_space (GString *string,
              TbSpace  space)
{
  char text[TB_SPACE_TEXT_SIZE];

  tb_put_word (string, space == TB_SPACE_NONE ? NULL : tb_space_text (space, text));
}

void
tb_put_slot (GString *string,
             guint    slot)
{
  if (slot == TB_NO_SLOT)
    g_string_append (string, "null");
  else
    tb_put_number (string, slot + 1);
}

void
tb_put_cards (GString      *string,
              const TbCard *cards,
              guint         n)
{
  g_string_append_c (string, '[');
  for (guint i = 0; i < n; i++)
    {
      tb_put_comma (string);
      tb_put_card (string, cards[i]);
    }
  g_string_append_c (string, ']');
}

void
tb_put_seats (GString      *string,
              const guint8 *seats,
              guint         n)
{
  if (n == TB_NO_FINAL)
    {
      g_string_append (string, "null");
      return;
    }
  g_string_append_c (string, '[');
  for (guint i = 0; i < n; i++)
    {
      tb_put_comma (string);
      tb_put_word (string, tb_seat_name (seats[i]));
    }
  g_string_append_c (string, ']');
}

static void
put_dice (GString      *string,
          const guint8 *dice,
          guint         n)
{
  g_string_append_c (string, '[');
  for (guint i = 0; i < n; i++)
    {
      tb_put_comma (string);
      tb_put_number (string, dice[i]);
    }
  g_string_append_c (string, ']');
}

static void
put_field (const TbPositionWriter *writer,
           const TbField          *field,
           gconstpointer           base)
{
  GString *string = writer->string;
  const guint8 *at = (const guint8 *) base + field->offset, value = *at;
  guint n = G_STRUCT_MEMBER (guint8, base, field->count);

  if (field->solo && !tb_position_is_solo (writer->pos))
    {
      g_string_append (string, "null");
      return;
    }
  switch ((TbFieldType) field->type)
    {
    case TB_FIELD_NUMBER:
      tb_put_number (string, value);
      break;
    case TB_FIELD_FLAG:
      g_string_append (string, value ? "true" : "false");
      break;
    case TB_FIELD_WORD:
      tb_put_word (string, field->words[value - field->min]);
      break;
    case TB_FIELD_SEAT:
      tb_put_word (string, tb_seat_name (value));
      break;
    case TB_FIELD_SLOT:
      tb_put_slot (string, value);
      break;
    case TB_FIELD_SPACE:
      tb_put_space (string, value);
      break;
    case TB_FIELD_CARD:
      tb_put_card (string, value);
      break;
    case TB_FIELD_CARDS:
      tb_put_cards (string, at, n);
      break;
    case TB_FIELD_SEATS:
      tb_put_seats (string, at, n);
      break;
    case TB_FIELD_DICE:
      put_dice (string, at, n);
      break;
    case TB_FIELD_PART:
    default:
      field->put (writer, base);
    }
}

void
tb_put_fields (const TbPositionWriter *writer,
               const TbField          *fields,
               gconstpointer           base)
{
  g_string_append_c (writer->string, '{');
  for (; fields->key != NULL; fields++)
    {
      tb_put_key (writer->string, fields->key);
      put_field (writer, fields, base);
    }
  g_string_append_c (writer->string, '}');
}
