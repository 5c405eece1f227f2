import { AppError } from '@candor/domain/errors';
import { type AssessmentResult, isChosen, type Milestone } from '@candor/domain/model/assessment';
import type { MatchResult, RequirementResult } from '@candor/domain/model/match';
import { serverMessages } from '@candor/domain/server-messages';
import { compileJob, examine, requirementsByRubric, resultFrom } from '@candor/engine';
import type { Executor } from '../../db/database';
import type { StoredResult } from '../../db/schema/invitations';
import type { Deps } from '../../deps';
import { monthOf } from '../../ports/clock';
import { accountTerms } from '../../scoring/account-terms';
import { compiledTerms } from '../../scoring/compiled-terms';
import { type AnswerText, answersText, BETWEEN } from './answers-text';
import { type AnswerRow, answersOf } from './candidate/store';
import { findInvitation, type InvitationRow, updateInvitation } from './store';

const NAMELESS = 'Unknown Candidate';

/**
 * The outcome of an invitation: the answers, and the score that their sentences prove. Only what was asked for
 * counts.
 *
 * @throws AppError 409 before the answers were submitted, and for an assessment hosted by an ATS, which has its
 * answers.
 */
export async function resultOf(
  { db }: Pick<Deps, 'db'>,
  row: InvitationRow,
): Promise<AssessmentResult> {
  const { invitedTo, submittedAt } = row;
  if (invitedTo === null || submittedAt === null) {
    throw new AppError('conflict', { detail: serverMessages.resultNotYet, reason: 'not_finished' });
  }
  const rows = await answersOf(db, row.id);
  const { match, documentText } = await keptResult(db, row, rows);
  return {
    assessmentId: row.assessmentId ?? row.id,
    candidateName: row.candidateName ?? NAMELESS,
    match_score: { overall_score: match?.overall_score ?? null },
    match_results: match,
    graph_data: (match?.dimensions ?? []).map(({ key, label, score, weight }) => ({
      key,
      label,
      value: score,
      weight,
    })),
    document_text: documentText,
    submitted_at: submittedAt.toISOString(),
    answers: shownAnswers(invitedTo.milestones, rows, match),
  };
}

/**
 * The score of an invitation whose answers were submitted here; null if there are none, or none that can be scored.
 */
export async function scoreOf({ db }: Pick<Deps, 'db'>, id: string): Promise<number | null> {
  const row = await findInvitation(db, id);
  if (!row || row.invitedTo === null || row.submittedAt === null) return null;
  const { match } = await keptResult(db, row, await answersOf(db, id));
  return match?.overall_score ?? null;
}

/** Scored once: what a sender has read about somebody does not change with a later engine. */
export async function keptResult(
  executor: Executor,
  row: InvitationRow,
  answers: readonly AnswerRow[],
): Promise<StoredResult> {
  if (row.result) return row.result;
  const { invitedTo, submittedAt } = row;
  if (invitedTo === null || submittedAt === null) throw new Error('There are no answers to score');
  const { text } = answersText(invitedTo.milestones, answers);
  const terms = compiledTerms(await accountTerms(executor, row.userId));
  const match = scoreAnswers({
    jobText: invitedTo.jobText,
    milestones: invitedTo.milestones,
    text,
    terms,
    asOf: monthOf(submittedAt),
  });
  const result = { documentText: text, match };
  await updateInvitation(executor, row.id, { result });
  return result;
}

type Scoring = {
  jobText: string;
  milestones: readonly Milestone[];
  text: string;
  terms: Parameters<typeof compileJob>[1];
  asOf: ReturnType<typeof monthOf>;
};

/** The engine over the answers, by the requirements that the steps ask about. null if none of them can be judged. */
export function scoreAnswers({
  jobText,
  milestones,
  text,
  terms,
  asOf,
}: Scoring): MatchResult | null {
  const job = compileJob(jobText, terms);
  if (text === '' || !job.reading.language.supported) return null;
  const { measured } = examine(job, { text }, asOf);
  if (measured.overall_score === null) return null;
  // By their words: ids are counted anew by every version of the engine.
  const asked = new Set(
    milestones.flatMap(({ requirements }) => requirements.map(({ text: words }) => words)),
  );
  const provable = provableOf(
    milestones,
    (choices) => examine(job, { text: choices }, asOf).measured.requirements,
  );
  const lines = measured.requirements
    .filter((line) => asked.has(line.text) && (isShown(line) || provable.has(line.text)))
    .map(({ id, text: words, kind, importance, weight }) => ({
      requirement_ids: [id],
      text: words,
      kind,
      importance,
      weight,
    }));
  if (lines.length === 0) return null;
  const { total, requirements } = requirementsByRubric(measured.requirements, lines);
  return resultFrom({ ...measured, overall_score: total, requirements });
}

/**
 * The texts of the requirements that some answer could have shown. Those asked about only by choices without evidence
 * are left to people: no rule can judge "Daily", and it must not count as if nothing had been answered.
 */
function provableOf(
  milestones: readonly Milestone[],
  measure: (text: string) => readonly Pick<RequirementResult, 'text' | 'verdict'>[],
): ReadonlySet<string> {
  const provable = new Set<string>();
  for (const { requirements, tasks } of milestones) {
    const words = requirements.map(({ text }) => text);
    const isOpen = tasks.some(({ kind }) => !isChosen(kind));
    const choices = tasks.flatMap((task) => task.choices ?? []).join(BETWEEN);
    const shown = isOpen
      ? words
      : measure(choices)
          .filter(isShown)
          .map(({ text }) => text);
    for (const text of shown) if (words.includes(text)) provable.add(text);
  }
  return provable;
}

function isShown({ verdict }: Pick<RequirementResult, 'verdict'>): boolean {
  return verdict !== 'unmet';
}

/** Each answer with whether a sentence of it counts. */
function shownAnswers(
  milestones: readonly Milestone[],
  rows: readonly AnswerRow[],
  match: MatchResult | null,
): AssessmentResult['answers'] {
  const { parts } = answersText(milestones, rows);
  const evidence = (match?.requirements ?? []).flatMap((line) => line.evidence);
  const isJudged = ({ start, end }: AnswerText) =>
    evidence.some((one) => one.start < end && one.end > start);
  return milestones.map(({ id, title, points, tasks }) => {
    const done = rows.find((row) => row.milestoneId === id)?.completedAt ?? null;
    return {
      milestone_id: id,
      title,
      points: done === null ? 0 : points,
      tasks: tasks.map((task) => {
        const own = parts.filter((part) => part.stepId === id && part.taskId === task.id);
        return {
          id: task.id,
          kind: task.kind,
          prompt: task.prompt,
          answer: own.map((part) => part.words),
          is_judged: own.some(isJudged),
        };
      }),
    };
  });
}
