/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bm-game.h"

G_BEGIN_DECLS

/*
 * Scenarios: a position, moves, and the expected result.  Tests and lessons are written as scenarios.
 */
#define BM_SCENARIO_FORMAT  "bloodmoon-scenario"
#define BM_SCENARIO_VERSION 1

typedef struct _BmScenario BmScenario;

/* Reads a scenario; nothing is played yet.  GAME: that of a scenario that names none.  (transfer full) */
BmScenario *bm_scenario_load      (const char    *file,
                                   const BmGame  *game,
                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;
BmScenario *bm_scenario_parse     (const char    *name,
                                   const char    *text,
                                   gsize          length,
                                   const BmGame  *game,
                                   GError       **error) G_GNUC_WARN_UNUSED_RESULT;
void        bm_scenario_free      (BmScenario    *self);

const char *bm_scenario_get_title (BmScenario    *self);

/* Plays it; call it once.  FALSE: it fails; one line per difference is appended to DIAGNOSIS. */
gboolean    bm_scenario_play      (BmScenario    *self,
                                   GString       *diagnosis);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BmScenario, bm_scenario_free)

G_END_DECLS
