import { Protected } from '../shell/guards/Protected';

/** The frame of the pages for signed-in people. */
export function Component() {
  return <Protected needs={{}} />;
}
