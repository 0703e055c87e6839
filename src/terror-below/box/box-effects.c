/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Effects: their windows, and which parameters can be combined.  The parameters: box-fields.c.
 */
#include "box-reader.h"

static const char *const effect_names[TB_N_EFFECTS + 1] = {
  [TB_EFFECT_NONE] = "",
  [TB_EFFECT_ALL_CLOSER] = "all-closer",
  [TB_EFFECT_DAMAGE] = "damage",
  [TB_EFFECT_DICE_DAMAGE] = "dice-damage",
  [TB_EFFECT_DISCARD_DAMAGE] = "discard-damage",
  [TB_EFFECT_DRAW] = "draw",
  [TB_EFFECT_DROP_RUBBLE] = "drop-rubble",
  [TB_EFFECT_EXTRA_AP] = "extra-ap",
  [TB_EFFECT_HIDDEN_BOUNTY] = "hidden-bounty",
  [TB_EFFECT_HIDE_CARD] = "hide-card",
  [TB_EFFECT_HOOK] = "hook",
  [TB_EFFECT_LASSO] = "lasso",
  [TB_EFFECT_LOAD_SHIFTS] = "load-shifts",
  [TB_EFFECT_MOVE_TARGET] = "move-target",
  [TB_EFFECT_NUDGE] = "nudge",
  [TB_EFFECT_PHOTO] = "photo",
  [TB_EFFECT_PROTECT] = "protect",
  [TB_EFFECT_REFRESH_LINE] = "refresh-line",
  [TB_EFFECT_REROLL] = "reroll",
  [TB_EFFECT_REVIVE] = "revive",
  [TB_EFFECT_REVIVE_OR_AP] = "revive-or-ap",
  [TB_EFFECT_SECOND_CARD] = "second-card",
  [TB_EFFECT_SHAKE] = "shake",
  [TB_EFFECT_SHOOT_HAT] = "shoot-hat",
  [TB_EFFECT_SHOVE] = "shove",
  [TB_EFFECT_STEAL_EGG] = "steal-egg",
  [TB_EFFECT_STUNT] = "stunt",
  [TB_EFFECT_SWAP_TARGETS] = "swap-targets",
  [TB_EFFECT_TAKE_EGG] = "take-egg",
  [TB_EFFECT_TAKE_RUBBLE] = "take-rubble",
  [TB_EFFECT_VP] = "vp",
  NULL
};

/* In the order of the bits. */
static const char *const window_names[] = {
  "turn", "action", "hunt", "caught", "distracted", "ramped", "rolled", "killing-blow", "dying", "leader-killed", "always",
  "add", "ability", "bonus", NULL
};

/* --- Windows ----------------------------------------------------------------------------------------------------- */

/* The allowed windows of each effect. */
static const guint16 effect_windows[TB_N_EFFECTS] = {
  [TB_EFFECT_ALL_CLOSER] = TB_WINDOW_ABILITY | TB_WINDOW_TURN,
  [TB_EFFECT_DAMAGE] = TB_WINDOW_HUNT,
  [TB_EFFECT_DICE_DAMAGE] = TB_WINDOW_HUNT,
  [TB_EFFECT_DISCARD_DAMAGE] = TB_WINDOW_HUNT,
  [TB_EFFECT_DRAW] = TB_WINDOW_ABILITY | TB_WINDOW_TURN | TB_WINDOW_BONUS,
  [TB_EFFECT_DROP_RUBBLE] = TB_WINDOW_ABILITY | TB_WINDOW_TURN,
  [TB_EFFECT_EXTRA_AP] = TB_WINDOW_TURN,
  [TB_EFFECT_HIDDEN_BOUNTY] = TB_WINDOW_TURN | TB_WINDOW_BONUS,
  [TB_EFFECT_HIDE_CARD] = TB_WINDOW_ABILITY,
  [TB_EFFECT_HOOK] = TB_WINDOW_ALWAYS | TB_WINDOW_TURN,
  [TB_EFFECT_LASSO] = TB_WINDOW_TURN,
  [TB_EFFECT_LOAD_SHIFTS] = TB_WINDOW_ABILITY,
  [TB_EFFECT_MOVE_TARGET] = TB_WINDOW_HUNT | TB_WINDOW_TURN,
  [TB_EFFECT_NUDGE] = TB_WINDOW_DISTRACTED,
  [TB_EFFECT_PHOTO] = TB_WINDOW_TURN,
  [TB_EFFECT_PROTECT] = TB_WINDOW_DYING | TB_WINDOW_CAUGHT,
  [TB_EFFECT_REFRESH_LINE] = TB_WINDOW_TURN | TB_WINDOW_ACTION,
  [TB_EFFECT_REROLL] = TB_WINDOW_ROLLED,
  [TB_EFFECT_REVIVE] = TB_WINDOW_TURN | TB_WINDOW_BONUS,
  [TB_EFFECT_REVIVE_OR_AP] = TB_WINDOW_TURN,
  [TB_EFFECT_SECOND_CARD] = TB_WINDOW_ADD,
  [TB_EFFECT_SHAKE] = TB_WINDOW_ABILITY,
  [TB_EFFECT_SHOOT_HAT] = TB_WINDOW_HUNT | TB_WINDOW_TURN,
  [TB_EFFECT_SHOVE] = TB_WINDOW_HUNT | TB_WINDOW_TURN,
  [TB_EFFECT_STEAL_EGG] = TB_WINDOW_TURN,
  [TB_EFFECT_STUNT] = TB_WINDOW_TURN,
  [TB_EFFECT_SWAP_TARGETS] = TB_WINDOW_TURN,
  [TB_EFFECT_TAKE_EGG] = TB_WINDOW_KILLING_BLOW,
  [TB_EFFECT_TAKE_RUBBLE] = TB_WINDOW_RAMPED,
  [TB_EFFECT_VP] = TB_WINDOW_ABILITY | TB_WINDOW_TURN | TB_WINDOW_BONUS | TB_WINDOW_LEADER_KILLED,
};

