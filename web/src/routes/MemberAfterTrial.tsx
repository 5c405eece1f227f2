import { Protected } from '../shell/guards/Protected';

/** The same frame for the pages that stay open after the trial. */
export function Component() {
  return <Protected needs={{ openAfterTrial: true }} />;
}
