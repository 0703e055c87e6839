/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Scenarios: a position, moves, and the expected result.  Tests and lessons are written as scenarios.
 */
#define WR_SCENARIO_FORMAT  "bloodmoon-scenario"
#define WR_SCENARIO_VERSION 1

typedef struct _WrScenario WrScenario;

/* Reads a scenario; nothing is played yet.  (transfer full) */
WrScenario *wr_scenario_load      (const char  *file,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;
WrScenario *wr_scenario_parse     (const char  *name,
                                   const char  *text,
                                   gsize        length,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void        wr_scenario_free      (WrScenario  *self);

const char *wr_scenario_get_title (WrScenario  *self);

/* Plays it; call it once.  FALSE: it fails; one line per difference is appended to DIAGNOSIS. */
gboolean    wr_scenario_play      (WrScenario  *self,
                                   GString     *diagnosis);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WrScenario, wr_scenario_free)

G_END_DECLS
