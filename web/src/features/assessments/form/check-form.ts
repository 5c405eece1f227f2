import { messages } from '@candor/domain/messages';
import { type AssessmentBody, AssessmentForm } from '@candor/domain/model/assessment';
import { type BuilderForm, bodyInput } from './builder-form';

/** The first problem of each place, by its path in the body: `milestones.0.tasks.1.prompt`. */
export type Problems = Readonly<Record<string, string>>;

export const NO_PROBLEMS: Problems = {};

/** Either what can be sent, or what stands against it. */
export type Checked = { body: AssessmentBody; problems: null } | { body: null; problems: Problems };

/** What a number has to be, by the last word of its path. */
const NUMBERS: Readonly<Record<string, string>> = {
  minutes: 'A whole number from 1 to 240',
  points: 'A whole number from 0 to 1000',
  time_limit_minutes: 'A whole number from 5 to 1440',
};

/** Checks a form by the contract's schema. */
export function checkForm(form: BuilderForm): Checked {
  const parsed = AssessmentForm.safeParse(bodyInput(form));
  if (parsed.success) return { body: parsed.data, problems: null };
  return {
    body: null,
    problems: problemsOf(
      parsed.error.issues.map(({ path, message }) => ({
        field: path.join('.'),
        message: wordsFor(String(path.at(-1)), form) ?? message,
      })),
    ),
  };
}

/** The form's messages where the schema talks about types. */
function wordsFor(name: string, form: BuilderForm): string | undefined {
  if (name === 'job_description_text' && form.job_description_text.trim() === '') {
    return messages.jobRequired;
  }
  return NUMBERS[name];
}

/** Problems by their place, as the schema or the server names it. */
export function problemsOf(found: readonly { field: string; message: string }[]): Problems {
  const problems: Record<string, string> = {};
  for (const { field, message } of found) problems[field] ??= message;
  return problems;
}

/** How many problems stand in a step. */
export function countInStep(problems: Problems, index: number): number {
  return Object.keys(problems).filter((path) => path.startsWith(`milestones.${index}.`)).length;
}

/** The first step with a problem; null without one. */
export function firstStepWith(problems: Problems): number | null {
  const found = Object.keys(problems).flatMap((path) => {
    const index = /^milestones\.(\d+)\./.exec(path)?.[1];
    return index === undefined ? [] : [Number(index)];
  });
  return found.length === 0 ? null : Math.min(...found);
}

/** Problems of the assessment itself, outside of its steps. */
export function hasOwnProblem(problems: Problems): boolean {
  return Object.keys(problems).some((path) => !path.startsWith('milestones.'));
}
