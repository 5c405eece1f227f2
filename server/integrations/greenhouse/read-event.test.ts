import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEvent } from './read-event';

const SECRET = 'test-secret';
const sign = (body: string, secret = SECRET) =>
  `sha256 ${createHmac('sha256', secret).update(body).digest('hex')}`;
const told = (event: unknown) => {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  return readEvent(SECRET, { body, signature: sign(body) });
};

test.each([
  ['a ping', { action: 'ping', payload: { web_hook_id: 1 } }],
  ['an offer', { action: 'offer_created', payload: { id: 1 } }],
  ['something of tomorrow', { action: 'tomorrow' }],
  ['no event', []],
  ['no JSON', 'payload=1'],
])('%s concerns nobody', (_what, event) => {
  expect(told(event)).toEqual({ kind: 'none' });
});

test.each([
  'new_candidate_application',
  'candidate_stage_change',
  'application_updated',
  'delete_application',
  'hire_candidate',
  'unhire_candidate',
  'reject_candidate',
  'unreject_candidate',
  'update_candidate',
  'new_prospect_application',
  'job_created',
  'job_updated',
  'job_deleted',
  'job_approved',
  'job_post_created',
  'job_post_updated',
  'job_post_deleted',
  'job_interview_stage_deleted',
])('%s changes something', (action) => {
  const payload = { application: { id: 9002, candidate: { id: 7002 } } };
  expect(told({ action, payload })).toEqual({ kind: 'changed' });
});

test.each([
  ['who was deleted', 'delete_candidate', { person: { id: 7002, first_name: 'Ines' } }],
  ['who was deleted, as it was told before', 'delete_candidate', { id: 7002 }],
  ['whose data were erased', 'candidate_anonymized', { candidate_id: 7002 }],
])('somebody %s is gone', (_who, action, payload) => {
  expect(told({ action, payload })).toEqual({
    kind: 'candidate_gone',
    candidateId: '7002',
    applicationIds: null,
  });
});

test('the deletion of a person names the applications that went with them', () => {
  const deleted = (ids: unknown) => {
    const person = { id: 7002, deleted_application_ids: ids };
    return told({ action: 'delete_candidate', payload: { person } });
  };
  const gone = { kind: 'candidate_gone', candidateId: '7002' };
  expect(deleted([9001, 9002])).toEqual({ ...gone, applicationIds: ['9001', '9002'] });
  expect(deleted([])).toEqual({ ...gone, applicationIds: [] });
  expect(deleted('all')).toEqual({ ...gone, applicationIds: null });
});

test('who became another is not gone, but for applications that are named', () => {
  const merged = (more: object) => {
    const person = { id: 7002, new_candidate_id: 7001, ...more };
    return told({ action: 'merge_candidate', payload: { person } });
  };
  const kind = 'candidate_merged';
  expect(merged({})).toEqual({ kind, from: '7002', to: '7001', applicationIds: [] });
  const person = { deleted_application_ids: [9001] };
  expect(merged(person)).toEqual({ kind, from: '7002', to: '7001', applicationIds: ['9001'] });
});

test('if it does not say who is gone, everything has to be checked', () => {
  expect(told({ action: 'merge_candidate', payload: {} })).toEqual({ kind: 'changed' });
});

test('the bytes are signed as they came, escapes and all', () => {
  const body = '{"action":"job_updated","payload":{"name":"\\u003cNurse\\u003e"}}';
  expect(readEvent(SECRET, { body, signature: sign(body) })).toMatchObject({ kind: 'changed' });
});

test.each([
  ['nothing', ''],
  ['another secret', sign('{}', 'other')],
  ['another body', sign('{ }')],
  ['no word before it', sign('{}').replace('sha256 ', '')],
  ['another sign between', sign('{}').replace(' ', '=')],
  ['capitals', sign('{}').toUpperCase()],
])('a signature by %s is refused', (_what, signature) => {
  expect(() => readEvent(SECRET, { body: '{}', signature })).toThrow(
    expect.objectContaining({ name: 'AtsSignatureRefused' }),
  );
});
