import { invitations } from '@candor/domain/api/invitations';
import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility';
import { inviteTo, keepAssessment } from '../support/accounts/invite';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { call } from '../support/call';
import { candidatePhone } from '../support/candidate-phone';
import { downloaded } from '../support/downloads';
import { tabTo } from '../support/keyboard';
import { CANDIDATES } from '../support/samples';
import { candidatePane, openResults, rankedNames } from '../support/screens/results';
import { expect, test } from '../support/test';
import { suggestSteps } from '../support/tour/assessment-stops';

const JOB = [
  'Backend Engineer',
  'You build the services of our harbour.',
  'Requirements',
  '- Python',
  '- PostgreSQL',
].join('\n');
const STORY = 'I built billing services with Python and PostgreSQL for four years.';
const PIECE = 'The import of customs papers: a service in Python that checks each file.';

async function expectGood(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReadableInTheDark(page, state);
}

/** How far the page can be pushed up beyond its last line: what lies in a part that scrolls does not make it longer. */
function pixelsBelowFooter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom;
    if (end === undefined) throw new Error('There is no footer');
    return Math.round(document.documentElement.scrollHeight - (end + window.scrollY));
  });
}

const row = (page: Page) => page.getByRole('row', { name: /Abena Lund/ });

test('a recruiter builds an assessment and invites, a candidate takes it on a phone, and every point has its sentence', async ({
  signedIn: _account,
  page,
  browser,
}) => {
  const phone = await candidatePhone(browser);
  let link = '';

  await test.step('steps are suggested out of a job, and kept', async () => {
    await page.goto('/invitations');
    await expect(page.getByText('Nobody invited yet')).toBeVisible();
    await page.goto('/invitations/assessments/new');
    await suggestSteps(page, JOB);
    await page.getByRole('textbox', { name: 'Company' }).fill('Harbour Works');
    await expectGood(page, 'an assessment that is built');
    await page.getByRole('button', { name: 'Save assessment' }).click();
    await expect(page.getByRole('link', { name: 'Invite candidates' })).toBeVisible();
  });

  await test.step('somebody is invited to it', async () => {
    await page.getByRole('link', { name: 'Invite candidates' }).click();
    const dialog = page.getByRole('dialog', { name: 'New invitation' });
    await dialog.getByRole('textbox', { name: /Candidate’s name/ }).fill('Abena Lund');
    await expectGood(page, 'a new invitation');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    const done = page.getByRole('dialog', { name: 'Invited' });
    link = await done.getByRole('textbox', { name: /Link/ }).inputValue();
    expect(link).toMatch(/\/invite\/[a-z0-9]{28}$/);
    await page.keyboard.press('Escape');
    await expect(row(page)).toContainText('Pending');
    await expectGood(page, 'a list of invitations');
  });

  await test.step('the candidate reads what it is for, and starts', async () => {
    await phone.page.goto(link);
    await expect(
      phone.page.getByRole('heading', { level: 1, name: 'Skills assessment for Backend Engineer' }),
    ).toBeVisible();
    await expectGood(phone.page, 'an invitation');
    await phone.page.getByRole('button', { name: 'Start' }).click();
    await expect(phone.page.getByText('Please agree before you start.')).toBeVisible();
    await phone.page.getByRole('checkbox', { name: /My answers may be used/ }).check();
    await phone.page.getByRole('button', { name: 'Start' }).click();
    await expect(phone.page.getByText('Step 1 of 2')).toBeVisible();
  });

  await test.step('an answer is saved as it is written, and is there after a reload', async () => {
    await phone.page.getByRole('textbox').first().fill(STORY);
    await expect(phone.page.getByText(/^Saved /)).toBeVisible();
    await phone.page.reload();
    await expect(phone.page.getByRole('textbox').first()).toHaveValue(STORY);
    await expectGood(phone.page, 'a step');
    await phone.page.getByRole('button', { name: /^Continue/ }).click();
  });

  await test.step('the sender sees how far they are', async () => {
    await expect(row(page)).toContainText('1 of 2', { timeout: 30_000 });
    await expect(row(page)).toContainText('Active');
  });

  await test.step('the answers are sent in, and a copy stays', async () => {
    await expect(phone.page.getByText('Step 2 of 2')).toBeVisible();
    await phone.page.getByRole('textbox').first().fill(PIECE);
    await phone.page.getByRole('button', { name: 'Continue to review' }).click();
    for (const words of [STORY, PIECE]) {
      await expect(phone.page.getByRole('definition').filter({ hasText: words })).toBeVisible();
    }
    await expectGood(phone.page, 'a look over the answers');
    await phone.page.getByRole('button', { name: 'Send my answers' }).click();
    await expect(
      phone.page.getByRole('heading', { name: 'Sent. Thank you, Abena.' }),
    ).toBeVisible();
    await expectGood(phone.page, 'a receipt');
    const copy = await downloaded(phone.page, () =>
      phone.page.getByRole('button', { name: 'Download a copy' }).click(),
    );
    expect(copy.text).toContain(STORY);
    await phone.page.goto(link);
    await expect(
      phone.page.getByRole('heading', { name: 'Sent. Thank you, Abena.' }),
    ).toBeVisible();
  });

  await test.step('its sender reads the result, with the sentences that prove it', async () => {
    await page.reload();
    await expect(row(page)).toContainText('Completed');
    await page
      .getByRole('button', { name: /Abena Lund/ })
      .first()
      .click();
    const answers = page.getByRole('list', { name: 'Answers' });
    await expect(answers).toContainText(PIECE);
    await expect(page.locator('blockquote', { hasText: STORY }).first()).toBeVisible();
    expect(await pixelsBelowFooter(page)).toBe(0);
    await expectGood(page, 'a result');
  });

  await test.step('and takes the list along', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await downloaded(page, () => page.getByRole('menuitem', { name: /CSV/ }).click());
    const [head = '', ...lines] = file.text.trim().split('\r\n');
    expect(head.split(',')).toHaveLength(14);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('completed');
  });

  expect(phone.complaints.unexpected(), 'what the phone heard').toEqual([]);
  await phone.context.close();
});

