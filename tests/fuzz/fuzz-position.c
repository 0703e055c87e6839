/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions: what is read can be written, seen from both sides, and played on from.
 */
#include "fuzz.h"

#include "wr-position-json.h"

#define PLIES 8

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  WrPosition pos;

  fuzz_use_box ();
  if (!wr_position_parse ("position", (const char *) data, size, &pos, &error))
    {
      fuzz_check_refusal ("position", error);
      return 0;
    }
  g_assert_no_error (error);
  fuzz_check_position (&pos);
  fuzz_play_on (&pos, fuzz_number (data, size), PLIES);
  return 0;
}
