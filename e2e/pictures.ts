// Takes a picture of every screen with invented people: `npm run pictures -- <folder>`. Also renews docs/results.png, the
// picture of the README.
import { mkdir } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { openAccount, register } from './support/accounts/account';
import { inventPerson } from './support/accounts/person';
import { agreeOn, endTrial } from './support/accounts/plan';
import { launchBrowser } from './support/launch-browser';
import { LOOKS } from './support/pictures/look';
import { takeReadmePicture } from './support/pictures/readme-picture';
import { takeTour } from './support/pictures/take-tour';
import { fillHistory } from './support/pictures/work-history';
import { productUrl } from './support/places';
import { openProduct } from './support/product';
import { decideAndShare } from './support/tour/history';
import { FIRST_DAY_STOPS, MEMBER_STOPS } from './support/tour/member-stops';
import { PUBLIC_STOPS, sharedStop } from './support/tour/public-stops';
import { resultStops } from './support/tour/result-stops';
import { at } from './support/tour/stop';
import { newVisitor } from './support/visitor';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the pictures');
await mkdir(folder, { recursive: true });

const closeProduct = await openProduct();
const browser = await launchBrowser();
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
  await takeReadmePicture(browser, url, recruiter, job);
  const shared = sharedStop(await decideAndShare(recruiter, job.batch_job_id), job.jobTitle);

  for (const look of LOOKS) {
    const tour = { browser, url, look, into };
    await takeTour({ ...tour, account: null, stops: [...PUBLIC_STOPS, shared] });
    await takeTour({ ...tour, account: newcomer, stops: FIRST_DAY_STOPS });
    const working = [...MEMBER_STOPS, ...resultStops(job)];
    await takeTour({ ...tour, account: recruiter, hasNews: true, stops: working });
    const confirm = at('gate-confirm', '/dashboard', 'Confirm your e-mail address');
    await takeTour({ ...tour, account: unconfirmed, stops: [confirm] });
    const expired = at('gate-trial-expired', '/dashboard', 'Trial Period Expired');
    await takeTour({ ...tour, account: former, stops: [expired] });
  }
}
