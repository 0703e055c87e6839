/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "bm-digits"

#include "config.h"

#include "bm-digits.h"

/* The size of the layouts: large enough that they are mostly scaled down, which hides the hinting of glyphs. */
#define LAYOUT_PIXELS 40

void
bm_digits_prepare (BmDigits  *digits,
                   GtkWidget *widget)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  bm_digits_clear (digits);
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (LAYOUT_PIXELS * PANGO_SCALE));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  for (guint i = 0; i < G_N_ELEMENTS (digits->layouts); i++)
    {
      char text[16];

      if (i == BM_DIGITS_QUESTION)
        g_strlcpy (text, "?", sizeof text);
      else
        g_snprintf (text, sizeof text, "%u", i);
      digits->layouts[i] = gtk_widget_create_pango_layout (widget, text);
      pango_layout_set_attributes (digits->layouts[i], attributes);
    }
  pango_attr_list_unref (attributes);
}

void
bm_digits_clear (BmDigits *digits)
{
  for (guint i = 0; i < G_N_ELEMENTS (digits->layouts); i++)
    g_clear_object (&digits->layouts[i]);
}

void
bm_digits_draw (const BmDigits *digits,
                GtkSnapshot    *snapshot,
                guint           number,
                float           x,
                float           y,
                float           height,
                const GdkRGBA  *colour)
{
  PangoLayout *layout = digits->layouts[MIN (number, BM_DIGITS_QUESTION)];
  PangoRectangle ink;
  float scale;

  if (layout == NULL)
    return;
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  if (ink.height <= 0)
    return;
  scale = height / (float) ink.height;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(ink.x + ink.width / 2.0f), -(ink.y + ink.height / 2.0f)));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}
