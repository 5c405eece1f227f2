import { describe, expect, test } from 'vitest';
import { wordedPurpose } from './worded-heading';

describe('wordedPurpose', () => {
  test.each([
    ['skills that are a plus', 'nice'],
    ['it would be great if you bring', 'nice'],
    ['what you absolutely need', 'must'],
    ['required for the night shift', 'must'],
    ['your tasks at the depot', 'duties'],
    ['why join the crew', 'offer'],
  ])('%j before a colon announces %s', (phrase, purpose) => {
    expect(wordedPurpose(phrase, true)).toBe(purpose);
  });

  test('a line of its own counts only if it names nothing', () => {
    expect(wordedPurpose('skills that would be nice to have', false)).toBe('nice');
    expect(wordedPurpose("why you'll love it here", false)).toBe('offer');
    expect(wordedPurpose('nice if you have', false)).toBe('nice');
    expect(wordedPurpose('forklift licence required', false)).toBeNull();
  });

  test('a phrase that says nothing about its list is not a heading', () => {
    expect(wordedPurpose('we deliver to three towns', true)).toBeNull();
  });
});
