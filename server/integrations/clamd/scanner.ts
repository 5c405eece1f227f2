import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Opened, ScannerUnavailable, type VirusScanner } from '../../ports/virus-scanner';
import type { ScannerPlace } from '../../settings/scanner';
import { askClamd } from './ask';

/** clamd is away for half a minute while it starts with all its signatures. */
const PATIENCE_MS = 60_000;
/** After that, files that follow soon are offered once each: they would all wait for the same outage. */
const RESTS_MS = 30_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/** Bytes of one chunk: clamd takes any length that fits its limit for the whole. */
const CHUNK = 64 * 1024;

type Options = {
  log: Logger;
  wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  now?: () => number;
};

const waitFor = (ms: number, signal?: AbortSignal) => pause(ms, undefined, { signal });

/** Opens clamd. Nothing is sent until there is a file. */
export function openClamd(place: ScannerPlace, options: Options): VirusScanner {
  const { log, wait = waitFor, now = () => performance.now() } = options;
  let restsUntil = Number.NEGATIVE_INFINITY;

  const scanOnce = async (open: Opened, signal: AbortSignal | undefined) => {
    const verdict = verdictOf(await askClamd(place, 'INSTREAM', framed(open()), signal));
    restsUntil = Number.NEGATIVE_INFINITY;
    return verdict;
  };

  return {
    async scan(open, { withinMs = PATIENCE_MS, signal } = {}) {
      const until = now() + withinMs;
      for (let tries = 1; ; tries += 1) {
        try {
          return await scanOnce(open, signal);
        } catch (error) {
          if (!(error instanceof ScannerUnavailable)) throw error;
          const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
          const rests = now() < restsUntil;
          if (!error.passes || rests || now() + ms >= until) {
            if (error.passes && (rests || withinMs >= PATIENCE_MS)) restsUntil = now() + RESTS_MS;
            log.warn({ reason: error.message }, 'a file could not be checked for viruses');
            throw error;
          }
          await wait(ms, signal);
          signal?.throwIfAborted();
        }
      }
    },
    isAnswering: () =>
      askClamd(place, 'PING', [], undefined).then(
        (answer) => answer === 'PONG',
        () => false,
      ),
  };
}

/** Each chunk behind its length in four bytes, the highest first; an empty one ends the stream. */
async function* framed(file: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  for await (const bytes of file) {
    for (let from = 0; from < bytes.length; from += CHUNK) {
      const chunk = bytes.subarray(from, from + CHUNK);
      yield lengthOf(chunk.length);
      yield chunk;
    }
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Only clamd's exact words count: with any other answer, the file was not checked. */
function verdictOf(answer: string): 'clean' | 'infected' {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  if (answer.startsWith('INSTREAM size limit exceeded')) {
    throw new ScannerUnavailable('the file is larger than its StreamMaxLength', { passes: false });
  }
  throw new ScannerUnavailable('it answered with an error', { passes: true });
}
