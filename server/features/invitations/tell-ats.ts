import type { Executor } from '../../db/database';
import { askFor } from '../../jobs/ask-for';
import { TELL_ASHBY } from '../../jobs/chore-names';
import type { InvitationRow } from './store';

/** Has a change of an invitation reported soon to the ATS that may have requested it. Greenhouse polls by itself. */
export async function tellAts(
  executor: Executor,
  { atsSource, invitedTo }: Pick<InvitationRow, 'atsSource' | 'invitedTo'>,
): Promise<void> {
  if (atsSource === 'ashby' && invitedTo !== null) await askFor(executor, TELL_ASHBY);
}
