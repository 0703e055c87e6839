/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-draft-screen"

#include "config.h"

#include "bm-draft-screen.h"

#include <glib/gi18n-lib.h>

#include "bm-art-image.h"
#include "bm-card-button.h"
#include "bm-card-grid.h"
#include "bm-move.h"
#include "bm-widget.h"
#include "bm-words.h"

#define SLOT_PORTRAIT 30
#define CARD_WIDTH    330
#define BACK_WIDTH    230

/* From this text size on the portraits stand above the names. */
#define LARGE_TEXT    1.25

/* Places for what was drafted: the Worms, then the Bird. */
#define N_SLOTS (BM_N_WORMS + 1)

typedef struct
{
  GtkWidget *box;
  GtkLabel  *name;
  guint8     card; /* BM_NO_CARD: not chosen yet */
} Slot;

struct _BmDraftScreen
{
  GtkWidget   parent_instance;

  BmMatch    *match;
  BmPlayers   players;
  int         seat; /* who sits at the screen, or BM_SIDE_NOBODY */
  Slot        places[N_SLOTS];

  BmArtImage *portrait;
  GtkLabel   *ask;
  GtkLabel   *player;
  BmCardGrid *cards;
  GtkGrid    *slots;
};

G_DEFINE_FINAL_TYPE (BmDraftScreen, bm_draft_screen, GTK_TYPE_WIDGET)

gboolean
bm_draft_is_on (const BmPosition *pos)
{
  return pos->n_frames > 0 && pos->frames[pos->n_frames - 1].kind == BM_FRAME_DRAFT;
}

static BmPiece
slot_piece (guint slot)
{
  return slot < BM_N_WORMS ? (BmPiece) slot : BM_PIECE_BIRD;
}

static const char *
piece_art (BmPiece piece)
{
  static const char *const art[BM_N_WORMS] = {
    [BM_PIECE_GREEN] = "pieces/worm-green",   [BM_PIECE_YELLOW] = "pieces/worm-yellow",
    [BM_PIECE_PURPLE] = "pieces/worm-purple", [BM_PIECE_PINK] = "pieces/worm-pink",
  };

  return piece < BM_N_WORMS ? art[piece] : "pieces/bird";
}

/* A place stands alone, so it begins with a capital. */
static const char *
slot_words (BmPiece piece)
{
  return piece == BM_PIECE_BIRD ? _("The Bird") : bm_piece_words (piece);
}

static const char *
ask_words (BmPiece piece)
{
  switch ((guint) piece)
    {
    case BM_PIECE_GREEN:
      return _("Worms, who shall Green be?");
    case BM_PIECE_YELLOW:
      return _("Worms, who shall Yellow be?");
    case BM_PIECE_PURPLE:
      return _("Worms, who shall Purple be?");
    case BM_PIECE_PINK:
      return _("Worms, who shall Pink be?");
    default:
      return _("Bird, who shall you be?");
    }
}

/* The computer is not asked anything that people could answer. */
static const char *
wait_words (BmPiece piece)
{
  switch ((guint) piece)
    {
    case BM_PIECE_GREEN:
      return _("The Worms think: who shall Green be?");
    case BM_PIECE_YELLOW:
      return _("The Worms think: who shall Yellow be?");
    case BM_PIECE_PURPLE:
      return _("The Worms think: who shall Purple be?");
    case BM_PIECE_PINK:
      return _("The Worms think: who shall Pink be?");
    default:
      return _("The Bird thinks: who shall it be?");
    }
}

static const char *
for_words (BmPiece piece)
{
  switch ((guint) piece)
    {
    case BM_PIECE_GREEN:
      return _("for Green");
    case BM_PIECE_YELLOW:
      return _("for Yellow");
    case BM_PIECE_PURPLE:
      return _("for Purple");
    case BM_PIECE_PINK:
      return _("for Pink");
    default:
      return _("for the Bird");
    }
}

static void
choose (BmDraftScreen *self,
        guint8         card)
{
  const BmPosition *pos = bm_match_get_position (self->match);
  BmPiece who;

  g_return_if_fail (bm_draft_is_on (pos));

  who = (BmPiece) pos->frames[pos->n_frames - 1].a;
  bm_match_play (self->match, BM_MOVE (who, BM_MOVE_DRAFT, card, 0), NULL);
}

static void
card_clicked_cb (BmDraftScreen *self,
                 BmCardButton  *button)
{
  choose (self, bm_card_button_get_card (button));
}

/* The cards that may be drafted, in the order of the rules' list of moves.  Nobody else may see them, not even on the hidden
   page of a stack: whoever is read the screen hears what is there. */
