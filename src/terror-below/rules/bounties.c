/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * T13.3, T14, T20.2, T25.8, T26: Bounties, Hidden and completed, and the Bounty Line.
 */
#include "tb-rules-private.h"

/* In solo: whether BOUNTY is removed from the Line, and discarded whenever drawn (T25.8, T26.1, T26.2). */
gboolean
tb_is_excluded (const TbPosition *pos,
                TbCard            bounty)
{
  const TbBounty *card = tb_bounty (bounty);

  if (!tb_position_is_solo (pos))
    return FALSE;
  if (card->hunt)
    return card->type != TB_ANY && (pos->trophies >> card->type & 1) != 0;
  return pos->locations[card->location] == TB_SPACE_NONE || (pos->delivered >> card->location & 1) != 0;
}

/* Adds the Bounties of BOUNTY's kind that SEAT can complete now: Hidden Bounties first, then the Line. */
static guint
list_fitting (const TbPosition *pos,
              guint             seat,
              const TbBounty   *wanted,
              TbCard           *cards)
{
  TbCard all[TB_MAX_BOUNTIES + TB_N_LINE];
  guint n_all = 0, n = 0;

  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & (TB_OWNED_SEAT | TB_OWNED_COMPLETED)) == seat)
      all[n_all++] = pos->owned[i];
  for (guint i = 0; i < TB_N_LINE; i++)
    if (pos->line[i] != TB_NO_CARD)
      all[n_all++] = pos->line[i];
  for (guint i = 0; i < n_all && n < TB_MAX_BOUNTIES; i++)
    {
      const TbBounty *card = tb_bounty (all[i]);

      if (wanted->hunt ? card->hunt && (card->type == TB_ANY || card->type == wanted->type)
                       : !card->hunt && card->location == wanted->location
                           && (card->colour == TB_ANY || card->colour == wanted->colour))
        cards[n++] = all[i];
    }
  return n;
}

guint
tb_delivery_bounties (const TbPosition *pos,
                      guint             seat,
                      guint             colour,
                      guint             location,
                      TbCard           *cards)
{
  const TbBounty wanted = { .location = (guint8) location, .colour = (guint8) colour };

  return list_fitting (pos, seat, &wanted, cards);
}

guint
tb_hunting_bounties (const TbPosition *pos,
                     guint             seat,
                     guint             type,
                     TbCard           *cards)
{
  const TbBounty wanted = { .hunt = TRUE, .type = (guint8) type };

  return list_fitting (pos, seat, &wanted, cards);
}

/* Sort key: by seat, Hidden Bounties before completed ones. */
static guint
owned_rank (guint8 by)
{
  return (by & TB_OWNED_SEAT) * 2u + ((by & TB_OWNED_COMPLETED) != 0);
}

void
tb_own_bounty (TbPosition *pos,
               guint       seat,
               TbCard      bounty,
               guint       flags)
{
  guint8 by = (guint8) (seat | flags);
  guint place = pos->n_owned++;

  for (; place > 0 && owned_rank (pos->owned_by[place - 1]) > owned_rank (by); place--)
    {
      pos->owned[place] = pos->owned[place - 1];
      pos->owned_by[place] = pos->owned_by[place - 1];
    }
  pos->owned[place] = bounty;
  pos->owned_by[place] = by;
}

void
tb_disown_bounty (TbPosition *pos,
                  TbCard      bounty)
{
  guint place = 0, rest;

  while (place < pos->n_owned && pos->owned[place] != bounty)
    place++;
  if (place == pos->n_owned)
    return;
  rest = --pos->n_owned - place;
  memmove (pos->owned + place, pos->owned + place + 1, rest);
  memmove (pos->owned_by + place, pos->owned_by + place + 1, rest);
  pos->owned[pos->n_owned] = 0;
  pos->owned_by[pos->n_owned] = 0;
}

