import { driftNote } from '../../measure';
import { table } from '../../print/table';
import { CATEGORIES, type LighthouseRun, middleRun } from '../../web/lighthouse/middle-run';
import { runLighthouse } from '../../web/lighthouse/run-lighthouse';
import { mainPages } from '../../web/main-pages';
import { seedBatch } from '../../web/seed-batch';
import { onStage } from '../../web/stage';
import type { Part } from '../part';

const ROWS = 500;
const RUNS = 3;
const SCREENS = ['phone', 'desktop'] as const;

/** Lighthouse on the main pages. Its speed of the machine tells how far a run is to be trusted. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  title: `Lighthouse on a phone and on a desktop, median of ${RUNS} runs, the results with ${ROWS} people`,
  async run({ scratch }) {
    await onStage(scratch, async ({ server, browser, session, ...stage }) => {
      const batchId = await seedBatch({ server, browser, session, ...stage }, ROWS);
      const middles: [name: string, middle: LighthouseRun][] = [];
      const machine: number[] = [];
      for (const screen of SCREENS) {
        for (const { name, path, signedIn } of mainPages(batchId)) {
          const runs: LighthouseRun[] = [];
          for (let run = 0; run < RUNS; run += 1) {
            const visit = { screen, session: signedIn ? session : null };
            runs.push(await runLighthouse(browser, `${server.address}${path}`, visit));
          }
          middles.push([`${name}, ${screen}`, middleRun(runs)]);
          machine.push(...runs.map((run) => run.machine));
        }
      }
      report(middles, machine);
    });
  },
};

function report(
  middles: readonly (readonly [string, LighthouseRun])[],
  machine: readonly number[],
): void {
  const rows = middles.map(([name, { scores, metrics, machine: speed }]) => [
    name,
    ...scores.map((score) => score.toFixed(0)),
    ...metrics.map((value) => (value < 10 ? value.toFixed(2) : value.toFixed(0))),
    speed.toFixed(0),
  ]);
  const header = ['', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'machine'];
  console.log(table(header, rows));
  console.log('');
  for (const [name, { failed }] of middles) {
    if (failed.length > 0) console.log(`  ${name} does not pass ${failed.join(', ')}`);
  }
  const note = driftNote(machine);
  if (note) console.log(note);
}
