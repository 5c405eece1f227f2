import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query-client';
import { type App, useApp } from './app-context';

/** Components inside may read through the cache. The cache is loaded with the first page that needs one. */
export function Reads({ children }: { children: ReactNode }) {
  const app = useApp();
  const [client] = useState(() => clientOf(app));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** One for the whole visit, so that pages share what they have read. */
function clientOf({ reads }: App) {
  const known = reads.get();
  if (known) return known;
  const client = createQueryClient();
  reads.set(client);
  return client;
}
