import { afterEach, expect, test } from 'vitest';
import type { Action } from './action';
import { listenForKeys, type PressMemory } from './listen';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

/** Listens for these keys and returns what ran. */
function listening(keyed: Record<string, Partial<Action>>, memory?: PressMemory) {
  const ran: string[] = [];
  const actions = Object.entries(keyed).map(([keys, over]) => {
    const action: Action = {
      id: keys,
      label: keys,
      scope: 'page',
      group: 'Page',
      ...over,
      run: () => ran.push(over.id ?? keys),
    };
    return { keys: over.keys ?? keys, action };
  });
  stops.push(listenForKeys(window, actions, memory));
  return ran;
}

function press(key: string, over: KeyboardEventInit = {}, target: EventTarget = document.body) {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...over }),
  );
}

function add<Name extends 'input' | 'dialog' | 'button'>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

test('a key runs its action', () => {
  const ran = listening({ s: {} });
  press('s');
  expect(ran).toEqual(['s']);
});

test('the end of a sequence does not run the action of that key alone', () => {
  const ran = listening({ a: {}, 'g a': {} });
  press('g');
  press('a');
  expect(ran).toEqual(['g a']);
  press('a');
  expect(ran).toEqual(['g a', 'a']);
});

test('a sequence continues if the actions of the page change in the middle of it', () => {
  const memory: PressMemory = { last: null };
  listening({ a: {}, 'g a': {} }, memory);
  press('g');
  for (const stop of stops.splice(0)) stop();
  const ran = listening({ a: {}, 'g a': {}, escape: {} }, memory);
  press('a');
  press('a');
  expect(ran).toEqual(['g a', 'a']);
});

test('a press does not run the previous action again if the actions change during it', () => {
  const memory: PressMemory = { last: null };
  const ran = listening({ '/': {} }, memory);
  press('/');
  const field = add('input');
  let again: string[] = [];
  field.addEventListener('keydown', () => {
    for (const stop of stops.splice(0)) stop();
    again = listening({ '/': {} }, memory);
  });
  press('Escape', {}, field);
  expect([ran, again]).toEqual([['/'], []]);
});

test('a sequence keeps its last key from all other actions', () => {
  listening({ 'g a': {} });
  let heard = 0;
  const other = () => {
    heard += 1;
  };
  window.addEventListener('keydown', other);
  press('g');
  press('a');
  window.removeEventListener('keydown', other);
  expect(heard).toBe(1);
});

test('plain keys remain letters in a field, and a combination may ask to work there', () => {
  const ran = listening({ s: {}, 'Control+k': { reach: 'everywhere' }, 'Control+z': {} });
  const field = add('input');
  press('s', {}, field);
  press('k', { ctrlKey: true }, field);
  press('z', { ctrlKey: true }, field);
  expect(ran).toEqual(['Control+k']);
});

test('a key with a modifier is a different key', () => {
  const ran = listening({ s: {} });
  press('s', { ctrlKey: true });
  press('s', { altKey: true });
  expect(ran).toEqual([]);
});

test('while a dialog is open only actions that asked for it work', () => {
  const ran = listening({ n: {}, j: { reach: 'dialogs' } });
  add('dialog').open = true;
  press('n');
  press('j');
  expect(ran).toEqual(['j']);
});

test('holding a key down decides once and steps many times', () => {
  const ran = listening({ s: {}, j: { repeats: true } });
  press('s', { repeat: true });
  press('j', { repeat: true });
  expect(ran).toEqual(['j']);
});

test('a control that consumes a key keeps it', () => {
  const ran = listening({ ArrowDown: {} });
  const button = add('button');
  button.addEventListener('keydown', (event) => event.preventDefault());
  press('ArrowDown', {}, button);
  expect(ran).toEqual([]);
});

test('a character works with and without Shift, because keyboards differ', () => {
  const ran = listening({ '?': {}, '/': {} });
  press('?', { shiftKey: true });
  press('/', { shiftKey: true });
  press('/');
  expect(ran).toEqual(['?', '/', '/']);
});

test('of two actions on one key the nearer one runs', () => {
  const ran = listening({ near: { id: 'near', keys: 's' }, far: { id: 'far', keys: 's' } });
  press('s');
  expect(ran).toEqual(['near']);
});
