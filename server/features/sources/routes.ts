import { sources } from '@candor/domain/api/sources';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { sourceStatus } from './status';
import { testSource } from './test-source';

/** The calls on connected sources. */
export function sourceRoutes(serve: Serve, deps: Deps): void {
  serve(sources.status, async ({ actor }) => ({ body: await sourceStatus(deps, actor) }));
  serve(sources.test, async (call) => ({ body: await testSource(deps, call) }));
}
