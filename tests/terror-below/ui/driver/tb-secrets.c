/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-secrets.h"

#include <string.h>

#include "bm-art.h"
#include "tb-judge.h"
#include "tb-parts.h"
#include "tb-places.h"
#include "tb-rules.h"
#include "tb-space-button.h"
#include "tb-table-private.h"

static void
append_property (GString               *all,
                 GtkWidget             *widget,
                 const char            *name,
                 GtkAccessibleProperty  property)
{
  /* The way to read a property back: what it is not. */
  g_autofree char *value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");

  if (value != NULL && !g_str_equal (value, "undefined"))
    g_string_append_printf (all, " %s=%s", name, value);
}

/* What the places of a Worm's cards say where they are pointed at. */
static void
append_places (GString   *all,
               GtkWidget *places)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

  for (int x = 2; x < gtk_widget_get_width (places); x += 4)
    {
      gboolean says;

      g_signal_emit_by_name (places, "query-tooltip", x, 4, FALSE, tooltip, &says);
      g_string_append_c (all, says ? '+' : '-');
    }
}

/* But those that an overlay gives to what it has once placed. */
static void
append_classes (GString   *all,
                GtkWidget *widget)
{
  static const char *const sides[] = { "left", "right", "top", "bottom", NULL };
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);

  for (guint i = 0; classes[i] != NULL; i++)
    if (!g_strv_contains (sides, classes[i]))
      g_string_append_printf (all, " .%s", classes[i]);
}