static guint
offered (BmDraftScreen *self,
         guint8        *cards,
         guint          room)
{
  BmMove moves[BM_MAX_MOVES];
  guint n_moves = bm_match_get_legal (self->match, moves), n = 0;

  if (self->seat != bm_match_get_to_act (self->match)
      || bm_players_is_computer (&self->players, self->seat))
    return 0;
  for (guint i = 0; i < n_moves && n < room; i++)
    if (bm_move_kind (moves[i]) == BM_MOVE_DRAFT)
      cards[n++] = bm_move_a (moves[i]);
  return n;
}

/* What the computer is offered lies face down. */
static void
show_backs (BmDraftScreen *self,
            BmPiece        who)
{
  BmMove moves[BM_MAX_MOVES];
  guint n = bm_match_get_legal (self->match, moves);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *back = bm_card_face_new_mute (BM_NO_CARD, BM_CARD_SIZE_FULL);

      bm_card_face_set_back (BM_CARD_FACE (back), who == BM_PIECE_BIRD ? BM_DECK_BIRD_CHAMPION : BM_DECK_WORM_CHAMPION);
      bm_card_face_set_wanted_width (BM_CARD_FACE (back), BACK_WIDTH);
      bm_card_grid_append (self->cards, back);
    }
}

static void
show_offer (BmDraftScreen *self,
            BmPiece        who)
{
  guint8 cards[8];
  guint n = offered (self, cards, G_N_ELEMENTS (cards));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);
  /* While the computer was offered something there was nothing that could have had it. */
  gboolean had_focus = focus == NULL || !gtk_widget_get_mapped (focus)
                       || gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  bm_card_grid_clear (self->cards);
  if (bm_players_is_computer (&self->players, bm_match_get_to_act (self->match)))
    show_backs (self, who);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button = bm_card_button_new (cards[i], BM_DECK_WORM_CHAMPION, BM_CARD_SIZE_FULL);

      bm_card_button_set_wanted_width (BM_CARD_BUTTON (button), CARD_WIDTH);
      bm_card_button_set_spoken (BM_CARD_BUTTON (button), for_words (who));
      g_signal_connect_object (button, "clicked", G_CALLBACK (card_clicked_cb), self, G_CONNECT_SWAPPED);
      bm_card_grid_append (self->cards, button);
    }
  if (had_focus && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->cards));
}

