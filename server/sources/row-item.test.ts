import { expect, test } from 'vitest';
import { itemOf } from './row-item';

const person = {
  filename: null,
  candidate_name: 'Kim Loess',
  candidate_id: '17',
  email: 'kim@b.example',
  line: 2,
};

test('a row that is not a candidate keeps the name it contains, and states its position once', () => {
  const message = 'The row at line 2 has no candidate_text; fill it in and upload the file again.';
  expect(itemOf({ ...person, problem: { code: 'empty', message } })).toEqual({
    kind: 'unreadable',
    filename: null,
    problem: { code: 'empty', message },
    candidateName: 'Kim Loess',
    candidateId: '17',
    email: 'kim@b.example',
  });
});
