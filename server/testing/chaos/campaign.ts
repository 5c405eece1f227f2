import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connect } from '../../db/connect';
import { keepSeed, keptSeeds } from '../kept-seeds';
import { backUpAmid } from './back-up-amid';
import { startCrew } from './crew';
import { startDatabaseServer } from './database-server';
import { failFiles } from './fail-files';
import { shareFairly } from './fair-share';
import { fillDisk } from './fill-disk';
import { workOffBacklog } from './long-backlog';
import { neverMet } from './met';
import { startProcess } from './processes';
import { purgeOld } from './purge-old';
import { spendInRounds } from './quota-campaign';
import { startReplicatedServer } from './replicated-server';
import { type ChaosOutcome, runIn, runOnce } from './run-once';
import { type ChaosKind, openScene, type Scene, type SceneGround } from './scene';
import { upgradeAmid } from './upgrade-amid';

/**
 * Puts real processes through what must not hurt, again and again, and checks what must hold afterwards:
 *
 *   npm run chaos -- --kind worker --runs 30 --seed 1     kills one of two workers
 *   npm run chaos -- --kind server --runs 30              kills the only process
 *   npm run chaos -- --kind freeze --runs 10              lets a worker stand still until others took its work
 *   npm run chaos -- --kind stop --runs 17                asks workers to stop in the middle of their work, three in a run
 *   npm run chaos -- --kind clock --runs 10               sets the clock of workers an hour forward or back, and right again
 *   npm run chaos -- --kind database --runs 5             stops the database for ten seconds
 *   npm run chaos -- --kind postmaster --runs 10          kills the database
 *   npm run chaos -- --kind promote --runs 20             kills the database, and its replica takes its place
 *   npm run chaos -- --kind pooler --runs 5               kills workers while pages go through PgBouncer, where one is installed
 *   npm run chaos -- --kind quota --rounds 1000           accounts spend their quota in many calls at once
 *   npm run chaos -- --kind backup --rounds 20            a backup amid running batches, finished elsewhere by a worker of its own
 *   npm run chaos -- --kind disk --runs 10                fills the disk under everything for fifteen seconds, where one may be mounted
 *   npm run chaos -- --kind files --rounds 200            lets the first file operation fail, then the second, and so on
 *   npm run chaos -- --kind upgrade --from <folder> --runs 3   the older Candor that is built there, joined by this one in the middle of its work
 *   npm run chaos -- --kind backlog                       100,000 documents wait while somebody's transaction stands idle
 *   npm run chaos -- --kind retention                     100,000 candidates whose time has passed go while somebody reads
 *   npm run chaos -- --kind fair --runs 1                 small batches of one account beside twenty large ones of another
 *
 * Run number n uses seed + n, so that a failing one can be repeated alone; it is kept, and tried first by later campaigns. Ends with code 1 when anything did not hold, when what the
 * campaign is about was met in none of its runs, or when something took longer than is promised: work that a dead or frozen worker held
 * is free for another one within ten seconds, the product or its database that was killed answers again within five, and a worker that is
 * asked to stop has within ten.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string', default: 'both' },
    from: { type: 'string' },
  },
});
const KINDS: Readonly<Record<string, readonly ChaosKind[]>> = {
  worker: ['worker'],
  server: ['server'],
  freeze: ['freeze'],
  stop: ['stop'],
  clock: ['clock'],
  database: ['database'],
  postmaster: ['postmaster'],
  promote: ['promote'],
  pooler: ['pooler'],
  both: ['worker', 'server'],
};

const tell = (line: string) => process.stdout.write(`${line}\n`);
const firstSeed = Number(values.seed);
const folder = mkdtempSync(path.join(tmpdir(), 'candor-campaign-'));
const server = await startDatabaseServer(path.join(folder, 'database'));

/** A database for one run; a replica that was promoted leaves its pair used up. */
async function onGround<T>(
  kind: ChaosKind,
  seed: number,
  work: (ground: SceneGround) => Promise<T>,
): Promise<T> {
  const name = `chaos_${kind}_${seed}`;
  if (kind !== 'promote') return work({ databaseUrl: await server.makeDatabase(name), server });
  const pair = await startReplicatedServer(path.join(folder, name));
  try {
    return await work({ databaseUrl: await pair.makeDatabase(name), server: pair });
  } finally {
    await pair.stop();
  }
}