static void
append_widget (GString   *all,
               GtkWidget *widget,
               guint      depth)
{
  const char *tooltip = gtk_widget_get_tooltip_markup (widget);

  g_string_append_printf (all, "%*s%s %x %d", (int) depth, "", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_state_flags (widget),
                          gtk_widget_get_visible (widget));
  append_classes (all, widget);
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (all, " says=%s", gtk_label_get_label (GTK_LABEL (widget)));
  if (tooltip != NULL)
    g_string_append_printf (all, " tip=%s", tooltip);
  append_property (all, widget, "name", GTK_ACCESSIBLE_PROPERTY_LABEL);
  append_property (all, widget, "description", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  append_property (all, widget, "value", GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  append_property (all, widget, "keys", GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
  if (TB_IS_PLACES (widget))
    append_places (all, widget);
  g_string_append_c (all, '\n');
  /* The log takes its lines up when it has time; the tooltip that is up is one of those of the widgets. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!BM_IS_LOG (widget) && !g_str_equal (G_OBJECT_TYPE_NAME (child), "GtkTooltipWindow"))
      append_widget (all, child, depth + 1);
}

void
tb_secrets_append_window (GString  *all,
                          UiDriver *driver)
{
  g_string_append_printf (all, "title %s\n", gtk_window_get_title (GTK_WINDOW (driver->window)));
  append_widget (all, driver->window, 0);
}

/* What changes where something is pointed at or refused. */
static void
append_answer (GString *all,
               TbTable *table,
               TbAt     at)
{
  g_string_append_printf (all, "at %x\n", at);
  append_widget (all, GTK_WIDGET (table->status), 1);
  /* The panels of the Worms say what a card would do. */
  if (TB_AT_KIND (at) == TB_AT_CARD || TB_AT_KIND (at) == TB_AT_WORM)
    append_widget (all, GTK_WIDGET (table->zone), 1);
}

static gboolean
is_place (GtkWidget *widget,
          gpointer   unused)
{
  return TB_IS_SPACE_BUTTON (widget) || (GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "tb-part"));
}

static gboolean
is_label (GtkWidget *widget,
          gpointer   unused)
{
  return GTK_IS_LABEL (widget);
}

void
tb_secrets_append_log (GString  *all,
                       UiDriver *driver)
{
  TbTable *table = tb_driver_table (driver);
  g_autoptr (GPtrArray) labels = NULL;

  bm_table_catch_up (BM_TABLE (table));
  ui_driver_settle ();
  ui_wait_for_layout (driver->window);
  labels = ui_find_all (GTK_WIDGET (table->log), is_label, NULL);
  for (guint i = 0; i < labels->len; i++)
    append_widget (all, g_ptr_array_index (labels, i), 0);
}

void
tb_secrets_append_answers (GString  *all,
                           UiDriver *driver)
{
  TbTable *table = tb_driver_table (driver);
  gboolean decides = !tb_play_is_inactive (table->play) && !tb_table_waits (table);
  g_autoptr (GPtrArray) places = ui_find_all (GTK_WIDGET (table), is_place, NULL);

  for (guint i = 0; i < places->len; i++)
    {
      GtkWidget *place = g_ptr_array_index (places, i);
      TbAt at = TB_IS_SPACE_BUTTON (place) ? TB_AT (TB_AT_SPACE, tb_space_button_get (TB_SPACE_BUTTON (place)))
                                           : tb_part_button_get (place);

      g_signal_emit_by_name (table->board, "at-hovered", at);
      append_answer (all, table, at);
      /* All spaces refuse in the same words what is not to be decided here. */
      if (!tb_show_is_lit (&table->show, at) && (decides || TB_AT_KIND (at) != TB_AT_SPACE))
        {
          tb_table_press (table, at);
          append_answer (all, table, at);
          ui_act (GTK_WIDGET (table), "table.cancel");
        }
    }
  g_signal_emit_by_name (table->board, "at-hovered", TB_AT_NONE);
}

void
tb_secrets_rest (UiDriver *driver)
{
  ui_driver_settle ();
  ui_wait_for_layout (driver->window);
  while (bm_art_is_working ())
    g_main_context_iteration (NULL, TRUE);
  ui_wait_for_layout (driver->window);
}

/* Something of the kind is hidden from the one who looks, and something of it is another one. */
typedef struct
{
  gboolean hidden;
  gboolean other;
} Difference;

static void
add (Difference *difference,
     gboolean    other)
{
  difference->hidden = TRUE;
  difference->other |= other;
}

static gboolean
is_met (const Difference *difference)
{
  return !difference->hidden || difference->other;
}

static void
compare_laid (const TbPosition *pos,
              const TbPosition *twin,
              guint             seat,
              Difference       *laid)
{
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    for (guint i = 0; i < pos->slots[slot].n_cards; i++)
      if ((pos->slots[slot].by[i] & TB_LAID_DOWN) != 0 && (pos->slots[slot].by[i] & ~TB_LAID_DOWN) != seat)
        add (laid, pos->slots[slot].cards[i] != twin->slots[slot].cards[i]);
}

/* Is every hand of Vehicle cards but that of SEAT another one, and some of the Items and Weapons, of the face-down cards, of the
   Hidden Bounties and of the decks, wherever there are any? */
static gboolean
differ (const TbPosition *pos,
        const TbPosition *twin,
        guint             seat)
{
  Difference things = { FALSE }, laid = { FALSE }, bounties = { FALSE };

  for (guint other = 0; other < pos->options.players; other++)
    if (other != seat)
      {
        if (pos->players[other].vehicles != 0 && pos->players[other].vehicles == twin->players[other].vehicles)
          return FALSE;
        if (pos->players[other].things != 0)
          add (&things, pos->players[other].things != twin->players[other].things);
      }
  compare_laid (pos, twin, seat, &laid);
  for (guint i = 0; i < pos->n_owned; i++)
    if ((pos->owned_by[i] & (TB_OWNED_COMPLETED | TB_OWNED_OPEN)) == 0 && (pos->owned_by[i] & TB_OWNED_SEAT) != seat)
      add (&bounties, pos->owned[i] != twin->owned[i]);
  return is_met (&things) && is_met (&laid) && is_met (&bounties)
         && memcmp (pos->piles, twin->piles, sizeof pos->piles) != 0 && pos->seed != twin->seed;
}

void
tb_secrets_make_twin (const TbPosition *pos,
                      guint             seat,
                      guint64          *chance,
                      TbPosition       *twin)
{
  do
    {
      *twin = *pos;
      tb_rules_hide (twin, seat);
      tb_judge_determinize (twin, seat, chance);
    }
  while (!differ (pos, twin, seat));
}

void
tb_secrets_compare (const char *name,
                    const char *one,
                    const char *two)
{
  g_auto (GStrv) lines = g_strsplit (one, "\n", -1), others = g_strsplit (two, "\n", -1);

  for (guint i = 0; lines[i] != NULL || others[i] != NULL; i++)
    {
      if (g_strcmp0 (lines[i], others[i]) != 0)
        g_test_message ("%s, line %u", name, i + 1);
      g_assert_cmpstr (lines[i], ==, others[i]);
    }
}
