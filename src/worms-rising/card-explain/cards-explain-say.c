/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Explaining cards: filling the slots of phrases, and the slots of words and numbers.
 */
#include "cards-explain.h"

#include <string.h>

/* --- Phrases --------------------------------------------------------------------------------------------------- */

static const WrPhraseSlot *
find_slot (const WrPhraseSlot *slots,
           const char         *name,
           gsize               length)
{
  for (const WrPhraseSlot *slot = slots; slot->name != NULL; slot++)
    {
      if (strncmp (slot->name, name, length) == 0 && slot->name[length] == '\0')
        return slot;
    }
  g_error ("%.*s: no such slot", (int) length, name);
}

/* Fills the slot from TEXT to END. */
static void
fill (WrExplanation      *self,
      const WrPhraseSlot *slots,
      gconstpointer       thing,
      const char         *text,
      const char         *end)
{
  gsize length = MIN (strcspn (text, " "), (gsize) (end - text));
  const WrPhraseSlot *slot = find_slot (slots, text, length);
  g_autofree char *word = text + length < end ? g_strndup (text + length + 1, (gsize) (end - text) - length - 1)
                                              : g_strdup ("");

  slot->fill (self, (const char *) thing + slot->offset, word);
}

static const char *say_one_of (WrExplanation      *self,
                               const WrPhraseSlot *slots,
                               gconstpointer       thing,
                               const char         *phrase,
                               gboolean            silent);

/* Appends PHRASE up to the end of it or of the alternative, which is returned; appends nothing if SILENT. */
static const char *
say_part (WrExplanation      *self,
          const WrPhraseSlot *slots,
          gconstpointer       thing,
          const char         *phrase,
          gboolean            silent)
{
  while (*phrase != '\0' && *phrase != '|' && *phrase != ']')
    {
      gsize length = strcspn (phrase, "[]|{");

      if (!silent)
        g_string_append_len (self->string, phrase, (gssize) length);
      phrase += length;
      if (*phrase == '[')
        phrase = say_one_of (self, slots, thing, phrase, silent);
      else if (*phrase == '{')
        {
          const char *end = strchr (phrase, '}');

          if (!silent)
            fill (self, slots, thing, phrase + 1, end);
          phrase = end + 1;
        }
    }
  return phrase;
}

static const char *
say_one_of (WrExplanation      *self,
            const WrPhraseSlot *slots,
            gconstpointer       thing,
            const char         *phrase,
            gboolean            silent)
{
  do
    {
      gsize length = strcspn (++phrase, "?|][{");
      gboolean holds = TRUE;

      if (phrase[length] == '?')
        {
          const WrPhraseSlot *slot = find_slot (slots, phrase, length);

          holds = !silent && slot->test ((const char *) thing + slot->offset, slot->wanted);
          phrase += length + 1;
        }
      phrase = say_part (self, slots, thing, phrase, silent || !holds);
      silent |= holds;
    }
  while (*phrase == '|');
  return phrase + 1;
}

void
wr_say (WrExplanation      *self,
        const WrPhraseSlot *slots,
        gconstpointer       thing,
        const char         *phrase)
{
  say_part (self, slots, thing, phrase, FALSE);
}

gsize
wr_begin_line (WrExplanation *self)
{
  for (guint i = 0; i < self->depth; i++)
    g_string_append (self->string, "  ");
  g_string_append (self->string, "- ");
  return self->string->len;
}

void
wr_capitalise (WrExplanation *self,
               gsize          place)
{
  self->string->str[place] = g_ascii_toupper (self->string->str[place]);
}

/* --- Words ----------------------------------------------------------------------------------------------------- */

static const char *const actions[] = {
  [WR_ACTION_BEDROCK] = "Bedrock", [WR_ACTION_BITE] = "Bite",   [WR_ACTION_BREAK] = "Break",
  [WR_ACTION_DIG] = "Dig",         [WR_ACTION_DRILL] = "Drill", [WR_ACTION_EAT] = "Eat",
  [WR_ACTION_FLY] = "Fly",         [WR_ACTION_MOVE] = "Move",   [WR_ACTION_PECK] = "Peck",
  [WR_ACTION_PLAY] = "Play",       [WR_ACTION_PUSH] = "Push",   [WR_ACTION_RAISE] = "Raise Undead",
  [WR_ACTION_REST] = "Rest",
};

/* "a, b or c" */
void
wr_say_list (WrExplanation     *self,
             const char *const *words,
             guint              n,
             guint              mask)
{
  guint left = 0;

  for (guint i = 0; i < n; i++)
    left += mask >> i & 1;
  for (guint i = 0; i < n; i++)
    {
      if (!(mask >> i & 1))
        continue;
      g_string_append (self->string, words[i]);
      left--;
      g_string_append (self->string, left > 1 ? ", " : left == 1 ? " or " : "");
    }
}

void
wr_fill_action (WrExplanation *self,
                gconstpointer  field,
                const char    *word)
{
  g_string_append (self->string, actions[*(const guint8 *) field]);
}

