/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Counts every allocation of this process, from its start to the end; under the sanitizers from this call on. */
void    count_allocations_start (void);

/* How many there have been. */
guint64 count_allocations       (void);

G_END_DECLS
