import type { BatchJob } from '@candor/domain/model/batch';
import { expect, test } from '@playwright/test';
import type { Account } from '../support/accounts/account';
import type { Cast } from '../support/pictures/cast';
import { walksOf } from '../support/pictures/tours';

const someone: Account = {
  id: 'user-0001',
  name: 'Imogen Fairweather',
  email: 'imogen@example.com',
  password: 'a quiet pipeline',
  address: '10.0.0.1',
  token: 'token',
};

const cast: Cast = {
  recruiter: someone,
  unconfirmed: someone,
  former: someone,
  member: someone,
  closed: someone,
  subscriber: someone,
  assessmentId: 'assessment-0001',
  asking: someone,
  asked: { endedId: 'ticket-0001', mailId: 'ticket-0002', chatId: 'ticket-0003' },
  invited: {
    fresh: 'fresh',
    begun: 'begun',
    timed: 'timed',
    ready: 'ready',
    sent: 'sent',
    cancelled: 'cancelled',
    hosted: 'hosted',
    accepted: 'accepted',
  },
  following: someone,
  followed: { midway: 'midway', completed: 'completed', expired: 'expired' },
  partner: someone,
  reports: { scored: 'job-0001', unscored: 'job-0002', assessment: 'app-0001', unread: 'app-0002' },
};

const THEN = '2026-03-01T09:00:00.000Z';
const job: BatchJob = {
  batch_job_id: 'batch-0001',
  status: 'completed',
  created_at: THEN,
  updated_at: THEN,
  completed_at: THEN,
  error_message: null,
  candidates_charged: 3,
  estimated_candidates: 3,
  total_candidates: 3,
  processed_candidates: 3,
  jobTitle: 'Night Porter',
  progress: 100,
  queuePosition: null,
  input_type: 'csv_file',
  original_filename: 'porters.csv',
  stage: null,
  chunk: null,
  rerun_of: null,
  sample: false,
};

test('no picture overwrites another: each stop has a name of its own', () => {
  const arrivals = { newcomer: someone, hurried: someone };
  const walks = walksOf(cast, arrivals, { job, share: '/share/token' });
  const names = walks.flatMap(({ stops }) => stops.map(({ name }) => name));
  const repeated = names.filter((name, place) => names.indexOf(name) !== place);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => name === '')).toEqual([]);
  expect(repeated).toEqual([]);
});
