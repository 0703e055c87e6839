/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Bounties (T14.1).  The text of a Bounty is one of four templates, filled in with a colour, a Location or a type.
 */
#include "box-reader.h"

#include <string.h>

/* In the order of the enumeration Text. */
static const char *const text_keys[] = { "delivery", "delivery-any", "hunt", "hunt-any", NULL };

typedef enum
{
  DELIVERY,
  DELIVERY_ANY,
  HUNT,
  HUNT_ANY,
  N_TEXTS
} Text;

/* The most characters of a text. */
#define MAX_TEXT 100

static gboolean
read_texts (TbBoxReader  *reader,
            const char   *texts[N_TEXTS],
            GError      **error)
{
  const BmJson *at = reader->text->bounty_texts;
  BmJson child;

  if (!bm_json_check_object (at, text_keys, error))
    return FALSE;
  for (guint i = 0; i < N_TEXTS; i++)
    {
      if (!tb_box_member (at, text_keys[i], &child, error))
        return FALSE;
      texts[i] = bm_json_get_string (&child, error);
      if (texts[i] == NULL)
        return FALSE;
      if (g_utf8_strlen (texts[i], -1) > MAX_TEXT)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "has more than %d letters", MAX_TEXT);
    }
  return TRUE;
}

/* Appends NAME, and changes "a" before it to "an" if necessary. */
static void
append_name (GString    *string,
             const char *name)
{
  if (strchr ("AEIO", name[0]) != NULL && g_str_has_suffix (string->str, " a "))
    g_string_insert_c (string, (gssize) string->len - 1, 'n');
  g_string_append (string, name);
}

/* TEMPLATE with {egg}, {location} and {worm} filled in; NULL if BOUNTY does not have one of them. */
static const char *
fill_in (TbBoxReader    *reader,
         const char     *template,
         const TbBounty *bounty)
{
  const TbBox *box = reader->box;
  const struct
  {
    const char *slot;
    const char *name;
  } slots[] = {
    { "{egg}", !bounty->hunt && bounty->colour != TB_ANY ? box->colour_words[bounty->colour].name : "" },
    { "{location}", bounty->hunt ? "" : box->words[TB_FIRST_LOCATION + bounty->location].name },
    { "{worm}", bounty->hunt && bounty->type != TB_ANY ? box->worm_type_words[bounty->type].name : "" },
  };
  g_autoptr (GString) text = g_string_new (NULL);

  while (*template != '\0')
    {
      gsize i = 0;

      while (i < G_N_ELEMENTS (slots) && !g_str_has_prefix (template, slots[i].slot))
        i++;
      if (i == G_N_ELEMENTS (slots))
        {
          g_string_append_c (text, *template++);
          continue;
        }
      append_name (text, slots[i].name);
      template += strlen (slots[i].slot);
    }
  return tb_box_string (reader, text->str);
}

static gboolean
is_any (const BmJson *at,
        const char   *key)
{
  BmJson child;

  return bm_json_member (at, key, &child) && bm_json_is_string (&child)
         && strcmp (json_node_get_string (child.node), "any") == 0;
}

static gboolean
read_delivery (TbBoxReader   *reader,
               const BmJson  *at,
               TbBounty      *bounty,
               GError       **error)
{
  static const char *const keys[] = { "id", "kind", "egg", "location", "vp", NULL };
  const char *locations[TB_N_LOCATIONS + 1] = { NULL };
  BmJson egg;

  for (guint i = 0; i < TB_N_LOCATIONS; i++)
    locations[i] = reader->box->words[TB_FIRST_LOCATION + i].id;
  bounty->colour = TB_ANY;
  return bm_json_check_object (at, keys, error)
         && tb_box_member (at, "egg", &egg, error)
         && (is_any (at, "egg") || tb_box_colour (reader, &egg, &bounty->colour, error))
         && tb_box_member_word (at, "location", locations, "Location", &bounty->location, error);
}

static gboolean
read_hunt (TbBoxReader   *reader,
           const BmJson  *at,
           TbBounty      *bounty,
           GError       **error)
{
  static const char *const keys[] = { "id", "kind", "worm", "vp", NULL };
  const char *types[TB_MAX_WORM_TYPES + 1] = { NULL };
  BmJson worm;

  for (guint i = 0; i < reader->box->n_worm_types; i++)
    types[i] = reader->box->worm_type_words[i].id;
  bounty->hunt = TRUE;
  bounty->type = TB_ANY;
  return bm_json_check_object (at, keys, error)
         && tb_box_member (at, "worm", &worm, error)
         && (is_any (at, "worm") || tb_box_word (&worm, types, "type of Worm", &bounty->type, error));
}

static gboolean
read_bounty (TbBoxReader        *reader,
             const TbBoxEntry   *entry,
             const char *const   texts[N_TEXTS],
             guint               place,
             GError            **error)
{
  static const char *const kinds[] = { "delivery", "hunt", NULL };
  TbBounty *bounty = &reader->box->bounties[place];
  TbWords *words = &reader->box->words[TB_FIRST_BOUNTY + place];
  guint8 kind;
  Text text;

  if (!tb_box_member_word (&entry->at, "kind", kinds, "kind of Bounty", &kind, error)
      || !(kind == 0 ? read_delivery : read_hunt) (reader, &entry->at, bounty, error)
      || !tb_box_number (&entry->at, "vp", 1, 20, &bounty->vp, error))
    return FALSE;
  if (bounty->hunt)
    text = bounty->type == TB_ANY ? HUNT_ANY : HUNT;
  else
    text = bounty->colour == TB_ANY ? DELIVERY_ANY : DELIVERY;
  tb_box_no_words (reader, entry->id, words);
  words->text = fill_in (reader, texts[text], bounty);
  return TRUE;
}

gboolean
tb_box_read_bounties (TbBoxReader  *reader,
                      GError      **error)
{
  g_autoptr (GPtrArray) cards = tb_box_sorted (reader, TB_PART_BOUNTIES, TB_MAX_BOUNTIES, error);
  const char *texts[N_TEXTS];

  if (cards == NULL || !read_texts (reader, texts, error))
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    if (!read_bounty (reader, cards->pdata[i], texts, i, error))
      return FALSE;
  reader->box->n_bounties = (guint8) cards->len;
  return TRUE;
}
