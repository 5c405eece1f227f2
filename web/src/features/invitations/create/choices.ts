import type { InvitableAssessment } from '@candor/domain/model/invitation';
import type { AtsSource } from '@candor/domain/model/user';
import { SOURCE_WORD } from '../words';

export type Choice = { value: string; label: string };

/** Of which system an id is entered by hand. */
export const BY_HAND = ['ashby', 'greenhouse'] as const;
export type ByHand = (typeof BY_HAND)[number];

const BETWEEN = ':';

/** What can be invited to: own assessments first, then those of an ATS that were used before, then any by its id. */
export function choicesOf(assessments: readonly InvitableAssessment[]): Choice[] {
  const own = assessments.filter(({ ats_source }) => ats_source === 'unknown');
  const hosted = assessments.filter(({ ats_source }) => ats_source !== 'unknown');
  return [
    ...[...own, ...hosted].map((assessment) => ({
      value: choiceOf(assessment.ats_source, assessment.assessment_id),
      label: labelOf(assessment),
    })),
    ...BY_HAND.map((source) => ({
      value: source,
      label: `${SOURCE_WORD[source]} assessment, by its id`,
    })),
  ];
}

/** The initial choice: the requested one, otherwise the first. */
export function firstChoice(choices: readonly Choice[], assessmentId: string): string {
  const asked = choices.find(({ value }) => value.endsWith(`${BETWEEN}${assessmentId}`));
  return (assessmentId ? asked : undefined)?.value ?? choices[0]?.value ?? BY_HAND[0];
}

/** Whether a choice waits for an id that is entered by hand. */
export function byHand(choice: string): ByHand | null {
  return BY_HAND.find((source) => source === choice) ?? null;
}

/** The one id of an invitation, under the name that the contract has for it. */
export function idField(choice: string, typed: string): Record<string, string> {
  const hand = byHand(choice);
  if (hand) return { [`${hand}_assessment_id`]: typed };
  const at = choice.indexOf(BETWEEN);
  const [source, id] = [choice.slice(0, at), choice.slice(at + 1)];
  return source === 'unknown' ? { assessment_id: id } : { [`${source}_assessment_id`]: id };
}

function choiceOf(source: AtsSource, id: string): string {
  return `${source}${BETWEEN}${id}`;
}

function labelOf({ ats_source, assessment_id, title, job_title }: InvitableAssessment): string {
  const name = title ?? assessment_id;
  if (ats_source !== 'unknown') return `${SOURCE_WORD[ats_source]}: ${name}`;
  return job_title && !name.includes(job_title) ? `${name}, ${job_title}` : name;
}
