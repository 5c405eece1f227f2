/** A figure beside the most it may be, with a mark where it is more: `162.4 of 150 !`. */
export function against(value: number, most: number, digits = 0): string {
  return `${value.toFixed(digits)} of ${most} ${value > most ? '!' : ' '}`;
}

/** Says what the mark of `against` means. */
export const MARK_LEGEND = '  ! over its budget';
