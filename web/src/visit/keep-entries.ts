type Text = HTMLInputElement | HTMLTextAreaElement;

const KINDS = ['input, textarea', 'button', 'a[href]'];

/**
 * Records what was done in a part before its code arrived: written text, choices, the focus, and the last button that was pressed,
 * which the script of the page's head has noted. The returned function repeats it in the new controls, of the same place or of the
 * one that has taken its place, as a person would.
 */
export function keepEntries(place: HTMLElement): (after?: HTMLElement) => void {
  const kept = KINDS.map((kind) => keep(place, kind));
  return (after = place) => {
    for (const restore of kept) restore(after);
  };
}

function keep(place: HTMLElement, kind: string): (after: HTMLElement) => void {
  const find = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>(kind)];
  const { pressed } = place.dataset;
  const before = find(place).map((control, index) => ({
    text: isText(control) && control.value !== control.defaultValue ? control.value : null,
    chosen: isChosen(control),
    pressed: control instanceof HTMLButtonElement && pressed === String(index),
    focused: control === document.activeElement,
  }));
  return (after) => {
    const controls = find(after);
    // Different controls than before: nobody can say which entry belongs where.
    if (controls.length !== before.length) return;
    controls.forEach((control, index) => {
      const was = before[index];
      if (!was) return;
      if (was.text !== null && isText(control)) write(control, was.text);
      if (was.chosen || was.pressed) control.click();
      if (was.focused) control.focus();
    });
  };
}

/** Whether a choice was made by hand: of those that exclude each other, the one that was taken. */
function isChosen(control: HTMLElement): boolean {
  if (!(control instanceof HTMLInputElement) || control.checked === control.defaultChecked)
    return false;
  return control.type === 'checkbox' || (control.type === 'radio' && control.checked);
}

function isText(control: HTMLElement): control is Text {
  return control.matches('textarea, input:not([type=radio], [type=checkbox])');
}

/** React notices a value only when it is set past its own bookkeeping. */
function write(field: Text, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
