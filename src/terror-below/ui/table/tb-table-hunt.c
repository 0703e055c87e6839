/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hunts at the table: the hunt panel replaces the actions.
 */
#include "config.h"

#include "tb-table-private.h"

#include "bm-widget.h"
#include "tb-rules.h"

static void
stand (TbTable  *self,
       gboolean  hunt)
{
  GtkWidget *shown = hunt ? GTK_WIDGET (self->hunt) : GTK_WIDGET (self->actions);
  GtkWidget *focus = bm_widget_find_focus (GTK_WIDGET (self->deeds));

  if (tb_deeds_get_shown (self->deeds) == shown)
    return;
  tb_deeds_show (self->deeds, shown);
  /* What had the focus is no longer there. */
  if (focus != NULL && !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Decisions during an attack that are not part of the hunt are made in the action panel. */
void
tb_table_show_hunt (TbTable *self)
{
  const TbPosition *pos = tb_play_get_position (self->play);

  if (tb_table_is_in_scene (self))
    return;
  tb_hunt_panel_finish (self->hunt);
  stand (self, tb_hunt_panel_is_needed (pos));
  if (tb_hunt_panel_is_needed (pos))
    tb_hunt_panel_show (self->hunt, &self->show);
}

void
tb_table_begin_hunt (TbTable          *self,
                     const TbPosition *view)
{
  TbShow show = self->show;
  TbPosition hidden = *view;

  if (!self->scene)
    return;
  tb_rules_hide (&hidden, TB_NO_SEAT);
  show.view = &hidden;
  show.n_lit = 0;
  show.decides = BM_SIDE_NOBODY;
  tb_hunt_panel_show (self->hunt, &show);
  stand (self, view->attack.slot != TB_NO_SLOT && view->attack.n_caught > 0);
}

void
tb_table_play_hunt (TbTable       *self,
                    const BmEvent *event)
{
  if (!self->scene)
    return;
  tb_hunt_panel_play_event (self->hunt, event);
  if (event->kind == TB_EVENT_CAUGHT)
    stand (self, TRUE);
  else if (event->kind == TB_EVENT_ATTACK_END)
    stand (self, FALSE);
}
