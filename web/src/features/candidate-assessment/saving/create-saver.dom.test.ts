import type { StepAnswer } from '@candor/domain/model/candidate-assessment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from '../../../api/client-error';
import { createSaver } from './create-saver';
import { keptAnswer } from './kept-answers';
import type { Stored } from './save-machine';

const NOW = '2026-05-14T10:42:00.000Z';
const EMPTY: Stored = { answer: {}, revision: 0, saved_at: null };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Sent = { answer: StepAnswer; revision: number };

/** A server that answers a save when told to. */
function aSaver(stored = EMPTY) {
  const sent: Sent[] = [];
  const open: { good: (revision: number) => void; bad: (error: ClientError) => void }[] = [];
  const kept = keptAnswer(window.localStorage, 'code-1', 's1');
  const saver = createSaver({
    stored,
    kept,
    send: ({ answer, revision }) => {
      sent.push({ answer, revision });
      return new Promise((resolve, reject) => {
        open.push({
          good: (next) => resolve({ saved_at: NOW, revision: next }),
          bad: reject,
        });
      });
    },
  });
  const end = async (how: (one: (typeof open)[number]) => void) => {
    const one = open.shift();
    if (one) how(one);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    saver,
    sent,
    kept,
    good: (revision: number) => end((one) => one.good(revision)),
    bad: (error: ClientError) => end((one) => one.bad(error)),
    at: () => saver.get().phase.at,
  };
}

const OFFLINE = new ClientError({ code: 'network_error' });

function newerElsewhere(answer: StepAnswer, revision: number): ClientError {
  const current = { answer, revision, saved_at: NOW };
  const body = { detail: '', code: 'conflict', request_id: 'r-1', current } as const;
  return new ClientError({ code: 'conflict', status: 409, body });
}

test('what is typed is sent once, a second after the last letter', async () => {
  const { saver, sent, good, at } = aSaver();
  saver.change({ why: 'A' });
  await vi.advanceTimersByTimeAsync(900);
  saver.change({ why: 'Ab' });
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([{ answer: { why: 'Ab' }, revision: 0 }]);
  await good(1);
  expect(at()).toBe('still');
  expect(saver.get().stored).toEqual({ answer: { why: 'Ab' }, revision: 1, saved_at: NOW });
});

test('one save is in progress at a time, and later edits follow it', async () => {
  const { saver, sent, good, at } = aSaver();
  saver.change({ why: 'A' });
  saver.flush();
  saver.change({ why: 'Ab' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  await good(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[1]).toEqual({ answer: { why: 'Ab' }, revision: 1 });
  await good(2);
  expect(at()).toBe('still');
});

test('a flush during a save sends the rest without another pause', async () => {
  const { saver, sent, good } = aSaver();
  saver.change({ why: 'A' });
  saver.flush();
  saver.change({ why: 'Ab' });
  saver.flush();
  await good(1);
  expect(sent).toHaveLength(2);
});

test('an answer that is already saved is not sent', async () => {
  const { saver, sent, at } = aSaver({ answer: { why: 'A' }, revision: 1, saved_at: NOW });
  saver.change({ why: 'Ab' });
  saver.change({ why: 'A', more: '' });
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent, at()]).toEqual([[], 'still']);
});

test('offline it waits longer each time, keeps the answer here, and resumes at once when told', async () => {
  const { saver, sent, bad, good, kept, at } = aSaver();
  saver.change({ why: 'A' });
  saver.flush();
  await bad(OFFLINE);
  expect(at()).toBe('away');
  expect(kept.read()?.answer).toEqual({ why: 'A' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  await bad(OFFLINE);
  await vi.advanceTimersByTimeAsync(3999);
  expect(sent).toHaveLength(2);
  saver.change({ why: 'Ab' });
  saver.flush();
  expect(sent[2]).toEqual({ answer: { why: 'Ab' }, revision: 0 });
  await good(1);
  expect([at(), kept.read()]).toEqual(['still', null]);
});

test('the delay requested by an overloaded server is respected', async () => {
  const { saver, sent, bad } = aSaver();
  saver.change({ why: 'A' });
  saver.flush();
  await bad(new ClientError({ code: 'rate_limited', status: 429, retryAfter: 40 }));
  await vi.advanceTimersByTimeAsync(39_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
});

test('a save whose response was lost is not taken for somebody else’s', async () => {
  const { saver, sent, bad, at } = aSaver();
  saver.change({ why: 'A' });
  saver.flush();
  await bad(OFFLINE);
  saver.change({ why: 'Ab' });
  saver.flush();
  await bad(newerElsewhere({ why: 'A' }, 1));
  expect(at()).toBe('sending');
  expect(sent[2]).toEqual({ answer: { why: 'Ab' }, revision: 1 });
});

test('of two different answers both are there, and my own replaces the newer one when chosen', async () => {
  const { saver, sent, bad, good, at } = aSaver();
  saver.change({ why: 'Mine' });
  saver.flush();
  await bad(newerElsewhere({ why: 'Other' }, 7));
  expect(saver.get()).toMatchObject({
    answer: { why: 'Mine' },
    phase: { at: 'asking', newer: { answer: { why: 'Other' }, revision: 7 } },
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  saver.choose('mine');
  expect(sent[1]).toEqual({ answer: { why: 'Mine' }, revision: 7 });
  await good(8);
  expect(at()).toBe('still');
});

test('the newer answer can be used instead', async () => {
  const { saver, sent, bad, kept } = aSaver();
  saver.change({ why: 'Mine' });
  saver.flush();
  await bad(newerElsewhere({ why: 'Other' }, 7));
  saver.choose('newer');
  expect(saver.get()).toMatchObject({ answer: { why: 'Other' }, phase: { at: 'still' } });
  expect([sent.length, kept.read()]).toEqual([1, null]);
});

test('what the server rejects stays here until it is changed', async () => {
  const { saver, sent, bad, kept, at } = aSaver();
  saver.change({ why: 'Too long' });
  saver.flush();
  await bad(new ClientError({ code: 'validation_error', status: 400 }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sent.length, at()]).toEqual([1, 'refused']);
  expect(kept.read()?.answer).toEqual({ why: 'Too long' });
  saver.change({ why: 'Short' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
});

test('settled waits for everything in progress', async () => {
  const { saver, good } = aSaver();
  saver.change({ why: 'A' });
  const settled = vi.fn();
  void saver.settled().then(settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).not.toHaveBeenCalled();
  await good(1);
  expect(settled).toHaveBeenCalledOnce();
});

test('what an earlier visit left here is sent at once', async () => {
  const { kept } = aSaver();
  kept.write({ answer: { why: 'Kept' }, revision: 0, unsure: [] });
  const { sent, good } = aSaver();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ answer: { why: 'Kept' }, revision: 0 }]);
  await good(1);
  expect(kept.read()).toBeNull();
});

test('an answer left here and overtaken elsewhere is asked about', async () => {
  const { kept } = aSaver();
  kept.write({ answer: { why: 'Kept' }, revision: 1, unsure: [] });
  const { sent, at } = aSaver({ answer: { why: 'Other' }, revision: 3, saved_at: NOW });
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent, at()]).toEqual([[], 'asking']);
});

test('a save that was under way when the page was left is recognised on the server', async () => {
  const first = aSaver();
  first.saver.change({ why: 'A' });
  first.saver.flush();
  first.saver.change({ why: 'Ab' });
  const second = aSaver({ answer: { why: 'A' }, revision: 1, saved_at: NOW });
  await vi.advanceTimersByTimeAsync(0);
  expect(second.sent).toEqual([{ answer: { why: 'Ab' }, revision: 1 }]);
});
