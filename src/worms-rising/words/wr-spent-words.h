/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "wr-position.h"

G_BEGIN_DECLS

/* The name of an action, and its picture below `art/`; both static, the name translated. */
const char *wr_spent_words (WrAction action);
const char *wr_spent_art   (WrAction action);

G_END_DECLS