static void
show_slot (BmDraftScreen *self,
           guint          index,
           guint8         card,
           gboolean       current)
{
  Slot *slot = &self->places[index];
  BmPiece piece = slot_piece (index);
  gboolean known = card < bm_card_set->n_cards;
  g_autofree char *spoken = NULL, *description = known ? bm_card_dup_spoken (card) : g_strdup ("");

  slot->card = known ? card : BM_NO_CARD;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (slot->box),
                                  bm_card_text_scale (GTK_WIDGET (self)) > LARGE_TEXT ? GTK_ORIENTATION_VERTICAL
                                                                                      : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_label (slot->name, known ? bm_card_name (card) : slot_words (piece));
  bm_widget_set_class (slot->box, "empty", !known);
  bm_widget_set_class (slot->box, "current", current);
  gtk_widget_set_has_tooltip (slot->box, known);
  if (known)
    /* Translators: a piece and its champion: "Green: The Shadow". */
    spoken = g_strdup_printf (_("%1$s: %2$s"), slot_words (piece), bm_card_name (card));
  gtk_accessible_update_property (GTK_ACCESSIBLE (slot->box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  known ? spoken : slot_words (piece),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
show (BmDraftScreen *self)
{
  const BmPosition *pos = bm_match_get_position (self->match);
  const char *name;
  gboolean held;
  BmPiece who;
  int side;

  if (!bm_draft_is_on (pos))
    {
      bm_card_grid_clear (self->cards);
      return;
    }
  who = (BmPiece) pos->frames[pos->n_frames - 1].a;
  for (guint i = 0; i < N_SLOTS; i++)
    show_slot (self, i, pos->champions[i], slot_piece (i) == who);
  bm_art_image_set_name (self->portrait, piece_art (who));
  side = who == BM_PIECE_BIRD ? BM_SIDE_BIRD : BM_SIDE_WORMS;
  held = bm_players_is_computer (&self->players, side);
  gtk_label_set_label (self->ask, held ? wait_words (who) : ask_words (who));
  name = held ? bm_level_words (self->players.levels[side]) : bm_match_get_player (self->match, side);
  gtk_label_set_label (self->player, name);
  gtk_widget_set_visible (GTK_WIDGET (self->player), *name != '\0');
  show_offer (self, who);
}

/* Keys 1 to 4 are the cards from left to right. */
static gboolean
number_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   unused)
{
  BmDraftScreen *self = BM_DRAFT_SCREEN (widget);
  GtkWidget *button = bm_card_grid_get_visible (self->cards, (guint) g_variant_get_int32 (args));

  if (!BM_IS_CARD_BUTTON (button))
    return FALSE;
  choose (self, bm_card_button_get_card (BM_CARD_BUTTON (button)));
  return TRUE;
}

/* The whole of a card that was drafted before. */
static gboolean
slot_tooltip_cb (GtkWidget  *box,
                 int         x,
                 int         y,
                 gboolean    keyboard,
                 GtkTooltip *tooltip,
                 gpointer    data)
{
  BmDraftScreen *self = data;

  for (guint i = 0; i < N_SLOTS; i++)
    if (self->places[i].box == box && self->places[i].card != BM_NO_CARD)
      {
        gtk_tooltip_set_custom (tooltip, bm_card_face_new_mute (self->places[i].card, BM_CARD_SIZE_FULL));
        return TRUE;
      }
  return FALSE;
}

static void
make_slot (BmDraftScreen *self,
           guint          index)
{
  Slot *slot = &self->places[index];
  BmPiece piece = slot_piece (index);
  GtkWidget *label = gtk_label_new ("");

  slot->box = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  slot->name = GTK_LABEL (label);
  slot->card = BM_NO_CARD;
  gtk_widget_add_css_class (slot->box, "draft-slot");
  gtk_widget_add_css_class (slot->box, bm_piece_class (piece));
  gtk_widget_add_css_class (label, "slot-name");
  gtk_label_set_wrap (slot->name, TRUE);
  gtk_label_set_wrap_mode (slot->name, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (slot->name, 1);
  gtk_label_set_xalign (slot->name, 0);
  gtk_label_set_lines (slot->name, 2);
  gtk_label_set_ellipsize (slot->name, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (slot->box), bm_art_image_new (piece_art (piece), SLOT_PORTRAIT));
  gtk_box_append (GTK_BOX (slot->box), label);
  g_signal_connect_object (slot->box, "query-tooltip", G_CALLBACK (slot_tooltip_cb), self, 0);
  gtk_grid_attach (self->slots, slot->box, (int) index, 0, 1, 1);
}

static gboolean
bm_draft_screen_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (BM_DRAFT_SCREEN (widget)->cards));
}

static void
bm_draft_screen_dispose (GObject *object)
{
  BmDraftScreen *self = BM_DRAFT_SCREEN (object);

  bm_draft_screen_set_match (self, NULL);
  bm_widget_dispose_template (GTK_WIDGET (self), BM_TYPE_DRAFT_SCREEN);
  G_OBJECT_CLASS (bm_draft_screen_parent_class)->dispose (object);
}

static void
bm_draft_screen_class_init (BmDraftScreenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bm_draft_screen_dispose;
  widget_class->grab_focus = bm_draft_screen_grab_focus;

  g_type_ensure (BM_TYPE_ART_IMAGE);
  g_type_ensure (BM_TYPE_CARD_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bloodmoon/BloodMoon/ui/bm-draft-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, portrait);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, ask);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, player);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, cards);
  gtk_widget_class_bind_template_child (widget_class, BmDraftScreen, slots);
  for (int i = 0; i < 4; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + (guint) i, 0, number_cb, "i", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1 + (guint) i, 0, number_cb, "i", i);
    }
  gtk_widget_class_set_css_name (widget_class, "draftscreen");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
bm_draft_screen_init (BmDraftScreen *self)
{
  self->seat = BM_SIDE_NOBODY;
  self->players = BM_PLAYERS_PEOPLE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_SLOTS; i++)
    make_slot (self, i);
}

void
bm_draft_screen_set_match (BmDraftScreen *self,
                           BmMatch       *match)
{
  g_return_if_fail (BM_IS_DRAFT_SCREEN (self));
  g_return_if_fail (match == NULL || BM_IS_MATCH (match));

  if (self->match == match)
    return;
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_func (self->match, show, self);
  g_set_object (&self->match, match);
  if (match == NULL)
    return;
  g_signal_connect_object (match, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

void
bm_draft_screen_set_players (BmDraftScreen   *self,
                             const BmPlayers *players)
{
  g_return_if_fail (BM_IS_DRAFT_SCREEN (self));

  self->players = *players;
  if (self->match != NULL)
    show (self);
}

void
bm_draft_screen_set_seat (BmDraftScreen *self,
                          int            side)
{
  g_return_if_fail (BM_IS_DRAFT_SCREEN (self));

  if (self->seat == side)
    return;
  self->seat = side;
  if (self->match == NULL)
    return;
  show (self);
  /* There was nothing that could have had the focus. */
  if (side != BM_SIDE_NOBODY && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->cards));
}
