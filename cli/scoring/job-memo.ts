import { type CompiledJob, compileJob } from '@candor/engine';

/**
 * Compiled jobs kept. A pipeline sends the lines of one job together or in turns of some jobs; more
 * would only hold memory.
 */
const KEPT = 64;

/** Compiles a job text, or gives the job compiled for the same text a short while ago. */
export type JobMemo = (text: string) => CompiledJob;

/** A memo of compiled jobs by their text, in which the one unused for longest makes room. */
export function jobMemo(kept: number = KEPT): JobMemo {
  const jobs = new Map<string, CompiledJob>();
  return (text) => {
    const job = jobs.get(text) ?? compileJob(text);
    // A Map keeps insertion order: removed and reinserted, the job is the newest.
    jobs.delete(text);
    jobs.set(text, job);
    if (jobs.size > kept) {
      const [oldest] = jobs.keys();
      if (oldest !== undefined) jobs.delete(oldest);
    }
    return job;
  };
}
