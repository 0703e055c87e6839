/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reads a position: its values, and objects by their tables.
 */
#include "position-reader.h"

#include "tb-names.h"

/* No table has more keys. */
#define MAX_KEYS 40

gboolean
tb_reader_refuse (TbPositionReader *reader,
                  const BmJson     *at,
                  const char       *rule,
                  const char       *format,
                  ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  if (rule == NULL)
    return bm_json_fail (at, BM_ERROR_REFUSED, reader->error, "%s", message);
  return bm_json_fail (at, BM_ERROR_REFUSED, reader->error, "%s (%s)", message, rule);
}

gboolean
tb_reader_refuse_key (TbPositionReader *reader,
                      const char       *key,
                      const char       *rule,
                      const char       *what)
{
  BmJson at = { .file = reader->root->file, .parent = reader->root, .key = key };

  return tb_reader_refuse (reader, &at, rule, "%s", what);
}

gboolean
tb_reader_space (TbPositionReader *reader,
                 const BmJson     *at,
                 const char       *text,
                 TbSpace          *space)
{
  const TbBoard *board = tb_position_board (reader->pos);

  *space = tb_space_from_text (text);
  if (*space == TB_SPACE_NONE)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such space (T1.1)");
  if (reader->form_only || (board->ground & TB_BIT (*space)) != 0)
    return TRUE;
  if ((board->canyon & TB_BIT (*space)) != 0)
    return tb_reader_refuse (reader, at, "T24.2", "nothing is ever on the Canyon");
  return tb_reader_refuse (reader, at, "T1.1", "not a space of this board");
}

gboolean
tb_reader_seat (TbPositionReader *reader,
                const BmJson     *at,
                guint8           *seat)
{
  const char *text = bm_json_get_string (at, reader->error);

  if (text == NULL)
    return FALSE;
  *seat = (guint8) tb_seat_from_name (text);
  if (*seat == TB_NO_SEAT)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such seat (T4.2)");
  return *seat < reader->n_players || tb_reader_refuse (reader, at, "T4.2", "this seat does not play here");
}

/* --- Cards and Eggs ------------------------------------------------------------------------------------------ */

static guint
deck_bit (TbCard card)
{
  static const TbCard ends[] = { TB_FIRST_WORM, TB_FIRST_BOUNTY, TB_FIRST_ITEM, TB_FIRST_WEAPON, TB_FIRST_CHARACTER,
                                 TB_FIRST_LOCATION, TB_CARD_UNKNOWN };
  guint deck = 0;

  while (card >= ends[deck])
    deck++;
  return 1u << deck;
}

gboolean
tb_reader_card (TbPositionReader *reader,
                const BmJson     *at,
                guint             decks,
                TbCard           *card)
{
  const char *id = bm_json_get_string (at, reader->error);

  if (id == NULL)
    return FALSE;
  *card = tb_card_from_id (id);
  if (*card == TB_NO_CARD)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "unknown card");
  if ((deck_bit (*card) & decks) == 0)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no card of this kind can be here");
  return TRUE;
}

gboolean
tb_reader_count (TbPositionReader *reader,
                 const BmJson     *at,
                 TbCard            card)
{
  gboolean thing = tb_card_is_item (card) || tb_card_is_weapon (card);

  if (reader->form_only)
    return TRUE;
  if (tb_card_is_worm (card) && tb_worm (card)->starting)
    return tb_reader_refuse (reader, at, "T4.6", "the starting Worms are out");
  if (reader->copies[card] == (thing ? tb_thing (card)->copies : 1))
    return tb_reader_refuse (reader, at, "T2.2", "more of it than there are in the box");
  reader->copies[card]++;
  return TRUE;
}

