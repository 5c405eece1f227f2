import { expect, test } from 'vitest';
import { type Undo, undoAtOnce, undoInTurn } from './undo';

function started(): { undo: Undo; stopped: string[] } {
  const stopped: string[] = [];
  const undo: Undo = [
    async () => void stopped.push('database'),
    async () => {
      throw new Error('the queue is stuck');
    },
    async () => void stopped.push('server'),
  ];
  return { undo, stopped };
}

test('a part that cannot be stopped keeps no other running, the last of which stops first', async () => {
  const { undo, stopped } = started();
  await expect(undoInTurn(undo)).rejects.toThrow('the queue is stuck');
  expect(stopped).toEqual(['server', 'database']);
});

test('of parts that stop at once, all have ended before a failure is told', async () => {
  const { undo, stopped } = started();
  undo.push(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    stopped.push('post');
  });
  await expect(undoAtOnce(undo)).rejects.toThrow('the queue is stuck');
  expect(stopped).toEqual(['database', 'server', 'post']);
});

test('a part is stopped once, however often a stop is asked for', async () => {
  const stopped: string[] = [];
  const undo: Undo = [async () => void stopped.push('server')];
  await undoInTurn(undo);
  await undoInTurn(undo);
  expect(stopped).toEqual(['server']);
});
