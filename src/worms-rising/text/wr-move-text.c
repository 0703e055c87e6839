/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wr-move-text.h"

#include <string.h>

#include "wr-names.h"
#include "wr-rules.h"
#include "wr-card-set.h"

/* Longer texts are not moves. */
#define MAX_TEXT 100

typedef enum
{
  BY_NOBODY,
  BY_BIRD,
  BY_CRAWLER, /* its name is the first word after the verb */
  BY_A_WORM,  /* not in the text: the one of the pending choice */
} Actor;

typedef enum
{
  NO_WORD,
  A_SPACE,
  A_DIR,
  A_PLACE, /* a direction, or a space that no direction leads to */
  A_PIECE,
  A_CARD,
} Word;

/* How moves are spelled: the verb, the piece, then the bytes `a` and `b`, or their values if they have no word.
   `choose` has a spelling of its own. */
typedef struct
{
  WrMoveKind  kind;
  const char *verb;
  Actor       actor;
  Word        a, b;
  guint8      default_a, default_b;
} Spelling;

/* Of two spellings of a kind the longer one comes first, so that it is used for writing if its last argument is set. */
static const Spelling spellings[] = {
  { WR_MOVE_FLY, "fly", BY_BIRD, A_SPACE, NO_WORD, 0, 0 },
  { WR_MOVE_DIG, "dig", BY_BIRD, A_PLACE, NO_WORD, 0, 0 },
  { WR_MOVE_PECK, "peck", BY_BIRD, A_DIR, NO_WORD, 0, 0 },
  { WR_MOVE_EAT, "eat", BY_BIRD, A_SPACE, A_PIECE, 0, 0 },
  { WR_MOVE_EAT, "eat", BY_BIRD, A_SPACE, NO_WORD, 0, WR_PIECE_NONE },
  { WR_MOVE_DRILL, "drill from", BY_BIRD, A_SPACE, NO_WORD, 0, 0 },
  { WR_MOVE_DRILL, "drill", BY_BIRD, NO_WORD, NO_WORD, WR_SPACE_NONE, 0 },
  { WR_MOVE_REST, "rest", BY_BIRD, NO_WORD, NO_WORD, 0, 0 },
  { WR_MOVE_BREAK, "break", BY_BIRD, A_SPACE, NO_WORD, 0, 0 },
  { WR_MOVE_BREAK, "break", BY_CRAWLER, A_SPACE, NO_WORD, 0, 0 },
  { WR_MOVE_MOVE, "move", BY_CRAWLER, A_DIR, NO_WORD, 0, 0 },
  { WR_MOVE_PUSH, "push", BY_CRAWLER, A_PLACE, NO_WORD, 0, 0 },
  { WR_MOVE_BITE, "bite", BY_CRAWLER, NO_WORD, NO_WORD, 0, 0 },
  { WR_MOVE_BEDROCK, "bedrock", BY_CRAWLER, A_SPACE, NO_WORD, 0, 0 },
  { WR_MOVE_RAISE, "raise", BY_CRAWLER, A_SPACE, A_SPACE, 0, 0 },
  { WR_MOVE_PLAY, "play", BY_NOBODY, A_CARD, NO_WORD, 0, 0 },
  { WR_MOVE_END, "end", BY_NOBODY, NO_WORD, NO_WORD, 0, 0 },
  { WR_MOVE_LAND, "land", BY_NOBODY, A_SPACE, NO_WORD, 0, 0 },
  { WR_MOVE_EXIT, "exit", BY_NOBODY, A_SPACE, NO_WORD, 0, 0 },
  { WR_MOVE_DISCARD, "discard", BY_NOBODY, A_CARD, NO_WORD, 0, 0 },
  { WR_MOVE_USE, "use", BY_BIRD, NO_WORD, NO_WORD, 0, 0 },
  { WR_MOVE_USE, "use", BY_CRAWLER, NO_WORD, NO_WORD, 0, 0 },
  { WR_MOVE_DRAFT, "draft bird", BY_BIRD, A_CARD, NO_WORD, 0, 0 },
  { WR_MOVE_DRAFT, "draft worm", BY_A_WORM, A_CARD, NO_WORD, 0, 0 },
  { WR_MOVE_YES, "yes", BY_NOBODY, NO_WORD, NO_WORD, 0, 0 },
  { WR_MOVE_NO, "no", BY_NOBODY, NO_WORD, NO_WORD, 0, 0 },
};