gboolean
tb_reader_take (TbPositionReader *reader,
                const BmJson     *at,
                guint             decks,
                gboolean          secret,
                TbCard           *card)
{
  const char *text;

  *card = TB_CARD_UNKNOWN;
  if (reader->view == BM_SIDE_NOBODY || !secret)
    return tb_reader_card (reader, at, decks, card) && tb_reader_count (reader, at, *card);
  text = bm_json_get_string (at, reader->error);
  return text != NULL && (strcmp (text, "?") == 0 || tb_reader_refuse (reader, at, NULL, "must be \"?\" in this view"));
}

gboolean
tb_reader_egg (TbPositionReader *reader,
               const BmJson     *at,
               guint16          *eggs)
{
  const char *text = bm_json_get_string (at, reader->error);
  guint colour;

  if (text == NULL)
    return FALSE;
  colour = tb_colour_from_name (text);
  if (colour == TB_N_COLOURS)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "no such colour (T2.1)");
  if (reader->eggs[colour] == tb_box->numbers.eggs_each)
    return tb_reader_refuse (reader, at, "T2.1", "more Eggs of this colour than there are in the box");
  reader->eggs[colour]++;
  *eggs = (guint16) (*eggs + TB_EGG (colour));
  return TRUE;
}

/* --- Fields -------------------------------------------------------------------------------------------------- */

static gboolean
read_number (TbPositionReader *reader,
             const BmJson     *at,
             const TbField    *field,
             guint8           *value)
{
  gint64 number;

  if (!bm_json_get_integer (at, G_MININT64, G_MAXINT64, &number, reader->error))
    return FALSE;
  if (number < field->min || number > field->max)
    return tb_reader_refuse (reader, at, field->rule, "must lie in %u..%u", field->min, field->max);
  *value = (guint8) number;
  return TRUE;
}

static gboolean
read_word (TbPositionReader *reader,
           const BmJson     *at,
           const TbField    *field,
           guint8           *value)
{
  const char *text = bm_json_get_string (at, reader->error);
  g_autofree char *words = NULL;

  if (text == NULL)
    return FALSE;
  for (guint i = 0; field->words[i] != NULL; i++)
    if (strcmp (text, field->words[i]) == 0)
      {
        *value = (guint8) (field->min + i);
        return TRUE;
      }
  words = g_strjoinv ("\", \"", (char **) field->words);
  return bm_json_fail (at, BM_ERROR_UNREADABLE, reader->error, "must be one of \"%s\"", words);
}

static gboolean
read_slot (TbPositionReader *reader,
           const BmJson     *at,
           guint8           *slot)
{
  gint64 number = TB_NO_SLOT + 1;

  if (!bm_json_is_null (at) && !bm_json_get_integer (at, 1, TB_N_SLOTS, &number, reader->error))
    return FALSE;
  *slot = (guint8) (number - 1);
  return TRUE;
}

static gboolean
read_card (TbPositionReader *reader,
           const BmJson     *at,
           const TbField    *field,
           TbCard           *card)
{
  return tb_reader_card (reader, at, field->decks, card) && (!field->taken || tb_reader_count (reader, at, *card));
}

static gboolean
read_die (TbPositionReader *reader,
          const BmJson     *at,
          guint8           *die)
{
  gint64 n;

  if (!bm_json_get_integer (at, 1, 6, &n, reader->error))
    return FALSE;
  *die = (guint8) n;
  return TRUE;
}

/* A list of cards, seats or dice into VALUES, and their number into COUNT. */
static gboolean
read_list (TbPositionReader *reader,
           const BmJson     *at,
           const TbField    *field,
           guint8           *values,
           guint8           *count)
{
  gboolean good = TRUE;
  BmJson child;
  guint n;

  if (*count == TB_NO_FINAL && bm_json_is_null (at))
    return TRUE;
  if (!bm_json_check_list (at, &n, reader->error))
    return FALSE;
  if (n > field->max)
    return tb_reader_refuse (reader, at, NULL, "at most %u can be here", field->max);
  *count = (guint8) n;
  for (guint i = 0; i < n && good; i++)
    {
      bm_json_element (at, i, &child);
      if (field->type == TB_FIELD_CARDS)
        good = read_card (reader, &child, field, &values[i]);
      else if (field->type == TB_FIELD_SEATS)
        good = tb_reader_seat (reader, &child, &values[i]);
      else
        good = read_die (reader, &child, &values[i]);
    }
  return good;
}

