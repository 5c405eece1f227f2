type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input, textarea';

/**
 * Records what was entered into the fields of a part before its code arrived. The returned function writes it into
 * the new fields, as typing would, and restores the focus.
 */
export function keepFields(place: HTMLElement): () => void {
  const before = [...place.querySelectorAll<TextField>(FIELDS)].map((field) => ({
    value: field.value,
    written: field.value !== field.defaultValue,
    focused: field === document.activeElement,
  }));
  return () => {
    const fields = [...place.querySelectorAll<TextField>(FIELDS)];
    // Different fields than before: nobody can say which value belongs where.
    if (fields.length !== before.length) return;
    fields.forEach((field, index) => {
      const was = before[index];
      if (was?.written) write(field, was.value);
      if (was?.focused) field.focus();
    });
  };
}

/** React notices a value only when it is set past its own bookkeeping. */
function write(field: TextField, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
