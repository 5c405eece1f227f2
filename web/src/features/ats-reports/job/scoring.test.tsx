import { ats } from '@candor/domain/api/ats';
import { integrations } from '@candor/domain/api/integrations';
import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import type { JobScoring } from '@candor/domain/model/ats-reports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server';
import { refusal } from '../../../testing/fake-server';
import { aQuota } from '../../../testing/samples';
import { aReportServer, JOB, openAsPartner } from '../testing/open-report';
import { aReport, aScoring } from '../testing/report-samples';

const LONG_TEXT =
  'Night porter for a hotel of forty rooms. Dutch, and calm at four in the morning.';

function serverWith(scoring: Partial<JobScoring>) {
  return aReportServer({ report: aReport({ scoring: aScoring(scoring) }) });
}

async function openDialog(server: FakeServer, name = 'Score 12 candidates') {
  const app = await openAsPartner(JOB, server);
  await userEvent.click(await screen.findByRole('button', { name }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name })) };
}

const sent = (server: FakeServer) =>
  server.requestsTo(ats.ashby.scoreJob).map(({ body }) => JSON.parse(String(body)));

test('what scoring charges is said before it starts', async () => {
  const { dialog, server } = await openDialog(serverWith({ unscored: 12 }));
  expect(
    dialog.getByText(
      'Charges up to 12 of the 2,400 candidates you have left. An application that cannot be read is not charged, and nobody is charged twice.',
    ),
  ).toBeVisible();
  expect(sent(server)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(server)).toEqual([]);
});