static gboolean
byte_fits (Word   word,
           guint8 byte,
           guint8 default_byte)
{
  switch (word)
    {
    case NO_WORD:
      return byte == default_byte;
    case A_SPACE:
      return wr_space_on_board (byte) || wr_space_outside (byte);
    case A_DIR:
      return WR_IS_DIR_BYTE (byte);
    case A_PLACE:
      return WR_IS_DIR_BYTE (byte) || wr_space_on_board (byte) || wr_space_outside (byte);
    case A_PIECE:
      return byte < WR_N_CRAWLERS;
    case A_CARD:
      return byte < wr_card_set->n_cards;
    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
actor_fits (Actor   actor,
            WrPiece who)
{
  switch (actor)
    {
    case BY_NOBODY:
      return who == WR_PIECE_NONE;
    case BY_BIRD:
      return who == WR_PIECE_BIRD;
    case BY_CRAWLER:
      return who < WR_N_CRAWLERS;
    case BY_A_WORM:
      return wr_piece_is_worm (who);
    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
append_word (GString *string,
             Word     word,
             guint8   byte)
{
  char space[WR_SPACE_TEXT_SIZE];

  if (word == NO_WORD)
    return;
  g_string_append_c (string, ' ');
  if (word == A_PIECE)
    g_string_append (string, wr_piece_name ((WrPiece) byte));
  else if (word == A_CARD)
    g_string_append (string, wr_card_id (byte));
  else if (word != A_SPACE && WR_IS_DIR_BYTE (byte))
    g_string_append (string, wr_dir_name (WR_BYTE_DIR (byte)));
  else
    g_string_append (string, wr_space_text (byte, space));
}

/* The option, after "choose ". */
static void
append_option (GString *string,
               guint8   option,
               guint8   value)
{
  char space[WR_SPACE_TEXT_SIZE];
  guint name = (guint) (option - WR_OPTION_NAME) << 8 | value;

  if (option == WR_OPTION_PIECE && value < WR_N_PIECES)
    g_string_append (string, wr_piece_name ((WrPiece) value));
  else if (option == WR_OPTION_SPACE)
    g_string_append (string, wr_space_text (value, space));
  else if (option >= WR_OPTION_TOKEN && option < WR_OPTION_TOKEN + WR_N_TOKENS)
    g_string_append_printf (string, "%s %s", wr_token_name ((WrToken) (option - WR_OPTION_TOKEN)),
                            wr_space_text (value, space));
  else if (option == WR_OPTION_COLUMN && value < WR_N_COLUMNS)
    g_string_append_c (string, (char) ('a' + value));
  else if (option == WR_OPTION_CARD)
    g_string_append (string, wr_card_id (value));
  else if (option == WR_OPTION_NUMBER)
    g_string_append_printf (string, "%u", value);
  else if (option == WR_OPTION_DIR && value < WR_N_DIRS)
    g_string_append (string, wr_dir_name ((WrDir) value));
  else if (option == WR_OPTION_DONE)
    g_string_append (string, "done");
  else if (option >= WR_OPTION_NAME && name < wr_card_set->n_names)
    g_string_append (string, wr_card_set->names[name]);
  else
    g_string_append_c (string, '?');
}

void
wr_move_append_text (BmMove   move,
                     GString *string)
{
  if (wr_move_kind (move) == WR_MOVE_CHOOSE)
    {
      g_string_append (string, "choose ");
      append_option (string, wr_move_a (move), wr_move_b (move));
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      const Spelling *s = &spellings[i];

      if (s->kind != wr_move_kind (move) || !actor_fits (s->actor, wr_move_who (move)) ||
          !byte_fits (s->a, wr_move_a (move), s->default_a) || !byte_fits (s->b, wr_move_b (move), s->default_b))
        continue;

      g_string_append (string, s->verb);
      if (s->actor == BY_CRAWLER)
        append_word (string, A_PIECE, (guint8) wr_move_who (move));
      append_word (string, s->a, wr_move_a (move));
      append_word (string, s->b, wr_move_b (move));
      return;
    }
  g_string_append_c (string, '?');
}

char *
wr_move_to_text (BmMove move)
{
  GString *string = g_string_new (NULL);

  wr_move_append_text (move, string);
  return g_string_free (string, FALSE);
}

/* Consumes one blank and the following word of *text. */
static gboolean
next_word (const char **text,
           char         word[MAX_TEXT])
{
  gsize length;

  if (**text != ' ')
    return FALSE;
  length = strcspn (*text + 1, " ");
  if (length == 0)
    return FALSE;
  memcpy (word, *text + 1, length);
  word[length] = '\0';
  *text += 1 + length;
  return TRUE;
}

static gboolean
read_byte (const char **text,
           Word         word,
           guint8       default_byte,
           guint8      *byte)
{
  char name[MAX_TEXT];

  *byte = default_byte;
  if (word == NO_WORD)
    return TRUE;
  if (!next_word (text, name))
    return FALSE;

  if (word == A_CARD)
    *byte = wr_card_find (name);
  else if (word == A_PIECE)
    *byte = (guint8) wr_piece_from_name (name);
  else if (word == A_SPACE || wr_dir_from_name (name) == WR_N_DIRS)
    *byte = wr_space_from_text (name);
  else
    *byte = WR_DIR_BYTE (wr_dir_from_name (name));
  return byte_fits (word, *byte, default_byte);
}

/* The Worm that drafts a champion; by default Green, the first. */
static WrPiece
drafting_worm (const WrPosition *pos)
{
  const WrFrame *top;

  if (pos == NULL || pos->n_frames == 0)
    return WR_PIECE_GREEN;
  top = &pos->frames[pos->n_frames - 1];
  return top->kind == WR_FRAME_DRAFT && wr_piece_is_worm ((WrPiece) top->a) ? (WrPiece) top->a : WR_PIECE_GREEN;
}

static BmMove
read_spelling (const Spelling   *s,
               const WrPosition *pos,
               const char       *text)
{
  guint8 who = s->actor == BY_BIRD ? WR_PIECE_BIRD : WR_PIECE_NONE;
  guint8 a, b;

  if (!g_str_has_prefix (text, s->verb))
    return BM_MOVE_NONE;
  text += strlen (s->verb);
  if (s->actor == BY_CRAWLER && !read_byte (&text, A_PIECE, 0, &who))
    return BM_MOVE_NONE;
  if (s->actor == BY_A_WORM)
    who = (guint8) drafting_worm (pos);
  if (!read_byte (&text, s->a, s->default_a, &a) || !read_byte (&text, s->b, s->default_b, &b))
    return BM_MOVE_NONE;
  return *text == '\0' ? WR_MOVE (who, s->kind, a, b) : BM_MOVE_NONE;
}

/* The legal answer with that spelling; BM_MOVE_NONE: POS has none. */
static BmMove
find_answer (const WrPosition *pos,
             const char       *text)
{
  BmMove moves[BM_MAX_MOVES];
  g_autoptr (GString) spelled = g_string_new (NULL);
  guint n;

  if (pos == NULL || pos->n_frames == 0)
    return BM_MOVE_NONE;
  n = wr_rules_legal (pos, moves);
  for (guint i = 0; i < n; i++)
    {
      g_string_truncate (spelled, 0);
      wr_move_append_text (moves[i], spelled);
      if (g_ascii_strcasecmp (spelled->str, text) == 0)
        return moves[i];
    }
  return BM_MOVE_NONE;
}

/* "drill f3" */
static BmMove
read_token_option (const char *text)
{
  const char *blank = strchr (text, ' ');
  WrSpace space;

  if (blank == NULL)
    return BM_MOVE_NONE;
  space = wr_space_from_text (blank + 1);
  for (WrToken token = WR_TOKEN_BEDROCK; token < WR_N_TOKENS && space != WR_SPACE_NONE; token++)
    {
      const char *name = wr_token_name (token);

      if (strlen (name) == (gsize) (blank - text) && g_str_has_prefix (text, name))
        return WR_CHOOSE (WR_OPTION_TOKEN + token, space);
    }
  return BM_MOVE_NONE;
}

/* TEXT, after "choose ", as an option in some position. */
static BmMove
read_option (const char *text)
{
  guint64 number;

  if (strcmp (text, "done") == 0)
    return WR_CHOOSE (WR_OPTION_DONE, 0);
  if (wr_piece_from_name (text) != WR_PIECE_NONE)
    return WR_CHOOSE (WR_OPTION_PIECE, wr_piece_from_name (text));
  if (wr_dir_from_name (text) != WR_N_DIRS)
    return WR_CHOOSE (WR_OPTION_DIR, wr_dir_from_name (text));
  if (wr_space_from_text (text) != WR_SPACE_NONE)
    return WR_CHOOSE (WR_OPTION_SPACE, wr_space_from_text (text));
  if (text[0] >= 'a' && text[0] < 'a' + WR_N_COLUMNS && text[1] == '\0')
    return WR_CHOOSE (WR_OPTION_COLUMN, text[0] - 'a');
  if ((text[0] != '0' || text[1] == '\0') && g_ascii_string_to_unsigned (text, 10, 0, 200, &number, NULL))
    return WR_CHOOSE (WR_OPTION_NUMBER, number);
  if (wr_card_find (text) != WR_NO_CARD)
    return WR_CHOOSE (WR_OPTION_CARD, wr_card_find (text));
  for (guint i = 0; i < wr_card_set->n_names; i++)
    {
      if (strcmp (wr_card_set->names[i], text) == 0)
        return WR_CHOOSE (WR_OPTION_NAME + (i >> 8), i & 0xFF);
    }
  return read_token_option (text);
}

BmMove
wr_move_from_text (const WrPosition *pos,
                   const char       *text)
{
  char lower[MAX_TEXT];
  gsize length = strlen (text);

  if (length >= sizeof lower)
    return BM_MOVE_NONE;
  for (gsize i = 0; i <= length; i++)
    lower[i] = g_ascii_tolower (text[i]);

  if (g_str_has_prefix (lower, "choose "))
    {
      BmMove move = find_answer (pos, lower);

      return move != BM_MOVE_NONE ? move : read_option (lower + strlen ("choose "));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      BmMove move = read_spelling (&spellings[i], pos, lower);

      if (move != BM_MOVE_NONE)
        return move;
    }
  return BM_MOVE_NONE;
}
