import { batches } from '@candor/domain/api/batches';
import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { passkeys } from '@candor/domain/api/passkeys';
import { reviews } from '@candor/domain/api/reviews';
import { staffSupport } from '@candor/domain/api/staff-support';
import { support } from '@candor/domain/api/support';
import { terms } from '@candor/domain/api/terms';
import { users } from '@candor/domain/api/users';
import { openAccount } from '../support/accounts/account';
import { inviteTo } from '../support/accounts/invite';
import { inventPerson } from '../support/accounts/person';
import { agreeOn } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import { joinStaff } from '../support/accounts/staff';
import { csvUpload, runBatch, zipUpload } from '../support/batches';
import { call } from '../support/call';
import { Complaints } from '../support/complaints';
import { writeZip } from '../support/documents/zip';
import { HOSTILE_WORDS, hearWords, SHORT_HOSTILE_WORDS } from '../support/hostile-words';
import { plugInDevice } from '../support/passkey-device';
import { productUrl } from '../support/places';
import { JOB_TEXT } from '../support/samples';
import {
  candidatePane,
  openResults,
  openTab,
  rankedRows,
  unreadShelf,
} from '../support/screens/results';
import { createLink } from '../support/screens/share';
import { expect, TOUR, test } from '../support/test';
import { newVisitor } from '../support/visitor';

/** Walks past every one of many: too long for each change, run by `npm run test:tours`. */
const ON_TOUR = { tag: TOUR };

test(
  'sixty-four texts that would run are shown as they are, wherever a table takes them',
  ON_TOUR,
  async ({ page, browser, signedIn }) => {
    const ran = await hearWords(page);
    await agreeOn(signedIn, 500);
    await call(signedIn, users.updateProfile, { body: { full_name: HOSTILE_WORDS[9] ?? '' } });
    const job = await runBatch(
      signedIn,
      csvUpload(
        HOSTILE_WORDS.map((words, index) => ({
          candidate_name: words,
          candidate_text: `${words}\nData Engineer with ${1 + (index % 9)} years of Python and SQL.\n${words} ran pipeline ${index}.`,
        })),
        `${HOSTILE_WORDS[1]}.csv`,
      ),
      `${HOSTILE_WORDS[0]}\n${JOB_TEXT}\n- ${HOSTILE_WORDS[2]}`,
    );
    const id = job.batch_job_id;
    await call(signedIn, batches.rename, {
      params: { id },
      body: { jobTitle: HOSTILE_WORDS[1] ?? '' },
    });
    const { processed_items: people } = await call(signedIn, batches.results, {
      params: { id },
      query: { limit: '100' },
    });
    expect(people).toHaveLength(HOSTILE_WORDS.length);
    for (const { candidate_id_internal: cid, candidate_name } of people) {
      await call(signedIn, reviews.decide, {
        params: { id, cid },
        body: { decision: 'shortlist', note: candidate_name ?? '', reason: candidate_name ?? '' },
      });
    }

    for (const path of ['/dashboard', '/analytics', '/settings', '/meta-analytics']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await openResults(page, id);
    await expect(rankedRows(page).first()).toBeVisible();
    const pane = candidatePane(page);
    for (let place = 1; place <= HOSTILE_WORDS.length; place += 1) {
      await expect(
        pane.getByText(`${place} of ${HOSTILE_WORDS.length}`, { exact: true }),
      ).toBeVisible();
      const shown = await pane.getByRole('heading', { level: 2 }).textContent();
      expect(HOSTILE_WORDS).toContain(shown);
      await page.keyboard.press('j');
    }
    for (const tab of ['Questions', 'Notes', 'Receipt']) await openTab(pane, tab);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('<script>');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(
      await page.locator('main :is(script, iframe, svg[onload], details[ontoggle])').count(),
    ).toBe(0);

    await page.goto(`/analytics?batchId=${id}&show=shortlist`);
    await page
      .getByRole('button', { name: /^Share/ })
      .first()
      .click();
    const link = await createLink(page);
    const elsewhere = await browser.newContext({ baseURL: productUrl() });
    const readerComplaints = new Complaints(elsewhere);
    await readerComplaints.hearRefusedCode();
    const reader = await elsewhere.newPage();
    const readerRan = await hearWords(reader);
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reader.getByRole('article')).toHaveCount(HOSTILE_WORDS.length);
    expect([...ran, ...readerRan]).toEqual([]);
    expect(readerComplaints.unexpected(), 'what the reader heard').toEqual([]);
    await elsewhere.close();
  },
);

test(
  'sixty-four such names of files in an archive are only names',
  ON_TOUR,
  async ({ page, signedIn }) => {
    const ran = await hearWords(page);
    await agreeOn(signedIn, 500);
    const archive = await writeZip(
      Object.fromEntries(HOSTILE_WORDS.map((words, index) => [`${index} ${words}.exe.txt`, ''])),
    );
    const job = await runBatch(signedIn, zipUpload(archive, `${HOSTILE_WORDS[8]}.zip`));
    await page.goto(`/analytics?batchId=${job.batch_job_id}`);
    await expect(unreadShelf(page).getByRole('listitem').first()).toBeVisible();
    expect(ran).toEqual([]);
  },
);

test(
  'eight of them as full names are only names in the console of the staff',
  ON_TOUR,
  async ({ page, account }) => {
    const ran = await hearWords(page);
    const owners = [];
    for (const words of SHORT_HOSTILE_WORDS)
      owners.push(await openAccount(newVisitor(), inventPerson(words)));
    await joinStaff(account);
    await remember(page, account);
    await page.goto('/staff');
    for (const { email, name } of owners) {
      await expect(page.getByRole('row').filter({ hasText: email })).toContainText(name);
    }
    for (const { email, name } of owners) {
      await page.goto('/staff');
      await page.getByRole('link', { name: email }).click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    }
    expect(ran).toEqual([]);
  },
);