/** What leaves the processes as it found them may be done to the same ones again, which saves starting three of them for each run. */
const LASTING: readonly ChaosKind[] = ['worker', 'freeze', 'stop'];
/** Each run reads all that the ones before have left. */
const RUNS_IN_A_SCENE = 20;
let standing: { scene: Scene; runs: number } | null = null;

async function runSeed(kind: ChaosKind, seed: number): Promise<ChaosOutcome> {
  if (!LASTING.includes(kind)) {
    return onGround(kind, seed, (ground) => runOnce(seed, kind, ground));
  }
  if (standing?.scene.kind !== kind || standing.runs === RUNS_IN_A_SCENE) await leaveScene();
  standing ??= {
    scene: await onGround(kind, seed, (ground) => openScene(kind, seed, ground)),
    runs: 0,
  };
  standing.runs += 1;
  const outcome = await runIn(standing.scene, seed);
  // What is broken must not show again in the runs after it.
  if (outcome.broken.length > 0) await leaveScene();
  return outcome;
}

async function leaveScene(): Promise<void> {
  await standing?.scene.close();
  standing = null;
}

async function disturb(kinds: readonly ChaosKind[], runs: number): Promise<number> {
  let bad = 0;
  const takenOver = new Map(kinds.filter(takesWorkAway).map((kind) => [kind, 0]));
  const fresh = Array.from({ length: runs }, (_, run) => firstSeed + run);
  for (const kind of kinds) {
    for (const seed of new Set([...keptSeeds(`chaos-${kind}`), ...fresh])) {
      const outcome = await runSeed(kind, seed);
      const { blows, notes, candidates, seconds, broken, slow } = outcome;
      const what = [`${blows} blows`, ...notes].join(', ');
      const faults = [...broken, ...slow.map((one) => `too slow: ${one}`)];
      const verdict = faults.length === 0 ? 'ok' : `BROKEN: ${faults.join('; ')}`;
      tell(
        `${kind} seed ${seed}: ${what}, ${candidates} candidates, ${seconds.toFixed(1)} s, ${verdict}`,
      );
      if (faults.length > 0) bad += 1;
      // Being slow is the machine's doing as often as the seed's.
      if (broken.length > 0)
        tell(`kept in ${keepSeed(`chaos-${kind}`, seed, [...broken, ...notes])}`);
      const before = takenOver.get(kind);
      if (before !== undefined) takenOver.set(kind, before + outcome.takenOver);
    }
  }
  const met = [...takenOver].map(([kind, groups]) => [`work of a worker (${kind})`, groups]);
  return bad + miss(Object.fromEntries(met));
}

const takesWorkAway = (kind: ChaosKind) => ['worker', 'freeze', 'pooler'].includes(kind);

function miss(met: Readonly<Record<string, number>>): number {
  const missed = neverMet(met);
  for (const one of missed) tell(`BROKEN: ${one}`);
  return missed.length;
}

