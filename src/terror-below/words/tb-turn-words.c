/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-turn-words.h"

#include <glib/gi18n-lib.h>

#include "tb-move.h"
#include "tb-rules.h"
#include "tb-words.h"

/* What a choice is about, where the effect of a card says more than what is chosen from. */
static const struct
{
  TbEffectKind effect;
  TbOptionKind option;
  const char  *words;
} pick_asks[] = {
  { TB_EFFECT_DROP_RUBBLE, TB_OPTION_SPACE, N_("choose where the Rubble falls.") },
  { TB_EFFECT_LASSO, TB_OPTION_SPACE, N_("choose where you take an Egg.") },
  { TB_EFFECT_STUNT, TB_OPTION_SPACE, N_("choose where you land.") },
  { TB_EFFECT_SHOVE, TB_OPTION_SPACE, N_("choose where that pawn goes.") },
  { TB_EFFECT_SHOVE, TB_OPTION_SEAT, N_("choose whom you shove away.") },
  { TB_EFFECT_SHOOT_HAT, TB_OPTION_SEAT, N_("choose whose Hat you shoot off.") },
  { TB_EFFECT_STEAL_EGG, TB_OPTION_SEAT, N_("choose whose Egg you take.") },
  { TB_EFFECT_STEAL_EGG, TB_OPTION_COLOUR, N_("choose the Egg that you take.") },
  { TB_EFFECT_TAKE_EGG, TB_OPTION_COLOUR, N_("choose the Egg that you take.") },
  { TB_EFFECT_LASSO, TB_OPTION_COLOUR, N_("choose the Egg that you take.") },
  { TB_EFFECT_LOAD_SHIFTS, TB_OPTION_COLOUR, N_("choose the Egg that falls off.") },
  { TB_EFFECT_REFRESH_LINE, TB_OPTION_CARD, N_("choose a Bounty to discard.") },
  { TB_EFFECT_SWAP_TARGETS, TB_OPTION_PAIR, N_("choose the two Targets that change places.") },
};

/* What is to be picked for CARD, called NAME. */
static char *
pick_words (const TbPosition *pos,
            TbCard            card,
            const char       *name)
{
  BmMove moves[BM_MAX_MOVES];
  gboolean chooses = tb_rules_legal (pos, moves) > 0 && TB_MOVE_KIND (moves[0]) == TB_MOVE_CHOOSE;
  guint option = chooses ? TB_MOVE_A (moves[0]) : TB_OPTION_WORD;

  for (guint i = 0; i < G_N_ELEMENTS (pick_asks); i++)
    if (pick_asks[i].effect == tb_effect (card)->kind && pick_asks[i].option == option)
      /* Translators: %1$s is a card, %2$s what it asks: "choose where the Rubble falls." */
      return g_strdup_printf (_("%1$s: %2$s"), name, _(pick_asks[i].words));
  switch (option)
    {
    case TB_OPTION_SPACE:
      return g_strdup_printf (_("%s: choose a space."), name);
    case TB_OPTION_SEAT:
      return g_strdup_printf (_("%s: choose a player."), name);
    case TB_OPTION_COLOUR:
      return g_strdup_printf (_("%s: choose a colour of Egg."), name);
    case TB_OPTION_CARD:
      return g_strdup_printf (_("%s: choose a card."), name);
    case TB_OPTION_PAIR:
      return g_strdup_printf (_("%s: choose two Worms."), name);
    default:
      return g_strdup_printf (_("%s: make your choice."), name);
    }
}

