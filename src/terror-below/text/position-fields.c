/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position-fields.h"

#include "position-writer.h"

#define PART(name, function) { .key = name, .type = TB_FIELD_PART, .put = function }
#define VALUE(field_type, type_name, member, name) \
  .key = name, .type = field_type, .offset = G_STRUCT_OFFSET (type_name, member)
#define FLAG(type_name, member, name) { VALUE (TB_FIELD_FLAG, type_name, member, name) }
#define SEAT(type_name, member, name) { VALUE (TB_FIELD_SEAT, type_name, member, name) }
#define SLOT(type_name, member, name) { VALUE (TB_FIELD_SLOT, type_name, member, name) }
#define SPACE(type_name, member, name) { VALUE (TB_FIELD_SPACE, type_name, member, name) }
#define NUMBER(type_name, member, name, least, most, number_rule) \
  { VALUE (TB_FIELD_NUMBER, type_name, member, name), .min = least, .max = most, .rule = number_rule }
#define WORD(type_name, member, name, list, first) \
  { VALUE (TB_FIELD_WORD, type_name, member, name), .min = first, .words = list }
#define CARD(type_name, member, name, deck_bits, counted) \
  { VALUE (TB_FIELD_CARD, type_name, member, name), .decks = deck_bits, .taken = counted }
#define LIST(field_type, type_name, member, counter, name) \
  VALUE (field_type, type_name, member, name), .max = sizeof (((type_name *) NULL)->member), \
  .count = G_STRUCT_OFFSET (type_name, counter)
#define SEATS(type_name, member, counter, name) { LIST (TB_FIELD_SEATS, type_name, member, counter, name) }
#define CARDS(type_name, member, counter, name, deck_bits, counted) \
  { LIST (TB_FIELD_CARDS, type_name, member, counter, name), .decks = deck_bits, .taken = counted }
#define END { .key = NULL }

/* A limit far above any value that play can reach. */
#define MANY 99

static const char *const boards[] = { "desert", "canyon", NULL };
static const char *const placings[] = { "standard", "shuffled", "random", NULL };
static const char *const worms[] = { "starting", "drawn", NULL };
static const char *const scenarios[] = { "delivery", "extermination", "scramble", NULL };
static const char *const steps[] = { "setup", "play", "act", "ability", "between", "over", NULL };
static const char *const frames[] = { "setup", "turn", "between", "attack", "hunt",   "weapon",
                                      "guard", "death", "reward", "look",  "effect", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (frames) == TB_N_FRAME_KINDS);

const guint8 tb_decks_by_name[TB_N_DECKS] = { TB_DECK_BOUNTIES, TB_DECK_ITEMS, TB_DECK_VEHICLES, TB_DECK_WEAPONS,
                                              TB_DECK_WORMS };
const guint8 tb_locations_by_name[TB_N_LOCATIONS] = { TB_FACILITY, TB_HOSPITAL, TB_MOTEL, TB_POLICE, TB_STORE };
const guint8 tb_colours_by_name[TB_N_COLOURS] = { TB_ORANGE, TB_PINK, TB_TEAL, TB_VIOLET };

const TbField tb_position_fields[] = {
  NUMBER (TbPosition, ap, "ap", 0, MANY, "T8.1"),
  PART ("attack", tb_put_attack),
  NUMBER (TbPosition, attacks, "attacks", 0, MANY, "T25.6"),
  FLAG (TbPosition, bonus, "bonus"),
  PART ("decks", tb_put_decks),
  PART ("delivered", tb_put_delivered),
  PART ("discards", tb_put_discards),
  CARDS (TbPosition, effects, n_effects, "effects", 1u << TB_DECK_ITEMS, FALSE),
  PART ("eggs", tb_put_board_eggs),
  SEATS (TbPosition, final, n_final, "final"),
  SEAT (TbPosition, first, "first"),
  PART ("format", tb_put_format),
  PART ("line", tb_put_line),
  PART ("locations", tb_put_locations),
  PART ("options", tb_put_options),
  PART ("pending", tb_put_pending),
  NUMBER (TbPosition, picked, "picked", 0, MANY, "T8.5"),
  PART ("played", tb_put_played),
  PART ("players", tb_put_players),
  NUMBER (TbPosition, round, "round", 1, MANY, "T3.5"),
  PART ("rubble", tb_put_rubble),
  PART ("score", tb_put_score),
  PART ("seed", tb_put_seed),
  PART ("slots", tb_put_slots),
  WORD (TbPosition, step, "step", steps, TB_STEP_SETUP),
  PART ("trophies", tb_put_trophies),
  SEAT (TbPosition, turn, "turn"),
  CARDS (TbPosition, using, n_using, "using", 1u << TB_DECK_ITEMS | 1u << TB_DECK_WEAPONS, TRUE),
  PART ("version", tb_put_version),
  PART ("view", tb_put_view),
  PART ("winner", tb_put_winner),
  END
};

