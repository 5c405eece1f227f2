import type { AnswerOf, EndpointSpec } from '@candor/domain/api/endpoint';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '../api/call-input';
import { asClientError, type ClientError } from '../api/client-error';
import { useApp, useSessionState } from './app-context';
import { callOptions, scopeOf } from './use-call';

/** What follows the pages that are shown. */
export type MorePages = {
  exist: boolean;
  /** Whether pages were added until there was no more. */
  ended: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
};

export type Pages<Item> = {
  /** Each once, in the order of the list; undefined until the first page is there. */
  items: readonly Item[] | undefined;
  error: ClientError | null;
  again: () => void;
  more: MorePages;
};

type PagedList<E extends EndpointSpec, Item> = {
  endpoint: E;
  /** How many a page has. */
  rows: number;
  inputOf: (page: { limit: string; skip: string }) => CallInput<E>;
  itemsOf: (answer: AnswerOf<E>) => readonly Item[];
  /** The same for an item that moved to the next page while that was loaded. */
  idOf: (item: Item) => string;
  hasMore: (answer: AnswerOf<E>) => boolean;
};

/** Reads a list page by page: the first one at once, each further one on request. */
export function usePages<E extends EndpointSpec, Item>(list: PagedList<E, Item>): Pages<Item> {
  const { endpoint, rows, inputOf, itemsOf, idOf, hasMore } = list;
  const { api } = useApp();
  const scope = scopeOf(useSessionState());
  const [count, setCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, at) =>
      callOptions(api, scope, endpoint, inputOf({ limit: `${rows}`, skip: `${at * rows}` })),
    ),
  });
  const [first, last] = [pages[0], pages[pages.length - 1]];
  const answers = pages.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const latest = answers.at(-1);
  const exist = latest !== undefined && hasMore(latest);
  const failed = count > 1 && last?.data === undefined && last?.isError === true;
  return {
    items: first?.data === undefined ? undefined : distinct(answers.flatMap(itemsOf), idOf),
    error: first?.error ? asClientError(first.error) : null,
    again: () => void first?.refetch(),
    more: {
      exist,
      failed,
      ended: count > 1 && !exist,
      loading: count > 1 && last?.data === undefined && last?.isFetching === true,
      load: () => {
        if (failed) void last?.refetch();
        else setCount(count + 1);
      },
    },
  };
}

function distinct<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
