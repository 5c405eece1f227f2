// `npm test`: everything that must hold before a change lands, what fails fastest first. A step that could
// not run here is named with its reason; the exit code is 0 only when every step ran and passed.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** What only reads the sources, in rows that go on side by side: none of them keeps two processors busy. */
const CHECKS = [
  [['Types', ['run', 'check:types']]],
  [
    ['Lint', ['run', 'check:lint']],
    ['Layers', ['run', 'check:layers']],
    ['Unused code', ['run', 'check:unused']],
  ],
];

const STEPS = [
  // Once for all: some tests start the product, and would build it side by side.
  ['Build', ['run', 'build']],
  ['Unit and integration tests', ['run', 'test:unit']],
  ['End-to-end tests', ['run', 'test:e2e']],
];

/** What takes too long for every change, and how to run it. */
const LEFT_OUT = 'the long tests, which kill servers and databases for minutes: npm run test:long';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Several times what a run leaves lying about at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * A folder in memory for temporary test files, or null if there is none with enough space. Each test file has its own
 * database, and copying one on disk takes longer than many a file.
 */
function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < ROOM_BYTES) return null;
    const folder = mkdtempSync(path.join(IN_MEMORY, 'candor-'));
    // Passable for the account that the database runs as.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return null;
  }
}

/** Where the runner of the journeys keeps what it translated: in a folder of this run alone it would begin anew each time. */
const TRANSLATED = {
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.resolve(
    import.meta.dirname,
    '../node_modules/.cache/candor-journeys',
  ),
};

/** Enough of the end of a step's output to contain its summary of failures. */
const KEPT_CHARACTERS = 20_000;

/** Runs one step, hands on its output, and returns whether it passed and how its output ended. */
function run(args, show) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((resolve) => {
    const child = spawn(npm, ['--silent', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...TRANSLATED, ...colours, ...(memory && { TMPDIR: memory }) },
    });
    let end = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding('utf8').on('data', (text) => {
        show(to, text);
        end = (end + text).slice(-KEPT_CHARACTERS);
      });
    }
    child.on('error', (error) => resolve({ ok: false, end: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, end }));
  });
}

const memory = folderInMemory();
process.on('exit', () => memory && rmSync(memory, { recursive: true, force: true, maxRetries: 5 }));
// Nothing may stay in memory behind a run that was stopped.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const results = [];

/** Runs a step as it is shown by `show`, and keeps how it ended. */
async function take([name, args], show) {
  const begun = performance.now();
  const { ok, end } = await run(args, show);
  results.push({ name, ok, end, seconds: Math.round((performance.now() - begun) / 1000) });
}

/** Runs steps one after the other. Each is shown when it has ended, so that the lines of two never mix. */
async function takeRow(row) {
  for (const step of row) {
    const lines = [];
    await take(step, (to, text) => lines.push([to, text]));
    console.log(`\n== ${step[0]}`);
    for (const [to, text] of lines) to.write(text);
  }
}

await Promise.all(CHECKS.map(takeRow));
for (const step of STEPS) {
  console.log(`\n== ${step[0]}`);
  await take(step, (to, text) => to.write(text));
}

// A log that is cut to its last lines still says what failed.
const failed = results.filter(({ ok }) => !ok);
for (const { name, end } of failed) console.log(`\n== ${name}: how it ended\n${end}`);
console.log('');
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(26)}  ${seconds} s`);
}
console.log(`not run here: ${LEFT_OUT}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
