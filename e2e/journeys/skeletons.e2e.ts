import { assessments } from '@candor/domain/api/assessments';
import { batches } from '@candor/domain/api/batches';
import { insights } from '@candor/domain/api/insights';
import { invitations } from '@candor/domain/api/invitations';
import { keys } from '@candor/domain/api/keys';
import { staff } from '@candor/domain/api/staff';
import { staffSupport } from '@candor/domain/api/staff-support';
import { support } from '@candor/domain/api/support';
import { terms } from '@candor/domain/api/terms';
import { ImportTermsBody } from '@candor/domain/model/term';
import type { Locator, Page } from '@playwright/test';
import type { Account } from '../support/accounts/account';
import { inviteTo, keepAssessment } from '../support/accounts/invite';
import { pay } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import { joinStaff } from '../support/accounts/staff';
import { csvUpload, plainRows, rowsOf, runBatch } from '../support/batches';
import { call } from '../support/call';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { expect, firstOfAlike, TOUR, test } from '../support/test';

/** Holds the answers to a call back until they are let go. */
async function holdAnswers(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = (url: URL) => url.pathname === path;
  await page.route(asked, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

type Places = { heads: { left: number; right: number }[]; row: { top: number; height: number } };

/** Where the heads of a list are across the page, if it has any, and its first row down the page. */
function placesOf(list: Locator): Promise<Places> {
  return list.evaluate((element) => {
    const heads = [...element.querySelectorAll('thead th')]
      .map((head) => head.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }));
    const row = (
      element.querySelector('tbody tr, li') ?? element.querySelector(':scope > div')
    )?.getBoundingClientRect();
    if (!row) throw new Error('There is no row');
    return { heads, row: { top: Math.round(row.top), height: Math.round(row.height) } };
  });
}

const JOBS = [
  { job: 'fourteen requirements', text: JOB_TEXT },
  { job: 'ten', text: JOB_TEXT.replace(/Nice to have.*?(?=What we offer)/s, '') },
];

/** Where there is room for every table, and where a finger presses and some lists are cards. */
const PLACES = [
  { where: 'on a desk', touch: false, sizes: [{ width: 1440, height: 900 }] },
  {
    where: 'on a tablet and a phone',
    touch: true,
    sizes: [
      { width: 768, height: 1024 },
      { width: 360, height: 780 },
    ],
  },
];

type List = {
  path: string;
  asks: string;
  label: string;
  rows: (page: Page) => Locator;
  /** Where there is no room for a table, if it is cards there. */
  cards?: (page: Page) => Locator;
  /** What is above it waits for the same answers, and is as high as before beside a mouse only. */
  onDesk?: boolean;
  fill: (account: Account) => Promise<unknown>;
};

const LISTS: readonly List[] = [
  {
    path: '/analytics',
    asks: batches.list.path,
    label: 'Loading the batches',
    rows: (page) => page.getByRole('table', { name: 'Batches, newest first' }),
    cards: (page) => page.getByRole('list', { name: 'Batches' }),
    fill: (account) => runBatch(account, csvUpload(plainRows(3, 'skeleton'))),
  },
  {
    path: '/api-keys',
    asks: keys.list.path,
    label: 'Loading the API keys',
    rows: (page) => page.getByRole('table', { name: 'API keys, oldest first' }),
    fill: (account) => call(account, keys.create, { body: { name: 'Nightly import' } }),
  },
  {
    path: '/invitations',
    asks: invitations.list.path,
    label: 'Loading the invitations',
    rows: (page) => page.getByRole('grid', { name: 'Invitations' }),
    cards: (page) => page.getByRole('list', { name: 'Not started' }),
    fill: async (account) => {
      await pay(account, 'professional');
      await inviteTo(account, {});
    },
  },
  {
    path: '/invitations/assessments',
    asks: assessments.list.path,
    label: 'Loading your assessments',
    rows: (page) => page.getByRole('table', { name: 'Assessments, newest first' }),
    fill: (account) => keepAssessment(account, {}),
  },
  {
    path: '/own-terms',
    asks: terms.list.path,
    label: 'Loading your terms',
    rows: (page) => page.getByRole('table', { name: 'Own terms, by name' }),
    fill: (account) => {
      const term = { name: 'Harbourline', kind: 'tool', aliases: ['HBL4'], broader: [] };
      return call(account, terms.import, { body: ImportTermsBody.parse({ terms: [term] }) });
    },
  },
  {
    path: '/support',
    asks: support.list.path,
    label: 'Loading your tickets',
    onDesk: true,
    rows: (page) => page.getByRole('list', { name: 'Your tickets' }),
    fill: askByMail,
  },
  {
    path: '/staff',
    asks: staff.users.path,
    label: 'Loading the accounts',
    onDesk: true,
    rows: (page) => page.getByRole('table', { name: 'Accounts, newest first' }),
    fill: joinStaff,
  },
  {
    path: '/staff/support',
    asks: staffSupport.tickets.path,
    label: 'Loading the tickets',
    onDesk: true,
    rows: (page) => page.getByRole('table', { name: /^Tickets/ }),
    fill: async (account) => {
      await joinStaff(account);
      await askByMail(account);
    },
  },
];

