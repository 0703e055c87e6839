/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bm-error.h"

G_DEFINE_QUARK (bm-error-quark, bm_error)
