/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-position.h"

G_BEGIN_DECLS

/* What an action is called, and its picture below `art/`; both static, the words translated. */
const char *bm_spent_words (BmAction action);
const char *bm_spent_art   (BmAction action);

G_END_DECLS
