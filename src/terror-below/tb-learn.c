/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tb-learn.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "tb-event.h"
#include "tb-game.h"
#include "tb-judge.h"
#include "tb-learn-resources.h"
#include "tb-move.h"
#include "tb-names.h"

gboolean
tb_crop_from_text (const char *text,
                   TbCrop     *crop)
{
  g_auto (GStrv) ends = g_strsplit (text, ":", 2);
  TbSpace from, to;

  if (g_strv_length (ends) != 2)
    return FALSE;
  from = tb_space_from_text (ends[0]);
  to = tb_space_from_text (ends[1]);
  if (from == TB_SPACE_NONE || to == TB_SPACE_NONE)
    return FALSE;
  *crop = (TbCrop) { tb_space_column (from), tb_space_column (to), tb_space_row (from), tb_space_row (to) };
  return crop->left <= crop->right && crop->top <= crop->bottom;
}

static gboolean
check_crop (const BmJson  *at,
            GError       **error)
{
  const char *text = bm_json_get_string (at, error);
  TbCrop crop;

  return text != NULL && (tb_crop_from_text (text, &crop)
                          || bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be like \"a1:f6\""));
}

static void
set_chance (gpointer position,
            guint64  chance)
{
  TbPosition *pos = position;

  pos->seed = chance;
}

/* All dice of the box have six sides. */
static gboolean
roll (const BmEvent *event,
      guint         *sides,
      guint         *value)
{
  *sides = 6;
  *value = (guint) event->n;
  return event->kind == TB_EVENT_ROLLED;
}

/* All of the position: unused bytes are 0. */
static guint64
hash (gconstpointer position)
{
  const guint8 *bytes = position;
  guint64 sum = 0;

  for (gsize i = 0; i + sizeof (guint64) <= sizeof (TbPosition); i += sizeof (guint64))
    {
      guint64 word;

      memcpy (&word, bytes + i, sizeof word);
      sum = (sum ^ word) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
      sum ^= sum >> 29;
    }
  return sum;
}

static guint
turn (gconstpointer position)
{
  const TbPosition *pos = position;

  return pos->round * TB_MAX_SEATS + pos->turn;
}

typedef struct
{
  BmOutcomeFunc visit;
  gpointer      data;
} Visitor;

static gboolean
visit_outcome (const TbPosition  *pos,
               const BmEventList *events,
               gpointer           data)
{
  const Visitor *visitor = data;

  return visitor->visit (pos, events, visitor->data);
}

static gboolean
outcomes (gconstpointer position,
          BmMove        move,
          BmOutcomeFunc visit,
          gpointer      data)
{
  Visitor visitor = { visit, data };

  return tb_judge_outcomes (position, move, visit_outcome, &visitor);
}

static gboolean
card_words (const char         *id,
            const char        **name,
            const char        **text,
            const char *const **notes)
{
  TbCard card = tb_game_load_box (NULL) ? tb_card_from_id (id) : TB_NO_CARD;
  const TbWords *words;

  if (card == TB_NO_CARD || !tb_card_exists (card))
    return FALSE;
  words = tb_card_is_vehicle (card) ? &tb_box->vehicle_kind_words[tb_vehicle (card)->kind] : &tb_box->words[card];
  *name = _(words->name);
  *text = words->text == NULL ? "" : _(words->text);
  *notes = (const char *const *) words->notes;
  return TRUE;
}

static const char *const courses[] = { "first.json", "tricks.json", "match.json", "puzzles.json", NULL };

static const char *const chapters[] = {
  "t01", "t02", "t03", "t04", "t05", "t06", "t07", "t08", "t09", "t10", "t11", "t12", "t13", "t14", "t15", "t16", "t17",
  "t18", "t19", "t20", "t21", "t22", "t23", "t24", "t25", "t26", "t27", "t28", "t29", NULL
};

static const char *const players[TB_MAX_SEATS] = {
  NC_("seat", "Red"), NC_("seat", "Blue"), NC_("seat", "Green"), NC_("seat", "Yellow"), NC_("seat", "White")
};

BmLearnGame tb_learn = {
  .rules = &tb_game,
  .register_resources = tb_learn_register_resource,
  .lessons = "/io/github/bloodmoon/BloodMoon/lessons/terror-below/",
  .courses = courses,
  .rulebook = "/io/github/bloodmoon/BloodMoon/rules/terror-below/",
  .chapters = chapters,
  .rule_form = "^T([1-9]|[12][0-9])(\\.([1-9]|1[01]))?$",
  .players = players,
  .end_turn = TB_MOVE (TB_MOVE_DONE, 0, 0, 0),
  .roll = roll,
  .check_crop = check_crop,
  .set_chance = set_chance,
  .hash = hash,
  .turn_moves = 24,
  .turn = turn,
  .outcomes = outcomes,
  .card_words = card_words,
};
