import type {
  AnswerOf,
  BodyInput,
  EndpointSpec,
  FieldsOf,
  FileNameOf,
  ParamsOf,
  QueryInput,
} from '@candor/domain/api/endpoint';
import { ErrorBody } from '@candor/domain/errors';
import { productUrl } from './places';
import { ADDRESS_HEADER, type Visitor } from './visitor';

/** Who calls: a visitor, with a token once signed in. */
export type Caller = Visitor & { token?: string };

export type CallInput<E extends EndpointSpec> = {
  params?: ParamsOf<E>;
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  fields?: Partial<FieldsOf<E>>;
  files?: Partial<Record<FileNameOf<E>, File>>;
  /** What the caller has read of something that others may change too. */
  revision?: number;
};

/** The server refused a call. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.code}: ${body.detail}`);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}

/**
 * Calls the product the way any program would, by the contract, and answers what the contract promises.
 *
 * @throws Refusal with the error body, and what Zod says of an answer that breaks the contract.
 */
export async function call<E extends EndpointSpec>(
  caller: Caller,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<AnswerOf<E>> {
  const response = await send(caller, endpoint, input);
  if (!response.ok) throw new Refusal(response.status, ErrorBody.parse(await response.json()));
  const answer = 'body' in endpoint.ok ? endpoint.ok.body.parse(await response.json()) : undefined;
  // The schema that parsed the answer is the one whose output type is promised; the compiler cannot see that link.
  return answer as AnswerOf<E>;
}

/** The same without reading the answer: for downloads and refusals. */
export function send<E extends EndpointSpec>(
  caller: Caller,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Response> {
  const headers = new Headers({ [ADDRESS_HEADER]: caller.address });
  if (caller.token) headers.set('Authorization', `Bearer ${caller.token}`);
  if (input.revision !== undefined) headers.set('If-Match', `"${input.revision}"`);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  const body = input.body === undefined ? formOf(input) : JSON.stringify(input.body);
  return fetch(addressOf(endpoint, input), { method: endpoint.method, headers, body });
}

function addressOf<E extends EndpointSpec>(endpoint: E, input: CallInput<E>): string {
  const params: Record<string, unknown> = { ...input.params };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const url = new URL(path, productUrl());
  for (const [name, value] of Object.entries(input.query ?? {})) {
    url.searchParams.set(name, String(value));
  }
  return url.href;
}

function formOf<E extends EndpointSpec>({ fields, files }: CallInput<E>): FormData | null {
  if (!fields && !files) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value));
  for (const [name, file] of Object.entries(files ?? {})) {
    if (file instanceof File) form.set(name, file);
  }
  return form;
}
