/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The scale of the table's parts: three sizes, made for windows of 800 x 600, 1280 x 800 and 1920 x 1080; larger
 * windows scale up the last one.
 */
typedef struct
{
  int      size;      /* 0 to 2 */
  double   grown;     /* scale factor, at least 1; more than 1 only in size 2 */
  gboolean tall_hand; /* the board leaves the hand more room than it needs */
} TbScale;

#define TB_SCALE_SMALL 0
#define TB_SCALE_USUAL 1
#define TB_SCALE_LARGE 2

/* The one of three numbers of pixels for the current size, scaled. */
static inline int
tb_scale_pick (const TbScale *scale,
               int            small,
               int            usual,
               int            large)
{
  return scale->size == TB_SCALE_SMALL ? small : scale->size == TB_SCALE_USUAL ? usual : (int) (large * scale->grown + 0.5);
}

G_END_DECLS
