import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { AtsSignatureRefused } from '../../ports/ats';
import { readEvent } from './read-event';

const SECRET = 'a-secret-that-both-know';
const hash = (body: string, secret = SECRET) =>
  createHmac('sha256', secret).update(body).digest('hex');
const bodyOf = (action: string, data: object = {}) =>
  JSON.stringify({ webhookActionId: '2f0c4c1e-0000-4000-8000-000000000001', action, data });
const read = (body: string, signature = `sha256=${hash(body)}`) =>
  readEvent(SECRET, { body, signature });

test.each([
  'applicationSubmit',
  'applicationUpdate',
  'candidateStageChange',
  'candidateHire',
  'jobCreate',
  'jobUpdate',
  'jobPostingUpdate',
  'jobPostingPublish',
  'jobPostingUnpublish',
])('%s says that something changed', (action) => {
  expect(read(bodyOf(action))).toEqual({ kind: 'changed' });
});

test.each(['ping', 'interviewScheduleCreate', 'offerCreate', 'surveySubmit', 'tomorrow'])(
  '%s concerns nobody here',
  (action) => {
    expect(read(bodyOf(action))).toEqual({ kind: 'none' });
  },
);

test('a deleted person has to go, and a merge says into whom', () => {
  expect(read(bodyOf('candidateDelete', { candidate: { id: 'ada-1' } }))).toEqual({
    kind: 'candidate_gone',
    candidateId: 'ada-1',
    applicationIds: null,
  });
  const merge = { deletedCandidate: { id: 'ada-1' }, mergedCandidate: { id: 'ada-2' } };
  expect(read(bodyOf('candidateMerge', merge))).toEqual({
    kind: 'candidate_merged',
    from: 'ada-1',
    to: 'ada-2',
    applicationIds: [],
  });
  for (const action of ['candidateDelete', 'candidateMerge']) {
    expect(read(bodyOf(action))).toEqual({ kind: 'changed' });
  }
});

test.each(['', 'null', '[]', 'no JSON', '{"action":7}'])(
  'the signed body %j is no event, and no error',
  (body) => {
    expect(read(body)).toEqual({ kind: 'none' });
  },
);

test('a signature that is wrong, another secret’s or missing is refused', () => {
  const body = bodyOf('jobUpdate');
  const good = hash(body);
  const signatures = [
    '',
    'sha256=',
    good,
    `sha1=${good}`,
    `sha256=${good.toUpperCase()}`,
    `sha256=${good}0`,
    `sha256=${hash(body, 'another')}`,
    `sha256=${hash(`${body} `)}`,
    'sha256=é',
  ];
  for (const signature of signatures) {
    expect(() => read(body, signature), signature).toThrow(AtsSignatureRefused);
  }
});

test('a ping may come without a signature, and not with a wrong one', () => {
  expect(read(bodyOf('ping'), '')).toEqual({ kind: 'none' });
  expect(() => read(bodyOf('ping'), 'sha256=0')).toThrow(AtsSignatureRefused);
  expect(() => read(bodyOf('candidateDelete'), '')).toThrow(AtsSignatureRefused);
});
