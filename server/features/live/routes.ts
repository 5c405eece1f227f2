import { live } from '@candor/domain/api/live';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { createHub } from './hub';
import type { LiveSources } from './live-sources';

/** The stream of what happens in an account. */
export function liveRoutes(serve: Serve, deps: Deps, sources: LiveSources): void {
  const hub = createHub(deps, sources);
  serve(live.stream, async ({ actor, gone, lastEventId }) => ({
    body: await hub.open(actor, momentOf(lastEventId), gone),
  }));
}

/** Event ids begin with the time at which they were added, in milliseconds. */
function momentOf(eventId: string): Date | null {
  const [, ms] = /^(\d{13})-\d+$/.exec(eventId) ?? [];
  return ms === undefined ? null : new Date(Number(ms));
}
