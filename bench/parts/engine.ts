import { randomFrom } from '@candor/domain/rules/random-from';
import type { CompiledJob, YearMonth } from '@candor/engine';
import { writePosting } from '../corpus/posting';
import { driftNote, inTurns, median } from '../measure';
import { table } from '../print/table';
import { atLeast, atMost, type Verdict } from '../print/verdict';
import { builtEngine, type Engine } from './engine/built-engine';
import { dearestToCheapest } from './engine/flatness';
import { heldMemory } from './engine/held-memory';
import { resumeTexts } from './engine/resume-texts';
import { ruleSize } from './engine/rule-size';
import { termSearch } from './engine/term-search';
import type { Part, RunSettings } from './part';

const AS_OF: YearMonth = { year: 2026, month: 1 };
const POSTINGS = 200;
/** What one core has to do, what a larger batch may cost more, and what may be held and loaded. */
const TARGETS = {
  megabytesPerSecond: 20,
  ofSearch: 0.5,
  compileMs: 5,
  growthOfCost: 1.15,
  heldMegabytes: 64,
  ruleKilobytes: 10,
} as const;

/** Text to final score on one core, beside a bare search for the same terms; and the cost as batches grow. */
export const enginePart: Part = {
  name: 'engine',
  title: 'Engine: resume text to final score, one core',
  async run(settings) {
    const engine = await builtEngine(settings.scratch);
    const texts = await resumeTexts(settings);
    const speed = await throughput(engine, texts, settings);
    // Other jobs first: a server has long compiled some when the next one comes.
    const compileMs = compiling(engine);
    return [
      ...speed,
      ...flatness(engine, texts),
      atMost(`compiling a job, the middle of ${POSTINGS}`, compileMs, TARGETS.compileMs, {
        unit: 'ms',
      }),
      atMost(
        'combining rule for a browser, minified',
        (await ruleSize()) / 1e3,
        TARGETS.ruleKilobytes,
        { unit: 'KB' },
      ),
    ];
  },
};

type Work = { name: string; one: (job: CompiledJob, text: string) => unknown };

/** From the bare number to all that a recruiter reads. */
const workOf = ({ score, examine, match }: Engine): readonly Work[] => [
  { name: 'Candor, score', one: (job, text) => score(job, { text }, AS_OF) },
  { name: 'with its evidence, as it is stored', one: (job, text) => examine(job, { text }, AS_OF) },
  { name: 'with every explanation', one: (job, text) => match(job, { text }, AS_OF) },
];

async function throughput(
  engine: Engine,
  texts: readonly string[],
  { scratch }: RunSettings,
): Promise<Verdict[]> {
  const megabytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
  const posting = writePosting(randomFrom(7));
  const search = await termSearch(texts, scratch);
  const rows: string[][] = [];
  const baselines: number[] = [];
  const verdicts: Verdict[] = [];
  const works = workOf(engine).map(({ name, one }) => ({
    name,
    run: () => {
      const job = engine.compileJob(posting);
      for (const text of texts) one(job, text);
    },
  }));
  // They share most functions: whichever came second would pay for what the compiler has to learn anew from it.
  for (const { run } of [...works, ...works]) run();
  for (const { name, run } of works) {
    const { ours, baseline } = await inTurns(run, search.run);
    const ratio = median(baseline) / median(ours);
    rows.push([name, ...rates(median(ours), megabytes, texts.length), `${ratio.toFixed(2)}x`]);
    baselines.push(...baseline);
    // What is promised is a score with all that explains it.
    if (name !== works.at(-1)?.name) continue;
    const speed = megabytes / median(ours);
    verdicts.push(
      atLeast(name, speed, TARGETS.megabytesPerSecond, { unit: 'MB/s' }),
      atLeast(`${name}, of the search`, ratio, TARGETS.ofSearch, { unit: 'x' }),
    );
  }
  rows.push([search.name, ...rates(median(baselines), megabytes, texts.length), '1.00x']);
  console.log(table(['', 'seconds', 'MB/s', 'resumes/s', 'of the search'], rows));
  const drift = driftNote(baselines);
  if (drift) console.log(`\n ${drift}`);
  return verdicts;
}

function rates(seconds: number, megabytes: number, count: number): string[] {
  return [seconds.toFixed(3), (megabytes / seconds).toFixed(1), (count / seconds).toFixed(0)];
}

/** The cost of a candidate in batches of all sizes, and what the engine holds after them. */
function flatness(engine: Engine, texts: readonly string[]): Verdict[] {
  const posting = writePosting(randomFrom(7));
  const before = heldMemory();
  const dearest = dearestToCheapest({ engine, posting, texts, asOf: AS_OF });
  const growth = heldMemory() - before;
  return [
    atMost('dearest candidate to cheapest', dearest, TARGETS.growthOfCost, { unit: 'x' }),
    atMost('memory held after all these candidates', growth, TARGETS.heldMegabytes, {
      unit: 'MB',
    }),
  ];
}

/** The middle of the times that different postings take, in milliseconds. */
function compiling({ compileJob }: Engine): number {
  const random = randomFrom(11);
  const postings = Array.from({ length: POSTINGS }, () => writePosting(random));
  return median(postings.map((posting) => 1_000 * timed(() => compileJob(posting))));
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1_000;
}
