import { expect, test } from 'vitest';
import { ownPath, reportPath } from './own-path';

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/analytics?batchId=b-1&show=to_decide', '/analytics?batchId=b-1&show=to_decide'],
  ['/settings#people', '/settings#people'],
  ['/integrations/ashby/jobs/job-night-porter', '/integrations/ashby/jobs/job-night-porter'],
])('%s leads to %s', (written, leads) => {
  expect(ownPath(written)).toBe(leads);
});

test.each([
  '',
  'dashboard',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example',
  '/\t/evil.example',
  '/dashboard\\..\\x',
  '/dashboard?next=\\x',
  '/dashboard#a\tb',
  '/.//evil.example',
  '/integrations/../dashboard',
  '/dashboard@evil.example',
  'javascript:alert(1)',
  '/api/auth/logout',
  '/from-ats?token=a.b.c',
  '/login',
  '/integrations/workday/jobs/1',
  '/integrations/ashby/jobs/a/b',
  `/dashboard?${'x'.repeat(1_000)}`,
])('%j leads nowhere', (written) => {
  expect(ownPath(written)).toBeNull();
});

test('an assessment is opened before its job, and ids stay within their part of the path', () => {
  expect(reportPath('ashby', { jobId: 'j', assessmentId: 'a' })).toBe(
    '/integrations/ashby/assessments/a',
  );
  expect(reportPath('greenhouse', { jobId: '../x', assessmentId: null })).toBe(
    '/integrations/greenhouse/jobs/..%2Fx',
  );
  expect(reportPath('ashby', { jobId: null, assessmentId: null })).toBeNull();
});