void
wr_fill_actions (WrExplanation *self,
                 gconstpointer  field,
                 const char    *word)
{
  const guint to = 1u << WR_ACTION_FLY | 1u << WR_ACTION_MOVE;
  const guint at = 1u << WR_ACTION_BEDROCK | 1u << WR_ACTION_RAISE | 1u << WR_ACTION_DRILL | 1u << WR_ACTION_REST;
  const WrExplainedActions *said = field;

  if (said->mask == (1u << WR_N_ACTIONS) - 1)
    g_string_append (self->string, "take any action");
  else
    wr_say_list (self, actions, WR_N_ACTIONS, said->mask);
  if (said->target == WR_NO_CODE)
    return;
  g_string_append (self->string, (said->mask & ~to) == 0 ? " to " : (said->mask & (to | at)) != 0 ? " at " : " ");
  wr_fill_selector (self, &said->target, "one");
}

void
wr_fill_directions (WrExplanation *self,
                    gconstpointer  field,
                    const char    *word)
{
  static const char *const titles[WR_N_DIRS] = {
    [WR_DIR_UP] = "up", [WR_DIR_DOWN] = "down", [WR_DIR_LEFT] = "left", [WR_DIR_RIGHT] = "right",
    [WR_DIR_UP_LEFT] = "up and left", [WR_DIR_DOWN_RIGHT] = "down and right",
    [WR_DIR_UP_RIGHT] = "up and right", [WR_DIR_DOWN_LEFT] = "down and left",
  };

  wr_say_list (self, titles, WR_N_DIRS, *(const guint8 *) field);
}

void
wr_fill_things (WrExplanation *self,
                gconstpointer  field,
                const char    *word)
{
  static const char *const things[][3] = {
    [WR_THING_BEDROCK] = { "Bedrock", "Bedrock", "Bedrock" },
    [WR_THING_WORMHOLE] = { "Wormhole", "a Wormhole", "Wormholes" },
    [WR_THING_DRILL] = { "Drill", "a Drill", "Drills" },
    [WR_THING_GRAVESTONE] = { "Gravestone", "a Gravestone", "Gravestones" },
    [WR_THING_LAVA] = { "Lava", "Lava", "Lava" },
    [WR_THING_WORM] = { "Worm", "a Worm", "Worms" },
    [WR_THING_ZOMBIE] = { "Zombie", "a Zombie", "Zombies" },
    [WR_THING_BIRD] = { "Bird", "the Bird", "Birds" },
    [WR_THING_GRASS] = { "Grass", "a Grass", "Grass tokens" },
    [WR_THING_COLUMN] = { "column", "a column", "columns" },
    [WR_THING_SPACE] = { "space", "a space", "spaces" },
    [WR_THING_CARD] = { "card", "a card", "cards" },
  };
  const char *words[G_N_ELEMENTS (things)];

  for (gsize i = 0; i < G_N_ELEMENTS (things); i++)
    words[i] = things[i][strcmp (word, "plural") == 0 ? 2 : strcmp (word, "one") == 0 ? 1 : 0];
  wr_say_list (self, words, G_N_ELEMENTS (words), *(const guint16 *) field);
}

void
wr_fill_thing (WrExplanation *self,
               gconstpointer  field,
               const char    *word)
{
  guint16 kinds = (guint16) (1u << *(const guint8 *) field);

  wr_fill_things (self, &kinds, word);
}

void
wr_fill_owner (WrExplanation *self,
               gconstpointer  field,
               const char    *verb)
{
  if (self->card->deck == WR_DECK_BIRD || self->card->deck == WR_DECK_BIRD_CHAMPION)
    g_string_append_printf (self->string, "the Bird %ss", verb);
  else
    g_string_append_printf (self->string, "the Worms %s", verb);
}

void
wr_fill_by (WrExplanation *self,
            gconstpointer  field,
            const char    *verb)
{
  guint8 by = *(const guint8 *) field;

  if (by == WR_BY_OWNER)
    wr_fill_owner (self, field, verb);
  else
    g_string_append_printf (self->string, by == WR_BY_BIRD ? "the Bird %ss" : "the Worms %s", verb);
}

/* --- Numbers and strings --------------------------------------------------------------------------------------- */

void
wr_fill_byte (WrExplanation *self,
              gconstpointer  field,
              const char    *word)
{
  g_string_append_printf (self->string, "%u", *(const guint8 *) field);
}

void
wr_fill_signed (WrExplanation *self,
                gconstpointer  field,
                const char    *word)
{
  g_string_append_printf (self->string, "%d", *(const gint8 *) field);
}

void
wr_fill_absolute (WrExplanation *self,
                  gconstpointer  field,
                  const char    *word)
{
  g_string_append_printf (self->string, "%d", ABS (*(const gint8 *) field));
}

void
wr_fill_string (WrExplanation *self,
                gconstpointer  field,
                const char    *word)
{
  g_string_append (self->string, *(const char *const *) field);
}

gboolean
wr_is_byte (gconstpointer field,
            int           wanted)
{
  return *(const guint8 *) field == (guint8) wanted;
}

gboolean
wr_is_negative (gconstpointer field,
                int           wanted)
{
  return *(const gint8 *) field < 0;
}

gboolean
wr_is_code (gconstpointer field,
            int           wanted)
{
  return *(const guint16 *) field == (guint16) wanted;
}

gboolean
wr_has_bits (gconstpointer field,
             int           wanted)
{
  return (*(const guint16 *) field & wanted) != 0;
}
