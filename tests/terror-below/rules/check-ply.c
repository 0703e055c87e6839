/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "check-ply.h"

#include "tb-rules-private.h"
#include "tb-move-text.h"
#include "tb-position-json.h"

#include <string.h>

/* The digit of *N to BASE, which is taken off. */
static guint8
take_digit (guint *n,
            guint  base)
{
  guint digit = *n % base;

  *n /= base;
  return (guint8) digit;
}

void
check_options (guint      n,
               TbOptions *options)
{
  *options = (TbOptions) { .players = (guint8) (1 + take_digit (&n, TB_MAX_SEATS)) };
  options->board = take_digit (&n, TB_N_BOARDS);
  options->locations = take_digit (&n, 3);
  options->drawn = take_digit (&n, 2);
  if (options->players > 1)
    return;
  options->scenario = take_digit (&n, TB_N_SCENARIOS);
  options->queens = take_digit (&n, 2);
  options->leave = take_digit (&n, 3);
}

void
check_moves (const char       *where,
             const TbPosition *pos,
             const BmMove     *moves,
             guint             n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_string_truncate (text, 0);
      tb_move_append_text (moves[i], text);
      if (i > 0 && moves[i] <= moves[i - 1])
        g_error ("%s: '%s' out of order", where, text->str);
      if (tb_move_from_text (pos, text->str) != moves[i])
        g_error ("%s: '%s' does not come back from its text", where, text->str);
    }
}

static char *
text_of (const TbPosition *pos)
{
  GString *string = g_string_new (NULL);

  tb_position_append_text (pos, string);
  return g_string_free (string, FALSE);
}

static void
check_text (const char       *where,
            const TbPosition *pos)
{
  g_autofree char *text = text_of (pos);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  TbPosition read;

  node = bm_json_parse ("position", text, strlen (text), &error);
  if (node == NULL || !tb_position_read (&BM_JSON_ROOT ("position", node), &read, &error))
    g_error ("%s: %s\n%s", where, error->message, text);
  if (!tb_position_equal (pos, &read))
    {
      g_autofree char *again = text_of (&read);

      g_error ("%s: the position does not come back:\n%s\n%s", where, text, again);
    }
}

void
check_position (const char       *where,
                const TbPosition *pos,
                gboolean          read)
{
  TbPosition complete = *pos;

  if (tb_position_fault (pos) != NULL)
    g_error ("%s: %s", where, tb_position_fault (pos));
  tb_position_complete (&complete);
  if (!tb_position_equal (pos, &complete))
    g_error ("%s: the supplies are wrong", where);
  for (guint i = 0; i < pos->n_frames; i++)
    if (!tb_frame_class (&pos->frames[i])->fits (pos, &pos->frames[i], i == 0 ? NULL : &pos->frames[i - 1]))
      g_error ("%s: frame %u, of kind %u at stage %u, does not fit", where, i, pos->frames[i].kind, pos->frames[i].stage);
  if (read)
    check_text (where, pos);
}

static void
sort_cards (TbCard *cards,
            guint   n)
{
  guint8 counts[256] = { 0 };
  guint place = 0;

  for (guint i = 0; i < n; i++)
    counts[cards[i]]++;
  for (guint card = 0; place < n; card++)
    for (; counts[card] > 0; counts[card]--)
      cards[place++] = (TbCard) card;
}

static void
sort_deck (TbPosition *pos,
           TbDeck      deck)
{
  sort_cards ((TbCard *) tb_deck (pos, deck), pos->n_deck[deck]);
  /* When a used card comes to its pile is not told either. */
  if (deck == TB_DECK_ITEMS || deck == TB_DECK_WEAPONS)
    sort_cards ((TbCard *) tb_discards (pos, deck), pos->n_discards[deck]);
}

/* Makes TOLD what AFTER is in all that events do not tell. */
static void
forget_untold (TbPosition       *told,
               const TbPosition *after)
{
  for (guint i = 0; i < told->n_using; i++)
    {
      gboolean still = FALSE;

      for (guint k = 0; k < after->n_using; k++)
        still |= after->using[k] == told->using[i];
      if (!still)
        tb_discard (told, told->using[i]);
    }
  told->n_using = after->n_using;
  memcpy (told->using, after->using, sizeof told->using);
  told->seed = after->seed;
  told->fresh = after->fresh;
  told->picked = after->picked;
  told->step = after->step;
  told->n_frames = after->n_frames;
  memcpy (told->frames, after->frames, sizeof told->frames);
  told->attack.n_dice = after->attack.n_dice;
  memcpy (told->attack.dice, after->attack.dice, sizeof told->attack.dice);
  for (guint seat = 0; seat < TB_MAX_SEATS; seat++)
    {
      told->players[seat].used_turn = after->players[seat].used_turn;
      told->players[seat].used_attack = after->players[seat].used_attack;
    }
  for (TbDeck deck = 0; deck < TB_N_DECKS; deck++)
    sort_deck (told, deck);
}

void
check_events (const char        *where,
              const TbPosition  *before,
              const TbPosition  *after,
              const BmEventList *events)
{
  TbPosition told = *before, sorted = *after;

  if (events->dropped > 0)
    g_error ("%s: %u events too many", where, events->dropped);
  for (guint i = 0; i < events->n; i++)
    tb_event_replay (&events->items[i], &told);
  forget_untold (&told, after);
  forget_untold (&sorted, after);
  if (!tb_position_equal (&told, &sorted))
    {
      g_autofree char *a = text_of (&told), *b = text_of (&sorted);

      g_error ("%s: the events tell another story:\n%s\n%s", where, a, b);
    }
}
