import { expect, test } from 'vitest';
import type { Call } from './call-sheet';
import { type Edits, editedCalls, editLine } from './edited-calls';

const call: Call = {
  id: 'person-0001',
  name: 'Ilka Brandvold',
  headline: null,
  email: null,
  scored: null,
  lift: [],
  questions: [
    { label: 'R1', text: 'Which keys have you held?' },
    { label: 'R2', text: 'Do you speak German?' },
  ],
};
const asked = (edits: Edits) => editedCalls([call], edits)[0]?.questions;

test('an untouched sheet is exported as suggested', () => {
  expect(asked({})).toEqual(call.questions);
});

test('an edited question is exported in its new words and keeps its requirement', () => {
  expect(asked(editLine(call, {}, 1, ' Sprechen Sie Deutsch? '))).toEqual([
    call.questions[0],
    { label: 'R2', text: 'Sprechen Sie Deutsch?' },
  ]);
});

test('an emptied question is not exported, and the next one keeps its requirement', () => {
  expect(asked(editLine(call, {}, 0, ' '))).toEqual([call.questions[1]]);
});

test('an additional question comes after the others', () => {
  expect(asked(editLine(call, {}, 2, 'When can you start?'))?.at(-1)).toEqual({
    label: '',
    text: 'When can you start?',
  });
});

test('edits for one person do not affect anybody else', () => {
  const other = { ...call, id: 'person-0002' };
  const edits = editLine(call, {}, 0, 'Keys?');
  expect(editedCalls([call, other], edits)[1]).toEqual(other);
});
