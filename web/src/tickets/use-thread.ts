import { staffSupport } from '@candor/domain/api/staff-support';
import { support } from '@candor/domain/api/support';
import type { HistoryMessage, MessageList } from '@candor/domain/model/support';
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { ClientError } from '../api/client-error';
import type { Api } from '../api/create-api';
import { useApp, useSessionState } from '../session/app-context';
import { keyOf, scopeOf } from '../session/use-call';

/** Who reads: the owner of the ticket, or support staff. */
export type ThreadReader = 'owner' | 'staff';

export type Thread = {
  /** In the order in which they were written; null until they are there. */
  messages: readonly HistoryMessage[] | null;
  error: ClientError | null;
  again: () => void;
  older: OlderMessages;
};

/** What was written before the first message that is shown. */
export type OlderMessages = {
  exist: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
};

/**
 * The messages of a ticket from the latest on, and earlier ones on request. They are refetched every this many
 * milliseconds, but not in a hidden tab; false reads them once.
 */
export function useThread(reader: ThreadReader, id: string, every: number | false): Thread {
  const { api } = useApp();
  const scope = scopeOf(useSessionState());
  const { name } = reader === 'staff' ? staffSupport.messages : support.messages;
  const query = useInfiniteQuery<
    MessageList,
    ClientError,
    InfiniteData<MessageList, string | null>,
    QueryKey,
    string | null
  >({
    queryKey: keyOf(scope, name, { params: { id } }),
    queryFn: ({ pageParam, signal }) => readPage(api, reader, id, pageParam, signal),
    initialPageParam: null,
    getNextPageParam: ({ has_more, messages }) => (has_more ? (messages[0]?.id ?? null) : null),
    refetchInterval: every,
  });
  return {
    messages: query.data ? [...query.data.pages].reverse().flatMap((page) => page.messages) : null,
    error: query.error,
    again: () => void query.refetch(),
    older: {
      exist: query.hasNextPage,
      loading: query.isFetchingNextPage,
      failed: query.isFetchNextPageError,
      load: () => void query.fetchNextPage(),
    },
  };
}

function readPage(
  api: Api,
  reader: ThreadReader,
  id: string,
  before: string | null,
  signal: AbortSignal,
): Promise<MessageList> {
  const input = { params: { id }, query: before === null ? {} : { before }, signal };
  return reader === 'staff'
    ? api.call(staffSupport.messages, input)
    : api.call(support.messages, input);
}
