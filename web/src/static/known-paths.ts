import type { RouteObject } from 'react-router';
import { routes } from '../routes';

/** The address patterns of all pages, such as `/share/:token`, so that a server can tell an unknown one. */
export function knownPaths(): string[] {
  return collect(routes).filter((path) => path !== '*');
}

function collect(branch: readonly RouteObject[]): string[] {
  return branch.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...collect(children),
  ]);
}
