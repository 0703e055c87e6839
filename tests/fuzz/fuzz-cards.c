/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Card files, of the duel and of Terror Below: what is read can be explained and played.
 */
#include "fuzz.h"

#include <string.h>

#include "bm-json.h"
#include "tb-box-json.h"
#include "tb-cards-list.h"
#include "tb-game.h"
#include "wr-cards-json.h"

#define PLIES 24
/* Of Terror Below; its setup has up to 20. */
#define PLIES_OF_BOX 60

static void
check_set (const WrCardSet *set,
           guint64          chance)
{
  static const guint starts[] = {
    WR_START_RANDOM | WR_START_CARDS | WR_START_EVENTS, WR_START_DRAFT | WR_START_CARDS | WR_START_EVENTS,
  };

  for (guint card = 0; card < set->n_cards; card++)
    {
      g_autofree char *words = wr_cards_explain ((guint8) card);

      if (words == NULL || *words == '\0' || !g_utf8_validate (words, -1, NULL))
        g_error ("%s: not explained", set->cards[card].id);
    }
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      WrPosition pos;

      wr_rules_start (&pos, chance, starts[i]);
      fuzz_play_on (&pos, chance, PLIES);
    }
}

/* Whatever the pack has changed. */
static void
check_box (guint64 chance)
{
  static const char *const starts[] = { "start:players=3,worms=drawn", "start:players=1,board=canyon,locations=random" };
  g_autofree gpointer position = g_malloc0 (tb_game.position_size);

  for (guint card = 1; card < G_N_ELEMENTS (tb_box->words); card++)
    {
      g_autoptr (GString) about = g_string_new (NULL);

      if (tb_box->words[card].id == NULL || card >= TB_FIRST_LOCATION)
        continue;
      tb_cards_append_about ((TbCard) card, about);
      if (about->len == 0 || !g_utf8_validate (about->str, (gssize) about->len, NULL))
        g_error ("%s: not explained", tb_box->words[card].id);
    }
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (GError) error = NULL;

      if (!tb_game.start (position, starts[i], chance, &error))
        g_error ("%s", error->message);
      fuzz_play_game (&tb_game, position, &chance, PLIES_OF_BOX);
    }
}

static void
look_at_box (const guint8 *data,
             gsize         size)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  const TbBoxSource pack = { "cards", (const char *) data, size };
  g_autoptr (TbBox) box = tb_box_read (&pack, 1, faults);
  const TbBox *before = tb_box;

  if (box == NULL)
    g_error ("the built-in box itself is faulty");
  for (guint i = 0; i < faults->len; i++)
    fuzz_check_line ("cards: ", g_ptr_array_index (faults, i));
  if (faults->len > 0)
    {
      g_assert_cmpstr (box->hash, ==, before->hash);
      return;
    }
  tb_box_use (box);
  check_box (fuzz_number (data, size));
  tb_box_use (before);
}

/* Whether its format is one of the box of Terror Below. */
static gboolean
is_of_box (const guint8 *data,
           gsize         size)
{
  g_autoptr (JsonNode) node = bm_json_parse ("cards", (const char *) data, size, NULL);
  BmJson format;

  return node != NULL && bm_json_member (&BM_JSON_ROOT ("cards", node), "format", &format)
         && bm_json_is_string (&format) && g_str_has_prefix (bm_json_get_string (&format, NULL), "terror-");
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  const WrCardsSource source = { "cards", (const char *) data, size };
  g_autoptr (WrCardSet) set = NULL;
  const WrCardSet *before = wr_card_set;

  fuzz_use_box ();
  if (is_of_box (data, size))
    {
      look_at_box (data, size);
      return 0;
    }
  set = wr_cards_read (&source, 1, faults);
  if ((set == NULL) != (faults->len > 0))
    g_error ("%s, and %u faults are told", set == NULL ? "refused" : "taken", faults->len);
  for (guint i = 0; i < faults->len; i++)
    fuzz_check_line ("cards: ", g_ptr_array_index (faults, i));
  if (set == NULL)
    return 0;
  wr_card_set_use (set);
  check_set (set, fuzz_number (data, size));
  wr_card_set_use (before);
  return 0;
}
