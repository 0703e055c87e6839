/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A card's slots: named ones ("as"), and unnamed ones of ops with two operands.
 */
#include "cards-reader.h"

#include <string.h>

WrSlotType
wr_slot_type (guint kinds)
{
  if (kinds == 0)
    return WR_SLOT_UNUSED;
  if ((kinds & ~WR_ANY_PIECE) == 0)
    return WR_SLOT_PIECE;
  if ((kinds & ~WR_ANY_PLACE) == 0)
    return WR_SLOT_SPACE;
  if (kinds == 1u << WR_THING_COLUMN)
    return WR_SLOT_COLUMN;
  if (kinds == 1u << WR_THING_CARD)
    return WR_SLOT_CARD;
  return WR_SLOT_UNUSED;
}

static int
find_slot (WrCardsReader *reader,
           const char    *name)
{
  for (int i = 0; i < reader->card->n_slots; i++)
    if (reader->slots[i].name != NULL && strcmp (reader->slots[i].name, name) == 0)
      return i;
  return -1;
}

static guint8
new_slot (WrCardsReader *reader,
          const BmJson  *at,
          const char    *name,
          WrSlotType     type)
{
  WrCard *card = reader->card;
  guint8 slot = card->n_slots;

  if (slot >= WR_MAX_SLOTS)
    {
      if (!reader->too_many_slots)
        wr_cards_fault (reader, at, "a card can keep %d things at most, those that \"move\" and \"swap\" keep for "
                        "themselves included", WR_MAX_SLOTS);
      reader->too_many_slots = TRUE;
      return WR_NO_SLOT;
    }
  card->n_slots++;
  reader->slots[slot] = (WrSlotText) { .name = name, .type = type };
  card->slot_types[slot] = (guint8) type;
  card->slot_names[slot] = name == NULL ? NULL : g_string_chunk_insert_const (reader->tables->strings, name);
  return slot;
}

static const char *
type_name (WrSlotType type)
{
  switch (type)
    {
    case WR_SLOT_PIECE:  return "a piece";
    case WR_SLOT_SPACE:  return "a space or what lies there";
    case WR_SLOT_COLUMN: return "a column";
    case WR_SLOT_CARD:   return "a card";
    case WR_SLOT_NUMBER: return "a number";
    case WR_SLOT_DIR:    return "a direction";
    case WR_SLOT_UNUSED:
    default:             return "nothing";
    }
}

static gboolean
is_trigger_name (const char *name)
{
  return strcmp (name, "who") == 0 || strcmp (name, "from") == 0 || strcmp (name, "to") == 0;
}

guint8
wr_cards_keep (WrCardsReader *reader,
               const BmJson  *at,
               WrSlotType     type,
               guint          kinds)
{
  const char *name = wr_cards_name (reader, at, "the name of something kept");
  int slot;

  if (name == NULL)
    return WR_NO_SLOT;
  if (is_trigger_name (name))
    {
      wr_cards_fault (reader, at, "\"%s\" is kept by triggers; take another name", name);
      return WR_NO_SLOT;
    }
  if (type == WR_SLOT_UNUSED)
    {
      wr_cards_fault (reader, at, kinds == 0 ? "it is not known what this keeps"
                      : "pieces, what lies in spaces, columns and cards cannot be kept under one name");
      return WR_NO_SLOT;
    }
  slot = find_slot (reader, name);
  if (slot < 0)
    slot = new_slot (reader, at, name, type);
  if (slot == WR_NO_SLOT)
    return WR_NO_SLOT;
  if (reader->slots[slot].type != type)
    {
      wr_cards_fault (reader, at, "\"%s\" is kept as %s and as %s", name, type_name (reader->slots[slot].type),
                      type_name (type));
      return WR_NO_SLOT;
    }
  reader->slots[slot].kinds |= kinds;
  reader->slots[slot].kept = TRUE;
  return (guint8) slot;
}

guint8
wr_cards_hidden_slot (WrCardsReader *reader,
                      const BmJson  *at,
                      WrSlotType     type)
{
  guint8 slot = WR_NO_SLOT;

  if (type == WR_SLOT_UNUSED)
    {
      wr_cards_fault (reader, at, "pieces, what lies in spaces, columns and cards cannot be meant at once");
      return WR_NO_SLOT;
    }
  for (guint8 i = 0; i < reader->card->n_slots && slot == WR_NO_SLOT; i++)
    if (reader->slots[i].name == NULL && !reader->slots[i].busy && reader->slots[i].type == type)
      slot = i;
  if (slot == WR_NO_SLOT)
    slot = new_slot (reader, at, NULL, type);
  if (slot != WR_NO_SLOT)
    reader->slots[slot].busy = TRUE;
  return slot;
}

void
wr_cards_release_slot (WrCardsReader *reader,
                       guint8         slot)
{
  if (slot != WR_NO_SLOT)
    reader->slots[slot].busy = FALSE;
}

/* `who`, `from` and `to` are stored by the innermost trigger that has them, when its program first refers to them. */
static guint8
kept_by_trigger (WrCardsReader *reader,
                 const BmJson  *at,
                 const char    *name)
{
  const WrTriggerEventText *event;
  gboolean who = strcmp (name, "who") == 0, from = strcmp (name, "from") == 0;

  for (const WrTriggerText *trigger = reader->trigger; trigger != NULL; trigger = trigger->outer)
    {
      guint8 *place = who ? &trigger->trigger->who_slot : from ? &trigger->trigger->from_slot : &trigger->trigger->to_slot;
      int slot;

      event = &wr_trigger_events[trigger->trigger->event];
      if (who ? event->who == 0 : from ? !event->from : !event->to)
        continue;
      slot = find_slot (reader, name);
      if (slot < 0)
        slot = new_slot (reader, at, name, who ? WR_SLOT_PIECE : WR_SLOT_SPACE);
      if (slot == WR_NO_SLOT)
        return WR_NO_SLOT;
      *place = (guint8) slot;
      reader->slots[slot].kinds |= who ? event->who : 1u << WR_THING_SPACE;
      return (guint8) slot;
    }
  wr_cards_fault (reader, at, "no trigger here has \"%s\"", name);
  return WR_NO_SLOT;
}

guint8
wr_cards_kept (WrCardsReader *reader,
               const BmJson  *at)
{
  const char *names[WR_MAX_SLOTS + 1] = { NULL };
  guint n = 0;
  const char *name = wr_cards_name (reader, at, "the name of something kept");
  const char *like;
  int slot;

  if (name == NULL)
    return WR_NO_SLOT;
  if (is_trigger_name (name))
    return kept_by_trigger (reader, at, name);
  slot = find_slot (reader, name);
  if (slot >= 0 && reader->slots[slot].kept)
    return (guint8) slot;
  if (slot >= 0)
    {
      wr_cards_fault (reader, at, "\"%s\" is not kept yet; names are not shared between \"use\", \"after\" and "
                      "\"replace\"", name);
      return WR_NO_SLOT;
    }
  for (guint i = 0; i < reader->card->n_slots; i++)
    if (reader->slots[i].name != NULL && reader->slots[i].kept)
      names[n++] = reader->slots[i].name;
  like = wr_cards_nearest (name, names);
  if (like != NULL)
    wr_cards_fault (reader, at, "nothing is kept as \"%s\" before; did you mean \"%s\"?", name, like);
  else
    wr_cards_fault (reader, at, "nothing is kept as \"%s\" before", name);
  return WR_NO_SLOT;
}
