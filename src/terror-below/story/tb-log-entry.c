/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-log-entry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bm-json.h"
#include "bm-words.h"
#include "tb-end-words.h"

static const char *const scenarios[TB_N_SCENARIOS] = {
  [TB_SOLO_DELIVERY] = "delivery", [TB_SOLO_EXTERMINATION] = "extermination", [TB_SOLO_SCRAMBLE] = "scramble",
};

static const char *const boards[TB_N_BOARDS] = { [TB_BOARD_DESERT] = "desert", [TB_BOARD_CANYON] = "canyon" };

/* Limits for values from files. */
#define MAX_LEFT_OUT 2
#define MAX_NUMBER   1000

static char *
dup_text (const TbLogEntry *line)
{
  return g_strdup_printf ("{\"attacks\": %u, \"board\": \"%s\", \"left-out\": %u, \"points\": %u, \"queens\": %s, "
                          "\"rounds\": %u}", line->attacks, boards[line->board], line->left_out, line->points,
                          line->queens ? "true" : "false", line->rounds);
}

BmLogbookEntry *
tb_log_entry_new (BmMatch *match)
{
  const TbPosition *pos = bm_match_get_position (match);
  BmLogbookEntry *entry;
  TbLogEntry line;

  g_return_val_if_fail (pos->step == TB_STEP_OVER, NULL);

  if (!tb_position_is_solo (pos))
    return NULL;
  line = (TbLogEntry) {
    .scenario = pos->options.scenario, .board = pos->options.board, .queens = pos->options.queens,
    .left_out = pos->options.leave, .attacks = tb_solo_attacks (match), .points = tb_position_vp (pos, 0), .rounds = pos->round,
  };
  entry = g_new0 (BmLogbookEntry, 1);
  entry->kind = g_strdup (scenarios[line.scenario]);
  entry->score = pos->winners != 0 ? pos->score : BM_LOGBOOK_LOST;
  entry->text = dup_text (&line);
  return entry;
}

const char *
tb_log_entry_kind (guint scenario)
{
  g_return_val_if_fail (scenario < TB_N_SCENARIOS, NULL);
  return scenarios[scenario];
}

/* ---- Reading */

static guint
find_word (const char *const *words,
           guint              n,
           const char        *word)
{
  guint i = 0;

  while (i < n && g_strcmp0 (words[i], word) != 0)
    i++;
  return i;
}

static gboolean
read_number (const BmJson *root,
             const char   *key,
             guint         max,
             guint        *number)
{
  BmJson at;
  gint64 value;

  if (!bm_json_member (root, key, &at) || !bm_json_get_integer (&at, 0, max, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_board (const BmJson *root,
            guint8       *board)
{
  BmJson at;
  guint found;

  if (!bm_json_member (root, "board", &at))
    return FALSE;
  found = find_word (boards, TB_N_BOARDS, bm_json_get_string (&at, NULL));
  *board = (guint8) found;
  return found < TB_N_BOARDS;
}

gboolean
tb_log_entry_read (const BmLogbookEntry *entry,
                   TbLogEntry           *line)
{
  static const char *const keys[] = { "attacks", "board", "left-out", "points", "queens", "rounds", NULL };
  g_autoptr(JsonNode) node = bm_json_parse ("entry", entry->text, strlen (entry->text), NULL);
  guint scenario = find_word (scenarios, TB_N_SCENARIOS, entry->kind);
  const BmJson root = BM_JSON_ROOT ("entry", node);
  BmJson at;

  if (node == NULL || scenario == TB_N_SCENARIOS || !bm_json_check_object (&root, keys, NULL))
    return FALSE;
  *line = (TbLogEntry) { .scenario = (guint8) scenario };
  return read_board (&root, &line->board)
         && bm_json_member (&root, "queens", &at) && bm_json_get_boolean (&at, &line->queens, NULL)
         && read_number (&root, "left-out", MAX_LEFT_OUT, &line->left_out)
         && read_number (&root, "attacks", MAX_NUMBER, &line->attacks)
         && read_number (&root, "points", MAX_NUMBER, &line->points)
         && read_number (&root, "rounds", MAX_NUMBER, &line->rounds);
}

/* ---- In words */

/* WORDS: (transfer full). */
static void
add (GString *list,
     char    *words)
{
  bm_words_join (list, words);
  g_free (words);
}

char *
tb_log_entry_words (const TbLogEntry *line)
{
  g_autoptr(GString) list = g_string_new (NULL);

  add (list, g_strdup (line->board == TB_BOARD_CANYON ? C_("board", "Canyon") : C_("board", "Desert")));
  add (list, g_strdup_printf (ngettext ("%u attack", "%u attacks", line->attacks), line->attacks));
  add (list, g_strdup_printf (ngettext ("%u point", "%u points", line->points), line->points));
  if (line->queens)
    add (list, g_strdup (_("with Queens")));
  if (line->left_out > 0)
    /* Translators: members of the squad that stayed at home. */
    add (list, g_strdup_printf (ngettext ("%u left out", "%u left out", line->left_out), line->left_out));
  return g_string_free (g_steal_pointer (&list), FALSE);
}
