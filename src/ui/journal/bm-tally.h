/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A small chart under a heading: a row for each thing, with a picture, a name, a bar and a text; or a strip of results.
 * It is one Tab stop, and one picture for screen readers, with all its texts as its name.  Node `tally` of the style
 * sheet.
 */
#define BM_TYPE_TALLY (bm_tally_get_type ())
G_DECLARE_FINAL_TYPE (BmTally, bm_tally, BM, TALLY, GtkWidget)

GtkWidget *bm_tally_new         (const char  *heading);

/* A row: a bar of N (filled) and OF - N (hollow) in WHOLE.  ART, a picture below `art/`: NULL: none.  FIGURES: the
   numbers in words, as screen readers say them after NAME. */
void       bm_tally_add         (BmTally     *self,
                                 const char  *art,
                                 const char  *name,
                                 guint        n,
                                 guint        of,
                                 guint        whole,
                                 const char  *figures);

/* A strip: N matches, the oldest first; those that were WON stand up, the others hang down.  SPOKEN says the same. */
void       bm_tally_add_results (BmTally        *self,
                                 const gboolean *won,
                                 guint           n,
                                 const char     *spoken);

G_END_DECLS
