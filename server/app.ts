import { createRequestLimit } from './access/request-limit';
import type { Deps } from './deps';
import { serveFeatures, stopsOf } from './features';
import { createApp } from './http/create-app';
import { createServe } from './http/create-serve';
import type { App } from './http/serve';
import { serveMailStop } from './http/serve-mail-stop';
import { createServeSocket } from './http/serve-socket';
import { serveWeb } from './http/static-web';
import { serveMetrics } from './metrics/serve-metrics';
import { WEB_FOLDER } from './places';

/** The whole HTTP side: every call of the contract, and the web application for every other address. */
export async function buildApp(deps: Deps, options: { webFolder?: string } = {}): Promise<App> {
  const app = await createApp(deps.config, deps.log, deps.metrics, deps.tracer);
  const requestLimit = createRequestLimit(deps, deps.config.requestsPerMinute);
  const limited = { requestLimit };
  serveFeatures(createServe(app, deps, limited), createServeSocket(app, deps, limited), deps);
  await serveMailStop(app, deps, limited, stopsOf(deps));
  serveMetrics(app, deps.config, deps.metrics);
  await serveWeb(app, options.webFolder ?? WEB_FOLDER);
  await app.ready();
  return app;
}
