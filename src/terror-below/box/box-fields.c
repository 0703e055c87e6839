/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Parameters of effects.  One table defines them, the effects and hooks that have them, and where they are stored.
 */
#include "box-reader.h"

#include <string.h>

static const char *const hook_names[TB_N_HOOKS + 1] = {
  [TB_HOOK_NONE] = "",
  [TB_HOOK_AP] = "ap",
  [TB_HOOK_COST] = "cost",
  [TB_HOOK_ENTER] = "enter",
  [TB_HOOK_JUMP] = "jump",
  [TB_HOOK_AFTER_PICK_UP] = "after-pick-up",
  [TB_HOOK_REWARD] = "reward",
  [TB_HOOK_VP] = "vp",
  [TB_HOOK_ABILITY] = "ability",
  [TB_HOOK_DRAW] = "draw",
  [TB_HOOK_HAND] = "hand",
  [TB_HOOK_DAMAGE] = "damage",
  NULL
};

static const char *const action_names[TB_N_ACTIONS + 1] = {
  [TB_ACTION_MOVE] = "move",
  [TB_ACTION_RAMP] = "ramp",
  [TB_ACTION_CLEAR] = "clear",
  [TB_ACTION_TAKE] = "take",
  [TB_ACTION_DELIVER] = "deliver",
  [TB_ACTION_JUMP] = "jump",
  NULL
};

static const char *const count_names[] = {
  [TB_COUNT_BEST] = "best",
  [TB_COUNT_SUM] = "sum",
  [TB_COUNT_NO_DOUBLE] = "no-double",
  [TB_COUNT_HITS] = "hits",
  NULL
};

/* In the order of TbToward, without values that the effect cannot have. */
static const char *const closer_or_any[] = { "any", "closer", NULL };
static const char *const away_or_any[] = { "any", "", "away", NULL };

/* From TB_DECK_ITEMS on. */
static const char *const draws_names[] = {
  [TB_DECK_VEHICLES] = "",
  [TB_DECK_WORMS] = "",
  [TB_DECK_BOUNTIES] = "",
  [TB_DECK_ITEMS] = "item",
  [TB_DECK_WEAPONS] = "weapon",
  NULL
};

static const char *const plain_delivery[] = { "plain-delivery", NULL };

/* --- The table --------------------------------------------------------------------------------------------------- */

typedef enum
{
  A_NUMBER,   /* MIN to MAX */
  A_SETTING,  /* the same or "all", stored in `has_set` as well */
  A_FLAG,     /* true; false is the same as a missing key */
  A_WORD,     /* its index in WORDS */
  SOME_NUMBERS, /* bits */
  NOTHING     /* the only word of WORDS, which is not stored */
} FieldKind;

typedef struct
{
  const char        *key;
  FieldKind          kind;
  gsize              offset; /* in TbEffect */
  int                min, max;
  const char *const *words;
  guint32            must;   /* bits of effects that require it */
  guint32            may;    /* bits of effects that allow it */
  guint32            hooks_must, hooks_may; /* the same for hooks */
} Field;

#define E(name) (1u << TB_EFFECT_##name)
#define H(name) (1u << TB_HOOK_##name)
#define AT(member) G_STRUCT_OFFSET (TbEffect, member)

/* The greatest value of `steps` and others: the size of the board. */
#define FAR 7

