import type { BatchJob } from '@candor/domain/model/batch';
import { KnownInvitationsBody } from '@candor/domain/model/invitation';
import { expect, type Page, type Route } from '@playwright/test';
import { csvUpload, rowsOf } from '../batches';
import { CANDIDATES, candidate, JOB_TEXT } from '../samples';
import { chooseFile, fillJob } from '../screens/new-batch';
import { answering, at, DIALOG, over, type Stop, then } from '../tour/stop';

const DASHBOARD = at('dashboard', '/dashboard', 'Dashboard');
const ANALYTICS = at('analytics', '/analytics', 'Analytics');

/** A job that leaves the reader with questions: vague, doubled, and wording that may stand in for something else. */
const LOOSE_JOB = `${JOB_TEXT}

Also required
- Python
- A young, dynamic team player and native English speaker
- Good cultural fit`;

/** Screens of a newcomer that only a picture looks at: the tours walk their parts elsewhere. */
export const NEWCOMER_CLOSER: readonly Stop[] = [
  then('source-locked', DASHBOARD, async (page) => {
    await page.getByRole('radio', { name: /^S3/ }).check();
    await expect(page.getByRole('radio', { name: /^S3/ })).toBeChecked();
  }),
  {
    name: 'form-refused',
    async open(page) {
      await DASHBOARD.open(page);
      // The source that was looked at before may be kept as a draft by now.
      await page.getByRole('radio', { name: 'CSV' }).check();
      await page.getByRole('button', { name: 'Score candidates' }).click();
      await expect(page.getByText('Job description is required').first()).toBeVisible();
    },
  },
];

/** The same of an account that has worked for a few weeks. */
export function memberCloser(job: BatchJob): readonly Stop[] {
  const address = `/analytics?batchId=${job.batch_job_id}`;
  const results = then('results', at('results', address, job.jobTitle), async (page) => {
    await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible();
  });
  return [
    then('menu', DASHBOARD, openMenu),
    ...['ZIP', 'Drive', 'S3', 'Database'].map((source) =>
      then(`source-${source.toLowerCase()}`, DASHBOARD, async (page) => {
        await page.getByRole('radio', { name: source }).check();
      }),
    ),
    then('file-findings', DASHBOARD, async (page) => {
      await fillJob(page, LOOSE_JOB);
      // The draft of the stop before may have come back with its database.
      await page.getByRole('radio', { name: 'CSV' }).check();
      const rows = rowsOf([...CANDIDATES.slice(0, 6), candidate('amara-okonjo')]);
      const odd = [...rows, { candidate_name: 'Nobody', candidate_text: '' }];
      await removeFile(page);
      await chooseFile(page, csvUpload(odd, 'ridership-late.csv'));
      await expect(page.getByRole('list', { name: 'What was found in the file' })).toBeVisible();
      // The lines of the text before stay in sight until this one is read.
      await expect(page.getByText('Good cultural fit').last()).toBeVisible();
      await expect(page.getByText(/^\d+ requirements found$/)).toBeVisible();
    }),
    then('rubric-findings', DASHBOARD, async (page) => {
      await fillJob(page, LOOSE_JOB);
      await page.getByRole('button', { name: 'Review the requirements' }).click();
      await expect(page.getByRole('region', { name: 'Worth a look' })).toBeVisible();
    }),
    then('single-match', ANALYTICS, async (page) => {
      await page.getByRole('textbox', { name: 'Job', exact: true }).fill(JOB_TEXT);
      const { text } = candidate('grace-wanjiru');
      await page.getByRole('textbox', { name: 'Candidate', exact: true }).fill(text);
      await page.getByRole('button', { name: 'Match', exact: true }).click();
      await expect(
        page.getByRole('dialog', { name: 'Match' }).getByRole('tab').first(),
      ).toBeVisible();
    }),
    then('batch-failed', ANALYTICS, async (page) => {
      await page.getByRole('link', { name: 'Depot Supervisor, nights' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Depot Supervisor' })).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    }),
    at('results-unread', `${address}&show=unread`, job.jobTitle),
    then('results-nobody', results, async (page) => {
      await page.getByRole('button', { name: /^Search in this batch/ }).click();
      await page.getByRole('textbox', { name: 'Search in this batch' }).fill('zzz');
      await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    }),
    then('results-selected', results, async (page) => {
      await select(page, 2);
    }),
    over('results-invite', results, DIALOG, inviteShortlist),
    answering('results-invite-before', KNOWN, knowFirst, async (page) => {
      await results.open(page);
      await inviteShortlist(page);
      await expect(page.getByRole('button', { name: 'Leave them out' })).toBeVisible();
    }),
    then('compare-four', results, async (page) => {
      await select(page, 4);
      await page.keyboard.press('c');
      await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    }),
  ];
}

async function inviteShortlist(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Shortlist \d/ }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Selected people' })).toBeVisible();
}

const KNOWN = /\/api\/invitations\/known$/;
const DAY_MS = 86_400_000;

/** Lets the first of whoever is asked about have been invited before. */
async function knowFirst(route: Route): Promise<void> {
  const { candidate_emails: emails } = KnownInvitationsBody.parse(route.request().postDataJSON());
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const known = emails.slice(0, 1).map((candidate_email) => ({
    candidate_email,
    invitation_code: 'invitation-0001',
    status: 'completed',
    created_at: daysAgo(15),
    expires_at: daysAgo(-15),
    submitted_at: daysAgo(12),
  }));
  await route.fulfill({ json: { known } });
}

async function openMenu(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Menu', exact: true });
  const account = page.getByRole('button', { name: /Imogen Fairweather/ });
  await sheet.or(account).first().click();
  await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
}

/** The draft of an earlier picture may have kept its file. */
async function removeFile(page: Page): Promise<void> {
  const remove = page.getByRole('button', { name: /^Remove / });
  if ((await remove.count()) > 0) await remove.first().click();
}

/** Selects so many of the best by their boxes. A phone has none, and shows the list as it is. */
async function select(page: Page, people: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  if ((await boxes.count()) === 0) return;
  for (let place = 0; place < people; place += 1) await boxes.nth(place).check();
}
