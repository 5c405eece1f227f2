import { accounts } from '@candor/domain/api/accounts';
import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { buildRequest } from '../api/build-request';
import { NEWEST_BATCHES } from '../features/batches/use-batch-list';
import { paths } from '../paths';

/** A page of the application that people open by its address. */
export type ApplicationPage = {
  path: string;
  /** The modules of its screen: they are fetched together with the application, not after it. */
  needs: readonly string[];
  /** The addresses that its first view reads: asked for while the application is still on its way. */
  reads: readonly string[];
};

const FRAME_READS = [
  buildRequest(accounts.me, {}, null),
  buildRequest(users.subscription, {}, null),
  buildRequest(users.quotaStatus, {}, null),
  buildRequest(batches.list, { query: NEWEST_BATCHES }, null),
].map(({ url }) => url);

const FRAME = 'routes/Member.tsx';

/** The pages on which most visits begin. */
export const APPLICATION_PAGES: readonly ApplicationPage[] = [
  {
    path: paths.dashboard,
    needs: [FRAME, 'routes/Dashboard.tsx'],
    reads: [...FRAME_READS, buildRequest(analytics.dashboard, {}, null).url],
  },
  { path: paths.analytics, needs: [FRAME, 'routes/Analytics.tsx'], reads: FRAME_READS },
  { path: paths.billing, needs: [FRAME, 'routes/Billing.tsx'], reads: FRAME_READS },
];
