import { parseArgs } from 'node:util';
import { compileJob, score } from '@candor/engine';
import { CHANGES } from '@candor/engine/swaps/changes';
import { loadQualityData } from './data/load';
import { fromHere } from './from-here';
import { table } from './print/table';

const AS_OF = { year: 2026, month: 1 };
/** Jobs that each resume is tried with: its texts differ, so that most lines of a ledger are touched. */
const JOBS_EACH = 2;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});
const [folder] = positionals;
const every = Number(values.every);
if (folder === undefined || !Number.isInteger(every) || every < 1) {
  console.error(
    'Say which folder holds the data: npm run bench:fairness -- <data folder> [--every <n>, for one resume of n]',
  );
  process.exit(2);
}
await measureFairness(folder, every);

/**
 * Changes who somebody is in each `step`th resume and counts the scores that move; exit code 1 where one does.
 */
async function measureFairness(where: string, step: number): Promise<void> {
  const { ranking } = await loadQualityData(fromHere(where));
  const jobs = ranking.map(({ job }) => compileJob(job));
  const texts = [
    ...new Set(ranking.flatMap(({ candidates }) => candidates.map(({ text }) => text))),
  ].filter((_, at) => at % step === 0);
  let moved = 0;
  const rows = CHANGES.map(({ name, variants }) => {
    let tried = 0;
    let changed = 0;
    let most = 0;
    texts.forEach((text, at) => {
      const [first, ...others] = variants(text);
      if (first === undefined) return;
      for (let turn = 0; turn < JOBS_EACH; turn++) {
        const job = jobs[(at + turn * 17) % jobs.length];
        if (job === undefined) continue;
        const expected = score(job, { text: first }, AS_OF) ?? -1;
        for (const other of others) {
          const difference = Math.abs((score(job, { text: other }, AS_OF) ?? -1) - expected);
          tried++;
          if (difference > 0) changed++;
          most = Math.max(most, difference);
        }
      }
    });
    moved += changed;
    return [name, String(tried), String(changed), String(most)];
  });
  console.log(`\nFairness: ${texts.length} resumes, ${JOBS_EACH} jobs each\n`);
  console.log(table(['changed', 'scores compared', 'moved', 'by at most'], rows));
  if (moved > 0) process.exitCode = 1;
}