test('eight of them as names of own terms are only names', ON_TOUR, async ({ page, signedIn }) => {
  const ran = await hearWords(page);
  await agreeOn(signedIn, 500);
  for (const words of SHORT_HOSTILE_WORDS) {
    await call(signedIn, terms.add, { body: { name: words, aliases: [`${words} again`] } });
  }

  await page.goto('/own-terms');
  for (const words of SHORT_HOSTILE_WORDS) {
    await page.getByRole('button', { name: `Edit ${words}`, exact: true }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('textbox', { name: 'Term', exact: true })).toHaveValue(words);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
  expect(await page.locator('main :is(script, iframe, details[ontoggle], img)').count()).toBe(0);
  expect(ran).toEqual([]);
});

test('eight of them as names of a passkey are only names', ON_TOUR, async ({ page, signedIn }) => {
  const ran = await hearWords(page);
  await plugInDevice(page);
  await page.goto('/settings#access');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/was added\. You can sign in with it now\./)).toBeVisible();
  const [made] = (await call(signedIn, passkeys.list)).passkeys;
  if (!made) throw new Error('No passkey was made.');

  for (const words of SHORT_HOSTILE_WORDS) {
    await call(signedIn, passkeys.rename, { params: { id: made.id }, body: { name: words } });
    await page.reload();
    for (const what of ['Rename', 'Remove']) {
      await page.getByRole('button', { name: `${what} ${words}`, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(/^(Rename|Remove) “/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
  expect(ran).toEqual([]);
});

test(
  'sixty-four of them in a conversation with support are only words, on both sides',
  ON_TOUR,
  async ({ page, browser, signedIn }) => {
    const ran = await hearWords(page);
    const member = await openAccount(newVisitor(), inventPerson(SHORT_HOSTILE_WORDS[3]));
    await joinStaff(member);
    const [first = '', ...answers] = Array.from({ length: 8 }, (_, part) =>
      HOSTILE_WORDS.slice(part * 8, part * 8 + 8).join('\n'),
    );
    const asked = { subject: HOSTILE_WORDS[1] ?? '', message: first };
    const { ticket_id: id } = await call(signedIn, support.chat, { body: asked });
    for (const message of answers) {
      await call(member, staffSupport.reply, { params: { id }, body: { message } });
    }

    await page.goto('/support');
    await page.getByRole('button', { name: 'Open chat' }).click();
    const log = page.getByRole('log', { name: 'Messages' });
    for (const message of [first, ...answers]) await expect(log).toContainText(message);
    await page.goto(`/support?ticket=${id}`);
    const sheet = page.getByRole('dialog', { name: asked.subject });
    for (const message of [first, ...answers]) await expect(sheet).toContainText(message);

    const desk = await browser.newContext({ baseURL: productUrl() });
    const complaints = new Complaints(desk);
    await complaints.hearRefusedCode();
    const staff = await desk.newPage();
    const staffRan = await hearWords(staff);
    await remember(staff, member);
    await staff.goto(`/staff/support/${id}`);
    await expect(staff.getByRole('heading', { level: 1, name: asked.subject })).toBeVisible();
    const conversation = staff.getByRole('log', { name: 'Messages' });
    for (const message of [first, ...answers]) await expect(conversation).toContainText(message);
    expect([...ran, ...staffRan]).toEqual([]);
    expect(complaints.unexpected(), 'what the staff heard').toEqual([]);
    await desk.close();
  },
);

test(
  'sixty-four of them in an assessment and its answers are only words, to whoever asks and whoever answers',
  ON_TOUR,
  async ({ page, browser, signedIn }) => {
    const ran = await hearWords(page);
    const all = HOSTILE_WORDS.join('\n');
    const [title = '', company = '', name = ''] = SHORT_HOSTILE_WORDS;
    const code = await inviteTo(signedIn, { title, company, name, prompt: all.slice(0, 1000) });
    const params = { code };
    const candidate = newVisitor();
    await call(candidate, candidateAssessment.start, { params, body: { agree: true } });
    const now = new Date().toISOString();
    await call(candidate, candidateAssessment.saveAnswer, {
      params: { ...params, milestone_id: 's1' },
      body: { answer: { t1: all }, client_saved_at: now, revision: 0 },
    });
    const asked = { kind: 'question' as const, message: all.slice(0, 2000) };
    await call(candidate, candidateAssessment.request, { params, body: asked });

    const phone = await browser.newContext({ baseURL: productUrl() });
    const complaints = new Complaints(phone);
    await complaints.hearRefusedCode();
    const theirs = await phone.newPage();
    const theirsRan = await hearWords(theirs);
    await theirs.goto(`/invite/${code}`);
    await expect(theirs.getByRole('textbox')).toHaveValue(all.trim());
    await theirs.getByRole('button', { name: 'Continue to review' }).click();
    await theirs.getByRole('button', { name: 'Send my answers' }).click();
    await expect(
      theirs.getByRole('heading', { level: 1, name: /^Sent\. Thank you/ }),
    ).toBeVisible();

    await page.goto(`/invitations?open=${code}`);
    const answers = page.getByRole('list', { name: 'Answers' });
    for (const words of HOSTILE_WORDS) await expect(answers).toContainText(words.trim());
    await page.goto('/invitations/assessments');
    await expect(page.getByRole('table')).toContainText(title.trim());
    expect([...ran, ...theirsRan]).toEqual([]);
    expect(complaints.unexpected(), 'what the candidate heard').toEqual([]);
    await phone.close();
  },
);
