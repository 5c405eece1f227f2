/** Puts the focus on the row of a person, where it is drawn. Found by comparing: an id may hold any letter. */
export function focusRow(id: string | null): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  rows.find((row) => row.dataset.row === id)?.focus();
}
