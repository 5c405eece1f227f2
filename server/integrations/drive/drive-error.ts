import { z } from 'zod';
import { retryAfterMs } from '../outgoing/retry-after';

/** What an error of Drive means for us, decided by its reason before its status. */
export type DriveFault =
  /** It may work in a moment. */
  | 'passing'
  /** Deleted, or not shared with our account. */
  | 'missing'
  | 'denied'
  /** This file is unavailable to anybody; `reason` says why. */
  | 'withheld'
  /** Drive did not understand the request, such as a page token that it no longer knows. */
  | 'bad_request'
  /** Google does not accept our account, or its project may not use Drive. */
  | 'not_admitted'
  /** A response that is not from Drive, or a list without an end. */
  | 'unusable';

/** A call of Drive that failed. Its message names reason and status only: nothing of the request, no key and no token. */
export class DriveError extends Error {
  readonly fault: DriveFault;
  /** Drive's own code, or ours if there was no response. */
  readonly reason: string;
  /** null: there was no answer. */
  readonly status: number | null;
  /** How long Drive asks us to wait; null if it does not say. */
  readonly waitMs: number | null;

  constructor(
    fault: DriveFault,
    reason: string,
    { status = null, waitMs = null }: { status?: number | null; waitMs?: number | null } = {},
  ) {
    super(`Google Drive: ${reason}${status === null ? '' : ` (${status})`}`);
    this.name = 'DriveError';
    this.fault = fault;
    this.reason = reason;
    this.status = status;
    this.waitMs = waitMs;
  }
}

/** A response that broke off or never came. */
export const noAnswer = (why: string) => new DriveError('passing', why);

/** Limits that pass, whatever status they come with (Drive API, "Resolve errors"). */
const CROWDED = new Set([
  'userRateLimitExceeded',
  'rateLimitExceeded',
  'dailyLimitExceeded',
  'sharingRateLimitExceeded',
  'backendError',
]);
const WITHHELD = new Set([
  'cannotDownloadFile',
  'cannotDownloadAbusiveFile',
  'downloadQuotaExceeded',
  'fileNotDownloadable',
  'fileNotExportable',
  'exportSizeLimitExceeded',
]);
const NOT_ADMITTED = new Set(['authError', 'accessNotConfigured', 'insufficientPermissions']);

const ErrorBody = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
});

/** The error that an answer with this status and body is. */
export function errorOf(status: number, body: string, retryAfter: string | null): DriveError {
  const reason = reasonIn(body);
  const fault = faultOf(status, reason);
  const waitMs = fault === 'passing' ? retryAfterMs(retryAfter) : null;
  return new DriveError(fault, reason ?? 'no reason given', { status, waitMs });
}

function faultOf(status: number, reason: string | null): DriveFault {
  if (status < 400) return 'unusable';
  if (reason !== null && CROWDED.has(reason)) return 'passing';
  if (reason !== null && WITHHELD.has(reason)) return 'withheld';
  if (status === 401 || (reason !== null && NOT_ADMITTED.has(reason))) return 'not_admitted';
  if (status === 408 || status === 429 || status >= 500) return 'passing';
  if (status === 404 || status === 410) return 'missing';
  if (status === 403) return 'denied';
  return 'bad_request';
}

/** One plain word, so that nothing else of a strange response gets into a log. */
function reasonIn(body: string): string | null {
  try {
    const reason = ErrorBody.parse(JSON.parse(body)).error.errors[0]?.reason;
    return reason !== undefined && /^[A-Za-z]{1,60}$/.test(reason) ? reason : null;
  } catch {
    return null;
  }
}
