/** Focuses the row of a person, if rendered. Found by comparison: an id may contain any character. */
export function focusRow(id: string | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  rows.find((row) => row.dataset.row === id)?.focus();
}
