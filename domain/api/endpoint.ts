import type { z } from 'zod';
import type { ServerErrorCode } from '../errors';
import type { AtsType } from '../model/ats';
import type { FeatureName, PlanType } from '../rules/plans';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public` needs nothing; with `knowsVisitor` a signed-in caller is still recognised, and an invalid
 * token counts as none. `account` needs a signed-in person and, unless stated otherwise, a confirmed e-mail address
 * and a plan that has not ended; with `afterTrial: 'unconfirmed'`, the plan is only checked once the address is
 * confirmed. With `byKey` a program may call as well, with an API key of the account: a read key for `GET` and where
 * `keyReads` is set, a write key for the rest. With `staff` only the operator's support staff may call, and with
 * `partner` only integration partners of that ATS. With `proven` the person must have proven their identity recently.
 * With a feature or a plan, the account's plan must include the feature, or be at least that plan.
 */
export type Access =
  | { kind: 'public'; knowsVisitor?: true }
  | {
      kind: 'account';
      unconfirmed?: true;
      afterTrial?: true | 'unconfirmed';
      byKey?: true;
      keyReads?: true;
      proven?: Proven;
      staff?: true;
      partner?: AtsType;
      feature?: FeatureName;
      plan?: PlanType;
      /** The message for a caller who is not signed in, if it differs from the usual one. */
      signedOut?: string;
    };

/**
 * When a call needs proof of identity from the last few minutes: always, for some uses, or never apart from what it
 * takes as input, such as the current password. A program with a key has no such proof.
 */
export type Proven = 'always' | 'in_part' | 'by_input';

/** A file in a form. `maxBytes` is where reading stops; what a plan or rule allows is decided by the feature. */
export type FormFile = { maxBytes: number; description: string };

export type Form = {
  fields: z.ZodObject;
  files: Readonly<Record<string, FormFile>>;
};

/**
 * The response of a successful call. `attachment` is a download in one of these media types, `events` a stream of
 * server-sent events whose data is this schema as JSON. 302 redirects a browser. `unfinished` replaces the body, with
 * 202, if the work takes longer than anybody should wait: the work continues, and repeating the call collects it.
 */
export type Ok =
  | { status: 200 | 201 | 202; body: z.ZodType; unfinished?: z.ZodType }
  | { status: 204 }
  | { status: 302 }
  | { status: 200; attachment: readonly string[] }
  | { status: 200; events: z.ZodType };

export type EndpointSpec = {
  /** A stable name, such as `batches.submit`. */
  name: string;
  method: Method;
  /** Parameters are written `:id`. */
  path: string;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  form?: Form;
  ok: Ok;
  /** Error codes specific to this call; those that any call may return are not repeated. */
  errors: readonly ServerErrorCode[];
  /**
   * Changes nothing although it is a `POST`: the search term names people, and URLs are kept in histories and in the
   * logs of proxies. It is retried and handled like a `GET`.
   */
  reads?: true;
  /**
   * Creates or charges: takes an `Idempotency-Key`. What it does has to be done in a transaction, by which a repeat
   * knows whether the first call had an effect. One that opens a page at another service leaves no such trace: it has
   * to see to it that a repeat opens the same page, or one in its place.
   */
  idempotent?: true;
  /** Changes something that others may change too: takes an `If-Match` with the revision that was read. */
  revised?: true;
  /** Sent by another service: the handler gets the raw body and the signature from this header. */
  signedBy?: string;
  /** The header with the time of the signature, if it is not part of the signature itself. */
  signedAt?: string;
  /**
   * Called by another service in its own format: the key comes with Basic authentication, and errors use its
   * envelope.
   */
  calledBy?: AtsType;
  /** Returns credentials or personal data: `Cache-Control: no-store`. */
  noStore?: true;
};

/** Declares one call of the contract. Both sides derive the types of request and response from the value. */
export function endpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec;
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<E extends EndpointSpec> = Out<E['params']>;
export type QueryOf<E extends EndpointSpec> = Out<E['query']>;
export type BodyOf<E extends EndpointSpec> = Out<E['body']>;
export type FieldsOf<E extends EndpointSpec> = E extends { form: { fields: infer F } }
  ? Out<F>
  : undefined;
export type FileNameOf<E extends EndpointSpec> = E extends { form: { files: infer F } }
  ? keyof F & string
  : never;

/** What a caller passes in, before defaults. */
export type QueryInput<E extends EndpointSpec> = In<E['query']>;
export type BodyInput<E extends EndpointSpec> = In<E['body']>;

/** What the call returns. */
export type AnswerOf<E extends EndpointSpec> = E['ok'] extends {
  body: infer B;
  unfinished: infer U;
}
  ? Out<B> | Out<U>
  : E['ok'] extends { body: infer B }
    ? Out<B>
    : undefined;
