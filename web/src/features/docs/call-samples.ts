import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { IDEMPOTENCY_HEADER } from '@candor/domain/api/headers';
import { curlSample } from './samples/curl';
import { javascriptSample } from './samples/javascript';
import { pythonSample } from './samples/python';
import type { SampleCall } from './samples/sample-call';

/** Where samples pretend that the product runs. */
export const SAMPLE_ORIGIN = 'https://candor.example';

/** What a sample call sends. Text fields and files are named by the local file that they come from. */
export type SampleInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  fields?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, string>>;
  /** A header that the call takes and this sample does not need. */
  without?: string;
};

export type CallSample = { label: string; code: string };

/** The same call in curl, JavaScript and Python. */
export function callSamples(endpoint: EndpointSpec, input: SampleInput): CallSample[] {
  const call = sampleCall(endpoint, input);
  return [
    { label: 'curl', code: curlSample(call) },
    { label: 'JavaScript', code: javascriptSample(call) },
    { label: 'Python', code: pythonSample(call) },
  ];
}

function sampleCall(endpoint: EndpointSpec, input: SampleInput): SampleCall {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => input.params?.[name] ?? name);
  const query = new URLSearchParams(input.query).toString();
  return {
    method: endpoint.method,
    url: SAMPLE_ORIGIN + path + (query && `?${query}`),
    headers: headersOf(endpoint, input),
    body: input.body,
    fields: input.fields ?? {},
    files: input.files ?? {},
    signedIn: endpoint.access.kind === 'account',
    answer: answerOf(endpoint),
    saveAs: `answer.${endingOf(endpoint)}`,
  };
}

function headersOf(endpoint: EndpointSpec, { without }: SampleInput): [string, string][] {
  const headers: [string, string][] = [];
  if (endpoint.idempotent) headers.push([IDEMPOTENCY_HEADER, 'your-own-key-0001']);
  if (endpoint.revised) headers.push(['If-Match', '"1"']);
  return headers.filter(([name]) => name !== without);
}

function answerOf({ ok }: EndpointSpec): SampleCall['answer'] {
  if ('events' in ok) return 'events';
  if ('attachment' in ok) return 'file';
  return 'body' in ok ? 'json' : 'none';
}

/** How the name of a file that a call answers ends, by the media type that it has unless another one is asked for. */
function endingOf({ ok }: EndpointSpec): string {
  const [type = 'application/json'] = 'attachment' in ok ? ok.attachment : [];
  return type === 'text/plain' ? 'txt' : type.slice(type.indexOf('/') + 1);
}
