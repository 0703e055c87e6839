/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Vehicle cards and their kinds (T2.5).
 */
#include "box-reader.h"

#include <string.h>

static gboolean
read_kind (TbBoxReader       *reader,
           const TbBoxEntry  *entry,
           guint              place,
           GError           **error)
{
  static const char *const keys[] = { "id", "name", "ap", "text", "short", "tip", "notes", NULL };
  TbVehicleKind *kind = &reader->box->vehicle_kinds[place];

  return tb_box_effect (&entry->at, keys, TB_OWNER_VEHICLE, &kind->effect, error)
         && tb_box_number (&entry->at, "ap", TB_BOX_LEAST_VEHICLE, TB_BOX_MOST_VEHICLE, &kind->ap, error)
         && tb_box_words (reader, &entry->at, entry->id, TB_WORDS_ALL, &reader->box->vehicle_kind_words[place], error);
}

static gboolean
read_arrows (const BmJson  *at,
             TbVehicle     *vehicle,
             GError       **error)
{
  static const char letters[] = "urdl"; /* in the order of TbDir */
  const char *arrows = bm_json_get_string (at, error);

  if (arrows == NULL)
    return FALSE;
  if (strlen (arrows) > G_N_ELEMENTS (vehicle->arrows) || arrows[strspn (arrows, letters)] != '\0')
    return bm_json_fail (at, BM_ERROR_UNREADABLE, error, "must be at most %d of the letters u, r, d, l",
                         (int) G_N_ELEMENTS (vehicle->arrows));
  for (; *arrows != '\0'; arrows++)
    vehicle->arrows[vehicle->n_arrows++] = (guint8) (strchr (letters, *arrows) - letters);
  return TRUE;
}

static gboolean
read_vehicle (TbBoxReader       *reader,
              const TbBoxEntry  *entry,
              GPtrArray         *kinds,
              guint              place,
              GError           **error)
{
  static const char *const keys[] = { "id", "kind", "arrows", NULL };
  TbVehicle *vehicle = &reader->box->vehicles[place];
  TbWords *words = &reader->box->words[TB_FIRST_VEHICLE + place];
  BmJson arrows;

  if (!bm_json_check_object (&entry->at, keys, error)
      || !tb_box_reference (&entry->at, "kind", kinds, "kind of Vehicle", &vehicle->kind, error)
      || !tb_box_member (&entry->at, "arrows", &arrows, error)
      || !read_arrows (&arrows, vehicle, error))
    return FALSE;
  vehicle->ap = reader->box->vehicle_kinds[vehicle->kind].ap;
  *words = reader->box->vehicle_kind_words[vehicle->kind];
  words->id = tb_box_string (reader, entry->id);
  return TRUE;
}

gboolean
tb_box_read_vehicles (TbBoxReader  *reader,
                      GError      **error)
{
  g_autoptr (GPtrArray) kinds = tb_box_sorted (reader, TB_PART_KINDS, TB_MAX_VEHICLE_KINDS, error);
  g_autoptr (GPtrArray) cards = NULL;

  if (kinds == NULL)
    return FALSE;
  for (guint i = 0; i < kinds->len; i++)
    if (!read_kind (reader, kinds->pdata[i], i, error))
      return FALSE;
  reader->box->n_vehicle_kinds = (guint8) kinds->len;
  cards = tb_box_sorted (reader, TB_PART_VEHICLES, TB_MAX_VEHICLES, error);
  if (cards == NULL)
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    if (!read_vehicle (reader, cards->pdata[i], kinds, i, error))
      return FALSE;
  reader->box->n_vehicles = (guint8) cards->len;
  return TRUE;
}
