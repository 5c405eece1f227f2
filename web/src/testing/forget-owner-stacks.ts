import * as React from 'react';

/** Where React and its renderers share what no application should touch. */
const SHARED = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** From so many elements a second on React saves itself the stack of whoever makes one. */
const TOO_MANY = 10_000;

/**
 * Lets React for development make elements without the stack of the code that does. Only its warnings would show that, and
 * taking it is a fifth of what a screen costs here.
 */
export function forgetOwnerStacks(): void {
  Object.defineProperty(Reflect.get(React, SHARED), 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => TOO_MANY,
    // Counted up with each element, and set back each second.
    set: () => undefined,
  });
}
