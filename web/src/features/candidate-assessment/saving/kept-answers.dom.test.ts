import { expect, test } from 'vitest';
import { NO_STORAGE } from '../../../session/no-storage';
import { forgetAnswers, keptAnswer } from './kept-answers';

const KEPT = { answer: { why: 'A', which: ['One'] }, revision: 2, unsure: [] };

test('an answer is stored only for its code and step', () => {
  const place = keptAnswer(window.localStorage, 'code-1', 's1');
  place.write(KEPT);
  expect(place.read()).toEqual(KEPT);
  expect(keptAnswer(window.localStorage, 'code-1', 's2').read()).toBeNull();
  expect(keptAnswer(window.localStorage, 'code-2', 's1').read()).toBeNull();
});

test('forgetting an assessment leaves what belongs to others', () => {
  for (const code of ['code-1', 'code-2']) {
    for (const step of ['s1', 's2']) keptAnswer(window.localStorage, code, step).write(KEPT);
  }
  forgetAnswers(window.localStorage, 'code-1');
  expect(keptAnswer(window.localStorage, 'code-1', 's2').read()).toBeNull();
  expect(keptAnswer(window.localStorage, 'code-2', 's1').read()).toEqual(KEPT);
});

test.each(['{', '{"answer":{"why":5},"revision":1,"unsure":[]}', '[]'])(
  'data nobody here wrote is not read: %s',
  (text) => {
    window.localStorage.setItem('candor.answer.code-1.s1', text);
    expect(keptAnswer(window.localStorage, 'code-1', 's1').read()).toBeNull();
  },
);

test('a browser that refuses storage stops nobody', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const place = keptAnswer({ ...NO_STORAGE, getItem: refuse, setItem: refuse }, 'code-1', 's1');
  expect(() => place.write(KEPT)).not.toThrow();
  expect(place.read()).toBeNull();
});
