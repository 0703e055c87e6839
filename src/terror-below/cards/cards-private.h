/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules-private.h"

G_BEGIN_DECLS

/*
 * One for each kind of effect, except damage and protection in an attack.  An effect runs as TB_FRAME_EFFECT; `stage`,
 * `a`, `b` and `c` of its frame are specific to it.
 */
typedef struct
{
  /* Whether it could have any effect now (G3). */
  gboolean (*can)    (const TbPosition *pos, guint seat, TbCard card);
  /* As in TbFrameClass.  LIST and ANSWER are NULL if it has no decision. */
  void     (*run)    (TbPlay *play, TbFrame *frame);
  void     (*list)   (const TbPosition *pos, const TbFrame *frame, TbMoves *list);
  void     (*answer) (TbPlay *play, TbFrame *frame, BmMove move);
  /* Whether its decision is possible with the frame's stage, a, b and c.  NULL: they must be 0, and CAN must be TRUE. */
  gboolean (*fits)   (const TbPosition *pos, const TbFrame *frame);
  /* The stage in which it waits for a frame that it has pushed, after which it ends; 0: it pushes none. */
  guint8     waits;
} TbEffectClass;

extern const TbEffectClass tb_all_closer_effect, tb_drop_rubble_effect, tb_extra_ap_effect, tb_hidden_bounty_effect,
  tb_hide_card_effect, tb_hook_in_force_effect, tb_lasso_effect, tb_load_shifts_effect, tb_move_target_effect,
  tb_nudge_effect, tb_photo_effect, tb_refresh_line_effect, tb_revive_effect, tb_revive_or_ap_effect,
  tb_shake_effect, tb_shoot_hat_effect, tb_shove_effect, tb_steal_egg_effect, tb_stunt_effect,
  tb_swap_targets_effect, tb_take_card_effect, tb_take_egg_effect, tb_take_rubble_effect, tb_take_vp_effect;

/* --- effect-frame.c --- */

/* The effect of the frame on top is complete: its card is laid down (T16.5). */
void tb_end_effect   (TbPlay  *play);
/* The same after a last gain of VP, which may be 0. */
void tb_gain_and_end (TbPlay  *play,
                      guint    n);

/* The frame waits for its decision.  The whole `run` of effects that begin with their only decision. */
void tb_ask          (TbPlay  *play,
                      TbFrame *frame);

/* --- Options of `pick` --- */

static inline void
tb_list_spaces (TbSpaces  spaces,
                TbMoves  *list)
{
  for (; spaces != 0; spaces &= spaces - 1)
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_SPACE, tb_spaces_first (spaces), 0));
}

/* SEATS: bits. */
static inline void
tb_list_seats (guint    seats,
               TbMoves *list)
{
  for (; seats != 0; seats &= seats - 1)
    tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_SEAT, __builtin_ctz (seats), 0));
}

/* The colours of EGGS. */
static inline void
tb_list_colours (guint16  eggs,
                 TbMoves *list)
{
  for (guint colour = 0; colour < TB_N_COLOURS; colour++)
    if (tb_eggs_count (eggs, colour) > 0)
      tb_moves_add (list, TB_MOVE (TB_MOVE_CHOOSE, TB_OPTION_COLOUR, colour, 0));
}

/* --- targets.c --- */

/* Adds the steps (T1.7) of the Target tokens of SLOTS, bits. */
void     tb_list_steps (const TbPosition *pos,
                        guint             seat,
                        guint             slots,
                        TbToward          toward,
                        TbMoves          *list);
/* Whether there is one. */
gboolean tb_can_step   (const TbPosition *pos,
                        guint             seat,
                        guint             slots,
                        TbToward          toward);

/* --- pawns.c --- */

/* Bits of the other seats whose pawns are beside SEAT's. */
guint    tb_neighbours (const TbPosition *pos,
                        guint             seat);

G_END_DECLS