const TbField tb_options_fields[] = {
  WORD (TbOptions, board, "board", boards, TB_BOARD_DESERT),
  { VALUE (TB_FIELD_NUMBER, TbOptions, leave, "leave"), .max = TB_N_SQUAD - 1, .rule = "T4.1", .solo = TRUE },
  WORD (TbOptions, locations, "locations", placings, TB_LOCATIONS_STANDARD),
  { VALUE (TB_FIELD_FLAG, TbOptions, queens, "queens"), .solo = TRUE },
  { VALUE (TB_FIELD_WORD, TbOptions, scenario, "scenario"), .words = scenarios, .solo = TRUE },
  WORD (TbOptions, drawn, "worms", worms, FALSE),
  END
};

const TbField tb_played_fields[] = {
  CARD (TbPosition, played, "card", 1u << TB_DECK_VEHICLES, FALSE),
  SLOT (TbPosition, played_slot, "slot"),
  END
};

const TbField tb_player_fields[] = {
  SPACE (TbPlayer, at, "at"),
  PART ("completed", tb_put_completed),
  PART ("dead", tb_put_dead),
  PART ("eggs", tb_put_eggs),
  FLAG (TbPlayer, eliminated, "eliminated"),
  PART ("fresh", tb_put_fresh),
  CARD (TbPlayer, hat, "hat", 1u << TB_DECK_ITEMS, TRUE),
  PART ("hidden", tb_put_hidden),
  PART ("items", tb_put_items),
  CARD (TbPlayer, leader, "leader", 1u << TB_DECK_CHARACTERS, TRUE),
  NUMBER (TbPlayer, rubble, "rubble", 0, MANY, "T2.1"),
  PART ("seat", tb_put_seat),
  PART ("squad", tb_put_squad),
  PART ("used", tb_put_used),
  PART ("vehicles", tb_put_vehicles),
  NUMBER (TbPlayer, vp, "vp", 0, MANY, "T3.2"),
  PART ("weapons", tb_put_weapons),
  END
};

const TbField tb_slot_fields[] = {
  PART ("cards", tb_put_laid),
  SPACE (TbSlot, target, "target"),
  CARD (TbSlot, worm, "worm", 1u << TB_DECK_WORMS, TRUE),
  END
};

const TbField tb_attack_fields[] = {
  SEATS (TbAttack, caught, n_caught, "caught"),
  NUMBER (TbAttack, damage, "damage", 0, MANY, "T19.6"),
  { LIST (TB_FIELD_DICE, TbAttack, dice, n_dice, "dice") },
  PART ("eggs", tb_put_attack_eggs),
  SEATS (TbAttack, safe, n_safe, "safe"),
  SLOT (TbAttack, slot, "slot"),
  END
};

const TbField tb_frame_fields[] = {
  NUMBER (TbFrame, a, "a", 0, G_MAXUINT8, NULL),
  FLAG (TbFrame, asks, "asks"),
  NUMBER (TbFrame, b, "b", 0, G_MAXUINT8, NULL),
  NUMBER (TbFrame, c, "c", 0, G_MAXUINT8, NULL),
  CARD (TbFrame, card, "card", TB_FIELD_ANY_CARD, FALSE),
  WORD (TbFrame, kind, "frame", frames, TB_FRAME_SETUP),
  SEAT (TbFrame, seat, "seat"),
  NUMBER (TbFrame, stage, "stage", 0, G_MAXUINT8, NULL),
  END
};

/* Uses of a Weapon's dice and damage are counted per attack, all others per turn. */
TbUsed *
tb_power_counter (TbPlayer *player,
                  TbCard    card)
{
  const TbEffect *effect = tb_effect (card);

  if (effect->kind == TB_EFFECT_REROLL)
    return &player->used_attack;
  if (effect->kind == TB_EFFECT_REFRESH_LINE && effect->cost > 0)
    return &player->used_turn;
  if (effect->kind != TB_EFFECT_HOOK || effect->first == 0)
    return NULL;
  return effect->hook == TB_HOOK_DAMAGE ? &player->used_attack : &player->used_turn;
}
