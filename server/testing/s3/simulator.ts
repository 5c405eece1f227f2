import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveHere } from '../serve-here';
import { type Answer, S3Error, xmlAnswer } from './answers';
import { type Bucket, newBucket } from './bucket';
import { listAnswer } from './list';
import { putAnswer, readAnswer } from './objects';
import { type Keys, mustBeSigned, type SignedRequest } from './signature';
import { element } from './xml';

/** What goes wrong with an answer of the store. */
export type Fault =
  | {
      kind: 'error';
      status: number;
      code: string;
      headers?: Record<string, string>;
      fields?: Record<string, string>;
    }
  /** Fewer bytes than were announced, then the connection ends. */
  | { kind: 'cut' }
  /** Half of the bytes, then nothing more, and the connection stays open. */
  | { kind: 'stall' }
  /** The connection ends before an answer. */
  | { kind: 'hang_up' }
  /** Other bytes than the checksum is of. */
  | { kind: 'wrong_bytes' }
  /** Another answer, as it is. */
  | { kind: 'answer'; headers?: Record<string, string>; body: string };

export type S3Simulator = {
  /** Without a slash at its end. */
  endpoint: string;
  bucket(name: string, region?: string): Bucket;
  /** Makes so many of the next answers go wrong, or all of them until `heal`. `about` chooses them by method and path. */
  fault(fault: Fault, options?: { times?: number; about?: RegExp }): void;
  heal(): void;
  /** Method and path with query of everything that was asked. */
  asked: string[];
  keys: Keys;
  /** How far its clock is ahead, in milliseconds. */
  ahead: number;
  close(): Promise<void>;
};

export const TEST_KEYS = {
  accessKeyId: 'AKIACANDORTEST0001',
  secretAccessKey: 'planted-secret-of-s3',
};

/**
 * A store that speaks the wire format of S3 (path style) over HTTP: real signatures, pages of a few keys, and every fault that
 * S3 and its relatives are known for.
 */
export async function startS3({ pageSize = 2 } = {}): Promise<S3Simulator> {
  const buckets = new Map<string, Bucket>();
  let faults: { fault: Fault; left: number; about: RegExp }[] = [];

  const server = await serveHere(handle);
  const simulator: S3Simulator = {
    endpoint: server.origin,
    bucket(name, region = 'us-east-1') {
      const bucket = buckets.get(name) ?? newBucket(region);
      buckets.set(name, bucket);
      return bucket;
    },
    fault(fault, { times = 1, about = /./ } = {}) {
      faults.push({ fault, left: times, about });
    },
    heal: () => {
      faults = [];
    },
    asked: [],
    keys: { [TEST_KEYS.accessKeyId]: { secret: TEST_KEYS.secretAccessKey } },
    ahead: 0,
    close: server.close,
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method = 'GET', url = '/' } = request;
    simulator.asked.push(`${method} ${url}`);
    const fault = nextFault(`${method} ${url}`);
    if (fault?.kind === 'hang_up') {
      request.socket.destroy();
      return;
    }
    const answer = answerTo(request, body, fault);
    const date = new Date(Date.now() + simulator.ahead).toUTCString();
    const headers = {
      ...answer.headers,
      date,
      'x-amz-request-id': randomUUID(),
      'x-amz-id-2': `${randomUUID()}/9+0=`,
      'content-length': answer.body.length,
    };
    const bytes = fault?.kind === 'wrong_bytes' ? Buffer.from(answer.body).fill('#') : answer.body;
    response.writeHead(answer.status, headers);
    if (method === 'HEAD') response.end();
    else if (fault?.kind === 'cut') {
      response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
    } else if (fault?.kind === 'stall') response.write(bytes.subarray(0, bytes.length / 2));
    else response.end(bytes);
  }

  function answerTo(request: IncomingMessage, body: Buffer, fault: Fault | null): Answer {
    try {
      if (fault?.kind === 'error') {
        const { status, code, headers = {}, fields = {} } = fault;
        throw new S3Error(status, code, { headers, fields });
      }
      if (fault?.kind === 'answer') {
        return {
          ...xmlAnswer('x', ''),
          body: Buffer.from(fault.body),
          headers: fault.headers ?? {},
        };
      }
      return serve(request, body);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      // An answer to HEAD has no body, and so no code.
      return request.method === 'HEAD' ? { ...error.answer, body: Buffer.alloc(0) } : error.answer;
    }
  }

  function serve(request: IncomingMessage, body: Buffer): Answer {
    const { method = 'GET', url = '/' } = request;
    const [path = '/', queryText = ''] = url.split('?', 2);
    const headers = plain(request);
    const [, name = '', ...rest] = path.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const bucket = buckets.get(decodeURIComponent(name));
    const signed: SignedRequest = { method, path, query: queryText, headers };
    const now = new Date(Date.now() + simulator.ahead);
    mustBeSigned(signed, simulator.keys, bucket?.region ?? 'us-east-1', now);
    if (name === '') return xmlAnswer('ListAllMyBucketsResult', element('Buckets', ''));
    if (!bucket) throw new S3Error(404, 'NoSuchBucket', { fields: { BucketName: name } });
    if (key === '') return listAnswer(bucket, name, queryOf(queryText), pageSizeOf(bucket));
    if (method === 'PUT') return putAnswer(bucket, key, headers, body);
    if (method === 'DELETE') {
      bucket.objects.delete(key);
      return { status: 204, headers: {}, body: Buffer.alloc(0) };
    }
    return readAnswer(bucket, key, headers, method === 'HEAD');
  }

  const pageSizeOf = (bucket: Bucket) => (bucket.many ? 1000 : pageSize);

  function nextFault(words: string): Fault | null {
    const next = faults.find(({ left, about }) => left > 0 && about.test(words));
    if (!next) return null;
    next.left -= 1;
    return next.fault;
  }

  return simulator;
}

function plain(request: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]);
  return Object.fromEntries(pairs);
}

function queryOf(text: string): Map<string, string> {
  const pairs = text
    .split('&')
    .map((pair) => pair.split('=', 2).map((part) => decodeURIComponent(part)))
    .map(([name = '', value = '']): [string, string] => [name, value]);
  return new Map(pairs);
}