/* Windows of effects that happen automatically, or with a decision. */
#define TRIGGERS (TB_WINDOW_DISTRACTED | TB_WINDOW_RAMPED | TB_WINDOW_ROLLED | TB_WINDOW_KILLING_BLOW | TB_WINDOW_DYING \
                  | TB_WINDOW_LEADER_KILLED)

/* The allowed windows of each owner (cards.md 2.2). */
static const guint16 owner_windows[TB_N_OWNERS] = {
  [TB_OWNER_LOCATION] = TB_WINDOW_BONUS,
  [TB_OWNER_VEHICLE] = TB_WINDOW_ADD | TB_WINDOW_ABILITY,
  [TB_OWNER_ITEM] = TB_WINDOW_TURN | TB_WINDOW_CAUGHT,
  [TB_OWNER_HAT] = TB_WINDOW_ALWAYS | TRIGGERS,
  [TB_OWNER_WEAPON] = TB_WINDOW_HUNT | TB_WINDOW_TURN,
  [TB_OWNER_CHARACTER] = TB_WINDOW_ALWAYS | TB_WINDOW_ACTION | TRIGGERS,
};

/* One window, or `hunt` and `turn`, the two uses of a Weapon. */
static gboolean
read_windows (const BmJson *at,
              TbBoxOwner    owner,
              TbEffect     *effect,
              GError      **error)
{
  BmJson list;
  guint n;

  if (!tb_box_list (at, "window", &list, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      BmJson child;
      guint8 window;

      bm_json_element (&list, i, &child);
      if (!tb_box_word (&child, window_names, "window", &window, error))
        return FALSE;
      if (effect->window >> window & 1)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "stands twice");
      if ((owner_windows[owner] >> window & 1) == 0)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "no such card has the window \"%s\"", window_names[window]);
      if ((effect_windows[effect->kind] >> window & 1) == 0)
        return bm_json_fail (&child, BM_ERROR_UNREADABLE, error, "the effect \"%s\" cannot have the window \"%s\"",
                             effect_names[effect->kind], window_names[window]);
      effect->window |= (guint16) (1u << window);
    }
  if (owner == TB_OWNER_WEAPON && (effect->window & TB_WINDOW_HUNT) == 0)
    return bm_json_fail (&list, BM_ERROR_UNREADABLE, error, "a Weapon has the window \"hunt\"");
  return TRUE;
}

/* --- Combinations ------------------------------------------------------------------------------------------------ */

/* `from` and `each` are required by `hits`, and only allowed with it. */
static gboolean
check_dice (const BmJson   *at,
            const TbEffect *effect,
            GError        **error)
{
  gboolean hits = effect->count == TB_COUNT_HITS;

  if (effect->kind != TB_EFFECT_DICE_DAMAGE)
    return TRUE;
  if (hits && effect->from > 0 && effect->each > 0)
    return TRUE;
  if (!hits && effect->from == 0 && effect->each == 0)
    return TRUE;
  return bm_json_fail_member (at, "count", BM_ERROR_UNREADABLE, error,
                              "\"hits\" has \"from\" and \"each\", the others have neither");
}