static const Field fields[] = {
  { "hook", A_WORD, AT (hook), 0, 0, hook_names, E (HOOK), E (REROLL), 0, 0 },
  { "n", A_NUMBER, AT (n), 1, 9, NULL, E (DROP_RUBBLE) | E (VP) | E (EXTRA_AP) | E (REVIVE_OR_AP) | E (TAKE_RUBBLE), 0, 0, 0 },
  { "n", A_NUMBER, AT (n), 1, TB_N_LINE, NULL, E (REFRESH_LINE), 0, 0, 0 },
  { "n", A_NUMBER, AT (n), 1, 20, NULL, E (DAMAGE), 0, 0, 0 },
  { "n", A_NUMBER, AT (n), 0, 20, NULL, E (DISCARD_DAMAGE), 0, 0, 0 },
  { "steps", A_NUMBER, AT (steps), 1, FAR, NULL, E (ALL_CLOSER) | E (LOAD_SHIFTS) | E (SHAKE) | E (MOVE_TARGET), 0, 0, 0 },
  { "dir", A_WORD, AT (dir), 0, 0, closer_or_any, E (MOVE_TARGET), 0, 0, 0 },
  { "dir", A_WORD, AT (dir), 0, 0, away_or_any, E (NUDGE), 0, 0, 0 },
  { "vp", A_NUMBER, AT (vp), 1, 9, NULL, E (STUNT) | E (EXTRA_AP) | E (LASSO), E (MOVE_TARGET), 0, 0 },
  { "damage", A_NUMBER, AT (damage), 1, 20, NULL, 0, E (MOVE_TARGET) | E (SHOOT_HAT) | E (SHOVE), 0, 0 },
  { "beside", A_NUMBER, AT (beside), 1, 20, NULL, 0, E (DAMAGE), 0, 0 },
  { "keep", A_FLAG, AT (keep), 0, 0, NULL, 0, E (DAMAGE), 0, 0 },
  { "blow-vp", A_NUMBER, AT (blow_vp), 1, 9, NULL, 0, E (DAMAGE), 0, 0 },
  { "vp-beside", A_NUMBER, AT (vp_beside), 1, 9, NULL, E (PHOTO), 0, 0, 0 },
  { "vp-inside", A_NUMBER, AT (vp_inside), 1, 9, NULL, E (PHOTO), 0, 0, 0 },
  { "dice", A_NUMBER, AT (dice), 1, 4, NULL, E (DICE_DAMAGE), 0, 0, 0 },
  { "count", A_WORD, AT (count), 0, 0, count_names, E (DICE_DAMAGE), 0, 0, 0 },
  { "rerolls", A_NUMBER, AT (rerolls), 1, 9, NULL, 0, E (DICE_DAMAGE), 0, 0 },
  { "from", A_NUMBER, AT (from), 2, 6, NULL, 0, E (DICE_DAMAGE), 0, 0 },
  { "each", A_NUMBER, AT (each), 1, 9, NULL, E (DISCARD_DAMAGE), E (DICE_DAMAGE), 0, 0 },
  { "cards", A_NUMBER, AT (cards), 1, 9, NULL, E (DISCARD_DAMAGE), 0, 0, 0 },
  { "draws", A_WORD, AT (draws), 0, 0, draws_names, E (DRAW) | E (STEAL_EGG), 0, 0, 0 },
  { "spaces", A_NUMBER, AT (spaces), 1, FAR, NULL, E (STUNT), 0, 0, 0 },
  { "spaces", A_NUMBER, AT (spaces), 1, 1, NULL, 0, 0, H (JUMP), 0 },
  { "range", A_NUMBER, AT (range), 1, FAR, NULL, E (LASSO), 0, 0, 0 },
  { "cost", A_NUMBER, AT (cost), 1, 9, NULL, 0, E (REFRESH_LINE), 0, 0 },
  { "die", A_NUMBER, AT (die), 2, 6, NULL, 0, E (PROTECT), 0, 0 },
  { "discard", A_FLAG, AT (discard), 0, 0, NULL, 0, E (PROTECT), 0, 0 },
  { "for", NOTHING, 0, 0, 0, plain_delivery, 0, 0, H (VP), 0 },
  { "set", A_NUMBER, AT (set), 0, 9, NULL, 0, 0, H (COST) | H (VP), 0 },
  { "set", A_NUMBER, AT (set), 1, 2, NULL, 0, 0, H (ENTER), 0 },
  { "set", A_SETTING, AT (set), 0, TB_SET_ALL - 1, NULL, 0, 0, H (AFTER_PICK_UP), 0 },
  { "set", A_NUMBER, AT (set), 1, 10, NULL, 0, 0, H (REWARD) | H (HAND), 0 },
  { "add", A_NUMBER, AT (add), 1, 9, NULL, 0, 0, H (AP) | H (DAMAGE), 0 },
  { "first", A_NUMBER, AT (first), 1, 9, NULL, 0, 0, 0, H (COST) | H (DAMAGE) },
  { "action", A_WORD, AT (action), 0, 0, action_names, 0, 0, H (COST), 0 },
  { "look", A_NUMBER, AT (look), 2, 2, NULL, 0, 0, H (DRAW), 0 },
  { "vehicles", SOME_NUMBERS, AT (vehicles), TB_BOX_LEAST_VEHICLE, TB_BOX_MOST_VEHICLE, NULL, E (EXTRA_AP), 0,
    H (AP) | H (ABILITY), 0 },
  { "except", SOME_NUMBERS, AT (except), TB_BOX_LEAST_VEHICLE, TB_BOX_MOST_VEHICLE, NULL, E (SECOND_CARD), 0, 0, 0 },
};

static gboolean
must_have (const Field    *field,
           const TbEffect *effect)
{
  return ((field->must >> effect->kind | field->hooks_must >> effect->hook) & 1) != 0;
}

static gboolean
may_have (const Field    *field,
          const TbEffect *effect)
{
  return must_have (field, effect) || ((field->may >> effect->kind | field->hooks_may >> effect->hook) & 1) != 0;
}

