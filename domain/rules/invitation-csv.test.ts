import { expect, test } from 'vitest';
import type { Invitation } from '../model/invitation';
import { writeInvitationsCsv } from './invitation-csv';

const SENT: Invitation = {
  invitation_code: 'inv-7Q2M94KD',
  status: 'active',
  progressStatus: 'in_progress',
  ashby_assessment_id: null,
  greenhouse_assessment_id: 'gh-00001234',
  assessment_id: null,
  ats_source: 'greenhouse',
  candidate_name: 'Abena Ofori-Lund',
  candidate_email: null,
  job_title: 'Nurse Manager, Cardiac',
  notes: null,
  milestones_completed: 4,
  total_milestones: 5,
  completion_percentage: 80,
  latest_milestone: 'A budget question',
  points_earned: 71,
  created_at: '2026-05-12T09:20:00.000Z',
  updated_at: '2026-05-13T12:08:00.000Z',
  last_accessed: '2026-05-13T12:08:00.000Z',
  access_count: 6,
  progress_data: null,
  expires_at: '2026-05-26T09:20:00.000Z',
  invitation_link: 'https://candor.example/invite/inv-7Q2M94KD',
  started_at: null,
  submitted_at: null,
  time_limit_minutes: null,
  steps: [],
  open_requests: 0,
  is_stalled: false,
  remind: false,
  reminders_sent: 0,
  reminded_at: null,
  next_reminder_at: null,
  reminders_stopped_at: null,
  undeliverable_at: null,
};

const lines = (...invitations: Invitation[]) =>
  writeInvitationsCsv(invitations).split('\r\n').slice(0, -1);

test('the first line names the fourteen columns', () => {
  expect(lines()).toEqual([
    'invitation_code,status,progress_status,ats_source,assessment_id,candidate_name,job_title,' +
      'completion_percentage,milestones_completed,total_milestones,points_earned,access_count,' +
      'created_at,last_accessed',
  ]);
});

test('a cell with a comma is quoted, and every line ends as RFC 4180 requires', () => {
  expect(lines(SENT)[1]).toBe(
    'inv-7Q2M94KD,active,in_progress,greenhouse,gh-00001234,Abena Ofori-Lund,' +
      '"Nurse Manager, Cardiac",80,4,5,71,6,2026-05-12T09:20:00.000Z,2026-05-13T12:08:00.000Z',
  );
  expect(writeInvitationsCsv([SENT]).endsWith('\r\n')).toBe(true);
});

test('quotes are doubled, and a line break stays inside its cell', () => {
  const job = { ...SENT, job_title: 'Cook, "the" best\nof two' };
  expect(writeInvitationsCsv([job])).toContain(',"Cook, ""the"" best\nof two",');
});

test.each(['=SUM(A1)', '+1', '-1', '@x', '＝SUM(A1)', '\tx'])(
  'a name of %j runs in no spreadsheet',
  (name) => {
    expect(writeInvitationsCsv([{ ...SENT, candidate_name: name }])).toContain(`'${name}`);
  },
);

test('unknown values are empty cells', () => {
  const bare = { ...SENT, candidate_name: null, job_title: null, last_accessed: null };
  expect(lines({ ...bare, greenhouse_assessment_id: null })[1]).toBe(
    'inv-7Q2M94KD,active,in_progress,greenhouse,,,,80,4,5,71,6,2026-05-12T09:20:00.000Z,',
  );
});

test('the assessment is named whoever hosts it', () => {
  const own = { ...SENT, greenhouse_assessment_id: null, assessment_id: 'own-00000001' };
  const ashby = { ...SENT, greenhouse_assessment_id: null, ashby_assessment_id: 'ashby-0001' };
  expect(writeInvitationsCsv([own])).toContain(',own-00000001,');
  expect(writeInvitationsCsv([ashby])).toContain(',ashby-0001,');
});
