/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The Danger overlay of the board: the pieces that Worms would place if they attacked now, the pawns that they would
 * catch, the number of cards until they attack, and where cards hidden on them will move them.
 */
#include "config.h"

#include "tb-board-picture.h"

/* Parts of a space. */
#define PLATE_WIDTH  0.29f
#define PLATE_HEIGHT 0.33f
#define COUNT_RADIUS 0.135f

/* The forecast of a Worm, including the held card if there is one. */
static const TbDanger *
danger_of (const TbBoardPicture *picture,
           guint                 slot)
{
  return picture->distracted == (int) slot ? &picture->distraction.after : &picture->danger[slot];
}

/* The picture of the Egg that would be placed in SPACE. */
static guint
egg_of (const TbBoardPicture *picture,
        guint                 slot,
        TbSpace               space)
{
  const TbWorm *worm = tb_worm (picture->pos.slots[slot].worm);

  if (worm->colour < TB_N_COLOURS)
    return TB_ART_EGG + worm->colour;
  for (guint i = 0; i < worm->n_eggs; i++)
    if (tb_board_shifted (tb_position_board (&picture->pos), danger_of (picture, slot)->centre, worm->eggs[i].column,
                          worm->eggs[i].row) == space)
      return TB_ART_EGG + i % TB_N_COLOURS;
  return TB_ART_EGG;
}

/* Whether Rubble placed in SPACE stays there (T1.4, T25.7). */
static gboolean
takes_rubble (const TbPosition *pos,
              TbSpace           space)
{
  return tb_position_rubble_at (pos, space) < 2
         && (tb_position_is_solo (pos) || tb_position_location_at (pos, space) == TB_N_LOCATIONS);
}

static void
draw_coming (const TbBoardPen *pen,
             guint             art,
             TbSpace           space,
             guint             place)
{
  static const GdkRGBA ground = { 0.953f, 0.918f, 0.851f, 0.92f };
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  float cell = (float) pen->metrics->cell, width = cell * PLATE_WIDTH, height = cell * PLATE_HEIGHT;
  float x = at.origin.x + cell * 0.045f + (width + cell * 0.025f) * (float) place, y = at.origin.y + cell * 0.95f - height;
  gboolean egg = art < TB_ART_RUBBLE || art >= TB_ART_RUBBLE + 2;
  float piece = height * (egg ? 0.82f : 0.98f), wide = egg ? piece * TB_EGG_WIDTH / TB_EGG_HEIGHT : piece;

  tb_pen_fill (pen, &GRAPHENE_RECT_INIT (x - 1, y - 1, width + 2, height + 2), cell * 0.07f, &tb_ink);
  tb_pen_fill (pen, &GRAPHENE_RECT_INIT (x, y, width, height), cell * 0.06f, &ground);
  tb_pen_texture (pen, art, x + (width - wide) / 2, y + (height - piece) / 2, wide, piece);
}

/* Eggs and Rubble that would be placed, side by side on plates. */
static void
draw_pieces_to_come (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;

  for (TbSpace space = 0; space < TB_N_SPACES; space++)
    {
      guint place = 0;

      for (guint slot = 0; slot < TB_N_SLOTS; slot++)
        {
          const TbDanger *danger = danger_of (picture, slot);

          if (!danger->in_play)
            continue;
          if ((danger->egg & TB_BIT (space)) != 0 && tb_position_location_at (&picture->pos, space) == TB_N_LOCATIONS)
            draw_coming (pen, egg_of (picture, slot, space), space, place++);
          if ((danger->rubble & TB_BIT (space)) != 0 && takes_rubble (&picture->pos, space))
            draw_coming (pen, TB_ART_RUBBLE, space, place++);
        }
    }
}

