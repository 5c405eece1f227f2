import { MOST_STEPS } from '@candor/domain/model/assessment';
import { saysTheSame } from './asked';
import { type Asked, emptyStep } from './builder-form';
import { changeForm, changeStep, type Editing, moved, stepOf, withRemoved } from './editing';
import { freeId } from './free-ids';

/** The most requirements that one step can name. */
export const MOST_ASKED = 5;

/** Adds an empty step at the end. */
export function addStep(editing: Editing): Editing {
  const { steps } = editing.form;
  if (steps.length >= MOST_STEPS) return editing;
  return changeForm(editing, { steps: [...steps, emptyStep(freeStepId(editing))] });
}

/** Puts a copy of a step behind it. */
export function duplicateStep(editing: Editing, id: string): Editing {
  const { steps } = editing.form;
  const at = steps.findIndex((step) => step.id === id);
  const step = steps[at];
  if (!step || steps.length >= MOST_STEPS) return editing;
  const copy = { ...step, id: freeStepId(editing) };
  return changeForm(editing, { steps: steps.toSpliced(at + 1, 0, copy) });
}

/** A removed item keeps its name, because it may come back. */
function freeStepId({ form, removed }: Editing): string {
  const gone = removed.flatMap((one) => (one.kind === 'step' ? [one.step.id] : []));
  return freeId('s', [...form.steps.map(({ id }) => id), ...gone]);
}

/** Moves a step past its neighbour; at the end of the list nothing moves. */
export function moveStep(editing: Editing, id: string, by: 1 | -1): Editing {
  return changeForm(editing, { steps: moved(editing.form.steps, id, by) });
}

/** Takes a step out. The last one stays: an assessment needs one. */
export function removeStep(editing: Editing, id: string): Editing {
  const { steps } = editing.form;
  const at = steps.findIndex((step) => step.id === id);
  const step = steps[at];
  if (!step || steps.length === 1) return editing;
  const left = changeForm(editing, { steps: steps.toSpliced(at, 1) });
  return withRemoved(left, { kind: 'step', at, step });
}

/** Lets a step ask about a requirement, or no longer. One that says the same is the same: ids count anew with each text. */
export function toggleAsked(editing: Editing, stepId: string, asked: Asked): Editing {
  const step = stepOf(editing, stepId);
  if (!step) return editing;
  const others = step.requirements.filter((one) => !saysTheSame(one, asked));
  const isNew = others.length === step.requirements.length;
  if (isNew && others.length >= MOST_ASKED) return editing;
  return changeStep(editing, stepId, { requirements: isNew ? [...others, asked] : others });
}
