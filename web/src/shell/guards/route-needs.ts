import type { RouteNeeds } from '@candor/domain/rules/guard';

type NeedsHandle = { needs: RouteNeeds };

/** Declares on a route what it requires of its visitor; a route without a declaration requires a signed-in user. */
export function needs(asked: RouteNeeds): NeedsHandle {
  return { needs: asked };
}

/** The requirements of the innermost route that declares any. */
export function needsOf(matches: readonly { handle: unknown }[]): RouteNeeds {
  const handle = matches.findLast((match) => isNeeds(match.handle))?.handle;
  return isNeeds(handle) ? handle.needs : {};
}

function isNeeds(handle: unknown): handle is NeedsHandle {
  return typeof handle === 'object' && handle !== null && 'needs' in handle;
}