test('a run is followed until everybody is scored, and starts once', async () => {
  const server = serverWith({ unscored: 12 });
  const waiting = aScoring({ waiting: 12 });
  server.on(ats.ashby.scoreJob, { status: 202, body: { queued: 12, scoring: waiting } });
  const { dialog, client } = await openDialog(server);
  await userEvent.click(dialog.getByRole('button', { name: 'Score 12 candidates' }));
  expect(await screen.findByText('Scoring… 0 of 12')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Scoring' })).toHaveFocus();
  expect(sent(server)).toEqual([{}]);
  server.on(ats.ashby.jobAnalytics, { body: aReport({ scoring: aScoring({ waiting: 7 }) }) });
  await client.refetchQueries();
  expect(await screen.findByText('Scoring… 5 of 12')).toBeVisible();
  const quotaReads = server.requestsTo(users.quotaStatus).length;
  server.on(ats.ashby.jobAnalytics, { body: aReport({ scoring: aScoring({ scored: 12 }) }) });
  await client.refetchQueries();
  expect(await screen.findByText('Everybody who can be read has a score.')).toBeVisible();
  await waitFor(() =>
    expect(server.requestsTo(users.quotaStatus).length).toBeGreaterThan(quotaReads + 1),
  );
});

test('while nobody of a job is done yet, it shows how far they are and never that nobody applied', async () => {
  const report = (scoring: Partial<JobScoring>) => ({
    body: aReport({ assessments: [], total_candidates: 12, scoring: aScoring(scoring) }),
  });
  const server = aReportServer({ report: report({ unscored: 12 }).body });
  const body = { queued: 12, scoring: aScoring({ waiting: 12 }) };
  server.on(ats.ashby.scoreJob, { status: 202, body });
  const { dialog } = await openDialog(server);
  server.on(ats.ashby.jobAnalytics, report({ waiting: 12 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Score 12 candidates' }));
  expect(await screen.findByText('Scoring… 0 of 12')).toBeVisible();
  expect(screen.getByText(/^12 candidates wait for a score\./)).toBeVisible();
  expect(screen.queryByText(/Nobody has applied/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Scoring' })).toHaveFocus();
});

test('once another window was faster the dialog says so, and there is nothing to do but close it', async () => {
  const server = serverWith({ unscored: 12 });
  const { dialog } = await openDialog(server);
  const detail = messages.atsNobodyToScore;
  server.on(ats.ashby.scoreJob, refusal('conflict', { detail }));
  server.on(ats.ashby.jobAnalytics, { body: aReport({ scoring: aScoring({ waiting: 12 }) }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Score 12 candidates' }));
  const told = within(await screen.findByRole('dialog', { name: 'Nobody is left to score' }));
  expect(told.getByText(detail)).toBeVisible();
  const buttons = told.getAllByRole('button');
  expect(buttons.map((one) => one.ariaLabel ?? one.textContent)).toEqual(['Close', 'Close']);
  await userEvent.click(told.getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Scoring' })).toHaveFocus();
});

const missingText = () => {
  const detail = messages.atsNoJobText('Ashby');
  const errors = [{ field: 'job_text', message: detail }];
  return refusal('validation_error', { detail, reason: 'no_job_text', errors });
};

test('a description that the system does not have is asked for, and stays after a failure', async () => {
  const server = serverWith({ unscored: 12, job_text_from: null });
  server.on(ats.ashby.scoreJob, missingText());
  const { dialog } = await openDialog(server);
  expect(dialog.queryByRole('textbox')).toBeNull();
  const score = dialog.getByRole('button', { name: 'Score 12 candidates' });
  await userEvent.click(score);
  const field = await dialog.findByRole('textbox', { name: 'Job description' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(messages.atsNoJobText('Ashby'));
  expect(field).not.toBeInvalid();

  await userEvent.type(field, 'Too short');
  await userEvent.click(score);
  expect(field).toHaveAccessibleDescription(messages.minLength(50));
  expect(field).toHaveFocus();
  expect(sent(server)).toEqual([{}]);

  server.on(ats.ashby.scoreJob, refusal('permission_denied'));
  await userEvent.clear(field);
  await userEvent.type(field, LONG_TEXT);
  await userEvent.click(score);
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(sent(server)).toEqual([{}, { job_text: LONG_TEXT }]);
  expect(dialog.getByRole('textbox')).toHaveValue(LONG_TEXT);
});

test('a system’s unreadable description is reported without a field', async () => {
  const server = serverWith({ unscored: 12 });
  const message = 'This job description is in a language that cannot be read yet.';
  const errors = [{ field: 'job_text', message }];
  server.on(ats.ashby.scoreJob, refusal('validation_error', { errors }));
  const { dialog } = await openDialog(server);
  await userEvent.click(dialog.getByRole('button', { name: 'Score 12 candidates' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByRole('button', { name: 'Use another description' })).toBeVisible();
});

test('somebody who prefers another description types one and may go back', async () => {
  const { dialog } = await openDialog(serverWith({ unscored: 12 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Use another description' }));
  expect(dialog.getByRole('textbox', { name: 'Job description' })).toHaveFocus();
  await userEvent.keyboard('Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Use the one in Ashby' }));
  expect(dialog.getByRole('button', { name: 'Use another description' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Use another description' }));
  expect(dialog.getByRole('textbox', { name: 'Job description' })).toHaveValue('Mine');
});

const saidTexts = (server: FakeServer) =>
  server.requestsTo(ats.ashby.setJobText).map(({ body }) => JSON.parse(String(body)));

test('a typed text can be replaced by the system’s, and comes back on request', async () => {
  const typed = aScoring({ scored: 2, job_text_from: 'typed' });
  const own = aScoring({ scored: 2, job_text_from: 'ats' });
  const server = serverWith(typed);
  server.on(ats.ashby.setJobText, { body: { scoring: own, before: LONG_TEXT } });
  await openAsPartner(JOB, server);
  const name = 'Use the text from Ashby again';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('The text from Ashby is used again')).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Scoring' })).toHaveFocus();

  server.on(ats.ashby.setJobText, { body: { scoring: typed, before: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(saidTexts(server)).toEqual([{ job_text: null }, { job_text: LONG_TEXT }]);
});

test('where the system has no text the typed one stays, and it is said why', async () => {
  const server = serverWith({ scored: 2, job_text_from: 'typed' });
  server.on(ats.ashby.setJobText, missingText());
  await openAsPartner(JOB, server);
  const button = await screen.findByRole('button', { name: 'Use the text from Ashby again' });
  await userEvent.click(button);
  expect(await screen.findByText(messages.atsNoJobText('Ashby'))).toBeVisible();
  expect(button).toBeVisible();
});

test('nothing is said of texts while the one of the system counts', async () => {
  await openAsPartner(JOB, serverWith({ scored: 2 }));
  await screen.findByRole('region', { name: 'Scoring' });
  expect(screen.queryByText(/scored against a text that was typed/)).toBeNull();
});

test('with too little quota nothing starts, and there is a link to a larger plan', async () => {
  const server = serverWith({ unscored: 12 });
  server.on(users.quotaStatus, { body: aQuota({ candidates_remaining: 3 }) });
  const { dialog } = await openDialog(server);
  expect(
    await dialog.findByText(messages.insufficientCandidateQuota(12, 3), { exact: false }),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Score 12 candidates' })).toBeDisabled();
});

test('a run that stopped says why with the next step', async () => {
  const server = serverWith({ unscored: 4, stopped_by: 'permission' });
  server.on(integrations.ashbyStatus, {
    body: {
      ats_type: 'ashby',
      status: 'error',
      connected: true,
      connected_at: null,
      last_sync: null,
      key_last4: 'abcd',
      error_message: null,
      problem: 'permission',
      missing_permissions: ['candidatesRead'],
    },
  });
  await openAsPartner(JOB, server);
  const scoring = within(await screen.findByRole('region', { name: 'Scoring' }));
  expect(await scoring.findByText(/Missing: candidatesRead\./)).toBeVisible();
  expect(scoring.getByRole('link', { name: 'Open Integrations' })).toBeVisible();
  expect(scoring.getByRole('button', { name: 'Score 4 candidates' })).toBeVisible();
});

test('a run that the quota stopped leads to the plans', async () => {
  await openAsPartner(JOB, serverWith({ unscored: 4, stopped_by: 'quota' }));
  const scoring = within(await screen.findByRole('region', { name: 'Scoring' }));
  expect(scoring.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
});

test('a run that its job text stopped says what to do with the button beside it', async () => {
  await openAsPartner(JOB, serverWith({ unscored: 4, stopped_by: 'job_text' }));
  const scoring = within(await screen.findByRole('region', { name: 'Scoring' }));
  expect(scoring.getByText(/Score again with another text/)).toBeVisible();
  expect(scoring.getByRole('button', { name: 'Score 4 candidates' })).toBeVisible();
  expect(scoring.queryByRole('link')).toBeNull();
});