async function share(runs: number): Promise<number> {
  let bad = 0;
  for (let run = 0; run < runs; run += 1) {
    const databaseUrl = await server.makeDatabase(`chaos_fair_${run}`);
    const dataDir = path.join(folder, `fair-${run}`);
    const around = { databaseUrl, webUrl: databaseUrl, dataDir };
    const crew = await startCrew('web and two workers', around);
    const { db, close } = connect(databaseUrl, { size: 2, onIdleError: () => {} });
    try {
      const outcome = await shareFairly(db, crew[0]?.process.address ?? '');
      const [alone, beside] = [outcome.aloneMs, outcome.besideMs].map(Math.round);
      const ratio = (outcome.besideMs / outcome.aloneMs).toFixed(2);
      const verdict = outcome.broken.length === 0 ? 'ok' : `BROKEN: ${outcome.broken.join('; ')}`;
      tell(`fair: ${alone} ms alone, ${beside} ms beside, ${ratio} times, ${verdict}`);
      if (outcome.broken.length > 0) bad += 1;
    } finally {
      await close();
      await Promise.all(crew.map((one) => one.process.kill()));
    }
  }
  return bad;
}

async function spend(rounds: number): Promise<number> {
  const started = performance.now();
  const databaseUrl = await server.makeDatabase('chaos_quota');
  const product = await startProcess('all', { databaseUrl, dataDir: path.join(folder, 'product') });
  const { db, close } = connect(databaseUrl, { size: 4, onIdleError: () => {} });
  try {
    const onWave = (done: number) => {
      if (done % 100 < 8) tell(`quota: ${done} rounds`);
    };
    const options = { rounds, seed: firstSeed, onWave };
    const { answers, broken } = await spendInRounds(db, product.address, options);
    for (const problem of broken) tell(`BROKEN: ${problem}`);
    const seconds = (performance.now() - started) / 1000;
    tell(`quota: answers by status ${JSON.stringify(answers)}`);
    tell(`quota: ${rounds} rounds in ${seconds.toFixed(0)} s, ${broken.length} problems`);
    const accepted = answers[202] ?? 0;
    const refused = answers[402] ?? 0;
    return (
      broken.length + miss({ 'a submission within the quota': accepted, 'a refusal': refused })
    );
  } finally {
    await close();
    await product.kill();
  }
}

async function backUpAndRestore(rounds: number): Promise<number> {
  let bad = 0;
  let openInAll = 0;
  for (let round = 0; round < rounds; round += 1) {
    const seed = firstSeed + round;
    const { candidates, open, seconds, broken } = await backUpAmid(seed, { server, folder });
    const verdict = broken.length === 0 ? 'ok' : `BROKEN: ${broken.join('; ')}`;
    tell(
      `backup seed ${seed}: ${open} of ${candidates} candidates were open, ${seconds.toFixed(1)} s, ${verdict}`,
    );
    openInAll += open;
    if (broken.length > 0) bad += 1;
  }
  return bad + miss({ 'a candidate without an outcome in a backup': openInAll });
}

async function fillDisks(runs: number): Promise<number> {
  let bad = 0;
  let refused = 0;
  for (let run = 0; run < runs; run += 1) {
    const seed = firstSeed + run;
    const outcome = await fillDisk(seed, folder);
    const { answers, backAfterMs, candidates, scoredBefore, seconds, broken } = outcome;
    const verdict = broken.length === 0 ? 'ok' : `BROKEN: ${broken.join('; ')}`;
    const back = (backAfterMs / 1000).toFixed(1);
    tell(
      `disk seed ${seed}: answers ${JSON.stringify(answers)}, back after ${back} s, ${scoredBefore} of ${candidates} candidates scored before, ${seconds.toFixed(1)} s, ${verdict}`,
    );
    refused += answers['503 no_room'] ?? 0;
    if (broken.length > 0) bad += 1;
  }
  return bad + miss({ 'a call refused for lack of space': refused });
}

async function failEachOperation(rounds: number): Promise<number> {
  let bad = 0;
  let failures = 0;
  await useBundles();
  const databaseUrl = await server.makeDatabase('chaos_files');
  const numbers = Array.from({ length: rounds }, (_, at) => firstSeed + at);
  await failFiles(
    { databaseUrl, dataDir: path.join(folder, 'files') },
    numbers,
    (number, found) => {
      const { failed, operations, answers, notes, broken, slow } = found;
      if (failed !== null) failures += 1;
      const faults = [...broken, ...slow.map((one) => `too slow: ${one}`)];
      const verdict = faults.length === 0 ? 'ok' : `BROKEN: ${faults.join('; ')}`;
      const what = failed === null ? `only ${operations} operations` : `${failed} failed`;
      tell(
        `files ${number}: ${what}, answers ${answers.join(' ')}, ${notes.join(', ')}, ${verdict}`,
      );
      if (faults.length > 0) bad += 1;
    },
  );
  return bad + miss({ 'a file operation that failed': failures });
}

