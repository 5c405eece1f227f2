import { S3Client } from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import type { S3Settings } from '../../settings/s3';
import { failureOf } from './failure';
import { guardBodies } from './guard-body';
import { openThrottle, type Throttle } from './throttle';
import {
  asksToSlowDown,
  LONGEST_CALL_MS,
  type Patience,
  REAL_PATIENCE,
  waitBefore,
} from './try-again';

const CONNECT_MS = 10_000;
/** Until the response headers are there. */
const HEAD_MS = 30_000;
/** Between two parts of a body. */
const IDLE_MS = 30_000;

const QUIET = { debug() {}, info() {}, warn() {}, error() {} };

/** What calls of the store are made with. `throttle` is shared with calls about other buckets. */
export type S3Options = { log: Logger; patience?: Patience; idleMs?: number; throttle?: Throttle };

/** Calls of the store about one bucket. They follow it to its region. */
export type S3Calls = {
  /**
   * Does the work, and does it again for as long as a failure may pass, about a minute at most.
   *
   * @throws S3Failure, or what the signal was aborted with.
   */
  call<T>(work: (client: S3Client) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Ends its connections; a call that still runs fails. */
  close(): void;
};

/** Makes a client for one bucket. Nothing is sent yet. */
export function openCalls(settings: S3Settings, bucket: string, options: S3Options): S3Calls {
  const { log, patience = REAL_PATIENCE, idleMs = IDLE_MS } = options;
  const { throttle = openThrottle(patience) } = options;
  const clients = new Map<string, S3Client>();
  let region = settings.region;

  const clientOf = (name: string) => {
    const made = clients.get(name) ?? clientIn(name, bucket, settings, idleMs);
    clients.set(name, made);
    return made;
  };

  const call: S3Calls['call'] = async (work, signal) => {
    let until: number | null = null;
    let isSentOn = false;
    let asked = region;
    for (let tries = 1; ; ) {
      signal?.throwIfAborted();
      try {
        return await throttle.run(() => {
          // Waiting for others is no part of its tries.
          until ??= patience.now() + LONGEST_CALL_MS;
          asked = region;
          return work(clientOf(asked));
        }, signal);
      } catch (error) {
        signal?.throwIfAborted();
        const failure = failureOf(error);
        if (!failure) throw error;
        if (asksToSlowDown(failure)) throttle.slowDown();
        const { region: other, status, requestId, hostId } = failure.facts;
        // Compared with where this call went: another one may have learnt the region meanwhile.
        if (other !== null && other !== asked && !isSentOn) {
          isSentOn = true;
          region = other;
          continue;
        }
        const ms = waitBefore(failure, tries, patience.random);
        const isLast = ms === null || patience.now() + ms > (until ?? 0);
        const facts = { code: failure.code, status, request_id: requestId, id_2: hostId, tries };
        if (isLast) log.info(facts, 'a call of S3 failed');
        if (isLast) throw failure;
        await patience.wait(ms, signal);
        tries += 1;
      }
    }
  };

  return {
    call,
    close: () => {
      for (const client of clients.values()) client.destroy();
    },
  };
}

/**
 * Everything that the client would look up on the machine is passed explicitly. It makes no retries of its own:
 * `call` does.
 */
function clientIn(region: string, bucket: string, settings: S3Settings, idleMs: number): S3Client {
  const { endpoint, accessKeyId, secretAccessKey, sessionToken, asksForChecksums } = settings;
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    // A certificate for *.s3.amazonaws.com does not hold for a name with more dots.
    forcePathStyle: endpoint !== null || bucket.includes('.'),
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== null && { sessionToken }) },
    // It would write to the console; what failed is logged by `call`.
    logger: QUIET,
    maxAttempts: 1,
    retryMode: 'standard',
    followRegionRedirects: false,
    useArnRegion: false,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: asksForChecksums ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: HEAD_MS,
      throwOnRequestTimeout: true,
    },
  });
  guardBodies(client, idleMs);
  return client;
}
