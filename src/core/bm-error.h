/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BM_ERROR (bm_error_quark ())

typedef enum
{
  BM_ERROR_UNREADABLE, /* malformed: not JSON, wrong type, unknown key */
  BM_ERROR_REFUSED,    /* well-formed, but an impossible position, record or option */
  BM_ERROR_ILLEGAL,    /* a move that the rules do not allow */
  BM_ERROR_VERSION,    /* written by a newer program */
} BmError;

GQuark bm_error_quark (void);

G_END_DECLS
