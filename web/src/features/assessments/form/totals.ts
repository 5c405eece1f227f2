import { type BuilderForm, numberOf, type StepForm } from './builder-form';

/** What an assessment comes to. */
export type Totals = { steps: number; minutes: number; points: number };

/** Steps, minutes and points together. What is no number yet counts as nothing. */
export function totalsOf({ steps }: Pick<BuilderForm, 'steps'>): Totals {
  const sum = (of: (step: StepForm) => string) =>
    steps.reduce((all, step) => all + (Math.round(numberOf(of(step))) || 0), 0);
  return {
    steps: steps.length,
    minutes: sum(({ minutes }) => minutes),
    points: sum(({ points }) => points),
  };
}

/** The time limit if the steps take longer than it allows; null if they fit. */
export function tooShortLimit(form: BuilderForm): number | null {
  const limit = numberOf(form.limit_minutes);
  return form.limited && totalsOf(form).minutes > limit ? limit : null;
}
