import type { Verdict } from '../print/verdict';

/** What the command line says about a run. */
export type RunSettings = {
  /** A folder of real resumes to measure on in place of the written ones. */
  data: string | null;
  /** A folder for the run alone; it is removed at the end. */
  scratch: string;
};

/** One subject of measurement: prints its own figures, and answers how those stand that something is asked of. */
export type Part = {
  name: string;
  title: string;
  run(settings: RunSettings): Promise<readonly Verdict[]>;
};