/* Its index in the Line, TB_N_LINE if it is a Hidden Bounty. */
static guint
place_in_line (const TbPosition *pos,
               TbCard            bounty)
{
  guint place = 0;

  while (place < TB_N_LINE && pos->line[place] != bounty)
    place++;
  return place;
}

/* T26.1, T26.2: updates the objective of the scenario for a completed Bounty. */
static void
count_for_objective (TbPlay *play,
                     TbCard  bounty,
                     guint   type)
{
  TbPosition *pos = play->pos;
  const TbBounty *card = tb_bounty (bounty);
  gboolean hunt = pos->options.scenario == TB_SOLO_EXTERMINATION;
  guint8 *done = hunt ? &pos->trophies : &pos->delivered;
  guint what = hunt ? type : card->location;

  if (!tb_position_is_solo (pos) || pos->options.scenario == TB_SOLO_SCRAMBLE || card->hunt != hunt
      || (*done >> what & 1) != 0)
    return;
  *done = (guint8) (*done | 1u << what);
  if (hunt)
    tb_tell (play, TB_EVENT_TROPHY, TB_NO_SEAT, 0, 0, (int) what, 0);
  tb_tell (play, TB_EVENT_OBJECTIVE, TB_NO_SEAT, 0, 0, __builtin_popcount (*done),
           tb_box->numbers.need[pos->options.scenario]);
  if (tb_objective_reached (pos))
    tb_win (play, 1u, hunt ? TB_END_EXTERMINATION : TB_END_DELIVERY);
}

void
tb_complete (TbPlay *play,
             guint   seat,
             TbCard  bounty,
             guint   type)
{
  TbPosition *pos = play->pos;
  guint place = place_in_line (pos, bounty), emptied = 0;

  if (place < TB_N_LINE)
    {
      pos->line[place] = TB_NO_CARD;
      emptied = 1u << place;
    }
  tb_disown_bounty (pos, bounty);
  tb_own_bounty (pos, seat, bounty, TB_OWNED_COMPLETED);
  tb_tell (play, TB_EVENT_COMPLETED, seat, emptied == 0, bounty, tb_bounty (bounty)->vp, (int) tb_position_vp (pos, seat));
  tb_test_points (play, seat);
  if (tb_is_over (play))
    return;
  count_for_objective (play, bounty, type);
  if (!tb_is_over (play))
    tb_settle_line (play, emptied);
}

void
tb_discard_bounty (TbPlay *play,
                   TbCard  bounty,
                   int     place)
{
  if (place >= 0)
    play->pos->line[place] = TB_NO_CARD;
  tb_discard (play->pos, bounty);
  tb_tell (play, TB_EVENT_LINE_DISCARDED, TB_NO_SEAT, 0, 0, bounty, place);
}

/* T14.2, T26.5: the next card that is not excluded is put into PLACE. */
static void
fill_place (TbPlay   *play,
            guint     place,
            gboolean  emptied)
{
  TbCard card;

  while ((card = tb_draw_top (play, TB_DECK_BOUNTIES)) != TB_NO_CARD && tb_is_excluded (play->pos, card))
    tb_discard_bounty (play, card, (int) place);
  play->pos->line[place] = card;
  if (card != TB_NO_CARD || emptied)
    tb_tell (play, TB_EVENT_LINE, TB_NO_SEAT, 0, 0, card, (int) place);
}

void
tb_settle_line (TbPlay *play,
                guint   emptied)
{
  TbPosition *pos = play->pos;

  for (guint place = 0; place < TB_N_LINE; place++)
    if (pos->line[place] != TB_NO_CARD && tb_is_excluded (pos, pos->line[place]))
      {
        tb_discard_bounty (play, pos->line[place], (int) place);
        emptied |= 1u << place;
      }
  for (guint place = 0; place < TB_N_LINE; place++)
    if (pos->line[place] == TB_NO_CARD)
      fill_place (play, place, (emptied >> place & 1) != 0);
}
