import type { BatchJob } from '@candor/domain/model/batch';
import { expect, type Page, type Route } from '@playwright/test';
import type { Account } from '../accounts/account';
import { useUp } from '../accounts/plan';
import { JOB_TEXT } from '../samples';
import { fillJob } from '../screens/new-batch';
import { openTab } from '../screens/results';
import { openBest } from '../tour/result-stops';
import { answering, at, type Stop, then } from '../tour/stop';

const DASHBOARD = at('dashboard', '/dashboard', 'Dashboard');
const BATCHES = /\/api\/v1\/batch-jobs(\?.*)?$/;

/** A quota of a hundred at each level of its warnings, and used up. */
export function quotaStops(account: Account): readonly Stop[] {
  return [50, 75, 92, 100].map((used) => ({
    name: `quota-${used}`,
    async open(page) {
      await useUp(account, used);
      await DASHBOARD.open(page);
      await expect(page.getByText(`${used} of 100 candidates used`).first()).toBeVisible();
    },
  }));
}

/** What a screen is like while the server answers otherwise than usual. */
export function troubleStops(job: BatchJob): readonly Stop[] {
  const address = `/analytics?batchId=${job.batch_job_id}`;
  const opened = (path: string) => (page: Page) => page.goto(path).then(() => undefined);
  return [
    answering('batch-running', BATCHES, runNewest, async (page) => {
      await DASHBOARD.open(page);
      await expect(page.getByRole('heading', { name: 'Now' })).toBeVisible();
    }),
    answering('rate-limited', '**/api/**', refuse(429, { 'Retry-After': '40' }), async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('timer')).toBeVisible();
    }),
    answering('plan-unknown', '**/api/users/**', refuse(503), async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByText('Failed to load critical subscription data')).toBeVisible();
    }),
    answering('cards-failed', BATCHES, refuse(503), async (page) => {
      await opened('/analytics')(page);
      await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
    }),
    answering('results-failed', '**/results?**', refuse(503), async (page) => {
      await opened(address)(page);
      await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
    }),
    answering('results-denied', '**/results?**', refuse(403), async (page) => {
      await opened(address)(page);
      await expect(page.getByText(/Access denied/).first()).toBeVisible();
    }),
    at('results-unknown', '/analytics?batchId=batch-that-never-was', /./),
  ];
}

/** Notices of each kind that somebody meets: what was done, with the way back, and what was refused. */
export function noticeStops(job: BatchJob): readonly Stop[] {
  const results = at('results', `/analytics?batchId=${job.batch_job_id}`, job.jobTitle);
  const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
  const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first();
  return [
    {
      name: 'notice-undo',
      async open(page) {
        await results.open(page);
        // Somebody nobody has decided about: the first people of the tour are decided.
        const person = page.getByRole('button', { name: /^Isaac Feldman/ });
        await person.hover();
        const maybe = page.getByRole('button', { name: 'Maybe Isaac Feldman' });
        if ((await maybe.count()) > 0) {
          await maybe.click();
        } else {
          await person.click();
          // A key pressed before somebody is open decides about whoever is first.
          const opened = page.getByRole('heading', { level: 2, name: 'Isaac Feldman' });
          await expect(opened).toBeVisible();
          await page.keyboard.press('m');
        }
        await expect(undo(page)).toBeVisible();
      },
      async leave(page) {
        await undo(page).click();
        // The notice of what was undone may stand a moment beside the one before it.
        await expect(undo(page)).toBeHidden({ timeout: 15_000 });
      },
    },
    then('notice-error', DASHBOARD, async (page) => {
      await fillJob(page, JOB_TEXT);
      await page.getByRole('button', { name: 'Score candidates' }).click();
      await expect(notices(page).getByRole('alert').first()).toBeVisible();
    }),
  ];
}

/** What goes to paper, as wide as it is there. */
export function paperStops(job: BatchJob): readonly Stop[] {
  const address = `/analytics?batchId=${job.batch_job_id}`;
  const results = at('results', address, job.jobTitle);
  const shortlist = at('shortlist', `${address}&show=shortlist`, job.jobTitle);
  return [
    onPaper('paper-list', results, async (page) => {
      await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible();
    }),
    onPaper('paper-receipt', results, async (page) => {
      await openTab(await openBest(page), 'Receipt');
      await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    }),
    onPaper('paper-call-sheet', shortlist, async (page) => {
      await page.getByRole('button', { name: 'Call sheet' }).click();
      await page.getByRole('button', { name: /^Print/ }).click();
    }),
  ];
}

function refuse(status: number, headers: Record<string, string> = {}) {
  return (route: Route) => route.fulfill({ status, headers, json: {} });
}

/** The newest batch is half done. */
async function runNewest(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  const body: { jobs: BatchJob[] } = await response.json();
  const [newest] = body.jobs;
  if (newest) {
    Object.assign(newest, {
      status: 'processing',
      progress: 54,
      stage: 'Comparing profiles and matching',
      completed_at: null,
      processed_candidates: 14,
    });
  }
  await route.fulfill({ response, json: body });
}

const PAPER = { width: 680, height: 960 };

function onPaper(name: string, before: Stop, step: (page: Page) => Promise<void>): Stop {
  let screen = PAPER;
  return {
    name,
    async open(page) {
      screen = page.viewportSize() ?? PAPER;
      await before.open(page);
      // Nobody answers the question of the browser for a printer.
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await step(page);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(PAPER);
    },
    async leave(page) {
      await page.emulateMedia({ media: null });
      await page.setViewportSize(screen);
    },
  };
}
