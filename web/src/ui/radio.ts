/** The look of a radio button next to large text: the browser's own is a grey disc in the dark theme. */
export const RADIO =
  'shrink-0 appearance-none rounded-full border border-border-strong bg-surface transition-colors duration-120 ' +
  'checked:border-accent checked:bg-[radial-gradient(circle,var(--accent)_0_45%,transparent_48%)] ' +
  'forced-colors:appearance-auto';

/**
 * The chosen one of labels that draw their choice by a colour of ours: in the reader's own colours it gets theirs. Without the
 * last part the system would put a plate of the page's colour behind its word.
 */
export const CHOSEN_IN_FORCED_COLORS =
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] ' +
  'forced-colors:has-checked:forced-color-adjust-none';
