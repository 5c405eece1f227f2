import type { StepAnswer } from '@candor/domain/model/candidate-assessment';

/** Whether two answers say the same. What is empty says nothing, and the order of the tasks does not matter. */
export function sameAnswer(one: StepAnswer, other: StepAnswer): boolean {
  return plain(one) === plain(other);
}

/** The characters of an answer, as its limit counts them. */
export function lengthOf(answer: StepAnswer): number {
  return Object.values(answer)
    .flat()
    .reduce((sum, text) => sum + text.length, 0);
}

/** Whether something was written or chosen. */
export function isAnswered(given: string | readonly string[] | undefined): boolean {
  return typeof given === 'string' ? given.trim() !== '' : (given?.length ?? 0) > 0;
}

function plain(answer: StepAnswer): string {
  const said = Object.entries(answer).filter(([, given]) => given.length > 0);
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}
