import type {
  CandidateAssessment,
  CandidateMilestone,
} from '@candor/domain/model/candidate-assessment';

export const NOW = '2026-05-14T10:42:00.000Z';
/** Who invites. */
export const ASK = { company: 'Halden Ridge Hospital', contact_email: 'jobs@halden.example' };

/** A step with a text, and one with choices. */
export const STEPS: CandidateMilestone[] = [
  {
    id: 's1',
    title: 'Handover',
    intro: '',
    minutes: 10,
    position: 1,
    requirements: [],
    tasks: [
      { id: 'story', kind: 'text', prompt: 'Tell of a handover', choices: null, required: true },
    ],
    answer: {},
    revision: 0,
    saved_at: null,
    done: false,
  },
  {
    id: 's2',
    title: 'A short night',
    intro: 'It is 18:40.',
    minutes: 15,
    position: 2,
    requirements: ['Shift planning', 'Calm'],
    tasks: [
      ...[{ id: 'first', kind: 'choice' as const, prompt: 'What first?', required: true }].map(
        (task) => ({ ...task, choices: ['Rework', 'Ask around'] }),
      ),
      {
        id: 'whom',
        kind: 'multi_choice',
        prompt: 'Whom do you tell?',
        required: true,
        choices: ['The supervisor', 'The families'],
      },
    ],
    answer: {},
    revision: 0,
    saved_at: null,
    done: false,
  },
];

/** An assessment of these two steps that has begun. */
export function anAssessment(over: Partial<CandidateAssessment> = {}): CandidateAssessment {
  return {
    milestones_completed: 0,
    total_milestones: 2,
    completion_percentage: 0,
    status: 'accepted',
    job_title: 'Nurse Manager',
    ...ASK,
    hosted_by: null,
    candidate_name: null,
    milestones: STEPS.map(({ id, title, minutes, done }) => ({ id, title, minutes, done })),
    expires_at: '2026-12-24T09:00:00.000Z',
    time_limit_minutes: null,
    time_ends_at: null,
    server_time: NOW,
    notice: {
      asked: 'Two steps.',
      seen_by: 'Dana.',
      used_for: 'A person decides.',
      rights: 'Ask.',
    },
    reminders: 'none',
    receipt: null,
    ...over,
  };
}

export const DONE = anAssessment().milestones.map((step) => ({ ...step, done: true }));

export const RECEIPT = {
  receipt_id: '8F3K21',
  submitted_at: NOW,
  sent: ['Handover', 'A short night'],
  score: null,
};
