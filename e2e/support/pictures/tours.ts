import type { BatchJob } from '@candor/domain/model/batch';
import { type Account, openAccount } from '../accounts/account';
import { inventPerson } from '../accounts/person';
import { shortenTrial } from '../accounts/plan';
import { FIRST_DAY_STOPS, MEMBER_STOPS } from '../tour/member-stops';
import { PUBLIC_STOPS, sharedStop } from '../tour/public-stops';
import { resultStops } from '../tour/result-stops';
import { at, type Stop } from '../tour/stop';
import { newVisitor } from '../visitor';
import { assessmentStops, FIRST_ASSESSMENT_STOPS } from './assessments-stops';
import { atsReportStops } from './ats-report-stops';
import { PARTNER_STOPS, RETURN_STOPS } from './ats-stops';
import { BILLING_STOPS, TRIAL_BILLING_STOPS } from './billing-stops';
import type { Cast } from './cast';
import { memberCloser, NEWCOMER_CLOSER } from './closer-stops';
import { entryStops, linkStops } from './entry-stops';
import { failingStops } from './failing-stops';
import { FIRST_INVITATION_STOPS, invitationStops } from './invitations-stops';
import { inviteStops } from './invite-stops';
import { firstKeyStops, KEY_STOPS } from './key-stops';
import { META_STOPS } from './meta-stops';
import { NEWS_STOPS } from './news-stops';
import { LOCKED_STOPS, nobodyStops } from './nobody-stops';
import { PASSKEY_REFUSED_STOP, PASSKEY_STOPS } from './passkey-stops';
import { resultDetailStops } from './result-detail-stops';
import { SECOND_FACTOR_STOPS, SECOND_STEP_STOP } from './second-factor-stops';
import { SETTINGS_STOPS } from './settings-stops';
import { FIRST_SHELL_STOPS, SHELL_STOPS } from './shell-stops';
import { SOURCE_STOPS } from './source-stops';
import { staffStops } from './staff-stops';
import { noticeStops, paperStops, quotaStops, troubleStops } from './state-stops';
import { FIRST_SUPPORT_STOPS, staffSupportStops, supportStops } from './support-stops';
import type { Tour } from './take-tour';
import { NO_TERMS_STOP, TERM_STOPS } from './term-stops';
import { partnerWaitingStops, waitingStops } from './waiting-stops';

/** Who goes where. `anew` is for those whose screens ask for a sign-in of the last minutes. */
export type Walk = Pick<Tour, 'account' | 'hasNews' | 'stops'> & { anew?: boolean };

/** Those whose first day and whose last one come anew for each look. */
export type Arrivals = { newcomer: Account; hurried: Account };

/** What the recruiter has made: the batch whose results are shown, and a link to its shortlist. */
export type Work = { job: BatchJob; share: string };

/** Opens the accounts of those who come anew. */
export async function openArrivals(): Promise<Arrivals> {
  const newcomer = await openAccount(newVisitor(), inventPerson('Robin Ashdown'));
  const hurried = await openAccount(newVisitor(), inventPerson('Aiko Brandvold'));
  await shortenTrial(hurried, 20);
  return { newcomer, hurried };
}

/** The walks of one look, in their order: what is done on the way stays with the account. */
export function walksOf(cast: Cast, { newcomer, hurried }: Arrivals, work: Work): readonly Walk[] {
  const ending = at('trial-ending', '/dashboard', 'Dashboard');
  return [
    { account: null, stops: visitorStops(cast, work) },
    { account: newcomer, stops: newcomerStops(newcomer) },
    ...walksOfPayers(cast),
    ...walksOfRecruiter(cast.recruiter, work.job),
    { account: hurried, stops: [ending, ...quotaStops(hurried)] },
    ...walksPastGates(cast),
  ];
}

function visitorStops({ recruiter, invited }: Cast, { job, share }: Work): readonly Stop[] {
  return [
    ...PUBLIC_STOPS,
    SECOND_STEP_STOP,
    PASSKEY_REFUSED_STOP,
    ...entryStops(recruiter),
    sharedStop(share, job.jobTitle),
    ...inviteStops(invited),
    ...linkStops(share, `/invite/${invited.fresh}`),
  ];
}

function newcomerStops(newcomer: Account): readonly Stop[] {
  return [
    ...FIRST_DAY_STOPS,
    ...NEWCOMER_CLOSER,
    ...firstKeyStops(newcomer),
    NO_TERMS_STOP,
    ...FIRST_SHELL_STOPS,
    ...TRIAL_BILLING_STOPS,
    ...FIRST_SUPPORT_STOPS,
    ...FIRST_ASSESSMENT_STOPS,
    ...FIRST_INVITATION_STOPS,
    ...RETURN_STOPS,
    ...LOCKED_STOPS,
  ];
}

function walksOfPayers(cast: Cast): Walk[] {
  const { subscriber, assessmentId, following, followed, partner, reports } = cast;
  const hub = [...PARTNER_STOPS, ...atsReportStops(reports), ...partnerWaitingStops(reports)];
  return [
    { account: subscriber, stops: [...BILLING_STOPS, ...assessmentStops(assessmentId)] },
    { account: following, hasNews: true, stops: invitationStops(followed) },
    { account: partner, stops: hub },
  ];
}

function walksOfRecruiter(recruiter: Account, job: BatchJob): Walk[] {
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
  const states = [
    ...troubleStops(job),
    ...noticeStops(job),
    ...paperStops(job),
    ...waitingStops(job),
    ...failingStops(job),
    ...nobodyStops(job),
  ];
  return [
    { account: recruiter, anew: true, hasNews: true, stops: working },
    { account: recruiter, hasNews: true, stops: states },
  ];
}

function walksPastGates(cast: Cast): Walk[] {
  const { unconfirmed, former, asking, asked, member, closed } = cast;
  const confirm = at('gate-confirm', '/dashboard', 'Confirm your e-mail address');
  const expired = at('gate-trial-expired', '/dashboard', 'Trial Period Expired');
  const suspended = at('gate-suspended', '/dashboard', 'Account suspended');
  const hidden = at('staff-hidden', '/staff', 'Page not found');
  return [
    { account: unconfirmed, stops: [confirm] },
    { account: former, stops: [expired] },
    { account: asking, stops: supportStops(asked) },
    { account: member, stops: [...staffStops(former), ...staffSupportStops(asked)] },
    { account: closed, stops: [suspended, hidden] },
  ];
}