static gboolean
read_space (TbPositionReader *reader,
            const BmJson     *at,
            TbSpace          *space)
{
  const char *text;

  *space = TB_SPACE_NONE;
  if (bm_json_is_null (at))
    return TRUE;
  text = bm_json_get_string (at, reader->error);
  return text != NULL && tb_reader_space (reader, at, text, space);
}

static gboolean
read_field (TbPositionReader *reader,
            const BmJson     *at,
            const TbField    *field,
            gpointer          base)
{
  guint8 *value = (guint8 *) base + field->offset;
  gboolean flag = FALSE;

  if (field->solo && (reader->n_players > 1 || reader->form_only) && bm_json_is_null (at))
    return TRUE;
  if (field->solo && reader->n_players > 1 && !reader->form_only)
    return tb_reader_refuse (reader, at, "T4.1", "must be null, an option of solo matches");
  switch ((TbFieldType) field->type)
    {
    case TB_FIELD_NUMBER:
      return read_number (reader, at, field, value);
    case TB_FIELD_FLAG:
      if (!bm_json_get_boolean (at, &flag, reader->error))
        return FALSE;
      *value = (guint8) flag;
      return TRUE;
    case TB_FIELD_WORD:
      return read_word (reader, at, field, value);
    case TB_FIELD_SEAT:
      return tb_reader_seat (reader, at, value);
    case TB_FIELD_SLOT:
      return read_slot (reader, at, value);
    case TB_FIELD_SPACE:
      return read_space (reader, at, value);
    case TB_FIELD_CARD:
      *value = TB_NO_CARD;
      return bm_json_is_null (at) || read_card (reader, at, field, value);
    case TB_FIELD_CARDS:
    case TB_FIELD_SEATS:
    case TB_FIELD_DICE:
      return read_list (reader, at, field, value, (guint8 *) base + field->count);
    case TB_FIELD_PART:
    default:
      return TRUE;
    }
}

gboolean
tb_reader_fields (TbPositionReader *reader,
                  const BmJson     *at,
                  const TbField    *fields,
                  gpointer          base)
{
  const char *keys[MAX_KEYS] = { NULL };
  BmJson child;

  for (guint i = 0; fields[i].key != NULL && i + 1 < MAX_KEYS; i++)
    keys[i] = fields[i].key;
  if (!bm_json_check_object (at, keys, reader->error))
    return FALSE;
  for (; fields->key != NULL; fields++)
    if (bm_json_member (at, fields->key, &child)
        && !read_field (reader, &child, fields, base))
      return FALSE;
  return TRUE;
}

gboolean
tb_reader_list (TbPositionReader *reader,
                const BmJson     *at,
                const char       *key,
                guint             most,
                TbReadElement     read)
{
  BmJson list, child;
  guint n;

  if (!bm_json_member_list (at, key, &list, &n, reader->error))
    return FALSE;
  if (n > most)
    return tb_reader_refuse (reader, &list, NULL, "at most %u can be here", most);
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      if (!read (reader, &child))
        return FALSE;
    }
  return TRUE;
}

gboolean
tb_reader_members (TbPositionReader *reader,
                   const BmJson     *at,
                   const char       *key,
                   TbReadElement     read)
{
  static const char *const no_keys[] = { NULL };
  JsonObjectIter iter;
  const char *name;
  BmJson object, child;

  if (!bm_json_member (at, key, &object))
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (object.node))
    return bm_json_check_object (&object, no_keys, reader->error);
  json_object_iter_init_ordered (&iter, json_node_get_object (object.node));
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    {
      bm_json_member (&object, name, &child);
      if (!read (reader, &child))
        return FALSE;
    }
  return TRUE;
}
