import type { z } from 'zod';
import type { ServerErrorCode } from '../errors';
import type { AtsType } from '../model/ats';
import type { FeatureName, PlanType } from '../rules/plans';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public` needs nothing; where it says `knowsVisitor` a signed-in person is told apart all the same, and a token
 * that is not good counts as none. `account` needs a signed-in person, and unless it says otherwise a confirmed e-mail
 * and a plan that has not run out; where `afterTrial` says `unconfirmed`, the plan is asked of those alone whose e-mail is
 * confirmed. Where it says `byKey` a program may call, too, with an API key of the account: one that
 * may read for `GET` and where it says `keyReads`, one that may write for the rest. Where it says `staff` only the operator's
 * support staff may, and where it names an ATS in `partner` only integration partners. Where it says `proven` the person has
 * shown lately who they are. Where it names a feature or a plan, the account's plan has the one and is at least the other.
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
      /** What somebody is told who is not signed in, where the usual sentence is not it. */
      signedOut?: string;
    };

/**
 * When a call needs a proof of identity from the last minutes: with every use, in some uses, or never besides what it takes
 * itself, such as the current password. A program with a key has none.
 */
export type Proven = 'always' | 'in_part' | 'by_input';

/** A file of a form. `maxBytes` is where reading stops; what a plan or rule allows is decided by the feature. */
export type FormFile = { maxBytes: number; description: string };

export type Form = {
  fields: z.ZodObject;
  files: Readonly<Record<string, FormFile>>;
};

/**
 * What a call answers when it goes well. `attachment` is a download in one of these media types, `events` a stream of
 * server-sent events whose data is this schema as JSON. 302 sends a browser on to another address. `unfinished` is what comes in
 * place of the body, with 202, where the work takes longer than anybody should wait: it goes on, and the same call asks for it.
 */
export type Ok =
  | { status: 200 | 201 | 202; body: z.ZodType; unfinished?: z.ZodType }
  | { status: 204 }
  | { status: 302 }
  | { status: 200; attachment: readonly string[] }
  | { status: 200; events: z.ZodType };

export type EndpointSpec = {
  /** Stable name: `batches.submit`. */
  name: string;
  method: Method;
  /** With parameters as `:id`. */
  path: string;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  form?: Form;
  ok: Ok;
  /** The codes of its own; those that any call may answer are not repeated. */
  errors: readonly ServerErrorCode[];
  /**
   * Changes nothing, though it is a `POST`: what is looked for names people, and addresses are kept in histories and in the
   * logs of whatever stands in between. It is repeated and answered like a `GET`.
   */
  reads?: true;
  /** Creates or charges: takes an `Idempotency-Key`. */
  idempotent?: true;
  /** Changes something that others may change too: takes an `If-Match` with the revision that was read. */
  revised?: true;
  /** Sent by another service: the handler gets the body as it came, and the signature in this header. */
  signedBy?: string;
  /** The moment of the signature stands in this header, where it does not stand in the signature itself. */
  signedAt?: string;
  /** Another service calls it in its own words: it is asked for its key by Basic, and reads refusals in its envelope. */
  calledBy?: AtsType;
  /** Answers credentials or personal data: `Cache-Control: no-store`. */
  noStore?: true;
};

/** Declares one call of the contract. The value is the type of its request and answer on both sides. */
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

/** What a caller hands in, before defaults. */
export type QueryInput<E extends EndpointSpec> = In<E['query']>;
export type BodyInput<E extends EndpointSpec> = In<E['body']>;

/** What the call answers. */
export type AnswerOf<E extends EndpointSpec> = E['ok'] extends {
  body: infer B;
  unfinished: infer U;
}
  ? Out<B> | Out<U>
  : E['ok'] extends { body: infer B }
    ? Out<B>
    : undefined;
