/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bm-game-room.h"

/* From this width on all boxes are fully visible: that of a window of 1000 pixels with any frame. */
#define WIDE 980

/* The scale of a box that is not chosen, relative to the chosen one. */
#define BEHIND 0.88

/* Margins in pixels. */
#define GAP        14
#define EDGE       22
#define TOP        6
#define PLATE_DOWN 15
#define APART      3 /* half of the gap between two plates */

/* The greatest height of a box, as a part of the widget's: it looks as if it stood nearer than the garden. */
#define HIGHEST 0.62

/* In a narrow widget, the part of the space beside the chosen box for those behind it. */
#define PEEK 0.26

/* The part of the space left by all boxes that is before the first. */
#define BEFORE 0.85

/* The boxes stand this much below the top of the ground, at the picture's own size. */
#define SINK 12

/* Widths of pictures are multiples of this, so that a few sizes serve all widgets, with and without a window frame. */
#define STEP 20

/* The size of a box without the margins of its picture. */
#define BODY_WIDTH  (BM_GAME_BOX_WIDTH - 2 * BM_GAME_BOX_MARGIN)
#define BODY_HEIGHT (BM_GAME_BOX_FOOT - BM_GAME_BOX_TOP)

/* An area for the boxes. */
typedef struct
{
  int    left;
  int    right;
  int    top;
  double scale; /* of the chosen box, relative to its picture */
} Area;

typedef struct
{
  const BmGameRoom *room;
  BmGameBox *const *boxes;
  guint             n;
  guint             chosen;
  BmGameBoxPlace   *places;
} Plan;

/* The scale at which the picture is drawn for SCALE. */
static double
step (double scale)
{
  return MAX ((int) (BM_GAME_BOX_WIDTH * scale) / STEP, 1) * STEP / (double) BM_GAME_BOX_WIDTH;
}

static gboolean
are_all_whole (const Plan *plan)
{
  return plan->n == 1 || plan->room->width >= WIDE;
}

static Area
new_area (const Plan *plan,
          int         left,
          int         top)
{
  const BmGameRoom *room = plan->room;
  Area area = { left, room->width - EDGE, top, 0 };
  const double width = area.right - left, others = plan->n - 1;
  const double by_room = (double) (room->ground - top) / (BODY_HEIGHT - SINK);
  const double by_height = MIN (by_room, HIGHEST * room->height / BODY_HEIGHT);
  const double by_width = are_all_whole (plan) ? (width - others * GAP) / (BODY_WIDTH * (1 + others * BEHIND))
                                               : width * (1 - PEEK) / BODY_WIDTH;

  area.scale = step (MIN (by_height, by_width));
  /* Leaves room for the rim. */
  area.right = MIN (area.right, room->width - (int) (BM_GAME_BOX_MARGIN * area.scale + 1));
  return area;
}

/* Beside the head, or below it and beside the column: whichever allows larger boxes. */
static Area
find_area (const Plan *plan)
{
  const BmGameRoom *room = plan->room;
  const Area beside = new_area (plan, MAX (room->head_width, room->column) + GAP, TOP);
  const Area below = new_area (plan, room->column + GAP, room->head_height + GAP);

  return below.scale > beside.scale ? below : beside;
}

/* The allocation of a box's picture if its body begins at X. */
static GdkRectangle
place_art (const Plan *plan,
           double      x,
           double      scale)
{
  return (GdkRectangle) { (int) (x - BM_GAME_BOX_MARGIN * scale),
                          plan->room->ground + (int) ((SINK - BM_GAME_BOX_FOOT) * scale),
                          (int) (BM_GAME_BOX_WIDTH * scale + 0.5), (int) (BM_GAME_BOX_HEIGHT * scale + 0.5) };
}

/* About as wide as the box, at least as wide as its text.  LEAST, MOST: the limits of its left and right edge. */
static void
place_plate (const Plan *plan,
             guint       index,
             int         least,
             int         most)
{
  const GdkRectangle *art = &plan->places[index].art;
  GdkRectangle *plate = &plan->places[index].plate;
  const double scale = (double) art->width / BM_GAME_BOX_WIDTH;
  const int body = (int) (BODY_WIDTH * scale);
  int minimum, natural;

  bm_game_box_measure (plan->boxes[index], &minimum, &natural);
  plate->width = MAX (minimum, MIN (MAX (natural, body * 3 / 4), MAX (body, MIN (most - least, natural))));
  plate->x = CLAMP (art->x + (art->width - plate->width) / 2, least, MAX (most - plate->width, least));
  plate->y = plan->room->ground + (int) (SINK * scale) + PLATE_DOWN;
  plate->height = bm_game_box_get_height (plan->boxes[index], plate->width);
}

/* The remaining space is between and before them: the picture has an animated part there. */
static void
place_side_by_side (const Plan *plan,
                    const Area *area)
{
  const double small = step (area->scale * BEHIND);
  const double widths = BODY_WIDTH * (area->scale + (plan->n - 1) * small);
  const double over = area->right - area->left - widths;
  const double gap = MIN (over / (plan->n + 1), BODY_WIDTH * area->scale / 6);
  double x = area->left + (over - gap * (plan->n - 1)) * (plan->n == 1 ? 0.5 : BEFORE);

  for (guint i = 0; i < plan->n; i++)
    {
      const double scale = i == plan->chosen ? area->scale : small, body = BODY_WIDTH * scale;

      plan->places[i].art = place_art (plan, x, scale);
      place_plate (plan, i, (int) (x - gap / 2) + APART, (int) (x + body + gap / 2) - APART);
      x += body + gap;
    }
}

/* Only the chosen one is fully visible. */
static void
place_behind (const Plan *plan,
              const Area *area)
{
  const double over = area->right - area->left - BODY_WIDTH * area->scale;
  const double small = step (area->scale * BEHIND);

  for (guint i = 0; i < plan->n; i++)
    {
      double x = i < plan->chosen ? area->left : area->right - BODY_WIDTH * small;

      if (i == plan->chosen)
        x = area->left + over * i / (plan->n - 1);
      plan->places[i].art = place_art (plan, x, i == plan->chosen ? area->scale : small);
      plan->places[i].plate = (GdkRectangle) { 0, 0, 0, 0 };
    }
  place_plate (plan, plan->chosen, area->left, area->right);
}

void
bm_game_room_place (const BmGameRoom *room,
                    BmGameBox *const *boxes,
                    guint             n,
                    guint             chosen,
                    BmGameBoxPlace   *places)
{
  const Plan plan = { room, boxes, n, chosen, places };
  Area area;

  g_return_if_fail (chosen < n);

  area = find_area (&plan);
  if (are_all_whole (&plan))
    place_side_by_side (&plan, &area);
  else
    place_behind (&plan, &area);
}
