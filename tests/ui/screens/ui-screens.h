/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui-look.h"

G_BEGIN_DECLS

/*
 * The ways through the program that lead past all of its screens.
 */
typedef void (*UiScreens) (UiDriver       *driver,
                           const UiFormat *format);

typedef struct
{
  const char *name;
  UiScreens   look;
} UiWay;

/* All of them; the last one has no name. */
extern const UiWay ui_screens_ways[];

/* Cards and style sheets, before any of it. */
void ui_screens_init    (void);

/* Goes through WAY in a window of its own. */
void ui_screens_look    (const UiWay    *way,
                         const UiFormat *format);

/* Makes a test of each way: PREFIX/800x600/100%/table. */
void ui_screens_add     (const char     *prefix,
                         const UiFormat *format);

G_END_DECLS
