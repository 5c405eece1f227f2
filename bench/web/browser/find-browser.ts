import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program to start, with what it has to be started with. */
export type BrowserProgram = { executablePath: string; args: string[]; env: NodeJS.ProcessEnv };

/** No sandbox for root, no talk with the outside that would be measured as ours. */
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

const HERE = dirname(fileURLToPath(import.meta.url));
const CACHE = join(HERE, '../../../node_modules/.cache/candor-chromium');

/**
 * A Chromium to measure in: the one that `CHROMIUM` names, an installed one, or the one that comes as a
 * package of the npm registry (Linux x64).
 *
 * @throws with what to do where there is none.
 */
export function findBrowser(): BrowserProgram {
  const found = process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path));
  if (found) return { executablePath: found, args: ARGS, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPackaged();
  throw new Error('No Chromium was found. Install one, or set CHROMIUM to its path.');
}

/**
 * Unpacks the packaged browser once, with the shared libraries it was built against. The package brings
 * those libraries only where it believes to run in its home cloud, hence the variable given to the child.
 */
function unpackPackaged(): BrowserProgram {
  mkdirSync(CACHE, { recursive: true });
  const script = `
    const { default: chromium } = await import('@sparticuz/chromium');
    process.stdout.write(await chromium.executablePath());
  `;
  const executablePath = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: HERE,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: CACHE, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  return {
    executablePath,
    args: [...ARGS, '--no-zygote'],
    env: {
      LD_LIBRARY_PATH: join(CACHE, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(CACHE, 'fonts'),
    },
  };
}
