/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-digits.h"
#include "tb-board-art.h"
#include "tb-forecast.h"
#include "tb-show.h"

G_BEGIN_DECLS

/*
 * The state of the board at an instant, and its drawing: no widget, no rules.
 */

/* The margins around the spaces, in pixels. */
typedef struct
{
  int rim;     /* of the block of desert, above and at both sides */
  int front;   /* of the block, with the letters on it */
  int numbers; /* of the rows, left of the block */
} TbBoardFrame;

/* The size of a board of N_COLUMNS with spaces of CELL pixels; and the size of the spaces, at least 1, that fits into
   that area. */
void tb_board_frame_get_size (const TbBoardFrame *frame,
                              int                 n_columns,
                              int                 cell,
                              int                *width,
                              int                *height);
int  tb_board_frame_get_cell (const TbBoardFrame *frame,
                             int n_columns,
                             int width,
                             int height);

/* The rectangle of the board, in pixels of the widget. */
typedef struct
{
  TbBoardFrame frame;
  int          cell;
  int          n_columns;
  float        x;        /* of the upper left corner of space a1 */
  float        y;
} TbBoardMetrics;

/* The cost of a jump over the Canyon besides its Action Point. */
typedef enum
{
  TB_PRICE_NONE,
  TB_PRICE_CARD,   /* any Vehicle card */
  TB_PRICE_LOUD    /* a 6 or 7, and the die */
} TbPrice;

/* A space that can be pressed. */
typedef struct
{
  TbSpace space;
  guint8  cost;   /* shown on a coin; 0: none */
  guint8  ramps;  /* on the way */
  guint8  price;  /* TbPrice */
  guint8  slots;  /* bits: the Targets that can be moved there by one step ... */
  guint8  dir;    /* ... and in which direction (TbDir) */
} TbBoardTarget;

/* An event that is being shown, from 0 (start) to 1 (end). */
typedef struct
{
  const BmEvent *event;
  float          time;
} TbBoardMoment;

#define TB_MAX_MOMENTS 16

/* The attacking Worm, during its attack. */
typedef struct
{
  gboolean shown;
  TbCard   worm;
  TbSpace  at;
  float    up;     /* 0: below the ground, 1: fully visible */
  guint    caught; /* bits of the seats that are caught and neither safe nor dead yet */
  gboolean beaten;
  gboolean setup;  /* an attack of the setup: its end is no event */
} TbRisen;

typedef struct
{
  TbPosition           pos;        /* as shown */
  TbBoardMoment        moments[TB_MAX_MOMENTS]; /* in the order of their start */
  guint                n_moments;
  TbRisen              risen;
  TbSpaces             ruins;      /* the spaces of destroyed Locations (T25.8) */
  TbDanger             danger[TB_N_SLOTS];
  gboolean             danger_shown;
  int                  distracted; /* slot, -1: none */
  TbDistraction        distraction;
  const TbBoardTarget *targets;
  guint                n_targets;
  TbSpaces             marked;
  TbSpaces             hinted;     /* suggested by the computer */
  TbSpace              selected;   /* the pawn that acts; TB_SPACE_NONE */
  TbSpace              hovered;
  TbSpace              way[TB_N_SPACES];
  guint                n_way;      /* including its start */
  guint                mirrored;   /* bits of seats whose cars face left */
  float                shake;      /* pixels to the right */
  gboolean             contrast;
} TbBoardPicture;

/* Layouts of texts on the board. */
typedef struct
{
  BmDigits     digits;
  PangoLayout *names[TB_N_LOCATIONS];
  PangoLayout *letters[TB_N_COLUMNS];
  PangoLayout *numbers[TB_N_ROWS];
  PangoLayout *players[TB_MAX_SEATS]; /* NULL: no player with this seat */
  PangoLayout *question;              /* a question mark */
} TbBoardText;

typedef struct
{
  GtkWidget            *widget;
  GtkSnapshot          *snapshot;
  const TbBoardMetrics *metrics;
  const TbBoardArt     *art;
  const TbBoardText    *text;
  const TbBoardPicture *picture;
} TbBoardPen;

graphene_rect_t tb_board_rect (const TbBoardMetrics *metrics,
                               TbSpace               space);

/* tb-board-pen.c */
void tb_pen_texture (const TbBoardPen *pen,
                     guint             art,
                     float             x,
                     float             y,
                     float             width,
                     float             height);
