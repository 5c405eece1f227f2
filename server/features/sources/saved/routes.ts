import { savedSources } from '@candor/domain/api/saved-sources';
import { SAVED_SOURCE_LIMITS } from '@candor/domain/model/saved-source';
import type { Deps } from '../../../deps';
import type { Serve } from '../../../http/serve';
import { presentSaved } from './present';
import { removeSource } from './remove';
import { renameSource } from './rename';
import { replaceSource } from './replace';
import { saveSource } from './save';
import { savedRows } from './store';
import { testSaved } from './test-saved';

/** The calls on saved sources. */
export function savedSourceRoutes(serve: Serve, deps: Deps): void {
  serve(savedSources.list, async ({ actor }) => {
    const rows = await savedRows(deps.db, actor.userId);
    const limit = SAVED_SOURCE_LIMITS.sources;
    return { body: { sources: rows.map((row) => presentSaved(deps, row)), limit } };
  });
  serve(savedSources.save, async (call) => ({ body: await saveSource(deps, call) }));
  serve(savedSources.rename, async (call) => ({ body: await renameSource(deps, call) }));
  serve(savedSources.replace, async (call) => ({ body: await replaceSource(deps, call) }));
  serve(savedSources.test, async (call) => ({ body: await testSaved(deps, call) }));
  serve(savedSources.remove, async (call) => {
    await removeSource(deps, call);
    return { body: undefined };
  });
}
