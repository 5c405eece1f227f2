import type { BodyInput, EndpointSpec, FileNameOf, QueryInput } from '@candor/domain/api/endpoint';
import type { z } from 'zod';
import type { UploadProgress } from './wire';

type ParamsInput<E extends EndpointSpec> = E extends { params: infer P extends z.ZodType }
  ? { params: z.input<P> }
  : { params?: never };

type QueryPart<E extends EndpointSpec> = E extends { query: z.ZodType }
  ? { query?: Partial<QueryInput<E>> }
  : { query?: never };

type BodyPart<E extends EndpointSpec> = E extends { body: z.ZodType }
  ? { body: BodyInput<E> }
  : { body?: never };

type FormPart<E extends EndpointSpec> = E extends { form: { fields: infer F extends z.ZodType } }
  ? { fields?: Partial<z.input<F>>; files?: { [Name in FileNameOf<E>]?: File | null } }
  : { fields?: never; files?: never };

type RevisionPart<E extends EndpointSpec> = E extends { revised: true }
  ? {
      /** The revision that was read: the server refuses with `conflict` if somebody changed it since. */
      revision?: number | undefined;
    }
  : { revision?: never };

/** Everything that a call of this endpoint takes, typed by the contract. */
export type CallInput<E extends EndpointSpec> = ParamsInput<E> &
  QueryPart<E> &
  BodyPart<E> &
  FormPart<E> &
  RevisionPart<E> & {
    signal?: AbortSignal | undefined;
    /** Sent once, whatever the outcome: for calls that are repeated at intervals anyway. */
    once?: boolean | undefined;
    /** Continues when the page is left, if the browser allows it. */
    outlives?: boolean | undefined;
    /** A rate limit is thrown at once, for callers that tell the user how long it lasts and retry. */
    tellsLimit?: boolean | undefined;
    /** The same key for the same attempt: a repeated call then answers what the first one did. */
    idempotencyKey?: string | undefined;
    onProgress?: ((progress: UploadProgress) => void) | undefined;
  };
