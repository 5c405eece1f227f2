import type {
  CandidateAssessment,
  CandidateReceipt,
} from '@candor/domain/model/candidate-assessment';
import type { Deps } from '../../../deps';
import { keptResult } from '../result';
import type { InvitationRow } from '../store';
import { demandOpen, type Visit, whomToAsk, withInvited } from './find-invited';
import { noteCall } from './note-call';
import { presentInvited } from './present';
import { type AnswerRow, answersOf } from './store';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Returning to an open page does not count as opening it again. */
const ONE_VISIT_MS = 30 * 60_000;

/**
 * The assessment behind a link. Opening it counts, and starts nothing; its sender looking does not even count.
 *
 * @throws AppError 404, 410 with the reason and whom to ask, 429.
 */
export async function openInvited(
  deps: Needs,
  visit: Visit & { visitor: string | null },
): Promise<CandidateAssessment> {
  return withInvited(deps, visit, async (row) => {
    const now = deps.clock.now();
    await demandOpen(deps.db, row, now);
    const isSender = row.userId === visit.visitor;
    const seen = isSender ? row : await noteOpened(deps, row, now);
    return shownInvited(deps, seen, now);
  });
}

/** An assessment as its candidate sees it now, with the receipt once the answers were sent. */
export async function shownInvited(
  { db }: Pick<Deps, 'db'>,
  row: InvitationRow,
  now: Date,
): Promise<CandidateAssessment> {
  const answers = await answersOf(db, row.id);
  const by = await whomToAsk(db, row);
  const receipt = await receiptOf({ db }, row, answers);
  return presentInvited(row, answers, { by, receipt, now });
}

async function noteOpened(deps: Needs, row: InvitationRow, now: Date): Promise<InvitationRow> {
  const isVisit =
    row.lastAccessed === null || now.getTime() - row.lastAccessed.getTime() > ONE_VISIT_MS;
  return noteCall(deps, row, now, isVisit ? { accessCount: row.accessCount + 1 } : {});
}

async function receiptOf(
  { db }: Pick<Deps, 'db'>,
  row: InvitationRow,
  answers: readonly AnswerRow[],
): Promise<CandidateReceipt | null> {
  const { submittedAt, receiptId, invitedTo } = row;
  if (submittedAt === null || receiptId === null || invitedTo === null) return null;
  const sent = invitedTo.milestones.filter(({ id }) =>
    answers.some((one) => one.milestoneId === id && one.completedAt !== null),
  );
  const result = invitedTo.showResult ? await keptResult(db, row, answers) : null;
  return {
    receipt_id: receiptId,
    submitted_at: submittedAt.toISOString(),
    sent: sent.map(({ title }) => title),
    score: result?.match?.overall_score ?? null,
  };
}
