import { assessments } from '@candor/domain/api/assessments';
import { invitations } from '@candor/domain/api/invitations';
import { call } from '../call';
import type { Account } from './account';

/** The words of an invitation to an assessment of one step. */
export type InviteWords = { company?: string; title?: string; prompt?: string; name?: string };

/** Keeps an assessment of one written step, invites somebody to it and answers the code of their link. */
export async function inviteTo(sender: Account, words: InviteWords): Promise<string> {
  const assessment_id = await keepAssessment(sender, words);
  const invited = { assessment_id, candidate_name: words.name ?? 'Abena Lund' };
  return (await call(sender, invitations.create, { body: invited })).invitation_code;
}

/** Keeps an assessment of one written step and answers its id. */
export async function keepAssessment(sender: Account, words: InviteWords): Promise<string> {
  const { company = 'Harbour Works', title = 'Work with Python' } = words;
  const { prompt = 'Describe a piece of work with Python.' } = words;
  const body = {
    title,
    job_title: title,
    company,
    contact_email: sender.email,
    job_description_text:
      'Backend Engineer\nYou build the services of our harbour.\nRequirements\n- Python',
    milestones: [
      {
        id: 's1',
        title,
        intro: prompt,
        minutes: 5,
        points: 100,
        requirements: [{ id: 'r1', text: 'Python' }],
        tasks: [{ id: 't1', kind: 'text' as const, prompt, choices: null, required: true }],
      },
    ],
    time_limit_minutes: null,
    show_result: true,
  };
  return (await call(sender, assessments.create, { body })).assessment_id;
}
