/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "bm-file.h"
#include "bm-scenario.h"

static const CliUsage usage = {
  .usage = "FILE...",
  .summary = "Plays each scenario and prints the results as TAP.",
  .least = 1,
  .most = -1,
};

/* Prints the lines of DIAGNOSIS as TAP diagnostics. */
static void
put_diagnosis (const char *file,
               char       *diagnosis)
{
  g_auto (GStrv) lines = g_strsplit (g_strchomp (diagnosis), "\n", -1);
  g_autofree char *name = g_strdup (bm_file_name (file));

  cli_printf ("# %s\n", cli_sanitize (name));
  for (guint i = 0; lines[i] != NULL; i++)
    cli_printf ("#   %s\n", cli_sanitize (lines[i]));
}

static gboolean
play (BmScenario *scenario,
      const char *file,
      guint       number)
{
  g_autoptr (GString) diagnosis = g_string_new (NULL);
  gboolean good = bm_scenario_play (scenario, diagnosis);

  cli_printf ("%s %u - %s\n", good ? "ok" : "not ok", number, bm_scenario_get_title (scenario));
  if (!good)
    put_diagnosis (file, diagnosis->str);
  return good;
}

CliStatus
cli_scenario (int    argc,
              char **argv)
{
  g_autoptr (GPtrArray) scenarios = g_ptr_array_new_with_free_func ((GDestroyNotify) bm_scenario_free);
  CliStatus status;

  if (!cli_parse (&usage, &argc, &argv, &status))
    return status;

  /* All files are read first, so that an invalid one leaves no partial result. */
  status = CLI_DONE;
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;
      BmScenario *scenario = bm_scenario_load (argv[i], cli_game ()->rules, &error);

      if (scenario != NULL)
        {
          g_ptr_array_add (scenarios, scenario);
          continue;
        }
      cli_complain ("%s", error->message);
      status = CLI_USAGE;
    }
  cli_report_packs ();
  if (status != CLI_DONE)
    return status;

  cli_printf ("1..%u\n", scenarios->len);
  for (guint i = 0; i < scenarios->len; i++)
    {
      if (!play (g_ptr_array_index (scenarios, i), argv[i + 1], i + 1))
        status = CLI_FAILED;
    }
  return status;
}
