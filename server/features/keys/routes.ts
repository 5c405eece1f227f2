import { keys } from '@candor/domain/api/keys';
import { presentKey } from '../../access/present-key';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { createKey } from './create';
import { removeKey } from './remove';
import { activeKeys } from './store';

/** The calls on API keys. Only people make them. */
export function keyRoutes(serve: Serve, deps: Deps): void {
  serve(keys.list, async ({ actor }) => {
    const rows = await activeKeys(deps.db, actor.userId);
    return { body: { api_keys: rows.map(presentKey) } };
  });
  serve(keys.create, async (call) => ({ body: await createKey(deps, call) }));
  serve(keys.remove, async (call) => {
    await removeKey(deps, call);
    return { body: undefined };
  });
}