test('a candidate whose network goes away writes on, and nothing is lost', async ({
  browser,
  page,
  signedIn,
}) => {
  const code = await inviteTo(signedIn, {});
  const phone = await candidatePhone(browser);
  await phone.page.goto(`/invite/${code}`);
  await phone.page.getByRole('checkbox', { name: /My answers may be used/ }).check();
  await phone.page.getByRole('button', { name: 'Start' }).click();
  const answer = phone.page.getByRole('textbox', { name: /^Describe a piece of work/ });
  await expect(answer).toBeVisible();
  await phone.context.setOffline(true);
  await answer.fill(STORY);
  await expect(phone.page.getByText(/kept on this device/)).toBeVisible();
  await phone.context.setOffline(false);
  await expect(phone.page.getByText(/^Saved /)).toBeVisible({ timeout: 20_000 });
  await page.goto(`/invitations?open=${code}`);
  await expect(row(page)).toContainText('Active');
  await phone.context.close();
});

test('whoever is about to invite somebody again is told, and finds the invitation that is there', async ({
  page,
  signedIn,
}) => {
  const assessment_id = await keepAssessment(signedIn, {});
  const whom = { candidate_name: 'Abena Lund', candidate_email: 'abena@example.com' };
  const { invitation_code } = await call(signedIn, invitations.create, {
    body: { assessment_id, ...whom },
  });
  await page.goto('/invitations?invite=');
  const dialog = page.getByRole('dialog', { name: 'New invitation' });
  const address = dialog.getByRole('textbox', { name: /E-mail/ });
  await address.fill('ABENA@EXAMPLE.COM');
  await expect(dialog.getByText(/^Invited on .+, open\suntil/)).toBeVisible();
  await expect(address).toBeFocused();
  await expectGood(page, 'somebody who was invited before');
  await tabTo(page, dialog.getByRole('link', { name: 'Open that invitation' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`open=${invitation_code}$`));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Link of the invitation' })).toBeVisible();
});

/** Three people, of whom the last says nowhere how to reach them. */
const REACHABLE = rowsOf(
  CANDIDATES.slice(0, 3).map((one, index) =>
    index < 2 ? one : { ...one, text: one.text.replace(/^.*@.*$/m, '') },
  ),
).map((row, index) => (index < 2 ? row : { ...row, email: '' }));

test('whoever is selected in the results is invited in one go, by keys alone and with names hidden', async ({
  page,
  signedIn,
}) => {
  await keepAssessment(signedIn, {});
  const job = await runBatch(signedIn, csvUpload(REACHABLE));
  await openResults(page, job.batch_job_id);
  const names = await rankedNames(page);
  const bar = page.getByRole('region', { name: 'Selection' });
  const dialog = page.getByRole('dialog', { name: 'New invitation' });
  const picked = dialog.getByRole('list', { name: 'Selected people' });

  await test.step('the selection stands in the form, and leaving it changes nothing', async () => {
    // Beside the list stands whom the keys act on.
    await expect(candidatePane(page)).toContainText(names[0] ?? '');
    await page.keyboard.press('x');
    await expect(bar).toContainText('1 selected');
    for (const _ of names.slice(1)) await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(bar).toContainText('3 selected');
    await tabTo(page, bar.getByRole('button', { name: 'Invite' }));
    await page.keyboard.press('Enter');
    await expect(picked.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(name)));
    await expect(picked.getByText('No e-mail address')).toHaveCount(1);
    await expect(dialog).toContainText('1 person has no e-mail address in the resume.');
    await expect(dialog).toContainText('Takes 3 of 5 invitation credits.');
    await expectGood(page, 'people of a batch to invite');
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('button', { name: 'Invite' })).toBeFocused();
    await expect(bar).toContainText('3 selected');
  });

  await test.step('hidden names stay hidden', async () => {
    await page.keyboard.press('h');
    await expect(page.getByRole('button', { name: 'Show names' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(picked.getByText(/^Candidate \d$/)).toHaveCount(3);
    for (const name of names) await expect(dialog).not.toContainText(name);
    await expect(dialog).not.toContainText('@example.com');
  });

  await test.step('who has an address is written to, and the link of the other one is at hand', async () => {
    await tabTo(page, dialog.getByRole('switch', { name: /Send the invitation by e-mail/ }));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: 'Invite 3 people' }));
    await page.keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: 'Invited' });
    await expect(done).toContainText('3 people can begin.');
    await expect(done.getByRole('button', { name: /^Copy the link of Candidate \d$/ })).toHaveCount(
      1,
    );
    await expectGood(page, 'people of a batch who were invited');
    await page.keyboard.press('Escape');
    await expect(bar).toContainText('3 selected');
    const { invitations: sent } = await call(signedIn, invitations.list, {});
    expect(sent.map(({ candidate_name }) => candidate_name).sort()).toEqual([...names].sort());
    expect(sent.filter(({ candidate_email }) => candidate_email === null)).toHaveLength(1);
  });
});

test('by keys alone somebody is invited, and the invitation taken back', async ({
  page,
  signedIn,
}) => {
  await keepAssessment(signedIn, { title: 'A day with late data' });
  await page.goto('/invitations');
  const create = page.getByRole('button', { name: 'New invitation' });
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Assessment' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: /Candidate’s name/ }));
  await page.keyboard.type('Abena Lund');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Invited' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cancel invitation' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Cancel the invitation of Abena Lund/ });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Cancel invitation' }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(row(page)).toContainText('Cancelled');
});
