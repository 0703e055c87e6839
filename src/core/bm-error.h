/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BM_ERROR (bm_error_quark ())

typedef enum
{
  BM_ERROR_UNREADABLE, /* not JSON, wrong type, unknown key: the text is not of the form */
  BM_ERROR_REFUSED,    /* of the form, but no such position, record or option can be */
  BM_ERROR_ILLEGAL,    /* a move that the rules do not allow */
  BM_ERROR_VERSION,    /* written by a newer program */
} BmError;

GQuark bm_error_quark (void);

G_END_DECLS
