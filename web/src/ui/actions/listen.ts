import { createKeybindingsHandler } from 'tinykeys';
import { isTyping } from '../is-typing';
import type { Action } from './action';
import { bindingsOf } from './keys';

export type KeyedAction = { action: Action; keys: string };

/** The nearest of those with the longest keys: `g a` beats `a`. */
function strongest(fired: readonly KeyedAction[]): KeyedAction | null {
  const presses = ({ keys }: KeyedAction) => keys.split(' ').length;
  return fired.reduce<KeyedAction | null>(
    (best, next) => (best && presses(best) >= presses(next) ? best : next),
    null,
  );
}

function mayRun({ reach = 'page', repeats }: Action, event: KeyboardEvent): boolean {
  if (event.isComposing || (event.repeat && !repeats)) return false;
  if (reach === 'everywhere') return true;
  if (isTyping(event)) return false;
  return reach === 'dialogs' || document.querySelector('dialog[open]') === null;
}

/** The press that may have started a sequence, kept while the actions of a page come and go. */
export type PressMemory = { last: KeyboardEvent | null };

/** As long as the library waits for the next press of a sequence. */
const SEQUENCE_MS = 1_000;

/**
 * Runs actions by their keys until the returned function is called; the nearest action comes first in the list. A
 * press that ends a sequence belongs to it alone. Any other is offered to the focused control first, which may
 * consume it. With the same memory, a sequence that began before these actions existed continues: `a` alone may do
 * something drastic.
 */
export function listenForKeys(
  target: Window,
  actions: readonly KeyedAction[],
  memory: PressMemory = { last: null },
): () => void {
  let fired: KeyedAction[] = [];
  const note = notingMeant(actions, (meant) => fired.push(...meant));
  const { last } = memory;
  if (last && performance.now() - last.timeStamp < SEQUENCE_MS) note(last);
  // Its action alone ran when it was pressed; if actions change during a press, it would run once more.
  fired = [];

  function run({ action }: KeyedAction, event: KeyboardEvent): void {
    event.preventDefault();
    action.run();
  }

  function before(event: KeyboardEvent): void {
    fired = [];
    if (isTyping(event) && !event.ctrlKey && !event.metaKey) return;
    note(event);
    memory.last = event;
    fired = fired.filter(({ action }) => mayRun(action, event));
    const found = strongest(fired);
    if (!found?.keys.includes(' ')) return;
    memory.last = null;
    event.stopImmediatePropagation();
    run(found, event);
  }

  function after(event: KeyboardEvent): void {
    const found = strongest(fired);
    if (found && !event.defaultPrevented) run(found, event);
  }

  target.addEventListener('keydown', before, { capture: true });
  target.addEventListener('keydown', after);
  return () => {
    target.removeEventListener('keydown', before, { capture: true });
    target.removeEventListener('keydown', after);
  };
}

/** Receives presses, and reports the actions whose key a press is, or whose sequence it ends. */
function notingMeant(
  actions: readonly KeyedAction[],
  tell: (meant: readonly KeyedAction[]) => void,
): (event: KeyboardEvent) => void {
  const bindings = new Map<string, KeyedAction[]>();
  for (const keyed of actions) {
    for (const binding of bindingsOf(keyed.keys)) {
      bindings.set(binding, [...(bindings.get(binding) ?? []), keyed]);
    }
  }
  const heard = [...bindings].map(([binding, meant]) => [binding, () => tell(meant)]);
  return createKeybindingsHandler(Object.fromEntries(heard), { timeout: SEQUENCE_MS });
}
