import { messages } from '@candor/domain/messages';
import type { Milestone } from '@candor/domain/model/assessment';
import { expect, test } from 'vitest';
import { type BuilderForm, formOf, isSame, newForm } from './builder-form';
import { checkForm, countInStep, firstStepWith, hasOwnProblem } from './check-form';
import { tooShortLimit, totalsOf } from './totals';

const JOB = 'A night porter for a hotel by the harbour, with keys and first aid.';
const STEP: Milestone = {
  id: 's1',
  title: 'German',
  intro: '',
  minutes: 2,
  points: 40,
  requirements: [{ id: 'r1', text: 'German' }],
  tasks: [
    {
      id: 't1',
      kind: 'choice',
      prompt: 'How well?',
      required: true,
      choices: ['I speak German fluently.', 'I do not speak it.'],
    },
  ],
};

function aForm(over: Partial<BuilderForm> = {}): BuilderForm {
  const form = newForm({
    jobText: JOB,
    jobTitle: 'Night Porter',
    milestones: [STEP],
    user: { email: 'dana@example.test' },
  });
  return { ...form, company: 'Harbour Hotel', ...over };
}

function withStep(change: Partial<BuilderForm['steps'][number]>): BuilderForm {
  const form = aForm();
  return { ...form, steps: form.steps.map((step) => ({ ...step, ...change })) };
}

test('a draft can be saved as soon as it says who asks', () => {
  const { body } = checkForm(aForm());
  expect(body).toMatchObject({
    title: 'Skills assessment, Night Porter',
    contact_email: 'dana@example.test',
    time_limit_minutes: null,
    milestones: [STEP],
  });
  expect(checkForm(aForm({ company: ' ' })).problems).toEqual({ company: messages.required });
});

test('a number that is none is asked for in words', () => {
  const problems = checkForm(withStep({ minutes: '1.5', points: '' })).problems;
  expect(problems).toEqual({
    'milestones.0.minutes': 'A whole number from 1 to 240',
    'milestones.0.points': 'A whole number from 0 to 1000',
  });
  expect(checkForm(aForm({ limited: true, limit_minutes: '2' })).problems).toEqual({
    time_limit_minutes: 'A whole number from 5 to 1440',
  });
});

test('problems are found again by step', () => {
  const [task] = aForm().steps[0]?.tasks ?? [];
  if (!task) throw new Error('The step has a task');
  const problems = checkForm(withStep({ title: '', tasks: [{ ...task, prompt: '' }] })).problems;
  expect(problems && [countInStep(problems, 0), firstStepWith(problems)]).toEqual([2, 0]);
  expect(problems && hasOwnProblem(problems)).toBe(false);
});

test('two answers alike are one too many; those of a task that is written do not count', () => {
  const twice = ['c1', 'c2'].map((id) => ({ id, text: 'I do.' }));
  const [task] = aForm().steps[0]?.tasks ?? [];
  if (!task) throw new Error('The step has a task');
  expect(checkForm(withStep({ tasks: [{ ...task, choices: twice }] })).problems).toEqual({
    'milestones.0.tasks.0.choices': 'Two answers are the same.',
  });
  const written = { ...task, kind: 'text', choices: twice } as const;
  expect(
    checkForm(withStep({ tasks: [written] })).body?.milestones[0]?.tasks[0]?.choices,
  ).toBeNull();
});

test('without a draft there is one empty step, and every gap in it is named', () => {
  const user = { email: 'dana@example.test' };
  const form = newForm({ jobText: '', jobTitle: '', milestones: [], user });
  expect(Object.keys(checkForm(form).problems ?? {})).toEqual([
    'title',
    'job_title',
    'company',
    'job_description_text',
    'milestones.0.title',
    'milestones.0.tasks.0.prompt',
  ]);
});

test('unchanged content is read and sent as it is', () => {
  const { body } = checkForm(aForm({ limited: true, limit_minutes: '45' }));
  if (!body) throw new Error('It can be kept');
  const at = '2026-03-02T09:00:00.000Z';
  const form = formOf({
    ...body,
    assessment_id: '5c7b9a52-6f0e-4c3d-9a41-0d5c8f2e7b16',
    created_at: at,
    updated_at: at,
    revision: 1,
    invitation_count: 0,
  });
  expect(checkForm(form).body).toEqual(body);
});

test('a form is the same while what would be sent is', () => {
  const form = aForm();
  expect(isSame(form, { ...form, limit_minutes: '90' })).toBe(true);
  expect(isSame(form, { ...form, limited: true })).toBe(false);
});

test('totals leave out what is no number, and say where a limit is shorter than the steps', () => {
  expect(totalsOf(withStep({ minutes: 'x' }))).toEqual({ steps: 1, minutes: 0, points: 40 });
  const form = { ...withStep({ minutes: '90' }), limited: true, limit_minutes: '60' };
  expect(tooShortLimit(form)).toBe(60);
  expect(tooShortLimit({ ...form, limit_minutes: '90' })).toBeNull();
});
