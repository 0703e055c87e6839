/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-whole-box"

#include "config.h"

#include "bm-whole-box.h"

#include "bm-widget.h"

struct _BmWholeBox
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (BmWholeBox, bm_whole_box, GTK_TYPE_BOX)

static void
bm_whole_box_class_init (BmWholeBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bm_widget_snapshot_whole;
}

static void
bm_whole_box_init (BmWholeBox *self)
{
}
