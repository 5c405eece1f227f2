import { expect, test } from 'vitest';
import type { ItemProblem } from '../../ports/candidate-source';
import { probeWaiting, type Waiting } from './probe-waiting';

const CLOSED: ItemProblem = { code: 'no_access', message: 'Closed.' };
const TROUBLE: ItemProblem = { code: 'unavailable', message: 'Not now.' };
const NEVER = new AbortController().signal;

const waiting = (name: string, tried: number): Waiting => ({
  triedAt: new Date(tried),
  listed: {
    ordinal: 1,
    id: name,
    originalFilename: name,
    candidateName: null,
    candidateId: null,
    email: null,
    sourceEntry: name,
    documentText: null,
    problem: null,
  },
});

/** Tries documents of a source that answers so, and says which were asked for. */
async function probed(documents: readonly Waiting[], answer: (name: string) => ItemProblem | null) {
  const asked: string[] = [];
  const read = async (name: string) => {
    asked.push(name);
    return answer(name) ?? new Uint8Array(1);
  };
  const { readable, closed } = await probeWaiting({ read }, documents, NEVER);
  const names = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  return { asked, readable: names(readable), closed: names(closed) };
}

test('documents that wait are tried, those first that were not tried for longest', async () => {
  const documents = [waiting('b', 2), waiting('c', 3), waiting('a', 1)];
  expect(await probed(documents, (name) => (name === 'c' ? null : CLOSED))).toEqual({
    asked: ['a', 'b', 'c'],
    readable: ['c'],
    closed: ['a', 'b'],
  });
});

test('of more than two hundred each has its turn within some mornings', async () => {
  const documents = Array.from({ length: 450 }, (_, at) => waiting(`${at}`, 0));
  const seen = new Set<string>();
  for (let morning = 1; morning <= 3; morning += 1) {
    const { asked, closed } = await probed(documents, () => CLOSED);
    expect(asked).toHaveLength(200);
    for (const name of asked) seen.add(name);
    for (const one of documents) {
      if (closed.includes(one.listed.id)) one.triedAt = new Date(morning);
    }
  }
  expect(seen.size).toBe(450);
});

test('a source in trouble is left alone until the next morning', async () => {
  const documents = ['a', 'b', 'c', 'd'].map((name) => waiting(name, 1));
  expect(await probed(documents, () => TROUBLE)).toMatchObject({
    asked: ['a', 'b', 'c'],
    closed: ['a', 'b', 'c'],
  });
});
