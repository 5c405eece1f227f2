import { availableParallelism } from 'node:os';
import { AppError } from '@candor/domain/errors';
import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id (the library's default) with 19 MiB and two passes, as the OWASP password storage cheat sheet recommends.
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is deliberately expensive: one or two at a time leave a processor for other calls, and a long queue is cut
 * off.
 */
export const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** How many of a kind may wait. */
export const LONGEST_LINE = 64;

/**
 * Who waits: somebody signed in, or who signed in from the same place before, or anybody else. Known callers come
 * first and have their own queue, so that a distributed flood of guesses does not lock owners out.
 */
export type Waiting = 'known' | 'stranger';

let running = 0;
const lines: Readonly<Record<Waiting, (() => void)[]>> = { known: [], stranger: [] };

/** Hashes a new password. Throws AppError 503 if too many are waiting. */
export function hashPassword(password: string, who: Waiting): Promise<string> {
  return inLine(who, () => hash(normalise(password), OPTIONS));
}

/**
 * Whether a password matches a hash. Without a hash (no such account, or one that signs in elsewhere) the same work
 * is done and the answer is false, so that timing reveals nothing. Throws AppError 503 if too many are waiting.
 */
export function verifyPassword(
  stored: string | null,
  password: string,
  who: Waiting,
): Promise<boolean> {
  return inLine(who, async () => {
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

async function inLine<T>(who: Waiting, work: () => Promise<T>): Promise<T> {
  const line = lines[who];
  if (line.length >= LONGEST_LINE) throw new AppError('service_unavailable', { retry_after: 2 });
  if (running >= AT_ONCE) await new Promise<void>((resolve) => line.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = lines.known.shift() ?? lines.stranger.shift();
    // The slot goes directly to the next in line.
    if (next) next();
    else running -= 1;
  }
}
