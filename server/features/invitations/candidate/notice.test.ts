import { expect, test } from 'vitest';
import type { InvitationRow } from '../store';
import { noticeOf } from './notice';

const BY = { company: 'Halden Ridge Hospital', contact_email: 'jobs@haldenridge.example' };
const HERE = { milestones: [{}, {}] } as unknown as InvitationRow['invitedTo'];

test('a test taken here promises that nobody is watched', () => {
  expect(noticeOf({ invitedTo: HERE }, BY).rights).toContain('No camera');
});

test('a test that is hosted elsewhere promises nothing of what its host does', () => {
  const { rights } = noticeOf({ invitedTo: null }, BY);
  expect(rights).toContain('Ask for an adjustment, a copy or erasure at any time.');
  expect(rights).not.toContain('No camera');
  expect(rights).not.toContain('time limit');
});

test('a sender who is no company is no place where somebody decides', () => {
  const { seen_by } = noticeOf({ invitedTo: HERE }, { ...BY, company: 'Dana Whitlock' });
  expect(seen_by).toBe(
    'Dana Whitlock, and whoever decides about this job. Other candidates do not.',
  );
});
