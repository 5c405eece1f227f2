import { z } from 'zod';
import { retryAfterMs } from '../outgoing/retry-after';

/** Our own codes for failures without a response from the store. */
type OwnCode = 'NoConnection' | 'CutOff' | 'Stalled' | 'WrongChecksum' | 'UnreadableAnswer';

/** What a call of the store failed with. It repeats nothing of the store's words: they may quote keys of buckets and of ours. */
export class S3Failure extends Error {
  constructor(
    /** The store's own code or one of ours. */
    readonly code: string,
    readonly facts: {
      status: number | null;
      /** `x-amz-request-id` and `x-amz-id-2`: with both, the store's own people find the call. */
      requestId: string | null;
      hostId: string | null;
      /** Where the bucket really is, if the response says so. */
      region: string | null;
      /** How long the store asks us to wait. */
      waitMs: number | null;
    } = { status: null, requestId: null, hostId: null, region: null, waitMs: null },
  ) {
    super(`S3 answered ${code}`);
    this.name = 'S3Failure';
  }
}

/** A failure that the store did not name. */
export function ownFailure(code: OwnCode): S3Failure {
  return new S3Failure(code);
}

/** Only these are quoted from a response; anything else in it could be anything. */
const Code = z.string().regex(/^[A-Za-z][A-Za-z0-9_.]{1,79}$/);
const Id = z.string().regex(/^[\w/+=.-]{1,200}$/);
const Region = z.string().regex(/^[a-z0-9-]{2,40}$/);

const Answered = z.object({
  name: Code.catch('Unknown'),
  Code: Code.optional().catch(undefined),
  Region: Region.optional().catch(undefined),
  $metadata: z.object({
    httpStatusCode: z.number().int(),
    requestId: Id.optional().catch(undefined),
    extendedRequestId: Id.optional().catch(undefined),
  }),
  $response: z
    .object({ headers: z.record(z.string(), z.string()) })
    .optional()
    .catch(undefined),
});

/** A connection that broke while it was used, and one that never came to be (Node.js, "Errors"; OpenSSL's codes for certificates). */
const BROKEN = /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/;
const UNREACHED =
  /^(ECONN\w+|ENOTFOUND|EAI_\w+|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ERR_(TLS|SSL)_\w+|CERT_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+|EPROTO)$/;

/** What a call's error means; null for one that has nothing to do with the store, such as a full disk or a fault of ours. */
export function failureOf(error: unknown): S3Failure | null {
  if (error instanceof S3Failure) return error;
  const { data } = Answered.safeParse(error);
  // A success response that still fails contains something unexpected.
  if (data && data.$metadata.httpStatusCode < 300) return ownFailure('UnreadableAnswer');
  if (data) {
    const { httpStatusCode: status, requestId, extendedRequestId } = data.$metadata;
    const headers = data.$response?.headers ?? {};
    const region = Region.safeParse(headers['x-amz-bucket-region']).data ?? data.Region ?? null;
    return new S3Failure(data.Code ?? data.name, {
      status,
      requestId: requestId ?? null,
      hostId: extendedRequestId ?? null,
      region,
      waitMs: retryAfterMs(headers['retry-after']),
    });
  }
  if (!(error instanceof Error)) return null;
  if (error.message.startsWith('Checksum mismatch')) return ownFailure('WrongChecksum');
  if (error.message.startsWith('Connection lost')) return ownFailure('CutOff');
  const code = 'code' in error ? String(error.code) : '';
  if (BROKEN.test(code)) return ownFailure('CutOff');
  return UNREACHED.test(code) || error.name === 'TimeoutError' ? ownFailure('NoConnection') : null;
}