/* Which Target moves, and how far it still has to go: B of the frame counts the steps that were made. */
static char *
toward_words (const TbPosition *pos,
              TbCard            card)
{
  const TbFrame *top = tb_position_top (pos);
  guint steps = tb_effect (card)->steps, made = top == NULL ? 0 : top->b, left = steps > made ? steps - made : 1, slots = 0;
  BmMove moves[BM_MAX_MOVES];
  guint n = tb_rules_legal (pos, moves);

  for (guint i = 0; i < n; i++)
    if (TB_MOVE_KIND (moves[i]) == TB_MOVE_TARGET)
      slots |= 1u << TB_MOVE_A (moves[i]);
  if ((slots & (slots - 1)) != 0)
    return g_strdup_printf (_("%s: choose which Target moves, and where."), tb_card_words (card));
  if (slots == 0)
    return g_strdup_printf (_("%s: choose where the Target goes."), tb_card_words (card));
  /* Translators: %1$s is a card, %2$u the number of a Target. */
  return g_strdup_printf (ngettext ("%1$s: choose where Target %2$u goes. %3$u step is left.",
                                    "%1$s: choose where Target %2$u goes. %3$u steps are left.", left),
                          tb_card_words (card), (guint) __builtin_ctz (slots) + 1, left);
}

/* The decision of a card: its name, and what to choose. */
static char *
card_asks_words (const TbPosition *pos,
                 TbAsks            asks)
{
  TbCard card = tb_asks_card (pos);
  const char *name = card == TB_NO_CARD ? "" : tb_card_words (card);

  if (card == TB_NO_CARD)
    return g_strdup (asks == TB_ASKS_TOWARD ? _("Choose where the Target goes.") : _("Choose."));
  if (asks == TB_ASKS_TOWARD)
    return toward_words (pos, card);
  if (asks == TB_ASKS_YES_NO)
    return g_strdup_printf (_("%s: use it?"), name);
  if (asks == TB_ASKS_HOSPITAL)
    return g_strdup_printf (_("%s: whom do you bring back?"), name);
  return asks == TB_ASKS_PICK ? pick_words (pos, card, name) : g_strdup_printf (_("%s: make your choice."), name);
}

char *
tb_asks_words (const TbPosition *pos)
{
  TbAsks asks = tb_asks_of (pos);

  switch ((guint) asks)
    {
    case TB_ASKS_NOTHING:
      return g_strdup ("");
    case TB_ASKS_LEADER:
      return g_strdup (pos->step == TB_STEP_SETUP ? _("Choose the Leader of your squad.")
                                                  : _("Your Leader is dead. Choose the next one."));
    case TB_ASKS_LEAVE:
      return g_strdup (_("Choose whom you leave out."));
    case TB_ASKS_START:
      return g_strdup (_("Choose the Location where you start."));
    case TB_ASKS_RETURN:
      return g_strdup (_("Choose the Location where you return."));
    case TB_ASKS_PLAY:
      return g_strdup (_("Choose a Vehicle card, then a Worm."));
    case TB_ASKS_ADD:
      return g_strdup (_("Boots: choose a second Vehicle card for its Action Points."));
    case TB_ASKS_ACT:
      return g_strdup_printf (ngettext ("%u Action Point left.", "%u Action Points left.", pos->ap), pos->ap);
    case TB_ASKS_DRAW:
      return g_strdup (_("You trade your Rubble: draw an Item or a Weapon."));
    case TB_ASKS_FACILITY:
      return g_strdup (_("Hidden Bounty: one of the Line, or the deck’s."));
    case TB_ASKS_HOSPITAL:
      return tb_asks_card (pos) == TB_NO_CARD ? g_strdup (_("Hospital: choose whom you bring back."))
                                              : card_asks_words (pos, asks);
    case TB_ASKS_HIDE:
      return g_strdup (_("Bicycle: hide a card on a Worm, or press Done."));
    case TB_ASKS_DISCARD:
      return g_strdup (_("Too many Vehicle cards: discard one."));
    case TB_ASKS_HUNT:
      return g_strdup (_("You are caught. Use a Weapon, or press Done."));
    case TB_ASKS_CAUGHT:
      return g_strdup (_("The Worm is about to eat you. Use a card that protects you, or press Done."));
    case TB_ASKS_CLAIM:
      return g_strdup (_("You have beaten the Worm. Choose your reward."));
    default:
      return card_asks_words (pos, asks);
    }
}

