/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-move-text.h"

#include <string.h>

#include "bm-names.h"

/* The longest move is "raise zombie1 k12 k12"; whatever is longer than this is none. */
#define MAX_TEXT 40

typedef enum
{
  BY_NOBODY,
  BY_BIRD,
  BY_CRAWLER, /* its name is the first word after the verb */
} Actor;

typedef enum
{
  NO_WORD,
  A_SPACE,
  A_DIR,
  A_PIECE,
} Word;

/* How moves are spelled: the verb, who, then what the bytes `a` and `b` hold, or what they are when no word gives
   them. */
typedef struct
{
  BmMoveKind  kind;
  const char *verb;
  Actor       actor;
  Word        a, b;
  guint8      default_a, default_b;
} Spelling;

/* Where a kind has two spellings the longer one comes first, so that writing finds it when its last word is there. */
static const Spelling spellings[] = {
  { BM_MOVE_FLY, "fly", BY_BIRD, A_SPACE, NO_WORD, 0, 0 },
  { BM_MOVE_DIG, "dig", BY_BIRD, A_DIR, NO_WORD, 0, 0 },
  { BM_MOVE_PECK, "peck", BY_BIRD, A_DIR, NO_WORD, 0, 0 },
  { BM_MOVE_EAT, "eat", BY_BIRD, A_SPACE, A_PIECE, 0, 0 },
  { BM_MOVE_EAT, "eat", BY_BIRD, A_SPACE, NO_WORD, 0, BM_PIECE_NONE },
  { BM_MOVE_DRILL, "drill from", BY_BIRD, A_SPACE, NO_WORD, 0, 0 },
  { BM_MOVE_DRILL, "drill", BY_BIRD, NO_WORD, NO_WORD, BM_SPACE_NONE, 0 },
  { BM_MOVE_REST, "rest", BY_BIRD, NO_WORD, NO_WORD, 0, 0 },
  { BM_MOVE_BREAK, "break", BY_BIRD, A_SPACE, NO_WORD, 0, 0 },
  { BM_MOVE_BREAK, "break", BY_CRAWLER, A_SPACE, NO_WORD, 0, 0 },
  { BM_MOVE_MOVE, "move", BY_CRAWLER, A_DIR, NO_WORD, 0, 0 },
  { BM_MOVE_PUSH, "push", BY_CRAWLER, A_DIR, NO_WORD, 0, 0 },
  { BM_MOVE_BITE, "bite", BY_CRAWLER, NO_WORD, NO_WORD, 0, 0 },
  { BM_MOVE_BEDROCK, "bedrock", BY_CRAWLER, A_SPACE, NO_WORD, 0, 0 },
  { BM_MOVE_RAISE, "raise", BY_CRAWLER, A_SPACE, A_SPACE, 0, 0 },
  { BM_MOVE_END, "end", BY_NOBODY, NO_WORD, NO_WORD, 0, 0 },
  { BM_MOVE_LAND, "land", BY_NOBODY, A_SPACE, NO_WORD, 0, 0 },
  { BM_MOVE_EXIT, "exit", BY_NOBODY, A_SPACE, NO_WORD, 0, 0 },
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
      return bm_space_on_board (byte) || bm_space_outside (byte);
    case A_DIR:
      return BM_IS_DIR_BYTE (byte);
    case A_PIECE:
      return byte < BM_N_CRAWLERS;
    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
actor_fits (Actor   actor,
            BmPiece who)
{
  switch (actor)
    {
    case BY_NOBODY:
      return who == BM_PIECE_NONE;
    case BY_BIRD:
      return who == BM_PIECE_BIRD;
    case BY_CRAWLER:
      return who < BM_N_CRAWLERS;
    default:
      g_return_val_if_reached (FALSE);
    }
}

static void
append_word (GString *string,
             Word     word,
             guint8   byte)
{
  char space[BM_SPACE_TEXT_SIZE];

  switch (word)
    {
    case NO_WORD:
      return;
    case A_SPACE:
      g_string_append_c (string, ' ');
      g_string_append (string, bm_space_text (byte, space));
      return;
    case A_DIR:
      g_string_append_c (string, ' ');
      g_string_append (string, bm_dir_name (BM_BYTE_DIR (byte)));
      return;
    case A_PIECE:
      g_string_append_c (string, ' ');
      g_string_append (string, bm_piece_name ((BmPiece) byte));
      return;
    default:
      g_return_if_reached ();
    }
}

void
bm_move_append_text (BmMove   move,
                     GString *string)
{
  for (gsize i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      const Spelling *s = &spellings[i];

      if (s->kind != bm_move_kind (move) || !actor_fits (s->actor, bm_move_who (move)) ||
          !byte_fits (s->a, bm_move_a (move), s->default_a) || !byte_fits (s->b, bm_move_b (move), s->default_b))
        continue;

      g_string_append (string, s->verb);
      if (s->actor == BY_CRAWLER)
        append_word (string, A_PIECE, (guint8) bm_move_who (move));
      append_word (string, s->a, bm_move_a (move));
      append_word (string, s->b, bm_move_b (move));
      return;
    }
  g_string_append_c (string, '?');
}

char *
bm_move_to_text (BmMove move)
{
  GString *string = g_string_new (NULL);

  bm_move_append_text (move, string);
  return g_string_free (string, FALSE);
}

/* Takes one blank and the word after it off *text. */
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

  if (word == A_SPACE)
    *byte = bm_space_from_text (name);
  else if (word == A_DIR)
    *byte = BM_DIR_BYTE (bm_dir_from_name (name));
  else
    *byte = (guint8) bm_piece_from_name (name);
  return byte_fits (word, *byte, default_byte);
}

static BmMove
read_spelling (const Spelling *s,
               const char     *text)
{
  guint8 who = s->actor == BY_BIRD ? BM_PIECE_BIRD : BM_PIECE_NONE;
  guint8 a, b;

  if (!g_str_has_prefix (text, s->verb))
    return BM_MOVE_NONE;
  text += strlen (s->verb);
  if (s->actor == BY_CRAWLER && !read_byte (&text, A_PIECE, 0, &who))
    return BM_MOVE_NONE;
  if (!read_byte (&text, s->a, s->default_a, &a) || !read_byte (&text, s->b, s->default_b, &b))
    return BM_MOVE_NONE;
  return *text == '\0' ? BM_MOVE (who, s->kind, a, b) : BM_MOVE_NONE;
}

BmMove
bm_move_from_text (const char *text)
{
  char lower[MAX_TEXT];
  gsize length = strlen (text);

  if (length >= sizeof lower)
    return BM_MOVE_NONE;
  for (gsize i = 0; i <= length; i++)
    lower[i] = g_ascii_tolower (text[i]);

  for (gsize i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      BmMove move = read_spelling (&spellings[i], lower);

      if (move != BM_MOVE_NONE)
        return move;
    }
  return BM_MOVE_NONE;
}
