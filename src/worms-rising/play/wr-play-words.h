/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-play.h"

G_BEGIN_DECLS

/*
 * Texts for pending choices, and for the options.
 */

/* The pending choice as a question for the banner: "Worms: where does Green come out?"; NULL: none, or the choices of a card
   are gathered, which ask for themselves.  (transfer full) */
char *wr_question_words (WrPlay           *play) G_GNUC_WARN_UNUSED_RESULT;

/* The same without the side, for the card beside the board: "Choose a Grass.".  (transfer full) */
char *wr_prompt_words   (WrPlay           *play) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the pending choice is a card's column, where the columns beside it count as well. */
gboolean wr_asks_for_middle (WrPlay       *play);

/* The name of OPTION in a menu.  (transfer full) */
char *wr_option_words (WrPlay           *play,
                       const WrOption   *option,
                       gboolean          with_piece) G_GNUC_WARN_UNUSED_RESULT;

/* The effect of pressing a space with these N options, in one or more sentences.  (transfer full) */
char *wr_target_words (WrPlay           *play,
                       const WrOption   *options,
                       guint             n,
                       gboolean          with_piece) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
