/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T13.7, T14.2, T14.4, T26.5: effects of cards and the Facility on the Bounty Line.
 */
#include "cards-private.h"

/* Bits of the places that have a Bounty. */
static guint
line_places (const TbPosition *pos)
{
  guint places = 0;

  for (guint place = 0; place < TB_N_LINE; place++)
    if (pos->line[place] != TB_NO_CARD)
      places |= 1u << place;
  return places;
}

/* The index of BOUNTY, which is in the Line. */
static guint
place_of (const TbPosition *pos,
          TbCard            bounty)
{
  guint place = 0;

  while (pos->line[place] != bounty)
    place++;
  return place;
}

/* --- hidden-bounty: of the Line or from the deck (T13.7) ----------------------------------------------------------- */

static gboolean
can_take_bounty (const TbPosition *pos,
                 guint             seat,
                 TbCard            card)
{
  return line_places (pos) != 0 || tb_can_draw (pos, TB_DECK_BOUNTIES);
}

static void
list_bounties (const TbPosition *pos,
               const TbFrame    *frame,
               TbMoves          *list)
{
  for (guint places = line_places (pos); places != 0; places &= places - 1)
    tb_moves_add (list, TB_MOVE (TB_MOVE_KEEP, pos->line[__builtin_ctz (places)], 0, 0));
  if (tb_can_draw (pos, TB_DECK_BOUNTIES))
    tb_moves_add (list, TB_MOVE (TB_MOVE_KEEP, TB_NO_CARD, 0, 0));
}

static void
take_from_line (TbPlay *play,
                guint   seat,
                TbCard  bounty)
{
  TbPosition *pos = play->pos;
  guint place = place_of (pos, bounty);

  pos->line[place] = TB_NO_CARD;
  tb_own_bounty (pos, seat, bounty, TB_OWNED_OPEN);
  tb_tell (play, TB_EVENT_HIDDEN_BOUNTY, seat, 0, 0, bounty, FALSE);
  tb_settle_line (play, 1u << place);
}

/* T26.5: the next that is not excluded. */
static void
take_from_deck (TbPlay *play,
                guint   seat)
{
  TbPosition *pos = play->pos;
  TbCard bounty;

  while ((bounty = tb_draw_top (play, TB_DECK_BOUNTIES)) != TB_NO_CARD && tb_is_excluded (pos, bounty))
    tb_discard_bounty (play, bounty, -1);
  if (bounty != TB_NO_CARD)
    {
      tb_own_bounty (pos, seat, bounty, 0);
      tb_tell (play, TB_EVENT_HIDDEN_BOUNTY, seat, 0, 0, bounty, TRUE);
    }
  tb_settle_line (play, 0);
}

static void
answer_bounty (TbPlay  *play,
               TbFrame *frame,
               BmMove   move)
{
  if (TB_MOVE_A (move) == TB_NO_CARD)
    take_from_deck (play, frame->seat);
  else
    take_from_line (play, frame->seat, TB_MOVE_A (move));
  tb_end_effect (play);
}

const TbEffectClass tb_hidden_bounty_effect = { can_take_bounty, tb_ask, list_bounties, answer_bounty, NULL, 0 };

/* --- refresh-line: Bounties are picked, a: bits of their places, then discarded together (F13, F59) ---------------- */

/* If it has a cost it is an action, once per turn. */
static gboolean
can_refresh (const TbPosition *pos,
             guint             seat,
             TbCard            card)
{
  const TbUsed *used = &pos->players[seat].used_turn;
  guint cost = tb_effect (card)->cost;

  if (cost > 0 && (pos->step != TB_STEP_ACT || cost > pos->ap || (used->card == card && used->n > 0)))
    return FALSE;
  return line_places (pos) != 0;
}

static gboolean
picks_more (const TbPosition *pos,
            const TbFrame    *frame)
{
  return (guint) __builtin_popcount (frame->a) < tb_effect (frame->card)->n && (line_places (pos) & ~frame->a) != 0;
}

static void
discard_picked (TbPlay  *play,
                TbFrame *frame)
{
  guint picked = frame->a;

  for (guint left = picked; left != 0; left &= left - 1)
    {
      guint place = (guint) __builtin_ctz (left);

      tb_discard_bounty (play, play->pos->line[place], (int) place);
    }
  tb_settle_line (play, picked);
  tb_end_effect (play);
}

static void
run_refresh (TbPlay  *play,
             TbFrame *frame)
{
  if (picks_more (play->pos, frame))
    tb_ask (play, frame);
  else
    discard_picked (play, frame);
}

static void
list_refresh (const TbPosition *pos,
              const TbFrame    *frame,
              TbMoves          *list)
{
  for (guint places = line_places (pos) & ~frame->a; places != 0; places &= places - 1)
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_CARD, pos->line[__builtin_ctz (places)], 0));
  if (frame->a != 0)
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE_DONE, 0, 0, 0));
}

static void
answer_refresh (TbPlay  *play,
                TbFrame *frame,
                BmMove   move)
{
  if (TB_MOVE_KIND (move) == TB_MOVE_CHOOSE)
    frame->a = (guint8) (frame->a | 1u << place_of (play->pos, TB_MOVE_B (move)));
  else
    discard_picked (play, frame);
}

static gboolean
fits_refresh (const TbPosition *pos,
              const TbFrame    *frame)
{
  return frame->stage == 0 && frame->b == 0 && frame->c == 0 && (frame->a & ~line_places (pos)) == 0
         && picks_more (pos, frame);
}

const TbEffectClass tb_refresh_line_effect = { can_refresh, run_refresh, list_refresh, answer_refresh, fits_refresh, 0 };
