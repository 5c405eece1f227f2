import type { SharedRequirement } from '@candor/domain/model/review';
import { expect, test } from 'vitest';
import { firstToRead } from './first-to-read';

function asked(id: string, quote: string | null, wholeJob = false): SharedRequirement {
  return {
    id,
    text: id,
    kind: 'skill',
    importance: 'must',
    source: wholeJob ? null : { start: 0, end: 5 },
    verdict: quote === null ? 'unmet' : 'met',
    points: 1,
    max_points: 1,
    evidence: quote === null ? [] : [{ quote, section: 'experience', reason: 'exact' }],
  };
}

test('a repeated quote gives way to a new one', () => {
  const requirements = [
    asked('role', 'Led nights', true),
    asked('all', 'Led nights', true),
    asked('keys', 'Held all keys'),
  ];
  expect([...firstToRead(requirements, 2)]).toEqual(['role', 'keys']);
});

test('a must-have without any evidence is told at first', () => {
  const requirements = [asked('role', 'Led nights', true), asked('spanish', null)];
  expect([...firstToRead(requirements, 2)]).toEqual(['role', 'spanish']);
});

test('repeated quotes fill up what would stay empty', () => {
  const requirements = [asked('role', 'Led nights', true), asked('all', 'Led nights', true)];
  expect([...firstToRead(requirements, 4)]).toEqual(['role', 'all']);
});

test('the line that sums up the must-haves gives way to the must-haves themselves', () => {
  const requirements = [asked('must_haves', 'Led nights', true), asked('keys', 'Held all keys')];
  expect([...firstToRead(requirements, 1)]).toEqual(['keys']);
});

test('what is unclear leaves its quote to a must-have that is met by it', () => {
  const work = { ...asked('work', 'Held all keys', true), verdict: 'unclear' as const };
  const requirements = [asked('role', 'Led nights', true), work, asked('keys', 'Held all keys')];
  expect([...firstToRead(requirements, 2)]).toEqual(['role', 'keys']);
});
