import type { Readable } from 'node:stream';
import type {
  AnswerOf,
  BodyOf,
  EndpointSpec,
  FieldsOf,
  FileNameOf,
  ParamsOf,
  QueryOf,
} from '@candor/domain/api/endpoint';
import type { LimitHeader } from '@candor/domain/api/headers';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Actor, SessionActor } from '../access/actor';
import type { Allowance } from '../access/allowance';
import type { WrittenBody } from './written-body';

/** A form file, streamed to a local path that is deleted after the call unless somebody took it over. */
export type UploadedFile = {
  name: string;
  type: string;
  /** Bytes; counting stops at the endpoint's limit, then `truncated` is set. */
  size: number;
  truncated: boolean;
  sha256: string;
  path: string;
};

/** Public calls act for nobody, even if a token comes along. */
type ForAccount<E extends EndpointSpec, T> = E['access'] extends { kind: 'account' } ? T : null;

/** Only a call that says so is open to programs. */
type ActorOf<E extends EndpointSpec> = E['access'] extends { byKey: true } ? Actor : SessionActor;

type ForStream<E extends EndpointSpec, T> = E['ok'] extends { events: z.ZodType } ? T : null;

/** The raw body, byte for byte, with its signature and the signing time; empty without one. */
export type Signed = { body: string; signature: string; timestamp: string };

export type Call<E extends EndpointSpec> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  fields: FieldsOf<E>;
  files: Partial<Record<FileNameOf<E>, UploadedFile>>;
  actor: ForAccount<E, ActorOf<E>>;
  /** As of when the call came in. Code that spends reads it again inside the transaction. */
  allowance: ForAccount<E, Allowance>;
  /** The account of whoever views a public page that recognises visitors; null for everybody else. */
  visitor: E['access'] extends { knowsVisitor: true } ? string | null : null;
  requestId: string;
  /** The `Idempotency-Key` of a call that takes one, for another service that does the work; null without one. */
  onceKey: string | null;
  ip: string;
  userAgent: string;
  /** What another service sent, and its signature. */
  signed: E extends { signedBy: string } ? Signed : null;
  /** The value of `If-Match`; null without one. */
  revision: number | null;
  /** Fires when nobody reads a stream any more or the process stops; its events have to end then. */
  gone: ForStream<E, AbortSignal>;
  /** If a stream was cut off: the id of the last event that its reader has, or nothing. */
  lastEventId: string;
};

export type Attachment = { mediaType: string; filename: string; content: Readable | string };

/** Headers that a handler adds to its response. */
export type AnswerHeaders = Partial<
  Record<LimitHeader | 'Retry-After' | 'Cache-Control' | 'Location', string | number>
>;

/** One event of a stream. A reader that was cut off names its id when it reconnects. */
export type StreamedEvent<Data> = { id: string; data: Data };

type Payload<E extends EndpointSpec> = E['ok'] extends { attachment: readonly string[] }
  ? Attachment
  : E['ok'] extends { events: infer Schema extends z.ZodType }
    ? AsyncIterable<StreamedEvent<z.output<Schema>>>
    : E['ok'] extends { status: 204 | 302 }
      ? undefined
      : AnswerOf<E> | WrittenBody<E>;

/** What a handler returns: the body, or the body with headers. */
export type Answer<E extends EndpointSpec> = { body: Payload<E>; headers?: AnswerHeaders };

export type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<Answer<E>>;

/**
 * Attaches a handler to an endpoint of the contract. Before it runs, the caller is admitted and the input parsed; its
 * answer is parsed with the contract, too.
 */
export type Serve = <E extends EndpointSpec>(endpoint: E, handler: Handler<E>) => void;
export type App = FastifyInstance;
