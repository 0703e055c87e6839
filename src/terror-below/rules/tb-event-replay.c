/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Events replayed onto a position.
 */
#include "tb-rules-private.h"

static void
take_from_deck (TbPosition *pos,
                TbDeck      deck,
                TbCard      card)
{
  TbCard *cards = (TbCard *) tb_deck (pos, deck);

  for (guint i = 0; i < pos->n_deck[deck]; i++)
    if (cards[i] == card)
      {
        memmove (cards + 1, cards, i);
        cards[0] = 0;
        pos->n_deck[deck]--;
        return;
      }
}

/* T2.4: events do not contain the order of the new deck. */
static void
shuffle (TbPosition *pos,
         TbDeck      deck)
{
  TbCard cards[TB_PILES_ROOM];
  guint n = pos->n_deck[deck];

  if (deck == TB_DECK_CHARACTERS)
    return;
  memcpy (cards, tb_deck (pos, deck), n);
  memcpy (cards + n, tb_discards (pos, deck), pos->n_discards[deck]);
  tb_position_set_piles (pos, deck, cards, n + pos->n_discards[deck], NULL, 0);
}

static void
replay_drawn (const BmEvent *event,
              TbPosition    *pos)
{
  TbPlayer *player = &pos->players[event->who];
  TbCard card = (TbCard) event->n;

  if (event->m == TB_DECK_CHARACTERS)
    {
      player->squad |= 1u << (card - TB_FIRST_CHARACTER);
      return;
    }
  take_from_deck (pos, (TbDeck) event->m, card);
  if (event->m == TB_DECK_VEHICLES)
    player->vehicles |= G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE);
  else
    player->things = tb_things_add (player->things, card);
}

static void
remove_from_list (TbCard *cards,
                  guint8 *n,
                  TbCard  card)
{
  for (guint i = 0; i < *n; i++)
    if (cards[i] == card)
      {
        (*n)--;
        memmove (cards + i, cards + i + 1, *n - i);
        cards[*n] = 0;
        return;
      }
}

static void
replay_discarded (const BmEvent *event,
                  TbPosition    *pos)
{
  TbCard card = (TbCard) event->n;

  if (event->who == TB_NO_SEAT)
    take_from_deck (pos, TB_DECK_VEHICLES, card);
  else if (tb_card_is_vehicle (card))
    pos->players[event->who].vehicles &= ~(G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE));
  else if (pos->players[event->who].hat != card)
    pos->players[event->who].things = tb_things_remove (pos->players[event->who].things, card);
  tb_discard (pos, card);
}

/* Setup, decks and the Bounty Line. */
static gboolean
replay_decks (const BmEvent *event,
              TbPosition    *pos)
{
  TbCard card = (TbCard) event->n;
  TbPlayer *player = &pos->players[event->who % TB_MAX_SEATS];

  switch (event->kind)
    {
    case TB_EVENT_FIRST:
      pos->first = pos->turn = event->who;
      return TRUE;
    case TB_EVENT_LOCATION:
      pos->locations[event->n] = event->to;
      return TRUE;
    case TB_EVENT_SHUFFLED:
      shuffle (pos, (TbDeck) event->n);
      return TRUE;
    case TB_EVENT_DRAWN:
      replay_drawn (event, pos);
      return TRUE;
    case TB_EVENT_LEADER:
      player->squad &= ~(1u << (card - TB_FIRST_CHARACTER));
      player->leader = card;
      return TRUE;
    case TB_EVENT_LEFT_OUT:
      player->squad &= ~(1u << (card - TB_FIRST_CHARACTER));
      return TRUE;
    case TB_EVENT_OUT:
      tb_disown_bounty (pos, card);
      return TRUE;
    case TB_EVENT_LINE:
      pos->line[event->m] = card;
      if (card != TB_NO_CARD)
        take_from_deck (pos, TB_DECK_BOUNTIES, card);
      return TRUE;
    case TB_EVENT_LINE_DISCARDED:
      if (event->m >= 0 && pos->line[event->m] == card)
        pos->line[event->m] = TB_NO_CARD;
      else
        take_from_deck (pos, TB_DECK_BOUNTIES, card);
      tb_discard (pos, card);
      return TRUE;
    case TB_EVENT_SETUP_ATTACK:
      if (!tb_worm (card)->starting)
        {
          take_from_deck (pos, TB_DECK_WORMS, card);
          tb_discard (pos, card);
        }
      return TRUE;
    case TB_EVENT_WORM:
      take_from_deck (pos, TB_DECK_WORMS, card);
      pos->slots[event->m].worm = card;
      pos->slots[event->m].target = event->to;
      return TRUE;
    default:
      return FALSE;
    }
}

