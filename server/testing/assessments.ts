import type { AssessmentBody } from '@candor/domain/model/assessment';
import type { Invitation } from '@candor/domain/model/invitation';
import type { As } from './test-app';

export const JOB_TEXT = [
  'Backend Engineer',
  'You build services with Python and PostgreSQL.',
  'Requirements',
  '- Python',
  '- PostgreSQL',
].join('\n');

/** An assessment of two steps, as its author writes it. */
export const ASSESSMENT: AssessmentBody = {
  title: 'Backend work',
  job_title: 'Backend Engineer',
  company: 'Harbour Works',
  contact_email: 'people@harbour.example',
  job_description_text: JOB_TEXT,
  time_limit_minutes: null,
  show_result: false,
  milestones: [
    {
      id: 's1',
      title: 'Work with Python',
      intro: 'Think of the last year.',
      minutes: 5,
      points: 60,
      requirements: [{ id: 'r1', text: 'Python' }],
      tasks: [
        {
          id: 't1',
          kind: 'text',
          required: true,
          choices: null,
          prompt: 'Describe a piece of work with Python.',
        },
        {
          id: 't2',
          kind: 'choice',
          required: false,
          prompt: 'How long?',
          choices: [
            'I have not worked with Python yet.',
            'I have 5 years of experience with Python.',
          ],
        },
      ],
    },
    {
      id: 's2',
      title: 'Work with data',
      intro: '',
      minutes: 8,
      points: 40,
      requirements: [{ id: 'r2', text: 'PostgreSQL' }],
      tasks: [
        {
          id: 't1',
          kind: 'work_sample',
          required: true,
          choices: null,
          prompt: 'Show a query that you are proud of.',
        },
      ],
    },
  ],
};

/** Keeps an assessment; answers its id. */
export async function createAssessment(
  as: As,
  change: Partial<AssessmentBody> = {},
): Promise<string> {
  const reply = await as.post('/api/assessments', { ...ASSESSMENT, ...change });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json().assessment_id;
}

/** Invites somebody; to an assessment of an ATS unless the body names another. */
export async function invite(as: As, body: object = {}): Promise<Invitation> {
  const isElsewhere = !('assessment_id' in body) && !('greenhouse_assessment_id' in body);
  const reply = await as.post('/api/invitations/create-invitation', {
    ...(isElsewhere && { ashby_assessment_id: 'ashby-assessment-1' }),
    ...body,
  });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json();
}
