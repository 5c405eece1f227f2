import type { RouteNeeds } from '@candor/domain/rules/guard';

type NeedsHandle = { needs: RouteNeeds };

/** Says on a route what it asks of the person who opens it; a route that says nothing asks for a signed-in one. */
export function needs(asked: RouteNeeds): NeedsHandle {
  return { needs: asked };
}

/** What the innermost route that says something asks for. */
export function needsOf(matches: readonly { handle: unknown }[]): RouteNeeds {
  const handle = matches.findLast((match) => isNeeds(match.handle))?.handle;
  return isNeeds(handle) ? handle.needs : {};
}

function isNeeds(handle: unknown): handle is NeedsHandle {
  return typeof handle === 'object' && handle !== null && 'needs' in handle;
}
