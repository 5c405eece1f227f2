import type { Asked, BuilderForm, StepForm } from './builder-form';

/** Whether two say the same, whatever their ids. */
export function saysTheSame(a: Asked, b: Asked): boolean {
  return a.text.toLowerCase() === b.text.toLowerCase();
}

export type OfferedAsked = Asked & {
  chosen: boolean;
  /** The current job text no longer asks for it. */
  gone: boolean;
};

/** What a step can ask about: the requirements of the job, then those it asks about that the job no longer has. */
export function offeredAsked(
  step: Pick<StepForm, 'requirements'>,
  read: readonly Asked[],
): OfferedAsked[] {
  const isChosen = (one: Asked) => step.requirements.some((chosen) => saysTheSame(chosen, one));
  const gone = step.requirements.filter((one) => !read.some((other) => saysTheSame(other, one)));
  return [
    ...read.map((one) => ({ ...one, chosen: isChosen(one), gone: false })),
    ...gone.map((one) => ({ ...one, chosen: true, gone: true })),
  ];
}

/** The form with the ids that the job's requirements have by the latest reading. */
export function withReadIds(form: BuilderForm, read: readonly Asked[]): BuilderForm {
  const steps = form.steps.map((step) => ({
    ...step,
    requirements: step.requirements.map(
      (one) => read.find((other) => saysTheSame(other, one)) ?? one,
    ),
  }));
  return { ...form, steps };
}
