import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { IDEMPOTENCY_HEADER } from '@candor/domain/api/headers';
import type { UploadProgress, WireRequest } from './wire';

/** What a call may be given; which parts it needs is decided by the type of its endpoint. */
export type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  fields?: Record<string, string | undefined>;
  files?: Record<string, File | null | undefined>;
  signal?: AbortSignal | undefined;
  once?: boolean | undefined;
  outlives?: boolean | undefined;
  tellsLimit?: boolean | undefined;
  idempotencyKey?: string | undefined;
  revision?: number | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
};

const TIMEOUT_MS = 30_000;
/**
 * For reading documents, scoring texts a thousand times, and all that a batch or an account holds: an export is
 * complete before it is sent.
 */
const LONG_TIMEOUT_MS = 120_000;
const LONG = [
  'analytics.match',
  'batches.export',
  'batches.replaceDocument',
  'batches.swapTest',
  'jobDescription.read',
  'users.exportData',
  'users.deleteAccount',
];

/** A call as a request. Text that is absent or a file that is not chosen is left out. */
export function buildRequest(
  endpoint: EndpointSpec,
  input: LooseInput,
  token: string | null,
): WireRequest {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (endpoint.idempotent && input.idempotencyKey)
    headers[IDEMPOTENCY_HEADER] = input.idempotencyKey;
  if (endpoint.revised && input.revision !== undefined) headers['If-Match'] = `"${input.revision}"`;
  const form = endpoint.form ? formOf(input) : null;
  if (endpoint.body) headers['Content-Type'] = 'application/json';
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params ?? {}) + queryOf(input.query ?? {}),
    headers,
    body: form ?? (endpoint.body ? JSON.stringify(input.body ?? {}) : null),
    signal: input.signal ?? null,
    timeout: LONG.includes(endpoint.name) ? LONG_TIMEOUT_MS : TIMEOUT_MS,
    ...('attachment' in endpoint.ok && { file: true as const }),
    ...(input.outlives && { outlives: true as const }),
    ...(input.onProgress && { onProgress: input.onProgress }),
  };
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryOf(query: Record<string, string | undefined>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') pairs.set(name, value);
  }
  const text = pairs.toString();
  return text && `?${text}`;
}

function formOf(input: LooseInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input.fields ?? {})) {
    if (value !== undefined) form.set(name, value);
  }
  for (const [name, file] of Object.entries(input.files ?? {})) {
    if (file) form.set(name, file, file.name);
  }
  return form;
}
