import { z } from 'zod';
import { createRequestLimit } from '../access/request-limit';
import type { Deps } from '../deps';
import { createApp } from '../http/create-app';
import { createServe } from '../http/create-serve';
import type { App, Serve } from '../http/serve';

/** For calls of a test: whoever has an account may call, and the answer says something. */
export const ACCOUNT = { kind: 'account' } as const;
export const SAID = z.object({ said: z.string() });

/** An application with only the calls of a test. */
export async function appWith(
  deps: Deps,
  routes: (serve: Serve) => void,
  perMinute = 1_000_000,
): Promise<App> {
  const app = await createApp(deps.config, deps.log, deps.metrics);
  routes(createServe(app, deps, { requestLimit: createRequestLimit(deps, perMinute) }));
  await app.ready();
  return app;
}
