// Takes a picture of every screen with invented people: `npm run pictures -w @candor/e2e -- <folder>`. Also renews
// docs/results.png, the picture of the README.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Account, openAccount, register } from './support/accounts/account';
import { inventPerson } from './support/accounts/person';
import { agreeOn, endTrial } from './support/accounts/plan';
import { sendSignIn, signIn } from './support/accounts/sign-in';
import { csvUpload, rowsOf, runBatch, zipUpload } from './support/batches';
import { findBrowser } from './support/browser';
import { call } from './support/call';
import { writeBrokenPdf, writePdf, writeScan } from './support/documents/pdf';
import { writeZip } from './support/documents/zip';
import { productUrl } from './support/places';
import { openProduct } from './support/product';
import { CANDIDATES, candidate } from './support/samples';
import { requirementButtons } from './support/screens/results';
import { FIRST_DAY_STOPS, PUBLIC_STOPS, type Stop, workingStops } from './support/screens/tour';
import { newVisitor } from './support/visitor';

const README_PICTURE = fileURLToPath(new URL('../docs/results.png', import.meta.url));
const SCHEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1440, height: 900, deviceScaleFactor: 1, touch: false },
  { width: 390, height: 844, deviceScaleFactor: 2, touch: true },
];

type Look = { size: (typeof SIZES)[number]; scheme: (typeof SCHEMES)[number] };

const LOOKS: readonly Look[] = SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ size, scheme })));

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the pictures');
await mkdir(folder, { recursive: true });

const closeProduct = await openProduct();
const { executablePath, args, env } = findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...definedEnv(), ...env } });
try {
  await takeAll(browser, productUrl(), folder);
} finally {
  await browser.close();
  await closeProduct();
}

async function takeAll(browser: Browser, url: string, into: string): Promise<void> {
  const newcomer = await openAccount(newVisitor(), inventPerson('Robin Ashdown'));
  const recruiter = await openAccount(newVisitor(), inventPerson('Imogen Fairweather'));
  const unconfirmed = await register(newVisitor(), inventPerson('Theo Lindqvist'));
  const former = await openAccount(newVisitor(), inventPerson('Dara Okoro'));
  await endTrial(former);
  await agreeOn(recruiter, 500);
  const job = await fillHistory(recruiter);

  for (const look of LOOKS) {
    const take = (account: Account | null, stops: readonly Stop[]) =>
      visit(browser, url, { look, account, stops, into });
    await take(null, PUBLIC_STOPS);
    await take(newcomer, FIRST_DAY_STOPS);
    await take(recruiter, workingStops(job));
    await take(null, [gate('gate-confirm', unconfirmed)]);
    await take(null, [gate('gate-trial-expired', former)]);
  }
  await takeReadmePicture(browser, url, recruiter, job);
}

/** A few weeks of work: a failed batch, a small one, and the large one that the pictures are about. */
async function fillHistory(account: Account): Promise<BatchJob> {
  const failed = await runBatch(
    account,
    zipUpload(await writeZip({ 'scan.pdf': await writeScan() })),
  );
  await rename(account, failed, 'Depot Supervisor, nights');
  const small = await runBatch(
    account,
    csvUpload(rowsOf(CANDIDATES.slice(3, 12)), 'fares-team.csv'),
  );
  await rename(account, small, 'Analytics Engineer, Fares');

  const documents = await Promise.all(
    CANDIDATES.map(async ({ slug, text }) => [`${slug}.pdf`, await writePdf(text)] as const),
  );
  return runBatch(
    account,
    zipUpload(
      await writeZip({
        ...Object.fromEntries(documents),
        'application-photo.pdf': await writeScan(),
        'cv_final_v3.pdf': await writeBrokenPdf(candidate('lukas-brandt').text),
      }),
      'ridership-spring.zip',
    ),
  );
}

async function rename(account: Account, job: BatchJob, jobTitle: string): Promise<void> {
  await call(account, batches.rename, { params: { id: job.batch_job_id }, body: { jobTitle } });
}

/** A gate that somebody meets right after signing in. */
function gate(name: string, account: Account): Stop {
  return {
    name,
    async open(page) {
      await page.goto('/login');
      await sendSignIn(page, account);
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    },
  };
}

type Visit = { look: Look; account: Account | null; stops: readonly Stop[]; into: string };

async function visit(browser: Browser, url: string, plan: Visit): Promise<void> {
  const { look, account, stops, into } = plan;
  const page = await newPage(browser, url, look);
  if (account) await signIn(page, account);
  for (const stop of stops) {
    await stop.open(page);
    const file = `${stop.name}-${look.size.width}-${look.scheme}.png`;
    await page.screenshot({ path: path.join(into, file), animations: 'disabled' });
    await page.screenshot({
      path: path.join(into, `full-${file}`),
      animations: 'disabled',
      fullPage: true,
    });
  }
  await page.context().close();
}

async function takeReadmePicture(
  browser: Browser,
  url: string,
  account: Account,
  job: BatchJob,
): Promise<void> {
  const [look] = LOOKS;
  if (!look) throw new Error('There is no look to take the picture in');
  const page = await newPage(browser, url, look);
  await signIn(page, account);
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  const pane = page.getByRole('complementary', { name: 'Candidate' });
  await requirementButtons(pane).first().click();
  await page.locator('mark[data-on="true"]').first().waitFor();
  // Choosing evidence scrolls to it; the picture shows the score above it as well.
  await pane.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: README_PICTURE, animations: 'disabled' });
  await page.context().close();
}

async function newPage(browser: Browser, baseURL: string, { size, scheme }: Look): Promise<Page> {
  const { deviceScaleFactor, touch, ...viewport } = size;
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor,
    isMobile: touch,
    hasTouch: touch,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  return context.newPage();
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
