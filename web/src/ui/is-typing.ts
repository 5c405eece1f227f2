/** Whether a key press belongs to a field, a menu or a dialog, where single keys must not act on the page. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return (
    target.closest(
      'input:not([type=radio]):not([type=checkbox]), textarea, select, [role=menu]',
    ) !== null
  );
}
