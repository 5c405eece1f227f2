/** For the one control that somebody has just asked for: it takes the focus when it appears, also in a dialog that opens. */
export const TAKES_FOCUS = {
  ref: (control: HTMLElement | null) => control?.focus({ preventScroll: true }),
  'data-autofocus': true,
} as const;
