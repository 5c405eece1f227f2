import { useMatches } from 'react-router';
import { Reads } from '../session/Reads';
import { Protected } from '../shell/guards/Protected';
import { needsOf } from '../shell/guards/route-needs';

/** The pages for signed-in people that stand alone, without the application's frame. */
export function Component() {
  return (
    <Reads>
      <Protected needs={needsOf(useMatches())} bare />
    </Reads>
  );
}
