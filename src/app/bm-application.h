/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The program: its command line, its keys, its style. */
#define BM_TYPE_APPLICATION (bm_application_get_type ())
G_DECLARE_FINAL_TYPE (BmApplication, bm_application, BM, APPLICATION, GtkApplication)

BmApplication *bm_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
