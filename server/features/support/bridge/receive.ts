import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../../deps';
import type { Signed } from '../../../http/serve';
import { JobFailed } from '../../../jobs/safe-error';
import { type TeamChat, type TeamEvent, TeamSignatureRefused } from '../../../ports/team-chat';
import { catchingUpAtOnce } from './catch-up';
import { paceUntil } from './pace';
import { ticketOfThread } from './store';
import { takeAnswer } from './take-answer';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'teamChat'>;

type Receive = (signed: Signed) => Promise<{ challenge?: string }>;

/**
 * Accepts events of the team's chat: an answer in a ticket's thread reaches its owner like one from the console. The
 * same event may arrive several times, and counts once.
 *
 * @throws AppError 404 if no team chat is configured, 401 for a wrong or old signature.
 */
export function receivingFromTeam(deps: Needs): Receive {
  const { teamChat, log } = deps;
  if (!teamChat) return () => Promise.reject(new AppError('not_found'));
  const catchUpNow = catchingUpAtOnce(deps, teamChat, paceUntil(new AbortController().signal));
  return async (signed) => {
    const event = eventIn(deps, teamChat, signed);
    if (event.kind === 'challenge') return { challenge: event.challenge };
    if (event.kind === 'withheld') {
      log.warn('the team’s chat withheld events; looking for answers instead');
      // Done in the background: the chat service waits three seconds for our response.
      catchUpNow().catch((error) =>
        log.warn({ err: new JobFailed(error) }, 'looking for answers of the team failed'),
      );
    }
    if (event.kind !== 'answer') return {};
    const ticketId = await ticketOfThread(deps.db, event.thread);
    if (ticketId !== null) await takeAnswer(deps, teamChat, ticketId, event);
    return {};
  };
}

function eventIn({ clock }: Needs, teamChat: TeamChat, signed: Signed): TeamEvent {
  try {
    return teamChat.readEvent(signed, clock.now());
  } catch (error) {
    if (error instanceof TeamSignatureRefused) throw new AppError('authentication_required');
    throw error;
  }
}
