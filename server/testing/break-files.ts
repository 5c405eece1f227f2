import fs, { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Files of one folder whose operations can be made to fail by number, in this process alone. */
export type FragileFiles = {
  /** From now on operations are counted anew, and the one of this number, of this name if one is given, fails; 0 lets none fail. */
  failAt(number: number, name?: string): void;
  /** How many there were since. */
  operations(): number;
  /** Which one failed; null while none has. */
  failed(): string | null;
  /** Gives the files back as they were. */
  mend(): void;
};

type Operation = (...values: unknown[]) => unknown;

/** What the product does by path and by open file. Each counts once, however much the system does for it. */
const BY_PATH = [
  'access',
  'chmod',
  'copyFile',
  'mkdir',
  'open',
  'opendir',
  'readdir',
  'readFile',
  'rename',
  'rm',
  'stat',
  'unlink',
  'writeFile',
];
const BY_FILE = ['fstat', 'fsync', 'read', 'write', 'writev'];
const OF_HANDLE = ['datasync', 'read', 'readFile', 'stat', 'sync', 'write', 'writeFile'];
const ERRNO_EIO = -5;

/**
 * Intercepts this process's operations on the files below `folder`, like a disk that fails now and then: a failing
 * operation is not performed and reports EIO, as the system's own would, to a callback, by a promise or as an
 * exception. Node's modules are shared by the whole process, so nobody else may use them meanwhile. Operations of
 * child processes and threads are not counted.
 */
export function breakFiles(folder: string): FragileFiles {
  let count = 0;
  let failing: { number: number; name: string | undefined } = { number: 0, name: undefined };
  let failed: string | null = null;
  const open = new Set<unknown>();
  const undo: (() => void)[] = [];

  const fault = (name: string): Error | null => {
    if (failing.name !== undefined && failing.name !== name) return null;
    count += 1;
    if (count !== failing.number) return null;
    failed = name;
    const words = `EIO: i/o error, ${name}`;
    return Object.assign(new Error(words), { errno: ERRNO_EIO, code: 'EIO', syscall: name });
  };
  const replace = (holder: object, name: string, make: (real: Operation) => Operation) => {
    const real: unknown = Reflect.get(holder, name);
    if (typeof real !== 'function') return;
    Reflect.set(
      holder,
      name,
      make((...values) => Reflect.apply(real, holder, values)),
    );
    undo.push(() => Reflect.set(holder, name, real));
  };
  const isOurs = ([place]: unknown[]) => typeof place === 'string' && place.startsWith(folder);
  const isOpen = ([file]: unknown[]) => open.has(file);

  for (const name of BY_PATH) {
    replace(fs, name, (real) => withCallback(name, real, isOurs, fault));
    replace(fs, `${name}Sync`, (real) => (...values) => {
      const error = isOurs(values) ? fault(`${name}Sync`) : null;
      if (error) throw error;
      return real(...values);
    });
    replace(promises, name, (real) => async (...values) => {
      const error = isOurs(values) ? fault(name) : null;
      if (error) throw error;
      const result = await real(...values);
      if (name === 'open' && isOurs(values) && result instanceof Object) ofHandle(result);
      return result;
    });
  }
  for (const name of BY_FILE) replace(fs, name, (real) => withCallback(name, real, isOpen, fault));
  replace(fs, 'open', (real) => (...values) => {
    const tell = values.at(-1);
    if (!isOurs(values) || typeof tell !== 'function') return real(...values);
    return real(...values.slice(0, -1), (error: unknown, file: unknown) => {
      if (!error) open.add(file);
      tell(error, file);
    });
  });
  replace(fs, 'close', (real) => (...values) => {
    const [file, tell] = values;
    const error = open.delete(file) ? fault('close') : null;
    // The system frees the number all the same (close(2)).
    if (!error || typeof tell !== 'function') return real(...values);
    return real(file, () => tell(error));
  });
  const ofHandle = (handle: object) => {
    for (const name of OF_HANDLE) {
      replace(handle, name, (real) => async (...values) => {
        const error = fault(name);
        if (error) throw error;
        return real(...values);
      });
    }
    replace(handle, 'close', (real) => async () => {
      const error = fault('close');
      // The system frees the number all the same (close(2)).
      await real();
      if (error) throw error;
    });
  };
  syncBuiltinESMExports();

  return {
    failAt: (number, name) => {
      count = 0;
      failing = { number, name };
      failed = null;
    },
    operations: () => count,
    failed: () => failed,
    mend: () => {
      for (const step of undo.splice(0).reverse()) step();
      syncBuiltinESMExports();
    },
  };
}

function withCallback(
  name: string,
  real: Operation,
  concerns: (values: unknown[]) => boolean,
  fault: (name: string) => Error | null,
): Operation {
  return (...values) => {
    const tell = values.at(-1);
    const error = concerns(values) && typeof tell === 'function' ? fault(name) : null;
    if (!error || typeof tell !== 'function') return real(...values);
    process.nextTick(() => tell(error));
    return undefined;
  };
}
