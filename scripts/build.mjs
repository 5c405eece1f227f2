// Builds what runs: the web application (Vite) and the command line with the server in it (esbuild). Each part is built
// only when its bundle is missing or older than its sources.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SKIPPED = new Set(['node_modules', 'dist', 'test-results']);
/** A build that is not in its place yet, or not any more. */
const ASIDE = /^dist-\d+$/;
const WORKSPACES = ['domain', 'engine', 'documents', 'server', 'cli'];

/** Builds every stale part. */
export async function ensureBuilt() {
  await ensureCommandBuilt();
  if (!isStale('web/dist/index.html', ['web', 'domain', 'engine'])) return;
  console.error('Building the web application...');
  buildWeb();
}

/** Builds the command line alone: all that a command needs which serves no pages. */
export async function ensureCommandBuilt() {
  if (!isStale('cli/dist/candor.mjs', WORKSPACES)) return;
  console.error('Building the server and the command line...');
  await buildNode();
}

function isStale(bundle, folders) {
  const file = path.join(ROOT, bundle);
  if (!existsSync(file)) return true;
  const built = statSync(file).mtimeMs;
  return folders.some((folder) => lastChangeOf(folder) > built);
}

/** Both bundles have sources in common. */
const lastChanges = new Map();

function lastChangeOf(folder) {
  const known = lastChanges.get(folder) ?? newest(path.join(ROOT, folder));
  lastChanges.set(folder, known);
  return known;
}

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const skipped = SKIPPED.has(entry.name) || ASIDE.test(entry.name);
    if (skipped || entry.name.includes('.test.')) continue;
    const full = path.join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(full) : statSync(full).mtimeMs);
  }
  return latest;
}

async function buildNode() {
  const { bundle } = await import('./bundle.mjs');
  // Built aside and then moved, so that nobody ever starts half a bundle.
  const target = path.join(ROOT, 'cli/dist');
  const aside = `${target}-${process.pid}`;
  await bundle(aside, { place: target, workspaces: WORKSPACES });
  cpSync(path.join(ROOT, 'server/db/migrations'), path.join(aside, 'migrations'), {
    recursive: true,
  });
  putInPlace(aside, target, 'candor.mjs');
}

function buildWeb() {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const target = path.join(ROOT, 'web/dist');
  // Aside and then moved, as above: two processes that start together may both build.
  const aside = `${target}-${process.pid}`;
  const args = ['build', '--logLevel', 'warn', '--outDir', aside, '--emptyOutDir'];
  const run = spawnSync(process.execPath, [vite, ...args], {
    cwd: path.join(ROOT, 'web'),
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error('The web application could not be built; see above.');
  }
  putInPlace(aside, target, 'index.html');
}

/**
 * Moves a finished build into its place file by file, its entry last, and clears away what an earlier one has left. Builds of
 * the same source have the same names, so that processes which build at once never take a file from each other.
 */
function putInPlace(aside, target, entry) {
  const made = filesIn(aside).sort((a, b) => Number(a === entry) - Number(b === entry));
  for (const file of made) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    renameSync(path.join(aside, file), path.join(target, file));
  }
  rmSync(aside, { recursive: true, force: true });
  const kept = new Set(made);
  const left = filesIn(target).filter((file) => !kept.has(file));
  for (const file of left) rmSync(path.join(target, file), { force: true });
}

/** The files below a folder, by their paths in it. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt();
