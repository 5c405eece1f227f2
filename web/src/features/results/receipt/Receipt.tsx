import type { BatchJob } from '@candor/domain/model/batch';
import type { BatchAssessment } from '@candor/domain/model/batch-assessment';
import type { MatchResult } from '@candor/domain/model/match';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { formatWholeDay, formatWholeMoment } from '../../../ui/format';
import { GROUP_WORD } from '../../../ui/score/requirement-group';
import { scoreSentence } from '../../../ui/score/score-sentence';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { WholeTerms } from '../../../ui/WholeTerms';
import { DECISION } from '../decisions/decision-words';
import type { Judgement } from '../decisions/judgement';
import { EarnedPoints } from '../evidence/EarnedPoints';
import {
  type PointedRequirement,
  pointedRequirements,
  pointsWords,
} from '../evidence/pointed-requirements';

/** Only in the hiring team's copy. */
export type Inside = {
  judgement: Judgement;
  by: string;
  charged: boolean;
  /** The candidate's id in the uploaded list. */
  candidateId: string | null;
  /** Their assessment result; null for none. The candidate sees it only if the sender allows it. */
  assessment: BatchAssessment | null;
};

export type ReceiptProps = {
  job: BatchJob;
  name: string;
  result: MatchResult;
  /** null for the candidate's copy, which contains no decisions, notes or charges. */
  inside: Inside | null;
  rubricVersion: number | null;
};

/**
 * One page about one score: what the job asked for, what was found in which words, by which version, and who decided.
 */
export function Receipt({ job, name, result, inside, rubricVersion }: ReceiptProps) {
  return (
    <article aria-label={`Score receipt for ${name}`} className="text-13">
      <header className="flex items-start justify-between gap-6 border-b border-border pb-3">
        <div className="min-w-0">
          <p className="text-12 text-ink-3">Score receipt</p>
          <h3 className="text-20 font-strong">{name}</h3>
          <p className="text-ink-2">{job.jobTitle}</p>
        </div>
        <p className="num text-right whitespace-nowrap">
          <b className="text-28 font-strong">{result.overall_score ?? '-'}</b>
          <span className="block text-12 text-ink-3">of 100, {result.tier ?? 'not scored'}</span>
        </p>
      </header>
      <p className="mt-3 text-ink-2">
        <WholeTerms>{scoreSentence(result)}</WholeTerms>
      </p>
      <Facts job={job} result={result} rubricVersion={rubricVersion} inside={inside} />
      <Lines result={result} />
      {inside && <Decided {...inside} />}
      <footer className="mt-4 border-t border-border pt-2 text-12 text-ink-3">
        <p>
          Name, age, gender words and school prestige never count. The same text and job give the
          same score each time.
        </p>
        {!inside && (
          <p>
            You may ask the sender to explain the decision, to correct it, or to have it looked at
            again by a person.
          </p>
        )}
        <p className="font-medium text-ink">{DISCLAIMER}</p>
      </footer>
    </article>
  );
}

function Facts({
  job,
  result,
  rubricVersion,
  inside,
}: Pick<ReceiptProps, 'job' | 'result' | 'rubricVersion' | 'inside'>) {
  const facts = [
    ['Scored', formatWholeMoment(job.completed_at ?? job.updated_at)],
    ['Engine', result.engine_version],
    [
      'Requirements',
      rubricVersion === null
        ? `${result.requirements.length}`
        : `${result.requirements.length}, version ${rubricVersion}`,
    ],
    ['Reference', job.batch_job_id.slice(-8)],
    ...(inside ? [['Charged', inside.charged ? '1 candidate' : 'nothing']] : []),
    ...(inside?.assessment ? [['Assessment', assessmentWords(inside.assessment)]] : []),
    ...(inside?.candidateId ? [['Candidate ID', inside.candidateId]] : []),
  ];
  return (
    <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-12 text-ink-3">{term}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function assessmentWords({ score, submitted_at: sent }: BatchAssessment): string {
  const came = score === null ? 'no score' : `${score} of 100`;
  return `${came}, sent ${formatWholeDay(sent)}, no part of the match`;
}

function Lines({ result }: { result: MatchResult }) {
  return (
    <table className="mt-4 w-full border-separate border-spacing-0">
      <caption className="sr-only">Points by requirement</caption>
      <thead>
        <tr className="text-left text-12 text-ink-3">
          <th className="border-b border-border py-1 pr-3 font-medium">Requirement</th>
          <th className="border-b border-border py-1 pr-3 font-medium">In the resume</th>
          <th className="border-b border-border py-1 text-right font-medium">Points</th>
        </tr>
      </thead>
      <tbody>
        {pointedRequirements(result).map((requirement) => (
          <Line key={requirement.id} requirement={requirement} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ requirement }: { requirement: PointedRequirement }) {
  const { label, text, group, verdict, evidence } = requirement;
  const words = pointsWords(requirement);
  return (
    <tr className="break-inside-avoid align-top">
      <td className="w-[38%] border-b border-hairline py-1.5 print:py-1 pr-3 text-balance wrap-anywhere">
        <span className="num text-12 text-ink-3">{label} </span>
        {text}
        <span className="block text-12 text-ink-3">{GROUP_WORD[group]}</span>
        {words && (
          <span className="block text-12 text-balance text-ink-3">
            <WholeTerms>{words}</WholeTerms>
          </span>
        )}
      </td>
      <td className="border-b border-hairline py-1.5 print:py-1 pr-3 text-pretty text-ink-2 wrap-anywhere">
        <WholeTerms>{evidence[0] ? `“${evidence[0].quote}”` : VERDICT_WORD[verdict]}</WholeTerms>
        {evidence[0] && verdict !== 'met' && (
          <span className="block text-12 text-ink-3">{VERDICT_WORD[verdict]}</span>
        )}
      </td>
      <td className="num border-b border-hairline py-1.5 print:py-1 text-right whitespace-nowrap text-ink-3">
        <EarnedPoints {...requirement} />
      </td>
    </tr>
  );
}

function Decided({ judgement, by }: Pick<Inside, 'judgement' | 'by'>) {
  const { decision, reason, note, updatedAt, scoreSeen } = judgement;
  return (
    <section className="mt-4">
      <h4 className="text-12 font-medium text-ink-3">Decision</h4>
      {decision === null ? (
        <p>No decision yet.</p>
      ) : (
        <p>
          {DECISION[decision].mark} by {by}
          {updatedAt && `, ${formatWholeMoment(updatedAt)}`}
          {scoreSeen !== null && `, having seen a score of ${scoreSeen}`}.
        </p>
      )}
      {reason && <p className="text-ink-2">Reason: {reason}</p>}
      {note && <p className="text-ink-2">Note: {note}</p>}
    </section>
  );
}
