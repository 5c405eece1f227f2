import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * The error of a query that found nothing. It describes the page only when read: somebody waiting for an element
 * queries repeatedly, and throws all of these away but the last.
 */
export function describeLater(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
  return error;
}
