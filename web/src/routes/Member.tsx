import { useMatches } from 'react-router';
import { ConnectAts } from '../features/accounts/ConnectAts';
import { Reads } from '../session/Reads';
import { Protected } from '../shell/guards/Protected';
import { needsOf } from '../shell/guards/route-needs';

/** The frame of the pages for signed-in people. It stays while they go from page to page, whatever each page asks. */
export function Component() {
  return (
    <Reads>
      <ConnectAts />
      <Protected needs={needsOf(useMatches())} />
    </Reads>
  );
}