/* Centred in SPACE, SIZE spaces wide and high. */
void tb_pen_centred (const TbBoardPen *pen,
                     guint             art,
                     TbSpace           space,
                     float             width,
                     float             height,
                     float             right,
                     float             down);
/* Centred at X, Y; DIR (TbDir) is the new direction of a picture that faces right. */
void tb_pen_turned  (const TbBoardPen *pen,
                    guint art,
                    float x,
                    float y,
                    float size,
                    guint dir);
void tb_pen_fill    (const TbBoardPen      *pen,
                  const graphene_rect_t *rect,
                  float radius,
                  const GdkRGBA *colour);
void tb_pen_disc    (const TbBoardPen *pen,
                  float x,
                  float y,
                  float radius,
                  const GdkRGBA *fill,
                  const GdkRGBA *rim);
void tb_pen_ring    (const TbBoardPen *pen,
                  TbSpace space,
                  float inset,
                  float width,
                  const GdkRGBA *colour);
void tb_pen_number  (const TbBoardPen *pen,
                    guint number,
                    float x,
                    float y,
                    float height,
                    const GdkRGBA *colour);
void tb_pen_oval    (const TbBoardPen *pen,
                  float x,
                  float y,
                  float width,
                  float height,
                  const GdkRGBA *colour);

/* A shadow on the ground, WIDTH wide. */
void tb_pen_shadow  (const TbBoardPen *pen,
                     float             x,
                     float             y,
                     float             width);
/* LAYOUT on a plate of ink, centred at X, Y. */
void tb_pen_plate   (const TbBoardPen *pen,
                     PangoLayout      *layout,
                     float             x,
                     float             y,
                     const GdkRGBA    *colour);

/* LAYOUT alone, centred at X, Y. */
void tb_pen_layout  (const TbBoardPen *pen,
                     PangoLayout      *layout,
                     float             x,
                     float             y,
                     const GdkRGBA    *colour);
/* A line from the centre of FROM to that of TO, along the columns first. */
void tb_pen_line    (const TbBoardPen *pen,
                     TbSpace           from,
                     TbSpace           to,
                     const GdkRGBA    *colour);

/* The latest moment of an event of KIND with `who` WHO (TB_NO_SEAT: any); NULL: there is none. */
const TbBoardMoment *tb_board_moment (const TbBoardPicture *picture,
                                      guint                 kind,
                                      guint                 who);

/* tb-board-ground.c, tb-board-marks.c, tb-board-pieces.c, tb-board-danger.c, tb-board-attack.c, tb-board-effects.c:
   from bottom to top. */
void tb_board_draw_ground     (const TbBoardPen *pen);
void tb_board_draw_locations  (const TbBoardPen *pen);
void tb_board_draw_footprint  (const TbBoardPen *pen,
                               guint             slot);
void tb_board_draw_reach      (const TbBoardPen *pen);
void tb_board_draw_pieces     (const TbBoardPen *pen);
void tb_board_draw_plates     (const TbBoardPen *pen);
void tb_board_draw_preview    (const TbBoardPen *pen);
void tb_board_draw_danger     (const TbBoardPen *pen);
void tb_board_draw_coins      (const TbBoardPen *pen);
void tb_board_draw_effects    (const TbBoardPen *pen);

/* How an attacking Worm stands in its space. */
typedef struct
{
  float size;  /* of its picture, in spaces */
  float sunk;  /* the part of it that stays below */
  float mouth; /* the middle of the mouth below that of the space, in spaces */
} TbRise;

TbRise tb_board_rise          (TbSpace           at);

/* The attacking Worm among the pieces, and the caught pawns in front of it. */
void tb_board_draw_worm       (const TbBoardPen *pen);
void tb_board_draw_caught     (const TbBoardPen *pen);
/* The car of SEAT. */
void tb_board_draw_pawn       (const TbBoardPen *pen,
                               guint             seat);

/* Where a Target is drawn in its space, in parts of a space: its offset from the centre, its size, and the offset of the
   number of cards until the attack. */
typedef struct
{
  float right;
  float down;
  float size;
  float count_right;
  float count_down;
} TbTargetPlace;

/* That of the Worm in SLOT, which is in play: beside other Targets and a pawn, so that all of them are visible. */
TbTargetPlace tb_board_target_place (const TbPosition *pos,
                                     guint             slot);

extern const GdkRGBA tb_ink, tb_paper, tb_amber, tb_crimson, tb_warning;

G_END_DECLS
