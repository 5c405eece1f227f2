import { NotFound } from '../shell/errors/NotFound';

/** Any other address. */
export function Component() {
  return <NotFound />;
}
