import { contract } from '@candor/domain/api/contract';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { ServerErrorCode } from '@candor/domain/errors';
import { ERROR_CATALOGUE, type FieldError } from '@candor/domain/errors';
import type { Transport, WireRequest, WireResponse } from '../api/wire';

export type FakeAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Answering = (request: WireRequest) => FakeAnswer | Promise<FakeAnswer>;

/** Replaces the network: answers by endpoint and records the requests. Unanswered endpoints are 404. */
export function fakeServer() {
  const answers = new Map<string, Answering>();
  const endpoints: EndpointSpec[] = Object.values(contract).flatMap((resource) =>
    Object.values<EndpointSpec>(resource),
  );
  const requests: { endpoint: string; request: WireRequest }[] = [];
  const transport: Transport = async (request) => {
    const endpoint = endpointOf(request, endpoints);
    requests.push({ endpoint: endpoint?.name ?? request.url, request });
    const answer = endpoint && answers.get(endpoint.name);
    if (!answer) return responseOf(refusal('not_found'));
    const wrong = problemsOf(endpoint, request);
    if (wrong.length > 0) return responseOf(refusal('validation_error', { errors: wrong }));
    return responseOf(await answer(request));
  };
  return {
    transport,
    on: (endpoint: EndpointSpec, answer: FakeAnswer | Answering) => {
      if (!endpoints.some(({ name }) => name === endpoint.name)) endpoints.push(endpoint);
      answers.set(endpoint.name, typeof answer === 'function' ? answer : () => answer);
    },
    requestsTo: (endpoint: EndpointSpec) =>
      requests.filter((entry) => entry.endpoint === endpoint.name).map((entry) => entry.request),
  };
}
export type FakeServer = ReturnType<typeof fakeServer>;

/** An error answer as the server words it. */
export function refusal(code: ServerErrorCode, details: Record<string, unknown> = {}): FakeAnswer {
  const { status, message } = ERROR_CATALOGUE[code];
  return { status, body: { detail: message, code, request_id: 'request-0001', ...details } };
}

/** What the server would refuse of a request, by the schemas of the contract. */
function problemsOf(endpoint: EndpointSpec, request: WireRequest): FieldError[] {
  const { params, query, body, form } = endpoint;
  const parts = [
    params?.safeParse(paramsIn(endpoint.path, request.url)),
    query?.safeParse(Object.fromEntries(new URL(request.url, ORIGIN).searchParams)),
    typeof request.body === 'string' ? body?.safeParse(JSON.parse(request.body)) : undefined,
    request.body instanceof FormData ? form?.fields.safeParse(fieldsOf(request.body)) : undefined,
  ];
  return parts
    .flatMap((parsed) => parsed?.error?.issues ?? [])
    .map(({ path, message }) => ({ field: path.join('.'), message }));
}

const ORIGIN = 'https://candor.example';

function paramsIn(path: string, url: string): Record<string, string> {
  const given = new URL(url, ORIGIN).pathname.split('/');
  const named = path
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), at] as const] : []));
  return Object.fromEntries(named.map(([name, at]) => [name, decodeURIComponent(given[at] ?? '')]));
}

function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function endpointOf(
  request: WireRequest,
  endpoints: readonly EndpointSpec[],
): EndpointSpec | undefined {
  const path = request.url.split('?')[0] ?? '';
  return endpoints.find(
    (endpoint) => endpoint.method === request.method && patternOf(endpoint.path).test(path),
  );
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

function responseOf({ status = 200, body, headers = {} }: FakeAnswer): WireResponse {
  const lower = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    status,
    statusText: '',
    header: (name) => lower.get(name.toLowerCase()) ?? null,
    body: new Blob(body === undefined ? [] : [JSON.stringify(body)]),
  };
}
