/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "wr-action-panel"

#include "config.h"

#include "wr-action-panel.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "wr-board.h"
#include "wr-choice-panel.h"
#include "wr-end-turn.h"
#include "bm-keys.h"
#include "bm-pips.h"
#include "wr-play-why.h"
#include "wr-undo-words.h"
#include "bm-widget.h"
#include "bm-words.h"
#include "wr-words.h"
#include "bm-wrap.h"

#define MAX_ACTIONS 7

/* In narrow columns words of this length have a smaller font, or no picture beside them. */
#define LONG_LETTERS       8
#define NO_PICTURE_LETTERS 9

/* More columns would make the panel so wide that the board had to shrink. */
#define COLUMNS 2

typedef struct
{
  WrMoveKind  kind;
  const char *action; /* detailed action name */
  const char *what;   /* it does */
} Entry;

static const Entry bird_entries[] = {
  { WR_MOVE_FLY, "table.fly", N_("Flies to any Grass or cleared space") },
  { WR_MOVE_DIG, "table.dig", N_("Digs the space below, or the one to the left or right") },
  { WR_MOVE_PECK, "table.peck", N_("Lures the Worms in one line up to 2 spaces nearer") },
  { WR_MOVE_EAT, "table.eat", N_("Eats a Worm next to the Bird: Hunger rises by 3") },
  { WR_MOVE_DRILL, "table.drill", N_("Puts a Drill on this Grass, which sinks it by 1 each night") },
  { WR_MOVE_REST, "table.rest", N_("Gives 2 Health back") },
  { WR_MOVE_BREAK, "table.break", N_("Takes away a Bedrock next to the Bird") },
};

static const Entry worm_entries[] = {
  { WR_MOVE_MOVE, "table.move", N_("Moves a Worm or Zombie to a space next to it") },
  { WR_MOVE_PUSH, "table.push", N_("Pushes the Grass above or beside a Worm up by 1") },
  { WR_MOVE_BITE, "table.bite", N_("Bites a Bird nearby: it loses 1 Health and 1 action") },
  { WR_MOVE_BREAK, "table.break", N_("Takes away a Bedrock near a Worm") },
  { WR_MOVE_BEDROCK, "table.bedrock", N_("Puts a Bedrock into packed Dirt near a Worm") },
  { WR_MOVE_RAISE, "table.raise", N_("Makes a Gravestone near a Worm a Zombie") },
};

struct _WrActionPanel
{
  GtkWidget    parent_instance;

  WrSide       side;
  const Entry *entries;
  guint        n_entries;
  GtkWidget   *buttons[MAX_ACTIONS];

  GtkLabel    *left;
  BmPips      *pips;
  GtkStack    *stack;
  GtkGrid     *grid;
  WrChoicePanel *choice;
  GtkButton   *end_turn;
  GtkButton   *undo;
  GtkButton   *redo;
};

enum { PROP_0, PROP_SIDE, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_ANSWERED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (WrActionPanel, wr_action_panel, GTK_TYPE_WIDGET)

static GtkWidget *
make_button (const Entry *entry)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new (wr_kind_words (entry->kind));
  GtkWidget *words = bm_wrap_new (GTK_LABEL (label)), *cost = gtk_label_new (NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), bm_art_image_new (wr_kind_art (entry->kind), 22));
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_add_css_class (cost, "cost");
  gtk_widget_set_valign (cost, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (cost, FALSE);
  gtk_box_append (GTK_BOX (box), cost);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), entry->action);
  gtk_widget_add_css_class (button, "action");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, wr_kind_words (entry->kind), -1);
  return button;
}

/* Its effect, cost and key in one line. */
static char *
dup_tip (const Entry *entry,
         gboolean     ranged,
         int          least,
         int          most)
{
  const char *what = ranged ? _("A card in force says which spaces this reaches") : _(entry->what);
  g_autofree char *words = least == most
                           /* Translators: %1$s is what a button does, a sentence without its full stop. */
                           ? g_strdup_printf (ngettext ("%1$s · %2$d action", "%1$s · %2$d actions", least), what, least)
                           : g_strdup_printf (_("%1$s · %2$d to %3$d actions"), what, least, most);

  return bm_keys_dup_tooltip (words, entry->action);
}

