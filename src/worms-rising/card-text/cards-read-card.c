/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * One card: its name, how it is played, and its code.
 */
#include "cards-reader.h"

#include <string.h>

#define MAX_NAME  40
#define MAX_NOTE  400
#define MAX_NOTES 20

static const char *const card_keys[] = { "id", "name", "deck", "copies", "health", "text", "tip", "notes", "rule", "use",
                                         "after", "replace", "if", "do", NULL };

/* --- Texts for display ------------------------------------------------------------------------------------------ */

/* A line of text of at most MOST characters, kept with the set; NULL after a fault. */
static const char *
read_text (WrCardsReader *reader,
           const BmJson  *at,
           guint          most)
{
  const char *text;
  glong length;

  if (!bm_json_is_string (at))
    {
      wr_cards_fault (reader, at, "must be a string");
      return NULL;
    }
  text = json_node_get_string (at->node);
  length = g_utf8_strlen (text, -1);
  if (length == 0 || length > (glong) most)
    {
      wr_cards_fault (reader, at, length == 0 ? "must not be empty" : "has %ld characters, more than %u", length, most);
      return NULL;
    }
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      {
        wr_cards_fault (reader, at, "must be one line without control characters");
        return NULL;
      }
  return g_string_chunk_insert (reader->tables->strings, text);
}

static const char *
member_text (WrCardsReader *reader,
             const BmJson  *at,
             const char    *key,
             guint          most,
             gboolean       required)
{
  BmJson child;

  return wr_cards_member (reader, at, key, required, &child) ? read_text (reader, &child, most) : NULL;
}

static void
read_notes (WrCardsReader *reader,
            const BmJson  *at)
{
  static const char *const none[] = { NULL };
  BmJson list, child;
  const char **notes;
  guint n;

  reader->card->notes = none;
  if (!bm_json_member (at, "notes", &list))
    return;
  n = wr_cards_list (reader, &list);
  if (n > MAX_NOTES)
    {
      wr_cards_fault (reader, &list, "more than %d notes", MAX_NOTES);
      return;
    }
  notes = g_new0 (const char *, n + 1);
  g_ptr_array_add (reader->tables->notes, notes);
  reader->card->notes = notes;
  for (guint i = 0; i < n; i++)
    {
      bm_json_element (&list, i, &child);
      notes[i] = read_text (reader, &child, MAX_NOTE);
      if (notes[i] == NULL)
        return;
    }
}

/* --- Properties -------------------------------------------------------------------------------------------- */

static void
read_numbers (WrCardsReader *reader,
              const BmJson  *at)
{
  WrCard *card = reader->card;
  gboolean several = card->deck == WR_DECK_BIRD || card->deck == WR_DECK_WORM;
  BmJson child;
  int n = 1;

  if (wr_cards_member (reader, at, "copies", TRUE, &child) && wr_cards_number (reader, &child, 1, 4, &n)
      && n > 1 && !several)
    wr_cards_fault (reader, &child, "there is one of each champion and event");
  card->copies = (guint8) n;
  if (card->deck != WR_DECK_BIRD_CHAMPION)
    {
      if (bm_json_member (at, "health", &child))
        wr_cards_fault (reader, &child, "only Bird champions have Health");
      return;
    }
  n = 1;
  if (wr_cards_member (reader, at, "health", TRUE, &child))
    wr_cards_number (reader, &child, 1, BM_HEALTH_TOP, &n);
  card->health = (guint8) n;
}

static void
read_use (WrCardsReader *reader,
          const BmJson  *at)
{
  static const char *const keys[] = { "per", "cost", "if", "do", NULL };
  WrCard *card = reader->card;
  BmJson child;
  int n = 0;

  if (!wr_cards_object (reader, at, keys))
    return;
  card->has_use = 1;
  card->use_per = (guint8) MAX (wr_cards_member_word (reader, at, "per", wr_per_words, "time", TRUE), 0);
  if (wr_cards_member (reader, at, "cost", TRUE, &child))
    wr_cards_number (reader, &child, 0, BM_ACTIONS_MOST, &n);
  card->use_cost = (guint8) n;
  if (card->use_per == WR_PER_ANY && n == 0 && json_object_has_member (json_node_get_object (at->node), "cost"))
    wr_cards_fault_member (reader, at, "cost", "a power that costs nothing can be used \"per\" turn or match only");
  card->use_condition = wr_cards_condition (reader, at, "if");
  if (wr_cards_member (reader, at, "do", TRUE, &child))
    card->use_start = wr_cards_program (reader, &child, 0);
}

static void
read_triggers (WrCardsReader *reader,
               const BmJson  *at,
               gboolean       replace)
{
  guint n = wr_cards_list (reader, at);

  for (guint i = 0; i < n; i++)
    {
      BmJson child;

      bm_json_element (at, i, &child);
      wr_cards_trigger (reader, &child, replace);
    }
}

