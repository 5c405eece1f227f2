import type { Milestone } from '@candor/domain/model/assessment';

/** An answer and its position in the text. */
export type AnswerText = {
  stepId: string;
  taskId: string;
  words: string;
  start: number;
  end: number;
};

/** A blank line separates the answers to different tasks. */
export const BETWEEN = '\n\n';

/**
 * All of somebody's answers as one text, in task order, and none of the questions: the words of a task would be
 * evidence that nobody gave. Chosen options are included like written text.
 */
export function answersText(
  milestones: readonly Milestone[],
  answers: readonly { milestoneId: string; answer: Readonly<Record<string, string | string[]>> }[],
): { text: string; parts: AnswerText[] } {
  const byStep = new Map(answers.map(({ milestoneId, answer }) => [milestoneId, answer]));
  const parts: AnswerText[] = [];
  let text = '';
  for (const { id: stepId, tasks } of milestones) {
    for (const { id: taskId } of tasks) {
      for (const words of wordsOf(byStep.get(stepId)?.[taskId])) {
        const start = text === '' ? 0 : text.length + BETWEEN.length;
        text = text === '' ? words : `${text}${BETWEEN}${words}`;
        parts.push({ stepId, taskId, words, start, end: text.length });
      }
    }
  }
  return { text, parts };
}

/** What was answered to a task, each choice for itself; empty for nothing. */
export function wordsOf(answer: string | string[] | undefined): string[] {
  const all = typeof answer === 'string' ? [answer] : (answer ?? []);
  return all.map((words) => words.trim()).filter((words) => words !== '');
}