/* With a Leader who cannot die a match would never end: automatic protection needs a die, or is a Hat that is
   discarded. */
static gboolean
check_guard (const BmJson   *at,
             TbBoxOwner      owner,
             const TbEffect *effect,
             GError        **error)
{
  if (effect->kind != TB_EFFECT_PROTECT)
    return TRUE;
  if (effect->discard && owner != TB_OWNER_HAT)
    return bm_json_fail_member (at, "discard", BM_ERROR_UNREADABLE, error, "only Hats have it");
  if (effect->window == TB_WINDOW_DYING && effect->die == 0 && !effect->discard)
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "with the window \"dying\" \"protect\" has \"die\" or \"discard\"");
  return TRUE;
}

/* T16.6, T16.9: only powers have limited uses, and only Items are in force for a turn.  A reroll can come with a hook for
   damage, but not for the first Weapons, which would share its counter. */
static gboolean
check_power (const BmJson   *at,
             TbBoxOwner      owner,
             const TbEffect *effect,
             GError        **error)
{
  if (effect->kind == TB_EFFECT_REROLL && effect->hook != TB_HOOK_NONE && (effect->hook != TB_HOOK_DAMAGE || effect->first > 0))
    return bm_json_fail_member (at, "hook", BM_ERROR_UNREADABLE, error,
                                "with the effect \"reroll\" only \"damage\", for all Weapons");
  if (owner == TB_OWNER_CHARACTER)
    return TRUE;
  if (effect->first > 0)
    return bm_json_fail_member (at, "first", BM_ERROR_UNREADABLE, error, "only Characters have it");
  if (effect->kind == TB_EFFECT_REROLL)
    return bm_json_fail_member (at, "effect", BM_ERROR_UNREADABLE, error, "only Characters have \"reroll\"");
  return TRUE;
}

static gboolean
check_effect (const BmJson   *at,
              TbBoxOwner      owner,
              const TbEffect *effect,
              GError        **error)
{
  gboolean hunts = (effect->window & TB_WINDOW_HUNT) != 0, acts = (effect->window & TB_WINDOW_ACTION) != 0;

  /* In a hunt the other effect of the card must be plain damage. */
  if (tb_box_can_have (effect, "damage") && hunts != (effect->damage > 0))
    return bm_json_fail_member (at, "damage", BM_ERROR_UNREADABLE, error, "goes with the window \"hunt\"");
  if (effect->kind == TB_EFFECT_REFRESH_LINE && acts != (effect->cost > 0))
    return bm_json_fail_member (at, "cost", BM_ERROR_UNREADABLE, error, "goes with the window \"action\"");
  return check_dice (at, effect, error) && check_guard (at, owner, effect, error) && check_power (at, owner, effect, error);
}

/* --- The whole --------------------------------------------------------------------------------------------------- */

#define MAX_KEYS 80

static gboolean
check_keys (const BmJson       *at,
            const char *const  *others,
            GError            **error)
{
  const char *keys[MAX_KEYS] = { "window", "effect" };
  guint n = 2;

  for (; *others != NULL; others++)
    keys[n++] = *others;
  n += tb_box_field_keys (&keys[n]);
  g_assert (n < MAX_KEYS);
  return bm_json_check_object (at, keys, error);
}

gboolean
tb_box_effect (const BmJson       *at,
               const char *const  *others,
               TbBoxOwner          owner,
               TbEffect           *effect,
               GError            **error)
{
  *effect = (TbEffect) { 0 };
  return check_keys (at, others, error)
         && tb_box_member_word (at, "effect", effect_names, "effect", &effect->kind, error)
         && read_windows (at, owner, effect, error)
         && tb_box_fields (at, effect, error)
         && check_effect (at, owner, effect, error);
}

/* --- Writing ----------------------------------------------------------------------------------------------------- */

const char *
tb_box_effect_name (TbEffectKind kind)
{
  return effect_names[kind];
}

void
tb_box_append_windows (guint    windows,
                       GString *string)
{
  gsize start = string->len;

  for (guint i = 0; window_names[i] != NULL; i++)
    if (windows >> i & 1)
      g_string_append_printf (string, "%s%s", string->len > start ? ", " : "", window_names[i]);
}
