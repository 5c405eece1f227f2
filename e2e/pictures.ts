// Takes a picture of every screen with invented people: `npm run pictures -- <folder>`. Also renews docs/results.png, the
// picture of the README. `npm run pictures -- <folder> <pattern>` takes only pictures whose name matches, such as
// `results.*-360-dark`, and leaves that one alone.
import { mkdir } from 'node:fs/promises';
import { startAshby } from '@candor/server/testing/ashby/simulator';
import type { Browser } from '@playwright/test';
import { openAccount, register } from './support/accounts/account';
import { keepAssessment } from './support/accounts/invite';
import { inventPerson } from './support/accounts/person';
import { agreeOn, endTrial, pay, shortenTrial, useUp } from './support/accounts/plan';
import { signInAnew } from './support/accounts/sign-in';
import { joinStaff, suspend } from './support/accounts/staff';
import { launchBrowser } from './support/launch-browser';
import {
  assessmentStops,
  buildAssessments,
  FIRST_ASSESSMENT_STOPS,
} from './support/pictures/assessments-stops';
import { atsReportStops } from './support/pictures/ats-report-stops';
import { PARTNER_STOPS, RETURN_STOPS } from './support/pictures/ats-stops';
import { fillAshby, makePartner } from './support/pictures/ats-world';
import { BILLING_STOPS, TRIAL_BILLING_STOPS } from './support/pictures/billing-stops';
import { memberCloser, NEWCOMER_CLOSER } from './support/pictures/closer-stops';
import { entryStops, linkStops } from './support/pictures/entry-stops';
import {
  FIRST_INVITATION_STOPS,
  followCandidates,
  invitationStops,
} from './support/pictures/invitations-stops';
import { inviteCandidates, inviteStops } from './support/pictures/invite-stops';
import { FIRST_KEY_STOPS, KEY_STOPS, useKeys } from './support/pictures/key-stops';
import { LOOKS } from './support/pictures/look';
import { META_STOPS } from './support/pictures/meta-stops';
import { answerShortlist, NEWS_STOPS } from './support/pictures/news-stops';
import { PASSKEY_REFUSED_STOP, PASSKEY_STOPS } from './support/pictures/passkey-stops';
import { takeReadmePicture } from './support/pictures/readme-picture';
import { resultDetailStops } from './support/pictures/result-detail-stops';
import { SECOND_FACTOR_STOPS, SECOND_STEP_STOP } from './support/pictures/second-factor-stops';
import { SETTINGS_STOPS } from './support/pictures/settings-stops';
import { FIRST_SHELL_STOPS, SHELL_STOPS } from './support/pictures/shell-stops';
import { SOURCE_STOPS } from './support/pictures/source-stops';
import { changeContract, staffStops } from './support/pictures/staff-stops';
import { noticeStops, paperStops, quotaStops, troubleStops } from './support/pictures/state-stops';
import {
  askSupport,
  FIRST_SUPPORT_STOPS,
  staffSupportStops,
  supportStops,
} from './support/pictures/support-stops';
import { takeTour } from './support/pictures/take-tour';
import { NO_TERMS_STOP, TERM_STOPS, teachTerms } from './support/pictures/term-stops';
import { fillHistory } from './support/pictures/work-history';
import { productUrl } from './support/places';
import { openProduct } from './support/product';
import { decideAndShare } from './support/tour/history';
import { FIRST_DAY_STOPS, MEMBER_STOPS } from './support/tour/member-stops';
import { PUBLIC_STOPS, sharedStop } from './support/tour/public-stops';
import { resultStops } from './support/tour/result-stops';
import { at } from './support/tour/stop';
import { newVisitor } from './support/visitor';

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
  const recruiter = await openAccount(newVisitor(), inventPerson('Imogen Fairweather'));
  const unconfirmed = await register(newVisitor(), inventPerson('Theo Lindqvist'));
  const former = await openAccount(newVisitor(), inventPerson('Dara Okoro'));
  await endTrial(former);
  const member = await openAccount(newVisitor(), inventPerson('Solveig Marsh'));
  await joinStaff(member);
  await changeContract(member, former);
  const closed = await openAccount(newVisitor(), inventPerson('Bram Castellan'));
  await suspend(closed);
  await agreeOn(recruiter, 500);
  const subscriber = await openAccount(newVisitor(), inventPerson('Noor Castellane'));
  await pay(subscriber, 'professional');
  await useUp(subscriber, 1180);
  const asking = await openAccount(newVisitor(), inventPerson('Ines Halloran'));
  await pay(asking, 'professional');
  const asked = await askSupport(asking, member);
  const assessmentId = await buildAssessments(subscriber);
  const inviting = await openAccount(newVisitor(), inventPerson('Dana Whitlock'));
  await pay(inviting, 'professional');
  const invited = await inviteCandidates(inviting);
  const candidates = inviteStops(invited);
  const following = await openAccount(newVisitor(), inventPerson('Marta Ellingsen'));
  await pay(following, 'professional');
  const followed = invitationStops(await followCandidates(following));
  const partner = await openAccount(newVisitor(), inventPerson('Leonie Hartwell'));
  await pay(partner, 'professional');
  await makePartner(partner);
  const reports = atsReportStops(await fillAshby(partner, ashby));
  const job = await fillHistory(recruiter);
  await keepAssessment(recruiter, { title: 'A day with late data' });
  await useKeys(recruiter);
  if (!wanted) await takeReadmePicture(browser, url, recruiter, job);
  await teachTerms(recruiter);
  await answerShortlist(recruiter, job.batch_job_id);
  const share = await decideAndShare(recruiter, job.batch_job_id);
  const shared = sharedStop(share, job.jobTitle);

  for (const look of LOOKS) {
    const tour = { browser, url, look, into, wanted };
    // Their first day and their last one come anew for each look: what is done on the way stays with the account.
    const newcomer = await openAccount(newVisitor(), inventPerson('Robin Ashdown'));
    const hurried = await openAccount(newVisitor(), inventPerson('Aiko Brandvold'));
    await shortenTrial(hurried, 20);
    const visited = [
      ...PUBLIC_STOPS,
      SECOND_STEP_STOP,
      PASSKEY_REFUSED_STOP,
      ...entryStops(recruiter),
      shared,
      ...candidates,
      ...linkStops(share, `/invite/${invited.fresh}`),
    ];
    await takeTour({ ...tour, account: null, stops: visited });
    const firstDay = [...FIRST_DAY_STOPS, ...NEWCOMER_CLOSER, ...FIRST_KEY_STOPS, NO_TERMS_STOP];
    firstDay.push(...FIRST_SHELL_STOPS);
    const firstAsked = [...TRIAL_BILLING_STOPS, ...FIRST_SUPPORT_STOPS];
    await takeTour({
      ...tour,
      account: newcomer,
      stops: [
        ...[...firstDay, ...firstAsked, ...FIRST_ASSESSMENT_STOPS, ...FIRST_INVITATION_STOPS],
        ...RETURN_STOPS,
      ],
    });
    const built = assessmentStops(assessmentId);
    await takeTour({ ...tour, account: subscriber, stops: [...BILLING_STOPS, ...built] });
    await takeTour({ ...tour, account: following, hasNews: true, stops: followed });
    await takeTour({ ...tour, account: partner, stops: [...PARTNER_STOPS, ...reports] });
    const working = [
      ...MEMBER_STOPS,
      ...KEY_STOPS,
      ...SETTINGS_STOPS,
      ...PASSKEY_STOPS,
      ...SECOND_FACTOR_STOPS,
      ...TERM_STOPS,
      ...SOURCE_STOPS,
      ...META_STOPS,
      ...SHELL_STOPS,
      ...NEWS_STOPS,
      ...resultStops(job),
      ...memberCloser(job),
      ...resultDetailStops(job),
    ];
    const present = await signInAnew(recruiter);
    await takeTour({ ...tour, account: present, hasNews: true, stops: working });
    const states = [...troubleStops(job), ...noticeStops(job), ...paperStops(job)];
    await takeTour({ ...tour, account: recruiter, hasNews: true, stops: states });
    const ending = at('trial-ending', '/dashboard', 'Dashboard');
    await takeTour({ ...tour, account: hurried, stops: [ending, ...quotaStops(hurried)] });
    const confirm = at('gate-confirm', '/dashboard', 'Confirm your e-mail address');
    await takeTour({ ...tour, account: unconfirmed, stops: [confirm] });
    const expired = at('gate-trial-expired', '/dashboard', 'Trial Period Expired');
    await takeTour({ ...tour, account: former, stops: [expired] });
    await takeTour({ ...tour, account: asking, stops: supportStops(asked) });
    const ofStaff = [...staffStops(former), ...staffSupportStops(asked)];
    await takeTour({ ...tour, account: member, stops: ofStaff });
    const suspended = at('gate-suspended', '/dashboard', 'Account suspended');
    const hidden = at('staff-hidden', '/staff', 'Page not found');
    await takeTour({ ...tour, account: closed, stops: [suspended, hidden] });
  }
}