char *
tb_banner_words (BmMatch  *match,
                 gboolean  waits)
{
  const TbPosition *pos = bm_match_get_position (match);
  int seat = bm_match_get_to_act (match);
  g_autofree char *words = NULL;

  if (seat == BM_SIDE_NOBODY || seat == pos->turn)
    return NULL;
  if (waits)
    /* Translators: somebody else is at the screen. */
    return g_strdup_printf (_("%s decides"), tb_player_words (match, (guint) seat));
  words = tb_asks_words (pos);
  /* Translators: %1$s is a player, %2$s what that player is asked, a sentence. */
  return g_strdup_printf (_("%1$s: %2$s"), tb_player_words (match, (guint) seat), words);
}

/* The remaining final turns, once the end is certain. */
static char *
final_words (BmMatch          *match,
             const TbPosition *pos)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  if (pos->n_final == TB_NO_FINAL)
    return g_strdup ("");
  if (pos->n_final == 0)
    /* Translators: follows "Terror Below, round 9, Ada’s turn". */
    return g_strdup (_(", the last one"));
  for (guint i = 0; i < pos->n_final; i++)
    g_ptr_array_add (names, (gpointer) tb_player_words (match, pos->final[i]));
  list = tb_list_words (names);
  /* Translators: follows "Terror Below, round 9, Ada’s turn"; %s: the players whose last turns are to come. */
  return g_strdup_printf (_(", final turns: %s"), list);
}

char *
tb_turn_words (BmMatch          *match,
               const TbPosition *pos)
{
  g_autofree char *final = final_words (match, pos);

  if (pos->step == TB_STEP_SETUP)
    return g_strdup (_("Terror Below, before the first round"));
  if (pos->step == TB_STEP_OVER)
    return g_strdup_printf (_("Terror Below, round %u, the match is over"), pos->round);
  if (tb_position_is_solo (pos))
    return g_strdup_printf (_("Terror Below, round %1$u, attack %2$u of %3$u"), pos->round,
                            MIN (pos->attacks + 1u, tb_box->numbers.solo_attacks), tb_box->numbers.solo_attacks);
  /* Translators: %3$s is empty, or like ", final turns: Ada and Max". */
  return g_strdup_printf (_("Terror Below, round %1$u, %2$s’s turn%3$s"), pos->round, tb_player_words (match, pos->turn), final);
}

char *
tb_when_words (BmMatch          *match,
               const TbPosition *pos)
{
  if (pos->step == TB_STEP_SETUP)
    return g_strdup (_("Before the first round"));
  if (pos->step == TB_STEP_OVER)
    return g_strdup_printf (_("Round %u, the match is over"), pos->round);
  if (tb_position_is_solo (pos))
    return g_strdup_printf (_("Turn %1$u, attack %2$u of %3$u"), pos->round,
                            MIN (pos->attacks + 1u, tb_box->numbers.solo_attacks), tb_box->numbers.solo_attacks);
  return g_strdup_printf (_("Round %1$u, %2$s’s turn"), pos->round, tb_player_words (match, pos->turn));
}

char *
tb_to_go_words (const TbDanger *danger)
{
  if (!danger->in_play)
    return g_strdup (_("out of play"));
  if (danger->to_go == 0)
    return g_strdup (_("attacks after this turn"));
  return g_strdup_printf (ngettext ("attacks after %u more card", "attacks after %u more cards", danger->to_go),
                          danger->to_go);
}

char *
tb_to_go_short_words (const TbDanger *danger)
{
  if (!danger->in_play)
    return g_strdup (_("out of play"));
  if (danger->to_go == 0)
    /* Translators: when a Worm attacks, where there is little room. */
    return g_strdup (_("after this turn"));
  return g_strdup_printf (ngettext ("after %u more card", "after %u more cards", danger->to_go), danger->to_go);
}

/* HITS and SAFE: names of players. */
static char *
hit_words (const TbDanger *danger,
           const char     *hits,
           const char     *safe)
{
  if (!danger->in_play)
    return g_strdup ("");
  if (danger->unknown)
    return danger->hits == 0 ? g_strdup (_("hidden cards will move it"))
                             : g_strdup_printf (_("hits %s, but hidden cards will move it"), hits);
  if (danger->hits == 0 && danger->safe == 0)
    return g_strdup (_("hits nobody"));
  if (danger->hits == 0)
    return g_strdup_printf (_("hits nobody, %s safe indoors"), safe);
  if (danger->safe == 0)
    return g_strdup_printf (_("hits %s"), hits);
  return g_strdup_printf (_("hits %1$s, %2$s safe indoors"), hits, safe);
}

