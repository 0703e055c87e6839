/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-learn-game.h"
#include "tb-space.h"

G_BEGIN_DECLS

/* The lessons and the rulebook of Terror Below. */
extern BmLearnGame tb_learn;

/* The part of the board that a picture shows: columns and rows from 0, inclusive. */
typedef struct
{
  int left, right;
  int top, bottom;
} TbCrop;

/* From "a1:h6", its first space not right of or below the second. */
gboolean tb_crop_from_text (const char *text,
                            TbCrop     *crop);

G_END_DECLS
