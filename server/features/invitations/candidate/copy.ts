import type { Deps } from '../../../deps';
import type { Attachment } from '../../../http/serve';
import { wordsOf } from '../answers-text';
import type { InvitationRow } from '../store';
import { type Visit, whomToAsk, withInvited } from './find-invited';
import { noteCall } from './note-call';
import { type AnswerRow, answersOf } from './store';

/** Somebody's answers with the questions, as a text of their own. Throws AppError 404, 429. */
export async function copyOfAnswers(
  deps: Pick<Deps, 'db' | 'clock'>,
  visit: Visit,
): Promise<Attachment> {
  return withInvited(deps, visit, async (row) => {
    const { company } = await whomToAsk(deps.db, row);
    await noteCall(deps, row, deps.clock.now());
    const content = copyText(row, await answersOf(deps.db, row.id), company);
    return { mediaType: 'text/plain', filename: 'my-answers.txt', content };
  });
}

function copyText(row: InvitationRow, answers: readonly AnswerRow[], company: string): string {
  const { jobTitle, submittedAt, receiptId, invitedTo } = row;
  const steps = (invitedTo?.milestones ?? []).map(({ id, title, tasks }, at) => {
    const answer = answers.find((one) => one.milestoneId === id)?.answer ?? {};
    const lines = tasks.map((task) => {
      const words = wordsOf(answer[task.id]);
      return `${task.prompt}\n\n${words.length === 0 ? NOTHING : words.join('\n')}`;
    });
    return `${at + 1}. ${title}\n\n${lines.join('\n\n')}`;
  });
  const sent = submittedAt === null ? NOT_SENT : `Sent on ${submittedAt.toUTCString()}`;
  return [
    `Answers for ${company}${jobTitle ? `: ${jobTitle}` : ''}`,
    receiptId === null ? sent : `${sent}, receipt ${receiptId}`,
    ...steps,
    '',
  ].join('\n\n');
}

const NOTHING = '(no answer)';
const NOT_SENT = 'Not sent yet';
