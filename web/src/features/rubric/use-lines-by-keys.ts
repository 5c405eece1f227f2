import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const LINE = 'li[data-line-of]';
const COLUMN = '[data-column]';
const CONTROLS = 'input, textarea, button';

/**
 * Makes a long list of lines short for the keyboard: Tab stops only in one line, and Up and Down lead to the same control of the
 * line before or after it. Within a line nothing changes, except that choices are moved through with Left and Right alone.
 */
export function useLinesByKeys(list: RefObject<HTMLElement | null>, current: string | null) {
  // After every drawing: any of them may have brought or taken lines and controls.
  useLayoutEffect(() => {
    const lines = linesIn(list.current);
    const stop = lines.find(({ dataset }) => dataset.lineOf === current) ?? lines[0];
    for (const line of lines)
      for (const control of controlsIn(line)) control.tabIndex = line === stop ? 0 : -1;
  });
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const { target } = event;
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || isInsideText(target, by)) return;
    const lines = linesIn(list.current);
    const at = lines.findIndex((line) => line.contains(target));
    if (at === -1) return;
    // At either end, too: a choice would otherwise change.
    event.preventDefault();
    const next = lines[at + by];
    const column = placeOf(target)?.column;
    if (next && column) enter(controlOf(next, column), by);
  };
}

/** A control by its line and its column. */
export type LinePlace = { line: string; column: string };

/** Where a control of a line is; null for anything else. */
export function placeOf(control: Element): LinePlace | null {
  const line = control.closest<HTMLElement>(LINE)?.dataset.lineOf;
  const column = control.closest<HTMLElement>(COLUMN)?.dataset.column;
  return line !== undefined && column !== undefined ? { line, column } : null;
}

/** The control that is there now: of choices, the chosen one. */
export function controlAt(list: HTMLElement | null, place: LinePlace): HTMLElement | undefined {
  const line = linesIn(list).find(({ dataset }) => dataset.lineOf === place.line);
  return line && controlOf(line, place.column);
}

function linesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(LINE) ?? [])];
}

function controlsIn(part: Element | null | undefined): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}

/** The control of a line in this column; its words where that one cannot be used there. */
function controlOf(line: HTMLElement, column: string): HTMLElement | undefined {
  const usable = controlsIn(line.querySelector(`[data-column=${column}]`)).filter((control) =>
    control.matches(':enabled'),
  );
  return (
    usable.find((control) => control.matches(':checked[type=radio]')) ??
    usable[0] ??
    line.querySelector<HTMLElement>('textarea') ??
    undefined
  );
}

/** Focuses a control; words are entered at the end from which the same key leads on. */
function enter(control: HTMLElement | undefined, by: 1 | -1): void {
  control?.focus();
  if (!(control instanceof HTMLTextAreaElement)) return;
  const caret = by === 1 ? control.value.length : 0;
  control.setSelectionRange(caret, caret);
}

/** Whether the caret has words to move through in this direction. */
function isInsideText(target: HTMLElement, by: 1 | -1): boolean {
  if (!(target instanceof HTMLTextAreaElement)) return false;
  const end = by === 1 ? target.value.length : 0;
  return target.selectionStart !== end || target.selectionEnd !== end;
}
