// Completes package-lock.json after dependencies changed. A registry that mirrors only some platforms leaves the others
// out of the lock file, and `npm ci` then refuses it everywhere. What is missing can be told from the lock itself: each
// optional dependency is pinned by the package that wants it, and its name says its platform.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;

/** Where a package finds a dependency: in its own folder or in one above it. */
function isThere(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '' || !at.includes('node_modules')) return Boolean(packages[`node_modules/${name}`]);
  }
}

function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.map((word) => SYSTEMS[word]).find(Boolean);
  const cpu = name.includes('wasm32') ? 'wasm32' : PROCESSORS.find((one) => words.includes(one));
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) };
}

let added = 0;
for (const [place, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isThere(place, name) || !/^\d+\.\d+\.\d+/.test(version)) continue;
    const dev = entry.dev ? { dev: true } : {};
    packages[`node_modules/${name}`] = { version, ...platformOf(name), ...dev, optional: true };
    added++;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms were added to ${FILE}.`);
