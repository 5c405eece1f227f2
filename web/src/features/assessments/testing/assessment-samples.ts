import type {
  Assessment,
  AssessmentDraft,
  AssessmentSummary,
  Milestone,
} from '@candor/domain/model/assessment';
import { aRequirement } from '../../../testing/samples';

const NOW = '2026-03-02T09:00:00.000Z';
/** The saved assessment. */
export const ID = '5c7b9a52-6f0e-4c3d-9a41-0d5c8f2e7b16';
/** The posting that it is made for. */
export const JOB = 'A night porter for a hotel by the harbour: key handling, German and first aid.';

/** A step that asks for a choice. */
export const GERMAN: Milestone = {
  id: 's1',
  title: 'German',
  intro: '',
  minutes: 1,
  points: 40,
  requirements: [{ id: 'r2', text: 'German' }],
  tasks: [
    {
      id: 't1',
      kind: 'choice',
      prompt: 'How well do you speak German?',
      required: true,
      choices: ['I speak German fluently.', 'I do not speak it.'],
    },
  ],
};
/** A step that asks for words. */
export const KEYS: Milestone = {
  id: 's2',
  title: 'Key handling',
  intro: '',
  minutes: 4,
  points: 60,
  requirements: [{ id: 'r1', text: 'Key handling' }],
  tasks: [{ id: 't1', kind: 'text', prompt: 'What have you done?', choices: null, required: true }],
};
/** What the server suggests for the job. */
export const DRAFT: AssessmentDraft = {
  job_title: 'Night Porter',
  milestones: [GERMAN, KEYS],
  requirements: [
    aRequirement('r0', { text: 'Must-haves as a whole', kind: 'other', source: null }),
    aRequirement('r1', { text: 'Key handling', source: { start: 43, end: 55 } }),
    aRequirement('r2', { text: 'German', kind: 'language', source: { start: 57, end: 63 } }),
    aRequirement('r3', { text: 'First aid', source: { start: 68, end: 77 } }),
  ],
};

/** A saved assessment of both steps. */
export function anAssessment(over: Partial<Assessment> = {}): Assessment {
  return {
    assessment_id: ID,
    title: 'Porters, first round',
    job_title: 'Night Porter',
    company: 'Harbour Hotel',
    contact_email: 'dana@example.test',
    job_description_text: JOB,
    milestones: [GERMAN, KEYS],
    time_limit_minutes: null,
    show_result: false,
    created_at: NOW,
    updated_at: NOW,
    revision: 3,
    invitation_count: 2,
    ...over,
  };
}

/** The same as a list has it. */
export function aSummary(over: Partial<AssessmentSummary> = {}): AssessmentSummary {
  const { assessment_id, title, job_title, company, time_limit_minutes } = anAssessment();
  return {
    assessment_id,
    title,
    job_title,
    company,
    time_limit_minutes,
    created_at: NOW,
    updated_at: NOW,
    invitation_count: 2,
    step_count: 2,
    minutes: 5,
    ...over,
  };
}

/** An answer with one page of a list. */
export const listed = (found: AssessmentSummary[], total = found.length, skip = 0) => ({
  body: { assessments: found, total, limit: 10, skip, has_more: skip + found.length < total },
});
