/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-move-text.h"

#include <string.h>

#include "tb-names.h"

/* Longer texts are not moves. */
#define MAX_TEXT 100

/*
 * The spelling of moves.  A word of a pattern that begins with a capital is an argument: its type, then the byte of the
 * move that holds it.  Bytes that a pattern does not name have the given values.
 *   S space    D direction    N slot    P pair of slots (b and c)    T seat    C colour    W deck, "item" or "weapon"
 *   V Vehicle    B Bounty    K Character    U Item, Weapon or Character    X any card
 */
typedef struct
{
  TbMoveKind  kind;
  const char *pattern;
  guint8      bytes[3];
} Spelling;

static const Spelling spellings[] = {
  { TB_MOVE_LEADER, "leader Ka", { 0 } },
  { TB_MOVE_LEAVE, "leave Ka", { 0 } },
  { TB_MOVE_START, "start Sa", { 0 } },
  { TB_MOVE_RETURN, "return Sa", { 0 } },
  { TB_MOVE_PLAY, "play Va on Nb", { 0 } },
  { TB_MOVE_PLAY, "play Va aside", { 0, TB_NO_SLOT, 0 } },
  { TB_MOVE_ADD, "add Va", { 0 } },
  { TB_MOVE_MOVE, "move Sa", { 0 } },
  { TB_MOVE_RAMP, "ramp Sa Sb", { 0 } },
  { TB_MOVE_JUMP, "jump Sa Vb", { 0 } },
  { TB_MOVE_JUMP, "jump Sa", { 0, TB_NO_CARD, 0 } },
  { TB_MOVE_CLEAR, "clear Sa", { 0 } },
  { TB_MOVE_TAKE, "take", { 0 } },
  { TB_MOVE_DELIVER, "deliver Ca for Bb", { 0 } },
  { TB_MOVE_DELIVER, "deliver Ca", { 0, TB_NO_CARD, 0 } },
  { TB_MOVE_USE, "use Ua", { 0 } },
  { TB_MOVE_DRAW, "draw Wa", { 0 } },
  { TB_MOVE_KEEP, "keep Ba", { 0 } },
  { TB_MOVE_KEEP, "keep deck", { TB_NO_CARD, 0, 0 } },
  { TB_MOVE_REVIVE, "revive Ka", { 0 } },
  { TB_MOVE_HIDE, "hide Va on Nb", { 0 } },
  { TB_MOVE_TARGET, "target Na Db", { 0 } },
  { TB_MOVE_DISCARD, "discard Va", { 0 } },
  { TB_MOVE_CLAIM, "claim Ba", { 0 } },
  { TB_MOVE_CLAIM, "claim vp", { TB_NO_CARD, 0, 0 } },
  { TB_MOVE_CHOOSE, "choose Sb", { TB_OPTION_SPACE, 0, 0 } },
  { TB_MOVE_CHOOSE, "choose Tb", { TB_OPTION_SEAT, 0, 0 } },
  { TB_MOVE_CHOOSE, "choose Cb", { TB_OPTION_COLOUR, 0, 0 } },
  { TB_MOVE_CHOOSE, "choose Xb", { TB_OPTION_CARD, 0, 0 } },
  { TB_MOVE_CHOOSE, "choose Pb", { TB_OPTION_PAIR, 0, 0 } },
  { TB_MOVE_CHOOSE, "choose revive", { TB_OPTION_WORD, TB_WORD_REVIVE, 0 } },
  { TB_MOVE_CHOOSE, "choose ap", { TB_OPTION_WORD, TB_WORD_AP, 0 } },
  { TB_MOVE_CHOOSE_DONE, "choose done", { 0 } },
  { TB_MOVE_YES, "yes", { 0 } },
  { TB_MOVE_NO, "no", { 0 } },
  { TB_MOVE_DONE, "done", { 0 } },
};

/* Splits off the first word of *TEXT, whose words are separated by single blanks; FALSE: there is none. */
static gboolean
next_word (const char **text,
           char         word[MAX_TEXT])
{
  gsize length = strcspn (*text, " ");

  if (length == 0 || length >= MAX_TEXT)
    return FALSE;
  memcpy (word, *text, length);
  word[length] = '\0';
  *text += length;
  if (**text == ' ' && (*text)[1] != '\0')
    (*text)++;
  return TRUE;
}

static gboolean
card_fits (char   what,
           TbCard card)
{
  if (!tb_card_exists (card))
    return FALSE;
  switch (what)
    {
    case 'V':
      return tb_card_is_vehicle (card);
    case 'B':
      return tb_card_is_bounty (card);
    case 'K':
      return tb_card_is_character (card);
    case 'U':
      return tb_card_is_item (card) || tb_card_is_weapon (card) || tb_card_is_character (card);
    default:
      return what == 'X';
    }
}

/* --- Writing ---------------------------------------------------------------------------------------------------- */

/* The word for the argument at BYTES, NULL if they have no such value. */
static const char *
argument_word (char          what,
               const guint8 *bytes,
               char          buffer[4])
{
  switch (what)
    {
    case 'S':
      return bytes[0] < TB_N_SPACES ? tb_space_text (bytes[0], buffer) : NULL;
    case 'D':
      return bytes[0] < TB_N_DIRS ? tb_dir_name (bytes[0]) : NULL;
    case 'N':
      return bytes[0] < TB_N_SLOTS ? tb_slot_name (bytes[0]) : NULL;
    case 'P':
      if (bytes[0] >= bytes[1] || bytes[1] >= TB_N_SLOTS)
        return NULL;
      g_snprintf (buffer, 4, "%s-%s", tb_slot_name (bytes[0]), tb_slot_name (bytes[1]));
      return buffer;
    case 'T':
      return bytes[0] < TB_MAX_SEATS ? tb_seat_name (bytes[0]) : NULL;
    case 'C':
      return bytes[0] < TB_N_COLOURS ? tb_colour_name (bytes[0]) : NULL;
    case 'W':
      if (bytes[0] == TB_DECK_ITEMS)
        return "item";
      return bytes[0] == TB_DECK_WEAPONS ? "weapon" : NULL;
    default:
      return card_fits (what, bytes[0]) ? tb_card_id (bytes[0]) : NULL;
    }
}

