import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpack, unpackedAt, type Wanted } from '@candor/server/testing/debian/unpack';
import { stringify } from 'yaml';

/** Prometheus' own tester of rules: answers what it says when they do not do what is expected, else nothing. */
export type Promtool = { test(expectations: object): Promise<string> };

const WANTED: Wanted = { name: 'prometheus', package: 'prometheus', from: 'release' };
const PROGRAM = 'usr/bin/promtool';

const run = promisify(execFile);

/** The promtool of this machine, or Debian's, unpacked for the tests alone; where there is neither, why. */
export async function findPromtool(): Promise<Promtool | { missing: string }> {
  const found = () =>
    ['/', unpackedAt(WANTED)]
      .map((root) => path.join(root, PROGRAM))
      .find((one) => existsSync(one));
  const here = found();
  if (here) return promtoolAt(here);
  const failure = await unpack(WANTED);
  const unpacked = found();
  return unpacked ? promtoolAt(unpacked) : { missing: failure ?? 'it is elsewhere in its package' };
}

function promtoolAt(program: string): Promtool {
  return {
    test: async (expectations) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'candor-promtool-'));
      try {
        const file = path.join(folder, 'expectations.yml');
        await writeFile(file, stringify(expectations));
        await run(program, ['test', 'rules', file]);
        return '';
      } catch (error) {
        if (error instanceof Error && 'stdout' in error && 'stderr' in error)
          return `${error.stdout}${error.stderr}`;
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
