// Takes a picture of every screen with invented people: `npm run pictures -- <folder>`. Also renews docs/results.png, the
// picture of the README. `npm run pictures -- <folder> <pattern>` takes only pictures whose name matches, such as
// `results.*-360-dark`; that one's name is `readme`.
import { mkdir } from 'node:fs/promises';
import { startAshby } from '@candor/server/testing/ashby/simulator';
import type { Browser } from '@playwright/test';
import type { Account } from './support/accounts/account';
import { keepAssessment } from './support/accounts/invite';
import { signInAnew } from './support/accounts/sign-in';
import { launchBrowser } from './support/launch-browser';
import { openCast } from './support/pictures/cast';
import { useKeys } from './support/pictures/key-stops';
import { SIZES } from './support/pictures/look';
import { answerShortlist } from './support/pictures/news-stops';
import { takeReadmePicture } from './support/pictures/readme-picture';
import { takeTour } from './support/pictures/take-tour';
import { teachTerms } from './support/pictures/term-stops';
import { openArrivals, type Walk, type Work, walksOf } from './support/pictures/tours';
import { fillHistory } from './support/pictures/work-history';
import { productUrl } from './support/places';
import { openProduct } from './support/product';
import { decideAndShare } from './support/tour/history';

const [folder, pattern] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the pictures');
await mkdir(folder, { recursive: true });
const wanted = pattern === undefined ? null : new RegExp(pattern);
// One account opens more pages in a minute than a person does.
process.env.REQUESTS_PER_MINUTE ??= '100000';
process.env.AI_CALLS_PER_HOUR ??= '1000';

const ashby = await startAshby();
process.env.ASHBY_API_BASE = ashby.url;
const closeProduct = await openProduct();
const browser = await launchBrowser();
try {
  await takeAll(browser, productUrl(), folder);
} finally {
  await browser.close();
  await closeProduct();
  await ashby.close();
}

async function takeAll(browser: Browser, url: string, into: string): Promise<void> {
  const cast = await openCast(ashby);
  const work = await workAs(cast.recruiter, browser, url);
  for (const size of SIZES) {
    for (const walk of walksOf(cast, await openArrivals(), work)) {
      const account = await accountOf(walk);
      await takeTour({ ...walk, account, browser, url, size, into, wanted });
    }
  }
}

async function accountOf({ account, anew }: Walk): Promise<Account | null> {
  return account && anew ? signInAnew(account) : account;
}

/** What the recruiter does before anybody looks. The picture of the README is of a day in the middle of it. */
async function workAs(recruiter: Account, browser: Browser, url: string): Promise<Work> {
  const job = await fillHistory(recruiter);
  await keepAssessment(recruiter, { title: 'A day with late data' });
  await useKeys(recruiter);
  if (wanted?.test('readme') ?? true) await takeReadmePicture(browser, url, recruiter, job);
  await teachTerms(recruiter);
  await answerShortlist(recruiter, job.batch_job_id);
  return { job, share: await decideAndShare(recruiter, job.batch_job_id) };
}
