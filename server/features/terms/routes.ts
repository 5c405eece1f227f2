import { terms } from '@candor/domain/api/terms';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { addTerm } from './add';
import { changeTerm } from './change';
import { importTerms } from './import';
import { listTerms } from './list';
import { lookUp } from './look-up';
import { removeTerm } from './remove';

/** The calls on an account's own terms. */
export function termRoutes(serve: Serve, deps: Deps): void {
  serve(terms.list, async ({ actor }) => ({ body: await listTerms(deps, actor) }));
  serve(terms.add, async (call) => ({ body: await addTerm(deps, call) }));
  serve(terms.change, async (call) => ({ body: await changeTerm(deps, call) }));
  serve(terms.remove, async (call) => {
    await removeTerm(deps, call);
    return { body: undefined };
  });
  serve(terms.import, async (call) => ({ body: await importTerms(deps, call) }));
  serve(terms.lookUp, async ({ actor, query }) => ({
    body: await lookUp(deps, actor, query.words),
  }));
}