/* Appends the spelling unless it is that of another move. */
static gboolean
append_spelling (GString        *string,
                 const Spelling *spelling,
                 BmMove          move)
{
  const guint8 bytes[4] = { TB_MOVE_A (move), TB_MOVE_B (move), TB_MOVE_C (move), 0 };
  guint8 rest[4] = { bytes[0], bytes[1], bytes[2], 0 };
  const char *pattern = spelling->pattern;
  const char *said = "";
  char word[MAX_TEXT], buffer[4];
  gsize start = string->len;

  while (said != NULL && next_word (&pattern, word))
    {
      said = word;

      if (g_ascii_isupper (word[0]))
        {
          guint place = (guint) (word[1] - 'a');

          said = argument_word (word[0], &bytes[place], buffer);
          rest[place] = spelling->bytes[place];
          if (word[0] == 'P')
            rest[place + 1] = spelling->bytes[place + 1];
        }
      if (said != NULL)
        g_string_append_printf (string, "%s%s", string->len > start ? " " : "", said);
    }
  if (said != NULL && memcmp (rest, spelling->bytes, 3) == 0)
    return TRUE;
  g_string_truncate (string, start);
  return FALSE;
}

void
tb_move_append_text (BmMove   move,
                     GString *string)
{
  for (gsize i = 0; i < G_N_ELEMENTS (spellings); i++)
    if (spellings[i].kind == TB_MOVE_KIND (move) && append_spelling (string, &spellings[i], move))
      return;
  g_string_append_c (string, '?');
}

/* --- Reading ---------------------------------------------------------------------------------------------------- */

static gboolean
read_space (const TbPosition *pos,
            const char       *word,
            guint8           *byte)
{
  *byte = tb_space_from_text (word);
  if (*byte == TB_SPACE_NONE)
    return FALSE;
  return pos == NULL || tb_space_column (*byte) < tb_position_board (pos)->n_columns;
}

static gboolean
read_pair (const char *word,
           guint8     *bytes)
{
  if (strlen (word) != 3 || word[1] != '-')
    return FALSE;
  bytes[0] = (guint8) (word[0] - '1');
  bytes[1] = (guint8) (word[2] - '1');
  return bytes[0] < bytes[1] && bytes[1] < TB_N_SLOTS;
}

/* Sets *BYTE to FOUND and returns whether that is below N. */
static gboolean
found_below (guint   found,
             guint   n,
             guint8 *byte)
{
  *byte = (guint8) found;
  return found < n;
}

static gboolean
read_argument (const TbPosition *pos,
               char              what,
               const char       *word,
               guint8           *bytes)
{
  switch (what)
    {
    case 'S':
      return read_space (pos, word, bytes);
    case 'D':
      return found_below (tb_dir_from_name (word), TB_N_DIRS, bytes);
    case 'N':
      return found_below (tb_slot_from_name (word), TB_N_SLOTS, bytes);
    case 'P':
      return read_pair (word, bytes);
    case 'T':
      return found_below (tb_seat_from_name (word), TB_MAX_SEATS, bytes);
    case 'C':
      return found_below (tb_colour_from_name (word), TB_N_COLOURS, bytes);
    case 'W':
      *bytes = strcmp (word, "item") == 0 ? TB_DECK_ITEMS : TB_DECK_WEAPONS;
      return *bytes == TB_DECK_ITEMS || strcmp (word, "weapon") == 0;
    default:
      *bytes = tb_card_from_id (word);
      return card_fits (what, *bytes);
    }
}

static BmMove
read_spelling (const Spelling   *spelling,
               const TbPosition *pos,
               const char       *text)
{
  guint8 bytes[4] = { spelling->bytes[0], spelling->bytes[1], spelling->bytes[2], 0 };
  const char *pattern = spelling->pattern;
  char wanted[MAX_TEXT], word[MAX_TEXT];

  while (next_word (&pattern, wanted))
    {
      if (!next_word (&text, word))
        return BM_MOVE_NONE;
      if (g_ascii_isupper (wanted[0]))
        {
          if (!read_argument (pos, wanted[0], word, &bytes[wanted[1] - 'a']))
            return BM_MOVE_NONE;
        }
      else if (strcmp (wanted, word) != 0)
        return BM_MOVE_NONE;
    }
  return *text == '\0' ? TB_MOVE (spelling->kind, bytes[0], bytes[1], bytes[2]) : BM_MOVE_NONE;
}

BmMove
tb_move_from_text (const TbPosition *pos,
                   const char       *text)
{
  char lower[MAX_TEXT];
  gsize length = strlen (text);

  if (length >= sizeof lower)
    return BM_MOVE_NONE;
  for (gsize i = 0; i <= length; i++)
    lower[i] = g_ascii_tolower (text[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      BmMove move = read_spelling (&spellings[i], pos, lower);

      if (move != BM_MOVE_NONE)
        return move;
    }
  return BM_MOVE_NONE;
}
