import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unpack, unpackedAt, type Wanted } from '@candor/server/testing/debian/unpack';
import { parseTable } from '../../web/src/forms/parse-table';

/** A LibreOffice that opens CSV; `separators` are the codes of the signs that end a cell, as its dialog offers them. */
export type Office = {
  /** What it would work out. */
  formulasIn(csv: string, separators: string): Promise<string[]>;
  /** What it shows. */
  rowsOf(csv: string, separators: string): Promise<string[][]>;
};

const WANTED: Wanted = {
  name: 'libreoffice',
  package: 'libreoffice-calc-nogui',
  from: 'release',
};

const PROGRAM = 'usr/lib/libreoffice/program/soffice.bin';
const PLATFORM = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const COMMA = 44;
const QUOTE = 34;
const UTF_8 = 76;

/** How it ends once it has made its profile: to be started again. */
const START_AGAIN = 81;

const run = promisify(execFile);

/** The LibreOffice of this machine, or Debian's, unpacked for the tests alone; where there is neither, why. */
export async function findOffice(): Promise<Office | { missing: string }> {
  const rootOf = () =>
    ['/', unpackedAt(WANTED)].find((root) => existsSync(path.join(root, PROGRAM)));
  const here = rootOf();
  if (here) return officeBelow(here);
  const failure = await unpack(WANTED);
  const unpacked = rootOf();
  return unpacked
    ? officeBelow(unpacked)
    : { missing: failure ?? 'it is elsewhere in its package' };
}

function officeBelow(root: string): Office {
  const convert = async (csv: string, separators: string, to: string, file: string) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'candor-office-'));
    try {
      await writeFile(path.join(folder, 'in.csv'), csv);
      await start(root, folder, [
        `--infilter=CSV:${separators},${QUOTE},${UTF_8}`,
        '--convert-to',
        to,
      ]);
      return await readFile(path.join(folder, 'out', file), 'utf8');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    formulasIn: async (csv, separators) => {
      const sheet = await convert(csv, separators, 'fods', 'in.fods');
      return sheet.match(/table:formula="[^"]*"/g) ?? [];
    },
    rowsOf: async (csv, separators) => {
      const filter = `csv:Text - txt - csv (StarCalc):${COMMA},${QUOTE},${UTF_8}`;
      return parseTable(await convert(csv, separators, filter, 'in.csv')) ?? [];
    },
  };
}

async function start(root: string, folder: string, wishes: readonly string[]): Promise<void> {
  const program = path.join(root, PROGRAM);
  const files = ['--outdir', path.join(folder, 'out'), path.join(folder, 'in.csv')];
  const options = [...settings(root, folder), '--headless', ...wishes, ...files];
  const env = { ...process.env, HOME: folder, LD_LIBRARY_PATH: librariesOf(root) };
  await run(program, options, { env }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== START_AGAIN) throw error;
    return run(program, options, { env });
  });
}

/** Its packages say that they lie below the top of the file system, and one link among them is made on installation. */
function settings(root: string, folder: string): string[] {
  const base = pathToFileURL(path.join(root, 'usr/lib/libreoffice')).href;
  const profile = pathToFileURL(path.join(folder, 'profile')).href;
  const registry = `${base}/share/.registry`;
  return [
    `-env:BRAND_BASE_DIR=${base}`,
    `-env:UserInstallation=${profile}`,
    `-env:CONFIGURATION_LAYERS=xcsxcu:${registry} res:${registry} user:!${profile}/user/registrymodifications.xcu`,
  ];
}

function librariesOf(root: string): string {
  const shared = path.join(root, 'usr/lib', PLATFORM);
  const program = path.dirname(path.join(root, PROGRAM));
  return [program, shared, path.join(shared, 'blas'), path.join(shared, 'lapack')].join(':');
}