static void
read_champion (WrCardsReader *reader,
               const BmJson  *at)
{
  WrCard *card = reader->card;
  BmJson child;
  guint n = 0, parts = 0;

  if (bm_json_member (at, "rule", &child))
    {
      wr_cards_mods (reader, &child, &card->rule, &n, &card->hooks);
      card->n_rule = (guint16) n;
      parts++;
    }
  if (bm_json_member (at, "use", &child))
    {
      read_use (reader, &child);
      parts++;
    }
  if (bm_json_member (at, "after", &child))
    {
      read_triggers (reader, &child, FALSE);
      parts++;
    }
  if (bm_json_member (at, "replace", &child))
    {
      read_triggers (reader, &child, TRUE);
      parts++;
    }
  if (parts == 0)
    wr_cards_fault (reader, at, "does nothing: a champion has \"rule\", \"use\", \"after\" or \"replace\"");
  if (bm_json_member (at, "if", &child))
    wr_cards_fault (reader, &child, "a champion is not played; put it into \"use\" or a trigger");
  if (bm_json_member (at, "do", &child))
    wr_cards_fault (reader, &child, "a champion is not played; put it into \"use\" or a trigger");
}

static void
read_played (WrCardsReader *reader,
             const BmJson  *at)
{
  static const char *const others[] = { "rule", "use", "after", "replace", NULL };
  WrCard *card = reader->card;
  BmJson child;

  for (guint i = 0; others[i] != NULL; i++)
    if (bm_json_member (at, others[i], &child))
      wr_cards_fault (reader, &child, "only champions have this; use the operations \"mod\" and \"later\"");
  card->condition = wr_cards_condition (reader, at, "if");
  if (!wr_cards_member (reader, at, "do", TRUE, &child))
    return;
  card->has_do = 1;
  card->do_start = wr_cards_program (reader, &child, 0);
}

static void
begin_card (WrCardsReader    *reader,
            const WrCardText *text,
            WrCard           *card)
{
  memset (reader->slots, 0, sizeof reader->slots);
  *card = (WrCard) { .condition = WR_NO_CODE, .use_condition = WR_NO_CODE, .from_pack = text->source > 0 };
  card->id = g_string_chunk_insert (reader->tables->strings, text->id);
  card->part = (guint16) reader->tables->parts->len;
  reader->card = card;
  reader->too_many_slots = FALSE;
  reader->code = NULL;
  reader->rolls = NULL;
  reader->trigger = NULL;
  reader->level = 0;
  reader->it_kinds = 0;
  reader->lasting = FALSE;
}

static void
end_card (WrCardsReader    *reader,
          const WrCardText *text,
          GArray           *ops,
          GArray           *triggers)
{
  WrCard *card = reader->card;

  if (ops->len > WR_MAX_CARD_OPS)
    wr_cards_fault (reader, &text->at, "does too much: %u steps, more than %d", ops->len, WR_MAX_CARD_OPS);
  card->n_ops = (guint16) ops->len;
  card->op = wr_tables_append (reader->tables, reader->tables->ops, ops->data, ops->len);
  card->n_trigger = (guint16) triggers->len;
  card->trigger = wr_tables_append (reader->tables, reader->tables->triggers, triggers->data, triggers->len);
  wr_tables_append (reader->tables, reader->tables->cards, card, 1);
}

void
wr_cards_read_card (WrCardsReader    *reader,
                    const WrCardText *text)
{
  g_autoptr (GArray) ops = g_array_new (FALSE, TRUE, sizeof (WrOp));
  g_autoptr (GArray) triggers = g_array_new (FALSE, TRUE, sizeof (WrTrigger));
  WrCard card;
  int deck;

  begin_card (reader, text, &card);
  reader->card_ops = ops;
  reader->card_triggers = triggers;
  wr_cards_object (reader, &text->at, card_keys);
  card.name = member_text (reader, &text->at, "name", MAX_NAME, TRUE);
  card.text = member_text (reader, &text->at, "text", WR_MAX_CARD_TEXT, TRUE);
  card.tip = member_text (reader, &text->at, "tip", WR_MAX_CARD_TEXT, FALSE);
  read_notes (reader, &text->at);
  deck = wr_cards_member_word (reader, &text->at, "deck", wr_deck_words, "deck", TRUE);
  if (deck >= 0)
    {
      card.deck = (guint8) deck;
      reader->champion = deck == WR_DECK_WORM_CHAMPION || deck == WR_DECK_BIRD_CHAMPION;
      read_numbers (reader, &text->at);
      if (reader->champion)
        read_champion (reader, &text->at);
      else
        read_played (reader, &text->at);
    }
  end_card (reader, text, ops, triggers);
  reader->card = NULL;
}
