import { expect, test } from 'vitest';
import { bugReportLink } from './bug-report';

test('a report names error, page, version and time', () => {
  const link = bugReportLink('help@example.com', {
    errorId: 'e-42',
    route: '/analytics',
    time: '2026-03-02T09:00:00Z',
  });
  expect(decodeURIComponent(link)).toBe(
    'mailto:help@example.com?subject=Error e-42&body=What I was doing:\n\n\nError id: e-42\nPage: /analytics\nVersion: 2.0.0\nTime: 2026-03-02T09:00:00Z',
  );
});

test.each(['/share/', '/invite/'])('what opens %s is no part of a report', (path) => {
  const facts = { errorId: 'e-1', time: '2026-03-02T09:00:00.000Z' };
  const link = bugReportLink('help@example.com', { ...facts, route: `${path}secret-token` });
  expect(decodeURIComponent(link)).toContain(`Page: ${path}...`);
  expect(link).not.toContain('secret-token');
});
