/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * run-corpus PATH...: hands each of those files, and each file of those folders, to the target, as libFuzzer would; so
 * what was found once is tested every day, with any compiler.  Prints TAP.
 */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* The target may have taken standard output. */
static FILE *tap;

static void
run_file (const char *file)
{
  g_autofree char *text = NULL;
  g_autofree guint8 *exact = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (file, &text, &length, &error))
    g_error ("%s", error->message);
  /* In a block of just that size, a byte too far is seen. */
  exact = length == 0 ? g_malloc (1) : g_memdup2 (text, length);
  fprintf (tap, "# %s\n", file);
  fflush (tap);
  LLVMFuzzerTestOneInput (exact, length);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Returns how many files there were. */
static guint
run_path (const char *path)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  if (dir == NULL)
    {
      run_file (path);
      return 1;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    run_file (g_ptr_array_index (names, i));
  return names->len;
}

int
main (int    argc,
      char **argv)
{
  tap = fdopen (dup (STDOUT_FILENO), "w");
  if (tap == NULL)
    return EXIT_FAILURE;
  fprintf (tap, "1..%d\n", argc - 1);
  LLVMFuzzerInitialize (&argc, &argv);
  for (int i = 1; i < argc; i++)
    {
      guint n = run_path (argv[i]);

      fprintf (tap, "ok %d - %u inputs of %s\n", i, n, argv[i]);
      fflush (tap);
    }
  fclose (tap);
  return EXIT_SUCCESS;
}