/* The cost is only shown on a button where cards change it from 1.  RANGED: cards change its range. */
static void
show_cost (GtkWidget   *button,
           const Entry *entry,
           gboolean     ranged,
           int          least,
           int          most)
{
  GtkWidget *cost = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  gboolean usual = least == 1 && most == 1;
  g_autofree char *number = least == most ? g_strdup_printf ("%d", least)
                            /* Translators: the least and the most actions that something costs. */
                            : g_strdup_printf (_("%1$d–%2$d"), least, most);
  g_autofree char *tip = dup_tip (entry, ranged, least, most);

  gtk_label_set_label (GTK_LABEL (cost), usual ? "" : number);
  gtk_widget_set_visible (cost, !usual);
  bm_widget_set_tooltip (button, tip);
}

static void
answered_cb (WrActionPanel *self,
             guint          move)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, move);
}

/* Keys can be changed in one place only. */
static void
set_tooltip (GtkButton  *button,
             const char *words)
{
  g_autofree char *tooltip = bm_keys_dup_tooltip (words, gtk_actionable_get_action_name (GTK_ACTIONABLE (button)));

  bm_widget_set_tooltip (GTK_WIDGET (button), tooltip);
}

static void
wr_action_panel_constructed (GObject *object)
{
  WrActionPanel *self = WR_ACTION_PANEL (object);

  G_OBJECT_CLASS (wr_action_panel_parent_class)->constructed (object);

  self->entries = self->side == WR_SIDE_BIRD ? bird_entries : worm_entries;
  self->n_entries = self->side == WR_SIDE_BIRD ? G_N_ELEMENTS (bird_entries) : G_N_ELEMENTS (worm_entries);
  for (guint i = 0; i < self->n_entries; i++)
    {
      self->buttons[i] = make_button (&self->entries[i]);
      show_cost (self->buttons[i], &self->entries[i], FALSE, 1, 1);
      gtk_grid_attach (self->grid, self->buttons[i], (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
    }
}

static void
wr_action_panel_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  if (prop_id == PROP_SIDE)
    g_value_set_int (value, (int) WR_ACTION_PANEL (object)->side);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
wr_action_panel_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  if (prop_id == PROP_SIDE)
    WR_ACTION_PANEL (object)->side = (WrSide) g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
wr_action_panel_dispose (GObject *object)
{
  bm_widget_dispose_template (GTK_WIDGET (object), WR_TYPE_ACTION_PANEL);
  G_OBJECT_CLASS (wr_action_panel_parent_class)->dispose (object);
}

static void
wr_action_panel_class_init (WrActionPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = wr_action_panel_constructed;
  object_class->get_property = wr_action_panel_get_property;
  object_class->set_property = wr_action_panel_set_property;
  object_class->dispose = wr_action_panel_dispose;
  widget_class->snapshot = bm_widget_snapshot_whole;

  props[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, WR_SIDE_WORMS, WR_SIDE_BIRD, WR_SIDE_WORMS,
                                       G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (WR_TYPE_CHOICE_PANEL);
  g_type_ensure (BM_TYPE_PIPS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/worms-rising/wr-action-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WrActionPanel, left);
  gtk_widget_class_bind_template_child (widget_class, WrActionPanel, pips);
  gtk_widget_class_bind_template_child (widget_class, WrActionPanel, grid);
  gtk_widget_class_bind_template_child (widget_class, WrActionPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, WrActionPanel, choice);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_bind_template_child (widget_class, WrActionPanel, end_turn);
  gtk_widget_class_bind_template_child (widget_class, WrActionPanel, undo);
  gtk_widget_class_bind_template_child (widget_class, WrActionPanel, redo);
  gtk_widget_class_set_css_name (widget_class, "actionpanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
wr_action_panel_init (WrActionPanel *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  set_tooltip (self->end_turn, _("Ends your turn; actions that are left are lost"));
  set_tooltip (self->redo, _("Do again what was taken back"));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

/* Sets the look and the accessible state of an unavailable button. */
static void
set_available (GtkWidget *button,
               gboolean   available)
{
  bm_widget_set_class (button, "unavailable", !available);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, !available, -1);
}

/* Names the side if it is not the one that usually has its actions here. */
static char *
left_words (WrActionPanel    *self,
            const WrPosition *pos,
            guint             left)
{
  if (pos->turn == self->side)
    return g_strdup_printf (ngettext ("%u action left", "%u actions left", left), left);
  if (pos->turn == WR_SIDE_BIRD)
    return g_strdup_printf (ngettext ("The Bird has %u action left", "The Bird has %u actions left", left), left);
  return g_strdup_printf (ngettext ("The Worms have %u action left", "The Worms have %u actions left", left), left);
}

/* The same in one line for a narrow column: the panel must not grow at the other side's turn. */
static char *
short_left_words (WrActionPanel    *self,
                  const WrPosition *pos,
                  guint             left)
{
  if (pos->turn == self->side)
    return left_words (self, pos, left);
  if (pos->turn == WR_SIDE_BIRD)
    /* Translators: how many actions the Bird has left, as short as possible. */
    return g_strdup_printf (ngettext ("Bird: %u left", "Bird: %u left", left), left);
  /* Translators: how many actions the Worms have left, as short as possible. */
  return g_strdup_printf (ngettext ("Worms: %u left", "Worms: %u left", left), left);
}

static void
show_actions_left (WrActionPanel    *self,
                   const WrPosition *pos)
{
  guint left = wr_end_turn_left (pos);
  g_autofree char *words = left_words (self, pos, left), *shown = short_left_words (self, pos, left);

  /* Between turns and in the setup there are no actions to count.  Their row keeps its height. */
  gtk_widget_set_visible (GTK_WIDGET (self->left), pos->total > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->pips), pos->total > 0);
  gtk_label_set_label (self->left, shown);
  bm_pips_set_count (self->pips, pos->total);
  bm_pips_set_spoken (self->pips, words, _("What can still be done in this turn: most actions cost 1, a card 2"));
  for (guint i = 0; i < pos->total; i++)
    bm_pips_set (self->pips, i, i < left ? "action full" : "action");
}

/* Its button is only highlighted when nothing else can be done; otherwise it says what would be lost. */
static void
show_end_turn (WrActionPanel *self,
               WrPlay        *play)
{
  const WrPosition *pos = wr_play_get_position (play);
  gboolean own = pos->turn == self->side && pos->total > 0;
  gboolean can_end = wr_play_can (play, WR_MOVE_END, WR_PIECE_NONE);
  guint left = own ? wr_end_turn_left (pos) : 0;
  g_autofree char *label = left == 0 ? g_strdup (_("End Turn"))
                           /* Translators: the button that ends a turn; %u is how many actions would be lost. */
                           : g_strdup_printf (ngettext ("End Turn (%u left)", "End Turn (%u left)", left), left);
  g_autofree char *words = own ? left_words (self, pos, left) : NULL;

  gtk_button_set_label (self->end_turn, label);
  bm_widget_set_spoken (GTK_WIDGET (self->end_turn), _("End Turn"));
  bm_widget_set_description (GTK_WIDGET (self->end_turn), words);
  bm_widget_set_class (GTK_WIDGET (self->end_turn), "suggested", can_end && !wr_end_turn_early (play));
  set_available (GTK_WIDGET (self->end_turn), can_end);
}

static void
show_choice (WrActionPanel *self,
             WrPlay        *play,
             gboolean       covered)
{
  gboolean asks = wr_choice_panel_is_needed (play) && wr_play_get_side (play) == (int) self->side;

  if (asks)
    wr_choice_panel_show (self->choice, play, covered);
  else
    wr_choice_panel_clear (self->choice);
  gtk_stack_set_visible_child (self->stack, asks ? GTK_WIDGET (self->choice) : GTK_WIDGET (self->grid));
}

/* A replay has no controls: only the actions left are shown. */
static void
show_controls (WrActionPanel *self,
               gboolean       shown)
{
  gtk_widget_set_visible (GTK_WIDGET (self->stack), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->end_turn), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->undo), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->redo), shown);
}

gboolean
wr_action_panel_focus_answer (WrActionPanel *self)
{
  g_return_val_if_fail (WR_IS_ACTION_PANEL (self), FALSE);
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->choice)
         && wr_choice_panel_focus_answer (self->choice);
}

