import { driftNote, median } from '../../measure';
import { table } from '../../print/table';
import { noneBelow, type Verdict } from '../../print/verdict';
import { CATEGORIES, type LighthouseRun, middleRun } from '../../web/lighthouse/middle-run';
import { runLighthouse, type Visit } from '../../web/lighthouse/run-lighthouse';
import { mainPages } from '../../web/main-pages';
import { seedBatch } from '../../web/seed-batch';
import { withSignedInSite } from '../../web/signed-in-site';
import type { Part } from '../part';

const ROWS = 500;
const RUNS = 3;
const LEAST_SCORE = 95;
/** The slowdown that makes a middling phone of a fast machine, whose index lies in the middle of this bracket. */
const USUAL_SLOWDOWN = 4;
const FAST_MACHINE = (1_500 + 2_000) / 2;

type Device = { device: string } & Omit<Visit, 'session'>;
type Middle = { name: string; slowed: boolean; middle: LighthouseRun };

/** Lighthouse on the main pages. Its speed of the machine tells how far a run is to be trusted. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  title: `Lighthouse on a phone and on a desktop, median of ${RUNS} runs, the results with ${ROWS} people`,
  async run({ scratch }) {
    return withSignedInSite(scratch, async ({ server, browser, session, ...site }) => {
      const batchId = await seedBatch({ server, browser, session, ...site }, ROWS);
      const middles: Middle[] = [];
      const machine: number[] = [];
      const lookWith = async ({ device, ...visit }: Device): Promise<void> => {
        for (const { name, path, signedIn } of mainPages(batchId)) {
          const runs: LighthouseRun[] = [];
          for (let run = 0; run < RUNS; run += 1) {
            const who = { ...visit, session: signedIn ? session : null };
            runs.push(await runLighthouse(browser, `${server.address}${path}`, who));
          }
          const slowed = visit.slowdown !== undefined;
          middles.push({ name: `${name}, ${device}`, slowed, middle: middleRun(runs) });
          machine.push(...runs.map((run) => run.machine));
        }
      };
      await lookWith({ device: `phone, ${USUAL_SLOWDOWN}x`, screen: 'phone' });
      const slowdown = slowdownOf(median(machine));
      const device = `phone, ${slowdown.toFixed(1)}x for this machine`;
      await lookWith({ device, screen: 'phone', slowdown });
      await lookWith({ device: 'desktop', screen: 'desktop' });
      return report(middles, machine);
    });
  },
};

/**
 * How much slower a middling phone is than a machine of this index, by the table in "Calibrating the CPU slowdown" of
 * Lighthouse's document on throttling; never less than not at all.
 */
function slowdownOf(machine: number): number {
  return Math.max(1, (USUAL_SLOWDOWN * machine) / FAST_MACHINE);
}

function report(middles: readonly Middle[], machine: readonly number[]): Verdict[] {
  const rows = middles.map(({ name, middle: { scores, metrics, machine: speed } }) => [
    name,
    ...scores.map((score) => score.toFixed(0)),
    ...metrics.map((value) => (value < 10 ? value.toFixed(2) : value.toFixed(0))),
    speed.toFixed(0),
  ]);
  const header = ['', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'machine'];
  console.log(table(header, rows));
  console.log('');
  for (const { name, middle } of middles) {
    if (middle.failed.length > 0)
      console.log(`  ${name} does not pass ${middle.failed.join(', ')}`);
  }
  const note = driftNote(machine);
  if (note) console.log(note);
  const own = middles.filter(({ slowed }) => !slowed);
  return [
    ...CATEGORIES.map((category) => leastOf(`Lighthouse, ${category}`, own, category)),
    // Only the speed depends on the processor, and on a fast machine Lighthouse's own phone is a very good one.
    leastOf(
      'Lighthouse, performance on a middling phone',
      middles.filter(({ slowed }) => slowed),
      'performance',
    ),
  ];
}

function leastOf(
  title: string,
  middles: readonly Middle[],
  category: (typeof CATEGORIES)[number],
): Verdict {
  const at = CATEGORIES.indexOf(category);
  const scores = middles.map(({ name, middle }): [string, number] => [
    name,
    middle.scores[at] ?? Number.NaN,
  ]);
  return noneBelow(title, scores, LEAST_SCORE, { digits: 0 });
}
