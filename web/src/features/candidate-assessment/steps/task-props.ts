import type { CandidateTask } from '@candor/domain/model/candidate-assessment';

type Given = string | string[] | undefined;

export type TaskProps = {
  task: CandidateTask;
  given: Given;
  error: string | undefined;
  onChange: (given: string | string[]) => void;
};

/** Where the focus goes when a task is to be answered: its first control. */
export function focusTask(id: string): void {
  const place = document.getElementById(taskId(id));
  const control = place?.querySelector<HTMLElement>('input, textarea');
  control?.focus();
  // Centred, since a bar covers the foot of the screen and a head its top.
  place?.scrollIntoView({ block: 'center' });
}

/** The id of a task's element, by which a note about a missing answer leads to it. */
export function taskId(id: string): string {
  return `task-${id}`;
}
