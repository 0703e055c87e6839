/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Popups on X11: menus, lists, tooltips.
 *
 * - GDK places a popup on the monitor of its anchor, the rectangle that it points to.  If that is on no monitor, in a
 *   window that extends past the edge of the screen, GDK asks the monitor NULL for its size, which is a critical, and
 *   continues with uninitialized numbers.  Here such a popup gets the nearest anchor on a monitor; without any monitor
 *   it is not shown.
 * - A popover that fits neither below its anchor nor above is shrunk to the space below, even below its own border
 *   width, with a warning by GTK.  Here it is moved over its anchor first.
 *
 * Every popup passes through GdkPopup's present (), again at each layout of its window.
 */
#include "config.h"

#include "bm-repair.h"

#ifdef HAVE_X11

#include <gdk/x11/gdkx.h>

/* GDK's private interface, from 4.0 to 4.18: no public header has it, so its layout is verified before anything in it
   is replaced. */
typedef struct
{
  GTypeInterface   parent;
  gboolean       (*present) (GdkPopup       *popup,
                       int width,
                       int height,
                       GdkPopupLayout *layout);
  GdkGravity     (*get_surface_anchor) (GdkPopup *popup);
  GdkGravity     (*get_rect_anchor) (GdkPopup *popup);
  int            (*get_position_x) (GdkPopup *popup);
  int            (*get_position_y) (GdkPopup *popup);
} PopupInterface;

/* A position that no popup has. */
#define TRIAL_X (G_MININT + 1)
#define TRIAL_Y (G_MININT + 2)

static gboolean (*original_present) (GdkPopup       *popup,
                                     int             width,
                                     int             height,
                                     GdkPopupLayout *layout);

/* The origin of SURFACE on the screen. */
static gboolean
find_origin (GdkSurface *surface,
             int        *x,
             int        *y)
{
  GdkDisplay *display = gdk_surface_get_display (surface);
  int scale = gdk_surface_get_scale_factor (surface);
  Window child;

  gdk_x11_display_error_trap_push (display);
  XTranslateCoordinates (gdk_x11_display_get_xdisplay (display), gdk_x11_surface_get_xid (surface),
                         gdk_x11_display_get_xrootwindow (display), 0, 0, x, y, &child);
  *x /= scale;
  *y /= scale;
  return gdk_x11_display_error_trap_pop (display) == 0;
}

/* Moves the interval of LENGTH at *AT into the one of MOST from MIN, and shortens it if necessary. */
static int
fit (int *at,
     int *length,
     int  min,
     int  most)
{
  int before = *at;

  *length = CLAMP (*length, 1, most);
  *at = CLAMP (*at, min, min + most - *length);
  return ABS (*at - before);
}

/* The position nearest to RECT, in screen coordinates, on any monitor.  FALSE: there is none. */
static gboolean
find_nearest (GdkDisplay         *display,
              const GdkRectangle *rect,
              GdkRectangle       *nearest)
{
  GListModel *monitors = gdk_display_get_monitors (display);
  int least = G_MAXINT;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle area, moved = *rect;
      int distance;

      gdk_monitor_get_geometry (monitor, &area);
      if (area.width < 1 || area.height < 1)
        continue;
      if (gdk_rectangle_intersect (&area, rect, NULL))
        {
          *nearest = *rect;
          return TRUE;
        }
      distance = fit (&moved.x, &moved.width, area.x, area.width) + fit (&moved.y, &moved.height, area.y, area.height);
      if (distance < least)
        *nearest = moved;
      least = MIN (least, distance);
    }
  return least < G_MAXINT;
}

static gboolean
present_on_monitor (GdkPopup       *popup,
                    int             width,
                    int             height,
                    GdkPopupLayout *layout)
{
  g_autoptr (GdkPopupLayout) mended = NULL;
  GdkRectangle anchor = *gdk_popup_layout_get_anchor_rect (layout), nearest;
  int x, y;

  if (!find_origin (gdk_popup_get_parent (popup), &x, &y))
    return original_present (popup, width, height, layout);
  anchor.x += x;
  anchor.y += y;
  anchor.width = MAX (anchor.width, 1);
  anchor.height = MAX (anchor.height, 1);
  if (!find_nearest (gdk_surface_get_display (GDK_SURFACE (popup)), &anchor, &nearest))
    return FALSE;
  nearest.x -= x;
  nearest.y -= y;
  mended = gdk_popup_layout_copy (layout);
  gdk_popup_layout_set_anchor_rect (mended, &nearest);
  gdk_popup_layout_set_anchor_hints (mended, gdk_popup_layout_get_anchor_hints (layout) | GDK_ANCHOR_SLIDE);
  return original_present (popup, width, height, mended);
}

static int
trial_x (GdkPopup *popup)
{
  return TRIAL_X;
}

static int
trial_y (GdkPopup *popup)
{
  return TRIAL_Y;
}

/* Whether GDK calls the last functions of INTERFACE at the expected offsets.  Then the first one is where it is
   expected as well. */
static gboolean
is_known (PopupInterface *interface,
          GdkPopup       *popup)
{
  const PopupInterface before = *interface;
  gboolean known;

  interface->get_position_x = trial_x;
  interface->get_position_y = trial_y;
  known = gdk_popup_get_position_x (popup) == TRIAL_X && gdk_popup_get_position_y (popup) == TRIAL_Y;
  *interface = before;
  return known && before.present != NULL;
}

void
bm_repair_popups (GdkSurface *surface)
{
  PopupInterface *interface;

  if (!GDK_IS_X11_SURFACE (surface) || !GDK_IS_POPUP (surface))
    return;
  interface = g_type_interface_peek (G_OBJECT_GET_CLASS (surface), GDK_TYPE_POPUP);
  if (interface->present == present_on_monitor || !is_known (interface, GDK_POPUP (surface)))
    return;
  original_present = interface->present;
  interface->present = present_on_monitor;
}

#else

void
bm_repair_popups (GdkSurface *surface)
{
}

#endif
