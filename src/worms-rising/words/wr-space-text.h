/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

G_BEGIN_DECLS

/* The screen reader text of SPACE: "f7: packed dirt, Green Worm, wormhole".  In the user's language; tests rely on
   the untranslated form. */
char       *wr_space_text_describe (const WrPosition *pos,
                                    WrSpace           space) G_GNUC_WARN_UNUSED_RESULT;

/* "f7", "<5", "c13".  BUFFER has room for 4 bytes. */
void        wr_space_text_name     (WrSpace           space,
                                    char             *buffer);

G_END_DECLS