/* The turn and the Vehicle cards. */
static gboolean
replay_turn (const BmEvent *event,
             TbPosition    *pos)
{
  TbCard card = (TbCard) event->n;
  TbSlot *slot = &pos->slots[event->m >= 0 && event->m < TB_N_SLOTS ? event->m : 0];
  TbPlayer *player = &pos->players[event->who % TB_MAX_SEATS];

  switch (event->kind)
    {
    case TB_EVENT_ROUND:
      pos->round = (guint8) event->n;
      return TRUE;
    case TB_EVENT_TURN:
      pos->turn = event->who;
      pos->bonus = FALSE;
      return TRUE;
    case TB_EVENT_FINAL_TURN:
      remove_from_list (pos->final, &pos->n_final, event->who);
      return TRUE;
    case TB_EVENT_PLAYED:
      player->vehicles &= ~(G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE));
      pos->played = card;
      pos->played_slot = (guint8) event->m;
      if (event->m == TB_NO_SLOT)
        tb_discard (pos, card);
      else
        tb_lay_on (slot, card, event->who);
      return TRUE;
    case TB_EVENT_HID:
      player->vehicles &= ~(G_GUINT64_CONSTANT (1) << (card - TB_FIRST_VEHICLE));
      tb_lay_on (slot, card, event->who | TB_LAID_DOWN);
      return TRUE;
    case TB_EVENT_LAID:
      take_from_deck (pos, TB_DECK_VEHICLES, card);
      tb_lay_on (slot, card, TB_NO_SEAT);
      return TRUE;
    case TB_EVENT_REVEALED:
      for (guint i = 0; i < slot->n_cards; i++)
        if (slot->cards[i] == card)
          slot->by[i] &= (guint8) ~TB_LAID_DOWN;
      return TRUE;
    case TB_EVENT_TARGET:
      slot->target = event->to;
      return TRUE;
    case TB_EVENT_AP:
      pos->ap = (guint8) event->n;
      return TRUE;
    case TB_EVENT_TURN_END:
      pos->played = TB_NO_CARD;
      pos->played_slot = TB_NO_SLOT;
      return TRUE;
    default:
      return FALSE;
    }
}

