import type { PersistentNotification } from '@candor/domain/model/live';

type Filter = {
  label: string;
  takes: (item: PersistentNotification) => boolean;
  /** What there is nothing of when it is empty: `Nothing unread.` */
  nothing: string;
};

/** The ways to look at the notifications, in the order in which they are offered. */
export const FILTERS = {
  all: { label: 'All', takes: () => true, nothing: 'new' },
  unread: { label: 'Unread', takes: ({ read }) => !read, nothing: 'unread' },
  high: { label: 'High', takes: ({ priority }) => priority !== 'medium', nothing: 'urgent' },
} satisfies Record<string, Filter>;

export type FilterName = keyof typeof FILTERS;