function askByMail(account: Account): Promise<unknown> {
  return call(account, support.mail, {
    body: {
      name: account.name,
      email: account.email,
      subject: 'Two columns in one resume',
      message: 'Both columns were read as one.',
      type: 'general',
    },
  });
}

for (const { where, touch, sizes } of PLACES)
  test.describe(where, { tag: touch ? TOUR : [] }, () => {
    test.use({ isMobile: touch, hasTouch: touch });
    const lists = LISTS.filter(({ onDesk }) => !touch || !onDesk);
    for (const [index, { path, asks, label, rows, cards = rows, fill }] of lists.entries()) {
      const tag = touch ? [] : firstOfAlike(index);
      test(`the columns and the first row of ${path} stay where they are when the rows arrive`, {
        tag,
      }, async ({ page, account }) => {
        await fill(account);
        await remember(page, account);
        for (const size of sizes) {
          const letGo = await holdAnswers(page, asks);
          await page.setViewportSize(size);
          await page.goto(path);
          const standIn = page.getByRole('status', { name: label });
          await expect(page.locator('[data-frame-of]')).toHaveCount(0);
          await expect(standIn).toBeVisible();
          const table = standIn.locator('table');
          const before = await placesOf((await table.count()) > 0 ? table : standIn);
          letGo();
          const list = touch ? cards(page) : rows(page);
          await expect(list).toBeVisible();
          expect(await placesOf(list), `${size.width} wide`).toEqual(before);
          await page.unrouteAll({ behavior: 'wait' });
        }
      });
    }
  });

test('the totals of /meta-analytics stay in their columns when their figures arrive', async ({
  page,
  account,
}) => {
  await pay(account, 'professional');
  await runBatch(account, csvUpload(plainRows(6, 'skeleton')));
  await remember(page, account);
  const letGo = await holdAnswers(page, insights.enhanced.path);
  await page.goto('/meta-analytics');
  const standIn = page.getByRole('status', { name: 'Loading the figures' }).first();
  await expect(page.locator('[data-frame-of]')).toHaveCount(0);
  await expect(standIn).toBeVisible();
  const before = await totalsAt(standIn.locator('section').first());
  letGo();
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toBeVisible();
  expect(await totalsAt(totals)).toEqual(before);
});

/** Where the card with the totals is, and its columns. */
function totalsAt(card: Locator) {
  return card.evaluate((element) => {
    const edges = ({ left, top, height }: DOMRect) => [left, top, height].map(Math.round);
    const columns = element.querySelectorAll(':scope > div, :scope > dl > div');
    return {
      card: edges(element.getBoundingClientRect()),
      lefts: [...columns].map((column) => Math.round(column.getBoundingClientRect().left)),
    };
  });
}

for (const { where, touch, sizes } of [
  { where: 'on a desk', touch: false, sizes: [{ width: 1440, height: 900 }] },
  {
    where: 'on a tablet and a phone',
    touch: true,
    sizes: [
      { width: 768, height: 1024 },
      { width: 390, height: 844 },
    ],
  },
])
  test.describe(`results ${where}`, { tag: touch ? TOUR : [] }, () => {
    test.use({ isMobile: touch, hasTouch: touch });

    for (const { job, text } of JOBS) {
      test(`heads and people of a job with ${job} stay where they are when the people arrive`, async ({
        page,
        signedIn,
      }) => {
        // Few enough that no score has more than four people above each other.
        const people = csvUpload(rowsOf(CANDIDATES.slice(0, 8)));
        const { batch_job_id: id } = await runBatch(signedIn, people, text);
        // A browser that has seen the list knows how many requirements it has.
        await page.goto(`/analytics?batchId=${id}`);
        await expect(page.getByRole('main').getByText(/^8 scored/)).toBeVisible();
        for (const size of sizes) {
          const letGo = await holdAnswers(page, batches.results.path.replace(':id', id));
          await page.setViewportSize(size);
          await page.goto(`/analytics?batchId=${id}`);
          const standIn = page.getByRole('status', { name: 'Loading the results' });
          await expect(page.locator('[data-frame-of]')).toHaveCount(0);
          await expect(standIn).toBeVisible();
          const before = await listPlaces(page);
          letGo();
          await expect(standIn).toHaveCount(0);
          await expect.poll(() => listPlaces(page), `${size.width} wide`).toEqual(before);
          await page.unrouteAll({ behavior: 'wait' });
        }
      });
    }
  });

/** Where the words of the heads begin across the page, and where the first person is, in steps of two pixels. */
async function listPlaces(page: Page) {
  const heads = ['#', 'Candidate', 'Match', 'Must', 'Yours'];
  const main = page.getByRole('main');
  const lefts = await Promise.all(
    heads.map(async (head) => {
      const shown = main.getByText(head, { exact: true }).filter({ visible: true });
      return (await shown.count()) === 0 ? null : stepped(await leftOf(shown.first()));
    }),
  );
  const first = main.locator('[data-skeleton], [data-row], [data-card]').filter({ visible: true });
  const box = await first.first().boundingBox();
  if (!box) throw new Error('There is no row');
  return { lefts, top: stepped(box.y), height: stepped(box.height) };
}

/** Half a pixel may be rounded up here and down there. */
function stepped(pixels: number): number {
  return 2 * Math.round(pixels / 2);
}

/** Where the words of an element begin across the page. */
function leftOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });
}
