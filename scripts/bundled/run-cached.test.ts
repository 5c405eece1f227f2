import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const OWN = path.join(import.meta.dirname, 'run-cached.mjs');
const DIST = path.resolve(import.meta.dirname, '../../cli/dist');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-cached-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a program prints that knows the functions of the module under test. */
function printed(program: string, flags: readonly string[] = []): string {
  const text = `import { runCached, scriptOf } from ${JSON.stringify(OWN)};
    import { readFileSync, writeFileSync } from 'node:fs';
    ${program}`;
  const args = [...flags, '--input-type=module', '-e', text];
  return execFileSync(process.execPath, args, { encoding: 'utf8', cwd: folder }).trim();
}

function script(text: string): string {
  const file = path.join(folder, 'script.cjs');
  writeFileSync(file, text);
  return file;
}

/** Puts beside a script what V8 makes of it. */
function compile(file: string): void {
  printed(`const script = scriptOf(readFileSync(${JSON.stringify(file)}, 'utf8'), ${JSON.stringify(file)});
    writeFileSync(${JSON.stringify(`${file}.cache`)}, script.createCachedData());`);
}

const answered = (file: string, flags?: readonly string[]) =>
  printed(`console.log(String(await runCached(${JSON.stringify(file)}).answer()))`, flags);

test('the bundled server is taken as it was compiled', () => {
  const [server = ''] = readdirSync(DIST).filter((name) => /^server-.*\.cjs$/.test(name));
  const file = JSON.stringify(path.join(DIST, server));
  const program = `const text = readFileSync(${file}, 'utf8');
    console.log(scriptOf(text, ${file}, readFileSync(${file} + '.cache')).cachedDataRejected);`;
  expect(printed(program)).toBe('false');
});

test('a script runs alike with its compiled code, with that of another Node, and with none', () => {
  const file = script("exports.answer = () => require('node:path').basename(__filename);");
  expect(answered(file)).toBe('script.cjs');
  compile(file);
  expect(answered(file)).toBe('script.cjs');
  writeFileSync(`${file}.cache`, 'compiled by nobody');
  expect(answered(file)).toBe('script.cjs');
});

test('a script finds the packages of the folders above it, modules of either kind', () => {
  const home = path.join(folder, 'node_modules', 'late');
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{"type":"module","exports":"./late.js"}');
  writeFileSync(path.join(home, 'late.js'), "export const word = 'found';");
  const file = script("exports.answer = () => require('late').word;");
  compile(file);
  expect(answered(file)).toBe('found');
});

test('who asks for source maps gets traces that name the source', () => {
  const map = { version: 3, sources: ['first.ts'], names: [], mappings: 'AAAA' };
  const url = Buffer.from(JSON.stringify(map)).toString('base64');
  const file = script(
    `exports.answer = () => new Error('here').stack;\n//# sourceMappingURL=data:application/json;base64,${url}`,
  );
  compile(file);
  expect(answered(file)).not.toContain('first.ts');
  expect(answered(file, ['--enable-source-maps'])).toContain('first.ts');
});
