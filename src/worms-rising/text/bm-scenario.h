/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Scenarios: a position, moves, and what is to be found after them.  Tests and lessons are written as such.
 */
#define BM_SCENARIO_FORMAT  "bloodmoon-scenario"
#define BM_SCENARIO_VERSION 1

typedef struct _BmScenario BmScenario;

/* Reads a scenario; nothing is played yet.  (transfer full) */
BmScenario *bm_scenario_load      (const char  *file,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;
BmScenario *bm_scenario_parse     (const char  *name,
                                   const char  *text,
                                   gsize        length,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void        bm_scenario_free      (BmScenario  *self);

const char *bm_scenario_get_title (BmScenario  *self);

/* Plays it, once.  FALSE: it fails; each line of DIAGNOSIS (appended to) says one thing that is not as expected. */
gboolean    bm_scenario_play      (BmScenario  *self,
                                   GString     *diagnosis);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmScenario, bm_scenario_free)

G_END_DECLS
