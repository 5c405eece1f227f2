import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../../deps';
import { JobFailed } from '../../../jobs/safe-error';
import type { TeamAnswer, TeamChat } from '../../../ports/team-chat';
import { answerTicket } from '../staff/answer-ticket';
import { TOO_LATE_WORDS } from './thread-words';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Delivers a team answer to a ticket's owner, like an answer from the console. The same one may arrive several times.
 */
export async function takeAnswer(
  deps: Needs,
  teamChat: TeamChat,
  ticketId: string,
  { id, thread, text }: TeamAnswer,
): Promise<void> {
  try {
    await answerTicket(deps, { ticketId, staffId: null, message: text, postId: id });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    // Sent in the background: the chat service waits three seconds for our response.
    teamChat
      .post({ id: `${id}:late`, thread, text: TOO_LATE_WORDS })
      .catch((failed) =>
        deps.log.warn({ err: new JobFailed(failed) }, 'the team chat was not notified'),
      );
  }
}