char *
tb_hits_words (BmMatch        *match,
               const TbDanger *danger)
{
  g_autofree char *hits = tb_players_words (match, danger->hits), *safe = tb_players_words (match, danger->safe);

  return hit_words (danger, hits, safe);
}

/* The players of the seats in BITS, with their spaces. */
static char *
players_at_words (BmMatch          *match,
                  const TbPosition *view,
                  guint             bits)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < view->options.players; seat++)
    if ((bits >> seat & 1) != 0)
      /* Translators: a player and a space: "Ada at b3". */
      g_ptr_array_add (words, g_strdup_printf (_("%1$s at %2$s"), tb_player_words (match, seat),
                                               tb_space_words (view->players[seat].at)));
  return tb_list_words (words);
}

char *
tb_danger_words (BmMatch          *match,
                 const TbPosition *view,
                 const TbDanger   *danger)
{
  g_autofree char *hits = players_at_words (match, view, danger->hits), *safe = tb_players_words (match, danger->safe);

  return hit_words (danger, hits, safe);
}

char *
tb_distraction_words (BmMatch             *match,
                      guint                slot,
                      const TbDistraction *distraction)
{
  const TbDanger *after = &distraction->after;
  g_autofree char *to_go = tb_to_go_words (after), *hits = tb_hits_words (match, after);
  TbSpace to = distraction->n_steps == 0 ? distraction->before.centre : distraction->steps[distraction->n_steps - 1].to;

  if (distraction->hidden)
    /* Translators: a card is hidden on a Worm; %2$s is a space, the others are like "hits Ada", "attacks after 2 more cards". */
    return g_strdup_printf (_("Hidden on Worm %1$u, it attacks from %2$s: %3$s, %4$s."), slot + 1, tb_space_words (after->centre),
                            hits, to_go);
  if (to == distraction->before.centre)
    /* Translators: %2$s and %3$s are like "hits Ada" and "attacks after 2 more cards". */
    return g_strdup_printf (_("Target %1$u would stay: %2$s, %3$s."), slot + 1, hits, to_go);
  return g_strdup_printf (_("Target %1$u would go to %2$s: %3$s, %4$s."), slot + 1, tb_space_words (to), hits, to_go);
}

/* SEAT with its person: "Blue: Max"; NAME may be empty. */
static char *
person_words (guint       seat,
              const char *name)
{
  if (*name == '\0')
    return g_strdup (tb_seat_words (seat));
  /* Translators: a color and a person's name: "Blue: Max". */
  return g_strdup_printf (_("%1$s: %2$s"), tb_seat_words (seat), name);
}

char *
tb_decides_words (const TbPosition *pos,
                  const char       *name)
{
  guint seat = (guint) tb_position_to_act (pos), worm = pos->attack.slot + 1u;
  g_autofree char *person = person_words (seat, name);

  switch ((guint) tb_asks_of (pos))
    {
    case TB_ASKS_HUNT:
      /* Translators: %s is a person, "Blue: Max" or "Blue". */
      return g_strdup_printf (_("%1$s, hunt Worm %2$u. Everybody else looks away, please."), person, worm);
    case TB_ASKS_CAUGHT:
      return g_strdup_printf (_("%1$s, Worm %2$u is about to eat you. Everybody else looks away, please."), person, worm);
    case TB_ASKS_CLAIM:
      return g_strdup_printf (_("%1$s, choose your reward for Worm %2$u. Everybody else looks away, please."), person, worm);
    default:
      if (seat != pos->turn && pos->step != TB_STEP_SETUP)
        return g_strdup_printf (_("%s, you are asked for a card. Everybody else looks away, please."), person);
      if (*name == '\0')
        return g_strdup_printf (_("%s, it is your turn. Everybody else looks away, please."), person);
      return g_strdup_printf (_("%s. Everybody else looks away, please."), person);
    }
}