void
wr_action_panel_show (WrActionPanel *self,
                      WrPlay        *play,
                      gboolean       covered,
                      gboolean       free_undo)
{
  const WrPosition *pos;
  gboolean free_to_act, can_undo, watched;

  g_return_if_fail (WR_IS_ACTION_PANEL (self));
  g_return_if_fail (WR_IS_PLAY (play));

  pos = wr_play_get_position (play);
  watched = bm_match_is_watched (wr_play_get_match (play));
  free_to_act = wr_play_get_choice (play) == WR_CHOICE_NONE && pos->turn == self->side;
  show_actions_left (self, pos);
  for (guint i = 0; i < self->n_entries; i++)
    {
      WrMoveKind kind = self->entries[i].kind;
      int least = 1, most = 1;

      if (free_to_act)
        wr_play_get_cost (play, kind, wr_play_get_piece (play), &least, &most);
      show_cost (self->buttons[i], &self->entries[i],
                 wr_why_is_ranged (pos, self->side == WR_SIDE_BIRD ? WR_PIECE_BIRD : wr_play_get_piece (play), kind),
                 least, most);
      set_available (self->buttons[i], free_to_act && wr_play_can (play, kind, wr_play_get_piece (play)));
      bm_widget_set_class (self->buttons[i], "picked", wr_play_get_action (play) == kind);
    }
  show_choice (self, play, covered);
  show_controls (self, !watched);
  bm_widget_set_class (GTK_WIDGET (self), "empty", watched && pos->total == 0);
  show_end_turn (self, play);
  can_undo = wr_play_can_undo (play) || free_undo;
  set_available (GTK_WIDGET (self->undo), can_undo);
  set_tooltip (self->undo, can_undo ? _("Take back what was done last") : wr_undo_words (wr_play_get_match (play)));
  set_available (GTK_WIDGET (self->redo), wr_play_can_redo (play));
}