/** The product runs in this process, from its sources; its readers and threads start from the bundles, as those of an operator do. */
async function useBundles(): Promise<void> {
  const script = '../../../scripts/build.mjs';
  const { ensureCommandBuilt } = await import(script);
  await ensureCommandBuilt();
  process.env.CANDOR_BUNDLES = fileURLToPath(new URL('../../../cli/dist', import.meta.url));
}

async function workOff(): Promise<number> {
  const { calm, held, broken } = await workOffBacklog(server, folder);
  const words = ({ median, slowest }: typeof calm) =>
    `${median.toFixed(2)} ms a turn, one in a hundred ${slowest.toFixed(2)} ms`;
  const verdict = broken.length === 0 ? 'ok' : `BROKEN: ${broken.join('; ')}`;
  tell(`backlog: calm ${words(calm)}; beside an idle transaction ${words(held)}; ${verdict}`);
  return broken.length;
}

async function purge(): Promise<number> {
  const { candidates, seconds, calmMs, besideMs, broken } = await purgeOld(server, folder);
  const ratio = (besideMs / calmMs).toFixed(2);
  const verdict = broken.length === 0 ? 'ok' : `BROKEN: ${broken.join('; ')}`;
  tell(
    `retention: ${candidates} candidates erased in ${seconds.toFixed(1)} s, p99 of reads ${calmMs.toFixed(1)} ms before and ${besideMs.toFixed(1)} ms meanwhile, ${ratio} times, ${verdict}`,
  );
  return broken.length;
}

async function upgrade(folderOfOld: string | undefined, runs: number): Promise<number> {
  if (folderOfOld === undefined)
    throw new RangeError('Say in which folder the older version is built: --from <folder>.');
  const from = path.resolve(folderOfOld);
  let bad = 0;
  for (let run = 0; run < runs; run += 1) {
    const seed = firstSeed + run;
    const { rows, migrations, candidates, waitedMs, broken } = await upgradeAmid(seed, {
      server,
      folder,
      from,
    });
    const verdict = broken.length === 0 ? 'ok' : `BROKEN: ${broken.join('; ')}`;
    tell(
      `upgrade seed ${seed}: ${migrations} migrations over ${rows} candidates, a table was waited for ${waitedMs} ms, ${candidates} candidates scored, ${verdict}`,
    );
    if (broken.length > 0) bad += 1;
  }
  return bad;
}

let bad = 0;
try {
  const kinds = KINDS[values.kind];
  if (values.kind === 'quota') bad = await spend(Number(values.rounds));
  else if (values.kind === 'fair') bad = await share(Number(values.runs));
  else if (values.kind === 'disk') bad = await fillDisks(Number(values.runs));
  else if (values.kind === 'files') bad = await failEachOperation(Number(values.rounds));
  else if (values.kind === 'backlog') bad = await workOff();
  else if (values.kind === 'retention') bad = await purge();
  else if (values.kind === 'upgrade') bad = await upgrade(values.from, Number(values.runs));
  else if (values.kind === 'backup') bad = await backUpAndRestore(Number(values.rounds));
  else if (kinds) bad = await disturb(kinds, Number(values.runs));
  else throw new RangeError(`There is no kind ${values.kind}.`);
} finally {
  await leaveScene();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
tell(bad === 0 ? 'Everything held.' : `${bad} did not hold.`);
process.exitCode = bad === 0 ? 0 : 1;
