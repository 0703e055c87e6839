/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One of the lines in which a game tells what happened. */
typedef struct
{
  char       *text;  /* owned */
  const char *art;   /* a picture for it, or NULL */
  const char *style; /* the CSS class of whom it is about */
} BmLine;

G_END_DECLS