void
wr_action_panel_set_hint (WrActionPanel *self,
                          BmMove         move)
{
  g_return_if_fail (WR_IS_ACTION_PANEL (self));

  for (guint i = 0; i < self->n_entries; i++)
    bm_widget_set_class (self->buttons[i], "hinted", wr_move_kind (move) == self->entries[i].kind);
  bm_widget_set_class (GTK_WIDGET (self->end_turn), "hinted", wr_move_kind (move) == WR_MOVE_END);
  wr_choice_panel_set_hint (self->choice, move);
}

void
wr_action_panel_set_narrow (WrActionPanel *self,
                            gboolean       narrow,
                            gboolean       tight)
{
  g_return_if_fail (WR_IS_ACTION_PANEL (self));

  /* With little height as well, only labels that need two lines have two. */
  gtk_grid_set_row_homogeneous (self->grid, !narrow);
  for (guint i = 0; i < self->n_entries; i++)
    {
      GtkWidget *picture = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (self->buttons[i])));
      guint letters = bm_words_longest (wr_kind_words (self->entries[i].kind));

      gtk_widget_set_visible (picture, !tight && (!narrow || letters < NO_PICTURE_LETTERS));
      bm_widget_set_class (self->buttons[i], "long", narrow && letters >= LONG_LETTERS);
    }
}

GtkWidget *
wr_action_panel_get_end_turn (WrActionPanel *self)
{
  g_return_val_if_fail (WR_IS_ACTION_PANEL (self), NULL);
  return GTK_WIDGET (self->end_turn);
}
