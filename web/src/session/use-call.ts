import type { AnswerOf, EndpointSpec } from '@candor/domain/api/endpoint';
import {
  type Query,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallInput } from '../api/call-input';
import type { ClientError } from '../api/client-error';
import type { Api } from '../api/create-api';
import { useApp, useSessionState } from './app-context';
import type { SessionState } from './session-state';

/** The owner of a cached read: no other user's screen may show it, and no other plan's. */
export type CacheScope = readonly [userId: string, plan: string];

/** Whose answers are cached: nothing of another person or plan is ever shown. */
export function scopeOf(state: Pick<SessionState, 'user'>): CacheScope {
  return [state.user?.id ?? 'visitor', state.user?.plan_info.plan_type ?? 'none'];
}

/** Where the answer to a call is cached. */
export function keyOf(scope: CacheScope, name: string, input: unknown): QueryKey {
  return ['call', ...scope, name, input];
}

type Options<E extends EndpointSpec> = Omit<
  UseQueryOptions<AnswerOf<E>, ClientError, AnswerOf<E>>,
  'queryKey' | 'queryFn'
>;

/** A read of the contract as the cache wants it. */
export function callOptions<E extends EndpointSpec>(
  api: Api,
  scope: CacheScope,
  endpoint: E,
  input: CallInput<E>,
): { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<AnswerOf<E>> } {
  return {
    queryKey: keyOf(scope, endpoint.name, input),
    queryFn: ({ signal }) => api.call(endpoint, { ...input, signal }),
  };
}

/** Reads an endpoint through the cache. */
export function useCall<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  options?: Options<E>,
): UseQueryResult<AnswerOf<E>, ClientError> {
  const { api } = useApp();
  const scope = scopeOf(useSessionState());
  return useQuery<AnswerOf<E>, ClientError, AnswerOf<E>>({
    ...callOptions(api, scope, endpoint, input),
    ...options,
  });
}

/**
 * For what a form is written beside: what was read under a person's former plan stays on screen until that of the new one
 * is there. The form stays with it, and so does what was said about the last try, which may have revealed the plan.
 */
export function ofTheSamePerson([userId]: CacheScope) {
  return <Read>(before: Read | undefined, read: Pick<Query, 'queryKey'> | undefined) =>
    read?.queryKey[1] === userId ? before : undefined;
}

/** Empties the cache of these endpoints after a write: what is on screen is read again, the rest when it is wanted. */
export function useInvalidate(): (...endpoints: readonly EndpointSpec[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((...endpoints) => invalidate(client, endpoints), [client]);
}

function invalidate(client: QueryClient, endpoints: readonly EndpointSpec[]): Promise<void> {
  const names = endpoints.map((endpoint) => endpoint.name);
  const predicate = ({ queryKey }: Pick<Query, 'queryKey'>) => names.includes(String(queryKey[3]));
  // A later screen must not begin with outdated data.
  client.removeQueries({ predicate, type: 'inactive' });
  return client.invalidateQueries({ predicate });
}
