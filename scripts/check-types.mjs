// Type-checks every workspace with its own settings: the compiler walls live in those settings. The compiler is the
// native one, in a third of the time; the one before it stays for the check of layers, which reads through its interface.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** The largest first. Workspaces with the same settings go together: what both read is checked once. */
const PROJECTS = [
  'tsconfig.node.json',
  'web',
  'tsconfig.tools.json',
  'domain',
  'domain/tsconfig.test.json',
  'engine',
  'engine/tsconfig.test.json',
  'documents',
];
const AT_ONCE = 2;
/** Of each compiler, which has four otherwise: they check what they have in common each for itself, in twice the processor's time. */
const CHECKERS = '1';

function check(project) {
  return new Promise((resolve) => {
    const tsc = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
    const args = [tsc, '-p', project, '--checkers', CHECKERS];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    child.on('exit', (code) => resolve({ project, ok: code === 0 }));
  });
}

const waiting = [...PROJECTS];
const results = [];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      results.push(await check(project));
    }
  }),
);

const failed = results.filter((result) => !result.ok).map((result) => result.project);
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`Types hold in ${results.length} projects.`);
