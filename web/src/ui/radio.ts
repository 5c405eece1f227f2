/** The look of a radio button next to large text: the browser's own is a grey disc in the dark theme. */
export const RADIO =
  'shrink-0 appearance-none rounded-full border border-border-strong bg-surface transition-colors duration-120 ' +
  'checked:border-accent checked:bg-[radial-gradient(circle,var(--accent)_0_45%,transparent_48%)] ' +
  'forced-colors:appearance-auto';
