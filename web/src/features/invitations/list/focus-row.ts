/** A second Enter goes from the row into the detail of its invitation. */
export function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-panel] h2')?.focus();
}

/** Puts the focus on the row of an invitation. Found by comparing: a code may hold any letter. */
export function focusRow(code: string | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  rows.find((row) => row.dataset.row === code)?.focus();
}
