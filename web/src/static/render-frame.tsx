import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from '../routes';
import { AppProvider } from '../session/app-context';
import { createFrameApp } from './frame-app';
import { withWindow } from './with-window';

/**
 * A page behind sign-in before any of its responses has arrived, as markup that is shown until the application is
 * ready. Integration partners have a different navigation. Throws if the path redirects, or a part of its page cannot
 * be rendered without a browser.
 */
export function renderFrame(address: string, forPartners = false): Promise<string> {
  return withWindow(address, async () => {
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request(`http://localhost${address}`));
    if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
    for (const problem of Object.values(context.errors ?? {})) throw problem;
    const router = createStaticRouter(handler.dataRoutes, context);
    const app = createFrameApp({ forPartners });
    const problems: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(
      <AppProvider app={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppProvider>,
      { onError: (problem) => void problems.push(problem) },
    );
    const markup = await text(prelude);
    // With a window the cache waits for minutes before it drops data, and the build would wait with it.
    app.reads.get()?.clear();
    for (const problem of problems) throw problem;
    return markup;
  });
}
