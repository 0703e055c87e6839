/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bm-motion.h"
#include "tb-hunt.h"
#include "tb-scale.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * A Worm's attack, in place of the actions: its face and hearts, the caught seats in order, the dice; each Weapon or
 * card that can be used with its effect; after the killing blow the rewards.  It has the buttons `Done`, `Roll again`
 * and `Keep the roll` of these decisions.
 *
 * Group `Hunt`.  Signals: see tb_parts_install ().
 */
#define TB_TYPE_HUNT_PANEL (tb_hunt_panel_get_type ())
G_DECLARE_FINAL_TYPE (TbHuntPanel, tb_hunt_panel, TB, HUNT_PANEL, GtkWidget)

/* Whether VIEW waits for a decision of a hunt. */
gboolean tb_hunt_panel_is_needed   (const TbPosition *view);

void     tb_hunt_panel_show        (TbHuntPanel      *self,
                         const TbShow *show);
/* Shows the change by EVENT of an attack; returns the duration in milliseconds, 0: no animation. */
guint    tb_hunt_panel_play_event  (TbHuntPanel      *self,
                                const BmEvent *event);
void     tb_hunt_panel_finish      (TbHuntPanel      *self);
void     tb_hunt_panel_set_motion  (TbHuntPanel      *self,
                               BmMotion motion);
void     tb_hunt_panel_set_scale   (TbHuntPanel      *self,
                              const TbScale *scale);

G_END_DECLS
