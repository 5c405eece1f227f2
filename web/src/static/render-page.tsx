import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from '../routes';
import { AppProvider } from '../session/app-context';
import { createVisitorApp } from '../visit/create-visitor-app';

/**
 * A page as a visitor first sees it, as the markup of its root element. Throws when the address is no page or leads
 * elsewhere.
 */
export async function renderPage(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response || context.statusCode !== 200)
    throw new Error(`${path} is no page that can be finished ahead`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <AppProvider app={createVisitorApp()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
  );
}
