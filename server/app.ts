import { createRequestLimit } from './access/rate-limits';
import type { Deps } from './deps';
import { serveFeatures } from './features';
import { createApp } from './http/create-app';
import { createServe } from './http/create-serve';
import type { App } from './http/serve';
import { serveWeb } from './http/static-web';
import { WEB_FOLDER } from './places';

/** The whole HTTP side: every call of the contract, and the web application for every other address. */
export async function buildApp(deps: Deps, options: { webFolder?: string } = {}): Promise<App> {
  const app = await createApp(deps.config, deps.log);
  const requestLimit = createRequestLimit(deps.config.requestsPerMinute);
  serveFeatures(createServe(app, deps, { requestLimit }), deps);
  await serveWeb(app, options.webFolder ?? WEB_FOLDER);
  await app.ready();
  return app;
}