static gboolean
read_setting (const BmJson *at,
              const Field  *field,
              TbEffect     *effect,
              GError      **error)
{
  static const char *const words[] = { "all", NULL };
  guint8 index;
  gint64 number = TB_SET_ALL;

  if (bm_json_is_string (at) ? !tb_box_word (at, words, "setting", &index, error)
                             : !bm_json_get_integer (at, field->min, field->max, &number, error))
    return FALSE;
  effect->set = (guint8) number;
  return TRUE;
}

static gboolean
read_field (const BmJson *at,
            const Field  *field,
            TbEffect     *effect,
            GError      **error)
{
  guint8 *byte = &G_STRUCT_MEMBER (guint8, effect, field->offset), index;
  gboolean flag;
  gint64 number;

  switch (field->kind)
    {
    case A_NUMBER:
      if (!bm_json_get_integer (at, field->min, field->max, &number, error))
        return FALSE;
      *byte = (guint8) number;
      return TRUE;
    case A_SETTING:
      return read_setting (at, field, effect, error);
    case A_FLAG:
      if (!bm_json_get_boolean (at, &flag, error))
        return FALSE;
      *byte = flag;
      return TRUE;
    case A_WORD:
      return tb_box_word (at, field->words, field->key, byte, error);
    case SOME_NUMBERS:
      return tb_box_numbers (at, field->min, field->max, &G_STRUCT_MEMBER (guint16, effect, field->offset), error);
    case NOTHING:
      return tb_box_word (at, field->words, field->key, &index, error);
    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
tb_box_can_have (const TbEffect *effect,
                 const char     *key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strcmp (fields[i].key, key) == 0 && may_have (&fields[i], effect))
      return TRUE;
  return FALSE;
}

guint
tb_box_field_keys (const char **keys)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    keys[i] = fields[i].key;
  return G_N_ELEMENTS (fields);
}

/* `hook` is read first: the other parameters depend on it. */
gboolean
tb_box_fields (const BmJson *at,
               TbEffect     *effect,
               GError      **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      const Field *field = &fields[i];
      BmJson child;

      if (!bm_json_member (at, field->key, &child))
        {
          if (must_have (field, effect))
            return bm_json_fail_member (at, field->key, BM_ERROR_UNREADABLE, error, "missing");
          continue;
        }
      if (!tb_box_can_have (effect, field->key))
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "the %s \"%s\" has no such parameter",
                             effect->hook != TB_HOOK_NONE ? "hook" : "effect",
                             effect->hook != TB_HOOK_NONE ? hook_names[effect->hook]
                                                          : tb_box_effect_name ((TbEffectKind) effect->kind));
      if (!may_have (field, effect))
        continue;
      if (!read_field (&child, field, effect, error))
        return FALSE;
      if (field->offset == AT (set) && field->kind != NOTHING)
        effect->has_set = TRUE;
    }
  return TRUE;
}

/* --- Writing ----------------------------------------------------------------------------------------------------- */

static void
append_numbers (guint    bits,
                GString *string)
{
  gsize start = string->len;

  for (guint i = 0; bits >> i != 0; i++)
    if (bits >> i & 1)
      g_string_append_printf (string, "%s%u", string->len > start ? ", " : "", i);
}

/* Whether EFFECT, whose kind allows FIELD, has it. */
static gboolean
is_given (const Field    *field,
          const TbEffect *effect)
{
  return field->kind != NOTHING
         && (must_have (field, effect) || G_STRUCT_MEMBER (guint8, effect, field->offset) != 0);
}

static void
append_value (const Field    *field,
              const TbEffect *effect,
              GString        *string)
{
  guint8 byte = G_STRUCT_MEMBER (guint8, effect, field->offset);

  if (field->kind == SOME_NUMBERS)
    append_numbers (G_STRUCT_MEMBER (guint16, effect, field->offset), string);
  else if (field->kind == A_WORD)
    g_string_append (string, field->words[byte]);
  else if (field->kind == A_SETTING && byte == TB_SET_ALL)
    g_string_append (string, "all");
  else if (field->kind == A_FLAG)
    g_string_append (string, "true");
  else
    g_string_append_printf (string, "%u", byte);
}

void
tb_box_append_parameters (const TbEffect *effect,
                          GString        *string)
{
  gsize start = string->len;

  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (may_have (&fields[i], effect) && is_given (&fields[i], effect))
      {
        g_string_append_printf (string, "%s%s ", string->len > start ? ", " : "", fields[i].key);
        append_value (&fields[i], effect, string);
      }
}

gboolean
tb_box_append_parameter (const TbEffect *effect,
                         const char     *key,
                         GString        *string)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (strcmp (fields[i].key, key) == 0 && may_have (&fields[i], effect) && is_given (&fields[i], effect))
      {
        append_value (&fields[i], effect, string);
        return TRUE;
      }
  return FALSE;
}
