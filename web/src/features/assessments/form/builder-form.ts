import type { Assessment, Milestone, TaskKind } from '@candor/domain/model/assessment';
import type { User } from '@candor/domain/model/user';
import { freeIds } from './free-ids';

/** What a step asks about: a requirement by its id, with its words. */
export type Asked = Milestone['requirements'][number];

export type ChoiceForm = { id: string; text: string };

/** A task as it is written. The choices stay when it becomes one that is written, in case it turns back. */
export type TaskForm = {
  id: string;
  kind: TaskKind;
  prompt: string;
  required: boolean;
  choices: readonly ChoiceForm[];
};

/** A step as it is written: numbers are what was typed. */
export type StepForm = {
  id: string;
  title: string;
  intro: string;
  minutes: string;
  points: string;
  requirements: readonly Asked[];
  tasks: readonly TaskForm[];
};

/** An assessment as it is written. */
export type BuilderForm = {
  title: string;
  job_title: string;
  company: string;
  contact_email: string;
  job_description_text: string;
  limited: boolean;
  limit_minutes: string;
  show_result: boolean;
  steps: readonly StepForm[];
};

/** What is offered to who turns the limit on. */
const USUAL_LIMIT = '60';

type Beginning = {
  jobText: string;
  jobTitle: string;
  milestones: readonly Milestone[];
  user: Pick<User, 'email'>;
};

/** A new assessment as it begins: with the steps that were drafted, or with an empty one. */
export function newForm({ jobText, jobTitle, milestones, user }: Beginning): BuilderForm {
  return {
    title: jobTitle === '' ? '' : `Skills assessment, ${jobTitle}`.slice(0, 200),
    job_title: jobTitle.slice(0, 200),
    company: '',
    contact_email: user.email,
    job_description_text: jobText,
    limited: false,
    limit_minutes: USUAL_LIMIT,
    show_result: false,
    steps: milestones.length === 0 ? [emptyStep('s1')] : milestones.map(stepForm),
  };
}

/** An assessment that stands, to be changed. */
export function formOf(assessment: Assessment): BuilderForm {
  const { title, job_title, company, contact_email, job_description_text } = assessment;
  const { time_limit_minutes: limit, show_result, milestones } = assessment;
  return {
    title,
    job_title,
    company,
    contact_email,
    job_description_text,
    show_result,
    limited: limit !== null,
    limit_minutes: limit === null ? USUAL_LIMIT : String(limit),
    steps: milestones.map(stepForm),
  };
}

function stepForm({ minutes, points, tasks, ...step }: Milestone): StepForm {
  return {
    ...step,
    minutes: String(minutes),
    points: String(points),
    tasks: tasks.map((task) => ({ ...task, choices: choicesOf(task.choices ?? []) })),
  };
}

function choicesOf(texts: readonly string[]): ChoiceForm[] {
  const ids = freeIds('c', [], Math.max(texts.length, 2));
  return ids.map((id, index) => ({ id, text: texts[index] ?? '' }));
}

/** A step before anything is written in it. */
export function emptyStep(id: string): StepForm {
  return {
    id,
    title: '',
    intro: '',
    minutes: '5',
    points: '10',
    requirements: [],
    tasks: [emptyTask('t1')],
  };
}

/** A task before anything is written in it. */
export function emptyTask(id: string): TaskForm {
  return { id, kind: 'text', prompt: '', required: true, choices: choicesOf([]) };
}

/** Whether two forms would be sent alike. What was typed behind something that is off does not count. */
export function isSame(a: BuilderForm, b: BuilderForm): boolean {
  return a === b || JSON.stringify(bodyInput(a)) === JSON.stringify(bodyInput(b));
}

/** The form as the contract's schema takes it, not checked yet. */
export function bodyInput(form: BuilderForm) {
  const { limited, limit_minutes, steps, ...rest } = form;
  return {
    ...rest,
    time_limit_minutes: limited ? numberOf(limit_minutes) : null,
    milestones: steps.map(({ minutes, points, tasks, ...step }) => ({
      ...step,
      minutes: numberOf(minutes),
      points: numberOf(points),
      tasks: tasks.map(({ choices, ...task }) => ({
        ...task,
        choices: hasChoices(task) ? choices.map(({ text }) => text) : null,
      })),
    })),
  };
}

/** Whether a task of this kind is answered by choosing. */
export function hasChoices({ kind }: Pick<TaskForm, 'kind'>): boolean {
  return kind === 'choice' || kind === 'multi_choice';
}

/** The number that was typed; NaN for nothing and for what is none. */
export function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
