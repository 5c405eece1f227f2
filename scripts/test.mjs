// `npm test`: everything that must hold before a change lands, in the order in which it fails fastest. A step that could
// not run here is named with its reason; the exit code is 0 only when every step ran and passed.
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['Types', ['run', 'check:types']],
  ['Lint', ['run', 'check:lint']],
  ['Layers', ['run', 'check:layers']],
  ['Unused code', ['run', 'check:unused']],
  // Once for all: some tests start the product, and would build it side by side.
  ['Build', ['run', 'build']],
  ['Unit and integration tests', ['run', 'test:unit']],
  ['End-to-end tests', ['run', 'test:e2e']],
];

const results = STEPS.map(([name, args]) => {
  console.log(`\n== ${name}`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['--silent', ...args], { stdio: 'inherit' });
  return { name, ok: status === 0 };
});

console.log('');
for (const { name, ok } of results) console.log(`${ok ? 'passed' : 'FAILED'}  ${name}`);
const failed = results.filter((result) => !result.ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
