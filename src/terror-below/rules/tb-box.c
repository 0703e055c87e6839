/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-box.h"

const TbBox *tb_box;

void
tb_box_use (const TbBox *box)
{
  tb_box = box;
}
