import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../../deps';
import type { Signed } from '../../../http/serve';
import { JobFailed } from '../../../jobs/safe-error';
import { type TeamChat, type TeamEvent, TeamSignatureRefused } from '../../../ports/team-chat';
import { answerTicket } from '../staff/answer-ticket';
import { ticketOfThread } from './store';
import { TOO_LATE_WORDS } from './thread-words';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'teamChat'>;

/**
 * Takes what the team's chat sent: an answer in a ticket's thread reaches its owner like one from the console. The same event
 * may come several times, and counts once.
 *
 * @throws AppError 404 where no team chat is configured, 401 for a wrong or old signature.
 */
export async function receiveFromTeam(
  deps: Needs,
  signed: Signed,
): Promise<{ challenge?: string }> {
  const { teamChat } = deps;
  if (!teamChat) throw new AppError('not_found');
  const event = eventIn(deps, teamChat, signed);
  if (event.kind === 'challenge') return { challenge: event.challenge };
  if (event.kind === 'answer') await takeAnswer(deps, teamChat, event);
  return {};
}

function eventIn({ clock }: Needs, teamChat: TeamChat, signed: Signed): TeamEvent {
  try {
    return teamChat.readEvent(signed, clock.now());
  } catch (error) {
    if (error instanceof TeamSignatureRefused) throw new AppError('authentication_required');
    throw error;
  }
}

async function takeAnswer(
  deps: Needs,
  teamChat: TeamChat,
  { id, thread, text }: Extract<TeamEvent, { kind: 'answer' }>,
): Promise<void> {
  const ticketId = await ticketOfThread(deps.db, thread);
  if (ticketId === null) return;
  try {
    await answerTicket(deps, { ticketId, staffId: null, message: text, postId: id });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    // Said aside: the chat service waits three seconds for our answer.
    teamChat
      .post({ id: `${id}:late`, thread, text: TOO_LATE_WORDS })
      .catch((failed) => deps.log.warn({ err: new JobFailed(failed) }, 'the team was not told'));
  }
}
