import { contract } from '@candor/domain/api/contract';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { ServerErrorCode } from '@candor/domain/errors';
import { ERROR_CATALOGUE } from '@candor/domain/errors';
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
