/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The built-in box, and the user's packs.
 */
#include "wr-cards-json.h"

#include <gio/gio.h>

#include "bm-error.h"
#include "bm-file.h"
#include "cards-resources.h"

#define BOX_PATH "/io/github/bloodmoon/BloodMoon/worms-rising/cards.json"

/* Its name in messages. */
#define BOX_NAME "the box"

gboolean
wr_cards_box_source (WrCardsSource  *source,
                     GError        **error)
{
  static GBytes *bytes;

  if (bytes == NULL)
    {
      bm_cards_register_resource ();
      /* Not through a generated get_resource (): that returns NULL while another thread registers a resource (GTK
         does for icons), whereas this waits. */
      bytes = g_resources_lookup_data (BOX_PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
    }
  if (bytes == NULL)
    return FALSE;
  source->name = BOX_NAME;
  source->text = g_bytes_get_data (bytes, &source->length);
  return TRUE;
}

/* --- Packs ----------------------------------------------------------------------------------------------------- */

static WrCardSet *
read_all (const WrCardsSource *box,
          GPtrArray           *packs,
          GPtrArray           *faults)
{
  g_autofree WrCardsSource *sources = g_new0 (WrCardsSource, packs->len + 1);

  sources[0] = *box;
  for (guint i = 0; i < packs->len; i++)
    sources[i + 1].name = g_ptr_array_index (packs, i);
  return wr_cards_read (sources, packs->len + 1, faults);
}

/* Reads the box with PACKS on top; the first fault of the box is the error. */
static WrCardSet *
read_box (GPtrArray  *packs,
          GPtrArray  *faults,
          GError    **error)
{
  WrCardsSource box;
  WrCardSet *set;

  if (!wr_cards_box_source (&box, error))
    return NULL;
  set = read_all (&box, packs, faults);
  if (set == NULL)
    g_set_error_literal (error, BM_ERROR, BM_ERROR_UNREADABLE, g_ptr_array_index (faults, 0));
  return set;
}

const WrCardSet *
wr_cards_box (GError **error)
{
  static WrCardSet *box;
  g_autoptr (GPtrArray) packs = g_ptr_array_new (), faults = g_ptr_array_new_with_free_func (g_free);

  if (box == NULL)
    box = read_box (packs, faults, error);
  if (box != NULL)
    wr_card_set_use (box);
  return box;
}

const WrCardSet *
wr_cards_all (GPtrArray  *faults,
              GError    **error)
{
  static WrCardSet *all;
  static GPtrArray *found;

  if (all == NULL)
    {
      g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "bloodmoon", "cards", NULL);
      g_autoptr (GPtrArray) packs = bm_file_list (folder, ".json");

      g_clear_pointer (&found, g_ptr_array_unref);
      found = g_ptr_array_new_with_free_func (g_free);
      all = read_box (packs, found, error);
    }
  if (all == NULL)
    return NULL;
  for (guint i = 0; faults != NULL && i < found->len; i++)
    g_ptr_array_add (faults, g_strdup (g_ptr_array_index (found, i)));
  wr_card_set_use (all);
  return all;
}

gboolean
wr_cards_need (GError **error)
{
  return wr_card_set->n_cards > 0 || wr_cards_all (NULL, error) != NULL;
}

/* --- Requirements of the box ------------------------------------------------------------------------------------ */

void
wr_cards_check_box (const WrCardSet *set,
                    GPtrArray       *faults)
{
  static const guint wanted[WR_N_DECKS] = {
    [WR_DECK_WORM_CHAMPION] = 24,
    [WR_DECK_BIRD_CHAMPION] = 14,
    [WR_DECK_BIRD] = 18,
    [WR_DECK_WORM] = 18,
    [WR_DECK_EVENT] = 16,
  };
  guint found[WR_N_DECKS] = { 0 };

  for (guint i = 0; i < set->n_cards; i++)
    if (!set->cards[i].from_pack)
      found[set->cards[i].deck]++;
  for (guint deck = 0; deck < WR_N_DECKS; deck++)
    if (found[deck] != wanted[deck])
      g_ptr_array_add (faults, g_strdup_printf (BOX_NAME ": cards: %u different cards of the deck \"%s\", not %u",
                                                found[deck], wr_deck_name ((WrDeck) deck), wanted[deck]));
}

void
wr_cards_check_art (const WrCardSet *set,
                    const char      *folder,
                    GPtrArray       *faults)
{
  for (guint i = 0; i < set->n_cards; i++)
    {
      g_autofree char *name = g_strconcat (set->cards[i].id, ".svg", NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!set->cards[i].from_pack && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (faults, g_strdup_printf (BOX_NAME ": %s: there is no picture %s", set->cards[i].id, path));
    }
}