/* Pawns, and what the Leaders carry. */
static gboolean
replay_pawns (const BmEvent *event,
              TbPosition    *pos)
{
  TbPlayer *player = &pos->players[event->who % TB_MAX_SEATS];

  switch (event->kind)
    {
    case TB_EVENT_PLACED:
    case TB_EVENT_MOVED:
    case TB_EVENT_RAMPED:
    case TB_EVENT_JUMPED:
    case TB_EVENT_CARRIED:
      player->at = event->to;
      return TRUE;
    case TB_EVENT_CLEARED:
      tb_remove_rubble (pos, event->from);
      player->rubble++;
      return TRUE;
    case TB_EVENT_SCOOPED:
      player->rubble = (guint8) (player->rubble + tb_clear_rubble (pos, event->from));
      return TRUE;
    case TB_EVENT_TOOK:
      pos->eggs[event->from] = (guint16) (pos->eggs[event->from] - TB_EGG (event->n));
      player->eggs = (guint16) (player->eggs + TB_EGG (event->n));
      if (pos->attack.slot != TB_NO_SLOT && pos->attack.eggs[event->n] == event->from)
        pos->attack.eggs[event->n] = TB_SPACE_NONE;
      return TRUE;
    case TB_EVENT_TRADED_RUBBLE:
    case TB_EVENT_LOST_RUBBLE:
      player->rubble = (guint8) (player->rubble - event->n);
      tb_return_rubble (pos, (guint) event->n);
      return TRUE;
    case TB_EVENT_DELIVERED:
      player->eggs = (guint16) (player->eggs - TB_EGG (event->n));
      pos->supply_eggs[event->n]++;
      return TRUE;
    case TB_EVENT_STOLEN_EGG:
      pos->players[event->from].eggs = (guint16) (pos->players[event->from].eggs - TB_EGG (event->n));
      player->eggs = (guint16) (player->eggs + TB_EGG (event->n));
      return TRUE;
    case TB_EVENT_STOLEN_RUBBLE:
      pos->players[event->from].rubble = (guint8) (pos->players[event->from].rubble - event->n);
      player->rubble = (guint8) (player->rubble + event->n);
      return TRUE;
    case TB_EVENT_DROPPED_EGG:
      player->eggs = (guint16) (player->eggs - TB_EGG (event->n));
      tb_lay_egg (pos, event->to, (guint) event->n);
      return TRUE;
    case TB_EVENT_DROPPED_RUBBLE:
      player->rubble--;
      tb_return_rubble (pos, 1);
      tb_add_rubble (pos, event->to);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
replay_completed (const BmEvent *event,
                  TbPosition    *pos)
{
  TbCard card = event->to;

  if (event->from != 0)
    tb_disown_bounty (pos, card);
  for (guint place = 0; place < TB_N_LINE; place++)
    if (pos->line[place] == card)
      pos->line[place] = TB_NO_CARD;
  tb_own_bounty (pos, event->who, card, TB_OWNED_COMPLETED);
  if (tb_position_is_solo (pos) && pos->options.scenario == TB_SOLO_DELIVERY && !tb_bounty (card)->hunt)
    pos->delivered |= (guint8) (1u << tb_bounty (card)->location);
}

/* Points and cards. */
static gboolean
replay_cards (const BmEvent *event,
              TbPosition    *pos)
{
  TbCard card = (TbCard) event->n;
  TbPlayer *player = &pos->players[event->who % TB_MAX_SEATS];

  switch (event->kind)
    {
    case TB_EVENT_BONUS:
      pos->bonus = TRUE;
      return TRUE;
    case TB_EVENT_HIDDEN_BOUNTY:
      if (event->m != 0)
        take_from_deck (pos, TB_DECK_BOUNTIES, card);
      for (guint place = 0; place < TB_N_LINE; place++)
        if (pos->line[place] == card)
          pos->line[place] = TB_NO_CARD;
      tb_own_bounty (pos, event->who, card, event->m != 0 ? 0 : TB_OWNED_OPEN);
      return TRUE;
    case TB_EVENT_REVIVED:
      player->dead &= ~(1u << (card - TB_FIRST_CHARACTER));
      player->squad |= 1u << (card - TB_FIRST_CHARACTER);
      return TRUE;
    case TB_EVENT_VP:
      player->vp = (guint8) (player->vp + event->n);
      return TRUE;
    case TB_EVENT_COMPLETED:
      replay_completed (event, pos);
      return TRUE;
    case TB_EVENT_USED:
      if (tb_card_is_character (card))
        return TRUE;
      player->things = tb_things_remove (player->things, card);
      pos->using[pos->n_using++] = card;
      return TRUE;
    case TB_EVENT_KEPT:
      remove_from_list (pos->using, &pos->n_using, card);
      player->things = tb_things_add (player->things, card);
      return TRUE;
    case TB_EVENT_HAT:
      if (card != TB_NO_CARD)
        remove_from_list (pos->using, &pos->n_using, card);
      player->hat = card;
      return TRUE;
    case TB_EVENT_DISCARDED:
      replay_discarded (event, pos);
      return TRUE;
    case TB_EVENT_REMINDER:
      if (event->m != 0)
        pos->effects[pos->n_effects++] = card;
      else
        remove_from_list (pos->effects, &pos->n_effects, card);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
replay_attack_end (const BmEvent *event,
                   TbPosition    *pos)
{
  TbSlot *slot = &pos->slots[event->m];

  tb_discard (pos, slot->worm);
  for (guint i = 0; i < slot->n_cards; i++)
    tb_discard (pos, slot->cards[i]);
  *slot = (TbSlot) { .worm = TB_NO_CARD, .target = TB_SPACE_NONE };
  tb_attack_clear (&pos->attack);
}

/* Pieces placed by an attack, and its state. */
static gboolean
replay_attack (const BmEvent *event,
               TbPosition    *pos)
{
  switch (event->kind)
    {
    case TB_EVENT_PUT_EGG:
      pos->supply_eggs[event->n]--;
      tb_lay_egg (pos, event->to, (guint) event->n);
      if (pos->attack.slot != TB_NO_SLOT)
        pos->attack.eggs[event->n] = event->to;
      return TRUE;
    case TB_EVENT_PUT_RUBBLE:
      tb_add_rubble (pos, event->to);
      return TRUE;
    case TB_EVENT_GONE_EGG:
      pos->eggs[event->from] = (guint16) (pos->eggs[event->from] - TB_EGG (event->n));
      pos->supply_eggs[event->n]++;
      if (pos->attack.slot != TB_NO_SLOT && pos->attack.eggs[event->n] == event->from)
        pos->attack.eggs[event->n] = TB_SPACE_NONE;
      return TRUE;
    case TB_EVENT_GONE_RUBBLE:
      tb_return_rubble (pos, tb_clear_rubble (pos, event->from));
      return TRUE;
    case TB_EVENT_ATTACK:
      tb_attack_clear (&pos->attack);
      pos->attack.slot = (guint8) event->m;
      return TRUE;
    case TB_EVENT_DESTROYED:
      pos->locations[event->n] = TB_SPACE_NONE;
      return TRUE;
    case TB_EVENT_CAUGHT:
      pos->attack.caught[pos->attack.n_caught++] = event->who;
      return TRUE;
    case TB_EVENT_DAMAGE:
      pos->attack.damage = (guint8) event->m;
      return TRUE;
    case TB_EVENT_PROTECTED:
      pos->attack.safe[pos->attack.n_safe++] = event->who;
      return TRUE;
    case TB_EVENT_DIED:
      pos->players[event->who].leader = TB_NO_CARD;
      pos->players[event->who].at = TB_SPACE_NONE;
      pos->players[event->who].dead |= 1u << (event->n - TB_FIRST_CHARACTER);
      return TRUE;
    case TB_EVENT_ATTACK_END:
      replay_attack_end (event, pos);
      return TRUE;
    case TB_EVENT_ATTACKS:
      pos->attacks = (guint8) event->n;
      return TRUE;
    default:
      return FALSE;
    }
}

static void
replay_end (const BmEvent *event,
            TbPosition    *pos)
{
  switch (event->kind)
    {
    case TB_EVENT_ELIMINATED:
      pos->players[event->who].eliminated = TRUE;
      if (pos->n_final != TB_NO_FINAL)
        remove_from_list (pos->final, &pos->n_final, event->who);
      break;
    case TB_EVENT_FINAL:
      pos->n_final = 0;
      for (guint seats = (guint) event->n; (seats & 7) != 7 && pos->n_final < TB_MAX_SEATS - 1; seats >>= 3)
        pos->final[pos->n_final++] = seats & 7;
      break;
    case TB_EVENT_TROPHY:
      pos->trophies |= (guint8) (1u << event->n);
      break;
    case TB_EVENT_WON:
    case TB_EVENT_LOST:
      pos->winners = event->kind == TB_EVENT_WON ? (guint8) event->n : 0;
      pos->step = TB_STEP_OVER;
      tb_attack_clear (&pos->attack);
      break;
    case TB_EVENT_SCORE:
      pos->score = event->n;
      break;
    default: /* no change of the position: dice, the `hunt` of a player, pieces that could not be placed ... */
      break;
    }
}

void
tb_event_replay (const BmEvent *event,
                 TbPosition    *pos)
{
  if (!replay_decks (event, pos) && !replay_turn (event, pos) && !replay_pawns (event, pos) && !replay_cards (event, pos)
      && !replay_attack (event, pos))
    replay_end (event, pos);
}
