import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Config } from '../config';
import type { OutgoingTexts } from './ask-meaning';
import type { ScoredText, Scorer, ScoringTask } from './scorer';
import { TAXONOMY_OF_THREAD } from './taxonomy-file';

/** More threads than this only wait for the database. */
const MOST_THREADS = 4;
/** A thread without work for this long ends and gives its memory back. */
const IDLE_MS = 60_000;
/** Memory of a thread: the taxonomy and the longest documents need a fifth of it. */
const MOST_MEGABYTES = 256;

/** Opens the threads that score. They start with the first task, so that a process at rest has none. */
export function openScorer({ taxonomyFile }: Pick<Config, 'taxonomyFile'>): Scorer {
  const threads = new Piscina<ScoringTask>({
    ...threadEntry(),
    // Passed from the configuration: a thread reads no environment of its own.
    env: { ...process.env, [TAXONOMY_OF_THREAD]: taxonomyFile ?? '' },
    name: 'scoreTexts',
    minThreads: 0,
    maxThreads: Math.min(MOST_THREADS, availableParallelism()),
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  return {
    score: (task): Promise<ScoredText[]> => threads.run(task),
    outgoing: (task): Promise<OutgoingTexts> => threads.run(task, { name: 'outgoingTexts' }),
    prepare: async (job) => {
      await threads.run({ job, texts: [] });
    },
    close: () => threads.destroy(),
  };
}

/**
 * The entry file of a thread: `score-texts.mjs` next to the bundle that contains this module. From source it is the
 * one in the folder named by `CANDOR_BUNDLES`, and otherwise the TypeScript file, run through tsx, which compiles it
 * at each start. Parameters, so that all cases can be tested.
 */
export function threadEntry(
  moduleUrl: string = import.meta.url,
  bundles: string | undefined = process.env.CANDOR_BUNDLES,
): { filename: string; execArgv: string[] } {
  if (!moduleUrl.endsWith('.ts')) {
    return { filename: fileURLToPath(new URL('./score-texts.mjs', moduleUrl)), execArgv: [] };
  }
  if (bundles) return { filename: path.join(bundles, 'score-texts.mjs'), execArgv: [] };
  return {
    filename: fileURLToPath(new URL('./score-texts.ts', moduleUrl)),
    execArgv: ['--import', import.meta.resolve('tsx')],
  };
}
