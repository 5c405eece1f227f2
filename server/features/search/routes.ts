import { search } from '@candor/domain/api/search';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { find } from './find';

/** The search over an account's jobs and candidates. */
export function searchRoutes(serve: Serve, deps: Deps): void {
  serve(search.find, async ({ actor, body }) => ({ body: await find(deps, actor, body.q) }));
}
