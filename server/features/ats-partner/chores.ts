import type { Deps } from '../../deps';
import { TELL_ASHBY } from '../../jobs/chore-names';
import type { Chore } from '../../jobs/start-jobs';
import { type Telling, tellMoved } from './tell-moved';

/** What invitations that an ATS asked for need done by the clock. */
export function atsPartnerChores(deps: Deps, telling: Telling): Chore[] {
  return [
    {
      name: TELL_ASHBY,
      match: '*/3 * * * *',
      madeUp: false,
      run: () => tellMoved(deps, telling),
    },
  ];
}
