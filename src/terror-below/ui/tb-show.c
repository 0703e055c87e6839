/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-show.h"

gboolean
tb_show_is_lit (const TbShow *show,
                TbAt          at)
{
  guint low = 0, high = show->n_lit;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (show->lit[middle] < at)
        low = middle + 1;
      else
        high = middle;
    }
  return low < show->n_lit && show->lit[low] == at;
}

gboolean
tb_show_is_hint (const TbShow *show,
                 TbAt          at)
{
  for (guint i = 0; i < show->n_hints; i++)
    if (show->hints[i] == at)
      return TRUE;
  return FALSE;
}