static void
draw_hits (const TbBoardPen *pen)
{
  const TbBoardPicture *picture = pen->picture;
  float cell = (float) pen->metrics->cell;
  guint hits = 0;

  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    hits |= danger_of (picture, slot)->in_play ? danger_of (picture, slot)->hits : 0u;
  for (guint seat = 0; seat < picture->pos.options.players; seat++)
    if ((hits >> seat & 1) != 0 && picture->pos.players[seat].at < TB_N_SPACES)
      {
        tb_pen_ring (pen, picture->pos.players[seat].at, cell * 0.01f, cell * 0.075f, &tb_ink);
        tb_pen_ring (pen, picture->pos.players[seat].at, cell * 0.025f, cell * 0.045f, &tb_warning);
      }
}

/* A Target that hidden cards will move before the attack is drawn faintly at its new space. */
static void
draw_moved (const TbBoardPen *pen,
            guint             slot)
{
  const TbBoardPicture *picture = pen->picture;
  TbSpace from = picture->pos.slots[slot].target, to = danger_of (picture, slot)->centre;

  if (!danger_of (picture, slot)->moves || from >= TB_N_SPACES || to >= TB_N_SPACES || from == to)
    return;
  tb_pen_line (pen, from, to, &tb_warning);
  gtk_snapshot_push_opacity (pen->snapshot, 0.8);
  tb_pen_centred (pen, TB_ART_TARGET + slot, to, TB_TARGET_SIZE, TB_TARGET_SIZE, 0, 0);
  gtk_snapshot_pop (pen->snapshot);
}

/* The centre of a disc of radius R at that offset from the middle of SPACE, moved so that the disc lies within the space. */
static graphene_point_t
disc_at (const TbBoardPen *pen,
         TbSpace           space,
         float             right,
         float             down,
         float             r)
{
  graphene_rect_t at = tb_board_rect (pen->metrics, space);
  float cell = (float) pen->metrics->cell, edge = r * 1.2f + 1;

  return GRAPHENE_POINT_INIT (at.origin.x + CLAMP (cell * (0.5f + right), edge, cell - edge),
                              at.origin.y + CLAMP (cell * (0.5f + down), edge, cell - edge));
}

/* At each Target the number of cards until the attack, and a question mark if unknown cards will move it. */
static void
draw_count (const TbBoardPen *pen,
            guint             slot)
{
  const TbBoardPicture *picture = pen->picture;
  const TbDanger *danger = danger_of (picture, slot);
  TbSpace space = picture->pos.slots[slot].target;
  float cell = (float) pen->metrics->cell, r = MAX (7, cell * COUNT_RADIUS), down;
  TbTargetPlace place;
  graphene_point_t at;

  if (!danger->in_play || space >= TB_N_SPACES)
    return;
  place = tb_board_target_place (&picture->pos, slot);
  at = disc_at (pen, space, place.count_right, place.count_down, r);
  tb_pen_disc (pen, at.x, at.y, r, danger->to_go <= 1 ? &tb_warning : &tb_paper, &tb_ink);
  tb_pen_number (pen, danger->to_go, at.x, at.y, r * 1.25f, &tb_ink);
  if (!danger->unknown)
    return;
  /* Below the Target as well, or above or below the number where other pieces are beside the Target. */
  down = place.count_down + (place.count_down > 0 ? -2 : 2) * COUNT_RADIUS;
  at = place.right == 0 ? disc_at (pen, space, -place.count_right, place.count_down, r)
                        : disc_at (pen, space, place.count_right, down, r);
  tb_pen_disc (pen, at.x, at.y, r, &tb_amber, &tb_ink);
  tb_pen_layout (pen, pen->text->question, at.x, at.y, &tb_ink);
}

void
tb_board_draw_danger (const TbBoardPen *pen)
{
  /* A Worm that is up is drawn itself. */
  if (!pen->picture->danger_shown || pen->picture->risen.shown)
    return;
  draw_pieces_to_come (pen);
  draw_hits (pen);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    draw_moved (pen, slot);
  for (guint slot = 0; slot < TB_N_SLOTS; slot++)
    draw_count (pen, slot);
}
