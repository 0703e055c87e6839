/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "wr-rule-at-hand.h"

#include <string.h>

#include "bm-card-button.h"
#include "bm-rulebook.h"
#include "wr-card-set.h"
#include "wr-learn.h"
#include "wr-space-button.h"

/* The rules of the table's buttons. */
static const struct
{
  const char *action;
  WrMoveKind  kind;
  const char *rule; /* where there is no kind of move */
} buttons[] = {
  { "table.fly", WR_MOVE_FLY, NULL },
  { "table.dig", WR_MOVE_DIG, NULL },
  { "table.peck", WR_MOVE_PECK, NULL },
  { "table.eat", WR_MOVE_EAT, NULL },
  { "table.drill", WR_MOVE_DRILL, NULL },
  { "table.rest", WR_MOVE_REST, NULL },
  { "table.break", WR_MOVE_BREAK, NULL },
  { "table.move", WR_MOVE_MOVE, NULL },
  { "table.push", WR_MOVE_PUSH, NULL },
  { "table.bite", WR_MOVE_BITE, NULL },
  { "table.bedrock", WR_MOVE_BEDROCK, NULL },
  { "table.raise", WR_MOVE_RAISE, NULL },
  { "table.power", WR_MOVE_USE, NULL },
  { "table.end-turn", 0, "R5.5" },
  { "table.show-hand", 0, "R13.1" },
  { "win.tonight", 0, "R8" },
};

const char *
wr_rule_of_kind (WrMoveKind kind,
                 gboolean   by_bird)
{
  switch ((int) kind)
    {
    case WR_MOVE_FLY:
      return "R6.1";
    case WR_MOVE_DIG:
      return "R6.2";
    case WR_MOVE_BREAK:
      return by_bird ? "R6.4" : "R10.4";
    case WR_MOVE_PECK:
      return "R6.5";
    case WR_MOVE_EAT:
      return "R6.6";
    case WR_MOVE_DRILL:
      return "R6.7";
    case WR_MOVE_REST:
      return "R6.8";
    case WR_MOVE_MOVE:
      return "R10.1";
    case WR_MOVE_PUSH:
      return "R10.2";
    case WR_MOVE_BITE:
      return "R10.3";
    case WR_MOVE_BEDROCK:
      return "R10.5";
    case WR_MOVE_RAISE:
      return "R10.6";
    case WR_MOVE_USE:
      return "R13.2";
    default:
      return NULL;
    }
}

static const char *
rule_of_button (GtkWidget *button,
                gboolean   by_bird)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));

  for (guint i = 0; action != NULL && i < G_N_ELEMENTS (buttons); i++)
    if (g_str_equal (buttons[i].action, action))
      return buttons[i].rule != NULL ? buttons[i].rule : wr_rule_of_kind (buttons[i].kind, by_bird);
  return NULL;
}

/* The page about that very card, or else that about playing one. */
static const char *
rule_of_card (guint8   card,
              gboolean by_bird)
{
  const BmRulebook *book = bm_rulebook (&wr_learn);

  for (guint i = 0; card != WR_NO_CARD && i < bm_rulebook_n_pages (book); i++)
    {
      const BmRulePage *page = bm_rulebook_page (book, i);

      for (guint j = 0; j < page->cards->len; j++)
        if (g_str_equal (g_ptr_array_index (page->cards, j), wr_card (card)->id))
          return page->id;
    }
  return by_bird ? "R6.9" : "R10.7";
}

/* The rule about the contents of a space; NULL for open ground and Dirt. */
static const char *
rule_of_space (WrSpace           space,
               const WrPosition *pos)
{
  if (!wr_space_on_board (space))
    return "R14.1";
  if (wr_position_has_lava (pos, space))
    return "R9.4";
  if (wr_position_has_wormhole (pos, space))
    return "R12";
  if (wr_position_has_bedrock (pos, space))
    return "R9.1";
  if (wr_position_grass_space (pos, wr_space_column (space)) != space)
    return NULL;
  if (pos->on_grass[WR_GRAVESTONES][wr_space_column (space)] > 0)
    return "R9.3";
  return pos->on_grass[WR_DRILLS][wr_space_column (space)] > 0 ? "R9.2" : NULL;
}

const char *
wr_rule_of_widget (GtkWidget        *focus,
                   const WrPosition *pos)
{
  gboolean by_bird = pos->turn == WR_SIDE_BIRD;

  if (focus == NULL)
    return NULL;
  if (WR_IS_SPACE_BUTTON (focus))
    return rule_of_space (wr_space_button_get_space (WR_SPACE_BUTTON (focus)), pos);
  if (BM_IS_CARD_BUTTON (focus))
    return rule_of_card (bm_card_button_get_card (BM_CARD_BUTTON (focus)), by_bird);
  return GTK_IS_ACTIONABLE (focus) ? rule_of_button (focus, by_bird) : NULL;
}
