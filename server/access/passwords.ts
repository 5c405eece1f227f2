import { AppError } from '@candor/domain/errors';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) with 19 MiB and two passes, as the OWASP password storage cheat sheet advises. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is made to be costly; two at a time leave the machine to other calls, and a long line is turned away. */
const AT_ONCE = 2;
const LONGEST_LINE = 64;

let running = 0;
const line: (() => void)[] = [];

/** Hashes a new password. Throws AppError 503 when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(normalise(password), OPTIONS));
}

/**
 * Whether a password belongs to a hash. Without a hash (no such account, or one that signs in elsewhere) the same work is
 * done and the answer is false, so that the time tells nothing. Throws AppError 503 when too many wait.
 */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return inLine(async () => {
    const spare = await nobodysHash();
    const matches = await verify(stored ?? spare, normalise(password));
    return matches && stored !== null;
  });
}

let nobody: Promise<string> | null = null;

function nobodysHash(): Promise<string> {
  nobody ??= hash('a password that nobody has', OPTIONS);
  return nobody;
}

/** The same letters typed on different systems are the same password. */
export function normalise(password: string): string {
  return password.normalize('NFKC');
}

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (line.length >= LONGEST_LINE) throw new AppError('service_unavailable', { retry_after: 2 });
  if (running >= AT_ONCE) await new Promise<void>((resolve) => line.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = line.shift();
    // The place goes straight to whoever waits.
    if (next) next();
    else running -= 1;
  }
}
