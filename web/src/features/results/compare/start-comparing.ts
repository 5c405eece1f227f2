import { notify } from '../../../ui/toast';

/** Opens the comparison of these people, or says what is missing if there are too few. */
export function startComparing(
  ids: readonly string[],
  onCompare: (ids: readonly string[]) => void,
): void {
  if (ids.length > 1) onCompare(ids);
  else {
    notify({
      kind: 'info',
      title: 'Choose two to four people to compare',
      detail: 'Tick their boxes in the list, or press X.',
    });
  }
}
