import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { BenchServer } from './start-server';

/** Who calls which server. */
export type Caller = { server: BenchServer; token: string };

type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

/**
 * Calls an endpoint of the contract with JSON and answers its body, not yet parsed.
 *
 * @throws at an answer that is not 2xx, with its words.
 */
export async function call(
  { server, token }: Caller,
  endpoint: Pick<EndpointSpec, 'method' | 'path' | 'name'>,
  { params = {}, query = {}, body }: CallInput,
): Promise<unknown> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const reply = await fetch(`${server.address}${path}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok)
    throw new Error(`${endpoint.name} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
