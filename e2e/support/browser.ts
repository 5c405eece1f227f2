import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

/** Flags that every Chromium of ours runs with: no sandbox for root, no talk with the outside. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium to test with: the one that `CHROMIUM` names, an installed one, or the one that comes as a package of the
 * npm registry (Linux x64). Throws with what to do when there is none.
 */
export function findBrowser(): Browser {
  const named = process.env.CHROMIUM;
  if (named) return { executablePath: named, args: ARGS, env: {} };
  const installed = INSTALLED.find((candidate) => existsSync(candidate));
  if (installed) return { executablePath: installed, args: ARGS, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPackaged();
  throw new Error('No Chromium was found. Install one, or set CHROMIUM to its path.');
}

/**
 * Unpacks the packaged browser with the shared libraries it was built against, once, into node_modules/.cache. The package
 * brings those libraries only where it believes to run in its home cloud, hence the variable given to the child.
 */
function unpackPackaged(): Browser {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const cache = path.resolve(here, '../../node_modules/.cache/candor-chromium');
  mkdirSync(cache, { recursive: true });
  const script = `
    const { default: chromium } = await import('@sparticuz/chromium');
    process.stdout.write(await chromium.executablePath());
  `;
  const executablePath = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: here,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: cache, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  return {
    executablePath,
    args: [...ARGS, '--headless=shell', '--no-zygote'],
    env: {
      LD_LIBRARY_PATH: path.join(cache, 'al2023', 'lib'),
      FONTCONFIG_FILE: writeFontList(cache),
    },
  };
}

/**
 * Names the fonts of the package and of the machine. The package's own list looks where its home cloud unpacks; without
 * any font this Chromium ends at the first letter that a page's own fonts lack.
 */
function writeFontList(cache: string): string {
  const file = path.join(cache, 'fonts.conf');
  const folders = [path.join(cache, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const dirs = folders.map((folder) => `  <dir>${folder}</dir>\n`).join('');
  const kept = `  <cachedir>${path.join(cache, 'fonts-cache')}</cachedir>\n`;
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>\n${dirs}${kept}</fontconfig>\n`);
  return file;
}
